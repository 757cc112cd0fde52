"""A member's page: the own number, how it came about, and every game with what it was computed from (SPEC 6).

Nothing here moves by what others do later: frozen ratings only, no rank, no "today".
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from ladder.domain import privacy
from ladder.domain.history import GameRow
from ladder.domain.ladder import Change
from ladder.domain.rating import is_provisional, rules_on
from ladder.domain.records import Member
from ladder.domain.tournament import Day, Tenths
from ladder.pages.chart import Point, draw
from ladder.pages.edition import Edition, Event, Frame, Shown
from ladder.pages.press import slip
from ladder.pages.views import corrections
from ladder.pages.views.games import NOTHING, PLAYED, Row, Told, evenings, games_head, met, unseen
from ladder.pages.views.ink import joined

LINES = 16
"""Of the rating history that stand on the page at once; older ones are folded."""

RUN = 3
"""Two of a kind are no run yet."""


@dataclass(frozen=True, slots=True)
class Stage:
    """One tournament with a game played: what it added, the day it stands at, and whether the number was
    provisional after it.
    """

    event: Event
    day: Day
    change: Change
    provisional: bool


@dataclass(frozen=True, slots=True)
class Life:
    """One member's way through the ladder; `stages` and `rows` oldest first."""

    member: Member
    start: Tenths
    starting_games: int
    rating: Tenths
    games: int
    provisional_games: int
    stages: Sequence[Stage]
    rows: Sequence[GameRow]


def member_page(edition: Edition, member: str) -> bytes:
    """The page at `members/{member}/` of somebody on the roster."""
    person = edition.people[member]
    life = _life(edition, member)
    history = list(_history(edition, life))
    at_once = LINES if len(history) > LINES + 4 else len(history)
    shown, folded = evenings(
        edition, life.rows, {stage.event.record.id: stage.change for stage in life.stages}
    )
    return edition.page(
        "member.html",
        Frame(
            person.path,
            edition.labels[member].text,
            None,
            indexed=privacy.indexable_member(edition.records, life.member),
        ),
        name=person.name,
        facts=list(_facts(edition, life)),
        missing=_missing(edition, life),
        explained=" ".join(filter(None, (_started(edition, life), _uncounted(edition, life)))),
        runs=_runs(edition, life),
        chart=_chart(edition, life),
        history=joined(history[:at_once]),
        older=joined(history[at_once:]),
        folded=len(history) - at_once,
        evenings=shown,
        seasons=folded,
        games_head=edition.once(games_head),
        met=met(edition, life.rows),
        corrections=corrections.of_member(edition, member),
    )


def _life(edition: Edition, id_: str) -> Life:
    settings, member = edition.records.settings, edition.persons[id_]
    stages: list[Stage] = []
    day = Day("")
    for step in edition.timelines.get(id_, ()):
        event = edition.events[step.tournament]
        rules = rules_on(settings, event.record.tournament.starts_on)
        # One that still runs has no end yet. It stands at its start, or at what was applied before it: never
        # at a day to come, nor at a "today" that other people's evenings would move.
        day = max(day, step.played)
        stages.append(Stage(event, day, step.change, is_provisional(rules, step.change.games_after)))
    rules = rules_on(settings, stages[-1].day if stages else Day("9999-12-31"))
    if stages:
        first, last = stages[0].change, stages[-1].change
        start, before = first.before, first.games_after - first.games
        rating, games = last.after, last.games_after
    else:
        line = edition.standing_of.get(id_)
        start = rating = line.rating if line else member.starting_rating or rules.start
        before = games = line.games if line else 0
    return Life(
        member=member,
        start=start,
        starting_games=before,
        rating=rating,
        games=games,
        provisional_games=rules.provisional_games,
        stages=stages,
        rows=edition.rows_of(id_),
    )


def _facts(edition: Edition, life: Life) -> Iterator[Row]:
    """Label, value and a note of each number at the top of the page."""
    words = edition.words
    provisional = words.text("word.provisional") if life.games < life.provisional_games else ""
    yield words.text("col.rating"), words.rating(life.rating), provisional
    yield words.text("member.rated_games"), str(life.games), ""
    peak = _peak(edition, life)
    if peak:
        yield words.text("member.peak"), words.rating(peak[0]), peak[1]
    best = _best_win(edition, life)
    if best:
        yield words.text("member.best_win"), words.rating(best[0]), best[1].name
    played = [row.result for row in _played(life)]
    if played:
        record = " ".join(
            f"{sign}{played.count(result)}" for sign, result in zip("+=−", ("1", "½", "0"), strict=True)
        )
        yield words.text("member.record"), record, words.text("member.record_note")


