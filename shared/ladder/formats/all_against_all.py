"""Tables in which each player's row has a column for each other player (round robins) -> games.

Their columns follow the rows, whatever the numbers beside the names are. Neither rounds nor colours are in
such a table: all games stand in as few rounds as seat nobody twice, with colours not known.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from ladder.domain.tournament import Game, Round
from ladder.formats.clean import shown
from ladder.formats.findings import Findings
from ladder.formats.reading import MAX_ROUNDS

_HOLES = frozenset({"", "*", "x", "✱", "■", "---", "xxx", "###", "**", "***", "xx", "–", "•"})
_SIGNS = {"1": 10, "½": 5, "=": 5, "0": 0, "+": 10, "-": 0}
SIGNS = frozenset("1½=0+-*xX/2., ")
"""Signs of which the cells of such a table are made."""
_FREE = frozenset("+-")
_HALF = re.compile(r"1/2|0[.,]5")
_PLAYED = {(10, 0): "1-0", (0, 10): "0-1", (5, 5): "1/2-1/2", (0, 0): "0-0", (5, 0): "1/2-0", (0, 5): "0-1/2"}
_FORFEITS = {(10, 0): "+/-", (0, 10): "-/+", (0, 0): "-/-"}


@dataclass(frozen=True, slots=True)
class Square:
    """Rows of a table: the players' numbers, their places in the file, their cells in the rows' order."""

    numbers: tuple[int, ...]
    places: tuple[str, ...]
    cells: tuple[tuple[str, ...], ...]


def is_square(cells: Sequence[Sequence[str]]) -> bool:
    """Whether there are as many columns as rows and nobody has a result against themselves."""
    size = len(cells)
    return size > 1 and all(
        len(row) == size and row[at].strip().casefold() in _HOLES for at, row in enumerate(cells)
    )


def rounds(square: Square, found: Findings) -> tuple[Round, ...]:
    """The games. A cell against the one across the table that contradicts it is a fault with its place."""
    games: list[Game] = []
    size = len(square.numbers)
    for one in range(size):
        for two in range(one + 1, size):
            at = f"{square.places[one]}, column {two + 1}"
            games += _games(square, (one, two), at, found)
    made: list[list[Game]] = []
    busy: list[set[int]] = []
    for game in _circled(games, square.numbers):
        people = {game.white, game.black}
        no = next((index for index, seated in enumerate(busy) if not seated & people), None)
        if no is None:
            if len(made) >= MAX_ROUNDS:
                found.fault(square.places[0], f"the table needs more than {MAX_ROUNDS} rounds")
                return ()
            made.append([])
            busy.append(set())
            no = len(made) - 1
        made[no].append(game)
        busy[no] |= people
    if games:
        message = "a table of all against all has neither rounds nor colours: the rounds are made up"
        found.note(square.places[0], message)
    return tuple(Round(no, tuple(each)) for no, each in enumerate(made, 1))


def _circled(games: Sequence[Game], numbers: Sequence[int]) -> list[Game]:
    """The games in the order of the circle method: they fill as many rounds as there are opponents."""
    size = len(numbers) + len(numbers) % 2
    at = {no: index for index, no in enumerate(numbers)}

    def turn(game: Game) -> int:
        one, two = sorted((at[game.white], at[game.black]))
        return (one + two) % (size - 1) if two < size - 1 else (2 * one) % (size - 1)

    return sorted(games, key=turn)


def _games(square: Square, pair: tuple[int, int], at: str, found: Findings) -> list[Game]:
    one, two = pair
    first, second = (_HALF.sub("½", square.cells[a][b]).replace(" ", "") for a, b in (pair, (two, one)))
    white, black = square.numbers[one], square.numbers[two]
    if len(first) != len(second) or any(sign not in _SIGNS for sign in first + second):
        if first.casefold() in _HOLES and second.casefold() in _HOLES:
            return []
        found.fault(
            at, f"{shown(first, 20)!r}, and across the table {shown(second, 20)!r}: no results of one pair"
        )
        return []
    made = []
    for mine, other in zip(first, second, strict=True):
        free = mine in _FREE or other in _FREE
        result = (_FORFEITS if free else _PLAYED).get((_SIGNS[mine], _SIGNS[other]))
        if result is None:
            found.fault(at, f"{mine!r}, and across the table {other!r}; both cannot be")
        else:
            made.append(Game(white, black, result, colours=False))
    return made
