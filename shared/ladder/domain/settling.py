"""Names confirmed in all tournaments together: one choice for each typed name, in one change (SPEC 3).

It refuses what one tournament's confirmation refuses, and one person at two entries of a night.
"""

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from ladder.domain.aside import Aside, confirm_waiting
from ladder.domain.errors import Conflict, Fault, Wrong
from ladder.domain.identity import Choice, Guest, New, Seat, confirm
from ladder.domain.names import NEW
from ladder.domain.naming import normal
from ladder.domain.pending import PendingName, typed_anywhere, waiting_tournaments
from ladder.domain.records import GUEST, Records
from ladder.domain.seating import seat


@dataclass(frozen=True, slots=True)
class SameAs:
    """The same person as another typed name of the same request."""

    name: str


type NameChoice = Choice | SameAs


@dataclass(frozen=True, slots=True)
class Settled:
    """`made`: typed name -> the member made for it. `confirmed`: entries. `passed`: names that wait nowhere
    any more.
    """

    records: Records
    made: Mapping[str, str]
    confirmed: int
    passed: tuple[str, ...] = ()


def ticked(names: Sequence[PendingName]) -> dict[str, NameChoice]:
    """Typed name -> the choice that is ticked in advance, for those that have one."""
    return {
        each.name: New() if each.ticked == NEW else Seat(each.ticked)
        for each in names
        if each.ticked is not None
    }


def settle_names(
    records: Records,
    names: Sequence[PendingName],
    said: Mapping[str, NameChoice],
    declined: Mapping[str, tuple[str, ...]],
    asides: Mapping[str, Aside],
    new_id: Callable[[], str],
) -> Settled:
    """The records with what is `said` of each typed name at all its places, and with members declined.

    `names`: those that wait (`pending`); `asides`: the waiting versions among their tournaments. A name that
    was typed here and waits nowhere is passed over: it was confirmed meanwhile, and `SameAs` it means whoever
    it was confirmed as. Wrong: a name never typed here, or borne by two entries of a night, or said twice, or
    `SameAs` a name that is not said. Conflict: one person at two entries of a night, and what
    `identity.confirm` refuses.
    """
    known = {normal(each.name): each for each in names}
    wishes = _once(said)
    refusals: defaultdict[str, tuple[str, ...]] = defaultdict(tuple)
    for name, members in declined.items():
        refusals[normal(name)] += members
    passed = _refused(records, known, {**{normal(name): name for name in declined}, **_names(wishes)})
    plan = _planned(records, known, wishes)
    noes: defaultdict[str, dict[int, tuple[str, ...]]] = defaultdict(dict)
    for key, members in refusals.items():
        if key in known:
            place = known[key].places[0]
            noes[place.tournament][place.no] = members
    made: dict[str, str] = {}
    after = records
    for tournament in (each.id for each in waiting_tournaments(records)):
        if not (tournament in plan or tournament in noes):
            continue
        mine, fresh = _choices(plan.get(tournament, {}), made, known)
        if tournament in asides:
            confirming = confirm_waiting(
                after, tournament, asides[tournament], mine, noes[tournament], new_id
            )
        else:
            confirming = confirm(after, tournament, mine, noes[tournament], new_id)
        after, new = confirming
        made |= dict(zip(fresh, new, strict=True))
    told = {known[key].name: id_ for key, id_ in made.items()}
    return Settled(after, told, sum(map(len, plan.values())), passed)


def _once(said: Mapping[str, NameChoice]) -> dict[str, tuple[str, NameChoice]]:
    """Comparison form -> the name and its choice. Wrong where two ways to write a name say two things."""
    wishes: dict[str, tuple[str, NameChoice]] = {}
    for name, choice in said.items():
        first, other = wishes.setdefault(normal(name), (name, choice))
        if other != choice:
            raise Wrong(Fault(f"names.{name}", f"is the same name as {first}, said otherwise"))
    return wishes


