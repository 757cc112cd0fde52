"""Events that come twice, late, or in another order, and work that meets other work at any call."""

from itertools import count
from random import Random

import pytest

from tests.faults.agreement import agree, club_of
from tests.faults.breaker import Point
from tests.faults.club import FIRST, TWIN, XAVIER, YOLANDA, ZACHARIAS, facts
from tests.faults.sweep import FULL, POINTS
from tests.faults.world import Asked, World, world
from tests.functions.test_streams import batch
from tests.journeys.stack import Context, handler

LATER = {"Idempotency-Key": "later"}
NAMES = (ZACHARIAS, YOLANDA, XAVIER, TWIN)
CHANGES = (
    Asked("PUT", "/tournaments/first", {**FIRST, "name": "Once more"}),
    Asked("PATCH", "", {"name": "Circolo dei pedoni"}),
    Asked("PUT", "/tournaments/new", {**FIRST, "starts_on": "2026-02-07"}),
    Asked("PATCH", "", {"names": "initials"}),
)


def runs(made: World, name: str) -> None:
    """One call of a function by hand, with an event of the club; the stream brings it back where it fails."""
    made.breaker.enter(name.lower())
    handler(name)(batch(club_of(made.road)), Context())


def watched(made: World, revision: int, gone: tuple[str, ...]) -> None:
    """From now on readers look at every call."""
    made.gone, made.revision = gone, revision
    made.breaker.watch = made.watch


def agrees(made: World) -> int:
    """Streams and two looks, then everything must agree."""
    for _ in range(2):
        made.settle()
        made.check()
    assert made.road.pump.given_up == []
    made.nothing_gone_is_shown()
    return agree(made.road, club_of(made.road))


@pytest.mark.parametrize("seed", range(40 if FULL else 2))
def test_events_that_come_twice_late_and_in_another_order_lead_to_the_same(account, saved, seed):
    chance = Random(seed)
    with world(account, saved) as made:
        known = facts(made)
        watched(made, known["revision"] + len(CHANGES), NAMES)
        late: dict = {}
        for asked in CHANGES:
            assert made.ask(asked).status == 202
            for source in made.road.pump.sources:
                events = made.road.pump._read(source)
                kept = late.setdefault(source.name, [])
                kept += [
                    each for each in events if each["dynamodb"]["Keys"]["SK"]["S"] in {"REVISION", "HEAD"}
                ]
            for source in made.road.pump.sources:
                shuffled = late[source.name] * 2
                chance.shuffle(shuffled)
                while shuffled and chance.random() < 0.7:
                    now = [shuffled.pop() for _ in range(min(len(shuffled), chance.randint(1, 3)))]
                    source.handler({"Records": [_plain(each) for each in now]}, Context())
        for source in made.road.pump.sources:
            events = late[source.name][::-1]
            source.handler({"Records": [_plain(each) for each in events]}, Context())
        assert agrees(made) == known["revision"] + len(CHANGES)


def _plain(record):
    body = {name: value for name, value in record["dynamodb"].items() if "DateTime" not in name}
    return {**record, "dynamodb": body}


def each_call(account, saved, prepare, work, other):
    """Do `other` at every single call of `work` (in the short form at some), each time in an installation of
    its own; yields what is left.
    """
    for at in count(1, 1 if FULL else 5):
        with world(account, saved) as made:
            known = facts(made)
            prepare(made, known)
            made.breaker.calls.clear()
            made.breaker.point = Point(at)
            made.breaker.meanwhile = lambda made=made, known=known: other(made, known)
            work(made, known)
            if not made.breaker.met:
                return  # the work made fewer calls than that
            made.breaker.point = Point()
            POINTS["meetings"] += 1
            yield made, known


def test_of_two_replays_at_once_the_newer_ladder_stands(account, saved):
    def prepare(made, known):
        watched(made, known["revision"] + 2, ())
        made.ask(CHANGES[0])

    def overtaken(made, _):
        made.ask(CHANGES[1])
        runs(made, "Replay")

    met = 0
    for made, known in each_call(account, saved, prepare, lambda made, _: runs(made, "Replay"), overtaken):
        assert agrees(made) == known["revision"] + 2
        met += 1
    assert met > (4 if FULL else 0)


def test_a_render_of_an_old_ladder_that_ends_after_a_newer_one_leaves_nothing_old(account, saved):
    """The newer revision takes full names off: not one of them may come back."""

    def prepare(made, known):
        watched(made, known["revision"] + 2, NAMES)
        made.ask(CHANGES[0])
        runs(made, "Replay")

    def overtaken(made, _):
        made.ask(CHANGES[3])
        runs(made, "Replay")
        runs(made, "Render")

    met = 0
    for made, known in each_call(account, saved, prepare, lambda made, _: runs(made, "Render"), overtaken):
        assert agrees(made) == known["revision"] + 2
        met += 1
    assert met > (10 if FULL else 2)


MINE = Asked(
    "PATCH", "/tournaments/first", {"games": [{"round": 1, "white": 1, "black": 2, "result": "0-1"}]}
)
OTHERS = Asked("PATCH", "/tournaments/first", {"name": "Corrected by somebody else"})


@pytest.mark.parametrize("knowing", [False, True], ids=["whatever stands", "what was seen"])
def test_of_two_organisers_at_once_neither_is_lost(account, saved, knowing):
    """Without If-Match both corrections stand; with it the later one hears that it missed the other."""
    answers = []

    def asks(made, known, asked):
        seen = {"If-Match": known["etag"]} if knowing else {}
        answer = made.ask(Asked(asked.method, asked.path, asked.body, seen))
        answers.append(answer.status)

    def prepare(made, known):
        watched(made, known["revision"] + 1, ())
        known["etag"] = made.club.ask("GET", "/tournaments/first").headers["etag"]

    def mine(made, known):
        answers.clear()
        asks(made, known, MINE)

    def others(made, known):
        asks(made, known, OTHERS)

    for made, known in each_call(account, saved, prepare, mine, others):
        stands = made.club.get("/tournaments/first")["tournament"]
        done = (stands["rounds"][0]["games"][0]["result"] == "0-1", stands["name"] == OTHERS.body["name"])
        if knowing:
            assert sorted(answers) == [202, 412]
            assert sorted(done) == [False, True]
        else:
            assert answers == [202, 202]
            assert done == (True, True)
        assert agrees(made) == known["revision"] + sum(done)
