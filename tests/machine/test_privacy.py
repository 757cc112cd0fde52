"""Whatever is done in whatever order, no byte of the site says a name that may not be shown."""

import logging
import os
import sys
import time

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from check import handler as check
from publish import desk
from render import handler as render
from replay import handler as replay
from tests.journeys import stack
from tests.machine.privacy import Club

MINUTES = float(os.environ.get("MACHINE", "0"))


@pytest.fixture
def account(monkeypatch):
    def use(road):
        for function in (desk, replay, render, check):
            monkeypatch.setattr(function, "aws", lambda: road.aws)
        render._house.cache_clear()

    for name, value in stack.ENVIRONMENT.items():
        monkeypatch.setenv(name, value)
    Club.use = use
    logging.disable()
    yield from stack.account()
    logging.disable(logging.NOTSET)


def test_no_byte_of_the_site_says_a_name_that_may_not_be_shown(account, capsys):
    Club.account = account
    Club.steps = Club.shown = 0
    until = time.monotonic() + 60 * MINUTES
    common = settings(
        deadline=None,
        stateful_step_count=30 if MINUTES else 14,
        suppress_health_check=list(HealthCheck),
        print_blob=True,
        phases=[Phase.generate],
        report_multiple_bugs=False,
    )
    if not MINUTES:
        run_state_machine_as_test(Club, settings=settings(common, max_examples=5, derandomize=True))
    while time.monotonic() < until:
        run_state_machine_as_test(Club, settings=settings(common, max_examples=5))
    assert Club.shown > 5, "names that may be shown were seen"
    with capsys.disabled():
        sys.stdout.write(f"\nthe machine of privacy made {Club.steps} steps\n")
