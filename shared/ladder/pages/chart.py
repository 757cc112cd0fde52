"""The rating chart: geometry from the same rows as the history table beside it. No text, no markup.

One dot an event. The stretch while the number was provisional is dashed and its dots are hollow, so that
nothing is said by colour alone.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from ladder.domain.tournament import Day, Tenths

WIDTH, HEIGHT = 640, 260
LEFT, RIGHT, TOP, BOTTOM = 56, 624, 16, 222
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
    """

    grid: tuple[tuple[int, int], ...]
    dots: tuple[tuple[int, int, str], ...]
    dashed: str
    solid: str
    left: int = LEFT
    right: int = RIGHT
    width: int = WIDTH
    height: int = HEIGHT


def draw(start: Point, points: Sequence[Point]) -> Chart:
    """The chart of a rating that began at `start` and moved to each of `points` (at least one), oldest
    first.
    """
    low, high, step = _scale([start.rating, *(point.rating for point in points)])
    first, last = _ordinal(start), _ordinal(points[-1])

    def place(point: Point) -> tuple[int, int]:
        x = LEFT + (RIGHT - LEFT) * (_ordinal(point) - first) // max(last - first, 1)
        y = BOTTOM - (BOTTOM - TOP) * (point.rating - low) // (high - low)
        return (x if last > first else RIGHT if point is not start else LEFT), y

    line = [place(point) for point in (start, *points)]
    settled = sum(point.provisional for point in points)
    dashed, solid = line[: settled + 1], line[settled:]
    return Chart(
        grid=tuple(
            (BOTTOM - (BOTTOM - TOP) * (value - low) // (high - low), value // 10)
            for value in range(low, high + 1, step)
        ),
        dots=tuple(
            (x, y, "hollow" if point.provisional else "")
            for (x, y), point in zip(line[1:], points, strict=True)
        ),
        dashed=_path(dashed),
        solid=_path(solid),
    )


def _ordinal(point: Point) -> int:
    return date.fromisoformat(point.day).toordinal()


def _path(line: Sequence[tuple[int, int]]) -> str:
    return " ".join(f"{x},{y}" for x, y in line) if len(line) > 1 else ""


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
