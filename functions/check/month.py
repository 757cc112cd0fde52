"""Once a month every club is proved from its first change on, the idle ones too, as far as each call's time
goes.
"""

from collections.abc import Callable

from ladder.store.archive import clubs_in_archive
from ladder.store.aws import Aws
from ladder.store.marks import Turn, keep_turn

_ALL = "~"
"""Sorts after every club's id."""


def go_round(
    aws: Aws, turn: Turn, month: str, prove: Callable[[str], object], in_time: Callable[[], bool]
) -> int:
    """Go on with the round of this month (`2026-09`) where the last call stopped; how many were proved."""
    after = turn.after if turn.month == month else ""
    proved = 0
    if after == _ALL:
        return proved
    for club in clubs_in_archive(aws, after):
        if not in_time():
            break
        prove(club)
        after = club
        proved += 1
    else:
        after = _ALL
    if Turn(month, after) != turn:
        keep_turn(aws, Turn(month, after))
    return proved
