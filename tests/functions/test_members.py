"""The roster, and numbers as the API writes them."""

from datetime import UTC, datetime, timedelta

import pytest

from ladder.domain.ladder import Expected
from ladder.domain.rating import ONE
from ladder.domain.tournament import Tenths
from publish import numbers
from tests.journeys.stack import Text, tournament


def test_a_member_added_by_hand_has_the_start_values_until_the_first_game(club):
    plain = club.ask("POST", "/members", {"name": "Marco Rossi"})
    started = club.ask(
        "POST", "/members", {"name": "Anna Bianchi", "starting_rating": 1512.5, "starting_games": 30}
    )

    assert plain.status == 201
    assert plain.json["member"] == {
        "member": plain.json["member"]["member"],
        "name": "Marco Rossi",
        "shown": "M. R.",
        "aliases": [],
        "rating": 1200,
        "games": 0,
        "provisional": True,
        "display": "inherit",
        "junior": "unknown",
        "consent": None,
        "starting_rating": None,
        "starting_games": 0,
    }
    assert started.json["member"]["rating"] == 1512.5
    assert (started.json["member"]["games"], started.json["member"]["provisional"]) == (30, False)


def test_a_list_of_members_is_taken_in_its_order(club):
    body = b"name,rating,games\nMarco Rossi,1500,30\nAnna Bianchi,,\n"

    answer = club.ask("POST", "/members", body, headers={"content-type": "text/csv"})

    assert answer.status == 201, answer.text
    assert [each["name"] for each in answer.json["members"]] == ["Marco Rossi", "Anna Bianchi"]
    assert [each["starting_games"] for each in answer.json["members"]] == [30, 0]


def test_a_name_that_somebody_has_already_is_taken_with_a_note(club):
    def add(name):
        return club.ask("POST", "/members", {"name": name}).json

    first = add("Marco Rossi")
    twin = add("marco  rossi")

    assert "notes" not in first
    assert twin["member"]["member"] != first["member"]["member"]
    [note] = twin["notes"]
    assert note["at"] == "name"
    assert first["member"]["member"] in note["message"]
    body = b"name\nAnna Bianchi\n\nMarco Rossi\nAnna Bianchi\n"
    sheet = club.ask("POST", "/members", body, headers={"content-type": "text/csv"}).json
    anna = sheet["members"][0]["member"]
    assert [note["at"] for note in sheet["notes"]] == ["line 4", "line 5"]
    assert anna in sheet["notes"][1]["message"]
    assert len(club.get("/members")["members"]) == 5


def test_the_same_post_again_adds_nobody_twice(club):
    def post(name="Marco Rossi", path="/members"):
        return club.ask("POST", path, {"name": name}, headers={"Idempotency-Key": "k"})

    first, again, other = post(), post(), post("Anna")
    preview = post(path="/members?preview=true")

    assert (first.status, again.status, other.status, preview.status) == (201, 201, 422, 200)
    assert first.json == again.json
    assert len(club.get("/members")["members"]) == 1


def test_every_field_of_a_member_can_be_changed(club):
    id_ = club.ask("POST", "/members", {"name": "Marco Rossi"}).json["member"]["member"]
    changes = {
        "name": "Marco De Rossi",
        "display": "full",
        "junior": "yes",
        "consent": {"on": "2026-01-01", "parent": True, "child": True},
        "starting_rating": 1400.5,
        "starting_games": 7,
    }
    for field, value in changes.items():
        answer = club.ask("PATCH", f"/members/{id_}", {field: value})
        assert answer.json["member"][field] == value
    assert club.get(f"/members/{id_}")["member"]["aliases"] == ["Marco Rossi"]
    logged = club.get("/log")["entries"]
    assert [entry["what"] for entry in logged[:6]] == ["member.edited"] * 6
    assert (logged[0]["before"], logged[0]["after"]) == ({"starting_games": 0}, {"starting_games": 7})


def test_a_consent_is_never_of_a_day_to_come(road, club):
    id_ = club.ask("POST", "/members", {"name": "Marco Rossi"}).json["member"]["member"]
    today = datetime.now(UTC).date()

    def recorded(days):
        consent = {"on": str(today + timedelta(days=days)), "parent": True, "child": True}
        return club.ask("PATCH", f"/members/{id_}", {"consent": consent})

    before = road.stored()
    refused = recorded(3)
    assert refused.status == 422
    assert [error["at"] for error in refused.json["errors"]] == ["consent.on"]
    assert road.stored() == before
    assert [recorded(days).status for days in (0, 1)] == [202, 202], "it is tomorrow in Auckland already"


def test_a_starting_rating_moves_the_ladder_and_the_preview_says_by_how_much(road, club):
    club.publish("t1", tournament(("Marco Rossi", "Anna Bianchi", "1-0")))
    club.accept("t1")
    road.settle()
    marco = next(each for each in club.get("/members")["members"] if each["name"] == "Marco Rossi")

    answer = club.ask("PATCH", f"/members/{marco['member']}?preview=true", {"starting_rating": 1400})

    moved = {each["name"]: each["rating"] for each in answer.json["ripple"]["members"]}
    assert moved == {"Marco Rossi": [1220, 1409.6], "Anna Bianchi": [1180, 1190.4]}
    assert (answer.json["ripple"]["moved"], answer.json["ripple"]["most"]) == (2, 189.6)
    assert club.get("/log")["entries"][0]["what"] == "names.confirmed"


