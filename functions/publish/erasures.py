"""Erasing: a member's name, or that of a guest; the certificates, and how far each erasure has come."""

import re
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from typing import Any

from aws_lambda_powertools.event_handler import Response

from ladder.domain import erasure as acts
from ladder.domain.errors import Contended, Malformed, Missing
from ladder.domain.neutral import Label
from ladder.domain.records import Records, TournamentRecord
from ladder.domain.wanted import Wanted, of_aside, of_entry, of_member
from ladder.store import erasing, erasures, labels, writer
from ladder.store.acts import Decision
from ladder.store.backups import backups
from ladder.store.erasures import DONE, Order
from publish.answers import answer
from publish.change import NOBODY_MOVES, ripple_json
from publish.contents import Contents
from publish.desk import Desk, organiser
from publish.members import member_etag
from publish.routing import Router, conditional

router = Router()

SECONDS = 12.0
"""Of one request for going on with an erasure; check does what is left."""

MOST_REVISIONS = 2000
"""Of a club whose archive is gone through within a request, three times in all: some 15 seconds. Of a larger
one check does all of it.
"""

_STAYS = {
    "slug": "the club's address holds the name, and never changes",
    "club": "the club's name holds a part of the name, and stays until you change it",
    "tournament": "the id that its publisher gave a tournament holds the name, and stays as long as the club",
}

_PLACES = {
    "parts": "changes in the archive: what stood after them",
    "published": "changes in the archive: contents as published",
    "carried": "changes in the archive: what came with an import",
    "entry": "changes in the archive: their entries of the log",
    "idempotency": "changes in the archive: digests of requests",
    "versions of changes": "old versions of changes",
    "snapshots": "snapshots",
    "rows": "rows of the tables, the log's too",
    "books": "ladder books",
}


@router.delete("/clubs/<slug>/members/<member>")
@conditional
def erase(slug: str, member: str) -> Response[str]:
    """Erase a member's name wherever it stands; results and everybody's ratings stay. The certificate says
    how far that is. Asked again it answers the same.
    """
    desk = organiser(router, slug)

    def wanted(records: Records) -> Wanted:
        found = of_member(records, member)
        desk.refuse_stale(member_etag(records, member), f"Member {member}")
        return found

    known = desk.records().members.get(member)
    if known is not None and known.erased:
        return _told(desk, known.erased)
    return _erased(desk, wanted, "member.erased", member=member)


@router.delete("/clubs/<slug>/tournaments/<tournament>/entries/<no>/name")
def erase_entry(slug: str, tournament: str, no: str) -> Response[str]:
    """Erase the name typed at an entry of a guest, or that nobody has confirmed; wherever else it is nobody's
    either, too. The result stays. With `?version=waiting`, and for a number that only a version that waits or
    is held has: the name at that entry of it.
    """
    desk = organiser(router, slug)
    version = desk.request.query.get("version")
    if version not in {None, "waiting"}:
        raise Malformed("version: `waiting`, or left out")
    if not re.fullmatch(r"[1-9][0-9]{0,8}", no):
        raise Missing
    place = (tournament, int(no))
    contents = Contents(desk)

    def wanted(records: Records) -> Wanted:
        record = records.tournaments.get(tournament)
        aside = record and (record.waiting_in or record.held_in)
        if not (record and aside and (version or _only_aside(record, int(no)))):
            if version:
                raise Missing
            return of_entry(records, *place)
        return of_aside(records, contents.version_aside(records, record), int(no))

    try:
        wanted(desk.records())
    except Missing:
        for order in reversed(_orders(desk)):
            if place in order.entries:
                return _told(desk, order.revision)
        raise
    return _erased(desk, wanted, "entry.erased", tournament=tournament)


def _only_aside(record: TournamentRecord, no: int) -> bool:
    return all(each.no != no for each in record.tournament.entries)


@router.get("/clubs/<slug>/erasures")
def listed(slug: str) -> Response[str]:
    """Every erasure of the club, oldest first."""
    desk = organiser(router, slug)
    return answer(200, {"erasures": [_certificate(desk, order) for order in _orders(desk)]})


@router.get("/clubs/<slug>/erasures/<id>")
def read(slug: str, id: str) -> Response[str]:  # noqa: A002 - as the address has it
    """An erasure's certificate: what was erased where, and which backups hold the name until which day. One
    that is not done yet goes on with this request.
    """
    desk = organiser(router, slug)
    there = next((order for order in _orders(desk) if order.id == id), None)
    if there is None:
        raise Missing
    return answer(200, {"certificate": _certificate(desk, _gone_on(desk, there))})


