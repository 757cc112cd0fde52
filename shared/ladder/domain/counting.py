"""What counts: a tournament's games summed up for each member seated in it (SPEC 2). It knows no order.

Every change of a club's records runs through all of its games. So the loop below finds a player by entry
number and an expected score by difference, and makes nothing.
"""

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import cast

from ladder.domain import rating
from ladder.domain.errors import Unreplayable
from ladder.domain.ladder import Expected
from ladder.domain.records import TournamentRecord
from ladder.domain.tournament import RESULTS, Tenths, Tournament

NOBODY = -1
"""In place of a member's index: the entry is a guest."""

PLAYED = {code: outcome if outcome.played else None for code, outcome in RESULTS.items()}
"""Outcome by result code; None: not played, so it counts for nobody (SPEC 2)."""


class SelfPairingError(Exception):
    """Somebody is paired with themselves. Never leaves the replay: `contradiction` says where."""


@dataclass(frozen=True, slots=True)
class Seats:
    """Who sits in a tournament: `members` by their index in the club, each once, and whether guests do too.

    `places`: entry number to a place in `members`, or NOBODY. Two entries of one member (who left and came
    back) have one place.
    """

    places: Mapping[int, int]
    members: Sequence[int]
    guests: bool


def seats_of(record: TournamentRecord, index: Mapping[str, int]) -> Seats:
    """The seats by the links. `index`: of every member id, NOBODY for GUEST. KeyError: an unknown link."""
    links = record.links
    numbers = [entry.no for entry in record.tournament.entries]
    seated = [index[links[no]] for no in numbers]
    if len(set(seated)) == len(seated) and NOBODY not in seated:
        return Seats(dict(zip(numbers, range(len(numbers)), strict=True)), seated, guests=False)
    members = [at for at in dict.fromkeys(seated) if at != NOBODY]
    place = {at: place for place, at in enumerate(members)} | {NOBODY: NOBODY}
    places = {no: place[at] for no, at in zip(numbers, seated, strict=True)}
    return Seats(places, members, guests=NOBODY in seated)


@dataclass(frozen=True, slots=True)
class Sums:
    """What a tournament's games come to, in columns with a place per member: over what counts for them.

    `score` in tenths, `expected` in multiples of 2**-40, how many `counted`.
    """

    score: Sequence[Tenths]
    expected: Sequence[Expected]
    counted: Sequence[int]

    def only(self, places: Sequence[int]) -> "Sums":
        """The sums in these places of the columns."""
        return Sums(
            [self.score[place] for place in places],
            [self.expected[place] for place in places],
            [self.counted[place] for place in places],
        )


def sums_of(
    tournament: Tournament, seats: Seats, ratings: Sequence[Tenths], provisional: Sequence[bool]
) -> tuple[Sums, AbstractSet[int]]:
    """Every game of a tournament, counted as SPEC 2 says; `ratings` and `provisional` by place.

    With the places of those who had a game that can be rated but counts for the opponent alone.
    KeyError: an entry number that is not in the list, or an unknown result code.
    """
    curve, middle = rating.curve(max(ratings, default=0) - min(ratings, default=0)), rating.reach()
    places, guests = seats.places, seats.guests
    alike = all(provisional) or not any(provisional)
    score = [0] * len(ratings)
    chances: list[list[Expected]] = [[] for _ in ratings]
    idle: set[int] = set()
    for each in tournament.rounds:
        for game in each.games:
            white, black, outcome = places[game.white], places[game.black], PLAYED[game.result]
            if white == black and (white != NOBODY or game.white == game.black):
                raise SelfPairingError
            if outcome is None or not game.rated or (guests and NOBODY in (white, black)):
                continue
            gap = ratings[white] - ratings[black]
            # A game counts for a player unless that player is established and the opponent is provisional.
            if alike or provisional[white] or not provisional[black]:
                score[white] += outcome.white
                chances[white].append(curve[middle + gap])
            else:
                idle.add(white)
            if alike or provisional[black] or not provisional[white]:
                score[black] += outcome.black
                chances[black].append(curve[middle - gap])
            else:
                idle.add(black)
        for bye in each.byes:
            places[bye.player]  # a bye of an unknown entry is refused like a game of one
    expected = [sum(each) for each in chances]
    sums = Sums(
        cast("list[Tenths]", score), cast("list[Expected]", expected), [len(each) for each in chances]
    )
    return sums, idle


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
