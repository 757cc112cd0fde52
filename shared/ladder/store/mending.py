"""Rows of the Records table compared with what the archive says, and put back where somebody edited them.

It refuses to guess: a club that is changed meanwhile is left to the next look.
"""

import zlib
from collections.abc import Mapping

from ladder.domain.errors import Contended
from ladder.store import rows
from ladder.store.aws import Aws
from ladder.store.canonical import unpacked
from ladder.store.history import Past, Rows
from ladder.store.items import REVISION, Write, club_key, log_key, log_place
from ladder.store.records import Position, position
from ladder.store.rows import Row
from ladder.store.transaction import Step, write


def mend(aws: Aws, at: Position, found: Past) -> int:
    """Bring the rows of a club, which stood `at`, to what its archive says; how many differed.

    Contended: somebody is changing the club just now.
    """
    wrong = _wrong(found, _stored(aws, found))
    if not wrong and (at.revision, at.seal) == (found.revision, found.seal):
        return 0
    now = position(aws, found.club)
    step = Step(found.club, at.revision, found.revision, found.seal)
    if now != at or not write(aws, step, wrong):
        raise Contended("the club is being changed just now")
    return len(wrong) or 1  # REVISION alone


def _stored(aws: Aws, past: Past) -> Rows:
    """The club's rows as they stand: whole partitions where these are its own, single rows elsewhere."""
    table, club = aws.records_table, past.club
    found = [row for row in rows.query(aws, table, club_key(club)) if row["SK"] != REVISION]
    found += rows.query(aws, table, log_key(club), after=log_place(past.since))
    own = {club_key(club), log_key(club)}
    single = (rows.get(aws, table, pk, sk) for pk, sk in past.rows if pk not in own)
    found += [row for row in single if row is not None]
    return {(row["PK"], row["SK"]): row for row in found}


def _wrong(past: Past, found: Rows) -> list[Write]:
    """What must be written so that the rows found are the rows expected.

    Idempotency keys beyond the expected ones stay: requests that changed nothing have one too.
    """
    puts = [Write(*key, row) for key, row in past.rows.items() if not _same(row, found.get(key))]
    return puts + [Write(*key, None) for key in found if key not in past.rows]


def _same(expected: Row, found: Row | None) -> bool:
    return found is not None and _readable(expected) == _readable(found)


def _readable(row: Row) -> Mapping[str, object]:
    """The row with its document unpacked, because two packings of one document may differ; a broken one is as
    it is.
    """
    try:
        return row | {"doc": unpacked(row["doc"])} if "doc" in row else row
    except (ValueError, TypeError, zlib.error):
        return row
