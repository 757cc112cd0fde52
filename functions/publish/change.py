"""A change of one club, previewed or committed: one road for every route that changes anything."""

from collections.abc import Callable, Mapping
from typing import Any

from aws_lambda_powertools.event_handler import Response

from ladder.domain.readable import becomes_readable
from ladder.domain.records import Records
from ladder.domain.ripple import Moved, Ripple
from ladder.store import history, writer
from ladder.store.acts import Committed, Decision
from publish.answers import answer
from publish.desk import Desk
from publish.numbers import tenths

Told = Mapping[str, Any]

Decide = Callable[[Records], Decision]
Tell = Callable[[Records, Mapping[str, Any]], Told]
"""What the answer says beside the revision, from the records after the change and the ids that it made."""

NOBODY_MOVES: Mapping[str, Any] = {"members": [], "moved": 0, "most": 0}
"""The ripple of what touches no rating."""


def change(
    desk: Desk, decide: Decide, tell: Tell, status: int = 202, secret: Told | None = None
) -> Response[str]:
    """Commit the decision and answer its revision; with `?preview=true` answer who would move, and write
    nothing.

    `decide` may run several times: whenever another writer was faster. `secret`: what is shown this once;
    neither a preview nor the same request sent again shows it.
    """
    if desk.request.preview:
        stood: list[Records] = []

        def decide_from(records: Records) -> Decision:
            stood[:] = [records]
            return decide(records)

        decision, moved = writer.preview(desk.aws, desk.club, decide_from)
        after = decision.records
        told = {
            "revision": after.revision,
            **tell(after, decision.ids),
            "ripple": ripple_json(moved, after),
            "readable": _readable_json(stood[0], after),
        }
        return answer(200, told)
    done = writer.commit(desk.aws, desk.club, decide, desk.act())
    shown = {} if done.repeated or secret is None else secret
    return answer(status, {"revision": done.revision, **tell(answered(desk, done), done.ids), **shown})


def answered(desk: Desk, done: Committed) -> Records:
    """The records that the answer is told from: a request sent again is told of those of its own revision,
    as the archive has them, for others may have renamed somebody since.
    """
    records = done.records
    if not done.repeated or done.revision == records.revision:
        return records
    return history.stood(desk.aws, records.club, done.revision)


def _readable_json(before: Records, after: Records) -> dict[str, Any]:
    """Whose name or page the change opens, and to whom: those on the roster already."""
    found = becomes_readable(before, after)

    def named(ids: tuple[str, ...]) -> list[dict[str, str]]:
        return [{"member": id_, "name": after.members[id_].name} for id_ in ids]

    return {"by": found.by, "full": named(found.full), "initials": named(found.initials)}


def ripple_json(ripple: Ripple, records: Records) -> dict[str, Any]:
    """`ripple` of CONTRACT, with full names."""
    return {
        "members": [_moved_json(moved, records) for moved in ripple.members],
        "moved": ripple.moved,
        "most": tenths(ripple.most),
    }


def _moved_json(moved: Moved, records: Records) -> dict[str, Any]:
    member = records.members.get(moved.member)
    return {
        "member": moved.member,
        "name": member.name if member else None,
        "rating": [tenths(moved.rating_before), tenths(moved.rating_after)],
        "rank": [moved.rank_before, moved.rank_after],
        "provisional": [moved.provisional_before, moved.provisional_after],
    }
