"""Clubs: founded, read, set, closed."""

import hashlib
from typing import Any

from aws_lambda_powertools.event_handler import Response

from ladder.domain import club as acts
from ladder.domain.club import Switch
from ladder.domain.errors import Conflict
from ladder.domain.records import Key, Records, Settings
from ladder.domain.tournament import Day
from ladder.formats.rules import rules_json
from ladder.pages import address
from ladder.store import records as records_store
from ladder.store import tokens, writer
from ladder.store.acts import Decision
from publish import bodies
from publish.answers import answer
from publish.change import NOBODY_MOVES, answered, change
from publish.desk import keeper, operator, organiser
from publish.routing import Router, conditional

router = Router()


@router.post("/clubs")
def found() -> Response[str]:
    """Found a club (operator). The organiser's key in the answer is shown this once."""
    from ladder.formats.bodies import ClubBody  # noqa: PLC0415 - pydantic

    desk = operator(router)
    settings = bodies.read(desk.request, ClubBody).settings(tokens.link_token())
    secret = tokens.secret()
    key = Key(tokens.key_id(), "organiser", "organise", tokens.secret_digest(secret))
    first = acts.found(tokens.club_id(), 1, settings, key)
    if desk.request.preview:
        if any(slug == settings.slug for _, slug in records_store.clubs(desk.aws)):
            raise Conflict("this slug is taken")
        return answer(200, {"revision": 0, "club": club_json(first), "ripple": NOBODY_MOVES})
    done = writer.create(desk.aws, first, desk.act(), {})
    shown = {} if done.repeated else {"organiser_key": secret}
    return answer(201, {"revision": done.revision, "club": club_json(answered(desk, done)), **shown})


@router.get("/clubs")
def listed() -> Response[str]:
    """Every club of the installation, by slug (operator)."""
    desk = operator(router)
    slugs = sorted(slug for _, slug in records_store.clubs(desk.aws))
    return answer(200, {"clubs": [{"slug": slug} for slug in slugs]})


@router.get("/clubs/<slug>")
def read(slug: str) -> Response[str]:
    """A club's settings and the address of its pages."""
    records = keeper(router, slug).records()
    return answer(200, {"club": club_json(records)}, settings_etag(records))


@router.patch("/clubs/<slug>")
@conditional
def edit(slug: str) -> Response[str]:
    """Change settings; the rules from a day on, or for all time; a new link for the pages; embed and feed
    switched on or off, or moved to a new address.
    """
    from ladder.formats.bodies import ClubPatch  # noqa: PLC0415 - pydantic

    desk = organiser(router, slug)
    patch = bodies.read(desk.request, ClubPatch)
    fields = patch.fields()
    token = tokens.link_token() if patch.rotate_link else None
    embed = Switch(tokens.link_token(), patch.embed, patch.rotate_embed)
    feed = Switch(tokens.link_token(), patch.feed, patch.rotate_feed)

    def decide(records: Records) -> Decision:
        desk.refuse_stale(settings_etag(records), "The club")
        after = acts.change_settings(
            records,
            rules=patch.rules.upon if patch.rules else None,
            rules_from=Day(patch.rules_from) if patch.rules_from else None,
            link_token=token,
            embed=embed,
            feed=feed,
            **fields,
        )
        what = _called(records.settings, after.settings)
        return Decision(after, what, before=_logged(records), after=_logged(after))

    return change(desk, decide, lambda records, _: {"club": club_json(records)})


@router.delete("/clubs/<slug>")
@conditional
def close(slug: str) -> Response[str]:
    """Close a club for ever: its pages go, and its slug answers 404."""
    desk = keeper(router, slug)
    if desk.request.conditional:
        desk.refuse_stale(settings_etag(desk.records()), "The club")
    if desk.request.preview:
        return answer(200, {"revision": desk.records().revision, "ripple": NOBODY_MOVES})
    return answer(202, {"revision": writer.close(desk.aws, desk.club, desk.act())})


def club_json(records: Records) -> dict[str, Any]:
    """C of CONTRACT. `pages`, `embed` and `feed` are paths; that of a link club's pages holds its token.
    Embed and feed that are on are not on the site while the pages are for the organiser alone.
    """
    settings = records.settings
    return {
        **_logged(records),
        "slug": settings.slug,
        "pages": pages_root(records),
        "embed": address.embed(settings),
        "feed": address.feed(settings),
        "revision": records.revision,
    }


def _called(before: Settings, after: Settings) -> str:
    """What the log calls a change of settings: by the address that it moved, if it moved any."""
    if after.link_token != before.link_token:
        return "link.rotated"
    for name, old, new in (
        ("embed", before.embed_token, after.embed_token),
        ("feed", before.feed_token, after.feed_token),
    ):
        if old != new:
            return f"{name}.{'on' if old is None else 'off' if new is None else 'rotated'}"
    return "club.settings"


def settings_etag(records: Records) -> str:
    """Names the club's settings as they stand; no evening changes it."""
    return hashlib.sha256(repr(records.settings).encode()).hexdigest()[:20]


def pages_root(records: Records) -> str:
    """Where the club's pages are: on the site, or behind a key where they are for the organiser alone."""
    return address.root(records.settings) or f"/api/clubs/{records.settings.slug}/pages/"


def _logged(records: Records) -> dict[str, Any]:
    """The settings as the log keeps them: no token."""
    settings = records.settings
    return {
        "name": settings.name,
        "language": settings.language,
        "visibility": settings.visibility,
        "names": settings.names,
        "juniors": settings.juniors,
        "rules": rules_json(settings.rules[-1].rules),
        "rules_from": settings.rules[-1].since,
        "active_months": settings.active_months,
        "season_starts": settings.season_starts,
        "ladder_starts_on": settings.ladder_starts_on,
        "contact": settings.contact,
        "embed": settings.embed_token is not None,
        "feed": settings.feed_token is not None,
        "embed_rows": settings.embed_rows,
    }
