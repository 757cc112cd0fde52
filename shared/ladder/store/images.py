"""What one revision changed, as records before and after it; and which later ones changed the same again.

Read from the archive for whoever wants to take a change back. It decides nothing about that.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from ladder.domain.errors import Conflict, Missing
from ladder.domain.records import Member, Records
from ladder.domain.undoing import Item
from ladder.store.archive import change_of
from ladder.store.aws import Aws
from ladder.store.canonical import Document
from ladder.store.changes import Change
from ladder.store.codec import SETTINGS, member_part, record_from, tournament_part
from ladder.store.documents import member_from, merge_from, settings_from
from ladder.store.records import State
from ladder.store.scoresheet import Roster, roster

type Images = Mapping[str, Document | None]


@dataclass(frozen=True, slots=True)
class Step:
    """One revision. `before`, `after`: records that hold only the parts it touched (settings always)."""

    change: Change
    before: Records
    after: Records


def step(aws: Aws, now: Records, revision: int) -> Step:
    """What this revision changed. Missing: there is none. Conflict: it says no images before it."""
    change = change_of(aws, now.club, revision)
    if change is None or revision > now.revision:
        raise Missing("no such revision")
    if change.parts.keys() - change.previous.keys():
        raise Conflict("This entry is older than the log's undo")
    earlier = {number for number in change.previous.values() if number}
    changes = {number: _change(aws, now.club, number) for number in sorted(earlier)}
    before = {
        part: changes[number].parts[part] if number else None for part, number in change.previous.items()
    }
    people = roster(_members(now, before, change.parts))
    try:
        return Step(change, _partial(now, before, people), _partial(now, change.parts, people))
    except KeyError:
        raise Conflict("This entry is about members who are no longer there") from None


def later(aws: Aws, state: State, done: Change, item: Item) -> tuple[int, ...]:
    """Revisions after this one that changed the item again, oldest first."""
    part, club = _part(state.records, item), state.records.club
    found: list[int] = []
    revision, newer = state.revisions.get(part, 0), None
    while revision > done.revision:
        change = _change(aws, club, revision)
        before = change.previous.get(part, 0)
        older = _change(aws, club, before).parts[part] if before else None
        newer = change.parts[part]
        if _of(item, newer) != _of(item, older):
            found.append(revision)
        revision = before
    return tuple(reversed(found))


def _change(aws: Aws, club: str, revision: int) -> Change:
    change = change_of(aws, club, revision)
    if change is None:
        raise Missing("no such revision")
    return change


def _members(now: Records, *images: Images) -> dict[str, Member]:
    """Everybody whom these images may refer to: those of the images themselves, and those of today, who may
    have more spellings.
    """
    return {member.id: member for each in images for member in _in(each)} | dict(now.members)


def _in(images: Images) -> Iterator[Member]:
    for part, document in images.items():
        if part.startswith("M#") and document is not None:
            yield from map(member_from, document["members"])


def _partial(now: Records, images: Images, people: Roster) -> Records:
    settings = images.get(SETTINGS)
    there = {part: document for part, document in images.items() if document is not None}
    return replace(
        now,
        settings=now.settings if settings is None else settings_from(settings["settings"]),
        members={member.id: member for member in _in(images)},
        tournaments={
            part[2:]: record_from(part[2:], document, people)
            for part, document in there.items()
            if part.startswith("T#")
        },
        merges={part[2:]: merge_from(document) for part, document in there.items() if part.startswith("G#")},
        keys={},
    )


def _part(now: Records, item: Item) -> str:
    kind, name = item
    if kind == "tournament":
        return tournament_part(name)
    if kind == "merge":
        return f"G#{name}"
    return member_part(now.members[name]) if kind == "member" else SETTINGS


def _of(item: Item, document: Document | None) -> object:
    """What a part says of an item. A correction's note on a tournament is nothing that others stand on."""
    kind, name = item
    if document is None:
        return None
    if kind == "member":
        return next((each for each in document["members"] if each["id"] == name), None)
    if kind == "setting":
        return document["settings"][name]
    return {key: value for key, value in document.items() if key not in ("revision", "corrections", "erased")}
