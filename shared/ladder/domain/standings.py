"""Standings: who is listed on the ladder and in which order, and a tournament's own final table (SPEC 2, 6).

It refuses to know what a rating is made of and what a reader may see: a hidden member keeps a line, unranked.
"""

from calendar import monthrange
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from ladder.domain import privacy
from ladder.domain.ladder import Standing
from ladder.domain.persons import persons
from ladder.domain.records import Records, TournamentRecord
from ladder.domain.tournament import RESULTS, Day, Entry, Tenths, Tiebreak


@dataclass(frozen=True, slots=True)
class Held:
    """What a listed member holds when all is applied; `change` and `last_played` as in Standing."""

    rating: Tenths
    games: int
    provisional: bool
    change: Tenths
    last_played: Day | None


def standings(
    records: Records,
    held: Mapping[str, Held],
    today: Day | None,
    first_day: Day | None,
    shown: Mapping[str, privacy.Label] | None = None,
) -> tuple[Standing, ...]:
    """The ladder's lines in page order: established active by rank, then provisional, then inactive (SPEC 2).

    `held`: every listed member. `first_day`: of the ladder; without a game, activity is counted from it.
    `shown`: the club's labels, where the caller has them already.
    """
    everyone = persons(records)
    since = months_before(today, records.settings.active_months) if today is not None else None

    def active(line: Held) -> bool:
        last = line.last_played or first_day
        return since is None or last is None or last >= since

    def group(line: Held) -> int:
        return 2 if not active(line) else 1 if line.provisional else 0

    places = {member: (group(line), -line.rating) for member, line in held.items()}
    # Making labels is slow next to all else here, and they decide between equal ones only.
    if shown is None and len(set(places.values())) < len(places):
        shown = privacy.labels(records)

    def order(member: str) -> tuple[tuple[int, int], str, int]:
        text = shown[member].text.casefold() if shown is not None else ""
        return places[member], text, everyone[member].number

    ordered = sorted(held, key=order)
    ranked = [
        member
        for member in ordered
        if not held[member].provisional and active(held[member]) and not privacy.hidden(everyone[member])
    ]
    ranks = dict(zip(ranked, _ranks([held[member].rating for member in ranked]), strict=True))
    return tuple(
        Standing(
            member=member,
            rank=ranks.get(member),
            rating=held[member].rating,
            games=held[member].games,
            provisional=held[member].provisional,
            active=active(held[member]),
            change=held[member].change,
            last_played=held[member].last_played,
        )
        for member in ordered
    )


def _ranks(values: Iterable[int]) -> Iterator[int]:
    """1, 1, 3 for values already in order: equal ones share a rank (SPEC 2)."""
    rank, last = 0, None
    for at, value in enumerate(values, start=1):
        if value != last:
            rank, last = at, value
        yield rank


def months_before(day: Day, months: int) -> Day:
    """The same day so many months earlier, or that month's last one."""
    year, month = divmod(int(day[:4]) * 12 + int(day[5:7]) - 1 - months, 12)
    if year < 1:
        return Day("0000-00-00")  # before any day there is
    return Day(f"{year:04}-{month + 1:02}-{min(int(day[8:]), monthrange(year, month + 1)[1]):02}")


@dataclass(frozen=True, slots=True)
class Place:
    """One line of a tournament's own table: entry number, place (equal ones share it), points, tie-breaks."""

    no: int
    rank: int
    points: Tenths
    tiebreaks: tuple[Tiebreak, ...]


def table(record: TournamentRecord) -> tuple[Place, ...]:
    """A tournament's own final table (SPEC 6): as published where that came with it, else by points.

    Stated points of an entry stand in place of the sum of its games and byes. Entries without a rank follow
    those that have one, by points.
    """
    points = points_of(record)
    entries = record.tournament.entries

    def by_points(entry: Entry) -> tuple[int, int]:
        return -points[entry.no], entry.no

    published = sorted((e.rank, e.no, e) for e in entries if e.rank is not None)
    others = sorted((entry for entry in entries if entry.rank is None), key=by_points)
    last = max(published[-1][0], len(published)) if published else 0
    ranks = [last + rank for rank in _ranks([points[entry.no] for entry in others])]
    placed = [(entry, rank) for rank, _, entry in published] + list(zip(others, ranks, strict=True))
    return tuple(Place(entry.no, rank, points[entry.no], entry.tiebreaks) for entry, rank in placed)


def points_of(record: TournamentRecord) -> Mapping[int, Tenths]:
    """Tournament points by entry number: as stated, else from games, forfeits and byes alike (SPEC 2)."""
    summed = dict.fromkeys((entry.no for entry in record.tournament.entries), 0)
    for each in record.tournament.rounds:
        for game in each.games:
            summed[game.white] += RESULTS[game.result].white
            summed[game.black] += RESULTS[game.result].black
        for bye in each.byes:
            summed[bye.player] += bye.points
    return {
        entry.no: entry.points if entry.points is not None else Tenths(summed[entry.no])
        for entry in record.tournament.entries
    }
