"""Tournaments: published in several forms, again, in sections; listed and read."""

import pytest

from tests.journeys.stack import tournament

EVENING = tournament(("Marco Rossi", "Anna Bianchi", "1-0"))
CSV = b"round,white,black,result\n1,Marco Rossi,Anna Bianchi,1-0\n1,Luca Verdi,,\n"
SECTIONS = (
    b"date,tournament,round,white,black,result\n"
    b"2026-01-10,A,1,Marco Rossi,Anna Bianchi,1-0\n"
    b"2026-01-10,B,1,Luca Verdi,Sara Neri,0-1\n"
    b"2026-01-17,C,1,Marco Rossi,Luca Verdi,1/2-1/2\n"
)
TEXT = {"content-type": "text/csv"}


def test_json_comes_back_as_it_was_sent_with_what_it_left_unsaid(club):
    sent = {
        **EVENING,
        "sequence": 2,
        "format": "round_robin",
        "rounds": [
            {
                "no": 1,
                "games": [
                    {"board": 1, "white": 1, "black": 2, "result": "1-0", "rated": False, "note": "blitz"},
                ],
                "byes": [],
            }
        ],
    }

    club.publish("t1", sent)

    got = club.get("/tournaments/t1")["tournament"]
    assert {key: got[key] for key in sent} == sent
    assert (got["ends_on"], got["juniors"], got["rated"], got["finished"]) == (
        "2026-01-10",
        False,
        True,
        True,
    )


def test_a_csv_needs_a_date_from_the_address(club):
    missing = club.ask("PUT", "/tournaments/t1", CSV, headers=TEXT)
    given = club.ask("PUT", "/tournaments/t1?starts_on=2026-01-10&name=Tuesday", CSV, headers=TEXT)

    assert missing.status == 422
    assert given.status == 202, given.text
    got = given.json["tournament"]
    assert (got["name"], got["starts_on"], len(got["players"])) == ("Tuesday", "2026-01-10", 3)
    assert got["rounds"][0]["byes"] == [{"player": 3, "kind": "pairing", "points": 1}]


@pytest.mark.parametrize("kind", ["application/octet-stream", "text/csv; charset=utf-8"])
def test_a_file_is_known_by_its_type_or_by_a_look_at_it(club, kind):
    headers = {"content-type": kind, "content-disposition": 'attachment; filename="evening.csv"'}

    answer = club.ask("PUT", "/tournaments/t1?starts_on=2026-01-10&name=Tuesday", CSV, headers=headers)

    assert answer.status == 202, answer.text


def test_a_file_of_several_sections_becomes_several_tournaments(road, club):
    answer = club.ask("PUT", "/tournaments/series", SECTIONS, headers=TEXT)

    assert answer.status == 202, answer.text
    assert [each["id"] for each in answer.json["tournaments"]] == ["series-1", "series-2", "series-3"]
    assert answer.json["revision"] == 2
    assert [each["id"] for each in club.get("/tournaments")["tournaments"]] == [
        "series-3",
        "series-2",
        "series-1",
    ]
    assert club.ask("PUT", "/tournaments/series", SECTIONS, headers=TEXT).json["revision"] == 2


def test_sections_never_take_the_place_of_a_tournament_that_is_not_theirs(road, club):
    for id_ in ("series-1", "series-2"):
        club.publish(id_, EVENING)
    club.publish("other-3", EVENING)
    before = road.stored()

    for id_ in ("series", "other"):
        assert club.ask("PUT", f"/tournaments/{id_}", SECTIONS, headers=TEXT).status == 409

    assert road.stored() == before
    assert club.ask("PUT", f"/tournaments/{'x' * 63}", SECTIONS, headers=TEXT).status == 422


def states(club):
    return {each["id"]: each["state"] for each in club.get("/tournaments")["tournaments"]}


def upload(club, body, query="", status=202):
    answer = club.ask("PUT", f"/tournaments/series{query}", body, headers=TEXT)
    assert answer.status == status, answer.text
    return answer.json


TWO = b"".join(SECTIONS.splitlines(keepends=True)[:3])
ONE = b"".join(SECTIONS.splitlines(keepends=True)[:2])


def test_sections_that_a_later_file_no_longer_has_are_deleted_in_the_same_change(road, club):
    upload(club, SECTIONS)

    fewer = upload(club, TWO)

    assert (fewer["revision"], fewer["deleted"]) == (3, ["series-3"])
    assert states(club) == {"series-1": "pending", "series-2": "pending", "series-3": "deleted"}
    assert upload(club, TWO)["revision"] == 3, "nothing is new"
    upload(club, SECTIONS, status=409)
    assert upload(club, SECTIONS, "?restore=true")["revision"] == 4
    assert set(states(club).values()) == {"pending"}


