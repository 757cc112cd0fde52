"""The pages of 300 members beside a plain Jinja2 loop over the same rows: same run, turn by turn, medians."""

import gc
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import groupby
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

from jinja2 import Environment, FileSystemLoader

from bench.clubs import Size, club
from ladder.domain.history import GameRow
from ladder.domain.rating import ONE
from ladder.domain.replay import replay
from ladder.pages.edition import Edition, State
from ladder.pages.views.member import member_page
from ladder.store.books import book_body, book_from

SIZE = Size(72, 40, 5, 300)
"""Two seasons of an evening a week."""
TURNS = 9
MILLISECONDS, RATIO = 150, 2.0
"""Issue 5, point 7: what the pages may take, and beside the plain loop."""


def report() -> Iterator[str]:
    """The times, and whether they are within the budget."""
    made = club(SIZE)
    book = book_from(book_body(made, replay(made)))  # as render reads it
    records, ladder = book.records, book.ladder

    def ours() -> list[bytes]:
        """All that render does for them: names, rows and numbers made ready, and written."""
        edition = Edition(records, ladder, State())
        edition.for_everybody()
        return [member_page(edition, member) for member in edition.people]

    prepared = Edition(records, ladder, State())
    prepared.for_everybody()
    data = [_data(prepared, member) for member in prepared.people]
    template = Environment(
        loader=FileSystemLoader(Path(__file__).parent), autoescape=True, trim_blocks=True, lstrip_blocks=True
    ).get_template("member.html")

    def plain() -> list[bytes]:
        """The rows as they are, printed."""
        return [template.render(each).encode() for each in data]

    times: dict[Callable[[], list[bytes]], list[float]] = {ours: [], plain: []}
    sizes = {work: sum(map(len, work())) for work in times}  # warms both up, too
    for _ in range(TURNS):
        for work, found in times.items():
            gc.collect()
            gc.disable()
            started = process_time()
            work()
            found.append(1000 * (process_time() - started))
            gc.enable()
    mine, theirs = median(times[ours]), median(times[plain])
    games = sum(len(event["games"]) for each in data for event in each["history"])
    yield f"Pages of {len(data)} members, {games:,} lines of games ({SIZE}), median of {TURNS} turns:"
    yield f"  the product, from book to bytes {mine:7.1f} ms   {sizes[ours]:,} B (budget {MILLISECONDS} ms)"
    yield f"  a plain Jinja2 loop over the rows {theirs:5.1f} ms   {sizes[plain]:,} B"
    verdict = "met" if mine <= RATIO * theirs else "NOT MET"
    yield f"  ratio {mine / theirs:.2f} (budget {RATIO:.0f}): {verdict}"


def _data(edition: Edition, member: str) -> dict[str, Any]:
    """A member's rows, with every number as text already."""
    rows = edition.rows_of(member)
    changes = {each.tournament: each.change for each in edition.timelines.get(member, ())}
    history = []
    for tournament, games in groupby(rows, key=lambda row: row.tournament):
        event, change = edition.events[tournament], changes[tournament]
        history.append(
            {
                "title": str(event.title),
                "href": f"../../{event.path}",
                "day": event.days,
                "score": f"{change.score / 10} / {change.games}",
                "expected": f"{change.expected / ONE:.3f}",
                "k": change.k,
                "change": f"{change.change / 10:+}",
                "after": change.after / 10,
                "games": [_game(edition, row) for row in games],
            }
        )
    met = Counter(row.opponent for row in rows if row.opponent)
    names = {id_: str(person.name) for id_, person in edition.people.items()}
    return {
        "name": names[member],
        "history": history[::-1],
        "met": [
            {"name": names[id_], "href": f"../{id_}/", "games": n} for id_, n in met.most_common() if n > 1
        ],
    }


def _game(edition: Edition, row: GameRow) -> dict[str, Any]:
    other = edition.people[row.opponent or ""]
    return {
        "round": row.round,
        "colour": row.colour,
        "opponent": str(other.name),
        "href": f"../../{other.path}",
        "note": row.reason,
        "rating": row.other.rating / 10 if row.other else "",
        "result": row.result,
        "expected": f"{row.expected / ONE:.3f}" if row.expected is not None and row.counted else "–",
    }
