"""A sweep: one scenario again and again, another call failing each time; and the count of what was tried."""

import os
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import Any

from tests.faults.breaker import Point

FULL = bool(os.environ.get("FAULTS"))
"""`make faults`: every point. Else a few of each kind, so that `make test` takes seconds."""
MOST = int(os.environ.get("POINTS") or 10**6)
"""`make faults POINTS=25`: so many points of each operation, evenly over it."""
POINTS: Counter[str] = Counter()
"""Fault points that were tried, by function."""
OF_EACH: Counter[str] = Counter()
"""Fault points that were tried, by operation."""

type Calls = Sequence[tuple[str, str]]


def points(calls: Calls) -> Iterator[Point]:
    """Every call, before and after it took effect; what only reads has none.

    Whether a function lives on after a failed call matters where it cleans up, or goes on with the next club.
    """
    for at, (function, name) in enumerate(calls, start=1):
        reads = name.startswith(("get_", "list_", "head_", "query"))
        for took, dies in product((False,) if reads else (False, True), (True, False)):
            if dies or function == "render" or (function == "check" and not reads):
                yield Point(at, took, dies)


def sweep(name: str, turn: int, few: int, tried: Callable[[Point], Any]) -> None:
    """`tried` without a fault, then with each; in the short form with `few`, others for every `turn`."""
    calls = tried(Point())
    every = list(points(calls))
    assert len(every) > 40, "the sweep has become empty"
    wanted = min(MOST, len(every)) if FULL else few
    for at in range(wanted):
        point = every[(turn * 7 + at * len(every) // wanted) % len(every)]
        tried(point)
        POINTS[calls[point.at - 1][0]] += 1
        OF_EACH[name] += 1
