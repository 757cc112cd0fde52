"""The API's own description (OpenAPI 3.1), made from the routes and the models of their bodies.

Made when the product is built and kept beside this file as `openapi.json`, which a test compares:
describing itself at run time would cost every cold start. `python -m publish.describe` writes it anew.
"""

import json
import re
from pathlib import Path
from typing import Any

from pydantic.json_schema import models_json_schema

from ladder.formats.all_names import AllNamesBody
from ladder.formats.bodies import (
    ClubBody,
    ClubPatch,
    KeyBody,
    MemberBody,
    MemberPatch,
    MergeBody,
    NamesBody,
    PairBody,
)
from ladder.formats.corrections import ReleaseBody, TournamentPatch
from ladder.formats.json import TournamentBody
from ladder.formats.seeding import SeedingBody
from ladder.formats.strict import Body
from publish.answers import PROBLEMS
from publish.handler import app
from publish.replies import ANSWERED, ASKED, REFUSED, REPLIES
from publish.routing import CONDITIONAL
from publish.schemas import DAY, FLAG, SCHEMAS, WHOLE, one_of, ref
from publish.schemas_moving import MOVING

FILE = Path(__file__).with_name("openapi.json")

BODIES: dict[str, type[Body]] = {
    "POST /api/clubs": ClubBody,
    "PATCH /api/clubs/{slug}": ClubPatch,
    "PUT /api/clubs/{slug}/tournaments/{tournament}": TournamentBody,
    "PATCH /api/clubs/{slug}/tournaments/{tournament}": TournamentPatch,
    "POST /api/clubs/{slug}/tournaments/{tournament}/release": ReleaseBody,
    "PUT /api/clubs/{slug}/tournaments/{tournament}/names": NamesBody,
    "PUT /api/clubs/{slug}/names": AllNamesBody,
    "POST /api/clubs/{slug}/members": MemberBody,
    "PATCH /api/clubs/{slug}/members/{member}": MemberPatch,
    "POST /api/clubs/{slug}/merges": MergeBody,
    "POST /api/clubs/{slug}/seeding": SeedingBody,
    "POST /api/clubs/{slug}/duplicates/declined": PairBody,
    "POST /api/clubs/{slug}/keys": KeyBody,
}
ACCEPTED = 202
_FOLLOWS = "Taken: ladder and pages will follow; `status` says when."
MAY_BE_EMPTY = {"POST /api/clubs/{slug}/tournaments/{tournament}/release"}
FILES = {
    "PUT /api/clubs/{slug}/tournaments/{tournament}": (
        "application/vnd.fide.trf",
        "text/csv",
        "application/vnd.chess-pgn",
        "application/x-ndjson",
        "text/html",
        "application/zip",
        "application/octet-stream",
    ),
    "POST /api/clubs/{slug}/members": ("text/csv", "application/octet-stream"),
}
"""Files that a route takes beside JSON."""
ONLY_FILES = {"POST /api/import": ("application/zip", "application/octet-stream")}
"""Routes that take files alone."""
WRITES_NOTHING = {"POST /api/clubs/{slug}/seeding"}
"""Routes of a changing method that change nothing."""
ANSWERED_FILES = {
    "POST /api/clubs/{slug}/seeding": ("text/csv", "application/vnd.fide.trf", "application/zip"),
    "GET /api/clubs/{slug}/tournaments/{tournament}": ("application/vnd.fide.trf",),
    "GET /api/clubs/{slug}/export": ("application/zip",),
}
"""Files that a route answers in place of JSON, as `Accept` asks."""
PARAMETERS = {
    "PUT /api/clubs/{slug}/tournaments/{tournament}": (
        ("starts_on", "ends_on", "name", "juniors", "sequence", "encoding", "section", "restore")
    ),
    "POST /api/clubs/{slug}/members": ("encoding", "known", "take"),
    "GET /api/clubs/{slug}/tournaments/{tournament}": ("version", "format"),
    "DELETE /api/clubs/{slug}/tournaments/{tournament}": ("version",),
    "DELETE /api/clubs/{slug}/tournaments/{tournament}/entries/{no}/name": ("version",),
    "GET /api/clubs/{slug}/ladder": ("date",),
    "GET /api/clubs/{slug}/log": ("after",),
    "GET /api/clubs/{slug}/qr": ("address",),
    "GET /api/clubs/{slug}/export": ("of", "part"),
    "POST /api/import": ("slug",),
}
_OF_PARAMETERS = {
    "starts_on": DAY,
    "ends_on": DAY,
    "date": DAY,
    "juniors": FLAG,
    "restore": FLAG,
    "sequence": WHOLE,
    "version": one_of("waiting"),
    "known": one_of("add", "leave"),
    "format": one_of("json", "trf16", "trf26"),
}
"""Those that are not just text."""
_REFERENCE = "#/components/schemas/{model}"
_FOR_BUILDERS = re.compile(r"\s*\((?:SPEC|CONTRACT)[^)]*\)")
"""Where a rule is written down, as docstrings say it; a reader of the API has other books."""


