"""The main road: published, confirmed, replayed, rendered, and proved by `status`."""

import pytest

from tests.journeys.stack import OPERATOR_KEY, tournament

EVENING = tournament(
    ("Marco Rossi", "Anna Bianchi", "1-0"),
    ("Luca Verdi", "Marco Rossi", "1/2-1/2"),
    name="Tuesday 12",
)


@pytest.fixture
def club(road):
    return road.club()


def test_an_evening_goes_from_publication_to_the_page(road, club):
    receipt = club.publish("t12", EVENING)
    assert (receipt["state"], receipt["waits_for_names"], receipt["revision"]) == ("pending", 3, 2)
    assert receipt["page"].startswith(f"{club.root()}tournaments/t_")
    road.settle()
    assert club.ladder() == {}
    assert {"tournament": "t12", "why": "names"} in club.get("/status")["waiting"]
    assert "Marco Rossi" not in road.page(receipt["page"])

    confirmed = club.accept("t12")
    assert len(confirmed["made"]) == 3
    road.settle()

    ladder = club.get("/ladder")
    assert [(line["name"], line["rating"]) for line in ladder["standings"]] == [
        ("Marco Rossi", 1220.0),
        ("Luca Verdi", 1200.0),
        ("Anna Bianchi", 1180.0),
    ]
    status = club.get("/status")
    assert status["records"] == status["ladder"] == status["site"] == confirmed["revision"]
    assert status["healthy"] is True
    assert status["waiting"] == []
    page = road.page(club.root())
    assert f'<meta name="ladder-revision" content="{confirmed["revision"]}">' in page
    assert "M. R." in page
    assert "Rossi" not in page


def test_a_read_of_records_after_a_change_sees_it_before_any_replay(club):
    club.publish("t12", EVENING)
    club.accept("t12")

    assert [each["state"] for each in club.get("/tournaments")["tournaments"]] == ["rated"]
    assert {each["name"] for each in club.get("/members")["members"]} == {
        "Marco Rossi",
        "Luca Verdi",
        "Anna Bianchi",
    }
    status = club.get("/status")
    assert (status["records"], status["ladder"]) == (3, 0)


def test_what_a_tournament_moved_stands_beside_it(road, club):
    club.publish("t12", EVENING)
    made = club.accept("t12")["made"]
    road.settle()

    answer = club.ask("GET", "/tournaments/t12")

    assert answer.headers["etag"] == '"3"'
    assert answer.json["revision"] == 3
    marco = next(
        each["member"] for each in answer.json["tournament"]["players"] if each["name"] == "Marco Rossi"
    )
    assert answer.json["changes"][marco] == {
        "before": 1200,
        "rated_at": 1200,
        "k": 40,
        "score": 1.5,
        "expected": 1.0,
        "games": 2,
        "change": 20,
        "after": 1220,
    }
    assert set(made) == set(answer.json["changes"])


def test_a_member_has_a_history_and_every_game_with_the_reason_where_it_did_not_count(road, club):
    evening = tournament(
        ("Marco Rossi", "Anna Bianchi", "1-0"),
        ("Marco Rossi", "Anna Bianchi", "+/-"),
        ("Anna Bianchi", "Marco Rossi", "*"),
    )
    club.publish("t", evening)
    club.accept("t")
    road.settle()
    marco = next(each for each in club.get("/members")["members"] if each["name"] == "Marco Rossi")

    answer = club.get(f"/members/{marco['member']}")

    assert answer["member"] == marco
    assert answer["history"] == [
        {"tournament": "t", "ended": "2026-01-10", "before": 1200, "change": 20, "after": 1220, "games": 1}
    ]
    assert [
        (game["colour"], game["counted"], game["reason"], game["expected"]) for game in answer["games"]
    ] == [
        ("white", True, "", 0.5),
        ("white", False, "forfeit", None),
        ("black", False, "unfinished", None),
    ]
    assert answer["games"][1]["reason_text"] == "did not count: forfeit, not played"


