"""Reading the Records table: a club's records as one state, keys, slugs, the list of clubs, the log."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ladder.domain.errors import Contended, LadderError, Missing
from ladder.domain.records import Records
from ladder.domain.ripple import Ripple
from ladder.store import rows
from ladder.store.aws import Aws
from ladder.store.canonical import unpacked
from ladder.store.changes import seal
from ladder.store.codec import whole
from ladder.store.items import CLUBS, REVISION, club_key, log_key, log_place
from ladder.store.ripples import ripple_from
from ladder.store.rowkinds import POSITION, sound
from ladder.store.scoresheet import roster

_LOOKS = 5
"""Looks at a club that is being written just now: a transaction lasts milliseconds."""


@dataclass(frozen=True, slots=True)
class State:
    """The records as they stand, with which part is of which revision. `touch`: how often a rebuild was asked
    for.
    """

    records: Records
    touch: int
    revisions: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Position:
    """The REVISION row: where a club stands. `closed`: it was deleted, and only this row says that it ever
    was.
    """

    revision: int
    touch: int
    seal: str
    closed: bool


@dataclass(frozen=True, slots=True)
class FoundKey:
    """Whose key it is, and what it may."""

    club: str
    id: str
    scope: str


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One line of the log. `before` and `after`: values for it, JSON. `by`: a key's id, or "operator"."""

    revision: int
    at: str
    by: str
    what: str
    tournament: str
    member: str
    before: Any
    after: Any
    ripple: Ripple


def state(aws: Aws, club: str) -> State:
    """The records as one state, by one consistent Query.

    Missing: no such club, or it was closed. Contended: a change is being applied; `writer.settled` finishes
    it.
    """
    for look in range(_LOOKS):
        found = rows.query(aws, aws.records_table, club_key(club))
        head = next((row for row in found if row["SK"] == REVISION), None)
        if head is None or head.get("closed"):
            raise Missing("no such club")
        held = [row for row in found if row["SK"] != REVISION]
        revisions = {row["SK"]: row["revision"] for row in held}
        if seal(head["revision"], revisions) == head["seal"]:
            documents = {row["SK"]: unpacked(row["doc"]) for row in held}
            return State(whole(club, head["revision"], documents), head["touch"], revisions)
        if look < _LOOKS - 1:
            aws.sleep(0.02 * 2**look)
    raise Contended("the club's records are just being written")


def read(aws: Aws, club: str) -> Records:
    """The records as they stand. Errors as `state`."""
    return state(aws, club).records


def position(aws: Aws, club: str) -> Position | None:
    """Where a club stands, also a closed one; None: no such club. LadderError: the row cannot be read."""
    row = rows.get(aws, aws.records_table, club_key(club), REVISION)
    if row is None:
        return None
    if sound(row, POSITION)["revision"] < 1:
        raise LadderError("REVISION says what never was: somebody edited it by hand")
    return Position(row["revision"], row["touch"], row["seal"], row.get("closed", False))


def revision(aws: Aws, club: str) -> tuple[int, int]:
    """Revision and touch of the records. Missing: no such club, or it was closed."""
    found = position(aws, club)
    if found is None or found.closed:
        raise Missing("no such club")
    return found.revision, found.touch


def find_club(aws: Aws, slug: str) -> str:
    """The club of this slug. Missing: no such club. A slug that is only reserved has no records yet."""
    row = rows.get(aws, aws.records_table, f"S#{slug}", "SLUG")
    if row is None:
        raise Missing("no such club")
    return str(row["club"])


def find_key(aws: Aws, digest: str) -> FoundKey | None:
    """The key whose secret has this SHA-256; None: nobody's, or revoked."""
    row = rows.get(aws, aws.records_table, f"K#{digest}", "KEY")
    return None if row is None else FoundKey(row["club"], row["id"], row["scope"])


def clubs(aws: Aws) -> tuple[tuple[str, str], ...]:
    """Id and slug of every club, by id."""
    return tuple((row["SK"], row["slug"]) for row in rows.query(aws, aws.records_table, CLUBS))


def log(aws: Aws, records: Records, after: int | None = None, limit: int = 50) -> tuple[LogEntry, ...]:
    """The log, newest first, at most `limit` entries; `after`: only entries older than this revision.

    The log knows members by joining number; `records` (of this revision or a later one) say who they are.
    """
    answer = aws.dynamodb.query(
        TableName=aws.records_table,
        KeyConditionExpression="PK = :pk AND SK < :sk",
        ExpressionAttributeValues=rows.attributes(
            {":pk": log_key(records.club), ":sk": log_place(10**9 - 1 if after is None else after)}
        ),
        ConsistentRead=True,
        ScanIndexForward=False,
        Limit=limit,
    )
    people = roster(records.members)
    entries = []
    for row in map(rows.plain, answer["Items"]):
        document = unpacked(row["doc"])
        ripple = ripple_from(document.pop("ripple", ()), people)
        defaults = {"tournament": "", "member": "", "before": None, "after": None}
        entries.append(LogEntry(revision=row["revision"], ripple=ripple, **defaults | document))
    return tuple(entries)
