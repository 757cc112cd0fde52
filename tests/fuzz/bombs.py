"""Files made to cost as much as they can: each against a reader, with the time and memory that it took."""

import io
import json
import os
import resource
import signal
import struct
import time
import warnings
import zipfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from ladder.formats import limits
from ladder.formats.reading import MAX_BYTES
from tests.fuzz.doors import BYTES, DOORS, packed, sheet

SECONDS, MEGABYTES = 8.0, 400
"""What one file may take on a processor of today: a quarter of the gateway's patience, less than half of the
function's memory beyond what the process has anyway. On a slower processor a second counts for less.
"""
TURN = 50e-9
"""Seconds that a turn of a bare loop takes on a processor of today."""
_MOST = MAX_BYTES - 100


@dataclass(frozen=True, slots=True)
class Cost:
    """What a bomb took, and how it was answered."""

    name: str
    seconds: float
    megabytes: float
    answer: str


def _lying() -> bytes:
    bomb = bytearray(packed({"a.trf": b"0" * (limits.MAX_UNPACKED * 6)}))
    size = struct.pack("<I", limits.MAX_UNPACKED * 6)
    for at in [at for at in range(len(bomb)) if bomb[at : at + 4] == size]:
        bomb[at : at + 4] = struct.pack("<I", 100)
    return bytes(bomb)


