"""Files made to do harm: refused by what is counted in them, not by how long it took."""

import io
import json
import struct
import zipfile

import pytest

from ladder.domain.errors import LadderError, Malformed, TooLarge, UnknownFormat, Wrong
from ladder.formats import archive, dbase, limits
from ladder.formats.dispatch import read as dispatched
from tests.formats.program_files import DAY, FILES, byes, rated, said, zipped
from tests.formats.sheets import faults, report, row, supplied

REPORT = report(row(1, "Rossi, Marco", "   2 w 1"), row(2, "Verdi, Luca", "   1 b 0"))
XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"


def read(body, kind="application/zip", **beside):
    return dispatched(body, kind, "", supplied(**{"starts_on": "2026-09-01", **beside}))


def test_an_archive_that_unpacks_to_too_much_is_refused_by_what_it_says():
    bomb = zipped({"a.trf": b"0" * (limits.MAX_UNPACKED + 1)})
    assert len(bomb) < 100_000
    with pytest.raises(TooLarge):
        read(bomb)


def test_an_archive_that_lies_about_its_sizes_is_refused_by_what_comes_out():
    bomb = bytearray(zipped({"a.trf": b"0" * (limits.MAX_UNPACKED * 2)}))
    size = struct.pack("<I", limits.MAX_UNPACKED * 2)
    for at in [at for at in range(len(bomb)) if bomb[at : at + 4] == size]:
        bomb[at : at + 4] = struct.pack("<I", 100)
    with pytest.raises((TooLarge, Malformed)):
        read(bytes(bomb))


def test_what_comes_out_is_counted_over_all_files(monkeypatch):
    monkeypatch.setattr(archive, "MAX_UNPACKED", 1_000)
    with zipfile.ZipFile(io.BytesIO(zipped({"a": b"x" * 600, "b": b"y" * 600}))) as opened:
        infos = opened.infolist()
        assert archive.taken(opened, infos[0], 1_000) == b"x" * 600
        with pytest.raises(TooLarge):
            archive.taken(opened, infos[1], 400)


def test_too_many_files_are_refused():
    with pytest.raises(TooLarge, match="files"):
        read(zipped({f"{n}.trf": REPORT for n in range(limits.MAX_MEMBERS + 1)}))


def test_an_archive_in_an_archive_is_not_opened():
    inner = zipped({"a.trf": REPORT})
    found = faults(read, zipped({"inner.zip": inner, "b.trf": REPORT}))
    assert "not opened" in found["inner.zip"]
    with pytest.raises(Malformed, match="not opened"):
        read(zipped({"inner.zip": inner}))
    with pytest.raises(LadderError):
        read(zipped({"inner.xlsx": inner, "b.trf": REPORT}))


def test_an_encrypted_file_is_refused():
    body = bytearray(zipped({"a.trf": REPORT}))
    body[body.index(b"PK\x01\x02") + 8] |= 1
    with pytest.raises(Malformed, match="encrypted"):
        read(bytes(body))


@pytest.mark.parametrize("method", [zipfile.ZIP_LZMA, zipfile.ZIP_BZIP2])
def test_other_ways_of_packing_are_refused(method):
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", method) as opened:
        opened.writestr("a.trf", REPORT)
    with pytest.raises(Malformed, match="packed in a way"):
        read(made.getvalue())


@pytest.mark.parametrize(
    "body", [b"PK\x03\x04", b"PK\x05\x06" + b"\0" * 18, zipped({"a.trf": REPORT})[:-30], zipped({})]
)
def test_broken_and_empty_archives_are_refused(body):
    with pytest.raises((Malformed, UnknownFormat)):
        read(body)


def test_an_archive_without_a_file_to_read_is_unknown():
    with pytest.raises(UnknownFormat):
        read(zipped({"a.png": b"\x89PNG", "b.txt": b"hello"}))


