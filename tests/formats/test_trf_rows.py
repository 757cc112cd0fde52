"""Rows of tournament reports beside the cells: players, byes, dates, kinds of events, encodings."""

import pytest

from ladder.formats.trf import read_tournament
from tests.formats.sheets import bye, faults, messages, report, row, supplied, two
from tests.formats.sheets import read_report as read


class TestRows:
    def test_byes_written_twice_count_once(self):
        got = read(
            row(1, "A", "0000 - H", "   2 w 1"),
            row(2, "B", "0000 - Z", "   1 b 0"),
            "240 H   1    1",
            "240 Z   1    2",
        )
        assert got.tournament.rounds[0].byes == (bye(1, "half", 5), bye(2, "zero", 0))

    def test_a_bye_that_only_row_240_has_counts(self):
        got = read(row(1, "A", "   2 w 1"), row(2, "B", "   1 b 0"), row(3, "C"), "240 H   1    3")
        assert got.tournament.rounds[0].byes == (bye(3, "half", 5),)

    def test_row_240_with_an_unknown_player_is_refused(self):
        found = faults(read, row(1, "A", "   2 w 1"), row(2, "B", "   1 b 0"), "240 H   1   77")
        assert list(found) == ["line 5"]

    def test_a_starting_number_twice_is_refused_with_its_line(self):
        assert list(faults(read, row(1, "A"), row(1, "B"))) == ["line 4, column 5"]

    def test_a_row_without_a_number_is_refused_with_its_line(self):
        assert list(faults(read, row("", "A"), row("x", "B"))) == ["line 3, column 5", "line 4, column 5"]

    def test_a_row_without_a_name_is_refused_with_its_line(self):
        assert list(faults(read, row(1, "A"), row(2, ""))) == ["line 4"]

    def test_a_file_without_players_is_no_report(self):
        assert list(faults(read_tournament, b"hello\nworld\n")) == ["line 1"]

    def test_more_than_1000_players_are_refused(self):
        assert list(faults(read, *(row(no, f"P {no}") for no in range(1, 1002)))) == ["line 3"]

    def test_more_than_30_rounds_are_refused(self):
        first, second = ["   2 w 1"] * 31, ["   1 b 0"] * 31
        assert "line 3" in faults(read, row(1, "A", *first), row(2, "B", *second))

    def test_rows_of_others_and_rulers_are_passed_over(self):
        ruler = "".join(str(column % 10) for column in range(1, 160))
        got = read(
            ruler,
            "DDD SSSS sTTT",
            "### comment",
            row(1, "A"),
            "FRA    1    A",
            "",
            "   ",
            "DAT   1 MAIL a@b.example",
        )
        assert [entry.name for entry in got.tournament.entries] == ["A"]
        assert "a@b" not in messages(got)

    @pytest.mark.parametrize(
        ("points", "tenths"),
        [("4.0", 40), ("11.5", 115), ("3,5", 35), ("2½", 25), ("3", 30), ("-1.0", -10), ("x", None)],
    )
    def test_stated_points_are_kept_with_a_note_where_the_cells_differ(self, points, tenths):
        got = read(row(1, "A", points=points))
        assert got.tournament.entries[0].points == tenths
        assert "line 3, column 81" in messages(got)

    def test_points_of_the_events_own_count_for_byes_and_totals(self):
        rows = (
            row(1, "A", "   2 w 1", "0000 - U", points="6.0"),
            row(2, "B", "   1 b 0", "0000 - H", points="1.0"),
        )
        got = read(*rows, heads=("012 P", "042 2026/09/01", "162  W 3.0      D 1.0"))
        assert got.tournament.rounds[1].byes == (bye(1, "pairing", 30), bye(2, "half", 10))
        assert "its cells make" not in messages(got)

    def test_a_name_that_fills_its_columns_may_have_been_cut(self):
        assert "may have been cut" in messages(read(row(1, "N" * 33)))

    @pytest.mark.parametrize(
        ("said", "kind"),
        [
            ("092 Individual: Round-Robin", "round_robin"),
            ("192 FIDE_DOUBLEROUNDROBIN", "round_robin"),
            ("092 Individual: Swiss-System", "swiss"),
            ("092 Bughouse night", "bughouse"),
            ("092 Schach", "swiss"),
        ],
    )
    def test_the_kind_of_event(self, said, kind):
        got = read(row(1, "A"), heads=("012 P", "042 2026/09/01", said))
        assert got.tournament.format == kind
        assert ("format" in got.given) == (said != "092 Schach")


