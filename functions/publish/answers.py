"""How the API answers: JSON, and one table from what went wrong to problem+json (RFC 9457)."""

import json
from collections.abc import Mapping
from http import HTTPStatus
from typing import Any

from aws_lambda_powertools.event_handler import Response

from ladder.domain import errors
from publish.codes import coded

EVERY_ANSWER: Mapping[str, str] = {
    # Browser apps publish from hosts of their own; keys travel in a header, never in a cookie (CONTRACT).
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Expose-Headers": "ETag",
    "Access-Control-Allow-Methods": "GET, HEAD, PUT, POST, PATCH, DELETE, OPTIONS",
    "Access-Control-Allow-Headers": (
        "Authorization, Content-Type, Content-Disposition, If-Match, If-None-Match, Idempotency-Key"
    ),
    "Access-Control-Max-Age": "86400",
    # Full names to whoever holds a key: no cache may keep them.
    "Cache-Control": "no-store",
}

PROBLEMS: Mapping[type[errors.LadderError], HTTPStatus] = {
    errors.Malformed: HTTPStatus.BAD_REQUEST,
    errors.Unauthorised: HTTPStatus.UNAUTHORIZED,
    errors.Missing: HTTPStatus.NOT_FOUND,
    errors.Conflict: HTTPStatus.CONFLICT,
    errors.Unreplayable: HTTPStatus.CONFLICT,
    errors.Stale: HTTPStatus.PRECONDITION_FAILED,
    errors.TooLarge: HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    errors.UnknownFormat: HTTPStatus.UNSUPPORTED_MEDIA_TYPE,
    errors.Wrong: HTTPStatus.UNPROCESSABLE_ENTITY,
}
"""Every class of errors.py and its status. 403 is in no table: CloudFront would turn it into the 404 page."""

NOT_FOUND = "Nothing here, or nothing that this key may see."
"""One text for every 404: a foreign club and one that never was must look the same."""


def answer(status: int, body: object, etag: str | None = None) -> Response[str]:
    """A JSON answer; `etag` unquoted."""
    headers = {"ETag": f'"{etag}"'} if etag is not None else None
    return Response(status, "application/json", _json(body), headers)


def problem(error: errors.LadderError) -> Response[str]:
    """What went wrong, with its places where the fault lies in what was sent."""
    status = next(PROBLEMS[kind] for kind in type(error).__mro__ if kind in PROBLEMS)
    detail = NOT_FOUND if status is HTTPStatus.NOT_FOUND else str(error)
    faults = error.faults if isinstance(error, errors.Wrong) else ()
    told = [{"at": fault.at, "message": fault.message, **coded(fault.message)} for fault in faults]
    more: dict[str, Any] = {"errors": told} if told else coded(detail)
    headers = {"WWW-Authenticate": "Bearer"} if status is HTTPStatus.UNAUTHORIZED else None
    return _problem(status, detail, more, headers)


def unexpected() -> Response[str]:
    """A fault of ours: nothing of it is told. The change may stand, so the client sends the same again."""
    return _problem(
        HTTPStatus.INTERNAL_SERVER_ERROR, "Something failed here. Send the same request again.", {}, None
    )


def _problem(
    status: HTTPStatus, detail: str, more: Mapping[str, Any], headers: Mapping[str, str] | None
) -> Response[str]:
    body = {"type": "about:blank", "title": status.phrase, "status": int(status), "detail": detail, **more}
    return Response(int(status), "application/problem+json", _json(body), headers)


def _json(body: object) -> str:
    """JSON that can be sent whatever was stored once: half a surrogate pair goes out as its escape."""
    text = json.dumps(body, ensure_ascii=False, separators=(",", ":"))
    return text.encode("utf-8", "backslashreplace").decode()
