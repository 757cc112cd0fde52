"""The history is refused and what may be shown shrinks: whatever call fails, nothing of it stays on pages."""

import pytest

from ladder.domain.veil import veiled
from ladder.pages.edition import State
from ladder.pages.site import house, site
from ladder.store import archive, checked, ladders, records, rows
from ladder.store import site as site_store
from ladder.store.items import club_key
from tests.faults.agreement import club_of
from tests.faults.breaker import Point
from tests.faults.conftest import FULL, POINTS
from tests.faults.operations import OPERATIONS
from tests.faults.test_faults import points
from tests.faults.world import World, save, world
from tests.journeys.past_the_door import poison

FEW = 2
"""Points of each operation in the short form."""
TIGHTENING = [
    each
    for each in OPERATIONS
    if each.name
    in {
        "initials",
        "rotate the link",
        "pages for the organiser alone",
        "hide a member",
        "rename a member",
        "a junior",
    }
]


@pytest.fixture(scope="module")
def refused(account, saved):
    """That club, after a change that the replay refuses, as far as its pages can say so."""
    with world(account, saved) as made:
        poison(made.road, tournament="second")
        for _ in range(2):
            made.settle()
            made.check()
        yield save(made)


def known_of(made: World):
    """Ids and addresses, of a club whose ladder is behind."""
    status, listed = made.club.get("/status"), made.club.get("/members")["members"]
    assert status["failed"]["revision"] == status["records"]
    root = made.club.root()
    return {"members": {each["name"]: each["member"] for each in listed}, "root": root, **status}


def watch(made: World, name, asked):
    """Whenever SITE says that the pages are under the new names, nothing of the old is anywhere."""
    if name == "put_item" and asked["Item"]["SK"]["S"] == "SITE":
        veil = int(asked["Item"].get("veil", {"N": "0"})["N"])
        if veil >= made.revision:
            made.nothing_gone_is_shown()
    elif name == "put_item" and asked["TableName"] == made.road.aws.ladders_table:
        made._whole_ladder()


def agree(made: World, before) -> None:
    """The last good ladder stands under the records of today, on the site too; nothing lies about."""
    road, club = made.road, club_of(made.road)
    now, found = records.read(road.aws, club), ladders.current(road.aws, club)
    assert found is not None
    head, book = found
    assert head.revision == before["ladder"]
    assert head.failed == ladders.Failed(now.revision, before["failed"]["code"])
    assert (book.records, book.ladder) == veiled(book.records, book.ladder, now)
    pages = site(book.records, book.ladder, State(now.revision)).pages
    assert road.site() == {path: page.body for path, page in {**pages, **house()}.items()}
    shown = site_store.site_revision(road.aws, club)
    assert shown is not None
    assert (shown.revision, shown.veil) == (head.revision, now.revision)
    books = {each for each in road.archive() if each.startswith(archive.BOOKS)}
    assert books - {""} == {head.book, head.previous} - {""}
    kinds = {row["SK"] for row in rows.query(road.aws, road.aws.site_table, club_key(club))}
    assert not kinds & {"LEASE", "OWED"}
    assert checked.checked(road.aws, club).revision == now.revision


def tried(account, refused, operation, point):
    with world(account, refused) as made:
        known = known_of(made)
        made.gone, made.never, made.revision = operation.gone(known), operation.never, known["records"] + 1
        made.breaker.watch = lambda name, asked: watch(made, name, asked)
        made.breaker.calls.clear()
        made.breaker.point = point
        answer = made.ask(operation.asks(known))
        made.settle()
        made.check()
        calls, where = list(made.breaker.calls), str(made.breaker)
        made.breaker.point = Point()
        assert answer.status < 500, answer.text
        for _ in range(3):
            made.settle()
            made.check()
        try:
            assert made.road.pump.given_up == []
            made.nothing_gone_is_shown()
            agree(made, known)
        except AssertionError as error:
            raise AssertionError(f"{operation}: {where}") from error
        return calls


@pytest.mark.parametrize("operation", TIGHTENING, ids=str)
def test_what_shrinks_while_the_history_is_refused_is_gone_whatever_call_fails(account, refused, operation):
    calls = tried(account, refused, operation, Point())
    every = list(points(calls))
    assert len(every) > 40, "the sweep has become empty"
    turn = TIGHTENING.index(operation)
    chosen = every if FULL else [every[(turn * 7 + at * len(every) // FEW) % len(every)] for at in range(FEW)]
    for point in chosen:
        tried(account, refused, operation, point)
        POINTS[calls[point.at - 1][0]] += 1
