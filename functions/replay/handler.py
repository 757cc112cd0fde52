"""Rebuilds a club's ladder whenever its records move. It cannot write the table that wakes it."""

import os
from functools import cache
from typing import Any

from aws_lambda_powertools import Logger, single_metric
from aws_lambda_powertools.metrics import MetricUnit
from aws_lambda_powertools.utilities.typing import LambdaContext

from ladder.domain.errors import Unreplayable
from ladder.domain.replay import replay
from ladder.store import ladders, records, refused
from ladder.store.aws import Aws, connect
from streams import club_by_club

logger = Logger()


@cache
def aws() -> Aws:
    """The installation's AWS, made at the first event."""
    return connect(os.environ)


@logger.inject_lambda_context(clear_state=True)
def handler(event: dict[str, Any], context: LambdaContext) -> dict[str, Any]:  # noqa: ARG001 - Lambda's form
    """REVISION rows that moved in, the records of clubs that failed out."""
    return club_by_club(event, _rebuild, logger)


def _rebuild(club: str) -> None:
    """The ladder of the records as they stand; a history that cannot be replayed is noted, not retried."""
    at = records.position(aws(), club)
    if at is None:
        return
    if at.closed:
        ladders.close(aws(), club, at.revision, at.touch)
        return
    state = records.state(aws(), club)
    revision, touch = state.records.revision, state.touch
    try:
        ladder = replay(state.records)
    except Unreplayable as error:
        refused.refuse(aws(), state.records, touch, error.code)
        logger.error("unreplayable", club=club, revision=revision, code=error.code)  # noqa: TRY400 - no text
        with single_metric(name="Unreplayable", unit=MetricUnit.Count, value=1):
            return  # the number is written when the block is left
    flipped = refused.stand(aws(), state.records, ladder, touch)
    logger.info("replayed", club=club, revision=revision, touch=touch, flipped=flipped)
