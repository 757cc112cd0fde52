"""Near-copies: one event published twice under two ids (SPEC 4). It holds the second one, deletes neither.

Two different events of one evening with the same people are normal: they differ in their results.
"""

from collections import Counter
from dataclasses import replace

from ladder.domain.naming import normal
from ladder.domain.records import Records, TournamentRecord
from ladder.domain.tournament import Tournament
from ladder.domain.versions import published_name

FEWEST_GAMES = 6
"""Below it, equal results are no evidence (SPEC 4)."""
EQUAL_PERCENT = 90
"""Of the games of the larger one must stand in both, equal in round, names and result (SPEC 4)."""


def watched(records: Records, record: TournamentRecord) -> TournamentRecord:
    """The record as the measure finds it: a near-copy of a tournament that stands is held for it.

    Once released it never is again. One that has grown to be another event is let go.
    """
    return record if record.released else replace(record, copy_of=original(records, record))


def original(records: Records, record: TournamentRecord) -> str:
    """The id of the standing tournament that this one nearly copies, or ""."""
    games = _games(record.tournament)
    if games.total() < FEWEST_GAMES:
        return ""
    for other in sorted(records.tournaments.values(), key=lambda each: (each.id != record.copy_of, each.id)):
        if record.id in (other.id, other.copy_of) or other.state in ("deleted", "held"):
            continue  # of two of which one was let through as the copy, neither is held again
        if _sent_there(record, other) or (
            _same_days(record, other) and _nearly(games, _games(other.tournament))
        ):
            return other.id
    return ""


def copies(one: Tournament, other: Tournament) -> bool:
    """Whether two contents are one event by the measure (their days apart)."""
    games = _games(one)
    return games.total() >= FEWEST_GAMES and _nearly(games, _games(other))


def _nearly(one: Counter[tuple[int, str, str, str]], other: Counter[tuple[int, str, str, str]]) -> bool:
    return 100 * (one & other).total() >= EQUAL_PERCENT * max(one.total(), other.total())


def _sent_there(record: TournamentRecord, other: TournamentRecord) -> bool:
    """Whether the very same was published there, however much was corrected of it since: of a small evening
    one corrected result, or a corrected day, is enough to hide the copy.
    """
    return bool(record.earlier) and record.earlier[-1] in other.earlier


def _same_days(one: TournamentRecord, other: TournamentRecord) -> bool:
    first, second = one.tournament, other.tournament
    return (first.starts_on, first.ends_on) == (second.starts_on, second.ends_on)


def _games(tournament: Tournament) -> Counter[tuple[int, str, str, str]]:
    """Every game as round, names (as published) and result; entry numbers and boards may differ in a copy."""
    names = {entry.no: normal(published_name(entry)) for entry in tournament.entries}
    return Counter((no, names[game.white], names[game.black], game.result) for no, game in tournament.games())
