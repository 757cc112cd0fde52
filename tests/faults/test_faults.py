"""Whatever call of whatever function fails: once AWS and the client have tried again, all is as if none had.

`make faults` tries every call of every operation; `make test` a few of each.
"""

from itertools import product

import pytest

from ladder.store.erasing import QUIET
from tests.faults.agreement import agree, club_of, gone
from tests.faults.breaker import Point
from tests.faults.conftest import FULL, POINTS
from tests.faults.operations import OPERATIONS, facts
from tests.faults.world import world
from tests.journeys.stores import holding

FEW = 2
"""Points of each operation in the short form."""


def scenario(made, operation, point):
    """The request, the streams, two looks of check: all that may fail, then all that AWS tries again."""
    known = facts(made)
    made.gone, made.never, made.revision = operation.gone(known), operation.never, known["revision"] + 1
    made.breaker.watch = made.watch
    made.breaker.calls.clear()
    made.breaker.point = point
    answer = made.ask(operation.asks(known))
    made.settle()
    made.check()
    calls, where = list(made.breaker.calls), str(made.breaker)
    made.breaker.point = Point()
    assert answer.status < 500, answer.text
    for _ in range(4 if operation.erases else 2):
        made.settle()
        made.check()
        if operation.erases:  # which outwaits every function in flight
            made.clock.sleep(QUIET + 1)
    return known, calls, where


def holds(made, operation, known):
    """All that a scenario promises."""
    made.nothing_gone_is_shown()
    assert made.road.pump.given_up == []
    assert holding(made.road, *operation.erases) == []
    club = club_of(made.road)
    if operation.closes:
        gone(made.road, club)
    else:
        assert agree(made.road, club) - known["revision"] in operation.revisions


def tried(account, saved, operation, point):
    with world(account, saved) as made:
        known, calls, where = scenario(made, operation, point)
        try:
            holds(made, operation, known)
        except AssertionError as error:
            raise AssertionError(f"{operation}: {where}") from error
        return calls


def points(calls):
    """Every call, before and after it took effect; what only reads has none.

    Whether a function lives on after a failed call matters where it cleans up, or goes on with the next club.
    """
    for at, (function, name) in enumerate(calls, start=1):
        reads = name.startswith(("get_", "list_", "head_", "query"))
        for took, dies in product((False,) if reads else (False, True), (True, False)):
            if dies or function == "render" or (function == "check" and not reads):
                yield Point(at, took, dies)


@pytest.mark.parametrize("operation", OPERATIONS, ids=str)
def test_all_is_as_if_no_call_had_failed(account, saved, operation):
    calls = tried(account, saved, operation, Point())
    every = list(points(calls))
    assert len(every) > 40, "the sweep has become empty"
    turn = OPERATIONS.index(operation)
    chosen = every if FULL else [every[(turn * 7 + at * len(every) // FEW) % len(every)] for at in range(FEW)]
    for point in chosen:
        tried(account, saved, operation, point)
        POINTS[calls[point.at - 1][0]] += 1
