"""A club gathered for its take-out: records, the contents as published, the log, the standings as shown.

It reads and refuses to write: a take-out is stored nowhere, so nothing has to expire.
"""

from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

from ladder.domain.errors import Conflict
from ladder.domain.records import Records
from ladder.domain.takeout import LogLine, Takeout, needed
from ladder.domain.tournament import Tournament
from ladder.store import rows, shown
from ladder.store.archive import FOUNDING, change_of, get_change
from ladder.store.aws import Aws
from ladder.store.canonical import Document, unpacked
from ladder.store.changes import Change
from ladder.store.codec import content_from
from ladder.store.forward import settled
from ladder.store.items import log_key
from ladder.store.ripples import ripple_from
from ladder.store.scoresheet import Roster, roster

_NOTHING: Document = {"contents": {}, "log": []}


def takeout(aws: Aws, club: str) -> Takeout:
    """Everything of a club as it stands. Errors as `settled`; Conflict: the archive is not whole."""
    records = settled(aws, club).records
    founding = get_change(aws, club, FOUNDING)
    if founding is None:
        raise Conflict("the club's first change is not in the archive")
    carried = founding.carried or _NOTHING
    return Takeout(
        records=replace(records, keys={}),
        contents=_contents(aws, records, founding, carried),
        log=_log(aws, records, carried),
        shown=shown.every(aws, records),
    )


def carried_log(aws: Aws, records: Records) -> tuple[LogLine, ...]:
    """The log of an imported club from before the import, newest first; empty where it was founded here."""
    founding = get_change(aws, records.club, FOUNDING)
    if founding is None or founding.carried is None:
        return ()
    people = roster(records.members)
    return tuple(line_from(each, people) for each in reversed(founding.carried["log"]))


def line_from(document: Document, people: Roster) -> LogLine:
    """An entry of the log as its document has it, with the revision in it."""
    values: dict[str, Any] = {**document, "ripple": ripple_from(document.get("ripple", ()), people).members}
    return LogLine(**values)


def _contents(
    aws: Aws, records: Records, founding: Change, carried: Document
) -> dict[str, dict[int, Tournament]]:
    """Each change object is read once, however many tournaments came with it."""
    found: dict[str, dict[int, Tournament]] = defaultdict(dict)
    wanted: dict[int, list[str]] = defaultdict(list)
    for tournament, revisions in needed(records).items():
        for revision in revisions:
            old = carried["contents"].get(tournament, {}).get(str(revision))
            if old is not None and revision <= founding.revision:
                found[tournament][revision] = content_from(old)
            else:
                wanted[revision].append(tournament)
    with ThreadPoolExecutor(aws.workers) as pool:
        changes = pool.map(lambda revision: change_of(aws, records.club, revision), wanted)
        for (revision, tournaments), change in zip(wanted.items(), changes, strict=True):
            for tournament in tournaments:
                if change is None or tournament not in change.published:
                    raise Conflict(f"What was published of {tournament} is not in the archive")
                found[tournament][revision] = content_from(change.published[tournament])
    return {tournament: dict(sorted(each.items())) for tournament, each in sorted(found.items())}


def _log(aws: Aws, records: Records, carried: Document) -> tuple[LogLine, ...]:
    """Oldest first: what was brought along, then what came here, up to the revision of the records."""
    people = roster(records.members)
    found = rows.query(aws, aws.records_table, log_key(records.club))
    own = [
        unpacked(row["doc"]) | {"revision": row["revision"]}
        for row in found
        if row["revision"] <= records.revision
    ]
    return tuple(line_from(each, people) for each in (*carried["log"], *own))