def test_one_member_over_4_mb_is_refused():
    assert "at most 4,000,000" in faults(read, zipped({"a.trf": b"0" * 4_000_001, "b.trf": REPORT}))["a.trf"]


def test_faults_of_a_file_name_it_and_do_not_matter_where_another_is_asked_for():
    broken = report(row(1, "A", "   9 w 1"))
    body = zipped({"one.trf": REPORT, "two.trf": broken})
    assert all(at.startswith("two.trf: line") for at in faults(read, body))
    (got,) = read(body, section="one")
    assert len(rated(got.tournament)) == 1


def test_files_of_systems_are_passed_over():
    (got,) = read(zipped({"a.trf": REPORT, "__MACOSX/._a.trf": b"x", "folder/.DS_Store": b"y"}))
    assert len(rated(got.tournament)) == 1


SHEET = "xl/worksheets/sheet1.xml"
PARTS = {
    "[Content_Types].xml": '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default'
    ' Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override'
    ' PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml'
    '.sheet.main+xml"/>'
    '<Override PartName="/xl/worksheets/sheet1.xml"'
    ' ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>',
    "_rels/.rels": '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship'
    ' Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument"'
    ' Target="xl/workbook.xml"/></Relationships>',
    "xl/workbook.xml": '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
    ' xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="S"'
    ' sheetId="1" r:id="r1"/></sheets></workbook>',
    "xl/_rels/workbook.xml.rels": '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">'
    '<Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet"'
    ' Target="worksheets/sheet1.xml"/></Relationships>',
}


def workbook(sheet, **parts):
    rows = f'<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>{sheet}</sheetData></worksheet>'
    return zipped({**PARTS, SHEET: rows, **parts})


def cells(*texts, at=1):
    inner = "".join(f'<c t="inlineStr"><is><t>{text}</t></is></c>' for text in texts)
    return f'<row r="{at}">{inner}</row>'


TABLE = (
    cells("No.", "Name", "1.Rd", "Pts.")
    + cells("1", "A", "2w1", "1", at=2)
    + cells("2", "B", "1b0", "0", at=3)
)


def test_a_workbook_of_the_barest_kind_is_read():
    (got,) = read(workbook(TABLE), XLSX)
    assert rated(got.tournament) == [[1, 1, 2, "1-0"]]
    (got,) = read(zipped({"table.xlsx": workbook(TABLE)}))
    assert rated(got.tournament) == [[1, 1, 2, "1-0"]]


LAUGHS = '<?xml version="1.0"?><!DOCTYPE w [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]><w>&b;</w>'
OUTSIDE = '<?xml version="1.0"?><!DOCTYPE w [<!ENTITY x SYSTEM "file:///etc/passwd">]><w>&x;</w>'


@pytest.mark.parametrize(
    "part", [SHEET, "xl/workbook.xml", "xl/_rels/workbook.xml.rels", "[Content_Types].xml"]
)
@pytest.mark.parametrize(
    "text", [LAUGHS, OUTSIDE, LAUGHS.encode("utf-16"), '<?xml version="1.0" encoding="cp037"?><w/>']
)
def test_workbooks_with_entities_are_refused_before_they_are_parsed(part, text):
    with pytest.raises(Malformed):
        read(workbook(TABLE, **{part: text}), XLSX)


def test_a_cell_at_the_end_of_the_world_takes_no_room():
    far = TABLE + '<row r="1048576"><c r="XFD1048576" t="inlineStr"><is><t>far</t></is></c></row>'
    (got,) = read(workbook(far), XLSX)
    assert len(got.tournament.entries) == 2


def test_a_workbook_full_of_cells_is_refused():
    many = "".join(f'<row r="{n}">{"<c><v>1</v></c>" * 190}</row>' for n in range(1, 1_200))
    with pytest.raises(Wrong, match="cells"):
        read(workbook(many), XLSX)


