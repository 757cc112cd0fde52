"""Calendar days: the API's one form, and the many that files write. It refuses to guess day from month."""

import re
from datetime import date

from ladder.domain.tournament import Day

_DAY = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}\Z")
FIRST_YEAR, LAST_YEAR = 1800, 2199
"""A year outside these is a slip of the pen: clubs' oldest ladders are of the nineteenth century."""


def is_day(text: str) -> bool:
    """Whether it is a day of the calendar written `2026-09-01`, in a year that a chess club can mean."""
    if not _DAY.match(text):
        return False
    try:
        year = date.fromisoformat(text).year
    except ValueError:
        return False
    return FIRST_YEAR <= year <= LAST_YEAR


def day_of(year: int, month: int, day: int) -> Day | None:
    """That day, or None where the calendar has none."""
    text = f"{year:04d}-{month:02d}-{day:02d}"
    return Day(text) if is_day(text) else None
