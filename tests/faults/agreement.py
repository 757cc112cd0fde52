"""Records, archive, ladder and site agree; nothing is lost, doubled, owed or left lying about."""

from dataclasses import replace
from typing import Any

from ladder.domain.replay import replay
from ladder.pages.edition import State
from ladder.pages.site import house, site
from ladder.store import archive, checked, ladders, marks, records, rows
from ladder.store import site as site_store
from ladder.store.history import past, records_of
from ladder.store.items import club_key
from tests.journeys.stack import Road


def club_of(road: Road) -> str:
    """The one club of this installation, closed or not."""
    (club,) = archive.clubs_in_archive(road.aws)
    return club


def agree(road: Road, club: str, *, proved: bool = True, first: int = 1) -> int:
    """Records are what the archive says, ladder and pages what a replay of them gives; their revision.

    `proved`: check has come to it since, and nothing is left to do. `first`: the revision that it began with
    here, a later one where a bundle brought it; its founding lies at place 1 all the same.
    """
    aws = road.aws
    stands = records.read(aws, club)
    revisions = list(range(first, stands.revision + 1))
    assert archive.revisions_in_archive(aws, club) == [1, *revisions[1:]]
    assert stands == records_of(past(aws, club))
    log = records.log(aws, stands, limit=1000)
    assert [each.revision for each in log] == revisions[::-1]
    ladder = replay(stands)
    found = ladders.current(aws, club)
    assert found is not None
    head, book = found
    assert (head.revision, head.failed, head.late) == (stands.revision, None, False)
    assert book.ladder == ladder
    assert book.records == replace(stands, keys={})
    pages = {path: page.body for path, page in site(stands, ladder, State()).pages.items()}
    pages |= {path: page.body for path, page in house().items()}
    assert road.site() == pages
    if proved:
        _nothing_left(road, club, head)
    return stands.revision


def gone(road: Road, club: str) -> None:
    """A closed club has left its closing object and numbers."""
    assert set(road.site()) == set(house())
    position = records.position(road.aws, club)
    assert position is not None
    assert position.closed
    assert list(road.archive()) == [archive.change_place(club, position.revision)]
    assert _kinds(road, club) == {"SITE"}


def _nothing_left(road: Road, club: str, head: ladders.Head) -> None:
    aws = road.aws
    position, shown = records.position(aws, club), site_store.site_revision(aws, club)
    assert position is not None
    assert shown == site_store.SiteRow(position.revision, position.touch)
    books = {each for each in road.archive() if each.startswith(archive.BOOKS)}
    stands = records.read(aws, club)
    erased = [each.erased for each in stands.members.values()]
    if any(erased) or any(each.erased for each in stands.tournaments.values()):
        books |= {head.previous}  # it held the name, and went
    assert books - {""} == {head.book, head.previous} - {""}
    assert _kinds(road, club) == {"SITE", "CHECKED"}
    assert marks.marked(aws)[0] == ()
    known = checked.checked(aws, club)
    assert (known.revision, known.mended_at) == (position.revision, "")


def _kinds(road: Road, club: str) -> set[Any]:
    """What lies beside the club's site, but for its manifest."""
    found = rows.query(road.aws, road.aws.site_table, club_key(club))
    return {row["SK"] for row in found if not row["SK"].startswith(("P#", "N#"))}
