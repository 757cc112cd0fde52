"""What is done to tournaments while calls fail: one line an operation."""

from tests.faults.club import (
    FIRST,
    FIRST_GAMES,
    NEW,
    TWIN,
    XAVIER,
    YOLANDA,
    ZACHARIAS,
    Facts,
    Operation,
    ask,
    names,
)
from tests.faults.world import Asked
from tests.journeys.stack import tournament

RESULT = {"games": [{"round": 1, "white": 1, "black": 2, "result": "0-1"}]}
"""The first game of the first evening, as it was not published."""
_FIX = ask("PATCH", "/tournaments/first", RESULT)
_GAMES = (*FIRST_GAMES, (YOLANDA, ZACHARIAS, "1-0"), (ZACHARIAS, XAVIER, "0-1"), (XAVIER, YOLANDA, "1-0"))
_LONG = tournament(*_GAMES, name="Long", starts_on="2026-01-31")
_ORIGINAL, _COPY = ask("PUT", "/tournaments/long", _LONG), ask("PUT", "/tournaments/copy", _LONG)
_LATE = tournament(*FIRST_GAMES, (NEW, ZACHARIAS, "1-0"), name="First")
_DRAWN = {"no": 1, "games": [{"board": 1, "white": 1, "black": 2, "result": "1/2-1/2"}]}
_OTHERWISE = ask("PUT", "/tournaments/first", {**FIRST, "rounds": [_DRAWN, *FIRST["rounds"][1:]]})
_LATER = ask("PUT", "/tournaments/first", _LATE)
_YEARS = "\n".join(
    (
        "date,tournament,round,white,black,result",
        f"2025-03-04,Spring,1,{ZACHARIAS},{XAVIER},1-0",
        f"2025-10-07,Autumn,1,{YOLANDA},{ZACHARIAS},0-1",
    )
).encode()
_FILE = ask("PUT", "/tournaments/years", _YEARS, **{"Content-Type": "text/csv"})


def _confirm(known: Facts) -> Asked:
    seen = {"If-Match": known["list"]}
    return Asked("PUT", "/tournaments/pending/names", {"accept_ticked": True}, seen)


def _everyone(known: Facts) -> Asked:
    return Asked("PUT", "/names", {"accept_ticked": True}, {"If-Match": known["everyone"]})


def _reassign(known: Facts) -> Asked:
    ids = known["members"]
    return Asked("PUT", "/tournaments/second/names", {"links": {"1": {"member": ids[XAVIER]}}})


def _undo(known: Facts) -> Asked:
    return ask("POST", f"/log/{known['log']['tournament.deleted']}/undo")(known)


EVENINGS = (
    Operation("publish", ask("PUT", "/tournaments/new", {**FIRST, "starts_on": "2026-02-07"})),
    Operation("publish again", ask("PUT", "/tournaments/first", {**FIRST, "name": "Once more"})),
    Operation("publish a late entry", _LATER),
    Operation("publish against a correction", _OTHERWISE, before=(_FIX,)),
    Operation("publish a near-copy", _COPY, before=(_ORIGINAL,)),
    Operation("publish years in one file", _FILE),
    Operation("confirm", _confirm, never=()),
    Operation("confirm all names at once", _everyone, before=(_FILE, _LATER), never=()),
    Operation("reassign", _reassign, gone=names(TWIN)),
    Operation("correct", _FIX),
    Operation("delete", ask("DELETE", "/tournaments/first")),
    Operation("delete a file", ask("DELETE", "/tournaments/years"), before=(_FILE, _everyone), never=()),
    Operation("restore", ask("POST", "/tournaments/fourth/restore")),
    Operation("undo an entry", _undo),
    Operation("drop a version", ask("DELETE", "/tournaments/first?version=waiting"), before=(_LATER,)),
    Operation("release a near-copy", ask("POST", "/tournaments/copy/release"), before=(_ORIGINAL, _COPY)),
    Operation(
        "keep the correction",
        ask("POST", "/tournaments/first/release", {"keep": "mine"}),
        before=(_FIX, _OTHERWISE),
    ),
    Operation(
        "keep the publication",
        ask("POST", "/tournaments/first/release", {"keep": "theirs"}),
        before=(_FIX, _OTHERWISE),
    ),
    Operation(
        "erase the name of an entry",
        ask("DELETE", "/tournaments/pending/entries/1/name"),
        gone=names(NEW),
        erases=tuple(NEW.split()),
    ),
)
