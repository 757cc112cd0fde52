"""A rating report for US Chess (THEXPORT, TSEXPORT, TDEXPORT as dBase III) -> a tournament for each section.

Sections share the columns of the longest one: what lies beyond a section's own rounds is padding and no bye.
Of people it keeps names.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from ladder.formats import dbase
from ladder.formats.archive import Member
from ladder.formats.clean import shown
from ladder.formats.crosstable import Crosstable, add, cell, crosstable_reading, line, whole
from ladder.formats.event import Event
from ladder.formats.findings import Findings
from ladder.formats.reading import MAX_ROUNDS, NOTHING, Reading, Supplied, refuse
from ladder.formats.sections import Part, read_parts
from ladder.formats.text import decoded
from ladder.formats.trf_rows import Cell

_NAMES = ("THEXPORT", "TSEXPORT", "TDEXPORT")
_CELL = re.compile(r"([A-Z$#%*?])\s*([0-9]{0,5})\s*([WB]?)\Z", re.IGNORECASE)
GAMES = {"W": "1", "L": "0", "D": "=", "X": "+", "F": "-"}
_BYES = {"B": "F", "X": "F", "H": "H"}
"""Codes without an opponent that are worth something; all others (U, Z, F) are absences."""
_NAME_WIDTH = 30
_DOUBLE = "2"
TWICE = {"$": "11", "#": "1=", "W": "10", "%": "==", "D": "0=", "L": "00", "X": "++", "F": "--"}
"""Two games of a round as one code, in an order that fits that of the opponent's code."""
_KINDS = {"S": "swiss", "R": "round_robin", _DOUBLE: "swiss"}
_PERSONAL = (("D_MEM_ID", "federation ids"), ("D_STATE", "states"), ("D_RATING", "ratings"))
_COLUMN = re.compile(r"D_RND([0-9]{2})\Z")
type _Values = dict[str, str]


def is_report(members: Sequence[Member]) -> bool:
    """Whether an archive is such a report."""
    return any(_kind(each) == "TDEXPORT" for each in members)


def read_tournaments(members: Sequence[Member], supplied: Supplied = NOTHING) -> tuple[Reading, ...]:
    """The sections of a report. `Malformed`; `Wrong` with file, row and round."""
    by_kind: dict[str, list[tuple[int, _Values]]] = {}
    found = Findings(unit="row")
    for each in members:
        kind = _kind(each)
        if kind in by_kind:
            refuse(kind, "the archive holds two reports; send each by itself")
        if kind:
            by_kind[kind] = _texts(each, supplied.encoding, found)
    missing = [name for name in _NAMES if name not in by_kind]
    if missing:
        refuse("file", f"{' and '.join(missing)} is missing: the report is three files, sent in one zip")
    heads, sections, players = (by_kind[name] for name in _NAMES)
    head = heads[0][1] if heads else {}
    if any(head.get(name) for name in ("H_CTD_ID", "H_ATD_ID", "H_OTHER_TD")):
        found.note("THEXPORT", "arbiters are not kept")
    parts = []
    for number, section in sections:
        own = [row for row in players if row[1].get("D_SEC_NUM") == section.get("S_SEC_NUM")]
        label = section.get("S_SEC_NAME") or section.get("S_SEC_NUM") or str(number)
        if own:
            parts.append(
                Part(label, partial(_section, own, section, head, supplied), (section["S_SEC_NUM"],))
            )
        else:
            found.note(label, "the section has no players; left out")
    if not parts:
        refuse("TSEXPORT", "the report has no section with players")
    return read_parts(parts, supplied, found.told())


def _kind(member: Member) -> str:
    stem, _, ending = member.name.upper().rpartition(".")
    return next((name for name in _NAMES if ending == "DBF" and stem.endswith(name)), "")


