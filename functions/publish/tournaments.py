"""Tournaments: published and published again, listed, read."""

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from aws_lambda_powertools.event_handler import Response

from ladder.domain import privacy
from ladder.domain.erasure import with_digests
from ladder.domain.errors import Fault, Malformed, Stale, Wrong
from ladder.domain.publication import publish, stated, waits_for
from ladder.domain.records import Records, TournamentRecord
from ladder.formats.forms import TOURNAMENT_ID
from ladder.pages import address
from ladder.store import tokens
from ladder.store.acts import Decision
from publish.answers import answer
from publish.career import change_json
from publish.change import change
from publish.clubs import pages_root
from publish.contents import Contents
from publish.desk import Desk, publisher
from publish.moving import IN_FULL, brief, summary
from publish.names import entries_json, found
from publish.report import dialect, report
from publish.routing import Router, conditional
from publish.sections import compared, family, owned, refuse_foreign, section_ids, surplus, without
from publish.sheet import aside_json, content_json, erased_notes, line_json, logged, title_note

if TYPE_CHECKING:
    from ladder.formats.reading import Reading

router = Router()


@router.put("/clubs/<slug>/tournaments/<tournament>")
@conditional
def put(slug: str, tournament: str) -> Response[str]:
    """Publish, or publish again: JSON, a FIDE tournament report, CSV, PGN, games of Lichess, or the file of a
    pairing program with its name. Several sections become `{id}-1`, `{id}-2` and so on;
    those of an earlier file that the new one no longer has are deleted.
    """
    from ladder.formats import dispatch, reading  # noqa: PLC0415 - pydantic

    desk = publisher(router, slug)
    _refuse_ids(tournament)
    asked = desk.request
    supplied = replace(reading.from_query(asked.query), latest=desk.latest_day)
    if asked.decoded:  # as UTF-8, whatever it is declared as: it is not decoded twice
        supplied = replace(supplied, encoding="utf-8")
    read = dispatch.read(asked.body, asked.headers.get("content-type", ""), asked.file_name, supplied)
    ids = section_ids(tournament, len(read))
    _refuse_ids(*ids)
    sections = dict(zip(ids, read, strict=True))
    contents = Contents(desk)
    gone: list[str] = []

    def decide(records: Records) -> Decision:
        if "if-match" in asked.headers and not family(records, tournament):
            raise Stale(f"There is no tournament {tournament}.")
        refuse_foreign(records, tournament, ids, restore=asked.flag("restore") is True)
        contents.new.clear()
        left = surplus(records, tournament, ids)
        gone[:] = (_seen(desk, each).id for each in left)
        after = without(records, left)
        for id_, each in sections.items():
            after = _published(contents, after, id_, each)
        after = owned(compared(records, after, ids), tournament, ids)
        known = [id_ for id_ in (*ids, *gone) if id_ in records.tournaments]
        return Decision(
            after,
            "tournament.published",
            tournament=tournament,
            before={id_: logged(records.tournaments[id_]) for id_ in known} or None,
            after={id_: logged(after.tournaments[id_]) for id_ in (*ids, *gone)},
            published={id_: content for id_, (_, content) in contents.new.items()},
        )

    def tell(records: Records, _: Mapping[str, Any]) -> dict[str, Any]:
        labels = privacy.labels(records)  # made once: of each tournament the whole club's are asked
        full = len(ids) <= IN_FULL
        receipts = (_receipt(contents, records, id_, each, labels) for id_, each in sections.items())
        told = [each if full else brief(each) for each in receipts]
        several = {
            "tournaments": [{"id": id_, **each} for id_, each in zip(ids, told, strict=True)],
            "summary": summary(records, ids),
        }
        return (told[0] if len(told) == 1 else several) | ({"deleted": list(gone)} if gone else {})

    return change(desk, decide, tell)


