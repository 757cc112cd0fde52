"""A crosstable as chess-results.com (page or workbook) or Vega (page) shows it -> tournament.

Swiss and all against all. Of people it keeps names, points and places. It refuses pages without a crosstable,
and lists that were cut short: their games name opponents who are not there.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial

from ladder.domain.tournament import Entry
from ladder.formats import all_against_all
from ladder.formats.columns import Columns, columns
from ladder.formats.crosstable import Crosstable, add, crosstable_reading, line, tenths, whole
from ladder.formats.event import Event, reading
from ladder.formats.findings import Findings
from ladder.formats.grid import Grid, GridCell, Sheetful
from ladder.formats.reading import MAX_PLAYERS, Path, Reading, Supplied, refuse
from ladder.formats.sections import Part, read_parts
from ladder.formats.swiss_cells import colours, is_game, is_site, is_vega, site_cell, vega_cell
from ladder.formats.trf_rows import Cell, Row

_DATES = re.compile(r"([0-9]{4}/[0-9]{2}/[0-9]{2})(?:\D{1,9}([0-9]{4}/[0-9]{2}/[0-9]{2}))?\Z")
_SITE = re.compile(r"\A.*chess-results(?:\.com)?\s*-\s*", re.IGNORECASE)
_NO_NAME = re.compile(
    r"chess-results|https?:|crosstable|cross table|kreuztabelle|after \d+ rounds", re.IGNORECASE
)
_FOOTNOTE = re.compile(r"\s*\*+\)?\s*\Z")
_WITHDRAWN = re.compile(r"\s*\([WR]\)\s*\Z")
_TITLE = re.compile(r"(?:W?[GIFC]M|W?NM|AGM|AFM|ACM)\s+(?=\S)")
_ROWS_MISSING = 3


@dataclass(frozen=True, slots=True)
class _Player:
    """A row of a crosstable: number in the table, texts, cells; `number`: that by which cells name it."""

    row: int
    number: int
    name: str
    start: str
    rank: str
    points: str
    cells: tuple[GridCell, ...]


def read_page(sheetful: Sheetful, supplied: Supplied, notes: Findings) -> tuple[Reading, ...]:
    """The crosstables of a page. `Wrong` with table, row and round."""
    found = [(grid, these) for grid in sheetful.grids if (these := columns(grid)) is not None]
    found = [(grid, these) for grid, these in found if _is_crosstable(these, _players(grid, these))]
    if not found:
        refuse("file", "there is no crosstable in it: a table with names and a column for each round")
    first, last = _days(sheetful)
    parts = []
    for number, (grid, these) in enumerate(found, 1):
        label = grid.heading or f"table {number}"
        event = Event(
            name=_name(sheetful, grid, these), first=first, last=last, section=label if len(found) > 1 else ""
        )
        parts.append(Part(label, partial(_crosstable, grid, these, event, supplied)))
    return read_parts(parts, supplied, notes.told())


def _is_crosstable(these: Columns, players: Sequence[_Player]) -> bool:
    """Whether most of what stands in the rounds' columns looks like results, and some of it names an
    opponent: menus, lists of pairings and tables of teams have such headings too.
    """
    if these.plain and all_against_all.is_square([[cell.text for cell in each.cells] for each in players]):
        return True
    said = [cell for player in players for cell in player.cells if cell.text.strip()]
    signs = all_against_all.SIGNS
    good = sum(is_vega(cell) or is_site(cell.text) or set(cell.text.strip()) <= signs for cell in said)
    return good * 2 > len(said) and any(map(is_game, said))


def _days(sheetful: Sheetful) -> tuple[str, str]:
    """The days that a page's details tell: `2026/08/01 to 2026/08/09`."""
    for grid in sheetful.grids:
        for row in grid.rows:
            for cell in row:
                if found := _DATES.search(cell.text[-40:]):
                    return found[1], found[2] or found[1]
    return "", ""


