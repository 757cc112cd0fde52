"""How far a change has come: status, rebuild, log."""

import re
from typing import Any

from aws_lambda_powertools.event_handler import Response

from ladder.domain.errors import Malformed
from ladder.domain.records import Records
from ladder.domain.undoing import why_not
from ladder.store import ladders, site
from ladder.store import rebuild as rebuilding
from ladder.store import records as records_store
from ladder.store.checked import Checked, checked
from ladder.store.records import LogEntry
from publish.answers import answer
from publish.change import NOBODY_MOVES, ripple_json
from publish.desk import Desk, keeper, organiser
from publish.entries import BEFORE, before_import
from publish.routing import Router
from publish.waits import waiting

router = Router()

CAME_ALONG = "it came with the import; what it changed is corrected, not undone"
LOG_PAGE = 50
"""Entries of the log in one answer."""


@router.get("/clubs/<slug>/status")
def status(slug: str) -> Response[str]:
    """The revisions of records, ladder and site; what waits; what failed."""
    desk = keeper(router, slug, publishes=True)
    revision, lines = waiting(desk)
    head = ladders.head(desk.aws, desk.club)
    shown = site.site_revision(desk.aws, desk.club)
    failed = head.failed if head else None
    late = head is not None and head.awaited > (shown.revision if shown else 0)
    looked = checked(desk.aws, desk.club)
    return answer(
        200,
        {
            "records": revision,
            "ladder": head.revision if head else 0,
            "site": shown.revision if shown else 0,
            # Where a history cannot be replayed, names and settings of later revisions are on the pages.
            "privacy": max(shown.revision, shown.veil) if shown else 0,
            "healthy": failed is None and not late,
            "checked_at": looked.at or None,
            "mended": _mended(looked),
            "rebuilt": min(head.touch, shown.touch) if head and shown else 0,
            "waiting": lines,
            "failed": {"revision": failed.revision, "code": failed.code} if failed else None,
        },
    )


@router.post("/clubs/<slug>/rebuild")
def rebuild(slug: str) -> Response[str]:
    """Replay and render again now; with nothing wrong not one byte changes."""
    desk = keeper(router, slug)
    if desk.request.preview:
        revision, touched = records_store.revision(desk.aws, desk.club)
        return answer(200, {"revision": revision, "rebuild": touched, "ripple": NOBODY_MOVES})
    revision, number = rebuilding.rebuild(desk.aws, desk.club, desk.act())
    return answer(202, {"revision": revision, "rebuild": number})


@router.get("/clubs/<slug>/log")
def log(slug: str) -> Response[str]:
    """Who did what when, newest first; `after` of one answer asks for the next."""
    desk = organiser(router, slug)
    after = desk.request.query.get("after")
    if after is not None and not re.fullmatch(r"b?[0-9]{1,9}", after):
        raise Malformed("after: as an earlier answer gave it")
    records = desk.records()
    own: tuple[LogEntry, ...] = ()
    if after is None or not after.startswith(BEFORE):
        own = records_store.log(desk.aws, records, int(after) if after else None, LOG_PAGE)
    entries = [_entry_json(each, records) for each in own]
    if len(own) < LOG_PAGE and (not own or own[-1].what == "club.imported"):
        entries += _before_import(desk, records, after, LOG_PAGE - len(own))
    more = entries[-1]["entry"] if len(entries) == LOG_PAGE else None
    return answer(200, {"entries": entries, "after": more})


def _before_import(desk: Desk, records: Records, after: str | None, most: int) -> list[dict[str, Any]]:
    """Entries from before an import that are older than `after`, newest first."""
    told = before_import(desk.aws, records)
    newer = max(len(told) + 1 - int(after[1:]), 0) if after and after.startswith(BEFORE) else 0
    return [
        _entry_json(entry, records) | {"entry": name, "undoable": CAME_ALONG}
        for name, entry in told[newer : newer + most]
    ]


def _mended(looked: Checked) -> dict[str, Any] | None:
    """When check last had to put something right, and how much of what."""
    if not looked.mended_at:
        return None
    return {"at": looked.mended_at, "rows": looked.mended_rows, "pages": looked.mended_pages}


def _entry_json(entry: LogEntry, records: Records) -> dict[str, Any]:
    about = {"tournament": entry.tournament, "member": entry.member}
    return {
        "entry": str(entry.revision),
        "revision": entry.revision,
        "at": entry.at,
        "by": entry.by,
        "what": entry.what,
        **{name: value for name, value in about.items() if value},
        "before": entry.before,
        "after": entry.after,
        "ripple": ripple_json(entry.ripple, records),
        "undoable": why_not(entry.what) or True,
    }
