"""Which reader takes a body: by its declared type, by a look at it, by the name of the file.

A type that names a format is taken at its word; of bytes and archives what they hold decides before what they
are called. It refuses every other type (415), other games, and what no reader knows; readers are loaded only
when their format comes.
"""

import codecs
import re
from typing import TYPE_CHECKING

from ladder.domain.errors import Malformed, TooLarge, UnknownFormat
from ladder.formats.clean import shown
from ladder.formats.findings import Findings
from ladder.formats.reading import MAX_BYTES, NOTHING, Reading, Supplied, supplied_charset

if TYPE_CHECKING:
    from ladder.formats.archive import Member

TYPES = {
    "application/json": "json",
    "application/vnd.fide.trf": "trf",
    "text/csv": "csv",
    "application/vnd.chess-pgn": "pgn",
    "application/x-chess-pgn": "pgn",
    "application/x-ndjson": "lichess",
    "application/ndjson": "lichess",
    "text/html": "html",
    "application/zip": "zip",
    "application/x-zip-compressed": "zip",
    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": "zip",
}
BYTES = "application/octet-stream"
_ENDINGS = {
    "json": "json", "sjson": "json", "jch": "json", "trf": "trf", "trfx": "trf", "tab": "trf", "csv": "csv",
    "pgn": "pgn", "ndjson": "lichess", "jsonl": "lichess", "html": "html", "htm": "html", "php": "html",
    "zip": "zip", "xlsx": "zip",
}  # fmt: skip
_LOOK = 4_000
"""Bytes from the beginning that are looked at."""
_REPORT = re.compile(rb"(?:\A|[\r\n])(?:0[0-9]2 |001 |XX[RC] |### )")
_TABLE = re.compile(rb"\A[^\r\n]*\bround\b", re.IGNORECASE)
_WHITE = re.compile(rb"\bwhite\b", re.IGNORECASE)
_TAGS = re.compile(rb"\A(?:[%;{][^\r\n]*[\r\n]+\s*)*\[[A-Za-z0-9_]+\s+\"")
_PAGE = re.compile(rb"\A(?:<!doctype\s+html|<html|<table|<head|<body|<!--)|<table", re.IGNORECASE)
_CHARSET = re.compile(rb"<meta[^>]{0,200}charset\s*=\s*[\"']?([A-Za-z0-9_-]{1,40})", re.IGNORECASE)
_CROSSTABLE = re.compile(rb"(?:\A|[\r\n])[^\r\n]*No\s*\tName\s*\t", re.IGNORECASE)
_FOREIGN = (
    ("swisssys", re.compile(rb'"Sections"\s*:\s*\[')),
    ("swisssys_web", re.compile(rb'"sections"\s*:\s*\[')),
    ("papi", re.compile(rb'"variables"\s*:\s*\{')),
    ("chessjson", re.compile(rb'"(?:profiles|competitors|gameList)"\s*:\s*\[')),
    ("lichess", re.compile(rb'\A(?:\xef\xbb\xbf)?\s*\{[^\r\n]*"(?:players"\s*:\s*\{|username"\s*:)')),
)
"""Keys of other programs' JSON; none is a key of the API's own, and no text can hold one unescaped."""
_GO = re.compile(
    rb"RESULT_(?:WHITE|BLACK|EQUAL|UNKNOWN|BOTH)|opengotha|\A\s*\(;\s*(?:GM|FF)\[", re.IGNORECASE
)
_OTHER_GAMES = (
    ("a tournament of Go", _GO),
    ("a tournament of draughts", re.compile(rb'\[GameType\s+"(?:2[0-9]|[13][0-9])\b')),
)
_KNOWN = (
    "JSON (application/json), a FIDE tournament report (application/vnd.fide.trf), CSV (text/csv), PGN"
    " (application/vnd.chess-pgn), games of Lichess (application/x-ndjson), or the file of a pairing program"
    " as application/octet-stream or application/zip with its name"
)


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
    found = TYPES.get(kind)
    if found is None and kind not in {BYTES, ""}:
        raise UnknownFormat(f"{shown(kind, 60)!r} as sent is not read here. Send {_KNOWN}.")
    if found == "zip" or (found is None and body.startswith(b"PK")):
        return _archive(body, supplied)
    if found is None and _is_table(body, filename):
        message = (
            "A US Chess rating report is three files: send THEXPORT, TSEXPORT and TDEXPORT.DBF in one zip."
        )
        raise UnknownFormat(message)
    return _file(body, found or _looked_at(body, filename), supplied)


def _file(body: bytes, kind: str | None, supplied: Supplied) -> tuple[Reading, ...]:
    """The tournaments of one file of a known kind."""
    for game, signs in _OTHER_GAMES:
        if kind != "json" and signs.search(body):
            raise UnknownFormat(f"This is {game}; only chess is read here.")
    if kind == "json":
        kind = next((name for name, keys in _FOREIGN if keys.search(body)), "json")
    match kind:
        case "json":
            from ladder.formats import json  # noqa: PLC0415

            return (json.read_tournament(body, supplied),)
        case "trf":
            from ladder.formats import trf  # noqa: PLC0415

            return (trf.read_tournament(body, supplied),)
        case "csv":
            from ladder.formats import csv  # noqa: PLC0415

            return csv.read_tournaments(body, supplied)
        case "pgn":
            from ladder.formats import pgn  # noqa: PLC0415

            return pgn.read_tournaments(body, supplied)
        case "html":
            return _page(body, supplied)
        case _:
            return _program(body, kind, supplied)


