"""SwissSys 11 (`.sjson`) -> a tournament for each section with players.

A result is `code;opponent;colour;board;…`: only its second field is the opponent. Of people it keeps
names.
"""

from functools import partial
from typing import Any

from ladder.formats import loose
from ladder.formats.clean import shown
from ladder.formats.crosstable import Crosstable, add, cell, crosstable_reading, line
from ladder.formats.event import Event
from ladder.formats.findings import Findings
from ladder.formats.reading import NOTHING, Reading, Supplied, refuse
from ladder.formats.sections import Part, read_parts
from ladder.formats.trf_rows import Cell

_KEPT = frozenset({"Pair number", "Name", "Results", "Current result", "Note"})
"""`Current result` is that of the last round, `Note` a remark on the form of the file; neither is read."""
_GAMES = {"+": "1", "-": "0", "=": "=", "X": "+", "F": "-", "W": "1", "L": "0", "D": "="}
BYES = {"B": "F", "X": "F", "H": "H", "=": "H", "+": "F"}
"""Codes without an opponent that are worth something; all others are absences."""
_PADDING = frozenset({"", "~", "\x00"})
_OPPONENT, _COLOUR = 1, 2


def read_tournaments(body: bytes, supplied: Supplied = NOTHING) -> tuple[Reading, ...]:
    """The sections of a file, without empty ones. `Malformed`; `Wrong` with section, player and round."""
    found = Findings()
    value = loose.document(body, supplied.encoding, found)
    overview = loose.fields(value.get("Overview"))
    parts = []
    for number, each in enumerate(map(loose.fields, loose.items(value.get("Sections"))), 1):
        label = loose.text(each.get("Section name")) or loose.text(each.get("Section title")) or str(number)
        if not loose.items(each.get("Players")):
            found.note(label, "the section has no players; left out")
            continue
        parts.append(
            Part(
                label,
                partial(_section, each, overview, label, supplied),
                (loose.text(each.get("Section title")),),
            )
        )
    if not parts:
        refuse("Sections", "the file has no section with players")
    return read_parts(parts, supplied, found.told())


def _section(
    value: loose.Fields,
    overview: loose.Fields,
    label: str,
    supplied: Supplied,
    alone: bool,  # noqa: FBT001 - as Part.read calls it
) -> Reading:
    found = Findings(unit="player")
    made = Crosstable(where="Players")
    played = loose.whole(value.get("Rounds played"))
    for index, each in enumerate(map(loose.fields, loose.items(value.get("Players"))), 1):
        no = loose.whole(each.get("Pair number"))
        place = f"player {index}"
        if no is None or no < 1:
            found.fault(place, f"{shown(loose.text(each.get('Pair number')))!r} is no pair number")
            continue
        loose.drop_rest(each, _KEPT, index, found)
        cells = [_cell(said, f"{place}, round {number}", found) for number, said in _results(each)]
        add(made, line(place, no, loose.text(each.get("Name")), cells, found), found)
    if loose.items(value.get("Teams")):
        found.note("Teams", "teams are not kept")
    planned = loose.whole(value.get("Final round"))
    event = Event(
        name=loose.text(overview.get("Tournament title")),
        first=loose.text(overview.get("Starting date")),
        last=loose.text(overview.get("Ending date")),
        finished=played >= planned if played is not None and planned else None,
        section=loose.text(value.get("Section title")) or label,
        at="Overview",
        alone=alone,
    )
    return crosstable_reading(made, event, supplied, found)


def _results(player: loose.Fields) -> list[tuple[int, Any]]:
    return list(enumerate(loose.items(player.get("Results")), 1))


def _cell(said: object, at: str, found: Findings) -> Cell | None:
    """`+;9;B;1;9;9;0`: won against 9 with Black; `H;-1;-;…`: half-point bye."""
    fields = [part.strip() if part != "\x00" else part for part in loose.text(said).split(";")]
    code = fields[0].upper()
    opponent = loose.whole(fields[_OPPONENT]) if len(fields) > _OPPONENT else 0
    if opponent is None:
        found.fault(at, f"{shown(fields[_OPPONENT], 20)!r} is no opponent's number")
        return None
    colour = fields[_COLOUR].lower() if len(fields) > _COLOUR else ""
    if opponent > 0:
        if code not in _GAMES and code not in _PADDING:
            found.note(at, f"the result {shown(code, 20)!r} is not known; read as not finished")
        return cell(opponent, colour if colour in {"w", "b"} else "", _GAMES.get(code, ""))
    if code in _PADDING:
        return None
    if code == "X":
        found.note(at, "a win by forfeit against nobody of the file; read as a full-point bye")
    return cell(0, "", BYES.get(code, "Z"))
