"""Contents of a club's tournaments as published: read from the archive, or just about to be stored there."""

from dataclasses import dataclass, field, replace

from ladder.domain import aside
from ladder.domain.aside import Aside
from ladder.domain.disputes import Dispute
from ladder.domain.errors import Conflict, Missing
from ladder.domain.links import linked
from ladder.domain.records import Records, TournamentRecord
from ladder.domain.threeway import merge
from ladder.domain.tournament import Tournament
from ladder.store import archive
from publish.desk import Desk


@dataclass
class Contents:
    """One request's view of them. `new`: those that come with its own change, by tournament."""

    desk: Desk
    new: dict[str, tuple[int, Tournament]] = field(default_factory=dict)

    def of(self, tournament: str, revision: int) -> Tournament:
        """The content published in that revision. Conflict where the archive has lost it."""
        made, content = self.new.get(tournament, (0, None))
        if content is not None and made == revision:
            return content
        try:
            return archive.published(self.desk.aws, self.desk.club, revision, tournament)
        except Missing:
            raise Conflict(f"What was published of {tournament} is not in the archive") from None

    def last(self, record: TournamentRecord | None) -> Tournament | None:
        """The last published content that took effect; None: never published."""
        return self.of(record.id, record.published_in) if record and record.published_in else None

    def aside(self, record: TournamentRecord) -> Aside:
        """What lies aside, with what it is compared with."""
        content = self.of(record.id, record.waiting_in or record.held_in)
        return Aside(content, self.last(record) or record.tournament)

    def view(self, records: Records, record: TournamentRecord) -> TournamentRecord:
        """The tournament whose names are asked for: as its waiting version will stand, if one waits; else as
        it stands.
        """
        return aside.view(records, record, self.aside(record)) if record.waiting_in else record

    def version_aside(self, records: Records, record: TournamentRecord) -> TournamentRecord:
        """The tournament as the version that waits or is held has it. Missing: none does."""
        if record.waiting_in:
            return self.view(records, record)
        if not record.held_in:
            raise Missing
        content = self.aside(record).content
        links = linked(records, record, content, record.aside_sent)
        return replace(record, tournament=content, links=links.standing, refuted=links.refuted)

    def disputes(self, record: TournamentRecord) -> tuple[Dispute, ...]:
        """The places that a held re-publication and what stands have differently."""
        held = self.aside(record)
        return merge(held.last, held.content, record.tournament).disputes
