"""A club out and in: its take-out as one bundle, and a bundle as a club (SPEC 5)."""

import re
from dataclasses import asdict
from hashlib import sha256
from typing import Any

from aws_lambda_powertools.event_handler import Response

from ladder.domain.errors import Conflict, Fault, Malformed, UnknownFormat, Wrong
from ladder.domain.records import Key
from ladder.store import records as records_store
from ladder.store import tokens
from ladder.store.bringing import bring, first_records
from ladder.store.erasures import refuse_rewriting
from ladder.store.export import takeout
from publish.answers import answer
from publish.change import NOBODY_MOVES, answered
from publish.clubs import club_json
from publish.desk import operator, organiser
from publish.routing import Router

router = Router()

PART = 4_000_000
"""Bytes of one answer: Lambda hands out 6 MB, in which these stand as base64; and a body takes as many."""
ZIP = "application/zip"
NO_LADDER = "Clubladder-No-Ladder"
"""Header of an answer with a bundle without a ladder: the code of the refusal, and the tournament's id."""


@router.get("/clubs/<slug>/export")
def export(slug: str) -> Response[Any]:
    """Everything of the club in one zip, full names too. A larger one: 202 with the addresses of its parts,
    to be put together in their order. Where the history cannot be replayed the bundle says so, and why, in
    place of a ladder; so does the answer.
    """
    from ladder.formats import bundle  # noqa: PLC0415 - nobody else needs it
    from ladder.formats.bundle_refused import Refused, replayed  # noqa: PLC0415

    desk = organiser(router, slug)
    part, of = desk.request.query.get("part"), desk.request.query.get("of")
    if (part is None) != (of is None) or not re.fullmatch(r"[1-9][0-9]{0,3}", part or "1"):
        raise Malformed("part, of: as an earlier answer gave them")
    found = takeout(desk.aws, desk.club)
    refuse_rewriting(desk.aws, desk.club, found.records.revision)
    ladder = replayed(found.records)
    refused = ladder if isinstance(ladder, Refused) else None
    body = bundle.written(found, ladder)
    made = sha256(body).hexdigest()
    if of not in {None, made[:20]}:
        raise Conflict("The club has changed since the first part was made; begin again.")
    parts = -(-len(body) // PART)
    revision = found.records.revision
    if part is None and parts > 1:
        address = f"/api/clubs/{slug}/export?of={made[:20]}&part="
        return answer(
            202,
            {
                "job": made[:20],
                "revision": revision,
                "bytes": len(body),
                "sha256": made,
                "address": f"{address}1",
                "parts": [f"{address}{number}" for number in range(1, parts + 1)],
                "no_ladder": refused and asdict(refused),
            },
        )
    at = int(part or 1) - 1
    if at >= parts:
        raise Malformed(f"part: there are {parts}")
    name = f"{slug}-{revision}.zip" + (f".{at + 1:03}" if parts > 1 else "")
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "ETag": f'"{made}"'}
    if refused:
        headers[NO_LADDER] = " ".join(filter(None, (refused.code, refused.tournament)))
    return Response(200, ZIP, body[at * PART : (at + 1) * PART], headers)


@router.post("/import")
def import_() -> Response[str]:
    """Found a club from a bundle (operator), with all that it had and the same ladder; `?slug=` under another
    name. The organiser's key in the answer is shown this once.
    """
    from ladder.formats import bundle, bundle_proof  # noqa: PLC0415 - nobody else needs them

    desk = operator(router)
    asked = desk.request
    if asked.content_type not in {ZIP, "application/octet-stream"}:
        raise UnknownFormat("A bundle is sent as application/zip.")
    read = bundle.read(asked.body, desk.latest_day)
    slug = asked.query.get("slug") or read.takeout.records.settings.slug
    if not bundle.SLUG.match(slug):
        raise Wrong(Fault("?slug", "is 3 to 40 of a-z 0-9 -"))
    if read.refused:
        why = f"no ladder follows from this club's history: {read.refused.told}"
        mend = "mend that in the club it was taken from, take it out again, and bring that bundle in"
        raise Wrong(Fault("ladder.json", f"{why}; {mend}"))
    if place := bundle_proof.difference(read):
        raise Wrong(Fault(place.partition(":")[0], f"the ladder is not what the records give: {place}"))
    secret = tokens.secret()
    key = Key(tokens.key_id(), "organiser", "organise", tokens.secret_digest(secret))
    first = first_records(read.takeout, slug, key)
    told = {
        "members": len(first.members),
        "tournaments": len(first.tournaments),
        "ladder_sha256": bundle.ladder_digest(read.files),
    }
    if asked.preview:
        if any(there == slug for _, there in records_store.clubs(desk.aws)):
            raise Conflict("this slug is taken")
        return answer(200, {"revision": 0, "club": club_json(first), **told, "ripple": NOBODY_MOVES})
    done = bring(desk.aws, read.takeout, first, desk.act(), {})
    shown = {} if done.repeated else {"organiser_key": secret}
    return answer(201, {"revision": done.revision, "club": club_json(answered(desk, done)), **told, **shown})
