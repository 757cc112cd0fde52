"""Powertools' router with the types that it leaves out."""

from collections.abc import Callable
from typing import Any

from aws_lambda_powertools.event_handler import api_gateway

CONDITIONAL: set[Callable[..., Any]] = set()
"""Routes that ask `Desk.refuse_stale`; at every other change a condition is refused, for ignoring one would
write over what the client has not seen.
"""


class Router(api_gateway.Router):
    """The routes of one noun."""

    def __init__(self) -> None:
        super().__init__()  # type: ignore[no-untyped-call]


def conditional[R: Callable[..., Any]](route: R) -> R:
    """Marks a route that honours `If-Match` and `If-None-Match`."""
    CONDITIONAL.add(route)
    return route
