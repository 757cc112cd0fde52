"""A file of several sections brought back: those that were deleted together last, whatever was done since."""

import pytest

SECTIONS = (
    b"date,tournament,round,white,black,result\n"
    b"2026-01-10,A,1,Marco Rossi,Anna Bianchi,1-0\n"
    b"2026-01-10,B,1,Luca Verdi,Sara Neri,0-1\n"
    b"2026-01-17,C,1,Marco Rossi,Luca Verdi,1/2-1/2\n"
)
TWO = b"".join(SECTIONS.splitlines(keepends=True)[:3])
ONE = b"".join(SECTIONS.splitlines(keepends=True)[:2])


def states(club):
    return {each["id"]: each["state"] for each in club.get("/tournaments")["tournaments"]}


def upload(club, body, query=""):
    answer = club.ask("PUT", f"/tournaments/series{query}", body, headers={"content-type": "text/csv"})
    assert answer.status == 202, answer.text
    return answer.json


def accepted(club):
    for section in ("series-1", "series-2"):
        club.accept(section)


def erased(club):
    [member] = [each["member"] for each in club.get("/members")["members"] if each["name"] == "Luca Verdi"]
    return club.ask("DELETE", f"/members/{member}")


def dropped(club):
    return club.ask("DELETE", "/tournaments/series-2?version=waiting")


@pytest.mark.parametrize("touch", [erased, dropped])
def test_a_file_is_brought_back_whole_whatever_touched_one_section_since(club, touch):
    upload(club, TWO)
    accepted(club)
    upload(club, TWO.replace(b"Sara Neri", b"Olga Orsi"))
    club.ask("DELETE", "/tournaments/series")
    assert touch(club).status == 202

    club.ask("POST", "/tournaments/series/restore")

    assert states(club) == {"series-1": "rated", "series-2": "rated"}


def test_what_was_deleted_before_the_rest_of_its_file_stays_deleted_whatever_touched_all_of_it(club):
    upload(club, SECTIONS)
    accepted(club)
    club.accept("series-3")
    upload(club, TWO)
    club.ask("DELETE", "/tournaments/series")
    erased(club)

    club.ask("POST", "/tournaments/series/restore")

    assert states(club) == {"series-1": "rated", "series-2": "rated", "series-3": "deleted"}


def test_sections_that_a_shorter_file_or_an_undo_deleted_come_back_as_what_was_deleted_last(club):
    upload(club, SECTIONS)
    accepted(club)
    club.accept("series-3")
    assert club.ask("DELETE", "/tournaments/series-1").status == 202
    upload(club, SECTIONS, "?restore=true")
    entry = club.ask("DELETE", "/tournaments/series-1").json["revision"]
    assert club.ask("POST", f"/log/{entry}/undo").status == 202
    upload(club, ONE)
    erased(club)
    club.ask("DELETE", "/tournaments/series")
    assert states(club)["series"] == "deleted"
    club.ask("POST", "/tournaments/series/restore")
    assert [id_ for id_, state in states(club).items() if state != "deleted"] == ["series"]

    club.ask("POST", "/tournaments/series/restore")

    assert "deleted" not in states(club).values()


def test_an_undone_publication_deletes_only_what_stood(club):
    entry = upload(club, TWO)["revision"]
    club.ask("DELETE", "/tournaments/series-1")
    assert club.ask("POST", f"/log/{entry}/undo").status == 202
    assert set(states(club).values()) == {"deleted"}

    club.ask("POST", "/tournaments/series/restore")

    assert states(club) == {"series-1": "deleted", "series-2": "pending"}


def test_a_file_deleted_before_its_club_moved_house_is_brought_back_whole(road, club):
    upload(club, TWO)
    accepted(club)
    club.ask("DELETE", "/tournaments/series")
    erased(club)
    road.settle()
    road.check()
    new = club.moved("elsewhere")

    new.ask("POST", "/tournaments/series/restore")

    assert states(new) == {"series-1": "rated", "series-2": "rated"}
