"""dBase III tables -> rows of bytes by column.

Its own sixty lines: the readers to be had are unmaintained or bring a whole database with them, and rating
reports use nothing but columns of characters.
"""

import struct
from dataclasses import dataclass

from ladder.domain.errors import Malformed
from ladder.formats.limits import MAX_FIELDS, MAX_ROWS

_HEAD, _FIELD = 32, 32
_END = 0x0D
_DELETED = b"*"
_KINDS = frozenset({0x03, 0x83, 0x8B, 0x30, 0xF5})
"""First byte of the tables of dBase III and IV and FoxPro, with and without memo file (which is not read)."""


@dataclass(frozen=True, slots=True)
class Table:
    """The rows of a table that are not deleted, each with its number in the file."""

    columns: tuple[str, ...]
    rows: tuple[tuple[int, dict[str, bytes]], ...]


def table(body: bytes) -> Table:
    """The table of a file. `Malformed` where it is none, or shorter than it says."""
    if len(body) <= _HEAD or body[0] not in _KINDS:
        raise Malformed("This is no dBase table.")
    count, start, width = struct.unpack_from("<IHH", body, 4)
    columns = _columns(body, start)
    if width < 1 or sum(size for _, size in columns) + 1 > width:
        raise Malformed("The dBase table's columns are wider than its rows.")
    if count > MAX_ROWS:
        raise Malformed(f"The dBase table has {count:,} rows; at most {MAX_ROWS:,} are taken.")
    if start + count * width > len(body) + 1:  # the mark at the end may be missing
        raise Malformed("The dBase table is cut short.")
    rows = []
    for number in range(count):
        row = body[start + number * width : start + (number + 1) * width]
        if row[:1] != _DELETED:
            rows.append((number + 1, _values(row, columns)))
    return Table(tuple(name for name, _ in columns), tuple(rows))


def _columns(body: bytes, start: int) -> list[tuple[str, int]]:
    columns: list[tuple[str, int]] = []
    for at in range(_HEAD, min(start, len(body)) - 1, _FIELD):
        if body[at] == _END:
            break
        if len(columns) >= MAX_FIELDS or at + _FIELD > len(body):
            raise Malformed("The dBase table's head is broken.")
        name = body[at : at + 11].split(b"\0")[0].decode("ascii", errors="replace").strip().upper()
        columns.append((name, body[at + 16]))
    if not columns:
        raise Malformed("The dBase table has no columns.")
    return columns


def _values(row: bytes, columns: list[tuple[str, int]]) -> dict[str, bytes]:
    at, made = 1, {}
    for name, size in columns:
        made[name] = row[at : at + size].strip(b" \0")
        at += size
    return made
