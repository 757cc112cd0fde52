"""check finishes what a dead writer began, wakes whoever lags, and lets the rest be."""

import pytest

from check import handler as check
from ladder.store import ladders, marks, records, rows
from ladder.store.items import REVISION, club_key
from tests.journeys.stack import tournament

EVENING = tournament(("Marco Rossi", "Anna Bianchi", "1-0"))


@pytest.fixture(autouse=True)
def _first_look():
    check._seen.clear()


def lose_events(road):
    """What is in the streams now is never delivered to anybody."""
    for source in road.pump.sources:
        road.pump._read(source)


def revisions(club):
    status = club.get("/status")
    return status["records"], status["ladder"], status["site"]


def test_with_nothing_unsettled_nothing_is_written(road, club):
    road.settle()
    before = road.stored()

    assert road.check() == {"unsettled": 0}
    road.settle()

    assert road.stored() == before


def test_a_club_whose_events_were_lost_is_brought_back(road, club):
    road.settle()
    club.publish("t1", EVENING)
    club.accept("t1")
    lose_events(road)
    road.settle()
    assert revisions(club) == (3, 1, 1)

    road.check()
    road.settle()

    assert revisions(club) == (3, 3, 3)
    assert marks.unsettled(road.aws) == ()


def test_a_change_whose_writer_died_after_the_archive_put_is_finished(road, club, monkeypatch):
    road.settle()
    monkeypatch.setattr("ladder.store.writer.apply", lambda *_: 1 / 0)
    assert club.ask("PATCH", "", {"name": "Half made"}).status == 500
    monkeypatch.undo()
    monkeypatch.setattr(check, "aws", lambda: road.aws)

    road.check()

    assert records.revision(road.aws, club_id(road)) == (2, 1)


def club_id(road, slug="circolo"):
    return next(club for club, each in records.clubs(road.aws) if each == slug)


def test_a_mark_that_no_change_came_of_goes_at_the_second_look(road, club):
    road.settle()
    marks.mark(road.aws, club_id(road), 2)
    marks.mark(road.aws, "c_never", 1)

    road.check()
    assert len(marks.unsettled(road.aws)) == 2
    road.check()

    assert marks.unsettled(road.aws) == ()


def test_poison_is_left_alone_until_the_records_move(road, club):
    road.settle()
    id_ = club_id(road)
    club.ask("PATCH", "", {"name": "New"})
    ladders.fail(road.aws, id_, 2, 0, "self_pairing")
    for source in road.pump.sources:
        if source.name == "Replay":
            road.pump._read(source)
    road.settle()
    before = records.revision(road.aws, id_)
    assert club.get("/status")["failed"] == {"revision": 2, "code": "self_pairing"}
    assert club.get("/status")["healthy"] is False

    for _ in range(3):
        road.check()
        road.settle()

    assert records.revision(road.aws, id_) == before


def test_every_club_is_looked_at_even_where_one_cannot_be_and_then_it_is_said(road, club):
    other = road.club("other")
    road.settle()
    broken = club_id(road)
    for each in (club, other):
        each.ask("PATCH", "", {"name": "New"})
    lose_events(road)
    rows.put(road.aws, road.aws.records_table, {"PK": club_key(broken), "SK": REVISION, "revision": 2})

    with pytest.raises(Exception, match="1 clubs"):
        road.check()
    road.settle()

    assert revisions(other) == (2, 2, 2)


def test_recovery_brings_back_every_table_from_the_archive(road, club):
    club.publish("t1", EVENING)
    club.accept("t1")
    road.settle()
    site, ladder, revision = road.site(), club.get("/ladder"), club.get("/status")["records"]
    for table in (road.aws.records_table, road.aws.ladders_table, road.aws.site_table):
        for item in road.clients["dynamodb"].scan(TableName=table)["Items"]:
            road.clients["dynamodb"].delete_item(TableName=table, Key={"PK": item["PK"], "SK": item["SK"]})
    for key in site:
        road.clients["s3"].delete_object(Bucket=road.aws.site_bucket, Key=key)
    assert club.ask("GET").status == 401

    road.check({"recover": True})
    road.settle()

    pages = {key: body for key, body in road.site().items() if "/" in key}
    assert pages == {key: body for key, body in site.items() if "/" in key}
    assert club.get("/ladder") == ladder
    assert revisions(club) == (revision, revision, revision)


def test_a_closed_club_whose_pages_are_still_there_is_closed_on_the_site_too(road, club):
    road.settle()
    root = club.root().removeprefix("/")
    club.ask("DELETE")
    lose_events(road)
    road.settle()
    assert root in road.site()

    road.check()
    road.settle()

    assert [key for key in road.site() if key.startswith(root)] == []
    assert marks.unsettled(road.aws) == ()