class TestHead:
    @pytest.mark.parametrize(
        ("written", "day"),
        [
            ("May 29, 2020", "2020-05-29"),
            ("28. 07. 2005", "2005-07-28"),
            ("30/09/2011", "2011-09-30"),
            ("25.02.2011", "2011-02-25"),
            ("11.09.26", "2011-09-26"),
            ("2012-03-17", "2012-03-17"),
            ("2026/09/01", "2026-09-01"),
            ("12/31/2024", "2024-12-31"),
            ("05/05/2026", "2026-05-05"),
            ("3rd of May", None),
            ("31/02/2026", None),
            ("05/06/2026", None),
            ("2026", None),
        ],
    )
    def test_dates_of_many_forms(self, written, day):
        def dated():
            return read(row(1, "A"), heads=("012 P", f"042 {written}"))

        if day is None:
            found = faults(dated)
            assert list(found) == ["line 2"]
            assert "?starts_on=" in found["line 2"]
        else:
            assert dated().tournament.starts_on == day

    def test_one_date_above_12_settles_the_others(self):
        got = read(row(1, "A"), heads=("012 P", "042 05/06/2026", "052 13/06/2026")).tournament
        assert (got.starts_on, got.ends_on) == ("2026-06-05", "2026-06-13")

    def test_the_rounds_dates_settle_day_and_month(self):
        rounds = "132" + " " * 88 + "26/06/05  26/06/07"
        got = read(row(1, "A"), heads=("012 P", "042 05/06/2026", rounds)).tournament
        assert (got.starts_on, got.ends_on) == ("2026-06-05", "2026-06-07")

    def test_the_address_settles_what_the_file_leaves_open_and_says_what_it_does_not(self):
        body = report(row(1, "A"), heads=("012 P", "042 05/06/2026"))
        said = supplied(starts_on="2026-06-05", name="Altro", juniors=True, sequence=1)
        got = read_tournament(body, said)
        assert (got.tournament.name, got.tournament.starts_on) == ("P", "2026-06-05")
        assert (got.tournament.ends_on, got.tournament.juniors) == ("2026-06-05", True)
        assert got.given == {"juniors", "sequence"}
        assert "?name" in [note.at for note in got.notes]

    def test_a_day_of_the_file_goes_before_that_of_the_address(self):
        body = report(row(1, "A"), heads=("042 2026/09/01",))
        got = read_tournament(body, supplied(starts_on="2026-09-08", ends_on="2026-09-09", name="Altro"))
        assert (got.tournament.name, got.tournament.starts_on) == ("Altro", "2026-09-01")
        assert got.tournament.ends_on == "2026-09-09"
        assert "?starts_on" in [note.at for note in got.notes]

    def test_an_address_that_fits_neither_reading_of_a_date_settles_nothing(self):
        body = report(row(1, "A"), heads=("012 P", "042 05/06/2026"))
        assert list(faults(read_tournament, body, supplied(starts_on="2026-07-01"))) == ["line 2"]

    def test_a_date_that_nobody_can_read_is_none(self):
        body = report(row(1, "A"), heads=("012 P", "042 soon"))
        assert read_tournament(body, supplied(starts_on="2026-07-01")).tournament.starts_on == "2026-07-01"

    def test_no_day_is_taken_that_the_caller_says_is_too_far_ahead(self):
        body = report(row(1, "A"), heads=("012 P", "042 2062/09/01"))
        assert list(faults(read_tournament, body, supplied(latest="2026-09-01"))) == ["line 2"]

    def test_an_end_before_the_start_is_refused_with_its_line(self):
        body = report(row(1, "A"), heads=("012 P", "042 2026/09/02", "052 2026/09/01"))
        found = faults(read_tournament, body)
        assert list(found) == ["line 3"]

    def test_an_event_without_a_name_has_its_day_for_a_name(self):
        assert read(row(1, "A"), heads=("042 2026/09/01",)).tournament.name == "2026-09-01"

    def test_a_wrong_number_of_players_is_only_noted(self):
        assert "says 34 players" in messages(
            read(row(1, "A"), heads=("012 P", "042 2026/09/01", "062 34 (2)"))
        )

    @pytest.mark.parametrize(
        ("planned", "cells", "finished"),
        [
            ("1", ("   2 w 1", "   1 b 0"), True),
            ("2", ("   2 w 1", "   1 b 0"), False),
            ("1", ("   2 w  ", "   1 b  "), False),
            ("0", ("   2 w 1", "   1 b 0"), True),
        ],
    )
    def test_an_event_with_rounds_to_come_is_not_finished(self, planned, cells, finished):
        got = two(*cells, heads=("012 P", "042 2026/09/01", f"142 {planned}"))
        assert got.tournament.finished is finished
        assert "finished" in got.given


class TestEncodings:
    rows = (row(1, "Müller, Jörg"), row(2, "Però, Niccolò"))

    def test_undeclared_single_bytes_among_plain_letters_are_windows_1252(self):
        got = read_tournament(report(*self.rows).decode().encode("cp1252"))
        assert [entry.name for entry in got.tournament.entries] == ["Müller, Jörg", "Però, Niccolò"]
        assert "Windows-1252" in messages(got)

    def test_whole_words_of_undeclared_bytes_are_asked_about_with_the_readings(self):
        body = report(row(1, "Иванов, Пётр")).decode().encode("cp1251")
        found = faults(read_tournament, body)
        assert list(found) == ["line 3"]
        assert "Иванов" in found["line 3"]
        assert "Èâàíîâ" in found["line 3"]
        got = read_tournament(body, supplied(encoding="windows-1251"))
        assert got.tournament.entries[0].name == "Иванов, Пётр"

    def test_utf16_with_its_mark_is_read(self):
        assert (
            read_tournament(report(*self.rows).decode().encode("utf-16")).tournament.entries[0].name
            == "Müller, Jörg"
        )

    @pytest.mark.parametrize("encoding", ["klingon", "rot13", "zlib", "idna", "x" * 500, "utf-8\x00"])
    def test_an_encoding_that_is_none_is_refused(self, encoding):
        assert list(faults(read_tournament, report(*self.rows), supplied(encoding=encoding))) == ["?encoding"]

    def test_bytes_that_are_not_of_the_named_encoding_are_told_with_their_place(self):
        body = report(*self.rows).decode().encode("cp1252")
        assert list(faults(read_tournament, body, supplied(encoding="utf-8"))) == ["line 3, column 16"]
