"""The ripple: who moves between two ladders, by how much, which ranks are crossed (SPEC 4, CONTRACT).

It refuses to know what was changed: it compares two replays.
"""

from dataclasses import dataclass

from ladder.domain.ladder import Ladder, Standing
from ladder.domain.tournament import Tenths


@dataclass(frozen=True, slots=True)
class Moved:
    """A member whose rating, rank or status is not the same. None: not on that ladder, or unranked there."""

    member: str
    rating_before: Tenths | None
    rating_after: Tenths | None
    rank_before: int | None
    rank_after: int | None
    provisional_before: bool | None
    provisional_after: bool | None


@dataclass(frozen=True, slots=True)
class Ripple:
    """Everyone who moved: in the order of the new ladder, then those who left it in that of the old one."""

    members: tuple[Moved, ...] = ()

    @property
    def moved(self) -> int:
        """How many ratings moved, with those that came and went."""
        return sum(each.rating_before != each.rating_after for each in self.members)

    @property
    def most(self) -> Tenths:
        """The largest move of a rating that is on both ladders, without its sign."""
        moves = (
            abs(each.rating_after - each.rating_before)
            for each in self.members
            if each.rating_before is not None and each.rating_after is not None
        )
        return Tenths(max(moves, default=0))


def ripple(before: Ladder, after: Ladder) -> Ripple:
    """What changes from one ladder to the other."""
    old = {line.member: line for line in before.standings}
    new = {line.member: line for line in after.standings}
    moves = (_moved(member, old.get(member), new.get(member)) for member in {**new, **old})
    return Ripple(tuple(move for move in moves if _differs(move)))


def _moved(member: str, old: Standing | None, new: Standing | None) -> Moved:
    return Moved(
        member=member,
        rating_before=old.rating if old else None,
        rating_after=new.rating if new else None,
        rank_before=old.rank if old else None,
        rank_after=new.rank if new else None,
        provisional_before=old.provisional if old else None,
        provisional_after=new.provisional if new else None,
    )


def _differs(move: Moved) -> bool:
    return (move.rating_before, move.rank_before, move.provisional_before) != (
        move.rating_after,
        move.rank_after,
        move.provisional_after,
    )
