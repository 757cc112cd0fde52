"""Merges: two members' records that are one person, listed, made, undone."""

from collections.abc import Mapping
from typing import Any

from aws_lambda_powertools.event_handler import Response

from ladder.domain import merging as acts
from ladder.domain.errors import Missing
from ladder.domain.persons import in_order
from ladder.domain.records import Merge, Records
from ladder.store import tokens
from ladder.store.acts import Decision
from publish import bodies
from publish.answers import answer
from publish.change import change
from publish.desk import organiser
from publish.routing import Router

router = Router()


@router.get("/clubs/<slug>/merges")
def listed(slug: str) -> Response[str]:
    """The merges that stand, in the order in which they were made."""
    records = organiser(router, slug).records()
    return answer(200, {"merges": [_named_json(records, each) for each in in_order(records)]})


@router.post("/clubs/<slug>/merges")
def merge(slug: str) -> Response[str]:
    """Merge two members who are one person; refused where the two have met."""
    from ladder.formats.bodies import MergeBody  # noqa: PLC0415 - pydantic

    desk = organiser(router, slug)
    body = bodies.read(desk.request, MergeBody)

    def decide(records: Records) -> Decision:
        after, made = acts.merge(records, body.source, body.into, tokens.merge_id)
        told = _merge_json(after.merges[made])
        return Decision(after, "members.merged", member=body.into, after=told, ids={"merge": told})

    return change(desk, decide, _tell)


@router.delete("/clubs/<slug>/merges/<merge>")
def undo(slug: str, merge: str) -> Response[str]:
    """Undo a merge: everything is as if it had never been made."""
    desk = organiser(router, slug)

    def decide(records: Records) -> Decision:
        if merge not in records.merges:
            raise Missing
        told = _merge_json(records.merges[merge])
        after = acts.undo(records, merge)
        return Decision(after, "merge.undone", member=told["into"], before=told, ids={"merge": told})

    return change(desk, decide, _tell)


def _tell(_: Records, ids: Mapping[str, Any]) -> dict[str, Any]:
    return {"merge": ids["merge"]}


def _merge_json(merge: Merge) -> dict[str, Any]:
    """`merge` of CONTRACT."""
    return {"id": merge.id, "from": merge.source, "into": merge.into}


def _named_json(records: Records, merge: Merge) -> dict[str, Any]:
    names = {"from_name": records.members[merge.source].name, "into_name": records.members[merge.into].name}
    return _merge_json(merge) | names | {"revision": merge.revision}
