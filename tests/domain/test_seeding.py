"""The next evening's order and groups."""

from dataclasses import replace
from itertools import combinations, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ladder.domain.errors import Wrong
from ladder.domain.identity import Seat, confirm
from ladder.domain.ladder import Standing
from ladder.domain.records import Merge
from ladder.domain.roster import NewMember, add_members, edit_member
from ladder.domain.seeding import Cut, Here, Seed, groups, order, sizes
from ladder.domain.tournament import Tenths
from tests.domain.evenings import club, evening, ids, publish


def standing(member, rating, games=30, *, active=True):
    return Standing(member, 1, rating, games, games < 5, active, Tenths(0), None)


def spelled(records, **typed):
    """The club with typed names confirmed: member -> spelling."""
    for at, (member, name) in enumerate(typed.items()):
        records = publish(records, evening(name), f"t{at}")
        records, _ = confirm(records, f"t{at}", {1: Seat(member)}, {}, ids())
    return records


def names(made):
    return [seed.name for seed in made.seeds]


class TestOrder:
    def test_established_by_rating_then_provisional_by_rating_then_new_ones_at_the_start_value(self):
        records = club("Anna", "Bruno", "Carla", "Dario", "Elena")
        lines = [
            standing("m_a1", 13000),
            standing("m_a2", 19000, 4),
            standing("m_a3", 14000, active=False),
            standing("m_a4", 15000, 1),
        ]
        here = [Here(member=f"m_a{no}") for no in range(1, 6)] + [Here(name="Zoltan Unheard")]
        made = order(records, lines, here)
        assert [(seed.no, seed.name, seed.rating, seed.status) for seed in made.seeds] == [
            (1, "Carla", 14000, "established"),
            (2, "Anna", 13000, "established"),
            (3, "Bruno", 19000, "provisional"),
            (4, "Dario", 15000, "provisional"),
            (5, "Elena", 12000, "new"),
            (6, "Zoltan Unheard", 12000, "new"),
        ]
        assert (made.seeds[5].member, made.seeds[5].place) == (None, 5)
        assert made.asked[5].suggestions == ()

    def test_start_values_of_an_older_list_count_from_the_first_evening(self):
        records, (taken_over, rated) = add_members(
            club(),
            [NewMember("Old List", Tenths(15000), 30), NewMember("Guessed", Tenths(16000))],
            ids(),
        )
        made = order(records, [], [Here(member=rated), Here(member=taken_over)])
        assert [(seed.name, seed.rating, seed.status) for seed in made.seeds] == [
            ("Old List", 15000, "established"),
            ("Guessed", 16000, "new"),
        ]

    def test_equal_ratings_stand_by_name_then_by_joining_whatever_the_list_says(self):
        records = club("Bruno", "anna", "Bruno")
        lines = [standing(f"m_a{no}", 12000) for no in (1, 2, 3)]
        here = [Here(member=f"m_a{no}") for no in (3, 1, 2)]
        assert [seed.member for seed in order(records, lines, here).seeds] == ["m_a2", "m_a1", "m_a3"]

    def test_a_spelling_that_was_confirmed_before_is_seated_without_a_question(self):
        records = spelled(club("Marco Rossi", "Anna Bianchi"), m_a1="M. Rossi")
        made = order(records, [standing("m_a1", 14000)], [Here(name="M. Rossi")])
        assert [(seed.member, seed.name) for seed in made.seeds] == [("m_a1", "Marco Rossi")]

    def test_a_name_that_is_only_like_somebodys_is_asked_back_with_who_it_may_be(self):
        records = club("Marco Rossi")
        made = order(records, [], [Here(name="Marko Rossi")])
        assert made.seeds == ()
        assert made.asked[0].suggestions[0].member == "m_a1"

    def test_two_of_one_name_are_asked_back_and_so_is_one_who_is_there_by_id(self):
        records = spelled(club("Marco Rossi", "Anna Bianchi"), m_a1="Marco Rossi")
        twice = order(records, [], [Here(name="Marco Rossi"), Here(name="Marco Rossi")])
        assert (twice.seeds, sorted(twice.asked)) == ((), [0, 1])
        beside = order(records, [], [Here(member="m_a1"), Here(name="Marco Rossi")])
        assert ([seed.member for seed in beside.seeds], sorted(beside.asked)) == (["m_a1"], [1])

    def test_two_spellings_of_one_member_never_seat_that_member_twice(self):
        records = spelled(club("Marco Rossi"), m_a1="M. Rossi")
        records = spelled(records, m_a1="Marco Rossi")
        made = order(records, [], [Here(name="M. Rossi"), Here(name="Marco Rossi")])
        assert len(made.seeds) <= 1
        assert len(made.seeds) + len(made.asked) == 2

    def test_whoever_a_person_says_is_new_is_new(self):
        made = order(club("Marco Rossi"), [], [Here(name="Marco Rossi", fresh=True)])
        assert [(seed.member, seed.status) for seed in made.seeds] == [(None, "new")]

    def test_a_merged_member_is_the_person_and_one_who_is_hidden_plays_like_any_other(self):
        records = replace(club("Marco", "M.", "Ghost"), merges={"g_1": Merge("g_1", "m_a2", "m_a1")})
        records = edit_member(records, "m_a3", display="hidden")
        lines = [standing("m_a1", 14000), standing("m_a3", 15000)]
        made = order(records, lines, [Here(member="m_a2"), Here(member="m_a3")])
        assert [(seed.member, seed.name) for seed in made.seeds] == [("m_a3", "Ghost"), ("m_a1", "Marco")]

    def test_who_is_unknown_or_there_twice_is_refused_at_the_place(self):
        records = replace(club("Marco", "M."), merges={"g_1": Merge("g_1", "m_a2", "m_a1")})
        with pytest.raises(Wrong) as caught:
            order(records, [], [Here(member=id_) for id_ in ("m_a1", "m_x", "m_a2", "m_a1")])
        assert [fault.at for fault in caught.value.faults] == ["players.1", "players.2", "players.3"]

    def test_nobody_here_is_an_empty_order(self):
        assert order(club("Anna"), [], []).seeds == ()


