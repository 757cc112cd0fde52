"""Erased names and take-outs: in no bundle, not by an import, and not after one."""

import io
import zipfile

from tests.journeys.stack import OPERATOR_KEY, Club, tournament
from tests.journeys.stores import holding
from tests.journeys.test_erasure import WORDS, YOLANDA, ZACHARIAS, changes, clock, club, ended, erase

__all__ = ["clock", "club"]


def bundle(club):
    answer = club.ask("GET", "/export")
    assert answer.status == 200, answer.text
    return answer.body


def words_in(body, *words):
    with zipfile.ZipFile(io.BytesIO(body)) as archive:
        everything = b"\n".join(archive.read(name) for name in archive.namelist()).decode().casefold()
    return [word for word in words if word.casefold() in everything]


def bring(road, body):
    kind = {"Content-Type": "application/zip"}
    answer = road.ask("POST", "/api/import?slug=altrove", body, key=OPERATOR_KEY, headers=kind)
    assert answer.status == 201, answer.text
    road.settle()
    return Club(road, "altrove", answer.json["organiser_key"])


def test_a_bundle_made_after_an_erasure_holds_no_name_and_comes_in_with_the_same_ladder(road, club, clock):
    club.ask(
        "PATCH",
        "/tournaments/first",
        {"games": [{"round": 1, "board": 1, "white": 1, "black": 2, "result": "0-1"}]},
    )
    assert words_in(bundle(club), *WORDS) == list(WORDS)
    certificate = erase(club, ZACHARIAS)["certificate"]
    road.settle()
    meanwhile = club.ask("GET", "/export")
    assert meanwhile.status == 409 or words_in(meanwhile.body, *WORDS) == []
    ended(road, club, clock, certificate)
    body = bundle(club)
    assert words_in(body, *WORDS) == []
    moved = bring(road, body)
    assert holding(road, *WORDS) == []
    assert moved.get("/ladder") == club.get("/ladder")
    assert changes(moved) == changes(club)
    # the tournament is published and corrected on as before
    assert moved.ask("PATCH", "/tournaments/first", {"name": "Corrected"}).status == 202


def test_an_imported_club_erases_what_it_brought_along(road, club, clock):
    """Contents as published, the log, the standings as shown: all in the founding change."""
    club.ask(
        "PATCH",
        "/tournaments/first",
        {"games": [{"round": 1, "board": 1, "white": 1, "black": 2, "result": "0-1"}]},
    )
    member = next(each for each in club.get("/members")["members"] if each["name"] == ZACHARIAS)
    club.ask("PATCH", f"/members/{member['member']}", {"name": "Zacharias A. Quintrell"})
    road.settle()
    body = bundle(club)
    club.ask("DELETE")
    for _ in range(4):
        road.settle()
        road.check()
    moved = bring(road, body)
    before = changes(moved)
    certificate = erase(moved, "Zacharias A. Quintrell")["certificate"]
    ended(road, moved, clock, certificate)
    assert [place for place, _ in holding(road, *WORDS) if moved_only(road, place)] == []
    assert changes(moved) == before
    again = tournament((YOLANDA, "Somebody", "1-0"), starts_on="2026-02-01")
    assert moved.publish("later", again)["state"] == "pending"


def moved_only(road, place):
    """Whether a place is of the club that is still there; versions of the closed one stay until its sweep."""
    clubs = {item["SK"]["S"] for item in road.stored() if item["PK"]["S"] == "CLUBS"}
    return any(club in place for club in clubs)
