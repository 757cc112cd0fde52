"""Every form in which one entry of a tournament stood: through all versions that were published, waited, were
held or were superseded. It refuses to take for one entry what another name stands beside.

A publisher mends a typed name before anybody has confirmed it, and no link says then whose the first form
was. From one version to the next an entry goes on by its name, as links do (SPEC 3); where the name itself is
new, by its games; or by its number, if neither name stands in both versions and no game speaks against it.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from ladder.store.canonical import Document

type Form = tuple[int, str]
"""An entry's number, and its name in comparison form."""

_WORD = 3
"""Letters of a word that two forms of one name have in common."""


@dataclass(slots=True)
class _Version:
    """One list of names. `own`: numbers of entries that are the erased one's; `rounds`: the most that was
    played under it.
    """

    names: Mapping[int, str]
    own: set[int]
    rounds: Sequence[Document]

    def everyone(self) -> frozenset[str]:
        return frozenset(self.names.values())

    def met(self, no: int, common: Collection[str]) -> frozenset[tuple[int, int | str]]:
        """Rounds and opponents of an entry, by name where it is a `common` one."""
        met = ((at, other, self.names.get(other, "")) for at, other, _ in self._games(no))
        return frozenset((at, name if name in common else other) for at, other, name in met)

    def played(self, no: int) -> frozenset[tuple[int, str, str]]:
        """Rounds, names of opponents, and results with the colour."""
        return frozenset((at, self.names.get(other, ""), told) for at, other, told in self._games(no))

    def _games(self, no: int) -> Iterator[tuple[int, int, str]]:
        for place, each in enumerate(self.rounds, 1):
            for white, black, letter in zip(each["w"], each["b"], each["r"], strict=True):
                if no in (white, black):
                    yield each.get("no", place), black if no == white else white, f"{no == white}{letter}"


@dataclass(slots=True)
class Versions:
    """The versions of every tournament of a club, in order; such as differ in names alone."""

    _of: dict[str, list[_Version]] = field(default_factory=dict)

    def add(
        self, tournament: str, names: Mapping[int, str], own: Collection[int], rounds: Sequence[Document]
    ) -> None:
        """The next version: names as compared, by number, and which entries are known to be erased."""
        there = self._of.setdefault(tournament, [])
        if there and there[-1].names == names:
            there[-1].own.update(own)
            there[-1].rounds = rounds
        else:
            there.append(_Version(names, set(own), rounds))

    def forms(self, known: Collection[str], others: Collection[str]) -> Mapping[str, frozenset[Form]]:
        """Entries under names that are neither `known` as the erased one's nor anybody else's, by
        tournament.
        """
        found = {name: _forms(there, known, others) for name, there in self._of.items()}
        return {name: forms for name, forms in found.items() if forms}


def _forms(there: list[_Version], known: Collection[str], others: Collection[str]) -> frozenset[Form]:
    for each in there:
        each.own.update(no for no, name in each.names.items() if name in known and name not in others)
    if not any(each.own for each in there):
        return frozenset()
    steps = [(one, other, tuple(_same(one, other))) for one, other in pairwise(there)]
    spread = True
    while spread:
        spread = False
        for one, other, same in (*steps, *reversed(steps)):
            for first, second in same:
                if (first in one.own) != (second in other.own):
                    one.own.add(first)
                    other.own.add(second)
                    spread = True
    names = {each.names[no] for each in there for no in each.own if no in each.names}
    names -= {*known, *others, ""}
    for each in there:
        if each.own:  # who stands beside the erased one is somebody else
            names -= {name for no, name in each.names.items() if no not in each.own}
    return frozenset((no, name) for each in there for no, name in each.names.items() if name in names)


def _same(one: _Version, other: _Version) -> Iterator[tuple[int, int]]:
    """Entries of the one that are entries of the other."""
    before, after = _once(one.names), _once(other.names)
    for name in before.keys() & after.keys():
        yield before[name], after[name]
    for no, name in one.names.items():
        if other.names.get(no) == name:
            yield no, no
    gone = [no for no, name in one.names.items() if name not in other.everyone()]
    come = [no for no, name in other.names.items() if name not in one.everyone()]
    there = {no: games for no in come if (games := other.played(no))}
    same = [
        (first, second) for first in gone for second, games in there.items() if one.played(first) == games
    ]
    yield from same
    settled = ({first for first, _ in same}, {second for _, second in same})
    yield from (
        (no, no)
        for no in gone
        if no in come and no not in settled[0] and no not in settled[1] and _goes_on(one, other, no)
    )


def _goes_on(one: _Version, other: _Version, no: int) -> bool:
    common = one.everyone() & other.everyone()
    before, after = one.met(no, common), other.met(no, common)
    if before <= after or after <= before:
        return True
    words = [{word for word in each.names[no].split() if len(word) >= _WORD} for each in (one, other)]
    return not words[0].isdisjoint(words[1])


def _once(names: Mapping[int, str]) -> Mapping[str, int]:
    """Names that one entry alone bears, with its number."""
    found: dict[str, int] = {}
    twice = set()
    for no, name in names.items():
        if name in found:
            twice.add(name)
        found[name] = no
    return {name: no for name, no in found.items() if name not in twice}
