"""Which member a typed name might be: a short list for the organiser, who decides (SPEC 3).

It refuses to link anyone; what it ticks in advance is a proposal. How names are alike is told in `likeness`;
here is what this club and this night add: who is on the roster, who sits here already, what was declined.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING

from ladder.domain.identity import Choice, New, Seat
from ladder.domain.naming import normal
from ladder.domain.neutral import is_neutral
from ladder.domain.persons import owners, present
from ladder.domain.records import Records, TournamentRecord
from ladder.domain.seating import seat
from ladder.domain.tournament import Entry

if TYPE_CHECKING:
    from ladder.domain.likeness.index import Index

__all__ = ["NEW", "EntryNames", "Suggestion", "names", "normal", "offers", "ticks"]

NEW = "new"
"""Ticked in place of a member's id: the entry looks like somebody new."""

MOST = 5
"""Suggestions for one entry (SPEC 3)."""

POSSIBLE = "possible"

type _Roster = tuple[tuple[str, str, tuple[str, ...], tuple[str, ...]], ...]
"""Member, name, spellings and declined spellings of everybody, in order of joining: all that is compared."""

type _Offers = tuple[tuple["Suggestion", ...], ...]


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A member whom an entry might be. `confidence`: "sure", "likely" (both ticked) or "possible" (never
    ticked). `reason`: a code of `likeness.reasons`.
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

    Who is "sure" or "likely" is ticked, nobody for two entries. Who sits at another entry of the night is
    "possible" at most, and where such a one fits best, or the same name was typed twice, nothing is ticked:
    two names typed on one night are two people. Pairs that were declined are not offered. "New" is ticked
    exactly where nobody is offered and the name stands once on the list. A confirmed entry keeps its offers,
    for whoever wants to change the link.
    """
    entries = record.tournament.entries
    links = {entry.no: seat(records, record, entry.no) for entry in entries}
    offers = _offered(_roster(records), entries, links)
    typed = Counter(normal(entry.name) for entry in entries)
    offers = tuple(
        erased_offers(records, entry.name) if is_neutral(entry.name) else offered
        for entry, offered in zip(entries, offers, strict=True)
    )
    return tuple(
        _listed(entry, links[entry.no], offered, once=typed[normal(entry.name)] == 1)
        for entry, offered in zip(entries, offers, strict=True)
    )


def erased_offers(records: Records, label: str) -> tuple[Suggestion, ...]:
    """Whose a label is: nobody else is offered for it, and it is never ticked."""
    return tuple(Suggestion(member, POSSIBLE, "exact") for member in owners(records, label))[:MOST]


def ticks(records: Records, record: TournamentRecord) -> Mapping[int, Choice]:
    """Entry number -> the choice that is ticked in advance, for those that have one: what "accept" would
    confirm.
    """
    return {
        each.no: New() if each.ticked == NEW else Seat(each.ticked)
        for each in names(records, record)
        if each.ticked is not None
    }


def offers(records: Records, typed: Sequence[str]) -> tuple[tuple[Suggestion, ...], ...]:
    """For each typed name whom it might be, of all the roster and by itself: no night is looked at."""
    return _each(_roster(records), tuple(typed))


def _listed(entry: Entry, link: str | None, offered: tuple[Suggestion, ...], *, once: bool) -> EntryNames:
    if not once:
        offered = _doubtful(offered)
    ticked = next((each.member for each in offered if each.confidence != POSSIBLE), None)
    if not offered and once and not is_neutral(entry.name):  # nobody is made of a label
        ticked = NEW
    return EntryNames(entry.no, entry.name, link, ticked if link is None else None, offered)


def _offered(roster: _Roster, entries: tuple[Entry, ...], links: Mapping[int, str | None]) -> _Offers:
    """For each entry: whoever fits and sits nowhere yet, then whoever fits and sits at another entry."""
    typed = tuple(entry.name for entry in entries)
    seated = tuple((at, link) for at, entry in enumerate(entries) if (link := links[entry.no]) is not None)
    fits = _night(roster, typed, seated)
    if not seated:
        return fits
    taken = {link for _, link in seated}
    confirmed = {at for at, _ in seated}
    found = []
    for at, anybody in enumerate(_night(roster, typed, ())):
        if at in confirmed:
            found.append(anybody)
            continue
        elsewhere = tuple(each for each in anybody if each.member in taken)
        own = _doubtful(fits[at]) if anybody and anybody[0].member in taken else fits[at]
        found.append((*own, *_doubtful(elsewhere))[:MOST])
    return tuple(found)


def _doubtful(offered: tuple[Suggestion, ...]) -> tuple[Suggestion, ...]:
    return tuple(replace(each, confidence=POSSIBLE) for each in offered)


def _roster(records: Records) -> _Roster:
    people = present(records).values()
    return tuple((each.id, each.name, each.spellings, each.declined) for each in people)


@lru_cache(maxsize=32)
def _night(roster: _Roster, typed: tuple[str, ...], seated: tuple[tuple[int, str], ...]) -> _Offers:
    """What `likeness` offers. Kept, as one request asks for the list, for its ETag and for the ticks."""
    if not roster:
        return ((),) * len(typed)
    return tuple(
        tuple(Suggestion(each.member, each.confidence, each.reason) for each in offered[:MOST])
        for offered in _index(roster).night(typed, dict(seated))
    )


@lru_cache(maxsize=4)
def _each(roster: _Roster, typed: tuple[str, ...]) -> _Offers:
    """Kept as `_night` is."""
    if not roster:
        return ((),) * len(typed)
    found = (_index(roster).night((name,))[0] for name in typed)
    return tuple(
        tuple(Suggestion(each.member, each.confidence, each.reason) for each in offered[:MOST])
        for offered in found
    )


@lru_cache(maxsize=4)
def _index(roster: _Roster) -> "Index":
    """A roster made ready: half a second for 2,000 members, so the last few are kept."""
    from ladder.domain.likeness.index import Index, Person  # noqa: PLC0415 - tables; who reads starts without

    return Index.of([Person(*each) for each in roster])