def _peak(edition: Edition, life: Life) -> tuple[Tenths, str] | None:
    """The highest established rating, and when it was reached: what an older list said counts too."""
    settled = [
        (stage.change.after, edition.words.day(stage.day)) for stage in life.stages if not stage.provisional
    ]
    if life.starting_games >= life.provisional_games:
        settled.insert(0, (life.start, edition.words.text("member.peak_start")))
    return max(settled, key=lambda each: each[0], default=None)


def _runs(edition: Edition, life: Life) -> str:
    """The longest runs of wins and of games without a loss, in words, where they are worth a word."""
    won = unbeaten = most_won = most_unbeaten = 0
    for row in _played(life):
        won = won + 1 if row.result == "1" else 0
        unbeaten = unbeaten + 1 if row.result != "0" else 0
        most_won, most_unbeaten = max(most_won, won), max(most_unbeaten, unbeaten)
    runs = []
    if most_won >= RUN:
        runs.append(edition.words.count("member.run_won", most_won))
    if most_unbeaten > max(most_won, RUN):
        runs.append(edition.words.count("member.run_unbeaten", most_unbeaten))
    return edition.words.text("member.runs", runs=" · ".join(runs)) if runs else ""


def _best_win(edition: Edition, life: Life) -> tuple[Tenths, Shown] | None:
    """The highest frozen rating that was beaten; a provisional opponent's proves nothing (SPEC 6)."""
    won = [
        (row.other.rating, edition.person(row.opponent))
        for row in life.rows
        if row.result == "1" and row.counted and row.other and not row.other.provisional
    ]
    return max((each for each in won if not each[1].hidden), key=lambda each: each[0], default=None)


def _missing(edition: Edition, life: Life) -> str:
    """How many rated games are missing until the number is established, or ""."""
    left = life.provisional_games - life.games
    return edition.words.count("member.missing", left) if left > 0 else ""


def _started(edition: Edition, life: Life) -> str:
    """Where the start was given by the organiser or taken over from an older list (SPEC 2), said; else ""."""
    words = edition.words
    if life.starting_games:
        return words.count("member.started_games", life.starting_games, rating=words.rating(life.start))
    if life.member.starting_rating is not None:
        return words.text("member.started", rating=words.rating(life.start))
    return ""


def _uncounted(edition: Edition, life: Life) -> str:
    """How many of the games played are not among the rated ones, or ""."""
    n = sum(not row.counted for row in _played(life))
    return edition.words.count("member.uncounted", n) if n else ""


def _played(life: Life) -> list[GameRow]:
    return [row for row in life.rows if row.result in PLAYED]


def _chart(edition: Edition, life: Life) -> dict[str, Any] | None:
    """The chart of the same stages as the history table, with its texts; None before the first event."""
    if not life.stages:
        return None
    words, last = edition.words, life.stages[-1].day
    first = life.stages[0].event.record.tournament.starts_on
    provisional = life.starting_games < life.provisional_games
    drawing = draw(
        Point(first, life.start, provisional),
        [Point(stage.day, stage.change.after, stage.provisional) for stage in life.stages],
    )
    rung, left, right = slip("slips.html", "rung", 7), drawing.left, drawing.right
    return {
        "drawing": drawing,
        "grid": joined(rung((left, right, y, y, left - 10, y + 5, rating)) for y, rating in drawing.grid),
        "first": words.short_day(first),
        "last": words.short_day(last),
        "title": words.text(
            "chart.title",
            start=words.rating(life.start),
            first=words.day(first),
            end=words.rating(life.rating),
            last=words.day(last),
        ),
        "caption": words.text("chart.caption" if provisional else "chart.caption_settled"),
    }


def _history(edition: Edition, life: Life) -> Iterator[str]:
    """Lines of the history table, latest first."""
    words, told, line = edition.words, edition.once(Told), slip("slips.html", "stage", 7)
    veiled = {row.tournament for row in life.rows if unseen(edition, row)}
    for stage in reversed(life.stages):
        change = stage.change
        head = told.head(stage.event.record.id)
        score = expected = k = NOTHING
        if change.games:
            score = told.score_of(change)
            if stage.event.record.id not in veiled:
                expected, k = words.expected(change.expected), str(change.k)
        yield line(
            (
                head.title,
                head.days,
                score,
                expected,
                k,
                words.change(change.change),
                words.rating(change.after),
            )
        )
