"""Correction notes: what readers are told of a correction for a year (SPEC 4, 6). They move no rating."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from ladder.domain.records import CorrectionNote, Records, TournamentRecord
from ladder.domain.ripple import Ripple
from ladder.domain.standings import months_before
from ladder.domain.tournament import Day

KEPT_MONTHS = 12
"""A correction is told for a year (SPEC 6)."""


def corrected(before: Records, after: Records) -> tuple[str, ...]:
    """Ids of the tournaments that a change corrected: what stands of them is not what members have seen.

    A first confirmation is none, nor is a near-copy held or let through: nobody has seen anything else.
    """
    return tuple(
        new.id
        for new in after.tournaments.values()
        if (old := before.tournaments.get(new.id)) is not None and _corrected(old, new)
    )


def annotated(records: Records, tournaments: Iterable[str], day: Day, ripple: Ripple) -> Records:
    """The records with a note on each of these tournaments: made on `day`, with what the change moved."""
    members = tuple(
        sorted(
            (each.member for each in ripple.members if each.rating_before != each.rating_after),
            key=lambda member: records.members[member].number if member in records.members else 0,
        )
    )
    note = CorrectionNote(day, records.revision, ripple.moved, ripple.most, members)
    noted = {
        id_: replace(
            records.tournaments[id_],
            corrections=(*recent(records.tournaments[id_], day), note),
        )
        for id_ in tournaments
    }
    return replace(records, tournaments={**records.tournaments, **noted}) if noted else records


def recent(record: TournamentRecord, today: Day | None) -> Iterator[CorrectionNote]:
    """The notes of the year before `today`, oldest first; all of them where there is no today."""
    since = months_before(today, KEPT_MONTHS) if today is not None else Day("")
    return (note for note in record.corrections if note.on >= since)


def _corrected(old: TournamentRecord, new: TournamentRecord) -> bool:
    if "held" in (old.state, new.state) or old.state == "pending":
        return False
    seen = (old.tournament, dict(old.links), old.deleted)
    return seen != (new.tournament, dict(new.links), new.deleted)
