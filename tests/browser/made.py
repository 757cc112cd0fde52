"""The clubs whose pages are looked at in a browser: every kind of page in every language, a large club."""

from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from ladder.domain.records import Records
from ladder.domain.replay import replay
from ladder.pages.edition import State
from ladder.pages.site import Page, site
from tests.pages import clubs

KINDS = {
    "ladder": "",
    "season": "season/",
    "roster": "roster/",
    "member": "members/m_001/",
    "newcomer": "members/m_030/",
    "junior": "members/m_008/",
    "tournaments": "tournaments/",
    "evening": "tournaments/t_e013/",
    "guest and tie-breaks": "tournaments/t_guest/",
    "league that runs": "tournaments/t_league/",
    "waiting for names": "tournaments/t_wait/",
    "bughouse": "tournaments/t_bug/",
    "juniors' event": "tournaments/t_young/",
    "title that holds a name": "tournaments/t_named/",
    "months": "on/",
    "month": "on/2025-01/",
    "how": "how/",
}
"""What it is -> its path under the club's root, in the club of `made`."""

EMPTY_KINDS = ("", "season/", "roster/", "tournaments/", "on/", "how/")
"""The pages of a club that has just been made."""


@dataclass(frozen=True, slots=True)
class Made:
    """A club's site: its pages by key; the root and the embeddable ladder, with strokes at both ends."""

    pages: dict[str, Page]
    root: str
    embed: str


@cache
def made(language: str = "en", visibility: str = "link", names: str = "initials") -> Made:
    """A club of thirty, half a season and everything that is special."""
    address = _address(language, visibility, "s")
    return _site(clubs.club(evenings=14, language=language, names=names, **address))


@cache
def empty(language: str = "en") -> Made:
    """A club without anybody."""
    records = clubs.club(size=1, evenings=0, language=language, **_address(language, "link", "e"))
    return _site(replace(records, members={}))


@cache
def large(visibility: str = "link", names: str = "full") -> Made:
    """Three hundred members with long names, and nobody hidden."""
    records = clubs.club(
        size=300, evenings=8, players=300, rounds=6, names=names, **_address("en", visibility, "l")
    )
    return _site(records)


@cache
def stretched() -> Made:
    """A club whose names are as long as names can be, and cannot be broken at a space."""
    records = clubs.club(size=30, evenings=3, names="full", **_address("en", "link", "w"))
    long = "Wolfeschlegelsteinhausenbergerdorff" * 5
    members = {
        id_: replace(member, name=f"{member.name.split()[0]} {member.name.split()[1]}{long}"[:200])
        for id_, member in records.members.items()
    }
    events = {
        id_: replace(event, tournament=replace(event.tournament, name=f"T{id_}{long}"[:200]))
        for id_, event in records.tournaments.items()
    }
    settings = replace(records.settings, name=f"Club{long}"[:200])
    return _site(replace(records, members=members, tournaments=events, settings=settings))


def _site(records: Records) -> Made:
    built = site(records, replay(records), State())
    assert built.root is not None
    return Made(dict(built.pages), built.root, f"/embed/{records.settings.embed_token}/")


def _address(language: str, visibility: str, kind: str) -> dict[str, Any]:
    """An address of its own for each club, since one server has them all."""
    token = f"{kind}{language}{visibility}".ljust(24, "x")
    return {
        "link_token": token,
        "slug": f"{kind}-{language}",
        "visibility": visibility,
        "embed_token": f"embed{token}",
        "feed_token": f"feed{token}",
    }
