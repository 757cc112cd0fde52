"""What an undo brings back to the ladder, looked at once more (SPEC 4): the same evening may have been
published under another id meanwhile. It lets nothing be rated twice, and holds nothing that stood all along.
"""

from dataclasses import replace

from ladder.domain.nearcopy import watched
from ladder.domain.records import Records, TournamentRecord


def watched_again(records: Records, now: Records) -> Records:
    """The records after an undo of a change of `now`, where what comes back with it is held for a near-copy
    that stands by now, as `correction.restore` holds it.
    """
    for id_, old in now.tournaments.items():
        record = records.tournaments[id_]
        if _comes_back(record, old):
            tournaments = {**records.tournaments, id_: watched(records, record)}
            records = replace(records, tournaments=tournaments)
    return records


def _comes_back(record: TournamentRecord, old: TournamentRecord) -> bool:
    """Whether it was deleted, or other content of it stood, or it was held and is not by what was before.

    One that is held again stays so, whatever became of its original: only the organiser lets it go.
    """
    if record is old or record.deleted:
        return False
    if old.deleted:
        return True
    return record.state != "held" and (old.state == "held" or record.tournament != old.tournament)
