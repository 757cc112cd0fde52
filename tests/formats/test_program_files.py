"""Files as pairing programs and servers wrote them: each gives its right reading, to the last half point."""

import re
from collections import Counter

import pytest

from ladder.domain.errors import Wrong
from ladder.domain.tournament import RESULTS
from ladder.formats.dispatch import read
from tests.formats.program_files import (
    DAY,
    body,
    byes,
    expected,
    forfeits,
    rated,
    readings,
    said,
    totals,
    zipped,
)
from tests.formats.sheets import supplied

SWISSSYS = "g08_swisssys11_four_sections.sjson"
USCHESS = "g09_uschess_dbf"
PGN = "g10_vega_club_rounds1-5.pgn"
CHESS_RESULTS = "g11_chessresults_crosstable.html"
PAPI = "g12_papi_ffe.json"
SWISSPERFECT = "g13_swissperfect_crosstable_tab.txt"
VEGA = "g14_vega_roundrobin_withdrawal.html"
CHESSJSON = "g16_chessjson_from_g05.jch"
LICHESS = "g17_lichess_swiss_games.ndjson"


@pytest.mark.parametrize("name", [SWISSSYS, USCHESS])
def test_an_event_of_four_sections_is_the_same_from_both_of_its_files(name):
    got, right = readings(name), expected(name)["sections"]
    assert [reading.section for reading in got] == [section["section"] for section in right]
    for reading, section in zip(got, right, strict=True):
        made = reading.tournament
        assert (len(made.entries), len(made.rounds)) == (section["players"], section["rounds"])
        assert rated(made) == sorted(section["rated_games"])
        assert totals(made) == section["totals"]
        assert forfeits(made) == []
        codes = section.get("byes") or section.get("codes") or {}
        assert byes(made) == Counter({{"B": "full", "H": "half"}[code]: n for code, n in codes.items()})
        assert (made.starts_on, made.ends_on) == ("2026-04-04", "2026-04-04")
    assert sum(len(rated(reading.tournament)) for reading in got) == 108


@pytest.mark.parametrize("name", [SWISSSYS, USCHESS])
@pytest.mark.parametrize("wanted", ["Under_700", "under_700", "4"])
def test_one_section_may_be_asked_for(name, wanted):
    (got,) = readings(name, supplied(section=wanted))
    assert len(rated(got.tournament)) == 31


def test_a_section_that_is_not_there_is_refused_with_those_that_are():
    with pytest.raises(Wrong, match="Open II"):
        readings(SWISSSYS, supplied(section="Under_400"))


def test_an_empty_section_is_left_out_and_noted():
    assert "Under_400: the section has no players" in said(readings(SWISSSYS)[0])


def test_games_of_a_pgn_are_those_of_its_tags():
    (got,) = readings(PGN)
    right, made = expected(PGN), got.tournament
    key = {entry.no: re.sub(r",\s+", ",", entry.name) for entry in made.entries}
    assert sorted(key.values()) == sorted(right["people"])
    games = [
        [f"{no}.{game.board}", key[game.white], key[game.black], game.result] for no, game in made.games()
    ]
    assert sorted(each for each in games if each[3] != "*") == sorted(right["rated_games"])
    assert sorted(each[:3] for each in games if each[3] == "*") == sorted(right["star_pairings_not_played"])
    bye_lines = [(each.no, key[bye.player]) for each in made.rounds for bye in each.byes]
    assert sorted(bye_lines) == sorted((int(no.split(".")[0]), name) for no, name in right["bye_lines"])
    points = {re.sub(r",\s+", ",", name): n for name, n in totals(made, byes_too=False).items()}
    assert points == right["points_over_the_board"]
    assert (made.starts_on, made.ends_on) == ("2025-04-29", "2025-06-03")


def test_a_pgn_says_where_a_person_should_look():
    (got,) = readings(PGN)
    assert "taken as one person; 'Canric, Zivouk' is kept" in said(got)
    assert said(got).count("does not tell its value") == 5
    assert said(got).count("a forfeit, or still open") == 6
    assert "federation ids: not kept" in said(got)


