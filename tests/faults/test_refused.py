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
from tests.faults.club import known
from tests.faults.operations import OPERATIONS
from tests.faults.sweep import sweep
from tests.faults.world import World, save, world
from tests.journeys.past_the_door import poison

FEW = 1
"""Points of each operation in the short form; each has one without a fault besides."""
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
        "a consent taken back",
        "initials of a club that shares",
        "pages, embed and feed for nobody",
        "pages for whoever has the link",
        "embed off",
        "rotate the embed",
        "feed off",
        "rotate the feed",
        "a junior",
    }
]


@pytest.fixture(scope="module")
def refused(account, saved):
    """The club as an operation finds it, after a change that the replay refuses, and its pages say so."""

    def made_for(operation):
        with world(account, saved) as made:
            operation.lead_up(made)
            poison(made.road, tournament="second")
            for _ in range(2):
                made.settle()
                made.check()
            return save(made), known_of(made)

    return made_for


def known_of(made: World):
    """Ids and addresses, of a club whose ladder is behind."""
    status = made.club.get("/status")
    assert status["failed"]["revision"] == status["records"]
    return {**known(made), **status}


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


def tried(account, start, operation, point):
    saved, seen = start
    with world(account, saved) as made:
        made.gone, made.never, made.revision = operation.gone(seen), operation.never, seen["records"] + 1
        made.breaker.watch = lambda name, asked: watch(made, name, asked)
        made.breaker.calls.clear()
        made.breaker.point = point
        answer = made.ask(operation.asks(seen))
        made.settle()
        made.check()
        calls, where = list(made.breaker.calls), str(made.breaker)
        made.breaker.point = Point()
        assert answer.status < (500 if point.at else 300), answer.text
        for _ in range(3):
            made.settle()
            made.check()
        try:
            assert made.road.pump.given_up == []
            made.nothing_gone_is_shown()
            agree(made, seen)
        except AssertionError as error:
            raise AssertionError(f"{operation}: {where}") from error
        return calls


@pytest.mark.parametrize("operation", TIGHTENING, ids=str)
def test_what_shrinks_while_the_history_is_refused_is_gone_whatever_call_fails(account, refused, operation):
    turn = TIGHTENING.index(operation)
    start = refused(operation)
    name = f"{operation}, refused"
    sweep(name, turn, FEW, lambda point: tried(account, start, operation, point))
