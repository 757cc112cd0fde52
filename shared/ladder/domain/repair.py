"""A tournament's content with corrections applied: games found by round and board or by their players, byes,
typed names, dates, flags (CONTRACT, PATCH). It refuses to guess which game or player is meant.

Whether the whole is then a possible tournament is checked where all others are, with `Repaired.at`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from ladder.domain.errors import Fault, Wrong
from ladder.domain.stated import followed
from ladder.domain.tournament import Bye, Entry, Game, Round, Tenths, Tournament

_NO_BOARD = 1_000_000
"""Sorts games without a board after those with one."""


@dataclass(frozen=True, slots=True)
class GameFix:
    """One game put right, taken away, or new. None: as it is (new: as a game has it by default)."""

    round: int
    board: int | None = None
    white: int | None = None
    black: int | None = None
    result: str | None = None
    rated: bool | None = None
    colours: bool | None = None
    note: str | None = None
    remove: bool = False


@dataclass(frozen=True, slots=True)
class ByeFix:
    """One bye put right, taken away, or new; found by round and player. `points`: those of its kind if None
    and the kind is said.
    """

    round: int
    player: int
    kind: str | None = None
    points: Tenths | None = None
    remove: bool = False


@dataclass(frozen=True, slots=True)
class PlayerFix:
    """One typed name put right, an entry taken away, or a new one; found by its number."""

    no: int
    name: str | None = None
    remove: bool = False


@dataclass(frozen=True, slots=True)
class Fixes:
    """All of one correction. `fields`: those of the tournament as a whole, by their names."""

    fields: Mapping[str, Any] = field(default_factory=dict)
    games: Sequence[GameFix] = ()
    byes: Sequence[ByeFix] = ()
    players: Sequence[PlayerFix] = ()


@dataclass(frozen=True, slots=True)
class Repaired:
    """The corrected content, and from which fix its parts came: ("rounds", 0, "games", 3) -> "games.1"."""

    tournament: Tournament
    origin: Mapping[tuple[str | int, ...], str]

    def at(self, path: Sequence[str | int]) -> str:
        """The place of a part in the body of the correction where it came from there, else in the whole."""
        for length in range(len(path), 0, -1):
            if found := self.origin.get(tuple(path[:length])):
                return ".".join([found, *map(str, path[length:])])
        return ".".join(map(str, path))


def repaired(tournament: Tournament, fixes: Fixes) -> Repaired:
    """The content with these fixes, its lists in order. Wrong: a fix that finds nothing, or too much."""
    bench = _Bench(tournament)
    bench.fix_players(fixes.players)
    bench.fix_games(fixes.games)
    bench.fix_byes(fixes.byes)
    bench.check_rounds()
    if bench.faults:
        raise Wrong(*bench.faults)
    content = followed_where_known(tournament, bench.content(_dated(tournament, fixes.fields)))
    return Repaired(content, bench.origin(content))


def followed_where_known(before: Tournament, after: Tournament) -> Tournament:
    """Stated points follow the games, unless a result or a player is none: then the check will say so."""
    try:
        return followed(before, after)
    except KeyError:
        return after


def _dated(tournament: Tournament, fields: Mapping[str, Any]) -> Tournament:
    """The whole's own fields put right; the last day follows the first where they were one (CONTRACT)."""
    moved: dict[str, Any] = {}
    if "starts_on" in fields and "ends_on" not in fields and tournament.starts_on == tournament.ends_on:
        moved["ends_on"] = fields["starts_on"]
    return replace(tournament, **fields, **moved)


