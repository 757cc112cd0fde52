"""A history that cannot be replayed: its own club keeps the last good ladder, and no other club waits for
it.
"""

import zlib

import pytest

from ladder.domain.errors import Unreplayable
from ladder.domain.replay import replay
from ladder.store import marks
from ladder.store.records import revision, state
from tests.journeys.past_the_door import EVENING, poison, two_evenings


@pytest.fixture
def clubs(road, monkeypatch):
    """Two clubs with a ladder. The replay refuses what the first one changes next."""
    both = road.club("poisoned"), road.club("neighbour")
    for club in both:
        club.publish("t1", EVENING)
        club.accept("t1")
    road.settle()

    def refuses(records):
        if records.settings.slug == "poisoned" and records.settings.name == "Poison":
            raise Unreplayable("self_pairing", "t1", 1)
        return replay(records)

    monkeypatch.setattr("replay.handler.replay", refuses)
    return both


def test_poison_neither_stops_nor_delays_another_club_and_is_not_retried(road, clubs):
    poisoned, neighbour = clubs
    calls = dict(road.pump.calls)
    poisoned.ask("PATCH", "", {"name": "Poison"})
    neighbour.publish("t2", {**EVENING, "starts_on": "2026-01-17"})
    neighbour.accept("t2")

    road.settle()

    status = neighbour.get("/status")
    assert status["records"] == status["ladder"] == status["site"]
    assert road.pump.given_up == []
    assert road.pump.calls["Replay"] == calls["Replay"] + 1


def test_the_last_good_ladder_stays_and_everybody_is_told(road, clubs):
    poisoned, _ = clubs
    ladder = poisoned.get("/ladder")

    poisoned.ask("PATCH", "", {"name": "Poison"})
    road.settle()

    status = poisoned.get("/status")
    assert (status["records"], status["ladder"], status["healthy"]) == (4, 3, False)
    assert status["failed"] == {"revision": 4, "code": "self_pairing"}
    assert poisoned.get("/ladder") == ladder
    assert "M. R." in road.page(poisoned.root())


def test_the_change_that_mends_it_heals_everything(road, clubs):
    poisoned, _ = clubs
    poisoned.ask("PATCH", "", {"name": "Poison"})
    road.settle()

    poisoned.ask("PATCH", "", {"name": "Circolo"})
    road.settle()

    status = poisoned.get("/status")
    assert (status["records"], status["ladder"], status["site"]) == (5, 5, 5)
    assert (status["healthy"], status["failed"]) == (True, None)


def test_an_infrastructure_error_of_one_club_is_retried_for_it_alone_and_then_given_up(
    road, clubs, monkeypatch
):
    poisoned, neighbour = clubs

    def fails(aws, club):
        found = state(aws, club)
        if found.records.settings.slug == "poisoned":
            raise OSError
        return found

    monkeypatch.setattr("replay.handler.records.state", fails)
    poisoned.ask("PATCH", "", {"name": "Circolo dei pedoni"})
    neighbour.ask("PATCH", "", {"name": "Circolo delle torri"})

    road.settle()

    status = neighbour.get("/status")
    assert status["records"] == status["ladder"] == status["site"]
    assert [(each.source, each.count) for each in road.pump.given_up] == [("Replay", 1)]
    monkeypatch.undo()


@pytest.fixture
def refused(road):
    """A club whose last change the replay refuses; its id, its ladder and its pages before that."""
    club = two_evenings(road)
    road.check()
    ladder, site = club.get("/ladder"), road.site()
    calls = dict(road.pump.calls)
    id_ = poison(road)
    road.settle()
    assert road.pump.calls["Replay"] == calls["Replay"] + 1
    return club, id_, ladder, site


def test_a_committed_change_that_the_replay_refuses_leaves_the_last_good_ladder_and_says_so(road, refused):
    club, _, ladder, site = refused

    status = club.get("/status")
    assert (status["records"], status["ladder"], status["site"]) == (6, 5, 5)
    assert (status["failed"], status["healthy"]) == ({"revision": 6, "code": "ends_before_start"}, False)
    assert club.get("/ladder") == ladder
    changed = {path for path, body in road.site().items() if site.get(path) != body}
    root = club.root().removeprefix("/")
    assert changed == {root, f"{root}ladder.json"}
    assert b'"out_of_date":true' in road.site()[f"{root}ladder.json"]
    assert road.pump.given_up == []


def test_check_proves_a_refused_history_once_and_then_leaves_it_alone_but_goes_on_ringing(
    road, refused, capsys
):
    club, id_, *_ = refused
    road.check()
    road.check()
    before = road.stored(), road.archive(), dict(road.pump.calls)
    capsys.readouterr()

    for _ in range(3):
        road.check()
        road.settle()

    assert (road.stored(), road.archive(), dict(road.pump.calls)) == before
    assert revision(road.aws, id_) == (6, 0)
    assert [each.club for each in marks.unsettled(road.aws)] == [id_]
    assert capsys.readouterr().out.count('"UnsettledClubs":[1.0]') == 3
    assert club.get("/status")["failed"]["code"] == "ends_before_start"


def test_a_refused_history_heals_with_the_change_that_mends_it(road, refused):
    club, _, ladder, site = refused
    road.check()

    answer = club.ask("PATCH", "/tournaments/t1", {"ends_on": "2026-01-10"})
    assert answer.status == 202, answer.text
    road.settle()
    road.check()
    road.check()

    status = club.get("/status")
    assert (status["records"], status["ladder"], status["site"]) == (7, 7, 7)
    assert (status["failed"], status["healthy"]) == (None, True)
    assert {**club.get("/ladder"), "revision": 5} == ladder
    assert set(road.site()) == set(site)
    assert marks.marked(road.aws)[0] == ()


def test_a_rebuild_of_a_refused_history_answers_that_it_was_tried(road, refused):
    club, *_ = refused

    number = club.ask("POST", "/rebuild").json["rebuild"]
    road.settle()

    assert club.get("/status")["rebuilt"] == number
    assert club.get("/status")["failed"]["code"] == "ends_before_start"


def test_rows_edited_so_that_the_replay_refuses_them_are_put_back(road, refused):
    """Only what the archive says is poison: a table that says it alone is mended, and the ladder goes on."""
    club, id_, *_ = refused
    club.ask("PATCH", "/tournaments/t1", {"ends_on": "2026-01-10"})
    road.settle()
    road.check()
    wrong = {"TableName": road.aws.records_table, "Key": {"PK": {"S": f"C#{id_}"}, "SK": {"S": "M#00000"}}}
    item = road.clients["dynamodb"].get_item(**wrong)["Item"]
    emptied = {"B": zlib.compress(b'{"members":[]}')}
    road.clients["dynamodb"].put_item(TableName=road.aws.records_table, Item=item | {"doc": emptied})

    club.ask("POST", "/rebuild")
    for _ in range(4):
        road.settle()
        road.check()

    status = club.get("/status")
    assert (status["records"], status["ladder"], status["site"], status["failed"]) == (7, 7, 7, None)
    assert status["mended"]["rows"] == 1
    assert road.pump.given_up == [] or status["healthy"]
