"""Looks at every unsettled club and mends what lags."""

import os
from functools import cache
from typing import Any

from aws_lambda_powertools import Logger
from aws_lambda_powertools.utilities.typing import LambdaContext

from ladder.store.aws import Aws, connect

logger = Logger()


@cache
def aws() -> Aws:
    """The installation's AWS, made at the first event."""
    return connect(os.environ)


@logger.inject_lambda_context(clear_state=True)
def handler(event: dict[str, Any], context: LambdaContext) -> dict[str, Any]:  # noqa: ARG001 - Lambda's form
    """A schedule's event, or {"recover": true}."""
    return {}
