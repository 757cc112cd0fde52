"""A batch of stream records, club by club: one's failure neither drops nor delays another's."""

from collections.abc import Callable
from collections.abc import Set as AbstractSet
from typing import Any

from aws_lambda_powertools import Logger
from aws_lambda_powertools.utilities.data_classes import DynamoDBStreamEvent

from faults import told

CLUB = "C#"
"""Before a club's id in the key of the row that wakes a function."""


def club_by_club(
    event: dict[str, Any],
    work: Callable[[str], None],
    logger: Logger,
    only: AbstractSet[str] | None = None,
) -> dict[str, Any]:
    """Do `work` once for each club of the batch (of `only`, if given); the answer names the records of
    the clubs whose work failed.

    Lambda delivers again from the earliest of them on; what is done twice is done alike.
    """
    numbers: dict[str, list[str]] = {}
    for record in DynamoDBStreamEvent(event).records:
        change = record.dynamodb
        if change is not None and change.sequence_number is not None:
            club = str(change.keys["PK"]).removeprefix(CLUB)
            numbers.setdefault(club, []).append(change.sequence_number)
    wanted = [club for club in numbers if only is None or club in only]
    failed = [club for club in wanted if not _done(club, work, logger)]
    return {"batchItemFailures": [{"itemIdentifier": each} for club in failed for each in numbers[club]]}


def _done(club: str, work: Callable[[str], None], logger: Logger) -> bool:
    try:
        work(club)
    except Exception as error:  # noqa: BLE001 - whatever it is, the stream brings the club back, and no other waits
        logger.error("failed", club=club, **told(error))  # noqa: TRY400 - a traceback's text may hold a name
        return False
    return True
