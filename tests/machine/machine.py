"""Random acts over the API of one club; after each, ladder and pages against a fresh replay and the model."""

from collections.abc import Mapping
from contextlib import ExitStack
from copy import deepcopy
from decimal import Decimal
from typing import Any, ClassVar

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from ladder.store.erasing import QUIET
from tests.faults.agreement import agree, club_of
from tests.faults.readers import showing
from tests.faults.world import Asked, world
from tests.journeys.stack import Answer, tournament
from tests.journeys.stores import holding
from tests.machine.model import GUEST, Evening, Model, Person, Rules

NAMES = (
    "Zacharias Quintrell",
    "Yolanda Pemberwick",
    "Xavier Thornquist",
    "Wilhelmina Vandersloot",
    "Valentin Uhlenbrock",
)
"""Invented, unlike any word of a page and unlike each other."""
RESULTS = ("1-0", "0-1", "1/2-1/2", "+/-", "*")
days = st.integers(1, 20).map(lambda day: f"2026-01-{day:02}")
pairs = st.permutations(NAMES).map(lambda order: (order[0], order[1]))
games = st.lists(st.tuples(pairs, st.sampled_from(RESULTS)), min_size=1, max_size=3)
pick = st.integers(0, 1000)


class Club(RuleBasedStateMachine):
    """One club, from its founding on."""

    account: ClassVar[Mapping[str, Any]]
    steps: ClassVar[int] = 0

    def __init__(self) -> None:
        super().__init__()
        self.stack = ExitStack()
        self.world = self.stack.enter_context(world(self.account))
        self.model = Model()
        self.past: list[tuple[int, Model]] = []
        self.sent: dict[str, dict[str, Any]] = {}
        self.counter = 0
        self.revision = 0

    @initialize(full=st.booleans())
    def found(self, full: bool) -> None:
        self.model.names = "full" if full else "initials"
        self.world.club = self.world.road.club(names=self.model.names)
        self.world.breaker.watch = self.world.watch
        self.revision = 1
        self.agrees()

    def teardown(self) -> None:
        self.stack.close()

    @rule(day=days, drawn=games)
    def publish(self, day: str, drawn: list[tuple[tuple[str, str], str]]) -> None:
        self.counter += 1
        evening = Evening(day, [(*pair, result) for pair, result in drawn])
        if self.asks("PUT", f"/tournaments/t{self.counter}", self.content(evening)):
            self.model.evenings[f"t{self.counter}"] = evening
        self.agrees()

    @precondition(lambda self: self.evenings(deleted=False))
    @rule(which=pick)
    def publish_again(self, which: int) -> None:
        """Under another name; what was corrected since stays as it was corrected."""
        id_ = self.chosen(self.evenings(deleted=False), which)
        self.counter += 1
        sent = self.sent[id_] | {"name": f"Evening {self.counter}"}
        if self.asks("PUT", f"/tournaments/{id_}", sent):
            self.sent[id_] = sent
        self.agrees()

    @precondition(lambda self: self.evenings(deleted=False, pending=True))
    @rule(
        which=pick, choices=st.lists(st.sampled_from(["known", "known", "known", "new", "guest"]), min_size=5)
    )
    def confirm(self, which: int, choices: list[str]) -> None:
        id_ = self.chosen(self.evenings(deleted=False, pending=True), which)
        evening = self.model.evenings[id_]
        members = {each["name"]: each["member"] for each in self.world.club.get("/members")["members"]}
        links: dict[str, Any] = {}
        for no, name in enumerate(evening.names, start=1):
            if name not in evening.links:
                choice = "guest" if name in evening.nameless else choices[no % len(choices)]
                if choice == "guest":
                    links[str(no)] = {"guest": True}
                elif choice == "known" and name in members:
                    links[str(no)] = {"member": members[name]}
                else:
                    links[str(no)] = {"new": True}
        if answer := self.asks("PUT", f"/tournaments/{id_}/names", {"links": links}):
            made = iter(answer.json["made"])
            for number, link in links.items():
                name = evening.names[int(number) - 1]
                member = GUEST if "guest" in link else link.get("member") or next(made)
                evening.links[name] = member
                if "new" in link:
                    self.model.people[member] = Person(name)
        self.agrees()

    @precondition(lambda self: self.evenings(deleted=False))
    @rule(which=pick, game=pick, result=st.sampled_from(RESULTS))
    def correct_a_result(self, which: int, game: int, result: str) -> None:
        id_ = self.chosen(self.evenings(deleted=False), which)
        evening = self.model.evenings[id_]
        at = game % len(evening.games)
        white, black, _ = evening.games[at]
        fix = {
            "round": at + 1,
            "white": evening.names.index(white) + 1,
            "black": evening.names.index(black) + 1,
            "result": result,
        }
        if self.asks("PATCH", f"/tournaments/{id_}", {"games": [fix]}):
            evening.games[at] = (white, black, result)
        self.agrees()

    @precondition(lambda self: self.evenings(deleted=False))
    @rule(which=pick, day=days)
    def correct_the_day(self, which: int, day: str) -> None:
        id_ = self.chosen(self.evenings(deleted=False), which)
        if self.asks("PATCH", f"/tournaments/{id_}", {"starts_on": day}):
            self.model.evenings[id_].day = day
        self.agrees()

    @precondition(lambda self: self.evenings(deleted=False))
    @rule(which=pick)
    def delete(self, which: int) -> None:
        id_ = self.chosen(self.evenings(deleted=False), which)
        if self.asks("DELETE", f"/tournaments/{id_}"):
            self.model.evenings[id_].deleted = True
        self.agrees()

    @precondition(lambda self: self.evenings(deleted=True))
    @rule(which=pick)
    def restore(self, which: int) -> None:
        id_ = self.chosen(self.evenings(deleted=True), which)
        if self.asks("POST", f"/tournaments/{id_}/restore"):
            self.model.evenings[id_].deleted = False
        self.agrees()

    @precondition(lambda self: len(self.roots()) > 1)
    @rule(one=pick, two=pick)
    def merge(self, one: int, two: int) -> None:
        source = self.chosen(self.roots(), one)
        into = self.chosen([each for each in self.roots() if each != source], two)
        if answer := self.asks("POST", "/merges", {"from": source, "into": into}):
            self.model.merges[answer.json["merge"]["id"]] = (source, into)
        self.agrees()

    @precondition(lambda self: self.model.merges)
    @rule(which=pick)
    def undo_a_merge(self, which: int) -> None:
        id_ = self.chosen(self.model.merges, which)
        if self.asks("DELETE", f"/merges/{id_}"):
            _, into = self.model.merges.pop(id_)
            self.model.people[into].alone.clear()
        self.agrees()

    @precondition(lambda self: self.roots())
    @rule(which=pick, display=st.sampled_from(["inherit", "initials", "full", "hidden"]))
    def show(self, which: int, display: str) -> None:
        self.edit(self.chosen(self.roots(), which), "display", display)

    @precondition(lambda self: self.roots())
    @rule(which=pick, junior=st.sampled_from(["yes", "no"]))
    def mark_as_junior(self, which: int, junior: str) -> None:
        self.edit(self.chosen(self.roots(), which), "junior", junior)

    @precondition(lambda self: self.roots())
    @rule(which=pick)
    def erase(self, which: int) -> None:
        """Whoever is erased stands in no byte, unless somebody else is called so."""
        member = self.chosen(self.roots(), which)
        name = self.model.people[member].name
        if self.asks("DELETE", f"/members/{member}"):
            alone = self.model.erase(member)
            for _ in range(3):
                self.world.settle()
                self.world.check()
                self.world.clock.sleep(QUIET + 1)
            assert not alone or holding(self.world.road, name) == []
        self.agrees()

    @rule(names=st.sampled_from(["full", "initials"]))
    def set_names(self, names: str) -> None:
        if self.asks("PATCH", "", {"names": names}):
            self.model.names = names
        self.agrees()

    @rule(visibility=st.sampled_from(["link", "public", "organiser"]))
    def set_visibility(self, visibility: str) -> None:
        if self.asks("PATCH", "", {"visibility": visibility}):
            self.model.visibility = visibility
        self.agrees()

    @rule()
    def rotate(self) -> None:
        self.asks("PATCH", "", {"rotate_link": True})
        self.agrees()

    @rule(k=st.sampled_from([40, 30]), games=st.sampled_from([2, 20]), provisional=st.sampled_from([1, 2, 5]))
    def set_rules(self, k: int, games: int, provisional: int) -> None:
        rules = Rules(k_new=k, k_games=games, provisional_games=provisional)
        if self.asks("PATCH", "", {"rules": vars(rules)}):
            self.model.rules = rules
        self.agrees()

    @precondition(lambda self: self.past)
    @rule()
    def undo_the_last_entry(self) -> None:
        entry, before = self.past[-1]
        if entry == self.revision and self.asks("POST", f"/log/{entry}/undo"):
            self.model = before
        self.agrees()

    @rule(lost=st.sampled_from(["Replay", "Render"]))
    def events_are_lost_and_check_comes(self, lost: str) -> None:
        self.asks("PATCH", "", {"contact": f"board {self.revision}"})
        for source in self.world.road.pump.sources:
            if source.name == "Render" or lost == "Replay":
                self.world.road.pump._read(source)
        self.world.check()
        self.agrees()

    def asks(self, method: str, path: str, body: Any = None) -> Answer | None:
        """One request; None where it was refused (and stored nothing). The model before it is remembered."""
        before = deepcopy(self.model)
        answer = self.world.ask(Asked(method, path, body))
        assert answer.status < 500, answer.text
        if answer.status >= 400:
            assert answer.status == 409, answer.text
            return None
        assert answer.json["revision"] - self.revision in (0, 1)
        if answer.json["revision"] > self.revision:
            self.revision = answer.json["revision"]
            self.past.append((self.revision, before))
        return answer

    def edit(self, member: str, field: str, value: str) -> None:
        if self.asks("PATCH", f"/members/{member}", {field: value}):
            person = self.model.people[member]
            setattr(person, field, value)
            if member in dict(self.model.merges.values()).values():
                person.alone.add(field)
        self.agrees()

    def agrees(self) -> None:
        """Ladder and pages are those of a fresh replay, the ladder is the model's, and no name is shown that
        must not be.
        """
        type(self).steps += 1
        made = self.world
        made.settle()
        made.check()
        made.settle()
        assert made.road.pump.given_up == []
        assert agree(made.road, club_of(made.road), proved=False) == self.revision
        standings = made.club.get("/ladder")["standings"]
        shown = {each["member"]: (Decimal(str(each["rating"])), each["games"]) for each in standings}
        assert shown == self.model.ladder()
        assert not self.model.doubled()
        forbidden = tuple(set(NAMES) - self.model.readable())
        for pages in (made.road.site(), made.cdn.cached):
            assert not showing(pages, forbidden)

    def content(self, evening: Evening) -> dict[str, Any]:
        body = tournament(*evening.games, name=f"Evening {self.counter}", starts_on=evening.day)
        self.sent[f"t{self.counter}"] = body
        return body

    def evenings(self, *, deleted: bool, pending: bool = False) -> list[str]:
        return [
            id_
            for id_, each in self.model.evenings.items()
            if each.deleted == deleted and not (pending and each.counts)
        ]

    def roots(self) -> list[str]:
        """Members that stand by themselves, and are on the roster."""
        listed = {each["member"] for each in self.world.club.get("/members")["members"]}
        merged = {member for pair in self.model.merges.values() for member in pair}
        return [member for member in self.model.people if member in listed - merged]

    @staticmethod
    def chosen(some: Any, which: int) -> str:
        listed = sorted(some)
        return str(listed[which % len(listed)])
