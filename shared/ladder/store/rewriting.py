"""Every change object of a club without the name that an order names, and no old version of any (SPEC 5).

It goes on where it stopped, and may run twice at once: each put holds on the condition that the object is as
it was read. Once it is through, the name stands nowhere in the archive but in derived objects.
"""

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from itertools import batched

from botocore.exceptions import ClientError

from ladder.domain.erasure import Eraser
from ladder.domain.errors import Contended
from ladder.domain.naming import normal
from ladder.store import records
from ladder.store.archive import CHANGES, lying_at
from ladder.store.aws import Aws
from ladder.store.changes import Change, change_body, change_from
from ladder.store.erasures import SETTLING, Kept, Order, keep
from ladder.store.gathering import Past
from ladder.store.labels import labeller
from ladder.store.objects import keys
from ladder.store.relabel import Relabel
from ladder.store.versions import purge

_SOME = 64
"""Objects rewritten between two looks at the clock."""


@dataclass(frozen=True, slots=True)
class _Body:
    """A change object as it lies in the archive."""

    place: str
    etag: str
    change: Change


def rewritten(aws: Aws, kept: Kept, until: float) -> Kept:
    """Rewrite every change object; the state is SETTLING once that is done."""
    if "pairs" not in kept.order.private:
        kept = keep(aws, kept, _gathered(aws, kept.order))
    order = kept.order
    relabel = _relabel(aws, order)
    after: str = order.private.get("after", "")
    while some := keys(aws, aws.archive_bucket, f"{CHANGES}{order.club}/", after)[:_SOME]:
        if aws.clock() > until:
            return keep(aws, kept, order)
        found = _read(aws, some)
        hits = dict(relabel.hits)
        fresh = {each.place: relabel.change(each.change) for each in found}
        wanted = [each for each in found if fresh[each.place] is not each.change]
        imprints = {**relabel.imprints}
        if wanted:  # ahead of the puts: an imprint is known by the content that is rewritten now
            digests = {name: dict(each) for name, each in relabel.digests.items()}
            order = replace(order, digests=digests, private={**order.private, "imprints": imprints})
            kept = keep(aws, kept, order)
            _put_all(aws, wanted, fresh)
        after = some[-1]
        counts = {name: count - hits.get(name, 0) for name, count in relabel.hits.items()}
        order = replace(
            order.counted({**counts, "changes": len(wanted)}),
            private={**order.private, "after": after, "imprints": imprints},
        )
    older = purge(aws, f"{CHANGES}{order.club}/", lambda _: True)
    order = order.counted({"versions of changes": len(older)})
    # The name itself is needed no more: it goes, and so do the versions of this order that held it.
    order = replace(order, state=SETTLING, private={}, moved=int(aws.clock()))
    return keep(aws, kept, order)


def _gathered(aws: Aws, order: Order) -> Order:
    """The order with every form of the name that the past knows."""
    members = frozenset(order.members)
    state = records.read(aws, order.club)
    numbers = frozenset(state.members[id_].number for id_ in members if id_ in state.members)
    private = order.private
    found = Past(
        members, numbers, set(private["names"]), frozenset(normal(each) for each in private["others"])
    )
    places = keys(aws, aws.archive_bucket, f"{CHANGES}{order.club}/")
    for some in batched(places, _SOME, strict=False):
        found.read(each.change for each in _read(aws, list(some)) if each.change.revision < order.revision)
    singles = {normal(each) for each in private["names"]} if order.entries else set()
    pairs = {name: set(each) for name, each in found.pairs().items()}
    for name, no in order.entries:
        pairs.setdefault(name, set()).update((no, each) for each in singles)
    gathered = {
        "names": sorted(found.names),
        "known": sorted(found.known),
        "numbers": sorted(numbers),
        "pairs": {name: sorted(map(list, each)) for name, each in sorted(pairs.items())},
    }
    return replace(order, private={**private, **gathered})


def _relabel(aws: Aws, order: Order) -> Relabel:
    private = order.private
    pairs: dict[str, frozenset[tuple[int, str]]] = {
        name: frozenset((no, typed) for no, typed in each) for name, each in private["pairs"].items()
    }
    return Relabel(
        Eraser(private["names"], private["others"], labeller(aws, order.club)),
        order.revision,
        frozenset(order.members),
        frozenset(private["numbers"]),
        frozenset(private["known"]),
        pairs,
        {name: dict(each) for name, each in private.get("imprints", {}).items()},
        digests={name: dict(each) for name, each in order.digests.items()},
    )


def _read(aws: Aws, places: list[str]) -> list[_Body]:
    with ThreadPoolExecutor(aws.workers) as pool:
        return [each for each in pool.map(lambda place: _body(aws, place), places) if each is not None]


def _body(aws: Aws, place: str) -> _Body | None:
    found = lying_at(aws, place)
    if found is None:
        return None
    body, etag = found
    return _Body(place, etag, change_from(body))


def _put_all(aws: Aws, wanted: list[_Body], fresh: Mapping[str, Change]) -> None:
    with ThreadPoolExecutor(aws.workers) as pool:
        list(pool.map(lambda each: _put(aws, each, fresh[each.place]), wanted))


def _put(aws: Aws, old: _Body, new: Change) -> None:
    try:
        aws.s3.put_object(
            Bucket=aws.archive_bucket,
            Key=old.place,
            Body=change_body(new),
            ContentType="application/json",
            IfMatch=f'"{old.etag}"',
        )
    except ClientError as error:
        if error.response["Error"]["Code"] in {"PreconditionFailed", "ConditionalRequestConflict"}:
            raise Contended("another run is at this erasure") from None
        raise
