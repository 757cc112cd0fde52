"""What is to be erased: a member, an entry of nobody's, or one of a version set aside (SPEC 5).

It refuses what is somebody else's: an entry of a member goes with the member alone.
"""

from dataclasses import dataclass, replace

from ladder.domain.errors import Conflict, Missing
from ladder.domain.naming import normal
from ladder.domain.neutral import is_neutral
from ladder.domain.records import GUEST, Member, Records, TournamentRecord
from ladder.domain.seating import merged, resolve

type Place = tuple[str, int]
"""An entry: tournament and number."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is to be erased. `members`: all records of one person; `entries`: single ones of nobody's;
    `aside`: such of versions that wait or are held.

    `names`: every form of the name that is known, as typed. `others`: names of everybody else, as typed;
    what is among them stays with them. `holders`: other members who are called like that too.
    """

    members: frozenset[str]
    entries: frozenset[Place]
    names: frozenset[str]
    others: frozenset[str]
    holders: tuple[str, ...] = ()
    aside: frozenset[Place] = frozenset()


def of_member(records: Records, member: str) -> Wanted:
    """The person of this member, with everybody merged into one with it. Missing: nobody, or erased."""
    root = resolve(records, member)
    if root not in records.members or records.members[root].erased:
        raise Missing(f"There is no member {member}")
    roots = merged(records)
    group = frozenset(id_ for id_ in records.members if roots.get(id_, id_) == root)
    return _wanted(records, group, frozenset())


def of_entry(records: Records, tournament: str, no: int) -> Wanted:
    """The name typed at an entry of a guest, or that nobody has confirmed; wherever it is nobody else's.

    Missing: no such entry, or its name is erased. Conflict: it is a member's.
    """
    record = records.tournaments.get(tournament)
    names = {entry.no: entry.name for entry in record.tournament.entries} if record else {}
    if record is None or no not in names or is_neutral(names[no]):
        raise Missing(f"There is no such entry in {tournament}")
    link = {**record.refuted, **record.links}.get(no, GUEST)
    if link != GUEST:
        raise Conflict(f"Entry {no} of {tournament} is a member's: erase {resolve(records, link)} instead")
    return _wanted(records, frozenset(), frozenset({(tournament, no)}))


def of_aside(records: Records, seen: TournamentRecord, no: int) -> Wanted:
    """The name typed at an entry of a version that waits or is held (`seen`: the tournament as that one has
    it); wherever it is nobody else's.

    Missing: no such entry, or its name is erased. Conflict: it is a member's, or somebody is called so too.
    """
    entry = next((each for each in seen.tournament.entries if each.no == no), None)
    if entry is None or is_neutral(entry.name):
        raise Missing(f"There is no such entry in the version of {seen.id} that is aside")
    link = {**seen.refuted, **seen.links}.get(no, GUEST)
    if link != GUEST:
        raise Conflict(f"Entry {no} of {seen.id} is a member's: erase {resolve(records, link)} instead")
    wanted = _wanted(records, frozenset(), frozenset())
    names = frozenset(each for each in (entry.name, entry.published_name) if each and not is_neutral(each))
    if normal(entry.name) in {normal(each) for each in wanted.others}:
        raise Conflict(
            f"The name at entry {no} is a member's too, and this version of {seen.id} is not settled: "
            "confirm it or drop it (DELETE ?version=waiting) first, then erase"
        )
    return replace(wanted, names=names, aside=frozenset({(seen.id, no)}))


def _wanted(records: Records, group: frozenset[str], entries: frozenset[Place]) -> Wanted:
    names = {name for id_ in group for name in called(records.members[id_])}
    others: set[str] = set()
    holders: dict[str, list[str]] = {}
    for member in records.members.values():
        if member.id not in group and not member.erased:
            others.update(called(member))
            for name in called(member):
                holders.setdefault(normal(name), []).append(member.id)
    for record in records.tournaments.values():
        every = {**record.refuted, **record.links}
        for entry in record.tournament.entries:
            link = every.get(entry.no, GUEST)
            if link in group or (record.id, entry.no) in entries:
                names.update(each for each in (entry.name, entry.published_name) if each)
            elif link != GUEST:
                others.add(entry.name)
    names = {name for name in names if not is_neutral(name)}
    found = {id_ for name in names for id_ in holders.get(normal(name), ())}
    return Wanted(group, entries, frozenset(names), frozenset(others), tuple(sorted(found)))


def called(member: Member) -> tuple[str, ...]:
    """A member's name, and as what it was typed."""
    return (member.name, *member.spellings)
