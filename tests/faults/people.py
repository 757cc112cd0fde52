"""What is done to members while calls fail: one line an operation."""

from collections.abc import Callable
from typing import Any

from tests.faults.club import TWIN, XAVIER, YOLANDA, ZACHARIAS, Facts, Operation, ask, names
from tests.faults.world import Asked

_LIST = b"name,rating,games\nVictor Ullathorne,1450,20\nUrsula Tregarthen,,\n"


def _member(who: str, **body: Any) -> Callable[[Facts], Asked]:
    return lambda known: Asked("PATCH", f"/members/{known['members'][who]}", body)


def _merge(known: Facts) -> Asked:
    ids = known["members"]
    return ask("POST", "/merges", {"from": ids[TWIN], "into": ids[XAVIER]})(known)


def _decline(known: Facts) -> Asked:
    ids = known["members"]
    return ask("POST", "/duplicates/declined", {"members": [ids[TWIN], ids[XAVIER]]})(known)


PEOPLE = (
    Operation("merge", _merge, gone=names(TWIN)),
    Operation(
        "undo a merge", lambda known: Asked("DELETE", f"/merges/{known['merges'][0]}"), before=(_merge,)
    ),
    Operation("two people, not one", _decline),
    Operation("hide a member", _member(ZACHARIAS, display="hidden"), gone=names(ZACHARIAS)),
    Operation("rename a member", _member(ZACHARIAS, name="Zacharias Quill"), gone=names(ZACHARIAS)),
    Operation("another start", _member(ZACHARIAS, starting_rating=1650, starting_games=30)),
    Operation("a junior", _member(YOLANDA, junior="yes"), gone=names(YOLANDA)),
    Operation(
        "a consent taken back",
        _member(YOLANDA, consent=None),
        before=(
            _member(YOLANDA, junior="yes"),
            _member(YOLANDA, consent={"on": "2026-01-20", "parent": True, "child": True}),
        ),
        gone=names(YOLANDA),
    ),
    Operation("all others are adults", ask("POST", "/members/adults")),
    Operation(
        "erase a member",
        lambda known: Asked("DELETE", f"/members/{known['members'][ZACHARIAS]}"),
        gone=names(ZACHARIAS),
        erases=tuple(ZACHARIAS.split()),
    ),
    Operation("add a member", ask("POST", "/members", {"name": "Victor Ullathorne"})),
    Operation("add a list", ask("POST", "/members", _LIST, **{"Content-Type": "text/csv"})),
)
