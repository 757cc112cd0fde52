"""Going forward: finishing what was begun, so that a club's records are one state before anybody decides on
them.
"""

from ladder.domain.errors import Contended
from ladder.store.archive import FOUNDING, get_change, put_change
from ladder.store.aws import Aws
from ladder.store.changes import Change
from ladder.store.marks import mark
from ladder.store.records import State, position, state
from ladder.store.transaction import apply

TRIES = 5
"""Times that other writers may be faster before the request is answered with 409 (ARCHITECTURE)."""
STEPS = 50
"""Changes of dead writers that one request finishes at most: rolling forward is no try, but each one is
progress.
"""


def roll_forward(aws: Aws, club: str) -> bool:
    """Apply change objects that lie beyond REVISION. True: this call applied one; False: there was nothing to
    do.
    """
    rolled = False
    while True:
        now = position(aws, club)
        if now is not None and now.closed:
            return rolled
        change = get_change(aws, club, now.revision + 1 if now else FOUNDING)
        if change is None:
            return rolled
        rolled = apply(aws, change) or rolled


def settled(aws: Aws, club: str) -> State:
    """The records as one state; a change that was left half applied is finished first. Missing, Contended as
    `state`.
    """
    try:
        return state(aws, club)
    except Contended:
        roll_forward(aws, club)
        return state(aws, club)


def stored(aws: Aws, change: Change) -> bool:
    """Commit the change to the archive; False: another change of this revision stands there.

    The club is marked first, so that check looks at it whatever happens next. A change that is found there
    under this request's own id is the success of an earlier put whose answer was lost.
    """
    mark(aws, change.club, change.revision)
    if put_change(aws, change):
        return True
    found = get_change(aws, change.club, FOUNDING if change.slug else change.revision)
    return found is not None and found.request == change.request
