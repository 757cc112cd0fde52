"""Who stands on the roster twice, perhaps: pairs for the organiser, who decides (SPEC 3). It merges nobody,
and offers nobody who has met the other.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations

from ladder.domain.likeness.index import Index, Person
from ladder.domain.likeness.words import line
from ladder.domain.naming import normal
from ladder.domain.persons import present
from ladder.domain.records import Member, Records
from ladder.domain.seating import members_seated, merged

SAME_NAME = "exact"
"""Reason: the two names are the same, letter for letter."""

TOO_WEAK = frozenset({"surname_only", "first_only"})
"""Reasons that a list of typed names may give, where somebody must be meant: a roster is full of families."""

MOST = 200
"""Pairs in one answer: more than anybody reads."""


@dataclass(frozen=True, slots=True)
class Duplicate:
    """Two members who may be one person, in order of joining. `confidence`: "likely" or "possible"; `reason`:
    of `likeness.reasons`.
    """

    first: str
    second: str
    confidence: str
    reason: str


def duplicates(records: Records) -> tuple[Duplicate, ...]:
    """The roster's likely duplicates, likely ones first, then in order of joining; at most `MOST`.

    Likely: each is the one whom the other's name would mean, and nobody else could be. Never two who were
    entered in one tournament (so neither who have met: two names typed on one night are two people), and
    never a pair that was declined, as a pair or by a spelling.
    """
    people = present(records)
    place = {member: at for at, member in enumerate(people)}
    found = [
        each for each in alike(people) if not _declined(records, people[each.first], people[each.second])
    ]
    together = _together(records, {(each.first, each.second) for each in found})
    pairs = [each for each in found if (each.first, each.second) not in together]
    pairs.sort(key=lambda each: (each.confidence != "likely", place[each.first], place[each.second]))
    return tuple(pairs[:MOST])


def alike(people: Mapping[str, Member]) -> Iterator[Duplicate]:
    """Pairs whose names say that they may be one person, whatever is known of the two beside."""
    yield from _equal(people)
    yield from _alike(people)


def _equal(people: Mapping[str, Member]) -> Iterator[Duplicate]:
    """Pairs of one name, letter for letter."""
    for group in _groups(people).values():
        confidence = "likely" if len(group) == 2 else "possible"  # noqa: PLR2004 - a pair
        for first, second in combinations(group, 2):
            yield Duplicate(first, second, confidence, SAME_NAME)


def _groups(people: Mapping[str, Member]) -> Mapping[str, Sequence[str]]:
    groups: defaultdict[str, list[str]] = defaultdict(list)
    for member in people.values():
        groups[line(member.name)].append(member.id)
    return groups


def _alike(people: Mapping[str, Member]) -> Iterator[Duplicate]:
    """Pairs of names that are not equal, by what would be offered for the one's name if it were typed."""
    namesakes = {member for group in _groups(people).values() if len(group) > 1 for member in group}
    index = Index.of(
        [
            # Everybody declines their own name: so the night offers for it whoever else might be meant.
            Person(each.id, each.name, each.spellings, (*each.declined, each.name))
            for each in people.values()
        ]
    )
    offered = {each.id: index.night([each.name])[0] for each in people.values()}
    place = {member: at for at, member in enumerate(people)}
    pairs: dict[tuple[str, str], Duplicate] = {}
    for member, suggestions in offered.items():
        for at, each in enumerate(suggestions):
            if each.reason in TOO_WEAK:
                continue
            first, second = sorted((member, each.member), key=place.__getitem__)
            back = offered[each.member]
            mutual = at == 0 and bool(back) and back[0].member == member
            likely = each.confidence != "possible" and mutual and namesakes.isdisjoint((first, second))
            pair = Duplicate(first, second, "likely" if likely else "possible", each.reason)
            known = pairs.setdefault((first, second), pair)
            if likely and known.confidence != "likely":
                pairs[first, second] = replace(pair, confidence="likely")
    yield from pairs.values()


def _declined(records: Records, one: Member, other: Member) -> bool:
    roots = merged(records)
    return any(
        other.id in {roots.get(each, each) for each in one.apart}
        or not {normal(each) for each in one.declined}.isdisjoint(
            normal(each) for each in (other.name, *other.spellings)
        )
        for one, other in ((one, other), (other, one))
    )


def _together(records: Records, pairs: set[tuple[str, str]]) -> set[tuple[str, str]]:
    """Those of the pairs that were entered in one tournament that stands."""
    wanted = {member for pair in pairs for member in pair}
    nights: defaultdict[str, set[str]] = defaultdict(set)
    for record in records.tournaments.values():
        if not record.deleted:
            for member in wanted.intersection(members_seated(records, record).values()):
                nights[member].add(record.id)
    return {pair for pair in pairs if not nights[pair[0]].isdisjoint(nights[pair[1]])}
