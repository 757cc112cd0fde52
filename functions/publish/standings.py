"""The ladder as the last replay made it, or as of a day."""

from typing import Any

from aws_lambda_powertools.event_handler import Response

from ladder.domain.errors import Malformed
from ladder.domain.ladder import Standing
from ladder.domain.replay import replay
from ladder.domain.tournament import Day
from ladder.formats.days import why_no_day
from publish.answers import answer
from publish.desk import Desk, organiser
from publish.numbers import tenths
from publish.routing import Router

router = Router()


@router.get("/clubs/<slug>/ladder")
def read(slug: str) -> Response[str]:
    """The standings, inactive members too, with full names; `?date=` as of that day."""
    desk = organiser(router, slug)
    book = desk.book
    day = _day(desk)
    if book is None:
        return answer(200, {"revision": 0, "as_of": day, "standings": []})
    ladder = book.ladder if day is None else replay(book.records, until=day)
    people = book.records.members
    names = {id_: member.name for id_, member in people.items()}
    return answer(
        200,
        {
            "revision": book.ladder.revision,
            "as_of": day or ladder.today,
            "standings": [
                standing_json(line, names[line.member])
                for line in ladder.standings
                if not people[line.member].erased
            ],
        },
    )


def _day(desk: Desk) -> Day | None:
    day = desk.request.query.get("date")
    if day is not None and (why := why_no_day(day)):
        raise Malformed(f"date: {why}")
    return None if day is None else Day(day)


def standing_json(line: Standing, name: str) -> dict[str, Any]:
    """A line of `standings`."""
    return {
        "rank": line.rank,
        "member": line.member,
        "name": name,
        "rating": tenths(line.rating),
        "games": line.games,
        "provisional": line.provisional,
        "active": line.active,
        "change": tenths(line.change),
        "last_played": line.last_played,
    }
