"""The few rows of bare numbers by which everybody finds the way (REVISION, HEAD, SITE, CHECKED), where
somebody edited them by hand so that nobody can read them any more.

They are taken away: what they said is found again in the archive, and by building ladder and pages anew. It
refuses to touch a row that can be read: whether it is right, the proof says.
"""

from collections.abc import Callable
from typing import Any

from ladder.store import rows
from ladder.store.archive import get_change
from ladder.store.aws import Aws
from ladder.store.items import REVISION, club_key
from ladder.store.rowkinds import CHECKED, HEAD, POSITION, SITE, Kinds, is_sound
from ladder.store.rows import Row


def is_closing(aws: Aws, club: str, revision: int) -> bool:
    """Whether the change of this revision closed the club; a row that says so may have been edited."""
    change = get_change(aws, club, revision)
    return change is not None and change.closing


def clear(aws: Aws, club: str) -> int:
    """Take away of the club's own numbers what cannot be read, or says what never was; how many rows.

    Whoever calls has the club recovered, and its ladder and pages built again.
    """
    records, site = aws.records_table, aws.site_table

    def never_was(row: Row) -> bool:
        closed = bool(row.get("closed")) and not is_closing(aws, club, row["revision"])
        return row["revision"] < 1 or closed

    def closed_alone(row: Row) -> bool:
        at = rows.get(aws, records, club_key(club), REVISION)
        return bool(row["closed"]) and not (at and at.get("closed"))

    return (
        _gone(aws, records, (club, REVISION), POSITION, never_was)
        + _gone(aws, aws.ladders_table, (club, "HEAD"), HEAD, closed_alone)
        + _gone(aws, site, (club, "SITE"), SITE)
        + _gone(aws, site, (club, "CHECKED"), CHECKED)
    )


def _gone(
    aws: Aws,
    table: str,
    where: tuple[str, str],
    kinds: Kinds,
    wrong: Callable[[Row], bool] = lambda _: False,
) -> int:
    place = rows.key(club_key(where[0]), where[1])
    found: Any = aws.dynamodb.get_item(TableName=table, Key=place, ConsistentRead=True).get("Item")
    if found is None:
        return 0
    row = rows.plain(found)
    if is_sound(row, kinds) and not wrong(row):
        return 0
    aws.dynamodb.delete_item(  # as it was read: another check may just have mended it
        TableName=table,
        Key=place,
        ConditionExpression=" AND ".join(f"#n{at} = :v{at}" for at in range(len(found))),
        ExpressionAttributeNames={f"#n{at}": name for at, name in enumerate(found)},
        ExpressionAttributeValues={f":v{at}": value for at, value in enumerate(found.values())},
    )
    return 1
