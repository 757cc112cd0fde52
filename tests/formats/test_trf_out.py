"""Tournaments out as reports: our reader, an independent reader and a pairing engine take them back."""

import io
import json
import subprocess
import sys
from contextlib import redirect_stdout
from dataclasses import replace
from decimal import Decimal

import pytest
from gacrux.trf2json import trf2json
from hypothesis import given, settings
from hypothesis import strategies as st
from py4swiss.engines import DutchEngine
from py4swiss.trf import TrfParser

from infra.local.demo_evenings import events as demo_events
from ladder.domain.seeding import Seed
from ladder.domain.standings import points_of
from ladder.domain.tournament import RESULTS, Bye, Day, Entry, Game, Round, Tenths, Tournament
from ladder.formats import check
from ladder.formats.json import tournament_of
from ladder.formats.seeding_files import report
from ladder.formats.trf import read_tournament
from ladder.formats.trf_out import tournament_trf
from ladder.formats.trf_sheet import DIALECTS, NAME_WIDTH, fitted
from tests.formats.events import events, leagues, names, record
from tests.formats.program_files import FILES, readings

REPORTS = sorted(path.name for path in FILES.iterdir() if path.name.startswith("g"))
REAL = [
    name for name in REPORTS if name[:3] not in {"g06", "g07", "g10", "g13", "g14"} and "results" not in name
]
"""Without those in which points contradict the cells, games are open, or nobody knows who had White."""
PLAYED = [code for code, it in RESULTS.items() if it.played and it.white + it.black == 10]


def games(tournament):
    """Every game by its column, the lower number first where nobody knows who had White."""
    found = []
    for no, it in tournament.games():
        white, black, result = it.white, it.black, it.result
        if not it.colours and white > black:
            white, black, result = black, white, TURNED.get(result, result)
        rated = it.rated or not RESULTS[result].played
        found.append((no, white, black, result, rated, it.colours))
    return sorted(found)


TURNED = {"1-0": "0-1", "0-1": "1-0", "1/2-0": "0-1/2", "0-1/2": "1/2-0", "+/-": "-/+", "-/+": "+/-"}


def byes(tournament):
    """Byes that are more than an absence."""
    return sorted(
        (each.no, bye.player, bye.kind, bye.points)
        for each in tournament.rounds
        for bye in each.byes
        if bye.kind != "zero"
    )


def independent(body):
    """The report as gacrux reads it: names, points and games."""
    reader = trf2json()
    with redirect_stdout(io.StringIO()):
        reader.parse_file(body.decode(), False)
    status = reader.get_status()
    assert status == 0, (status, reader.chessjson["status"])
    return reader.chessjson["event"]


class TestReadBack:
    @settings(max_examples=200, deadline=None)
    @given(events(), st.sampled_from(DIALECTS))
    def test_our_own_reader_reads_the_same_tournament(self, event, dialect):
        made = record(event)
        again = read_tournament(tournament_trf(made, dialect)).tournament
        assert (again.name, again.starts_on, again.ends_on) == (event.name, event.starts_on, event.ends_on)
        assert again.format == event.format
        assert [entry.no for entry in again.entries] == [entry.no for entry in event.entries]
        for entry, other in zip(event.entries, again.entries, strict=True):
            assert len(entry.name) > NAME_WIDTH or entry.name == other.name
        assert games(again) == games(event)
        assert byes(again) == byes(event)
        assert points_of(record(again)) == points_of(made)
        assert again.finished == event.finished or not event.rounds

    @settings(deadline=None)
    @given(leagues(), st.sampled_from(DIALECTS))
    def test_what_a_report_has_no_room_for_never_breaks_it(self, event, dialect):
        again = read_tournament(tournament_trf(record(event), dialect)).tournament
        assert not list(check.faults(again, check.in_json))
        assert len(games(again)) == len(games(event))
        results = sorted(it[3:5] for it in games(event))
        if all(game.colours for _, game in event.games()):
            assert sorted(it[3:5] for it in games(again)) == results

    @pytest.mark.parametrize("dialect", DIALECTS)
    @pytest.mark.parametrize("name", REPORTS)
    def test_every_real_file_goes_out_and_comes_in_again(self, name, dialect):
        try:
            read = readings(name)
        except Exception:  # noqa: BLE001 - the results of Lichess have no games
            assert "results" in name
            return
        for reading in read:
            event = reading.tournament
            again = read_tournament(tournament_trf(record(event), dialect)).tournament
            assert len(games(again)) == len(games(event))
            if all(each.no == at for at, each in enumerate(event.rounds, 1)):
                assert games(again) == games(event)
                assert byes(again) == byes(event)
            assert points_of(record(again)) == points_of(record(event))


