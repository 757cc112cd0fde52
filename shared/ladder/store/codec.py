"""Records as parts, and parts as records: which part holds what, and which parts an act has touched.

A part is one item of the Records table and one after-image in the archive, by its sort key:
    SETTINGS            settings, keys, how many joining numbers were given out
    M#00002             the members with joining numbers 64 to 95
    T#{tournament}      one tournament with its links
    G#{merge}           one merge
"""

from collections.abc import Iterable, Mapping
from typing import Any

from ladder.domain.records import CorrectionNote, Member, Records, TournamentRecord
from ladder.domain.tournament import Tournament
from ladder.store.canonical import Document
from ladder.store.documents import (
    key_document,
    key_from,
    member_document,
    member_from,
    merge_document,
    merge_from,
    settings_document,
    settings_from,
)
from ladder.store.scoresheet import Roster, roster, sheet, unsheet

SETTINGS = "SETTINGS"
CHUNK = 32
"""Members in one item: an evening's newcomers touch one or two, and 1,000 new names make 32 items (at most 50
allowed).
"""

_NO_PEOPLE = roster({})
_PLAIN = (
    "deleted",
    "published_in",
    "waiting_in",
    "held_in",
    "copy_of",
    "released",
    "aside_wins",
    "aside_late",
    "published_as",
    "section_of",
)
_LISTS = ("earlier", "erased")
_SEATS = ("sent", "refuted", "aside_sent", "aside_links")
"""Fields of a tournament's record: those written as they are, and those that say who sits at which entry."""


def parts(records: Records) -> dict[str, Document]:
    """Every part of the records."""
    people = roster(records.members)
    documents = {SETTINGS: _settings(records)}
    for chunk, members in _chunks(records.members.values()).items():
        documents[_member_part(chunk)] = _members(members)
    for record in records.tournaments.values():
        documents[tournament_part(record.id)] = record_document(record, people)
    for merge in records.merges.values():
        documents[f"G#{merge.id}"] = merge_document(merge)
    return documents


def touched(old: Records, new: Records) -> dict[str, Document | None]:
    """The after-images of every part in which the two differ; None: the part is gone."""
    images: dict[str, Document | None] = {}
    settings = _settings(new)
    if settings != _settings(old):
        images[SETTINGS] = settings
    images |= _touched_members(old.members, new.members)
    people = roster(new.members)
    respelt = _respelt(old.members, new.members)
    for name in old.tournaments.keys() | new.tournaments.keys():
        before, after = old.tournaments.get(name), new.tournaments.get(name)
        if after is None:
            images[tournament_part(name)] = None
        elif after != before or not respelt.isdisjoint(after.links.values()):
            images[tournament_part(name)] = record_document(after, people)
    for name in old.merges.keys() | new.merges.keys():
        if old.merges.get(name) != new.merges.get(name):
            merge = new.merges.get(name)
            images[f"G#{name}"] = merge_document(merge) if merge else None
    return images


def whole(club: str, revision: int, documents: Mapping[str, Document]) -> Records:
    """The records that these parts hold. Members stand in joining order, tournaments and merges by id."""
    head = documents[SETTINGS]
    members: dict[str, Member] = {}
    for name in sorted(documents):
        if name.startswith("M#"):
            for each in documents[name]["members"]:
                member = member_from(each)
                members[member.id] = member
    people = roster(members)
    events = (name for name in sorted(documents) if name.startswith("T#"))
    tournaments = {name[2:]: record_from(name[2:], documents[name], people) for name in events}
    merges = {name[2:]: merge_from(documents[name]) for name in sorted(documents) if name.startswith("G#")}
    keys = [key_from(each) for each in head["keys"]]
    return Records(
        club=club,
        revision=revision,
        settings=settings_from(head["settings"]),
        members=members,
        tournaments=tournaments,
        merges=merges,
        keys={key.id: key for key in keys},
        members_made=head["members_made"],
    )


def tournament_part(tournament: str) -> str:
    """The part that holds the tournament with this id."""
    return f"T#{tournament}"