def test_a_workbook_that_unpacks_to_too_much_is_refused():
    with pytest.raises(TooLarge):
        read(workbook(TABLE + " " * limits.MAX_UNPACKED), XLSX)


@pytest.mark.parametrize(
    ("name", "body"),
    [
        ("one line.pgn", b'[White "' + b"a" * 3_900_000),
        ("open comment.pgn", b"{" + b"x" * 3_900_000),
        ("tags.pgn", b'[A "x"]' * 500_000),
        ("brackets.pgn", b'[Event "' + b"[" * 3_900_000),
        ("backslashes.pgn", b'[Event "' + b"\\" * 3_900_000),
        ("deep.json", b'{"Sections": [' + b"[" * 1_000_000),
        ("deeper.json", b'{"variables": {"a":' + b'{"a":' * 500_000),
        ("number.json", b'{"Sections": [], "x": ' + b"9" * 1_000_000 + b"}"),
        ("wide.ndjson", b'{"players": {' + b'"a": {}, ' * 400_000 + b'"b": 1}}'),
        ("tables.html", b"<table>" * 500_000),
        ("rows.html", b"<table>" + b"<tr>" * 900_000),
        ("cells.html", b"<table><tr>" + b"<td>" * 900_000),
        ("open tag.html", b"<table" + b" a='" * 900_000),
        ("open comments.html", b"<!--" * 900_000),
        ("lesser.html", b"<table>" + b"<" * 3_000_000),
        ("inner.html", b"<table><tr><td>" + b"<div class=x>" * 250_000),
        ("classes.html", b"<table " + b"class " * 600_000),
        ("tabs.txt", b"No\tName\t1\n" + b"\t" * 3_900_000),
        ("lines.txt", b"No\tName\t1\n" + b"1\ta\t\n" * 500_000),
        ("one row.trf", b"001 " + b"1" * 3_900_000),
    ],
)  # fmt: skip
def test_files_that_are_too_much_of_one_thing_are_refused(name, body):
    with pytest.raises(LadderError):
        dispatched(body, "application/octet-stream", name, DAY)


GO = b'<?xml version="1.0"?><Tournament><Games><Game result="RESULT_WHITEWINS"/></Games></Tournament>'


@pytest.mark.parametrize(
    ("name", "body"),
    [("x.xml", GO), ("x.sgf", b"(;GM[1]FF[4]SZ[19]PB[A]PW[B])"), ("x.pgn", b'[GameType "20"]\n')],
)
def test_other_games_are_refused_by_name(name, body):
    with pytest.raises(UnknownFormat, match="only chess"):
        dispatched(body, "application/octet-stream", name, DAY)


def table(columns, *rows, mark=b" "):
    width = 1 + sum(columns.values())
    head = b"".join(struct.pack("<11sc4xB15x", name.encode(), b"C", size) for name, size in columns.items())
    start = 32 + len(head) + 1
    data = b"".join(
        mark + b"".join(f"{v:<{w}}".encode() for v, w in zip(r, columns.values(), strict=True)) for r in rows
    )
    return struct.pack("<B3xIHH20x", 3, len(rows), start, width) + head + b"\r" + data + b"\x1a"


def uschess(kind, rounds, *players, total=None):
    sizes = {"D_SEC_NUM": 2, "D_PAIR_NUM": 4, "D_MEM_ID": 8, "D_NAME": 30} | {
        f"D_RND{n:02}": 7 for n in range(1, rounds + 1)
    }
    return {
        "THEXPORT.DBF": table(
            {"H_NAME": 35, "H_BEG_DATE": 8, "H_END_DATE": 8}, ("April", "20260404", "20260405")
        ),
        "TSEXPORT.DBF": table(
            {"S_SEC_NUM": 2, "S_SEC_NAME": 30, "S_TRN_TYPE": 1, "S_TOT_RNDS": 2},
            ("1", "Open", kind, str(total or rounds)),
        ),
        "TDEXPORT.DBF": table(
            sizes, *(("1", str(no), "12345678", name, *cells_) for no, name, *cells_ in players)
        ),
    }