def _overlapping() -> bytes:
    """Many entries that all point at one compressed kernel."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as made:
        made.writestr("0.trf", b"0" * 7_000_000)
        info = made.infolist()[0]
        for no in range(1, 190):
            twin = zipfile.ZipInfo(f"{no}.trf")
            for part in ("header_offset", "compress_size", "file_size", "CRC", "compress_type"):
                setattr(twin, part, getattr(info, part))
            made.filelist.append(twin)
            made.NameToInfo[twin.filename] = twin
        made._didModify = True  # type: ignore[attr-defined]
    return out.getvalue()


def _report(players: int, rounds: int) -> bytes:
    rows = ["012 Large", "042 2026/09/01"]
    for no in range(1, players + 1):
        other = no + 1 if no % 2 else no - 1
        cells = f"  {other:>4} {'w' if no % 2 else 'b'} {1 if no % 2 else 0}" * rounds
        points = f"{float(rounds if no % 2 else 0):>4.1f}"
        rows.append(f"001 {no:>4}      {f'Näme {no}':<33}{'':33}{points} {no:>4}{cells}")
    return "\n".join(rows).encode()


_LAUGHS = "".join(f'<!ENTITY a{no} "{f"&a{no - 1};" * 10}">' for no in range(1, 12))
_ENTITIES = f'<?xml version="1.0"?><!DOCTYPE w [<!ENTITY a0 "ha">{_LAUGHS}]><w>&a11;</w>'
_CELL = '<c t="inlineStr"><is><t>x</t></is></c>'

BOMBS: dict[str, Callable[[], tuple[str, bytes]]] = {
    "zip that says 48 MB": lambda: ("zip", packed({"a.trf": b"0" * (limits.MAX_UNPACKED * 6)})),
    "zip that lies about 48 MB": lambda: ("zip", _lying()),
    "zip of 190 entries over one kernel": lambda: ("zip", _overlapping()),
    "zip of a line of 8 MB": lambda: ("zip", packed({"a.trf": b"001 " + b"1" * (limits.MAX_UNPACKED - 100)})),
    "zip in a zip in a zip": lambda: (
        "zip",
        packed({"a.zip": packed({"b.zip": packed({"c.trf": b"0" * 8_000_000})})}),
    ),
    "workbook that unpacks to 48 MB": lambda: (
        "sheet",
        b"<row>" + b" " * (limits.MAX_UNPACKED * 6) + b"</row>",
    ),
    "workbook full of cells": lambda: ("sheet", (f"<row>{_CELL * 150}</row>" * 1300).encode()),
    "workbook of entities in entities": lambda: (
        "zip",
        packed({"[Content_Types].xml": _ENTITIES, "xl/workbook.xml": _ENTITIES}),
    ),
    "line of 100 MB": lambda: ("any", b"001 " + b"1" * 100_000_000),
    "line of 4 MB": lambda: ("trf", b"001    1      " + b"1" * _MOST),
    "rows without end": lambda: ("trf", b"001    1      A\n" * (_MOST // 16)),
    "rows of strange letters": lambda: ("trf", ("001    1      " + "ß" * 600 + "\n").encode() * 3200),
    "the largest tournament": lambda: ("trf", _report(1000, 30)),
    "one word of combining marks": lambda: (
        "csv",
        b"round,white,black,result\n1,A" + "\u0301".encode() * (_MOST // 2) + b",B,1-0\n",
    ),
    "CSV of one quote": lambda: ("csv", b'round,white,black,result\n1,"' + b"a" * _MOST),
    "CSV of commas": lambda: ("csv", b"round,white,black,result\n" + b"," * _MOST),
    "CSV of short games": lambda: ("csv", b"round,white,black,result\n" + b"1,A,B,1\n" * (_MOST // 8)),
    "CSV of many names": lambda: (
        "csv",
        b"round,white,black,result\n" + b"".join(b"%d,a%d,b%d,1\n" % (n % 30, n, n) for n in range(150_000)),
    ),
    "deep JSON": lambda: ("json", b'{"players":' + b"[" * (_MOST - 20)),
    "deep objects": lambda: ("json", b'{"a":' * (_MOST // 5)),
    "wide JSON": lambda: ("json", b'{"players":[' + b"{}," * (_MOST // 3 - 10) + b"{}]}"),
    "numbers for players": lambda: ("json", b'{"name":"A","players":[' + b"1," * (_MOST // 2 - 30) + b"1]}"),
    "unknown fields": lambda: (
        "json",
        b"{" + b",".join(b'"a%d":1' % n for n in range(300_000)) + b"}",
    ),
    "as many wrong parts as are looked at": lambda: ("json", b'{"players":[' + b"{}," * 119_990 + b"{}]}"),
    "links to nobody": lambda: (
        "bodies",
        b'{"links":{' + b",".join(b'"%d":{}' % n for n in range(100_000)) + b"}}",
    ),
    "keys twice": lambda: ("json", b"{" + b'"a":{"b":1,"b":2},' * (_MOST // 18) + b'"c":1}'),
    "a number of 4 MB": lambda: ("json", b'{"sequence":' + b"9" * _MOST + b"}"),
    "SwissSys without end": lambda: (
        "json",
        b'{"Sections":[' + b'{"Players":[{}]},' * (_MOST // 17 - 2) + b"{}]}",
    ),
    "SwissSys of one player's results": lambda: (
        "json",
        b'{"Sections":[{"Players":[{"Results":[' + b'"+;1;W",' * (_MOST // 8 - 20) + b'"x"]}]}]}',
    ),
    "Chess-JSON of games": lambda: (
        "json",
        b'{"profiles":[],"competitors":[],"gameList":[' + b"{}," * (_MOST // 3 - 30) + b"{}]}",
    ),
    "Papi of rounds": lambda: (
        "json",
        b'{"variables":{},"players":[{"rounds":{'
        + b"".join(b'"%d":{},' % n for n in range(300_000))
        + b'"x":{}}}]}',
    ),
    "PGN of tags": lambda: (
        "pgn",
        b'[Event "x"]\n[White "a"]\n[Black "b"]\n[Result "1-0"]\n\n*\n\n' * (_MOST // 58),
    ),
    "PGN of open brackets": lambda: ("pgn", b'[Event "x"]\n' + b"(" * _MOST),
    "PGN of backslashes": lambda: ("pgn", b'[Event "' + b"\\" * _MOST),
    "Lichess of empty games": lambda: ("lichess", b'{"players":{}}\n' * (_MOST // 15)),
    "Lichess of one line": lambda: ("lichess", b'{"players":{' + b'"a":{},' * (_MOST // 7 - 10) + b'"b":1}}'),
    "page of open tables": lambda: ("html", b"<table>" * (_MOST // 7)),
    "page of open cells": lambda: ("html", b"<table><tr>" + b"<td>" * (_MOST // 4)),
    "page of open comments": lambda: ("html", b"<table>" + b"<!--" * (_MOST // 4)),
    "page of attributes": lambda: ("html", b"<table" + b" a='" * (_MOST // 4)),
    "page of spans": lambda: ("html", b"<table><tr>" + b'<td colspan="9999" rowspan="9999">' * 100_000),
    "page of references": lambda: ("html", b"<table><tr><td>" + b"&amp" * (_MOST // 4)),
    "crosstable of a thousand rows": lambda: (
        "html",
        b"<table>" + (b"<tr>" + b"<td>1w1" * 190 + b"</tr>") * 2500,
    ),
    "dBase of empty rows": lambda: ("dbf", b"\x03" + b"\x00" * _MOST),
    "bytes of nothing": lambda: ("any", b"\x00" * _MOST),
    "blanks": lambda: ("any", b" " * _MOST),
    "line ends": lambda: ("trf", b"\r" * _MOST),
    "text of question marks": lambda: ("any", b"?" * _MOST),
    "members without end": lambda: ("members", b"name,rating,games\n" + b"A,1200,1\n" * (_MOST // 9)),
    "seeding of a thousand names": lambda: (
        "bodies",
        json.dumps({"players": [f"Näme {n}" for n in range(1000)], "groups": 1000}).encode(),
    ),
}


def cost(name: str) -> Cost:
    """One bomb in a process of its own, with what it took beyond what making it took."""
    door, body = BOMBS[name]()
    if door == "sheet":
        door, body = "zip", sheet(body)
    reading, writing = os.pipe()
    with warnings.catch_warnings(action="ignore"):  # other threads: the child runs a reader and ends
        child = os.fork()
    if child == 0:
        os.close(reading)
        os.write(writing, _exploded(door, body).encode())
        os._exit(0)
    os.close(writing)
    signal.signal(signal.SIGALRM, lambda *_: os.kill(child, signal.SIGKILL))
    signal.alarm(int(20 * SECONDS))  # by the clock on the wall, on whatever machine
    with os.fdopen(reading) as answers:
        told = answers.read()
    os.waitpid(child, 0)
    signal.alarm(0)
    if not told:
        return Cost(name, 4 * SECONDS, MEGABYTES * 10, "killed")
    seconds, megabytes, answer = told.split(" ", 2)
    return Cost(name, float(seconds), float(megabytes), answer)


def _exploded(door: str, body: bytes) -> str:
    DOORS[door](b"[]") if door == "bodies" else None
    slow = _slowness()
    before, begun = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, time.process_time()
    try:
        DOORS[door](body)
        answer = "read"
    except MemoryError:
        answer = "MemoryError"
    except Exception as error:  # noqa: BLE001 - what it is decides the test
        answer = type(error).__name__
    took = (time.process_time() - begun) / max(1.0, (slow + _slowness()) / 2)
    grown = (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / 1024
    return f"{took:.3f} {grown:.1f} {answer}"


def _slowness() -> float:
    """How many times as long as on a processor of today a bare loop takes here and now."""
    begun, total = time.process_time(), 0
    for turn in range(1_000_000):
        total += turn
    return (time.process_time() - begun) / (1_000_000 * TURN)


def table() -> Iterator[str]:
    """All bombs as lines of a table."""
    yield f"{'file':<42} {'s':>6} {'MB':>6}  answer   (at most {SECONDS:g} s, {MEGABYTES} MB)"
    for name in BOMBS:
        it = cost(name)
        yield f"{it.name:<42} {it.seconds:>6.2f} {it.megabytes:>6.1f}  {it.answer}"


__all__ = ["BOMBS", "BYTES", "MEGABYTES", "SECONDS", "Cost", "cost", "table"]