def seeds(*ratings):
    return [
        Seed(no, no - 1, f"m_{no}", f"N{no}", Tenths(it), "established") for no, it in enumerate(ratings, 1)
    ]


class TestGroups:
    def test_cut_at_the_widest_gap_within_the_tolerance_and_said_why(self):
        ratings = [20000, 19500, 19000, 18500, 18000, 16000, 15500, 15000, 14500, 14000]
        parts, cuts = groups(seeds(*ratings), 2)
        assert [len(part) for part in parts] == [5, 5]
        assert cuts == (Cut(after=5, gap=Tenths(2000), first=4, last=6, reason="widest"),)

    def test_a_wider_gap_outside_the_tolerance_does_not_draw_the_cut(self):
        ratings = [25000, 20000, 19900, 19800, 19500, 19400, 19300, 19200, 19100, 19000]
        parts, (cut,) = groups(seeds(*ratings), 2)
        assert ([len(part) for part in parts], cut.after, cut.gap) == ([4, 6], 4, 300)
        parts, (cut,) = groups(seeds(*ratings), 2, tolerance=800)
        assert ([len(part) for part in parts], cut.gap) == ([1, 9], 5000)

    def test_without_tolerance_sizes_are_as_even_as_whole_numbers_are(self):
        parts, cuts = groups(seeds(*range(20000, 10000, -1000)), 3, tolerance=0)
        assert sorted(len(part) for part in parts) == [3, 3, 4]
        assert {cut.reason for cut in cuts} == {"level", "only"}
        parts, (cut,) = groups(seeds(*range(20000, 10000, -1000)), 2, tolerance=0)
        assert (cut.reason, cut.first, cut.last) == ("only", 5, 5)

    def test_a_step_up_to_the_next_status_is_no_gap(self):
        made = seeds(15000, 14000, 13900, 19000, 18900, 12000)
        parts, (cut,) = groups(made, 2, tolerance=400)
        assert cut.gap >= 0
        assert [len(part) for part in parts] == [2, 4]

    def test_more_groups_than_players_are_refused_and_one_group_is_everybody(self):
        with pytest.raises(Wrong):
            groups(seeds(1, 2), 3)
        assert groups([], 1) == ((), ())
        parts, cuts = groups(seeds(3, 2, 1), 1)
        assert (len(parts), len(parts[0]), cuts) == (1, 3, ())

    @pytest.mark.parametrize(
        ("players", "many", "expected"),
        [
            (30, 3, (8, 12)),
            (10, 3, (3, 4)),
            (7, 2, (3, 4)),
            (3, 2, (1, 2)),
            (5, 5, (1, 1)),
            (100, 4, (20, 30)),
        ],
    )
    def test_a_group_has_its_equal_share_within_a_fifth(self, players, many, expected):
        assert sizes(players, many, 200) == expected

    @settings(deadline=None)
    @given(
        st.lists(st.integers(8000, 22000), min_size=2, max_size=12),
        st.integers(2, 4),
        st.sampled_from([0, 100, 200, 500]),
    )
    def test_no_other_cuts_within_the_tolerance_have_wider_gaps(self, ratings, many, tolerance):
        made = seeds(*sorted(ratings, reverse=True))
        if many > len(made):
            return
        parts, cuts = groups(made, many, tolerance)
        least, most = sizes(len(made), many, tolerance)

        def gap(end):
            return made[end - 1].rating - made[end].rating

        assert [seed for part in parts for seed in part] == made
        assert all(least <= len(part) <= most for part in parts)
        allowed = [
            ends
            for ends in combinations(range(1, len(made)), many - 1)
            if all(least <= b - a <= most for a, b in pairwise([0, *ends, len(made)]))
        ]
        assert sum(map(gap, (cut.after for cut in cuts))) == max(sum(map(gap, ends)) for ends in allowed)
        for cut in cuts:
            others = [gap(end) for end in range(cut.first, cut.last + 1) if end != cut.after]
            widest, level = max(others, default=-1) < cut.gap, max(others, default=-1) == cut.gap
            assert cut.reason == ("only" if not others else "widest" if widest else "level")
            assert widest or level
