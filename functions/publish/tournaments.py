"""Tournaments: published and published again, listed, read."""

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from aws_lambda_powertools.event_handler import Response

from ladder.domain import privacy
from ladder.domain.errors import Fault, Stale, Wrong
from ladder.domain.identity import seat
from ladder.domain.publication import publish, waits_for
from ladder.domain.records import Records, TournamentRecord
from ladder.pages import address
from ladder.store import tokens
from ladder.store.acts import Decision
from publish.answers import answer
from publish.career import change_json
from publish.change import change
from publish.clubs import pages_root
from publish.desk import Desk, publisher
from publish.names import entries_json, found
from publish.routing import Router
from publish.sections import refuse_foreign, section_ids

if TYPE_CHECKING:
    from ladder.formats.reading import Reading

router = Router()

_ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,63}\Z")
"""A publisher's id (CONTRACT)."""


@router.put("/clubs/<slug>/tournaments/<tournament>")
def put(slug: str, tournament: str) -> Response[str]:
    """Publish, or publish again: JSON, TRF or CSV. Several sections become `{id}-1`, `{id}-2` and so on."""
    from ladder.formats import dispatch, reading  # noqa: PLC0415 - pydantic

    desk = publisher(router, slug)
    _refuse_ids(tournament)
    asked = desk.request
    supplied = reading.from_query(asked.query)
    read = dispatch.read(asked.body, asked.headers.get("content-type", ""), asked.file_name, supplied)
    ids = section_ids(tournament, len(read))
    _refuse_ids(*ids)
    sections = dict(zip(ids, read, strict=True))

    def decide(records: Records) -> Decision:
        refuse_foreign(records, tournament, len(ids))
        after = records
        for id_, each in sections.items():
            after = _published(desk, after, id_, each)
        changed = [id_ for id_ in ids if after.tournaments[id_] != records.tournaments.get(id_)]
        return Decision(
            after,
            "tournament.published",
            tournament=tournament,
            after={id_: _logged(after.tournaments[id_]) for id_ in ids},
            published={id_: after.tournaments[id_].tournament for id_ in changed},
        )

    def tell(records: Records, _: Mapping[str, Any]) -> dict[str, Any]:
        told = [_receipt(desk, records, id_, each) for id_, each in sections.items()]
        if len(told) == 1:
            return told[0]
        return {"tournaments": [{"id": id_, **each} for id_, each in zip(ids, told, strict=True)]}

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
    return answer(200, {"tournaments": [_line_json(each) for each in latest_first]})


@router.get("/clubs/<slug>/tournaments/<tournament>")
def read(slug: str, tournament: str) -> Response[str]:
    """A tournament as it stands, with what it moved on the last ladder. ETag: its own last revision."""
    desk = publisher(router, slug)
    records = desk.records()
    record = found(records, tournament)
    book = desk.book
    rated = [each for each in book.ladder.tournaments if each.id == tournament] if book else []
    changes = {id_: change_json(it) for each in rated for id_, it in each.changes.items()}
    return answer(
        200,
        {
            "tournament": _content_json(records, record),
            "state": record.state,
            "revision": record.revision,
            "changes": changes,
        },
        etag=str(record.revision),
    )


def _refuse_ids(*ids: str) -> None:
    if not all(_ID.match(id_) for id_ in ids):
        raise Wrong(Fault("id", "an id is 1 to 64 of A-Z a-z 0-9 . _ - and begins with a letter or a digit"))


def _published(desk: Desk, records: Records, id_: str, each: "Reading") -> Records:
    old = records.tournaments.get(id_)
    if old is not None and not desk.request.accepts(str(old.revision)):
        raise Stale(f"Tournament {id_} has changed since it was read.")
    return publish(
        records,
        id_,
        each.tournament,
        each.members,
        old.page if old else tokens.page_id(),
        records.revision + 1,
        each.given,
        restore=desk.request.flag("restore") is True,
    )


def _receipt(desk: Desk, records: Records, id_: str, each: "Reading") -> dict[str, Any]:
    """What the publisher is told: what stands now, and what is still to be confirmed where."""
    record = records.tournaments[id_]
    hidden = desk.request.preview or record.state in {"held", "deleted"}
    return {
        "tournament": _content_json(records, record),
        "names": {"entries": entries_json(desk, records, record)},
        "notes": [{"at": note.at, "message": note.message} for note in each.notes]
        + _title_note(records, record),
        "state": record.state,
        "page": None if hidden else pages_root(records) + address.tournament_path(record),
        "confirm": f"/console/{records.settings.slug}/tournaments/{id_}/names",
        "waits_for_names": waits_for(record),
    }


def _title_note(records: Records, record: TournamentRecord) -> list[dict[str, str]]:
    """SPEC 5: the publisher is told where readers will see a date in place of the name."""
    if privacy.tournament_title(records, privacy.labels(records), record) is not None:
        return []
    message = "holds the name of somebody shown by initials, so pages say the day of the tournament instead"
    return [{"at": "name", "message": message}]


def _content_json(records: Records, record: TournamentRecord) -> dict[str, Any]:
    from ladder.formats.json import tournament_json  # noqa: PLC0415 - pydantic

    return tournament_json(record, lambda no: seat(records, record, no))


def _line_json(record: TournamentRecord) -> dict[str, Any]:
    it = record.tournament
    return {
        "id": record.id,
        "name": it.name,
        "starts_on": it.starts_on,
        "ends_on": it.ends_on,
        "sequence": it.sequence,
        "state": record.state,
        "waiting": bool(record.waiting_in or record.held_in),
        "players": len(it.entries),
        "games": sum(1 for _ in it.games()),
    }


def _logged(record: TournamentRecord) -> dict[str, Any]:
    """For the log: numbers and days, no name."""
    line = _line_json(record)
    return {name: line[name] for name in ("starts_on", "ends_on", "sequence", "state", "players", "games")}
