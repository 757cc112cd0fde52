"""The Atom feed (RFC 4287): the latest rated tournaments, what they did to the ladder, and corrections.

Its times are days of the records, never a clock's. Ids are made of the product's own opaque ids and stay
whatever the feed's address becomes. It links to pages only where everybody may find them: the token of a
`link` club's feed opens nothing else (SPEC 6).
"""

from collections.abc import Sequence
from itertools import islice
from typing import Any
from uuid import NAMESPACE_URL, UUID, uuid5

from ladder.domain.order import last_day
from ladder.domain.standings import table
from ladder.domain.tournament import Day
from ladder.pages import address
from ladder.pages.edition import Edition, Event
from ladder.pages.press import print_part
from ladder.pages.views import corrections
from ladder.pages.views.tournament import facts

ENTRIES = 20
"""Tournaments in the feed: some months of club evenings."""

PLACES = 3
"""A podium."""

LINES = 5
"""At most so many lines, where many share those places."""

MOVED = 5
"""How many of those whose rating moved most are told; all of them are on the tournament's page."""

NO_DAY = Day("1970-01-01")
"""When a feed was updated that has nothing to tell yet: an Atom feed must say a time."""


def atom_feed(edition: Edition) -> bytes:
    """The document at `/feed/{token}.xml`."""
    settings, words = edition.records.settings, edition.words
    events = list(
        islice((each for each in edition.events.values() if each.record.id in edition.rated), ENTRIES)
    )
    entries = [_entry(edition, event) for event in events]
    context = {
        "lang": words.language,
        "id": _id(edition).urn,
        "title": words.text("frame.title", page=words.text("tournaments.title"), club=settings.name),
        "club": settings.name,
        "updated": max((each["updated"] for each in entries), default=_moment(NO_DAY)),
        "itself": f"{edition.state.host}{address.feed(settings)}",
        "to": f"{edition.state.host}{address.root(settings)}" if settings.visibility == "public" else None,
        "entries": entries,
    }
    return print_part("feed.xml", edition.phrases, context).encode()


def _entry(edition: Edition, event: Event) -> dict[str, Any]:
    record = event.record
    days = [last_day(record), *(note.on for note in record.corrections)]
    return {
        "id": uuid5(_id(edition), record.page).urn,
        "title": event.title,
        "updated": _moment(max(days)),
        "path": event.path,
        "facts": [each for each in (event.days, *facts(edition, record)) if each],
        "final": record.tournament.finished,
        "places": _places(edition, event),
        "moved": _moved(edition, event),
        "corrections": corrections.of_tournament(edition, record),
    }


def _places(edition: Edition, event: Event) -> Sequence[tuple[int, str, str]]:
    """Place, name and points of the first three places; who is hidden is in no feed."""
    record = event.record
    first = [place for place in table(record) if place.rank <= PLACES]
    seats = [(place, edition.entry(record, place.no)) for place in first]
    return [
        (place.rank, shown.name, edition.words.score(place.points))
        for place, shown in seats
        if not shown.hidden
    ][:LINES]


def _moved(edition: Edition, event: Event) -> list[tuple[str, str, str]]:
    """Name, change and new rating of whom it moved most, among members who are shown."""
    changes = edition.rated[event.record.id].changes
    shown = [(member, changes[member]) for member in edition.people if member in changes]
    moved = [each for each in shown if each[1].change]
    moved.sort(key=lambda each: -abs(each[1].change))
    words = edition.words
    return [
        (edition.people[member].name, words.change(change.change), words.rating(change.after))
        for member, change in moved[:MOVED]
    ]


def _id(edition: Edition) -> UUID:
    return uuid5(NAMESPACE_URL, f"clubladder:{edition.records.club}")


def _moment(day: Day) -> str:
    return f"{day}T00:00:00Z"