class TestUsChess:
    """The report of three dBase files."""

    def test_cells_of_a_swiss(self):
        players = [
            (1, "A,\tX", "W2W", "X3B", "H0"),
            (2, "B", "L1B", "B0", "D3"),
            (3, "C", "U0", "F1W", "D2"),
            (4, "D", "X0", "F0", "Z0"),
        ]
        (got,) = read(zipped(uschess("S", 3, *players)))
        made = got.tournament
        assert rated(made) == [[1, 1, 2, "1-0"], [3, 2, 3, "1/2-1/2"]]
        assert [game.result for _, game in made.games()].count("-/+") == 1
        assert byes(made) == {"half": 1, "full": 2, "zero": 3}
        assert made.entries[0].name == "A, X"
        assert (made.starts_on, made.ends_on) == ("2026-04-04", "2026-04-05")
        assert "federation ids: not kept" in said(got)

    def test_columns_beyond_the_sections_rounds_are_padding(self):
        players = [(1, "A", "W2W", "U0", "U0"), (2, "B", "L1B", "U0", "U0")]
        (got,) = read(zipped(uschess("S", 3, *players, total=1)))
        assert (len(got.tournament.rounds), byes(got.tournament)) == (1, {})

    @pytest.mark.parametrize(
        ("one", "two", "results"),
        [
            ("$2W", "L1B", ["1-0", "1-0"]),
            ("#2", "D1", ["1-0", "1/2-1/2"]),
            ("W2", "W1", ["1-0", "0-1"]),
            ("%2", "%1", ["1/2-1/2", "1/2-1/2"]),
        ],
    )
    def test_in_double_sections_each_code_is_two_games(self, one, two, results):
        (got,) = read(zipped(uschess("2", 1, (1, "A", one), (2, "B", two))))
        assert [game.result for _, game in got.tournament.games()] == results
        assert len(got.tournament.rounds) == 2

    def test_a_missing_file_is_asked_for(self):
        files = uschess("S", 1, (1, "A", "W2W"), (2, "B", "L1B"))
        del files["TSEXPORT.DBF"]
        assert "TSEXPORT is missing" in faults(read, zipped(files))["file"]

    def test_cells_that_cannot_be_read_are_refused_with_row_and_round(self):
        assert list(faults(read, zipped(uschess("S", 1, (1, "A", "9W2"), (2, "B", "L1B"))))) == [
            "TDEXPORT, row 1, round 1"
        ]

    def test_deleted_rows_do_not_count(self):
        files = uschess("S", 1, (1, "A", "W2W"), (2, "B", "L1B"))
        assert len(dbase.table(files["TDEXPORT.DBF"]).rows) == 2
        assert dbase.table(table({"X": 3}, ("a",), mark=b"*")).rows == ()

    @pytest.mark.parametrize("cut", [0, 1, 31, 40, 100, -20])
    def test_cut_tables_are_malformed(self, cut):
        with pytest.raises(Malformed):
            dbase.table((FILES / "g09_uschess_dbf" / "TDEXPORT.DBF").read_bytes()[:cut])

    @pytest.mark.parametrize(("at", "value"), [(4, 0xFFFFFFFF), (8, 0xFFFF), (10, 0), (10, 0xFFFF), (8, 0)])
    def test_lying_heads_are_malformed(self, at, value):
        body = bytearray((FILES / "g09_uschess_dbf" / "TSEXPORT.DBF").read_bytes())
        struct.pack_into("<I" if at == 4 else "<H", body, at, value)
        with pytest.raises(Malformed):
            dbase.table(bytes(body))


def test_notes_of_an_archive_are_json():
    got = read(zipped({"a\x00\ud7ff.png": b"x", "b.trf": REPORT, "c.trf": REPORT}))
    assert json.dumps([note.message for note in got[0].notes])
