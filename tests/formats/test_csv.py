"""Games one a line: one tournament or many, and every refusal with its line."""

import pytest

from ladder.domain.errors import TooLarge
from ladder.domain.tournament import Entry, Game
from ladder.formats.csv import read_tournaments
from tests.formats.sheets import bye, faults, supplied

HEADER = "round,white,black,result"
EVENING = supplied(starts_on="2026-09-01", name="Martedì 12")


def read(*lines, header=HEADER, said=EVENING, end="\n"):
    return read_tournaments(end.join([header, *lines, ""]).encode(), said)


def one(*lines, **options):
    (reading,) = read(*lines, **options)
    return reading.tournament


class TestOneTournament:
    def test_names_become_entries_in_the_order_in_which_they_appear(self):
        got = one("1,Marco Rossi,Anna Bianchi,1-0", "1,Иван Петров,,1", "2,Иван Петров,Marco Rossi,1/2-1/2")
        assert got.entries == (Entry(1, "Marco Rossi"), Entry(2, "Anna Bianchi"), Entry(3, "Иван Петров"))
        assert got.rounds[0].games == (Game(1, 2, "1-0"),)
        assert got.rounds[0].byes == (bye(3, "pairing", 10),)
        assert got.rounds[1].games == (Game(3, 1, "1/2-1/2"),)
        assert (got.name, got.starts_on, got.ends_on) == ("Martedì 12", "2026-09-01", "2026-09-01")

    def test_blanks_and_forms_of_letters_make_no_second_person(self):
        got = one("1, José  Díaz ,B,1-0", "2,Jose\u0301 Di\u0301az,B,1-0")
        assert [entry.name for entry in got.entries] == ["José Díaz", "B"]

    @pytest.mark.parametrize(
        ("written", "result"),
        [
            ("1-0", "1-0"),
            ("0 - 1", "0-1"),
            ("½-½", "1/2-1/2"),
            ("0.5-0.5", "1/2-1/2"),
            ("1–0", "1-0"),
            ("1:0", "1-0"),
            ("+/-", "+/-"),
            ("-/+", "-/+"),
            ("+--", "+/-"),
            ("-/-", "-/-"),
            ("0-0", "0-0"),
            ("1/2-0", "1/2-0"),
            ("*", "*"),
            ("", "*"),
        ],
    )
    def test_results_as_people_write_them(self, written, result):
        assert one(f"1,A,B,{written}").rounds[0].games[0].result == result

    @pytest.mark.parametrize(
        ("written", "kind"),
        [
            ("", "pairing"),
            ("1", "pairing"),
            ("1-0", "pairing"),
            ("+", "pairing"),
            ("½", "half"),
            ("0.5", "half"),
            ("1/2-1/2", "half"),
            ("0", "zero"),
            ("-", "zero"),
        ],
    )
    def test_byes_by_their_result(self, written, kind):
        assert one(f"1,A,,{written}", "1,B,bye,1").rounds[0].byes[0].kind == kind

    @pytest.mark.parametrize("word", ["BYE", "bye", "-bye-", "Riposo", "бай", "ΡΕΠΌ", "descansa"])
    def test_who_is_paired_with_nobody_has_a_bye_on_either_side(self, word):
        got = one(f"1,{word},A,0-1", f"1,B,{word},1-0", f"1,{word},C,½-½", f"1,{word},D,", f"1,{word},E,1-0")
        assert [each.name for each in got.entries] == ["A", "B", "C", "D", "E"]
        assert [each.kind for each in got.rounds[0].byes] == ["pairing", "pairing", "half", "pairing", "zero"]
        assert got.rounds[0].games == ()

    def test_who_is_called_like_it_and_has_another_name_too_is_a_person(self):
        assert len(one("1,Anna Bye,B,1-0").rounds[0].games) == 1

    def test_a_game_without_a_result_is_open_and_the_note_says_on_which_lines(self):
        (got,) = read("1,A,B,", "1,C,D,1-0", "2,A,C,")
        assert [note.message for note in got.notes] == ["no result on line 2, 4: read as not finished (*)"]
        assert [note.at for note in got.notes] == ["line 2"]
        (many,) = read(*(f"{at},A,B," for at in range(1, 26)))
        assert many.notes[0].message.endswith("20, 21 and 5 more: read as not finished (*)")

    @pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
    @pytest.mark.parametrize("mark", [",", ";", "\t"])
    def test_delimiters_and_line_ends(self, mark, end):
        lines = [line.replace(",", mark) for line in (HEADER, '1,"Rossi, Marco",B,1-0', "", "2,B,A,0-1")]
        lines[1] = mark.join(["1", '"Rossi, Marco"', "B", "1-0"])
        got = one(*lines[1:], header=lines[0], end=end)
        assert [entry.name for entry in got.entries] == ["Rossi, Marco", "B", "A"]

    def test_columns_may_stand_in_any_order_and_case(self):
        got = one("1-0,B,A,3,1", header="Result, Black ,White,Board,Round")
        assert got.rounds[0].games == (Game(1, 2, "1-0", board=3),)

    def test_a_spreadsheets_hint_and_mark_are_passed_over(self):
        body = "\ufeffsep=;\r\nround;white;black;result\r\n1;A;B;1-0\r\n".encode()
        assert read_tournaments(body, EVENING)[0].tournament.rounds[0].games == (Game(1, 2, "1-0"),)

    def test_windows_1252_is_read_with_a_note(self):
        (got,) = read_tournaments(f"{HEADER}\n1,Niccolò,Anna,1-0\n".encode("cp1252"), EVENING)
        assert got.tournament.entries[0].name == "Niccolò"
        assert got.notes[0].at == "line 2"

    def test_other_columns_are_dropped_with_a_note(self):
        (got,) = read("1,A,B,1-0,1900", header=f"{HEADER},white_elo")
        assert "white_elo" in got.notes[0].message

    def test_formulas_and_markup_are_names_like_any_other(self):
        got = one("""1,=cmd|' /C calc'!A0,<b>B</b>,1-0""")
        assert [entry.name for entry in got.entries] == ["=cmd|' /C calc'!A0", "<b>B</b>"]


