"""What tells candidates for a name apart: when each last played, rating, games, in whose company (SPEC 3)."""

from collections.abc import Iterable, Mapping
from typing import Any

from ladder.domain.company import company
from ladder.domain.persons import persons
from ladder.domain.records import Records
from publish.desk import Desk
from publish.numbers import tenths


def candidates_json(desk: Desk, records: Records, wanted: Iterable[str]) -> Mapping[str, dict[str, Any]]:
    """Member id -> the member as a candidate. Rating, games and day are those of the last ladder.

    `number`: which of the club's members of this name, by joining order; `company`: the most frequent
    opponents.
    """
    asked = frozenset(wanted)
    if not asked:
        return {}
    everyone, met = persons(records), company(records, asked)
    book = desk.book
    standing = {line.member: line for line in book.ladder.standings if line.member in asked} if book else {}

    def told(id_: str) -> dict[str, Any]:
        member, line = everyone[id_], standing.get(id_)
        return {
            "member": id_,
            "name": member.name,
            "number": member.name_no or 1,
            "rating": tenths(line.rating) if line else None,
            "games": line.games if line else member.starting_games,
            "last_played": line.last_played if line else None,
            "company": [
                {"member": each.member, "name": everyone[each.member].name, "games": each.games}
                for each in met[id_]
            ],
        }

    return {id_: told(id_) for id_ in asked if id_ in everyone}
