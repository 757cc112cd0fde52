"""Which member a typed name might be: a short list for the organiser, who decides (SPEC 3).

It refuses to link anyone; what it ticks in advance is a proposal. So far it knows the names on the roster and
the spellings that were confirmed before; everybody else looks new.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from ladder.domain.identity import Choice, New, Seat
from ladder.domain.naming import normal
from ladder.domain.persons import present
from ladder.domain.records import Member, Records, TournamentRecord
from ladder.domain.seating import members_seated, seat
from ladder.domain.tournament import Entry

__all__ = ["NEW", "EntryNames", "Suggestion", "names", "normal", "ticks"]

NEW = "new"
"""Ticked in place of a member's id: the entry looks like somebody new."""

SAME_SPELLING = "same_spelling"
"""Reason: the organiser confirmed this spelling for this member before, or wrote it on the roster."""

MOST = 5
"""Suggestions for one entry (SPEC 3)."""


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A member whom an entry might be. `confidence`: "sure", "likely" (both ticked) or "possible" (never
    ticked).
    """

    member: str
    confidence: str
    reason: str


@dataclass(frozen=True, slots=True)
class EntryNames:
    """One entry and who it might be. `link`: as confirmed (a member's id through merges, GUEST); None: not
    yet.

    `ticked`: a member's id, `NEW`, or None; always None where it is confirmed.
    """

    no: int
    name: str
    link: str | None
    ticked: str | None
    suggestions: tuple[Suggestion, ...]


def names(records: Records, record: TournamentRecord) -> tuple[EntryNames, ...]:
    """A tournament's entries, each with the members whom it might be (SPEC 3), in the order of the list.

    One member fits an entry: "sure" and ticked. It stays "possible", and nothing is ticked, where several
    fit, where the same name was typed twice tonight, and where the member fits or has a second entry tonight:
    two names typed on one night are two people. Pairs that were declined are not offered. "New" is ticked
    exactly where nobody is offered and the name stands once on the list.
    """
    entries = record.tournament.entries
    known = _known(present(records))
    offered = {entry.no: _offered(known, entry) for entry in entries}
    typed = Counter(normal(entry.name) for entry in entries)
    wanted = Counter(member.id for members in offered.values() for member in members)
    seated = members_seated(records, record)

    def listed(entry: Entry) -> EntryNames:
        members = offered[entry.no]
        once = typed[normal(entry.name)] == 1
        elsewhere = {member for no, member in seated.items() if no != entry.no}
        sure = once and len(members) == 1 and wanted[members[0].id] == 1 and members[0].id not in elsewhere
        suggestions = tuple(
            Suggestion(member.id, "sure" if sure else "possible", SAME_SPELLING) for member in members[:MOST]
        )
        link = seat(records, record, entry.no)
        ticked = members[0].id if sure else NEW if once and not members else None
        return EntryNames(entry.no, entry.name, link, ticked if link is None else None, suggestions)

    return tuple(listed(entry) for entry in entries)


def ticks(records: Records, record: TournamentRecord) -> Mapping[int, Choice]:
    """Entry number -> the choice that is ticked in advance, for those that have one: what "accept" would
    confirm.
    """
    return {
        each.no: New() if each.ticked == NEW else Seat(each.ticked)
        for each in names(records, record)
        if each.ticked is not None
    }


def _known(people: Mapping[str, Member]) -> Mapping[str, tuple[Member, ...]]:
    """Spelling (normal form) -> the members who are known by it, in order of joining.

    The name itself is one, also where nobody typed it yet: an organiser wrote it on the roster. Without it, a
    club that starts with its list of members would be offered everyone as new on the first evening.
    """
    found: dict[str, dict[str, Member]] = {}
    for member in people.values():
        for spelling in (member.name, *member.spellings):
            found.setdefault(normal(spelling), {})[member.id] = member
    return {spelling: tuple(members.values()) for spelling, members in found.items()}


def _offered(known: Mapping[str, tuple[Member, ...]], entry: Entry) -> tuple[Member, ...]:
    name = normal(entry.name)
    return tuple(
        member
        for member in known.get(name, ())
        if all(normal(declined) != name for declined in member.declined)
    )
