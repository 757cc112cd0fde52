"""Which reader takes a body: by its declared type, and by a look at it where it is declared as just bytes.

It refuses every other type (415) and what no reader knows; readers are loaded only when their format comes.
"""

import re

from ladder.domain.errors import Malformed, TooLarge, UnknownFormat
from ladder.formats.clean import shown
from ladder.formats.reading import MAX_BYTES, NOTHING, Reading, Supplied, supplied_charset

TYPES = {"application/json": "json", "application/vnd.fide.trf": "trf", "text/csv": "csv"}
BYTES = "application/octet-stream"
_LOOK = 4_000
"""Bytes from the beginning that are looked at."""
_REPORT = re.compile(rb"(?:\A|[\r\n])(?:0[0-9]2 |001 |XX[RC] |### )")
_TABLE = re.compile(rb"\A[^\r\n]*\bround\b", re.IGNORECASE)
_KNOWN = "JSON (application/json), a FIDE tournament report (application/vnd.fide.trf) or CSV (text/csv)"


def read(
    body: bytes, content_type: str = BYTES, filename: str = "", supplied: Supplied = NOTHING
) -> tuple[Reading, ...]:
    """The tournaments of a body, one or one for each section of a file.

    `UnknownFormat` (415), `TooLarge` (413), `Malformed` (400), `Wrong` (422) with places.
    """
    if len(body) > MAX_BYTES:
        raise TooLarge(f"The body has {len(body):,} bytes; at most {MAX_BYTES:,} are taken.")
    if not body.strip():
        raise Malformed("The body is empty.")
    kind, charset = _declared(content_type)
    supplied = supplied_charset(supplied, charset)
    match TYPES.get(kind) or (_looked_at(body, filename) if kind in {BYTES, ""} else None):
        case "json":
            from ladder.formats.json import read_tournament  # noqa: PLC0415

            return (read_tournament(body, supplied),)
        case "trf":
            from ladder.formats.trf import read_tournament as read_report  # noqa: PLC0415

            return (read_report(body, supplied),)
        case "csv":
            from ladder.formats.csv import read_tournaments  # noqa: PLC0415

            return read_tournaments(body, supplied)
        case _:
            raise UnknownFormat(f"{shown(kind, 60)!r} as sent is not read here. Send {_KNOWN}.")


def _declared(content_type: str) -> tuple[str, str | None]:
    """`text/csv; charset=windows-1252` -> type and charset."""
    kind, *parameters = content_type.split(";")
    for parameter in parameters:
        name, _, value = parameter.partition("=")
        if name.strip().casefold() == "charset":
            return kind.strip().casefold(), value.strip(' "').casefold() or None
    return kind.strip().casefold(), None


def _looked_at(body: bytes, filename: str) -> str | None:
    start = body[:_LOOK].removeprefix(b"\xef\xbb\xbf").lstrip()
    if start.startswith(b"{"):
        return "json"
    if _REPORT.search(body[:_LOOK].removeprefix(b"\xef\xbb\xbf")):
        return "trf"
    if _TABLE.match(start) and re.search(rb"\bwhite\b", start, re.IGNORECASE):
        return "csv"
    ending = filename.rpartition(".")[2].casefold()
    return {"json": "json", "trf": "trf", "trfx": "trf", "csv": "csv"}.get(ending)
