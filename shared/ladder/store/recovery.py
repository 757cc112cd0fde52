"""The Records table rebuilt from the archive, club by club: what a change object says is put back, the rest
goes.

Safe on a healthy club, where it changes nothing, and while others write: each mending holds on the condition
that REVISION has not moved. It refuses to guess: an archive with a gap is an error.
"""

import zlib
from collections.abc import Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass

from ladder.domain.errors import Contended, LadderError
from ladder.store import ladders, rows, site
from ladder.store.archive import clubs_in_archive, get_change, revisions_in_archive
from ladder.store.aws import Aws
from ladder.store.canonical import unpacked
from ladder.store.changes import Change
from ladder.store.forward import roll_forward
from ladder.store.items import REVISION, Write, club_key, log_key, writes
from ladder.store.marks import mark
from ladder.store.records import position
from ladder.store.rows import Row
from ladder.store.transaction import Step, write
from ladder.store.writer import touch

type Rows = dict[tuple[str, str], Row]


@dataclass(frozen=True, slots=True)
class Mended:
    """What a recovery did: the revision that the club stands at, and how many rows were not as the archive
    has them.
    """

    club: str
    revision: int
    rows: int


def recover(aws: Aws) -> tuple[Mended, ...]:
    """Bring every club in the archive back. Errors as `recover_club`."""
    return tuple(recover_club(aws, club) for club in clubs_in_archive(aws))


def recover_club(aws: Aws, club: str) -> Mended:
    """Bring one club's records to what the archive says, and have its ladder built again where anything
    differed.

    Contended: somebody is changing the club just now. LadderError: the archive itself is not whole.
    """
    now = position(aws, club)
    if now is not None:
        with suppress(Contended):  # a row that was edited is in the way: it is mended below
            roll_forward(aws, club)
        now = position(aws, club)
    history = _history(aws, club)
    last = history[-1]
    if now is None:
        return _made_anew(aws, history)
    if now.closed or last.closing:
        return Mended(club, now.revision, 0)
    expected = _folded(history)
    wrong = _wrong(expected, _found(aws, club, expected))
    if not wrong and now.seal == last.seal:
        return Mended(club, now.revision, 0)
    if not write(aws, Step(club, now.revision, last.revision, last.seal), wrong):
        raise Contended("the club is being changed just now")
    touch(aws, club)
    return Mended(club, last.revision, len(wrong))


def _history(aws: Aws, club: str) -> list[Change]:
    """Every change of the club, oldest first; of a closed and swept one only the closing."""
    numbers = revisions_in_archive(aws, club)
    with ThreadPoolExecutor(aws.workers) as pool:
        found = list(pool.map(lambda number: get_change(aws, club, number), numbers))
    history = [change for change in found if change is not None]
    whole = numbers == list(range(1, len(numbers) + 1)) and len(history) == len(numbers)
    if not history or not (whole or history[-1].closing):
        raise LadderError(f"changes of {club} are missing in the archive")
    return history


def _folded(history: Iterable[Change]) -> Rows:
    """The rows as all changes leave them: the last image of each wins."""
    folded: Rows = {}
    for change in history:
        for each in writes(change):
            if each.row is None:
                folded.pop((each.pk, each.sk), None)
            else:
                folded[each.pk, each.sk] = each.row
    return folded


def _made_anew(aws: Aws, history: list[Change]) -> Mended:
    """A club without a REVISION row: nobody reads or writes it, so its rows are put at once and REVISION
    last.
    """
    last = history[-1]
    expected = {} if last.closing else _folded(history)
    partition = club_key(last.club)
    stray = [(partition, row["SK"]) for row in rows.query(aws, aws.records_table, partition)]
    gone = [each for each in stray if each not in expected]
    rows.write_all(aws, aws.records_table, expected.values(), gone)
    mark(aws, last.club, last.revision)
    row: Row = {
        "PK": partition,
        "SK": REVISION,
        "revision": last.revision,
        "seal": last.seal,
        "touch": _touch(aws, last.club),
    }
    if last.closing:
        row["closed"] = True
    rows.put(aws, aws.records_table, row, "attribute_not_exists(PK)")
    return Mended(last.club, last.revision, len(expected) + 1)


def _touch(aws: Aws, club: str) -> int:
    """A rebuild number above all that ladder and site have seen, so that they are built again."""
    head, shown = ladders.head(aws, club), site.site_revision(aws, club)
    seen = [each.touch for each in (head, shown) if each]
    return max(seen) + 1 if seen else 0


def _found(aws: Aws, club: str, expected: Rows) -> Rows:
    """The club's rows as they stand: whole partitions where these are its own, single rows elsewhere."""
    own = (club_key(club), log_key(club), f"I#{club}")
    found = {(row["PK"], row["SK"]): row for pk in own for row in rows.query(aws, aws.records_table, pk)}
    found.pop((club_key(club), REVISION), None)
    for pk, sk in expected:
        if pk not in own and (row := rows.get(aws, aws.records_table, pk, sk)):
            found[pk, sk] = row
    return found


def _wrong(expected: Rows, found: Rows) -> list[Write]:
    """What must be written so that the rows found are the rows expected.

    Rows of idempotency keys beyond the expected ones stay: requests that changed nothing have one too.
    """
    puts = [Write(*key, row) for key, row in expected.items() if not _same(row, found.get(key))]
    gone = [key for key in found if key not in expected and not key[0].startswith("I#")]
    return puts + [Write(*key, None) for key in gone]


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
