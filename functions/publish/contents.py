"""Contents of a club's tournaments as published: read from the archive, or just about to be stored there."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from ladder.domain import aside
from ladder.domain.aside import Aside
from ladder.domain.disputes import Dispute
from ladder.domain.errors import Conflict, Fault, Missing, Wrong
from ladder.domain.links import linked
from ladder.domain.naming import loose
from ladder.domain.neutral import Label, digest_in, is_neutral, neutral
from ladder.domain.persons import bears, owners
from ladder.domain.recognition import Recognised, recognised, recognised_copy
from ladder.domain.records import Records, TournamentRecord
from ladder.domain.seating import merged
from ladder.domain.threeway import merge
from ladder.domain.tournament import Tournament
from ladder.store import archive, erasures, labels
from publish.desk import Desk


@dataclass
class Contents:
    """One request's view of them. `new`: those that come with its own change, by tournament; `dropped`: what
    of them was erased before.
    """

    desk: Desk
    new: dict[str, tuple[int, Tournament]] = field(default_factory=dict)
    dropped: dict[str, Recognised] = field(default_factory=dict)
    _digests: dict[int, Mapping[str, Mapping[str, str]]] = field(default_factory=dict)

    def of(self, tournament: str, revision: int) -> Tournament:
        """The content published in that revision. Conflict where the archive has lost it."""
        made, content = self.new.get(tournament, (0, None))
        if content is not None and made == revision:
            return content
        try:
            return archive.published(self.desk.aws, self.desk.club, revision, tournament)
        except Missing:
            raise Conflict(f"What was published of {tournament} is not in the archive") from None

    def last(self, records: Records, record: TournamentRecord | None) -> Tournament | None:
        """The last published content that took effect; None: never published."""
        if record is None or not record.published_in:
            return None
        return self.known(records, record, self.of(record.id, record.published_in))

    def came(
        self, records: Records, tournament: str, content: Tournament, members: Mapping[int, str]
    ) -> Recognised:
        """A content that comes in, without what was erased in this tournament, or in one that it copies."""
        old = records.tournaments.get(tournament)
        found = Recognised(content)
        self.refuse_labels(records, content)
        if not _erased_any(records):
            return found
        more = self.digests(records)
        sent = {no: id_ for no, id_ in members.items() if id_ in records.members}
        sent = {no: id_ for no, id_ in sent.items() if records.members[id_].erased}
        names = {entry.no: entry.name for entry in content.entries if entry.no in sent}
        theirs = {no for no, name in names.items() if self._is_theirs(records, old, sent[no], name, more)}
        if old or theirs:
            found = recognised(old, content, self.label, theirs, more.get(tournament, {}))
        else:
            found = recognised_copy(records, tournament, content, self.label, more) or found
        found = replace(found, strangers=tuple(sorted(names.keys() - theirs)))
        self.dropped[tournament] = found
        return found

    def refuse_labels(self, records: Records, content: Tournament) -> None:
        """Wrong: a name that reads as the label of an erased one, and is none of this club's."""
        typed = {at: entry.name for at, entry in enumerate(content.entries) if is_neutral(entry.name)}
        if not typed:
            return
        known = {each for record in records.tournaments.values() for each in record.erased}
        known |= {digest for each in self.digests(records).values() for digest in each.values()}
        strange = [at for at, name in typed.items() if digest_in(name) not in known]
        strange = [at for at in strange if not owners(records, typed[at])]
        if strange:
            said = "reads as the label of an erased name, and is none: type the name otherwise"
            raise Wrong(*(Fault(f"players.{at}.name", said) for at in strange))

    def _is_theirs(
        self,
        records: Records,
        old: TournamentRecord | None,
        member: str,
        name: str,
        more: Mapping[str, Mapping[str, str]],
    ) -> bool:
        """Whether a name that comes with an erased member's id was that member's."""
        if is_neutral(name):
            return bears(records, member, name)
        label = self.label(name)
        here = {*old.erased, *more.get(old.id, {})} if old else set()
        if digest_in(label) in here:
            return bears(records, member, label)
        turned = digest_in(self.label(loose(name)))
        labels = {label, *(neutral(each[turned]) for each in more.values() if turned in each)}
        person = merged(records).get(member, member)
        return any(person in owners(records, each) for each in labels)

    def known(self, records: Records, record: TournamentRecord, content: Tournament) -> Tournament:
        """A content of this tournament without what was erased in it: an erasure may just be on its way
        through the archive.
        """
        digests = self.digests(records)
        if not (record.erased or record.id in digests):
            return content
        return recognised(record, content, self.label, known=digests.get(record.id, {})).content

    def digests(self, records: Records) -> Mapping[str, Mapping[str, str]]:
        """By which what was erased is known again, by tournament, as of these records: a decision that is
        taken again, because another writer was faster, may find another erasure.
        """
        if not _erased_any(records):
            return {}
        if records.revision not in self._digests:
            self._digests[records.revision] = erasures.digests(self.desk.aws, self.desk.club)
        return self._digests[records.revision]

    @cached_property
    def label(self) -> Label:
        """The club's neutral labels."""
        return labels.known_labels(self.desk.aws, self.desk.club)

    def aside(self, records: Records, record: TournamentRecord) -> Aside:
        """What lies aside, with what it is compared with."""
        content = self.of(record.id, record.waiting_in or record.held_in)
        return Aside(self.known(records, record, content), self.last(records, record) or record.tournament)

    def view(self, records: Records, record: TournamentRecord) -> TournamentRecord:
        """The tournament whose names are asked for: as its waiting version will stand, if one waits; else as
        it stands.
        """
        return aside.view(records, record, self.aside(records, record)) if record.waiting_in else record

    def version_aside(self, records: Records, record: TournamentRecord) -> TournamentRecord:
        """The tournament as the version that waits or is held has it. Missing: none does."""
        if record.waiting_in:
            return self.view(records, record)
        if not record.held_in:
            raise Missing
        content = self.aside(records, record).content
        links = linked(records, record, content, record.aside_sent)
        return replace(record, tournament=content, links=links.standing, refuted=links.refuted)

    def disputes(self, records: Records, record: TournamentRecord) -> tuple[Dispute, ...]:
        """The places that a held re-publication and what stands have differently."""
        held = self.aside(records, record)
        return merge(held.last, held.content, record.tournament).disputes


def _erased_any(records: Records) -> bool:
    return any(each.erased for each in records.members.values()) or any(
        each.erased for each in records.tournaments.values()
    )
