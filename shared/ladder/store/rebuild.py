"""The rebuild button: replay, render and check again, though nothing has changed."""

from ladder.domain.errors import Contended, LadderError
from ladder.store.acts import Act
from ladder.store.aws import Aws
from ladder.store.forward import roll_forward
from ladder.store.marks import mark
from ladder.store.once import answered, remember
from ladder.store.records import revision
from ladder.store.writer import touch


def rebuild(aws: Aws, club: str, act: Act) -> tuple[int, int]:
    """Finish what was begun and wake everybody; the revision, and the number of this rebuild.

    Missing: no such club. The number is kept under the request's idempotency key before anybody is woken:
    whoever asks again under that key finishes the same rebuild.
    """
    try:
        roll_forward(aws, club)
    except Contended:
        pass  # rows that somebody edited are in the way: check puts them back
    except LadderError:
        mark(aws, club, 0)
        raise Contended("the club's records were edited by hand; they are put right within minutes") from None
    at, touched = revision(aws, club)
    if act.idempotency is None:
        return at, touch(aws, club)
    before = answered(aws, club, act)
    if before is None:
        remember(aws, club, act, at, {"rebuild": touched + 1})
        before = answered(aws, club, act)
    if before is None:
        raise Contended("the club is just being closed")
    return before.revision, touch(aws, club, number=int(before.ids["rebuild"]))
