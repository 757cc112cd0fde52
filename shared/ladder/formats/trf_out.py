"""A tournament -> a FIDE tournament report, TRF16 or TRF26, that `trf` reads back as the same one.

What the form cannot say is told in comment lines (###): no row of it is invented. Names are as typed, whole
numbers and results as they stand; birth dates, ids and ratings there are none.
"""

from collections.abc import Iterator, Mapping, Sequence

from ladder.domain.records import TournamentRecord
from ladder.domain.standings import points_of, table
from ladder.domain.tournament import RESULTS, Bye, Game, Round, Tournament
from ladder.formats.tournament_json import number
from ladder.formats.trf_sheet import MOST, NOTHING, TRF16, TRF26, Cell, Line, Report, points_fit, written

KINDS = {
    "swiss": "Individual: Swiss-System",
    "round_robin": "Individual: Round-Robin",
    "knockout": "Individual: Knock-Out",
    "match": "Individual: Match",
    "arena": "Individual: Arena",
    "other": "Individual: Other",
    "bughouse": "Bughouse",
    "variant": "Individual: Variant",
}
"""The row 092 of each format, in words that `trf` knows again."""

_LETTERS = {"pairing": "U", "full": "F", "half": "H", "zero": "Z"}
_POINTS = {"pairing": 10, "full": 10, "half": 5, "zero": 0}
_SCORES = {"pairing": "PAB", "full": "FPB", "half": "HPB", "zero": "ZPB"}
_SCORES_26 = {"pairing": "P", "zero": "A"}
_PLAYED = {10: "1", 5: "=", 0: "0"}
_NOT_RATED = {10: "W", 5: "D", 0: "L"}
_ABSENT = Cell(0, "-", "Z")

type _Column = tuple[tuple[Game, ...], tuple[Bye, ...]]
"""What one column of cells holds: nobody in it twice."""


def tournament_trf(record: TournamentRecord, dialect: str = TRF16) -> bytes:
    """The report (UTF-8, CR LF). `dialect`: `trf16` or `trf26`."""
    tournament = record.tournament
    columns, told = _columns(tournament)
    numbers, renumbered = _numbers(tournament)
    scores, unsaid = _scores(tournament, dialect)
    points, places = points_of(record), {place.no: place.rank for place in table(record)}
    cells = _cells(tournament, columns, numbers)
    lines = [
        Line(
            no=numbers[entry.no],
            name=entry.name,
            points=points[entry.no],
            rank=places[entry.no],
            cells=cells[entry.no],
        )
        for entry in tournament.entries
    ]
    over = [
        f"Player {line.no} has {number(line.points)} points." for line in lines if not points_fit(line.points)
    ]
    planned, open_end = _planned(tournament, columns)
    return written(
        Report(
            title=tournament.name,
            lines=lines,
            starts_on=tournament.starts_on,
            ends_on=tournament.ends_on,
            kind=KINDS[tournament.format],
            planned=planned,
            rows=scores,
            comments=[*told, *renumbered, *unsaid, *over, *open_end, *_unsaid(tournament, numbers)],
            dialect=dialect,
        )
    )


def _columns(tournament: Tournament) -> tuple[list[_Column], list[str]]:
    """A column of cells for each round; several where somebody has more games in it than one."""
    columns: list[_Column] = []
    told: list[str] = []
    plain = all(each.no == at for at, each in enumerate(tournament.rounds, 1))
    for each in tournament.rounds:
        parts = _parted(each)
        first = len(columns) + 1
        columns += parts
        if len(parts) > 1:
            plain = False
            told.append(f"Round {each.no} has several games a player: columns {first} to {len(columns)}.")
        elif not plain:
            told.append(f"Round {each.no} is column {first}.")
    return columns, told


def _parted(each: Round) -> list[_Column]:
    games: list[list[Game]] = [[]]
    busy: list[set[int]] = [set()]
    for game in each.games:
        at = next((at for at, seen in enumerate(busy) if not seen & {game.white, game.black}), len(busy))
        if at == len(busy):
            games.append([])
            busy.append(set())
        games[at].append(game)
        busy[at] |= {game.white, game.black}
    return [(tuple(part), each.byes if not at else ()) for at, part in enumerate(games)]


