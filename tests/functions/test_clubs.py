"""Clubs and their keys, as the operator and the organiser see them."""

import pytest

from ladder.store import records
from tests.journeys.stack import OPERATOR_KEY

BODY = {"slug": "circolo", "name": "Circolo", "language": "it"}


def test_a_new_club_fails_safe_and_its_key_is_shown_once(road):
    answer = road.ask("POST", "/api/clubs", BODY, key=OPERATOR_KEY)

    assert answer.status == 201
    club = answer.json["club"]
    assert (club["visibility"], club["names"], club["juniors"]) == ("link", "initials", False)
    assert club["rules"] == {
        "start": 1200,
        "k_new": 40,
        "k_established": 20,
        "k_games": 20,
        "provisional_games": 5,
    }
    assert club["pages"].startswith("/c/")
    assert (club["embed"], club["feed"], club["revision"], answer.json["revision"]) == (None, None, 1, 1)
    key = answer.json["organiser_key"]
    assert key not in road.ask("GET", "/api/clubs/circolo/keys", key=key).text
    assert key.encode() not in b"".join(road.archive().values())


def test_the_same_request_again_is_answered_the_same_without_the_secret(road):
    def post(body=BODY):
        return road.ask("POST", "/api/clubs", body, key=OPERATOR_KEY, headers={"Idempotency-Key": "one"})

    first, again, other = post(), post(), post({**BODY, "slug": "another"})

    assert (first.status, again.status, other.status) == (201, 201, 422)
    assert first.json == {**again.json, "organiser_key": first.json["organiser_key"]}
    assert "organiser_key" not in again.json


def test_a_key_made_under_an_idempotency_key_is_made_once(club):
    def post():
        body = {"label": "app", "scope": "publish"}
        return club.ask("POST", "/keys", body, headers={"Idempotency-Key": "one"}).json

    first, again = post(), post()

    assert first == {**again, "secret": first["secret"]}
    assert len(club.get("/keys")["keys"]) == 2


@pytest.mark.parametrize(
    "change",
    [
        {"name": "New name"},
        {"language": "el"},
        {"visibility": "public"},
        {"names": "full"},
        {"juniors": True},
        {"active_months": 6},
        {"season_starts": "01-01"},
        {"ladder_starts_on": "2026-01-01"},
        {"contact": "ask at the bar"},
        {"embed_rows": 25},
        {"embed_rows": None},
    ],
)
def test_every_setting_can_be_changed_alone(club, change):
    before = club.get("")["club"]

    answer = club.ask("PATCH", "", change)

    after = club.get("")["club"]
    assert answer.json == {"revision": 2, "club": after}
    differs = {name for name, value in after.items() if before[name] != value}
    assert differs - {"pages"} == {*change, "revision"}


def test_rules_hold_from_a_day_or_for_all_time(club):
    club.ask("PATCH", "", {"rules": {"k_new": 32}, "rules_from": "2026-09-01"})
    club_then = club.get("")["club"]
    assert (club_then["rules"]["k_new"], club_then["rules"]["k_established"]) == (32, 20)
    assert club_then["rules_from"] == "2026-09-01"

    club.ask("PATCH", "", {"rules": {"k_new": 24}})

    assert (club.get("")["club"]["rules"]["k_new"], club.get("")["club"]["rules_from"]) == (24, None)


def test_where_the_pages_are_follows_the_visibility(club):
    def pages():
        return club.get("")["club"]["pages"]

    link = pages()
    club.ask("PATCH", "", {"visibility": "public"})
    public = pages()
    club.ask("PATCH", "", {"visibility": "organiser"})
    organiser = pages()
    club.ask("PATCH", "", {"visibility": "link", "rotate_link": True})

    assert public == "/club/circolo/"
    assert organiser == "/api/clubs/circolo/pages/"
    assert pages() not in {link, public, organiser}


@pytest.mark.parametrize(("name", "path"), [("embed", "/embed/{}/"), ("feed", "/feed/{}.xml")])
def test_embed_and_feed_have_addresses_of_their_own_that_die_for_good(club, name, path):
    def patched(**change):
        answer = club.ask("PATCH", "", change)
        return answer.json["club"][name] if answer.status == 202 else answer.status

    first = patched(**{name: True})
    again, second = patched(**{name: True}), patched(**{f"rotate_{name}": True})
    off, refused = patched(**{name: False}), patched(**{f"rotate_{name}": True})
    third = patched(**{name: True})

    assert again == first
    assert (off, refused) == (None, 409)
    assert len({first, second, third}) == 3
    before, after = path.split("{}")
    tokens = [each.removeprefix(before).removesuffix(after) for each in (first, second, third)]
    assert all(len(token) == 28 for token in tokens), "140 bits"
    assert not [token for token in tokens if token in club.get("")["club"]["pages"]]
    kinds = [entry["what"] for entry in club.get("/log")["entries"]]
    assert kinds[:4] == [f"{name}.on", f"{name}.off", f"{name}.rotated", f"{name}.on"]
    assert not [token for token in tokens if token in club.ask("GET", "/log").text]
    assert club.ask("POST", "/log/3/undo").status == 409


def test_a_setting_that_is_so_already_makes_no_revision(club):
    assert club.ask("PATCH", "", {"language": "en"}).json["revision"] == 1


def test_a_preview_of_new_rules_writes_nothing(road, club):
    before = road.stored(), road.archive()

    answer = club.ask("PATCH", "?preview=true", {"rules": {"k_new": 10}})

    assert (answer.status, answer.json["ripple"]) == (200, {"members": [], "moved": 0, "most": 0})
    assert (road.stored(), road.archive()) == before


def test_a_preview_of_a_new_club_makes_none_and_says_where_its_slug_is_taken(road, club):
    def preview(slug):
        return road.ask("POST", "/api/clubs?preview=true", {**BODY, "slug": slug}, key=OPERATOR_KEY)

    assert (preview("another").status, preview("circolo").status) == (200, 409)
    assert len(road.ask("GET", "/api/clubs", key=OPERATOR_KEY).json["clubs"]) == 1


def test_one_number_of_the_rules_changed_for_all_time_leaves_the_other_periods_as_they_are(road, club):
    first = {"k_new": 30, "k_established": 15}
    assert club.ask("PATCH", "", {"rules": first, "rules_from": "2026-01-01"}).status == 202
    assert club.ask("PATCH", "", {"rules": {"k_new": 20}, "rules_from": "2026-06-01"}).status == 202

    assert club.ask("PATCH", "", {"rules": {"start": 1300}}).status == 202

    [(club_id, _)] = records.clubs(road.aws)
    periods = records.read(road.aws, club_id).settings.rules
    assert [(each.since, each.rules.k_new, each.rules.k_established) for each in periods] == [
        (None, 40, 20),
        ("2026-01-01", 30, 15),
        ("2026-06-01", 20, 15),
    ]
    assert {each.rules.start for each in periods} == {13000}
