# mypy: disable-error-code="arg-type,misc"
# Days and tenths are written as text and numbers here: what they hold is checked by running them.

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ladder.domain.records import Member
from ladder.domain.replay import replay
from ladder.domain.standings import Place, months_before, points_of, table
from ladder.domain.tournament import Tiebreak
from tests.domain.ladders import club, evening


def lines(records):
    return [(line.member, line.rank, line.rating) for line in replay(records).standings]


def old(*ratings):
    """Members of an older list, named by letters, all established."""
    return {name: (rating, 30) for name, rating in zip("abcdefgh", ratings, strict=False)}


class TestWhoIsListed:
    def test_a_game_that_counts_for_the_opponent_alone_lists_a_member(self):
        records = club(evening("t1", "2026-01-10", "e n 1-0"), starting={"e": (15000, 30)})
        assert [line.member for line in replay(records).standings] == ["e", "n"]

    def test_a_starting_rating_alone_lists_nobody(self):
        assert lines(club(starting={"a": (15000, 0), "b": (14000, 1)})) == [("b", None, 14000)]

    @pytest.mark.parametrize("result", ["+/-", "-/-", "*", "1-0 unrated"])
    def test_who_only_had_what_never_counts_is_not_listed(self, result):
        assert lines(club(evening("t1", "2026-01-10", f"a b {result}"))) == []


class TestRanks:
    def test_equal_ratings_share_a_rank_and_the_next_one_is_skipped(self):
        assert lines(club(starting=old(15000, 14000, 15000, 13000))) == [
            ("a", 1, 15000),
            ("c", 1, 15000),
            ("b", 3, 14000),
            ("d", 4, 13000),
        ]

    def test_equal_ratings_are_ordered_by_the_displayed_name(self):
        members = [
            Member("m_1", 1, "Zoe Adams", starting_rating=15000, starting_games=30),
            Member("m_2", 2, "Anna Zucchi", starting_rating=15000, starting_games=30),
        ]
        shown = club(members=members, starting={}, names="full")
        assert [line.member for line in replay(shown).standings] == ["m_2", "m_1"]

    def test_the_same_initials_are_ordered_by_their_suffix(self):
        members = [
            Member(f"m_{no}", no, "Marco Rossi", starting_rating=15000, starting_games=30) for no in (2, 1)
        ]
        assert [line.member for line in replay(club(members=members, names="initials")).standings] == [
            "m_1",
            "m_2",
        ]

    def test_provisional_members_stand_below_without_a_rank(self):
        records = club(starting=old(12000) | {"p": (20000, 4), "q": (21000, 1)})
        assert lines(records) == [("a", 1, 12000), ("q", None, 21000), ("p", None, 20000)]

    def test_a_hidden_member_keeps_a_line_and_the_ranks_are_counted_without_it(self):
        records = club(starting=old(15000, 14000, 13000))
        hidden = replace(records.members["b"], display="hidden")
        assert lines(replace(records, members={**records.members, "b": hidden})) == [
            ("a", 1, 15000),
            ("b", None, 14000),
            ("c", 2, 13000),
        ]


class TestActivity:
    def records(self, last, today, **settings):
        return club(
            evening("t1", last, "a b 1-0"),
            evening("t2", today, "c d 1-0"),
            starting=old(15000, 14000, 13000, 12000),
            **settings,
        )

    @pytest.mark.parametrize(
        ("last", "today", "active"),
        [
            ("2025-01-10", "2026-01-09", True),
            ("2025-01-10", "2026-01-10", True),
            ("2025-01-09", "2026-01-10", False),
            ("2024-02-29", "2025-02-28", True),
            ("2024-02-28", "2025-03-01", False),
        ],
    )
    def test_a_member_without_a_game_in_twelve_months_is_inactive(self, last, today, active):
        ladder = replay(self.records(last, today))
        assert {line.member: line.active for line in ladder.standings}["a"] is active

    def test_the_inactive_stand_last_without_rank_and_keep_their_rating(self):
        ladder = replay(self.records("2024-01-10", "2026-01-10"))
        assert [(line.member, line.rank) for line in ladder.standings] == [
            ("c", 1),
            ("d", 2),
            ("a", None),
            ("b", None),
        ]
        assert ladder.standings[2].rating > 15000

    def test_the_months_are_a_setting(self):
        ladder = replay(self.records("2026-01-10", "2026-03-11", active_months=2))
        assert [line.member for line in ladder.standings if not line.active] == ["a", "b"]

    def test_members_of_an_older_list_are_active_until_the_ladder_is_old_enough(self):
        starting = old(15000, 14000, 13000)
        young = club(evening("t1", "2026-01-10", "a b 1-0"), starting=starting)
        aged = club(
            evening("t1", "2026-01-10", "a b 1-0"), evening("t2", "2027-01-11", "a b 1-0"), starting=starting
        )
        assert {line.member: line.active for line in replay(young).standings}["c"]
        assert not {line.member: line.active for line in replay(aged).standings}["c"]

    @pytest.mark.parametrize(
        ("flags", "today"),
        [({}, "2026-05-31"), ({"finished": False}, "2026-01-20"), ({"rated": False}, "2026-05-31")],
    )
    def test_today_is_the_last_end_or_the_start_of_what_is_unfinished(self, flags, today):
        records = club(
            evening("t1", "2026-01-10", "a b 1-0"),
            evening("t2", "2026-01-20", "a c 1-0", ends_on="2026-05-31", **flags),
        )
        assert replay(records).today == today

    def test_nobody_has_played_later_than_today(self):
        league = evening("t2", "2026-01-05", "a c 1-0", ends_on="2026-05-31", finished=False)
        ladder = replay(club(evening("t1", "2026-01-10", "a b 1-0"), league))
        assert {line.member: line.last_played for line in ladder.standings} == {
            "a": "2026-01-10",
            "b": "2026-01-10",
            "c": "2026-01-05",
        }

    def test_deleted_and_held_tournaments_make_no_today(self):
        gone = replace(evening("t2", "2030-01-10", "a b 1-0"), deleted=True)
        copy = replace(evening("t3", "2031-01-10", "a b 1-0"), copy_of="t1")
        assert replay(club(evening("t1", "2026-01-10", "a b 1-0"), gone, copy)).today == "2026-01-10"


