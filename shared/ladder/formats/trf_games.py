"""The cells of a tournament report -> rounds of games and byes (FORMATS of TRF16 and TRF26).

A game is two halves that name each other. What both halves say decides; halves that contradict each other are
refused with their line, since a guess would move ratings. Only `1`, `=`, `0` with an opponent is a played and
rated game.
"""

import re
from dataclasses import dataclass, field

from ladder.domain.tournament import Bye, Game, Round, Tenths
from ladder.formats.clean import shown
from ladder.formats.findings import Findings
from ladder.formats.trf_rows import Cell, Row, Sheet

_PLAYED = {"1": 10, "=": 5, "0": 0}
_SHORT = {"W": 10, "D": 5, "L": 0}
"""The game lasted less than one move: played, not rated."""
_FORFEIT = {"+": 10, "-": 0}
_WINS_FREE = frozenset("UF")
_OPEN = frozenset({"", "Z", "?", "*", "X"})
"""With an opponent: not finished, adjourned or not known."""
_RESULTS = {
    (10, 0): "1-0",
    (0, 10): "0-1",
    (5, 5): "1/2-1/2",
    (0, 0): "0-0",
    (5, 0): "1/2-0",
    (0, 5): "0-1/2",
}
_FORFEITS = {(10, 0): "+/-", (0, 10): "-/+", (0, 0): "-/-"}
_KINDS = {"U": "pairing", "1": "pairing", "+": "pairing", "W": "pairing", "F": "full", "H": "half",
          "=": "half", "D": "half"}  # fmt: skip
"""Letters without an opponent; `1` and `=` beside none are byes of the old style, all others an absence."""
_ABSENCES = frozenset({"", "Z", "-", "0", "L", "?", "*", "X"})
_PAIRS = re.compile(r"([WDLAP])\s*([0-9]+(?:\.[0-9])?)")
_CODES = re.compile(r"([A-Z]{1,3})\s*=\s*([0-9]+(?:\.[0-9])?)")


@dataclass(slots=True)
class Scoring:
    """Tenths that the event gives for each letter; 1, ½, 0 unless rows 162, XXS or BB. say otherwise."""

    win: int = 10
    draw: int = 5
    loss: int = 0
    absence: int = 0
    pairing: int | None = None
    full: int | None = None
    half: int | None = None
    own: bool = False

    def bye(self, kind: str) -> Tenths:
        """Points of a bye."""
        wins = self.win
        points = {
            "pairing": wins if self.pairing is None else self.pairing,
            "full": wins if self.full is None else self.full,
            "half": self.draw if self.half is None else self.half,
            "zero": self.absence,
        }
        return Tenths(points[kind])

    def cell(self, cell: Cell | None) -> int:
        """Points of a cell by its letter."""
        if cell is None:
            return 0
        if not cell.opponent:
            return self.bye(_KINDS.get(cell.code, "zero"))
        if cell.code in _WINS_FREE:
            return self.win
        points = (_PLAYED | _SHORT | _FORFEIT).get(cell.code)
        return 0 if points is None else {10: self.win, 5: self.draw, 0: self.loss}[points]


def scoring(made: Sheet) -> Scoring:
    """The event's own points for results and byes."""
    own = Scoring()
    fields = {"W": "win", "D": "draw", "L": "loss", "A": "absence", "P": "pairing", "WW": "win", "WB": "win",
              "WD": "draw", "BD": "draw", "BW": "win", "PAB": "pairing", "FPB": "full", "HPB": "half",
              "ZPB": "absence", "BBW": "win", "BBD": "draw", "BBL": "loss", "BBZ": "absence",
              "BBU": "pairing"}  # fmt: skip
    said = [(code, value) for code, value in _PAIRS.findall(made.head("162"))]
    for _, kind, text in made.scores:
        said += _CODES.findall(text) if kind == "XXS" else [(kind, text)]
    for code, value in said:
        if code in fields and re.fullmatch(r"[0-9]{1,3}(\.[0-9])?", value):
            setattr(own, fields[code], round(float(value) * 10))
            own.own = True
    return own


