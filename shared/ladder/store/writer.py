"""Changing a club: read, decide, archive, one transaction. Concurrent writers stand in one line
(ARCHITECTURE).

The archive put is the commit point. Whoever finds a change object beyond REVISION applies it first, so a
writer that died between the two writes has lost nothing. It refuses to know what a decision is about.
"""

from dataclasses import replace

from ladder.domain.errors import Contended, Missing, Unreplayable
from ladder.domain.notes import noted
from ladder.domain.records import Records
from ladder.domain.replay import replay
from ladder.domain.ripple import Ripple, ripple
from ladder.domain.tournament import Day
from ladder.store import rows
from ladder.store.acts import Act, Committed, Decide, Decision, Idempotency, Weigh
from ladder.store.aws import Aws
from ladder.store.changes import Change, revisions_after, seal
from ladder.store.codec import content_document, touched
from ladder.store.forward import STEPS, TRIES, roll_forward, settled, stored
from ladder.store.founding import close, create
from ladder.store.items import REVISION, club_key, prove
from ladder.store.marks import mark
from ladder.store.once import answered, once, remember, repeated
from ladder.store.records import State, position
from ladder.store.ripples import ripple_rows
from ladder.store.scoresheet import roster
from ladder.store.transaction import apply

__all__ = [
    "Act",
    "Committed",
    "Decision",
    "Idempotency",
    "close",
    "commit",
    "create",
    "moves",
    "preview",
    "roll_forward",
    "settled",
    "touch",
]


def moves(before: Records, after: Records) -> Ripple:
    """Who moves. Records that cannot be replayed are refused, unless they could not before: then they may be
    mended.
    """
    try:
        old = replay(before)
    except Unreplayable:
        return Ripple(())
    return ripple(old, replay(after))


def commit(aws: Aws, club: str, decide: Decide, act: Act, *, weigh: Weigh = moves) -> Committed:
    """Let `decide` change the records; it is called again where another writer was faster.

    Errors: whatever `decide` and `weigh` raise (nothing is stored); Missing; TooLarge; Contended; Wrong for
    an idempotency key used with another body. Any other error leaves open whether the change stands: send it
    again.
    """
    lost = 0
    for _ in range(STEPS):
        now = settled(aws, club)
        # Asked only now: a twin of this request that is in these records has its row in the same transaction.
        if before := answered(aws, club, act):
            return repeated(now.records, before)
        decision = decide(now.records)
        after = _next(now, decision)
        if replace(after, revision=now.records.revision) == now.records:
            remember(aws, club, act, now.records.revision, decision.ids)
            return Committed(now.records, now.records.revision, decision.ids, Ripple(()), changed=False)
        moved = weigh(now.records, after)
        if not decision.quiet:
            after = noted(now.records, after, decision.published.keys(), Day(act.at[:10]), moved)
        change = _change(now, after, decision, moved, act)
        prove(change)
        if stored(aws, change):
            apply(aws, change)
            return Committed(after, after.revision, decision.ids, moved)
        lost += not roll_forward(aws, club)
        if lost == TRIES:
            break
    raise Contended("other changes of this club were faster; send the request again")


def preview(aws: Aws, club: str, decide: Decide, *, weigh: Weigh = moves) -> tuple[Decision, Ripple]:
    """What `commit` would do and who would move; nothing is written."""
    now = settled(aws, club)
    decision = decide(now.records)
    return decision, weigh(now.records, _next(now, decision))


def touch(aws: Aws, club: str, *, closed: bool = False, number: int | None = None) -> int:
    """Wake replay and render again without a change; the number of this rebuild.

    `number`: of a rebuild that may have been begun; then nobody is woken twice for it. Missing: no such club;
    a closed one only counts with `closed`, for check, should its pages still be there.
    """
    now = position(aws, club)
    while now is not None and (closed or not now.closed):
        if number is not None and now.touch >= number:
            return number
        mark(aws, club, now.revision, now.touch + 1)
        values = {":now": now.touch, ":next": now.touch + 1}
        condition = "#touch = :now" if closed else "#touch = :now AND attribute_not_exists(#closed)"
        if rows.update(
            aws, aws.records_table, (club_key(club), REVISION), "SET #touch = :next", condition, values
        ):
            return now.touch + 1
        now = position(aws, club)
    raise Missing("no such club")


def _next(now: State, decision: Decision) -> Records:
    return replace(decision.records, club=now.records.club, revision=now.records.revision + 1)


def _change(now: State, after: Records, decision: Decision, moved: Ripple, act: Act) -> Change:
    before = now.records
    old = {key.digest: key for key in before.keys.values()}
    new = {key.digest: key for key in after.keys.values()}
    gone = old.keys() - new.keys()
    keys: dict[str, dict[str, str] | None] = dict.fromkeys(gone)
    for digest, key in new.items():
        if old.get(digest) != key:
            keys[digest] = {"id": key.id, "scope": key.scope}
    entry = {"ripple": ripple_rows(moved, roster(after.members))}
    for name in ("tournament", "member", "before", "after"):
        if (value := getattr(decision, name)) not in ("", None):
            entry[name] = value
    parts = touched(before, after)
    change = Change(
        club=before.club,
        revision=after.revision,
        request=act.request,
        at=act.at,
        by=act.by,
        what=decision.what,
        parts=parts,
        previous={part: now.revisions.get(part, 0) for part in parts},
        published={name: content_document(content) for name, content in decision.published.items()},
        entry=entry,
        keys=keys,
        idempotency=once(before.club, act, decision.ids),
    )
    return replace(change, seal=seal(change.revision, revisions_after(now.revisions, change)))
