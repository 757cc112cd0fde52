"""Versions set aside (SPEC 4): one that waits for names while the last confirmed one stays on the ladder, and
one that is held for the organiser's choice. It refuses corrections while a version waits.

Where a version lies aside, its content is in the archive: it comes in as an argument, with the last published
content that took effect.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from ladder.domain.errors import Conflict, Missing
from ladder.domain.identity import Choice, confirm, settle_juniors
from ladder.domain.links import Links, linked, spelled_by_publisher
from ladder.domain.nearcopy import looked_at
from ladder.domain.records import Records, TournamentRecord
from ladder.domain.seating import merged, refuse_doubled, settle
from ladder.domain.threeway import Prefer, merge
from ladder.domain.tournament import Tournament

NOTHING_ASIDE: Mapping[str, Any] = {
    "waiting_in": 0,
    "held_in": 0,
    "aside_sent": {},
    "aside_links": {},
    "aside_wins": False,
    "aside_late": False,
}
"""The places of a tournament record that tell of a version set aside, as they are where there is none."""


@dataclass(frozen=True, slots=True)
class Aside:
    """A version set aside, with what it is compared with: the last published content that took effect."""

    content: Tournament
    last: Tournament


def held(
    record: TournamentRecord, revision: int, sent: Mapping[int, str], *, late: bool = False
) -> TournamentRecord:
    """The record with the version published in this revision held aside; `late`: it equals an earlier one."""
    return replace(record, held_in=revision, aside_sent=sent, aside_late=late, revision=revision)


def waiting(
    record: TournamentRecord, revision: int, sent: Mapping[int, str], links: Links
) -> TournamentRecord:
    """The record with the version published in this revision waiting for the names that `links` lacks."""
    every = {**links.refuted, **links.standing}
    return replace(record, waiting_in=revision, aside_sent=sent, aside_links=every, revision=revision)


def must_wait(old: TournamentRecord, new: TournamentRecord) -> bool:
    """Whether the new version brings entries not yet confirmed to a tournament that is rated (SPEC 4).

    Entries whose confirmed links the content refutes are none: the organiser's answer to what was played
    contradicts it already, so it is pending until that is put right. In the old version neither: undoing a
    merge must find what stands as it would be without it.
    """
    if old.state not in ("rated", "pending") or not new.tournament.can_rate:
        return False
    if not old.refuted.keys() >= set(old.unconfirmed):
        return False
    known = new.links.keys() | new.refuted.keys()
    return any(entry.no not in known for entry in new.tournament.entries)


def set_down(record: TournamentRecord) -> TournamentRecord:
    """The record with nothing aside."""
    return replace(record, **NOTHING_ASIDE)


def refuse_waiting(record: TournamentRecord) -> None:
    """Conflict while a version waits: a correction now would meet another tournament when it takes effect."""
    if record.waiting_in:
        raise Conflict(
            f"A newer version of {record.id} waits for its names; confirm them or drop it "
            "(DELETE ?version=waiting) before correcting it"
        )


def drop(records: Records, tournament_id: str) -> Records:
    """The records without the version that was set aside. Missing: none is."""
    record = records.tournaments.get(tournament_id)
    if record is None or not (record.waiting_in or record.held_in):
        raise Missing(f"No version of {tournament_id} waits or is held")
    return _put(records, replace(set_down(record), revision=records.revision + 1))


def view(records: Records, record: TournamentRecord, aside: Aside) -> TournamentRecord:
    """The tournament as it will stand when its waiting version takes effect, with what is confirmed of it."""
    prefer: Prefer = "theirs" if record.aside_wins else "mine"
    content = merge(aside.last, aside.content, record.tournament, prefer).tournament
    links, refuted = settle(content, record.aside_links, {}, merged(records))
    return replace(set_down(record), tournament=content, links=links, refuted=refuted, sent=record.aside_sent)


def confirm_waiting(
    records: Records,
    tournament_id: str,
    aside: Aside,
    choices: Mapping[int, Choice],
    declined: Mapping[int, tuple[str, ...]],
    new_id: Callable[[], str],
) -> tuple[Records, tuple[str, ...]]:
    """As `identity.confirm`, for the entries of the version that waits; when all are confirmed it stands."""
    old = records.tournaments[tournament_id]
    seen = view(records, old, aside)
    after, made = confirm(_put(records, seen), tournament_id, choices, declined, new_id)
    new = after.tournaments[tournament_id]
    if new == seen and after.members == records.members:
        return records, ()
    if not new.unconfirmed or not new.tournament.can_rate:
        new = replace(_in_effect(new, old), revision=records.revision + 1)
        return settled(after, new), made
    every = {**new.refuted, **new.links}
    return _put(after, replace(old, aside_links=every, revision=new.revision)), made


def release(records: Records, tournament_id: str, aside: Aside, keep: Prefer) -> Records:
    """The records with a held re-publication settled.

    "mine": where it disputes what stands, that stays; all else that the publisher changed is taken, and it
    counts as published. Of a late retry nothing is taken. "theirs": what the publisher changed is taken
    everywhere. Where names must be confirmed first, the version waits.
    """
    old = records.tournaments[tournament_id]
    if not old.held_in:
        raise Conflict(f"No version of {tournament_id} is held")
    revision = records.revision + 1
    if old.aside_late and keep == "mine":
        return _put(records, replace(set_down(old), revision=revision))
    content = merge(aside.last, aside.content, old.tournament, keep).tournament
    links = linked(records, old, content, old.aside_sent)
    new = replace(
        _in_effect(set_down(old), old),
        tournament=content,
        links=links.standing,
        refuted=links.refuted,
        sent=old.aside_sent,
        revision=revision,
    )
    if must_wait(old, new):
        kept = waiting(set_down(old), revision, old.aside_sent, links)
        return _put(records, replace(kept, waiting_in=old.held_in, aside_wins=keep == "theirs"))
    return settled(records, new)


def release_copy(records: Records, tournament_id: str) -> Records:
    """The records with a near-copy let through; the answer is remembered. Conflict: it is not held as one."""
    record = records.tournaments[tournament_id]
    if record.state != "held":
        raise Conflict(f"{tournament_id} is not held")
    released = replace(record, released=True, revision=records.revision + 1)
    refuse_doubled(records, released)
    return _put(records, released)


def settled(records: Records, record: TournamentRecord) -> Records:
    """The records where this tournament stands as it is now: nobody twice in a round (else Conflict), the
    spellings that its publisher confirmed remembered, held where it is a near-copy; and what was held for it
    looked at again.
    """
    refuse_doubled(records, record)
    members = {**records.members, **spelled_by_publisher(records, record)}
    after = _put(replace(records, members=members), record)
    return settle_juniors(looked_at(records, after, [record.id]))


def _in_effect(new: TournamentRecord, old: TournamentRecord) -> TournamentRecord:
    """The record with the version that lay aside as the publication in effect."""
    published_as = old.earlier[-1] if old.earlier else ""
    return replace(new, published_in=old.waiting_in or old.held_in, published_as=published_as)


def _put(records: Records, record: TournamentRecord) -> Records:
    return replace(records, tournaments={**records.tournaments, record.id: record})