def _names(wishes: Mapping[str, tuple[str, NameChoice]]) -> dict[str, str]:
    return {key: name for key, (name, _) in wishes.items()}


def _refused(records: Records, known: Mapping[str, PendingName], said: Mapping[str, str]) -> tuple[str, ...]:
    """The names that wait nowhere any more. Wrong for those that cannot be confirmed here."""
    faults, passed = [], []
    strangers = [key for key in said if key not in known]
    ever = frozenset(typed_anywhere(records)) if strangers else frozenset()
    for key, name in said.items():
        if key not in known and key in ever:
            passed.append(name)
        elif key not in known:
            faults.append(Fault(f"names.{name}", "is no name that was typed in a tournament"))
        elif known[key].apart:
            where = ", ".join(known[key].apart[:3])
            message = f"two entries of one night bear this name; confirm it there: {where}"
            faults.append(Fault(f"names.{name}", message))
    if faults:
        raise Wrong(*faults)
    return tuple(passed)


def _planned(
    records: Records, known: Mapping[str, PendingName], wishes: Mapping[str, tuple[str, NameChoice]]
) -> dict[str, dict[int, tuple[str, Choice]]]:
    """Tournament -> entry -> the name whose choice holds there, and the choice."""
    plan: defaultdict[str, dict[int, tuple[str, Choice]]] = defaultdict(dict)
    seated: dict[tuple[str, str], str] = {}
    for key in wishes:
        if key not in known:
            continue
        root, choice = _root(key, wishes)
        if isinstance(choice, New) and root not in known:
            choice = _meanwhile(records, root, wishes[root][0])
        who = choice.member if isinstance(choice, Seat) else root
        for place in known[key].places:
            other = seated.setdefault((place.tournament, who), key)
            if other != key and not isinstance(choice, Guest):
                raise Conflict(
                    f"{known[key].name} and {known[other].name} were typed on one night "
                    f"({place.tournament}): they are two people"
                )
            plan[place.tournament][place.no] = root, choice
    return plan


def _root(key: str, wishes: Mapping[str, tuple[str, NameChoice]]) -> tuple[str, Choice]:
    """The name whose choice holds for this one, and that choice."""
    first = wishes[key][0]
    seen: set[str] = set()
    while True:
        choice = wishes[key][1]
        if not isinstance(choice, SameAs):
            return key, choice
        seen.add(key)
        key = normal(choice.name)
        if key not in wishes or key in seen:
            raise Wrong(Fault(f"names.{first}.same_as", "is no name of this request that says who it is"))


def _meanwhile(records: Records, key: str, name: str) -> Seat:
    """Whom a name that waits nowhere any more was confirmed as: nobody is made a second time for it. Conflict
    where it was confirmed as nobody, or as several.
    """
    found = {
        seat(records, record, entry.no)
        for record in records.tournaments.values()
        if not record.deleted
        for entry in record.tournament.entries
        if normal(entry.name) == key
    } - {None, GUEST}
    if len(found) != 1:
        who = "several members" if found else "nobody of the club"
        raise Conflict(f"{name} was confirmed as {who} meanwhile; look at the names again")
    return Seat(str(found.pop()))


def _choices(
    planned: Mapping[int, tuple[str, Choice]], made: Mapping[str, str], known: Mapping[str, PendingName]
) -> tuple[dict[int, Choice], list[str]]:
    """The choices of one tournament; and the names for which somebody is made there, in order of entries."""
    mine: dict[int, Choice] = {}
    fresh: list[str] = []
    for no, (root, choice) in sorted(planned.items()):
        if not isinstance(choice, New):
            mine[no] = choice
        elif root in made:
            mine[no] = Seat(made[root])
        else:
            name = choice.name or (known[root].name if root in known else None)
            mine[no] = replace(choice, name=name)
            fresh.append(root)
    return mine, fresh
