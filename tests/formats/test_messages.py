"""What is said of a fault: a person can mend it by that alone."""

import json

import pytest

from ladder.formats.bodies import ClubPatch, MemberBody, NamesBody
from ladder.formats.corrections import TournamentPatch
from ladder.formats.csv import read_tournaments
from ladder.formats.json import read_tournament
from ladder.formats.members_csv import read_members
from ladder.formats.reading import MAX_NOTES, from_query
from ladder.formats.strict import read
from ladder.formats.trf import read_tournament as read_report
from tests.formats.sheets import evening, faults, report, row, supplied

PNG = b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00\x00\x01\x00\x00\x00\x01\x08\x06\x00\x00\x00"
GIF = b"GIF89a\x01\x02\x03\x04\x05\x06\x07\x08\x0e\x0f\x10"
CSV = b"round,white,black,result\n1,A,B,1-0\n"


def messages(model, value):
    return faults(read, model, json.dumps(value).encode())


def told(tournament):
    return faults(read_tournament, json.dumps(tournament).encode())


@pytest.mark.parametrize("day", ["2226-05-12", "0026-05-12", "1849-12-31"])
def test_a_day_out_of_range_is_said_to_be_that_with_the_range(day):
    message = "is out of range: days from 1850-01-01 to 2199-12-31 are taken"
    assert faults(from_query, {"starts_on": day}) == {"?starts_on": message}
    assert told(evening(starts_on=day)) == {"starts_on": message}
    assert messages(TournamentPatch, {"ends_on": day}) == {"ends_on": message}


@pytest.mark.parametrize("day", ["2026-02-30", "12.5.2026", "20260512", "2026-W20-1"])
def test_what_is_no_day_is_said_to_be_none(day):
    assert "no date of the calendar" in faults(from_query, {"starts_on": day})["?starts_on"]


@pytest.mark.parametrize(
    ("reader", "body"),
    [
        (read_tournament, json.dumps(evening(starts_on=None)).encode()),
        (read_tournaments, CSV),
        (read_report, report(row(1, "A", "   2 w 1"), row(2, "B", "   1 b 0"), heads=("012 P",))),
    ],
)
def test_an_end_before_the_start_is_reported_where_it_was_said(reader, body):
    said = supplied(starts_on="2026-09-10", ends_on="2026-09-01")
    assert list(faults(reader, body, said)) == ["?ends_on"]


def test_only_where_people_are_described_is_it_said_that_nothing_else_about_them_is_taken():
    born = "nothing else about a person"
    player = {"no": 1, "name": "A", "birth_date": "2015-04-01"}
    assert born in told(evening(players=[player], rounds=[]))["players.0.birth_date"]
    assert born in messages(MemberBody, {"name": "A", "birth_date": "2015-04-01"})["birth_date"]
    assert born in messages(TournamentPatch, {"players": [player]})["players.0.birth_date"]
    assert born in messages(NamesBody, {"links": {"1": {"new": True, "born": 2015}}})["links.1.born"]
    assert messages(ClubPatch, {"colour": "blue"}) == {"colour": "is no field of this"}


@pytest.mark.parametrize("body", [PNG, GIF, CSV + PNG])
@pytest.mark.parametrize("encoding", [None, "utf-8", "cp1252"])
def test_a_picture_is_no_text_file(body, encoding):
    for reader in (read_tournaments, read_report):
        assert faults(reader, body, supplied(encoding=encoding)) == {"line 1": "this is no text file"}
    assert faults(read_members, body) == {"line 1": "this is no text file"}


@pytest.mark.parametrize("end", [b"\x1a", b"\x00\x00\x00", b"\x1a\x00"])
def test_a_file_that_an_old_program_filled_up_is_one(end):
    said = supplied(starts_on="2026-09-01")
    assert faults(read_tournaments, CSV + end, said).get("line 1") != "this is no text file"
    assert read_tournaments(CSV.decode().encode("utf-16"), said)


def test_a_name_in_the_place_of_a_members_id_is_told_where_ids_are_found():
    where = "GET /api/clubs/{slug}/members"
    named = [{"no": 1, "name": "A", "member": "Marco Rossi"}]
    assert where in told(evening(players=named, rounds=[]))["players.0.member"]
    assert where in messages(NamesBody, {"links": {"1": {"member": "Marco Rossi"}}})["links.1.member"]


class TestNothingToNothing:
    """A game in which both have 0 is 0-0; more often it is a slip of the typist."""

    def read(self, *more):
        rows = row(1, "A", "   2 w 0", rating="1500"), row(2, "B", "   1 b 0", points="9.0")
        return read_report(report(*rows, *more, heads=("012 Prova", "022 Roma", "042 2026/09/01")))

    def test_the_doubt_comes_first_with_line_and_both_players(self):
        got = self.read()
        [game] = got.tournament.rounds[0].games
        assert game.result == "0-0"
        assert got.notes[0].at == "line 4, column 92"
        assert "round 1, players 1 and 2: both have 0" in got.notes[0].message

    def test_what_was_dropped_comes_last(self):
        kinds = ["not kept" in note.message for note in self.read().notes]
        assert kinds == sorted(kinds)
        assert kinds[-1]
        assert kinds.count(False) >= 2

    def test_however_many_notes_there_are_the_dropped_ones_are_told(self):
        more = [row(no, f"P{no}", points="7.0") for no in range(3, MAX_NOTES + 20)]
        notes = self.read(*more).notes
        assert len(notes) == MAX_NOTES
        assert "not kept" in notes[-1].message