def _numbers(tournament: Tournament) -> tuple[Mapping[int, int], list[str]]:
    """Starting numbers as published, unless one has no room."""
    published = [entry.no for entry in tournament.entries]
    if max(published, default=0) <= MOST:
        return {no: no for no in published}, []
    numbers = {no: at for at, no in enumerate(published, 1)}
    return numbers, [f"Player {new} was number {old}." for old, new in numbers.items()]


def _cells(
    tournament: Tournament, columns: Sequence[_Column], numbers: Mapping[int, int]
) -> Mapping[int, list[Cell]]:
    """Entry number -> its cells. Without game or bye somebody was absent; of the last round of an event in
    progress that is not known yet.
    """
    rows: dict[int, list[Cell]] = {entry.no: [] for entry in tournament.entries}
    for at, (games, byes) in enumerate(columns, 1):
        known: dict[int, Cell] = {}
        for game in games:
            white, black = _letters(game)
            colours = ("w", "b") if game.colours else ("-", "-")
            known[game.white] = Cell(numbers[game.black], colours[0], white)
            known[game.black] = Cell(numbers[game.white], colours[1], black)
        known |= {bye.player: Cell(0, "-", _LETTERS[bye.kind]) for bye in byes}
        last_open = at == len(columns) and not tournament.finished
        for no, row in rows.items():
            row.append(known.get(no, NOTHING if last_open else _ABSENT))
    return rows


def _letters(game: Game) -> tuple[str, str]:
    """The codes of both halves. Played, but not to be rated, is W, D, L: no program rates those."""
    outcome = RESULTS[game.result]
    if game.result == "*":
        return "", ""
    if not outcome.played:
        return ("+" if outcome.white else "-"), ("+" if outcome.black else "-")
    codes = _PLAYED if game.rated else _NOT_RATED
    return codes[outcome.white], codes[outcome.black]


def _scores(tournament: Tournament, dialect: str) -> tuple[list[str], list[str]]:
    """The row that says what byes are worth where that is not 1, ½, 0; and what it cannot say."""
    worth: dict[str, set[int]] = {}
    for each in tournament.rounds:
        for bye in each.byes:
            worth.setdefault(bye.kind, set()).add(bye.points)
    said, unsaid = [], []
    codes = _SCORES_26 if dialect == TRF26 else _SCORES
    for kind, points in worth.items():
        if points == {_POINTS[kind]}:
            continue
        if len(points) == 1 and kind in codes:
            value = next(iter(points)) / 10
            # 162: the code in column 6, its value in 7 to 10, the next pair nine columns on
            pair = f"{codes[kind]}{value:>4.1f}" if dialect == TRF26 else f"{codes[kind]}={value:.1f}"
            said.append(pair)
        else:
            values = " and ".join(str(number(each)) for each in sorted(points))
            unsaid.append(f"Byes of the kind {kind} are worth {values} here; the totals have it.")
    row = "XXS " + " ".join(said) if dialect == TRF16 else "162  " + "    ".join(said)
    return [row] if said else [], unsaid


def _planned(tournament: Tournament, columns: Sequence[_Column]) -> tuple[int | None, list[str]]:
    """Rounds planned, by which a reader sees whether the event is over."""
    played = sum(1 for games, _ in columns if games)
    waits = any(game.result == "*" for game in columns[-1][0]) if columns else False
    if not tournament.finished:
        if waits and played == len(columns):
            return len(columns), []
        return len(columns) + 1, ["The event goes on; how many rounds are planned is not known here."]
    if waits or played < len(columns) or not columns:
        return None, []
    return len(columns), []


def _unsaid(tournament: Tournament, numbers: Mapping[int, int]) -> Iterator[str]:
    """What no row can say."""
    if not tournament.rated:
        yield "This tournament is not rated."
    if tournament.juniors:
        yield "This is a juniors' tournament."
    if any(entry.tiebreaks for entry in tournament.entries):
        yield "Tie-breaks as published are left out."
    for no, game in tournament.games():
        who = f"Round {no}, players {numbers[game.white]} and {numbers[game.black]}"
        if not game.rated and RESULTS[game.result].played:
            yield f"{who}: played, but not to be rated (W, D, L)."
        elif not game.rated:
            yield f"{who}: not to be rated."
        if not game.colours:
            yield f"{who}: who had White is not known."
        if game.note:
            yield f"{who}: {game.note}"
