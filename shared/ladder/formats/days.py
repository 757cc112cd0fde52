"""Calendar days: the API's one form, and the many that files write. It refuses to guess day from month."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date

from ladder.domain.tournament import Day

FIRST_YEAR, LAST_YEAR = 1850, 2199
"""A year outside these is a slip of the pen: the first tournament of all was that of 1851."""
_CENTURY_TURNS = 70
"""Two digits below it are of this century (the tournament report exists since the nineties)."""
_DAY = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}\Z")
_YEAR_FIRST = re.compile(r"([0-9]{4})\s*[-/.]\s*([0-9]{1,2})\s*[-/.]\s*([0-9]{1,2})(?:[T\s].*)?\Z", re.DOTALL)
_COMPACT = re.compile(r"([0-9]{4})([0-9]{2})([0-9]{2})\Z")
_YEAR_LAST = re.compile(r"([0-9]{1,2})\s*([-/.])\s*([0-9]{1,2})\s*[-/.]\s*([0-9]{4})\Z")
_SHORT = re.compile(r"([0-9]{2})\s*[-/.]\s*([0-9]{2})\s*[-/.]\s*([0-9]{2})\Z")
_WORDS = re.compile(
    r"(?:([0-9]{1,2})(?:st|nd|rd|th)?[\s.\-]+([a-z]+)|([a-z]+)[\s.]+([0-9]{1,2})(?:st|nd|rd|th)?)"
    r"[\s.,\-]+([0-9]{4})\Z"
)
_MONTHS = ("january", "february", "march", "april", "may", "june", "july", "august", "september", "october",
           "november", "december")  # fmt: skip
_SHORTEST_MONTH = 3
_MONTHS_A_YEAR = 12


def is_day(text: str) -> bool:
    """Whether it is a day of the calendar written `2026-09-01`, in a year that a chess club can mean."""
    return not why_no_day(text)


def why_no_day(text: str) -> str:
    """What is wrong with a day, in words; "": it is one (`is_day`)."""
    try:
        year = date.fromisoformat(text).year if _DAY.match(text) else None
    except ValueError:
        year = None
    if year is None:
        return "is no date of the calendar in the form 2026-09-01"
    if not FIRST_YEAR <= year <= LAST_YEAR:
        return f"is out of range: days from {FIRST_YEAR}-01-01 to {LAST_YEAR}-12-31 are taken"
    return ""


@dataclass(frozen=True, slots=True)
class Written:
    """The days that a written date can mean, each with the order in which it is then written.

    An order is "dmy", "mdy" or "ydm" where the writing leaves that open, else "". No days: it is no date.
    `loose`: a day is meant by custom, not for certain; say what was read.
    """

    days: tuple[tuple[Day, str], ...]
    loose: bool = False

    @property
    def certain(self) -> Day | None:
        """The one day that it means."""
        return self.days[0][0] if len(self.days) == 1 else None


def written(text: str) -> Written:
    """The days that a date as written in a file can mean."""
    text = text.strip()
    if found := _YEAR_FIRST.match(text) or _COMPACT.match(text):
        year, month, day = map(int, found.groups())
        return Written(_days(("", year, month, day)))
    if found := _WORDS.match(text.casefold()):
        return Written(_in_words(found))
    if found := _YEAR_LAST.match(text):
        first, mark, second, year = int(found[1]), found[2], int(found[3]), int(found[4])
        if mark == ".":  # nobody writes month.day.year with dots
            return Written(_days(("", year, second, first)), loose=first <= _MONTHS_A_YEAR)
        return Written(_days(("dmy", year, second, first), ("mdy", year, first, second)))
    if found := _SHORT.match(text):
        first, second, third = map(int, found.groups())
        # the report's own two-digit form is YY/MM/DD (its field 132); other orders only where that is no day
        own = _days(("", _full(first), second, third))
        year = _full(third)
        others = (
            ("ydm", _full(first), third, second),
            ("dmy", year, second, first),
            ("mdy", year, first, second),
        )
        return Written(own or _days(*others), loose=True)
    return Written(())


def _full(year: int) -> int:
    return year + (2000 if year < _CENTURY_TURNS else 1900)


def _days(*parts: tuple[str, int, int, int]) -> tuple[tuple[Day, str], ...]:
    orders: dict[str, str] = {}
    for order, year, month, day in parts:
        text = f"{year:04d}-{month:02d}-{day:02d}"
        if is_day(text):
            orders[text] = "" if text in orders else order  # both orders give one day: it tells nothing
    return tuple((Day(text), order) for text, order in orders.items())


def _in_words(found: re.Match[str]) -> tuple[tuple[Day, str], ...]:
    day, word, year = int(found[1] or found[4]), found[2] or found[3], int(found[5])
    months = [number for number, month in enumerate(_MONTHS, 1) if month.startswith(word)]
    return _days(("", year, months[0], day)) if len(months) == 1 and len(word) >= _SHORTEST_MONTH else ()


def settled(date_: Written, others: Iterable[Written]) -> Day | None:
    """The one day that a date means beside the other dates of its file; None: day and month cannot be told
    apart.

    A file writes its dates in one order, so one with a day above 12 settles the others; and a round's date
    that is certain settles the first day of the event.
    """
    if date_.certain is not None:
        return date_.certain
    known = [other for other in others if other.certain is not None]
    orders = {order for other in known for _, order in other.days if order}
    fitting = [day for day, order in date_.days if {order} == orders]
    if len(fitting) != 1:
        certain = {other.certain for other in known}
        fitting = [day for day, _ in date_.days if day in certain]
    return fitting[0] if len(fitting) == 1 else None
