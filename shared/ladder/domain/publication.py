"""Publishing a tournament, the first time and again (SPEC 4). It refuses a deleted id, unless told to restore
it.

Publishing again never takes the organiser's corrections back: it is merged three ways with them, or set aside
(`aside`) until the organiser has confirmed its names or chosen.
"""

from base64 import urlsafe_b64encode
from collections.abc import Mapping
from dataclasses import astuple, dataclass, replace
from hashlib import sha256

from ladder.domain.aside import held, must_wait, set_down, settled, waiting
from ladder.domain.errors import Conflict, Fault, Wrong
from ladder.domain.links import linked
from ladder.domain.records import GUEST, Records, TournamentRecord
from ladder.domain.threeway import merge
from ladder.domain.tournament import Tournament

FLAGS = ("juniors", "rated", "finished", "sequence", "format")
"""What a publication may leave out, and then keeps its value (SPEC 4)."""

REMEMBERED = 50
"""Publications of one tournament by which a late retry is known: an app sends every result of an evening."""


@dataclass(frozen=True, slots=True)
class _Sent:
    """One publication: its content, the members that it confirms, its imprint, the revision it makes."""

    content: Tournament
    members: Mapping[int, str]
    imprint: str
    revision: int


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
    last: Tournament | None = None,
) -> Records:
    """The records with a tournament published under an id, for the first time or again.

    `members`: entry number -> member (or GUEST) as confirmed by a person at the publisher's; `page`: the
    product's own id, used the first time only; `revision`: of this change; `given`: which of `FLAGS` the
    source stated; `last`: the last published content that took effect (None: what stands is that).

    Equal to `last`: no new content. Equal to an earlier one: held (an app's late retry). Else merged three
    ways; where that leaves disputes the new version is held, where it brings unconfirmed entries to a
    tournament that is rated it waits; else it takes effect, and whatever was set aside before goes.

    Wrong: an unknown member. Conflict: a deleted id without `restore`; a member of `members`, or anybody in a
    tournament that is restored, twice in a round. Nothing new: the same Records.
    """
    _refuse_unknown(records, tournament, members)
    seated = {entry.no: members[entry.no] for entry in tournament.entries if entry.no in members}
    old = records.tournaments.get(tournament_id)
    content = stated(records, tournament_id, tournament, given, last)
    sent = _Sent(content, seated, imprint(tournament, given), revision)
    if old is None:
        links = dict(sorted(seated.items()))
        return _taken(
            records, TournamentRecord(tournament_id, page, content, links, earlier=(sent.imprint,)), sent
        )
    if old.deleted and not restore:
        raise Conflict(
            f"Tournament {tournament_id} is deleted; publish it with restore=true to bring it back"
        )
    return _published_again(records, old, sent, last or old.tournament)


def stated(
    records: Records,
    tournament_id: str,
    tournament: Tournament,
    given: frozenset[str],
    last: Tournament | None,
) -> Tournament:
    """The content that a publication states: with the flags that it leaves out as last published (the first
    time: `juniors` the club's default); `juniors` is never lowered (SPEC 4). It is what the archive keeps.
    """
    old = records.tournaments.get(tournament_id)
    if old is None:
        young = tournament.juniors if "juniors" in given else records.settings.juniors
        return replace(tournament, juniors=young)
    last = last or old.tournament
    kept = {flag: getattr(last, flag) for flag in FLAGS if flag not in given}
    content = replace(tournament, **kept)
    return replace(content, juniors=content.juniors or last.juniors)


def imprint(tournament: Tournament, given: frozenset[str]) -> str:
    """48 bits that tell one publication of a tournament from the others: its content as sent, and which flags
    it stated. An app that sends an old version again sends the same.
    """
    said = replace(tournament, **{flag: None for flag in FLAGS if flag not in given})  # type: ignore[arg-type]
    return urlsafe_b64encode(sha256(repr(astuple(said)).encode()).digest()[:6]).decode()


def waits_for(record: TournamentRecord) -> int:
    """How many entries must be confirmed before the tournament can be rated; 0 where it needs no
    confirmation.
    """
    return 0 if record.deleted or not record.tournament.can_rate else len(record.unconfirmed)


def _published_again(records: Records, old: TournamentRecord, sent: _Sent, last: Tournament) -> Records:
    if sent.content == last:
        return _seated_again(records, old, sent)
    if not old.deleted and sent.imprint in old.earlier:
        # An earlier one; or that which is set aside already. Beside one that is aside, a late one is nothing.
        if old.waiting_in or old.held_in:
            return records
        known = (*(each for each in old.earlier if each != sent.imprint), sent.imprint)
        return _put(records, held(replace(old, earlier=known), sent.revision, sent.members, late=True))
    known = (*old.earlier, sent.imprint)[-REMEMBERED:]
    fresh = replace(set_down(old), deleted=False, earlier=known)
    merged = merge(last, sent.content, old.tournament)
    if merged.disputes:
        return _put(records, held(fresh, sent.revision, sent.members))
    links = linked(records, old, merged.tournament, sent.members)
    taken = replace(fresh, tournament=merged.tournament, links=links.standing, refuted=links.refuted)
    if must_wait(old, taken):
        return _put(records, waiting(fresh, sent.revision, sent.members, links))
    return _taken(records, taken, sent)


def _seated_again(records: Records, old: TournamentRecord, sent: _Sent) -> Records:
    """The last content once more: it may bring members, or an id that was deleted, and nothing else."""
    links = linked(records, old, old.tournament, sent.members)
    record = replace(old, links=links.standing, refuted=links.refuted, deleted=False)
    if record == old:
        return records
    return settled(records, replace(record, sent=sent.members, revision=sent.revision))


def _taken(records: Records, record: TournamentRecord, sent: _Sent) -> Records:
    """The records where this content stands."""
    taken = replace(record, sent=sent.members, revision=sent.revision, published_in=sent.revision)
    return settled(records, replace(taken, published_as=sent.imprint))


def _put(records: Records, record: TournamentRecord) -> Records:
    return replace(records, tournaments={**records.tournaments, record.id: record})


def _refuse_unknown(records: Records, tournament: Tournament, members: Mapping[int, str]) -> None:
    faults = [
        Fault(f"players.{at}.member", "There is no such member")
        for at, entry in enumerate(tournament.entries)
        if members.get(entry.no, GUEST) != GUEST and members[entry.no] not in records.members
    ]
    if faults:
        raise Wrong(*faults)