def test_a_crosstable_of_chess_results():
    (got,) = readings(CHESS_RESULTS)
    right, made = expected(CHESS_RESULTS), got.tournament
    assert rated(made) == sorted(right["rated_games"])
    assert forfeits(made) == sorted(right["forfeit_pairings"])
    assert byes(made) == {"pairing": 2, "half": 6, "zero": 13}
    assert [(entry.no, entry.name, entry.points / 10) for entry in made.entries] == [
        (player["no"], player["name"], player["total"]) for player in right["players"]
    ]
    assert totals(made) == {player["name"]: player["total"] for player in right["players"]}


def test_papi_counts_opponents_from_nought():
    (got,) = readings(PAPI)
    right, made = expected(PAPI), got.tournament
    assert rated(made) == sorted(
        [no, w + 1, b + 1, r] for no, w, b, r in right["rated_games_by_zero_based_index"]
    )
    assert forfeits(made) == sorted([no, w + 1, b + 1, r] for no, w, b, r in right["forfeit_pairings"])
    assert totals(made) == {player["name"]: player["total"] for player in right["players"]}
    assert (byes(made)["half"], byes(made)["pairing"]) == (2, 3)
    assert made.starts_on == "2024-10-24"


def test_a_crosstable_of_swissperfect():
    (got,) = readings(SWISSPERFECT)
    right, made = expected(SWISSPERFECT), got.tournament
    sides = {"first wins": slice(None), "second wins": slice(None, None, -1)}
    won = sorted(
        (no, *([white, black] if result == "1-0" else [black, white]))
        for no, white, black, result in rated(made)
    )
    assert won == sorted(
        (each[0], *each[1:3][sides[each[3]]]) for each in right["rated_games_colour_unknown"]
    )
    assert not any(game.colours for _, game in made.games())
    assert {str(entry.no): entry.points / 10 for entry in made.entries} == right["totals"]


def test_the_columns_of_a_table_of_all_against_all_follow_its_rows():
    (got,) = readings(VEGA)
    right, made = expected(VEGA), got.tournament
    names = {entry.no: entry.name for entry in made.entries}
    games = [[names[game.white], names[game.black], game.result] for _, game in made.games()]
    played = [each for each in games if RESULTS[each[2]].played]
    assert sorted(played) == sorted(right["rated_games_colour_unknown"])
    unplayed = sorted([*each[:2], each[2].replace("/", "")] for each in games if not RESULTS[each[2]].played)
    assert unplayed == sorted(right["forfeit_pairings"])
    assert [(entry.rank, entry.no, entry.name, entry.points / 10) for entry in made.entries] == [
        (player["place"], player["start_no"], player["name"], player["total"]) for player in right["players"]
    ]
    assert totals(made) == {player["name"]: player["total"] for player in right["players"]}
    assert (made.format, len(made.rounds)) == ("round_robin", 5)


def test_chess_json_has_the_games_of_the_report_it_was_made_from():
    (got,) = readings(CHESSJSON)
    (report,) = readings("g05_tbs_many_unplayed_rulers.trf")
    right, made = expected(CHESSJSON), got.tournament
    colourless = [sorted([(no, w, r), (no, b, TURN[r])]) for no, w, b, r in rated(made)]
    assert sorted(colourless) == sorted(
        sorted([(no, w, r), (no, b, TURN[r])]) for no, w, b, r in rated(report.tournament)
    )
    assert len(rated(made)) == right["rated_games"]
    assert {str(entry.no): entry.points / 10 for entry in made.entries} == right["totals"]
    assert {
        str(no): n for no, n in zip((e.no for e in made.entries), totals(made).values(), strict=True)
    } == right["totals"]
    assert forfeits(made) == forfeits(report.tournament)
    assert byes(made) == byes(report.tournament)


TURN = {"1-0": "0-1", "0-1": "1-0", "1/2-1/2": "1/2-1/2"}


