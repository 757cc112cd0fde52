"""Ripples as rows of numbers: members by joining number, so that the log holds nobody's name."""

from typing import Any

from ladder.domain.ripple import Moved, Ripple
from ladder.store.scoresheet import Roster


def ripple_rows(ripple: Ripple, people: Roster) -> list[list[Any]]:
    """One list a member: number, rating before and after, rank before and after, provisional before and
    after.
    """
    return [
        [
            people.reference(each.member),
            each.rating_before,
            each.rating_after,
            each.rank_before,
            each.rank_after,
            each.provisional_before,
            each.provisional_after,
        ]
        for each in ripple.members
    ]


def ripple_from(lines: Any, people: Roster) -> Ripple:  # noqa: ANN401 - JSON
    """The ripple that `ripple_rows` wrote, with members by id again."""
    return Ripple(tuple(Moved(people.id_of(reference), *rest) for reference, *rest in lines))
