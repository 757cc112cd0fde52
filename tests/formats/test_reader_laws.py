"""Whatever is done to a real file, it is read as a tournament that is true to CONTRACT, or refused."""

import json
import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ladder.domain.errors import LadderError
from ladder.formats import check
from ladder.formats.dispatch import read
from ladder.formats.reading import MAX_NOTES
from tests.formats.program_files import DAY, FILES, body, zipped
from tests.formats.test_archives import TABLE, workbook

NAMES = sorted(path.name for path in FILES.iterdir() if path.name.startswith("g"))
BODIES = {name: body(name) for name in NAMES} | {"table.xlsx": workbook(TABLE)}
PIECES = [
    b"", b"\x00", b"\xff", b"\r", b"\n", b'"', b"{", b"}", b"[", b"]", b"<", b">", b";", b":", b"-", b"0",
    b"99999", b"999999999999", b"1/2", "½".encode(), "é".encode(), b"\xe9", b"-1", b"*", b"+", b"</table>",
    b"<table>", b"<tr>", b'[Event "x"]', b'"result":', b"null", b"true", b"1e999", b"NaN", b"\\u0000",
    b"\\ud800", b"001 ", b"=",
]  # fmt: skip


def answered(sent, name, said=DAY):
    """How many readings; each of them is true to CONTRACT."""
    try:
        got = read(sent, "application/octet-stream", name, said)
    except LadderError as error:
        return len(str(error).encode()) * 0
    for reading in got:
        assert not list(check.faults(reading.tournament, check.in_json))
        assert len(reading.notes) <= MAX_NOTES
        assert json.dumps([[note.at, note.message] for note in reading.notes], ensure_ascii=False).encode()
    return len(got)


@pytest.mark.parametrize("name", sorted(BODIES))
@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    edits=st.lists(
        st.tuples(st.floats(0, 1), st.integers(0, 12), st.sampled_from(PIECES) | st.binary(max_size=3)),
        max_size=5,
    ),
    cut=st.sampled_from([0, 0, 0, 1, 17, 400]),
)
def test_a_file_with_some_places_changed_is_read_or_refused(name, edits, cut):
    sent = bytearray(BODIES[name])
    for where, length, piece in edits:
        at = int(where * len(sent))
        sent[at : at + length] = piece
    answered(bytes(sent[: len(sent) - cut]), name)


@pytest.mark.parametrize("name", sorted(BODIES))
def test_a_file_cut_anywhere_is_read_or_refused(name):
    whole = BODIES[name]
    draw = random.Random(name)
    count = 0
    for _ in range(40):
        at = draw.randrange(len(whole))
        answered(whole[:at], name)
        answered(whole[at:], name)
        count += 1
    assert count == 40


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "cp1251", "koi8-r", "cp437"])
@pytest.mark.parametrize("name", [each for each in NAMES if not each.endswith("dbf")])
def test_a_file_in_another_encoding_is_read_or_refused(name, encoding):
    sent = BODIES[name].decode("utf-8-sig").encode(encoding, errors="replace")
    answered(sent, name)


@given(
    st.binary(max_size=300),
    st.sampled_from(["x.pgn", "x.ndjson", "x.html", "x.txt", "x.json", "x.zip", "x.xlsx", ""]),
)
def test_any_bytes_under_any_name_are_read_or_refused(sent, name):
    answered(sent, name)
    answered(zipped({"TDEXPORT.DBF": sent, "TSEXPORT.DBF": sent, "THEXPORT.DBF": sent}), "x.zip")
    answered(zipped({f"a{name}": sent, f"b{name}": sent}), "x.zip")


tag = st.sampled_from(["Event", "Round", "White", "Black", "Result", "Date", "Termination", "Variant"])


@given(st.lists(st.lists(st.tuples(tag, st.text(max_size=12)), max_size=6), max_size=6))
def test_any_tags_are_read_or_refused(games):
    text = "\n\n".join("\n".join(f'[{key} "{value}"]' for key, value in each) + "\n*" for each in games)
    answered(text.encode(errors="replace"), "x.pgn")


cell = st.text("0123456789wb½+-* =", max_size=5)


@given(st.lists(st.lists(cell, min_size=4, max_size=4), min_size=1, max_size=5), st.booleans())
def test_any_crosstable_is_read_or_refused(rows, plain):
    header = ["No.", "Name", *(["1", "2", "3", "4"] if plain else ["1.Rd", "2.Rd", "3.Rd", "4.Rd"])]
    body = [[str(no), f"P{no}", *cells] for no, cells in enumerate(rows, 1)]
    drawn = "".join("<tr>" + "".join(f"<td>{each}</td>" for each in row) for row in [header, *body])
    answered(f"<table>{drawn}</table>".encode(), "x.html")
