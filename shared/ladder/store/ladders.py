"""The Ladders table: one HEAD row a club, which says what book is the ladder. It flips in one step and never
back.
"""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace

from ladder.domain.errors import Contended, Missing
from ladder.domain.ladder import Ladder
from ladder.domain.records import Records
from ladder.store import rowkinds, rows
from ladder.store.archive import books_in_archive, delete_book, get_book, put_book
from ladder.store.aws import Aws
from ladder.store.books import Book
from ladder.store.items import club_key
from ladder.store.rows import Row
from ladder.store.shown import keep

type Cover = Callable[[Book | None], Book | None]

HEAD = "HEAD"
_TRIES = 5


@dataclass(frozen=True, slots=True)
class Failed:
    """A revision that the replay refuses, and the code of the reason."""

    revision: int
    code: str


@dataclass(frozen=True, slots=True)
class Head:
    """The ladder that stands. `book` is "" where there is none: nothing could be replayed yet, or the club is
    closed.

    `previous`: the book before it, which stays for whoever is reading it. `failed`: a later revision that
    could not be replayed; `veil`: the revision whose names and settings the book was put under since (0: it
    is as it was replayed). `awaited`: the revision that check missed on the site at two looks running (0:
    none). `touch`: the rebuild that this ladder answers.
    """

    revision: int
    touch: int
    book: str
    previous: str = ""
    failed: Failed | None = None
    awaited: int = 0
    closed: bool = False
    veil: int = 0

    @property
    def late(self) -> bool:
        """Whether this ladder is behind the records for so long that its page says so."""
        return self.awaited > self.revision


def head(aws: Aws, club: str) -> Head | None:
    """The club's HEAD as it stands; None: no replay has come through yet. LadderError: it cannot be read."""
    row = rows.get(aws, aws.ladders_table, club_key(club), HEAD)
    if row is None:
        return None
    rowkinds.sound(row, rowkinds.HEAD)
    failed = Failed(row["failed_revision"], row["failed_code"]) if "failed_revision" in row else None
    fields = {name: row[name] for name in ("revision", "touch", "book", "previous", "awaited", "closed")}
    return Head(**fields, failed=failed, veil=row.get("veil", 0))


def flip(aws: Aws, records: Records, ladder: Ladder, touch: int, cover: Cover | None = None) -> bool:
    """Make this the ladder; False: a newer one stands (or the same, of this rebuild or a later one), nothing
    changed.

    Book first, and what is shown for the first time now, then HEAD, on the condition that HEAD is as it was
    read. The book before last goes in between:
    should this call die there, HEAD still has its own book and the next call goes the same way.
    `cover`: as in `fail`; asked where a later revision is known that cannot be replayed.
    """
    for _ in range(_TRIES):
        old = head(aws, records.club)
        if old and (old.closed or (old.revision, old.touch) >= (ladder.revision, touch)):
            return False
        failed = old.failed if old and old.failed and old.failed.revision > ladder.revision else None
        made = cover(Book(records, ladder)) if failed and cover else None
        book = put_book(aws, made.records, made.ladder) if made else put_book(aws, records, ladder)
        keep(aws, records, ladder, old.revision if old else 0)
        same = old is not None and old.book == book
        if old and not same and old.previous not in {"", book}:
            delete_book(aws, old.previous)
        previous = (old.previous if same else old.book) if old else ""
        touch = max(touch, old.touch) if old else touch
        awaited = old.awaited if old else 0  # the pages may still lack what the ladder has
        stands = Head(ladder.revision, touch, book, previous, failed, awaited)
        if failed and made:
            stands = replace(stands, veil=failed.revision)
        if _put(aws, records.club, old, stands):
            if old and touch > old.touch:
                _tidy(aws, records.club, {book, previous})
            return True
        _drop(aws, records.club, book)
    raise Contended("the ladder is just being changed by others")


def fail(aws: Aws, club: str, revision: int, touch: int, code: str, cover: Cover | None = None) -> bool:
    """Note that this revision cannot be replayed; the last good ladder stays. False: something newer is
    known.

    `cover` makes of the book that stands (None: there is none) the one that is to stand now: that ladder
    under the names and settings of this revision (SPEC 5).
    """
    for _ in range(_TRIES):
        found = head(aws, club)
        old = found or Head(0, 0, "")
        known = max(old.revision, old.failed.revision if old.failed else 0)
        note = Failed(revision, code)
        if old.closed or known > revision or (old.failed == note and old.touch >= touch):
            return False
        stands = replace(old, touch=max(touch, old.touch), failed=note)
        if cover is not None:
            stands = _covered(aws, stands, cover)
        if old.previous not in {"", stands.book, stands.previous}:
            delete_book(aws, old.previous)
        if _put(aws, club, found, stands):
            return True
        _drop(aws, club, stands.book)
    raise Contended("the ladder is just being changed by others")


