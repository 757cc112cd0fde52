# mypy: disable-error-code="arg-type,misc"
# Days and tenths are written as text and numbers here: what they hold is checked by running them.

from dataclasses import replace

import pytest

from ladder.domain import rating
from ladder.domain.errors import Unreplayable
from ladder.domain.ladder import Change, Clash, Frozen
from ladder.domain.records import Member, Merge, Rules, RulesFrom
from ladder.domain.replay import replay
from ladder.domain.tournament import Bye, Entry, Game, Round
from tests.domain.ladders import CASES, case, club, evening, ratings


def without(records, id_):
    return replace(
        records, tournaments={**records.tournaments, id_: replace(records.tournaments[id_], deleted=True)}
    )


@pytest.mark.parametrize("name", sorted(path.name for path in CASES.glob("*.json")))
def test_a_worked_ladder_comes_out_to_the_last_digit(name):
    expected, records = case(name)
    ladder = replay(records)
    standings = [[line.member, line.rating, line.games, line.provisional] for line in ladder.standings]
    assert standings == expected["standings"]
    changes = {
        rated.id: {
            member: [
                row.rated_at,
                row.games,
                row.score,
                round(row.expected * 10000 / rating.ONE),
                row.k,
                row.change,
                row.before,
                row.after,
            ]
            for member, row in rated.changes.items()
        }
        for rated in ladder.tournaments
    }
    assert changes == {id_: rows for id_, rows in expected["changes"].items() if rows}
    assert [rated.id for rated in ladder.tournaments] == [
        id_ for id_ in expected["changes"] if id_ in changes
    ]


class TestReportsOfOtherPrograms:
    def test_a_deleted_game_takes_its_ratings_with_it(self):  # G1
        records = club(evening("t1", "2026-01-10", "a b 1-0"), evening("t2", "2026-01-17", "a c 1-0"))
        assert ratings(without(records, "t1")) == {"a": (12200, 1), "c": (11800, 1)}

    def test_a_result_corrected_in_the_past_moves_all_that_came_after(self):  # G2
        later = evening("t2", "2026-01-17", "b c 1-0")
        before = club(evening("t1", "2026-01-10", "a b 1-0"), later)
        after = club(evening("t1", "2026-01-10", "a b 0-1"), later)
        assert ratings(before) == {"a": (12200, 1), "b": (12012, 2), "c": (11788, 1)}
        assert ratings(after) == {"a": (11800, 1), "b": (12388, 2), "c": (11812, 1)}

    def test_deleted_games_leave_no_counts_behind(self):  # G3
        games = [f"a {other} 1-0" for other in "bcdef"]
        records = club(evening("t1", "2026-01-10", *games), evening("t2", "2026-01-17", "a g 1-0"))
        before, after = replay(records), replay(without(records, "t1"))
        assert ratings(records)["a"] == (13000, 5)
        assert ratings(records)["g"] == (11856, 1)
        assert [line.member for line in before.standings if not line.provisional] == ["a"]
        assert ratings(without(records, "t1")) == {"a": (12200, 1), "g": (11800, 1)}
        assert all(line.provisional and line.rank is None for line in after.standings)

    def test_a_no_show_costs_no_rating_and_lists_nobody(self):  # G7
        assert ratings(club(evening("t1", "2026-01-10", "a b +/-"))) == {}

    def test_a_file_sent_twice_counts_once(self):  # G11
        record = evening("t1", "2026-01-10", "a b 1-0")
        assert ratings(club(record, record)) == {"a": (12200, 1), "b": (11800, 1)}

    def test_a_merge_joins_both_histories(self):  # G12
        records = club(
            evening("t1", "2026-01-10", "marco luca 1-0"), evening("t2", "2026-01-17", "m sara 1-0")
        )
        assert ratings(records)["m"] == (12200, 1)
        merged = replace(records, merges={"g_1": Merge("g_1", "m", "marco")})
        assert ratings(merged) == {"marco": (12388, 2), "luca": (11800, 1), "sara": (11812, 1)}

    def test_a_bye_is_no_win(self):  # G14
        records = club(evening("t1", "2026-01-10", "a b 1-0", byes=[("c", 10)]))
        assert ratings(records) == {"a": (12200, 1), "b": (11800, 1)}
        assert replay(records).tournaments[0].frozen["c"] == Frozen(12000, 0, 40, provisional=True)

    def test_no_point_vanishes_in_rounding(self):  # G15
        evenings = [
            evening(f"t{no:03}", f"2026-{no // 28 + 1:02}-{no % 28 + 1:02}", game)
            for no, game in enumerate(["a b 1-0", "b a 1-0"] * 100)
        ]
        for rated in replay(club(*evenings)).tournaments:
            assert sum(row.after for row in rated.changes.values()) == 24000


