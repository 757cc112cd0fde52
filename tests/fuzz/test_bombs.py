"""No file, however it is made, takes a reader long or takes it much memory; and it is read or refused."""

import pytest

from ladder.domain import errors
from tests.fuzz.bombs import BOMBS, MEGABYTES, SECONDS, cost

ANSWERS = {"read", *(name for name in vars(errors) if name[0].isupper())}


@pytest.mark.parametrize("name", BOMBS)
def test_a_file_made_to_cost_much_costs_little(name):
    took = cost(name)
    assert took.answer in ANSWERS, took
    assert took.seconds <= SECONDS, took
    assert took.megabytes <= MEGABYTES, took
