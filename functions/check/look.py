"""One look at one club: finish, prove, wake, say. It builds no ladder and no page itself."""

from contextlib import suppress
from dataclasses import dataclass, replace

from ladder.domain.errors import Conflict, Contended, LadderError
from ladder.store import checked, erasing, ladders, marks, owed, records, site
from ladder.store.archive import revisions_in_archive
from ladder.store.aws import Aws
from ladder.store.broken import clear, is_closing
from ladder.store.erasures import DONE, REWRITING, SETTLING
from ladder.store.found import altered
from ladder.store.ladders import Head
from ladder.store.marks import Unsettled
from ladder.store.proof import Proof, prove
from ladder.store.records import Position
from ladder.store.recovery import recover_club
from ladder.store.site import SiteRow
from ladder.store.sweep import sweep
from ladder.store.writer import roll_forward, touch

ERASING_SECONDS = 120.0
"""Of one look for going on with erasures: a call has 300, and other clubs wait."""


@dataclass(frozen=True, slots=True)
class Look:
    """What was found and done. `stuck`: something is wrong that a person should know of. `proof`: None where
    nothing had to be proved. `pages`: how many on the site were not as they were put. `swept`: how much of a
    closed club was taken away. `erases`: how many erasures are not done.
    """

    club: str
    stuck: bool = False
    rolled: bool = False
    touched: bool = False
    late: bool = False
    recovered: bool = False
    proof: Proof | None = None
    pages: int = 0
    swept: int = 0
    erases: int = 0


def look(aws: Aws, mark: Unsettled, now: str) -> Look:
    """Look at a marked club at the time `now` (ISO UTC), and do what helps.

    Contended: it is being changed just now; the next look will do.
    """
    try:
        return _looked(aws, mark, now)
    except Conflict:
        raise
    except LadderError:
        return _cleared(aws, mark.club)


def _looked(aws: Aws, mark: Unsettled, now: str) -> Look:
    rolled = _rolled(aws, mark.club)
    erases = _erases(aws, mark.club)
    at = records.position(aws, mark.club)
    if at is None:
        return _without_records(aws, mark)
    _refuse_false_closing(aws, mark.club, at)
    head, shown = ladders.head(aws, mark.club), site.site_revision(aws, mark.club)
    if not _shows(shown, at.revision, at.touch):
        return replace(_behind(aws, mark, at, head, shown, now), rolled=rolled)
    if REWRITING in erases:  # rows and archive are not yet one again
        return Look(mark.club, rolled=rolled, erases=len(erases))
    found = _settled(aws, mark.club, at, now)
    if not found.touched and not erases:
        _done(aws, mark, at)
    return replace(found, rolled=rolled, erases=len(erases))


def look_again(aws: Aws, club: str, now: str) -> Look:
    """The month's look at a club, marked or not: proved from its first change on."""
    try:
        return _looked_again(aws, club, now)
    except Conflict:
        raise
    except LadderError:
        return _cleared(aws, club)


def _looked_again(aws: Aws, club: str, now: str) -> Look:
    _rolled(aws, club)
    erases = _erases(aws, club)
    at = records.position(aws, club)
    if at is None:
        recover_club(aws, club)
        return Look(club, stuck=True, recovered=True)
    _refuse_false_closing(aws, club, at)
    lags = not _shows(site.site_revision(aws, club), at.revision, at.touch)
    if lags:
        marks.mark(aws, club, at.revision, at.touch)  # should that have been lost
    if REWRITING in erases:
        return Look(club, erases=len(erases))
    return Look(club) if lags and at.closed else _settled(aws, club, at, now, whole=True, lags=lags)


def _cleared(aws: Aws, club: str) -> Look:
    """Something that everybody reads first cannot be read, or says what never was: it goes, and the archive
    says what was. LadderError, as it came: there is no such thing.
    """
    if not clear(aws, club):
        raise  # noqa: PLE0704 - called where the error is being handled
    recover_club(aws, club)
    touch(aws, club, closed=True)
    return Look(club, stuck=True, recovered=True)


def _refuse_false_closing(aws: Aws, club: str, at: Position) -> None:
    """LadderError: REVISION says that the club was closed, its archive does not."""
    if at.closed and not is_closing(aws, club, at.revision):
        raise LadderError("the archive does not say that this club was closed")


def _rolled(aws: Aws, club: str) -> bool:
    with suppress(Contended):  # rows that somebody edited are in the way: the proof puts them back
        return roll_forward(aws, club)
    return False


