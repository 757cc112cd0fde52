"""The ladder book: a ladder, and the records it was built from without their keys, as one JSON text.

All that the pages need is in it, so that render reads one object. Members stand for themselves by joining
number; the rows of a ladder are lists, because a ten-year club has forty thousand of them.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import astuple, dataclass, fields, replace
from typing import Any

from ladder.domain.ladder import Change, Clash, Frozen, Ladder, RatedTournament, Standing
from ladder.domain.records import Records
from ladder.domain.rows import Rows
from ladder.store.canonical import Document, canonical, parsed
from ladder.store.codec import parts, whole
from ladder.store.scoresheet import Roster, roster

_FROZEN = tuple(field.name for field in fields(Frozen))
_CHANGE = tuple(field.name for field in fields(Change))


@dataclass(frozen=True, slots=True)
class Book:
    """What render reads: the records (without keys) and the ladder of one revision."""

    records: Records
    ladder: Ladder


def book_body(records: Records, ladder: Ladder) -> bytes:
    """The book as canonical JSON."""
    document = {
        "club": records.club,
        "revision": records.revision,
        "parts": parts(replace(records, keys={})),
        "ladder": ladder_document(ladder, roster(records.members)),
    }
    return canonical(document)


def book_from(body: bytes) -> Book:
    """The book that `book_body` wrote."""
    document = parsed(body)
    records = whole(document["club"], document["revision"], document["parts"])
    return Book(records, ladder_from(document["ladder"], roster(records.members)))


def ladder_document(ladder: Ladder, people: Roster) -> Document:
    """A ladder as rows of numbers."""
    return {
        "revision": ladder.revision,
        "today": ladder.today,
        "standings": [[people.reference(each.member), *astuple(each)[1:]] for each in ladder.standings],
        "tournaments": [_rated(each, people) for each in ladder.tournaments],
        "clashes": [list(astuple(each)) for each in ladder.clashes],
    }


def ladder_from(document: Document, people: Roster) -> Ladder:
    """The ladder that `ladder_document` wrote."""
    ids = {number: member.id for number, member in people.by_number.items()}
    return Ladder(
        revision=document["revision"],
        today=document["today"],
        standings=tuple(Standing(_id(ids, reference), *rest) for reference, *rest in document["standings"]),
        tournaments=tuple(
            RatedTournament(
                each["id"],
                _rows(each["frozen"], _FROZEN, Frozen, ids),
                _rows(each["changes"], _CHANGE, Change, ids),
            )
            for each in document["tournaments"]
        ),
        clashes=tuple(Clash(*each) for each in document["clashes"]),
    )


def _rated(rated: RatedTournament, people: Roster) -> Document:
    return {
        "id": rated.id,
        "frozen": _columns(rated.frozen, people, _FROZEN),
        "changes": _columns(rated.changes, people, _CHANGE),
    }


def _columns(values: Mapping[str, Any], people: Roster, names: Sequence[str]) -> Document:
    """Rows as columns in order of joining: equal ladders give equal books in whatever order they are made."""
    who = [people.reference(member) for member in values]
    order = sorted(range(len(who)), key=lambda at: (isinstance(who[at], str), who[at]))
    columns: Document = {"who": [who[at] for at in order]}
    made = values.columns() if isinstance(values, Rows) else _of_rows(values, names)
    for name in names:
        column = made[name]
        columns[name] = [column[at] for at in order]
    return columns


def _of_rows(values: Mapping[str, Any], names: Sequence[str]) -> Mapping[str, Sequence[Any]]:
    rows = list(values.values())
    return {name: [getattr(row, name) for row in rows] for name in names}


def _rows[Row](
    columns: Document, names: Sequence[str], kind: Callable[..., Row], ids: Mapping[int, str]
) -> dict[str, Row]:
    members = [_id(ids, reference) for reference in columns["who"]]
    return dict(zip(members, map(kind, *(columns[name] for name in names)), strict=True))


def _id(ids: Mapping[int, str], reference: int | str) -> str:
    return reference if isinstance(reference, str) else ids[reference]