@router.get("/clubs/<slug>/tournaments")
def listed(slug: str) -> Response[str]:
    """Every tournament of the club, deleted ones too, the latest first."""
    records = publisher(router, slug).records()
    latest_first = sorted(
        records.tournaments.values(),
        key=lambda each: (each.tournament.starts_on, each.tournament.sequence, each.id),
        reverse=True,
    )
    return answer(200, {"tournaments": [line_json(each) for each in latest_first]})


@router.get("/clubs/<slug>/tournaments/<tournament>")
def read(slug: str, tournament: str) -> Response[str]:
    """A tournament as it stands, with what it moved on the last ladder; `?version=waiting`: the version that
    waits or is held. ETag: its own last revision. `Accept: application/vnd.fide.trf` (`;version=26`) or
    `?format=trf16`, `trf26`: as a FIDE tournament report.
    """
    desk = publisher(router, slug)
    version = desk.request.query.get("version")
    if version not in {None, "waiting"}:
        raise Malformed("version: `waiting`, or left out")
    records = desk.records()
    record = found(records, tournament)
    contents = Contents(desk)
    shown = record if version is None else contents.version_aside(records, record)
    if (kind := dialect(desk.request)) is not None:
        return report(shown, kind)
    book = desk.book
    rated = [each for each in book.ladder.tournaments if each.id == tournament] if book else []
    changes = {id_: change_json(it) for each in rated for id_, it in each.changes.items()}
    return answer(
        200,
        {
            "tournament": content_json(records, shown),
            "state": record.state,
            "page": page_path(records, record),
            "revision": record.revision,
            **aside_json(contents, records, record),
            "changes": changes,
        },
        etag=str(record.revision),
    )


def page_path(records: Records, record: TournamentRecord) -> str | None:
    """The path of the tournament's page, or None where it has none."""
    hidden = record.state in {"held", "deleted"}
    return None if hidden else pages_root(records) + address.tournament_path(record)


def _refuse_ids(*ids: str) -> None:
    if not all(TOURNAMENT_ID.match(id_) for id_ in ids):
        raise Wrong(Fault("id", "an id is 1 to 64 of A-Z a-z 0-9 . _ - and begins with a letter or a digit"))


def _seen(desk: Desk, record: TournamentRecord) -> TournamentRecord:
    """The tournament, if it is still the one that `If-Match` names."""
    desk.refuse_stale(str(record.revision), f"Tournament {record.id}")
    return record


def _published(contents: Contents, records: Records, id_: str, each: "Reading") -> Records:
    request, old = contents.desk.request, records.tournaments.get(id_)
    if old is not None:
        _seen(contents.desk, old)
    last, revision = contents.last(records, old), records.revision + 1
    came = contents.came(records, id_, each.tournament, each.members)
    after = publish(
        records,
        id_,
        came.content,
        {no: id_ for no, id_ in each.members.items() if no not in came.strangers},
        old.page if old else tokens.page_id(),
        revision,
        each.given,
        restore=request.flag("restore") is True,
        last=last,
    )
    if after is records:
        return after
    new = after.tournaments[id_]
    if revision in (new.published_in, new.waiting_in, new.held_in):
        contents.new[id_] = revision, stated(records, id_, came.content, each.given, last)
    remembered = with_digests(new, came.labels)
    if remembered is new:
        return after
    return replace(after, tournaments={**after.tournaments, id_: remembered})


def _receipt(
    contents: Contents, records: Records, id_: str, each: "Reading", labels: privacy.Labels
) -> dict[str, Any]:
    """What the publisher is told: what stands now, and what is still to be confirmed where."""
    desk, record = contents.desk, records.tournaments[id_]
    named = contents.view(records, record)
    return {
        "tournament": content_json(records, record),
        "names": {"entries": entries_json(desk, records, named)},
        "notes": [{"at": note.at, "message": note.message} for note in each.notes]
        + erased_notes(contents.dropped.get(id_))
        + title_note(records, record, labels),
        "state": record.state,
        **aside_json(contents, records, record),
        "page": None if desk.request.preview else page_path(records, record),
        "confirm": f"/console/#/{records.settings.slug}/tournaments/{id_}/names",
        "waits_for_names": waits_for(named),
    }
