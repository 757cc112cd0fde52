"""The ladder at the end of each past month, read off the changes of the one replay.

A tournament's numbers hang only on those that ended before it started. So the changes of all that count as
played by a day are those that a replay until that day makes, and no page needs a replay of its own (a test
holds the two together).
"""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate

from ladder.domain.ladder import Standing
from ladder.domain.order import last_day
from ladder.domain.rating import is_provisional, rules_on
from ladder.domain.standings import Held, standings
from ladder.domain.tournament import Day, Tenths
from ladder.pages import address
from ladder.pages.edition import Edition, Frame, Step
from ladder.pages.views.ladder import groups

LAST = "-31"
"""Days compare as text: none of a month comes after its 31st."""


def past_months(edition: Edition) -> list[str]:
    """Every month (`YYYY-MM`) from the first with a tournament's end to the one before `today`'s, latest
    first.
    """
    ends = [event.record.tournament.ends_on for event in edition.events.values()]
    if not ends or edition.ladder.today is None:
        return []
    month, months = min(ends)[:7], []
    while month < edition.ladder.today[:7]:
        months.append(month)
        month = (
            f"{month[:4]}-{int(month[5:]) + 1:02d}" if month[5:] < "12" else f"{int(month[:4]) + 1:04d}-01"
        )
    return months[::-1]


def months_page(edition: Edition) -> bytes:
    """The list of months at `on/`."""
    words = edition.words
    return edition.page(
        "months.html",
        Frame(address.MONTHS, words.text("months.title"), None),
        months=[(words.month(month), address.month_path(month)) for month in past_months(edition)],
    )


def month_page(edition: Edition, month: str) -> bytes:
    """The ladder as it stood at the end of one past month, at `on/{yyyy-mm}/`."""
    words, until = edition.words, Day(month + LAST)
    heading = words.text("month.title", month=words.month(month))
    return edition.page(
        "month.html",
        Frame(address.month_path(month), heading, None),
        heading=heading,
        **groups(edition, standings_at(edition, until), _days(edition, until)[0]),
    )


def standings_at(edition: Edition, until: Day) -> tuple[Standing, ...]:
    """The ladder's lines as of a day, without hidden members."""
    today, first = _days(edition, until)
    held = dict(_held(edition, until, today))
    lines = standings(edition.records, held, today, first, edition.labels)
    return tuple(line for line in lines if line.member in edition.people)


def _days(edition: Edition, until: Day) -> tuple[Day | None, Day | None]:
    """What `today` was, and the first day of the ladder, from what counts as played by then."""
    known = [event.record for event in edition.events.values() if last_day(event.record) <= until]
    today = max(map(last_day, known), default=None)
    return today, min((record.tournament.starts_on for record in known), default=None)


def _held(edition: Edition, until: Day, today: Day | None) -> Iterator[tuple[str, Held]]:
    """What everybody held then who was listed: with a game played by then, or games from an older list."""
    rules = rules_on(edition.records.settings, today or Day(""))
    pasts = edition.once(_pasts)
    for line in edition.standings:
        past = pasts.get(line.member)
        n = past.by(until) if past else 0
        if past and n:
            rating, games = Tenths(past.ratings[n - 1]), past.games[n - 1]
            moved, played = past.steps[n - 1].change.change, past.steps[n - 1].played
        else:
            person = edition.persons[line.member]
            start = person.starting_rating
            rating, games = rules.start if start is None else start, person.starting_games
            moved, played = Tenths(0), None
        if n or games:
            yield line.member, Held(rating, games, is_provisional(rules, games), moved, played)


@dataclass(frozen=True, slots=True)
class _Past:
    """What moved a member's rating, in the order of the days that it counts as played on (of several on one
    day the one that was applied last comes last), and what they held after each.

    Summed, not read off the changes: an event that still runs is applied after some that come later.
    """

    steps: Sequence[Step]
    ratings: Sequence[int]
    games: Sequence[int]

    def by(self, until: Day) -> int:
        """How many steps count as played by a day."""
        return bisect_right(self.steps, until, key=lambda step: step.played)


def _pasts(edition: Edition) -> dict[str, _Past]:
    pasts = {}
    for member, timeline in edition.timelines.items():
        first, steps = timeline[0].change, sorted(timeline, key=lambda step: step.played)
        ratings = accumulate((step.change.change for step in steps), initial=first.before)
        games = accumulate((step.change.games for step in steps), initial=first.games_after - first.games)
        pasts[member] = _Past(steps, list(ratings)[1:], list(games)[1:])
    return pasts
