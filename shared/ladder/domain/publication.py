"""Publishing a tournament, the first time and again (SPEC 4). It refuses a deleted id, unless told to restore
it.

Publishing again takes the new content whole; the three-way merge with the organiser's corrections is a later
chapter.
"""

from collections.abc import Mapping
from dataclasses import replace

from ladder.domain.errors import Conflict, Fault, Wrong
from ladder.domain.identity import carry_over, settle_juniors
from ladder.domain.naming import spelled
from ladder.domain.records import GUEST, Member, Records, TournamentRecord
from ladder.domain.seating import merged, refuse_doubled, settle
from ladder.domain.tournament import Tournament

FLAGS = ("juniors", "rated", "finished", "sequence", "format")
"""What a publication may leave out, and then keeps its value (SPEC 4)."""


def publish(  # noqa: PLR0913 - what a publication is made of, each its own kind of thing
    records: Records,
    tournament_id: str,
    tournament: Tournament,
    members: Mapping[int, str],
    page: str,
    revision: int,
    given: frozenset[str],
    *,
    restore: bool = False,
) -> Records:
    """The records with a tournament published under an id, for the first time or again.

    `members`: entry number -> member (or GUEST) as confirmed by a person at the publisher's; `page`: the
    product's own id, used the first time only; `revision`: of this change; `given`: which of `FLAGS` the
    source stated. What it left out keeps its value (the first time: `juniors` the club's default); `juniors`
    is never lowered.

    Links hold on by `identity.carry_over`, merged with the publisher's `members` (see `_merged_links`). Those
    that the new content refutes, by putting one person twice into a round, are unconfirmed again, and kept
    aside (`TournamentRecord.refuted`): a publisher must be able to publish what was played, and which of the
    two entries was wrong, the organiser says.

    Wrong: an unknown member. Conflict: a deleted id without `restore`; a member of `members`, or anybody in a
    tournament that is restored, twice in a round. Content and links equal to what stands: the same Records.
    """
    _refuse_unknown(records, tournament, members)
    sent = {entry.no: members[entry.no] for entry in tournament.entries if entry.no in members}
    old = records.tournaments.get(tournament_id)
    if old is not None and old.deleted and not restore:
        raise Conflict(
            f"Tournament {tournament_id} is deleted; publish it with restore=true to bring it back"
        )
    if old is None:
        if "juniors" not in given:
            tournament = replace(tournament, juniors=records.settings.juniors)
        old = TournamentRecord(tournament_id, page, tournament)
    else:
        kept = {flag: getattr(old.tournament, flag) for flag in FLAGS if flag not in given}
        tournament = replace(tournament, **kept)
        tournament = replace(tournament, juniors=tournament.juniors or old.tournament.juniors)
    record = _linked(records, old, tournament, sent)
    if record == records.tournaments.get(tournament_id):
        return records
    refuse_doubled(records, record)
    record = replace(record, revision=revision, published_in=revision, sent=sent)
    return settle_juniors(
        replace(
            records,
            members={**records.members, **_spelled(records, record)},
            tournaments={**records.tournaments, tournament_id: record},
        )
    )


def waits_for(record: TournamentRecord) -> int:
    """How many entries must be confirmed before the tournament can be rated; 0 where it needs no
    confirmation.
    """
    return 0 if record.deleted or not record.tournament.can_rate else len(record.unconfirmed)


def _refuse_unknown(records: Records, tournament: Tournament, members: Mapping[int, str]) -> None:
    faults = [
        Fault(f"players.{at}.member", "There is no such member")
        for at, entry in enumerate(tournament.entries)
        if members.get(entry.no, GUEST) != GUEST and members[entry.no] not in records.members
    ]
    if faults:
        raise Wrong(*faults)


def _spelled(records: Records, record: TournamentRecord) -> dict[str, Member]:
    """The members whose typed names this publication confirms: a person did, at the publisher's."""
    names = {entry.no: entry.name for entry in record.tournament.entries}
    found: dict[str, Member] = {}
    for no, link in record.sent.items():
        if link != GUEST and record.links.get(no) == link:
            found[link] = spelled(found.get(link, records.members[link]), names[no])
    return found


def _linked(
    records: Records, old: TournamentRecord, new: Tournament, sent: Mapping[int, str]
) -> TournamentRecord:
    """The record with its new content and the links that stand in it."""
    roots = merged(records)
    refuted = carry_over(replace(old, links=old.refuted), new)
    held_on = {**refuted, **carry_over(old, new)}
    links = _merged_links(held_on, old, new, sent, roots)
    firm = {no for no, link in sent.items() if roots.get(links[no], links[no]) == roots.get(link, link)}
    if old.deleted:
        firm.update(no for no in links if no not in refuted)
    standing = {no: link for no, link in links.items() if no in firm or no not in refuted}
    aside = {no: links[no] for no in refuted if no not in firm}
    standing, aside = settle(new, standing, aside, roots, frozenset(firm))
    return replace(old, tournament=new, links=standing, refuted=aside, deleted=False)


def _merged_links(
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
