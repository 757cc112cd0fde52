"""Games one a line, as a spreadsheet saves them -> tournaments: `round,white,black,result` (CONTRACT).

Further columns that are read: `board`, `date`, `tournament`; others are dropped with a note. Comma, semicolon
or tab. With `tournament` or `date` the file holds many tournaments, in the order in which they begin. It
refuses with lines.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from ladder.domain.tournament import RESULTS, Bye, Day, Entry, Game, Round, Tournament
from ladder.formats import check
from ladder.formats.clean import shown, tidy
from ladder.formats.days import Written, settled, written
from ladder.formats.findings import Findings
from ladder.formats.reading import (
    NOTHING,
    Path,
    Reading,
    Supplied,
    applied,
    at_supplied,
    in_order,
    lacking,
)
from ladder.formats.sections import chosen
from ladder.formats.table import Line, lines
from ladder.formats.text import decoded

NEEDED = ("round", "white", "black", "result")
READ = (*NEEDED, "board", "date", "tournament")
ALSO = {
    "round": "turno ronda тур γύρος runde ronde rd",
    "white": "bianco blancas белые λευκά weiß weiss wit blancs",
    "black": "nero negras чёрные черные μαύρα schwarz zwart noirs",
    "result": "risultato resultado результат αποτέλεσμα ergebnis uitslag résultat",
    "board": "scacchiera tablero доска σκακιέρα brett bord échiquier",
    "date": "data fecha дата ημερομηνία datum",
    "tournament": "torneo турнир τουρνουά turnier toernooi tournoi evento event",
}
"""The columns as spreadsheets in other languages head them."""
_LINES_TOLD = 20
_UNKNOWN = Day("2000-01-01")
"""In place of a day that could not be read, while other faults are looked for; it never leaves this room."""

_WHOLE = re.compile(r"[0-9]{1,5}\Z")
_SIGNS = str.maketrans(
    {
        "‐": "-",
        "‑": "-",
        "‒": "-",
        "–": "-",
        "—": "-",
        "−": "-",
        ":": "-",
        "½": "1/2",
        "\u00a0": None,
        " ": None,
    }
)
_RESULTS = {
    "1-0": "1-0", "0-1": "0-1", "1/2-1/2": "1/2-1/2", "0-0": "0-0", "1/2-0": "1/2-0", "0-1/2": "0-1/2",
    "+/-": "+/-", "-/+": "-/+", "-/-": "-/-", "*": "*", "": "*", "=": "1/2-1/2", "1/2": "1/2-1/2",
    "0.5-0.5": "1/2-1/2", "0,5-0,5": "1/2-1/2", "=-=": "1/2-1/2", "+--": "+/-", "--+": "-/+", "---": "-/-",
    "1-0f": "+/-", "0-1f": "-/+",
}  # fmt: skip
_BYES = {
    "": "pairing", "1": "pairing", "1-0": "pairing", "+": "pairing", "+/-": "pairing", "+--": "pairing",
    "u": "pairing", "f": "full", "1/2": "half", "0.5": "half", "0,5": "half", "1/2-1/2": "half",
    "=": "half", "h": "half",
    "0": "zero", "0-0": "zero", "-": "zero", "0-1": "zero", "-/+": "zero", "-/-": "zero", "z": "zero",
    "*": "zero",
}  # fmt: skip
"""Results beside an empty `black`, without blanks and in lower case."""


_OTHER_SIDE = {
    "1-0": "0-1", "0-1": "1-0", "+/-": "-/+", "-/+": "+/-", "+--": "--+", "--+": "+--", "1/2-0": "0-1/2",
    "0-1/2": "1/2-0",
}  # fmt: skip
"""A result as who has the bye sees it, where that is black."""
_NOBODY = frozenset(
    (
        "bye", "freilos", "spielfrei", "exempt", "riposo", "riposa", "бай", "выходной", "свободен", "ρεπό",
        "ρεπο", "descansa", "descanso", "exento",
    )
)  # fmt: skip
"""What programs and people write in place of an opponent, in the five languages and their neighbours'."""


@dataclass(frozen=True, slots=True)
class Section:
    """The lines of one tournament, in file order; `label` names it among the others."""

    name: str
    label: str
    lines: tuple[Line, ...]


