"""Stable codes for what is commonly wrong, beside the English words: a client says it in another language.

They are found by the words, in one place, so that no reader and no rule has to know of them; a test asks the
API for each. What has no code here has words alone.
"""

import re
from typing import Any

from ladder.domain.tournament import RESULTS

_FIELD = r"(?:[a-z]+: )?"
_SAID = r"(?:'(?P<said>.*)' )?"
_DAY = r"(?:'.*' )?"

CODES = {
    "required": r"is required(?: for a new game)?",
    "unknown_field": r"is no field of this(?:; .*)?|unknown parameter",
    "name_empty": r"is empty, or holds nothing .*|A member needs a name|must have at least 1 c.*",
    "too_long": r"(?:has [\d,]+ characters; at most|must have at most) (?P<most>[\d,]+) (?:char.*|are taken)",
    "name_length": r"name: has 1 to (?P<most>[\d,]+) characters",
    "no_day": rf"{_FIELD}{_DAY}is no date of the calendar in the form 2026-09-01.*",
    "day_range": rf"{_FIELD}{_DAY}is out of range: days from (?P<first>\S+) to (?P<last>\S+) are taken.*",
    "day_ahead": r"(?P<day>\S+) is too far ahead: days up to (?P<last>\S+) are taken",
    "day_order": r"is before starts_on, (?P<first>\S+)",
    "consent_ahead": r"is still to come; a consent is recorded once it has been given",
    "result": rf"{_FIELD}{_SAID}is none of {re.escape(', '.join(RESULTS))}",
    "whole_number": rf"must be a whole number|{_FIELD}'.*' is no whole number.*",
    "number": r"must be a number|rating: '.*' is no number within .*",
    "at_least": r"must be at least (?P<least>\S+)",
    "at_most": r"must be at most (?P<most>\S+)",
    "one_of": r"(?:must be|This is) one of (?P<those>.+)",
    "another_game": r"player (?P<no>\d+) has another game in round (?P<round>\d+); .*",
    "game_and_bye": r"player (?P<no>\d+) has a game and a bye in round (?P<round>\d+)",
    "two_byes": r"player (?P<no>\d+) has two byes in round (?P<round>\d+)",
    "oneself": r"player (?P<no>\d+) cannot play against themselves",
    "board_taken": r"board (?P<board>\d+) has a result already in round (?P<round>\d+)",
    "no_player": r"unknown player number (?P<no>-?\d+): .*",
    "no_member": r"There is no such member(?: on the roster)?",
    "columns": r"the header has no column (?P<missing>.+?); it is (?P<needed>.+)",
    "cells": r"has (?P<n>\d+) values; the header has (?P<columns>\d+) columns",
    "no_games": r"there is no game below the header",
    "no_members": r"there is no member below the header",
    "no_date": r"there is no date; send .*",
    "encoding": r"is not UTF-8, and may be .*|the bytes were not UTF-8\..*",
    "two_of_one_night": r"two entries of one night bear this name; .*",
}
"""Code -> the whole message, with the values that a sentence in another language needs."""

CONFLICTS = {
    "one_night": r"(?P<one>.+) and (?P<other>.+) were typed on one night \(.*\): they are two people",
    "last_key": r"This is the last key that can organise; add another one first",
    "deleted": r"Tournament \S+ is deleted; .*",
    "version_waits": r"A newer version of \S+ waits for its names; .*",
}
"""The same for the detail of a 409."""

_KNOWN = {code: re.compile(said, re.DOTALL) for code, said in (CODES | CONFLICTS).items()}


def coded(message: str) -> dict[str, Any]:
    """`code` and `values` of a message; nothing where it has none."""
    for code, said in _KNOWN.items():
        if found := said.fullmatch(message):
            values = {name: value for name, value in found.groupdict().items() if value is not None}
            return {"code": code, "values": values}
    return {}
