# mypy: disable-error-code="arg-type,misc"
# Days and tenths are written as text and numbers here: what they hold is checked by running them.

from dataclasses import replace

import pytest
from hypothesis import given

from ladder.domain import rating
from ladder.domain.history import REASONS, games_in, games_of, timeline
from ladder.domain.ladder import Frozen
from ladder.domain.records import Merge
from ladder.domain.replay import replay
from ladder.domain.tournament import RESULTS
from tests.domain.generated import clubs
from tests.domain.ladders import club, evening


def rows(records, id_="t1"):
    return games_in(records, replay(records), id_)


def reasons(records, id_="t1"):
    return [(row.member, row.reason) for row in rows(records, id_)]


class TestReasons:
    @pytest.mark.parametrize(
        ("result", "reason"),
        [
            ("1-0", ""),
            ("0-0", ""),
            ("1/2-0", ""),
            ("+/-", "forfeit"),
            ("-/-", "forfeit"),
            ("*", "unfinished"),
            ("1-0 unrated", "unrated_game"),
            ("+/- unrated", "forfeit"),
        ],
    )
    def test_a_game_says_why_it_did_not_count(self, result, reason):
        assert reasons(club(evening("t1", "2026-01-10", f"a b {result}"))) == [("a", reason), ("b", reason)]

    def test_a_game_against_a_newcomer_counts_for_the_newcomer_alone(self):
        records = club(evening("t1", "2026-01-10", "n e 1-0"), starting={"e": (15000, 30)})
        assert reasons(records) == [("n", ""), ("e", "provisional_opponent")]
        assert [row.counted for row in rows(records)] == [True, False]

    def test_a_game_with_a_guest_says_so_on_both_sides(self):
        records = club(evening("t1", "2026-01-10", "a g 1-0", guests=["g"]))
        assert reasons(records) == [("a", "guest"), (None, "guest")]
        assert rows(records)[0].opponent is None

    @pytest.mark.parametrize(
        ("flags", "reason"),
        [
            ({"format": "bughouse"}, "variant"),
            ({"rated": False}, "unrated_tournament"),
            ({"rated": False, "format": "variant"}, "unrated_tournament"),
        ],
    )
    def test_a_whole_tournament_may_not_count(self, flags, reason):
        records = club(evening("t1", "2026-01-10", "a b 1-0", **flags))
        assert reasons(records) == [("a", reason), ("b", reason)]
        assert rows(records)[0].expected is None

    def test_a_tournament_from_before_the_ladder_says_so(self):
        records = club(evening("t1", "2026-01-10", "a b 1-0"), ladder_starts_on="2026-02-01")
        assert reasons(records) == [("a", "before_start"), ("b", "before_start")]

    def test_a_pending_tournament_waits_and_a_held_one_is_held(self):
        record = evening("t1", "2026-01-10", "a b 1-0")
        pending = replace(club(record), tournaments={"t1": replace(record, links={1: "a"})})
        held = replace(club(record), tournaments={"t1": replace(record, copy_of="t0")})
        assert reasons(pending) == [("a", "pending"), (None, "pending")]
        assert reasons(held) == [("a", "held"), ("b", "held")]

    def test_what_an_older_ladder_does_not_hold_yet_is_pending(self):
        before, after = club(), club(evening("t1", "2026-01-10", "a b 1-0"))
        assert [row.reason for row in games_in(after, replay(before), "t1")] == ["pending", "pending"]


