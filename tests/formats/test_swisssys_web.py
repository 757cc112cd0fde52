"""SwissSys' web report, which its users upload for online standings."""

import json

import pytest

from ladder.formats.dispatch import read as dispatched
from tests.formats.program_files import byes, forfeits, rated, said
from tests.formats.sheets import faults, supplied


def player(name, *rounds, **more):
    """A player with rounds as (result, colour, opponent)."""
    results, colours, opponents = (list(each) for each in zip(*rounds, strict=True))
    return {
        "name": name,
        "results": results,
        "colors": colours,
        "ops": opponents,
        "boards": [1] * len(rounds),
        **more,
    }


def report(*players, **section):
    one = {"section": "Open", "rounds_paired": 2, "rounds_played": 2, "players": players, **section}
    return {
        "NACHEventID": 1,
        "NACHEventPasscode": "SECRET",
        "tournament": "Tuesday",
        "date": "2025/2/7",
        "td": "Somebody",
        "sections": [one],
    }


EVENING = report(
    player("Rossi, Marco", ("W", "W", 2), ("H", "-", 0), rating=1500, id1="12345678"),
    player("Verdi, Luca", ("L", "B", 1), ("X", "-", 3), club="MA"),
    player("Neri, Sara", ("B", "-", 0), ("F", "-", 2)),
    player("Galli, Ugo", ("U", "-", 0), (" ", "-", 0)),
)


def read(value, **said_):
    body = value if isinstance(value, bytes) else json.dumps(value).encode()
    return dispatched(body, "application/octet-stream", "evening.json", supplied(**said_))


def test_games_forfeits_and_byes():
    [got] = read(EVENING)
    made = got.tournament
    assert rated(made) == [[1, 1, 2, "1-0"]]
    assert forfeits(made) == [[2, 2, 3, "+-"]]
    assert byes(made) == {"half": 1, "full": 1, "zero": 1}
    assert (made.name, made.starts_on) == ("Tuesday: Open", "2025-02-07")


def test_of_people_it_keeps_names():
    [got] = read(EVENING)
    for what in ("rating", "id1", "club"):
        assert f"{what}: not kept" in said(got)
    assert "SECRET" not in repr(got)


def test_a_round_that_is_only_paired_goes_on():
    going_on = report(
        player("A", ("W", "W", 2), (" ", "B", 2)), player("B", ("L", "B", 1), (" ", "W", 1)), rounds_played=1
    )
    [got] = read(going_on)
    assert [game.result for _, game in got.tournament.games()] == ["1-0", "*"]
    assert not got.tournament.finished


def test_in_a_section_of_double_games_each_letter_is_two():
    blitz = report(player("A", ("$", "W", 2), ("W", "B", 2)), player("B", ("L", "B", 1), ("W", "W", 1)))
    [got] = read(blitz)
    assert [[no, white, black, result] for no, white, black, result in rated(got.tournament)] == [
        [1, 1, 2, "1-0"],
        [2, 1, 2, "1-0"],
        [3, 1, 2, "1-0"],
        [4, 1, 2, "0-1"],
    ]


def test_double_games_are_known_by_their_scores_as_well():
    pairs = [{"pairings": [{"white": 1, "black": 2, "board": 1, "result": "(1-1)"}]}]
    [got] = read(report(player("A", ("W", "W", 2)), player("B", ("W", "B", 1)), rounds=pairs))
    assert len(rated(got.tournament)) == 2


@pytest.mark.parametrize(
    "change", [lambda raw: raw.replace(b'"-"', b'"\x00"', 1), lambda raw: b"\xef\xbb\xbf" + raw]
)
def test_signs_of_nothing_within_it_are_no_obstacle(change):
    body = change(json.dumps(EVENING).encode())
    assert read(body)[0].tournament == read(EVENING)[0].tournament


def test_empty_sections_are_left_out_and_a_file_without_players_is_refused():
    two = EVENING | {"sections": [*EVENING["sections"], {"section": "Under 1000", "players": []}]}
    [got] = read(two)
    assert "Under 1000: the section has no players" in said(got)
    assert "sections" in faults(read, report() | {"sections": [{"section": "A", "players": []}]})


def test_halves_that_contradict_each_other_are_refused_with_section_player_and_round():
    found = faults(read, report(player("A", ("W", "W", 2)), player("B", ("W", "B", 1))))
    assert any("player 1, round 1" in at for at in found), found
