"""Looks every five minutes at the unsettled clubs and mends what lags; brings all back when told.

Idle clubs cost nothing. It refuses to build a ladder or a page itself: it wakes those who do.
"""

import os
from functools import cache
from typing import Any

from aws_lambda_powertools import Logger, single_metric
from aws_lambda_powertools.metrics import MetricUnit
from aws_lambda_powertools.utilities.typing import LambdaContext

from faults import told
from ladder.domain.errors import LadderError
from ladder.store import ladders, marks, records, site
from ladder.store.archive import clubs_in_archive
from ladder.store.aws import Aws, connect
from ladder.store.ladders import Head
from ladder.store.marks import Unsettled
from ladder.store.records import Position
from ladder.store.recovery import recover_club
from ladder.store.site import SiteRow
from ladder.store.writer import roll_forward, touch

logger = Logger()

_seen: set[Unsettled] = set()
"""Marks at the look before, in this container: a mark that no change came of may go when it is seen twice."""


@cache
def aws() -> Aws:
    """The installation's AWS, made at the first event."""
    return connect(os.environ)


@logger.inject_lambda_context(clear_state=True)
def handler(event: dict[str, Any], context: LambdaContext) -> dict[str, int]:  # noqa: ARG001 - Lambda's form
    """A schedule's event, or {"recover": true} to bring back from the archive whatever the tables lack.

    Every club is looked at; if one could not be, that is raised at the end, so that the alarm rings.
    """
    failed = 0
    if event.get("recover"):
        failed += sum(
            not _tried(club, lambda club: recover_club(aws(), club)) for club in clubs_in_archive(aws())
        )
    found = marks.unsettled(aws())
    failed += sum(not _tried(each.club, lambda _, each=each: _settle(each)) for each in found)
    _seen.clear()
    _seen.update(found)
    with single_metric(name="UnsettledClubs", unit=MetricUnit.Count, value=len(found)):
        logger.info("looked", unsettled=len(found), failed=failed)
    if failed:
        raise LadderError(f"{failed} clubs could not be looked at")
    return {"unsettled": len(found)}


def _tried(club: str, work: Any) -> bool:  # noqa: ANN401 - what is done with a club
    try:
        work(club)
    except Exception as error:  # noqa: BLE001 - one club's failure hides no other's
        logger.error("failed", club=club, **told(error))  # noqa: TRY400 - a traceback's text may hold a name
        return False
    return True


def _settle(mark: Unsettled) -> None:
    """Finish what a dead writer began; then wake replay and render, if something lags and that would help."""
    rolled = roll_forward(aws(), mark.club)
    at = records.position(aws(), mark.club)
    head, shown = ladders.head(aws(), mark.club), site.site_revision(aws(), mark.club)
    if at is None or _shows(shown, at.revision, at.touch):
        # A mark beyond REVISION: a change is just being made, or its writer died before the put.
        if mark in _seen or (at and (mark.revision, mark.touch) <= (at.revision, at.touch)):
            marks.unmark(aws(), mark.club, mark.revision, mark.touch)
        return
    helps = not _is_poison(at, head, shown)
    if helps:
        touch(aws(), mark.club, closed=at.closed)
    logger.warning(
        "behind",
        club=mark.club,
        records=at.revision,
        rolled=rolled,
        touched=helps,
        ladder=head and head.revision,
    )


def _is_poison(at: Position, head: Head | None, shown: SiteRow | None) -> bool:
    """Whether replay has refused these very records and the site says so: only a change can mend that."""
    refused = head is not None and head.failed is not None and head.failed.revision >= at.revision
    return (
        refused and head is not None and head.touch >= at.touch and _shows(shown, head.revision, head.touch)
    )


def _shows(shown: SiteRow | None, revision: int, touched: int) -> bool:
    return shown is not None and shown.revision >= revision and shown.touch >= touched
