"""One emulated account for the fault sweeps, the club that they begin with, and the count of fault points."""

import logging

import pytest

from tests.faults.club import make_club
from tests.faults.sweep import FULL, OF_EACH, POINTS
from tests.faults.world import save, world
from tests.journeys import stack


@pytest.fixture(scope="module")
def account():
    with pytest.MonkeyPatch.context() as environment:
        for name, value in stack.ENVIRONMENT.items():
            environment.setenv(name, value)
        logging.disable()
        yield from stack.account()
        logging.disable(logging.NOTSET)


@pytest.fixture(scope="module")
def saved(account):
    """A club with three evenings, one of them deleted, and one that waits for a name."""
    with world(account) as made:
        made.club = make_club(made)
        yield save(made)


def pytest_terminal_summary(terminalreporter):
    if POINTS:
        of_each = ", ".join(f"{function} {number}" for function, number in sorted(POINTS.items()))
        terminalreporter.write_line(f"fault points tried: {sum(POINTS.values())} ({of_each})")
    if FULL:
        for operation, number in sorted(OF_EACH.items()):
            terminalreporter.write_line(f"  {operation}: {number}")