class TestManyTournaments:
    header = f"date,tournament,{HEADER}"

    def many(self, *lines, said=None):
        return read(*lines, header=self.header, said=said or supplied())

    def test_each_name_is_a_section_in_the_order_in_which_they_begin(self):
        got = self.many("2026-09-08,B,1,x,y,1-0", "2026-09-01,A,1,x,y,1-0", "2026-09-08,B,2,y,x,1-0")
        assert [each.section for each in got] == ["B", "A"]
        assert [(each.tournament.name, each.tournament.starts_on) for each in got] == [
            ("B", "2026-09-08"),
            ("A", "2026-09-01"),
        ]
        assert len(got[0].tournament.rounds) == 2

    def test_the_days_of_one_event_make_one_tournament(self):
        (got,) = self.many("2026-09-05,Open,1,x,y,1-0", "2026-09-06,Open,2,y,x,1-0")
        assert (got.tournament.starts_on, got.tournament.ends_on) == ("2026-09-05", "2026-09-06")

    def test_a_name_that_returns_each_week_is_one_tournament_a_date(self):
        got = self.many("2026-09-01,Martedì,1,x,y,1-0", "2026-09-08,Martedì,1,x,z,1-0")
        assert [(each.section, each.tournament.starts_on) for each in got] == [
            ("Martedì 2026-09-01", "2026-09-01"),
            ("Martedì 2026-09-08", "2026-09-08"),
        ]

    def test_dates_are_read_as_one_program_wrote_them(self):
        got = self.many("05/06/2026,A,1,x,y,1-0", "19/06/2026,B,1,x,y,1-0")
        assert [each.tournament.starts_on for each in got] == ["2026-06-05", "2026-06-19"]

    @pytest.mark.parametrize("wanted", ["B", "b", "2"])
    def test_one_section_can_be_asked_for(self, wanted):
        (got,) = self.many(
            "2026-09-01,A,1,x,y,1-0",
            "2026-09-08,B,1,x,y,1-0",
            said=supplied(section=wanted, name="Altro"),
        )
        assert (got.section, got.tournament.name) == ("B", "B")
        assert [note.at for note in got.notes] == ["?name"]

    def test_the_dates_of_the_file_go_before_that_of_the_address_and_the_difference_is_noted(self):
        (got,) = self.many("2026-09-08,A,1,x,y,1-0", said=supplied(starts_on="2026-09-01"))
        assert (got.tournament.starts_on, got.tournament.ends_on) == ("2026-09-08", "2026-09-08")
        assert [note.at for note in got.notes] == ["?starts_on"]

    def test_a_bad_date_of_the_file_is_reported_whatever_the_address_says(self):
        said = supplied(starts_on="2026-09-01")
        assert list(faults(lambda: self.many("2026-02-30,A,1,x,y,1-0", said=said))) == ["line 2"]

    def test_the_address_settles_which_of_two_days_a_date_means(self):
        (got,) = self.many("05/06/2026,A,1,x,y,1-0", said=supplied(starts_on="2026-06-05"))
        assert (got.tournament.starts_on, got.notes) == ("2026-06-05", ())

    def test_a_section_that_is_not_there_is_refused(self):
        found = faults(lambda: self.many("2026-09-01,A,1,x,y,1-0", said=supplied(section="C")))
        assert list(found) == ["?section"]

    def test_what_is_supplied_fills_what_sections_lack(self):
        got = self.many(
            "2026-09-01,A,1,x,y,1-0", ",B,1,x,y,1-0", said=supplied(starts_on="2026-10-01", name="N")
        )
        assert [(each.tournament.name, each.tournament.starts_on) for each in got] == [
            ("A", "2026-09-01"),
            ("B", "2026-10-01"),
        ]

    def test_faults_of_all_sections_are_told(self):
        found = faults(lambda: self.many("2026-09-01,A,1,x,x,1-0", "2026-09-31,B,1,x,y,1-0"))
        assert list(found) == ["line 2", "line 3"]


