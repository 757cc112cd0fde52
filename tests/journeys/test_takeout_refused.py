"""A club whose history cannot be replayed is taken out all the same: people's data are theirs (SPEC 5)."""

import pytest

from tests.journeys.past_the_door import poison, two_evenings
from tests.journeys.test_takeout import bring, files, verify


@pytest.fixture
def refused(road):
    club = two_evenings(road)
    poison(road)
    road.settle()
    assert club.get("/status")["failed"]["code"] == "ends_before_start"
    return club


def test_a_refused_history_is_taken_out_and_the_answer_says_that_it_has_no_ladder(refused, tmp_path):
    answer = refused.ask("GET", "/export")
    assert answer.status == 200, answer.text
    assert answer.headers["clubladder-no-ladder"] == "ends_before_start t1"
    held = files(answer.body)
    assert b"Marco Rossi" in held["members.jsonl"]
    assert held["tournaments.jsonl"].count(b"\n") == 2
    assert held["log.jsonl"]
    assert b"a tournament ends before it begins (ends_before_start in tournament t1)" in held["README.txt"]
    path = tmp_path / "bundle.zip"
    path.write_bytes(answer.body)
    code, told = verify(path)
    assert code == 3
    assert told.startswith(
        "no ladder: circolo, revision 6: 2 members, 2 tournaments; a tournament ends before"
    )
    assert "wrong: tournaments.jsonl t1.ends_on" in told
    assert "Rossi" not in told


def test_a_large_one_in_parts_says_so_too(refused, monkeypatch):
    monkeypatch.setattr("publish.takeout.PART", 3_000)
    told = refused.ask("GET", "/export")
    assert told.status == 202
    assert told.json["no_ladder"] == {"code": "ends_before_start", "tournament": "t1", "entry": 0}


def test_it_comes_in_nowhere_until_it_is_mended_and_then_with_its_ladder(refused, road):
    before = road.stored(), road.archive()
    for query in ("?slug=altrove", "?slug=altrove&preview=true"):
        answer = bring(road, refused.ask("GET", "/export").body, query)
        assert answer.status == 422, answer.text
        (fault,) = answer.json["errors"]
        assert fault["at"] == "ladder.json"
        assert "a tournament ends before it begins" in fault["message"]
        assert "mend that in the club" in fault["message"]
    assert (road.stored(), road.archive()) == before

    assert refused.ask("PATCH", "/tournaments/t1", {"ends_on": "2026-01-10"}).status == 202
    road.settle()
    mended = refused.ask("GET", "/export")
    assert "clubladder-no-ladder" not in mended.headers
    answer = bring(road, mended.body)
    assert answer.status == 201, answer.text