@dataclass(slots=True)
class _Pairing:
    """One round while it is read."""

    no: int
    rows: dict[int, Row]
    points: Scoring
    found: Findings
    games: list[Game] = field(default_factory=list)
    byes: list[Bye] = field(default_factory=list)
    paired: set[int] = field(default_factory=set)

    def cell(self, player: int) -> Cell | None:
        cells = self.rows[player].cells
        return cells[self.no - 1] if self.no <= len(cells) else None

    def at(self, player: int) -> str:
        return self.rows[player].at(self.no)


def rounds(made: Sheet, points: Scoring, found: Findings) -> tuple[Round, ...]:
    """All rounds of cells and rows 240. Contradictions go to `found` as faults, repairs as notes."""
    rows = {row.no: row for row in made.rows}
    last = max((len(row.cells) for row in made.rows), default=0)
    read: list[Round] = []
    for no in range(1, last + 1):
        pairing = _Pairing(no, rows, points, found)
        for row in made.rows:
            cell = pairing.cell(row.no)
            if cell is None:
                if no < len(
                    row.cells
                ):  # a blank between others is an absence; after the last one it is nothing
                    pairing.byes.append(Bye(row.no, "zero", points.bye("zero")))
            elif cell.opponent:
                _half(pairing, row.no, cell)
            else:
                _bye(pairing, row.no, cell.code)
        _requested(made, pairing)
        read.append(Round(no, tuple(pairing.games), tuple(pairing.byes)))
    return _without_absences(read, made.players, found)


def _without_absences(read: list[Round], players: str, found: Findings) -> tuple[Round, ...]:
    """Without the rounds at the end of which only absences are known: nobody has played them."""
    while read and not read[-1].games and all(bye.kind == "zero" for bye in read[-1].byes):
        gone = read.pop()
        found.note(players, f"round {gone.no} holds only absences; left out")
    return tuple(read)


def _bye(pairing: _Pairing, player: int, code: str) -> None:
    kind = _KINDS.get(code, "zero")
    if kind == "zero" and code not in _ABSENCES:
        message = (
            f"player {player} has {shown(code)!r} without an opponent in round {pairing.no}; read as absence"
        )
        pairing.found.note(pairing.at(player), message)
    pairing.byes.append(Bye(player, kind, pairing.points.bye(kind)))


def _requested(made: Sheet, pairing: _Pairing) -> None:
    """Byes of rows 240 that the cells do not have; normally both have them, and they count once."""
    busy = {bye.player: bye.kind for bye in pairing.byes}
    busy |= {player: "game" for game in pairing.games for player in (game.white, game.black)}
    for line, letter, no, players in made.byes:
        if no != pairing.no:
            continue
        kind = _KINDS.get(letter, "zero")
        for player in players:
            if player not in pairing.rows:
                pairing.found.fault(f"line {line}", f"player {player} is not in this file")
            elif player not in busy:
                pairing.byes.append(Bye(player, kind, pairing.points.bye(kind)))
            elif busy[player] != kind:
                message = f"player {player} has another cell in round {no}; the cell is kept"
                pairing.found.note(f"line {line}", message)


def _half(pairing: _Pairing, player: int, cell: Cell) -> None:
    """One half of a game; the game is made where the first of its halves stands."""
    other = cell.opponent
    if other == player:
        pairing.found.fault(
            pairing.at(player), f"player {player} plays against themselves in round {pairing.no}"
        )
        return
    if other not in pairing.rows:
        message = (
            f"player {player} meets {other} in round {pairing.no}, and no player of the file has that number"
        )
        pairing.found.fault(pairing.at(player), message)
        return
    back = pairing.cell(other)
    if back is None or back.opponent != player:
        _alone(pairing, player, cell, back)
    elif player not in pairing.paired:
        _game(pairing, player, cell, back)