def test_the_next_evening_knows_everybody_and_one_click_confirms_it(road, club):
    club.publish("t1", EVENING)
    club.accept("t1")
    road.settle()

    club.publish("t2", {**EVENING, "starts_on": "2026-01-17"})
    answer = club.ask("GET", "/tournaments/t2/names")
    entries = answer.json["entries"]
    assert all(entry["ticked"].startswith("m_") for entry in entries)
    first = entries[0]["suggestions"][0]
    assert (first["confidence"], first["rating"], first["games"]) == ("sure", 1220, 2)
    assert (first["reason"], first["reason_text"]) == ("exact", "the same name")

    done = club.ask(
        "PUT", "/tournaments/t2/names", {"accept_ticked": True}, headers={"If-Match": answer.headers["etag"]}
    )

    assert (done.status, done.json["made"]) == (202, [])
    road.settle()
    assert club.ladder()["Marco Rossi"][1] == 4


def test_names_that_were_accepted_unseen_are_refused(club):
    club.publish("t1", EVENING)
    seen = club.ask("GET", "/tournaments/t1/names").headers["etag"]
    club.ask("PUT", "/tournaments/t1/names", {"links": {"1": {"guest": True}}})

    stale = club.ask("PUT", "/tournaments/t1/names", {"accept_ticked": True}, headers={"If-Match": seen})
    unsaid = club.ask("PUT", "/tournaments/t1/names", {"accept_ticked": True})

    assert (stale.status, unsaid.status) == (412, 400)


def test_an_entry_is_a_member_somebody_new_or_a_guest(road, club):
    old = club.ask("POST", "/members", {"name": "Marco Rossi", "starting_rating": 1500}).json["member"][
        "member"
    ]
    club.publish("t1", EVENING)

    answer = club.ask(
        "PUT",
        "/tournaments/t1/names",
        {
            "links": {
                "1": {"member": old},
                "2": {"new": True, "name": "Anna Bianchi Neri", "starting_rating": 1400.5, "junior": "no"},
                "3": {"guest": True},
            }
        },
    )

    assert answer.status == 202, answer.text
    [made] = answer.json["made"]
    assert [entry["link"] for entry in answer.json["entries"]] == [old, made, "guest"]
    road.settle()
    members = {each["member"]: each for each in club.get("/members")["members"]}
    assert members[made]["name"] == "Anna Bianchi Neri"
    assert members[made]["starting_rating"] == 1400.5
    assert members[made]["aliases"] == ["Anna Bianchi"]
    assert members[old]["games"] == 1


def test_a_preview_says_who_would_move_and_writes_nothing(road, club):
    club.publish("t1", EVENING)
    before = road.stored(), road.archive()

    answer = club.accepted("t1", "?preview=true")

    assert answer.status == 200
    assert answer.json["ripple"]["moved"] == 3
    assert answer.json["ripple"]["members"][0]["rating"] == [None, 1220]
    assert (road.stored(), road.archive()) == before


def test_the_same_publication_again_makes_no_revision(road, club):
    first = club.publish("t1", EVENING)
    again = club.publish("t1", EVENING)

    assert (first["revision"], again["revision"]) == (2, 2)


def test_publishing_again_keeps_links_whatever_the_numbers_are_now(road, club):
    club.publish("t1", EVENING)
    club.accept("t1")
    renumbered = {
        **EVENING,
        "players": [
            {"no": 1, "name": "Late Comer"},
            {"no": 2, "name": "Marco Rossi"},
            {"no": 3, "name": "Anna Bianchi"},
            {"no": 4, "name": "Luca Verdi"},
        ],
        "rounds": [{"no": 1, "games": [{"board": 1, "white": 2, "black": 3, "result": "1-0"}]}],
    }

    answer = club.publish("t1", renumbered)

    assert (answer["state"], answer["waits_for_names"]) == ("rated", 1)
    assert [bool(entry["link"]) for entry in answer["names"]["entries"]] == [False, True, True, True]


def test_the_operator_founds_lists_and_closes_clubs(road):
    road.club("first")
    second = road.club("second")
    road.settle()
    root = second.root()

    slugs = [each["slug"] for each in road.ask("GET", "/api/clubs", key=OPERATOR_KEY).json["clubs"]]
    assert slugs == ["first", "second"]
    assert root.removeprefix("/") in road.site()

    closed = road.ask("DELETE", "/api/clubs/second", key=OPERATOR_KEY)
    road.settle()

    assert closed.status == 202
    assert second.ask("GET").status in {401, 404}
    assert road.ask("GET", "/api/clubs/second", key=OPERATOR_KEY).status == 404
    assert [key for key in road.site() if key.startswith(root.removeprefix("/"))] == []
