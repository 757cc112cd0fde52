"""Reports of team events (TRF26): the individual games are in the rows 001, the rows on teams add none."""

import pytest

from ladder.formats.dispatch import read
from tests.formats.program_files import byes, forfeits, rated, said
from tests.formats.sheets import report, row

HEADS = (
    "012 League", "042 2026/09/01", "052 2026/09/02", "062 6", "082 2", "092 Team Swiss", "142 2",
    "192 FIDE_TEAM_BAKU", "352 WBWB", "362  TW 2.0   TD 1.0   TL 0.0",
)  # fmt: skip
ROWS = (
    row(1, "Ama, A", "   5 w 1", "   5 b +", points="2.0"),
    row(2, "Ama, B", "   6 b =", "0000 - +", points="1.5"),
    row(3, "Ama, C", "0000 - -", "0000 - -", points="0.0"),
    row(5, "Bea, A", "   1 b 0", "   1 w -", points="0.0"),
    row(6, "Bea, B", "   2 w =", "0000 - Z", points="0.5"),
    row(7, "Bea, C", "0000 - -", "0000 - H", points="0.5"),
)
NEW = (
    "310   1 Alpha                            ALP   2000.0    3.0    3.5   1   1    2    3",
    "310   2 Beta                             BET   1900.0    1.0    1.0   2   5    6    7",
    "300   1   1   2    1    2    3", "320 002   2   1.0", "330 +-   2   1   2",
    "801   1 Alpha", "802   1 ALP",
)  # fmt: skip
OLD = (
    "013 Alpha                              1    2    3",
    "013 Beta                               5    6    7",
)


@pytest.mark.parametrize("teams", [NEW, OLD, ()], ids=["310", "013", "none"])
def test_games_between_players_of_teams_are_read_from_their_rows(teams):
    (got,) = read(report(*ROWS, *teams, heads=HEADS), "application/vnd.fide.trf")
    made = got.tournament
    assert rated(made) == [[1, 1, 5, "1-0"], [1, 6, 2, "1/2-1/2"]]
    assert forfeits(made) == [[2, 1, 5, "+-"]]
    assert len(list(made.games())) == 3
    assert [entry.points for entry in made.entries] == [20, 15, 0, 0, 5, 5]
    assert "teams: not kept" in said(got)


def test_who_did_not_play_on_any_board_lost_no_game_by_forfeit():
    (got,) = read(report(*ROWS, *NEW, heads=HEADS), "application/vnd.fide.trf")
    assert byes(got.tournament) == {"zero": 4, "pairing": 1, "half": 1}
    assert not any({game.white, game.black} & {3, 7} for _, game in got.tournament.games())
    assert "Alpha" not in repr(got)
