"""Bad input, through the API: refused with the place of every fault, and nothing stored."""

import json

import pytest

from tests.journeys.stack import OPERATOR_KEY, tournament

GOOD = tournament(("Marco Rossi", "Anna Bianchi", "1-0"), ("Anna Bianchi", "Luca Verdi", "0-1"))


def changed(**fields):
    return {**GOOD, **fields}


def without(field):
    return {key: value for key, value in GOOD.items() if key != field}


def games(*rows, **more):
    return changed(
        rounds=[{"no": 1, "games": [dict(zip(FIELDS, row, strict=False)) for row in rows], **more}]
    )


FIELDS = ("white", "black", "result", "board")

WRONG = {
    "unknown player number": (games((1, 9, "1-0")), "rounds.0.games.0.black"),
    "self-pairing": (games((1, 1, "1-0")), "rounds.0.games.0.black"),
    "player twice in a round": (games((1, 2, "1-0"), (1, 3, "0-1")), "rounds.0.games.1.white"),
    "two results for one board": (games((1, 2, "1-0", 1), (3, 2, "0-1", 1)), "rounds.0.games.1.board"),
    "game and bye": (
        games((1, 2, "1-0"), byes=[{"player": 1, "kind": "full"}]),
        "rounds.0.byes.0.player",
    ),
    "unknown player with a bye": (games(byes=[{"player": 7, "kind": "full"}]), "rounds.0.byes.0.player"),
    "unknown kind of bye": (games(byes=[{"player": 1, "kind": "nice"}]), "rounds.0.byes.0.kind"),
    "result code": (games((1, 2, "2-0")), "rounds.0.games.0.result"),
    "result of another type": (games((1, 2, 1)), "rounds.0.games.0.result"),
    "number as text": (games(("1", 2, "1-0")), "rounds.0.games.0.white"),
    "date": (changed(starts_on="2026-02-30"), "starts_on"),
    "date in another form": (changed(starts_on="10/01/2026"), "starts_on"),
    "end before start": (changed(ends_on="2026-01-09"), "ends_on"),
    "duplicate player number": (
        changed(players=[*GOOD["players"], {"no": 1, "name": "Sara Neri"}]),
        "players.3.no",
    ),
    "round twice": (changed(rounds=GOOD["rounds"][:1] * 2), "rounds.1.no"),
    "unknown field": (changed(venue="hall"), "venue"),
    "birth date": (
        changed(players=[{**GOOD["players"][0], "birth_date": "2015-04-01"}, *GOOD["players"][1:]]),
        "players.0.birth_date",
    ),
    "no name": (without("name"), "name"),
    "no players": (without("players"), "players"),
    "no rounds": (without("rounds"), "rounds"),
    "no date": (without("starts_on"), "starts_on"),
    "format": (changed(format="tandem"), "format"),
    "flag as text": (changed(rated="yes"), "rated"),
    "a name of 10,000 characters": (
        changed(players=[{"no": 1, "name": "x" * 10_000}, *GOOD["players"][1:]]),
        "players.0.name",
    ),
    "a name that shows nothing": (
        changed(players=[{"no": 1, "name": "\u200b\u202e"}, *GOOD["players"][1:]]),
        "players.0.name",
    ),
    "a member that is none": (
        changed(players=[{**GOOD["players"][0], "member": "m_none"}, *GOOD["players"][1:]]),
        "players.0.member",
    ),
    "31 rounds": (changed(rounds=[{"no": no} for no in range(1, 32)]), "rounds"),
    "1,001 players": (changed(players=[{"no": no, "name": f"P {no}"} for no in range(1, 1002)]), "players"),
}


@pytest.fixture
def club(road):
    return road.club()


@pytest.fixture
def unchanged(road, club):
    """Whatever the test does, nothing is stored."""
    before = road.stored(), road.archive()
    yield
    assert (road.stored(), road.archive()) == before


def refused(answer, status):
    assert answer.status == status, answer.text
    assert answer.headers["content-type"] == "application/problem+json"
    assert set(answer.json) >= {"type", "title", "status", "detail"}
    assert answer.json["status"] == status
    return answer.json


@pytest.mark.usefixtures("unchanged")
@pytest.mark.parametrize("case", WRONG)
def test_what_is_wrong_in_a_tournament_is_named_by_its_place(club, case):
    body, at = WRONG[case]

    problem = refused(club.ask("PUT", "/tournaments/t1", body), 422)

    assert at in [error["at"] for error in problem["errors"]], problem
    assert all(error["message"] for error in problem["errors"])


@pytest.mark.usefixtures("unchanged")
@pytest.mark.parametrize("id_", [".hidden", "-a", "a b", "a%2Fb"[:1] + "%C3%A9", "x" * 65, "a$b", "%22"])
def test_an_id_outside_its_grammar_is_refused(club, id_):
    problem = refused(club.ask("PUT", f"/tournaments/{id_}", GOOD), 422)

    assert [error["at"] for error in problem["errors"]] == ["id"]


