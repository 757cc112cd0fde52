"""Codes beside the API's words: whoever changes a sentence here finds that its code has gone."""

import pytest

from ladder.domain.tournament import RESULTS
from ladder.formats.reading import MAX_NAME
from publish.codes import CODES, CONFLICTS, coded

GAME = {"board": 1, "white": 1, "black": 2, "result": "1-0"}


@pytest.fixture
def mine(road):
    return road.club("mine")


def evening(**more):
    return {
        "name": "E",
        "starts_on": "2026-09-01",
        "players": [{"no": 1, "name": "A"}, {"no": 2, "name": "B"}],
        "rounds": [{"no": 1, "games": [GAME]}],
    } | more


def played(*games, byes=()):
    return evening(rounds=[{"no": 1, "games": list(games), "byes": list(byes)}])


JSON = {
    "required": {"starts_on": "2026-09-01"},
    "unknown_field": evening(colour="red"),
    "name_empty": evening(name=" "),
    "too_long": evening(name="x" * (MAX_NAME + 1)),
    "no_day": evening(starts_on="2026-02-30"),
    "day_range": evening(starts_on="1492-10-12"),
    "day_ahead": evening(starts_on="2150-01-01"),
    "day_order": evening(ends_on="2026-08-31"),
    "result": played(GAME | {"result": "2-1"}),
    "whole_number": evening(sequence="one"),
    "another_game": played({"white": 1, "black": 2, "result": "1-0"}, GAME | {"board": 2}),
    "game_and_bye": played(GAME, byes=[{"player": 1, "kind": "half"}]),
    "oneself": played(GAME | {"black": 1}),
    "board_taken": played(GAME, GAME),
    "no_player": played(GAME | {"black": 9}),
}
CSV = {
    "columns": "round,white\n1,A\n",
    "cells": "round,white,black,result\n1,A,B,1-0,more\n",
    "no_games": "round,white,black,result\n",
    "no_date": "round,white,black,result\n1,A,B,1-0\n",
}


@pytest.mark.parametrize("code", JSON)
def test_what_is_commonly_wrong_has_its_code(mine, code):
    errors = mine.ask("PUT", "/tournaments/t1", JSON[code]).json["errors"]
    assert code in [each.get("code") for each in errors], errors


@pytest.mark.parametrize("code", CSV)
def test_what_is_wrong_in_a_list_has_its_code(mine, code):
    asked = mine.ask("PUT", "/tournaments/t1", CSV[code].encode(), headers={"content-type": "text/csv"})
    assert code in [each.get("code") for each in asked.json["errors"]], asked.json


def test_a_conflict_has_its_code(mine):
    [key] = mine.get("/keys")["keys"]
    assert mine.ask("DELETE", f"/keys/{key['id']}").json["code"] == "last_key"


def test_values_are_what_a_sentence_in_another_language_needs():
    assert coded("is before starts_on, 2026-09-01") == {
        "code": "day_order",
        "values": {"first": "2026-09-01"},
    }
    assert coded(f"result: '2-1' is none of {', '.join(RESULTS)}")["values"] == {"said": "2-1"}
    assert coded("something that nobody foresaw") == {}
    assert not CODES.keys() & CONFLICTS.keys()
