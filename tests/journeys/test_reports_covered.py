"""Faults that people reported of other programs, each with the tests that would find it here: none is
forgotten, and no test of one is renamed away unseen.
"""

import ast
from functools import cache
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]

REPORTS = {
    "G1 deleted match leaves later ratings": (
        "domain/test_replay.py::test_a_deleted_game_takes_its_ratings_with_it",
        "journeys/test_corrections.py::test_g1_a_deleted_tournament_leaves_no_rating_behind",
    ),
    "G2 a wrong result of the past": (
        "domain/test_replay.py::test_a_result_corrected_in_the_past_moves_all_that_came_after",
        "journeys/test_reports.py::test_g2_a_result_corrected_in_the_past_moves_all_that_came_after",
    ),
    "G3 counts stay after a deletion": (
        "domain/test_replay.py::test_deleted_games_leave_no_counts_behind",
        "journeys/test_corrections.py::test_g3_no_count_stays_after_a_deletion",
    ),
    "G4 a bye with the letter of another kind": (
        "formats/test_trf.py::test_a_bye_with_the_letter_of_another_kind_is_a_bye",
        "formats/test_trf.py::test_no_letter_without_an_opponent_is_a_game",
        "journeys/test_reports.py::test_g4_a_bye_is_no_game_whatever_its_letter",
    ),
    "G5 one round too many for players who left": (
        "formats/test_trf.py::test_a_round_too_many_for_who_left_is_no_round",
        "formats/test_trf_files.py::test_the_round_still_to_come_is_not_reported_as_played",
    ),
    "G6 late entry a full point or a game": (
        "formats/test_trf.py::test_a_late_entry_is_half_a_point_and_no_game",
        "domain/test_standings.py::test_a_late_half_point_is_no_full_one",
    ),
    "G7 a no-show costs rating": (
        "formats/test_trf.py::test_a_no_show_is_a_pairing_that_was_not_played",
        "domain/test_replay.py::test_a_no_show_costs_no_rating_and_lists_nobody",
        "journeys/test_reports.py::test_g7_a_no_show_costs_nobody_a_rating_and_lists_nobody",
    ),
    "G8 opponent and colour with Z": (
        "formats/test_trf.py::test_opponent_and_colour_with_an_absence_is_not_finished",
        "journeys/test_reports.py::test_g8_an_absence_with_an_opponent_written_beside_it_is_no_crash_and_no_game",
    ),
    "G9 a national program's report": ("formats/test_trf.py::test_a_national_programs_report",),
    "G10 titles in the name": (
        "formats/test_trf.py::test_titles_never_reach_the_name",
        "domain/likeness/test_words.py::test_words_without_titles_particles_and_remarks",
    ),
    "G11 the same file twice": (
        "domain/test_replay.py::test_a_file_sent_twice_counts_once",
        "formats/test_trf.py::test_another_line_end_is_the_same_tournament",
        "journeys/test_reports.py::test_g11_the_same_file_a_second_time_changes_nothing",
    ),
    "G12 merged, but nothing happened": (
        "domain/test_replay.py::test_a_merge_joins_both_histories",
        "journeys/test_reports.py::test_g12_two_spellings_that_a_person_confirmed_as_one_are_one",
    ),
    "G13 surname first or last": (
        "domain/test_names.py::test_g13_surname_first_or_last_is_the_same_person_until_somebody_says_no",
        "journeys/test_reports.py::test_g13_case_and_blanks_are_the_same_person_and_a_no_is_remembered",
    ),
    "G14 a bye raises the rating": (
        "domain/test_replay.py::test_a_bye_is_no_win",
        "journeys/test_reports.py::test_g14_a_bye_raises_no_rating_and_counts_no_win",
    ),
    "G15 points vanish in rounding": (
        "domain/test_replay.py::test_no_point_vanishes_in_rounding",
        "journeys/test_reports.py::test_g15_no_point_vanishes_in_rounding",
    ),
    "no ranks in a report": ("formats/test_neighbours.py::test_ranks_left_blank_cost_nothing",),
    "games marked absent where an event ends early": (
        "formats/test_trf.py::test_opponent_and_colour_with_an_absence_is_not_finished",
        "formats/test_trf_rows.py::test_an_event_with_rounds_to_come_is_not_finished",
    ),
    "gain against the rating at sign-up": (
        "domain/test_history.py::test_a_row_shows_what_was_frozen_and_what_was_expected",
        "pages/test_member_page.py::test_an_overlapping_event_says_what_its_change_was_added_to",
    ),
    "a date that is the day of the import": (
        "formats/test_pgn.py::test_dates_are_the_first_and_the_last",
        "journeys/test_corrections.py::test_dates_flags_and_names_are_corrected_and_the_last_day_follows",
    ),
    "draws lost in a PGN": (
        "formats/test_pgn.py::test_played_results_are_rated",
        "formats/test_neighbours.py::test_no_draw_is_lost_in_a_pgn_however_it_is_written",
        "formats/test_lichess.py::test_a_game_without_a_winner_is_a_draw",
    ),
    "the value of the pairing bye of an event": (
        "formats/test_trf_rows.py::test_points_of_the_events_own_count_for_byes_and_totals",
        "formats/test_trf_out.py::test_pairing_byes_of_half_a_point_are_said_in_both_dialects",
    ),
    "letters converted twice": (
        "formats/test_neighbours.py::test_letters_that_were_converted_twice_are_read_as_they_were_meant",
    ),
    "names cut at one length that collide": (
        "formats/test_trf_rows.py::test_a_name_that_fills_its_columns_may_have_been_cut",
        "formats/test_trf_out.py::test_names_fit_and_two_different_ones_are_never_cut_to_one",
        "domain/test_names.py::test_two_equal_names_on_one_night_tick_nothing",
    ),
    "history lost or orphaned by a deletion": (
        "domain/test_history.py::test_deleted_and_unknown_tournaments_have_no_rows",
        "journeys/test_corrections.py::test_a_deletion_taken_back_is_as_if_it_had_never_been",
    ),
    "no-shows counted as played after an import": (
        "formats/test_trf_files.py::test_forfeits_are_pairings_that_nobody_played",
        "formats/test_pgn.py::test_a_forfeit_that_is_called_one_is_no_game",
        "formats/test_lichess.py::test_a_game_in_which_somebody_did_not_move_is_a_forfeit",
    ),
    "a match counted twice": (
        "formats/test_pgn.py::test_the_same_game_twice_counts_once",
        "domain/test_publishing_again.py::test_the_same_games_on_the_same_days_are_held",
    ),
    "a chart that dies on one event": (
        "pages/test_chart.py::test_one_event_is_one_dot",
        "pages/test_chart.py::test_everything_stands_inside_the_frame_whatever_the_numbers",
        "pages/test_member_page.py::test_a_member_without_a_game_has_a_page",
    ),
    "today's change by time zone": (
        "domain/test_standings.py::test_today_is_the_last_end_or_the_start_of_what_is_unfinished",
        "pages/test_ladder_page.py::test_the_caption_says_of_which_tournament_the_change_is",
    ),
    "a one-day event that UTC turns into two": (
        "formats/test_lichess.py::test_an_evening_is_one_day_also_where_utc_makes_it_two",
        "journeys/test_reports.py::test_a_one_day_event_stays_on_its_day",
    ),
    "a cached table beside a live number": (
        "store/test_site.py::test_what_vanishes_is_dropped_by_the_cdn_before_the_site_moves",
        "store/test_site.py::test_a_ladder_that_moves_while_its_pages_are_put_is_followed",
    ),
    "an acknowledged rebuild that failed": (
        "functions/test_check.py::test_a_site_that_is_behind_at_two_looks_running_is_late_and_says_so_until_it_is_there",
        "journeys/test_poison.py::test_the_last_good_ladder_stays_and_everybody_is_told",
        "journeys/test_rebuild.py::test_a_rebuild_with_nothing_wrong_changes_not_one_byte_and_proves_that_it_ran",
    ),
    "+0 in place of the reason": (
        "pages/test_member_page.py::test_every_game_is_on_the_page_with_its_expected_score_or_its_reason",
        "domain/test_history.py::test_a_game_says_why_it_did_not_count",
    ),
    "best win against a newcomer": (
        "pages/test_member_page.py::test_the_best_win_leaves_provisional_opponents_out",
    ),
}
"""The report -> its tests, by file and name."""


@cache
def names(path: str) -> frozenset[str]:
    tree = ast.parse((TESTS / path).read_text())
    return frozenset(node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


@pytest.mark.parametrize("report", REPORTS)
def test_a_fault_that_was_reported_of_others_has_its_tests(report):
    for node in REPORTS[report]:
        path, _, name = node.partition("::")
        assert name in names(path), node
