"""A tournament's page: its own final table, the crosstable, every round, and what it did to the ratings
(SPEC 6).
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from markupsafe import Markup, escape

from ladder.domain import privacy
from ladder.domain.ladder import RatedTournament
from ladder.domain.records import GUEST, TournamentRecord
from ladder.domain.standings import Place, table
from ladder.domain.tournament import RESULTS, Bye, Game, Round, Tournament
from ladder.pages import address
from ladder.pages.edition import Edition, Event, Frame, Shown
from ladder.pages.views import corrections
from ladder.pages.views.ink import Ink, joined

NO_CHANGE = "–"
"""In place of a change where no game was played. Where games were, and none counted, it is a change of zero.
"""

SQUARE = 16
"""As many columns of results as a printed page takes."""

WALKOVERS = {"+/-": "+", "-/+": "-", "-/-": "-"}
"""Results of games that were not played, as White has them."""

POINTS = {10: "1", 5: "½", 0: "0"}
SIDES = {code: (POINTS[each.white], POINTS[each.black]) for code, each in RESULTS.items()} | {
    "+/-": ("+", "−"),
    "-/+": ("−", "+"),
    "-/-": ("−", "−"),
    "*": ("*", "*"),
}
"""Both sides' results as crosstables write them: 1, ½, 0, + and − for what was not played, * for unfinished.
"""


@dataclass(frozen=True, slots=True)
class PrintedRound:
    """A round as the template lays it out."""

    no: int
    lines: Markup


@dataclass(frozen=True, slots=True)
class Crosstable:
    """A crosstable as the template lays it out. `kind`: "square" for all against all, else ""; `heads`: short
    and in full, of the columns between name and points.
    """

    kind: str
    legend: str
    heads: Sequence[tuple[str, str]]
    lines: Markup


@dataclass(frozen=True, slots=True)
class Desk:
    """What one page is written from. `seats`: who is shown at each entry; `numbers`: entry -> line of the
    final table.
    """

    edition: Edition
    event: Event
    rated: RatedTournament | None
    places: tuple[Place, ...]
    seats: Mapping[int, Shown]
    numbers: Mapping[int, int] = field(default_factory=dict)


def tournament_page(edition: Edition, event: Event) -> bytes:
    """The page at `tournaments/{t_…}/`."""
    record = event.record
    places = table(record)
    desk = Desk(
        edition,
        event,
        edition.rated.get(record.id),
        places,
        {entry.no: edition.entry(record, entry.no) for entry in record.tournament.entries},
        {place.no: at for at, place in enumerate(places, start=1)},
    )
    tiebreaks = _tiebreaks(desk)
    return edition.page(
        "tournament.html",
        Frame(
            event.path,
            str(event.title.unescape()),
            address.TOURNAMENTS,
            indexed=privacy.indexable_tournament(edition.records, record),
        ),
        heading=event.title,
        days=event.days,
        facts=facts(edition, record),
        notices=list(_notices(desk)),
        final=record.tournament.finished,
        rated=desk.rated is not None,
        tiebreaks=tiebreaks,
        places=_places(desk, tiebreaks),
        unmoved=desk.rated is not None and any(not each.games for each in desk.rated.changes.values()),
        cross=_square(desk) if _is_square(record.tournament) else _by_rounds(desk),
        rounds=[_round(desk, each) for each in record.tournament.rounds],
        corrections=corrections.of_tournament(edition, record),
    )


def facts(edition: Edition, record: TournamentRecord) -> list[str]:
    """Format, players and rounds of a tournament, in words."""
    tournament, words = record.tournament, edition.words
    return [
        words.text(f"format.{tournament.format}"),
        words.count("count.players", len(tournament.entries)),
        words.count("count.rounds", len(tournament.rounds)),
    ]


def _notices(desk: Desk) -> Iterator[str]:
    """What is not plain about the event, in a sentence each (SPEC 2, 3)."""
    record, words = desk.event.record, desk.edition.words
    if record.state == "pending":
        yield words.text("tournament.pending")
    elif record.state == "unrated":
        yield words.text("tournament.unrated" if not record.tournament.rated else "tournament.variant")
    elif desk.rated is None:
        yield words.text("tournament.before_start")
    if not record.tournament.finished:
        yield words.text("tournament.in_progress")
    elif later := _reckoned_later(desk):
        yield words.text("tournament.reckoned_later", events=", ".join(later))


def _reckoned_later(desk: Desk) -> list[str]:
    """Titles of the events that had begun by then, still run, and share a player with this one: they
    are applied after it (SPEC 2), so that the ladder shows other numbers than this page.
    """
    if desk.rated is None:
        return []
    edition, ended = desk.edition, desk.event.record.tournament.ends_on
    return [
        str(event.title.unescape())
        for id_, event in edition.events.items()
        if not event.record.tournament.finished
        and event.record.tournament.starts_on <= ended
        and id_ in edition.rated
        and not edition.rated[id_].changes.keys().isdisjoint(desk.rated.changes)
    ]


def _tiebreaks(desk: Desk) -> list[str]:
    """Names of the tie-breaks as published, without those of which name or values would tell a person's
    name.
    """
    values: dict[str, set[str]] = {}
    for place in desk.places:
        for each in place.tiebreaks:
            values.setdefault(each.name, set()).add(each.value)
    return [
        name
        for name, found in values.items()
        if desk.edition.tells_nobody(desk.event.record, " ".join((name, *sorted(found))))
    ]


def _places(desk: Desk, tiebreaks: list[str]) -> Markup:
    """The lines of the final table; rating and change only of members who are shown."""
    ink = desk.edition.once(Ink)
    return joined(_place(desk, ink, place, tiebreaks) for place in desk.places)


def _place(desk: Desk, ink: Ink, place: Place, tiebreaks: list[str]) -> str:
    words, shown = desk.edition.words, desk.seats[place.no]
    rating = change = mark = ""
    member = desk.edition.member_at(desk.event.record, place.no)
    if desk.event.record.links.get(place.no) == GUEST:
        mark = ink.small("word.guest")
    if desk.rated is not None and member is not None and not shown.hidden:
        frozen, moved = desk.rated.frozen.get(member), desk.rated.changes.get(member)
        if frozen is not None:
            rating = words.rating(frozen.rating)
            mark = ink.small("word.provisional") if frozen.provisional else ""
        change = words.change(moved.change) if moved is not None else NO_CHANGE
    values = {each.name: escape(each.value) for each in place.tiebreaks} if tiebreaks else {}
    return ink.place(
        (
            place.rank,
            ink.link(shown),
            mark,
            ink.number((rating,)) if desk.rated is not None else "",
            words.score(place.points),
            "".join(ink.wide((values.get(name, ""),)) for name in tiebreaks),
            ink.number((change,)) if desk.rated is not None else "",
        )
    )


def _is_square(tournament: Tournament) -> bool:
    """Whether its crosstable has a column a player: where all meet all, and are few enough for a page."""
    return tournament.format == "round_robin" and len(tournament.entries) <= SQUARE


def _square(desk: Desk) -> Crosstable:
    """All against all: a cell for each pair, its games in the order of the rounds; a last column for points
    without a game, where there are any.
    """
    tournament, words, ink = desk.event.record.tournament, desk.edition.words, desk.edition.once(Ink)
    cells: dict[tuple[int, int], list[str]] = {}
    free: dict[int, list[str]] = {}
    for each in tournament.rounds:
        for game in each.games:
            for no, other, result, colour in _both(game):
                letter = ink.text(f"colour.{colour}_letter") if game.colours else ""
                against = ink.opponent((letter, desk.numbers[other]))
                cells.setdefault((no, other), []).append(ink.score(result, against))
        for bye in each.byes:
            if bye.points:
                free.setdefault(bye.player, []).append(words.score(bye.points))
    lines = [
        ink.cross(
            (
                number,
                ink.name(desk.seats[row.no]),
                "".join(
                    ink.number((" ".join(cells.get((row.no, column.no), ())),))
                    if row is not column
                    else ink.self
                    for column in desk.places
                )
                + (ink.number((" ".join(free.get(row.no, ())),)) if free else ""),
                words.score(row.points),
            )
        )
        for number, row in enumerate(desk.places, start=1)
    ]
    columns: list[tuple[str, str]] = [
        (str(number), desk.seats[place.no].name) for number, place in enumerate(desk.places, start=1)
    ]
    if free:
        columns.append((words.text("word.bye"), ""))
    return Crosstable("square", words.text("tournament.legend_square"), columns, joined(lines))


def _by_rounds(desk: Desk) -> Crosstable:
    """A line for each entry in the order of the final table; a cell a round: results with colour and
    opponent's line.
    """
    rounds, words, ink = desk.event.record.tournament.rounds, desk.edition.words, desk.edition.once(Ink)
    cells: dict[int, list[list[str]]] = {no: [[] for _ in rounds] for no in desk.numbers}
    letters = ink.text("colour.white_letter"), ink.text("colour.black_letter")
    for at, each in enumerate(rounds):
        for game in each.games:
            own, others = SIDES[game.result]
            white, black = letters if game.colours else ("", "")
            cells[game.white][at].append(ink.score(own, f"{white}{desk.numbers[game.black]}"))
            cells[game.black][at].append(ink.score(others, f"{black}{desk.numbers[game.white]}"))
        for bye in each.byes:
            cells[bye.player][at].append(ink.score(words.score(bye.points), ink.text("word.bye")))
    lines = [
        ink.cross(
            (
                number,
                ink.name(desk.seats[place.no]),
                "".join(ink.number((" ".join(cell),)) for cell in cells[place.no]),
                words.score(place.points),
            )
        )
        for number, place in enumerate(desk.places, start=1)
    ]
    heads = [(str(each.no), words.text("tournament.round", n=each.no)) for each in rounds]
    return Crosstable("", words.text("tournament.legend"), heads, joined(lines))


def _both(game: Game) -> Iterator[tuple[int, int, str, str]]:
    """Each side of a game: its entry, its opponent's, its result as printed, its colour."""
    white, black = SIDES[game.result]
    yield game.white, game.black, white, "white"
    yield game.black, game.white, black, "black"


def _round(desk: Desk, each: Round) -> PrintedRound:
    ink = desk.edition.once(Ink)
    lines = [_game(desk, ink, game) for game in each.games] + [_bye(desk, ink, bye) for bye in each.byes]
    return PrintedRound(each.no, joined(lines))


def _game(desk: Desk, ink: Ink, game: Game) -> str:
    white, black = SIDES[game.result]
    notes = []
    if not game.rated:
        notes.append("game.unrated")
    if not game.colours:
        notes.append("game.colours_unknown")
    if game.result in WALKOVERS:
        notes.append("game.forfeit")
    if game.result == "*":
        notes.append("game.unfinished")
    result = f"{white} : {black}" if game.result != "*" else "*"
    note = ink.small(*notes) if notes else ""
    return ink.pair((ink.name(desk.seats[game.white]), result, ink.name(desk.seats[game.black]), note))


def _bye(desk: Desk, ink: Ink, bye: Bye) -> str:
    points = desk.edition.words.score(bye.points)
    return ink.bye((ink.name(desk.seats[bye.player]), points, ink.text(f"bye.{bye.kind}")))
