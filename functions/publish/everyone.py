"""The names that wait in all tournaments together: listed once each, confirmed in one change (SPEC 3)."""

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from aws_lambda_powertools.event_handler import Response

from ladder.domain.naming import normal
from ladder.domain.pending import PendingName, pending, waiting_tournaments
from ladder.domain.records import Records
from ladder.domain.settling import settle_names, ticked
from ladder.store import tokens
from ladder.store.acts import Decision
from publish import bodies
from publish.answers import answer
from publish.candidates import candidates_json
from publish.change import change
from publish.contents import Contents
from publish.desk import Desk, organiser
from publish.routing import Router, conditional

if TYPE_CHECKING:
    from ladder.pages.words import Words

router = Router()

PLACES = 5
"""Entries told with a name: enough to look one up."""


@router.get("/clubs/<slug>/names")
def read(slug: str) -> Response[str]:
    """Every name that waits in any tournament, once, with the box ticked in advance and whom it might be."""
    desk = organiser(router, slug)
    records = desk.records()
    found = _pending(Contents(desk), records)
    return answer(200, _told(desk, records, found), _etag(found))


@router.put("/clubs/<slug>/names")
@conditional
def put(slug: str) -> Response[str]:
    """Confirm names wherever they wait, all or part, or everything as ticked in the list that was seen."""
    from ladder.formats.all_names import AllNamesBody  # noqa: PLC0415 - pydantic

    desk = organiser(router, slug)
    body = bodies.read(desk.request, AllNamesBody)
    wishes, declined = body.wishes(), body.declines()
    if body.accept_ticked:
        desk.refuse_unseen()
    contents = Contents(desk)

    def decide(records: Records) -> Decision:
        names = _pending(contents, records)
        desk.refuse_stale(_etag(names), "The list of names")
        chosen = ticked(names) if body.accept_ticked else wishes
        waiting = [each for each in waiting_tournaments(records) if each.waiting_in]
        asides = {each.id: contents.aside(records, each) for each in waiting}
        done = settle_names(records, names, chosen, declined, asides, tokens.member_id)
        ids = {"made": dict(done.made), "confirmed": done.confirmed, "passed": list(done.passed)}
        told = {"entries": done.confirmed} | _first_day(records, done.records)
        return Decision(done.records, "names.confirmed", after=told, ids=ids)

    def tell(records: Records, ids: Mapping[str, Any]) -> dict[str, Any]:
        notes = [
            {"at": f"names.{name}", "message": "waits nowhere any more; passed over"}
            for name in ids["passed"]
        ]
        counted = {"made": ids["made"], "confirmed": ids["confirmed"]}
        return counted | _told(desk, records, _pending(contents, records)) | {"notes": notes}

    return change(desk, decide, tell)


def _first_day(before: Records, after: Records) -> dict[str, Any]:
    """For the log: the first day of an evening that this is about, as it was or as it is."""
    changed = [id_ for id_, record in after.tournaments.items() if record != before.tournaments[id_]]
    days = [each.tournaments[id_].tournament.starts_on for id_ in changed for each in (before, after)]
    return {"starts_on": min(days)} if days else {}


def _pending(contents: Contents, records: Records) -> tuple[PendingName, ...]:
    nights = [contents.view(records, each) for each in waiting_tournaments(records)]
    return pending(records, nights)


def _told(desk: Desk, records: Records, names: Sequence[PendingName]) -> dict[str, Any]:
    from ladder.pages.words import words  # noqa: PLC0415 - catalogues and locale data

    texts = words(records.settings.language)
    people = candidates_json(desk, records, {it.member for each in names for it in each.suggestions})
    return {
        "names": [_name_json(each, people, texts) for each in names],
        "waits_for_names": sum(len(each.places) for each in names),
        "tournaments": len(waiting_tournaments(records)),
    }


def _name_json(name: PendingName, people: Mapping[str, dict[str, Any]], texts: "Words") -> dict[str, Any]:
    return {
        "name": name.name,
        "spellings": list(name.spellings),
        "entries": len(name.places),
        "first": name.first,
        "last": name.last,
        "places": [{"tournament": each.tournament, "no": each.no} for each in name.places[:PLACES]],
        "apart": list(name.apart),
        "ticked": name.ticked,
        "suggestions": [
            {
                **people[it.member],
                "confidence": it.confidence,
                "reason": it.reason,
                "reason_text": texts.text(f"alike.{it.reason}"),
            }
            for it in name.suggestions
            if it.member in people
        ],
        "alike": [
            {
                "name": it.name,
                "confidence": it.confidence,
                "reason": it.reason,
                "reason_text": texts.text(f"alike.{it.reason}"),
            }
            for it in name.alike
        ],
    }


def _etag(names: Sequence[PendingName]) -> str:
    """Names what was seen and what would be ticked, and where."""
    seen = sorted(
        [normal(each.name), each.ticked, sorted([it.tournament, it.no] for it in each.places)]
        for each in names
    )
    return hashlib.sha256(json.dumps(seen).encode()).hexdigest()[:20]