def test_games_of_a_lichess_swiss_fall_into_its_rounds():
    (got,) = readings(LICHESS, supplied(name="Friday"))
    (report,) = readings("g01_lichess_swiss_10r.trf")
    right, made = expected(LICHESS), got.tournament
    by_name = {entry.no: entry.name.casefold() for entry in made.entries}
    from_report = {entry.no: entry.name.casefold() for entry in report.tournament.entries}
    assert sorted([no, by_name[w], by_name[b], r] for no, w, b, r in rated(made)) == sorted(
        [no, from_report[w], from_report[b], r] for no, w, b, r in rated(report.tournament)
    )
    assert {name.casefold(): n for name, n in totals(made).items()} == right["points_over_the_board"]
    assert (made.name, made.starts_on, made.ends_on) == ("Friday", "2020-05-29", "2020-05-29")


def test_a_list_of_results_has_nothing_to_rate():
    with pytest.raises(Wrong, match="no opponents"):
        readings("g17_lichess_swiss_results.ndjson")


NAMES = (SWISSSYS, USCHESS, PGN, CHESS_RESULTS, PAPI, SWISSPERFECT, VEGA, CHESSJSON, LICHESS)


@pytest.mark.parametrize("name", NAMES)
def test_a_file_is_known_by_what_it_holds_whatever_it_is_called(name):
    called = readings(name)
    assert read(body(name), "application/octet-stream", "evening.bin", DAY) == called
    assert read(body(name), "application/octet-stream", "", DAY) == called


@pytest.mark.parametrize("name", [PGN, CHESS_RESULTS, PAPI, SWISSPERFECT, CHESSJSON, LICHESS, SWISSSYS])
def test_line_ends_and_a_mark_at_the_beginning_change_nothing(name):
    plain = body(name).replace(b"\r\n", b"\n")
    mark = b"\xef\xbb\xbf"
    sent = [plain, plain.replace(b"\n", b"\r\n"), mark + plain]
    if name != SWISSSYS:  # carriage returns alone are no blanks between the parts of some programs' JSON
        sent.append(plain.replace(b"\n", b"\r"))
    right = [reading.tournament for reading in readings(name)]
    for each in sent:
        assert [reading.tournament for reading in read(each, "", name, DAY)] == right


def test_each_file_of_an_archive_is_a_section():
    files = {name: body(name) for name in (PGN, PAPI, CHESS_RESULTS)}
    got = read(zipped({**files, "folder/logo.png": b"\x89PNG\r\n"}), "application/zip", "season.zip", DAY)
    assert [len(rated(reading.tournament)) for reading in got] == [30, 34, 66]
    assert [reading.section for reading in got] == [name.rpartition(".")[0] for name in files]
    assert "logo.png: left out" in said(got[0])
    (one,) = read(zipped(files), "application/zip", "", supplied(starts_on="2026-09-01", section="2"))
    assert len(rated(one.tournament)) == 34


def test_an_archive_of_one_file_is_that_file():
    got = read(zipped({SWISSSYS: body(SWISSSYS)}), "application/zip", "x.zip", DAY)
    assert [reading.section for reading in got] == ["Open I", "Open II", "Under_1000", "Under_700"]


PERSONAL = {
    SWISSSYS: ("ID", "Rating", "Club", "State", "Team"),
    USCHESS: ("federation ids", "states", "ratings", "arbiters"),
    PGN: ("federation ids", "ratings"),
    CHESS_RESULTS: ("rtg", "fed"),
    PAPI: ("gender", "refFFE", "category", "federation"),
    SWISSPERFECT: ("loc id",),
    VEGA: ("rtg",),
    CHESSJSON: ("birth", "sex", "federation", "fideTitle"),
    LICHESS: ("ratings",),
}


@pytest.mark.parametrize("name", NAMES)
def test_what_a_file_says_of_people_is_left_behind_and_noted(name):
    notes = " ".join(said(reading) for reading in readings(name))
    for what in PERSONAL[name]:
        assert re.search(rf"{what}\b.*not kept", notes), what