def member_part(member: Member) -> str:
    """The part that holds this member."""
    return _member_part(member.number // CHUNK)


def record_document(record: TournamentRecord, people: Roster) -> Document:
    """A tournament's content with its links, its own revision and what else the record says."""
    document = sheet(record.tournament, record.links, people)
    document |= {"page": record.page, "revision": record.revision}
    for field in _PLAIN:
        if value := getattr(record, field):
            document[field] = value
    for field in _SEATS:
        if members := getattr(record, field):
            document[field] = [[no, people.reference(member)] for no, member in sorted(members.items())]
    if record.corrections:
        document["corrections"] = [_note(note, people) for note in record.corrections]
    for field in _LISTS:
        if texts := getattr(record, field):
            document[field] = list(texts)
    return document


def record_from(name: str, document: Document, people: Roster) -> TournamentRecord:
    """The record that `record_document` wrote for the tournament of this id."""
    content, links = unsheet(document, people)
    plain = {field: document[field] for field in _PLAIN if field in document}
    lists: dict[str, Any] = {field: tuple(document.get(field, ())) for field in _LISTS}
    seats: dict[str, Any] = {
        field: {no: people.id_of(reference) for no, reference in document[field]}
        for field in _SEATS
        if field in document
    }
    return TournamentRecord(
        id=name,
        page=document["page"],
        tournament=content,
        links=links,
        revision=document["revision"],
        corrections=tuple(_note_from(note, people) for note in document.get("corrections", ())),
        **lists,
        **plain,
        **seats,
    )


def _note(note: CorrectionNote, people: Roster) -> list[Any]:
    """A note with its members as a bit map by joining number: 25 bytes for a club of 200 whose every rating
    moved.
    """
    document: list[Any] = [note.on, note.revision, note.moved, note.most]
    references = [people.reference(member) for member in note.members]
    bits = sum(1 << number for number in set(references) if isinstance(number, int))
    strays = [member for member in references if isinstance(member, str)]
    if strays:
        return [*document, f"{bits:x}", strays]
    return [*document, f"{bits:x}"] if bits else document


def _note_from(document: list[Any], people: Roster) -> CorrectionNote:
    on, revision, moved, most, *members = document
    bits = int(members[0], 16) if members else 0
    numbers = (number for number in range(bits.bit_length()) if bits >> number & 1)
    who = (*(people.id_of(number) for number in numbers), *(members[1] if len(members) > 1 else ()))
    return CorrectionNote(on, revision, moved, most, who)


def content_document(content: Tournament) -> Document:
    """A published content by itself: every name as typed."""
    return sheet(content, {}, _NO_PEOPLE)


def content_from(document: Document) -> Tournament:
    """The content that `content_document` wrote."""
    return unsheet(document, _NO_PEOPLE)[0]


def _settings(records: Records) -> Document:
    keys = sorted(records.keys.values(), key=lambda key: key.id)
    return {
        "settings": settings_document(records.settings),
        "keys": [key_document(key) for key in keys],
        "members_made": records.members_made,
    }


def _members(members: Iterable[Member]) -> Document:
    in_order = sorted(members, key=lambda member: member.number)
    return {"members": [member_document(member) for member in in_order]}


def _chunks(members: Iterable[Member]) -> dict[int, list[Member]]:
    chunks: dict[int, list[Member]] = {}
    for member in members:
        chunks.setdefault(member.number // CHUNK, []).append(member)
    return chunks


def _member_part(chunk: int) -> str:
    return f"M#{chunk:05d}"


def _touched_members(old: Mapping[str, Member], new: Mapping[str, Member]) -> dict[str, Document | None]:
    changed = {
        member.number // CHUNK
        for name in old.keys() | new.keys()
        if old.get(name) != new.get(name)
        for member in (old.get(name), new.get(name))
        if member
    }
    standing = _chunks(new.values()) if changed else {}
    return {
        _member_part(chunk): _members(standing[chunk]) if chunk in standing else None
        for chunk in sorted(changed)
    }


def _respelt(old: Mapping[str, Member], new: Mapping[str, Member]) -> set[str]:
    """Members whose spellings did not just grow (an erasure): tournaments refer to those by place and are
    written anew.
    """
    return {
        name
        for name, before in old.items()
        if (after := new.get(name)) is None
        or after.number != before.number
        or after.spellings[: len(before.spellings)] != before.spellings
    }
