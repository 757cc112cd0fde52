"""SwissPerfect's crosstable as text with tabs -> tournament. Of people it keeps names and points.

`4:W` is a win against 4; `0:W` or an empty number is a bye. Colours are in none of it; `+`, `-`, `=` were not
played over the board.
"""

import re

from ladder.formats.clean import shown
from ladder.formats.crosstable import Crosstable, add, cell, crosstable_reading, line, whole
from ladder.formats.event import Event
from ladder.formats.findings import Findings
from ladder.formats.limits import MAX_COLUMNS, MAX_ROWS
from ladder.formats.reading import NOTHING, Reading, Supplied, refuse
from ladder.formats.text import decoded
from ladder.formats.trf_rows import Cell

_CELL = re.compile(r"([0-9]{0,4})\s*:\s*([-+=WLD]?)\Z", re.IGNORECASE)
_GAMES = {"W": "1", "L": "0", "D": "=", "+": "+", "-": "-", "": ""}
_BYES = {"W": "F", "+": "F", "D": "H", "=": "H"}
_ROUND = re.compile(r"[0-9]{1,2}\Z")
_KEPT = frozenset({"no", "name", "total", "pts", "score"})


def read_tournament(body: bytes, supplied: Supplied = NOTHING) -> Reading:
    """The tournament of a table. `TooLarge`; `Wrong` with lines and rounds."""
    text = decoded(body, supplied.encoding)
    found = Findings(notes=[text.note] if text.note else [])
    rows = [(number, row.split("\t", MAX_COLUMNS)) for number, row in enumerate(text.lines, 1) if row.strip()]
    if len(rows) > MAX_ROWS:
        refuse("file", f"has {len(rows):,} rows; at most {MAX_ROWS:,} are taken")
    header = next((at for at, (_, row) in enumerate(rows) if _is_header(row)), None)
    if header is None:
        refuse("line 1", "this is no crosstable of SwissPerfect: it has no heading No, Name, Total, 1, 2 …")
    titles = [title.strip().casefold() for title in rows[header][1]]
    columns = {title: at for at, title in reversed(list(enumerate(titles)))}
    rounds = [columns[str(no)] for no in range(1, len(titles) + 1) if str(no) in columns]
    made = Crosstable(where=f"line {rows[header][0]}")
    for number, row in rows[header + 1 :]:
        _player(row, number, columns, rounds, made, found)
    title = " ".join(" ".join(rows[at][1]).strip() for at in range(min(header, 1)))
    event = Event(name=title, at=f"line {rows[header][0]}")
    return crosstable_reading(made, event, supplied, found)


def _is_header(row: list[str]) -> bool:
    titles = {title.strip().casefold() for title in row}
    return {"no", "name", "1"} <= titles


def _player(
    row: list[str], number: int, columns: dict[str, int], rounds: list[int], made: Crosstable, found: Findings
) -> None:
    def at(title: str) -> str:
        column = columns.get(title, len(row))
        return row[column].strip() if column < len(row) else ""

    place = f"line {number}"
    no = whole(at("no").rstrip("."))
    if not no:
        found.fault(place, f"{shown(at('no'), 20)!r} is no number of a player")
        return
    for title in columns:
        if title not in _KEPT and not _ROUND.match(title) and at(title):
            found.drop(title or "a column without heading", number)
    cells = [
        _cell(row[column].strip() if column < len(row) else "", f"{place}, round {index}", found)
        for index, column in enumerate(rounds, 1)
    ]
    total = next((at(title) for title in ("total", "pts", "score") if at(title)), "")
    add(made, line(place, no, at("name"), cells, found, total), found)


def _cell(said: str, at: str, found: Findings) -> Cell | None:
    if not said or said == ":":
        return None
    read = _CELL.match(said)
    if read is None:
        found.fault(at, f"{shown(said, 20)!r} is no opponent and result such as 4:W")
        return None
    opponent, code = int(read[1] or 0), read[2].upper()
    if not opponent:
        return cell(0, "", _BYES.get(code, "Z"))
    if code == "=":
        found.note(at, "half a point each without a game; read as a half-point bye of each")
        return cell(0, "", "H")
    return cell(opponent, "", _GAMES[code])
