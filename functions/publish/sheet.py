"""A tournament in the API's shapes: its content, its line in the list, what lies aside of it."""

from typing import TYPE_CHECKING, Any

from ladder.domain import privacy
from ladder.domain.identity import seat
from ladder.domain.neutral import is_neutral
from ladder.domain.publication import waits_for
from ladder.domain.records import Records, TournamentRecord

if TYPE_CHECKING:
    from ladder.domain.recognition import Recognised
    from publish.contents import Contents


def content_json(records: Records, record: TournamentRecord) -> dict[str, Any]:
    """T of CONTRACT."""
    from ladder.formats.json import tournament_json  # noqa: PLC0415 - pydantic

    return tournament_json(record, lambda no: seat(records, record, no))


def line_json(record: TournamentRecord) -> dict[str, Any]:
    """A line of the list."""
    it = record.tournament
    line: dict[str, Any] = {
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
    line |= {"section_of": record.section_of} if record.section_of else {}
    return line | ({"held": True} if record.held_in else {})


def aside_json(contents: "Contents", records: Records, record: TournamentRecord) -> dict[str, Any]:
    """`held` and `waiting` of CONTRACT, where there is one; empty where nothing of it lies aside.

    `held` of a re-publication: the places that both changed differently, with both values; `late`: it equals
    an earlier publication. `held` of a near-copy: the tournament that it copies.
    """
    if record.waiting_in:
        seen = contents.view(records, record)
        return {"waiting": {"revision": record.waiting_in, "waits_for_names": waits_for(seen)}}
    if record.held_in:
        places = [
            {"at": each.at, "mine": each.mine, "theirs": each.theirs}
            for each in contents.disputes(records, record)
        ]
        return {"held": {"revision": record.held_in, "late": record.aside_late, "places": places}}
    return {"held": {"copy_of": record.copy_of}} if record.state == "held" else {}


def logged(record: TournamentRecord) -> dict[str, Any]:
    """For the log: numbers and days, no name."""
    line = line_json(record)
    told = {name: line[name] for name in ("starts_on", "ends_on", "sequence", "state", "players", "games")}
    aside = {"waiting": record.waiting_in, "held": record.held_in}
    return told | {name: True for name, there in aside.items() if there}


def title_note(
    records: Records, record: TournamentRecord, labels: privacy.Labels | None = None
) -> list[dict[str, str]]:
    """SPEC 5: the publisher is told where readers will see a date in place of the name. `labels`: the club's,
    where they are made already.
    """
    if is_neutral(record.tournament.name):
        return []
    labels = privacy.labels(records) if labels is None else labels  # an empty roster's are falsy
    if privacy.tournament_title(records, labels, record) is not None:
        return []
    message = "holds the name of somebody shown by initials, so pages say the day of the tournament instead"
    return [{"at": "name", "message": message}]


def erased_notes(found: "Recognised | None") -> list[dict[str, str]]:
    """SPEC 5: the publisher is told what was erased here before, and is dropped again."""
    if found is None:
        return []
    places = {entry.no: at for at, entry in enumerate(found.content.entries)}
    said = "was erased in this tournament, so it is not kept"
    notes = [
        {"at": f"players.{places[no]}.name", "message": f"{said}; the entry is taken for the same one"}
        for no in found.entries
    ]
    another = "was erased, under another name: the name stands as it was typed and is confirmed by somebody"
    notes += [
        {"at": f"players.{places[no]}.member", "message": f"this member {another}"} for no in found.strangers
    ]
    if found.title:
        notes.append({"at": "name", "message": said})
    if found.notes:
        notes.append({"at": "rounds", "message": f"a note of a game {said}"})
    return notes