class TestWhatCounts:
    def test_an_established_player_keeps_rating_and_count_against_a_newcomer(self):
        records = club(evening("t1", "2026-01-10", "e n 0-1"), starting={"e": (15000, 30)})
        rows = replay(records).tournaments[0].changes
        assert rows["e"] == Change(15000, 15000, 20, 0, 0, 0, 0, 15000, 30)
        assert (rows["n"].games, rows["n"].after) == (1, 12340)

    def test_games_with_a_guest_count_for_nobody(self):
        record = evening("t1", "2026-01-10", "a guest 1-0", "guest b 1-0", "a b 1-0", guests=["guest"])
        assert ratings(club(record)) == {"a": (12200, 1), "b": (11800, 1)}

    def test_two_guests_may_play_each_other(self):
        record = evening("t1", "2026-01-10", "x y 1-0", "a b 1-0", guests=["x", "y"])
        assert ratings(club(record)) == {"a": (12200, 1), "b": (11800, 1)}

    def test_a_member_who_left_and_came_back_has_the_games_of_both_entries(self):
        record = evening("t1", "2026-01-10", "a b 1-0", "again c 1-0")
        record = replace(record, links={no: "a" if it == "again" else it for no, it in record.links.items()})
        records = club(record)
        assert ratings(records) == {"a": (12400, 2), "b": (11800, 1), "c": (11800, 1)}
        assert list(replay(records).tournaments[0].frozen) == ["a", "b", "c"]

    def test_an_unfinished_tournament_counts_with_its_decided_games(self):
        record = evening("t1", "2026-01-10", "a b 1-0", "a c *", finished=False)
        assert ratings(club(record)) == {"a": (12200, 1), "b": (11800, 1)}

    @pytest.mark.parametrize("change", [{"deleted": True}, {"copy_of": "t0"}, {"links": {1: "a"}}])
    def test_deleted_held_and_pending_tournaments_are_not_rated(self, change):
        record = evening("t1", "2026-01-10", "a b 1-0")
        records = club(record)
        assert ratings(replace(records, tournaments={"t1": replace(record, **change)})) == {}

    def test_a_near_copy_that_was_released_is_rated(self):
        record = replace(evening("t1", "2026-01-10", "a b 1-0"), copy_of="t0", released=True)
        assert ratings(club(record))["a"] == (12200, 1)

    @pytest.mark.parametrize("flags", [{"format": "bughouse"}, {"format": "variant"}, {"rated": False}])
    def test_games_that_the_ladder_does_not_model_move_nothing(self, flags):
        records = club(evening("t1", "2026-01-10", "a b 1-0", **flags))
        assert (replay(records).tournaments, ratings(records)) == ((), {})

    @pytest.mark.parametrize(
        ("begin", "rated"), [("2026-01-10", True), ("2026-01-11", True), ("2026-01-12", False)]
    )
    def test_what_ended_before_the_ladder_starts_never_counts(self, begin, rated):
        record = evening("t1", "2026-01-10", "a b 1-0", ends_on="2026-01-11")
        assert ("a" in ratings(club(record, ladder_starts_on=begin))) is rated

    def test_ratings_further_apart_than_the_table_are_computed(self):
        records = club(
            evening("t1", "2026-01-10", "low high 1-0", "low other 1-0"),
            starting={"low": (-100000, 30), "high": (100000, 30), "other": (-100000, 30)},
        )
        assert ratings(records) == {"high": (99800, 31), "low": (-99700, 32), "other": (-100100, 31)}


