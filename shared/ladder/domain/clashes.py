"""Clashes: events whose order dates and sequences leave open, so the organiser is asked (SPEC 2, Order)."""

from collections import defaultdict
from collections.abc import Iterator, Sequence

from ladder.domain.ladder import Clash, RatedTournament
from ladder.domain.records import Records
from ladder.domain.tournament import Day, Tournament


def clashes(records: Records, applied: Sequence[RatedTournament]) -> Iterator[Clash]:
    """Two events of one day with one sequence that share a member: which came first?

    Of several such events only neighbours are named: a hundred in a row ask 99 questions, not 4,950.
    """
    days: dict[tuple[Day, int], list[str]] = defaultdict(list)
    seated = {}
    for rated in applied:
        seated[rated.id] = rated.frozen.keys()
        tournament = records.tournaments[rated.id].tournament
        for day in {tournament.starts_on, tournament.ends_on}:
            days[day, tournament.sequence].append(rated.id)
    for (day, _), ids in sorted(days.items()):
        found: dict[tuple[str, str], None] = {}
        latest: dict[str, str] = {}
        for id_ in sorted(ids) if len(ids) > 1 else ():
            for member in seated[id_]:
                earlier = latest.get(member)
                if earlier is not None and _open(records, earlier, id_, day):
                    found[earlier, id_] = None
                latest[member] = id_
        for first, second in found:
            yield Clash(first, second, day)


def _open(records: Records, first: str, second: str, day: Day) -> bool:
    """Whether the id alone decides if one is applied before the other freezes: one ends, the other starts."""
    one, other = records.tournaments[first].tournament, records.tournaments[second].tournament
    return _meets(one, other, day) or _meets(other, one, day)


def _meets(ending: Tournament, starting: Tournament, day: Day) -> bool:
    return ending.ends_on == day == starting.starts_on
