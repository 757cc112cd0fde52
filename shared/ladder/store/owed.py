"""Invalidations owed to readers: where something must vanish, the CDN's copies go before the site counts as
moved.

What is owed is written down before the first page changes, so that no death can forget it. CloudFront gives
the same answer for the same reference, so a request whose answer was lost is found again.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from botocore.exceptions import ClientError

from ladder.domain.errors import Contended
from ladder.store import rows, tokens
from ladder.store.aws import Aws
from ladder.store.canonical import canonical, parsed
from ladder.store.items import club_key
from ladder.store.rows import Row

OWED = "OWED"
_LOOK = 5.0
"""Seconds between two looks: an invalidation takes CloudFront some ten to sixty seconds."""


@dataclass(frozen=True, slots=True)
class Owed:
    """Paths to invalidate under `reference`. `id`: CloudFront's, once it is known."""

    paths: tuple[str, ...]
    reference: str
    id: str = ""


def owed_from(found: Iterable[Row]) -> Owed | None:
    """What is owed according to these rows of the Site table; other rows are passed over."""
    for row in found:
        if row["SK"] == OWED:
            return Owed(tuple(parsed(row["paths"].encode())), row["reference"], row["id"])
    return None


def owe(aws: Aws, club: str, paths: Iterable[str], before: Owed | None) -> Owed:
    """Write down that these paths, and those owed before, must be invalidated once the pages have changed.

    Always under a new reference: an invalidation that is under way may miss what vanishes from now on.
    """
    due = Owed(tuple(sorted({*paths, *(before.paths if before else ())})), tokens.request_id())
    _keep(aws, club, due)
    return due


def settle(aws: Aws, club: str, due: Owed, deadline: float) -> None:
    """Have the CDN drop its copies, and wait for it until `deadline` (by the clock).

    Contended: it is not done yet; the next render finds what is owed and goes on waiting.
    """
    while True:
        if not due.id:
            due = _sent(aws, club, due)
        status = _status(aws, due)
        if status == "Completed":
            break
        if status == "unknown":
            due = owe(aws, club, due.paths, None)
        if aws.clock() + _LOOK > deadline:
            raise Contended("the CDN has not yet dropped its copies")
        aws.sleep(_LOOK)
    rows.delete(aws, aws.site_table, (club_key(club), OWED))


def waits(aws: Aws, club: str) -> bool:
    """Whether the CDN is still at an invalidation of this club: then all its pages are there."""
    due = owed_from(rows.query(aws, aws.site_table, club_key(club), OWED))
    return due is not None and bool(due.id) and _status(aws, due) == "InProgress"


def _sent(aws: Aws, club: str, due: Owed) -> Owed:
    batch: Any = {
        "Paths": {"Quantity": len(due.paths), "Items": list(due.paths)},
        "CallerReference": due.reference,
    }
    answer = aws.cloudfront.create_invalidation(DistributionId=aws.distribution, InvalidationBatch=batch)
    sent = replace(due, id=answer["Invalidation"]["Id"])
    _keep(aws, club, sent)
    return sent


def _status(aws: Aws, due: Owed) -> str:
    """CloudFront's word for how far it is; "unknown": it has forgotten the invalidation."""
    try:
        answer = aws.cloudfront.get_invalidation(DistributionId=aws.distribution, Id=due.id)
    except ClientError as error:
        if error.response["Error"]["Code"] == "NoSuchInvalidation":
            return "unknown"
        raise
    return answer["Invalidation"]["Status"]


def _keep(aws: Aws, club: str, due: Owed) -> None:
    row = {
        "PK": club_key(club),
        "SK": OWED,
        "paths": canonical(list(due.paths)).decode(),
        "reference": due.reference,
        "id": due.id,
    }
    rows.put(aws, aws.site_table, row)