def _erases(aws: Aws, club: str) -> list[str]:
    """Go on with what is being erased; the states of what is not done after that."""
    try:
        found = erasing.go_on(aws, club, aws.clock() + ERASING_SECONDS)
    except Contended:  # others are at the club, or edited rows are in the way, which the proof puts back
        return [SETTLING for _ in erasing.open_orders(aws, club)]
    return [order.state for order in found if order.state != DONE]


def _without_records(aws: Aws, mark: Unsettled) -> Look:
    """A mark without a club: its writer died before the first change was stored, or its rows were lost."""
    if revisions_in_archive(aws, mark.club):
        recover_club(aws, mark.club)
        return Look(mark.club, stuck=True, recovered=True)
    _not_awaited(aws, mark)
    return Look(mark.club)


def _behind(
    aws: Aws, mark: Unsettled, at: Position, head: Head | None, shown: SiteRow | None, now: str
) -> Look:
    """The site does not show the records: wake whoever lags, unless that is known not to help."""
    missed = mark.behind and (at.revision == mark.behind or not _shows(shown, mark.behind, 0))
    if _is_poison(at, head, shown):
        marks.note(aws, mark, idle=False, behind=at.revision)
        return replace(_settled(aws, mark.club, at, now), stuck=bool(missed))
    if head and (head.revision, head.touch) >= (at.revision, at.touch) and owed.waits(aws, mark.club):
        marks.note(aws, mark, idle=False, behind=0)  # waiting for the CDN is no lag
        return Look(mark.club)
    marks.note(aws, mark, idle=False, behind=at.revision)
    if missed and not at.closed and _is_no_ladder_of(at, head, shown):
        found = _settled(aws, mark.club, at, now, lags=True)
        if found.proof and found.proof.rows:
            return found
    late = bool(missed) and not at.closed and not _shows(shown, mark.behind, 0)
    if late:
        ladders.late(aws, mark.club, mark.behind)
    touch(aws, mark.club, closed=at.closed)
    return Look(mark.club, stuck=bool(missed), touched=True, late=late)


def _settled(aws: Aws, club: str, at: Position, now: str, *, whole: bool = False, lags: bool = False) -> Look:
    """Prove a club, once for each revision and rebuild; take away what is left of a closed one.

    `whole`: from its first change on, whatever is known. `lags`: that ladder and site are not there yet is
    known.
    """
    if at.closed:
        return Look(club, swept=sweep(aws, club))
    known = checked.checked(aws, club)
    if not whole and (known.revision, known.touch) == (at.revision, at.touch):
        return Look(club)
    proof = prove(aws, club, at, 0 if whole else known.snapshot)
    pages = 0 if lags else altered(aws, club)
    known = replace(known, snapshot=proof.snapshot)
    if proof.holds and not pages:
        checked.keep(aws, club, replace(known, revision=at.revision, touch=at.touch, at=now))
        return Look(club, proof=proof)
    if proof.rows or pages:
        mended = replace(known, mended_at=now, mended_rows=proof.rows, mended_pages=pages)
        checked.keep(aws, club, mended)
    if lags and not proof.rows:
        return Look(club, proof=proof)
    touch(aws, club)
    return Look(club, stuck=True, touched=True, proof=proof, pages=pages)


def _done(aws: Aws, mark: Unsettled, at: Position) -> None:
    """The mark has been answered; one beyond the records may be a change that is just being made."""
    if not marks.unmark(aws, mark.club, at.revision, at.touch):
        _not_awaited(aws, mark)


def _not_awaited(aws: Aws, mark: Unsettled) -> None:
    """Nothing has come of this mark yet: its writer is about to store its change, or died."""
    if mark.idle:
        marks.unmark(aws, mark.club, mark.revision, mark.touch)
    else:
        marks.note(aws, mark, idle=True, behind=0)


def _is_no_ladder_of(at: Position, head: Head | None, shown: SiteRow | None) -> bool:
    """Whether replay has not come to these records, or rows stand in its way that somebody edited."""
    known = [each for each in (head, shown) if each is not None]
    beyond = any(each.revision > at.revision for each in known)
    return beyond or head is None or (head.revision, head.touch) < (at.revision, at.touch)


def _is_poison(at: Position, head: Head | None, shown: SiteRow | None) -> bool:
    """Whether replay has refused these very records and the site says so: only a change can mend that."""
    refused = head is not None and head.failed is not None and head.failed.revision >= at.revision
    return (
        refused and head is not None and head.touch >= at.touch and _shows(shown, head.revision, head.touch)
    )


def _shows(shown: SiteRow | None, revision: int, touched: int) -> bool:
    return shown is not None and shown.revision >= revision and shown.touch >= touched
