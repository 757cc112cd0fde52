"""The door of this room: a prepared roster, and the suggestions for the names typed on one night (SPEC 3)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ladder.domain.likeness import roles
from ladder.domain.likeness.fit import Known, Verdict
from ladder.domain.likeness.night import Choice, settle
from ladder.domain.likeness.search import Search
from ladder.domain.likeness.verdict import judge, order
from ladder.domain.likeness.words import Form, line, parse

MOST_OFFERED = 5
NOBODY: Mapping[int, str] = {}


@dataclass(frozen=True, slots=True)
class Person:
    """A member as the suggestions need them: the name, spellings confirmed before, spellings declined."""

    member: str
    name: str
    spellings: tuple[str, ...] = ()
    declined: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A member who may be meant. `confidence`: `sure`, `likely` (both ticked in advance) or `possible`.

    `reason`: a code of `reasons.REASONS`.
    """

    member: str
    confidence: str
    reason: str


@dataclass(frozen=True, slots=True)
class Index:
    """A roster prepared for any number of nights. Holds names: never log or store it."""

    people: tuple[Person, ...]
    knowns: tuple[tuple[Known, ...], ...]
    search: Search
    words: frozenset[str]
    declined: tuple[frozenset[str], ...]

    @staticmethod
    def of(people: Sequence[Person]) -> "Index":
        """Prepared from the roster; about a tenth of a millisecond a member."""
        forms = [_forms(person) for person in people]
        learnt, first = roles.learn([own for own, *_ in forms])
        knowns = tuple(
            tuple(
                Known(place, form, roles.split(form, learnt, first), own=form is mine[0])
                for form in mine
                if form.words
            )
            for place, mine in enumerate(forms)
        )
        every = [known for mine in knowns for known in mine]
        words = frozenset(word.plain for known in every for word in known.form.words)
        declined = tuple(frozenset(line(spelling) for spelling in person.declined) for person in people)
        return Index(tuple(people), knowns, Search.of(every), words, declined)

    def night(
        self, typed: Sequence[str], taken: Mapping[int, str] = NOBODY
    ) -> tuple[tuple[Suggestion, ...], ...]:
        """For each typed name of one night at most five suggestions, best first; no member is ticked twice.

        `taken`: place in `typed` -> member (or guest) that a person has confirmed; that member is offered
        to no
        other name of the night. Two names typed on one night are two people.
        """
        forms = [parse(name) for name in typed]
        gone = set(taken.values())
        choices = [
            Choice(
                []
                if place in taken
                else [v for v in self._fits(form) if self.people[v.member].member not in gone]
            )
            for place, form in enumerate(forms)
        ]
        settle(choices)
        return tuple(
            tuple(
                Suggestion(self.people[verdict.member].member, choice.confidence(verdict), verdict.reason)
                for verdict in choice.offered[:MOST_OFFERED]
            )
            for choice in choices
        )

    def _fits(self, form: Form) -> list[Verdict]:
        """Every member whom a typed name may mean, best first."""
        if form.junk:
            return []
        found: list[Verdict] = []
        for place in self.search.near(form):
            if form.same in self.declined[place]:
                continue
            verdict = judge(form, self.knowns[place])
            if verdict is not None:
                found.append(verdict)
        return sorted(found, key=order)


def _forms(person: Person) -> tuple[Form, ...]:
    own = parse(person.name)
    others = [parse(spelling) for spelling in person.spellings]
    seen = {own.same: own}
    for form in others:
        seen.setdefault(form.same, form)
    return tuple(seen.values())
