"""The forms that fields of the API's bodies may have, each with the words in which it is refused."""

import re
from datetime import date
from typing import Annotated, Literal

from pydantic import AfterValidator, Field

from ladder.formats.clean import tidy
from ladder.formats.days import why_no_day
from ladder.formats.json import MEMBER_ID, NO_MEMBER_ID
from ladder.formats.reading import MAX_NAME
from ladder.formats.strict import Decimal1

MAX_STARTING_GAMES = 10_000
"""Rated games before the ladder; nobody has played more for one club."""
_SLUG = re.compile(r"[a-z0-9-]{3,40}\Z")
_SEASON = re.compile(r"[0-9]{2}-[0-9]{2}\Z")
_NO_LEAP_YEAR = 2001
"""A season starts on a day that every year has."""


def _name(raw: str) -> str:
    text = tidy(raw).text
    if not text:
        raise ValueError("is empty, or holds nothing that can be seen")
    if len(text) > MAX_NAME:
        raise ValueError(f"has {len(text):,} characters; at most {MAX_NAME} are taken")
    return text


def _line(raw: str) -> str:
    text = tidy(raw).text
    if len(text) > MAX_NAME:
        raise ValueError(f"has {len(text):,} characters; at most {MAX_NAME} are taken")
    return text


def _slug(text: str) -> str:
    if not _SLUG.match(text):
        raise ValueError("is 3 to 40 of a-z, 0-9 and -")
    return text


def _day(text: str) -> str:
    if why := why_no_day(text):
        raise ValueError(why)
    return text


def _season(text: str) -> str:
    try:
        if not _SEASON.match(text):
            raise ValueError  # noqa: TRY301 - both ways of being wrong have one message
        date.fromisoformat(f"{_NO_LEAP_YEAR}-{text}")
    except ValueError:
        raise ValueError("is a month and day that every year has, in the form 09-01") from None
    return text


def _member(text: str) -> str:
    if not MEMBER_ID.match(text):
        raise ValueError(NO_MEMBER_ID)
    return text


def _agreed(said: bool) -> bool:  # noqa: FBT001 - the value under validation
    if not said:
        raise ValueError("must be true: parent and child are both asked, and both agree")
    return said


Name = Annotated[str, AfterValidator(_name)]
Line = Annotated[str, AfterValidator(_line)]
Slug = Annotated[str, AfterValidator(_slug)]
DayText = Annotated[str, AfterValidator(_day)]
Season = Annotated[str, AfterValidator(_season)]
MemberId = Annotated[str, AfterValidator(_member)]
Rating = Annotated[Decimal1, Field(ge=-10_000, le=10_000)]
Games = Annotated[int, Field(ge=0, le=MAX_STARTING_GAMES)]
K = Annotated[int, Field(ge=1, le=200)]
Agreed = Annotated[bool, AfterValidator(_agreed)]
Language = Literal["en", "it", "ru", "el", "es"]
Visibility = Literal["organiser", "link", "public"]
Names = Literal["initials", "full"]
Display = Literal["inherit", "initials", "full", "hidden"]
Junior = Literal["unknown", "yes", "no"]
Scope = Literal["publish", "organise"]
