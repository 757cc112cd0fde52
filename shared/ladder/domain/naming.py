"""Giving a member a name: how names compare, and the numbers that tell equal ones apart. It never matches
anyone.
"""

import unicodedata
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace

from ladder.domain.initials import initials, plain
from ladder.domain.records import Member


@dataclass(frozen=True, slots=True)
class Numbers:
    """Which of the club's members of these initials, and of this name, somebody is (1, 2, 3, …)."""

    initials: int
    name: int


def normal(name: str) -> str:
    """The comparison form of a typed name: NFKC, casefold, blanks collapsed."""
    folded = unicodedata.normalize("NFKC", name).casefold()
    return " ".join(unicodedata.normalize("NFKC", folded).split())


def named(member: Member, name: str, others: Iterable[Member]) -> Member:
    """The member under a (new) name, with the next number among all others of these initials and of this
    name.

    Numbers are given once and kept: nobody is renumbered when others leave, are hidden, renamed or shown in
    full (SPEC 5). A rename that keeps the initials ("Marco Rosi" to "Marco Rossi") keeps their number; one
    that changes them takes the next number of the new ones, and leaves its old number to nobody who is there.
    """
    rest = [other for other in others if other.id != member.id]
    return replace(
        member,
        name=name,
        initials_no=_given(member, name, rest, initials, lambda each: each.initials_no),
        name_no=_given(member, name, rest, _look, lambda each: each.name_no),
    )


def numbers(members: Iterable[Member]) -> Mapping[str, Numbers]:
    """Everybody's numbers, as given. Who has none, or one that an earlier joiner has too, gets the next free
    one here, in order of joining: so labels are never equal, also where an older club or another version gave
    the numbers.
    """
    ordered = sorted(members, key=lambda member: member.number)
    by_initials = _distinct(ordered, initials, lambda each: each.initials_no)
    by_name = _distinct(ordered, _look, lambda each: each.name_no)
    return {each.id: Numbers(by_initials[each.id], by_name[each.id]) for each in ordered}


def spelled(member: Member, typed: str) -> Member:
    """The member with a typed name confirmed for it; an earlier "no" to that name is taken back."""
    spellings = member.spellings if typed in member.spellings else (*member.spellings, typed)
    declined = tuple(each for each in member.declined if normal(each) != normal(typed))
    return replace(member, spellings=spellings, declined=declined)


def _look(name: str) -> str:
    """What makes two names look the same where they are shown in full."""
    return normal(plain(name))


def _given(
    member: Member, name: str, rest: list[Member], key: Callable[[str], str], number: Callable[[Member], int]
) -> int:
    wanted = key(name)
    if number(member) and key(member.name) == wanted:
        return number(member)
    return max((number(each) for each in rest if key(each.name) == wanted), default=0) + 1


def _distinct(
    ordered: list[Member], key: Callable[[str], str], number: Callable[[Member], int]
) -> Mapping[str, int]:
    taken: dict[str, set[int]] = {}
    found: dict[str, int] = {}
    late: list[tuple[str, str]] = []
    for each in ordered:
        there = taken.setdefault(key(each.name), set())
        if number(each) and number(each) not in there:
            there.add(number(each))
            found[each.id] = number(each)
        else:
            late.append((each.id, key(each.name)))
    for member, wanted in late:
        found[member] = max(taken[wanted], default=0) + 1
        taken[wanted].add(found[member])
    return found