def _covered(aws: Aws, stands: Head, cover: Cover) -> Head:
    """HEAD with the book that is to stand now, which is stored."""
    under = None
    if stands.book:
        with suppress(Missing):
            under = book(aws, stands)
    made = cover(under)
    if made is None or stands.failed is None:
        return stands
    place = put_book(aws, made.records, made.ladder)
    previous = stands.previous if place == stands.book else stands.book
    veil = stands.failed.revision
    return replace(stands, revision=made.ladder.revision, book=place, previous=previous, veil=veil)


def _drop(aws: Aws, club: str, place: str) -> None:
    """Take away a book that did not come to stand."""
    now = head(aws, club)
    if now and place and place not in {now.book, now.previous}:
        delete_book(aws, place)


def late(aws: Aws, club: str, revision: int) -> bool:
    """Note that check missed this revision on the site at two looks running; False: that is known.

    The ladder that reaches it is late no more; where the ladder is there and its pages are not, no page can
    say so, and status does until they are.
    """
    for _ in range(_TRIES):
        old = head(aws, club)
        stands = old or Head(0, 0, "")
        if stands.closed or stands.awaited >= revision:
            return False
        if _put(aws, club, old, replace(stands, awaited=revision)):
            return True
    raise Contended("the ladder is just being changed by others")


def forget(aws: Aws, club: str, revision: int) -> bool:
    """Take away a HEAD beyond this revision, which is the last that there is, or one that says that the club
    is closed, which it is not: somebody edited it by hand.
    """
    values = {":revision": revision, ":yes": True}
    wrong = "#revision > :revision OR #closed = :yes"
    return rows.delete(aws, aws.ladders_table, (club_key(club), HEAD), wrong, values)


def close(aws: Aws, club: str, revision: int, touch: int) -> bool:
    """The club was closed at this revision: there is no ladder any more, so that render empties the site."""
    for _ in range(_TRIES):
        old = head(aws, club)
        if old and old.closed and old.touch >= touch:
            return False
        if _put(aws, club, old, Head(revision, touch, "", closed=True)):
            return True
    raise Contended("the ladder is just being changed by others")


def current(aws: Aws, club: str) -> tuple[Head, Book] | None:
    """HEAD and its book as they stand; None: there is no ladder (yet, or any more)."""
    for _ in range(_TRIES):
        stands = head(aws, club)
        if stands is None or not stands.book:
            return None
        with suppress(Missing):  # HEAD went on twice between the two reads
            return stands, book(aws, stands)
    raise Contended("the ladder is just being changed by others")


def book(aws: Aws, stands: Head) -> Book:
    """The book of this HEAD. Missing: HEAD has gone on twice since it was read; read it again."""
    return get_book(aws, stands.book)


def _tidy(aws: Aws, club: str, stay: set[str]) -> None:
    """Take away books that dead replays left. One of a later revision may be just on its way to HEAD."""
    for place in books_in_archive(aws, club):
        if place not in stay and place < max(stay):
            delete_book(aws, place)


def _put(aws: Aws, club: str, old: Head | None, new: Head) -> bool:
    row = _row(club, new)
    if old is None:
        return rows.put(aws, aws.ladders_table, row, "attribute_not_exists(PK)")
    was = _row(club, old)
    names = sorted(was.keys() - {"PK", "SK"})
    condition = " AND ".join(f"#{name} = :{name}" for name in names)
    if old.failed is None:
        condition += " AND attribute_not_exists(#failed_revision)"
    return rows.put(aws, aws.ladders_table, row, condition, {f":{name}": was[name] for name in names})


def _row(club: str, stands: Head) -> Row:
    row: Row = {
        "PK": club_key(club),
        "SK": HEAD,
        "revision": stands.revision,
        "touch": stands.touch,
        "book": stands.book,
        "previous": stands.previous,
        "awaited": stands.awaited,
        "closed": stands.closed,
    }
    if stands.veil:
        row["veil"] = stands.veil
    if stands.failed:
        row |= {"failed_revision": stands.failed.revision, "failed_code": stands.failed.code}
    return row
