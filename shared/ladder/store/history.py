"""A club as its archive has it: every change folded, from the first one or from a snapshot on.

A snapshot is what all changes up to one left, so that a check need not read ten years again. It is made of
changes alone, never of a table, and refuses to be more than that: who doubts it folds from the first change.
"""

from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field

from ladder.domain.errors import LadderError
from ladder.domain.records import Records
from ladder.store.archive import get_change, get_snapshot, put_snapshot, revisions_in_archive
from ladder.store.aws import Aws
from ladder.store.canonical import canonical, packed, parsed, unpacked
from ladder.store.changes import Change
from ladder.store.codec import whole
from ladder.store.items import club_key, log_key, writes
from ladder.store.rows import Row

type Rows = dict[tuple[str, str], Row]

EVERY = 100
"""Revisions from one snapshot to the next (ARCHITECTURE)."""


@dataclass(frozen=True, slots=True)
class Past:
    """A club at one revision. `rows`: all but REVISION; log entries and idempotency keys only of changes
    after `since` (0: of all).

    `snapshot`: the last snapshot that these changes allow, by revision and body ("": there is none newer than
    the one begun with).
    """

    club: str
    revision: int
    seal: str
    closing: bool
    rows: Rows
    since: int = 0
    snapshot: tuple[int, bytes] = field(default=(0, b""))


def past(aws: Aws, club: str, since: int = 0, until: int | None = None) -> Past:
    """The club as its archive has it (at revision `until`), folded from the snapshot of `since` on.

    Where that snapshot is not there, from the first change on. LadderError: changes are missing.
    """
    start = get_snapshot(aws, club, since) if since else None
    rows, seal = _begun(start) if start else ({}, "")
    since = since if start else 0
    changes = _changes(aws, club, since, until)
    if changes and changes[-1].closing:
        return Past(club, changes[-1].revision, changes[-1].seal, closing=True, rows={})
    if not changes and not since:
        raise LadderError(f"changes of {club} are missing in the archive")
    kept = (0, b"")
    revision = changes[-1].revision if changes else since
    for change in changes:
        _fold(rows, change)
        seal = change.seal
        if change.revision == revision - revision % EVERY:
            kept = change.revision, _snapshot(club, rows, seal)
    return Past(club, revision, seal, closing=False, rows=rows, since=since, snapshot=kept)


def stood(aws: Aws, club: str, revision: int) -> Records:
    """The records as they stood at a revision. Errors as `past`."""
    return records_of(past(aws, club, revision - revision % EVERY, revision))


def earlier(aws: Aws, club: str, revision: int) -> Iterator[Records]:
    """The records as they stood before this revision, the newest first; the archive is read once."""
    changes = _changes(aws, club, 0, revision - 1)
    for end in range(len(changes), 0, -1):
        rows: Rows = {}
        for change in changes[:end]:
            _fold(rows, change)
        yield records_of(
            Past(club, changes[end - 1].revision, changes[end - 1].seal, closing=False, rows=rows)
        )


def records_of(found: Past) -> Records:
    """The records that these rows hold."""
    partition = club_key(found.club)
    documents = {sk: unpacked(row["doc"]) for (pk, sk), row in found.rows.items() if pk == partition}
    return whole(found.club, found.revision, documents)


def keep_snapshot(aws: Aws, found: Past) -> int:
    """Store the snapshot that these changes allow; the revision of the newest one that there is now."""
    revision, body = found.snapshot
    if not revision:
        return found.since
    if get_snapshot(aws, found.club, revision) != body:
        put_snapshot(aws, found.club, revision, body)
    return revision


def _changes(aws: Aws, club: str, since: int, until: int | None) -> list[Change]:
    """Every change after `since`, oldest first; of a closed and swept club only the closing."""
    numbers = revisions_in_archive(aws, club, since)
    numbers = [each for each in numbers if until is None or each <= until]
    with ThreadPoolExecutor(aws.workers) as pool:
        found = list(pool.map(lambda number: get_change(aws, club, number), numbers))
    changes = [change for change in found if change is not None]
    first = since + 1 if since or not changes else changes[0].revision  # an imported club's is a later one
    unbroken = [change.revision for change in changes] == list(range(first, first + len(numbers)))
    unbroken = unbroken and (first == since + 1 or changes[0].carried is not None)
    if not unbroken and not (changes and changes[-1].closing):
        raise LadderError(f"changes of {club} are missing in the archive")
    return changes


def _fold(rows: Rows, change: Change) -> None:
    for each in writes(change):
        if each.row is None:
            rows.pop((each.pk, each.sk), None)
        else:
            rows[each.pk, each.sk] = each.row


def _snapshot(club: str, rows: Rows, seal: str) -> bytes:
    """The rows as JSON, documents in the open. The log and idempotency keys only grow: they are left out."""
    kept = [
        row | {"doc": unpacked(row["doc"])} if "doc" in row else row
        for (pk, _), row in sorted(rows.items())
        if pk != log_key(club) and not pk.startswith("I#")
    ]
    return canonical({"seal": seal, "rows": kept})


def _begun(body: bytes) -> tuple[Rows, str]:
    document = parsed(body)
    return dict(_keyed(document["rows"])), document["seal"]


def _keyed(found: Iterable[Row]) -> Iterable[tuple[tuple[str, str], Row]]:
    for row in found:
        yield (row["PK"], row["SK"]), row | {"doc": packed(row["doc"])} if "doc" in row else row
