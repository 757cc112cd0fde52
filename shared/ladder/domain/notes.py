"""Correction notes: what readers are told of a correction for a year (SPEC 4, 6). They move no rating."""

from collections.abc import Iterable, Iterator
from collections.abc import Set as AbstractSet
from dataclasses import replace

from ladder.domain.records import CorrectionNote, Records, TournamentRecord
from ladder.domain.ripple import Ripple
from ladder.domain.standings import months_before
from ladder.domain.tournament import Day

KEPT_MONTHS = 12
"""A correction is told for a year (SPEC 6)."""


def noted(before: Records, after: Records, published: AbstractSet[str], day: Day, ripple: Ripple) -> Records:
    """`after` with a note on each tournament that a change corrected, made on `day`, with what it moved.

    `published`: ids of those whose content came from their publisher with this change.
    """
    return annotated(after, corrected(before, after, published), day, ripple)


def corrected(before: Records, after: Records, published: AbstractSet[str] = frozenset()) -> tuple[str, ...]:
    """Ids of the tournaments that a change corrected: what stands of them is not what members have seen.

    A first confirmation is none, nor is a near-copy held or let through: nobody has seen anything else. A
    publication that only adds to what stands is the event going on.
    """
    return tuple(
        new.id
        for new in after.tournaments.values()
        if (old := before.tournaments.get(new.id)) is not None
        and old is not new
        and _corrected(old, new)
        and not (new.id in published and _goes_on(old, new))
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


def _goes_on(old: TournamentRecord, new: TournamentRecord) -> bool:
    """Whether everything that stood stands still, and there is only more of it."""
    heads = [
        (each.name, each.starts_on, each.sequence, each.format, each.juniors, each.rated)
        for each in (old.tournament, new.tournament)
    ]
    return (
        heads[0] == heads[1]
        and old.deleted == new.deleted
        and set(_told(old)) <= set(_told(new))
        and _seats(old) <= _seats(new)
    )


def _told(record: TournamentRecord) -> Iterator[tuple[object, ...]]:
    """Every decided game and bye, by the players' names."""
    names = {entry.no: entry.name for entry in record.tournament.entries}
    for each in record.tournament.rounds:
        for game in each.games:
            if game.result != "*":
                yield each.no, names[game.white], names[game.black], game.result, game.rated, game.colours
        for bye in each.byes:
            yield each.no, names[bye.player], bye.kind, bye.points


def _seats(record: TournamentRecord) -> set[tuple[str, str]]:
    names = {entry.no: entry.name for entry in record.tournament.entries}
    return {(names[no], link) for no, link in record.links.items() if no in names}
