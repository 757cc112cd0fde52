"""A history that cannot be replayed: its own club keeps the last good ladder, and no other club waits for
it.
"""

import pytest

from ladder.domain.errors import Unreplayable
from ladder.domain.replay import replay
from ladder.store.records import state
from tests.journeys.stack import tournament

EVENING = tournament(("Marco Rossi", "Anna Bianchi", "1-0"))


@pytest.fixture
def clubs(road, monkeypatch):
    """Two clubs with a ladder. The replay refuses what the first one changes next."""
    both = road.club("poisoned"), road.club("neighbour")
    for club in both:
        club.publish("t1", EVENING)
        club.accept("t1")
    road.settle()

    def refuses(records):
        if records.settings.slug == "poisoned" and records.settings.name == "Poison":
            raise Unreplayable("self_pairing", "t1", 1)
        return replay(records)

    monkeypatch.setattr("replay.handler.replay", refuses)
    return both


def test_poison_neither_stops_nor_delays_another_club_and_is_not_retried(road, clubs):
    poisoned, neighbour = clubs
    calls = dict(road.pump.calls)
    poisoned.ask("PATCH", "", {"name": "Poison"})
    neighbour.publish("t2", {**EVENING, "starts_on": "2026-01-17"})
    neighbour.accept("t2")

    road.settle()

    status = neighbour.get("/status")
    assert status["records"] == status["ladder"] == status["site"]
    assert road.pump.given_up == []
    assert road.pump.calls["Replay"] == calls["Replay"] + 1


def test_the_last_good_ladder_stays_and_everybody_is_told(road, clubs):
    poisoned, _ = clubs
    ladder = poisoned.get("/ladder")

    poisoned.ask("PATCH", "", {"name": "Poison"})
    road.settle()

    status = poisoned.get("/status")
    assert (status["records"], status["ladder"], status["healthy"]) == (4, 3, False)
    assert status["failed"] == {"revision": 4, "code": "self_pairing"}
    assert poisoned.get("/ladder") == ladder
    assert "M. R." in road.page(poisoned.root())


def test_the_change_that_mends_it_heals_everything(road, clubs):
    poisoned, _ = clubs
    poisoned.ask("PATCH", "", {"name": "Poison"})
    road.settle()

    poisoned.ask("PATCH", "", {"name": "Circolo"})
    road.settle()

    status = poisoned.get("/status")
    assert (status["records"], status["ladder"], status["site"]) == (5, 5, 5)
    assert (status["healthy"], status["failed"]) == (True, None)


def test_an_infrastructure_error_of_one_club_is_retried_for_it_alone_and_then_given_up(
    road, clubs, monkeypatch
):
    poisoned, neighbour = clubs

    def fails(aws, club):
        found = state(aws, club)
        if found.records.settings.slug == "poisoned":
            raise OSError
        return found

    monkeypatch.setattr("replay.handler.records.state", fails)
    poisoned.ask("PATCH", "", {"name": "Circolo dei pedoni"})
    neighbour.ask("PATCH", "", {"name": "Circolo delle torri"})

    road.settle()

    status = neighbour.get("/status")
    assert status["records"] == status["ladder"] == status["site"]
    assert [(each.source, each.count) for each in road.pump.given_up] == [("Replay", 1)]
    monkeypatch.undo()
