"""What tournaments brought a member, and every game: derived from the book, in the API's shapes."""

from typing import Any

from ladder.domain.history import GameRow, games_of, timeline
from ladder.domain.ladder import Change
from ladder.domain.records import Records
from ladder.store.books import Book
from publish.numbers import expected, tenths


def history_json(book: Book | None, member: str) -> list[dict[str, Any]]:
    """`history` of CONTRACT: every tournament that moved the rating, oldest first."""
    if book is None:
        return []
    return [
        {
            "tournament": id_,
            "ended": book.records.tournaments[id_].tournament.ends_on,
            "before": tenths(it.before),
            "change": tenths(it.change),
            "after": tenths(it.after),
            "games": it.games,
        }
        for id_, it in timeline(book.ladder, member)
    ]


def games_json(book: Book | None, member: str) -> list[dict[str, Any]]:
    """`games` of CONTRACT, in the order in which tournaments ended; why one did not count."""
    if book is None:
        return []
    from ladder.pages.words import words  # noqa: PLC0415 - catalogues and locale data

    texts = words(book.records.settings.language)
    return [
        _game_json(row, book.records)
        | {"reason_text": texts.text(f"reason.{row.reason}") if row.reason else ""}
        for row in games_of(book.records, book.ladder, member)
    ]


def change_json(change: Change) -> dict[str, Any]:
    """A line of a tournament's `changes`."""
    return {
        "before": tenths(change.before),
        "rated_at": tenths(change.rated_at),
        "k": change.k,
        "score": tenths(change.score),
        "expected": expected(change.expected),
        "games": change.games,
        "change": tenths(change.change),
        "after": tenths(change.after),
    }


def _game_json(row: GameRow, records: Records) -> dict[str, Any]:
    """`opponent` is a member's id; None where nobody of the club sat there, or nobody is confirmed yet."""
    entries = records.tournaments[row.tournament].tournament.entries
    typed = next(entry.name for entry in entries if entry.no == row.opponent_entry)
    return {
        "tournament": row.tournament,
        "round": row.round,
        "board": row.board,
        "opponent": row.opponent,
        "opponent_name": records.members[row.opponent].name if row.opponent else typed,
        "colour": row.colour,
        "result": row.result,
        "own_rating": tenths(row.own.rating) if row.own else None,
        "opponent_rating": tenths(row.other.rating) if row.other else None,
        "expected": expected(row.expected),
        "k": row.own.k if row.own else None,
        "counted": row.counted,
        "reason": row.reason,
    }
