"""Games of a Lichess Swiss or arena as NDJSON, one game a line -> a tournament for each.

A list of results (rank, points, no opponents) is refused: nothing in it can be rated. Byes and absences are
in no game. Of people it keeps the names as shown; `user.id` tells them apart.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from functools import partial

from ladder.domain.tournament import Entry, Game, Round
from ladder.formats import loose
from ladder.formats.clean import shown, tidy
from ladder.formats.event import Event, reading
from ladder.formats.findings import Findings
from ladder.formats.limits import MAX_GAMES
from ladder.formats.reading import NOTHING, Path, Reading, Supplied, refuse
from ladder.formats.sections import Part, read_parts
from ladder.formats.text import decoded

_OPEN = frozenset({"created", "started"})
_UNSURE = frozenset({"unknownFinish"})
_NOT_PLAYED = frozenset({"noStart", "aborted"})
_WINNER = {"white": "1-0", "black": "0-1", "": "1/2-1/2"}
_FORFEIT = {"white": "+/-", "black": "-/+", "": "-/-"}
_ONE_ROUND = 45_000
"""Milliseconds: a Swiss round's games are made within seconds, and the next one begins later than this."""
_ONE_DAY = 12 * 3_600_000
"""Milliseconds: an evening is one day, also where UTC makes it two."""
_ALL_TIME = 4_102_444_800_000
"""Milliseconds until 2100: beyond it a number is no time."""


@dataclass(frozen=True, slots=True)
class _Game:
    """A game of a line; `white`, `black`: (id, name)."""

    line: int
    tour: str
    arena: bool
    title: str
    start: int
    white: tuple[str, str]
    black: tuple[str, str]
    result: str
    rated: bool


def read_tournaments(body: bytes, supplied: Supplied = NOTHING) -> tuple[Reading, ...]:
    """The tournaments of a file. `Malformed`; `Wrong` with lines."""
    text = decoded(body, supplied.encoding)
    found = Findings(notes=[text.note] if text.note else [])
    games: list[_Game] = []
    for number, row in enumerate(text.lines, 1):
        if not row.strip():
            continue
        value = loose.parsed(row)
        if "players" not in value:
            _refuse_results(value, number)
        if len(games) >= MAX_GAMES:
            refuse(f"line {number}", f"the file has more than {MAX_GAMES:,} games")
        game = _read(value, number, found)
        if game is not None:
            games.append(game)
    if not games:
        refuse("line 1", "the file has no game between two named players")
    tours: dict[str, list[_Game]] = {}
    for game in games:
        tours.setdefault(game.tour, []).append(game)
    parts = [Part(tour or "games", partial(_tournament, own, supplied)) for tour, own in tours.items()]
    return read_parts(parts, supplied, found.told())


def _refuse_results(value: loose.Fields, number: int) -> None:
    if "username" in value or "rank" in value:
        why = (
            "this is a Lichess list of results: it has points but no opponents, so nothing in it can be rated"
        )
        refuse(f"line {number}", f"{why}; send the games, or the tournament report (TRF) of the Swiss")
    refuse(f"line {number}", "this is no game of Lichess: it has no players")


def _read(value: loose.Fields, number: int, found: Findings) -> _Game | None:
    at = f"line {number}"
    players = loose.fields(value.get("players"))
    sides = [loose.fields(loose.fields(players.get(side)).get("user")) for side in ("white", "black")]
    people = [
        (loose.text(each.get("id")).casefold(), tidy(loose.text(each.get("name"))).text) for each in sides
    ]
    people = [(key or name.casefold(), name or key) for key, name in people]
    if not all(key for key, _ in people):
        found.note(at, "a game against a computer or an unnamed player; left out")
        return None
    if any(loose.fields(players.get(side)).get("rating") for side in ("white", "black")):
        found.drop("ratings", number)
    if any(each.get("title") for each in sides):
        found.drop("titles", number)
    result, rated = _result(value, number, found)
    swiss, arena = (loose.fields(value.get(key)) for key in ("swissTour", "arenaTour"))
    start = loose.text(value.get("createdAt"))
    moment = int(value["createdAt"]) if start and isinstance(value["createdAt"], int | float) else 0
    return _Game(
        line=number,
        tour=loose.text(swiss.get("id")) or loose.text(arena.get("id")),
        arena=not swiss,
        title=loose.text(arena.get("name")) or loose.text(swiss.get("name")),
        start=moment if 0 < moment < _ALL_TIME else 0,
        white=people[0],
        black=people[1],
        result=result,
        rated=rated,
    )


