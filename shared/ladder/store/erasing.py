"""The work of an erasure: whoever calls it goes on where the last one stopped (SPEC 5).

First every change object is rewritten (`rewriting`); then, until nothing more is found, whatever functions in
flight may have brought back is taken away: late books, old snapshots, rows of tables. It refuses to call it
done before the site shows the change and every function that began before is dead.
"""

from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from time import gmtime, strftime

from ladder.domain.errors import Contended
from ladder.store import ladders, records, site
from ladder.store.archive import BOOKS, CHANGES, SNAPSHOTS, get_snapshot
from ladder.store.aws import Aws
from ladder.store.erasures import DONE, REWRITING, Kept, Order, came, keep, orders
from ladder.store.forward import roll_forward
from ladder.store.history import past, records_of
from ladder.store.mending import mend
from ladder.store.records import Position, position
from ladder.store.rewriting import rewritten
from ladder.store.versions import purge
from ladder.store.writer import touch

QUIET = 330
"""Seconds after which every function that was running is dead: the longest timeout of the template is 300."""
_NEVER_CAME = 3600
"""Seconds after which an order without a change is that of a writer who died."""


def open_orders(aws: Aws, club: str) -> tuple[Order, ...]:
    """Those that are not done."""
    return tuple(kept.order for kept in orders(aws, club) if kept.order.state != DONE)


def go_on(aws: Aws, club: str, until: float) -> tuple[Order, ...]:
    """Go on with every open order of the club, until `until` (by the clock) at most; all its orders.

    Contended: the club is being changed, or somebody else is at it; whoever comes next goes on.
    """
    found = []
    for kept in orders(aws, club):
        if kept.order.state == DONE:
            found.append(kept.order)
        elif (order := _gone_on(aws, kept, until)) is not None:
            found.append(order)
    return tuple(found)


def _gone_on(aws: Aws, kept: Kept, until: float) -> Order | None:
    """None: its change never came, and it was taken away; else how far it is."""
    order = kept.order
    with suppress(Contended):  # rows that somebody edited are in the way: they are put back below
        roll_forward(aws, order.club)
    at = position(aws, order.club)
    if at is None or at.closed:
        return order  # what is left of a closed club is taken away as a whole
    stands = came(aws, order)
    if stands is None and aws.clock() < _seconds(order) + _NEVER_CAME:
        return order
    if not stands:
        purge(aws, order.place, lambda _: False)
        return None
    if order.state == REWRITING:
        kept = rewritten(aws, kept, until)
        if kept.order.state == REWRITING:
            return kept.order
    return _swept(aws, kept).order


def _seconds(order: Order) -> float:
    return datetime.fromisoformat(order.at).timestamp()


def _swept(aws: Aws, kept: Kept) -> Kept:
    """Take away what the archive's rewriting left elsewhere, or what came back since."""
    order = kept.order
    at = position(aws, order.club)
    if at is None or at.closed:
        return kept
    settled = _is_shown(aws, order)
    rows, snapshot = _mended(aws, order.club, at)
    books = _books(aws, order, settled=settled)
    older = purge(aws, f"{CHANGES}{order.club}/", lambda _: True)
    snapshots = purge(aws, f"{SNAPSHOTS}{order.club}/", lambda place: place in snapshot)
    own = purge(aws, order.place, lambda _: True)
    found = {
        "rows": rows,
        "books": sum(_revision(each) < order.revision for each in books),
        "snapshots": len(snapshots),
        "versions of changes": len(older),
    }
    now = int(aws.clock())
    if any(found.values()):
        return keep(aws, kept, replace(order.counted(found), moved=now))
    if own or not settled or now - order.moved < QUIET:
        return kept
    kept = keep(aws, kept, replace(order, state=DONE, finished=strftime("%Y-%m-%dT%H:%M:%SZ", gmtime(now))))
    purge(aws, order.place, lambda _: True)
    return kept


def _is_shown(aws: Aws, order: Order) -> bool:
    """Whether ladder and site have come to the change, the CDN too."""
    head, shown = ladders.head(aws, order.club), site.site_revision(aws, order.club)
    if head is None or shown is None:
        return False
    # Where a history cannot be replayed, names of later revisions are shown over the last good ladder.
    return min(max(head.revision, head.veil), max(shown.revision, shown.veil)) >= order.revision


def _mended(aws: Aws, club: str, at: Position) -> tuple[int, Mapping[str, bytes]]:
    """Bring the tables to what the archive says now: rows that differed, and the place of a good snapshot."""
    found = past(aws, club)
    if found.revision != at.revision or found.closing:
        raise Contended("a change is just being applied")
    before = records.read(aws, club)
    differed = mend(aws, at, found)
    if differed and records_of(found) != before:
        touch(aws, club)  # pages and ladder show it too
    revision, body = found.snapshot
    stands = revision > 0 and get_snapshot(aws, club, revision) == body
    return differed, {f"{SNAPSHOTS}{club}/{revision:09d}": body} if stands else {}


def _books(aws: Aws, order: Order, *, settled: bool) -> Iterable[str]:
    """Take away every book but those that are read; keys of what went."""
    head = ladders.head(aws, order.club)
    stay = {head.book, head.previous} - {""} if head else set()
    if settled and head and head.previous and _revision(head.previous) < order.revision:
        stay.discard(head.previous)
    newest = head.book if head else ""

    def stays(place: str) -> bool:
        return place in stay or place > newest  # one that is just on its way to HEAD

    return [each.key for each in purge(aws, f"{BOOKS}{order.club}/", stays) if not each.mark]


def _revision(book: str) -> int:
    return int(book.rpartition("/")[2].partition("-")[0])
