"""Whatever call of whatever function fails: once AWS and the client have tried again, all is as if none had.

`make faults` tries every call of every operation; `make test` a few of each.
"""

import pytest

from ladder.store.erasing import QUIET
from tests.faults.agreement import agree, club_of, gone
from tests.faults.breaker import Point
from tests.faults.club import facts
from tests.faults.operations import OPERATIONS
from tests.faults.sweep import sweep
from tests.faults.world import save, world
from tests.journeys.stores import holding

FEW = 1
"""Points of each operation in the short form; each has one without a fault besides."""


def led_up(account, saved, operation):
    """The installation as the operation finds it, and what it needs to know of it."""
    with world(account, saved) as made:
        operation.lead_up(made)
        return save(made), facts(made)


def scenario(made, operation, known, point):
    """The request, the streams, two looks of check: all that may fail, then all that AWS tries again."""
    made.gone, made.never, made.revision = operation.gone(known), operation.never, known["revision"] + 1
    made.breaker.watch = made.watch
    made.breaker.calls.clear()
    made.breaker.point = point
    answer = made.ask(operation.asks(known))
    made.settle()
    made.check()
    calls, where = list(made.breaker.calls), str(made.breaker)
    made.breaker.point = Point()
    assert answer.status < (500 if point.at else 300), answer.text
    for _ in range(4 if operation.erases else 2):
        made.settle()
        made.check()
        if operation.erases:  # which outwaits every function in flight
            made.clock.sleep(QUIET + 1)
    return calls, where


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


def tried(account, start, operation, point):
    saved, known = start
    with world(account, saved) as made:
        calls, where = scenario(made, operation, known, point)
        try:
            holds(made, operation, known)
        except AssertionError as error:
            raise AssertionError(f"{operation}: {where}") from error
        return calls


@pytest.mark.parametrize("operation", OPERATIONS, ids=str)
def test_all_is_as_if_no_call_had_failed(account, saved, operation):
    start = led_up(account, saved, operation)
    turn = OPERATIONS.index(operation)
    sweep(operation.name, turn, FEW, lambda point: tried(account, start, operation, point))
