"""Taking a change back from the log (SPEC 4): what it changed is as it was, all else as it stands.

It refuses where something later stands on the change, and says on what; what cannot be taken back at all; and
to call undone what would change nothing.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any

from ladder.domain import merging
from ladder.domain.aside import NOTHING_ASIDE, refuse_waiting
from ladder.domain.identity import settle_juniors
from ladder.domain.naming import Register
from ladder.domain.persons import entered, present
from ladder.domain.records import Member, Records, Settings, TournamentRecord
from ladder.domain.returning import watched_again
from ladder.domain.seating import merged, refuse_doubled
from ladder.domain.threeway import merge

type Item = tuple[str, str]
"""What a later change may stand on: ("tournament" | "member" | "merge" | "setting", its id or name)."""

FINAL: Mapping[str, str] = {
    "club.made": "a club is closed, not undone",
    "club.imported": "a club is closed, not undone",
    "club.closed": "a closed club is gone",
    "club.rebuilt": "a rebuild changes nothing that could be undone",
    "key.added": "a key is revoked, not undone",
    "key.revoked": "the secret of a revoked key is nowhere kept; add another key",
    "link.rotated": "an address that was given up stays dead",
    "embed.rotated": "an address that was given up stays dead",
    "feed.rotated": "an address that was given up stays dead",
    "embed.on": "the embed is switched off again, not undone",
    "embed.off": "an address that was given up stays dead; switch the embed on again",
    "feed.on": "the feed is switched off again, not undone",
    "feed.off": "an address that was given up stays dead; switch the feed on again",
    "member.erased": "what was erased is nowhere kept",
    "entry.erased": "what was erased is nowhere kept",
}
"""Entries of the log that cannot be undone, with the reason (SPEC 4)."""

NOTHING = "nothing of what it changed would be otherwise than it is now"
"""Why an entry cannot be undone on which no later one stands, though there is nothing left to take back."""

_TOKENS = ("link_token", "embed_token", "feed_token", "slug")
_GROWING = ("spellings", "apart", "declined")
_OWN = ("id", "number", "initials_no", "name_no", *_GROWING)
"""Of a member, what goes its own way: given once, growing only, or following the name."""
_CONTENT = ("tournament", "links", "refuted")
_ASIDE = tuple(NOTHING_ASIDE)
"""Of a tournament, the version set aside: one place, for half of a version is none."""
_KEPT = ("id", "page", "revision", "corrections", "earlier", "erased")
"""Of a tournament, what an undo leaves: a publication that was taken back is still an earlier one."""


@dataclass(frozen=True, slots=True)
class Undone:
    """The records with a change taken back; or, where there is any, the items that later changes stand on.

    The same Records and no item: there is nothing to take back (`NOTHING`).
    """

    records: Records
    blocked: tuple[Item, ...] = ()


def why_not(what: str) -> str:
    """Why an entry of this kind cannot be undone; "": it can."""
    return FINAL.get(what, "")


def undone(before: Records, after: Records, now: Records) -> Undone:
    """The records of `now` with what differs between `before` and `after` (parts of records) taken back.

    Item by item, and within an item place by place: what nobody changed since is as before; a place that was
    changed since blocks. A tournament first published then is deleted, its id stays taken. What comes back to
    the ladder is held where it has a near-copy by now, as `correction.restore` does it. A version aside comes
    back unless another publication took effect or was set aside since. A member made then leaves the roster,
    unless seated since. A merge comes back unless one of the two was merged elsewhere or erased since. Where
    all of it was taken back since, what did that blocks.

    Conflict: somebody twice in a round; a version waits.
    """
    undo = _Undo(before, after, now)
    records = undo.all()
    if undo.blocked:
        return _blocked(now, undo.blocked)
    for id_, record in records.tournaments.items():
        old = now.tournaments[id_]
        # A deletion leaves alone what waits, and so does its undo. A version that waits no longer, or only
        # with the undo, meets the content that it was made for.
        if record.tournament != old.tournament and record.waiting_in == old.waiting_in:
            refuse_waiting(old)
        if (record is not old or records.merges != now.merges) and not record.deleted:
            refuse_doubled(records, record)
    records = watched_again(records, now)
    settled = settle_juniors(records)
    if settled != now:
        return Undone(settled)
    return _blocked(now, [*undo.gone, *_keeping_young(records, settled)])


def _blocked(now: Records, items: list[Item]) -> Undone:
    return Undone(now, tuple(dict.fromkeys(items)))


def _keeping_young(records: Records, settled: Records) -> Iterator[Item]:
    """The juniors' tournaments by which those are juniors again who would not be after the undo."""
    young = {id_ for id_, member in settled.members.items() if member != records.members[id_]}
    for record in records.tournaments.values():
        seated = {*record.links.values(), *record.refuted.values()}
        if record.tournament.juniors and not record.deleted and not young.isdisjoint(seated):
            yield "tournament", record.id


