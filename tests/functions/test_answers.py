"""How everything is answered: status by class of error, problem+json, and the headers that every answer
has.
"""

import json

import pytest

from ladder.domain import errors
from ladder.domain.errors import Fault
from publish import answers
from publish.desk import aws
from publish.handler import app
from tests.journeys.stack import OPERATOR_KEY

ALL = [
    kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, errors.LadderError)
]


def made(kind):
    arguments = {errors.Wrong: (Fault("name", "is required"),), errors.Unreplayable: ("self_pairing",)}
    return kind(*arguments.get(kind, ("said to a person",)))


@pytest.mark.parametrize("kind", [kind for kind in ALL if kind is not errors.LadderError])
def test_every_error_of_the_tree_has_a_status_and_none_is_403(kind):
    answer = answers.problem(made(kind))
    body = json.loads(answer.body or "")

    assert answer.status_code == body["status"]
    assert 400 <= answer.status_code < 500
    assert answer.status_code != 403
    assert answer.headers["Content-Type"] == "application/problem+json"
    assert set(body) >= {"type", "title", "status", "detail"}


def test_bad_input_names_every_place():
    wrong = errors.Wrong(Fault("rounds.2.games.0.white", "unknown"), Fault("line 14", "no result"))

    body = json.loads(answers.problem(wrong).body or "")

    assert body["errors"] == [
        {"at": "rounds.2.games.0.white", "message": "unknown"},
        {"at": "line 14", "message": "no result"},
    ]


def test_every_404_reads_alike():
    assert answers.problem(errors.Missing("no such club")).body == answers.problem(errors.Missing()).body


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/api/clubs"),
        ("GET", "/api/nothing"),
        ("GET", "/"),
        ("POST", "/api/clubs/circolo"),
        ("PUT", "/api/clubs/circolo/tournaments/%zz"),
        ("TRACE", "/api/clubs"),
        ("OPTIONS", "/api/clubs/circolo/tournaments/t"),
        ("OPTIONS", "/api/nothing"),
        ("HEAD", "/api/clubs"),
    ],
)
def test_every_answer_lets_a_browser_app_on_any_host_read_it_and_no_cache_keep_it(road, method, path):
    for key in (None, OPERATOR_KEY):
        headers = road.ask(method, path, key=key).headers
        assert headers["access-control-allow-origin"] == "*"
        assert headers["access-control-expose-headers"] == "ETag"
        assert "Idempotency-Key" in headers["access-control-allow-headers"]
        assert headers["cache-control"] == "no-store"
        assert "access-control-allow-credentials" not in headers


def test_a_preflight_is_answered_without_a_key(road):
    answer = road.ask(
        "OPTIONS", "/api/clubs/circolo/tournaments/t", headers={"Origin": "https://app.example"}
    )

    assert (answer.status, answer.body) == (204, b"")
    assert {"PUT", "PATCH", "DELETE"} <= set(answer.headers["access-control-allow-methods"].split(", "))
    assert answer.headers["access-control-max-age"] == "86400"


@pytest.mark.parametrize(
    ("method", "path"),
    [("GET", "/api/nothing"), ("PATCH", "/api/clubs"), ("GET", "/"), ("GET", "/api/clubs/")],
)
def test_a_route_that_is_none_is_404_in_problem_json(road, method, path):
    answer = road.ask(method, path, key=OPERATOR_KEY)

    assert (answer.status, answer.headers["content-type"]) == (404, "application/problem+json")


def test_no_address_however_long_or_strange_is_a_fault_of_ours(road, club):
    for path, status in (
        (f"/api/clubs/{'x' * 5000}", 404),
        ("/api/clubs/%00", 404),
        ("/api/clubs/circolo/members/" + "m" * 5000, 404),
        ("/api/clubs/circolo/tournaments/%F0%9F%98%80", 404),
        ("/api/clubs/circolo/log?after=" + "9" * 2000, 400),
        ("/api/clubs/circolo/log?after=0", 200),
        ("/api/clubs/circolo/ladder?date=2026-13-01", 400),
        ("/api/clubs/circolo/pages/../../../etc/passwd", 404),
    ):
        assert (path[:60], road.ask("GET", path, key=club.key).status) == (path[:60], status)


def test_head_is_get_without_the_body(road, club):
    got, head = club.ask("GET"), club.ask("HEAD")

    assert (got.status, head.status) == (200, 200)
    assert (bool(got.body), head.body) == (True, b"")


def test_a_fault_of_ours_is_a_500_that_tells_nothing(road, club, monkeypatch):
    monkeypatch.setattr("publish.desk.aws", lambda: 1 / 0)

    answer = club.ask("GET")

    assert (answer.status, answer.headers["content-type"]) == (500, "application/problem+json")
    assert "division" not in answer.text


def test_routes_are_read_from_the_environment_only_when_they_are_asked():
    """Nothing happens at import: neither the routes nor the clients know a table yet."""
    assert aws.cache_info().currsize == 0
    assert app is not None


def test_half_a_surrogate_pair_that_was_stored_once_goes_out_as_its_escape():
    sent = answers.answer(200, {"at": "x-\ud800"}).body or ""

    assert sent.encode() == b'{"at":"x-\\ud800"}'
    assert json.loads(sent) == {"at": "x-\ud800"}
