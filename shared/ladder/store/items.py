"""A change as rows of the Records table, with the limits of DynamoDB proved before anything is stored.

C#{club}    one row a part, and REVISION (its numbers `revision` and `touch`, and the seal)
L#{club}    the log, one row a revision
I#{scope}   one row an idempotency key; the scope is the club, or "operator" where a club is made
K#{digest}  KEY: a key's club, id and scope
S#{slug}    SLUG: the club of this slug
CLUBS       one row a club, with its slug
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from ladder.domain.errors import TooLarge
from ladder.store.canonical import Document, canonical, packed
from ladder.store.changes import Change
from ladder.store.rows import Row, size

REVISION = "REVISION"
CLUBS = "CLUBS"

ITEM_LIMIT = 400 * 1024
"""Bytes of an item, names and values (DynamoDB, quotas)."""
PORTION_ROWS = 99
"""A transaction takes 100 actions; one is for REVISION."""
PORTION_BYTES = 3_900_000
"""A transaction takes 4 MB in all; the rest is room for REVISION and keys."""


@dataclass(frozen=True, slots=True)
class Write:
    """One row to put (`row`), or, where that is None, to delete."""

    pk: str
    sk: str
    row: Row | None
    guarded: bool = False
    """A part: it never overwrites one of a newer revision."""


def club_key(club: str) -> str:
    """The partition of a club's records."""
    return f"C#{club}"


def log_key(club: str) -> str:
    """The partition of a club's log."""
    return f"L#{club}"


def log_place(revision: int) -> str:
    """The log entry of this revision: text that sorts as numbers do."""
    return f"{revision:09d}"


def part_row(club: str, part: str, revision: int, document: Document) -> Row:
    """A part as it lies in the table."""
    return {"PK": club_key(club), "SK": part, "revision": revision, "doc": packed(document)}


def log_row(change: Change) -> Row:
    """The log entry as it lies in the table."""
    document = change.entry | {"at": change.at, "by": change.by, "what": change.what}
    return {
        "PK": log_key(change.club),
        "SK": log_place(change.revision),
        "revision": change.revision,
        "doc": packed(document),
    }


def idempotency_row(scope: str, key: str, body: str, club: str, revision: int, ids: Document) -> Row:
    """What is remembered of a request under an idempotency key: digests, and the ids of its answer."""
    return {
        "PK": f"I#{scope}",
        "SK": key,
        "body": body,
        "club": club,
        "revision": revision,
        "ids": canonical(ids).decode(),
    }


def key_row(digest: str, club: str, key: str, scope: str) -> Row:
    """A key as it is found by its digest."""
    return {"PK": f"K#{digest}", "SK": "KEY", "club": club, "id": key, "scope": scope}


def slug_row(slug: str, club: str) -> Row:
    """A slug as it is reserved and found."""
    return {"PK": f"S#{slug}", "SK": "SLUG", "club": club}


def club_row(club: str, slug: str) -> Row:
    """A club in the list of clubs."""
    return {"PK": CLUBS, "SK": club, "slug": slug}


def writes(change: Change) -> list[Write]:
    """Every row that the change writes or deletes, but REVISION, parts first."""
    partition = club_key(change.club)
    found = [
        Write(
            partition,
            part,
            None if document is None else part_row(change.club, part, change.revision, document),
            guarded=True,
        )
        for part, document in sorted(change.parts.items())
    ]
    rows = [log_row(change)]
    if change.slug:
        rows += [slug_row(change.slug, change.club), club_row(change.club, change.slug)]
    if once := change.idempotency:
        rows.append(
            idempotency_row(
                once["scope"], once["key"], once["body"], change.club, change.revision, once["ids"]
            )
        )
    for digest, key in sorted(change.keys.items()):
        if key is None:
            found.append(Write(f"K#{digest}", "KEY", None))
        else:
            rows.append(key_row(digest, change.club, key["id"], key["scope"]))
    return found + [Write(row["PK"], row["SK"], row) for row in rows]


def prove(change: Change) -> None:
    """Raise TooLarge where a row of the change could not be stored; the message names the tournament, not its
    people.
    """
    for write in writes(change):
        if write.row is not None and size(write.row) > ITEM_LIMIT:
            what = f"tournament {write.sk[2:]}" if write.sk.startswith("T#") else "this change"
            raise TooLarge(f"{what} is too large to be kept: over {ITEM_LIMIT} bytes when compressed")


def portions(found: Iterable[Write]) -> Iterator[list[Write]]:
    """The writes in portions of one transaction each; an ordinary change is one portion."""
    portion: list[Write] = []
    weight = 0
    for write in found:
        bytes_ = size(write.row or {"PK": write.pk, "SK": write.sk})
        if portion and (len(portion) == PORTION_ROWS or weight + bytes_ > PORTION_BYTES):
            yield portion
            portion, weight = [], 0
        portion.append(write)
        weight += bytes_
    yield portion
