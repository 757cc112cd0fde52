"""Whatever comes in, a reader answers a tournament that is true to CONTRACT, or refuses."""

import json
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from ladder.domain.errors import LadderError
from ladder.domain.records import TournamentRecord
from ladder.formats import check, csv, trf
from ladder.formats.clean import tidy
from ladder.formats.json import read_tournament, tournament_json, tournament_of
from tests.formats.sheets import evening, supplied

FILES = Path(__file__).parents[1] / "data" / "files"
DAY = supplied(starts_on="2026-09-01")

plain = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=9), inner, max_size=3),
    max_leaves=8,
)
keys = st.sampled_from(
    ["name", "starts_on", "ends_on", "players", "rounds", "sequence", "no", "games", "byes"]
)


def answered(read, *args):
    """The readings, all of them true to CONTRACT; none where the reader refuses."""
    try:
        got = read(*args)
    except LadderError:
        return ()
    readings = got if isinstance(got, tuple) else (got,)
    for reading in readings:
        assert not list(check.faults(reading.tournament, check.in_json))
        assert json.dumps([note.message for note in reading.notes]).encode()
    return readings


@given(st.dictionaries(keys, plain, max_size=6))
def test_any_json_is_read_or_refused(changes):
    answered(tournament_of, evening() | changes)


@given(st.binary(max_size=200))
def test_any_bytes_are_read_or_refused(body):
    for read in (read_tournament, trf.read_tournament, csv.read_tournaments):
        answered(read, body, DAY)


entries = st.lists(
    st.text(min_size=1, max_size=20).filter(lambda raw: tidy(raw).text), min_size=2, max_size=6
)


@given(entries, st.data())
def test_what_goes_out_comes_in_again(names, data):
    numbers = list(range(1, len(names) + 1))
    pairs = data.draw(st.permutations(numbers))
    results = st.sampled_from(["1-0", "0-1", "1/2-1/2", "+/-", "*"])
    games = [
        {"white": white, "black": black, "result": data.draw(results)}
        for white, black in zip(pairs[::2], pairs[1::2], strict=False)
    ]
    players = [{"no": no, "name": name} for no, name in zip(numbers, names, strict=True)]
    (read,) = answered(tournament_of, evening(players=players, rounds=[{"no": 1, "games": games}]))
    out = tournament_json(TournamentRecord("a", "t_1", read.tournament), read.members.get)
    (again,) = answered(read_tournament, json.dumps(out).encode())
    assert (again.tournament, again.members) == (read.tournament, read.members)


@given(st.text())
def test_a_tidy_text_is_tidy(raw):
    once = tidy(raw).text
    assert tidy(once).text == once
    assert once.isprintable()
    assert once.encode().decode() == once


REPORT = (FILES / "g05_tbs_many_unplayed_rulers.trf").read_bytes()


@settings(max_examples=200)
@given(
    st.lists(st.tuples(st.integers(0, len(REPORT) - 1), st.integers(0, 255)), max_size=6), st.integers(0, 40)
)
def test_a_report_with_some_bytes_changed_is_read_or_refused(changes, cut):
    body = bytearray(REPORT)
    for at, byte in changes:
        body[at] = byte
    answered(trf.read_tournament, bytes(body[: len(body) - cut]), DAY)
