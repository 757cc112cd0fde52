"""What a published tournament is: entries, rounds, games, byes, results. It refuses to know about ratings.

Points and ratings are whole tenths (`Tenths`), so that a half point is 5 and a rating of 1413.8 is 14138.
Days are ISO text (`2026-09-01`): they compare as days do and no time zone can touch them (SPEC 2).
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NewType

Tenths = NewType("Tenths", int)
"""A rating, a change or a score in whole tenths."""

Day = NewType("Day", str)
"""A calendar day as `YYYY-MM-DD`."""

FORMATS = ("swiss", "round_robin", "knockout", "match", "arena", "other", "bughouse", "variant")
UNRATED_FORMATS = frozenset({"bughouse", "variant"})
"""Formats that the ladder does not model (SPEC 2): their points stay in the tournament's own table."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a result code says: points for White and Black, and whether the game was played."""

    white: Tenths
    black: Tenths
    played: bool


def _outcome(white: int, black: int, *, played: bool = True) -> Outcome:
    return Outcome(Tenths(white), Tenths(black), played)


RESULTS: dict[str, Outcome] = {
    "1-0": _outcome(10, 0),
    "0-1": _outcome(0, 10),
    "1/2-1/2": _outcome(5, 5),
    "0-0": _outcome(0, 0),
    "1/2-0": _outcome(5, 0),
    "0-1/2": _outcome(0, 5),
    "+/-": _outcome(10, 0, played=False),
    "-/+": _outcome(0, 10, played=False),
    "-/-": _outcome(0, 0, played=False),
    "*": _outcome(0, 0, played=False),
}
"""The result codes of the API. Only played ones can move a rating (SPEC 2)."""

BYES = ("pairing", "full", "half", "zero")


@dataclass(frozen=True, slots=True)
class Tiebreak:
    """A tie-break as published: its name and its value as text, neither interpreted."""

    name: str
    value: str


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a tournament's player list: a number and the name as typed, with what was published beside
    it.

    `published_name` is the name as last published where a correction changed `name` (SPEC 4), else "".
    """

    no: int
    name: str
    points: Tenths | None = None
    rank: int | None = None
    tiebreaks: tuple[Tiebreak, ...] = ()
    published_name: str = ""


@dataclass(frozen=True, slots=True)
class Game:
    """One result between two entries (by number). `rated` False: played, but not to be rated.

    `colours` False: who had White is not known. `note` never leaves the API.
    """

    white: int
    black: int
    result: str
    board: int | None = None
    rated: bool = True
    colours: bool = True
    note: str = ""


@dataclass(frozen=True, slots=True)
class Bye:
    """A round without an opponent; `points` in tenths stay in the tournament's own table."""

    player: int
    kind: str
    points: Tenths


@dataclass(frozen=True, slots=True)
class Round:
    """One round: its number, its games in board order, its byes."""

    no: int
    games: tuple[Game, ...] = ()
    byes: tuple[Bye, ...] = ()


@dataclass(frozen=True, slots=True)
class Tournament:
    """One event's content. Its id, its links and its state are not here: see `records.TournamentRecord`."""

    name: str
    starts_on: Day
    ends_on: Day
    entries: tuple[Entry, ...]
    rounds: tuple[Round, ...]
    sequence: int = 0
    format: str = "swiss"
    juniors: bool = False
    rated: bool = True
    finished: bool = True

    def games(self) -> Iterator[tuple[int, Game]]:
        """Every game with the number of its round, in order."""
        for each in self.rounds:
            for game in each.games:
                yield each.no, game

    @property
    def can_rate(self) -> bool:
        """Whether any game of it could move a rating (SPEC 2); a tournament that cannot needs no
        confirmation.
        """
        return self.rated and self.format not in UNRATED_FORMATS
