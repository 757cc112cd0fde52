"""Tournament reports, cell by cell: what people reported of other programs, and every way to be wrong."""

import pytest

from ladder.domain.tournament import Game
from ladder.formats.trf import read_tournament
from tests.formats.sheets import bye, faults, messages, report, row, two
from tests.formats.sheets import read_report as read


class TestReported:
    """Faults that people reported of other programs, each with its right value."""

    def test_a_bye_with_the_letter_of_another_kind_is_a_bye(self):
        got = read(
            row(1, "A", "   2 w 1", "0000 - F", points="2.0"),
            row(2, "B", "   1 b 0", "0000 - U", points="1.0"),
        )
        assert [list(each.games) for each in got.tournament.rounds] == [[Game(1, 2, "1-0")], []]
        assert got.tournament.rounds[1].byes == (bye(1, "full", 10), bye(2, "pairing", 10))
        assert [entry.points for entry in got.tournament.entries] == [20, 10]

    def test_a_round_too_many_for_who_left_is_no_round(self):
        got = read(
            row(1, "A", "   2 w 1", "   3 b 1", "   4 w 1"),
            row(2, "B", "   1 b 0", "   4 w 1", "   3 w 1"),
            row(3, "C", "   4 w 1", "   1 w 0", "   2 b 0", "0000   -"),
            row(4, "D", "   3 b 0", "   2 b 0", "   1 b 0"),
            heads=("012 Prova", "042 2026/09/01", "XXR 3"),
        )
        assert [each.no for each in got.tournament.rounds] == [1, 2, 3]
        assert not any(each.byes for each in got.tournament.rounds)
        assert got.tournament.finished

    def test_a_late_entry_is_half_a_point_and_no_game(self):
        got = read(
            row(1, "A", "       H", "   2 w 1", "   3 b 1", points="2.5"),
            row(2, "B", "   3 w 1", "   1 b 0"),
            row(3, "C", "   2 b 0", "", "   1 w 0"),
        )
        assert got.tournament.entries[0].points == 25
        assert got.tournament.rounds[0].byes == (bye(1, "half", 5),)
        assert sum(1 in (game.white, game.black) for _, game in got.tournament.games()) == 2

    def test_a_no_show_is_a_pairing_that_was_not_played(self):
        assert two("   2 w +", "   1 b -").tournament.rounds[0].games == (Game(1, 2, "+/-"),)

    def test_opponent_and_colour_with_an_absence_is_not_finished(self):
        got = two("   2 w Z", "   1 b  ")
        assert got.tournament.rounds[0].games == (Game(1, 2, "*"),)
        assert "line 3, column 92: round 1, players 1 and 2" in messages(got)

    def test_a_national_programs_report(self):
        got = read_tournament(
            report(
                "001    1 M    Rossi, Marco                      1994 ITA    847542   1993/01/01"
                "  1.0    1     2 w 1",
                "001    2 m 1N Verdi, Luca                       1800 ITA    847543   1993/01/01"
                "  0.0    2     1 b 0",
                heads=("012 Torneo", "042 21/07/2025", "052 21/07/2025", "062 017", "XXR 007"),
            )
        )
        assert [entry.name for entry in got.tournament.entries] == ["Rossi, Marco", "Verdi, Luca"]
        assert got.tournament.starts_on == "2025-07-21"
        assert [game for _, game in got.tournament.games()] == [Game(1, 2, "1-0")]
        assert "7 rounds are planned" in messages(got)

    @pytest.mark.parametrize("beside", [" mFM ", " m  f", " m ff", " wWGM", "     "])
    def test_titles_never_reach_the_name(self, beside):
        assert read(row(1, "Rossi, Marco", beside=beside)).tournament.entries[0].name == "Rossi, Marco"

    def test_another_line_end_is_the_same_tournament(self):
        rows = row(1, "A", "   2 w 1"), row(2, "B", "   1 b 0")
        readings = {read_tournament(report(*rows, end=end)).tournament for end in ("\n", "\r\n", "\r")}
        assert len(readings) == 1


