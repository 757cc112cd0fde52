"""Undo from the log, through the API: what was changed is as before, and what stands on it is named."""

import pytest

from tests.journeys.stack import tournament

FLIPPED = {"games": [{"round": 1, "white": 1, "black": 2, "result": "0-1"}]}


@pytest.fixture
def club(road):
    made = road.club()
    made.publish("t1", tournament(("Anna A", "Bruno B", "1-0"), ("Bruno B", "Anna A", "1-0")))
    made.accept("t1")
    return made


def changed(club, method, path, body=None):
    answer = club.ask(method, path, body)
    assert answer.status in (200, 201, 202), answer.text
    return answer.json["revision"]


def standing(club):
    """What an organiser sees of the tournament, but its revision."""
    got = club.get("/tournaments/t1")
    return {name: got[name] for name in ("tournament", "state")}


def ratings(road, club):
    road.settle()
    return club.ladder()


def test_a_correction_is_undone_and_done_again(road, club):
    before = ratings(road, club), standing(club)
    entry = changed(club, "PATCH", "/tournaments/t1", FLIPPED)
    after = ratings(road, club), standing(club)
    assert after != before

    back = club.undo(entry)["revision"]

    assert (ratings(road, club), standing(club)) == before
    club.undo(back)
    assert (ratings(road, club), standing(club)) == after


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("DELETE", "/tournaments/t1", None),
        ("PATCH", "/tournaments/t1", {"players": [{"no": 1, "name": "Anna Aa"}]}),
        ("PATCH", "/tournaments/t1", {"starts_on": "2026-03-01", "rated": False}),
        ("PATCH", "", {"names": "full", "rules": {"k_new": 30}}),
    ],
)
def test_whatever_it_was_all_is_as_before(road, club, method, path, body):
    settings = {key: value for key, value in club.get("")["club"].items() if key != "revision"}
    before = ratings(road, club), standing(club)

    club.undo(changed(club, method, path, body))

    assert (ratings(road, club), standing(club)) == before
    assert {key: value for key, value in club.get("")["club"].items() if key != "revision"} == settings


def test_an_undo_that_later_entries_stand_on_is_a_conflict_that_names_them(club):
    first = changed(club, "PATCH", "/tournaments/t1", FLIPPED)
    second = changed(club, "PATCH", "/tournaments/t1", {"games": [{"round": 1, "board": 1, "result": "*"}]})

    detail = club.undo(first, status=409)["detail"]

    assert f"stand on entry {first}: {second}." in detail
    club.undo(second)
    # the second entry, though taken back, has touched the same place: only now is it as the first left it
    club.undo(first)
    assert standing(club)["tournament"]["rounds"][0]["games"][0]["result"] == "1-0"


def test_a_later_change_elsewhere_in_the_tournament_stays(road, club):
    first = changed(club, "PATCH", "/tournaments/t1", FLIPPED)
    changed(club, "PATCH", "/tournaments/t1", {"games": [{"round": 2, "board": 1, "result": "1/2-1/2"}]})

    club.undo(first)

    rounds = standing(club)["tournament"]["rounds"]
    assert [each["games"][0]["result"] for each in rounds] == ["1-0", "1/2-1/2"]


def test_a_publication_undone_is_a_deletion_and_its_id_stays_taken(club):
    detail = club.undo(2, status=409)["detail"]
    assert "stand on entry 2: 3." in detail
    other = tournament(("Carla C", "Dario D", "1-0"), starts_on="2026-05-01")
    entry = club.publish("t2", other)["revision"]

    club.undo(entry)

    assert club.get("/tournaments/t2")["state"] == "deleted"
    assert club.ask("PUT", "/tournaments/t2", other).status == 409


def test_a_confirmation_undone_takes_the_members_it_made_off_the_roster(road, club):
    club.undo(3)

    assert club.get("/tournaments/t1")["state"] == "pending"
    assert club.get("/members")["members"] == []
    assert ratings(road, club) == {}
    assert len(club.accept("t1")["made"]) == 2


def test_members_who_have_been_seated_since_are_not_unmade(club):
    entry = changed(club, "POST", "/members", {"name": "Carla C"})
    carla = next(each for each in club.get("/members")["members"] if each["name"] == "Carla C")["member"]
    club.publish("t2", tournament(("C. C.", "X X", "1-0"), starts_on="2026-05-01"))
    links = {"1": {"member": carla}, "2": {"guest": True}}
    later = changed(club, "PUT", "/tournaments/t2/names", {"links": links})

    detail = club.undo(entry, status=409)["detail"]

    assert str(later) in detail
    club.undo(later)
    club.undo(entry)
    assert "Carla C" not in {each["name"] for each in club.get("/members")["members"]}


def test_a_publication_again_undone_leaves_the_correction_since(road, club):
    more = tournament(
        ("Anna A", "Bruno B", "1-0"), ("Bruno B", "Anna A", "1-0"), ("Anna A", "Bruno B", "1-0")
    )
    entry = club.publish("t1", more)["revision"]
    changed(club, "PATCH", "/tournaments/t1", FLIPPED)

    club.undo(entry)

    rounds = standing(club)["tournament"]["rounds"]
    assert [each["games"][0]["result"] for each in rounds] == ["0-1", "1-0"]
    held = club.publish("t1", more)  # the app sends it again: it was taken back, so a person decides
    assert held["held"]["late"] is True


