"""Requests under an idempotency key: the same key and body are answered the same again (CONTRACT).

Digests only, and the ids of the answer: never the key, the body or a secret.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ladder.domain.errors import Fault, Wrong
from ladder.domain.records import Records
from ladder.domain.ripple import Ripple
from ladder.store import rows
from ladder.store.acts import Act, Committed
from ladder.store.aws import Aws
from ladder.store.canonical import Document, parsed
from ladder.store.items import idempotency_row

ERASED = ""
"""In place of a body's digest where the body held a name that was erased: trying names would find it."""

OPERATOR = "operator"
"""The scope of idempotency keys where a club is made; else it is the club."""


@dataclass(frozen=True, slots=True)
class Answered:
    """What a request was answered with before."""

    club: str
    revision: int
    ids: Mapping[str, Any]


def answered(aws: Aws, scope: str, act: Act) -> Answered | None:
    """The answer that this request got before, or None. Wrong: its key was used with another body."""
    if act.idempotency is None:
        return None
    row = rows.get(aws, aws.records_table, f"I#{scope}", act.idempotency.key)
    if row is None:
        return None
    if row["body"] not in {act.idempotency.body, ERASED}:
        raise Wrong(Fault("Idempotency-Key", "was used before with another body"))
    return Answered(row["club"], row["revision"], parsed(row["ids"].encode()))


def repeated(records: Records, before: Answered) -> Committed:
    """The same answer again, over the records as they stand now."""
    return Committed(records, before.revision, before.ids, Ripple(()), changed=False, repeated=True)


def once(scope: str, act: Act, ids: Mapping[str, Any]) -> Document | None:
    """What the change object says of the request's idempotency key."""
    key = act.idempotency
    if key is None:
        return None
    return {"scope": scope, "key": key.key, "body": key.body, "ids": dict(ids)}


def remember(aws: Aws, club: str, act: Act, revision: int, ids: Mapping[str, Any]) -> None:
    """Keep the answer of a request that changed nothing: it has no change object that would bring the row."""
    if key := act.idempotency:
        row = idempotency_row(club, key.key, key.body, club, revision, dict(ids))
        rows.put(aws, aws.records_table, row, "attribute_not_exists(PK)")
