"""The same POST again is answered the same again, whatever has happened since."""

import pytest

from tests.journeys.stack import OPERATOR_KEY, tournament

ONCE = {"Idempotency-Key": "once"}


def again(club, path, body=None):
    """A POST under a key of its own, as something to do twice."""
    return lambda: club.ask("POST", path, body, headers={"Idempotency-Key": path})


def test_members_are_answered_as_they_were_made(road, club):
    post = again(club, "/members", {"name": "Marco Rossi", "starting_rating": 1400})
    first = post()
    member = first.json["member"]["member"]
    club.publish("t1", tournament(("Marco Rossi", "Anna Bianchi", "1-0")))
    links = {"1": {"member": member}, "2": {"new": True}}
    assert club.ask("PUT", "/tournaments/t1/names", {"links": links}).status == 202
    club.ask(
        "PATCH", f"/members/{member}", {"name": "Marco De Rossi", "junior": "yes", "starting_rating": 900}
    )
    road.settle()

    second = post()

    assert (second.status, second.json) == (first.status, first.json)


@pytest.mark.parametrize("act", ["restore", "release"])
def test_a_tournament_is_answered_as_it_was_then(club, act):
    games = [("Ada", "Bea", "1-0"), ("Bea", "Ada", "1-0")] * 3
    club.publish("t1", tournament(*games))
    club.publish("t2", tournament(*games))
    if act == "restore":
        assert club.ask("DELETE", "/tournaments/t2").status == 202
    post = again(club, f"/tournaments/t2/{act}")
    first = post()
    assert first.status == 202, first.text
    renamed = {"name": "Other", "players": [{"no": 1, "name": "Ida"}]}
    assert club.ask("PATCH", "/tournaments/t2", renamed).status == 202
    ada = {"links": {"1": {"new": True}, "2": {"new": True}}}
    assert club.ask("PUT", "/tournaments/t2/names", ada).status == 202

    second = post()

    assert (second.status, second.json) == (first.status, first.json)


def test_a_club_and_a_key_are_answered_as_made_but_for_the_secret(road):
    body = {"slug": "nuovo", "name": "Nuovo", "language": "it"}

    def found():
        return road.ask("POST", "/api/clubs", body, key=OPERATOR_KEY, headers=ONCE)

    first = found()
    key = first.json["organiser_key"]

    def add():
        sent = {"label": "app", "scope": "publish"}
        return road.ask("POST", "/api/clubs/nuovo/keys", sent, key=key, headers=ONCE)

    added = add()
    road.ask("PATCH", "/api/clubs/nuovo", {"name": "Nuovissimo", "rotate_link": True}, key=key)
    road.ask("DELETE", f"/api/clubs/nuovo/keys/{added.json['key']['id']}", key=key)

    assert found().json == {name: each for name, each in first.json.items() if name != "organiser_key"}
    assert add().json == {name: each for name, each in added.json.items() if name != "secret"}
    assert (found().status, add().status) == (first.status, added.status) == (201, 201)


def test_merges_and_rebuilds_are_answered_the_same_and_done_once(road, club):
    one, other = (club.ask("POST", "/members", {"name": name}).json["member"]["member"] for name in "AB")
    merge = again(club, "/merges", {"from": one, "into": other})
    first = merge()
    assert club.ask("DELETE", f"/merges/{first.json['merge']['id']}").status == 202
    assert (merge().status, merge().json) == (first.status, first.json)
    assert club.get("/merges")["merges"] == []

    rebuild = again(club, "/rebuild")
    numbers = [rebuild() for _ in range(3)]
    assert [each.json for each in numbers] == [numbers[0].json] * 3
    assert {each.status for each in numbers} == {202}