class TestStartValues:
    def test_a_newcomer_starts_with_the_rules_of_the_first_game_not_of_the_first_bye(self):
        rules = (RulesFrom(None, Rules()), RulesFrom("2026-09-01", Rules(start=10000)))
        records = club(
            evening("t1", "2026-06-01", "a b 1-0", byes=[("c", 10)]),
            evening("t2", "2026-09-01", "c d 1-0"),
            rules=rules,
        )
        assert ratings(records) == {"a": (12200, 1), "b": (11800, 1), "c": (10200, 1), "d": (9800, 1)}
        assert replay(records).tournaments[0].frozen["c"].rating == 12000

    def test_the_rules_of_a_tournament_are_those_of_its_first_day(self):
        rules = (RulesFrom(None, Rules()), RulesFrom("2026-09-01", Rules(k_new=100)))
        over = evening("t1", "2026-08-31", "a b 1-0", ends_on="2026-09-30")
        assert ratings(club(over, rules=rules))["a"] == (12200, 1)
        assert ratings(
            club(replace(over, tournament=replace(over.tournament, starts_on="2026-09-01")), rules=rules)
        )["a"] == (12500, 1)

    def test_a_starting_rating_of_zero_is_one(self):
        records = club(evening("t1", "2026-01-10", "a b 1-0"), starting={"a": (0, 0), "b": (0, 0)})
        assert ratings(records) == {"a": (200, 1), "b": (-200, 1)}

    def test_starting_games_without_a_rating_start_at_the_start_value(self):
        assert ratings(club(starting={"a": (None, 7)})) == {"a": (12000, 7)}

    def test_who_has_not_played_yet_holds_the_start_value_of_today(self):
        rules = (RulesFrom(None, Rules()), RulesFrom("2026-09-01", Rules(start=10000)))
        records = club(evening("t1", "2026-09-01", "b c 1-0"), starting={"a": (None, 7)}, rules=rules)
        assert ratings(records)["a"] == (10000, 7)

    def test_a_merge_keeps_its_own_start_values_else_those_of_the_other(self):
        record = evening("t1", "2026-01-10", "a b 1-0")
        merge = {"g_1": Merge("g_1", "x", "a")}
        other = replace(club(record, starting={"x": (15000, 30)}), merges=merge)
        own = replace(club(record, starting={"x": (15000, 30), "a": (13000, 30)}), merges=merge)
        assert ratings(other)["a"] == (15000, 30)
        assert ratings(own)["a"] == (13000, 30)
        assert "x" not in ratings(own)


class TestRefusals:
    @pytest.mark.parametrize(
        ("changed", "code", "entry"),
        [
            ({"links": {1: "a", 2: "nobody"}}, "unknown_member", 2),
            ({"games": (Game(1, 3, "1-0"),)}, "unknown_entry", 3),
            ({"games": (Game(-1, 2, "1-0"),)}, "unknown_entry", -1),
            ({"games": (Game(0, 2, "1-0"),)}, "unknown_entry", 0),
            ({"games": (Game(1, 2, "2-0"),)}, "unknown_result", 1),
            ({"games": (Game(2, 2, "1-0"),)}, "self_pairing", 2),
            ({"games": (Game(2, 2, "*"),)}, "self_pairing", 2),
            ({"byes": (Bye(4, "half", 5),)}, "unknown_entry", 4),
            ({"links": {1: "a", 2: "a"}}, "self_pairing", 1),
            ({"entries": (Entry(1, "a"), Entry(2, "b"), Entry(2, "b"))}, "duplicate_entry", 2),
            ({"ends_on": "2026-01-09"}, "ends_before_start", 0),
        ],
    )
    def test_records_that_contradict_themselves_are_refused_with_a_code(self, changed, code, entry):
        record = evening("t1", "2026-01-10", "a b 1-0")
        first = record.tournament.rounds[0]
        rounds = (Round(1, changed.pop("games", first.games), changed.pop("byes", ())),)
        links = changed.pop("links", record.links)
        wrong = replace(record, links=links, tournament=replace(record.tournament, rounds=rounds, **changed))
        records = replace(club(record), tournaments={"t1": wrong})
        with pytest.raises(Unreplayable) as refusal:
            replay(records)
        assert (refusal.value.code, refusal.value.tournament, refusal.value.entry) == (code, "t1", entry)

    @pytest.mark.parametrize("merges", [[("a", "b"), ("b", "a")], [("a", "nobody")], [("nobody", "a")]])
    def test_a_merge_in_a_circle_or_of_nobody_is_refused(self, merges):
        records = club(evening("t1", "2026-01-10", "a b 1-0"))
        made = {f"g_{no}": Merge(f"g_{no}", *pair) for no, pair in enumerate(merges)}
        with pytest.raises(Unreplayable, match="broken_merge"):
            replay(replace(records, merges=made))

    def test_what_is_not_rated_is_not_looked_at(self):
        record = evening("t1", "2026-01-10", "a b 1-0", rated=False)
        wrong = replace(record, links={1: "nobody"})
        assert ratings(replace(club(record), tournaments={"t1": wrong})) == {}


