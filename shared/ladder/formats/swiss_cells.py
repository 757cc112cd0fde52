"""Cells of crosstables in the signs of web sites and pairing programs -> those of a tournament report.

`17w½`, `9w+`, `-1`, `-½`, `-0` (chess-results.com, Swiss-Manager); a number marked with its colour (Vega).
"""

import re
from collections.abc import Iterable

from ladder.formats.clean import shown
from ladder.formats.crosstable import cell
from ladder.formats.findings import Findings
from ladder.formats.grid import GridCell
from ladder.formats.trf_rows import Cell

_GAME = re.compile(r"([0-9]{1,4})\s*([^\W\d_])\s*([^\s]{0,4})\Z")
_ALONE = re.compile(r"(?:-|0)\s*(1|½|1/2|0[.,]5|[.,]5|0|\+|)\Z|-?(1|0|0[.,]5)\Z")
_CODES = {"1": "1", "½": "=", "1/2": "=", "0.5": "=", "0,5": "=", "=": "=", "0": "0", "+": "+", "-": "-",
          "": "", "*": "", "?": "", "1k": "+", "0k": "-", "k": "-"}  # fmt: skip
_COLOURS = ("wb", "ws", "bn", "бч", "λμ", "vs", "bc", "bč", "vm", "fs", "an", "pn", "hs", "be", "bs")
"""White and Black by their first letters: English, German, Spanish and Italian and French, Russian, Greek,
Swedish, Polish, Czech, Finnish, Hungarian, Romanian and others. One table is in one language.
"""
_BYES = {"1": "U", "+": "U", "½": "H", "0": "Z", "": "Z"}
_VEGA = {"cw": "w", "cb": "b", "cf": ""}


def colours(cells: Iterable[GridCell]) -> str:
    """The letters of White and Black in a table; "" where they cannot be told."""
    letters = {found[2].casefold() for each in cells if (found := _GAME.match(each.text.strip()))}
    if not letters:
        return ""
    fitting = [pair for pair in _COLOURS if letters <= set(pair)]
    exact = [pair for pair in fitting if letters == set(pair)]
    return exact[0] if exact else fitting[0] if len(fitting) == 1 else ""


def is_game(said: GridCell) -> bool:
    """Whether a cell names an opponent with a colour."""
    return is_vega(said) or bool(_GAME.match(said.text.strip()))


def is_site(text: str) -> bool:
    """Whether a text has the form of a cell of chess-results.com."""
    return bool(_GAME.match(text.strip()) or _ALONE.match(text.strip()))


def site_cell(said: GridCell, pair: str, at: str, found: Findings) -> Cell | None:
    """A cell of chess-results.com. None: nothing stands in it."""
    text = said.text.strip()
    if not text:
        return None
    game = _GAME.match(text)
    if game:
        code = _CODES.get(game[3].casefold())
        if code is None:
            found.note(at, f"the result of {shown(text, 20)!r} is not known; read as not finished")
        side = pair.find(game[2].casefold()) if pair else -1
        return cell(int(game[1]), "wb"[side] if side >= 0 else "", code or "")
    alone = _ALONE.match(text)
    if alone is None:
        found.fault(at, f"{shown(text, 20)!r} is no opponent, colour and result")
        return None
    value = (alone[1] if alone[1] is not None else alone[2]).replace(",", ".")
    return cell(0, "", _BYES.get("½" if value in {"1/2", "0.5", ".5", "½"} else value, "Z"))


def is_vega(said: GridCell) -> bool:
    """Whether a cell has Vega's marks."""
    return "res" in said.parts or any(mark in said.parts for mark in _VEGA)


def vega_cell(said: GridCell, at: str, found: Findings) -> Cell | None:
    """A cell of Vega: the result, and the opponent marked `cw`, `cb` or `cf` (forfeit). None: nothing."""
    result = said.parts.get("res", "").replace(" ", "")
    mark = next((each for each in _VEGA if each in said.parts), "")
    opponent = said.parts.get(mark, "").strip()
    if not mark or not opponent:
        if said.text.strip():
            found.fault(at, f"{shown(said.text, 20)!r} is no opponent and result")
        return None
    code = _CODES.get(result)
    if code is None:
        found.note(at, f"the result {shown(result, 20)!r} is not known; read as not finished")
    number = opponent.isascii() and opponent.isdigit() and len(opponent) < 5 and int(opponent)  # noqa: PLR2004
    if not number:
        return cell(0, "", {"1": "U", "+": "U", "=": "H"}.get(code or "", "Z"))
    if mark == "cf":
        if code == "=":
            found.note(at, "half a point each without a game; read as a half-point bye of each")
            return cell(0, "", "H")
        return cell(number, "", {"1": "+", "+": "+", "0": "-", "-": "-"}.get(code or "", ""))
    return cell(number, _VEGA[mark], code or "")
