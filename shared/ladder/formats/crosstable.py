"""Rows of players whose cells name opponents by number -> tournament: what all crosstables have in common.

The halves of each game are put together as in a tournament report; halves that contradict each other are
refused. Stated totals are kept for the tournament's own table, and a note says where the cells make another.
"""

import re
from dataclasses import dataclass, replace

from ladder.domain.tournament import RESULTS, Entry, Round, Tenths
from ladder.formats.clean import shown, tidy
from ladder.formats.event import Event, reading
from ladder.formats.findings import Findings
from ladder.formats.reading import MAX_FAULTS, MAX_PLAYERS, MAX_ROUNDS, Path, Reading, Supplied
from ladder.formats.trf_games import Scoring, rounds
from ladder.formats.trf_rows import Cell, Row, Sheet

_WHOLE = re.compile(r"[0-9]{1,5}\Z")
_POINTS = re.compile(r"([0-9]{0,4})(?:[.,]([0-9])0?)?\s*(½)?\Z")


@dataclass(frozen=True, slots=True)
class Line(Row):
    """A player's row; `place` names it in the form of its file."""

    place: str = ""

    def at(self, round_no: int) -> str:
        """The place of a round's cell."""
        return f"{self.place}, round {round_no}"


@dataclass(slots=True)
class Crosstable(Sheet):
    """The rows of one section; `where` they begin."""

    where: str = "file"

    @property
    def players(self) -> str:
        """Where the rows begin."""
        return self.where


def cell(opponent: int, colour: str, code: str) -> Cell:
    """A round of a player in the letters of a tournament report; opponent 0: none."""
    return Cell(opponent, colour, code, 0)


def add(
    made: Crosstable,
    line: Line,
    found: Findings,
) -> None:
    """One more row. What is too much is a fault, once."""
    if len(made.rows) > MAX_PLAYERS or len(found.faults) > MAX_FAULTS:
        return  # it is refused already
    if len(line.cells) > MAX_ROUNDS:
        found.fault(line.place, f"has {len(line.cells):,} rounds; at most {MAX_ROUNDS} are taken")
        return
    made.rows.append(line)


def line(
    place: str,
    no: int,
    name: str,
    cells: list[Cell | None],
    found: Findings,
    points: str = "",
    rank: str = "",
) -> Line:
    """A row from its texts; cells end with the last one that says anything."""
    tidied = tidy(name)
    if tidied.dropped:
        found.note(place, "characters that cannot be seen were taken out of the name")
    while cells and cells[-1] is None:
        cells.pop()
    return Line(
        line=0,
        no=no,
        name=tidied.text,
        points=tenths(points, place, found),
        rank=whole(rank.strip().rstrip(".")) or None,
        cells=tuple(cells),
        place=place,
    )


def whole(text: str) -> int:
    """A number of up to five digits; 0 where it is none."""
    return int(text) if _WHOLE.match(text) else 0


def tenths(text: str, place: str, found: Findings) -> Tenths | None:
    """Points as programs print them: `3½`, `3,5`, `3.5`, `½`. None where there are none."""
    text = text.strip()
    if not text:
        return None
    read = _POINTS.match(text)
    if read is None:
        found.note(place, f"{shown(text, 20)!r} is no number of points; left out")
        return None
    return Tenths(int(read[1] or 0) * 10 + int(read[2] or 0) + (5 if read[3] else 0))


def crosstable_reading(made: Crosstable, event: Event, supplied: Supplied, found: Findings) -> Reading:
    """The tournament of the rows. `Wrong` with the places of everything that is wrong."""
    played = games(made, found)
    entries = [Entry(row.no, row.name, row.points, row.rank) for row in made.rows]
    last = next((each for each in reversed(played) if each.games), None)
    if event.finished is None and last is not None and any(game.result == "*" for game in last.games):
        found.note(made.where, f"round {last.no} has games without a result; read as in progress")
        event = replace(event, finished=False)
    read = reading(event, entries, played, supplied, found, lambda path: place_of(made, played, path))
    notes = Findings()
    _totals(made, played, notes)
    return Reading(read.tournament, read.notes + notes.told(), read.members, read.given, read.section)


def games(made: Crosstable, found: Findings) -> tuple[Round, ...]:
    """The rounds of the rows; none where numbers are double or something was wrong before."""
    seen: dict[int, str] = {}
    for row in made.rows:
        here = row.at(1).rpartition(",")[0]
        if row.no in seen:
            found.fault(here, f"number {row.no} is already that of {seen[row.no]}")
        seen.setdefault(row.no, here)
    return () if found.faults else rounds(made, Scoring(), found)


def place_of(made: Crosstable, played: tuple[Round, ...], path: Path) -> str:
    """Where in the file a part of the tournament stands."""
    rows = {row.no: row for row in made.rows}
    match list(path):
        case ["players", int(index), *_]:
            return made.rows[index].at(1).rpartition(",")[0]
        case ["rounds", int(index), "games", int(game), *_]:
            return rows[played[index].games[game].white].at(played[index].no)
        case ["rounds", int(index), "byes", int(bye), *_]:
            return rows[played[index].byes[bye].player].at(played[index].no)
        case _:
            return made.where


def _totals(made: Crosstable, played: tuple[Round, ...], found: Findings) -> None:
    """Notes where the stated points are not those of the cells (SPEC 2: the games decide the rating)."""
    sums = dict.fromkeys((row.no for row in made.rows), 0)
    for each in played:
        for game in each.games:
            sums[game.white] += RESULTS[game.result].white
            sums[game.black] += RESULTS[game.result].black
        for bye in each.byes:
            sums[bye.player] += bye.points
    for row in made.rows:
        if row.points is not None and row.points != sums[row.no]:
            said, made_of = row.points / 10, sums[row.no] / 10
            message = f"player {row.no}: the file says {said:g} points and its cells make {made_of:g}"
            found.note(row.at(1).rpartition(",")[0], f"{message}; the stated points are kept for the table")
