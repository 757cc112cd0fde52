"""Real tournament reports: each gives its expected reading, to the last game, bye and half point."""

import json
from collections import Counter
from pathlib import Path

import pytest

from ladder.domain.tournament import RESULTS
from ladder.formats.reading import NOTHING
from ladder.formats.trf import read_tournament
from tests.formats.sheets import faults, supplied

FILES = Path(__file__).parents[1] / "data" / "files"
NAMES = sorted(path.name for path in FILES.iterdir() if path.suffix in {".trf", ".tab"})
KINDS = {"U": "pairing", "F": "full", "H": "half", "=": "half"}
"""Letters without an opponent; all others are absences."""
TURNED = {"+/-": "-/+", "-/+": "+/-", "-/-": "-/-"}
UNDATED = "g03_bbp_60p_14r_bare_cr.trf"


@pytest.fixture(scope="module", params=NAMES)
def case(request):
    """A file's reading and what it should be."""
    expected = json.loads((FILES / "expected" / f"{request.param}.expected.json").read_text("utf-8"))
    said = supplied(starts_on="2026-09-01") if request.param == UNDATED else NOTHING
    return read_tournament((FILES / request.param).read_bytes(), said), expected


def test_the_rated_games_are_all_there_and_no_others(case):
    read, expected = case
    rated = [
        [no, game.white, game.black, game.result]
        for no, game in read.tournament.games()
        if game.rated and RESULTS[game.result].played
    ]
    assert sorted(rated) == sorted(expected["rated_games"])


def test_forfeits_are_pairings_that_nobody_played(case):
    read, expected = case
    forfeits = [
        [no, game.white, game.black, game.result]
        if game.white < game.black
        else [no, game.black, game.white, TURNED[game.result]]
        for no, game in read.tournament.games()
        if game.result in TURNED
    ]
    right = [[no, one, two, f"{code[0]}/{code[1]}"] for no, one, two, code in expected["forfeit_pairings"]]
    assert sorted(forfeits) == sorted(right)


def test_no_game_is_left_over(case):
    read, expected = case
    games = len(expected["rated_games"]) + len(expected["forfeit_pairings"]) + len(expected["unrated_played"])
    assert len(list(read.tournament.games())) == games


def test_byes_are_told_by_their_kind(case):
    read, expected = case
    right: Counter = Counter()
    for letter, count in expected["cells_without_opponent"].items():
        right[KINDS.get(letter, "zero")] += count
    assert Counter(bye.kind for each in read.tournament.rounds for bye in each.byes) == right


def test_names_and_totals_are_the_files_own(case):
    read, expected = case
    right = [(player["no"], player["name"], player["total_in_file"] * 10) for player in expected["players"]]
    assert [(entry.no, entry.name, entry.points) for entry in read.tournament.entries] == right


def test_cells_add_up_or_a_note_says_where_they_do_not(case):
    read, expected = case
    cells = {entry.no: 0 for entry in read.tournament.entries}
    for each in read.tournament.rounds:
        for game in each.games:
            cells[game.white] += RESULTS[game.result].white
            cells[game.black] += RESULTS[game.result].black
        for bye in each.byes:
            cells[bye.player] += bye.points
    right = {player["no"]: player["total_from_cells"] * 10 for player in expected["players"]}
    assert cells == right
    differing = [
        player for player in expected["players"] if player["total_in_file"] * 10 != cells[player["no"]]
    ]
    assert len([note for note in read.notes if "stated points" in note.message]) == len(differing)


def read(name):
    return read_tournament((FILES / name).read_bytes())


def test_the_round_still_to_come_is_not_reported_as_played():
    mid_event = read("g02_javafo_mid_event_crlf.trf")
    assert [each.no for each in mid_event.tournament.rounds if each.games] == [1, 2, 3, 4]
    assert mid_event.tournament.finished is False
    assert "finished" in mid_event.given
    assert any("9 rounds are planned and 4 have games" in note.message for note in mid_event.notes)


@pytest.mark.parametrize(
    ("name", "starts_on", "ends_on"),
    [
        ("g01_lichess_swiss_10r.trf", "2020-05-29", "2020-05-29"),
        ("g02_javafo_mid_event_crlf.trf", "2010-09-24", "2010-10-02"),
        ("g04_trf26_240_byes_nrs.trf", "2025-09-13", "2025-09-14"),
        ("g05_tbs_many_unplayed_rulers.trf", "2026-02-28", "2026-02-28"),
        ("g06_krause_galway_blank_results.tab", "2011-09-30", "2011-10-02"),
        ("g07_krause_utf8_multibyte.tab", "2010-04-11", "2010-04-13"),
        ("g15_greek_utf8bom_crlf.trf", "2024-08-01", "2024-08-01"),
    ],
)
def test_dates(name, starts_on, ends_on):
    tournament = read(name).tournament
    assert (tournament.starts_on, tournament.ends_on) == (starts_on, ends_on)


def test_a_report_without_a_date_asks_for_one():
    found = faults(read, UNDATED)
    assert list(found) == ["line 1"]
    assert "?starts_on=" in found["line 1"]


def test_what_a_report_says_of_people_is_left_behind_and_noted():
    notes = " ".join(note.message for note in read("g06_krause_galway_blank_results.tab").notes)
    for what in ("birth dates", "federation ids", "federations", "ratings", "titles", "sex", "arbiters"):
        assert what in notes


def test_line_ends_do_not_change_a_reading():
    body = (FILES / "g15_greek_utf8bom_crlf.trf").read_bytes()
    readings = {read_tournament(body.replace(b"\r\n", end)).tournament for end in (b"\r\n", b"\n", b"\r")}
    assert len(readings) == 1
