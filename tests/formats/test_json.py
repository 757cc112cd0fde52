"""The tournament JSON of CONTRACT: what is taken, and every refusal with its place."""

import json

import pytest

from ladder.domain.errors import Malformed, TooLarge, Wrong
from ladder.domain.records import GUEST, TournamentRecord
from ladder.domain.tournament import Entry, Game, Tiebreak
from ladder.formats.json import read_tournament, tournament_json
from ladder.formats.reading import MAX_FAULTS, from_query
from tests.formats.sheets import bye, evening, faults, one_round, sent, supplied


class TestWhatIsTaken:
    def test_an_evening_is_read_as_it_was_sent(self):
        read = sent(evening())
        assert read.tournament.name == "Martedì 12"
        assert (read.tournament.starts_on, read.tournament.ends_on) == ("2026-09-01", "2026-09-01")
        assert read.tournament.entries[2] == Entry(3, "Иван Петров")
        assert read.tournament.rounds[0].games == (Game(1, 2, "1-0", board=1),)
        assert read.tournament.rounds[0].byes == (bye(3, "pairing", 10),)
        assert (read.notes, dict(read.members), read.given) == ((), {}, frozenset())

    def test_only_flags_that_were_sent_are_given(self):
        read = sent(evening(juniors=False, sequence=2, format="bughouse"))
        assert read.given == {"juniors", "sequence", "format"}
        assert (read.tournament.sequence, read.tournament.format) == (2, "bughouse")

    def test_members_and_guests_confirmed_by_the_publisher_are_told(self):
        players = [{"no": 1, "name": "A", "member": "m_01J"}, {"no": 2, "name": "B", "guest": True}]
        read = sent(evening(players=players, rounds=one_round((1, 2, "1-0"))))
        assert read.members == {1: "m_01J", 2: GUEST}

    @pytest.mark.parametrize(("kind", "points"), [("pairing", 10), ("full", 10), ("half", 5), ("zero", 0)])
    def test_a_bye_without_points_has_those_of_its_kind(self, kind, points):
        read = sent(evening(rounds=one_round(byes=[(3, kind)])))
        assert read.tournament.rounds[0].byes == (bye(3, kind, points),)

    def test_one_player_may_have_games_on_different_boards(self):
        games = [(1, 2, "1-0", 1), (3, 1, "0-1", 2)]
        assert len(sent(evening(rounds=one_round(*games))).tournament.rounds[0].games) == 2

    def test_rounds_stand_by_number_and_games_by_board_however_they_were_sent(self):
        games = [
            {"board": 2, "white": 1, "black": 2, "result": "*"},
            {"board": 1, "white": 3, "black": 4, "result": "*"},
        ]
        read = sent(evening(rounds=[{"no": 2}, {"no": 1, "games": games}])).tournament
        assert [each.no for each in read.rounds] == [1, 2]
        assert [game.board for game in read.rounds[0].games] == [1, 2]

    def test_fields_of_ones_own_are_dropped_with_a_note(self):
        value = evening(**{"x-app": "7"})
        value["players"][1]["x-seat"] = {"row": 3}
        read = sent(value)
        assert [note.at for note in read.notes] == ["x-app", "players.1.x-seat"]

    def test_a_byte_order_mark_is_passed_over(self):
        assert (
            read_tournament(b"\xef\xbb\xbf" + json.dumps(evening()).encode()).tournament.name == "Martedì 12"
        )

    def test_what_the_body_says_goes_before_the_address_and_the_difference_is_noted(self):
        said = supplied(starts_on="2026-09-08", name="Altro", sequence=2, juniors=False)
        own = evening(sequence=1, juniors=True)
        read = read_tournament(json.dumps(own).encode(), said)
        assert (read.tournament.name, read.tournament.starts_on) == ("Martedì 12", "2026-09-01")
        assert (read.tournament.sequence, read.tournament.juniors) == (1, True)
        assert [note.at for note in read.notes] == ["?name", "?starts_on", "?juniors", "?sequence"]

    def test_the_same_in_body_and_address_needs_no_note(self):
        said = supplied(starts_on="2026-09-01", name="Martedì 12")
        assert read_tournament(json.dumps(evening()).encode(), said).notes == ()

    def test_that_there_are_juniors_is_heard_from_whoever_says_it(self):
        said = supplied(juniors=True)
        read = read_tournament(json.dumps(evening(juniors=False)).encode(), said)
        assert read.tournament.juniors
        assert [note.at for note in read.notes] == ["?juniors"]

    def test_a_bad_date_of_the_body_is_reported_whatever_the_address_says(self):
        body = json.dumps(evening(starts_on="2026-02-30")).encode()
        assert list(faults(read_tournament, body, supplied(starts_on="2026-09-08"))) == ["starts_on"]

    def test_no_day_is_taken_that_the_caller_says_is_too_far_ahead(self):
        said = supplied(latest="2026-08-31")
        assert list(faults(read_tournament, json.dumps(evening()).encode(), said)) == ["starts_on"]
        until = json.dumps(evening(starts_on="2026-08-30", ends_on="2062-08-30")).encode()
        assert list(faults(read_tournament, until, said)) == ["ends_on"]

    def test_the_address_fills_what_the_body_lacks(self):
        body = json.dumps(evening(name=None, starts_on=None)).encode()
        read = read_tournament(body, supplied(starts_on="2026-09-08", name="Altro"))
        assert (read.tournament.name, read.tournament.ends_on) == ("Altro", "2026-09-08")

    def test_a_tournament_goes_out_as_it_comes_in(self):
        players = [
            {"no": 7, "name": "A", "points": 1.5, "rank": 1, "tiebreaks": [{"name": "BH", "value": 12.5}]},
            {"no": 9, "name": "B", "member": "m_9"},
            {"no": 11, "name": "C", "guest": True},
        ]
        game = {"white": 9, "black": 7, "result": "1/2-0", "rated": False, "colours": False, "note": "late"}
        rounds = [{"no": 3, "games": [game], "byes": [{"player": 11, "kind": "half", "points": 0.5}]}]
        value = evening(
            players=players,
            rounds=rounds,
            ends_on="2026-09-05",
            sequence=-1,
            format="match",
            juniors=True,
            rated=False,
            finished=False,
        )
        read = sent(value)
        out = tournament_json(TournamentRecord("a", "t_1", read.tournament), read.members.get)
        assert out == value
        assert read.tournament.entries[0].tiebreaks == (Tiebreak("BH", "12.5"),)


