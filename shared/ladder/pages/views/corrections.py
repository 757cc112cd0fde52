"""Corrections of the last year, a line each: of a tournament, and of whoever was moved by one (SPEC 4, 6)."""

from collections.abc import Iterator
from typing import Any

from ladder.domain.notes import recent
from ladder.domain.records import CorrectionNote, TournamentRecord
from ladder.pages.edition import Edition

type Row = tuple[Any, ...]
"""A line as the template unpacks it."""


def of_tournament(edition: Edition, record: TournamentRecord) -> list[str]:
    """What was corrected of a tournament, oldest first."""
    return [_line(edition, note) for note in recent(record, edition.ladder.today)]


def of_member(edition: Edition, member: str) -> list[Row]:
    """Title, path and days of each tournament whose correction moved this member's rating, and what it was;
    latest first. One that has no page (any more) is called by its day alone.
    """
    return list(_of_member(edition, member))


def _of_member(edition: Edition, member: str) -> Iterator[Row]:
    for record, note in reversed(edition.corrections.get(member, ())):
        event = edition.events.get(record.id)
        if event is not None:
            yield event.title, event.path, event.days, _line(edition, note)
        else:
            days = edition.words.days(record.tournament.starts_on, record.tournament.ends_on)
            called = "tournament.of_deleted" if record.deleted else "tournament.of"
            yield edition.words.text(called, date=days), "", "", _line(edition, note)


def _line(edition: Edition, note: CorrectionNote) -> str:
    words = edition.words
    day = words.day(note.on)
    if not note.moved:
        return words.text("correction.none", date=day)
    return words.count("correction.moved", note.moved, date=day, most=words.rating(note.most))
