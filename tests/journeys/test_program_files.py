"""Files of pairing programs through the API: published, published again without a trace, or refused whole."""

import pytest

from ladder.formats import limits
from tests.formats.program_files import FILES, body, zipped

TOURNAMENTS = {
    "g08_swisssys11_four_sections.sjson": 4, "g09_uschess_dbf": 4, "g10_vega_club_rounds1-5.pgn": 1,
    "g11_chessresults_crosstable.html": 1, "g12_papi_ffe.json": 1, "g13_swissperfect_crosstable_tab.txt": 1,
    "g14_vega_roundrobin_withdrawal.html": 1, "g16_chessjson_from_g05.jch": 1,
    "g17_lichess_swiss_games.ndjson": 1,
}  # fmt: skip


@pytest.fixture
def club(road):
    """A club with an organiser's key."""
    return road.club()


def put(club, sent, name, kind="application/octet-stream", query="starts_on=2026-09-01"):
    headers = {"content-type": kind, "content-disposition": f'attachment; filename="{name}"'}
    return club.ask("PUT", f"/tournaments/evening?{query}", sent, headers=headers)


@pytest.mark.parametrize("name", TOURNAMENTS)
def test_a_file_is_published_and_sending_it_again_changes_nothing(club, name):
    first = put(club, body(name), name)
    again = put(club, body(name), name)

    assert (first.status, again.status) == (202, 202), first.text
    made = first.json.get("tournaments", [first.json])
    assert len(made) == TOURNAMENTS[name]
    assert all(each["names"]["entries"] for each in made)
    assert again.json["revision"] == first.json["revision"]
    assert any("not kept" in note["message"] for each in made for note in each["notes"])


def test_what_a_file_says_of_people_is_nowhere(road, club):
    put(club, body("g08_swisssys11_four_sections.sjson"), "april.sjson")

    assert b"82163028" in (FILES / "g08_swisssys11_four_sections.sjson").read_bytes()
    assert "82163028" not in repr(road.stored())


@pytest.mark.parametrize(
    ("status", "name", "sent"),
    [
        (422, "results.ndjson", b'{"rank":1,"points":8,"username":"a"}'),
        (415, "go.sgf", b"(;GM[1]FF[4]SZ[19])"),
        (413, "bomb.zip", zipped({"a.trf": b"0" * (limits.MAX_UNPACKED + 1)})),
        (400, "broken.zip", b"PK\x03\x04"),
        (400, "nested.zip", zipped({"a.zip": zipped({"b.trf": b"x"})})),
        (400, "deep.json", b'{"Sections": [' + b"[" * 100_000),
        (422, "page.html", b"<table></table>"),
        (422, "half.pgn", b'[White "A"]\n[Black "B"]\n[Result "3-0"]\n\n*\n'),
    ],
)
def test_a_file_that_is_refused_has_stored_nothing(road, club, status, name, sent):
    before = road.stored()

    answer = put(club, sent, name)

    assert answer.status == status, answer.text
    assert answer.headers["content-type"].startswith("application/problem+json")
    assert road.stored() == before


def test_one_section_of_a_file_is_one_tournament(club):
    name = "g08_swisssys11_four_sections.sjson"
    answer = put(club, body(name), name, query="section=Under_700")

    assert answer.status == 202, answer.text
    assert [each["id"] for each in club.get("/tournaments")["tournaments"]] == ["evening"]
