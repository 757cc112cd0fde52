"""Tonight's order through the API: as JSON, as CSV, as reports for pairing programs."""

import csv
import io
import zipfile

import pytest

from tests.journeys.stack import tournament

CSV, TRF, ZIP = ({"accept": kind} for kind in ("text/csv", "application/vnd.fide.trf", "application/zip"))


@pytest.fixture
def roster(road, club):
    """A club with ratings: member's id by name."""
    lines = "Marco Rossi,1700,30", "Anna Bianchi,1650,30", "Luca Verdi,1300,30", "Sara Neri,1250,9"
    sheet = "\n".join(["name,rating,games", *lines]).encode()
    made = club.ask("POST", "/members", sheet, headers={"content-type": "text/csv"}).json["members"]
    club.publish("t1", tournament(("Marco Rossi", "Luca Verdi", "1-0"), ("Anna Bianchi", "Nora Nova", "1-0")))
    club.accept("t1")
    road.settle()
    return {each["name"]: each["member"] for each in made}


def test_typed_names_and_members_come_back_in_order_with_groups_and_cuts(club, roster):
    before = club.get("/status")["records"]
    players = [
        "Luca Verdi",
        roster["Marco Rossi"],
        "Marco Rosi",
        "Somebody Else",
        "Nora Nova",
        "Anna Bianchi",
    ]

    answer = club.ask("POST", "/seeding", {"players": players, "groups": 2})

    assert answer.status == 200, answer.text
    told = answer.json
    assert [(each["seed"], each["name"], each["status"]) for each in told["seeds"]] == [
        (1, "Marco Rossi", "established"),
        (2, "Anna Bianchi", "established"),
        (3, "Luca Verdi", "established"),
        (4, "Nora Nova", "provisional"),
        (5, "Somebody Else", "new"),
    ]
    assert (told["seeds"][4]["member"], told["seeds"][4]["rating"]) == (None, 1200)
    assert told["groups"] == [[1, 2], [3, 4, 5]]
    [cut] = told["cuts"]
    assert (cut["after"], cut["first"], cut["last"], cut["reason"]) == (2, 2, 3, "widest")
    assert cut["gap"] == round(cut["between"][0] - cut["between"][1], 1) > 300
    assert "widest gap" in cut["reason_text"]
    asked, fresh = told["asked"]
    assert (asked["player"], asked["name"], asked["ticked"]) == (2, "Marco Rosi", None)
    assert asked["suggestions"][0]["member"] == roster["Marco Rossi"]
    assert fresh == {"player": 3, "name": "Somebody Else", "ticked": "new", "suggestions": []}
    assert club.get("/status")["records"] == before


def test_who_was_asked_about_is_told_as_a_member_or_as_somebody_new(club, roster):
    players = [{"member": roster["Marco Rossi"]}, {"name": "Marko Rosi", "new": True}]
    told = club.ask("POST", "/seeding", {"players": players}).json
    assert [(each["name"], each["status"]) for each in told["seeds"]] == [
        ("Marco Rossi", "established"),
        ("Marko Rosi", "new"),
    ]
    assert (told["asked"], told["cuts"], told["groups"]) == ([], [], [[1, 2]])


def test_the_csv_is_safe_in_a_spreadsheet(club, roster):
    answer = club.ask("POST", "/seeding", {"players": ["=cmd|' /C calc'!A0", "Luca Verdi"]}, headers=CSV)
    assert answer.headers["content-type"] == "text/csv; charset=utf-8"
    rows = list(csv.reader(io.StringIO(answer.text)))
    assert rows[0] == ["seed", "name", "rating", "status", "group", "member"]
    assert [row[1] for row in rows[1:]] == ["Luca Verdi", "'=cmd|' /C calc'!A0"]


def test_a_report_has_the_order_as_starting_numbers_and_says_that_the_numbers_are_the_clubs(club, roster):
    body = {"players": list(roster.values()), "name": "Tuesday", "on": "2026-12-01", "rounds": 5}
    answer = club.ask("POST", "/seeding", body, headers=TRF)
    assert answer.headers["content-type"] == "application/vnd.fide.trf; charset=utf-8"
    rows = answer.text.split("\r\n")
    assert "no FIDE and no national rating" in rows[0]
    assert next(row[14:52].split() for row in rows if row.startswith("001"))[:2] == ["Marco", "Rossi"]
    assert {"012 Tuesday", "042 2026/12/01", "062 4", "XXR 5"} <= set(rows)


def test_groups_come_as_one_report_each(club, roster):
    body = {"players": list(roster.values()), "groups": 2}
    whole = club.ask("POST", "/seeding", body, headers=ZIP)
    assert whole.headers["content-type"] == "application/zip"
    files = zipfile.ZipFile(io.BytesIO(whole.body))
    assert files.namelist() == ["seeding.csv", "group-1.trf", "group-2.trf"]
    second = club.ask("POST", "/seeding", {**body, "group": 2}, headers=TRF)
    numbers = [row[4:8].strip() for row in second.text.split("\r\n") if row.startswith("001")]
    assert numbers == ["1", "2"]
    together = club.ask("POST", "/seeding", body, headers=TRF).text
    assert "### Group 2: starting numbers 3 to 4." in together


@pytest.mark.parametrize("accept", [CSV, TRF, ZIP])
def test_a_file_is_refused_while_somebody_is_still_to_be_asked_about(club, roster, accept):
    answer = club.ask("POST", "/seeding", {"players": ["Luca Verdi", "Marco Rosi"]}, headers=accept)
    assert (answer.status, answer.json["errors"][0]["at"]) == (422, "players.1")


@pytest.mark.parametrize(
    ("body", "at"),
    [
        ({"players": ["m_nobody"]}, "players.0"),
        ({"players": [""]}, "players.0.name"),
        ({"players": [{"member": "m_1", "name": "Anna"}]}, "players.0"),
        ({"players": ["Anna"], "groups": 2}, "groups"),
        ({"players": ["Anna"], "groups": 0}, "groups"),
        ({"players": ["Anna"], "tolerance": 2}, "tolerance"),
        ({"players": ["Anna"], "group": 2}, "group"),
        ({"players": ["Anna"], "birth": 1990}, "birth"),
        ({}, "players"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(club, body, at):
    answer = club.ask("POST", "/seeding", body)
    assert (answer.status, answer.json["errors"][0]["at"]) == (422, at), answer.text


def test_only_an_organiser_sees_the_order(road, club):
    publisher = club.ask("POST", "/keys", {"label": "app", "scope": "publish"}).json["secret"]
    assert club.ask("POST", "/seeding", {"players": []}, key=publisher).status == 404
    assert club.ask("POST", "/seeding", {"players": []}).json["seeds"] == []
