"""An emulated account for each file of tests, an empty installation for each test."""

import itertools

import pytest

from check import handler as check
from publish import desk
from render import handler as render
from replay import handler as replay
from tests.journeys import stack

_NUMBERS = itertools.count(1)


@pytest.fixture(scope="module")
def account():
    with pytest.MonkeyPatch.context() as environment:
        for name, value in stack.ENVIRONMENT.items():
            environment.setenv(name, value)
        yield from stack.account()


@pytest.fixture
def road(account, monkeypatch):
    """The whole product, empty. Every function is given the emulated account; nothing else of it is
    replaced.
    """
    built = stack.build(account, str(next(_NUMBERS)))
    for function in (desk, replay, render, check):
        monkeypatch.setattr(function, "aws", lambda: built.aws)
    render._house.cache_clear()
    return built
