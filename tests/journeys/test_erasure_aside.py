"""A name that stands in a version alone which waits or is held is erased like any other (SPEC 5)."""

import pytest

from tests.faults.agreement import agree, club_of
from tests.journeys.stack import tournament
from tests.journeys.stores import holding
from tests.journeys.test_erasure import WILHELMINA, XAVIER, YOLANDA, ZACHARIAS, changes, clock, ended

__all__ = ["clock"]

WORDS = ("Wilhelmina", "Vandersloot")
CUP = tournament((ZACHARIAS, YOLANDA, "1-0"), (XAVIER, ZACHARIAS, "1/2-1/2"), name="Cup")


def with_a_late_entry(name, result="1-0"):
    return tournament(
        (ZACHARIAS, YOLANDA, result), (XAVIER, ZACHARIAS, "1/2-1/2"), (name, YOLANDA, "0-1"), name="Cup"
    )


def number(content, name):
    return next(each["no"] for each in content["players"] if each["name"] == name)


@pytest.fixture
def club(road, clock):
    club = road.club(names="full")
    club.publish("cup", CUP)
    club.accept("cup")
    road.settle()
    return club


def erase(club, no, query=""):
    return club.ask("DELETE", f"/tournaments/cup/entries/{no}/name{query}")


def _waits(club):
    sent = with_a_late_entry(WILHELMINA)
    assert club.publish("cup", sent)["waiting"]
    return sent


def _is_held(club):
    fix = {"games": [{"round": 1, "white": 1, "black": 2, "result": "0-1"}]}
    assert club.ask("PATCH", "/tournaments/cup", fix).status == 202
    sent = with_a_late_entry(WILHELMINA, "1/2-1/2")
    assert club.publish("cup", sent)["held"]
    return sent


@pytest.mark.parametrize("aside", [_waits, _is_held], ids=["waits", "held"])
@pytest.mark.parametrize("query", ["", "?version=waiting"], ids=["by number", "said"])
def test_a_name_of_a_version_that_is_aside_is_erased_from_every_byte(road, club, clock, aside, query):
    no = number(aside(club), WILHELMINA)
    road.settle()
    before = changes(club)

    preview = erase(club, no, f"{query}{'&' if query else '?'}preview=true")
    assert preview.status == 200, preview.text
    assert (preview.json["erases"]["entries"], preview.json["erases"]["tournaments"]) == (1, 1)
    answer = erase(club, no, query)
    assert answer.status == 202, answer.text
    told = ended(road, club, clock, answer.json["certificate"])

    assert told["entries"] == [{"tournament": "cup", "no": no}]
    assert holding(road, *WORDS) == []
    assert changes(club) == before
    agree(road, club_of(road))
    again = erase(club, no, query)
    assert (again.status, again.json["certificate"]["id"]) == (202, told["id"])


def test_the_version_goes_on_waiting_and_is_confirmed_with_a_label(road, club, clock):
    sent = _waits(club)
    no = number(sent, WILHELMINA)
    ended(road, club, clock, erase(club, no).json["certificate"])

    assert club.get("/tournaments/cup")["waiting"]["waits_for_names"] == 1
    answer = club.ask("PUT", "/tournaments/cup/names", {"links": {str(no): {"guest": True}}})
    assert answer.status == 202, answer.text
    road.settle()
    stands = club.get("/tournaments/cup")["tournament"]
    assert len(stands["players"]) == 4
    assert stands["rounds"][0]["games"]
    assert holding(road, *WORDS) == []


def test_the_file_that_comes_again_brings_no_name_back(road, club, clock):
    sent = _waits(club)
    ended(road, club, clock, erase(club, number(sent, WILHELMINA)).json["certificate"])
    told = club.publish("cup", sent)
    assert told["waits_for_names"] == 1
    road.settle()
    assert holding(road, *WORDS) == []


def test_before_the_archive_is_gone_through_nobody_reads_the_name_any_more(road, club, clock, monkeypatch):
    no = number(_waits(club), WILHELMINA)
    monkeypatch.setattr("publish.erasures.MOST_REVISIONS", 0)
    assert erase(club, no).status == 202
    assert WILHELMINA not in club.ask("GET", "/tournaments/cup?version=waiting").text
    assert WILHELMINA not in club.ask("GET", "/tournaments/cup/names").text


def test_a_new_name_at_the_number_of_an_erased_one_is_erased_for_itself(road, club, clock):
    no = number(_waits(club), WILHELMINA)
    first = erase(club, no).json["certificate"]
    ended(road, club, clock, first)
    club.publish("cup", with_a_late_entry("Ulrica Oppenshaw"))
    second = erase(club, no)
    assert second.status == 202, second.text
    assert second.json["certificate"]["id"] != first["id"]
    ended(road, club, clock, second.json["certificate"])
    assert holding(road, "Ulrica", "Oppenshaw") == []


def test_where_the_name_is_a_members_too_the_answer_names_the_way_out(road, club):
    """Whoever is meant must be said first: the member, or the entry once it is confirmed."""
    club.ask("POST", "/members", {"name": WILHELMINA})
    no = number(_waits(club), WILHELMINA)
    answer = erase(club, no)
    assert answer.status == 409
    assert "confirm it or drop it (DELETE ?version=waiting) first" in answer.json["detail"]
    taken = erase(club, 1, "?version=waiting")
    assert taken.status == 409
    assert "is a member's: erase m_" in taken.json["detail"]


def test_nothing_aside_and_no_such_entry_is_nothing_here(road, club):
    assert erase(club, 9).status == 404
    assert erase(club, 1, "?version=waiting").status == 404
    assert erase(club, 1, "?version=held").status == 400
    _waits(club)
    assert erase(club, 9).status == 404
