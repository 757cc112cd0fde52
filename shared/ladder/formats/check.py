"""What must be true of any tournament, whatever it was read from (CONTRACT "A tournament").

It yields a fault for every place that is wrong; it decides nothing about ratings, and nobody's identity.
"""

from collections.abc import Iterator
from itertools import chain

from ladder.domain.errors import Fault
from ladder.domain.tournament import (
    BYES,
    FORMATS,
    RESULTS,
    Bye,
    Day,
    Entry,
    Game,
    Round,
    Tenths,
    Tournament,
)
from ladder.formats.clean import shown
from ladder.formats.days import why_no_day
from ladder.formats.reading import MAX_NAME, MAX_PLAYERS, MAX_ROUNDS, MAX_SEQUENCE, Path, Place

MAX_NUMBER = 99_999
"""Start numbers, boards, ranks, rounds: five digits are more than any program writes."""
MAX_POINTS = 10_000
"""Tenths: an arena's score stays below 1,000 points."""
MAX_NOTE = 1_000
MAX_TIEBREAKS = 20

BYE_POINTS = {"pairing": Tenths(10), "full": Tenths(10), "half": Tenths(5), "zero": Tenths(0)}
"""Points of a bye where none are stated."""
_Found = Iterator[tuple[Path, str]]


def faults(tournament: Tournament, at: Place, latest: Day | None = None) -> Iterator[Fault]:
    """Every fault of a tournament whose lists stand in the order as sent; `at` names their places; `latest`:
    the last day that is taken.
    """
    for path, message in chain(_head(tournament, latest), _entries(tournament.entries), _rounds(tournament)):
        yield Fault(at(path), message)


def _head(tournament: Tournament, latest: Day | None) -> _Found:
    yield from _name(tournament.name, ("name",))
    dates = ("starts_on", tournament.starts_on), ("ends_on", tournament.ends_on)
    bad = [(key, why) for key, day in dates if (why := why_no_day(day) or _too_late(day, latest))]
    if tournament.starts_on == tournament.ends_on:
        bad = bad[:1]  # where no `ends_on` was sent it is `starts_on`
    for key, why in bad:
        yield (key,), why
    if not bad and tournament.ends_on < tournament.starts_on:
        yield ("ends_on",), f"is before starts_on, {tournament.starts_on}"
    if tournament.format not in FORMATS:
        yield ("format",), f"is none of {', '.join(FORMATS)}"
    if abs(tournament.sequence) > MAX_SEQUENCE:
        yield ("sequence",), f"is a whole number within ±{MAX_SEQUENCE:,}"


def _too_late(day: Day, latest: Day | None) -> str:
    """A slip of the pen in a year would move the club's today, and with it seasons and activity (SPEC 1)."""
    late = latest is not None and day > latest
    return f"{day} is too far ahead: days up to {latest} are taken" if late else ""


def _name(name: str, path: Path) -> _Found:
    if not name:
        yield path, "is empty, or holds nothing that can be seen"
    elif len(name) > MAX_NAME:
        yield path, f"has {len(name):,} characters; at most {MAX_NAME} are taken"


def _entries(entries: tuple[Entry, ...]) -> _Found:
    if not entries:
        yield ("players",), "is empty; a tournament has players"
    if len(entries) > MAX_PLAYERS:
        yield ("players",), f"has {len(entries):,} players; at most {MAX_PLAYERS:,} are taken"
    seen: dict[int, int] = {}
    for index, entry in enumerate(entries):
        here = ("players", index)
        yield from _whole(entry.no, (*here, "no"))
        if entry.no in seen:
            yield (
                (*here, "no"),
                f"number {entry.no} is already that of player {seen[entry.no] + 1} of the list",
            )
        seen.setdefault(entry.no, index)
        yield from _name(entry.name, (*here, "name"))
        yield from _beside(entry, here)


