"""A club that begins while calls fail, founded or brought in by a bundle: there is one of it, and whole."""

import pytest

from tests.faults.agreement import agree, club_of
from tests.faults.breaker import Point
from tests.faults.club import NEW, ONCE
from tests.faults.sweep import sweep
from tests.faults.world import Asked, world
from tests.journeys.stack import OPERATOR_KEY

FEW = 1
"""Points of each in the short form; each has one without a fault besides."""
FOUND = Asked("POST", "/api/clubs", {"slug": "circolo", "name": "Circolo", "language": "en"}, ONCE)


@pytest.fixture(scope="module")
def brought(account, saved):
    """The request that brings that club in elsewhere."""
    with world(account, saved) as made:
        bundle = made.club.ask("GET", "/export")
        assert bundle.status == 200
    return Asked("POST", "/api/import", bundle.body, {**ONCE, "Content-Type": "application/zip"})


def tried(account, asked, point):
    """The operator's request into an empty installation, the streams, two looks of check; then all again."""
    with world(account) as made:
        made.never = (NEW,)
        made.breaker.watch = made.watch
        made.breaker.point = point
        answer = made.ask(asked, key=OPERATOR_KEY)
        made.settle()
        made.check()
        calls, where = list(made.breaker.calls), str(made.breaker)
        made.breaker.point = Point()
        assert answer.status == 201, answer.text
        for _ in range(2):
            made.settle()
            made.check()
        try:
            assert made.road.pump.given_up == []
            revision = answer.json["revision"]
            assert agree(made.road, club_of(made.road), first=revision) == revision
            listed = made.road.ask("GET", "/api/clubs", key=OPERATOR_KEY).json["clubs"]
            assert listed == [{"slug": "circolo"}]
        except AssertionError as error:
            raise AssertionError(f"{asked.path}: {where}") from error
        return calls


def test_a_club_is_founded_once_whatever_call_fails(account):
    sweep("found a club", 0, FEW, lambda point: tried(account, FOUND, point))


def test_a_club_is_brought_in_once_and_whole_whatever_call_fails(account, brought):
    sweep("bring a club in", 1, FEW, lambda point: tried(account, brought, point))
