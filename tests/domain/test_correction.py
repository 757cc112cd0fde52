"""Corrections by the organiser: found, applied, refused; and what readers are told of them."""

from dataclasses import replace

import pytest

from ladder.domain.correction import correct, delete, restore
from ladder.domain.errors import Conflict, Missing, Wrong
from ladder.domain.identity import Seat, confirm
from ladder.domain.notes import annotated, corrected, recent
from ladder.domain.records import CorrectionNote
from ladder.domain.repair import ByeFix, Fixes, GameFix, PlayerFix, repaired
from ladder.domain.replay import replay
from ladder.domain.ripple import ripple
from ladder.domain.tournament import Bye, Day, Game, Round, Tenths
from tests.domain.corrections import ANNA_BRUNO, rated, with_result
from tests.domain.evenings import club, evening, ids, publish, with_bye


def fixed(content=ANNA_BRUNO, **fixes):
    return repaired(content, Fixes(**fixes)).tournament


def faults(content=ANNA_BRUNO, **fixes):
    with pytest.raises(Wrong) as caught:
        fixed(content, **fixes)
    return [fault.at for fault in caught.value.faults]


class TestGames:
    """Found by round and board, or by round and the two players."""

    def test_a_game_is_found_by_its_board(self):
        after = fixed(games=[GameFix(1, board=2, result="1/2-1/2")])
        assert after.rounds[0].games == (Game(1, 2, "1-0", 1), Game(3, 4, "1/2-1/2", 2))

    def test_a_game_is_found_by_its_players_and_the_colours_are_corrected_with_it(self):
        after = fixed(games=[GameFix(1, white=2, black=1, result="1-0")])
        assert after.rounds[0].games[0] == Game(2, 1, "1-0", 1)

    def test_the_players_of_a_board_can_be_exchanged_in_one_correction(self):
        after = fixed(
            games=[
                GameFix(1, board=1, white=3, black=4, result="0-1"),
                GameFix(1, board=2, white=1, black=2, result="0-1"),
            ]
        )
        assert after.rounds[0].games == (Game(3, 4, "0-1", 1), Game(1, 2, "0-1", 2))

    def test_a_new_one_is_added_also_in_a_new_round(self):
        after = fixed(games=[GameFix(3, 1, 1, 4, "1-0")])
        assert after.rounds[2] == Round(3, (Game(1, 4, "1-0", 1),))

    def test_a_new_one_says_who_played_and_how_it_ended(self):
        assert faults(games=[GameFix(3, white=1, black=4)]) == ["games.0.result"]

    def test_a_board_that_is_not_there_is_named(self):
        with pytest.raises(
            Wrong, match="there is no board 3 in round 1: say white, black and result"
        ) as no_board:
            repaired(ANNA_BRUNO, Fixes(games=[GameFix(1, board=3, result="1-0")]))
        assert [fault.at for fault in no_board.value.faults] == ["games.0.board"]
        bare = replace(
            ANNA_BRUNO,
            rounds=tuple(
                replace(each, games=tuple(replace(game, board=None) for game in each.games))
                for each in ANNA_BRUNO.rounds
            ),
        )
        with pytest.raises(Wrong, match="no game there has a board"):
            repaired(bare, Fixes(games=[GameFix(1, board=1, result="1-0")]))

    def test_new_rounds_follow_the_last(self):
        assert faults(games=[GameFix(22, 1, 1, 4, "1-0")]) == ["games.0.round"]
        assert faults(byes=[ByeFix(9, 1, "half")]) == ["byes.0.round"]
        after = fixed(games=[GameFix(4, 1, 2, 4, "1-0"), GameFix(3, 1, 1, 4, "1-0")])
        assert [each.no for each in after.rounds] == [1, 2, 3, 4]

    def test_one_is_removed_and_a_round_that_is_empty_then_is_gone(self):
        after = fixed(games=[GameFix(2, board=1, remove=True), GameFix(2, white=4, black=2, remove=True)])
        assert [each.no for each in after.rounds] == [1]

    def test_what_is_not_there_cannot_be_removed(self):
        assert faults(games=[GameFix(1, white=1, black=4, remove=True)]) == ["games.0"]

    def test_two_who_met_twice_in_a_round_are_told_apart_by_the_board_or_the_colours(self):
        twice = replace(ANNA_BRUNO, rounds=(Round(1, (Game(1, 2, "1-0", 1), Game(2, 1, "1-0", 2))),))
        assert fixed(twice, games=[GameFix(1, white=2, black=1, result="*")]).rounds[0].games[1].result == "*"
        again = replace(twice, rounds=(Round(1, (Game(1, 2, "1-0", 1), Game(1, 2, "1-0", 2))),))
        assert faults(again, games=[GameFix(1, white=1, black=2, result="*")]) == ["games.0"]

    def test_what_is_not_said_stays(self):
        game = Game(1, 2, "1-0", 1, rated=False, colours=False, note="blitz")
        content = replace(ANNA_BRUNO, rounds=(Round(1, (game,)),))
        after = fixed(content, games=[GameFix(1, 1, result="0-1")])
        assert after.rounds[0].games[0] == replace(game, result="0-1")


