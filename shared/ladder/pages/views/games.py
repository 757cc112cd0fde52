"""Every game of a member, tournament by tournament, with what each was computed from or why it did not
count.
"""

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from ladder.domain.history import GameRow
from ladder.domain.ladder import Change
from ladder.pages import address
from ladder.pages.edition import Edition, Event

PLAYED = ("1", "½", "0")
"""Results of games that were played, as their side has them: won, drawn, lost."""

SIGNS = {"-": "\N{MINUS SIGN}"}
"""A result as printed, where it is not its own sign."""

UP = address.up(address.member_path(""))
"""From a member's page to the club's root."""

NOTHING = "–"
"""In place of a number that there is none of, or that is not shown."""

type Row = tuple[Any, ...]
"""A line of a table as the template unpacks it."""


def evenings(edition: Edition, rows: Sequence[GameRow], changes: Mapping[str, Change]) -> list[Row]:
    """Every game, by tournament, latest first, each tournament with its sum in words.

    `rows`: oldest first; `changes`: by tournament id, of those with a game played.
    """
    told = []
    for tournament, group in groupby(rows, key=lambda row: row.tournament):
        event, games = edition.events[tournament], list(group)
        told.append(
            (
                event.title,
                event.path,
                days_of(edition, event),
                _summary(edition, event, changes.get(tournament), games[0]),
                [_game(edition, event, game) for game in games],
            )
        )
    return told[::-1]


def days_of(edition: Edition, event: Event) -> str:
    """A tournament's days; of one that still runs the first alone, and that it is in progress."""
    tournament = event.record.tournament
    if tournament.finished:
        return event.days
    return edition.words.text("member.in_progress", date=edition.words.day(tournament.starts_on))


def met(edition: Edition, rows: Sequence[GameRow]) -> list[Row]:
    """Head to head: games played, won, drawn and lost against whoever was met twice, most games first."""
    tally: dict[str, list[str]] = {}
    for row in rows:
        if row.opponent in edition.people and row.result in PLAYED:
            tally.setdefault(row.opponent, []).append(row.result)
    often = [(edition.people[opponent], results) for opponent, results in tally.items() if len(results) > 1]
    often.sort(key=lambda each: (-len(each[1]), each[0].name))
    return [
        (person.name, person.path, len(results), *(results.count(result) for result in PLAYED))
        for person, results in often
    ]


def _summary(edition: Edition, event: Event, change: Change | None, game: GameRow) -> str:
    """What the tournament did to the rating, as one sum that a reader can check."""
    words = edition.words
    if event.record.state == "pending":
        return words.text("member.sum_pending")
    if game.own is None:
        return words.text("member.sum_unrated")
    if change is None or not change.games:
        return words.text("member.sum_none", rating=words.rating(game.own.rating))
    summary = words.count(
        "member.sum",
        change.games,
        rating=words.rating(change.rated_at),
        score=words.score(change.score),
        expected=words.expected(change.expected),
        k=change.k,
        change=words.change(change.change),
    )
    if change.before == change.rated_at:
        return summary
    before, after = words.rating(change.before), words.rating(change.after)
    return f"{summary} {words.text('member.overlap', before=before, after=after)}"


def _game(edition: Edition, event: Event, game: GameRow) -> Row:
    words, other = edition.words, game.other
    opponent = edition.people.get(game.opponent or "") or edition.entry(event.record, game.opponent_entry)
    shown = other is not None and not opponent.hidden
    return (
        str(game.round),
        words.text(f"colour.{game.colour}") if game.colour else "",
        opponent.name,
        opponent.path and f"{UP}{opponent.path}",
        words.rating(other.rating) if other is not None and shown else "",
        _note(edition, game, hidden=opponent.hidden),
        SIGNS.get(game.result, game.result),
        words.expected(game.expected) if game.expected is not None and game.counted and shown else NOTHING,
    )


def _note(edition: Edition, game: GameRow, *, hidden: bool) -> str:
    """Why a game did not count, or what is to be said of the opponent, or ""."""
    if not game.counted:
        return edition.words.text(f"reason.{game.reason}")
    if hidden:
        return edition.words.text("member.not_shown")
    return edition.words.text("word.provisional") if game.other and game.other.provisional else ""