def test_one_section_and_several_replace_each_other(club):
    upload(club, SECTIONS)

    one = upload(club, ONE)

    assert (one["tournament"]["name"], one["deleted"]) == ("A", ["series-1", "series-2", "series-3"])
    assert [id_ for id_, state in states(club).items() if state != "deleted"] == ["series"]
    several = upload(club, TWO, "?restore=true")
    assert several["deleted"] == ["series"]
    assert [each["id"] for each in several["tournaments"]] == ["series-1", "series-2"]


def test_a_file_is_deleted_and_brought_back_whole(road, club):
    upload(club, SECTIONS)
    upload(club, TWO)

    deleted = club.ask("DELETE", "/tournaments/series")

    assert deleted.status == 202, deleted.text
    assert [each["state"] for each in deleted.json["tournaments"]] == ["deleted"] * 3
    assert deleted.json["revision"] == 4
    upload(club, TWO, status=409)
    upload(club, ONE, status=409)
    for back in ("/tournaments/series/restore", "/log/6/undo"):
        assert club.ask("POST", back).status == 202
        assert states(club) == {"series-1": "pending", "series-2": "pending", "series-3": "deleted"}
        entry = club.ask("DELETE", "/tournaments/series").json["revision"]
    assert club.ask("POST", f"/log/{entry}/undo").status == 202


def test_a_section_belongs_to_its_file(club):
    upload(club, SECTIONS)
    one = club.ask("PUT", "/tournaments/series-1", EVENING)
    assert one.status == 409
    assert "publish series again" in one.json["detail"]
    lines = club.get("/tournaments")["tournaments"]
    assert {each["section_of"] for each in lines} == {"series"}
    assert club.ask("DELETE", "/tournaments/series-2").json["state"] == "deleted"
    club.ask("PUT", "/tournaments/file-1", SECTIONS, headers=TEXT)
    assert club.ask("PUT", "/tournaments/file", SECTIONS, headers=TEXT).status == 409, "file-1 is a file's"


def test_one_section_of_many_may_be_asked_for(club):
    answer = club.ask("PUT", "/tournaments/b?section=B", SECTIONS, headers=TEXT)

    assert answer.status == 202, answer.text
    assert answer.json["tournament"]["name"] == "B"


def test_if_match_keeps_a_publication_from_overwriting_what_was_not_seen(club):
    revision = club.publish("t1", EVENING)["revision"]
    changed = {**EVENING, "name": "Other name"}

    stale = club.ask("PUT", "/tournaments/t1", changed, headers={"If-Match": '"99"'})
    fresh = club.ask("PUT", "/tournaments/t1", changed, headers={"If-Match": f'"{revision}"'})

    assert (stale.status, fresh.status) == (412, 202)


def test_the_list_says_what_stands(club):
    club.publish("rated", EVENING)
    club.accept("rated")
    club.publish("pending", {**EVENING, "starts_on": "2026-02-01"})
    club.publish("bug", {**EVENING, "format": "bughouse", "starts_on": "2026-03-01"})

    lines = {each["id"]: each for each in club.get("/tournaments")["tournaments"]}

    assert {id_: line["state"] for id_, line in lines.items()} == {
        "rated": "rated",
        "pending": "pending",
        "bug": "unrated",
    }
    assert lines["rated"] == {
        "id": "rated",
        "name": "Club evening",
        "starts_on": "2026-01-10",
        "ends_on": "2026-01-10",
        "sequence": 0,
        "state": "rated",
        "waiting": False,
        "players": 2,
        "games": 1,
    }


def test_a_publisher_may_say_who_an_entry_is_where_a_person_has_confirmed_it_there(club):
    marco = club.ask("POST", "/members", {"name": "Marco Rossi"}).json["member"]["member"]
    players = [{"no": 1, "name": "Marco R.", "member": marco}, {"no": 2, "name": "Anna", "guest": True}]

    answer = club.publish("t1", {**EVENING, "players": players})

    assert (answer["state"], answer["waits_for_names"]) == ("rated", 0)
    got = club.get("/tournaments/t1")["tournament"]["players"]
    assert got == [{"no": 1, "name": "Marco R.", "member": marco}, {"no": 2, "name": "Anna", "guest": True}]


def test_a_preview_of_a_publication_writes_nothing(road, club):
    before = road.stored(), road.archive()

    answer = club.ask("PUT", "/tournaments/t1?preview=true", EVENING)

    assert (answer.status, answer.json["state"], answer.json["ripple"]["moved"]) == (200, "pending", 0)
    assert (road.stored(), road.archive()) == before


def test_what_is_not_there_is_404(club):
    for path in ("/tournaments/none", "/tournaments/none/names", "/members/m_none", "/keys/k_none"):
        assert club.ask("GET", path).status == 404