def _name(sheetful: Sheetful, grid: Grid, these: Columns) -> str:
    """The event's name: the page's title, else a heading or the first row above the table."""
    if sheetful.title:
        return _SITE.sub("", sheetful.title).strip().rstrip(":")
    above = [text for row in range(these.header) for text in grid.texts(row)[:1] if text]
    return next((text for text in [*sheetful.headings, *above] if not _NO_NAME.search(text)), "")


def _players(grid: Grid, these: Columns) -> list[_Player]:
    """The rows below the heading that have a name, until the first that has not after some that had."""
    made: list[_Player] = []
    missing = 0
    for index in range(these.header + 1, len(grid.rows)):
        row = grid.rows[index]

        def at(column: int | None, row: Sequence[GridCell] = row) -> str:
            return row[column].text.strip() if column is not None and column < len(row) else ""

        inner = row[these.name].parts if these.name < len(row) else {}
        name = inner.get("player-name-box2") or inner.get("player-name-box") or at(these.name)
        numbered = whole(at(these.first)) if these.first is not None else 0
        if not name or (len(row) <= max(these.rounds.values()) and not numbered):
            missing += 1
            if made and missing >= _ROWS_MISSING:
                break
            continue
        cells = tuple(row[column] if column < len(row) else GridCell() for column in these.rounds.values())
        name = _WITHDRAWN.sub("", _FOOTNOTE.sub("", name))
        made.append(
            _Player(index + 1, numbered, name, at(these.start), at(these.rank), at(these.points), cells)
        )
        if len(made) > MAX_PLAYERS:
            break
    return made


def _crosstable(
    grid: Grid,
    these: Columns,
    event: Event,
    supplied: Supplied,
    alone: bool,  # noqa: FBT001 - as Part.read calls it
) -> Reading:
    found = Findings(unit="row")
    players = _players(grid, these)
    event = replace(event, alone=alone, at=f"row {these.header + 1}")
    _left_out(grid, these, players, found)
    texts = [[cell.text for cell in player.cells] for player in players]
    if these.plain and all_against_all.is_square(texts):
        return _round_robin(players, event, supplied, found)
    made = Crosstable(where=event.at)
    pair = colours(cell for player in players for cell in player.cells)
    rows = [_swiss_row(player, pair, found) for player in players]
    numbering = _numbering(players, rows)
    own = _own_numbers(players, numbering)
    for player, no, cells in zip(players, own, rows, strict=True):
        named = [_renumbered(each, numbering, own) for each in cells]
        add(
            made,
            line(f"row {player.row}", no, player.name, named, found, player.points, _rank(player, these)),
            found,
        )
    if these.points is None:
        _points_as_tiebreak(grid, these, players, made)
    return crosstable_reading(made, event, supplied, found)


def _rank(player: _Player, these: Columns) -> str:
    return player.rank if these.rank is not None else ""


def _swiss_row(player: _Player, pair: str, found: Findings) -> list[Cell | None]:
    return [
        (vega_cell(each, at, found) if is_vega(each) else site_cell(each, pair, at, found))
        for at, each in ((f"row {player.row}, round {no}", each) for no, each in enumerate(player.cells, 1))
    ]


def _numbering(players: Sequence[_Player], rows: Sequence[Sequence[Cell | None]]) -> tuple[int, ...]:
    """The numbers by which the cells name opponents: those of the first column, places in the list, or
    starting numbers; the ones with which most games are named by both sides.
    """
    candidates = [
        tuple(player.number for player in players),
        tuple(range(1, len(players) + 1)),
        tuple(whole(player.start) for player in players),
    ]
    usable = [each for each in candidates if all(each) and len(set(each)) == len(each)] or [candidates[1]]
    return max(usable, key=lambda numbers: _agreeing(numbers, rows))


def _agreeing(numbers: Sequence[int], rows: Sequence[Sequence[Cell | None]]) -> int:
    by_number = dict(zip(numbers, rows, strict=True))
    count = 0
    for no, row in by_number.items():
        for at, cell in enumerate(row):
            back = by_number.get(cell.opponent, [])[at : at + 1] if cell and cell.opponent else []
            count += bool(back) and back[0] is not None and back[0].opponent == no
    return count


