"""Points, ranks and tie-breaks that a publisher stated beside its entries, once a result under them changed.

SPEC 6 shows a table as published where it came with one. A published table above corrected games would be
the failure that SPEC 4 forbids, so: stated points follow the games, stated ranks and tie-breaks go.
"""

from collections.abc import Mapping
from dataclasses import replace

from ladder.domain.tournament import RESULTS, Entry, Tenths, Tournament


def earned(tournament: Tournament) -> Mapping[int, int]:
    """Tenths of points by entry number, from games, forfeits and byes alone."""
    points = dict.fromkeys((entry.no for entry in tournament.entries), 0)
    for each in tournament.rounds:
        for game in each.games:
            outcome = RESULTS[game.result]
            points[game.white] = points.get(game.white, 0) + outcome.white
            points[game.black] = points.get(game.black, 0) + outcome.black
        for bye in each.byes:
            points[bye.player] = points.get(bye.player, 0) + bye.points
    return points


def restated(entry: Entry, gain: int, *, moved: bool) -> Entry:
    """The entry after a change of results: `gain` tenths more for it; `moved`: anybody's changed."""
    if not moved:
        return entry
    points = None if entry.points is None else Tenths(entry.points + gain)
    return replace(entry, points=points, rank=None, tiebreaks=())


def followed(before: Tournament, after: Tournament) -> Tournament:
    """`after`, which has the entries of `before` with other games, with what is stated following them."""
    old, new = earned(before), earned(after)
    gains = {entry.no: new[entry.no] - old.get(entry.no, 0) for entry in after.entries}
    if not any(gains.values()):
        return after
    entries = tuple(restated(entry, gains[entry.no], moved=True) for entry in after.entries)
    return replace(after, entries=entries)
