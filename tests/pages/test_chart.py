"""The chart: inside its frame, one dot an event, dashed while provisional."""

import re

from hypothesis import given
from hypothesis import strategies as st

from ladder.domain.tournament import Day, Tenths
from ladder.pages.chart import BOTTOM, LEFT, RIGHT, TOP, Point, draw

DAYS = st.dates().map(lambda day: Day(day.isoformat()))


def point(day: str, rating: int, *, provisional: bool = False) -> Point:
    return Point(Day(day), Tenths(rating), provisional)


def test_one_event_is_one_dot():
    one = draw(point("2026-09-01", 12000, provisional=True), [point("2026-09-01", 12200, provisional=True)])
    assert one.hollow.count("M") == 1
    assert (one.dots, one.solid) == ("", "")
    assert len(one.dashed.split()) == 2


def test_the_line_is_dashed_until_the_number_is_established():
    points = [
        point("2026-09-01", 12200, provisional=True),
        point("2026-09-08", 12300),
        point("2026-09-15", 12250),
    ]
    drawn = draw(point("2026-09-01", 12000, provisional=True), points)
    assert (len(drawn.dashed.split()), len(drawn.solid.split())) == (3, 2)
    assert drawn.dashed.split()[-1] == drawn.solid.split()[0]
    assert (drawn.hollow.count("M"), drawn.dots.count("M")) == (1, 2)


def test_a_member_who_began_established_has_no_dashed_stretch():
    drawn = draw(point("2026-09-01", 14000), [point("2026-09-01", 14010), point("2026-10-01", 14000)])
    assert drawn.dashed == ""
    assert len(drawn.solid.split()) == 3


def test_a_rating_that_never_moved_is_a_level_line():
    drawn = draw(point("2026-09-01", 12000), [point("2026-09-01", 12000)])
    heights = {place.split(",")[1] for place in drawn.solid.split()}
    assert len(heights) == 1


@given(
    st.integers(-100_000, 100_000),
    st.lists(st.tuples(DAYS, st.integers(-100_000, 100_000), st.booleans()), min_size=1, max_size=20),
)
def test_everything_stands_inside_the_frame_whatever_the_numbers(start, events):
    events.sort()
    points = [point(day, rating, provisional=provisional) for day, rating, provisional in events]
    drawn = draw(Point(points[0].day, Tenths(start), provisional=True), points)
    assert drawn.hollow.count("M") + drawn.dots.count("M") == len(points)
    places = re.findall(r"(-?\d+),(-?\d+)", f"{drawn.dashed} {drawn.solid} {drawn.hollow} {drawn.dots}")
    assert all(LEFT <= int(x) <= RIGHT and TOP <= int(y) <= BOTTOM for x, y in places)
    assert 2 <= len(drawn.grid) <= 7
    assert all(TOP <= y <= BOTTOM for y, _ in drawn.grid)
