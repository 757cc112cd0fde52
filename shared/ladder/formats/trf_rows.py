"""Rows of a FIDE tournament report (TRF06, TRF16, TRF26, TRF(x)) by their columns, counted in characters.

It tells where each value stood; what the values mean together is `trf`'s matter. Rows of unknown kind are
passed over, and what the report says of persons beside name and result is left behind here.
"""

import re
from dataclasses import dataclass, field, replace

from ladder.domain.tournament import Tenths
from ladder.formats.clean import shown, tidy
from ladder.formats.findings import Findings
from ladder.formats.reading import MAX_FAULTS, MAX_PLAYERS

FIRST_CELL, CELL = 91, 10
"""Round 1 begins in column 92, every further one ten columns to the right."""
_LONGEST_ROW = FIRST_CELL + CELL * 100
"""Characters; a longer row is no player's, and would only cost time."""
_NAME = slice(14, 47)
_NAME_WIDTH = 33
_PERSONAL = (
    ("sex", slice(9, 10)), ("titles", slice(10, 13)), ("ratings", slice(48, 52)),
    ("federations", slice(53, 56)),
    ("federation ids", slice(57, 68)), ("birth dates", slice(69, 79)),
)  # fmt: skip
_NOTHING = frozenset("0/.- ")
"""Signs of which `0000/00/00`, `0000`, `    .  .  ` are made: nothing was stated."""
_CELL = re.compile(r"(?P<opponent>.{4}) (?P<colour>[wb -]) (?P<code>.) *\Z", re.IGNORECASE)
_OPPONENT = re.compile(r" *([0-9]*) *\Z|[ -]*\Z")
_POINTS = re.compile(r"(-?[0-9]{1,4})(?:[.,]([0-9]))?(½)?\Z")
_BLANKS = {0xA0: " ", 0x2007: " ", 0x202F: " ", 0x3000: " "}
"""Blanks of a column each that word processors put in place of a plain one."""
_NATIONAL = re.compile(r"[A-Z]{3}\Z")
HEADS = frozenset(
    {
        "012", "022", "032", "042", "052", "062", "072", "082", "092", "102", "112", "122", "132", "142",
        "152", "162", "172", "182", "192", "202", "212", "222", "XXR",
    }
)  # fmt: skip
"""Rows that stand once; of 102 and 112 (arbiters) only that they were there is noted."""
TEAMS = frozenset({"013", "300", "310", "320", "330", "352", "362", "801", "802"})
POINT_ROWS = frozenset({"XXS", "BBW", "BBD", "BBL", "BBZ", "BBF", "BBU"})
_PASSED = frozenset({"XXC", "XXZ", "XXP", "XXA", "250", "260", "###", "DDD"})


@dataclass(frozen=True, slots=True)
class Cell:
    """One round of a player: opponent's number (0: none), `w`, `b` or "", the result's letter (or "")."""

    opponent: int
    colour: str
    code: str
    column: int


@dataclass(frozen=True, slots=True)
class Row:
    """A player's row 001; `cells` end with the last one that says anything."""

    line: int
    no: int
    name: str
    points: Tenths | None
    rank: int | None
    cells: tuple[Cell | None, ...]

    def at(self, round_no: int) -> str:
        """The place of a round's cell."""
        cell = self.cells[round_no - 1]
        column = FIRST_CELL + 1 + CELL * (round_no - 1) if cell is None else cell.column
        return f"line {self.line}, column {column}"


@dataclass(slots=True)
class Sheet:
    """A report by kinds of rows; `heads`: kind -> line and text; `byes`: rows 240; `scores`: on points."""

    rows: list[Row] = field(default_factory=list)
    heads: dict[str, tuple[int, str]] = field(default_factory=dict)
    byes: list[tuple[int, str, int, tuple[int, ...]]] = field(default_factory=list)
    scores: list[tuple[int, str, str]] = field(default_factory=list)
    penalties: list[int] = field(default_factory=list)

    def head(self, kind: str) -> str:
        """The text of a row that stands once; "" where it is missing."""
        return self.heads.get(kind, (0, ""))[1]

    def place(self, kind: str) -> str:
        """The line of a row that stands once; the first line where it is missing."""
        return f"line {self.heads[kind][0]}" if kind in self.heads else "line 1"

    @property
    def players(self) -> str:
        """The line on which the players' rows begin."""
        return f"line {self.rows[0].line}" if self.rows else "line 1"