def test_a_merge_undone_from_the_log_is_as_if_never_made(club):
    for name in ("Carla C", "C. C."):
        changed(club, "POST", "/members", {"name": name})
    ids = {each["name"]: each["member"] for each in club.get("/members")["members"]}
    entry = changed(club, "POST", "/merges", {"from": ids["C. C."], "into": ids["Carla C"]})

    club.undo(entry)

    assert club.get("/merges")["merges"] == []
    assert "C. C." in {each["name"] for each in club.get("/members")["members"]}


def test_a_merge_that_was_undone_comes_back_unless_one_of_the_two_was_merged_elsewhere_since(club):
    def merge(source, into):
        return club.ask("POST", "/merges", {"from": source, "into": into}).json

    anna, bruno, more = (
        club.ask("POST", "/members", {"name": name}).json["member"]["member"]
        for name in ("Carla C", "Dora D", "Emil E")
    )
    made = merge(anna, bruno)["merge"]["id"]
    apart = changed(club, "DELETE", f"/merges/{made}")
    elsewhere = merge(anna, more)
    assert f": {elsewhere['revision']}." in club.undo(apart, status=409)["detail"]
    changed(club, "DELETE", f"/merges/{elsewhere['merge']['id']}")

    turned = merge(bruno, anna)
    detail = club.undo(apart, status=409)["detail"]
    assert f": {turned['revision']}." in detail
    changed(club, "DELETE", f"/merges/{turned['merge']['id']}")

    club.undo(apart)
    assert [(each["from"], each["into"]) for each in club.get("/merges")["merges"]] == [(anna, bruno)]


def test_a_merge_with_somebody_erased_since_does_not_come_back(road, club):
    one, two = (
        club.ask("POST", "/members", {"name": name}).json["member"]["member"]
        for name in ("Carla C", "Dora D")
    )
    made = club.ask("POST", "/merges", {"from": one, "into": two}).json["merge"]["id"]
    apart = changed(club, "DELETE", f"/merges/{made}")
    erased = changed(club, "DELETE", f"/members/{two}")
    for _ in range(3):
        road.settle()
        road.check()

    answer = club.ask("POST", f"/log/{apart}/undo")

    assert answer.status == 409
    assert club.get("/merges")["merges"] == []
    assert str(erased) in answer.json["detail"]


def test_a_members_new_name_and_display_are_taken_back(club):
    [anna, _] = club.get("/members")["members"]
    entry = changed(
        club, "PATCH", f"/members/{anna['member']}", {"name": "Anna Bianchi", "display": "hidden"}
    )
    club.undo(entry)
    [after, _] = club.get("/members")["members"]
    assert (after["name"], after["display"]) == ("Anna A", "inherit")


def test_what_cannot_be_undone_says_why(club):
    made = changed(club, "POST", "/keys", {"label": "app", "scope": "publish"})
    rotated = changed(club, "PATCH", "", {"rotate_link": True})
    entries = {each["entry"]: each["undoable"] for each in club.get("/log")["entries"]}
    assert entries[str(made)].startswith("a key is revoked")
    assert entries[str(rotated)].startswith("an address")
    assert (entries["2"], entries["3"]) == (True, True)
    for entry in (1, made, rotated):
        assert "cannot be undone" in club.undo(entry, status=409)["detail"]
    for entry in ("0", "99", "x"):
        club.undo(entry, status=404)


def test_a_preview_says_who_would_move_and_writes_nothing(road, club):
    entry = changed(club, "PATCH", "/tournaments/t1", FLIPPED)
    road.settle()
    before = road.stored(), road.archive()

    answer = club.undo(entry, status=200, query="?preview=true")

    assert answer["ripple"]["moved"] == 2
    assert (road.stored(), road.archive()) == before


def test_an_undo_while_a_version_waits_is_a_conflict(club):
    entry = changed(club, "PATCH", "/tournaments/t1", FLIPPED)
    more = tournament(("Anna A", "Bruno B", "1-0"), ("Bruno B", "Anna A", "1-0"), ("Zeno Z", "Anna A", "1-0"))
    assert "waiting" in club.publish("t1", more)
    assert "waits for its names" in club.undo(entry, status=409)["detail"]


def test_a_deletion_is_taken_back_though_a_version_waits(club):
    more = tournament(("Anna A", "Bruno B", "1-0"), ("Bruno B", "Anna A", "1-0"), ("Zeno Z", "Anna A", "1-0"))
    club.publish("t1", more)
    entry = changed(club, "DELETE", "/tournaments/t1")

    club.undo(club.undo(entry)["revision"])
    assert club.get("/tournaments/t1")["state"] == "deleted"
    club.undo(club.get("/status")["records"])

    got = club.get("/tournaments/t1")
    assert (got["state"], got["waiting"]["waits_for_names"]) == ("rated", 1)
