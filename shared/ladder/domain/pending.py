"""The names that wait in all tournaments together: an equal spelling is asked about once (SPEC 3).

For a club that moves in with years of games. It refuses to take two entries of one night for one person, and
to link or make anybody by itself.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace

from ladder.domain.names import MOST, NEW, POSSIBLE, Suggestion, offers
from ladder.domain.naming import normal
from ladder.domain.neutral import is_neutral
from ladder.domain.records import Member, Records, TournamentRecord
from ladder.domain.seating import seat
from ladder.domain.tournament import Day

ALIKE = 5
"""Other names told with one: more is a family."""


@dataclass(frozen=True, slots=True)
class Place:
    """An entry that nobody has confirmed yet."""

    tournament: str
    no: int


@dataclass(frozen=True, slots=True)
class Alike:
    """Another name that waits and may be the same person's; `reason`: of `likeness.reasons`."""

    name: str
    confidence: str
    reason: str


@dataclass(frozen=True, slots=True)
class PendingName:
    """A name that waits, as it was typed most often. `places` by day; `first`, `last`: when it was typed.

    `apart`: tournaments in which two entries bear it: then it is no one person's, and is confirmed there.
    `ticked`: a member's id, `NEW`, or None.
    """

    name: str
    spellings: tuple[str, ...]
    places: tuple[Place, ...]
    first: Day
    last: Day
    apart: tuple[str, ...] = ()
    suggestions: tuple[Suggestion, ...] = ()
    ticked: str | None = None
    alike: tuple[Alike, ...] = ()


def waiting_tournaments(records: Records) -> tuple[TournamentRecord, ...]:
    """Those that names are asked of: pending ones, and those of which a version waits; by day."""
    found = [
        record
        for record in records.tournaments.values()
        if not record.deleted and (record.waiting_in or record.state == "pending")
    ]
    return tuple(
        sorted(found, key=lambda each: (each.tournament.starts_on, each.tournament.sequence, each.id))
    )


def pending(records: Records, nights: Sequence[TournamentRecord]) -> tuple[PendingName, ...]:
    """Every name that waits, the most frequent first, with whom it might be. `nights`: the tournaments as
    their names are asked (`waiting_tournaments`, a waiting version in its own form).

    A member who sits at another entry of a night on which the name was typed is offered last and never
    ticked; of two names of one night that mean one member, the better one alone is ticked. "New" is ticked
    where nobody is offered and no other name that waits is like it.
    """
    found = _gathered(nights)
    offered = offers(records, [each.name for each in found])
    together = _Nights(records, nights)
    judged = [
        _offered(each, suggestions, together.seated(each))
        for each, suggestions in zip(found, offered, strict=True)
    ]
    judged = _rivals(judged, together)
    like = _alike(judged, together)
    return tuple(_newcomer(replace(each, alike=like.get(each.name, ()))) for each in judged)


class _Nights:
    """Who was typed and who sits together on one night."""

    def __init__(self, records: Records, nights: Sequence[TournamentRecord]) -> None:
        self._seated = {
            night.id: {link for no in night.links if (link := seat(records, night, no)) is not None}
            for night in nights
        }

    def seated(self, name: PendingName) -> AbstractSet[str]:
        """Members who sit at another entry of a night of this name."""
        return {member for at in self.of(name) for member in self._seated[at]}

    @staticmethod
    def of(name: PendingName) -> AbstractSet[str]:
        """The tournaments in which the name was typed and waits."""
        return {place.tournament for place in name.places}

    def meet(self, one: PendingName, other: PendingName) -> bool:
        """Whether two names were typed on one night: then they are two people."""
        return not self.of(one).isdisjoint(self.of(other))


