"""The proof that records and ladder are what the archive says: folded, replayed, compared byte for byte.

What differs in the tables is put back; a ladder that differs is for the caller to have built again.
"""

from contextlib import suppress
from dataclasses import dataclass

from ladder.domain.errors import Contended, Unreplayable
from ladder.domain.replay import replay
from ladder.store import ladders, site
from ladder.store.archive import book_place, book_stands
from ladder.store.aws import Aws
from ladder.store.books import book_body
from ladder.store.forward import roll_forward
from ladder.store.history import Past, keep_snapshot, past, records_of
from ladder.store.ladders import Failed
from ladder.store.mending import mend
from ladder.store.records import Position, position
from ladder.store.refused import is_covered


@dataclass(frozen=True, slots=True)
class Proof:
    """`rows`: how many were not as the archive has them, and were put back. `ladder`: whether the one that
    stands is the one that these records give. `snapshot`: the newest one there is. `refused`: the code where
    the archive itself cannot be replayed ("": it can).
    """

    rows: int
    ladder: bool
    snapshot: int
    refused: str = ""

    @property
    def holds(self) -> bool:
        """Whether nothing differed."""
        return self.rows == 0 and self.ladder


def prove(aws: Aws, club: str, at: Position, since: int) -> Proof:
    """Prove a club that stands `at`, from its snapshot of revision `since` on (0: from its first change).

    Contended: it is being changed just now. LadderError: the archive is not whole.
    """
    found = past(aws, club, since)
    if found.revision > at.revision:
        _refuse_moving(aws, club, at)
    differed = mend(aws, at, found)
    sound, refused = _ladder(aws, found)
    return Proof(differed, sound, keep_snapshot(aws, found), refused)


def _refuse_moving(aws: Aws, club: str, at: Position) -> None:
    """The archive is ahead. Contended: a change is just being applied; else REVISION was edited by hand, and
    no change can be applied upon it.
    """
    with suppress(Contended):
        roll_forward(aws, club)
    if position(aws, club) != at:
        raise Contended("a change was just being applied")


def _ladder(aws: Aws, found: Past) -> tuple[bool, str]:
    """Whether the ladder of these records stands, and why they have none."""
    site.forget(aws, found.club, found.revision)
    if ladders.forget(aws, found.club, found.revision):
        return False, ""
    head = ladders.head(aws, found.club)
    records = records_of(found)
    try:
        ladder = replay(records)
    except Unreplayable as error:
        known = head is not None and head.failed == Failed(found.revision, error.code)
        return known and head is not None and is_covered(aws, head, records), error.code
    body = book_body(records, ladder)
    place = book_place(records, ladder, body)
    stands = head is not None and (head.book, head.failed) == (place, None) and book_stands(aws, place, body)
    return stands, ""
