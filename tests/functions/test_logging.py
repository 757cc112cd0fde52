"""The log holds ids and counts: never a name, a body, a key, a token, or an id that somebody chose."""

import io
import json
import logging

import pytest

from check import handler as check
from publish import handler as publish
from render import handler as render
from replay import handler as replay
from tests.journeys.stack import OPERATOR_KEY, tournament

NAMES = ("Zacharias Sentinelli", "Quirina Wächter-Sentinel")
EVENING = tournament((*NAMES, "1-0"), name="Evening of the Sentinellis")


@pytest.fixture
def logged():
    """Everything that the functions write to their logs, as they write it."""
    out = io.StringIO()
    loggers = {id(it.logger._logger): it.logger for it in (publish, replay, render, check)}.values()
    for logger in loggers:
        handler = logging.StreamHandler(out)
        handler.setFormatter(logger.registered_formatter)
        logger.addHandler(handler)
    yield out
    for logger in loggers:
        logger._logger.handlers = [it for it in logger._logger.handlers if it.stream is not out]


def test_nothing_of_what_people_send_is_in_the_log(road, logged, monkeypatch):
    club = road.club("sentinel-slug", name="Sentinel club")
    token = club.root().split("/")[2]
    secret = club.ask("POST", "/keys", {"label": "Sentinel app", "scope": "publish"}).json["secret"]
    club.publish("sentinel-evening", EVENING, "?name=Sentinel%20query", key=secret)
    club.accept("sentinel-evening")
    club.ask("POST", "/members", {"name": NAMES[0]}, headers={"Idempotency-Key": "sentinel-idempotency"})
    club.ask("PUT", "/tournaments/sentinel-wrong", {**EVENING, "players": "Sentinelli"})
    club.ask(
        "PUT", "/tournaments/sentinel-broken", b'{"Sentinelli', headers={"content-type": "application/json"}
    )
    club.ask("GET", "/tournaments/sentinel-none")
    club.ask("GET", key="ck_sentinel_key")
    road.ask("GET", "/api/sentinel")
    road.settle()
    club.ask("GET", "/members")
    road.check()

    def fails(*_):
        raise RuntimeError(NAMES[0], secret, token)

    monkeypatch.setattr("publish.desk.aws", fails)
    assert club.ask("GET").status == 500

    text = logged.getvalue()
    assert text.count('"answered"') > 10
    assert '"failed"' in text
    for sentinel in (*NAMES, "entinel", "Zacharias", "Quirina", club.key, secret, token, OPERATOR_KEY):
        assert sentinel not in text
    for line in text.splitlines():
        json.loads(line)


def test_an_answer_is_logged_once_with_the_club_the_key_and_the_status(road, logged):
    club = road.club()
    logged.truncate(0)

    club.ask("GET", "/ladder")

    [line] = [json.loads(line) for line in logged.getvalue().strip("\0").splitlines()]
    assert (line["message"], line["method"], line["status"]) == ("answered", "GET", 200)
    assert line["club"].startswith("c_")
    assert line["by"].startswith("k_")
    assert line["route"] == "publish.standings.read"
