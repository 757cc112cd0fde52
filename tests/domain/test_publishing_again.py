"""Publishing again after corrections: each rule of SPEC 4 ("Corrections", "Publishing again")."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ladder.domain.aside import drop, release_copy, view
from ladder.domain.correction import delete, restore
from ladder.domain.errors import Conflict, Missing, Wrong
from ladder.domain.nearcopy import looked_at
from ladder.domain.publication import FLAGS
from ladder.domain.tournament import Entry, Tenths
from tests.domain.corrections import ANNA_BRUNO, Road, rated, renamed, with_result
from tests.domain.evenings import evening, renumbered

ROUND_THREE = with_result(ANNA_BRUNO, 3, 1, 4, "1-0")


def test_what_the_publisher_did_not_change_keeps_the_organisers_correction():
    road = rated()
    road.correct({"round": 1, "white": 1, "black": 2, "result": "0-1"})
    road.publish(ROUND_THREE)
    assert road.state == ("rated", False, False)
    assert road.results()[1, "Anna", "Bruno"] == "0-1"
    assert road.results()[3, "Anna", "Dario"] == "1-0"


def test_what_only_the_publisher_changed_is_taken():
    road = rated()
    road.correct({"round": 1, "white": 1, "black": 2, "result": "0-1"})
    road.publish(with_result(ANNA_BRUNO, 2, 1, 3, "1/2-1/2"))
    assert road.results()[1, "Anna", "Bruno"] == "0-1"
    assert road.results()[2, "Anna", "Carla"] == "1/2-1/2"


def test_where_both_changed_one_place_differently_what_stands_stays_and_the_new_version_is_held():
    road = rated()
    road.correct({"round": 1, "white": 1, "black": 2, "result": "0-1"})
    before = road.record
    road.publish(with_result(ROUND_THREE, 1, 1, 2, "1/2-1/2"))
    assert road.state == ("rated", False, True)
    assert (road.record.tournament, road.record.links) == (before.tournament, before.links)


def test_where_both_changed_one_place_alike_there_is_nothing_to_hold():
    road = rated()
    road.correct({"round": 1, "white": 1, "black": 2, "result": "0-1"})
    road.publish(with_result(ANNA_BRUNO, 1, 1, 2, "0-1"))
    assert road.state == ("rated", False, False)


@pytest.mark.parametrize(("keep", "result"), [("mine", "0-1"), ("theirs", "1/2-1/2")])
def test_the_organisers_choice_settles_the_disputed_places_and_takes_all_else(keep, result):
    road = rated()
    road.correct({"round": 1, "white": 1, "black": 2, "result": "0-1"})
    disputed = with_result(ROUND_THREE, 1, 1, 2, "1/2-1/2")
    road.publish(disputed)
    road.release(keep)
    assert road.state == ("rated", False, False)
    assert road.results()[1, "Anna", "Bruno"] == result
    assert road.results()[3, "Anna", "Dario"] == "1-0"
    assert road.publish(disputed) is False
    road.publish(with_result(disputed, 3, 2, 3, "0-1"))
    assert road.state == ("rated", False, False)
    assert road.results()[1, "Anna", "Bruno"] == result


def test_content_equal_to_the_last_publication_makes_no_revision_also_after_a_correction():
    road = rated()
    road.correct({"round": 1, "white": 1, "black": 2, "result": "0-1"})
    assert road.publish(ANNA_BRUNO) is False
    assert road.results()[1, "Anna", "Bruno"] == "0-1"


def test_the_apps_late_retry_of_an_old_version_after_a_correction_is_kept_aside():
    road = rated()
    road.publish(ROUND_THREE)
    road.correct({"round": 1, "white": 1, "black": 2, "result": "0-1"})
    standing = road.record.tournament
    road.publish(ANNA_BRUNO)
    assert (road.state, road.record.aside_late) == (("rated", False, True), True)
    assert road.record.tournament == standing
    assert road.publish(ANNA_BRUNO) is False
    road.release("mine")
    assert road.record.tournament == standing
    assert road.publish(ROUND_THREE) is False


def test_a_late_retry_that_is_meant_is_taken_with_the_corrections_that_it_does_not_touch():
    road = rated()
    road.publish(ROUND_THREE)
    road.correct({"round": 1, "white": 1, "black": 2, "result": "0-1"})
    road.publish(ANNA_BRUNO)
    road.release("theirs")
    assert road.state == ("rated", False, False)
    assert (3, "Anna", "Dario") not in road.results()
    assert road.results()[1, "Anna", "Bruno"] == "0-1"


def test_a_newer_publication_takes_the_place_of_a_held_one():
    road = rated()
    road.correct({"round": 1, "white": 1, "black": 2, "result": "0-1"})
    road.publish(with_result(ANNA_BRUNO, 1, 1, 2, "1/2-1/2"))
    road.publish(ROUND_THREE)
    assert road.state == ("rated", False, False)
    assert road.results()[1, "Anna", "Bruno"] == "0-1"


def test_beside_a_version_that_is_aside_a_late_retry_is_nothing():
    road = rated()
    road.publish(ROUND_THREE)
    road.correct({"round": 1, "white": 1, "black": 2, "result": "0-1"})
    road.publish(with_result(ROUND_THREE, 1, 1, 2, "1/2-1/2"))
    assert road.publish(ANNA_BRUNO) is False


@given(
    st.lists(
        st.tuples(
            st.integers(2, 4), st.sampled_from([(1, 3), (2, 4), (1, 4)]), st.sampled_from(["0-1", "*"])
        ),
        min_size=1,
        max_size=6,
    ),
    st.lists(st.booleans(), min_size=6, max_size=6),
)
def test_whatever_the_publisher_sends_a_correction_that_it_never_touched_stands(changes, retries):
    road = rated()
    road.correct(
        {"round": 1, "white": 1, "black": 2, "result": "0-1"}, players=[{"no": 4, "name": "Dario D"}]
    )
    version, sent = ANNA_BRUNO, [ANNA_BRUNO]
    for (round_no, (white, black), result), late in zip(changes, retries, strict=False):
        try:
            version = fixed_up(version, round_no, white, black, result)
        except Wrong:
            continue
        sent.append(version)
        road.publish(version)
        if late:
            road.publish(sent[len(sent) // 2])
        assert road.results()[1, "Anna", "Bruno"] == "0-1"
        assert road.record.tournament.entries[3].name == "Dario D"
        assert road.record.state == "rated"


def fixed_up(content, round_no, white, black, result):
    """The content with that result in a round of its own pair: nobody sits twice in a round."""
    game = {white, black}
    for each in content.rounds:
        if each.no == round_no:
            for other in each.games:
                if game & {other.white, other.black} and game != {other.white, other.black}:
                    raise Wrong
    return with_result(content, round_no, white, black, result)


class TestPlayers:
    """Players are compared by the name as published, or by number and name."""

    def test_renumbering_after_a_late_entry_moves_no_result_to_another_person(self):
        road = rated()
        road.correct({"round": 1, "white": 1, "black": 2, "result": "0-1"})
        late = replace(
            evening(
                "Zeno",
                "Anna",
                "Bruno",
                "Carla",
                "Dario",
                rounds=(((2, 3), (4, 5)), ((2, 4), (3, 5)), ((1, 2),)),
            )
        )
        road.publish(late)
        assert road.state == ("rated", True, False)
        assert (1, "Anna", "Bruno") in road.results()
        road.confirm_waiting(1)
        assert road.state == ("rated", False, False)
        assert road.results()[1, "Anna", "Bruno"] == "0-1"
        assert road.results()[1, "Carla", "Dario"] == "1-0"
        assert [road.record.links[no] for no in (2, 3, 4, 5)] == ["m_1", "m_2", "m_3", "m_4"]

    def test_a_corrected_typed_name_keeps_the_published_one_beside_it(self):
        road = rated()
        road.correct(players=[{"no": 1, "name": "Anna Bianchi"}])
        road.publish(ROUND_THREE)
        entry = road.record.tournament.entries[0]
        assert (entry.name, entry.published_name) == ("Anna Bianchi", "Anna")
        assert (road.state, road.record.links[1]) == (("rated", False, False), "m_1")

    def test_a_name_that_the_publisher_puts_right_as_the_organiser_did_is_the_same_player(self):
        road = rated()
        road.correct(players=[{"no": 1, "name": "Anna Bianchi"}])
        road.publish(renamed(ROUND_THREE, 1, "Anna Bianchi"))
        entry = road.record.tournament.entries[0]
        assert (entry.name, entry.published_name) == ("Anna Bianchi", "")
        assert (road.state, road.record.links[1]) == (("rated", False, False), "m_1")

    def test_a_name_corrected_back_is_as_published(self):
        road = rated()
        road.correct(players=[{"no": 1, "name": "Anna Bianchi"}])
        road.correct(players=[{"no": 1, "name": "Anna"}])
        assert road.record.tournament == ANNA_BRUNO

    def test_two_of_one_name_are_told_apart_by_their_numbers(self):
        twins = evening("Anna", "Anna", "Bruno", rounds=(((1, 3),), ((2, 3),)))
        road = rated(twins)
        road.correct({"round": 1, "white": 1, "black": 3, "result": "0-1"})
        road.publish(with_result(twins, 2, 2, 3, "1/2-1/2"))
        assert [game.result for _, game in road.record.tournament.games()] == ["0-1", "1/2-1/2"]

    def test_a_player_whom_the_organiser_added_stays(self):
        road = rated()
        road.correct(
            {"round": 3, "white": 5, "black": 2, "result": "1-0"}, players=[{"no": 5, "name": "Eva"}]
        )
        road.confirm()
        road.publish(with_result(ANNA_BRUNO, 3, 1, 4, "1-0"))
        assert road.results()[3, "Eva", "Bruno"] == "1-0"
        assert road.results()[3, "Anna", "Dario"] == "1-0"

    def test_a_player_whom_the_publisher_took_away_and_the_organiser_corrected_is_a_dispute(self):
        road = rated()
        road.correct({"round": 2, "white": 2, "black": 4, "result": "0-1"})
        road.publish(evening("Anna", "Bruno", "Carla", rounds=(((1, 2),), ((1, 3),))))
        assert road.state == ("rated", False, True)
        road.release("mine")
        assert road.results()[2, "Bruno", "Dario"] == "0-1"


class TestFlags:
    """Flags that a publication leaves out keep their value; `juniors` is lowered by the organiser only."""

    def test_a_publication_that_leaves_juniors_out_does_not_lower_it(self):
        road = rated(replace(ANNA_BRUNO, juniors=True))
        assert road.record.tournament.juniors is False  # it was not stated: the club's default
        road.correct(juniors=True)
        road.publish(ROUND_THREE)
        assert road.record.tournament.juniors is True

    def test_a_publisher_cannot_lower_juniors_and_the_organiser_can_for_good(self):
        road = Road()
        road.publish(replace(ANNA_BRUNO, juniors=True), given=FLAGS)
        road.confirm()
        road.publish(ROUND_THREE, given=FLAGS)
        assert road.record.tournament.juniors is True
        road.correct(juniors=False)
        road.publish(replace(with_result(ROUND_THREE, 3, 2, 3, "0-1"), juniors=True), given=FLAGS)
        assert road.record.tournament.juniors is False

    def test_a_flag_that_the_organiser_set_stays_where_the_publisher_states_what_it_always_did(self):
        road = Road()
        road.publish(ANNA_BRUNO, given=FLAGS)
        road.confirm()
        road.correct(rated=False)
        road.publish(ROUND_THREE, given=FLAGS)
        assert road.record.tournament.rated is False


class TestWaiting:
    """New entries on a rated tournament: the last confirmed version stays, the new one waits."""

    LATE = with_result(replace(ROUND_THREE, entries=(*ROUND_THREE.entries, Entry(5, "Eva"))), 3, 5, 2, "1-0")

    def waiting(self):
        road = rated()
        road.publish(self.LATE)
        return road

    def test_the_last_confirmed_version_stays_until_all_is_confirmed(self):
        road = self.waiting()
        assert road.state == ("rated", True, False)
        assert road.record.tournament == ANNA_BRUNO
        assert view(road.records, road.record, road.aside).unconfirmed == (5,)
        road.confirm_waiting(5)
        assert (road.state, road.record.tournament) == (("rated", False, False), self.LATE)
        assert road.archive[road.record.published_in] == self.LATE

    def test_part_of_its_names_may_be_confirmed_first(self):
        two = replace(self.LATE, entries=(*self.LATE.entries, Entry(6, "Fabio")))
        road = rated()
        road.publish(two)
        road.confirm_waiting(5)
        assert (road.state, view(road.records, road.record, road.aside).unconfirmed) == (
            ("rated", True, False),
            (6,),
        )
        road.confirm_waiting(6)
        assert road.record.tournament == two

    def test_a_newer_publication_takes_its_place_and_the_same_one_makes_nothing(self):
        road = self.waiting()
        assert road.publish(self.LATE) is False
        newer = with_result(self.LATE, 4, 1, 5, "1/2-1/2")
        road.publish(newer)
        assert (road.state, road.aside.content) == (("rated", True, False), newer)
        road.publish(ROUND_THREE)
        assert (road.state, road.record.tournament) == (("rated", False, False), ROUND_THREE)

    def test_corrections_answer_conflict_meanwhile_and_the_drop_lets_them_through(self):
        road = self.waiting()
        with pytest.raises(Conflict, match="waits for its names"):
            road.correct({"round": 1, "white": 1, "black": 2, "result": "0-1"})
        road.records = drop(road.records, "t1")
        assert road.state == ("rated", False, False)
        assert road.correct({"round": 1, "white": 1, "black": 2, "result": "0-1"})
        with pytest.raises(Missing):
            drop(road.records, "t1")

    def test_what_takes_effect_is_merged_with_the_corrections_before(self):
        road = rated()
        road.correct(
            {"round": 1, "white": 1, "black": 2, "result": "0-1"}, players=[{"no": 1, "name": "Anna B"}]
        )
        road.publish(self.LATE)
        assert view(road.records, road.record, road.aside).links.keys() == {1, 2, 3, 4}
        road.confirm_waiting(5)
        assert road.results()[1, "Anna B", "Bruno"] == "0-1"
        assert road.results()[3, "Eva", "Bruno"] == "1-0"

    def test_a_pending_tournament_is_replaced_at_once(self):
        road = Road()
        road.publish(ANNA_BRUNO)
        road.publish(self.LATE)
        assert (road.state, road.record.tournament) == (("pending", False, False), self.LATE)

    def test_a_version_chosen_by_the_organiser_waits_for_its_names_too(self):
        road = rated()
        road.correct({"round": 1, "white": 1, "black": 2, "result": "0-1"})
        road.publish(with_result(self.LATE, 1, 1, 2, "1/2-1/2"))
        assert road.state == ("rated", False, True)
        road.release("theirs")
        assert road.state == ("rated", True, False)
        road.confirm_waiting(5)
        assert (road.state, road.results()[1, "Anna", "Bruno"]) == (("rated", False, False), "1/2-1/2")


class TestStatedTable:
    """Points, ranks and tie-breaks as published follow the games under them."""

    CONTENT = replace(
        ANNA_BRUNO,
        entries=tuple(
            replace(entry, points=Tenths(points), rank=rank)
            for entry, points, rank in zip(ANNA_BRUNO.entries, (20, 10, 10, 0), (1, 2, 3, 4), strict=True)
        ),
    )

    def test_a_corrected_result_moves_stated_points_and_takes_the_stated_ranks_away(self):
        road = rated(self.CONTENT)
        road.correct({"round": 1, "white": 1, "black": 2, "result": "0-1"})
        assert [(each.points, each.rank) for each in road.record.tournament.entries] == [
            (10, None), (20, None), (10, None), (0, None),
        ]  # fmt: skip

    def test_they_are_no_dispute(self):
        road = rated(self.CONTENT)
        road.correct({"round": 1, "white": 1, "black": 2, "result": "0-1"})
        after = with_result(self.CONTENT, 3, 1, 4, "1-0")
        road.publish(after)
        assert road.state == ("rated", False, False)
        assert [each.points for each in road.record.tournament.entries] == [20, 20, 10, 0]

    def test_a_change_of_colours_alone_leaves_them(self):
        road = rated(self.CONTENT)
        road.correct({"round": 1, "white": 2, "black": 1, "result": "0-1"})
        assert road.record.tournament.entries == self.CONTENT.entries


class TestDeletion:
    """Deleted and brought back; the id stays taken."""

    def test_publishing_to_a_deleted_id_is_a_conflict_unless_it_says_restore(self):
        road = rated()
        road.records = delete(road.records, "t1")
        with pytest.raises(Conflict):
            road.publish(ROUND_THREE)
        road.publish(ROUND_THREE, restore=True)
        assert (road.state, road.record.tournament) == (("rated", False, False), ROUND_THREE)

    def test_restored_it_is_as_it_was(self):
        road = rated()
        before = road.record
        road.records = restore(delete(road.records, "t1"), "t1")
        assert replace(road.record, revision=before.revision) == before
        assert restore(road.records, "t1") is road.records

    def test_the_last_content_with_restore_brings_it_back(self):
        road = rated()
        road.records = delete(road.records, "t1")
        assert road.publish(ANNA_BRUNO, restore=True)
        assert road.state == ("rated", False, False)


class TestNearCopies:
    """The same event under another id is held; two events of one evening never are."""

    SIX = evening("A", "B", "C", "D", rounds=(((1, 2), (3, 4)), ((1, 3), (2, 4)), ((1, 4), (2, 3))))

    def published(self, content, first=SIX):
        road = Road()
        road.publish(first)
        road.confirm()
        road.publish(content, id_="t2")
        return road, road.records.tournaments["t2"]

    def test_the_same_games_on_the_same_days_are_held(self):
        road, copy = self.published(self.SIX)
        assert (copy.state, copy.copy_of) == ("held", "t1")
        assert road.state == ("rated", False, False)

    def test_names_and_rounds_count_and_numbers_and_boards_do_not(self):
        other = renumbered(self.SIX, (4, "A"), (3, "B"), (2, "C"), (1, "D"))
        rounds = tuple(
            replace(
                each,
                games=tuple(
                    replace(game, white=5 - game.white, black=5 - game.black, board=9 - game.board)
                    for game in each.games
                ),
            )
            for each in self.SIX.rounds
        )
        assert self.published(replace(other, rounds=rounds))[1].state == "held"

    def test_two_events_of_one_evening_with_the_same_people_are_never_held(self):
        second = with_result(with_result(self.SIX, 1, 1, 2, "0-1"), 2, 2, 4, "0-1")
        assert self.published(second)[1].state == "pending"

    @pytest.mark.parametrize("games", [10, 9])
    def test_nine_of_ten_equal_games_are_enough_and_eight_of_nine_are_not(self, games):
        pairs = [(1 + at % 4, 5 + at % 4) for at in range(games)]
        first = evening(*"ABCDEFGH", rounds=tuple((pair,) for pair in pairs))
        other = with_result(first, 1, 1, 5, "0-1")
        assert self.published(other, first)[1].state == ("held" if games == 10 else "pending")

    def test_an_event_that_holds_another_and_more_is_no_copy_of_it_nor_the_other_way_round(self):
        longer = with_result(self.SIX, 4, 1, 2, "1-0")
        assert self.published(longer)[1].state == "pending"
        assert self.published(self.SIX, longer)[1].state == "pending"

    def test_fewer_than_six_games_prove_nothing(self):
        five = replace(self.SIX, rounds=(*self.SIX.rounds[:2], replace(self.SIX.rounds[2], games=())))
        assert self.published(five, five)[1].state == "pending"

    def test_another_day_is_another_event(self):
        assert self.published(replace(self.SIX, ends_on="2026-09-02"))[1].state == "pending"

    def test_once_released_neither_of_the_two_is_ever_held_for_the_other(self):
        road, _ = self.published(self.SIX)
        road.records = release_copy(road.records, "t2")
        assert road.records.tournaments["t2"].state == "pending"
        longer = with_result(self.SIX, 4, 1, 2, "1/2-1/2")
        road.publish(longer, id_="t2")
        road.publish(longer)
        assert [each.state for each in road.records.tournaments.values()] == ["rated", "pending"]

    @pytest.mark.parametrize(
        "correction",
        [{"games": ({"round": 1, "white": 1, "black": 2, "result": "0-1"},)}, {"starts_on": "2026-08-31"}],
        ids=["a result", "the day"],
    )
    def test_what_was_published_is_known_under_another_id_after_it_was_corrected(self, correction):
        road = rated(self.SIX)
        fields = {**correction}
        road.correct(*fields.pop("games", ()), **fields)
        road.publish(self.SIX, id_="t2")
        copy = road.records.tournaments["t2"]
        assert (copy.state, copy.copy_of) == ("held", "t1")
        road.correct({"round": 2, "white": 1, "black": 3, "result": "0-1"})
        assert road.state == ("rated", False, False)

    OTHER = evening("E", "F", "G", "H", rounds=(((1, 2), (3, 4)), ((1, 3), (2, 4)), ((1, 4), (2, 3))))

    def states(self, road):
        return {id_: (each.state, each.copy_of) for id_, each in road.records.tournaments.items()}

    def test_what_the_publisher_himself_replaced_is_no_longer_there_to_be_copied(self):
        road = Road()
        road.publish(self.OTHER)
        road.publish(self.SIX)
        road.publish(self.OTHER, id_="t2")
        assert self.states(road) == {"t1": ("pending", ""), "t2": ("pending", "")}
        road.publish(self.SIX, id_="t3")
        assert self.states(road)["t3"] == ("held", "t1")

    def test_what_waits_or_was_dropped_is_not_there_to_be_copied_and_what_stands_is(self):
        road = rated(self.SIX)
        road.publish(self.OTHER)
        assert road.state == ("rated", True, False)
        road.publish(self.OTHER, id_="t2")
        road.publish(self.SIX, id_="t3")
        road.records = drop(road.records, "t1")
        road.correct({"round": 1, "white": 1, "black": 2, "result": "0-1"})
        road.publish(self.SIX, id_="t4")
        assert list(self.states(road).values()) == [
            ("rated", ""), ("pending", ""), ("held", "t1"), ("held", "t1"),
        ]  # fmt: skip

    def test_a_version_that_was_published_elsewhere_while_it_waited_is_held_when_it_takes_effect(self):
        road = rated(self.SIX)
        road.publish(self.OTHER)
        road.publish(self.OTHER, id_="t2")
        road.confirm_waiting(1, 2, 3, 4)
        assert self.states(road) == {"t1": ("held", "t2"), "t2": ("pending", "")}

    @pytest.mark.parametrize("keep", ["mine", "theirs"])
    def test_after_a_late_retry_the_publication_that_was_chosen_is_the_one_that_is_known(self, keep):
        road = rated(self.SIX)
        newer = with_result(with_result(self.SIX, 1, 1, 2, "0-1"), 2, 1, 3, "0-1")
        road.publish(newer)
        road.publish(self.SIX)
        road.release(keep)
        road.correct({"round": 3, "white": 1, "black": 4, "result": "0-1"})
        road.publish(self.SIX, id_="t2")
        road.publish(newer, id_="t3")
        there = {"mine": "t3", "theirs": "t2"}[keep]
        assert [id_ for id_, each in road.records.tournaments.items() if each.state == "held"] == [there]

    def test_a_held_one_is_let_go_once_nothing_of_it_stands_where_it_was_held_for(self):
        road = Road()
        road.publish(self.OTHER)
        road.publish(self.OTHER, id_="t2")
        assert self.states(road)["t2"] == ("held", "t1")
        road.publish(self.SIX)
        assert self.states(road) == {"t1": ("pending", ""), "t2": ("pending", "")}
        assert road.records.tournaments["t2"].revision == road.records.revision

    def test_a_held_one_is_held_for_another_where_what_it_copies_stands_there_too(self):
        road = Road()
        road.publish(self.OTHER)
        for id_ in ("t2", "t3"):
            road.publish(self.OTHER, id_=id_)
        road.publish(self.SIX)
        assert self.states(road) == {"t1": ("pending", ""), "t2": ("pending", ""), "t3": ("held", "t2")}

    def test_an_original_that_is_played_on_or_corrected_keeps_its_copy_held(self):
        road, _ = self.published(self.SIX)
        road.correct({"round": 1, "white": 1, "black": 2, "result": "0-1"})
        longer = self.SIX
        for at, (white, black) in enumerate([(1, 2), (3, 4), (1, 3)], 4):
            longer = with_result(longer, at, white, black, "1-0")
            road.publish(longer)
            assert self.states(road) == {"t1": ("rated", ""), "t2": ("held", "t1")}

    def test_publications_that_take_effect_together_are_compared_with_what_stands_then(self):
        road = Road()
        road.publish(self.SIX)
        road.publish(self.OTHER, id_="t2")
        before = road.records
        road.publish(self.OTHER)
        road.publish(self.SIX, id_="t2")
        swapped = looked_at(before, road.records, ["t1", "t2"])
        assert [each.copy_of for each in swapped.tournaments.values()] == ["", ""]
        for id_ in ("t1", "t2"):
            road.publish(renamed(self.OTHER, 1, "Eva"), id_=id_)
        both = looked_at(before, road.records, ["t1", "t2"])
        assert [each.copy_of for each in both.tournaments.values()] == ["", "t1"]

    def test_a_deleted_event_has_no_copy_and_a_copy_deleted_leaves_the_event(self):
        road, _ = self.published(self.SIX)
        road.records = delete(road.records, "t2")
        assert (road.state, road.records.tournaments["t2"].state) == (("rated", False, False), "deleted")
        gone = delete(rated(self.SIX).records, "t1")
        road.records = gone
        road.publish(self.SIX, id_="t2")
        assert road.records.tournaments["t2"].state == "pending"

    def test_a_copy_that_has_grown_to_another_event_is_let_go(self):
        road, _ = self.published(self.SIX)
        road.publish(with_result(with_result(self.SIX, 1, 1, 2, "0-1"), 2, 1, 3, "0-1"), id_="t2")
        assert road.records.tournaments["t2"].state == "pending"

    def test_a_restored_event_that_was_published_anew_meanwhile_is_held(self):
        road = rated(self.SIX)
        road.records = delete(road.records, "t1")
        road.publish(self.SIX, id_="t2")
        road.records = restore(road.records, "t1")
        assert (road.record.state, road.record.copy_of) == ("held", "t2")
