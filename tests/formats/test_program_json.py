"""SwissSys, Papi and Chess-JSON field by field, and files that are not as they should be."""

import json

import pytest

from ladder.domain.errors import Malformed, Wrong
from ladder.formats import chessjson, papi, swisssys
from ladder.formats.dispatch import read as dispatched
from tests.formats.program_files import byes, forfeits, rated, said
from tests.formats.sheets import faults, supplied

DAY = supplied(starts_on="2026-09-01")


def sjson(*players, **section):
    made = {"Section name": "Open", "Players": [
        {"Pair number": no, "Name": name, "Results": results} for no, name, results in players
    ], **section}  # fmt: skip
    return {"Overview": {"Tournament title": "April", "Starting date": "2026-04-04"}, "Sections": [made]}


def swiss(value):
    (got,) = swisssys.read_tournaments(json.dumps(value).encode())
    return got


class TestSwissSys:
    """`code;opponent;colour;board;logical;logical;points`."""

    def test_only_the_second_field_is_the_opponent(self):
        got = swiss(sjson((1, "A", ["+;2;W;1;3;3;0"]), (2, "B", ["-;1;B;1;3;3;0"]), (3, "C", [])))
        assert rated(got.tournament) == [[1, 1, 2, "1-0"]]

    def test_forfeits_and_their_absent_opponents(self):
        got = swiss(sjson((1, "A", ["X;2;W;1", "X;0;-;0"]), (2, "B", ["F;1;B;1", "F;0;-;0"])))
        assert rated(got.tournament) == []
        assert forfeits(got.tournament) == [[1, 1, 2, "+-"]]
        assert byes(got.tournament) == {"full": 1, "zero": 1}
        assert "against nobody of the file" in said(got)

    def test_byes_by_their_letters(self):
        rows = [
            (1, "A", ["B;-1;-;0;-1;-1;0"]),
            (2, "B", ["H;-1;-;0"]),
            (3, "C", ["U;0;-;0"]),
            (4, "D", ["Z;-1"]),
        ]
        assert byes(swiss(sjson(*rows)).tournament) == {"full": 1, "half": 1, "zero": 2}

    @pytest.mark.parametrize("padding", ["~;0;-;0;0;0;0", "\x00;0;-;0;0;0;0", ""])
    def test_padding_is_no_bye(self, padding):
        got = swiss(sjson((1, "A", ["+;2;W;1", padding]), (2, "B", ["-;1;B;1", padding])))
        assert byes(got.tournament) == {}
        assert len(got.tournament.rounds) == 1

    def test_contradicting_halves_are_refused_with_player_and_round(self):
        value = sjson((1, "A", ["+;2;W;1"]), (2, "B", ["+;1;B;1"]))
        assert "both cannot be" in faults(swiss, value)["player 1, round 1"]

    def test_an_opponent_who_is_not_there_is_refused(self):
        assert (
            "no player of the file has that number"
            in faults(swiss, sjson((1, "A", ["+;7;W;1"])))["player 1, round 1"]
        )

    def test_rounds_to_come_mean_that_it_is_in_progress(self):
        rows = (1, "A", ["+;2;W;1"]), (2, "B", ["-;1;B;1"])
        assert swiss(sjson(*rows, **{"Rounds played": 1, "Final round": 3})).tournament.finished is False
        assert swiss(sjson(*rows, **{"Rounds played": 3, "Final round": 3})).tournament.finished is True

    def test_addresses_and_passcodes_do_not_get_through(self):
        value = sjson((1, "A", ["+;2;W;1"]), (2, "B", ["-;1;B;1"]))
        value["Sections"][0]["Players"][0] |= {
            "Email": "a@b.example",
            "Phone": "555-0100",
            "NACH passcode": "s3cret",
        }
        got = swiss(value)
        for secret in ("a@b.example", "555-0100", "s3cret"):
            assert secret not in repr(got)
        assert "Email: not kept (1 row)" in said(got)

    def test_each_section_has_a_name_of_its_own(self):
        value = sjson((1, "A", ["+;2;W;1"]), (2, "B", ["-;1;B;1"]))
        value["Overview"]["Tournament title"] = "May Flower Open II"
        value["Sections"] = [value["Sections"][0] | {"Section name": name} for name in ("Open I", "Open II")]
        got = swisssys.read_tournaments(json.dumps(value).encode())
        assert [each.tournament.name for each in got] == ["May Flower Open II: Open I", "May Flower Open II"]

    def test_a_file_without_players_is_refused(self):
        with pytest.raises(Wrong, match="no section with players"):
            swiss({"Overview": {}, "Sections": [{"Section name": "Open", "Players": []}]})


def ffe(*rounds, **variables):
    players = [{"lastName": f"N{no}", "firstName": "X", "rounds": each} for no, each in enumerate(rounds)]
    return {
        "variables": {"name": "P", "rounds": "3", "startDate": "05/10/2024", **variables},
        "players": players,
    }


def of_papi(value):
    return papi.read_tournament(json.dumps(value).encode())


def cell(color, result, opponent=None):
    made = {"color": color, "result": result, "opponent": opponent}
    return {"1": {key: value for key, value in made.items() if value is not None}}


