"""Looks every five minutes at the unsettled clubs, proves those that have changed, and mends what lags.

Once a month it proves all clubs; when told, it brings all back.

Idle clubs cost nothing. It refuses to build a ladder or a page itself: it wakes those who do.
"""

import os
from collections.abc import Callable
from dataclasses import asdict
from functools import cache
from time import gmtime, strftime
from typing import Any

from aws_lambda_powertools import Logger, single_metric
from aws_lambda_powertools.metrics import MetricUnit
from aws_lambda_powertools.utilities.typing import LambdaContext

from check.look import Look, look, look_again
from check.month import go_round
from faults import told
from ladder.domain.errors import Contended, LadderError
from ladder.store import marks
from ladder.store.archive import clubs_in_archive
from ladder.store.aws import Aws, connect
from ladder.store.recovery import recover_club

logger = Logger()

RESERVE_SECONDS = 45.0
"""What must be left of a call's time to begin with another club: a large one takes some ten seconds."""


@cache
def aws() -> Aws:
    """The installation's AWS, made at the first event."""
    return connect(os.environ)


@logger.inject_lambda_context(clear_state=True)
def handler(event: dict[str, Any], context: LambdaContext) -> dict[str, int]:
    """A schedule's event, or {"recover": true} to bring back from the archive whatever the tables lack.

    Every club is looked at; if one could not be, that is raised at the end, so that the alarm rings.
    """
    tried = Tried()
    now = strftime("%Y-%m-%dT%H:%M:%SZ", gmtime(aws().clock()))
    if event.get("recover"):
        for club in clubs_in_archive(aws()):
            tried.club(club, lambda club=club: recover_club(aws(), club))  # type: ignore[misc]
    found, turn = marks.marked(aws())
    for mark in sorted(found, key=lambda mark: mark.shown):
        if _in_time(context):
            tried.club(mark.club, lambda mark=mark: look(aws(), mark, now))  # type: ignore[misc]
    go_round(
        aws(),
        turn,
        now[: len("2026-09")],
        lambda club: tried.club(club, lambda: look_again(aws(), club, now)),
        lambda: _in_time(context),
    )
    with single_metric(name="UnsettledClubs", unit=MetricUnit.Count, value=tried.stuck):
        unsettled = sum(not mark.shown for mark in found)
        logger.info("looked", marked=len(found), unsettled=unsettled, stuck=tried.stuck, failed=tried.failed)
    if tried.failed:
        raise LadderError(f"{tried.failed} clubs could not be looked at")
    return {"unsettled": unsettled}


class Tried:
    """Clubs tried one after the other: one's failure hides no other's."""

    def __init__(self) -> None:
        """None yet."""
        self._failed: set[str] = set()
        self._stuck: set[str] = set()

    def club(self, club: str, work: Callable[[], object]) -> None:
        """Do the work, count and log what came of it."""
        try:
            found = work()
        except Contended:
            logger.info("busy", club=club)
        except Exception as error:  # noqa: BLE001 - whatever it is, the other clubs are looked at
            self._failed.add(club)
            logger.error("failed", club=club, **told(error))  # noqa: TRY400 - a traceback's text may hold a name
        else:
            if isinstance(found, Look):
                if found.stuck:
                    self._stuck.add(club)
                (logger.error if found.stuck else logger.info)("seen", **asdict(found))

    @property
    def failed(self) -> int:
        """How many clubs could not be looked at."""
        return len(self._failed)

    @property
    def stuck(self) -> int:
        """With how many something is wrong that a person should know of."""
        return len(self._stuck)


def _in_time(context: LambdaContext) -> bool:
    return context.get_remaining_time_in_millis() / 1000 > RESERVE_SECONDS