@pytest.mark.parametrize(
    ("day", "months", "before"),
    [
        ("2026-03-31", 1, "2026-02-28"),
        ("2024-03-31", 1, "2024-02-29"),
        ("2026-01-15", 12, "2025-01-15"),
        ("2026-01-15", 1, "2025-12-15"),
        ("2026-01-15", 0, "2026-01-15"),
        ("0001-01-15", 100, "0000-00-00"),
    ],
)
def test_months_are_counted_back_on_the_calendar(day, months, before):
    assert months_before(day, months) == before


@given(st.dates(), st.integers(0, 40000))
def test_counting_months_back_never_goes_forward(day, months):
    assert months_before(day.isoformat(), months) <= day.isoformat()


def stated(record, *fields):
    """The record with these fields on its entries, in order."""
    entries = tuple(
        replace(entry, **each) for entry, each in zip(record.tournament.entries, fields, strict=True)
    )
    return replace(record, tournament=replace(record.tournament, entries=entries))


class TestATournamentsOwnTable:
    night = evening("t1", "2026-01-10", "a b 1-0", "c d 1/2-1/2", "a c +/-", "b d *", byes=[("b", 5)])

    def test_points_of_games_forfeits_and_byes_are_summed_and_equal_ones_share_a_place(self):
        assert table(self.night) == (
            Place(1, 1, 20, ()),
            Place(2, 2, 5, ()),
            Place(3, 2, 5, ()),
            Place(4, 2, 5, ()),
        )

    def test_ranks_are_as_published(self):
        cut = (Tiebreak("Buchholz", "2.5"),)
        record = stated(self.night, {"rank": 2}, {"rank": 1, "tiebreaks": cut}, {"rank": 4}, {"rank": 3})
        assert [(place.no, place.rank, place.points) for place in table(record)] == [
            (2, 1, 5),
            (1, 2, 20),
            (4, 3, 5),
            (3, 4, 5),
        ]
        assert table(record)[0].tiebreaks == cut

    def test_stated_points_stand_in_place_of_the_sum(self):
        record = stated(self.night, {}, {}, {"points": 25}, {"points": 0})
        assert points_of(record) == {1: 20, 2: 5, 3: 25, 4: 0}
        assert [(place.no, place.rank) for place in table(record)] == [(3, 1), (1, 2), (2, 3), (4, 4)]

    def test_entries_without_a_published_rank_follow(self):
        record = stated(self.night, {}, {"rank": 1}, {}, {"rank": 2})
        assert [(place.no, place.rank) for place in table(record)] == [(2, 1), (4, 2), (1, 3), (3, 4)]

    def test_a_tournament_that_is_not_rated_has_its_table_all_the_same(self):
        pair = evening("t1", "2026-01-10", "a b 1-0", format="bughouse")
        assert [(place.no, place.points) for place in table(pair)] == [(1, 10), (2, 0)]

    def test_a_late_half_point_is_no_full_one(self):  # G6
        record = evening("t1", "2026-01-10", "a b 1-0", "a c 1-0", byes=[("a", 5)])
        assert points_of(record)[1] == 25
        assert {line.member: line.games for line in replay(club(record)).standings}["a"] == 2