def read_tournaments(body: bytes, supplied: Supplied = NOTHING) -> tuple[Reading, ...]:
    """The tournaments of a file: one, or one for each section. `TooLarge`, or `Wrong` with lines.

    What is supplied fills what the file does not say (CONTRACT).
    """
    text = decoded(body, supplied.encoding)
    found = Findings(notes=[text.note] if text.note else [])
    table = lines(text.text, NEEDED, READ, found, ALSO)
    if not table:
        found.fault("line 1", "there is no game below the header")
    found.refuse()
    asked = [day for day in (supplied.starts_on, supplied.ends_on) if day]
    dates = [
        written(date) for date in dict.fromkeys([*(line.value("date") for line in table), *asked]) if date
    ]
    picked = chosen(sections(table), lambda each: (each.label, each.name), supplied.section)
    made = [_Reader(section, dates, supplied) for section in picked]
    readings = [each.reading() for each in made]
    for each in made:
        found.faults += each.found.faults
    found.refuse()
    shared = found.told()
    return tuple(
        replace(reading, notes=(shared if index == 0 else ()) + each.found.told())
        for index, (reading, each) in enumerate(zip(readings, made, strict=True))
    )


def sections(table: Sequence[Line]) -> tuple[Section, ...]:
    """The tournaments of the lines: one for each name, in the order in which they begin.

    A name that returns (each Tuesday's evening) is one tournament a date: somebody has games in one round on
    two dates. Otherwise the dates are the days of one event.
    """
    by_name: dict[str, list[Line]] = {}
    for line in table:
        by_name.setdefault(tidy(line.value("tournament")).text, []).append(line)
    made: list[Section] = []
    for name, own in by_name.items():
        by_date: dict[str, list[Line]] = {}
        for line in own:
            by_date.setdefault(line.value("date"), []).append(line)
        if len(by_date) > 1 and _returns(by_date):
            made += [Section(name, f"{name} {date}".strip(), tuple(part)) for date, part in by_date.items()]
        else:
            made.append(Section(name, name, tuple(own)))
    return tuple(sorted(made, key=lambda section: section.lines[0].no))


def _returns(by_date: Mapping[str, Sequence[Line]]) -> bool:
    seen: dict[tuple[str, str], str] = {}
    for date, own in by_date.items():
        for line in own:
            for side in ("white", "black"):
                player = tidy(line.value(side)).text
                if player and seen.setdefault((line.value("round"), player), date) != date:
                    return True
    return False


