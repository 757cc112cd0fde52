"""The rating chart: geometry from the same rows as the history table beside it. No text, no markup.

One dot an event. The stretch while the number was provisional is dashed and its dots are hollow, so that
nothing is said by colour alone.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from ladder.domain.tournament import Day, Tenths

WIDTH, HEIGHT = 640, 260
LEFT, RIGHT, TOP, BOTTOM = 76, 622, 20, 216
FIRST = 112
"""Where the first event stands."""

STEPS = (10, 20, 50, 100, 200, 500, 1000, 2000, 5000)
"""Distances between the lines of the grid, in rating points."""

LINES = 5
"""At most so many spaces between lines, so that their numbers stand clear of each other on a phone."""


@dataclass(frozen=True, slots=True)
class Point:
    """A rating as held from a day on; `provisional`: it was not yet established."""

    day: Day
    rating: Tenths
    provisional: bool


@dataclass(frozen=True, slots=True)
class Chart:
    """Where everything stands, in units of the viewBox. `grid`: height and rating (whole points) of each
    line.

    `dashed`, `solid`: the line as points; `hollow`, `dots`: an event each, as a path of lines of no length,
    which round line ends make dots of. "": there is none.
    """

    grid: tuple[tuple[int, int], ...]
    dashed: str
    solid: str
    hollow: str
    dots: str
    left: int = LEFT
    right: int = RIGHT
    width: int = WIDTH
    height: int = HEIGHT


def draw(start: Point, points: Sequence[Point]) -> Chart:
    """The chart of a rating that began at `start` and moved to each of `points` (at least one), oldest
    first.
    """
    low, high, step = _scale([start.rating, *(point.rating for point in points)])
    first, last = _ordinal(points[0]), _ordinal(points[-1])
    span = last - first

    def height(rating: int) -> int:
        return BOTTOM - (BOTTOM - TOP) * (rating - low) // (high - low)

    # The start stands at the left edge, a step before the first event: it may be of the same day.
    line = [(LEFT, height(start.rating))]
    line += [
        # Events of one day have no width between them: they stand at equal steps.
        (
            FIRST + (RIGHT - FIRST) * (_ordinal(each) - first) // span
            if span
            else LEFT + (RIGHT - LEFT) * at // len(points),
            height(each.rating),
        )
        for at, each in enumerate(points, start=1)
    ]
    settled = next((at for at, each in enumerate(points) if not each.provisional), len(points))
    begun = min(settled + 1, len(points)) if start.provisional else 0
    return Chart(
        grid=tuple((height(value), value // 10) for value in range(low, high + 1, step)),
        dashed=_line(line[: begun + 1]),
        solid=_line(line[begun:]),
        hollow=_dots(line[1 : settled + 1]),
        dots=_dots(line[settled + 1 :]),
    )


def _ordinal(point: Point) -> int:
    return date.fromisoformat(point.day).toordinal()


def _line(line: Sequence[tuple[int, int]]) -> str:
    return " ".join(f"{x},{y}" for x, y in line) if len(line) > 1 else ""


def _dots(places: Sequence[tuple[int, int]]) -> str:
    return "".join(f"M{x},{y}h0" for x, y in places)


def _scale(ratings: Sequence[int]) -> tuple[int, int, int]:
    """Lowest and highest line and the step between lines, in tenths, around all ratings."""
    low, high = min(ratings), max(ratings)
    for points in STEPS:
        step = points * 10
        floor, ceiling = low // step * step, -(-high // step) * step
        if ceiling == floor:
            ceiling += step
        if (ceiling - floor) // step <= LINES:
            break
    return floor, ceiling, step
