"""What counts: a tournament's games summed up for each member seated in it (SPEC 2). It refuses to know about
order. Members are indices here (places in lists over the club's members): a replay runs through all games.
"""

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from ladder.domain import rating
from ladder.domain.errors import Unreplayable
from ladder.domain.records import TournamentRecord
from ladder.domain.tournament import RESULTS, Tournament

NOBODY = -1
"""In place of a member's index: the entry is a guest."""

POINTS = {code: (it.white, it.black) if it.played else None for code, it in RESULTS.items()}
"""Points of both sides by result code; None: not played, so it counts for nobody (SPEC 2)."""


class SelfPairingError(Exception):
    """Somebody is paired with themselves. Never leaves the replay: `contradiction` says where."""


@dataclass(frozen=True, slots=True)
class Sums:
    """What a tournament's games come to, with a place per member of the club.

    `played`: had a game that can be rated. The rest is over the games that count for that member: score in
    tenths, expected score in multiples of 2**-40, and how many.
    """

    played: list[bool]
    score: list[int]
    expected: list[int]
    counted: list[int]


def sums_of(
    tournament: Tournament, seats: Mapping[int, int], ratings: Sequence[int], provisional: AbstractSet[int]
) -> Sums:
    """Every game of a tournament, counted as SPEC 2 says, against these ratings (tenths, by index).

    `seats`: entry number to its member's index or NOBODY. `provisional`: indices. KeyError: an unknown entry
    number or result code.
    """
    table, far = rating.table(), rating.reach()
    played, counted = [False] * len(ratings), [0] * len(ratings)
    score, expected = counted.copy(), counted.copy()
    for each in tournament.rounds:
        for game in each.games:
            white, black, points = seats[game.white], seats[game.black], POINTS[game.result]
            if white == black and (white != NOBODY or game.white == game.black):
                raise SelfPairingError
            if points is None or not game.rated or NOBODY in (white, black):
                continue
            played[white] = played[black] = True
            gap = max(-far, min(far, ratings[white] - ratings[black]))
            # A game counts for a player unless that player is established and the opponent is provisional.
            if white in provisional or black not in provisional:
                counted[white] += 1
                score[white] += points[0]
                expected[white] += table[far + gap]
            if black in provisional or white not in provisional:
                counted[black] += 1
                score[black] += points[1]
                expected[black] += table[far - gap]
        for bye in each.byes:
            seats[bye.player]  # a bye of an unknown entry is refused like a game of one
    return Sums(played, score, expected, counted)


def contradiction(record: TournamentRecord, index: Mapping[str, int]) -> Unreplayable:
    """What is wrong with a tournament that cannot be rated: its first contradiction, with code and ids only.

    `index`: what is known to be a member (or GUEST), and as whom.
    """
    tournament = record.tournament
    if tournament.ends_on < tournament.starts_on:
        return Unreplayable("ends_before_start", record.id)
    seats: dict[int, int] = {}
    for entry in tournament.entries:
        if entry.no in seats:
            return Unreplayable("duplicate_entry", record.id, entry.no)
        if record.links[entry.no] not in index:
            return Unreplayable("unknown_member", record.id, entry.no)
        seats[entry.no] = index[record.links[entry.no]]
    players = [no for _, game in tournament.games() for no in (game.white, game.black)]
    players += [bye.player for each in tournament.rounds for bye in each.byes]
    for no in players:
        if no not in seats:
            return Unreplayable("unknown_entry", record.id, no)
    for _, game in tournament.games():
        if game.result not in RESULTS:
            return Unreplayable("unknown_result", record.id, game.white)
        if game.white == game.black or (seats[game.white] == seats[game.black] != NOBODY):
            return Unreplayable("self_pairing", record.id, game.white)
    raise AssertionError("a tournament that can be rated has no contradiction")
