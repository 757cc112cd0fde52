"""The next evening: who is here, in which order, in which groups (SPEC 7). It links nobody, and writes
nothing.

Order: established by rating, then provisional by rating, then those without a rated game at their start
value. Whoever cannot be told from the typed name alone is asked back, not guessed.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from ladder.domain.errors import Fault, Wrong
from ladder.domain.ladder import Standing
from ladder.domain.names import NEW, EntryNames, names
from ladder.domain.naming import normal
from ladder.domain.persons import present
from ladder.domain.rating import is_provisional
from ladder.domain.records import GUEST, Member, Records, Rules, TournamentRecord
from ladder.domain.seating import resolve
from ladder.domain.tournament import Day, Entry, Tenths, Tournament

ESTABLISHED, PROVISIONAL, FRESH = STATUSES = ("established", "provisional", "new")
"""In this order. `new`: without a rated game, so the number is a start value and nothing else."""

REASONS = ("widest", "level", "only")
"""Why a group is cut where it is."""

PERMILLE = 1000
"""Tolerances are whole thousandths: 200 is 20 %."""

_NIGHT = Day("0001-01-01")
"""The evening has no date yet, and names do not ask for one."""


@dataclass(frozen=True, slots=True)
class Here:
    """Somebody who is here tonight: a member's id, or a name as typed; `fresh`: a person said that the name
    is somebody new.
    """

    member: str | None = None
    name: str = ""
    fresh: bool = False


@dataclass(frozen=True, slots=True)
class Seed:
    """One line of the order. `no` from 1 up; `place`: in the list as sent (from 0); `member` None: not on the
    roster.
    """

    no: int
    place: int
    member: str | None
    name: str
    rating: Tenths
    status: str


@dataclass(frozen=True, slots=True)
class Order:
    """The seeds, and the typed names to ask about (`place` -> offers): not sure, or like nobody's."""

    seeds: tuple[Seed, ...]
    asked: Mapping[int, EntryNames]


@dataclass(frozen=True, slots=True)
class Cut:
    """Why one group ends here. `after`: the last seed above; `gap`: points between it and the next, in tenths
    (below 0 where the next has more, for the order is by status first).

    `first`, `last`: between these seeds it could fall (`after` among them) while both groups beside it keep
    their tolerance and the other cuts stand. `reason`: "widest", "level" (several were as wide: the most even
    one), or "only".
    """

    after: int
    gap: Tenths
    first: int
    last: int
    reason: str


def order(records: Records, standings: Iterable[Standing], here: Sequence[Here]) -> Order:
    """Tonight's order (SPEC 7). Ratings are those of the last ladder, else start values.

    A typed name is seated where it is `sure` (`names` ticks nobody twice); every other one is asked back.
    One that is like nobody's is asked about too, and meanwhile stands in the order as somebody new. Ids are
    read through merges. Wrong at `players.N`: no such member, or somebody who is there already.
    """
    people, lines = present(records), {line.member: line for line in standings}
    sat = _sat(records, people, here)
    asked: dict[int, EntryNames] = {}
    for place, entry in _typed(records, here, sat).items():
        best = entry.suggestions[0] if entry.suggestions else None
        if best is not None and entry.ticked == best.member and best.confidence == "sure":
            sat[place] = best.member
        else:
            asked[place] = entry
            if entry.ticked == NEW:
                sat[place] = None
    rules = records.settings.rules[-1].rules
    found = [_seed(place, people, sat[place], here[place], lines, rules) for place in sorted(sat)]
    found.sort(key=lambda seed: _rank(seed, people))
    numbered = tuple(
        Seed(no, it.place, it.member, it.name, it.rating, it.status) for no, it in enumerate(found, 1)
    )
    return Order(numbered, asked)


def _sat(records: Records, people: Mapping[str, Member], here: Sequence[Here]) -> dict[int, str | None]:
    """Place -> member, or None for somebody new, of those about whom nothing is to be asked."""
    sat: dict[int, str | None] = {}
    first: dict[str, int] = {}
    faults = []
    for place, each in enumerate(here):
        if each.member is None:
            if each.fresh:
                sat[place] = None
            continue
        member = resolve(records, each.member)
        if member not in people:
            faults.append(Fault(f"players.{place}", "There is no such member on the roster"))
        elif member in first:
            message = f"This is the same member as players.{first[member]}"
            faults.append(Fault(f"players.{place}", message))
        else:
            first[member] = place
            sat[place] = member
    if faults:
        raise Wrong(*faults)
    return sat