def sheet(lines: list[str], found: Findings) -> Sheet:
    """The rows of a report. Faults for rows that cannot be read go to `found`."""
    made = Sheet()
    for number, raw in enumerate(lines, 1):
        line = raw if raw.isascii() else raw.translate(_BLANKS)
        kind = line[:3].upper()
        if kind == "001":
            _player(line, number, made, found)
        elif kind in HEADS:
            made.heads.setdefault(kind, (number, line[3:].strip() if kind != "132" else line))
            if kind in {"102", "112"} and line[3:].strip():
                found.drop("arbiters", number)
        elif kind in POINT_ROWS:
            made.scores.append((number, kind, line[3:].strip()))
        elif kind == "240":
            _requested(line, number, made, found)
        elif kind == "299":
            made.penalties.append(number)
        elif kind in TEAMS:
            found.drop("teams", number)
        elif kind not in _PASSED and line[3:4] in {" ", ""} and _NATIONAL.match(line[:3]):
            found.drop(f"rows {kind} of a program's or federation's own", number)
    return made


def _player(line: str, number: int, made: Sheet, found: Findings) -> None:
    if len(made.rows) > MAX_PLAYERS or len(found.faults) > MAX_FAULTS:
        return  # it is refused already
    if len(line) > _LONGEST_ROW:
        found.fault(f"line {number}", f"has {len(line):,} characters; that is no player's row")
        return
    row = _read(line, number, found)
    if row is None:
        return
    for what, columns in _PERSONAL:
        if not _NOTHING.issuperset(line[columns]):
            found.drop(what, number)
    made.rows.append(row)


def _read(line: str, number: int, found: Findings) -> Row | None:
    sight = Findings()
    row = _columns(line, number, sight)
    if sight.faults and not line.isascii():
        # some programs count bytes: the same row once more, a column a byte
        bytewise = Findings()
        again = _columns(line.encode().decode("latin-1"), number, bytewise)
        if not bytewise.faults and again is not None:
            found.note(f"line {number}", "columns were counted in bytes here")
            name = tidy(line.encode()[_NAME].decode(errors="ignore")).text
            return replace(again, name=name)
    found.faults += sight.faults
    found.notes += sight.notes
    return row


def _columns(line: str, number: int, found: Findings) -> Row | None:
    digits = line[4:8].strip()
    if not (digits.isascii() and digits.isdigit() and int(digits) > 0):
        found.fault(f"line {number}, column 5", f"{shown(digits)!r} is no starting number")
        return None
    name = tidy(line[_NAME])
    if name.dropped:
        found.note(f"line {number}, column 15", "characters that cannot be seen were taken out of the name")
    if len(line[_NAME].strip()) == _NAME_WIDTH:
        found.note(
            f"line {number}, column 15", f"the name fills all {_NAME_WIDTH} columns; it may have been cut"
        )
    rank = line[85:89].strip()
    return Row(
        line=number,
        no=int(digits),
        name=name.text,
        points=_points(line[80:84].strip(), number, found),
        rank=int(rank) if rank.isascii() and rank.isdigit() and int(rank) else None,
        cells=_cells(line, number, found),
    )


def _points(text: str, number: int, found: Findings) -> Tenths | None:
    if not text:
        return None
    read = _POINTS.match(text)
    if not read:
        found.note(f"line {number}, column 81", f"{shown(text)!r} is no number of points; left out")
        return None
    tenths = abs(int(read[1])) * 10 + int(read[2] or 0) + (5 if read[3] else 0)
    return Tenths(-tenths if read[1].startswith("-") else tenths)


def _cells(line: str, number: int, found: Findings) -> tuple[Cell | None, ...]:
    text = line.rstrip()
    cells: list[Cell | None] = []
    for start in range(FIRST_CELL, len(text), CELL):
        part = text[start : start + CELL]
        if not part.strip():
            cells.append(None)
            continue
        read = _CELL.match(f"{part:<8}")
        opponent = None if read is None else _OPPONENT.match(read["opponent"])
        if read is None or opponent is None:
            at = f"line {number}, column {start + 1}"
            found.fault(at, f"{shown(part)!r} in round {len(cells) + 1} is no opponent, colour and result")
            cells.append(None)
            continue
        colour, code = read["colour"].lower().strip(" -"), read["code"].strip().upper()
        cells.append(Cell(int(opponent[1] or 0), colour, "=" if code == "½" else code, start + 1))
    return tuple(cells)


def _requested(line: str, number: int, made: Sheet, found: Findings) -> None:
    """A row 240: byes of one kind in one round, which normally stand in the cells as well."""
    parts = line[3:].split()
    letter, numbers = parts[0].upper() if parts else "", parts[1:]
    if (
        letter not in {"F", "H", "Z"}
        or not all(each.isascii() and each.isdigit() for each in numbers)
        or not numbers
    ):
        found.note(f"line {number}", "this row 240 cannot be read; left out")
        return
    made.byes.append((number, letter, int(numbers[0]), tuple(map(int, numbers[1:]))))
