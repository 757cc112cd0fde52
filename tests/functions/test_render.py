"""render waits for the CDN without keeping anybody else waiting, and goes on where it stopped."""

import pytest

from infra import transform
from ladder.pages.console import console
from render import handler as render
from tests.journeys.stack import Context, tournament
from tests.store.cdn import Cdn

EVENING = tournament(("Marco Rossi", "Anna Bianchi", "1-0"))


@pytest.fixture
def clubs(road):
    """Two clubs with full names on their pages; then the first takes them off, and the second is renamed."""
    both = road.club("shrinks", names="full"), road.club("neighbour")
    for club in both:
        club.publish("t1", EVENING)
        club.accept("t1")
    road.settle()
    both[0].ask("PATCH", "", {"names": "initials"})
    both[1].ask("PATCH", "", {"name": "Neighbours"})
    return both


def test_a_club_that_waits_for_the_cdn_keeps_no_other_waiting(road, clubs, monkeypatch):
    shrinks, neighbour = clubs
    seen = []

    def looked(cdn, **arguments):
        seen.append(neighbour.get("/status")["site"])
        return real(cdn, **arguments)

    real = Cdn.get_invalidation
    monkeypatch.setattr(Cdn, "get_invalidation", looked)
    road.cdn.looks = 3

    road.settle()

    assert seen[-1] == neighbour.get("/status")["records"]
    assert shrinks.get("/status")["site"] == shrinks.get("/status")["records"]
    assert road.pump.given_up == []


def test_the_site_does_not_count_as_moved_before_the_cdn_has_dropped_its_copies(road, clubs, monkeypatch):
    shrinks, _ = clubs
    road.cdn.looks = 10**9
    monkeypatch.setattr(Context, "get_remaining_time_in_millis", lambda _: 0)

    road.settle()

    status = shrinks.get("/status")
    assert (status["site"], status["ladder"]) == (status["records"] - 1, status["records"])
    assert not any(b"Marco Rossi" in body for body in road.site().values())
    assert [each.source for each in road.pump.given_up] == ["Render"]

    monkeypatch.setattr(Context, "get_remaining_time_in_millis", lambda _: 60_000)
    road.cdn.looks = 1
    road.check()
    road.settle()

    assert shrinks.get("/status")["site"] == status["records"]


def test_the_error_page_and_robots_are_there_from_the_first_render_on(road):
    road.club()
    road.settle()

    assert {"404.html", "robots.txt"} <= set(road.site())


def test_a_lease_outlives_every_render(road):
    timeout = transform.transformed()["Resources"]["Render"]["Properties"]["Timeout"]

    assert timeout < render.LEASE_SECONDS
    assert timeout > render.RESERVE_SECONDS


def test_whoever_deploys_gets_the_console_and_no_ladder_that_moves_pays_for_it(road, clubs):
    assert not [key for key in road.site() if key.startswith("console")]

    answer = render.handler({"Records": []}, Context())  # type: ignore[arg-type]

    assert answer == {"batchItemFailures": []}
    site = road.site()
    assert {"console", "console/", "console/main.js", "console/words/el.json"} <= set(site)
    assert {key: page.body for key, page in console().items()}.items() <= site.items()
