"""Who may do what: 401 without a key that somebody holds, 404 for all that a key may not, and never 403."""

import re

import pytest

from publish.handler import app
from tests.journeys.stack import OPERATOR_KEY, tournament

OPEN = {("GET", "/api/openapi.json")}
OF_ANY_KEY = {("GET", "/api/key")}
"""Whose a key is, whoever asks with it."""
INSTALLATION = {("POST", "/api/clubs"), ("GET", "/api/clubs"), ("POST", "/api/import")}
PUBLISHER = {
    ("PUT", "/api/clubs/<slug>/tournaments/<tournament>"),
    ("GET", "/api/clubs/<slug>/tournaments"),
    ("GET", "/api/clubs/<slug>/tournaments/<tournament>"),
    ("GET", "/api/clubs/<slug>/tournaments/<tournament>/names"),
    ("GET", "/api/clubs/<slug>/status"),
}
"""What the scope `publish` may (CONTRACT): publish, read tournaments, their names, status."""
OPERATOR = INSTALLATION | {
    ("DELETE", "/api/clubs/<slug>"),
    ("GET", "/api/clubs/<slug>"),
    ("GET", "/api/clubs/<slug>/status"),
    ("POST", "/api/clubs/<slug>/rebuild"),
    ("GET", "/api/clubs/<slug>/keys"),
    ("POST", "/api/clubs/<slug>/keys"),
}
"""What the operator may: the club itself, its keys, its state; nothing that holds members' names."""


def routes():
    """Every route as (method, rule), read from the resolver so that a new one cannot be forgotten here."""
    found = [(method, rule) for method, rule in re.findall(r"([A-Z]+)(/\S*)", " ".join(app._route_keys))]
    assert len(found) > 20
    return sorted(set(found) - OPEN - OF_ANY_KEY)


def address(rule, slug):
    return re.sub(r"<\w+>|\.\*", "none", rule.replace("<slug>", slug))


@pytest.fixture
def clubs(road):
    return road.club("mine"), road.club("other")


def asked(road, route, key, slug="mine"):
    method, rule = route
    return road.ask(method, address(rule, slug), {} if method in {"POST", "PUT", "PATCH"} else None, key=key)


def test_every_route_but_the_description_wants_a_key_that_somebody_holds(road, clubs):
    for route in routes():
        for key in (None, "", "ck_nobody", "operator"):
            answer = asked(road, route, key)
            assert (route, answer.status) == (route, 401)
            assert answer.headers["www-authenticate"] == "Bearer"
            assert answer.headers["content-type"] == "application/problem+json"


def test_a_key_of_another_club_sees_nothing_of_this_one(road, clubs):
    _, other = clubs
    for route in routes():
        answer = asked(road, route, other.key)
        absent = asked(road, route, other.key, slug="never-was")
        assert (route, answer.status) == (route, 404)
        assert answer.body == absent.body


def test_a_key_that_may_publish_may_do_nothing_else(road, clubs):
    mine, _ = clubs
    key = mine.ask("POST", "/keys", {"label": "app", "scope": "publish"}).json["secret"]
    before = road.stored(), road.archive()

    for route in routes():
        answer = asked(road, route, key)
        if route not in PUBLISHER:
            assert (route, answer.status) == (route, 404)

    assert (road.stored(), road.archive()) == before
    assert mine.ask("PUT", "/tournaments/t", tournament(("A", "B", "1-0")), key=key).status == 202
    for path in ("/tournaments", "/tournaments/t", "/tournaments/t/names", "/status"):
        assert mine.ask("GET", path, key=key).status == 200


def test_the_operator_sees_no_members(road, clubs):
    for route in set(routes()) - OPERATOR:
        answer = asked(road, route, OPERATOR_KEY)
        assert (route, answer.status) == (route, 404)


def test_nothing_is_ever_answered_with_403(road, clubs):
    mine, other = clubs
    answers = [
        asked(road, route, key, slug)
        for route in routes()
        for key in (mine.key, other.key, OPERATOR_KEY, None)
        for slug in ("mine", "never-was")
        if route[0] == "GET"
    ]
    assert 403 not in {answer.status for answer in answers}


def test_a_revoked_key_opens_nothing(clubs):
    mine, _ = clubs
    made = mine.ask("POST", "/keys", {"label": "old app", "scope": "organise"}).json

    assert mine.ask("GET", key=made["secret"]).status == 200
    assert mine.ask("DELETE", f"/keys/{made['key']['id']}").status == 200
    assert mine.ask("GET", key=made["secret"]).status == 401


def test_a_key_says_of_itself_whose_it_is_and_what_it_may(road, clubs):
    mine, _ = clubs
    made = mine.ask("POST", "/keys", {"label": "app", "scope": "publish"}).json
    publishes = made["secret"]
    own = next(key["id"] for key in mine.get("/keys")["keys"] if key["id"] != made["key"]["id"])
    told = {key: road.ask("GET", "/api/key", key=key) for key in (mine.key, publishes, OPERATOR_KEY, "ck_no")}

    assert told[mine.key].json == {"club": "mine", "scope": "organise", "key": own}
    assert told[publishes].json == {"club": "mine", "scope": "publish", "key": made["key"]["id"]}
    assert told[OPERATOR_KEY].json == {"club": None, "scope": "operator", "key": None}
    assert told["ck_no"].status == 401


def test_the_last_key_that_can_organise_stays(clubs):
    mine, _ = clubs
    [key] = mine.get("/keys")["keys"]

    refused = mine.ask("DELETE", f"/keys/{key['id']}")

    assert refused.status == 409
    assert mine.get("/keys")["keys"] == [key]


def test_the_operator_adds_a_key_and_the_log_shows_who_did(road, clubs):
    mine, _ = clubs
    added = mine.ask("POST", "/keys", {"label": "lost key", "scope": "organise"}, key=OPERATOR_KEY)

    assert added.status == 201
    assert mine.ask("GET", "/log", key=added.json["secret"]).json["entries"][0]["by"] == "operator"