class TestPapi:
    """Codes mean what colour and opponent make of them."""

    @pytest.mark.parametrize(
        ("one", "two", "result"),
        [
            (3, 1, "1-0"),
            (2, 2, "1/2-1/2"),
            (1, 3, "0-1"),
            (6, 4, "+/-"),
            (4, 6, "-/+"),
            (5, 5, "-/-"),
            (0, 0, "*"),
        ],
    )
    def test_results(self, one, two, result):
        got = of_papi(ffe(cell("B", one, 1), cell("N", two, 0)))
        assert [game.result for _, game in got.tournament.games()] == [result]

    def test_the_first_player_is_number_nought(self):
        got = of_papi(ffe(cell("N", 1, 1), cell("B", 3, 0)))
        assert rated(got.tournament) == [[1, 2, 1, "1-0"]]

    @pytest.mark.parametrize(
        ("color", "code", "kind"),
        [("F", 2, "half"), ("F", 6, "full"), ("B", 6, "pairing"), ("F", 0, "zero"), ("R", 0, "zero")],
    )
    def test_byes(self, color, code, kind):
        got = of_papi(ffe(cell("B", 3, 1), cell("N", 1, 0), cell(color, code)))
        assert byes(got.tournament) == {kind: 1}

    def test_an_opponent_behind_the_list_is_refused(self):
        assert (
            "not in this file" in faults(of_papi, ffe(cell("B", 3, 5), cell("N", 1, 0)))["players.0, round 1"]
        )

    def test_the_day_comes_first_in_french_dates(self):
        assert of_papi(ffe(cell("B", 3, 1), cell("N", 1, 0))).tournament.starts_on == "2024-10-05"


def jch(*games, people=("A", "B", "C"), **tournament):
    made = {
        "tournamentInfo": {"startDate": "2026-02-28"},
        "competitors": [{"cid": no, "profileId": no + 10} for no in range(1, len(people) + 1)],
        "gameList": list(games),
        **tournament,
    }
    profiles = [{"id": no + 10, "lastName": name, "birth": "1980-01-01"} for no, name in enumerate(people, 1)]
    return {"event": {"profiles": profiles, "tournaments": [made]}}


def pair(white, black, codes, *, played=True, rated=True, no=1):
    sides = [
        {"cid": each, "result": code} if each else None
        for each, code in zip((white, black), codes, strict=True)
    ]
    return {"round": no, "white": sides[0], "black": sides[1], "played": played, "rated": rated}


def of_jch(value):
    (got,) = chessjson.read_tournaments(json.dumps(value).encode())
    return got


class TestChessJson:
    """Played and rated and both sides there."""

    @pytest.mark.parametrize(
        ("codes", "result"), [("WL", "1-0"), ("LW", "0-1"), ("DD", "1/2-1/2"), ("LL", "0-0"), ("DL", "1/2-0")]
    )
    def test_played_games(self, codes, result):
        assert rated(of_jch(jch(pair(1, 2, codes))).tournament) == [[1, 1, 2, result]]

    @pytest.mark.parametrize(("codes", "result"), [("WZ", "+-"), ("ZW", "-+"), ("ZZ", "--"), ("WL", "+-")])
    def test_games_that_were_not_played_are_forfeits(self, codes, result):
        got = of_jch(jch(pair(1, 2, codes, played=False, rated=False)))
        assert (rated(got.tournament), forfeits(got.tournament)) == ([], [[1, 1, 2, result]])

    def test_played_but_unrated_games_move_no_rating(self):
        got = of_jch(jch(pair(1, 2, "WL", rated=False), pair(3, 0, "P-", rated=False)))
        assert rated(got.tournament) == []
        assert [game.rated for _, game in got.tournament.games()] == [False]
        assert byes(got.tournament) == {"pairing": 1}

    @pytest.mark.parametrize(
        ("code", "kind"), [("P", "pairing"), ("W", "full"), ("D", "half"), ("Z", "zero")]
    )
    def test_byes(self, code, kind):
        got = of_jch(jch(pair(1, 2, "WL"), pair(3, 0, code + "-", played=False, rated=False)))
        assert byes(got.tournament) == {kind: 1}

    def test_unknown_competitors_and_contradictions_are_refused(self):
        assert "not in this file" in faults(of_jch, jch(pair(1, 9, "WL")))["gameList.0"]
        assert "contradict" in faults(of_jch, jch(pair(1, 2, "WL"), pair(1, 2, "WW", no=2)))["gameList.1"]

    def test_birth_dates_do_not_get_through(self):
        got = of_jch(jch(pair(1, 2, "WL")))
        assert "1980" not in repr(got)
        assert "birth: not kept (3 rows)" in said(got)


@pytest.mark.parametrize(
    "value",
    [
        sjson((1, "A", ["+;2;W;1"]), (2, "B", ["-;1;B;1"])),
        ffe(cell("B", 3, 1), cell("N", 1, 0)),
        jch(pair(1, 2, "WL")),
    ],
)
def test_foreign_json_is_known_also_where_it_is_declared_as_json(value):
    (got,) = dispatched(json.dumps(value).encode(), "application/json", "", DAY)
    assert len(rated(got.tournament)) == 1


ODD: list[object] = [None, True, -1, 1e300, "", "x" * 500, [], {}, [[]], {"": {}}]


@pytest.mark.parametrize("odd", ODD)
@pytest.mark.parametrize("read", [swiss, of_papi, of_jch])
@pytest.mark.parametrize(
    "value",
    [
        sjson((1, "A", ["+;2;W;1"]), (2, "B", ["-;1;B;1"])),
        ffe(cell("B", 3, 1), cell("N", 1, 0)),
        jch(pair(1, 2, "WL")),
    ],
)
def test_odd_values_anywhere_are_read_or_refused(value, read, odd):
    def spoilt(part):
        if isinstance(part, dict):
            for key in part:
                yield {**part, key: odd}
                yield from ({**part, key: inner} for inner in spoilt(part[key]))
        elif isinstance(part, list):
            for at in range(len(part)):
                yield [*part[:at], odd, *part[at + 1 :]]
                yield from ([*part[:at], inner, *part[at + 1 :]] for inner in spoilt(part[at]))

    count = 0
    for each in spoilt(value):
        count += 1
        try:
            read(each)
        except (Wrong, Malformed):
            continue
    assert count > 10