def description() -> dict[str, Any]:
    """The whole document."""
    paths: dict[str, dict[str, Any]] = {}
    for route in app._static_routes + app._dynamic_routes:  # noqa: SLF001 - Powertools has no public list
        path = re.sub(r"<(\w+)>", r"{\1}", route.path).replace(".*", "{path}")
        paths.setdefault(path, {})[route.method.lower()] = _operation(f"{route.method} {path}", route.func)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Clubladder",
            "version": "1",
            "description": "A chess club's ladder: publish tournaments, confirm names, read the ladder.",
            "license": {"name": "Apache-2.0", "identifier": "Apache-2.0"},
        },
        "servers": [{"url": "/"}],
        "security": [{"key": []}],
        "paths": {path: dict(sorted(operations.items())) for path, operations in sorted(paths.items())},
        "components": {
            "securitySchemes": {"key": {"type": "http", "scheme": "bearer"}},
            "schemas": _schemas(),
            "responses": {"Problem": _problem()},
        },
    }


def text() -> str:
    """The document as the file holds it."""
    return json.dumps(description(), ensure_ascii=False, indent=1) + "\n"


def _operation(name: str, function: Any) -> dict[str, Any]:  # noqa: ANN401 - a route's function
    method = name.split(maxsplit=1)[0]
    operation: dict[str, Any] = {
        "operationId": f"{function.__module__.rpartition('.')[2]}.{function.__name__}",
        "summary": _plain(function.__doc__),
        "parameters": _parameters(name),
        "responses": _responses(name),
    }
    if method != "GET" and name not in WRITES_NOTHING:
        operation["parameters"].append({"name": "preview", "in": "query", "schema": {"type": "boolean"}})
    headers = ["If-Match", "If-None-Match"] if function in CONDITIONAL else []
    headers += ["Idempotency-Key"] if method == "POST" and name not in WRITES_NOTHING else []
    operation["parameters"] += [
        {"name": each, "in": "header", "schema": {"type": "string"}} for each in headers
    ]
    if name in BODIES:
        reference = ref(BODIES[name].__name__)
        content: dict[str, Any] = {"application/json": {"schema": reference}}
        content |= {kind: {"schema": {"type": "string"}} for kind in FILES.get(name, ())}
        for kind, example in ASKED.get(name, {}).items():
            content[kind]["example"] = example
        operation["requestBody"] = {"required": name not in MAY_BE_EMPTY, "content": content}
    if name in ONLY_FILES:
        binary = {"schema": {"type": "string", "format": "binary"}}
        operation["requestBody"] = {"required": True, "content": dict.fromkeys(ONLY_FILES[name], binary)}
    if name.endswith("/openapi.json"):
        operation["security"] = []
    return operation


def _parameters(name: str) -> list[dict[str, Any]]:
    in_path = [
        {"name": each, "in": "path", "required": True, "schema": {"type": "string"}}
        for each in re.findall(r"{(\w+)}", name)
    ]
    text = {"type": "string"}
    asked = [
        {"name": each, "in": "query", "schema": _OF_PARAMETERS.get(each, text)}
        for each in PARAMETERS.get(name, ())
    ]
    return in_path + asked


def _responses(name: str) -> dict[str, Any]:
    responses: dict[str, Any] = {"4XX": {"$ref": "#/components/responses/Problem"}}
    reply = REPLIES.get(name)
    if reply is None:
        return {"2XX": {"description": "Done, or read."}} | responses
    if not name.startswith("GET ") and name not in WRITES_NOTHING:
        previewed = {"application/json": {"schema": reply.previewed()}}
        responses["200"] = {"description": "With `?preview=true`: nothing is written.", "content": previewed}
    content: dict[str, Any] = {"application/json": {"schema": reply.schema()}}
    content |= {kind: {"schema": {"type": "string"}} for kind in ANSWERED_FILES.get(name, ())}
    if name in ANSWERED:
        content["application/json"]["example"] = ANSWERED[name]
    if str(reply.status) in responses:
        content = {"application/json": {"schema": {"anyOf": [reply.schema(), reply.previewed()]}}}
    said = (
        "Read."
        if name.startswith("GET ") or name in WRITES_NOTHING
        else "Done."
        if reply.status != ACCEPTED
        else _FOLLOWS
    )
    responses[str(reply.status)] = {"description": said, "content": content}
    return dict(sorted(responses.items()))


def _plain(text: str) -> str:
    """A docstring as one line, without its references to the builders' books."""
    return " ".join(_FOR_BUILDERS.sub("", text).split())


def _schemas() -> dict[str, Any]:
    models = sorted(BODIES.values(), key=lambda model: model.__name__)
    _, found = models_json_schema([(model, "validation") for model in models], ref_template=_REFERENCE)
    schemas: dict[str, Any] = found["$defs"]
    for schema in schemas.values():
        schema["description"] = _plain(schema["description"])
    return dict(sorted((SCHEMAS | MOVING | schemas).items()))


def _problem() -> dict[str, Any]:
    statuses = ", ".join(str(int(status)) for status in sorted(set(PROBLEMS.values())))
    return {
        "description": f"What was wrong (RFC 9457), with every place; nothing was stored. {statuses}",
        "content": {"application/problem+json": {"schema": ref("Problem"), "example": REFUSED}},
    }


if __name__ == "__main__":
    FILE.write_text(text())
