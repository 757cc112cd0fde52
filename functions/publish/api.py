"""The API's own description, for whoever asks."""

from pathlib import Path

from aws_lambda_powertools.event_handler import Response

from publish.routing import Router

router = Router()


@router.get("/openapi.json")
def description() -> Response[str]:
    """This description."""
    return Response(200, "application/json", Path(__file__).with_name("openapi.json").read_text())