def _texts(member: Member, encoding: str | None, found: Findings) -> list[tuple[int, _Values]]:
    """The rows of a table as texts, all of them in one encoding."""
    table = dbase.table(member.body)
    raw = b"\f".join(b"\v".join(row.values()) for _, row in table.rows)
    text = decoded(raw, encoding)
    if text.note:
        found.note(member.name, text.note.message)
    rows = text.text.split("\f") if table.rows else []
    if len(rows) != len(table.rows):
        refuse(member.name, "the rows hold characters that no text has")
    made = []
    for (number, row), said in zip(table.rows, rows, strict=True):
        values = said.split("\v")
        if len(values) != len(row):
            refuse(f"{member.name}, row {number}", "the row holds characters that no text has")
        made.append((number, dict(zip(row, map(str.strip, values), strict=True))))
    return made


@dataclass(frozen=True, slots=True)
class _Rounds:
    """The columns of a section's own rounds; `double`: each of them holds two games."""

    columns: tuple[str, ...]
    double: bool


def _section(
    rows: Sequence[tuple[int, _Values]],
    section: _Values,
    head: _Values,
    supplied: Supplied,
    alone: bool,  # noqa: FBT001 - as Part.read calls it
) -> Reading:
    found = Findings(unit="TDEXPORT, row")
    made = Crosstable(where="TDEXPORT")
    kind = section.get("S_TRN_TYPE", "").upper()
    total = whole(section.get("S_TOT_RNDS", "")) or MAX_ROUNDS
    columns = sorted((int(is_round[1]), name) for name in rows[0][1] if (is_round := _COLUMN.match(name)))
    own = _Rounds(tuple(name for no, name in columns if no <= total), kind == _DOUBLE)
    for number, row in rows:
        place = f"TDEXPORT, row {number}"
        no = whole(row.get("D_PAIR_NUM", ""))
        if not no:
            found.fault(place, f"{shown(row.get('D_PAIR_NUM', ''), 20)!r} is no pair number")
            continue
        for column, what in _PERSONAL:
            if row.get(column, "").strip("0 "):
                found.drop(what, number)
        if len(row.get("D_NAME", "")) >= _NAME_WIDTH:
            found.note(place, f"the name fills all {_NAME_WIDTH} columns; it may have been cut")
        cells: list[Cell | None] = []
        for index, column in enumerate(own.columns, 1):
            cells += _cells(row[column], no, f"{place}, round {index}", found, double=own.double)
        add(made, line(place, no, row.get("D_NAME", ""), cells, found), found)
    event = Event(
        name=head.get("H_NAME", ""),
        first=section.get("S_BEG_DATE") or head.get("H_BEG_DATE", ""),
        last=section.get("S_END_DATE") or head.get("H_END_DATE", ""),
        kind=_KINDS.get(kind),
        section=section.get("S_SEC_NAME", ""),
        at="THEXPORT",
        alone=alone,
    )
    return crosstable_reading(made, event, supplied, found)


def _cells(said: str, no: int, at: str, found: Findings, *, double: bool) -> list[Cell | None]:
    """`W9B`: won against 9 with Black; `H0`: half-point bye; `U0`: not paired."""
    read = _CELL.match(said)
    if read is None:
        if said:
            found.fault(at, f"{shown(said, 20)!r} is no result and opponent")
        return [None, None] if double else [None]
    code, opponent, colour = read[1].upper(), int(read[2] or 0), read[3].lower()
    if not opponent:
        if code == "X":
            found.note(at, "a win by forfeit against nobody of the file; read as a full-point bye")
        bye = cell(0, "", _BYES.get(code, "Z"))
        return [bye, None] if double else [bye]
    codes = TWICE if double else GAMES
    if code not in codes:
        found.note(at, f"the result {shown(code)!r} is not known; read as not finished")
    if not double:
        return [cell(opponent, colour, codes.get(code, ""))]
    letters = codes.get(code, "  ")
    if code == "W" and no > opponent:
        letters = letters[::-1]  # won and lost for both: the lower number is taken to have won first
    return [cell(opponent, "", letter.strip()) for letter in letters]
