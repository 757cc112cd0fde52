"""The ladder as members first read it after a tournament, beside what it is today, and why they differ."""

from typing import Any

from aws_lambda_powertools.event_handler import Response

from ladder.domain.errors import Missing
from ladder.domain.ladder import Ladder
from ladder.domain.records import Records
from ladder.domain.replay import replay
from ladder.domain.ripple import ripple
from ladder.domain.tournament import Day
from ladder.store import records as records_store
from ladder.store import shown as store
from ladder.store.records import LogEntry
from publish.answers import answer
from publish.change import ripple_json
from publish.desk import Desk, organiser
from publish.names import found
from publish.numbers import tenths
from publish.routing import Router
from publish.standings import standing_json

router = Router()

LOG_PAGE = 200
MOST_PAGES = 20
"""Pages of the log that are read back at most: 4,000 changes since that evening."""


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
    now = replay(records, until=then.today)
    was = Ladder(then.revision, then.today, then.standings, ())
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


def _ladder_json(ladder: Ladder, records: Records) -> dict[str, Any]:
    return {
        "revision": ladder.revision,
        "as_of": ladder.today,
        "standings": [standing_json(line, records.members[line.member].name) for line in ladder.standings],
    }


def _because(desk: Desk, records: Records, then: store.Shown) -> list[dict[str, Any]]:
    """Every change since that moved a rating, oldest first, but those about later evenings."""
    told: list[LogEntry] = []
    after: int | None = records.revision + 1
    for _ in range(MOST_PAGES):
        page = records_store.log(desk.aws, records, after, LOG_PAGE)
        told += [each for each in page if each.revision > then.revision]
        if len(page) < LOG_PAGE or page[-1].revision <= then.revision:
            break
        after = page[-1].revision
    return [
        {
            "entry": str(each.revision),
            "at": each.at,
            "what": each.what,
            **({"tournament": each.tournament} if each.tournament else {}),
            **({"member": each.member} if each.member else {}),
            "moved": each.ripple.moved,
            "most": tenths(each.ripple.most),
        }
        for each in reversed(told)
        if each.ripple.moved and _concerns(each, records, then.today)
    ]


def _concerns(entry: LogEntry, records: Records, day: Day | None) -> bool:
    """Whether a change can have moved the ladder of that day: not where it is about a later evening only."""
    record = records.tournaments.get(entry.tournament)
    if record is None or day is None:
        return True
    before = entry.before.get("starts_on", "") if isinstance(entry.before, dict) else ""
    return record.tournament.starts_on <= day or bool(before and before <= day)