class _Bench:
    """One tournament taken apart, with the fixes that were applied to its parts."""

    def __init__(self, tournament: Tournament) -> None:
        self.entries = list(tournament.entries)
        self.games = {each.no: list(each.games) for each in tournament.rounds}
        self.byes = {each.no: list(each.byes) for each in tournament.rounds}
        self.emptied: set[int] = set()
        self.new_rounds: dict[int, str] = {}
        self.faults: list[Fault] = []
        self.made: list[tuple[str, Entry | Game | Bye]] = []

    def fix_players(self, fixes: Sequence[PlayerFix]) -> None:
        for index, fix in enumerate(fixes):
            at = f"players.{index}"
            place = next((place for place, entry in enumerate(self.entries) if entry.no == fix.no), None)
            if place is None and (fix.remove or fix.name is None):
                self.faults.append(Fault(f"{at}.no", f"there is no player number {fix.no}"))
            elif place is None:
                self._keep(at, self.entries, None, Entry(fix.no, fix.name or ""))
            elif fix.remove:
                del self.entries[place]
            elif fix.name is not None:
                self._keep(at, self.entries, place, _renamed(self.entries[place], fix.name))

    def fix_games(self, fixes: Sequence[GameFix]) -> None:
        for index, fix in enumerate(fixes):
            at = f"games.{index}"
            games, _ = self._round(at, fix.round)
            found = _found(games, fix)
            if len(found) > 1:
                self.faults.append(Fault(at, "these two have several games in this round: say which board"))
            elif found and fix.remove:
                del games[found[0]]
                self.emptied.add(fix.round)
            elif found:
                self._keep(at, games, found[0], _refixed(games[found[0]], fix))
            elif fix.remove:
                self.faults.append(Fault(at, f"there is no such game in round {fix.round}"))
            else:
                self._new_game(at, games, fix)

    def _round(self, at: str, no: int) -> tuple[list[Game], list[Bye]]:
        if no not in self.games:
            self.new_rounds[no] = at
        return self.games.setdefault(no, []), self.byes.setdefault(no, [])

    def check_rounds(self) -> None:
        """New rounds follow the last one: a slip in a round's number must not make a round far away."""
        last = max(self.games.keys() - self.new_rounds.keys(), default=0)
        for no, at in sorted(self.new_rounds.items()):
            if self.games[no] or self.byes[no]:
                if no > last + 1:
                    self.faults.append(Fault(f"{at}.round", f"there is no round {no}: the last is {last}"))
                last = max(last, no)

    def _new_game(self, at: str, games: list[Game], fix: GameFix) -> None:
        lacking = [name for name in ("white", "black", "result") if getattr(fix, name) is None]
        if fix.board is not None and lacking:
            boards = "no game there has a board: " if games and not any(game.board for game in games) else ""
            message = (
                f"there is no board {fix.board} in round {fix.round}: {boards}say white, black and result"
            )
            self.faults.append(Fault(f"{at}.board", message))
        elif lacking:
            self.faults += [Fault(f"{at}.{name}", "is required for a new game") for name in lacking]
        else:
            self._keep(at, games, None, _refixed(Game(0, 0, "", fix.board), fix))

    def fix_byes(self, fixes: Sequence[ByeFix]) -> None:
        for index, fix in enumerate(fixes):
            at = f"byes.{index}"
            _, byes = self._round(at, fix.round)
            place = next((place for place, bye in enumerate(byes) if bye.player == fix.player), None)
            if place is None and (fix.remove or fix.kind is None):
                message = f"there is no such bye in round {fix.round}" if fix.remove else "is required"
                self.faults.append(Fault(at if fix.remove else f"{at}.kind", message))
            elif place is None:
                self._keep(at, byes, None, Bye(fix.player, fix.kind or "", fix.points or Tenths(0)))
            elif fix.remove:
                del byes[place]
                self.emptied.add(fix.round)
            else:
                old = byes[place]
                points = old.points if fix.points is None else fix.points
                self._keep(at, byes, place, Bye(fix.player, fix.kind or old.kind, points))

    def _keep[Part: Entry | Game | Bye](
        self, at: str, parts: list[Part], place: int | None, part: Part
    ) -> None:
        self.made.append((at, part))
        if place is None:
            parts.append(part)
        else:
            parts[place] = part

    def content(self, whole: Tournament) -> Tournament:
        """All together again; a round that lost its last game and bye is gone."""
        rounds = tuple(
            Round(
                no,
                tuple(sorted(self.games[no], key=lambda game: game.board or _NO_BOARD)),
                tuple(self.byes[no]),
            )
            for no in sorted(self.games)
            if self.games[no] or self.byes[no] or no not in self.emptied
        )
        return replace(whole, entries=tuple(self.entries), rounds=rounds)

    def origin(self, content: Tournament) -> dict[tuple[str | int, ...], str]:
        """Where each fixed part stands in the content, told by which object it is."""
        games_byes = {id(part): at for at, part in self.made}
        entries = {part.no: at for at, part in self.made if isinstance(part, Entry)}
        places: dict[tuple[str | int, ...], str] = {}
        for index, entry in enumerate(content.entries):
            if entry.no in entries:
                places["players", index] = entries[entry.no]
        for number, each in enumerate(content.rounds):
            for kind, parts in (("games", each.games), ("byes", each.byes)):
                for index, part in enumerate(parts):
                    if id(part) in games_byes:
                        places["rounds", number, kind, index] = games_byes[id(part)]
        return places


def _renamed(entry: Entry, name: str) -> Entry:
    """The typed name put right; the one as published stays beside it (SPEC 4)."""
    published = entry.published_name or entry.name
    return replace(entry, name=name, published_name="" if name == published else published)


def _found(games: Sequence[Game], fix: GameFix) -> list[int]:
    """Places of the games that a fix can mean: by board, else by the two players, whoever had White."""
    if fix.board is not None:
        on_board = [place for place, game in enumerate(games) if game.board == fix.board]
        if on_board:
            return on_board
    pair = {fix.white, fix.black}
    met = [place for place, game in enumerate(games) if {game.white, game.black} == pair]
    as_told = [place for place in met if games[place].white == fix.white]
    return as_told if len(as_told) == 1 < len(met) else met


def _refixed(game: Game, fix: GameFix) -> Game:
    told = {
        name: getattr(fix, name)
        for name in ("white", "black", "result", "board", "rated", "colours", "note")
        if getattr(fix, name) is not None
    }
    return replace(game, **told)