def _alone(pairing: _Pairing, player: int, cell: Cell, back: Cell | None) -> None:
    """A half whose other half is missing: no game; refused where it says that one was played."""
    other = cell.opponent
    names = "no opponent" if back is None or not back.opponent else str(back.opponent)
    message = (
        f"player {player} names {other} as opponent in round {pairing.no}, and {other}'s row names {names}"
    )
    if cell.code in _PLAYED | _SHORT or (back is not None and back.opponent):
        pairing.found.fault(pairing.at(player), message)
        return
    kind = "pairing" if cell.code in {"+", *_WINS_FREE} else "half" if cell.code == "H" else "zero"
    pairing.found.note(pairing.at(player), f"{message}; no game, read as a bye ({kind})")
    pairing.byes.append(Bye(player, kind, pairing.points.bye(kind)))


def _game(pairing: _Pairing, player: int, cell: Cell, back: Cell) -> None:
    pairing.paired |= {player, cell.opponent}
    read = _result(cell.code, back.code)
    if read is None:
        message = (
            f"round {pairing.no}: player {player} has {shown(cell.code)!r} against {cell.opponent}, who has "
        )
        pairing.found.fault(pairing.at(player), f"{message}{shown(back.code)!r}; both cannot be")
        return
    result, rated, why = read
    if result == "0-0":
        who = f"round {pairing.no}, players {player} and {cell.opponent}"
        message = f"{who}: both have 0; taken as lost by both (0-0). If that is a slip, correct the result"
        pairing.found.doubt(pairing.at(player), message)
    if why:
        codes = f"{shown(cell.code)!r} and {shown(back.code)!r}"
        message = f"round {pairing.no}, players {player} and {cell.opponent}: {codes} read as {why}"
        pairing.found.note(pairing.at(player), message)
    first_white = cell.colour == "w" or back.colour == "b"
    second_white = cell.colour == "b" or back.colour == "w"
    known = first_white != second_white
    if first_white and second_white:
        message = (
            f"players {player} and {cell.opponent} have one colour in round {pairing.no}; taken as not known"
        )
        pairing.found.note(pairing.at(player), message)
    if (known and second_white) or (not known and cell.opponent < player):
        pairing.games.append(Game(cell.opponent, player, _turned(result), rated=rated, colours=known))
    else:
        pairing.games.append(Game(player, cell.opponent, result, rated=rated, colours=known))


def _turned(result: str) -> str:
    """The result with the sides changed."""
    return {"1-0": "0-1", "0-1": "1-0", "1/2-0": "0-1/2", "0-1/2": "1/2-0", "+/-": "-/+", "-/+": "+/-"}.get(
        result, result
    )


def _result(one: str, two: str) -> tuple[str, bool, str] | None:
    """Result, whether it may be rated, how it was read where that is not plain; None: a contradiction."""
    if one in _PLAYED and two in _PLAYED:
        result = _RESULTS.get((_PLAYED[one], _PLAYED[two]))
        return None if result is None else (result, True, "")
    over_board = _PLAYED | _SHORT
    if one in over_board and two in over_board:
        result = _RESULTS.get((over_board[one], over_board[two]))
        mixed = one in _PLAYED or two in _PLAYED
        return None if result is None else (result, False, "played, not to be rated" if mixed else "")
    if one in _FORFEIT and two in _FORFEIT:
        result = _FORFEITS.get((_FORFEIT[one], _FORFEIT[two]))
        return None if result is None else (result, True, "")
    return _mended(one, two)


def _mended(one: str, two: str) -> tuple[str, bool, str] | None:
    """Pairs of letters of different kinds. None of them is ever rated."""
    points = _PLAYED | _SHORT | _FORFEIT | dict.fromkeys(_WINS_FREE, 10)
    free = set(_FORFEIT) | _WINS_FREE
    if (one in free and two in points) or (two in free and one in points):
        result = _FORFEITS.get((points[one], points[two]))
        return None if result is None else (result, True, f"forfeit {result}")
    if one in points or two in points:
        said, silent = (one, two) if one in points else (two, one)
        if said not in free or silent == "H":
            return None
        result = _FORFEITS[(points.get(one, 0), points.get(two, 0))]
        return result, True, f"forfeit {result}"
    return "*", True, "not finished"
