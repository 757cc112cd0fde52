"""An entry of the log, undone."""

import re

from aws_lambda_powertools.event_handler import Response

from ladder.domain.errors import Conflict, Missing
from ladder.domain.records import Records
from ladder.domain.undoing import NOTHING, Item, undone, why_not
from ladder.store import erasures, images, writer
from ladder.store.acts import Decision
from ladder.store.changes import Change
from publish.change import change
from publish.desk import Desk, organiser
from publish.entries import BEFORE
from publish.revisions import CAME_ALONG
from publish.routing import Router

router = Router()


@router.post("/clubs/<slug>/log/<entry>/undo")
def undo(slug: str, entry: str) -> Response[str]:
    """Take back what an entry of the log changed; where later ones stand on it, they are named."""
    desk = organiser(router, slug)
    if re.fullmatch(rf"{BEFORE}[1-9][0-9]{{0,8}}", entry):
        raise Conflict(f"Entry {entry} cannot be undone: {CAME_ALONG}.")
    if not re.fullmatch(r"[1-9][0-9]{0,8}", entry):
        raise Missing

    def decide(records: Records) -> Decision:
        erasures.refuse_rewriting(desk.aws, desk.club, records.revision)  # images may still hold the name
        step = images.step(desk.aws, records, int(entry))
        if reason := why_not(step.change.what):
            raise Conflict(f"Entry {entry} cannot be undone: {reason}.")
        result = undone(step.before, step.after, records)
        if result.blocked:
            raise Conflict(_blocked(desk, step.change, result.blocked))
        if result.records is records:
            raise Conflict(_nothing(entry))
        told = step.change.entry
        return Decision(
            result.records,
            "log.undone",
            tournament=told.get("tournament", ""),
            member=told.get("member", ""),
            before=told.get("after"),
            after={"undone": entry, "values": told.get("before")},
        )

    return change(desk, decide, lambda *_: {"undone": entry})


def _blocked(desk: Desk, done: Change, items: tuple[Item, ...]) -> str:
    """Which entries stand in the way."""
    state = writer.settled(desk.aws, desk.club)
    later = sorted({number for item in items for number in images.later(desk.aws, state, done, item)})
    if not later:
        return _nothing(str(done.revision))
    listed = ", ".join(map(str, later))
    return f"Later entries of the log stand on entry {done.revision}: {listed}. Undo them first."


def _nothing(entry: str) -> str:
    return f"Entry {entry} cannot be undone: {NOTHING}."
