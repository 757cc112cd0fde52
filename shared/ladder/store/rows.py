"""Rows of the tables as plain dictionaries: text, whole numbers, bytes and truth values. It knows no row's
meaning.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, cast

from botocore.exceptions import ClientError

from ladder.store.aws import Aws

type Row = dict[str, Any]
"""Attributes by name. `PK` and `SK` are the key."""

BATCH = 25
"""Rows that one BatchWriteItem may hold."""


def attribute(value: Any) -> dict[str, Any]:  # noqa: ANN401 - any of the four kinds
    """One value as DynamoDB has it."""
    if isinstance(value, bool):
        return {"BOOL": value}
    if isinstance(value, int):
        return {"N": str(value)}
    if isinstance(value, str):
        return {"S": value}
    return {"B": bytes(value)}


def attributes(row: Mapping[str, Any]) -> dict[str, Any]:
    """A row (or the values of an expression) as DynamoDB has it."""
    return {name: attribute(value) for name, value in row.items()}


def plain(item: Mapping[str, Any]) -> Row:
    """The row that DynamoDB answered."""
    row: Row = {}
    for name, typed in item.items():
        ((kind, value),) = typed.items()
        row[name] = _whole(value) if kind == "N" else value
    return row


def _whole(text: str) -> int | str:
    """A number of ours is whole; what else stands there was put by hand, and is no number to anybody here."""
    try:
        return int(text)
    except ValueError:
        return text


def key(pk: str, sk: str) -> dict[str, Any]:
    """A row's key as DynamoDB has it."""
    return {"PK": {"S": pk}, "SK": {"S": sk}}


def size(row: Mapping[str, Any]) -> int:
    """Bytes of a row by DynamoDB's rules: names and values; a number counts as 21 bytes, its most."""
    return sum(len(name.encode()) + _size(value) for name, value in row.items())


def _size(value: Any) -> int:  # noqa: ANN401 - as `attribute`
    if isinstance(value, bool):
        return 1
    if isinstance(value, int):
        return 21
    return len(value.encode()) if isinstance(value, str) else len(value)


def named(*expressions: str) -> dict[str, str]:
    """The names (`#touch`) that expressions use: DynamoDB reserves hundreds of words, `touch` among them."""
    return {name: name[1:] for name in sorted(set(re.findall(r"#\w+", " ".join(expressions))))}


def refused(error: ClientError) -> bool:
    """Whether a write was refused because its condition did not hold."""
    return error.response["Error"]["Code"] == "ConditionalCheckFailedException"


def get(aws: Aws, table: str, pk: str, sk: str) -> Row | None:
    """One row as it stands now, or None."""
    answer = aws.dynamodb.get_item(TableName=table, Key=key(pk, sk), ConsistentRead=True)
    return plain(answer["Item"]) if "Item" in answer else None


def query(aws: Aws, table: str, pk: str, prefix: str = "", *, after: str = "") -> list[Row]:
    """Every row of a partition as it stands now (whose sort key starts with `prefix`, or lies beyond
    `after`).
    """
    condition, values = "PK = :pk", {":pk": pk}
    if after:
        condition, values = condition + " AND SK > :after", values | {":after": after}
    if prefix:
        condition, values = condition + " AND begins_with(SK, :sk)", values | {":sk": prefix}
    ask: dict[str, Any] = {
        "TableName": table,
        "KeyConditionExpression": condition,
        "ExpressionAttributeValues": attributes(values),
        "ConsistentRead": True,
    }
    rows: list[Row] = []
    while True:
        answer = aws.dynamodb.query(**ask)
        rows += map(plain, answer["Items"])
        if "LastEvaluatedKey" not in answer:
            return rows
        ask["ExclusiveStartKey"] = answer["LastEvaluatedKey"]


def put(aws: Aws, table: str, row: Row, condition: str = "", values: Mapping[str, Any] | None = None) -> bool:
    """Put one row; False: `condition` did not hold. Attributes are named `#revision` in it."""
    ask: dict[str, Any] = {"TableName": table, "Item": attributes(row)}
    return _written(aws.dynamodb.put_item, ask, condition, values)


def update(
    aws: Aws, table: str, where: tuple[str, str], change: str, condition: str, values: Mapping[str, Any]
) -> bool:
    """Change one row in place; False: `condition` did not hold."""
    ask: dict[str, Any] = {"TableName": table, "Key": key(*where), "UpdateExpression": change}
    return _written(aws.dynamodb.update_item, ask, condition, values)


def delete(
    aws: Aws, table: str, where: tuple[str, str], condition: str = "", values: Mapping[str, Any] | None = None
) -> bool:
    """Delete one row; False: `condition` did not hold."""
    ask: dict[str, Any] = {"TableName": table, "Key": key(*where)}
    return _written(aws.dynamodb.delete_item, ask, condition, values)


def _written(call: Any, ask: dict[str, Any], condition: str, values: Mapping[str, Any] | None) -> bool:  # noqa: ANN401
    if condition:
        ask["ConditionExpression"] = condition
    if names := named(condition, ask.get("UpdateExpression", "")):
        ask["ExpressionAttributeNames"] = names
    if values:
        ask["ExpressionAttributeValues"] = attributes(values)
    try:
        call(**ask)
    except ClientError as error:
        if refused(error):
            return False
        raise
    return True


def write_all(aws: Aws, table: str, puts: Iterable[Row], deletions: Iterable[tuple[str, str]] = ()) -> None:
    """Put and delete rows, 25 a request, in no certain order and on no condition."""
    requests = [{"PutRequest": {"Item": attributes(row)}} for row in puts]
    requests += [{"DeleteRequest": {"Key": key(*where)}} for where in deletions]
    waits = _pauses()
    while requests:
        answer = aws.dynamodb.batch_write_item(RequestItems=cast("Any", {table: requests[:BATCH]}))
        left = cast("Any", answer.get("UnprocessedItems", {})).get(table, [])
        requests = left + requests[BATCH:]
        if left:
            aws.sleep(next(waits))


def _pauses() -> Iterator[float]:
    """Growing pauses in seconds for a table that is short of breath, 5 seconds at most."""
    pause = 0.05
    while True:
        yield pause
        pause = min(2 * pause, 5.0)