@dataclass(slots=True)
class _Undo:
    """One change being taken back. `gone`: items of which a place is as before already, by a later change."""

    before: Records
    after: Records
    now: Records
    blocked: list[Item] = field(default_factory=list)
    gone: list[Item] = field(default_factory=list)

    def all(self) -> Records:
        records = replace(self.now, settings=self._settings())
        tournaments = {record.id: record for record in self._tournaments()}
        records = replace(records, tournaments={**records.tournaments, **tournaments})
        members = {member.id: member for member in self._members(records)}
        records = replace(records, members={**records.members, **members})
        return self._merges(records)

    def _place(self, item: Item, before: Any, after: Any, now: Any) -> Any:  # noqa: ANN401 - any field
        """A place as it was before, if it has not been changed again."""
        if before == after:
            return now
        if before == now:
            self.gone.append(item)
        elif now != after:
            self.blocked.append(item)
        return before

    def _settings(self) -> Settings:
        names = [each.name for each in fields(Settings) if each.name not in _TOKENS]
        values = {
            name: self._place(
                ("setting", name),
                *(getattr(each.settings, name) for each in (self.before, self.after, self.now)),
            )
            for name in names
        }
        return replace(self.now.settings, **values)

    def _members(self, records: Records) -> Iterator[Member]:
        for id_ in self.after.members:
            old, new, now = (each.members.get(id_) for each in (self.before, self.after, self.now))
            if new is None or now is None or old == new:
                continue
            if old is None:
                yield self._unmade(records, new, now)
                continue
            item = ("member", id_)
            values: dict[str, Any] = {
                each.name: self._place(item, *(getattr(one, each.name) for one in (old, new, now)))
                for each in fields(Member)
                if each.name not in _OWN
            }
            values |= {each: self._less(old, new, now, each) for each in ("apart", "declined")}
            name = values.pop("name")
            member = replace(now, **values)
            yield member if name == member.name else Register(records.members.values()).named(member, name)

    def _unmade(self, records: Records, new: Member, member: Member) -> Member:
        """Somebody made by the change: gone from the roster with the last entry (`persons.present`), and so
        are the start values that came with it.
        """
        gone = replace(member, by_names=True)
        if (member.starting_rating, member.starting_games) == (new.starting_rating, new.starting_games):
            gone = replace(gone, starting_rating=None, starting_games=0)
        left = replace(records, members={**records.members, member.id: gone})
        if member.id in present(left):
            self.blocked += _held_by(left, member.id) or [("member", member.id)]
        elif gone == member != new:
            self.gone.append(("member", member.id))
        return gone

    def _less(self, old: Member, new: Member, now: Member, name: str) -> tuple[str, ...]:
        """A growing list of a member's without what the change added."""
        added = set(getattr(new, name)) - set(getattr(old, name))
        if added and added.isdisjoint(getattr(now, name)):
            self.gone.append(("member", now.id))
        return tuple(each for each in getattr(now, name) if each not in added)

    def _tournaments(self) -> Iterator[TournamentRecord]:
        for id_ in self.after.tournaments:
            old, new, now = (each.tournaments.get(id_) for each in (self.before, self.after, self.now))
            if new is None or now is None or old == new:
                continue
            record = self._unpublished(new, now) if old is None else self._record(old, new, now)
            if record != now:
                yield replace(record, revision=self.now.revision + 1)

    def _unpublished(self, new: TournamentRecord, now: TournamentRecord) -> TournamentRecord:
        if now.deleted:
            self.gone.append(("tournament", now.id))
        elif _substance(new) != _substance(now):
            self.blocked.append(("tournament", now.id))
        return replace(now, deleted=True)

    def _record(
        self, old: TournamentRecord, new: TournamentRecord, now: TournamentRecord
    ) -> TournamentRecord:
        item = ("tournament", now.id)
        values = {
            each.name: self._place(item, *(getattr(one, each.name) for one in (old, new, now)))
            for each in fields(TournamentRecord)
            if each.name not in (*_CONTENT, *_KEPT, *_ASIDE)
        }
        return replace(now, **self._content(old, new, now), **values, **self._aside(old, new, now))

    def _aside(self, old: TournamentRecord, new: TournamentRecord, now: TournamentRecord) -> dict[str, Any]:
        """What lay aside: as before where it is what the change left, and nothing newer took effect since.

        None there before and none now is not that: the version has taken effect since, or was dropped.
        """
        was, then, lies = ({name: getattr(one, name) for name in _ASIDE} for one in (old, new, now))
        if was == then:
            return {}
        comes = bool(old.waiting_in or old.held_in)
        if lies != then or (comes and now.published_in != new.published_in):
            self.blocked.append(("tournament", now.id))
        imprint = old.earlier[-1:] if comes else ()  # that of a version aside is the last one
        return was | {"earlier": (*(each for each in now.earlier if each not in imprint), *imprint)}

    def _content(self, old: TournamentRecord, new: TournamentRecord, now: TournamentRecord) -> dict[str, Any]:
        """Games, names and links: as before where nothing of them changed since, else merged."""
        if all(getattr(new, name) == getattr(now, name) for name in _CONTENT):
            return {name: getattr(old, name) for name in _CONTENT}
        item = ("tournament", now.id)
        content = merge(new.tournament, old.tournament, now.tournament)
        if content.disputes or not _same_numbers(old, new, now):
            self.blocked.append(item)
            return {}
        if content.tournament == now.tournament and new.tournament != old.tournament:
            self.gone.append(item)
        links: dict[str, Any] = {}
        for name in ("links", "refuted"):
            sides = [getattr(each, name) for each in (old, new, now)]
            seats = {
                no: self._place(item, *(side.get(no) for side in sides))
                for no in sorted({no for side in sides for no in side})
            }
            links[name] = {no: link for no, link in seats.items() if link is not None}
        return {"tournament": content.tournament, **links}

    def _merges(self, records: Records) -> Records:
        gone = [id_ for id_ in self.before.merges if id_ not in self.after.merges]
        made = [id_ for id_ in self.after.merges if id_ not in self.before.merges]
        both = self.before.merges.keys() & self.after.merges.keys() & records.merges.keys()
        again = {
            id_: self._place(
                ("merge", id_), *(each.merges[id_] for each in (self.before, self.after, self.now))
            )
            for id_ in both
        }
        back = {id_: self.before.merges[id_] for id_ in gone}
        self.blocked += (
            item for each in back.values() for item in merging.in_the_way(records, each.source, each.into)
        )
        records = replace(records, merges={**records.merges, **again, **back})
        for id_ in made:
            if id_ in records.merges:
                records = merging.undo(records, id_)
            else:
                self.gone.append(("merge", id_))
        return records


def _held_by(records: Records, member: str) -> list[Item]:
    """Why somebody is on the roster: the tournaments they are entered in, else whoever is read as them."""
    seated = [("tournament", each.id) for each in records.tournaments.values() if member in entered(each)]
    roots = merged(records)
    return seated or [("merge", each.id) for each in records.merges.values() if roots[each.source] == member]


def _substance(record: TournamentRecord) -> tuple[Any, ...]:
    return tuple(
        getattr(record, each.name)
        for each in fields(TournamentRecord)
        if each.name not in ("revision", "corrections", "erased")
    )


def _same_numbers(*records: TournamentRecord) -> bool:
    """Whether an entry number means the same line in all of these, wherever it is there."""
    seen: dict[int, str] = {}
    return all(
        seen.setdefault(entry.no, entry.published_name or entry.name) == (entry.published_name or entry.name)
        for record in records
        for entry in record.tournament.entries
    )
