"""A club's take-out: everything that people put in and what was told of it, as values (SPEC 5).

It refuses what opens anything: keys and the tokens of addresses are not in it.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ladder.domain.ladder import Standing
from ladder.domain.records import Records
from ladder.domain.ripple import Moved
from ladder.domain.tournament import Day, Tournament


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line of the log. `by`: a key's id, or "operator"; `before`, `after`: JSON values; `ripple`: who
    moved.
    """

    revision: int
    at: str
    by: str
    what: str
    tournament: str = ""
    member: str = ""
    before: Any = None
    after: Any = None
    ripple: tuple[Moved, ...] = ()


@dataclass(frozen=True, slots=True)
class ShownLine:
    """The standings as first shown after a tournament: what members read that night."""

    tournament: str
    revision: int
    today: Day | None
    standings: tuple[Standing, ...]


@dataclass(frozen=True, slots=True)
class Takeout:
    """A club at one revision. `records` without keys; its tokens are of no meaning and are not taken out.

    `contents`: tournament -> revision -> the content as published in it: what each tournament was last
    published as, and what waits or is held. `log`: oldest first.
    """

    records: Records
    contents: Mapping[str, Mapping[int, Tournament]] = field(default_factory=dict)
    log: tuple[LogLine, ...] = ()
    shown: tuple[ShownLine, ...] = ()


def needed(records: Records) -> dict[str, tuple[int, ...]]:
    """Tournament -> revisions whose published content a correction, a choice or a publication to come looks
    at.
    """
    return {
        record.id: tuple(
            sorted({each for each in (record.published_in, record.waiting_in, record.held_in) if each})
        )
        for record in records.tournaments.values()
        if record.published_in or record.waiting_in or record.held_in
    }