class TestOrder:
    def test_a_ladder_as_of_a_day_knows_what_had_ended_by_then(self):
        records = club(
            evening("t1", "2026-01-10", "a b 1-0"),
            evening("league", "2026-01-11", "a b 1-0", ends_on="2026-03-31"),
            evening("t2", "2026-02-10", "a c 1-0"),
        )
        assert ratings(records, "2026-01-31") == {"a": (12200, 1), "b": (11800, 1)}
        assert [rated.id for rated in replay(records, "2026-03-30").tournaments] == ["t1", "t2"]
        assert replay(records, "2026-01-31").today == "2026-01-10"

    def test_an_unfinished_event_is_in_the_ladder_of_its_first_day_and_the_last_change_is_that_of_the_evening(
        self,
    ):
        cup = evening("cup", "2026-01-10", "a b 1-0", ends_on="2026-06-30", finished=False)
        records = club(cup, evening("t1", "2026-02-10", "a b 0-1"))
        assert replay(records).today == "2026-02-10"
        assert [rated.id for rated in replay(records, "2026-01-31").tournaments] == ["cup"]
        (line, _) = replay(records).standings
        assert (line.member, line.last_played, line.change) == ("a", "2026-02-10", -200)

    def test_two_events_of_one_day_and_sequence_with_a_shared_member_are_a_clash(self):
        records = club(
            evening("t2", "2026-01-10", "a b 1-0"),
            evening("t1", "2026-01-10", "b c 1-0"),
            evening("t3", "2026-01-10", "x y 1-0"),
            evening("t4", "2026-01-11", "a b 1-0"),
            evening("t5", "2026-01-10", "a b 1-0", sequence=1),
        )
        assert replay(records).clashes == (Clash("t1", "t2", "2026-01-10"),)

    def test_an_evening_on_the_last_day_of_a_league_is_a_clash(self):
        league = evening("league", "2026-01-01", "a b 1-0", ends_on="2026-01-10")
        assert replay(club(league, evening("t1", "2026-01-10", "b c 1-0"))).clashes == (
            Clash("league", "t1", "2026-01-10"),
        )

    @pytest.mark.parametrize("id_", ["a", "z"])
    def test_the_id_does_not_decide_whether_it_is_a_clash(self, id_):
        league = evening("league", "2026-01-01", "a b 1-0", ends_on="2026-01-10")
        clashes = replay(club(league, evening(id_, "2026-01-10", "b c 1-0"))).clashes
        assert [{clash.first, clash.second} for clash in clashes] == [{"league", id_}]

    def test_leagues_that_start_or_end_together_are_no_clash(self):
        records = club(
            evening("one", "2026-01-01", "a b 1-0", ends_on="2026-01-10"),
            evening("two", "2026-01-01", "a b 1-0", ends_on="2026-01-11"),
            evening("three", "2026-01-02", "a b 1-0", ends_on="2026-01-11"),
        )
        assert replay(records).clashes == ()

    def test_a_hundred_events_of_one_day_ask_ninety_nine_questions(self):
        evenings = [evening(f"t{no:03}", "2026-01-10", "a b 1-0") for no in range(100)]
        assert len(replay(club(*evenings)).clashes) == 99


def test_rows_read_like_dictionaries():
    rated = replay(club(evening("t1", "2026-01-10", "a b 1-0", byes=[("c", 10)]))).tournaments[0]
    assert rated.changes == dict(rated.changes)
    assert (list(rated.frozen), list(rated.changes)) == (["a", "b", "c"], ["a", "b"])
    assert ("c" in rated.frozen, "c" in rated.changes, len(rated.changes)) == (True, False, 2)
    assert rated.changes.get("c") is None
    assert repr(rated.changes) == repr(dict(rated.changes))


def test_an_empty_club_has_an_empty_ladder():
    ladder = replay(club(members=[Member("a", 1, "a")]))
    assert (ladder.today, ladder.standings, ladder.tournaments, ladder.clashes) == (None, (), (), ())
