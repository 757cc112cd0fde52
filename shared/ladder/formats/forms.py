"""The forms that a club's values have at every door: the API's bodies and a bundle are held to the same.

Standard library only, so that a bundle is proved with nothing but Python. It says what is wrong in words, and
refuses nothing itself.
"""

import re
from datetime import date

from ladder.formats.clean import tidy
from ladder.formats.reading import MAX_NAME

SLUG = re.compile(r"[a-z0-9-]{3,40}\Z")
TOURNAMENT_ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,63}\Z")
MAX_RATING = 10_000
"""Points, either way."""
MAX_K = 200
MAX_STARTING_GAMES = 10_000
"""Rated games before the ladder; nobody has played more for one club."""
MAX_MONTHS = 1_200
MAX_ROWS = 1_000
"""Lines of the embed."""
MAX_PEOPLE = 5_000
"""Members that one change makes: as many as a list of members, or of names, may hold."""
_SEASON = re.compile(r"[0-9]{2}-[0-9]{2}\Z")
_NO_LEAP_YEAR = 2001
"""A season starts on a day that every year has."""


def why_no_name(text: str) -> str:
    """What is wrong with a tidied name, in words; "": nothing."""
    return why_no_line(text) if text else "is empty, or holds nothing that can be seen"


def why_no_line(text: str) -> str:
    """What is wrong with a tidied line of text, which may be empty; "": nothing."""
    if len(text) > MAX_NAME:
        return f"has {len(text):,} characters; at most {MAX_NAME} are taken"
    return ""


def is_tidy(text: str) -> bool:
    """Whether it is as `tidy` leaves it: every door's text is."""
    return tidy(text).text == text


def is_name(text: str) -> bool:
    """Whether it is a name as a door lets it in."""
    return is_tidy(text) and not why_no_name(text)


def is_season(text: str) -> bool:
    """Whether it is a month and day that every year has, in the form 09-01."""
    try:
        return bool(_SEASON.match(text) and date.fromisoformat(f"{_NO_LEAP_YEAR}-{text}"))
    except ValueError:
        return False