class TestRows:
    def test_a_row_shows_what_was_frozen_and_what_was_expected(self):
        records = club(
            evening("t1", "2026-01-10", "anna bruno 1/2-1/2"),
            starting={"anna": (14000, 30), "bruno": (16000, 30)},
        )
        white, black = rows(records)
        assert white.own == black.other == Frozen(14000, 30, 20, provisional=False)
        assert (white.expected, black.expected) == (
            rating.expected(14000, 16000),
            rating.expected(16000, 14000),
        )
        assert (white.colour, black.colour) == ("white", "black")
        assert (white.round, white.entry, white.opponent_entry, white.opponent) == (1, 1, 2, "bruno")

    @pytest.mark.parametrize(
        ("code", "white", "black"),
        [
            ("1-0", "1", "0"),
            ("0-1", "0", "1"),
            ("1/2-1/2", "½", "½"),
            ("0-0", "0", "0"),
            ("1/2-0", "½", "0"),
            ("0-1/2", "0", "½"),
            ("+/-", "+", "-"),
            ("-/+", "-", "+"),
            ("-/-", "-", "-"),
            ("*", "*", "*"),
        ],
    )
    def test_every_result_reads_from_each_side(self, code, white, black):
        records = club(evening("t1", "2026-01-10", f"a b {code}"))
        assert [(row.result, row.score) for row in rows(records)] == [
            (white, RESULTS[code].white),
            (black, RESULTS[code].black),
        ]

    def test_unknown_colours_are_not_made_up(self):
        record = evening("t1", "2026-01-10", "a b 1-0")
        first = record.tournament.rounds[0]
        games = tuple(replace(game, colours=False) for game in first.games)
        tournament = replace(record.tournament, rounds=(replace(first, games=games),))
        assert {row.colour for row in rows(club(replace(record, tournament=tournament)))} == {None}

    def test_deleted_and_unknown_tournaments_have_no_rows(self):
        record = replace(evening("t1", "2026-01-10", "a b 1-0"), deleted=True)
        assert (rows(club(record)), rows(club(record), "t9")) == ((), ())


class TestALife:
    def test_games_stand_in_the_order_in_which_tournaments_end(self):
        records = club(
            evening("league", "2026-01-01", "a b 1-0", ends_on="2026-03-31"),
            evening("t2", "2026-02-10", "a c 1-0"),
            evening("t1", "2026-02-10", "c a 1-0", sequence=1),
        )
        life = games_of(records, replay(records), "a")
        assert [(row.tournament, row.result) for row in life] == [("t2", "1"), ("t1", "0"), ("league", "1")]

    def test_a_merged_member_has_one_life_under_one_id(self):
        records = club(
            evening("t1", "2026-01-10", "marco luca 1-0"), evening("t2", "2026-01-17", "m sara 1-0")
        )
        records = replace(records, merges={"g_1": Merge("g_1", "m", "marco")})
        ladder = replay(records)
        assert [row.tournament for row in games_of(records, ladder, "marco")] == ["t1", "t2"]
        assert [row.opponent for row in games_of(records, ladder, "sara")] == ["marco"]
        assert [(id_, row.after) for id_, row in timeline(ladder, "marco")] == [("t1", 12200), ("t2", 12388)]

    def test_both_entries_of_one_night_belong_to_one_life(self):
        record = evening("t1", "2026-01-10", "a b 1-0", "again c 1-0")
        record = replace(record, links={no: "a" if it == "again" else it for no, it in record.links.items()})
        records = club(record)
        assert [row.opponent for row in games_of(records, replay(records), "a")] == ["b", "c"]

    def test_a_held_copy_is_not_told_twice_and_a_deleted_one_not_at_all(self):
        record = evening("t1", "2026-01-10", "a b 1-0")
        copy = replace(record, id="t2", copy_of="t1")
        gone = replace(record, id="t3", deleted=True)
        records = club(record, copy, gone)
        assert [row.tournament for row in games_of(records, replay(records), "a")] == ["t1"]


@given(clubs())
def test_the_rows_that_count_add_up_to_the_changes(records):
    ladder = replay(records)
    for rated in ladder.tournaments:
        counted = [row for row in games_in(records, ladder, rated.id) if row.counted]
        for member, change in rated.changes.items():
            own = [row for row in counted if row.member == member]
            assert len(own) == change.games
            assert sum(row.score for row in own) == change.score
            assert sum(row.expected for row in own) == change.expected
        assert {row.member for row in counted} <= rated.changes.keys()


@given(clubs())
def test_a_life_holds_exactly_the_rows_of_its_tournaments(records):
    ladder = replay(records)
    everything = [row for id_ in records.tournaments for row in games_in(records, ladder, id_)]
    assert {row.reason for row in everything} <= set(REASONS)
    for member in records.members:
        life = games_of(records, ladder, member)
        own = [row for row in everything if row.member == member]
        assert sorted(map(repr, life)) == sorted(map(repr, own))
