"""What a change is asked with and answered with."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from ladder.domain.records import Records
from ladder.domain.ripple import Ripple
from ladder.domain.tournament import Tournament

type Decide = Callable[[Records], "Decision"]
type Weigh = Callable[[Records, Records], Ripple]


@dataclass(frozen=True, slots=True)
class Idempotency:
    """Digests of an Idempotency-Key and of the request's body."""

    key: str
    body: str


@dataclass(frozen=True, slots=True)
class Act:
    """Who asks, when (ISO UTC), under which id of this one request. `by`: a key's id, or "operator"."""

    by: str
    at: str
    request: str
    idempotency: Idempotency | None = None


@dataclass(frozen=True, slots=True)
class Decision:
    """What an act made of the records. `what`, `tournament`, `member`, `before`, `after` are for the log
    (JSON).

    `published`: contents that came with it. `ids`: what the answer names, kept for a repeated request; never
    a secret. `quiet`: readers are told of no correction.
    """

    records: Records
    what: str
    tournament: str = ""
    member: str = ""
    before: Any = None
    after: Any = None
    published: Mapping[str, Tournament] = field(default_factory=dict)
    ids: Mapping[str, Any] = field(default_factory=dict)
    quiet: bool = False


@dataclass(frozen=True, slots=True)
class Committed:
    """The records after a change. `changed` False: nothing differed, no revision was made. `repeated`: the
    request had been answered before; then `revision` and `ids` are those of that time, and the ripple is
    empty.
    """

    records: Records
    revision: int
    ids: Mapping[str, Any]
    ripple: Ripple
    changed: bool = True
    repeated: bool = False
