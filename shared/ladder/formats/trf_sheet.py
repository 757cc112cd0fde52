"""A tournament report written: rows of fixed columns, counted in characters (TRF16, TRF26).

It knows columns and widths, nothing of what an event is; `trf_out` and `seeding_files` say what goes in.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ladder.domain.tournament import Tenths
from ladder.formats.clean import tidy

TRF16, TRF26 = DIALECTS = ("trf16", "trf26")
NAME_WIDTH = 33
MOST = 9_999
"""Four digits: starting numbers, ranks and ratings have no more room."""
_END = "\r\n"
"""The paper asks for CR, Unix programs for LF; with both, all that were tried read it."""
_COMMENT_WIDTH = 100


@dataclass(frozen=True, slots=True)
class Cell:
    """One round of a player: opponent's starting number (0: none), `w`, `b` or `-`, the result's letter."""

    opponent: int
    colour: str
    code: str


NOTHING = Cell(-1, "", "")
"""A round of which nothing is known."""


@dataclass(frozen=True, slots=True)
class Line:
    """A player's row. `rating` in whole points."""

    no: int
    name: str
    rating: int | None = None
    points: Tenths = Tenths(0)
    rank: int | None = None
    cells: Sequence[Cell] = ()


@dataclass(frozen=True, slots=True)
class Report:
    """What goes into a file. `rows`: further ones with their kind in front; `planned` rounds, None: not said.

    `comments` stand in lines of their own behind `###`, which programs pass over.
    """

    title: str
    lines: Sequence[Line]
    starts_on: str = ""
    ends_on: str = ""
    kind: str = "Individual: Swiss-System"
    planned: int | None = None
    rows: Sequence[str] = ()
    comments: Sequence[str] = ()
    dialect: str = TRF16


def written(report: Report) -> bytes:
    """The file: UTF-8, lines that end in CR LF."""
    dialect = report.dialect
    planned = [] if report.planned is None else [f"{'142' if dialect == TRF26 else 'XXR'} {report.planned}"]
    names, cut = fitted([line.name for line in report.lines])
    comments = [*report.comments, *(f"Player {report.lines[at].no}: in full {name}" for at, name in cut)]
    rows = [
        *(f"### {part}" for comment in comments for part in _wrapped(tidy(comment).text)),
        f"012 {tidy(report.title).text}",
        *([f"042 {_day(report.starts_on)}"] if report.starts_on else []),
        *([f"052 {_day(report.ends_on)}"] if report.ends_on else []),
        f"062 {len(report.lines)}",
        f"092 {report.kind}",
        *planned,
        *report.rows,
        *(_row(line, name) for line, name in zip(report.lines, names, strict=True)),
    ]
    return "".join(row.rstrip() + _END for row in rows).encode()


def fitted(names: Sequence[str]) -> tuple[list[str], list[tuple[int, str]]]:
    """The names as the column takes them, and those that had to be cut (index, in full).

    Two names are never cut to one: a later reader would take them for one person.
    """
    clean = [tidy(name).text for name in names]
    short = [name[:NAME_WIDTH].rstrip() for name in clean]
    alike = Counter(name.casefold() for name in short)
    cut = [at for at, name in enumerate(clean) if len(name) > NAME_WIDTH]
    taken = set(alike)
    for at in cut:
        if alike[short[at].casefold()] == 1:
            continue
        for mark in range(1, len(names) + 1):
            tail = f"~{mark}"
            marked = short[at][: NAME_WIDTH - len(tail)].rstrip() + tail
            if marked.casefold() not in taken:
                short[at] = marked
                taken.add(marked.casefold())
                break
    return short, [(at, clean[at]) for at in cut]


def points_fit(points: Tenths) -> str:
    """Points in their four columns, "" where they have no room."""
    sign, (whole, part) = "-" if points < 0 else "", divmod(abs(points), 10)
    text = f"{sign}{whole}.{part}"
    return text if len(text) <= 4 else ""  # noqa: PLR2004 - columns 81 to 84


def _row(line: Line, name: str) -> str:
    """Columns 1-3, 5-8, 15-47, 49-52, 81-84, 86-89, then ten a round from 92 on."""
    rating = "" if line.rating is None else str(line.rating)
    rank = "" if line.rank is None or line.rank > MOST else str(line.rank)
    # 53 to 80: federation, its id, birth date: a ladder keeps none of them
    head = (
        f"001 {line.no:>4}      {name:<{NAME_WIDTH}} {rating:>4}{'':28}{points_fit(line.points):>4} {rank:>4}"
    )
    return head + "".join(_cell(cell) for cell in line.cells)


def _cell(cell: Cell) -> str:
    if cell.opponent < 0:
        return " " * 10
    return (
        f"  {cell.opponent:>04} {cell.colour or '-'} {cell.code or ' '}"
        if not cell.opponent
        else (f"  {cell.opponent:>4} {cell.colour or '-'} {cell.code or ' '}")
    )


def _day(day: str) -> str:
    return day.replace("-", "/")


def _wrapped(comment: str) -> Iterable[str]:
    """A long comment in pieces: rows longer than a player's are refused by some readers."""
    return [comment[at : at + _COMMENT_WIDTH] for at in range(0, len(comment), _COMMENT_WIDTH)] or [""]
