"""The first and the last change of a club."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from ladder.domain.errors import Conflict, Contended
from ladder.domain.records import Records
from ladder.domain.ripple import Ripple
from ladder.store import rows
from ladder.store.acts import Act, Committed
from ladder.store.archive import FOUNDING, get_change
from ladder.store.aws import Aws
from ladder.store.canonical import Document
from ladder.store.changes import Change, seal
from ladder.store.codec import parts
from ladder.store.forward import STEPS, TRIES, roll_forward, settled, stored
from ladder.store.items import prove, slug_row
from ladder.store.once import OPERATOR, answered, once, repeated
from ladder.store.records import position
from ladder.store.transaction import apply


@dataclass(frozen=True, slots=True)
class Brought:
    """What a club brings along from elsewhere: `carried` for its founding, and what is put in place under its
    id before that stands (`beside`), for nobody writes it later.
    """

    carried: Document
    beside: Callable[[str], None]


def create(
    aws: Aws, first: Records, act: Act, ids: Mapping[str, Any], brought: Brought | None = None
) -> Committed:
    """Make a club of its first records, at their revision (1, unless it is `brought` from elsewhere).

    A reservation of the slug without a club behind it is of a request that died: this one goes on under the
    same club id, so that of two requests at once exactly one becomes the club. The records in the answer say
    which id it is. Conflict: the slug is taken.
    """
    if answer := _repeated(aws, act):
        return answer
    change = _first(_reserve(aws, first), act, ids, brought.carried if brought else None)
    records = replace(first, club=change.club)
    prove(change)
    if brought and not _stands(aws, change.club):
        brought.beside(change.club)
    if stored(aws, change):
        apply(aws, change)
        return Committed(records, change.revision, ids, Ripple(()))
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


def _stands(aws: Aws, club: str) -> bool:
    """Whether somebody founded it before: then nothing is put beside it."""
    return position(aws, club) is not None or get_change(aws, club, FOUNDING) is not None


def _first(records: Records, act: Act, ids: Mapping[str, Any], carried: Document | None) -> Change:
    images = parts(records)
    revision = records.revision
    return Change(
        club=records.club,
        revision=revision,
        request=act.request,
        at=act.at,
        by=act.by,
        what="club.made" if carried is None else "club.imported",
        seal=seal(revision, dict.fromkeys(images, revision)),
        parts=images,
        previous=dict.fromkeys(images, 0),
        keys={key.digest: {"id": key.id, "scope": key.scope} for key in records.keys.values()},
        idempotency=once(OPERATOR, act, ids),
        slug=records.settings.slug,
        carried=carried,
    )
