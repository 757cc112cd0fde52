"""The ladder's own page: the one that carries the revision, what waits, and whether it is out of date (SPEC
3, 4).
"""

from collections.abc import Iterable
from typing import Any

from ladder.domain.ladder import Standing
from ladder.domain.rating import rules_on
from ladder.domain.tournament import Day
from ladder.pages import address
from ladder.pages.edition import Edition, Frame
from ladder.pages.views import season

SEASON = 10
"""Lines of the season's table beside the ladder; the whole of it has a page."""

type Row = tuple[Any, ...]
"""A line of a table as the template unpacks it."""


def ladder_page(edition: Edition) -> bytes:
    """The page at the club's root."""
    ladder, words = edition.ladder, edition.words
    waiting = [event for event in edition.events.values() if event.record.state == "pending"]
    return edition.page(
        "ladder.html",
        Frame(address.LADDER, words.text("ladder.title"), address.LADDER, revision=ladder.revision),
        out_of_date=out_of_date(edition),
        as_of=words.text("ladder.as_of", date=words.day(ladder.today)) if ladder.today else "",
        waiting=[(event.title, event.path, event.days) for event in waiting],
        has_results=bool(ladder.tournaments),
        # After the first evening both tables would say the same.
        season=edition.once(season.rows)[:SEASON] if len(ladder.tournaments) > 1 else [],
        **groups(edition, edition.standings, ladder.today),
    )


def out_of_date(edition: Edition) -> str:
    """What is said where the ladder is behind the records (SPEC 4), else ""."""
    if edition.state.failed_revision is not None:
        return edition.words.text("ladder.failed")
    return edition.words.text("ladder.late") if edition.state.late else ""


def groups(edition: Edition, standings: Iterable[Standing], today: Day | None) -> dict[str, Any]:
    """The three groups of a ladder as `standings.html` lays them out: ranked, provisional, inactive (SPEC
    2).
    """
    words, people = edition.words, edition.people
    ranked: list[Row] = []
    provisional: list[Row] = []
    inactive: list[Row] = []
    for line in standings:
        person = people[line.member]
        rating = words.rating(line.rating)
        if not line.active:
            last = words.day(line.last_played) if line.last_played else words.text("ladder.never_played")
            inactive.append((person.name, person.path, rating, line.games, last, line.provisional))
            continue
        row = (
            line.rank,
            person.name,
            person.path,
            rating,
            words.change(line.change) if line.last_played else "–",
            line.games,
        )
        (provisional if line.provisional else ranked).append(row)
    settings = edition.records.settings
    return {
        "ranked": ranked,
        "provisional": provisional,
        "inactive": inactive,
        "active_months": settings.active_months,
        "provisional_games": rules_on(settings, today or Day("9999-12-31")).provisional_games,
    }
