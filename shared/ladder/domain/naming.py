"""Giving a member a name: how names compare, and what tells equal ones apart. It matches nobody."""

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace

from ladder.domain.initials import initials, plain
from ladder.domain.records import Member
from ladder.domain.skeleton import folded

_BETWEEN = re.compile(r"[\s,.;]+")


@dataclass(frozen=True, slots=True)
class Known:
    """How somebody's name is shown by initials, and which of the club's members of these initials, and of
    this name, they are (1, 2, 3, …).
    """

    initials: str
    initials_no: int
    name_no: int


class Register:
    """The names of a club's members, by which the next one is given its numbers.

    Numbers are given once and kept: nobody is renumbered when others leave, are hidden, renamed or shown in
    full (SPEC 5).
    """

    def __init__(self, members: Iterable[Member]) -> None:
        self._initials: dict[str, int] = {}
        self._names: dict[str, int] = {}
        everyone = list(members)
        known = numbers(everyone)
        for member in everyone:
            one = known[member.id]
            self._note(one.initials, one.initials_no, look(member.name), one.name_no)

    def named(self, member: Member, name: str) -> Member:
        """The member under a (new) name, with its numbers.

        A rename that keeps the initials ("Marco Rosi" to "Marco Rossi") keeps their number; one that changes
        them takes the next number of the new ones.
        """
        short, long = initials(name), look(name)
        initials_no, name_no = member.initials_no, member.name_no
        if not initials_no or initials(member.name) != short:
            initials_no = self._initials.get(short, 0) + 1
        if not name_no or look(member.name) != long:
            name_no = self._names.get(long, 0) + 1
        self._note(short, initials_no, long, name_no)
        return replace(member, name=name, initials_no=initials_no, name_no=name_no)

    def _note(self, short: str, initials_no: int, long: str, name_no: int) -> None:
        self._initials[short] = max(self._initials.get(short, 0), initials_no)
        self._names[long] = max(self._names.get(long, 0), name_no)


def normal(name: str) -> str:
    """The comparison form of a typed name: NFKC, casefold, blanks collapsed."""
    folded = unicodedata.normalize("NFKC", name).casefold()
    return " ".join(unicodedata.normalize("NFKC", folded).split())


def look(name: str) -> str:
    """What makes two names look the same where they are shown in full."""
    return normal(plain(name))


def loose(name: str) -> str:
    """What is left of a typed name without accents and the order of its words, as suggestions compare."""
    return " ".join(sorted(_BETWEEN.sub(" ", folded(normal(plain(name)))).split()))


def numbers(members: Iterable[Member]) -> Mapping[str, Known]:
    """Everybody's initials and numbers, as given. Who has no number, or one that an earlier joiner has too,
    gets the next free one here, in order of joining: so labels are never equal, whoever gave the numbers.
    """
    ordered = sorted(members, key=lambda member: member.number)
    short = {each.id: initials(each.name) for each in ordered}
    long = {each.id: look(each.name) for each in ordered}
    by_initials = _distinct(ordered, short, lambda each: each.initials_no)
    by_name = _distinct(ordered, long, lambda each: each.name_no)
    return {each.id: Known(short[each.id], by_initials[each.id], by_name[each.id]) for each in ordered}


def spelled(member: Member, typed: str) -> Member:
    """The member with a typed name confirmed for it; an earlier "no" to that name is taken back."""
    spellings = member.spellings if typed in member.spellings else (*member.spellings, typed)
    declined = tuple(each for each in member.declined if normal(each) != normal(typed))
    return replace(member, spellings=spellings, declined=declined)


def _distinct(
    ordered: list[Member], keys: Mapping[str, str], number: Callable[[Member], int]
) -> Mapping[str, int]:
    taken: dict[str, set[int]] = {}
    found: dict[str, int] = {}
    for each in ordered:
        there = taken.setdefault(keys[each.id], set())
        if number(each) and number(each) not in there:
            there.add(number(each))
            found[each.id] = number(each)
    for each in ordered:
        if each.id not in found:
            there = taken[keys[each.id]]
            found[each.id] = max(there, default=0) + 1
            there.add(found[each.id])
    return found
