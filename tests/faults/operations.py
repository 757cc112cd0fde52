"""What is done to the club while calls fail: one line an operation. A new act is one more line."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from tests.faults.world import Asked, World
from tests.journeys.stack import tournament

ZACHARIAS, YOLANDA, XAVIER = "Zacharias Quintrell", "Yolanda Pemberwick", "Xavier Thornquist"
TWIN, NEW = "Xaver Thornquist", "Wilhelmina Vandersloot"
"""Invented, and unlike any word of a page: whoever finds one of them has found a person."""

FIRST = tournament(
    (ZACHARIAS, YOLANDA, "1-0"), (XAVIER, ZACHARIAS, "1/2-1/2"), (YOLANDA, XAVIER, "0-1"), name="First"
)
SECOND = tournament((TWIN, YOLANDA, "1-0"), name="Second", starts_on="2026-01-17")
PENDING = tournament((NEW, ZACHARIAS, "1-0"), name="Pending", starts_on="2026-01-24")
FOURTH = tournament((ZACHARIAS, XAVIER, "1-0"), name="Fourth", starts_on="2026-01-05")
ONCE = {"Idempotency-Key": "once"}

type Facts = Mapping[str, Any]


def make_club(made: World) -> Any:
    """The club that every operation begins with, all of it on the site and proved."""
    club = made.road.club(names="full")
    for id_, evening in (("first", FIRST), ("fourth", FOURTH)):
        club.publish(id_, evening)
        club.accept(id_)
        made.settle()
    club.ask("DELETE", "/tournaments/fourth")
    yolanda = next(each for each in club.get("/members")["members"] if each["name"] == YOLANDA)
    club.publish("second", SECOND)
    links = {"1": {"new": True}, "2": {"member": yolanda["member"]}}  # somebody new, however like Xavier
    club.ask("PUT", "/tournaments/second/names", {"links": links})
    club.publish("pending", PENDING)
    made.settle()
    made.check()
    return club


def facts(made: World) -> Facts:
    """Ids and addresses that operations need."""
    members = {each["name"]: each["member"] for each in made.club.get("/members")["members"]}
    status = made.club.get("/status")
    assert status["records"] == status["ladder"] == status["site"]
    seen = made.club.ask("GET", "/tournaments/pending/names").headers["etag"]
    entries = {each["what"]: each["entry"] for each in made.club.get("/log")["entries"]}
    return {
        "members": members,
        "root": made.club.root(),
        "revision": status["records"],
        "list": seen,
        "log": entries,
    }


@dataclass(frozen=True)
class Operation:
    """`asks`: the request. `revisions`: how many it may make, sent once or again.

    `gone`: what nobody may read once the site has them. `never`: what nobody may read at any time.
    `erases`: what stands in no byte of any store once the erasure is done.
    """

    name: str
    asks: Callable[[Facts], Asked]
    revisions: tuple[int, ...] = (1,)
    gone: Callable[[Facts], tuple[str, ...]] = lambda _: ()
    never: tuple[str, ...] = (NEW,)
    closes: bool = False
    erases: tuple[str, ...] = ()

    def __str__(self) -> str:
        return self.name


def _patch(**body: Any) -> Callable[[Facts], Asked]:
    return lambda _: Asked("PATCH", "", body)


def _member(who: str, **body: Any) -> Callable[[Facts], Asked]:
    return lambda known: Asked("PATCH", f"/members/{known['members'][who]}", body)


def _merge(known: Facts) -> Asked:
    ids = known["members"]
    return Asked("POST", "/merges", {"from": ids[TWIN], "into": ids[XAVIER]}, ONCE)


def _reassign(known: Facts) -> Asked:
    ids = known["members"]
    return Asked("PUT", "/tournaments/second/names", {"links": {"1": {"member": ids[XAVIER]}}})


def _undo(known: Facts) -> Asked:
    return Asked("POST", f"/log/{known['log']['tournament.deleted']}/undo", headers=ONCE)


def _names(*names: str) -> Callable[[Facts], tuple[str, ...]]:
    return lambda _: names


def _root(known: Facts) -> tuple[str, ...]:
    return (known["root"].strip("/"),)


_RESULT = {"games": [{"round": 1, "white": 1, "black": 2, "result": "0-1"}]}
_RULES = {"start": 1000, "k_new": 30, "k_established": 10, "k_games": 5, "provisional_games": 2}

OPERATIONS = (
    Operation("publish", lambda _: Asked("PUT", "/tournaments/new", {**FIRST, "starts_on": "2026-02-07"})),
    Operation("publish again", lambda _: Asked("PUT", "/tournaments/first", {**FIRST, "name": "Once more"})),
    Operation(
        "confirm",
        lambda known: Asked(
            "PUT", "/tournaments/pending/names", {"accept_ticked": True}, {"If-Match": known["list"]}
        ),
        never=(),
    ),
    Operation("correct", lambda _: Asked("PATCH", "/tournaments/first", _RESULT)),
    Operation("delete", lambda _: Asked("DELETE", "/tournaments/first")),
    Operation("restore", lambda _: Asked("POST", "/tournaments/fourth/restore", headers=ONCE)),
    Operation("undo an entry", _undo),
    Operation("reassign", _reassign, gone=_names(TWIN)),
    Operation("merge", _merge, gone=_names(TWIN)),
    Operation("initials", _patch(names="initials"), gone=_names(ZACHARIAS, YOLANDA, XAVIER, TWIN)),
    Operation("rotate the link", _patch(rotate_link=True), revisions=(1, 2), gone=_root),
    Operation("pages for the organiser alone", _patch(visibility="organiser"), gone=_root),
    Operation("other rules", _patch(rules=_RULES)),
    Operation("hide a member", _member(ZACHARIAS, display="hidden"), gone=_names(ZACHARIAS)),
    Operation("rename a member", _member(ZACHARIAS, name="Zacharias Quill"), gone=_names(ZACHARIAS)),
    Operation("a junior", _member(YOLANDA, junior="yes"), gone=_names(YOLANDA)),
    Operation(
        "erase a member",
        lambda known: Asked("DELETE", f"/members/{known['members'][ZACHARIAS]}"),
        gone=_names(ZACHARIAS),
        erases=tuple(ZACHARIAS.split()),
    ),
    Operation("add a member", lambda _: Asked("POST", "/members", {"name": "Victor Ullathorne"}, ONCE)),
    Operation("add a key", lambda _: Asked("POST", "/keys", {"label": "app", "scope": "publish"}, ONCE)),
    Operation("rebuild", lambda _: Asked("POST", "/rebuild", headers=ONCE), revisions=(0,)),
    Operation("close the club", lambda _: Asked("DELETE", ""), gone=_root, closes=True),
)