class TestNames:
    @settings(deadline=None)
    @given(st.lists(names.filter(bool), max_size=8))
    def test_names_fit_and_two_different_ones_are_never_cut_to_one(self, typed):
        short, cut = fitted(typed)
        assert all(len(name) <= NAME_WIDTH for name in short)
        for at, name in cut:
            assert name == typed[at]
            others = [it for no, it in enumerate(short) if no != at]
            assert short[at].casefold() not in {it.casefold() for it in others}

    def test_a_cut_name_stands_in_full_in_a_comment(self):
        long = "Bartolomeo Alessandro Montefeltro della Rovere"
        event = Tournament(
            "E", Day("2026-09-01"), Day("2026-09-01"), (Entry(1, long), Entry(2, long + " II")), ()
        )
        text = tournament_trf(record(event)).decode()
        assert f"### Player 1: in full {long}\r\n" in text
        assert len({row[14:47] for row in text.split("\r\n") if row.startswith("001")}) == 2

    def test_wide_and_combining_letters_take_the_columns_of_their_characters(self):
        event = Tournament(
            "E", Day("2026-09-01"), Day("2026-09-01"), (Entry(1, "王小明"), Entry(2, "Ñandú Ş̌")), ()
        )
        rows = [row for row in tournament_trf(record(event)).decode().split("\r\n") if row.startswith("001")]
        assert {row[80:84] for row in rows} == {" 0.0"}


class TestComments:
    def test_what_a_report_cannot_say_is_said_in_comments(self):
        event = Tournament(
            "Tuesday",
            Day("2026-09-01"),
            Day("2026-09-01"),
            (Entry(1, "A"), Entry(2, "B"), Entry(3, "C")),
            (
                Round(1, (Game(1, 2, "1-0", rated=False, note="touch move"),), (Bye(3, "full", Tenths(0)),)),
                Round(2, (Game(2, 3, "1/2-1/2", colours=False),), (Bye(1, "full", Tenths(10)),)),
            ),
            juniors=True,
            rated=False,
        )
        text = tournament_trf(record(event)).decode()
        for said in (
            "### Round 1, players 1 and 2: played, but not to be rated (W, D, L).",
            "### Round 1, players 1 and 2: touch move",
            "### Round 2, players 2 and 3: who had White is not known.",
            "### Byes of the kind full are worth 0 and 1 here; the totals have it.",
            "### This tournament is not rated.",
            "### This is a juniors' tournament.",
        ):
            assert f"{said}\r\n" in text

    def test_a_comment_is_one_line_whatever_it_holds(self):
        event = Tournament(
            "E",
            Day("2026-09-01"),
            Day("2026-09-01"),
            (Entry(1, "A"), Entry(2, "B")),
            (Round(1, (Game(1, 2, "1-0", note="x\r\n001    9      Evil" + "y" * 900),)),),
        )
        text = tournament_trf(record(event)).decode()
        assert all(row.startswith(("###", "0", "XXR")) for row in text.split("\r\n") if row)
        assert text.count("\n001 ") == 2

    def test_pairing_byes_of_half_a_point_are_said_in_both_dialects(self):
        event = Tournament(
            "E",
            Day("2026-09-01"),
            Day("2026-09-01"),
            (Entry(1, "A"), Entry(2, "B"), Entry(3, "C")),
            (Round(1, (Game(1, 2, "1-0"),), (Bye(3, "pairing", Tenths(5)),)),),
        )
        assert "XXS PAB=0.5\r\n" in tournament_trf(record(event)).decode()
        assert "162  P 0.5\r\n" in tournament_trf(record(event), "trf26").decode()
        for dialect in DIALECTS:
            again = read_tournament(tournament_trf(record(event), dialect)).tournament
            assert byes(again) == [(1, 3, "pairing", 5)]
        lines, _, _ = of_gacrux(independent(tournament_trf(record(event), "trf26")))
        assert lines[3] == ("C", Decimal("0.5"))


SIDES = {("W", "L"): "1-0", ("L", "W"): "0-1", ("D", "D"): "1/2-1/2", ("W", "Z"): "+/-", ("Z", "W"): "-/+"}
FREE = {"P": "pairing", "W": "full", "D": "half", "Z": "zero"}


def of_gacrux(event):
    """Names and points by number, games and byes, as gacrux has them."""
    [found] = event["tournaments"]
    people = {each["id"]: each["fideName"] for each in event["profiles"]}
    lines = {each["cid"]: (people[each["profileId"]], each["gamePoints"]) for each in found["competitors"]}
    games, free = [], []
    for it in found["gameList"]:
        white, black = it["white"], it["black"]
        if black is None:
            free.append((it["round"], white["cid"], FREE[white["result"]]))
        else:
            result = SIDES[white["result"], black["result"]]
            games.append((it["round"], white["cid"], black["cid"], result, it["rated"]))
    return lines, sorted(games), sorted(free)


