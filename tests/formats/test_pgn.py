"""PGN, tag by tag: the tags decide, and where no PGN tells enough the notes say so."""

import pytest

from ladder.domain.errors import Wrong
from ladder.formats.pgn import read_tournaments
from ladder.formats.pgn_tags import games
from tests.formats.program_files import byes, rated, said
from tests.formats.sheets import bye, faults, supplied


def game(white, black, result="1-0", moves="", **tags):
    """A game; tags beside the seven as keywords."""
    made = {
        "Event": "Club",
        "Date": "2026.09.01",
        "Round": "1",
        "White": white,
        "Black": black,
        "Result": result,
    }
    lines = [f'[{key} "{value}"]' for key, value in {**made, **tags}.items() if value is not None]
    return "\n".join([*lines, "", moves or "*", "", ""])


def read(*every, **said_beside):
    return read_tournaments("".join(every).encode(), supplied(**said_beside))


def one(*every, **said_beside):
    (got,) = read(*every, **said_beside)
    return got


def test_the_result_tag_decides_and_not_the_end_of_the_moves():
    got = one(game("A", "B", "0-1", "1. e4 e5 1-0"))
    assert rated(got.tournament) == [[1, 1, 2, "0-1"]]


@pytest.mark.parametrize("result", ["1-0", "0-1", "1/2-1/2"])
def test_played_results_are_rated(result):
    assert rated(one(game("A", "B", result)).tournament) == [[1, 1, 2, result]]


def test_a_game_without_a_result_is_not_rated_and_noted():
    got = one(game("A", "B", "*"), game("C", "D"))
    assert rated(got.tournament) == [[1, 3, 4, "1-0"]]
    assert "not rated. Correct it" in said(got)


@pytest.mark.parametrize("ending", ["default", "won by forfeit", "Walkover", "no-show"])
def test_a_forfeit_that_is_called_one_is_no_game(ending):
    got = one(game("A", "B", Termination=ending))
    assert [g.result for _, g in got.tournament.games()] == ["+/-"]
    assert "read as a forfeit" in said(got)


@pytest.mark.parametrize("ending", ["normal", "time forfeit", "won on time", "rules infraction", "abandoned"])
def test_games_lost_at_the_board_are_games(ending):
    assert len(rated(one(game("A", "B", Termination=ending)).tournament)) == 1


def test_a_result_without_moves_among_games_with_moves_is_pointed_out():
    got = one(game("A", "B", moves="1. e4 1-0"), game("C", "D", moves="1-0"))
    assert len(rated(got.tournament)) == 2
    assert "players 3 and 4: 1-0 without a move; if it was a forfeit" in said(got)


@pytest.mark.parametrize("nobody", ["BYE", "bye", "(Bye)", "Bye, Bye", "Spielfrei", "бай", "?", ""])
def test_nobody_is_no_player(nobody):
    got = one(game("A", "B"), game("C", nobody, "*"), game(nobody, "D", "0-1"))
    assert [entry.name for entry in got.tournament.entries] == ["A", "B", "C", "D"]
    assert got.tournament.rounds[0].byes == (bye(3, "zero", 0), bye(4, "pairing", 10))


def test_half_a_point_against_nobody_is_a_half_point_bye():
    assert byes(one(game("A", "B"), game("C", "BYE", "1/2-1/2")).tournament) == {"half": 1}


def test_blanks_after_the_comma_and_case_make_nobody_else():
    got = one(
        game("Rossi,Marco", "Verdi, L"),
        game("Rossi, Marco", "Neri", Round="2"),
        game("ROSSI, Marco", "Bianchi", Round="3"),
        game("Rossi, Marco", "Galli", Round="4"),
    )
    assert got.tournament.entries[0].name == "Rossi, Marco"
    assert len(got.tournament.entries) == 5
    assert "are taken as one person" in said(got)


def test_round_and_board():
    got = one(game("A", "B", Round="3.2"), game("C", "D", Round="3.1"), game("A", "C", Round="5"))
    assert [(each.no, [g.board for g in each.games]) for each in got.tournament.rounds] == [
        (3, [1, 2]),
        (5, [None]),
    ]


def test_a_board_may_have_a_tag_of_its_own():
    got = one(game("A", "B", Board="2"), game("C", "D", Board="1"))
    assert [g.board for _, g in got.tournament.games()] == [1, 2]