@pytest.mark.parametrize(
    ("value", "written"), [(14138, 1413.8), (12000, 1200), (-5, -0.5), (0, 0), (-12000, -1200), (None, None)]
)
def test_a_rating_has_one_decimal_at_most(value, written):
    said = numbers.tenths(None if value is None else Tenths(value))

    assert said == written
    assert str(said) == str(written)


@pytest.mark.parametrize(
    ("value", "written"),
    [
        (ONE, 1.0),
        (ONE // 2, 0.5),
        (ONE // 3, 0.3333),
        (2 * ONE // 3, 0.6667),
        (0, 0.0),
        (None, None),
        (ONE // 20_000, 0.0),
    ],
)
def test_an_expected_score_has_four(value, written):
    assert numbers.expected(None if value is None else Expected(value)) == written


CSV = {"Content-Type": "text/csv"}
FILE = {"Content-Type": "application/octet-stream", "Content-Disposition": 'attachment; filename="Soci.CSV"'}


def test_a_list_in_another_encoding_is_read_as_a_file_with_its_name(club):
    body = "name,rating\nFran\xe7ois M\xfcller,1500\n".encode("cp1252")

    assumed = club.ask("POST", "/members?preview=true", body, headers=FILE)
    said = club.ask("POST", "/members?encoding=windows-1250", body, headers=FILE)

    assert [each["name"] for each in assumed.json["members"]] == ["François Müller"]
    assert [note["at"] for note in assumed.json["notes"]] == ["line 2"]
    assert said.status == 201, said.text
    assert [each["name"] for each in said.json["members"]] == ["François Müller"]


def test_a_list_that_the_gateway_has_mangled_is_refused(road, club):
    before = road.stored()
    answer = club.ask("POST", "/members", Text("name\nM\ufffdller\nM\ufffdller\n"), headers=CSV)

    assert answer.status == 422
    assert answer.json["errors"][0]["at"] == "line 2, column 2"
    assert road.stored() == before


def test_a_list_that_came_as_text_is_not_decoded_twice(club):
    declared = {"Content-Type": "text/csv; charset=windows-1252"}
    answer = club.ask("POST", "/members?encoding=cp1251", Text("name\nPérez\n"), headers=declared)

    assert [each["name"] for each in answer.json["members"]] == ["Pérez"]


def test_a_column_that_is_not_kept_is_told(club):
    body = b"nome,elo,born\nMarco Rossi,1500,2010\n"

    answer = club.ask("POST", "/members", body, headers=CSV)

    assert answer.json["members"][0]["starting_rating"] == 1500
    assert [note["message"] for note in answer.json["notes"]] == [
        "the column 'nome' was read as name",
        "the column 'elo' was read as rating",
        "the column 'born' is not kept",
    ]


def test_a_list_says_whose_names_are_known_and_can_leave_those_out(club):
    csv = {"content-type": "text/csv"}
    for name in ("Marco Rossi", "Anna Bianchi"):
        club.ask("POST", "/members", {"name": name})
    body = b"name,rating,games,junior\nmarco  ROSSI,,,no\nCarla Verdi,1300,4,yes\nAnna Bianchi,,,\n"

    seen = club.ask("POST", "/members?preview=true", body, headers=csv).json
    assert [[each["name"] for each in line["known"]] for line in seen["lines"]] == [
        ["Marco Rossi"],
        [],
        ["Anna Bianchi"],
    ]
    answer = club.ask("POST", "/members?known=leave&take=4", body, headers=csv)

    assert answer.status == 201, answer.text
    assert [(each["name"], each["junior"]) for each in answer.json["members"]] == [
        ("Carla Verdi", "yes"),
        ("Anna Bianchi", "unknown"),
    ]
    assert [note["at"] for note in answer.json["notes"]] == ["line 4"]
    assert [bool(line["known"]) for line in answer.json["lines"]] == [True, False, True]
    assert len(club.get("/members")["members"]) == 4
    assert club.ask("POST", "/members?known=perhaps", body, headers=csv).status == 422
    assert club.ask("POST", "/members?known=leave&take=x", body, headers=csv).status == 422


def test_a_member_is_added_with_an_age(club):
    added = club.ask("POST", "/members", {"name": "Emma Carter", "junior": "yes"})
    assert added.json["member"]["junior"] == "yes"
    assert club.ask("POST", "/members", {"name": "Emma Carter", "junior": "perhaps"}).status == 422


def test_a_preview_says_whose_name_becomes_readable(club):
    def add(**fields):
        return club.ask("POST", "/members", fields).json["member"]["member"]

    adult, child = add(name="Marco Rossi"), add(name="Emma Carter", junior="yes")

    def preview(path, **fields):
        told = club.ask("PATCH", f"{path}?preview=true", fields).json["readable"]
        return (
            told["by"],
            [each["name"] for each in told["full"]],
            [each["name"] for each in told["initials"]],
        )

    club.ask("PATCH", "", {"visibility": "organiser", "names": "initials"})
    assert preview("", visibility="public", names="full") == ("public", ["Marco Rossi"], ["Emma Carter"])
    club.ask("PATCH", "", {"visibility": "public", "names": "full"})
    agreed = {"on": "2026-01-01", "parent": True, "child": True}
    assert preview(f"/members/{child}", consent=agreed) == ("public", ["Emma Carter"], [])
    assert preview(f"/members/{adult}", display="hidden") == ("public", [], [])
    club.ask("PATCH", f"/members/{adult}", {"display": "hidden"})
    assert preview(f"/members/{adult}", display="initials") == ("public", [], ["Marco Rossi"])
