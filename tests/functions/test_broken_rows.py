"""Rows of bare numbers that somebody edited by hand so that nobody can read them, or that say what never was:
check, the rebuild button and the recovery find the way without them, and no archive is lost.
"""

import pytest

from ladder.store import marks, records, rows
from ladder.store.items import REVISION, club_key
from tests.functions.test_check import EVENING, club_id

STRANGE = [{"S": "x"}, {"NULL": True}, {"M": {"a": {"N": "1"}}}, {"N": "1.5"}, None]


@pytest.fixture
def club(road):
    """A club with an evening, all of it on the site and proved."""
    made = road.club()
    made.publish("t1", EVENING)
    made.accept("t1")
    road.settle()
    road.check()
    return made


def edit(road, table, where, name, value):
    """Put one attribute as DynamoDB has it, past the door; None: take it away."""
    pk, sk = where
    key = rows.key(pk, sk)
    item = road.clients["dynamodb"].get_item(TableName=table, Key=key)["Item"]
    item = {each: typed for each, typed in item.items() if each != name}
    road.clients["dynamodb"].put_item(TableName=table, Item=item | ({name: value} if value else {}))


def stands(club):
    status = club.get("/status")
    return [status[name] for name in ("records", "ladder", "site", "healthy")]


def heals(road, club, before):
    for _ in range(4):
        road.settle()
        road.check()
    road.settle()
    assert stands(club) == [3, 3, 3, True]
    assert (road.site(), club.get("/ladder")) == before
    assert records.read(road.aws, club_id(road)).revision == 3


@pytest.mark.parametrize("value", STRANGE)
@pytest.mark.parametrize(
    ("table", "sk", "name"),
    [
        ("records_table", REVISION, "revision"),
        ("records_table", REVISION, "seal"),
        ("ladders_table", "HEAD", "revision"),
        ("site_table", "SITE", "touch"),
        ("site_table", "CHECKED", "snapshot"),
    ],
)
def test_a_row_that_cannot_be_read_any_more_is_made_anew_after_a_rebuild(road, club, table, sk, name, value):
    before = road.site(), club.get("/ladder")
    edit(road, getattr(road.aws, table), (club_key(club_id(road)), sk), name, value)

    club.ask("POST", "/rebuild")

    heals(road, club, before)


@pytest.mark.parametrize("value", ["-3", "0", "1", "2"])
def test_a_revision_put_back_by_hand_is_what_the_archive_says_again(road, club, value):
    before = road.site(), club.get("/ladder")
    edit(road, road.aws.records_table, (club_key(club_id(road)), REVISION), "revision", {"N": value})

    club.ask("POST", "/rebuild")

    heals(road, club, before)


def test_a_recovery_needs_no_row_that_can_be_read(road, club):
    before = road.site(), club.get("/ladder")
    edit(road, road.aws.records_table, (club_key(club_id(road)), REVISION), "revision", None)

    road.check({"recover": True})

    heals(road, club, before)


@pytest.mark.parametrize("table", ["records_table", "ladders_table"])
def test_a_club_that_only_a_row_calls_closed_loses_nothing_and_comes_back(road, club, table):
    before, archive = (road.site(), club.get("/ladder")), road.archive()
    sk = REVISION if table == "records_table" else "HEAD"
    marks.mark(road.aws, club_id(road), 3, 1)
    edit(road, getattr(road.aws, table), (club_key(club_id(road)), sk), "closed", {"BOOL": True})

    heals(road, club, before)

    assert archive.items() <= road.archive().items()


def test_a_mark_that_cannot_be_read_stands_in_nobodys_way(road, club):
    club.publish("t2", EVENING | {"starts_on": "2026-02-01"})
    where = (marks.UNSETTLED, club_id(road))
    edit(road, road.aws.site_table, where, "revision", {"S": "x"})
    edit(road, road.aws.site_table, where, "other", {"N": "1"})

    road.settle()
    for _ in range(3):
        road.check()

    assert stands(club) == [4, 4, 4, True]
    assert marks.marked(road.aws)[0] == ()
