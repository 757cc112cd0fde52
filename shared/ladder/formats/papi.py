"""Papi's tournament as JSON (French federation) -> tournament.

`opponent` is the place in the list counted from nought: 0 is the first player. Of people it keeps names.
"""

from ladder.formats import loose
from ladder.formats.clean import shown
from ladder.formats.crosstable import Crosstable, add, cell, crosstable_reading, line
from ladder.formats.event import Event
from ladder.formats.findings import Findings
from ladder.formats.reading import MAX_ROUNDS, NOTHING, Reading, Supplied
from ladder.formats.trf_rows import Cell

_KEPT = frozenset({"lastName", "firstName", "rounds", "checkedIn", "fixedBoard", "owed", "paid"})
_COLOURS = {"B": "w", "N": "b"}
"""Blanc, noir; F is a bye, R not paired."""
_GAMES = {0: "", 1: "0", 2: "=", 3: "1", 4: "-", 5: "-", 6: "+"}
"""Numbers beside an opponent; 4 lost by forfeit, 5 both lost by forfeit, 6 won by forfeit."""
_KINDS = {"Suisse": "swiss", "Toutes Rondes": "round_robin"}
_DAY_FIRST = 3


def read_tournament(body: bytes, supplied: Supplied = NOTHING) -> Reading:
    """The tournament of a file. `Malformed`; `Wrong` with player and round."""
    found = Findings(unit="player")
    value = loose.document(body, supplied.encoding, found)
    said = loose.fields(value.get("variables"))
    made = Crosstable(where="players")
    last = min(loose.whole(said.get("rounds")) or MAX_ROUNDS, MAX_ROUNDS)
    players = loose.items(value.get("players"))
    for index, each in enumerate(map(loose.fields, players)):
        loose.drop_rest(each, _KEPT, index + 1, found)
        place = f"players.{index}"
        by_round = loose.fields(each.get("rounds"))
        cells = [
            _cell(loose.fields(by_round.get(str(no))), len(players), f"{place}, round {no}", found)
            for no in range(1, last + 1)
        ]
        name = [tidied for key in ("lastName", "firstName") if (tidied := loose.text(each.get(key)).strip())]
        add(made, line(place, index + 1, ", ".join(name), cells, found), found)
    if loose.text(said.get("arbiter")):
        found.note("variables.arbiter", "arbiters are not kept")
    event = Event(
        name=loose.text(said.get("name")),
        first=_date(loose.text(said.get("startDate"))),
        last=_date(loose.text(said.get("endDate"))),
        kind=_KINDS.get(loose.text(said.get("type"))),
        at="variables",
    )
    return crosstable_reading(made, event, supplied, found)


def _date(text: str) -> str:
    """`05/10/2024` is the fifth of October in every file of the French federation."""
    parts = text.strip().split("/")
    return ".".join(parts) if len(parts) == _DAY_FIRST else text


def _cell(said: loose.Fields, players: int, at: str, found: Findings) -> Cell | None:
    if not said:
        return None
    result = loose.whole(said.get("result")) or 0
    colour = loose.text(said.get("color")).strip().upper()
    opponent = loose.whole(said.get("opponent"))
    if opponent is not None and opponent >= 0 and colour in _COLOURS:
        if opponent >= players:
            found.fault(at, f"opponent {opponent} is not in this file, which has {players} players")
            return None
        if result not in _GAMES:
            found.note(at, f"the result {shown(str(result), 20)!r} is not known; read as not finished")
        return cell(opponent + 1, _COLOURS[colour], _GAMES.get(result, ""))
    if result == 6 or result == 3:  # noqa: PLR1714, PLR2004 - the file's own codes
        return cell(0, "", "F" if colour == "F" else "U")
    return cell(0, "", "H" if result == 2 else "Z")  # noqa: PLR2004 - as above
