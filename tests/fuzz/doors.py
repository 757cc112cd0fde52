"""Every way in which bytes from outside reach a reader, and what must be true of each answer.

The first byte of an input chooses the door, so that one corpus serves them all.
"""

import json
import re
import zipfile
from collections.abc import Callable
from contextlib import suppress
from io import BytesIO

from ladder.domain.errors import LadderError
from ladder.domain.records import TournamentRecord
from ladder.domain.tournament import Day
from ladder.formats import bodies, check, corrections, seeding, strict, trf
from ladder.formats.dispatch import read
from ladder.formats.members_csv import read_list
from ladder.formats.reading import MAX_NOTES, Supplied, from_query
from ladder.formats.trf_out import tournament_trf

BYTES = "application/octet-stream"
DAY = Supplied(starts_on=Day("2026-09-01"))
_SHEET = "xl/worksheets/sheet1.xml"
_NAMESPACE = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
_PARTS = {
    "[Content_Types].xml": '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">'
    '<Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.'
    'spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/'
    'vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>',
    "_rels/.rels": '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">'
    '<Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/'
    'officeDocument" Target="xl/workbook.xml"/></Relationships>',
    "xl/workbook.xml": f'<workbook xmlns="{_NAMESPACE}" xmlns:r="http://schemas.openxmlformats.org/'
    'officeDocument/2006/relationships"><sheets><sheet name="a" sheetId="1" r:id="r1"/></sheets></workbook>',
    "xl/_rels/workbook.xml.rels": '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/'
    'relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/'
    'relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
}
_MODELS: tuple[Callable[[bytes], object], ...] = (
    lambda body: strict.read(bodies.ClubBody, body).settings("t" * 28),
    lambda body: strict.read(bodies.ClubPatch, body).fields(),
    lambda body: strict.read(bodies.MemberBody, body).member(),
    lambda body: strict.read(bodies.MemberPatch, body).fields(),
    lambda body: strict.read(bodies.NamesBody, body).choices(),
    lambda body: strict.read(corrections.TournamentPatch, body),
    lambda body: strict.read(seeding.SeedingBody, body).here(),
)
SPLIT = b"\x00\x1e\x00"
"""Parts an input where a door takes several files."""


def packed(files: dict[str, bytes | str]) -> bytes:
    """An archive of these files."""
    out = BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as made:
        for name, body in files.items():
            made.writestr(name, body)
    return out.getvalue()


def sheet(body: bytes) -> bytes:
    """A workbook whose one sheet has these rows."""
    rows = b'<worksheet xmlns="%s"><sheetData>%s</sheetData></worksheet>' % (_NAMESPACE.encode(), body)
    return packed({**_PARTS, _SHEET: rows})


def _several(body: bytes, *names: str) -> bytes:
    parts = body.split(SPLIT, len(names) - 1)
    return packed(dict(zip(names, parts, strict=False)))


def _query(body: bytes) -> None:
    pairs = [part.partition("=") for part in body.decode("utf-8", "replace").split("&")]
    from_query({name: value for name, _, value in pairs})


def _bodies(body: bytes) -> None:
    for model in _MODELS:
        try:
            model(body)
        except LadderError as error:
            _told(error)


def _answered(body: bytes, kind: str = BYTES, name: str = "", said: Supplied = DAY) -> None:
    """Each reading is true to CONTRACT, its notes can be sent, and it comes back from a report of ours."""
    for reading in read(body, kind, name, said):
        assert not list(check.faults(reading.tournament, check.in_json)), "CONTRACT"
        assert len(reading.notes) <= MAX_NOTES, "notes"
        json.dumps([[note.at, note.message] for note in reading.notes], ensure_ascii=False).encode()
        out = tournament_trf(TournamentRecord("t", "t_1", reading.tournament))
        back = trf.read_tournament(out)
        assert len(list(back.tournament.games())) == len(list(reading.tournament.games())), "report"


def _told(error: LadderError) -> None:
    text = str(error)
    text.encode()
    assert len(text) < 100_000, "a long message"


DOORS: dict[str, Callable[[bytes], None]] = {
    "any": _answered,
    "trf": lambda body: _answered(body, "application/vnd.fide.trf"),
    "csv": lambda body: _answered(body, "text/csv"),
    "json": lambda body: _answered(body, "application/json"),
    "pgn": lambda body: _answered(body, "application/vnd.chess-pgn"),
    "lichess": lambda body: _answered(body, "application/x-ndjson"),
    "html": lambda body: _answered(body, "text/html"),
    "text": lambda body: _answered(body, name="x.txt"),
    "sheet": lambda body: _answered(sheet(body), name="x.xlsx"),
    "dbf": lambda body: _answered(
        _several(body, "THEXPORT.DBF", "TSEXPORT.DBF", "TDEXPORT.DBF"), "application/zip"
    ),
    "zip": lambda body: _answered(body, "application/zip"),
    "files": lambda body: _answered(_several(body, "1.trf", "2.pgn", "3.csv"), "application/zip"),
    "1251": lambda body: _answered(
        body, said=Supplied(starts_on=DAY.starts_on, encoding="windows-1251", section="a")
    ),
    "nothing": lambda body: _answered(body, said=Supplied()),
    "members": lambda body: (read_list(body, None), None)[1],
    "bodies": _bodies,
    "query": _query,
}
ORDER = tuple(DOORS)


def through(data: bytes) -> None:
    """One input through its door. Anything but a refusal or a true answer is an error."""
    if not data:
        return
    try:
        DOORS[ORDER[data[0] % len(ORDER)]](data[1:])
    except LadderError as error:
        _told(error)


def sent(door: str, body: bytes) -> bytes:
    """An input that goes through this door."""
    return bytes([ORDER.index(door)]) + body


def shorter(body: bytes) -> list[bytes]:
    """Small relatives of a file: a fuzzer learns ten times as fast from what is ten times as short."""
    lines = re.split(rb"(?<=\n)|(?<=\r)(?!\n)", body)
    made = [b"".join(lines[:count]) for count in (8, 20) if len(lines) > count]
    rows = re.split(rb"(?i)(?=<tr)", body)
    if len(rows) > 8:
        made.append(b"".join(rows[:8]) + b"</table>")
    with suppress(ValueError):
        made.append(json.dumps(_pruned(json.loads(body)), ensure_ascii=False).encode())
    return made


def _pruned(value: object) -> object:
    if isinstance(value, list):
        return [_pruned(each) for each in value[:3]]
    if isinstance(value, dict):
        return {key: _pruned(each) for key, each in value.items()}
    return value