def _erased(
    desk: Desk, wanted_of: Callable[[Records], Wanted], what: str, *, member: str = "", tournament: str = ""
) -> Response[str]:
    def decided(records: Records, wanted: Wanted, label: Label) -> Decision:
        after = acts.erase(records, wanted, label)
        return Decision(
            after,
            what,
            tournament=tournament,
            member=member,
            after=_touched(records, after, wanted) | _stays(acts.stays(records, wanted, label)),
            quiet=True,
        )

    if desk.request.preview:
        label = labels.throwaway()
        decision, moved = writer.preview(
            desk.aws, desk.club, lambda records: decided(records, wanted_of(records), label)
        )
        told = {"revision": decision.records.revision, "erases": decision.after}
        return answer(200, told | {"ripple": ripple_json(moved, decision.records)})
    act = desk.act()

    def decide(records: Records) -> Decision:
        erasures.refuse_rewriting(desk.aws, desk.club, records.revision)
        wanted = wanted_of(records)
        label = labels.labeller(desk.aws, desk.club, make=True)  # what is refused has made no key
        decision = decided(records, wanted, label)
        erasures.begin(desk.aws, records, wanted, act, acts.stays(records, wanted, label))
        return decision

    done = writer.commit(desk.aws, desk.club, decide, act)
    return _told(desk, done.revision)


def _told(desk: Desk, revision: int) -> Response[str]:
    """The answer to whoever asked for this erasure, now or before."""
    order = next((each for each in _orders(desk) if each.revision == revision), None)
    if order is None:
        raise Missing("This name was erased where the club was before it was imported")
    if desk.request.preview:
        return answer(
            200,
            {"revision": revision, "certificate": _certificate(desk, order), "ripple": NOBODY_MOVES},
        )
    return answer(202, {"revision": revision, "certificate": _certificate(desk, _gone_on(desk, order))})


def _orders(desk: Desk) -> list[Order]:
    """The orders whose changes stand."""
    now = desk.records().revision
    return [kept.order for kept in erasures.orders(desk.aws, desk.club) if kept.order.revision <= now]


def _gone_on(desk: Desk, order: Order) -> Order:
    """The order a step further, where one can be made just now."""
    if order.state == DONE or desk.records().revision > MOST_REVISIONS:
        return order
    with suppress(Contended):
        found = erasing.go_on(desk.aws, desk.club, desk.aws.clock() + SECONDS)
        return next((each for each in found if each.id == order.id), order)
    return order


def _touched(before: Records, after: Records, wanted: Wanted) -> dict[str, Any]:
    """What an erasure changes in the records, for the log and the preview: ids and numbers, no name."""
    changed = {
        id_: (record.tournament, after.tournaments[id_].tournament)
        for id_, record in before.tournaments.items()
        if record.tournament != after.tournaments[id_].tournament
    }
    aside = {id_ for id_, _ in wanted.aside}
    return {
        "members": sorted(wanted.members),
        "tournaments": len(changed.keys() | aside),
        "entries": sum(
            one.name != other.name
            for old, new in changed.values()
            for one, other in zip(old.entries, new.entries, strict=True)
        )
        + len(wanted.aside),
        "titles": sorted(id_ for id_, (old, new) in changed.items() if old.name != new.name),
        "same_name": list(wanted.holders),
    }


def _stays(found: Iterable[tuple[str, str]]) -> dict[str, Any]:
    """What holds the name and stays, in words."""
    return {"stays": [{"code": kind, "value": text, "what": _STAYS[kind]} for kind, text in found]}


def _certificate(desk: Desk, order: Order) -> dict[str, Any]:
    """How far it is and what was erased where, without the name."""
    places: list[Mapping[str, Any]] = [
        {"code": name.partition(" ")[0], "place": told, "erased": order.counts.get(name, 0)}
        for name, told in _PLACES.items()
    ]
    slug = desk.records().settings.slug
    day = (order.finished or desk.at)[:10]
    return {
        "id": order.id,
        "at": f"/api/clubs/{slug}/erasures/{order.id}",
        "revision": order.revision,
        "state": order.state,
        "asked_at": order.at,
        "finished_at": order.finished or None,
        "members": list(order.members),
        "entries": [{"tournament": name, "no": no} for name, no in order.entries],
        "same_name": list(order.holders),
        **_stays(order.stays),
        "places": [
            *places,
            {"code": "pages", "place": "pages, and their copies in the CDN", "done": order.state == DONE},
        ],
        "backups": [
            {"code": each.code, "what": each.what, "holds_name": each.holds_name, "expires": each.expires}
            for each in backups(day)
        ],
    }