class TestWhatIsRefused:
    """Issue 2, "Bad input": each with its place, and nothing of it read."""

    @pytest.mark.parametrize(
        ("at", "changes"),
        [
            ("rounds.0.games.0.black", {"rounds": one_round((1, 9, "1-0"))}),
            ("rounds.0.games.0.white", {"rounds": one_round((0, 2, "1-0"))}),
            ("rounds.0.byes.0.player", {"rounds": one_round(byes=[(9, "half")])}),
            ("rounds.0.games.0.black", {"rounds": one_round((1, 1, "1-0"))}),
            ("rounds.0.games.1.black", {"rounds": one_round((1, 2, "1-0"), (3, 1, "1-0"))}),
            ("rounds.0.games.1.white", {"rounds": one_round((1, 2, "1-0", 1), (1, 3, "1-0"))}),
            ("rounds.0.games.1.white", {"rounds": one_round((1, 2, "1-0"), (1, 3, "1-0", 2))}),
            ("rounds.0.games.1.board", {"rounds": one_round((1, 2, "1-0", 1), (3, 4, "1-0", 1))}),
            ("rounds.0.byes.0.player", {"rounds": one_round((1, 2, "+/-"), byes=[(2, "zero")])}),
            ("rounds.0.byes.1.player", {"rounds": one_round(byes=[(2, "zero"), (2, "half")])}),
            ("rounds.0.games.0.result", {"rounds": one_round((1, 2, "1:0"))}),
            ("rounds.0.games.0.result", {"rounds": one_round((1, 2, "1-1"))}),
            ("rounds.0.byes.0.kind", {"rounds": one_round(byes=[(2, "whole")])}),
            (
                "rounds.0.byes.0.points",
                {"rounds": [{"no": 1, "byes": [{"player": 2, "kind": "half", "points": -1}]}]},
            ),
            (
                "rounds.0.byes.0.points",
                {"rounds": [{"no": 1, "byes": [{"player": 2, "kind": "half", "points": 0.25}]}]},
            ),
            ("rounds.1.no", {"rounds": [{"no": 1}, {"no": 1}]}),
            ("rounds.0.no", {"rounds": [{"no": 0}]}),
            ("rounds", {"rounds": [{"no": number} for number in range(1, 32)]}),
            ("players.1.no", {"players": [{"no": 1, "name": "A"}, {"no": 1, "name": "B"}], "rounds": []}),
            ("players.0.no", {"players": [{"no": -1, "name": "A"}], "rounds": []}),
            ("players.0.no", {"players": [{"no": 10**30, "name": "A"}], "rounds": []}),
            ("players.0.name", {"players": [{"no": 1, "name": ""}], "rounds": []}),
            ("players.0.name", {"players": [{"no": 1, "name": " \u202e\u200b "}], "rounds": []}),
            ("players.0.name", {"players": [{"no": 1, "name": "x" * 10_000}], "rounds": []}),
            ("players.0.member", {"players": [{"no": 1, "name": "A", "member": "../x"}], "rounds": []}),
            (
                "players.0.guest",
                {"players": [{"no": 1, "name": "A", "member": "m_1", "guest": True}], "rounds": []},
            ),
            ("players.0.rank", {"players": [{"no": 1, "name": "A", "rank": 0}], "rounds": []}),
            ("players.0.points", {"players": [{"no": 1, "name": "A", "points": 1e30}], "rounds": []}),
            (
                "players.0.birth_date",
                {"players": [{"no": 1, "name": "A", "birth_date": "2015-01-01"}], "rounds": []},
            ),
            ("players", {"players": [], "rounds": []}),
            ("players", {"players": [{"no": no, "name": "A"} for no in range(1, 1002)], "rounds": []}),
            ("name", {"name": "x" * 201}),
            ("name", {"name": "\u0007"}),
            ("name", {"name": 7}),
            ("starts_on", {"starts_on": "2026-02-29"}),
            ("starts_on", {"starts_on": "2026-9-1"}),
            ("starts_on", {"starts_on": "20260901"}),
            ("starts_on", {"starts_on": "2026-09-01T20:00:00Z"}),
            ("starts_on", {"starts_on": "٢٠٢٦-٠٩-٠١"}),
            ("starts_on", {"starts_on": "0001-01-01"}),
            ("starts_on", {"starts_on": 20260901}),
            ("ends_on", {"ends_on": "2026-08-31"}),
            ("ends_on", {"ends_on": "2026-09-31"}),
            ("format", {"format": "go"}),
            ("sequence", {"sequence": 1.0}),
            ("sequence", {"sequence": True}),
            ("sequence", {"sequence": "1"}),
            ("sequence", {"sequence": 10**9}),
            ("juniors", {"juniors": 1}),
            ("rated", {"rated": "false"}),
            ("finished", {"finished": None, "finishd": False}),
            ("players.0.no", {"players": [{"no": True, "name": "A"}], "rounds": []}),
            ("players.0.no", {"players": [{"no": 1.0, "name": "A"}], "rounds": []}),
            ("players.0", {"players": ["Marco Rossi"], "rounds": []}),
            ("players", {"players": {"1": "Marco Rossi"}}),
            (
                "rounds.0.games.0.rated",
                {"rounds": [{"no": 1, "games": [{"white": 1, "black": 2, "result": "*", "rated": 0}]}]},
            ),
            ("rounds.0.games.0.result", {"rounds": [{"no": 1, "games": [{"white": 1, "black": 2}]}]}),
            (
                "rounds.0.games.0.note",
                {
                    "rounds": [
                        {"no": 1, "games": [{"white": 1, "black": 2, "result": "*", "note": "x" * 1001}]}
                    ]
                },
            ),
        ],
    )
    def test_is_told_with_its_place(self, at, changes):
        at = "finishd" if "finishd" in changes else at
        found = faults(sent, evening(**changes))
        assert at in found
        assert found[at]

    @pytest.mark.parametrize("field", ["name", "starts_on", "players", "rounds"])
    def test_required_fields(self, field):
        assert faults(sent, evening(**{field: None})) == {field: "is required"}

    def test_everything_that_is_wrong_is_told_at_once(self):
        value = evening(
            starts_on="2026-02-30",
            club="Circolo",
            rounds=one_round((1, 1, "1-0"), (2, 9, "win"), byes=[(2, "none")]),
        )
        value["players"][0]["fide_id"] = 1
        assert set(faults(sent, value)) == {
            "starts_on",
            "club",
            "players.0.fide_id",
            "rounds.0.games.0.black",
            "rounds.0.games.1.black",
            "rounds.0.games.1.result",
            "rounds.0.byes.0.kind",
            "rounds.0.byes.0.player",
        }

    def test_a_body_that_is_wrong_throughout_is_not_repeated_back_whole(self):
        players = [{"no": 1, "name": ""} for _ in range(900)]
        with pytest.raises(Wrong) as caught:
            sent(evening(players=players, rounds=[]))
        assert len(caught.value.faults) == MAX_FAULTS + 1
        assert "more" in caught.value.faults[-1].message

    def test_messages_speak_of_the_tournament(self):
        found = faults(sent, evening(sequence="x", rounds=one_round((1, 9, "1-0"))))
        assert found == {"sequence": "must be a whole number"}

    @pytest.mark.parametrize(
        "body",
        [
            b"",
            b"{",
            b"[1,",
            b"{'a': 1}",
            b'{"a": NaN}',
            b'{"a": -Infinity}',
            b'{"a": 1} x',
            b'{"a": "\t"}',
            b"\x00",
            b"[" * 100_000,
            b'{"a":' * 100_000,
            b'{"a": ' + b"9" * 5_000 + b"}",
            '{"name": "Martedì"}'.encode("latin-1"),
            '{"name": "x"}'.encode("utf-16"),
        ],
    )
    def test_what_is_no_json_is_malformed(self, body):
        with pytest.raises(Malformed):
            read_tournament(body)

    def test_a_byte_that_is_no_utf8_is_told_with_its_place(self):
        with pytest.raises(Malformed, match="line 2, column 11"):
            read_tournament('{\n "name": "ì"}'.encode("latin-1"))

    @pytest.mark.parametrize("body", [b"[]", b"null", b"7", b'"x"'])
    def test_json_that_is_no_object_is_wrong(self, body):
        assert "body" in faults(read_tournament, body)

    def test_a_key_that_stands_twice_is_refused_with_its_place(self):
        body = json.dumps(evening()).replace('{"no": 2,', '{"no": 2, "no": 3,').encode()
        assert faults(read_tournament, body) == {"players.1.no": "stands twice"}

    def test_a_deep_value_is_refused_with_its_place(self):
        deep: dict = {}
        for _ in range(40):
            deep = {"a": deep}
        assert all("deeply" in message for message in faults(sent, evening(players=[deep])).values())

    def test_a_body_over_4_mb_is_too_large(self):
        with pytest.raises(TooLarge):
            read_tournament(b" " * 4_000_001)

    def test_a_field_named_with_hostile_characters_is_told_harmlessly(self):
        body = json.dumps(evening(**{"<b>\u202e" + "x" * 500: 1, "\ud800": 2})).encode()
        places = faults(read_tournament, body)
        assert all(place.isprintable() and len(place) <= 80 for place in places)
        assert json.dumps(places).encode()