class TestAnIndependentReader:
    @settings(max_examples=80, deadline=None)
    @given(events((*PLAYED, "+/-", "-/+"), plain=True), st.sampled_from(DIALECTS), st.data())
    def test_it_reads_the_same_tournament(self, event, dialect, data):
        lines, games, free = of_gacrux(independent(tournament_trf(record(event), dialect)))
        totals = points_of(record(event))
        short, _ = fitted([entry.name for entry in event.entries])
        assert lines == {
            entry.no: (name, Decimal(totals[entry.no]) / 10)
            for entry, name in zip(event.entries, short, strict=True)
        }
        assert games == sorted(
            (no, it.white, it.black, it.result, RESULTS[it.result].played) for no, it in event.games()
        )
        assert [each for each in free if each[2] != "zero"] == sorted(it[:3] for it in byes(event))

    def test_a_game_that_is_not_to_be_rated_is_none_there_either(self):
        event = made((Game(1, 2, "0-1", rated=False),))
        assert of_gacrux(independent(tournament_trf(record(event))))[1] == [(1, 1, 2, "0-1", False)]


def made(*games, byes=(), **flags):
    """An event of four players; a round for each tuple of games."""
    rounds = tuple(Round(no, each, byes if no == 1 else ()) for no, each in enumerate(games, 1))
    entries = tuple(Entry(no, name) for no, name in enumerate("ABCD", 1))
    return Tournament("E", Day("2026-09-01"), Day("2026-09-01"), entries, rounds, **flags)


def parsed(body, tmp_path):
    """The report as the engine py4swiss takes it, at its strictest."""
    path = tmp_path / "event.trf"
    path.write_bytes(body)
    return TrfParser.parse(path, strict=True)


def paired(body, tmp_path):
    """The next round as py4swiss pairs it; 0: a bye."""
    return {frozenset((it.white, it.black)) for it in DutchEngine.generate_pairings(parsed(body, tmp_path))}


class TestAPairingEngine:
    @pytest.mark.parametrize("players", [2, 5, 8, 13, 40])
    def test_it_pairs_round_1_of_a_seeding_in_that_order(self, players, tmp_path):
        half = players // 2
        # established ones first, whatever the numbers of the provisional ones are
        ratings = [1900 - 10 * no if no <= half else 2100 - no for no in range(1, players + 1)]
        seeds = [
            Seed(no, no, f"m_{no}", f"Player {no}", Tenths(rating * 10), "established")
            for no, rating in enumerate(ratings, 1)
        ]
        wanted = {frozenset({no, no + half}) for no in range(1, half + 1)}
        wanted |= {frozenset({players, 0})} if players % 2 else set()
        assert paired(report([seeds], "Tuesday", "2026-12-01", 5), tmp_path) == wanted

    @settings(max_examples=60, deadline=None)
    @given(events((*PLAYED, "+/-", "-/+", "-/-"), plain=True))
    def test_it_takes_every_event_with_the_same_points(self, tmp_path_factory, event):
        event = replace(event, finished=event.finished and bool(event.rounds))
        found = parsed(tournament_trf(record(event)), tmp_path_factory.mktemp("trf"))
        totals = points_of(record(event))
        assert {it.starting_number: it.points_times_ten for it in found.player_sections} == totals

    def test_it_pairs_the_next_round_of_an_event_in_progress(self, tmp_path):
        event = made((Game(1, 3, "1-0"), Game(4, 2, "0-1")), finished=False)
        assert paired(tournament_trf(record(event)), tmp_path) == {frozenset({1, 2}), frozenset({3, 4})}

    def test_another_one_pairs_it_from_the_report_of_2026(self, tmp_path):
        event = made((Game(1, 3, "1-0"), Game(4, 2, "0-1")), finished=False)
        path, out = tmp_path / "event.trf", tmp_path / "pairs.json"
        path.write_bytes(tournament_trf(record(event), "trf26"))
        command = [sys.executable, "-m", "gacrux.pairingchecker", "-p", "-i", str(path), "-o", str(out)]
        subprocess.run(command, check=True, capture_output=True, timeout=60)
        answer = json.loads(out.read_text())
        assert answer["status"]["code"] == 0
        pairs = answer["pairingResult"]["pairs"]
        assert set(map(frozenset, pairs)) == {
            frozenset({1, 2}),
            frozenset({3, 4}),
        }

    @pytest.mark.parametrize("name", REAL)
    def test_real_events_are_taken(self, name, tmp_path):
        for reading in readings(name):
            found = parsed(tournament_trf(record(reading.tournament)), tmp_path)
            assert len(found.player_sections) == len(reading.tournament.entries)

    def test_every_evening_of_the_demo_is_taken(self, tmp_path):
        count = 0
        for event in demo():
            body = tournament_trf(record(event))
            independent(body)
            results = [game.result for _, game in event.games()]
            if not {"*", "0-0"} & set(results):  # open, or lost by both: no engine pairs on from there
                parsed(body, tmp_path)
                count += 1
        assert count > 50


def demo():
    """The demo club's tournaments, as `make run` publishes them."""
    for event in demo_events():
        players = [{"no": no, "name": typed} for no, (typed, _) in enumerate(event.seats, 1)]
        sent = {
            "name": event.name,
            "starts_on": event.day.isoformat(),
            "players": players,
            "rounds": event.rounds,
            **event.more,
        }
        yield tournament_of(json.loads(json.dumps(sent, default=str))).tournament
