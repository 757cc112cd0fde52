"""Many tournaments in one file: what the publisher is told of them together, so that years fit one answer."""

from collections.abc import Sequence
from typing import Any

from ladder.domain.naming import normal
from ladder.domain.publication import waits_for
from ladder.domain.records import Records

IN_FULL = 20
"""Sections that are told with entries and games. Of more, these are left out: the names of all wait together
under `names`, and five hundred evenings in full are more than one answer may hold.
"""


def brief(receipt: dict[str, Any]) -> dict[str, Any]:
    """A receipt without entries and games; its own addresses have them."""
    content = {name: it for name, it in receipt["tournament"].items() if name not in ("players", "rounds")}
    return {**receipt, "tournament": content, "names": {"entries": []}}


def summary(records: Records, ids: Sequence[str]) -> dict[str, Any]:
    """What these tournaments are together. `names`: distinct typed ones; `known`: those that some member was
    confirmed under, or is called.
    """
    made = [records.tournaments[id_] for id_ in ids]
    typed = {normal(entry.name) for each in made for entry in each.tournament.entries}
    known = {normal(name) for member in records.members.values() for name in (member.name, *member.spellings)}
    days = sorted(day for each in made for day in (each.tournament.starts_on, each.tournament.ends_on))
    return {
        "tournaments": len(made),
        "first": days[0],
        "last": days[-1],
        "entries": sum(len(each.tournament.entries) for each in made),
        "games": sum(1 for each in made for _ in each.tournament.games()),
        "names": len(typed),
        "known": len(typed & known),
        "waits_for_names": sum(map(waits_for, made)),
    }
