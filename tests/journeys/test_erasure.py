"""A name that was erased stands nowhere, in no byte of any store; results stay, and all goes on working."""

from dataclasses import replace

import pytest

from check import handler as check
from ladder.store import erasing
from publish import desk
from render import handler as render
from replay import handler as replay
from tests.faults.agreement import agree, club_of
from tests.journeys.stack import tournament
from tests.journeys.stores import holding

ZACHARIAS, YOLANDA, XAVIER = "Zacharias Quintrell", "Yolanda Pemberwick", "Xavier Thornquist"
WILHELMINA = "Wilhelmina Vandersloot"
WORDS = ("Zacharias", "Quintrell")
FIRST = tournament(
    (ZACHARIAS, YOLANDA, "1-0"), (XAVIER, ZACHARIAS, "1/2-1/2"), (YOLANDA, XAVIER, "0-1"), name="First"
)


@pytest.fixture
def clock(road, monkeypatch):
    """The time, for everybody; `clock(seconds)` lets it pass."""
    now = [road.aws.clock()]

    def at():
        return now[0]

    road.aws = replace(road.aws, clock=at)
    for function in (desk, replay, render, check):
        monkeypatch.setattr(function, "aws", lambda: road.aws)

    def passes(seconds):
        now[0] += seconds

    return passes


@pytest.fixture
def club(road, clock):
    club = road.club(names="full")
    club.publish("first", FIRST)
    club.accept("first")
    road.settle()
    return club


def ids(club):
    return {each["name"]: each["member"] for each in club.get("/members")["members"]}


def erase(club, name, query=""):
    answer = club.ask("DELETE", f"/members/{ids(club)[name]}{query}")
    assert answer.status in (200, 202), answer.text
    return answer.json


def ended(road, club, clock, certificate):
    """The certificate once check has come to it as often as it takes."""
    for _ in range(6):
        road.settle()
        road.check()
        found = club.get(f"/erasures/{certificate['id']}")["certificate"]
        if found["state"] == "done":
            return found
        clock(erasing.QUIET + 1)
    raise AssertionError(found)


def changes(club):
    """What every tournament brought whom, by tournament."""
    found = club.get("/tournaments")["tournaments"]
    return {each["id"]: club.get(f"/tournaments/{each['id']}")["changes"] for each in found}


def test_the_name_stands_in_no_byte_of_any_store_and_nobodys_rating_changes(road, club, clock):
    club.publish("second", tournament((ZACHARIAS, WILHELMINA, "1-0"), starts_on="2026-01-17"))
    road.settle()
    before, ladder = changes(club), club.ladder()
    assert holding(road, *WORDS)

    certificate = erase(club, ZACHARIAS)["certificate"]
    found = ended(road, club, clock, certificate)

    assert holding(road, *WORDS) == []
    assert changes(club) == before
    del ladder[ZACHARIAS]
    assert club.ladder() == ladder
    assert agree(road, club_of(road)) > 0
    assert "Zacharias" not in str(found)
    assert found["finished_at"]
    assert {each["what"] for each in found["backups"] if each["holds_name"]} == {
        "point-in-time recovery of the tables"
    }


def _renamed(road, club):
    club.ask("PATCH", f"/members/{ids(club)[ZACHARIAS]}", {"name": "Zack Quintrell"})
    return "Zack Quintrell"


def _corrected(road, club):
    for name in ("Quintrell Z.", "Quintrel, Zacharias"):
        assert club.ask("PATCH", "/tournaments/first", {"players": [{"no": 1, "name": name}]}).status == 202
    return ZACHARIAS


def _correction_undone(road, club):
    club.ask("PATCH", "/tournaments/first", {"players": [{"no": 1, "name": "Quintrell Zacharias"}]})
    entry = club.get("/log")["entries"][0]["entry"]
    assert club.ask("POST", f"/log/{entry}/undo").status == 202
    return ZACHARIAS


def _waiting(road, club):
    late = tournament((ZACHARIAS, YOLANDA, "1-0"), (WILHELMINA, ZACHARIAS, "0-1"), name="First")
    assert club.publish("first", late)["waiting"]
    return ZACHARIAS


def _held(road, club):
    fix = {"games": [{"round": 1, "white": 1, "black": 2, "result": "0-1"}]}
    club.ask("PATCH", "/tournaments/first", fix)
    other = {
        **FIRST,
        "rounds": [{**FIRST["rounds"][0], "games": [{"white": 1, "black": 2, "result": "0-0"}]}],
    }
    assert club.publish("first", other)["held"]
    return ZACHARIAS


def _deleted(road, club):
    club.ask("DELETE", "/tournaments/first")
    return ZACHARIAS


def _restored(road, club):
    club.ask("DELETE", "/tournaments/first")
    club.ask("POST", "/tournaments/first/restore")
    return ZACHARIAS


def _merged(road, club):
    club.publish("second", tournament(("Zach Quintrell", WILHELMINA, "1-0"), starts_on="2026-01-17"))
    club.ask("PUT", "/tournaments/second/names", {"links": {"1": {"new": True}, "2": {"new": True}}})
    who = ids(club)
    answer = club.ask("POST", "/merges", {"from": who["Zach Quintrell"], "into": who[ZACHARIAS]})
    assert answer.status == 202, answer.text
    return ZACHARIAS


def _titled(road, club):
    club.publish("cup", tournament((YOLANDA, XAVIER, "1-0"), name="Quintrell-Cup", starts_on="2026-02-01"))
    club.ask("PATCH", "/tournaments/cup", {"name": "Memorial Zacharias Quintrell"})
    club.ask("PATCH", "", {"contact": "Ask Zacharias  QUINTRELL, the chair"})
    club.ask("POST", "/keys", {"label": "Zacharias Quintrell", "scope": "publish"})
    return ZACHARIAS


def _noted(road, club):
    games = [{"white": 1, "black": 2, "result": "1-0", "note": "Quintrell came late"}]
    club.publish("first", {**FIRST, "rounds": [{"no": 1, "games": games}, *FIRST["rounds"][1:]]})
    return ZACHARIAS


def _declined(road, club):
    club.publish("second", tournament((ZACHARIAS, WILHELMINA, "1-0"), starts_on="2026-01-17"))
    answer = club.ask(
        "PUT",
        "/tournaments/second/names",
        {"links": {"1": {"guest": True}}, "declined": {"1": [ids(club)[YOLANDA]]}},
    )
    assert answer.status == 202, answer.text
    return ZACHARIAS


def _added_by_hand(road, club):
    once = {"Idempotency-Key": "add"}
    answer = club.ask("POST", "/members", {"name": "Zacharias Quintrell-Ash"}, headers=once)
    assert answer.status == 201
    return "Zacharias Quintrell-Ash"


PASTS = (
    _renamed,
    _corrected,
    _correction_undone,
    _waiting,
    _held,
    _deleted,
    _restored,
    _merged,
    _titled,
    _noted,
    _declined,
)


@pytest.mark.parametrize("past", PASTS, ids=lambda past: past.__name__.strip("_"))
def test_whatever_happened_to_a_name_it_is_gone_with_the_erasure(road, club, clock, past):
    name = past(road, club)
    road.settle()
    road.check()
    before = changes(club)

    certificate = erase(club, name)["certificate"]
    ended(road, club, clock, certificate)

    assert holding(road, *WORDS, "Quintrel") == []
    assert changes(club) == before
    agree(road, club_of(road))
