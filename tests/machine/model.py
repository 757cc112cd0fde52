"""A club as simply as it can be said: what was published and confirmed, and the ladder by the formula.

It shares no line with the product. Decimal arithmetic, one game after the other, everything computed anew.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from decimal import ROUND_HALF_UP, Decimal, getcontext

GUEST = "guest"
POINTS = {"1-0": Decimal(1), "0-1": Decimal(0), "1/2-1/2": Decimal("0.5")}
"""What White scores in a game that was played; other results count for nobody."""

getcontext().prec = 50


@dataclass
class Evening:
    """One round a game: (white, black, result) by typed name. `links`: member or guest by typed name;
    `nameless`: typed names that were erased before anybody had confirmed them.
    """

    day: str
    games: list[tuple[str, str, str]]
    links: dict[str, str] = field(default_factory=dict)
    deleted: bool = False
    published: int = 1
    nameless: set[str] = field(default_factory=set)

    @property
    def names(self) -> list[str]:
        """Typed names in the order of the player list."""
        return list(dict.fromkeys(name for white, black, _ in self.games for name in (white, black)))

    @property
    def counts(self) -> bool:
        """Whether it stands on the ladder: everybody is confirmed."""
        return not self.deleted and all(name in self.links for name in self.names)


@dataclass
class Person:
    """A member as the organiser set it. `alone`: fields set since a merge into this one: they hold alone."""

    name: str
    display: str = "inherit"
    junior: str = "unknown"
    alone: set[str] = field(default_factory=set)
    erased: bool = False


@dataclass
class Rules:
    """Those of the club."""

    start: int = 1200
    k_new: int = 40
    k_established: int = 20
    k_games: int = 20
    provisional_games: int = 5


@dataclass
class Model:
    """One club."""

    evenings: dict[str, Evening] = field(default_factory=dict)
    people: dict[str, Person] = field(default_factory=dict)
    merges: dict[str, tuple[str, str]] = field(default_factory=dict)
    rules: Rules = field(default_factory=Rules)
    names: str = "initials"
    visibility: str = "link"

    def who(self, member: str) -> str:
        """The member that this one stands for, through the merges."""
        into = dict(self.merges.values())
        while member in into:
            member = into[member]
        return member

    def ladder(self) -> dict[str, tuple[Decimal, int]]:
        """Rating and rated games of everybody who has played in an evening that counts."""
        rating: dict[str, Decimal] = {}
        rated: dict[str, int] = {}
        for _, evening in sorted(self.evenings.items(), key=lambda each: (each[1].day, each[0])):
            if evening.counts:
                frozen, before = dict(rating), dict(rated)
                sums: dict[str, Decimal] = {}
                for own, other, score in self._played(evening):
                    rating.setdefault(own, Decimal(self.rules.start))
                    rated.setdefault(own, 0)
                    newcomer = before.get(own, 0) < self.rules.provisional_games
                    if newcomer or before.get(other, 0) >= self.rules.provisional_games:
                        expected = self._expected(frozen, own, other)
                        sums[own] = sums.get(own, Decimal(0)) + score - expected
                        rated[own] += 1
                for member, total in sums.items():
                    new = before.get(member, 0) < self.rules.k_games
                    k = self.rules.k_new if new else self.rules.k_established
                    rating[member] += (k * total).quantize(Decimal("0.1"), ROUND_HALF_UP)
        return {member: (rating[member], rated[member]) for member in rating if not self._is_gone(member)}

    def erase(self, member: str) -> bool:
        """The person leaves; whether nobody else is called so."""
        name = self.people[member].name
        self.people[member].erased = True
        alone = all(each.erased or each.name != name for each in self.people.values())
        if alone:
            for evening in self.evenings.values():
                if evening.links.get(name, GUEST) == GUEST:
                    evening.nameless.add(name)
        return alone

    def _is_gone(self, member: str) -> bool:
        return self.people[member].erased

    def doubled(self) -> bool:
        """Whether somebody sits on both sides of a game: that must never be."""
        return any(
            GUEST not in (one, two) and self.who(one) == self.who(two)
            for evening in self.evenings.values()
            if not evening.deleted
            for white, black, _ in evening.games
            if (one := evening.links.get(white)) and (two := evening.links.get(black))
        )

    def readable(self) -> set[str]:
        """Full names that readers may see."""
        if self.names != "full" or self.visibility == "organiser":
            return set()
        roots = [member for member in self.people if self.who(member) == member and not self._is_gone(member)]
        return {self.people[member].name for member in roots if self._may_be_named(member)}

    def _may_be_named(self, member: str) -> bool:
        """Of two that were merged the more protective holds, unless the organiser has set it since."""
        person = self.people[member]
        merged = [self.people[source] for source, into in self.merges.values() if into == member]
        displays = {person.display, *(each.display for each in merged if "display" not in person.alone)}
        juniors = {person.junior, *(each.junior for each in merged if "junior" not in person.alone)}
        return displays <= {"inherit", "full"} and "yes" not in juniors

    def _played(self, evening: Evening) -> Iterator[tuple[str, str, Decimal]]:
        for white, black, result in evening.games:
            one, two = evening.links[white], evening.links[black]
            if result in POINTS and GUEST not in (one, two):
                points = POINTS[result]
                yield self.who(one), self.who(two), points
                yield self.who(two), self.who(one), 1 - points

    def _expected(self, frozen: dict[str, Decimal], own: str, other: str) -> Decimal:
        start = Decimal(self.rules.start)
        gap = frozen.get(other, start) - frozen.get(own, start)
        return 1 / (1 + Decimal(10) ** (gap / 400))
