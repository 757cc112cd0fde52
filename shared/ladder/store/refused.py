"""A history that cannot be replayed: its last good ladder stays, under the names and settings of today.

Results stand still until a change mends the history; what may be shown of people does not wait for it
(SPEC 5).
"""

from contextlib import suppress
from functools import partial

from ladder.domain.errors import Missing, Unreplayable
from ladder.domain.ladder import Ladder
from ladder.domain.records import Records
from ladder.domain.replay import replay
from ladder.domain.veil import veiled
from ladder.store import history, ladders
from ladder.store import records as records_store
from ladder.store.aws import Aws
from ladder.store.books import Book
from ladder.store.ladders import Head


def stand(aws: Aws, records: Records, ladder: Ladder, touch: int) -> bool:
    """Make this the ladder (`ladders.flip`); where a later revision is known that cannot be replayed, under
    its names and settings.
    """
    return ladders.flip(
        aws, records, ladder, touch, lambda book: _veiled(aws, records_store.read(aws, records.club), book)
    )


def refuse(aws: Aws, now: Records, touch: int, code: str) -> bool:
    """Note that these records cannot be replayed, and put the last good ladder under them. False: something
    newer is known.
    """
    return ladders.fail(aws, now.club, now.revision, touch, code, partial(_veiled, aws, now))


def is_covered(aws: Aws, head: Head, now: Records) -> bool:
    """Whether the ladder that stands is under the names and settings of these records."""
    if not head.book:
        return _last_good(aws, now) is None
    with suppress(Missing):
        book = ladders.book(aws, head)
        return veiled(book.records, book.ladder, now) == (book.records, book.ladder)
    return False


def _veiled(aws: Aws, now: Records, book: Book | None) -> Book | None:
    base = book or _last_good(aws, now)
    return base and Book(*veiled(base.records, base.ladder, now))


def _last_good(aws: Aws, now: Records) -> Book | None:
    """Where no ladder is left to stay (its table was lost), that of the last revision that has one."""
    for then in history.earlier(aws, now.club, now.revision):
        with suppress(Unreplayable):
            return Book(then, replay(then))
    return None
