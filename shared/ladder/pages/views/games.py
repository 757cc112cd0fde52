"""Every game of a member, tournament by tournament, with what each was computed from or why it did not
count.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from markupsafe import Markup, escape

from ladder.domain.history import GameRow
from ladder.domain.ladder import Change, Expected
from ladder.domain.order import last_day
from ladder.domain.rating import changes
from ladder.pages import address
from ladder.pages.edition import Edition, Event, Shown, season_start
from ladder.pages.press import print_part, slip
from ladder.pages.views.ink import joined
from ladder.pages.views.tournaments import season_name

PLAYED = ("1", "½", "0")
"""Results of games that were played, as their side has them: won, drawn, lost."""

SIGNS = {"-": "\N{MINUS SIGN}"}
"""A result as printed, where it is not its own sign."""

UP = address.up(address.member_path(""))
"""From a member's page to the club's root."""

NOTHING = "–"
"""In place of a number that there is none of, or that is not shown."""

NEITHER = NOTHING, NOTHING
"""Neither expected score nor change."""

type Row = tuple[Any, ...]
"""A line of a table as the template unpacks it."""


SUM = ("rating", "score", "change")
FULL_SUM = (*SUM, "expected", "k")
"""What an evening's sum is told with."""

OPEN = 8
"""Tournaments whose games stand on the page at once: a season of club nights is forty."""


def evenings(
    edition: Edition, rows: Sequence[GameRow], added: Mapping[str, Change]
) -> tuple[Markup, list[tuple[str, int, Markup]]]:
    """Every game, by tournament, latest first, each tournament with its sum in words: the latest (""
    where there is none), and those before, a season each: its name, how many, and their games.

    `rows`: oldest first; `added`: by tournament id, of those with a game played.
    """
    lines, table, told = [], edition.once(_Table), edition.once(Told)
    seasons: list[str] = []
    evening = slip("slips.html", "evening", 4)
    for tournament, group in groupby(rows, key=lambda row: row.tournament):
        games, head = list(group), told.head(tournament)
        summary = told.pending if head.pending else _summary(edition, added.get(tournament), games)
        lines.append(evening((head.title, head.days, summary, table.of(head.event, games))))
        seasons.append(head.season)
    at_once = len(lines) - OPEN if len(lines) > OPEN + 2 else 0
    folds: list[tuple[str, int, Markup]] = []
    for season, each in groupby(range(at_once - 1, -1, -1), key=seasons.__getitem__):
        of_season = list(each)
        folds.append((season, len(of_season), joined(lines[at] for at in of_season)))
    return joined(reversed(lines[at_once:])), folds


def games_head(edition: Edition) -> Markup:
    """The headings above lines of games."""
    return print_part("games_head.html", edition.phrases, {})


def days_of(edition: Edition, event: Event) -> str:
    """A tournament's days; of one that still runs the first alone, and that it is in progress."""
    tournament = event.record.tournament
    if tournament.finished:
        return event.days
    return edition.words.text("member.in_progress", date=edition.words.day(tournament.starts_on))


def met(edition: Edition, rows: Sequence[GameRow]) -> Markup:
    """Head to head, as lines of a table: games played, won, drawn and lost against whoever was met twice,
    most games first.
    """
    tally: dict[str, list[int]] = {}
    for row in rows:
        if row.result in PLAYED and row.opponent in edition.people:
            tally.setdefault(row.opponent, [0, 0, 0])[PLAYED.index(row.result)] += 1
    often = [(sum(each), opponent, each) for opponent, each in tally.items() if sum(each) > 1]
    often.sort(key=lambda each: (-each[0], edition.people[each[1]].name))
    table, line = edition.once(_Table), slip("slips.html", "rival", 5)
    lines = [line((table.person(opponent), games, *counted)) for games, opponent, counted in often]
    return joined(lines)


def unseen(edition: Edition, game: GameRow) -> bool:
    """Whether a game counted against somebody who is shown as "a member": the sum of what was expected of
    an evening with such a game would tell their rating.
    """
    return game.counted and game.opponent is not None and game.opponent not in edition.people


def _summary(edition: Edition, change: Change | None, games: Sequence[GameRow]) -> Markup:
    """What a tournament with known names did to the rating, as one sum that a reader can check, unless that
    would tell the rating of somebody who is hidden.
    """
    words, phrases, game = edition.words, edition.phrases, games[0]
    if game.own is None:
        return phrases.text("member.sum_unrated")
    if change is None or not change.games:
        return phrases.text("member.sum_none", rating=words.rating(game.own.rating))
    told = (words.rating(change.rated_at), words.score(change.score), words.change(change.change))
    if edition.hides_somebody and any(unseen(edition, each) for each in games):
        summary = phrases.blank("member.sum_unseen", change.games, SUM)(told)
    else:
        expected = words.expected(change.expected)
        summary = phrases.blank("member.sum", change.games, FULL_SUM)((*told, expected, change.k))
    if change.before == change.rated_at:
        return summary
    before, after = words.rating(change.before), words.rating(change.after)
    return joined((summary, " ", phrases.text("member.overlap", before=before, after=after)))