def _program(body: bytes, kind: str | None, supplied: Supplied) -> tuple[Reading, ...]:
    """The tournaments of a pairing program's or a server's own file."""
    match kind:
        case "lichess":
            from ladder.formats import lichess  # noqa: PLC0415

            return lichess.read_tournaments(body, supplied)
        case "swisssys":
            from ladder.formats import swisssys  # noqa: PLC0415

            return swisssys.read_tournaments(body, supplied)
        case "swisssys_web":
            from ladder.formats import swisssys_web  # noqa: PLC0415

            return swisssys_web.read_tournaments(body, supplied)
        case "papi":
            from ladder.formats import papi  # noqa: PLC0415

            return (papi.read_tournament(body, supplied),)
        case "chessjson":
            from ladder.formats import chessjson  # noqa: PLC0415

            return chessjson.read_tournaments(body, supplied)
        case "swissperfect":
            from ladder.formats import swissperfect  # noqa: PLC0415

            return (swissperfect.read_tournament(body, supplied),)
        case _:
            raise UnknownFormat(f"What was sent is no file that is read here. Send {_KNOWN}.")


def _page(body: bytes, supplied: Supplied) -> tuple[Reading, ...]:
    from ladder.formats import crosstable_page, html_tables  # noqa: PLC0415
    from ladder.formats.text import decoded  # noqa: PLC0415

    charset = _CHARSET.search(body[:_LOOK])
    declared = charset[1].decode() if charset else None
    text = decoded(body, supplied.encoding or (declared if not _is_utf8(body) else None))
    found = Findings(notes=[text.note] if text.note else [])
    return crosstable_page.read_page(html_tables.tables(text.text), supplied, found)


def _is_utf8(body: bytes) -> bool:
    try:
        body.decode("utf-8")
    except UnicodeDecodeError:
        return False
    return True


def _archive(body: bytes, supplied: Supplied) -> tuple[Reading, ...]:
    """The tournaments of a zip: a workbook, the three files of a rating report, or any files."""
    from ladder.formats import evenings, uschess, xlsx_tables  # noqa: PLC0415
    from ladder.formats.archive import unpacked  # noqa: PLC0415

    members = unpacked(body)
    if xlsx_tables.is_workbook(members):
        return _workbook(body, members, supplied)
    if uschess.is_report(members):
        return uschess.read_tournaments(members, supplied)
    if any(member.name.lower().endswith(".sco") for member in members):
        message = "SwissPerfect's own files are not read here. Export its crosstable as text with tabs."
        raise UnknownFormat(message)
    return evenings.read_archive(members, supplied, _member)


def _workbook(body: bytes, members: "tuple[Member, ...]", supplied: Supplied) -> tuple[Reading, ...]:
    from ladder.formats import crosstable_page, xlsx_tables  # noqa: PLC0415

    return crosstable_page.read_page(xlsx_tables.tables(body, members), supplied, Findings())


def _member(member: "Member", supplied: Supplied) -> tuple[Reading, ...]:
    """The tournaments of a file of an archive: a workbook may be one, another archive may not."""
    from ladder.formats import xlsx_tables  # noqa: PLC0415
    from ladder.formats.archive import unpacked  # noqa: PLC0415

    if len(member.body) > MAX_BYTES:
        raise TooLarge(f"It has {len(member.body):,} bytes; at most {MAX_BYTES:,} are taken.")
    if member.body.startswith(b"PK"):
        inner = unpacked(member.body) if member.name.lower().endswith(".xlsx") else ()
        if not xlsx_tables.is_workbook(inner):
            raise Malformed("An archive within the archive is not opened.")
        return _workbook(member.body, inner, supplied)
    return _file(member.body, _looked_at(member.body, member.name), supplied)


def _declared(content_type: str) -> tuple[str, str | None]:
    """`text/csv; charset=windows-1252` -> type and charset."""
    kind, *parameters = content_type.split(";")
    for parameter in parameters:
        name, _, value = parameter.partition("=")
        if name.strip().casefold() == "charset":
            return kind.strip().casefold(), value.strip(' "').casefold() or None
    return kind.strip().casefold(), None


def _is_table(body: bytes, filename: str) -> bool:
    """A dBase table: one of the three files of a rating report, sent alone."""
    return filename.casefold().endswith(".dbf") and body[:1] in {b"\x03", b"\x30", b"\x83", b"\x8b"}


def _looked_at(body: bytes, filename: str) -> str | None:
    """The kind of a file by its beginning, else by the ending of its name."""
    head = body[:_LOOK].removeprefix(b"\xef\xbb\xbf")
    if head.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        head = head.decode("utf-16", errors="replace").encode()
    start = head.lstrip()
    signs = (
        ("json", start.startswith(b"{")),
        ("pgn", _TAGS.match(start)),
        ("trf", _REPORT.search(head)),
        ("html", _PAGE.search(start)),
        ("swissperfect", _CROSSTABLE.search(start)),
        ("csv", _TABLE.match(start) and _WHITE.search(start)),
    )
    seen = next((kind for kind, sign in signs if sign), None)
    return seen or _ENDINGS.get(filename.rpartition(".")[2].casefold())
