"""Applying a change object to the Records table: one transaction, or several of which the last moves
REVISION.

Every transaction holds on the condition that REVISION still is the one before, so a writer that was slow or
thought dead can do no harm. The function may be called for the same change any number of times, by anyone.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, cast
from uuid import uuid4

from botocore.exceptions import ClientError

from ladder.domain.errors import Contended
from ladder.store import rows
from ladder.store.aws import Aws
from ladder.store.canonical import unpacked
from ladder.store.changes import Change
from ladder.store.codec import SETTINGS
from ladder.store.items import CLUBS, REVISION, Write, club_key, portions, writes
from ladder.store.records import position

_TRIES = 8
_PASSING = frozenset({"TransactionConflict", "ThrottlingError", "ProvisionedThroughputExceeded"})
"""Reasons that go away: another transaction was at the same row, or the table is short of breath."""


@dataclass(frozen=True, slots=True)
class Step:
    """From which revision to which a club goes (0: it is not there yet), and the seal of its parts then."""

    club: str
    before: int
    after: int
    seal: str
    closing: bool = False


def apply(aws: Aws, change: Change) -> bool:
    """Bring the Records table to this change's revision. False: somebody has brought it there (or further)
    before.

    Contended: the table does not stand at the revision before.
    """
    found = _closing(aws, change.club) if change.closing else writes(change)
    before = 0 if change.slug else change.revision - 1
    step = Step(change.club, before, change.revision, change.seal, closing=change.closing)
    return write(aws, step, found) or _stood(aws, change)


def write(aws: Aws, step: Step, found: Iterable[Write]) -> bool:
    """Write all of these rows and take REVISION the step; False: the club does not stand where it begins."""
    *earlier, last = portions(found)
    for portion in earlier:
        if not _transact(aws, [_check(aws, step), *_actions(aws, portion, step)]):
            return False
    return _transact(aws, [*_actions(aws, last, step), _move(aws, step)])


def _stood(aws: Aws, change: Change) -> bool:
    now = position(aws, change.club)
    if now is None or now.revision < change.revision:
        raise Contended("the club's records do not stand where this change begins")
    return False


def _transact(aws: Aws, actions: list[dict[str, Any]]) -> bool:
    """Write all or nothing; False: a condition did not hold."""
    for tried in range(_TRIES):
        try:
            # The token makes this call harmless to repeat where its answer is lost. Another call for the same
            # change has its own: the condition on REVISION says whether there is anything left to do.
            token = uuid4().hex
            aws.dynamodb.transact_write_items(TransactItems=cast("Any", actions), ClientRequestToken=token)
        except ClientError as error:
            if error.response["Error"]["Code"] == "TransactionInProgressException":
                reasons = {"TransactionConflict"}
            elif error.response["Error"]["Code"] == "TransactionCanceledException":
                listed: Any = error.response.get("CancellationReasons", ())
                reasons = {reason.get("Code", "None") for reason in listed} - {"None"}
            else:
                raise
            if "ConditionalCheckFailed" in reasons:
                return False
            if not reasons or not reasons <= _PASSING or tried == _TRIES - 1:
                raise
            aws.sleep(0.05 * 2**tried)
        else:
            return True
    raise AssertionError("the last try answers or raises")


def _revision_before(step: Step) -> tuple[str, dict[str, Any]]:
    """The condition that the club stands where the step begins, with its values."""
    if step.before == 0:
        return "attribute_not_exists(PK)", {}
    return "#revision = :before AND attribute_not_exists(#closed)", {":before": step.before}


def _check(aws: Aws, step: Step) -> dict[str, Any]:
    condition, values = _revision_before(step)
    ask = {"TableName": aws.records_table, "Key": rows.key(club_key(step.club), REVISION)}
    return {"ConditionCheck": ask | _expressed(condition, values)}


def _move(aws: Aws, step: Step) -> dict[str, Any]:
    condition, values = _revision_before(step)
    sets = "SET #revision = :revision, #seal = :seal, #touch = if_not_exists(#touch, :none)"
    values |= {":revision": step.after, ":seal": step.seal, ":none": 0}
    if step.closing:
        sets += ", #closed = :closed"
        values[":closed"] = True
    ask = {"TableName": aws.records_table, "Key": rows.key(club_key(step.club), REVISION)}
    return {"Update": ask | {"UpdateExpression": sets} | _expressed(condition, values, sets)}


def _actions(aws: Aws, portion: list[Write], step: Step) -> list[dict[str, Any]]:
    guard = _expressed("attribute_not_exists(PK) OR #revision <= :revision", {":revision": step.after})
    actions: list[dict[str, Any]] = []
    for write in portion:
        action: dict[str, Any] = {"TableName": aws.records_table}
        if write.row is None:
            action["Key"] = rows.key(write.pk, write.sk)
        else:
            action["Item"] = rows.attributes(write.row)
        actions.append({"Delete" if write.row is None else "Put": action | (guard if write.guarded else {})})
    return actions


def _expressed(condition: str, values: dict[str, Any], sets: str = "") -> dict[str, Any]:
    expressed: dict[str, Any] = {"ConditionExpression": condition}
    if names := rows.named(condition, sets):
        expressed["ExpressionAttributeNames"] = names
    if values:
        expressed["ExpressionAttributeValues"] = rows.attributes(values)
    return expressed


def _closing(aws: Aws, club: str) -> list[Write]:
    """What a closing takes away at once: slug, keys, the place in the list. It is found in the club's own
    settings row, because the closing object names nothing; the sweep takes the rest.
    """
    found = [Write(CLUBS, club, None)]
    row = rows.get(aws, aws.records_table, club_key(club), SETTINGS)
    if row is not None:
        document = unpacked(row["doc"])
        found.append(Write(f"S#{document['settings']['slug']}", "SLUG", None))
        found += [Write(f"K#{key['digest']}", "KEY", None) for key in document["keys"]]
    return found