class TestWhatIsRefused:
    @pytest.mark.parametrize(
        ("at", "lines"),
        [
            ("line 3", ["1,A,B,1-0", "x,C,D,1-0"]),
            ("line 3", ["1,A,B,1-0", "1.5,C,D,1-0"]),
            ("line 3", ["1,A,B,1-0", ",C,D,1-0"]),
            ("line 2", ["0,A,B,1-0"]),
            ("line 2", ["1,A,A,1-0"]),
            ("line 3", ["1,A,B,1-0", "1,C,A,1-0"]),
            ("line 3", ["1,A,B,1-0", "1,A,,1"]),
            ("line 3", ["1,A,,1", "1,A,,1"]),
            ("line 2", ["1,A,B,2-0"]),
            ("line 2", ["1,A,B,01-Jan"]),
            ("line 2", ["1,A,,2"]),
            ("line 2", ["1,,B,1-0"]),
            ("line 2", ["1,,,"]),
            ("line 2", [f"1,{'x' * 10_000},B,1-0"]),
            ("line 2", ["1,A,B,1-0,9,9"]),
            ("line 2", ['1,"A,B,1-0', "1,C,D,1-0"]),
            ("line 3", ["1,A,B,1-0", '1,"C"x,D,1-0']),
            ("line 2", [f"{no},A,B,1-0" for no in range(1, 32)]),
        ],
    )
    def test_is_told_with_its_line(self, at, lines):
        assert at in faults(lambda: read(*lines))

    def test_two_results_for_one_board(self):
        assert list(faults(lambda: read("1,A,B,1-0,1", "1,C,D,1-0,1", header=f"{HEADER},board"))) == [
            "line 3"
        ]

    def test_a_fault_after_a_value_of_several_lines_has_the_right_line(self):
        assert "line 4" in faults(lambda: read('1,"A\nB",C,1-0', "1,C,D,1-0"))

    @pytest.mark.parametrize(
        "header", ["white,black,result", "round;white;black", f"{HEADER},white", "", "hello"]
    )
    def test_a_header_that_lacks_a_column_or_has_one_twice(self, header):
        assert next(iter(faults(lambda: read("1,A,B,1-0", header=header)))).startswith("line ")

    @pytest.mark.parametrize("line", ["2,A", "2,A,B", "2"])
    def test_a_line_shorter_than_the_header(self, line):
        assert list(faults(lambda: read("1,A,B,1-0", line))) == ["line 3"]

    def test_columns_without_a_name_at_the_end_of_the_header_need_no_value(self):
        assert len(one("1,A,B,1-0", header=f"{HEADER},,").rounds[0].games) == 1

    @pytest.mark.parametrize("both", [",", "BYE,", "BYE,bye"])
    def test_a_bye_of_nobody(self, both):
        assert list(faults(lambda: read(f"1,{both},1-0"))) == ["line 2"]

    def test_a_file_without_games(self):
        assert list(faults(read)) == ["line 1"]

    def test_no_date_anywhere_asks_for_one(self):
        found = faults(lambda: read("1,A,B,1-0", said=supplied()))
        assert "?starts_on=" in found["line 1"]

    def test_a_date_that_can_mean_two_days_is_asked_about(self):
        found = faults(lambda: read("1,A,B,1-0,05/06/2026", header=f"{HEADER},date", said=supplied()))
        assert "several days" in found["line 2"]

    def test_a_file_over_4_mb(self):
        with pytest.raises(TooLarge):
            read_tournaments(b"x" * 4_000_001)

    def test_a_value_longer_than_the_reader_takes(self):
        assert "line 2" in faults(lambda: read(f"1,{'x' * 200_000},B,1-0"))
