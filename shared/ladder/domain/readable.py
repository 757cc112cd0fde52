"""Who becomes readable to whom by a change (SPEC 5): what an organiser is told before it stands. It shows
nothing itself, and judges by `privacy` alone.
"""

from dataclasses import dataclass

from ladder.domain import privacy
from ladder.domain.persons import present
from ladder.domain.records import Member, Records

_REACH = ("organiser", "link", "public")
"""Who can open the pages, from fewest to most."""


@dataclass(frozen=True, slots=True)
class Readable:
    """Members (ids, in order of joining) of whom more is readable, or the same to more people. `by`: "link"
    or "public". `full`: whose full name is; `initials`: who is, by initials. Nobody stands in both.
    """

    by: str
    full: tuple[str, ...]
    initials: tuple[str, ...]


def becomes_readable(before: Records, after: Records) -> Readable:
    """What a change of the club or its roster opens, of people who were on the roster before it."""
    old, new = before.settings, after.settings
    by, wider = new.visibility, _REACH.index(new.visibility) > _REACH.index(old.visibility)
    if by == "organiser" or (
        old == new and before.members is after.members and before.merges == after.merges
    ):
        return Readable(by, (), ())
    was = present(before)
    full: list[str] = []
    initials: list[str] = []
    for id_, person in present(after).items():
        if id_ not in was:
            continue
        shown, shown_before = _shown(after, person), _shown(before, was[id_])
        if shown and (wider or shown > shown_before):
            (full if shown == _FULL else initials).append(id_)
    return Readable(by, tuple(full), tuple(initials))


_FULL = 2


def _shown(records: Records, person: Member) -> int:
    """Nothing, initials or the full name."""
    if privacy.hidden(person):
        return 0
    return _FULL if privacy.shows_full(records.settings, person) else 1