class TestHostileText:
    """Kept where it can be read, cleaned where it cannot; never a crash."""

    @pytest.mark.parametrize(
        ("typed", "kept"),
        [
            ("<script>alert(1)</script>", "<script>alert(1)</script>"),
            ("=cmd|' /C calc'!A0", "=cmd|' /C calc'!A0"),
            ("{{ 7*7 }} %s \\", "{{ 7*7 }} %s \\"),
            ("Marco\u202eissoR", "MarcoissoR"),
            ("Mar\u0000co\u0007", "Marco"),
            ("  Marco \t\n  Rossi\u00a0", "Marco Rossi"),
            ("Marco\u2028Rossi", "Marco Rossi"),
            ("Jose\u0301", "José"),
            ("a" + "\u0301" * 500, "á" + "\u0301" * 7),
            ("\U000e0041nna", "nna"),
            ("Anna \ud83d", "Anna"),
        ],
    )
    def test_names(self, typed, kept):
        read = sent(evening(players=[{"no": 1, "name": typed}], rounds=[]))
        assert read.tournament.entries[0].name == kept

    def test_characters_taken_out_are_noted(self):
        read = sent(evening(name="Serata\u202e 3", players=[{"no": 1, "name": "A\u200b"}], rounds=[]))
        assert [note.at for note in read.notes] == ["name", "players.0.name"]

    def test_names_of_scripts_that_need_joiners_keep_them(self):
        persian = "علی\u200cرضا"
        read = sent(evening(players=[{"no": 1, "name": persian}], rounds=[]))
        assert read.tournament.entries[0].name == persian


class TestQuery:
    def test_all_parameters_are_read(self):
        asked = {
            "starts_on": "2026-09-01",
            "ends_on": "2026-09-02",
            "name": " Torneo ",
            "juniors": "true",
            "sequence": "-2",
            "encoding": "cp1251",
            "section": "2",
            "preview": "true",
        }
        assert from_query(asked) == supplied(
            starts_on="2026-09-01",
            ends_on="2026-09-02",
            name="Torneo",
            juniors=True,
            sequence=-2,
            encoding="cp1251",
            section="2",
        )

    @pytest.mark.parametrize(
        ("name", "value"),
        [
            ("starts_on", "1.9.2026"),
            ("ends_on", "2026-13-01"),
            ("juniors", "yes"),
            ("sequence", "1.5"),
            ("sequence", "9999999"),
            ("name", "x" * 201),
        ],
    )
    def test_each_wrong_one_is_told(self, name, value):
        assert list(faults(from_query, {name: value})) == [f"?{name}"]

    def test_the_club_day_may_not_end_before_it_starts(self):
        body = json.dumps(evening()).encode()
        assert "?ends_on" in faults(read_tournament, body, supplied(ends_on="2026-08-01"))