def _typed(records: Records, here: Sequence[Here], sat: Mapping[int, str | None]) -> Mapping[int, EntryNames]:
    """Place -> what the names of a night's list would be answered, for those who are not seated yet."""
    if len(sat) == len(here):
        return {}
    roster = records.members
    entries = [
        Entry(place + 1, each.name or roster[sat[place] or ""].name) for place, each in enumerate(here)
    ]
    links = {place + 1: member or GUEST for place, member in sat.items()}
    night = Tournament("", _NIGHT, _NIGHT, tuple(entries), ())
    found = names(records, TournamentRecord("", "", night, links))
    return {place: entry for place, entry in enumerate(found) if place not in sat}


def _seed(
    place: int,
    people: Mapping[str, Member],
    member: str | None,
    each: Here,
    lines: Mapping[str, Standing],
    rules: Rules,
) -> Seed:
    if member is None:
        return Seed(0, place, None, each.name, rules.start, FRESH)
    person, line = people[member], lines.get(member)
    if line is not None:
        return Seed(0, place, member, person.name, line.rating, _status(line.games, line.provisional))
    start = rules.start if person.starting_rating is None else person.starting_rating
    status = _status(person.starting_games, is_provisional(rules, person.starting_games))
    return Seed(0, place, member, person.name, start, status)


def _status(games: int, provisional: bool) -> str:  # noqa: FBT001 - two facts of a standing
    return ESTABLISHED if not provisional else PROVISIONAL if games else FRESH


def _rank(seed: Seed, people: Mapping[str, Member]) -> tuple[int, int, str, int, int]:
    """Equal ones stand by name, as on the ladder, then by joining."""
    joined = people[seed.member].number if seed.member else len(people) + 1
    return STATUSES.index(seed.status), -seed.rating, normal(seed.name), joined, seed.place


def groups(
    seeds: Sequence[Seed], many: int, tolerance: int = 200
) -> tuple[tuple[tuple[Seed, ...], ...], tuple[Cut, ...]]:
    """The seeds in `many` groups of about equal size, and why each is cut where it is (SPEC 7).

    A group has the equal share of the seeds, give or take `tolerance` thousandths of it; where no whole
    number lies within, the two next to the share. The cuts are those whose gaps add up to most; equal sums:
    the most even sizes. Wrong at `groups`: more groups than seeds.
    """
    if not 1 <= many <= max(len(seeds), 1):
        raise Wrong(Fault("groups", f"is from 1 to {len(seeds)}, the number of players that are seeded"))
    if not seeds:
        return (), ()
    least, most = sizes(len(seeds), many, tolerance)
    gaps = [0, *(upper.rating - lower.rating for upper, lower in pairwise(seeds))]
    ends = _ends(gaps, len(seeds), many, least, most)
    bounds = [0, *ends]
    parts = tuple(tuple(seeds[start:end]) for start, end in pairwise(bounds))
    return parts, tuple(
        _cut(gaps, before, at, after, (least, most))
        for before, at, after in zip(bounds, ends, ends[1:], strict=False)
    )


def sizes(players: int, many: int, tolerance: int) -> tuple[int, int]:
    """The least and the most that a group may have."""
    share, unit = players * (PERMILLE - tolerance), many * PERMILLE
    least = -(-share // unit)
    most = players * (PERMILLE + tolerance) // unit
    return max(1, min(least, players // many)), max(most, -(-players // many))


def _ends(gaps: Sequence[int], players: int, many: int, least: int, most: int) -> list[int]:
    """Where the groups end: the best way to each place, one group after the other. A step up is no gap."""
    wide = [max(gap, 0) for gap in gaps[:players]] + [0]
    ways: list[dict[int, tuple[int, int, int]]] = [{0: (0, 0, 0)}]
    for _ in range(many):
        reached: dict[int, tuple[int, int, int]] = {}
        for start, (gap, uneven, _) in ways[-1].items():
            for end in range(start + least, min(start + most, players) + 1):
                # squares of the sizes grow with every step away from even ones
                way = gap - wide[end], uneven + (end - start) ** 2, start
                if end not in reached or way < reached[end]:
                    reached[end] = way
        ways.append(reached)
    ends = [players]
    for level in reversed(ways[2:]):
        ends.append(level[ends[-1]][2])
    return ends[::-1]


def _cut(gaps: Sequence[int], before: int, at: int, after: int, size: tuple[int, int]) -> Cut:
    least, most = size
    first, last = max(before + least, after - most), min(before + most, after - least)
    others = [max(gaps[place], 0) for place in range(first, last + 1) if place != at]
    reason = "only" if not others else "level" if max(others) >= max(gaps[at], 0) else "widest"
    return Cut(at, Tenths(gaps[at]), first, last, reason)
