# mypy: disable-error-code="arg-type,misc"
# Days and tenths are written as text and numbers here: what they hold is checked by running them.

from dataclasses import replace

from hypothesis import given

from ladder.domain.replay import replay
from ladder.domain.ripple import Moved, ripple
from tests.domain.generated import clubs
from tests.domain.ladders import club, evening


def test_a_correction_shows_whom_it_moves_and_by_how_much():
    later = evening("t2", "2026-01-17", "b c 1-0")
    starting = dict.fromkeys("abc", (12000, 30))
    before = replay(club(evening("t1", "2026-01-10", "a b 1-0"), later, starting=starting))
    after = replay(club(evening("t1", "2026-01-10", "a b 0-1"), later, starting=starting))
    found = ripple(before, after)
    assert found.members == (
        Moved("b", 12003, 12197, 2, 1, provisional_before=False, provisional_after=False),
        Moved("c", 11897, 11903, 3, 2, provisional_before=False, provisional_after=False),
        Moved("a", 12100, 11900, 1, 3, provisional_before=False, provisional_after=False),
    )
    assert (found.moved, found.most) == (3, 200)


def test_who_comes_and_who_goes_is_told():
    before = replay(club(evening("t1", "2026-01-10", "a b 1-0")))
    after = replay(club(evening("t1", "2026-01-10", "a c 1-0")))
    found = ripple(before, after)
    assert [(move.member, move.rating_before, move.rating_after) for move in found.members] == [
        ("c", None, 11800),
        ("b", 11800, None),
    ]
    assert (found.moved, found.most) == (2, 0)


def test_a_crossed_rank_is_told_where_the_rating_stays():
    records = club(starting={"a": (12000, 30), "b": (11000, 30)})
    hidden = {**records.members, "a": replace(records.members["a"], display="hidden")}
    found = ripple(replay(records), replay(replace(records, members=hidden)))
    assert [(move.member, move.rank_before, move.rank_after) for move in found.members] == [
        ("a", 1, None),
        ("b", 2, 1),
    ]
    assert (found.moved, found.most) == (0, 0)


@given(clubs())
def test_nothing_moves_between_a_ladder_and_itself(records):
    assert ripple(replay(records), replay(records)).members == ()


@given(clubs(), clubs())
def test_the_way_back_is_the_way_there_mirrored(one, other):
    there, back = ripple(replay(one), replay(other)), ripple(replay(other), replay(one))
    assert (there.moved, there.most) == (back.moved, back.most)
    mirrored = {
        Moved(
            move.member,
            move.rating_after,
            move.rating_before,
            move.rank_after,
            move.rank_before,
            move.provisional_after,
            move.provisional_before,
        )
        for move in back.members
    }
    assert set(there.members) == mirrored
