"""Which reader takes a body, and that nothing else is taken."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from ladder.domain.errors import Malformed, TooLarge, UnknownFormat
from ladder.formats.dispatch import read
from tests.formats.sheets import evening, faults, report, row, supplied

JSON = json.dumps(evening()).encode()
REPORT = report(row(1, "Rossi, Marco", "   2 w 1"), row(2, "Verdi, Luca", "   1 b 0"))
TABLE = b"round,white,black,result\n1,A,B,1-0\n"
DAY = supplied(starts_on="2026-09-01")


@pytest.mark.parametrize(
    ("body", "declared"),
    [
        (JSON, "application/json"),
        (JSON, "Application/JSON; charset=utf-8"),
        (REPORT, "application/vnd.fide.trf"),
        (TABLE, "text/csv;charset=UTF-8;header=present"),
    ],
)
def test_a_declared_type_is_taken_at_its_word(body, declared):
    assert len(read(body, declared, "", DAY)) == 1


@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
@pytest.mark.parametrize("body", [JSON, REPORT, TABLE, b"\n\n" + TABLE, REPORT.replace(b"\n", b"\r")])
@pytest.mark.parametrize("declared", ["application/octet-stream", ""])
def test_bytes_without_a_type_are_looked_at(body, mark, declared):
    assert len(read(mark + body, declared, "evening.bin", DAY)) == 1


def test_a_file_name_helps_where_a_look_does_not():
    assert "line 1" in faults(read, b"hello\n", "application/octet-stream", "evening.trf")


@pytest.mark.parametrize(
    "declared",
    [
        "text/plain",
        "application/xml",
        "application/x-www-form-urlencoded",
        "multipart/form-data",
        "x",
        "<script>",
    ],
)
def test_other_types_are_not_read(declared):
    with pytest.raises(UnknownFormat):
        read(JSON, declared)


@pytest.mark.parametrize("body", [b"\x00\x01\x02", b"hello", b"[]", b"%PDF-1.7"])
def test_bytes_that_no_reader_knows_are_not_read(body):
    with pytest.raises(UnknownFormat):
        read(body, "application/octet-stream", "evening.xyz")


def test_a_charset_of_the_type_decides_unless_the_address_does():
    body = report(row(1, "Иванов, Пётр")).decode().encode("cp1251")
    (got,) = read(body, "application/vnd.fide.trf; charset=windows-1251")
    assert got.tournament.entries[0].name == "Иванов, Пётр"
    (got,) = read(body, "application/vnd.fide.trf; charset=utf-8", "", supplied(encoding="cp1251"))
    assert got.tournament.entries[0].name == "Иванов, Пётр"


@pytest.mark.parametrize("body", [b"", b" \r\n"])
def test_an_empty_body_is_malformed(body):
    with pytest.raises(Malformed):
        read(body, "application/json")


def test_a_body_over_4_mb_is_too_large():
    with pytest.raises(TooLarge):
        read(b"x" * 4_000_001, "application/vnd.fide.trf")


@pytest.mark.parametrize(
    ("sent", "declared"),
    [(JSON, "application/json"), (REPORT, "application/vnd.fide.trf"), (TABLE, "text/csv")],
)
def test_what_other_formats_need_is_not_imported(sent, declared):
    program = (
        "import sys; from ladder.formats.dispatch import read; from ladder.formats.reading import Supplied;"
        f"read({sent!r}, {declared!r}, '', Supplied(starts_on='2026-09-01'));"
        "print(sorted({'openpyxl', 'ladder.formats.archive', 'ladder.formats.pgn'} & {*sys.modules}))"
    )
    shared = Path(__file__).parents[2] / "shared"
    ran = subprocess.run(
        [sys.executable, "-c", program], env={"PYTHONPATH": str(shared)}, capture_output=True, check=True
    )
    assert ran.stdout.strip() == b"[]"
