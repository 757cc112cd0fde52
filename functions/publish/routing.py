"""Powertools' router with the types that it leaves out."""

from aws_lambda_powertools.event_handler import api_gateway


class Router(api_gateway.Router):
    """The routes of one noun."""

    def __init__(self) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
