"""The entries of a club's log one after the other, with those from before an import, and what each says of
which tournaments.

It refuses to page: it is for whoever looks for entries, not for whoever reads them all.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields
from typing import Any, NamedTuple

from ladder.domain.records import Records, TournamentRecord
from ladder.domain.ripple import Ripple
from ladder.domain.takeout import LogLine
from ladder.domain.tournament import Day
from ladder.store import records as records_store
from ladder.store.aws import Aws
from ladder.store.export import carried_log
from ladder.store.records import LogEntry

BEFORE = "b"
"""Begins the name of an entry from before an import."""

_PAGE = 200
"""Entries that are read at a time."""


class Sides(NamedTuple):
    """What an entry says of one tournament before and after it; empty where it says nothing."""

    before: Mapping[str, Any]
    after: Mapping[str, Any]


def every(aws: Aws, records: Records) -> Iterator[tuple[str, LogEntry]]:
    """Every entry up to these records with its name, newest first, read as far as somebody looks."""
    before = records.revision + 1
    while True:
        page = records_store.log(aws, records, before, _PAGE)
        yield from ((str(each.revision), each) for each in page)
        if len(page) < _PAGE:
            break
        before = page[-1].revision
    if not page or page[-1].what == "club.imported":
        yield from before_import(aws, records)


def before_import(aws: Aws, records: Records) -> list[tuple[str, LogEntry]]:
    """The entries that an imported club brought along, newest first: `b7` is the seventh that there ever
    was.
    """
    lines = carried_log(aws, records)
    return [(f"{BEFORE}{len(lines) - at}", _entry(line)) for at, line in enumerate(lines)]


def about(entry: LogEntry) -> dict[str, Sides]:
    """What an entry says of each tournament that it is about. A publication, and what is done to a file of
    several sections, is told by tournament; the rest is told of the one that it names.
    """
    if not entry.tournament:
        return {}
    before, after = _told(entry.before), _told(entry.after)
    several = [side for side in (before, after) if side and all(isinstance(it, dict) for it in side.values())]
    if several:
        ids = dict.fromkeys(id_ for side in several for id_ in side)
        return {id_: Sides(before.get(id_, {}), after.get(id_, {})) for id_ in ids}
    return {entry.tournament: Sides(before, after)}


def first_day(entry: LogEntry) -> Day | None:
    """Of names confirmed in all tournaments together, or that taken back: the first evening's day."""
    days = [each["starts_on"] for each in map(_told, (entry.before, entry.after)) if "starts_on" in each]
    return min(days) if days and not entry.tournament else None


def deleted_together(entries: Iterable[LogEntry], there: Iterable[TournamentRecord]) -> set[str]:
    """Which of these tournaments were deleted last, by one change. `entries`: newest first.

    A record's own revision does not say when: an erasure touches deleted ones too, and so does dropping what
    waits there.
    """
    gone = {each.id: each.revision for each in there if each.deleted}
    if len(gone) < 2:  # noqa: PLR2004 - nothing to tell apart
        return set(gone)
    for entry in entries:
        deleted = {id_ for id_, sides in about(entry).items() if _deletes(sides)}
        # An undo tells of what was deleted already, too.
        if together := {id_ for id_ in deleted if gone.get(id_, 0) >= entry.revision}:
            return together
    last = max(gone.values())
    return {id_ for id_, revision in gone.items() if revision == last}


def _deletes(sides: Sides) -> bool:
    """Whether it stood before and not after. A first publication that is taken back has no after."""
    stood, stands = (side.get("state", "deleted") != "deleted" for side in sides)
    return stood and not stands


def _told(side: Any) -> Mapping[str, Any]:  # noqa: ANN401 - any JSON
    """One side of an entry; an undo has it as `values`, beside the number of the entry that it took back."""
    while isinstance(side, dict) and isinstance(side.get("undone"), str):
        side = side.get("values")
    return side if isinstance(side, dict) else {}


def _entry(line: LogLine) -> LogEntry:
    values = {each.name: getattr(line, each.name) for each in fields(line)}
    return LogEntry(**{**values, "ripple": Ripple(line.ripple)})
