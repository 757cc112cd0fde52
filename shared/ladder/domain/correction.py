"""The organiser's acts on a tournament (SPEC 4): corrected, deleted, brought back, however old it is.

They change what stands, never what was published: the two are merged when the publisher comes again. They
refuse what would meet a waiting version, and to seat one person twice in a round.
"""

from dataclasses import replace

from ladder.domain.aside import refuse_waiting
from ladder.domain.errors import Conflict, Missing
from ladder.domain.identity import settle_juniors
from ladder.domain.nearcopy import watched
from ladder.domain.records import Records, TournamentRecord
from ladder.domain.seating import refuse_doubled
from ladder.domain.tournament import Tournament


def correctable(records: Records, tournament_id: str) -> TournamentRecord:
    """The tournament, if it can be corrected now. Missing; Conflict: it is deleted, or a version waits."""
    record = _found(records, tournament_id)
    if record.deleted:
        raise Conflict(f"Tournament {tournament_id} is deleted; restore it first")
    refuse_waiting(record)
    return record


def correct(records: Records, tournament_id: str, content: Tournament) -> Records:
    """The records with this content in place of what stands (`repair.repaired`, checked as any other).

    Links stay with their entries' numbers, also under a corrected name: the organiser confirmed a person, not
    a spelling. Conflict: as `correctable`, or one person twice in a round. Nothing changed: the same Records.
    """
    old = correctable(records, tournament_id)
    if content == old.tournament:
        return records
    numbers = {entry.no for entry in content.entries}
    links = {no: link for no, link in old.links.items() if no in numbers}
    record = replace(old, tournament=content, links=links, revision=records.revision + 1)
    refuse_doubled(records, record)
    return settle_juniors(_put(records, record))


def delete(records: Records, tournament_id: str) -> Records:
    """The records without the tournament's effects; its id stays taken. Deleted already: the same Records."""
    record = _found(records, tournament_id)
    if record.deleted:
        return records
    return _put(records, replace(record, deleted=True, revision=records.revision + 1))


def restore(records: Records, tournament_id: str) -> Records:
    """The records with a deleted tournament as it was, held where it has a near-copy by now. Not deleted: the
    same Records. Conflict: one person twice in a round.
    """
    record = _found(records, tournament_id)
    if not record.deleted:
        return records
    record = replace(record, deleted=False, revision=records.revision + 1)
    refuse_doubled(records, record)
    return settle_juniors(_put(records, watched(records, record)))


def _found(records: Records, tournament_id: str) -> TournamentRecord:
    if tournament_id not in records.tournaments:
        raise Missing(f"There is no tournament {tournament_id}")
    return records.tournaments[tournament_id]


def _put(records: Records, record: TournamentRecord) -> Records:
    return replace(records, tournaments={**records.tournaments, record.id: record})
