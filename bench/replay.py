"""The replay beside its rivals: the same clubs in the same run, turn by turn, medians of processor time."""

import gc
import tracemalloc
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any

from bench.clubs import Size, club
from bench.rivals import elote_bare, elote_rows, plain
from ladder.domain import rating
from ladder.domain.ladder import Ladder
from ladder.domain.records import Records
from ladder.domain.replay import replay

SIZES = ((Size(500, 40, 5, members=120), 9), (Size(2000, 100, 5, members=300), 5))
"""Issue 2, with how many turns each."""
BUDGETS = {"elote, with rows": 6.0, "dict and pow": 2.0}
"""How many times as fast the replay is to be (issue 2)."""
MEGABYTES = 100
"""What the replay of the first size may take at its peak (issue 2)."""


def main() -> None:
    """Print a table for each size, and the memory."""
    started = process_time()
    rating.table()
    print(f"table of expected scores: {1000 * (process_time() - started):.0f} ms, once a process\n")
    for size, turns in SIZES:
        records = club(size)
        _check(replay(records), records)
        _print(size, turns, _measured(records, turns))
    _memory()


def every_row(records: Records) -> int:
    """A replay of which every row of history is read as an object."""
    ladder = replay(records)
    return sum(len(dict(each.frozen)) + len(dict(each.changes)) for each in ladder.tournaments)


CONTENDERS: dict[str, Callable[[Records], Any]] = {
    "replay": replay,
    "replay, every row read": every_row,
    "dict and pow": plain,
    "elote, with rows": elote_rows,
    "elote, no rows": elote_bare,
}


def _measured(records: Records, turns: int) -> dict[str, float]:
    """Median milliseconds of each. Garbage is collected between turns, not within, as timeit does."""
    times: dict[str, list[float]] = {name: [] for name in CONTENDERS}
    for _ in range(turns):
        for name, run in CONTENDERS.items():
            gc.collect()
            gc.disable()
            started = process_time()
            result = run(records)
            times[name].append(process_time() - started)
            gc.enable()
            del result
    return {name: 1000 * median(each) for name, each in times.items()}


def _print(size: Size, turns: int, measured: dict[str, float]) -> None:
    games = size.tournaments * size.rounds * (size.players // 2)
    print(f"{size} (tournaments x players x rounds), {games:,} games, median of {turns} turns")
    for name, milliseconds in measured.items():
        ratio = milliseconds / measured["replay"]
        budget = BUDGETS.get(name)
        wanted = (
            "" if budget is None else f"   budget {budget:.0f}x: {'met' if ratio >= budget else 'NOT MET'}"
        )
        print(f"  {name:24}{milliseconds:9.1f} ms{ratio:7.2f}x{wanted}")
    print()


def _check(ladder: Ladder, records: Records) -> None:
    """The rival computes the same ladder, but for the tenths that its floats lose."""
    rows = {id_: changes for id_, _, changes in plain(records)}
    assert [each.id for each in ladder.tournaments] == list(rows)
    for each in ladder.tournaments:
        assert each.changes.keys() == rows[each.id].keys()
        for member, change in each.changes.items():
            other = rows[each.id][member]
            assert abs(change.after / 10 - other["after"]) < 0.25, (each.id, member)
            assert (change.games_after, change.k) == (other["games_after"], other["k"])


def _memory() -> None:
    size = SIZES[0][0]
    tracemalloc.start()
    records = club(size)
    held, _ = tracemalloc.get_traced_memory()
    tracemalloc.reset_peak()
    ladder = replay(records)
    peak = tracemalloc.get_traced_memory()[1] / 2**20
    tracemalloc.stop()
    verdict = "met" if peak < MEGABYTES else "NOT MET"
    print(f"memory of {size} (tracemalloc): peak {peak:.1f} MB, of which the records {held / 2**20:.1f} MB")
    print(f"  budget {MEGABYTES} MB: {verdict} ({len(ladder.tournaments)} tournaments)")


if __name__ == "__main__":
    main()
