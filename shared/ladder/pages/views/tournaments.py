"""All tournaments, season by season, latest first, with what is not plain about each: pending, in progress,
not rated.
"""

from itertools import groupby

from ladder.pages import address
from ladder.pages.edition import Edition, Event, Frame, season_start

type Row = tuple[str, str, str, str, int, int]


def tournaments_page(edition: Edition) -> bytes:
    """The page at `tournaments/`."""
    starts = edition.records.settings.season_starts
    seasons = groupby(
        edition.events.values(), lambda event: season_start(starts, event.record.tournament.ends_on)
    )
    return edition.page(
        "tournaments.html",
        Frame(address.TOURNAMENTS, edition.words.text("tournaments.title"), address.TOURNAMENTS),
        seasons=[
            (season_name(edition, first), [_row(edition, event) for event in events])
            for first, events in seasons
        ],
    )


def season_name(edition: Edition, first: str) -> str:
    """A season by its years: 2025/26, or 2026 where it starts with the year."""
    year = int(first[:4])
    years = str(year) if first[5:] == "01-01" else f"{year}/{(year + 1) % 100:02d}"
    return edition.words.text("season.named", years=years)


def state_of(edition: Edition, event: Event) -> str:
    """What is not plain about a tournament, in a word or two, or ""."""
    record = event.record
    if record.state != "rated":
        return edition.words.text(f"state.{record.state}")
    if not record.tournament.finished:
        return edition.words.text("state.in_progress")
    if record.id not in edition.rated:
        return edition.words.text("state.before_start")
    return ""


def _row(edition: Edition, event: Event) -> Row:
    tournament = event.record.tournament
    games = sum(len(each.games) for each in tournament.rounds)
    state = state_of(edition, event)
    return event.title, event.path, event.days, state, len(tournament.entries), games
