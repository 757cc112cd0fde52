"""An HTML page -> its tables. Scripts, styles and everything outside of tables and headings are passed over.

Its own scan over tags, each character once: the standard library's parser takes time by the square of what is
left open, and nothing but tables is wanted.
"""

import html
import re

from ladder.formats.grid import Grid, GridCell, Sheetful
from ladder.formats.limits import MAX_NESTED, MAX_TEXT
from ladder.formats.reading import refuse

_BEGIN = re.compile(r"<(?=[A-Za-z/!?])")
"""Other signs of this form are text."""
_NAME = re.compile(r"/?([A-Za-z][A-Za-z0-9]{0,20})")
_CLASS = re.compile(r"\bclass\s*=\s*(?:\"([^\"]{0,200})\"|'([^']{0,200})'|([^\s>\"']{1,200}))", re.IGNORECASE)
_LOOKED_AT = 2_000
"""Characters of a tag in which its class stands."""
_RAW = {name: re.compile(rf"</{name}", re.IGNORECASE) for name in ("script", "style", "textarea", "noscript")}
_CELLS = frozenset({"td", "th"})
_HEADINGS = frozenset({"h1", "h2", "h3", "h4", "caption", "title"})
_BREAKS = frozenset({"br", "p", "div", "li"})
_INNER = frozenset({"div", "span", "b", "i", "a", "sup", "small"})


class _Page:
    """A page on its way to tables."""

    def __init__(self) -> None:
        self.made = Sheetful()
        self.open: list[tuple[Grid, GridCell | None]] = []
        self.inner: list[tuple[str, str]] = []
        self.heading: tuple[str, list[str]] | None = None

    def text(self, raw: str) -> None:
        """Text between two tags."""
        if self.heading is not None:
            self.heading[1].append(raw[:MAX_TEXT])
        cell = self.open[-1][1] if self.open else None
        if cell is None or len(cell.text) > MAX_TEXT:
            return
        text = html.unescape(raw[:MAX_TEXT])
        cell.text += text
        mark = next((mark for _, mark in reversed(self.inner) if mark), "")
        if mark:
            cell.parts[mark] = (cell.parts.get(mark, "") + text)[:MAX_TEXT]

    def start(self, name: str, tag: str) -> None:
        """An opening tag."""
        if name == "table":
            if len(self.open) >= MAX_NESTED:
                refuse("file", "its tables are nested too deeply")
            grid = Grid(self.made.headings[-1] if self.made.headings else "")
            self.made.grids.append(grid)
            self.open.append((grid, None))
            self.inner.clear()
        elif name == "tr" and self.open:
            self.made.row(self.open[-1][0])
            self._close_cell()
        elif name in _CELLS and self.open:
            self._close_cell()
            self.open[-1] = self.open[-1][0], self.made.cell(self.open[-1][0])
        elif name in _HEADINGS:
            self.heading = name, []
        elif name in _INNER and self.open and len(self.inner) < MAX_NESTED:
            found = _CLASS.search(tag[:_LOOKED_AT])
            words = (found[1] or found[2] or found[3] or "").split() if found else []
            self.inner.append((name, words[0] if words else ""))
        if name in _BREAKS:
            self.text(" ")

    def end(self, name: str) -> None:
        """A closing tag."""
        if name == "table" and self.open:
            self.open.pop()
            self.inner.clear()
        elif name in _CELLS or name == "tr":
            self._close_cell()
        elif self.heading is not None and name == self.heading[0]:
            text = " ".join(html.unescape("".join(self.heading[1])).split())
            if name == "title":
                self.made.title = self.made.title or text[:MAX_TEXT]
            elif text:
                self.made.headings.append(text[:MAX_TEXT])
            self.heading = None
        elif name in _INNER:
            at = next(
                (index for index in range(len(self.inner) - 1, -1, -1) if self.inner[index][0] == name), None
            )
            if at is not None:
                del self.inner[at:]

    def _close_cell(self) -> None:
        if self.open:
            self.open[-1] = self.open[-1][0], None
        self.inner.clear()


def tables(text: str) -> Sheetful:
    """The tables of a page. `Wrong` where there is too much of them."""
    page = _Page()
    at = 0
    while found := _BEGIN.search(text, at):
        page.text(text[at : found.start()])
        at = _tag(page, text, found.start())
    page.text(text[at:])
    for cell in (cell for grid in page.made.grids for row in grid.rows for cell in row):
        cell.text = " ".join(cell.text.split())
        cell.parts = {mark: " ".join(said.split()) for mark, said in cell.parts.items()}
    return page.made


def _tag(page: _Page, text: str, begin: int) -> int:
    """What stands at a `<`; where to go on."""
    if text.startswith("<!--", begin):
        return _after(text, "-->", begin)
    named = _NAME.match(text, begin + 1)
    if named is None:
        return _after(text, ">", begin)
    at, name = _after(text, ">", begin), named[1].lower()
    if text[begin + 1] == "/":
        page.end(name)
        return at
    page.start(name, text[begin : min(at, begin + _LOOKED_AT)])
    closing = _RAW[name].search(text, at) if name in _RAW else None
    return closing.start() if closing else len(text) if name in _RAW else at


def _after(text: str, mark: str, begin: int) -> int:
    """Behind the next mark; the end of the text where there is none."""
    found = text.find(mark, begin)
    return len(text) if found < 0 else found + len(mark)
