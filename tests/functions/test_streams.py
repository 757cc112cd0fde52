"""A batch is worked off club by club."""

import logging

import pytest
from aws_lambda_powertools import Logger

from streams import club_by_club


def batch(*clubs):
    return {
        "Records": [
            {
                "eventName": "MODIFY",
                "dynamodb": {
                    "Keys": {"PK": {"S": f"C#{club}"}, "SK": {"S": "REVISION"}},
                    "SequenceNumber": str(100 + at),
                },
            }
            for at, club in enumerate(clubs)
        ]
    }


@pytest.fixture
def logger():
    quiet = Logger(service="quiet")
    quiet.setLevel(logging.CRITICAL)
    return quiet


def test_a_club_is_worked_off_once_however_often_it_stands_in_the_batch(logger):
    seen: list[str] = []

    answer = club_by_club(batch("a", "b", "a", "a"), seen.append, logger)

    assert seen == ["a", "b"]
    assert answer == {"batchItemFailures": []}


def test_one_clubs_failure_names_its_own_records_and_stops_no_other(logger):
    seen: list[str] = []

    def work(club):
        seen.append(club)
        if club == "b":
            raise RuntimeError

    answer = club_by_club(batch("a", "b", "c", "b"), work, logger)

    assert seen == ["a", "b", "c"]
    assert [each["itemIdentifier"] for each in answer["batchItemFailures"]] == ["101", "103"]


def test_an_empty_batch_has_no_failures(logger):
    assert club_by_club({"Records": []}, lambda _: None, logger) == {"batchItemFailures": []}


def test_only_the_clubs_that_are_wanted_are_worked_off(logger):
    seen: list[str] = []

    club_by_club(batch("a", "b", "c"), seen.append, logger, only={"b"})

    assert seen == ["b"]
