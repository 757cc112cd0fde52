"""Order: which tournaments stand, which are rated, when each is frozen and when it is applied (SPEC 2).

Days are compared as they are written. It refuses to know any clock, and when something was published.
"""

from collections.abc import Iterator

from ladder.domain.records import Records, TournamentRecord
from ladder.domain.tournament import Day

type Moment = tuple[Day, int, str]
"""A place in the order: day, sequence, tournament id."""


def start_of(record: TournamentRecord) -> Moment:
    """When a tournament is frozen."""
    return record.tournament.starts_on, record.tournament.sequence, record.id


def end_of(record: TournamentRecord) -> Moment:
    """When a tournament is applied: before every one that starts after this."""
    return record.tournament.ends_on, record.tournament.sequence, record.id


def is_rated(records: Records, record: TournamentRecord) -> bool:
    """Whether this tournament's games may move ratings: confirmed, rated, not before the ladder (SPEC 2)."""
    return record.state == "rated" and not before_ladder(records, record)


def before_ladder(records: Records, record: TournamentRecord) -> bool:
    """Whether it ended before the club's `ladder_starts_on`: then it never counts."""
    begin = records.settings.ladder_starts_on
    return begin is not None and record.tournament.ends_on < begin


def standing_tournaments(records: Records, until: Day | None = None) -> Iterator[TournamentRecord]:
    """Tournaments that stand (neither deleted nor held), with `until` only those played by then.

    An unfinished one is in the ladder from its start on, so that the ladder as of today is today's ladder.
    """
    for record in records.tournaments.values():
        if record.state not in ("deleted", "held") and (until is None or last_day(record) <= until):
            yield record


def last_day(record: TournamentRecord) -> Day:
    """The day a tournament counts as played on: `ends_on`, if unfinished `starts_on` (SPEC 1, today)."""
    return record.tournament.ends_on if record.tournament.finished else record.tournament.starts_on
