"""The persons of a club: its members' records read through the merges that stand (SPEC 3). It changes
nothing.
"""

from collections.abc import Mapping
from dataclasses import replace

from ladder.domain.records import Member, Records
from ladder.domain.seating import merged

_PROTECTIVE = ("hidden", "initials", "inherit", "full")
"""Displays from the most protective on; `inherit` is never less than what the club shows."""


def persons(records: Records) -> Mapping[str, Member]:
    """Member id -> the person, for every member that is not merged into another; in order of joining.

    What survives a merge: the name and start values of `into`, else of the other; both's spellings; the more
    protective display; a junior where either is; consent only where both have it; the earlier joining number.
    The records keep both members as they are, so that undoing a merge finds them.
    """
    ordered = sorted(records.members.values(), key=lambda member: member.number)
    roots = merged(records)
    found = {member.id: member for member in ordered if member.id not in roots}
    for member in ordered:
        if member.id in roots:
            into = roots[member.id]
            found[into] = _one(found[into], member)
    return dict(sorted(found.items(), key=lambda item: item[1].number)) if roots else found


def _one(into: Member, other: Member) -> Member:
    started = into if into.starting_rating is not None or into.starting_games else other
    juniors = {into.junior, other.junior}
    return replace(
        into,
        number=min(into.number, other.number),
        spellings=tuple(dict.fromkeys((*into.spellings, *other.spellings, other.name))),
        display=min(into.display, other.display, key=_PROTECTIVE.index),
        junior="yes" if "yes" in juniors else "no" if "no" in juniors else "unknown",
        consent=into.consent if into.consent and other.consent else None,
        starting_rating=started.starting_rating,
        starting_games=started.starting_games,
        declined=tuple(dict.fromkeys((*into.declined, *other.declined))),
    )
