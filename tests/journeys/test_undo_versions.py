"""Undo from the log where a version lies aside, or the same evening was published elsewhere since: nothing is
rated twice, nothing older comes back over what is newer, and no undo says that it is done and does nothing.
"""

import pytest

from tests.journeys.stack import tournament

TWO = (("Anna A", "Bruno B", "1-0"), ("Bruno B", "Anna A", "1-0"))
WITH_ZENO = tournament(*TWO, ("Zeno Z", "Anna A", "1-0"))
ONE_MORE = tournament(*TWO, ("Bruno B", "Anna A", "0-1"))
SIX = tournament(*TWO * 3)


@pytest.fixture
def club(road):
    made = road.club()
    made.publish("t1", tournament(*TWO))
    made.accept("t1")
    return made


def dropped(club):
    return club.ask("DELETE", "/tournaments/t1?version=waiting").json["revision"]


def games(club):
    rounds = club.get("/tournaments/t1")["tournament"]["rounds"]
    return [game["result"] for each in rounds for game in each["games"]]


def test_an_evening_deleted_and_published_elsewhere_is_not_rated_twice_by_an_undo(road):
    club = road.club()
    club.publish("t1", SIX)
    club.accept("t1")
    entry = club.ask("DELETE", "/tournaments/t1").json["revision"]
    club.publish("t2", SIX)
    club.accept("t2")
    road.settle()
    before = club.ladder()
    assert club.ask("POST", "/tournaments/t1/restore?preview=true").json["state"] == "held"
    assert club.undo(entry, status=200, query="?preview=true")["ripple"]["moved"] == 0

    club.undo(entry)

    road.settle()
    got = club.get("/tournaments/t1")
    assert (got["state"], got["held"]["copy_of"]) == ("held", "t2")
    assert club.ladder() == before


def test_a_confirmation_that_let_a_version_take_effect_is_undone_and_done_again(road, club):
    road.settle()
    before = club.ladder()
    club.publish("t1", WITH_ZENO)
    entry = club.accept("t1")["revision"]

    back = club.undo(entry)["revision"]

    road.settle()
    got = club.get("/tournaments/t1")
    assert (got["state"], got["waiting"]["waits_for_names"]) == ("rated", 1)
    assert (games(club), club.ladder()) == (["1-0", "1-0"], before)
    club.undo(back)
    assert games(club) == ["1-0"] * 3
    club.undo(club.get("/status")["records"])
    club.accept("t1")
    assert games(club) == ["1-0"] * 3


def test_a_publication_in_place_of_a_waiting_one_is_undone(club):
    club.publish("t1", WITH_ZENO)
    entry = club.publish("t1", ONE_MORE)["revision"]
    assert games(club) == ["1-0", "1-0", "0-1"]

    club.undo(entry)

    assert club.get("/tournaments/t1")["waiting"]["waits_for_names"] == 1
    assert games(club) == ["1-0", "1-0"]


@pytest.mark.parametrize("settle", [lambda club: club.accept("t1")["revision"], dropped])
def test_a_publication_that_waited_names_what_became_of_it(club, settle):
    entry = club.publish("t1", WITH_ZENO)["revision"]
    then = settle(club)
    assert f"stand on entry {entry}: {then}." in club.undo(entry, status=409)["detail"]


def test_a_publication_that_was_held_names_its_release(club):
    club.ask("PATCH", "/tournaments/t1", {"games": [{"round": 1, "board": 1, "result": "0-1"}]})
    entry = club.publish("t1", tournament(("Anna A", "Bruno B", "1/2-1/2"), TWO[1]))["revision"]
    then = club.ask("POST", "/tournaments/t1/release", {"keep": "theirs"}).json["revision"]
    assert f"stand on entry {entry}: {then}." in club.undo(entry, status=409)["detail"]
    club.undo(then)
    club.undo(entry)
    assert (games(club), "held" in club.get("/tournaments/t1")) == (["0-1", "1-0"], False)


def test_a_version_that_was_dropped_does_not_come_back_over_a_newer_one(club):
    club.publish("t1", WITH_ZENO)
    entry = dropped(club)
    newer = club.publish("t1", ONE_MORE)["revision"]

    assert f"stand on entry {entry}: {newer}." in club.undo(entry, status=409)["detail"]

    club.undo(newer)
    club.undo(entry)
    assert club.get("/tournaments/t1")["waiting"]["waits_for_names"] == 1


def test_members_in_a_version_that_waits_are_kept_by_it_and_it_is_named(club):
    waiting = club.publish("t1", WITH_ZENO)["revision"]
    assert f"stand on entry 3: {waiting}." in club.undo(3, status=409)["detail"]


def test_an_entry_undone_already_names_its_undo(club):
    entry = club.ask("PATCH", "", {"names": "full"}).json["revision"]
    then = club.undo(entry)["revision"]
    revision = club.get("/status")["records"]
    assert f"stand on entry {entry}: {then}." in club.undo(entry, status=409)["detail"]
    assert club.get("/status")["records"] == revision
