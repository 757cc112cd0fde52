"""The built functions answer what AWS sends them, with nothing but the artefact and the managed runtime."""

import json
from pathlib import Path

import pytest

EVENTS = Path(__file__).parent / "events"


def event(name):
    return json.loads((EVENTS / f"{name}.json").read_text())


def test_publish_answers_an_api_event(function):
    answer = function("Publish").invoke(event("create-club"))

    assert answer["statusCode"] == 201, answer
    assert json.loads(answer["body"])["revision"] == 1


def test_publish_answers_a_preflight_itself(function, stack):
    preflight = event("create-club")
    preflight["requestContext"]["http"]["method"] = "OPTIONS"

    answer = function("Publish").invoke(preflight)

    headers = {name.lower(): value for name, value in answer["headers"].items()}
    assert answer["statusCode"] in (200, 204)
    for name, value in stack.preflight.items():
        assert headers[name.lower()] == value, name


def test_replay_answers_a_stream_event_of_a_club_that_is_gone(function):
    """The recorded club is in no table: there is nothing to rebuild, and nothing to retry."""
    answer = function("Replay").invoke(event("revision-moved"))

    assert answer == {"batchItemFailures": []}


@pytest.mark.parametrize("name", ["Render", "Check"])
def test_the_other_functions_start(function, name):
    answer = function(name).invoke({"Records": []} if name == "Render" else {})

    assert "errorType" not in (answer or {}), answer
