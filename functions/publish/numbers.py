"""Numbers as the API writes them: ratings, changes and scores with one decimal at most, expected scores
with four.
"""

from typing import overload

from ladder.domain.ladder import Expected
from ladder.domain.rating import ONE
from ladder.domain.tournament import Tenths
from ladder.formats.tournament_json import number


@overload
def tenths(value: Tenths) -> float: ...
@overload
def tenths(value: None) -> None: ...
def tenths(value: Tenths | None) -> float | None:
    """14138 -> 1413.8; whole numbers without a decimal point."""
    return None if value is None else number(value)


def expected(value: Expected | None) -> float | None:
    """A multiple of 2^-40 with four decimals, the half rounded away from zero (a score is never negative)."""
    if value is None:
        return None
    return (value * 20_000 + ONE) // (2 * ONE) / 10_000
