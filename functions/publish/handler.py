"""The HTTPS API. It parses, calls and answers; nothing about chess is decided here."""

from typing import Any

from aws_lambda_powertools import Logger
from aws_lambda_powertools.event_handler import APIGatewayHttpResolver, Response
from aws_lambda_powertools.event_handler.exceptions import NotFoundError
from aws_lambda_powertools.event_handler.middlewares import NextMiddleware
from aws_lambda_powertools.utilities.typing import LambdaContext

from faults import told
from ladder.domain.errors import LadderError, Malformed, Missing
from publish import (
    api,
    clubs,
    corrections,
    duplicates,
    erasures,
    everyone,
    keys,
    members,
    merges,
    names,
    pages,
    qr,
    revisions,
    seeding,
    shown,
    standings,
    takeout,
    tournaments,
    undo,
)
from publish.answers import EVERY_ANSWER, problem, unexpected
from publish.request import Request, routed
from publish.routing import CONDITIONAL

logger = Logger()
app = APIGatewayHttpResolver()
NOUNS = (
    api,
    clubs,
    tournaments,
    corrections,
    names,
    everyone,
    members,
    merges,
    duplicates,
    erasures,
    standings,
    seeding,
    shown,
    keys,
    revisions,
    undo,
    takeout,
    pages,
    qr,
)
for noun in NOUNS:
    app.include_router(noun.router, prefix="/api")


def _parsed(resolver: APIGatewayHttpResolver, go_on: NextMiddleware) -> Response[Any]:
    """Every route sees a `Request`; a browser's preflight is answered before any route."""
    request = Request.of(resolver.current_event.raw_event)
    request.refuse_unknown()
    if request.conditional and request.changes and resolver.context["_route"].func not in CONDITIONAL:
        raise Malformed("This change reads no If-Match and no If-None-Match; send it without.")
    resolver.context |= {"request": request, "logger": logger}
    route = resolver.context[
        "_route"
    ].func  # its name, because the path of an unknown route is somebody's text
    logger.append_keys(route=f"{route.__module__}.{route.__name__}")
    return Response(204) if request.method == "OPTIONS" else go_on(resolver)


app.use([_parsed])


def _failed(error: Exception) -> Response[str]:
    logger.error("failed", **told(error))
    return unexpected()


app.exception_handler(LadderError)(problem)
app.exception_handler(NotFoundError)(lambda _: problem(Missing()))
app.exception_handler(Exception)(_failed)


@logger.inject_lambda_context(clear_state=True)
def handler(event: dict[str, Any], context: LambdaContext) -> dict[str, Any]:
    """One request of the HTTP API (payload 2.0) in, one answer out."""
    answer = app.resolve(routed(event), context)
    answer["headers"] = {**answer.get("headers", {}), **EVERY_ANSWER}
    method = event["requestContext"]["http"]["method"]
    logger.info("answered", method=method, status=answer["statusCode"])
    return answer if method != "HEAD" else {**answer, "body": "", "isBase64Encoded": False}