def _own_numbers(players: Sequence[_Player], numbering: Sequence[int]) -> tuple[int, ...]:
    """The entries' numbers: starting numbers, which stay when the places change; else those of the cells."""
    starts = tuple(whole(player.start) for player in players)
    return starts if all(starts) and len(set(starts)) == len(starts) else tuple(numbering)


def _renumbered(cell: Cell | None, numbering: Sequence[int], own: Sequence[int]) -> Cell | None:
    if cell is None or not cell.opponent or numbering is own:
        return cell
    at = numbering.index(cell.opponent) if cell.opponent in numbering else None
    return replace(cell, opponent=own[at] if at is not None else MAX_PLAYERS * 10 + cell.opponent)


def _left_out(grid: Grid, these: Columns, players: Sequence[_Player], found: Findings) -> None:
    """Notes on what is not kept: columns beside names and results, titles beside names."""
    for column in these.others:
        title = these.titles[column] or "titles and the like (a column without heading)"
        for player in players:
            row = grid.rows[player.row - 1]
            if column < len(row) and row[column].text.strip(" 0-"):
                found.drop(title, player.row)
    for player in players:
        inner = grid.rows[player.row - 1][these.name].parts
        if len(inner) > 1:
            found.drop("what stands beside the names", player.row)
        if _TITLE.match(player.name):
            message = "a title seems to stand before the name; the name is kept as it is, correct it if so"
            found.note(f"row {player.row}", message)


def _points_as_tiebreak(grid: Grid, these: Columns, players: Sequence[_Player], made: Crosstable) -> None:
    """Where no column is headed as points, one that adds up to the cells of every row holds them."""
    for column, title in enumerate(these.titles):
        if not title.startswith(("tb", "wtg", "des")):
            continue
        quiet = Findings()
        said = [tenths(_at(grid, player.row - 1, column), "", quiet) for player in players]
        if (
            not quiet.notes
            and len(said) == len(made.rows)
            and all(
                value is not None and value == _sum(row) for value, row in zip(said, made.rows, strict=True)
            )
        ):
            made.rows = [replace(row, points=value) for row, value in zip(made.rows, said, strict=True)]
            return


def _at(grid: Grid, row: int, column: int) -> str:
    return grid.rows[row][column].text if column < len(grid.rows[row]) else ""


def _sum(row: Row) -> int:
    points = {"1": 10, "+": 10, "U": 10, "F": 10, "=": 5, "H": 5}
    return sum(points.get(each.code, 0) for each in row.cells if each is not None)


def _round_robin(players: Sequence[_Player], event: Event, supplied: Supplied, found: Findings) -> Reading:
    starts = tuple(whole(player.start) for player in players)
    plain = tuple(range(1, len(players) + 1))
    numbers = starts if all(starts) and len(set(starts)) == len(starts) else plain
    square = all_against_all.Square(
        numbers,
        tuple(f"row {player.row}" for player in players),
        tuple(tuple(cell.text for cell in player.cells) for player in players),
    )
    rounds = all_against_all.rounds(square, found)
    entries = list(_entries(players, numbers, found))
    found.refuse()
    places = dict(zip(numbers, square.places, strict=True))

    def place(path: Path) -> str:
        match list(path):
            case ["players", int(index), *_]:
                return square.places[index]
            case ["rounds", int(index), "games", int(game), *_]:
                return places[rounds[index].games[game].white]
            case _:
                return event.at

    return reading(replace(event, kind="round_robin"), entries, rounds, supplied, found, place)


def _entries(players: Sequence[_Player], numbers: Sequence[int], found: Findings) -> Iterator[Entry]:
    for player, no in zip(players, numbers, strict=True):
        made = line(f"row {player.row}", no, player.name, [], found, player.points, player.rank)
        yield Entry(made.no, made.name, made.points, made.rank)