def _result(value: loose.Fields, number: int, found: Findings) -> tuple[str, bool]:
    """The result of a game and whether it may be rated."""
    at, status = f"line {number}", loose.text(value.get("status"))
    winner = loose.text(value.get("winner"))
    if winner not in _WINNER:
        found.fault(at, f"the winner {shown(winner, 20)!r} is neither white nor black")
        winner = ""
    if status in _OPEN:
        found.note(at, "the game is not finished")
        return "*", True
    if status in _NOT_PLAYED:
        found.note(at, f"{status}: somebody did not move; a forfeit, not rated")
        return _FORFEIT[winner], True
    why = ""
    variant = loose.text(value.get("variant")) or "standard"
    if variant != "standard":
        why = f"the variant {shown(variant, 30)!r} is not rated here"
    elif status in _UNSURE:
        why = "how it ended is not known"
    elif value.get("rated") is False:
        why = "a casual game"
    if why:
        found.note(at, f"{why}; read as played, not to be rated")
    return _WINNER[winner], not why


@dataclass(slots=True)
class _Players:
    numbers: dict[str, int] = field(default_factory=dict)
    entries: list[Entry] = field(default_factory=list)
    lines: list[int] = field(default_factory=list)

    def number(self, person: tuple[str, str], line: int) -> int:
        key, name = person
        if key not in self.numbers:
            self.numbers[key] = len(self.numbers) + 1
            self.entries.append(Entry(self.numbers[key], name))
            self.lines.append(line)
        return self.numbers[key]


def _tournament(games: Sequence[_Game], supplied: Supplied, alone: bool) -> Reading:  # noqa: FBT001 - as Part.read
    found = Findings()
    players = _Players()
    arena = any(game.arena for game in games)
    in_time = sorted(games, key=lambda game: (game.start, game.line))
    by_round = [in_time] if arena else _rounds(in_time)
    lines = [[game.line for game in each] for each in by_round]
    made = []
    for no, each in enumerate(by_round, 1):
        rows = [
            Game(
                players.number(game.white, game.line),
                players.number(game.black, game.line),
                game.result,
                board=board,
                rated=game.rated,
            )
            for board, game in enumerate(each, 1)
        ]
        made.append(Round(no, tuple(rows if arena else [replace(row, board=None) for row in rows])))
    if arena:
        found.note("line 1", "an arena has no rounds: its games stand in one, each on a board of its own")
    else:
        found.note(
            "line 1", "byes and absences are in no game; the tournament report (TRF) of the Swiss has them"
        )
    first, last = _days(in_time, found) if supplied.starts_on is None else ("", "")

    def place(path: Path) -> str:
        match list(path):
            case ["players", int(index), *_]:
                return f"line {players.lines[index]}"
            case ["rounds", int(index), "games", int(game), *_]:
                return f"line {lines[index][game]}"
            case _:
                return "line 1"

    event = Event(
        name=next((game.title for game in games if game.title), ""),
        first=first,
        last=last,
        kind=_kind(games, arena=arena),
        section="" if alone else games[0].tour,
        at="line 1",
        alone=alone,
    )
    return reading(event, players.entries, made, supplied, found, place)


def _kind(games: Sequence[_Game], *, arena: bool) -> str:
    return "other" if arena and not games[0].tour else "arena" if arena else "swiss"


def _rounds(games: Sequence[_Game]) -> list[list[_Game]]:
    """The games of a Swiss by rounds: a new one begins after a pause, or where somebody plays again."""
    made: list[list[_Game]] = []
    busy: set[str] = set()
    before = 0
    for game in games:
        people = {game.white[0], game.black[0]}
        if not made or busy & people or game.start - before > _ONE_ROUND:
            made.append([])
            busy = set()
        made[-1].append(game)
        busy |= people
        before = game.start
    return made


def _days(games: Sequence[_Game], found: Findings) -> tuple[str, str]:
    """First and last day. An evening is the day on which it began, also where it ends after midnight."""
    starts = [game.start for game in games if game.start]
    if not starts:
        return "", ""
    first, last = starts[0], starts[-1]
    if last - first < _ONE_DAY:
        last = first
    days = [
        (datetime(1970, 1, 1, tzinfo=UTC) + timedelta(milliseconds=each)).date().isoformat()
        for each in (first, last)
    ]
    found.note(
        "line 1", f"the day, {days[0]}, is that of the first game in UTC; send ?starts_on= for another"
    )
    return days[0], days[1]
