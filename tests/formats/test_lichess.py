"""Games of a Lichess tournament, line by line: what is a game, what is none, which round it belongs to."""

import json

import pytest

from ladder.domain.errors import Malformed, Wrong
from ladder.formats.lichess import read_tournaments
from tests.formats.program_files import forfeits, rated, said
from tests.formats.sheets import supplied

EVENING = 1_788_285_600_000
"""1 September 2026, 18:00 UTC."""


def side(name, **user):
    return {"user": {"name": name, "id": name.lower(), **user}} if name else {}


def line(white, black, winner="white", at=0, **fields):
    """A game that began so many seconds after the evening."""
    made = {
        "id": "x", "rated": True, "variant": "standard", "status": "mate", "createdAt": EVENING + at * 1000,
        "players": {"white": side(white), "black": side(black)}, "winner": winner, "swissTour": {"id": "abc"},
        **fields,
    }  # fmt: skip
    return json.dumps({key: value for key, value in made.items() if value is not None})


def read(*lines, **beside):
    return read_tournaments("\n".join(lines).encode(), supplied(**beside))


def one(*lines, **beside):
    (got,) = read(*lines, **beside)
    return got


def test_a_game_without_a_winner_is_a_draw():
    assert rated(one(line("A", "B", None, status="draw")).tournament) == [[1, 1, 2, "1/2-1/2"]]


def test_people_are_told_apart_by_their_id_and_called_by_their_name():
    first = line("Anna", "B")
    second = json.loads(line("x", "C", at=600))
    second["players"]["white"] = {"user": {"name": "ANNA", "id": "anna"}}
    assert [entry.name for entry in one(first, json.dumps(second)).tournament.entries] == ["Anna", "B", "C"]


def test_rounds_begin_after_a_pause_or_where_somebody_plays_again():
    got = one(
        line("A", "B"),
        line("C", "D", at=1),
        line("E", "A", at=300),
        line("B", "C", at=301),
        line("A", "C", at=310),
    )
    assert [each.no for each in got.tournament.rounds for _ in each.games] == [1, 1, 2, 2, 3]


def test_the_order_of_the_lines_does_not_matter():
    lines = [line("A", "B"), line("C", "D", at=1), line("E", "A", at=300), line("B", "C", at=301)]
    turned = one(*reversed(lines)).tournament
    assert turned == one(*lines).tournament


@pytest.mark.parametrize("status", ["noStart", "aborted"])
def test_a_game_in_which_somebody_did_not_move_is_a_forfeit(status):
    got = one(line("A", "B"), line("C", "D", "black", status=status))
    assert rated(got.tournament) == [[1, 1, 2, "1-0"]]
    assert forfeits(got.tournament) == [[1, 3, 4, "-+"]]


@pytest.mark.parametrize("status", ["created", "started"])
def test_a_game_that_goes_on_is_not_finished(status):
    assert [game.result for _, game in one(line("A", "B", None, status=status)).tournament.games()] == ["*"]


@pytest.mark.parametrize(
    "fields",
    [{"variant": "crazyhouse"}, {"variant": "chess960"}, {"status": "unknownFinish"}, {"rated": False}],
)
def test_what_is_not_the_clubs_chess_is_played_but_not_rated(fields):
    got = one(line("A", "B"), line("C", "D", **fields))
    assert rated(got.tournament) == [[1, 1, 2, "1-0"]]
    assert "not to be rated" in said(got)


def test_games_against_computers_and_nobody_are_left_out():
    got = one(
        line("A", "B"),
        json.dumps({**json.loads(line("C", "D")), "players": {"white": side("C"), "black": {"aiLevel": 3}}}),
    )
    assert len(list(got.tournament.games())) == 1
    assert "against a computer" in said(got)


def test_an_arena_has_one_round_with_a_board_for_each_game():
    arena = {"swissTour": None, "arenaTour": {"id": "q", "name": "Friday Arena"}}
    got = one(line("A", "B", **arena), line("B", "A", at=90, **arena), line("A", "C", at=95, **arena))
    assert (got.tournament.format, got.tournament.name) == ("arena", "Friday Arena")
    assert [game.board for _, game in got.tournament.games()] == [1, 2, 3]
    assert len(got.tournament.rounds) == 1


def test_two_tournaments_in_one_file_are_sections():
    other = {"swissTour": {"id": "def"}}
    got = read(line("A", "B"), line("A", "B", **other))
    assert [each.section for each in got] == ["abc", "def"]
    assert len(read(line("A", "B"), line("A", "B", **other), section="def")) == 1


def test_an_evening_is_one_day_also_where_utc_makes_it_two():
    late = one(line("A", "B", at=5 * 3600), line("C", "D", at=7 * 3600))
    assert (late.tournament.starts_on, late.tournament.ends_on) == ("2026-09-01", "2026-09-01")
    mine = one(line("A", "B"), starts_on="2026-08-31").tournament
    assert (mine.starts_on, mine.ends_on) == ("2026-08-31", "2026-08-31")


@pytest.mark.parametrize(
    "row",
    [
        '{"rank":1,"points":8,"username":"a"}',
        '{"rank":1,"score":40,"username":"a","sheet":{"scores":"5544"}}',
    ],
)
def test_lists_of_results_are_refused_with_the_reason(row):
    with pytest.raises(Wrong, match="no opponents"):
        read(row)


@pytest.mark.parametrize("row", ["{", '{"players":', "[]", "nonsense", '"x"'])
def test_lines_that_are_no_objects_are_malformed(row):
    with pytest.raises(Malformed):
        read(line("A", "B"), row)
