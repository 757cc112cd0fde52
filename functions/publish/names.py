"""A tournament's names: the software suggests, the organiser confirms."""

import hashlib
import json
from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Any

from aws_lambda_powertools.event_handler import Response

from ladder.domain.aside import confirm_waiting
from ladder.domain.errors import Missing
from ladder.domain.identity import confirm
from ladder.domain.names import EntryNames, Suggestion, ticks
from ladder.domain.names import names as suggested
from ladder.domain.records import Records, TournamentRecord
from ladder.store import tokens
from ladder.store.acts import Decision
from publish import bodies
from publish.answers import answer
from publish.candidates import candidates_json
from publish.change import change
from publish.contents import Contents
from publish.desk import Desk, organiser, publisher
from publish.routing import Router, conditional

if TYPE_CHECKING:
    from ladder.pages.words import Words

router = Router()


@router.get("/clubs/<slug>/tournaments/<tournament>/names")
def read(slug: str, tournament: str) -> Response[str]:
    """Every entry with its link, the box ticked in advance and the suggestions."""
    desk = publisher(router, slug)
    records = desk.records()
    record = Contents(desk).view(records, found(records, tournament))
    return answer(200, {"entries": entries_json(desk, records, record)}, list_etag(records, record))


@router.put("/clubs/<slug>/tournaments/<tournament>/names")
@conditional
def put(slug: str, tournament: str) -> Response[str]:
    """Confirm entries, all or part, or everything as ticked in the list that was seen."""
    from ladder.formats.bodies import NamesBody  # noqa: PLC0415 - pydantic

    desk = organiser(router, slug)
    body = bodies.read(desk.request, NamesBody)
    choices, declined = body.choices(), body.declines()
    if body.accept_ticked:
        desk.refuse_unseen()

    contents = Contents(desk)

    def decide(records: Records) -> Decision:
        old = found(records, tournament)
        record = contents.view(records, old)
        desk.refuse_stale(list_etag(records, record), "The list of names")
        chosen = ticks(records, record) if body.accept_ticked else choices
        if old.waiting_in:
            version = contents.aside(records, old)
            after, made = confirm_waiting(records, tournament, version, chosen, declined, tokens.member_id)
        else:
            after, made = confirm(records, tournament, chosen, declined, tokens.member_id)
        new = after.tournaments[tournament]
        was, now = old.tournament.starts_on, new.tournament.starts_on
        return Decision(
            after,
            "names.confirmed",
            tournament=tournament,
            before=_links(record) | ({"starts_on": was} if was != now else {}),
            after=_links(contents.view(after, new)) | ({"starts_on": now} if was != now else {}),
            ids={"made": list(made)},
        )

    def tell(records: Records, ids: Mapping[str, Any]) -> dict[str, Any]:
        record = contents.view(records, found(records, tournament))
        return {"entries": entries_json(desk, records, record), "made": ids["made"]}

    return change(desk, decide, tell)


def found(records: Records, tournament: str) -> TournamentRecord:
    """The tournament of this id; Missing where there is none."""
    if tournament not in records.tournaments:
        raise Missing
    return records.tournaments[tournament]


def entries_json(desk: Desk, records: Records, record: TournamentRecord) -> list[dict[str, Any]]:
    """`entries` of CONTRACT; ratings and games are those of the last ladder."""
    entries = suggested(records, record)
    offers = suggestions_json(desk, records, entries)
    return [_entry_json(entry, each) for entry, each in zip(entries, offers, strict=True)]


def suggestions_json(
    desk: Desk, records: Records, entries: Collection[EntryNames]
) -> list[list[dict[str, Any]]]:
    """`suggestions` of CONTRACT for each of these entries."""
    if not any(entry.suggestions for entry in entries):
        return [[] for _ in entries]
    from ladder.pages.words import words  # noqa: PLC0415 - catalogues and locale data

    texts = words(records.settings.language)
    people = candidates_json(desk, records, {it.member for each in entries for it in each.suggestions})
    return [[_suggestion_json(it, people[it.member], texts) for it in entry.suggestions] for entry in entries]


def list_etag(records: Records, record: TournamentRecord) -> str:
    """Names what was seen and what would be ticked; nobody's later games change it."""
    seen = [
        [each.no, each.name, each.link, each.ticked, [[it.member, it.confidence] for it in each.suggestions]]
        for each in suggested(records, record)
    ]
    return hashlib.sha256(json.dumps(seen).encode()).hexdigest()[:20]


def _links(record: TournamentRecord) -> dict[str, str]:
    return {str(no): link for no, link in record.links.items()}


def _entry_json(entry: EntryNames, suggestions: list[dict[str, Any]]) -> dict[str, Any]:
    return {
        "no": entry.no,
        "name": entry.name,
        "link": entry.link,
        "ticked": entry.ticked,
        "suggestions": suggestions,
    }


def _suggestion_json(offer: Suggestion, person: Mapping[str, Any], texts: "Words") -> dict[str, Any]:
    return {
        **person,
        "confidence": offer.confidence,
        "reason": offer.reason,
        "reason_text": texts.text(f"alike.{offer.reason}"),
    }
