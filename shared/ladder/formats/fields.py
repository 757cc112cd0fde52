"""The forms that fields of the API's bodies may have, each with the words in which it is refused."""

from typing import TYPE_CHECKING, Annotated, Literal

from pydantic import AfterValidator, Field

from ladder.formats.clean import tidy
from ladder.formats.days import why_no_day
from ladder.formats.forms import (
    MAX_K,
    MAX_MONTHS,
    MAX_RATING,
    MAX_ROWS,
    MAX_STARTING_GAMES,
    SLUG,
    is_season,
    why_no_line,
    why_no_name,
)
from ladder.formats.json import MEMBER_ID, NO_MEMBER_ID
from ladder.formats.strict import Decimal1
from ladder.languages import LANGUAGES


def _name(raw: str) -> str:
    text = tidy(raw).text
    if why := why_no_name(text):
        raise ValueError(why)
    return text


def _line(raw: str) -> str:
    text = tidy(raw).text
    if why := why_no_line(text):
        raise ValueError(why)
    return text


def _slug(text: str) -> str:
    if not SLUG.match(text):
        raise ValueError("is 3 to 40 of a-z, 0-9 and -")
    return text


def _day(text: str) -> str:
    if why := why_no_day(text):
        raise ValueError(why)
    return text


def _season(text: str) -> str:
    if not is_season(text):
        raise ValueError("is a month and day that every year has, in the form 09-01")
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
Rating = Annotated[Decimal1, Field(ge=-MAX_RATING, le=MAX_RATING)]
Games = Annotated[int, Field(ge=0, le=MAX_STARTING_GAMES)]
K = Annotated[int, Field(ge=1, le=MAX_K)]
Months = Annotated[int, Field(ge=1, le=MAX_MONTHS)]
Rows = Annotated[int, Field(ge=1, le=MAX_ROWS)]
Agreed = Annotated[bool, AfterValidator(_agreed)]
if TYPE_CHECKING:
    type Language = str
else:
    Language = Literal[LANGUAGES]  # known when it is looked for, not when types are checked
Visibility = Literal["organiser", "link", "public"]
Names = Literal["initials", "full"]
Display = Literal["inherit", "initials", "full", "hidden"]
Junior = Literal["unknown", "yes", "no"]
Scope = Literal["publish", "organise"]