def _beside(entry: Entry, here: tuple[str | int, ...]) -> _Found:
    if entry.points is not None and abs(entry.points) > MAX_POINTS:
        yield (*here, "points"), f"is within ±{MAX_POINTS // 10:,}"
    if entry.rank is not None:
        yield from _whole(entry.rank, (*here, "rank"))
    if len(entry.tiebreaks) > MAX_TIEBREAKS:
        yield (*here, "tiebreaks"), f"has more than {MAX_TIEBREAKS} entries"
    for index, tiebreak in enumerate(entry.tiebreaks):
        for part, text in (("name", tiebreak.name), ("value", tiebreak.value)):
            yield from _name(text, (*here, "tiebreaks", index, part))


def _whole(value: int, path: Path) -> _Found:
    if not 1 <= value <= MAX_NUMBER:
        yield path, f"is a whole number from 1 to {MAX_NUMBER:,}"


def _rounds(tournament: Tournament) -> _Found:
    if len(tournament.rounds) > MAX_ROUNDS:
        yield ("rounds",), f"has {len(tournament.rounds):,} rounds; at most {MAX_ROUNDS} are taken"
    known = frozenset(entry.no for entry in tournament.entries)
    seen: set[int] = set()
    for index, each in enumerate(tournament.rounds):
        yield from _whole(each.no, ("rounds", index, "no"))
        if each.no in seen:
            yield ("rounds", index, "no"), f"round {each.no} is there already"
        seen.add(each.no)
        yield from _round(each, ("rounds", index), known)


def _round(each: Round, here: tuple[str | int, ...], known: frozenset[int]) -> _Found:
    boards: set[int] = set()
    seats: dict[int, set[int | None]] = {}
    for index, game in enumerate(each.games):
        path = (*here, "games", index)
        yield from _game(game, path, known)
        if game.board is not None:
            yield from _whole(game.board, (*path, "board"))
            if game.board in boards:
                yield (*path, "board"), f"board {game.board} has a result already in round {each.no}"
            boards.add(game.board)
        for side, player in (("white", game.white), ("black", game.black)):
            taken = seats.setdefault(player, set())
            if taken and (None in taken or game.board is None) and game.white != game.black:
                yield (*path, side), _twice(player, each.no)
            taken.add(game.board)
    free: set[int] = set()
    for index, bye in enumerate(each.byes):
        path = (*here, "byes", index)
        yield from _bye(bye, path, known)
        if bye.player in seats:
            yield (*path, "player"), f"player {bye.player} has a game and a bye in round {each.no}"
        if bye.player in free:
            yield (*path, "player"), f"player {bye.player} has two byes in round {each.no}"
        free.add(bye.player)


def _twice(player: int, round_no: int) -> str:
    return f"player {player} has another game in round {round_no}; that needs different boards"


def _game(game: Game, path: tuple[str | int, ...], known: frozenset[int]) -> _Found:
    for side, player in (("white", game.white), ("black", game.black)):
        if player not in known:
            yield (*path, side), _unknown(player)
    if game.white == game.black:
        yield (*path, "black"), f"player {game.black} cannot play against themselves"
    if game.result not in RESULTS:
        yield (*path, "result"), f"{shown(game.result, 20)!r} is none of {', '.join(RESULTS)}"
    if len(game.note) > MAX_NOTE:
        yield (*path, "note"), f"has {len(game.note):,} characters; at most {MAX_NOTE:,} are taken"


def _bye(bye: Bye, path: tuple[str | int, ...], known: frozenset[int]) -> _Found:
    if bye.player not in known:
        yield (*path, "player"), _unknown(bye.player)
    if bye.kind not in BYES:
        yield (*path, "kind"), f"{shown(bye.kind, 20)!r} is none of {', '.join(BYES)}"
    if not 0 <= bye.points <= MAX_POINTS:
        yield (*path, "points"), f"is from 0 to {MAX_POINTS // 10:,}"


def _unknown(player: int) -> str:
    return f"unknown player number {shown(str(player), 20)}: no player of the list has it"


def in_json(path: Path) -> str:
    """Places of a JSON body: `rounds.2.games.0.white`."""
    return ".".join(str(part) for part in path)
