"""The change object: all that one revision is, as it stands in the archive. A value and its JSON, nothing
else.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import sha256

from ladder.store.canonical import Document, canonical, parsed


@dataclass(frozen=True, slots=True)
class Change:
    """One revision of one club.

    `parts`: after-image of every part touched (None: gone); `previous`: the revision of the image before it
    (0: there was none), so that an undo finds it. `published`: contents published with it, by
    tournament. `entry`: the log entry with its ripple, members by joining number. `keys`: by digest, {"id",
    "scope"} or None (revoked). `idempotency`: {"scope", "key", "body", "ids"} or None. `seal`: of all parts
    afterwards. `slug` only on the founding. `closing`: the last revision; it names nothing. `carried`: what
    an imported club brought along, {"contents": {tournament: {revision: document}}, "log": [entry, …]}: its
    founding has the revision that the club had, so that every number in it stands.
    """

    club: str
    revision: int
    request: str
    at: str
    by: str
    what: str
    seal: str = ""
    parts: Mapping[str, Document | None] = field(default_factory=dict)
    published: Mapping[str, Document] = field(default_factory=dict)
    entry: Document = field(default_factory=dict)
    keys: Mapping[str, Document | None] = field(default_factory=dict)
    idempotency: Document | None = None
    slug: str = ""
    closing: bool = False
    previous: Mapping[str, int] = field(default_factory=dict)
    carried: Document | None = None


def change_body(change: Change) -> bytes:
    """The change as canonical JSON."""
    return canonical({name: getattr(change, name) for name in Change.__slots__})


def change_from(body: bytes) -> Change:
    """The change that `change_body` wrote."""
    return Change(**parsed(body))


def seal(revision: int, revisions: Mapping[str, int]) -> str:
    """A short digest of a club's revision and of which part is of which.

    The REVISION row carries it, so that a reader knows whether the parts it was given are one state: a Query
    is not one moment, and it may meet half of a transaction or of a change applied in several.
    """
    lines = "".join(f"{part} {each}\n" for part, each in sorted(revisions.items()))
    return sha256(f"{revision}\n{lines}".encode()).hexdigest()[:16]


def revisions_after(revisions: Mapping[str, int], change: Change) -> dict[str, int]:
    """Which part is of which revision once the change is applied."""
    after = {part: each for part, each in revisions.items() if change.parts.get(part, part) is not None}
    return after | {part: change.revision for part, image in change.parts.items() if image is not None}
