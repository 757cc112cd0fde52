"""A club's keys: listed without secrets, added, revoked."""

from collections.abc import Mapping
from typing import Any

from aws_lambda_powertools.event_handler import Response

from ladder.domain import club as acts
from ladder.domain.errors import Missing
from ladder.domain.records import Key, Records
from ladder.store import tokens
from ladder.store.acts import Decision
from publish import bodies
from publish.answers import answer
from publish.change import change
from publish.desk import holder, keeper, organiser
from publish.routing import Router

router = Router()


@router.get("/key")
def held() -> Response[str]:
    """Which club the key is of, its own id and what it may: whoever signs in has a key alone."""
    desk, scope = holder(router)
    slug, id_ = (desk.records().settings.slug, desk.by) if desk.club else (None, None)
    return answer(200, {"club": slug, "scope": scope, "key": id_})


@router.get("/clubs/<slug>/keys")
def listed(slug: str) -> Response[str]:
    """The club's keys, without their secrets."""
    records = keeper(router, slug).records()
    return answer(200, {"keys": [_key_json(key) for key in records.keys.values()]})


@router.post("/clubs/<slug>/keys")
def add(slug: str) -> Response[str]:
    """Add a key. Its secret in the answer is shown this once."""
    from ladder.formats.bodies import KeyBody  # noqa: PLC0415 - pydantic

    desk = keeper(router, slug)
    body = bodies.read(desk.request, KeyBody)
    secret = tokens.secret()
    key = Key(tokens.key_id(), body.label, body.scope, tokens.secret_digest(secret))

    def decide(records: Records) -> Decision:
        after = acts.add_key(records, key)
        return Decision(after, "key.added", after=_key_json(key), ids={"key": key.id})

    def tell(records: Records, ids: Mapping[str, Any]) -> dict[str, Any]:
        made = records.keys.get(ids["key"])
        return {"key": _key_json(made) if made else {"id": ids["key"]}}

    return change(desk, decide, tell, status=201, secret={"secret": secret})


@router.delete("/clubs/<slug>/keys/<key>")
def revoke(slug: str, key: str) -> Response[str]:
    """Revoke a key; the last one with the scope `organise` stays."""
    desk = organiser(router, slug)

    def decide(records: Records) -> Decision:
        if key not in records.keys:
            raise Missing
        return Decision(acts.revoke_key(records, key), "key.revoked", before=_key_json(records.keys[key]))

    return change(desk, decide, lambda *_: {}, status=200)


def _key_json(key: Key) -> dict[str, Any]:
    return {"id": key.id, "label": key.label, "scope": key.scope}