@pytest.mark.parametrize("none", ["?", "-", "", None])
def test_games_without_a_round_stand_in_one_on_boards_of_their_own(none):
    got = one(game("A", "B", Round=none), game("A", "C", Round=none), game("B", "A", Round=none))
    assert [g.board for _, g in got.tournament.games()] == [1, 2, 3]
    assert "says no round of 3 games" in said(got)


def test_several_games_of_a_round_get_boards_of_their_own():
    got = one(game("A", "B"), game("B", "A", "1/2-1/2"), game("C", "D", Round="1.1"))
    assert [g.board for _, g in got.tournament.games()] == [1, 2, 3]


def test_the_same_game_twice_counts_once():
    got = one(game("A", "B", Round="1.1"), game("A", "B", Round="1.1"))
    assert len(rated(got.tournament)) == 1
    assert "stands in the file twice" in said(got)


def test_the_same_game_with_two_results_is_refused():
    assert "1-0 and 0-1" in faults(read, game("A", "B"), game("A", "B", "0-1"))["line 10"]


def test_events_are_sections():
    every = [game("A", "B"), game("C", "D"), game("A", "B", Event="Other"), game("C", "D", Event="Other")]
    assert [(each.section, each.tournament.name) for each in read(*every)] == [
        ("Club", "Club"),
        ("Other", "Other"),
    ]
    assert [each.tournament.name for each in read(*every, section="other")] == ["Other"]


def test_a_broadcast_with_an_event_a_game_is_one_tournament():
    got = one(*(game(f"P{n}", f"Q{n}", Event=f"Round 1: P{n} - Q{n}") for n in range(6)))
    assert len(rated(got.tournament)) == 6


def test_other_variants_are_not_rated():
    got = one(game("A", "B", Variant="Crazyhouse"), game("C", "D", Variant="Standard"))
    assert rated(got.tournament) == [[1, 3, 4, "1-0"]]
    assert one(game("A", "B", Variant="Atomic")).tournament.format == "variant"


def test_dates_are_the_first_and_the_last():
    got = one(
        game("A", "B", Date="2026.09.08"),
        game("A", "C", Date="2026.09.01", Round="2"),
        game("B", "C", Date="????.??.??", Round="3"),
    )
    assert (got.tournament.starts_on, got.tournament.ends_on) == ("2026-09-01", "2026-09-08")


def test_without_a_date_one_is_asked_for():
    assert "?starts_on=" in faults(read, game("A", "B", Date="2026.??.??"))["line 1"]
    assert one(game("A", "B", Date="????.??.??"), starts_on="2026-09-01").tournament.ends_on == "2026-09-01"


def test_a_result_that_is_none_is_refused_with_its_line():
    assert "'2-0'" in faults(read, game("A", "B"), game("C", "D", "2-0"))["line 10"]


def test_what_is_said_of_people_is_noted_and_not_kept():
    got = one(
        game("A", "B", WhiteElo="1500", BlackTitle="GM", WhiteFideId="1", BlackTeam="Turm", WhiteNA="a@b.c")
    )
    for what in ("ratings", "titles", "federation ids", "teams", "addresses"):
        assert f"{what}: not kept" in said(got)
    assert "a@b.c" not in repr(got)


def test_comments_and_variations_hold_no_tags():
    moves = '1. e4 {[White "Nobody"]\n[Black "Nobody"]} e5 ; [White "X"]\n% [White "Y"]\n (1. d4 d5) 1-0'
    assert len(games(game("A", "B", moves=moves) + game("C", "D"))) == 2


def test_quotes_in_names_are_read():
    assert one(game('Rossi \\"Il Mago\\"', "B")).tournament.entries[0].name == 'Rossi "Il Mago"'


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_line_ends_change_no_line_numbers(end):
    text = (game("A", "B") + game("C", "D", "x")).replace("\n", end)
    assert list(faults(read_tournaments, text.encode(), supplied())) == ["line 10"]


def test_text_without_tags_is_refused():
    with pytest.raises(Wrong, match="no PGN"):
        read_tournaments(b"1. e4 e5 1-0")


def test_single_bytes_are_taken_as_windows_1252_where_they_stand_in_words():
    (got,) = read_tournaments(game("Müller, Jörg", "B").encode("cp1252"))
    assert got.tournament.entries[0].name == "Müller, Jörg"
    assert "Windows-1252" in said(got)