def _gathered(nights: Sequence[TournamentRecord]) -> list[PendingName]:
    places: defaultdict[str, list[Place]] = defaultdict(list)
    typed: defaultdict[str, Counter[str]] = defaultdict(Counter)
    apart: defaultdict[str, dict[str, None]] = defaultdict(dict)
    days: defaultdict[str, list[Day]] = defaultdict(list)
    for night in nights:
        open_ = frozenset(night.unconfirmed)
        once = Counter(normal(entry.name) for entry in night.tournament.entries)
        for entry in night.tournament.entries:
            key = normal(entry.name)
            if entry.no not in open_:
                continue
            places[key].append(Place(night.id, entry.no))
            typed[key][entry.name] += 1
            days[key].append(night.tournament.starts_on)
            if once[key] > 1:
                apart[key][night.id] = None
    made = [
        PendingName(
            name=typed[key].most_common(1)[0][0],
            spellings=tuple(typed[key]),
            places=tuple(there),
            first=min(days[key]),
            last=max(days[key]),
            apart=tuple(apart[key]),
        )
        for key, there in places.items()
    ]
    return sorted(made, key=lambda each: (-len(each.places), normal(each.name)))


def _offered(name: PendingName, suggestions: tuple[Suggestion, ...], seated: AbstractSet[str]) -> PendingName:
    """With whom it might be; whoever sits beside it comes last."""
    own = tuple(each for each in suggestions if each.member not in seated)
    beside = _doubtful(each for each in suggestions if each.member in seated)
    if name.apart or (suggestions and suggestions[0].member in seated):
        own = _doubtful(own)
    ticked = next((each.member for each in own if each.confidence != POSSIBLE), None)
    return replace(name, suggestions=(*own, *beside)[:MOST], ticked=ticked)


def _rivals(names: list[PendingName], together: _Nights) -> list[PendingName]:
    """Of names of one night that mean one member the one that fits better is ticked, and where none does,
    none.
    """
    wanted: defaultdict[str, list[PendingName]] = defaultdict(list)
    for each in names:
        if each.ticked is not None:
            wanted[each.ticked].append(each)
    lost = {
        one.name
        for rivals in wanted.values()
        for one in rivals
        for other in rivals
        if one is not other and together.meet(one, other) and _strength(one) <= _strength(other)
    }
    return [
        replace(each, ticked=None, suggestions=_doubtful(each.suggestions)) if each.name in lost else each
        for each in names
    ]


def _strength(name: PendingName) -> int:
    best = name.suggestions[0]
    return 2 if best.confidence == "sure" else 1 if best.reason == "exact" else 0


def _alike(names: Sequence[PendingName], together: _Nights) -> Mapping[str, tuple[Alike, ...]]:
    """Other names that wait and may be the same person's, by name: never two of one night."""
    from ladder.domain.duplicates import alike  # noqa: PLC0415 - tables; who has nothing waiting starts without

    people = {str(at): Member(str(at), at, each.name) for at, each in enumerate(names) if not each.apart}
    found: defaultdict[str, list[Alike]] = defaultdict(list)
    for pair in alike(people):
        one, other = names[int(pair.first)], names[int(pair.second)]
        if not together.meet(one, other):
            found[one.name].append(Alike(other.name, pair.confidence, pair.reason))
            found[other.name].append(Alike(one.name, pair.confidence, pair.reason))
    return {
        name: tuple(sorted(each, key=lambda it: it.confidence != "likely")[:ALIKE])
        for name, each in found.items()
    }


def _newcomer(name: PendingName) -> PendingName:
    if is_neutral(name.name):  # erased: nobody is offered, and nobody is made of a label
        return replace(name, suggestions=(), alike=(), ticked=None)
    if name.suggestions or name.alike or name.apart:
        return name
    return replace(name, ticked=NEW)


def _doubtful(offered: Iterable[Suggestion]) -> tuple[Suggestion, ...]:
    return tuple(replace(each, confidence=POSSIBLE) for each in offered)


def typed_anywhere(records: Records) -> Iterator[str]:
    """Comparison forms of every name that was ever typed here: one of them may just have been confirmed."""
    for record in records.tournaments.values():
        for entry in record.tournament.entries:
            yield normal(entry.name)
