"""Whatever is changed: its preview, its entry in the log and the two ladders tell one story, and ladder and
pages are those of a fresh replay (SPEC 4).

One line a kind of change. A preview writes nothing, and what it foretells is what comes.
"""

import pytest

from tests.faults.agreement import agree, club_of
from tests.faults.world import save, world
from tests.journeys.stack import tournament

EVENINGS = {
    "t1": tournament(("Anna A", "Bruno B", "1-0"), ("Carla C", "Anna A", "1/2-1/2"), name="First"),
    "t2": tournament(("Bruno B", "Dario D", "1-0"), ("Carla C", "Dario D", "0-1"), starts_on="2026-02-14"),
    "t3": tournament(("Elena E", "Anna A", "0-1"), starts_on="2026-03-14"),
    "gone": tournament(("Dario D", "Anna A", "1-0"), starts_on="2026-01-02"),
    "cup": tournament(("Bruno B", "Carla C", "1-0"), starts_on="2026-03-21"),
}
FLIPPED = {"games": [{"round": 1, "white": 1, "black": 2, "result": "0-1"}]}
LONGER = tournament(
    ("Anna A", "Bruno B", "1-0"),
    ("Carla C", "Anna A", "1/2-1/2"),
    ("Bruno B", "Carla C", "1-0"),
    name="First",
)
RULES = {"start": 1000, "k_new": 30, "k_established": 10, "k_games": 5, "provisional_games": 2}

CHANGES = {
    "a result": ("PATCH", "/tournaments/t1", FLIPPED),
    "a date": ("PATCH", "/tournaments/t1", {"starts_on": "2026-02-20"}),
    "a flag": ("PATCH", "/tournaments/t2", {"rated": False}),
    "a publication again": ("PUT", "/tournaments/t1", LONGER),
    "a deletion": ("DELETE", "/tournaments/t1", None),
    "a restoration": ("POST", "/tournaments/gone/restore", None),
    "a merge": ("POST", "/merges", {"from": "{Elena E}", "into": "{Dario D}"}),
    "a merge undone": ("DELETE", "/merges/{merge}", None),
    "a confirmation": (
        "PUT",
        "/tournaments/cup/names",
        {"links": {"1": {"member": "{Bruno B}"}, "2": {"new": True}}},
    ),
    "a reassignment": ("PUT", "/tournaments/t3/names", {"links": {"1": {"member": "{Dario D}"}}}),
    "rules": ("PATCH", "", {"rules": RULES}),
    "rules from a day on": ("PATCH", "", {"rules": RULES, "rules_from": "2026-02-01"}),
    "a day from which the ladder counts": ("PATCH", "", {"ladder_starts_on": "2026-02-01"}),
    "a starting rating": ("PATCH", "/members/{Carla C}", {"starting_rating": 1500}),
    "an undo": ("POST", "/log/{deleted}/undo", None),
}
"""The kind -> a request, with members by name where ids are wanted."""


@pytest.fixture(scope="module")
def saved(account):
    """A club with three evenings on its ladder, one that waits for names and one that was deleted."""
    with world(account) as made:
        made.club = made.road.club()
        for name in ("Anna A", "Bruno B", "Carla C", "Dario D", "Elena E"):
            made.club.ask("POST", "/members", {"name": name})
        for id_, evening in EVENINGS.items():
            made.club.publish(id_, evening)
            if id_ != "cup":
                made.club.accept(id_)
        made.club.ask("DELETE", "/tournaments/gone")
        made.settle()
        yield save(made)


@pytest.fixture
def club(account, saved):
    with world(account, saved) as made:
        yield made.club


def known(club):
    """What stands for what in `CHANGES`."""
    entries = {each["what"]: each["entry"] for each in club.get("/log")["entries"]}
    members = {each["name"]: each["member"] for each in club.get("/members")["members"]}
    return members | {"deleted": entries["tournament.deleted"]}


def filled(value, ids):
    if isinstance(value, dict):
        return {name: filled(each, ids) for name, each in value.items()}
    for name, id_ in ids.items():
        value = value.replace(f"{{{name}}}", id_) if isinstance(value, str) else value
    return value


def lines(club):
    return {
        each["member"]: (each["rating"], each["rank"], each["provisional"])
        for each in club.get("/ladder")["standings"]
    }


def moves(before, after):
    """Who moved from one ladder to the other, as a ripple tells it."""
    nobody = (None, None, None)
    pairs = {one: (before.get(one, nobody), after.get(one, nobody)) for one in before | after}
    return {
        one: {"rating": [old[0], new[0]], "rank": [old[1], new[1]], "provisional": [old[2], new[2]]}
        for one, (old, new) in pairs.items()
        if old != new
    }


def told(ripple):
    return {
        each["member"]: {name: each[name] for name in ("rating", "rank", "provisional")}
        for each in ripple["members"]
    }


@pytest.mark.parametrize("kind", CHANGES)
def test_what_is_foretold_comes_is_what_the_log_keeps_and_stands_on_every_page(club, kind):
    road = club.road
    method, path, body = CHANGES[kind]
    ids = known(club)
    if kind == "a merge undone":
        pair = {"from": ids["Elena E"], "into": ids["Dario D"]}
        ids["merge"] = club.ask("POST", "/merges", pair).json["merge"]["id"]
    path, body = filled(path, ids), filled(body, ids)
    road.settle()
    stored, before = (road.stored(), road.archive(), road.site()), lines(club)

    foretold = club.ask(method, f"{path}?preview=true", body)

    assert foretold.status == 200, foretold.text
    road.settle()
    assert (road.stored(), road.archive(), road.site()) == stored
    done = club.ask(method, path, body)
    assert done.status in (200, 202), done.text
    road.settle()
    moved = moves(before, lines(club))
    assert moved, "nobody moves: this proves nothing"
    ripple, kept = foretold.json["ripple"], club.get("/log")["entries"][0]
    assert int(kept["entry"]) == done.json["revision"]
    # somebody who is made has another id in a preview
    here = {one: move for one, move in moved.items() if one in before}
    assert {one: move for one, move in told(ripple).items() if one in before} == here
    assert told(kept["ripple"]) == moved
    ratings = [each["rating"] for each in moved.values()]
    totals = {
        "moved": sum(old != new for old, new in ratings),
        "most": max((round(abs(new - old), 1) for old, new in ratings if None not in (old, new)), default=0),
    }
    for each in (ripple, kept["ripple"]):
        assert {name: each[name] for name in totals} == totals
    assert agree(road, club_of(road), proved=False) == done.json["revision"]