@pytest.mark.usefixtures("unchanged")
@pytest.mark.parametrize(
    ("status", "body", "headers"),
    [
        (400, b"", {"content-type": "application/json"}),
        (400, b"{", {"content-type": "application/json"}),
        (400, b'{"name": "caf\xe9"}', {"content-type": "application/json"}),
        (422, b"[]", {"content-type": "application/json"}),
        (422, b'{"name": "a", "name": "b"}', {"content-type": "application/json"}),
        (413, b" " * 4_000_001, {"content-type": "application/json"}),
        (415, json.dumps(GOOD).encode(), {"content-type": "application/xml"}),
        (415, b"\x00\x01\x02", {"content-type": "application/octet-stream"}),
        (415, b"PK", {"content-type": "image/png"}),
    ],
)
def test_a_body_that_is_no_tournament_at_all_is_refused(club, status, body, headers):
    refused(club.ask("PUT", "/tournaments/t1", body, headers=headers), status)


@pytest.mark.usefixtures("unchanged")
@pytest.mark.parametrize(
    ("body", "at"),
    [
        (
            "012 Evening\n042 2026/01/10\n001    1 m    Rossi, Marco" + " " * 58 + "0.0    1     9 w 1\n",
            "line 3",
        ),
        ("round,white,black,result\n1,Rossi,Bianchi,3-0\n", "line 2"),
        ("round,white,black,result\n1,Rossi,Rossi,1-0\n", "line 2"),
    ],
)
def test_a_file_that_cannot_be_read_is_answered_with_its_line(club, body, at):
    kind = "application/vnd.fide.trf" if body.startswith("012") else "text/csv"

    answer = club.ask(
        "PUT", "/tournaments/t1?starts_on=2026-01-10&name=x", body.encode(), headers={"content-type": kind}
    )

    places = [error["at"] for error in refused(answer, 422)["errors"]]
    assert any(place.startswith(at) for place in places), places


@pytest.mark.usefixtures("unchanged")
@pytest.mark.parametrize(
    ("method", "path", "body", "at"),
    [
        ("PATCH", "", {"colour": "blue"}, "colour"),
        ("PATCH", "", {"visibility": "secret"}, "visibility"),
        ("PATCH", "", {"slug": "other"}, "slug"),
        ("PATCH", "", {"rules": {"k_new": 0}}, "rules.k_new"),
        ("PATCH", "", {"rules_from": "2026-01-01"}, "rules_from"),
        ("PATCH", "?preveiw=true", {"name": "New"}, "?preveiw"),
        ("POST", "/members", {"name": "Anna", "birth_date": "2015-01-01"}, "birth_date"),
        ("POST", "/members", {"name": "  "}, "name"),
        ("POST", "/members", {"name": "Anna", "starting_rating": 1400.55}, "starting_rating"),
        ("POST", "/keys", {"label": "app", "scope": "everything"}, "scope"),
    ],
)
def test_other_bodies_are_refused_with_their_places_too(club, method, path, body, at):
    problem = refused(club.ask(method, path, body), 422)

    assert at in [error["at"] for error in problem["errors"]]


@pytest.mark.parametrize("slug", ["ab", "Circolo", "circolo_1", "c" * 41, "più", "circolo\n"])
def test_a_slug_outside_its_grammar_is_refused(road, slug):
    body = {"slug": slug, "name": "Club", "language": "en"}

    problem = refused(road.ask("POST", "/api/clubs", body, key=OPERATOR_KEY), 422)

    assert [error["at"] for error in problem["errors"]] == ["slug"]
    assert road.archive() == {}


def test_a_slug_that_is_taken_is_a_conflict(road, club):
    refused(
        road.ask("POST", "/api/clubs", {"slug": club.slug, "name": "x", "language": "en"}, key=OPERATOR_KEY),
        409,
    )


@pytest.mark.parametrize(
    ("links", "at"),
    [
        ({"9": {"guest": True}}, "links.9"),
        ({"1": {"member": "m_none"}}, "links.1.member"),
        ({"1": {"guest": True, "new": True}}, "links.1"),
        ({"1": {}}, "links.1"),
        ({"one": {"guest": True}}, "links.one"),
        ({"1": {"guest": True, "name": "Anna"}}, "links.1.name"),
    ],
)
def test_a_confirmation_that_cannot_be_is_named_by_its_entry(road, club, links, at):
    club.publish("t1", GOOD)
    before = road.stored()

    problem = refused(club.ask("PUT", "/tournaments/t1/names", {"links": links}), 422)

    assert at in [error["at"] for error in problem["errors"]]
    assert road.stored() == before


def test_one_person_twice_in_a_round_is_a_conflict_that_names_both_entries(club):
    member = club.ask("POST", "/members", {"name": "Marco Rossi"}).json["member"]["member"]
    club.publish("t1", GOOD)

    links = {"1": {"member": member}, "2": {"member": member}}
    problem = refused(club.ask("PUT", "/tournaments/t1/names", {"links": links}), 409)

    assert "1" in problem["detail"]
    assert "2" in problem["detail"]


def test_a_csv_of_members_is_taken_whole_or_not_at_all(road, club):
    before = road.stored()
    broken = b"name,rating,games\nMarco Rossi,1500,30\nAnna Bianchi,many,3\n"

    problem = refused(club.ask("POST", "/members", broken, headers={"content-type": "text/csv"}), 422)

    assert problem["errors"][0]["at"].startswith("line 3")
    assert road.stored() == before