class TestTheRest:
    """Byes, players, dates."""

    def test_a_bye_is_corrected_added_and_removed(self):
        content = with_bye(ANNA_BRUNO, 1)
        after = fixed(content, byes=[ByeFix(1, 1, "half", Tenths(5)), ByeFix(3, 2, "zero", Tenths(0))])
        assert (after.rounds[0].byes, after.rounds[2].byes) == (
            (Bye(1, "half", Tenths(5)),),
            (Bye(2, "zero", Tenths(0)),),
        )
        assert fixed(content, byes=[ByeFix(1, 1, remove=True)]) == ANNA_BRUNO
        assert faults(byes=[ByeFix(1, 1, remove=True), ByeFix(1, 2)]) == ["byes.0", "byes.1.kind"]

    def test_a_player_is_renamed_added_and_removed(self):
        after = fixed(players=[PlayerFix(1, "Anna B"), PlayerFix(5, "Eva")])
        assert [(each.no, each.name, each.published_name) for each in after.entries][::4] == [
            (1, "Anna B", "Anna"),
            (5, "Eva", ""),
        ]
        assert fixed(after, players=[PlayerFix(5, remove=True), PlayerFix(1, "Anna")]) == ANNA_BRUNO
        assert faults(players=[PlayerFix(9, remove=True), PlayerFix(8)]) == ["players.0.no", "players.1.no"]

    def test_the_last_day_follows_the_first_where_they_were_one(self):
        assert fixed(fields={"starts_on": "2026-10-01"}).ends_on == "2026-10-01"
        weekend = replace(ANNA_BRUNO, ends_on="2026-09-02")
        assert fixed(weekend, fields={"starts_on": "2026-08-31"}).ends_on == "2026-09-02"
        assert fixed(fields={"starts_on": "2026-10-01", "ends_on": "2026-10-03"}).ends_on == "2026-10-03"

    def test_a_fault_of_the_whole_is_told_at_the_correction_that_made_it(self):
        mended = repaired(
            ANNA_BRUNO, Fixes(games=[GameFix(1, 2, result="?")], players=[PlayerFix(2, "x" * 300)])
        )
        assert mended.at(("rounds", 0, "games", 1, "result")) == "games.0.result"
        assert mended.at(("players", 1, "name")) == "players.0.name"
        assert mended.at(("rounds", 1, "games", 0, "white")) == "rounds.1.games.0.white"


