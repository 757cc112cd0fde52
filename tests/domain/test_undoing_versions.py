"""Taking changes back where versions lie aside, and where the same evening was published elsewhere since."""

from dataclasses import replace

import pytest

from ladder.domain.aside import drop, release_copy
from ladder.domain.correction import delete, restore
from ladder.domain.errors import Conflict
from ladder.domain.persons import present
from ladder.domain.undoing import Undone, undone
from tests.domain.corrections import (
    ANNA_BRUNO,
    BETTER,
    ROUND_FOUR,
    ROUND_THREE,
    T1,
    WITH_EVA,
    rated,
    with_result,
)
from tests.domain.evenings import evening

SIX = evening(
    "Anna", "Bruno", "Carla", "Dario", rounds=(((1, 2), (3, 4)), ((1, 3), (2, 4)), ((1, 4), (2, 3)))
)


def copied():
    """An evening that was deleted and then published, the same, under another id."""
    road = rated(SIX)
    before = road.records
    after = road.later(delete(before, "t1"))
    road.publish(SIX, id_="t2")
    return road, before, after


def test_a_deletion_undone_is_held_as_restoring_holds_it():
    road, before, after = copied()
    assert road.records.tournaments["t2"].state == "pending"
    back = undone(before, after, road.records).records
    assert (back.tournaments["t1"].state, back.tournaments["t1"].copy_of) == ("held", "t2")
    assert back.tournaments["t1"] == restore(road.records, "t1").tournaments["t1"]
    assert undone(road.records, back, back).records.tournaments["t1"].state == "deleted"


def test_a_first_publication_that_was_undone_comes_back_held():
    road = rated(SIX)
    before = road.records
    after = road.later(undone(replace(before, tournaments={}), before, before).records)
    road.publish(SIX, id_="t2")
    back = undone(before, after, road.records).records
    assert (back.tournaments["t1"].state, back.tournaments["t1"].copy_of) == ("held", "t2")


def test_a_day_put_back_meets_what_was_published_for_that_day_since():
    road = rated(SIX)
    before = road.records
    road.correct(starts_on="2026-10-01", ends_on="2026-10-01")
    after = road.records
    road.publish(replace(SIX, name="Once more"), id_="t2")
    assert road.records.tournaments["t2"].state == "pending"
    back = undone(before, after, road.records).records
    assert (back.tournaments["t1"].state, back.tournaments["t1"].copy_of) == ("held", "t2")


def test_a_copy_let_through_is_held_again_and_let_through_again():
    road = rated(SIX)
    road.publish(SIX, id_="t2")
    before = road.records
    after = road.later(release_copy(before, "t2"))
    back = road.later(undone(before, after, after).records)
    assert back.tournaments["t2"].state == "held"
    assert undone(after, back, back).records.tournaments["t2"].state == "pending"


def test_a_confirmation_by_which_a_version_took_effect_lets_it_wait_again():
    road = rated()
    road.publish(WITH_EVA)
    before = road.records
    road.confirm_waiting(4)
    after = road.records
    assert road.state == ("rated", False, False)

    back = road.later(undone(before, after, after).records)

    assert (road.state, road.record.tournament) == (("rated", True, False), ANNA_BRUNO)
    assert present(back).keys() == present(before).keys()
    road.confirm_waiting(4)
    assert road.record.tournament == WITH_EVA
    assert undone(after, back, back).records.tournaments["t1"].tournament == WITH_EVA


def test_a_publication_in_place_of_one_that_waited_lets_that_wait_again():
    road = rated()
    road.publish(WITH_EVA)
    before = road.records
    road.publish(ROUND_FOUR)
    road.later(undone(before, road.records, road.records).records)
    assert (road.state, road.record.tournament) == (("rated", True, False), ANNA_BRUNO)
    assert road.record.earlier[-1] == before.tournaments["t1"].earlier[-1]
    road.confirm_waiting(4)
    assert road.record.tournament == WITH_EVA


@pytest.mark.parametrize(
    "settle", [lambda road: road.confirm_waiting(4), lambda road: road.later(drop(road.records, "t1"))]
)
def test_a_publication_that_waited_and_was_settled_since_is_blocked(settle):
    road = rated()
    before = road.records
    road.publish(WITH_EVA)
    after = road.records
    settle(road)
    assert undone(before, after, road.records) == Undone(road.records, T1)


@pytest.mark.parametrize("keep", ["mine", "theirs"])
def test_a_publication_that_was_held_and_was_released_since_is_blocked(keep):
    road = rated()
    road.correct(BETTER)
    before = road.records
    road.publish(with_result(ROUND_THREE, 1, 1, 2, "1/2-1/2"))
    after = road.records
    assert road.state == ("rated", False, True)
    road.release(keep)
    assert undone(before, after, road.records) == Undone(road.records, T1)


def test_a_version_that_was_dropped_does_not_come_back_over_a_newer_one():
    road = rated()
    road.publish(WITH_EVA)
    before = road.records
    after = road.later(drop(before, "t1"))
    road.publish(ROUND_FOUR)
    assert undone(before, after, road.records) == Undone(road.records, T1)


def test_a_correction_is_not_taken_back_while_a_version_waits():
    road = rated()
    before = road.records
    road.correct(BETTER)
    after = road.records
    road.publish(WITH_EVA)
    with pytest.raises(Conflict, match="waits for its names"):
        undone(before, after, road.records)
