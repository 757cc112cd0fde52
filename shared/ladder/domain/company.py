"""In whose company members have played: what tells candidates for a name apart (SPEC 3). It changes nothing,
and counts no game that was not played.
"""

from collections import Counter
from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from ladder.domain.order import standing_tournaments
from ladder.domain.records import GUEST, Records
from ladder.domain.seating import merged
from ladder.domain.tournament import RESULTS

MOST = 3
"""Opponents named for one member: enough to say "ah, the one who plays Anna", short enough for a line."""


@dataclass(frozen=True, slots=True)
class Opponent:
    """Somebody whom a member has met, by id, and in how many played games."""

    member: str
    games: int


def company(records: Records, wanted: AbstractSet[str]) -> Mapping[str, tuple[Opponent, ...]]:
    """Member id -> the opponents of each wanted member, through merges: the `MOST` most frequent, equally
    frequent ones in order of joining.

    From every tournament that stands, rated or not; guests and entries that nobody has confirmed are nobody.
    """
    met: dict[str, Counter[str]] = {member: Counter() for member in wanted}
    roots = merged(records)
    for record in standing_tournaments(records):
        seats = {no: roots.get(link, link) for no, link in record.links.items() if link != GUEST}
        if met.keys().isdisjoint(seats.values()):
            continue
        for _, game in record.tournament.games():
            white, black = seats.get(game.white), seats.get(game.black)
            if white is None or black is None or not RESULTS[game.result].played:
                continue
            if white in met:
                met[white][black] += 1
            if black in met:
                met[black][white] += 1
    return {member: _most(records, found) for member, found in met.items()}


def _most(records: Records, found: Counter[str]) -> tuple[Opponent, ...]:
    ordered = sorted(found.items(), key=lambda each: (-each[1], records.members[each[0]].number))
    return tuple(Opponent(member, games) for member, games in ordered[:MOST])
