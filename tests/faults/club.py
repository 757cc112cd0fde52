"""The club that every operation begins with, and what an operation is."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from tests.faults.world import Asked, World
from tests.journeys.stack import tournament

ZACHARIAS, YOLANDA, XAVIER = "Zacharias Quintrell", "Yolanda Pemberwick", "Xavier Thornquist"
TWIN, NEW = "Xaver Thornquist", "Wilhelmina Vandersloot"
"""Invented, and unlike any word of a page: whoever finds one of them has found a person."""

FIRST_GAMES = ((ZACHARIAS, YOLANDA, "1-0"), (XAVIER, ZACHARIAS, "1/2-1/2"), (YOLANDA, XAVIER, "0-1"))
FIRST = tournament(*FIRST_GAMES, name="First")
SECOND = tournament((TWIN, YOLANDA, "1-0"), name="Second", starts_on="2026-01-17")
PENDING = tournament((NEW, ZACHARIAS, "1-0"), name="Pending", starts_on="2026-01-24")
FOURTH = tournament((ZACHARIAS, XAVIER, "1-0"), name="Fourth", starts_on="2026-01-05")
ONCE = {"Idempotency-Key": "once"}

type Facts = Mapping[str, Any]


def make_club(made: World) -> Any:
    """Its evenings, all of it on the site and proved."""
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
    """Ids and addresses that operations need, of a club whose ladder and pages are up to date."""
    status = made.club.get("/status")
    assert status["records"] == status["ladder"] == status["site"]
    return {**known(made), "revision": status["records"]}


def known(made: World) -> dict[str, Any]:
    """Ids and addresses, however far the ladder is."""
    club = made.club
    settings = club.get("")["club"]
    return {
        "members": {each["name"]: each["member"] for each in club.get("/members")["members"]},
        "root": settings["pages"],
        "embed": settings["embed"],
        "feed": settings["feed"],
        "list": club.ask("GET", "/tournaments/pending/names").headers["etag"],
        "everyone": club.ask("GET", "/names").headers["etag"],
        "log": {each["what"]: each["entry"] for each in club.get("/log")["entries"]},
        "keys": {each["label"]: each["id"] for each in club.get("/keys")["keys"]},
        "merges": [each["id"] for each in club.get("/merges")["merges"]],
    }


@dataclass(frozen=True)
class Operation:
    """`asks`: the request. `before`: requests that lead up to it, and meet no fault. `revisions`: how many it
    may make, sent once or again.

    `gone`: what nobody may read once the site has them. `never`: what nobody may read at any time.
    `erases`: what stands in no byte of any store once the erasure is done.
    """

    name: str
    asks: Callable[[Facts], Asked]
    before: tuple[Callable[[Facts], Asked], ...] = ()
    revisions: tuple[int, ...] = (1,)
    gone: Callable[[Facts], tuple[str, ...]] = lambda _: ()
    never: tuple[str, ...] = (NEW,)
    closes: bool = False
    erases: tuple[str, ...] = ()

    def __str__(self) -> str:
        return self.name

    def lead_up(self, made: World) -> None:
        """What comes before, each on the site and proved."""
        for asks in self.before:
            answer = made.ask(asks(facts(made)))
            assert answer.status < 300, answer.text
            made.settle()
            made.check()


def ask(method: str, path: str, body: Any = None, **headers: str) -> Callable[[Facts], Asked]:
    """A request that is the same in every club; a POST has its idempotency key."""
    sent = ONCE if method == "POST" else {}
    return lambda _: Asked(method, path, body, {**sent, **headers})


def patch(**body: Any) -> Callable[[Facts], Asked]:
    """Other settings of the club."""
    return ask("PATCH", "", body)


def names(*gone: str) -> Callable[[Facts], tuple[str, ...]]:
    """These names are gone."""
    return lambda _: gone


def addresses(*which: str) -> Callable[[Facts], tuple[str, ...]]:
    """What lay under these addresses is gone: root, embed, feed."""
    return lambda known: tuple(known[each].strip("/") for each in which)
