"""History: every game with what it was computed from, or why it did not count (SPEC 2, 6).

Derived from records and ladder together, never stored. It refuses to show what later results move: only
what both sides held when the tournament started.
"""

from collections.abc import Mapping
from dataclasses import dataclass

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


@dataclass(frozen=True, slots=True)
class GameRow:
    """One game from one side.

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

    def of(self, at: int, game: Game) -> tuple[GameRow, GameRow]:
        """White's row and Black's; `at`: number of the round."""
        return self._row(at, game, game.white, game.black), self._row(at, game, game.black, game.white)

    def _row(self, at: int, game: Game, entry: int, opponent_entry: int) -> GameRow:
        member, opponent = self.seats.get(entry), self.seats.get(opponent_entry)
        own, other = self.frozen.get(member or ""), self.frozen.get(opponent or "")
        outcome = RESULTS[game.result]
        white = entry == game.white
        score = outcome.white if white else outcome.black
        reason = self._reason(game, own, other)
        return GameRow(
            tournament=self.tournament,
            round=at,
            board=game.board,
            member=None if member == GUEST else member,
            entry=entry,
            opponent=None if opponent == GUEST else opponent,
            opponent_entry=opponent_entry,
            colour=("white" if white else "black") if game.colours else None,
            result=_SCORES[score] if outcome.played else _UNPLAYED[game.result][0 if white else 1],
            score=score,
            own=own,
            other=other,
            expected=expected(own.rating, other.rating) if outcome.played and own and other else None,
            counted=not reason,
            reason=reason,
        )

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
