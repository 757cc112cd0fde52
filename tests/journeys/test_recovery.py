"""Tables and site lost, the archive alone left: one recovery brings back the same bytes."""

import pytest

from ladder.store import marks
from ladder.store.records import find_club
from render import handler as render
from tests.journeys import stack
from tests.journeys.past_the_door import poison
from tests.journeys.stack import OPERATOR_KEY, tournament

ONCE = {"Idempotency-Key": "once"}
GAMES = (("Marco Rossi", "Anna Bianchi", "1-0"), ("Luca Verdi", "Marco Rossi", "1/2-1/2"))
ROUTES = ("", "/status", "/ladder", "/log", "/members", "/merges", "/keys", "/tournaments", "/tournaments/t1")


def lived_in(road, slug, **settings):
    """A club with evenings, a correction, a deletion, a merge that was undone, a member of its own."""
    club = road.club(slug, **settings)
    for at, day in enumerate(("2026-01-10", "2026-02-14", "2026-03-21"), start=1):
        club.publish(f"t{at}", tournament(*GAMES, name=f"Evening {at}", starts_on=day))
        club.accept(f"t{at}")
        road.settle()
    other = club.ask("POST", "/members", {"name": "Sara Neri"}, headers=ONCE).json["member"]["member"]
    marco = next(each["member"] for each in club.get("/members")["members"] if each["name"] == "Marco Rossi")
    club.ask("PATCH", "/tournaments/t1", {"games": [{"round": 1, "white": 1, "black": 2, "result": "0-1"}]})
    merge = club.ask("POST", "/merges", {"from": other, "into": marco})
    club.ask("DELETE", f"/merges/{merge.json['merge']['id']}")
    club.ask("DELETE", "/tournaments/t2")
    club.publish("t4", tournament(("Somebody New", "Luca Verdi", "1-0"), starts_on="2026-04-11"))
    return club


def seen(road, clubs):
    """All that anybody can read."""
    told = {(club.slug, route): club.ask("GET", route).json for club in clubs for route in ROUTES}
    for club in clubs:
        for name in ("checked_at", "rebuilt"):
            del told[club.slug, "/status"][name]
    return told


@pytest.fixture
def clubs(road):
    """One of each kind: behind a link, public, for the organiser alone, refused by the replay, closed."""
    made = [
        lived_in(road, "by-link", language="it", names="full"),
        lived_in(road, "public", visibility="public", language="ru"),
        lived_in(road, "organiser", visibility="organiser"),
        lived_in(road, "poisoned"),
    ]
    lived_in(road, "closed").ask("DELETE")
    road.settle()
    poison(road, "poisoned", "t3")
    for _ in range(2):
        road.settle()
        road.check()
    return made


def lose(road, account):
    """New tables and a new site bucket, as a new stack makes them; only the archive bucket is the old one."""
    archive = road.aws.archive_bucket
    new = stack.build(account, f"{archive}-anew")
    object.__setattr__(new.aws, "archive_bucket", archive)
    road.aws, road.pump, road.cdn = new.aws, new.pump, new.cdn
    render._house.cache_clear()  # new functions, too


def test_one_recovery_from_the_archive_brings_back_the_same_bytes(road, clubs, account):
    before, site, books = seen(road, clubs), road.site(), road.archive()
    lose(road, account)
    assert road.stored() == []
    assert clubs[0].ask("GET").status == 401

    road.check({"recover": True})
    for _ in range(3):
        road.settle()
        road.check()

    assert road.site() == site
    assert seen(road, clubs) == before
    heads = {path: body for path, body in road.archive().items() if path.startswith(("books/", "changes/"))}
    assert heads.items() <= books.items()  # nothing is there that was not, byte for byte
    assert [each.club for each in marks.unsettled(road.aws)] == [find_club(road.aws, "poisoned")]
    slugs = road.ask("GET", "/api/clubs", key=OPERATOR_KEY).json["clubs"]
    assert [each["slug"] for each in slugs] == ["by-link", "organiser", "poisoned", "public"]


def test_a_recovered_club_goes_on_as_if_nothing_had_been(road, account):
    club = lived_in(road, "circolo")
    road.settle()
    lose(road, account)
    road.check({"recover": True})
    road.settle()
    revision = club.get("/status")["records"]

    again = club.ask("POST", "/members", {"name": "Sara Neri"}, headers=ONCE)
    evening = club.publish("t5", tournament(*GAMES, starts_on="2026-05-16"))
    road.settle()

    assert (again.status, again.json["revision"]) == (201, 8)
    assert evening["revision"] == revision + 1
    status = club.get("/status")
    assert status["records"] == status["ladder"] == status["site"] == revision + 1
