"""`ladder.json` and `ladder.csv`: the ladder for programs and spreadsheets, under the same privacy as the
page.
"""

import csv
import io
import json
from collections.abc import Iterator
from typing import Any

from ladder.domain.cells import harmless
from ladder.domain.ladder import Standing
from ladder.domain.tournament import Tenths
from ladder.pages.edition import Edition

VERSION = 1
"""Of the form of `ladder.json`: raised only where a reader of the old one would go wrong."""

COLUMNS = ("rank", "member", "name", "rating", "games", "status", "last_played")


def ladder_json(edition: Edition) -> bytes:
    """The ladder as JSON; `waiting` names the tournaments that are not in it yet."""
    ladder = edition.ladder
    document = {
        "version": VERSION,
        "revision": ladder.revision,
        "club": edition.records.settings.name,
        "note": edition.words.text("frame.own_number"),
        "as_of": ladder.today,
        "out_of_date": edition.state.failed_revision is not None or edition.state.late,
        "waiting": [
            {"tournament": event.record.page, "state": "pending", "why": "names"}
            for event in edition.events.values()
            if event.record.state == "pending"
        ],
        "standings": [_line(edition, line) for line in edition.standings],
    }
    return json.dumps(document, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def ladder_csv(edition: Edition) -> bytes:
    """The ladder as CSV (UTF-8, comma, a header line), every text quoted and none a formula."""
    out = io.StringIO()
    writer = csv.writer(out, quoting=csv.QUOTE_NONNUMERIC, lineterminator="\r\n")
    writer.writerow(COLUMNS)
    writer.writerows(_cells(edition))
    return out.getvalue().encode()


def _line(edition: Edition, line: Standing) -> dict[str, Any]:
    return {
        "rank": line.rank,
        "member": line.member,
        "name": edition.labels[line.member].text,
        "rating": _number(line.rating),
        "games": line.games,
        "provisional": line.provisional,
        "active": line.active,
        "change": _number(line.change),
        "last_played": line.last_played,
    }


def _cells(edition: Edition) -> Iterator[tuple[object, ...]]:
    for line in edition.standings:
        yield (
            line.rank if line.rank is not None else "",
            line.member,
            harmless(edition.labels[line.member].text),
            _number(line.rating),
            line.games,
            status(line),
            line.last_played or "",
        )


def status(line: Standing) -> str:
    """Where a line stands on the ladder, in the API's words."""
    if not line.active:
        return "inactive"
    return "provisional" if line.provisional else "established"


def _number(tenths: Tenths) -> int | float:
    """Tenths as the API writes numbers: 1413.8, whole ones as 1200."""
    return tenths // 10 if tenths % 10 == 0 else tenths / 10
