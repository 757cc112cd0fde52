"""Whatever is done in whatever order, records, ladder, pages and a simple model say the same.

`make machine` runs it for minutes; `make test` a few clubs, the same ones each time.
"""

import logging
import os
import sys
import time

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.stateful import run_state_machine_as_test

from tests.journeys import stack
from tests.machine.machine import Club

MINUTES = float(os.environ.get("MACHINE", "0"))
STEPS = 14


@pytest.fixture
def account():
    with pytest.MonkeyPatch.context() as environment:
        for name, value in stack.ENVIRONMENT.items():
            environment.setenv(name, value)
        logging.disable()
        yield from stack.account()
        logging.disable(logging.NOTSET)


def test_random_acts_lead_where_the_model_says(account, capsys):
    Club.account = account
    until = time.monotonic() + 60 * MINUTES
    common = settings(
        deadline=None,
        stateful_step_count=40 if MINUTES else STEPS,
        suppress_health_check=list(HealthCheck),
        print_blob=True,
    )
    if not MINUTES:
        run_state_machine_as_test(Club, settings=settings(common, max_examples=5, derandomize=True))
    while time.monotonic() < until:
        run_state_machine_as_test(Club, settings=settings(common, max_examples=5))
    with capsys.disabled():
        sys.stdout.write(f"\nthe machine made {Club.steps} steps\n")