class TestCells:
    @pytest.mark.parametrize(
        ("first", "second", "game"),
        [
            ("   2 w 1", "   1 b 0", Game(1, 2, "1-0")),
            ("   2 b 1", "   1 w 0", Game(2, 1, "0-1")),
            ("   2 w =", "   1 b =", Game(1, 2, "1/2-1/2")),
            ("   2 w 0", "   1 b 0", Game(1, 2, "0-0")),
            ("   2 b =", "   1 w 0", Game(2, 1, "0-1/2")),
            ("   2 w W", "   1 b L", Game(1, 2, "1-0", rated=False)),
            ("   2 w d", "   1 b d", Game(1, 2, "1/2-1/2", rated=False)),
            ("   2 w 1", "   1 b L", Game(1, 2, "1-0", rated=False)),
            ("   2 b -", "   1 w +", Game(2, 1, "+/-")),
            ("   2 w -", "   1 b -", Game(1, 2, "-/-")),
            ("   2 - +", "   1 - -", Game(1, 2, "+/-", colours=False)),
            ("   2   1", "   1   0", Game(1, 2, "1-0", colours=False)),
            ("   2 w 1", "   1   0", Game(1, 2, "1-0")),
            ("   2 w 1", "   1 w 0", Game(1, 2, "1-0", colours=False)),
            ("   2 w +", "   1 b 0", Game(1, 2, "+/-")),
            ("   2 w 1", "   1 b -", Game(1, 2, "+/-")),
            ("   2 w +", "   1 b  ", Game(1, 2, "+/-")),
            ("   2 w  ", "   1 b  ", Game(1, 2, "*")),
            ("   2 w ?", "   1 b ?", Game(1, 2, "*")),
            ("   2 w §", "   1 b §", Game(1, 2, "*")),
        ],
    )
    def test_two_halves_make_a_game(self, first, second, game):
        assert two(first, second).tournament.rounds[0].games == (game,)

    @pytest.mark.parametrize(
        ("cell", "read_as"),
        [
            ("0000 - U", ("pairing", 10)),
            ("   0 - u", ("pairing", 10)),
            ("0000 - F", ("full", 10)),
            ("       H", ("half", 5)),
            ("0000 - =", ("half", 5)),
            ("0000 - 1", ("pairing", 10)),
            ("0000 - +", ("pairing", 10)),
            ("0000 - Z", ("zero", 0)),
            ("0000 - -", ("zero", 0)),
            ("0000 - 0", ("zero", 0)),
            ("0000 -  ", ("zero", 0)),
            ("       -", ("zero", 0)),
            ("   - - Z", ("zero", 0)),
            ("0000 w D", ("half", 5)),
            ("0000 - L", ("zero", 0)),
            ("0000 - §", ("zero", 0)),
        ],
    )
    def test_no_letter_without_an_opponent_is_a_game(self, cell, read_as):
        got = read(row(1, "A", cell, "   2 w 1"), row(2, "B", "0000 - Z", "   1 b 0"))
        assert got.tournament.rounds[0].byes == (bye(1, *read_as), bye(2, "zero", 0))
        assert got.tournament.rounds[0].games == ()

    @pytest.mark.parametrize(
        ("first", "second"),
        [
            ("   2 w 1", "   1 b 1"),
            ("   2 w =", "   1 b 1"),
            ("   2 w +", "   1 b +"),
            ("   2 w 1", "   1 b +"),
            ("   2 w 1", "   1 b  "),
            ("   2 w =", "   1 b Z"),
            ("   2 w W", "   1 b D"),
            ("   2 w =", "   1 b -"),
            ("   2 w 1", "0000 - Z"),
            ("   2 w 1", ""),
            ("   2 w W", "0000 - U"),
        ],
    )
    def test_halves_that_contradict_each_other_are_refused_with_line_and_column(self, first, second):
        assert list(faults(two, first, second)) == ["line 3, column 92"]

    def test_an_opponent_who_names_another_is_refused(self):
        found = faults(
            read,
            row(1, "A", "   2 w 1"),
            row(2, "B", "   3 b 0"),
            row(3, "C", "   2 w 1"),
            row(4, "D", "   1 b 0"),
        )
        assert set(found) == {"line 3, column 92", "line 6, column 92"}

    def test_an_opponent_who_is_not_in_the_file_is_refused_with_line_and_column(self):
        found = faults(read, row(1, "A", "   2 w 1", "  19 b 0"), row(2, "B", "   1 b 0"))
        assert list(found) == ["line 3, column 102"]
        assert "19" in found["line 3, column 102"]

    def test_nobody_plays_against_themselves(self):
        assert list(faults(read, row(1, "A", "   1 w 1"))) == ["line 3, column 92"]

    def test_a_cell_that_cannot_be_read_is_refused_with_line_and_column(self):
        assert list(faults(two, "  2x w 1", "   1 b 0")) == ["line 3, column 92"]
        assert list(faults(two, "   2 wb1", "   1 b 0")) == ["line 3, column 92"]

    def test_one_half_of_a_forfeit_is_a_bye_with_a_note(self):
        got = two("   2 w +", "0000 - Z")
        assert got.tournament.rounds[0].byes == (bye(1, "pairing", 10), bye(2, "zero", 0))
        assert "no game" in messages(got)

    def test_columns_are_counted_in_characters(self):
        got = read(row(1, "Wütgerød, Jürgen", "   2 w 1"), row(2, "Παπαδόπουλος", "   1 b 0"))
        assert [game for _, game in got.tournament.games()] == [Game(1, 2, "1-0")]

    def test_a_program_that_counts_bytes_is_understood(self):
        name = "Wütgerød, Jürgen"
        shifted = row(1, name, "   2 w 1").replace(name + "   ", name)
        got = read(shifted, row(2, "B", "   1 b 0"))
        assert got.tournament.entries[0].name == name
        assert [game for _, game in got.tournament.games()] == [Game(1, 2, "1-0")]
        assert "bytes" in messages(got)
