"""The links of a tournament whose content is published again: what holds on, and what the publisher sent
(SPEC 3). It refuses to link anybody on its own.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from ladder.domain.identity import carry_over
from ladder.domain.naming import spelled
from ladder.domain.records import GUEST, Member, Records, TournamentRecord
from ladder.domain.seating import merged, settle
from ladder.domain.tournament import Tournament


@dataclass(frozen=True, slots=True)
class Links:
    """The links that stand on a new content, and those that it refutes (`TournamentRecord.refuted`)."""

    standing: Mapping[int, str]
    refuted: Mapping[int, str]


def linked(records: Records, old: TournamentRecord, new: Tournament, members: Mapping[int, str]) -> Links:
    """The links of `old` on its new content, with the `members` that the publisher sends now.

    Links that the new content refutes, by putting one person twice into a round, are unconfirmed again: a
    publisher must be able to publish what was played; which entry was wrong, the organiser says. What the
    publisher says itself is firm, and so is all of a tournament that comes back from deletion: there somebody
    twice in a round is a Conflict further on.
    """
    roots = merged(records)
    refuted = carry_over(replace(old, links=old.refuted), new)
    held_on = {**refuted, **carry_over(old, new)}
    links = _merged(held_on, old, new, members, roots)
    sent = {no: link for no, link in members.items() if no in links}
    firm = {no for no, link in sent.items() if roots.get(links[no], links[no]) == roots.get(link, link)}
    if old.deleted:
        firm.update(no for no in links if no not in refuted)
    standing = {no: link for no, link in links.items() if no in firm or no not in refuted}
    aside = {no: links[no] for no in refuted if no not in firm}
    return Links(*settle(new, standing, aside, roots, frozenset(firm)))


def _merged(
    held_on: Mapping[int, str],
    old: TournamentRecord,
    new: Tournament,
    members: Mapping[int, str],
    roots: Mapping[str, str],
) -> dict[int, str]:
    """The links that hold on, merged three ways with what the publisher sent before and sends now.

    The rule of SPEC 4 for everything else: what the publisher did not change keeps the organiser's decision
    (an app sends its own `member` with every round, and must not undo a reassignment by it); what only the
    publisher changed is taken; where both changed, the organiser's stands. Who is the same person through a
    merge is no change: the link keeps the id as confirmed.
    """
    before = carry_over(replace(old, links=old.sent), new)
    links = dict(held_on)
    for entry in new.entries:
        theirs = members.get(entry.no)
        own = links.get(entry.no)
        if theirs is None or (own is not None and roots.get(own, own) == roots.get(theirs, theirs)):
            continue
        if own in (None, before.get(entry.no)):
            links[entry.no] = theirs
    return dict(sorted(links.items()))


def spelled_by_publisher(records: Records, record: TournamentRecord) -> dict[str, Member]:
    """The members whose typed names this publication confirms: a person did, at the publisher's."""
    names = {entry.no: entry.name for entry in record.tournament.entries}
    found: dict[str, Member] = {}
    for no, link in record.sent.items():
        if link != GUEST and record.links.get(no) == link and no in names:
            found[link] = spelled(found.get(link, records.members[link]), names[no])
    return found
