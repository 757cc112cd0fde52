"""`ladder.json` and `ladder.csv`: the same ladder for programs, harmless in a spreadsheet."""

import csv
import io
import json
from dataclasses import replace

import pytest

from ladder.domain.cells import harmless
from ladder.domain.replay import replay
from ladder.pages.edition import State
from tests.pages import clubs


@pytest.fixture(scope="module")
def records():
    return clubs.club(names="full")


def test_the_json_is_the_ladder_with_what_waits(records):
    ladder = replay(records)
    told = json.loads(clubs.read(records, "ladder.json", ladder))
    assert told["version"] == 1
    assert told["revision"] == 41
    assert told["as_of"] == ladder.today
    assert told["waiting"] == [{"tournament": "t_wait", "state": "pending", "why": "names"}]
    assert told["out_of_date"] is False
    first = told["standings"][0]
    assert set(first) == {
        "rank", "member", "name", "rating", "games", "provisional", "active", "change", "last_played",
    }  # fmt: skip
    assert (first["rank"], first["name"]) == (1, "Anna Abbati")
    assert first["rating"] == ladder.standings[0].rating / 10


def test_the_json_says_when_the_ladder_is_out_of_date(records):
    for state in (State(failed_revision=41), State(late=True)):
        assert json.loads(clubs.read(records, "ladder.json", state=state))["out_of_date"] is True


def test_the_csv_reads_back_as_the_ladder(records):
    ladder = replay(records)
    rows = list(csv.DictReader(io.StringIO(clubs.read(records, "ladder.csv", ladder))))
    shown = [line for line in ladder.standings if line.member != "m_005"]
    assert [row["member"] for row in rows] == [line.member for line in shown]
    assert [float(row["rating"]) for row in rows] == [line.rating / 10 for line in shown]
    assert {row["status"] for row in rows} <= {"established", "provisional", "inactive"}


@pytest.mark.parametrize(
    ("name", "cell"),
    [
        ("=cmd|' /C calc'!A0", "'=cmd|' /C calc'!A0"),
        ("+1", "'+1"),
        ("-1", "'-1"),
        ("@SUM(A1)", "'@SUM(A1)"),
        ("\tx", "'\tx"),
        ("\rx", "'\rx"),
        ("＝1+1", "'＝1+1"),
        ("＋1", "'＋1"),
        ("－1", "'－1"),
        ("＠SUM(A1)", "'＠SUM(A1)"),
        (" =1+1", "' =1+1"),
        (" \t =1+1", "' \t =1+1"),
        ("\u3000＝1", "'\u3000＝1"),
        ("\xa0@x", "'\xa0@x"),
        ("Anna = Bea", "Anna = Bea"),
        ("Anna", "Anna"),
        ("", ""),
    ],
)
def test_no_cell_is_taken_for_a_formula(name, cell):
    assert harmless(name) == cell


def test_a_name_that_looks_like_a_formula_is_harmless_in_the_csv(records):
    members = {**records.members, "m_001": replace(records.members["m_001"], name='=1+1;"@')}
    odd = replace(records, members=members)
    body = clubs.read(odd, "ladder.csv")
    for row in csv.reader(io.StringIO(body)):
        assert not [cell for cell in row if cell.startswith(("=", "+", "@"))]
