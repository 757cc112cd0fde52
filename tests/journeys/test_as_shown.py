"""The ladder of a past evening: as members first read it, as it is replayed today, and why they differ."""

import pytest

from tests.journeys.stack import tournament


@pytest.fixture
def club(road):
    made = road.club()
    for at, pair in enumerate((("Anna A", "Bruno B"), ("Bruno B", "Carla C")), 1):
        made.publish(f"t{at}", tournament((*pair, "1-0"), starts_on=f"2026-01-{at:02}"))
        made.accept(f"t{at}")
        road.settle()
    return made


def rated(ladder):
    return {line["name"]: line["rating"] for line in ladder["standings"]}


def test_nothing_differs_while_nothing_was_corrected(club):
    for name in ("t1", "t2"):
        got = club.get(f"/tournaments/{name}/shown")
        assert got["shown"]["standings"] == got["today"]["standings"]
        assert (got["differences"]["members"], got["because"]) == ([], [])
    assert rated(club.get("/tournaments/t1/shown")["shown"]) == {"Anna A": 1220, "Bruno B": 1180}


def test_a_correction_shows_as_the_difference_with_its_entry_of_the_log(road, club):
    games = {"games": [{"round": 1, "board": 1, "result": "0-1"}]}
    entry = club.ask("PATCH", "/tournaments/t1", games).json["revision"]
    road.settle()

    got = club.get("/tournaments/t2/shown")

    assert rated(got["shown"]) == {"Anna A": 1220, "Bruno B": 1201.2, "Carla C": 1178.8}
    assert rated(got["today"]) == {"Bruno B": 1238.8, "Carla C": 1181.2, "Anna A": 1180}
    moved = {line["name"]: line["rating"] for line in got["differences"]["members"]}
    assert moved == {"Anna A": [1220, 1180], "Bruno B": [1201.2, 1238.8], "Carla C": [1178.8, 1181.2]}
    [why] = got["because"]
    assert (why["entry"], why["what"], why["tournament"], why["moved"]) == (
        str(entry),
        "tournament.corrected",
        "t1",
        3,
    )


def test_the_ladder_of_a_past_day_and_of_a_past_month_is_the_one_that_todays_records_give(road, club):
    club.publish("t3", tournament(("Carla C", "Anna A", "1-0"), starts_on="2026-02-03"))
    club.accept("t3")
    club.ask("PATCH", "/tournaments/t1", {"games": [{"round": 1, "board": 1, "result": "0-1"}]})
    road.settle()

    first, second = (club.get(f"/ladder?date=2026-01-0{day}") for day in (1, 2))

    assert rated(first) == {"Bruno B": 1220, "Anna A": 1180}
    assert rated(second) == {"Bruno B": 1238.8, "Carla C": 1181.2, "Anna A": 1180}
    assert rated(club.get("/ladder?date=2026-01-31")) == rated(second)
    assert rated(club.get("/ladder")) != rated(second)
    page = road.page(f"{club.root()}on/2026-01/")
    assert [rating in page for rating in ("1238.8", "1181.2", "1180.0", "1201.2")] == [
        True,
        True,
        True,
        False,
    ]


def test_a_later_evening_explains_nothing_and_an_earlier_one_published_late_does(road, club):
    club.publish("t9", tournament(("Anna A", "Carla C", "1-0"), starts_on="2026-09-01"))
    club.accept("t9")
    road.settle()
    assert club.get("/tournaments/t2/shown")["because"] == []

    club.publish("t0", tournament(("Carla C", "Anna A", "1-0"), starts_on="2025-12-01"))
    entry = club.accept("t0")["revision"]
    road.settle()

    assert [each["entry"] for each in club.get("/tournaments/t2/shown")["because"]] == [str(entry)]


def because(club, id_):
    return [(each["entry"], each["what"]) for each in club.get(f"/tournaments/{id_}/shown")["because"]]


def again(club, day, *more):
    """t1 published again, on this day; its entry of the log."""
    revision = club.publish("t1", tournament(("Anna A", "Bruno B", "1-0"), *more, starts_on=day))["revision"]
    return str(revision), "tournament.published"


def test_an_evening_moved_to_a_later_day_explains_what_is_missing_and_so_does_its_coming_back(road, club):
    published = again(club, "2026-03-10")
    road.settle()
    assert club.get("/tournaments/t2/shown")["differences"]["moved"] == 3
    assert because(club, "t2") == [published]

    undone = str(club.ask("POST", f"/log/{published[0]}/undo").json["revision"]), "log.undone"
    road.settle()
    assert because(club, "t2") == [published, undone]