@dataclass(frozen=True, slots=True)
class Head:
    """What stands over a tournament on members' pages: its title (with the way to its page), its days and
    its season, by its years; `pending`: it counts for nobody yet.
    """

    event: Event
    title: str
    days: str
    season: str
    pending: bool


class Told:
    """What is said of tournaments on members' pages: how each is called, and results in words."""

    def __init__(self, edition: Edition) -> None:
        self._edition = edition
        self._heads: dict[str, Head] = {}
        self._scores: dict[tuple[int, int], str] = {}
        self._seasons: dict[str, str] = {}
        self.pending = edition.phrases.text("member.sum_pending")

    def head(self, tournament: str) -> Head:
        """What stands over a tournament."""
        if tournament not in self._heads:
            event = self._edition.events[tournament]
            title = slip("slips.html", "link", 2)((f"{UP}{event.path}", event.title))
            days = escape(days_of(self._edition, event))
            self._heads[tournament] = Head(
                event,
                title,
                slip("slips.html", "small", 1)((days,)) if days else "",
                self._season(event),
                event.record.state == "pending",
            )
        return self._heads[tournament]

    def _season(self, event: Event) -> str:
        first = season_start(self._edition.records.settings.season_starts, last_day(event.record))
        if first not in self._seasons:
            self._seasons[first] = season_name(self._edition, first)
        return self._seasons[first]

    def score_of(self, change: Change) -> str:
        """How many points of how many games counted."""
        key = change.score, change.games
        if key not in self._scores:
            score = self._edition.words.score(change.score)
            self._scores[key] = str(
                self._edition.phrases.text("member.score_of", score=score, games=change.games)
            )
        return self._scores[key]


class _Table:
    """Lines of games of one edition. What stands on many of them is written once."""

    def __init__(self, edition: Edition) -> None:
        self._edition = edition
        self._line = slip("slips.html", "game", 8)
        self._small = slip("slips.html", "small", 1)
        self._people: dict[str, str] = {}
        self._notes: dict[str, str] = {}
        self._hidden = _name(edition.hidden)
        self._colours = {
            colour: str(edition.phrases.text(f"colour.{colour}")) for colour in ("white", "black")
        } | {None: ""}

    def of(self, event: Event, games: Sequence[GameRow]) -> str:
        """The lines of these games of one tournament."""
        words = self._edition.words
        rating, expected, change = words.rating, words.expected, words.change
        people, colours, line, hidden = self._people, self._colours, self._line, self._hidden
        lines = []
        # What each brought, rounded for itself.
        brought = changes(
            [game.own.k if game.own else 0 for game in games],
            [game.score for game in games],
            [game.expected or Expected(0) for game in games],
        )
        for game, moved in zip(games, brought, strict=True):
            other, chance, who = game.other, game.expected, game.opponent
            opponent = (people.get(who) or self.person(who)) if who else self._nobody(event, game)
            shown = other is not None and opponent is not hidden
            lines.append(
                line(
                    (
                        game.round,
                        colours[game.colour],
                        opponent,
                        self._note(game, shown=shown),
                        rating(other.rating) if other is not None and shown else "",
                        SIGNS.get(game.result, game.result),
                        *(
                            (expected(chance), change(moved))
                            if chance is not None and shown and game.counted
                            else NEITHER
                        ),
                    )
                )
            )
        return "".join(lines)

    def person(self, member: str) -> str:
        """A member's name, with the way to their page; "a member" for whoever is hidden."""
        if member not in self._people:
            shown = self._edition.people.get(member)
            self._people[member] = _name(shown) if shown else self._hidden
        return self._people[member]

    def _nobody(self, event: Event, game: GameRow) -> str:
        return _name(self._edition.entry(event.record, game.opponent_entry))

    def _note(self, game: GameRow, *, shown: bool) -> str:
        """Why a game did not count, or what is to be said of the opponent, or ""."""
        if not game.counted:
            key = f"reason.{game.reason}"
        elif not shown:
            key = "member.not_shown"
        elif game.other is not None and game.other.provisional:
            key = "word.provisional"
        else:
            return ""
        if key not in self._notes:
            self._notes[key] = self._small((self._edition.phrases.text(key),))
        return self._notes[key]


def _name(person: Shown) -> str:
    """Somebody's name on a member's page, with the way to their own."""
    if person.path:
        return slip("slips.html", "link", 2)((address.beside(person.path), person.name))
    return slip("slips.html", "nobody", 1)((person.name,))