@dataclass(slots=True)
class _Reader:
    """One section on its way to a tournament. `places`: path within the tournament -> number of the line;
    `open`: lines of games without a result.
    """

    section: Section
    dates: Sequence[Written]
    supplied: Supplied
    found: Findings = field(default_factory=Findings)
    numbers: dict[str, int] = field(default_factory=dict)
    rounds: dict[int, tuple[list[Game], list[Bye]]] = field(default_factory=dict)
    places: dict[tuple[str | int, ...], int] = field(default_factory=dict)
    open: list[int] = field(default_factory=list)

    def reading(self) -> Reading:
        """The tournament; what is wrong with it is in `found`."""
        for line in self.section.lines:
            self._line(line)
        self._note_open()
        own = self._days()
        days = {"starts_on": own[0], "ends_on": own[1]} if own else {}
        supplied, unlike = lacking(self.supplied, {"name": self.section.name or None, **days})
        self.found.notes += unlike
        starts_on, ends_on = own or self._supplied_days()
        tournament = Tournament(
            name=self.section.name or supplied.name or starts_on,
            starts_on=starts_on,
            ends_on=ends_on,
            entries=tuple(Entry(no, name) for name, no in self.numbers.items()),
            rounds=tuple(Round(no, tuple(games), tuple(byes)) for no, (games, byes) in self.rounds.items()),
        )
        tournament = applied(tournament, supplied)
        self.found.faults += check.faults(tournament, at_supplied(self._place, supplied), supplied.latest)
        if tournament.name == starts_on:
            self.found.note("line 1", f"the tournament has no name; named {starts_on}")
        return Reading(in_order(tournament), given=supplied.given, section=self.section.label)

    def _line(self, line: Line) -> None:
        white, black = (self._player(line, side) for side in ("white", "black"))
        said = line.value("round")
        if not _WHOLE.match(said):
            self.found.fault(f"line {line.no}", f"round: {shown(said, 20)!r} is no whole number")
        elif not white and not (black and _is_nobody(line.value("white"))):
            self.found.fault(f"line {line.no}", "white: is empty; who has a bye stands in white")
        else:
            games, byes = self.rounds.setdefault(int(said), ([], []))
            self.places.setdefault(("rounds", int(said)), line.no)
            if white and black:
                self.places[int(said), "games", len(games)] = line.no
                games.append(self._game(line, white, black))
            else:
                self.places[int(said), "byes", len(byes)] = line.no
                byes.append(self._bye(line, white or black, mirrored=not white))

    def _note_open(self) -> None:
        """An empty result may be a game that goes on, or a slip: the publisher sees which lines have one."""
        if self.open:
            some = ", ".join(map(str, self.open[:_LINES_TOLD]))
            more = f" and {len(self.open) - _LINES_TOLD} more" if len(self.open) > _LINES_TOLD else ""
            message = f"no result on line {some}{more}: read as not finished (*)"
            self.found.doubt(f"line {self.open[0]}", message)

    def _player(self, line: Line, side: str) -> int:
        """The entry's number, given in order of appearance; 0: no name."""
        name = tidy(line.value(side))
        if name.dropped:
            self.found.note(f"line {line.no}", f"{side}: characters that cannot be seen were taken out")
        if not name.text or _is_nobody(name.text):
            return 0
        if name.text not in self.numbers:
            self.places["players", len(self.numbers)] = line.no
        return self.numbers.setdefault(name.text, len(self.numbers) + 1)

    def _game(self, line: Line, white: int, black: int) -> Game:
        said = line.value("result").translate(_SIGNS).casefold()
        if said not in _RESULTS:
            message = f"result: {shown(line.value('result'), 20)!r} is none of {', '.join(RESULTS)}"
            self.found.fault(f"line {line.no}", message)
        if not said:
            self.open.append(line.no)
        board = line.value("board")
        if board and not _WHOLE.match(board):
            self.found.fault(f"line {line.no}", f"board: {shown(board, 20)!r} is no whole number")
            board = ""
        return Game(white, black, _RESULTS.get(said, "*"), board=int(board) if board else None)

    def _bye(self, line: Line, player: int, *, mirrored: bool) -> Bye:
        said = line.value("result").translate(_SIGNS).casefold()
        said = _OTHER_SIDE.get(said, said) if mirrored else said
        if said not in _BYES:
            self.found.fault(
                f"line {line.no}", f"result: {shown(line.value('result'), 20)!r} is no result of a bye"
            )
        kind = _BYES.get(said, "zero")
        return Bye(player, kind, check.BYE_POINTS[kind])

    def _days(self) -> tuple[Day, Day] | None:
        """First and last day as the section says them."""
        days = [day for line in self.section.lines for day in self._day(line)]
        return (min(days), max(days)) if days else None

    def _supplied_days(self) -> tuple[Day, Day]:
        start = self.supplied.starts_on
        if start is None and not self.found.faults:
            self.found.fault("line 1", "there is no date; send ?starts_on=2026-09-01 or a column date")
        start = start or _UNKNOWN
        return start, self.supplied.ends_on or start

    def _day(self, line: Line) -> list[Day]:
        said = line.value("date")
        if not said:
            return []
        day = settled(written(said), self.dates)
        if day is None:
            why = "can mean several days" if written(said).days else "is no date that can be read"
            self.found.fault(f"line {line.no}", f"date: {shown(said, 30)!r} {why}; write it as 2026-09-01")
        return [] if day is None else [day]

    def _place(self, path: Path) -> str:
        place = tuple(path)
        if place[0] == "rounds" and len(place) > 1:
            no = tuple(self.rounds)[int(place[1])]
            place = (no, *place[2:4]) if len(place) > 3 else ("rounds", no)  # noqa: PLR2004
        else:
            place = place[:2]
        return f"line {self.places.get(place, self.section.lines[0].no)}"


def _is_nobody(name: str) -> bool:
    """Whether a cell says that there is no opponent; a person of that name has another one beside it."""
    return tidy(name).text.casefold().strip("-.!*()[]<> ") in _NOBODY
