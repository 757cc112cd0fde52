"""The orders to erase, each an object beside the key: what is to go, how far it has come, at last the
certificate.

    erasures/{club}/{revision:09d}-{request}

An order is written ahead of its change, so that no death can forget it; one whose change never came is taken
away. It holds the name itself until all of the archive has been rewritten, and no longer.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from botocore.exceptions import ClientError

from ladder.domain.errors import Conflict, Contended
from ladder.domain.records import Records
from ladder.domain.wanted import Wanted
from ladder.store.acts import Act
from ladder.store.archive import body_at, change_of
from ladder.store.aws import Aws
from ladder.store.canonical import Document, canonical, parsed
from ladder.store.labels import ERASURES, key_place
from ladder.store.objects import etags

REWRITING, SETTLING, DONE = "rewriting", "settling", "done"
"""The archive is being rewritten; what functions in flight may bring back is waited for; all is gone."""


@dataclass(frozen=True, slots=True)
class Order:
    """One erasure. `revision`: of its change. `entries`: single entries, where no member is erased,
    of versions set aside too.

    `holders`: other members who are called so too, and keep their names. `counts`: by place, how much was
    rewritten or taken away. `private`: what is needed while the archive is rewritten; then empty. `moved`:
    when anything was last found (seconds); `finished`: when all was gone (ISO UTC, "": not yet). `digests`:
    by tournament, keyed digests by which what was erased there is known when it comes in again, each with
    that of the label it then gets. `stays`: what holds the name and was not changed (`erasure.stays`).
    """

    club: str
    revision: int
    request: str
    at: str
    members: tuple[str, ...] = ()
    entries: tuple[tuple[str, int], ...] = ()
    holders: tuple[str, ...] = ()
    state: str = REWRITING
    counts: Mapping[str, int] = field(default_factory=dict)
    private: Document = field(default_factory=dict)
    moved: int = 0
    finished: str = ""
    digests: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    stays: tuple[tuple[str, str], ...] = ()

    @property
    def id(self) -> str:
        """As the API names it."""
        return f"e_{self.revision}"

    @property
    def place(self) -> str:
        """Where it is."""
        return f"{ERASURES}{self.club}/{self.revision:09d}-{self.request}"

    def counted(self, found: Mapping[str, int]) -> "Order":
        """With more found."""
        names = self.counts.keys() | found.keys()
        sums = {name: self.counts.get(name, 0) + found.get(name, 0) for name in sorted(names)}
        return replace(self, counts={name: count for name, count in sums.items() if count})


@dataclass(frozen=True, slots=True)
class Kept:
    """An order as it is kept, with the ETag by which its next state is put."""

    order: Order
    etag: str


def begin(
    aws: Aws, records: Records, wanted: Wanted, act: Act, stays: tuple[tuple[str, str], ...] = ()
) -> Kept:
    """Write down the order whose change these records are about to get."""
    order = Order(
        club=records.club,
        revision=records.revision + 1,
        request=act.request,
        at=act.at,
        members=tuple(sorted(wanted.members)),
        entries=tuple(sorted(wanted.entries | wanted.aside)),
        holders=wanted.holders,
        stays=stays,
        private={"names": sorted(wanted.names), "others": sorted(wanted.others)},
    )
    answer = aws.s3.put_object(
        Bucket=aws.archive_bucket,
        Key=order.place,
        Body=_body(order),
        ContentType="application/json",
    )
    return Kept(order, answer["ETag"].strip('"'))


def keep(aws: Aws, kept: Kept, order: Order) -> Kept:
    """Keep the next state. Contended: somebody else has gone on with it."""
    if order == kept.order:
        return kept
    try:
        answer = aws.s3.put_object(
            Bucket=aws.archive_bucket,
            Key=order.place,
            Body=_body(order),
            ContentType="application/json",
            IfMatch=f'"{kept.etag}"',
        )
    except ClientError as error:
        if error.response["Error"]["Code"] in {
            "PreconditionFailed",
            "ConditionalRequestConflict",
            "NoSuchKey",
            "404",
        }:
            raise Contended("another run is at this erasure") from None
        raise
    return Kept(order, answer["ETag"].strip('"'))


def orders(aws: Aws, club: str) -> tuple[Kept, ...]:
    """Every order of the club, oldest first, finished ones too."""
    found = etags(aws, aws.archive_bucket, f"{ERASURES}{club}/")
    kept = []
    for place, etag in found.items():
        body = None if place == key_place(club) else body_at(aws, place)
        if body is not None:
            kept.append(Kept(_order(body), etag))
    return tuple(kept)


def digests(aws: Aws, club: str) -> Mapping[str, Mapping[str, str]]:
    """Those of all orders of the club, by tournament."""
    found: dict[str, dict[str, str]] = {}
    for kept in orders(aws, club):
        for tournament, known in kept.order.digests.items():
            found[tournament] = {**known, **found.get(tournament, {})}
    return found


def refuse_rewriting(aws: Aws, club: str, revision: int) -> None:
    """Conflict while the archive of this club, which stands at `revision`, is being rewritten."""
    for kept in orders(aws, club):
        order = kept.order
        if order.state == REWRITING and order.revision <= revision and came(aws, order):
            raise Conflict("A name is just being erased; try again in some minutes")


def came(aws: Aws, order: Order) -> bool | None:
    """Whether the order's change stands; None: none of its revision does yet."""
    change = change_of(aws, order.club, order.revision)
    return None if change is None else change.request == order.request


def _body(order: Order) -> bytes:
    return canonical({name: getattr(order, name) for name in Order.__slots__})


def _order(body: bytes) -> Order:
    values: dict[str, Any] = parsed(body)
    return Order(
        **{
            **values,
            "members": tuple(values["members"]),
            "entries": tuple((name, no) for name, no in values["entries"]),
            "holders": tuple(values["holders"]),
            "stays": tuple((kind, text) for kind, text in values.get("stays", ())),
        }
    )