def test_what_was_done_to_an_evening_before_it_was_moved_to_a_later_day_still_explains(road, club):
    games = {"games": [{"round": 1, "board": 1, "result": "0-1"}]}
    entry = club.ask("PATCH", "/tournaments/t1", games).json["revision"]
    moved = club.ask("PATCH", "/tournaments/t1", {"starts_on": "2026-03-10", "ends_on": "2026-03-10"})
    assert moved.status == 202, moved.text
    later = {"games": [{"round": 1, "board": 1, "result": "1-0"}]}
    assert club.ask("PATCH", "/tournaments/t1", later).status == 202
    road.settle()

    told = because(club, "t2")

    assert [each for each, _ in told] == [str(entry), str(moved.json["revision"])]


def test_names_that_bring_in_a_version_of_a_later_day_explain_what_is_missing(road, club):
    again(club, "2026-03-10", ("Nina N", "Anna A", "1-0"))
    road.settle()
    assert because(club, "t2") == []

    entry = club.accept("t1")["revision"]
    road.settle()

    assert because(club, "t2") == [(str(entry), "names.confirmed")]


YEARS = (
    b"date,tournament,round,white,black,result\n"
    b"2026-03-10,March,1,Anna A,Bruno B,1-0\n"
    b"2026-04-10,April,1,Anna A,Bruno B,1-0\n"
)


def test_later_sections_of_a_file_explain_nothing_whatever_is_done_to_them(road, club):
    sent = club.ask("PUT", "/tournaments/y", YEARS, headers={"content-type": "text/csv"})
    assert sent.status == 202, sent.text
    for section in ("y-1", "y-2"):
        club.accept(section)
    road.settle()
    gone = club.ask("DELETE", "/tournaments/y").json["revision"]
    road.settle()
    assert because(club, "t1") == []
    assert because(club, "y-1") == [(str(gone), "tournament.deleted")]

    club.ask("POST", "/tournaments/y/restore")
    road.settle()
    club.ask("POST", f"/log/{gone + 1}/undo")
    road.settle()

    assert because(club, "t1") == []
    assert [each for _, each in because(club, "y-1")] == [
        "tournament.deleted",
        "tournament.restored",
        "log.undone",
    ]


def test_names_confirmed_everywhere_explain_from_the_first_evening_on_that_they_are_of(road, club):
    sent = club.ask("PUT", "/tournaments/y", YEARS, headers={"content-type": "text/csv"})
    assert sent.status == 202, sent.text
    etag = club.ask("GET", "/names").headers["etag"]
    done = club.ask("PUT", "/names", {"accept_ticked": True}, headers={"If-Match": etag})
    assert done.status == 202, done.text
    road.settle()
    assert because(club, "t1") == []

    club.publish("t0", tournament(("Carla C", "Anna A", "1-0"), starts_on="2025-12-01"))
    etag = club.ask("GET", "/names").headers["etag"]
    done = club.ask("PUT", "/names", {"accept_ticked": True}, headers={"If-Match": etag})
    road.settle()

    assert because(club, "t1") == [(str(done.json["revision"]), "names.confirmed")]


def test_in_a_club_that_was_brought_in_what_was_done_before_explains_too(road, club):
    games = {"games": [{"round": 1, "board": 1, "result": "0-1"}]}
    club.ask("PATCH", "/tournaments/t1", games)
    road.settle()
    new = club.moved("elsewhere")
    road.settle()
    before = [each["entry"] for each in new.get("/log")["entries"] if each["what"] == "tournament.corrected"]
    games["games"][0]["result"] = "1/2-1/2"
    here = new.ask("PATCH", "/tournaments/t1", games).json["revision"]
    road.settle()

    told = because(new, "t2")

    assert before[0].startswith("b")
    assert told == [(before[0], "tournament.corrected"), (str(here), "tournament.corrected")]


def test_the_ladder_that_was_shown_leaves_out_the_erased_as_the_ladder_of_that_day_does(road, club):
    games = {"games": [{"round": 1, "board": 1, "result": "0-1"}]}
    club.ask("PATCH", "/tournaments/t1", games)
    road.settle()
    [gone] = [each["member"] for each in club.get("/members")["members"] if each["name"] == "Bruno B"]
    club.ask("DELETE", f"/members/{gone}")
    road.settle()

    got = club.get("/tournaments/t2/shown")

    assert got["today"]["standings"] == club.get("/ladder?date=2026-01-02")["standings"]
    assert set(rated(got["shown"])) == {"Anna A", "Carla C"}
    assert {each["name"] for each in got["differences"]["members"]} == {"Anna A", "Carla C"}


def test_what_was_never_on_the_ladder_was_not_shown(road, club):
    club.publish("t3", tournament(("Anna A", "Zeno Z", "1-0"), starts_on="2026-02-01"))
    road.settle()
    for name in ("t3", "t7"):
        assert club.ask("GET", f"/tournaments/{name}/shown").status == 404


def test_a_closed_club_leaves_nothing_that_was_shown(road, club):
    road.ask("DELETE", "/api/clubs/circolo", key="the operator's key in tests")
    road.settle()
    assert any(place.startswith("shown/") for place in road.archive())
    road.check()
    assert not any(place.startswith("shown/") for place in road.archive())
