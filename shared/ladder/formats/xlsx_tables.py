"""An XLSX workbook -> its sheets as tables, read by openpyxl.

The archive has been unpacked within limits before openpyxl sees it, and no part of it may declare a document
type (so no entities). Formulas give the value that was saved with them.
"""

import io
import re
import warnings
from collections.abc import Sequence
from typing import Any

from ladder.domain.errors import LadderError, Malformed
from ladder.formats.archive import Member
from ladder.formats.clean import shown
from ladder.formats.grid import Grid, Sheetful
from ladder.formats.limits import MAX_COLUMNS, MAX_ROWS, MAX_SECTIONS

_DECLARED = re.compile(rb"<!\s*(?:DOCTYPE|ENTITY)", re.IGNORECASE)
_ENCODING = re.compile(
    rb"\A(?:\xef\xbb\xbf)?\s*<\?xml[^>]{0,200}encoding\s*=\s*[\"']([A-Za-z0-9._-]{1,40})[\"']"
)


def is_workbook(members: Sequence[Member]) -> bool:
    """Whether an archive is a workbook."""
    return any(each.path == "xl/workbook.xml" for each in members)


def tables(body: bytes, members: Sequence[Member]) -> Sheetful:
    """The sheets of a workbook. `Malformed`; `Wrong` where there is too much in it."""
    for each in members:
        if each.path.lower().endswith((".xml", ".rels")):
            _harmless(each)
    from openpyxl import load_workbook  # noqa: PLC0415 - a quarter of a second, for workbooks alone

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # workbooks of web sites lack styles, which nobody misses
        try:
            book = load_workbook(io.BytesIO(body), read_only=True, data_only=True, keep_links=False)
            return _read(book)
        except LadderError:
            raise
        except Exception as error:  # noqa: BLE001 - whatever openpyxl stumbles over, the workbook is broken
            raise Malformed(f"The workbook cannot be read: {shown(type(error).__name__)}") from None


def _harmless(member: Member) -> None:
    said = _ENCODING.match(member.body)
    if said and said[1].lower().replace(b"_", b"-") not in {b"utf-8", b"us-ascii", b"ascii"}:
        raise Malformed(f"{shown(member.path)!r} of the workbook is not UTF-8.")
    if b"\0" in member.body or _DECLARED.search(member.body):
        raise Malformed(
            f"{shown(member.path)!r} of the workbook declares a document type, which no workbook does."
        )


def _read(book: Any) -> Sheetful:  # noqa: ANN401 - openpyxl ships no types
    made = Sheetful()
    for sheet in book.worksheets[:MAX_SECTIONS]:
        grid = Grid(str(sheet.title))
        made.grids.append(grid)
        if not hasattr(sheet, "iter_rows"):
            continue
        sheet.reset_dimensions()
        for row in sheet.iter_rows(max_row=MAX_ROWS, max_col=MAX_COLUMNS - 1, values_only=True):
            made.row(grid)
            last = max((at for at, value in enumerate(row, 1) if value is not None), default=0)
            for value in row[:last]:
                made.cell(grid, _text(value))
    return made


def _text(value: object) -> str:
    if value is None or isinstance(value, bool):
        return ""
    if isinstance(value, float):
        return f"{value:.10g}"
    return " ".join(str(value).split())
