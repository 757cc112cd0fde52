"""The ladder: what the replay derives from the records, never edited, never patched (SPEC 1, 2)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NewType

from ladder.domain.tournament import Day, Tenths

Expected = NewType("Expected", int)
"""An expected score as a whole multiple of 2**-40 (`rating.ONE` is a full point)."""


@dataclass(frozen=True, slots=True)
class Frozen:
    """What a member brought to a tournament: everything is computed against it until the tournament ends
    (SPEC 2).
    """

    rating: Tenths
    games: int
    k: int
    provisional: bool


@dataclass(frozen=True, slots=True)
class Change:
    """What one tournament added to one member's rating.

    `rated_at`: the frozen rating it was computed against; `before`: the rating just before it was applied
    (not the same where events overlap); `after` = `before` + `change`. `games`: how many games counted;
    `games_after`: rated games with this tournament. `score` and `expected` are over the games that count.
    """

    rated_at: Tenths
    before: Tenths
    k: int
    score: Tenths
    expected: Expected
    games: int
    change: Tenths
    after: Tenths
    games_after: int


@dataclass(frozen=True, slots=True)
class RatedTournament:
    """One tournament as rated: `frozen` for every member seated in it, `changes` for those with a game that
    counts.
    """

    id: str
    frozen: Mapping[str, Frozen]
    changes: Mapping[str, Change]


@dataclass(frozen=True, slots=True)
class Standing:
    """One line of the ladder. `rank` None: provisional, inactive or hidden. `change`: of the member's last
    rated event.

    `last_played`: `ends_on` of the last rated tournament with a game played; None: no game here yet (starting
    games only).
    """

    member: str
    rank: int | None
    rating: Tenths
    games: int
    provisional: bool
    active: bool
    change: Tenths
    last_played: Day | None


@dataclass(frozen=True, slots=True)
class Clash:
    """Two events of one day and one sequence that share a member: the organiser is asked which came first
    (SPEC 2).
    """

    first: str
    second: str
    day: Day


@dataclass(frozen=True, slots=True)
class Ladder:
    """The whole result of one replay. `tournaments` stand in the order in which they were applied.

    `standings` is in page order: established active by rank, then provisional, then inactive.
    `today` is None while no tournament is published (SPEC 1).
    """

    revision: int
    today: Day | None
    standings: tuple[Standing, ...]
    tournaments: tuple[RatedTournament, ...]
    clashes: tuple[Clash, ...] = ()