class TestActs:
    """On the records: refused where they cannot stand."""

    def test_a_correction_of_nothing_is_the_same_records(self):
        road = rated()
        assert road.correct({"round": 1, "board": 1, "result": "1-0"}) is False

    def test_links_stay_with_their_entries(self):
        road = rated()
        road.correct(
            {"round": 3, "white": 1, "black": 4, "result": "1-0"}, players=[{"no": 1, "name": "A. B."}]
        )
        assert (road.record.state, road.record.links[1]) == ("rated", "m_1")

    def test_the_revision_of_the_tournament_moves_and_that_of_the_publication_does_not(self):
        road = rated()
        road.correct(rated=False)
        assert (road.record.revision, road.record.published_in) == (4, 2)

    def test_one_person_twice_in_a_round_is_a_conflict_that_names_both_entries(self):
        apart = evening("Marco", "M.", "Anna", rounds=(((1, 3),), ((2, 3),)))
        records = publish(club("Marco", "Anna"), apart)
        seats = {1: Seat("m_a1"), 2: Seat("m_a1"), 3: Seat("m_a2")}
        records = confirm(records, "t1", seats, {}, ids())[0]
        with pytest.raises(Conflict, match=r"entries 1 \(Marco\) and 2 \(M\.\)"):
            correct(records, "t1", with_result(apart, 1, 1, 2, "1-0"))

    def test_what_is_deleted_or_was_never_there_is_not_corrected(self):
        records = rated().records
        with pytest.raises(Conflict, match="restore it first"):
            correct(delete(records, "t1"), "t1", ANNA_BRUNO)
        for act in (delete, restore):
            with pytest.raises(Missing):
                act(records, "t9")

    def test_an_organiser_who_says_that_it_was_a_juniors_event_marks_the_juniors(self):
        road = rated()
        road.correct(juniors=True)
        assert {each.junior for each in road.records.members.values()} == {"yes"}

    def test_g1_a_deleted_tournament_leaves_nothing_behind(self):
        road = rated(evening("A", "B", rounds=(((1, 2),),)))
        gone = delete(road.records, "t1")
        assert replay(gone).standings == ()


class TestNotes:
    """What readers are told for a year."""

    def test_a_correction_is_noted_with_whom_it_moved(self):
        road = rated()
        before = road.records
        road.correct({"round": 1, "white": 1, "black": 2, "result": "0-1"})
        assert corrected(before, road.records) == ("t1",)
        moved = ripple(replay(before), replay(road.records))
        [note] = annotated(road.records, ["t1"], Day("2026-10-01"), moved).tournaments["t1"].corrections
        assert (note.on, note.revision, note.moved, note.most) == ("2026-10-01", 4, 2, 400)
        assert note.members == ("m_1", "m_2")

    def test_a_first_confirmation_and_a_publication_are_no_corrections(self):
        road = rated()
        assert corrected(club(), road.records) == ()
        pending = replace(road.record, links={})
        assert corrected(replace(road.records, tournaments={"t1": pending}), road.records) == ()

    def test_a_publication_that_only_goes_on_is_none_and_one_that_changes_a_result_is(self):
        road = rated()
        before = road.records
        road.publish(with_result(ANNA_BRUNO, 3, 1, 4, "1-0"))
        assert corrected(before, road.records, {"t1"}) == ()
        assert corrected(before, road.records) == ("t1",)
        before = road.records
        road.publish(with_result(ANNA_BRUNO, 1, 1, 2, "0-1"))
        assert corrected(before, road.records, {"t1"}) == ("t1",)

    def test_an_entry_that_becomes_another_member_is_one(self):
        road = rated()
        seats = {1: Seat("m_2"), 2: Seat("m_1")}
        moved = confirm(road.records, "t1", seats, {}, ids())[0]
        assert corrected(road.records, moved) == ("t1",)

    def test_deleting_and_restoring_are(self):
        road = rated()
        gone = delete(road.records, "t1")
        assert corrected(road.records, gone) == ("t1",)
        assert corrected(gone, restore(gone, "t1")) == ("t1",)

    def test_they_are_told_for_a_year(self):
        road = rated()
        old, new = (CorrectionNote(Day(day), 3, 0, Tenths(0)) for day in ("2025-09-30", "2025-10-01"))
        record = replace(road.record, corrections=(old, new))
        assert tuple(recent(record, Day("2026-10-01"))) == (new,)
        assert tuple(recent(record, None)) == (old, new)
