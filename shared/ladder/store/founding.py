"""The first and the last change of a club."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from ladder.domain.errors import Conflict, Contended
from ladder.domain.records import Records
from ladder.domain.ripple import Ripple
from ladder.store import rows
from ladder.store.acts import Act, Committed
from ladder.store.aws import Aws
from ladder.store.changes import Change, seal
from ladder.store.codec import parts
from ladder.store.forward import STEPS, TRIES, roll_forward, settled, stored
from ladder.store.items import prove, slug_row
from ladder.store.once import OPERATOR, answered, once, repeated
from ladder.store.transaction import apply


def create(aws: Aws, first: Records, act: Act, ids: Mapping[str, Any], what: str = "club.made") -> Committed:
    """Make a club of its first records. Conflict: the slug is taken.

    A reservation of the slug without a club behind it is of a request that died: this one goes on under the
    same club id, so that of two requests at once exactly one becomes the club. The records in the answer say
    which id it is.
    """
    if answer := _repeated(aws, act):
        return answer
    change = _first(_reserve(aws, first), act, ids, what)
    records = replace(first, club=change.club, revision=1)
    prove(change)
    if stored(aws, change):
        apply(aws, change)
        return Committed(records, 1, ids, Ripple(()))
    roll_forward(aws, change.club)
    if answer := _repeated(aws, act):
        return answer
    raise Conflict("this slug is taken")


def close(aws: Aws, club: str, act: Act) -> int:
    """Delete a club: its last, nameless change. Its revision is the answer; from then on everything answers
    Missing.

    The pages go when replay and render have seen the change; `sweep.sweep` takes the rest.
    """
    lost = 0
    for _ in range(STEPS):
        change = Change(
            club=club,
            revision=settled(aws, club).records.revision + 1,
            request=act.request,
            at=act.at,
            by=act.by,
            what="club.closed",
            closing=True,
        )
        if stored(aws, change):
            apply(aws, change)
            return change.revision
        lost += not roll_forward(aws, club)
        if lost == TRIES:
            break
    raise Contended("other changes of this club were faster; send the request again")


def _repeated(aws: Aws, act: Act) -> Committed | None:
    before = answered(aws, OPERATOR, act)
    if before is None:
        return None
    return repeated(settled(aws, before.club).records, before)


def _reserve(aws: Aws, first: Records) -> Records:
    """The records under the club id for which the slug is reserved."""
    row = slug_row(first.settings.slug, first.club)
    if rows.put(aws, aws.records_table, row, "attribute_not_exists(PK)"):
        return first
    reserved = rows.get(aws, aws.records_table, row["PK"], row["SK"])
    if reserved is None:
        raise Contended("a club of this slug is just being closed; send the request again")
    return replace(first, club=reserved["club"])


def _first(records: Records, act: Act, ids: Mapping[str, Any], what: str) -> Change:
    images = parts(records)
    return Change(
        club=records.club,
        revision=1,
        request=act.request,
        at=act.at,
        by=act.by,
        what=what,
        seal=seal(1, dict.fromkeys(images, 1)),
        parts=images,
        previous=dict.fromkeys(images, 0),
        keys={key.digest: {"id": key.id, "scope": key.scope} for key in records.keys.values()},
        idempotency=once(OPERATOR, act, ids),
        slug=records.settings.slug,
    )
