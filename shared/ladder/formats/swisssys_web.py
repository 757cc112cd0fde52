"""SwissSys' web report (`.json`, as it is uploaded for online standings) -> a tournament for each section.

Its players are numbered by their places in the list; each has lists of results, colours and opponents, one
value a round. Of people it keeps names.
"""

import re
from functools import partial
from typing import Any

from ladder.formats import loose
from ladder.formats.clean import shown
from ladder.formats.crosstable import Crosstable, add, cell, crosstable_reading, line
from ladder.formats.event import Event
from ladder.formats.findings import Findings
from ladder.formats.reading import NOTHING, Reading, Supplied, refuse
from ladder.formats.sections import Part, read_parts
from ladder.formats.swisssys import BYES
from ladder.formats.trf_rows import Cell
from ladder.formats.uschess import GAMES, TWICE

_KEPT = frozenset({"name", "results", "colors", "ops", "boards"})
_NOTHING = frozenset({"", " ", "\x00", "~"})
_SCORES = re.compile(r"\(([0-9](?:\.5)?)-([0-9](?:\.5)?)\)\Z")
_ONLY_TWICE = frozenset("$#%")


def read_tournaments(body: bytes, supplied: Supplied = NOTHING) -> tuple[Reading, ...]:
    """The sections of a file, without empty ones. `Malformed`; `Wrong` with section, player and round."""
    found = Findings()
    value = loose.document(body, supplied.encoding, found)
    parts = []
    for number, each in enumerate(map(loose.fields, loose.items(value.get("sections"))), 1):
        label = loose.text(each.get("section")) or str(number)
        if loose.items(each.get("players")):
            parts.append(Part(label, partial(_section, each, value, label, supplied)))
        else:
            found.note(label, "the section has no players; left out")
    if not parts:
        refuse("sections", "the file has no section with players")
    return read_parts(parts, supplied, found.told())


def _section(
    value: loose.Fields,
    head: loose.Fields,
    label: str,
    supplied: Supplied,
    alone: bool,  # noqa: FBT001 - as Part.read calls it
) -> Reading:
    found = Findings(unit="player")
    made = Crosstable(where="players")
    double = _is_double(value)
    for no, each in enumerate(map(loose.fields, loose.items(value.get("players"))), 1):
        place = f"player {no}"
        loose.drop_rest(each, _KEPT, no, found)
        lists = [loose.items(each.get(name)) for name in ("results", "colors", "ops")]
        cells: list[Cell | None] = []
        for at, said in enumerate(lists[0]):
            beside = [part[at] if at < len(part) else "" for part in lists[1:]]
            cells += _cells(said, no, beside, f"{place}, round {at + 1}", found, double=double)
        add(made, line(place, no, loose.text(each.get("name")), cells, found), found)
    paired, played = (loose.whole(value.get(name)) for name in ("rounds_paired", "rounds_played"))
    event = Event(
        name=loose.text(head.get("tournament")),
        first=loose.text(head.get("date")),
        finished=False if played is not None and paired is not None and played < paired else None,
        section=label,
        at="file",
        alone=alone,
    )
    return crosstable_reading(made, event, supplied, found)


def _is_double(value: loose.Fields) -> bool:
    """Whether each round of the section is two games: by a result that only two can have."""
    for each in loose.items(value.get("players")):
        if _ONLY_TWICE & set(map(loose.text, loose.items(loose.fields(each).get("results")))):
            return True
    for each in loose.items(value.get("rounds")):
        for pairing in loose.items(loose.fields(each).get("pairings")):
            scores = _SCORES.match(loose.text(loose.fields(pairing).get("result")))
            if scores and float(scores[1]) + float(scores[2]) > 1:
                return True
    return False


def _cells(
    said: object, no: int, beside: list[Any], at: str, found: Findings, *, double: bool
) -> list[Cell | None]:
    code = loose.text(said).upper()
    opponent = loose.whole(beside[1]) or 0
    if opponent <= 0:
        if code.strip() in _NOTHING or code in _NOTHING:
            return [None, None] if double else [None]
        if code == "X":
            found.note(at, "a win by forfeit against nobody of the file; read as a full-point bye")
        bye = cell(0, "", BYES.get(code, "Z"))
        return [bye, None] if double else [bye]
    colour = loose.text(beside[0]).lower()
    codes = TWICE if double else GAMES
    if code not in codes and code.strip() not in _NOTHING:
        found.note(at, f"the result {shown(code, 20)!r} is not known; read as not finished")
    if double:
        letters = codes.get(code, "  ")
        if code == "W" and no > opponent:
            letters = letters[::-1]  # as in the rating report: the lower number is taken to have won first
        return [cell(opponent, "", letter.strip()) for letter in letters]
    return [cell(opponent, colour if colour in {"w", "b"} else "", codes.get(code, ""))]
