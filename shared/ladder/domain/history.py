"""History: every game with what it was computed from, or why it did not count (SPEC 2, 6).

Derived from records and ladder together, never stored. It refuses to show what later results move: only
what both sides held when the tournament started.
"""

from collections.abc import Mapping
from typing import NamedTuple

from ladder.domain.ladder import Change, Expected, Frozen, Ladder, RatedTournament
from ladder.domain.order import before_ladder, end_of
from ladder.domain.rating import expected
from ladder.domain.records import GUEST, Records, TournamentRecord
from ladder.domain.seating import merged
from ladder.domain.tournament import RESULTS, Game, Tenths

REASONS = (
    "",  # it counted
    "unfinished",
    "forfeit",
    "held",
    "unrated_tournament",
    "variant",
    "before_start",
    "pending",
    "unrated_game",
    "guest",
    "provisional_opponent",
)
"""Why a game did not count for one side, as codes; where several hold, the first in this order is given."""

_UNPLAYED = {
    "+/-": ("+", "-"),
    "-/+": ("-", "+"),
    "-/-": ("-", "-"),
    "*": ("*", "*"),
}
_SCORES = {0: "0", 5: "½", 10: "1"}


class GameRow(NamedTuple):
    """One game from one side. A tuple: a ten-year club's pages hold a hundred thousand, and a frozen
    dataclass of so many fields takes six times as long to make.

    `member`, `opponent`: ids through merges; None for a guest or an unconfirmed entry. `colour`: "white",
    "black" or None where it is not known. `result`: of this side, one of 1 ½ 0 + - *; `score`: in tenths.
    `own`, `other`: what both held at the start, None where the event is unrated. `expected`: this side's;
    None where the game was not played or there is nothing to compute it from. `reason`: one of REASONS.
    """

    tournament: str
    round: int
    board: int | None
    member: str | None
    entry: int
    opponent: str | None
    opponent_entry: int
    colour: str | None
    result: str
    score: Tenths
    own: Frozen | None
    other: Frozen | None
    expected: Expected | None
    counted: bool
    reason: str


def games_in(records: Records, ladder: Ladder, tournament: str) -> tuple[GameRow, ...]:
    """A tournament's games in their order, two rows each: White's side, then Black's.

    Empty where the tournament is unknown or deleted. `ladder`: the one replayed from these records; what an
    older one does not hold yet is `pending`.
    """
    record = records.tournaments.get(tournament)
    if record is None or record.deleted:
        return ()
    rated = next((each for each in ladder.tournaments if each.id == tournament), None)
    sides = _Sides(records, record, rated, merged(records))
    return tuple(row for at, game in record.tournament.games() for row in sides.of(at, game))


def games_of(records: Records, ladder: Ladder, member: str) -> tuple[GameRow, ...]:
    """Every game of a member's life from their side, in the order in which tournaments end.

    Without those of a held near-copy (the copied tournament has them), with those of a pending one.
    """
    rated = {each.id: each for each in ladder.tournaments}
    roots = merged(records)
    links = {member, *(source for source, into in roots.items() if into == member)}
    played = [
        record
        for record in records.tournaments.values()
        if not links.isdisjoint(record.links.values()) and record.state not in ("deleted", "held")
    ]
    rows = []
    for record in sorted(played, key=end_of):
        sides = _Sides(records, record, rated.get(record.id), roots)
        seats = {no for no, link in record.links.items() if link in links}
        for at, game in record.tournament.games():
            if game.white in seats or game.black in seats:
                rows += [row for row in sides.of(at, game) if row.member == member]
    return tuple(rows)


def timeline(ladder: Ladder, member: str) -> tuple[tuple[str, Change], ...]:
    """Every change of a member with its tournament's id, in the order in which they were applied."""
    return tuple((rated.id, rated.changes[member]) for rated in ladder.tournaments if member in rated.changes)


class _Sides:
    """Both sides of any game of one tournament."""

    def __init__(
        self,
        records: Records,
        record: TournamentRecord,
        rated: RatedTournament | None,
        roots: Mapping[str, str],
    ) -> None:
        self.tournament = record.id
        self.seats = {no: roots.get(link, link) for no, link in record.links.items()}
        self.frozen = rated.frozen if rated is not None else {}
        self.reason = _whole_reason(records, record, rated)
        self._held: dict[int, tuple[str | None, Frozen | None]] = {}

    def of(self, at: int, game: Game) -> tuple[GameRow, GameRow]:
        """White's row and Black's; `at`: number of the round."""
        outcome = RESULTS[game.result]
        if outcome.played:
            white, black = _SCORES[outcome.white], _SCORES[outcome.black]
        else:
            white, black = _UNPLAYED[game.result]
        colours = ("white", "black") if game.colours else (None, None)
        return (
            self._row(at, game, game.white, game.black, colours[0], white, outcome.white),
            self._row(at, game, game.black, game.white, colours[1], black, outcome.black),
        )

    def _row(
        self,
        at: int,
        game: Game,
        entry: int,
        opponent_entry: int,
        colour: str | None,
        result: str,
        score: Tenths,
    ) -> GameRow:
        member, own = self._seat(entry)
        opponent, other = self._seat(opponent_entry)
        reason = self._reason(game, own, other)
        counts = own is not None and other is not None and RESULTS[game.result].played
        # By position: a ten-year club has a hundred thousand of them on its pages.
        return GameRow(
            self.tournament,
            at,
            game.board,
            member,
            entry,
            opponent,
            opponent_entry,
            colour,
            result,
            score,
            own,
            other,
            expected(own.rating, other.rating) if counts and own and other else None,
            not reason,
            reason,
        )

    def _seat(self, no: int) -> tuple[str | None, Frozen | None]:
        """Who sits at an entry (None: a guest, or nobody yet), and what they held."""
        if no not in self._held:
            member = self.seats.get(no)
            known = None if member in (None, GUEST) else member
            self._held[no] = known, self.frozen.get(member or "")
        return self._held[no]

    def _reason(self, game: Game, own: Frozen | None, other: Frozen | None) -> str:
        """One of REASONS, for the side that holds `own`."""
        if not RESULTS[game.result].played:
            return "unfinished" if game.result == "*" else "forfeit"
        if self.reason:
            return self.reason
        if not game.rated:
            return "unrated_game"
        if GUEST in (self.seats.get(game.white), self.seats.get(game.black)):
            return "guest"
        if own is None or other is None:
            return "pending"
        return "provisional_opponent" if other.provisional and not own.provisional else ""


def _whole_reason(records: Records, record: TournamentRecord, rated: RatedTournament | None) -> str:
    """Why no game of this tournament counts, or "" (SPEC 2, What never counts)."""
    if record.state == "held":
        return "held"
    if not record.tournament.rated:
        return "unrated_tournament"
    if not record.tournament.can_rate:
        return "variant"
    if before_ladder(records, record):
        return "before_start"
    return "pending" if rated is None else ""
