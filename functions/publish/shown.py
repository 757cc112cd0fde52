"""The ladder as members first read it after a tournament, beside what it is today, and why they differ."""

from collections.abc import Iterable
from dataclasses import replace
from itertools import islice, takewhile
from typing import Any

from aws_lambda_powertools.event_handler import Response

from ladder.domain.errors import Missing
from ladder.domain.ladder import Ladder
from ladder.domain.records import Records
from ladder.domain.replay import replay
from ladder.domain.ripple import ripple
from ladder.domain.tournament import Day
from ladder.store import shown as store
from ladder.store.records import LogEntry
from publish.answers import answer
from publish.change import ripple_json
from publish.desk import Desk, organiser
from publish.entries import Sides, about, every, first_day
from publish.names import found
from publish.numbers import tenths
from publish.routing import Router
from publish.standings import standing_json

router = Router()

MOST = 4000
"""Changes since that evening that are looked at, the latest."""


@router.get("/clubs/<slug>/tournaments/<tournament>/shown")
def read(slug: str, tournament: str) -> Response[str]:
    """The standings as first shown after a tournament, the same day's as replayed today, who differs, and the
    changes in between that moved a rating.
    """
    desk = organiser(router, slug)
    book = desk.book
    if book is None or tournament not in book.records.tournaments:
        raise Missing
    records = book.records
    found(records, tournament)
    then = store.shown(desk.aws, records, tournament)
    if then is None:
        raise Missing
    now = _without_erased(replay(records, until=then.today), records)
    was = _without_erased(Ladder(then.revision, then.today, then.standings, ()), records)
    return answer(
        200,
        {
            "tournament": tournament,
            "shown": _ladder_json(was, records),
            "today": _ladder_json(now, records),
            "differences": ripple_json(ripple(was, now), records),
            "because": _because(desk, records, then),
        },
    )


def _without_erased(ladder: Ladder, records: Records) -> Ladder:
    """As `/ladder` tells it: an erased person is on no ladder that is read."""
    kept = tuple(line for line in ladder.standings if not records.members[line.member].erased)
    return replace(ladder, standings=kept)


def _ladder_json(ladder: Ladder, records: Records) -> dict[str, Any]:
    return {
        "revision": ladder.revision,
        "as_of": ladder.today,
        "standings": [standing_json(line, records.members[line.member].name) for line in ladder.standings],
    }


def _because(desk: Desk, records: Records, then: store.Shown) -> list[dict[str, Any]]:
    """Every change since that moved a rating, oldest first, but those about later evenings."""
    newest_first = islice(every(desk.aws, records), MOST)
    told = list(takewhile(lambda each: each[1].revision > then.revision, newest_first))
    days = _days((entry for _, entry in told), records)
    return [
        {
            "entry": name,
            "at": each.at,
            "what": each.what,
            **({"tournament": each.tournament} if each.tournament else {}),
            **({"member": each.member} if each.member else {}),
            "moved": each.ripple.moved,
            "most": tenths(each.ripple.most),
        }
        for (name, each), on in reversed(list(zip(told, days, strict=True)))
        if each.ripple.moved and (not on or then.today is None or min(on) <= then.today)
    ]


def _days(entries: Iterable[LogEntry], records: Records) -> list[set[Day]]:
    """On which days the evenings of each change were, before it and after it; empty: no entry says.

    `entries`: newest first, up to these records. Where one says no day, it was the one that the next found.
    """
    days = {id_: record.tournament.starts_on for id_, record in records.tournaments.items()}
    found = []
    for entry in entries:
        on = {day} if (day := first_day(entry)) else set()
        for id_, sides in about(entry).items():
            before, after = _starts(entry, sides)
            on |= {day for day in (before, after or days.get(id_)) if day}
            if before:
                days[id_] = before
        found.append(on)
    return found


def _starts(entry: LogEntry, sides: Sides) -> tuple[Day | None, Day | None]:
    """The day before and after, as far as the entry says. An undo tells of the change that it takes back:
    where that left the day alone, so does the undo, whichever it is by then.
    """
    before, after = sides.before.get("starts_on"), sides.after.get("starts_on")
    same = entry.what == "log.undone" and (before is None or after is None or before == after)
    return (None, None) if same else (before, after)
