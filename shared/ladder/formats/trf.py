"""A FIDE tournament report -> tournament: TRF06 (Krause), TRF16, TRF26 and the TRF(x) of pairing programs.

Individual events. It keeps names and results; what else a report says of people is left out, with notes. It
refuses with line and column; points that contradict the cells are kept for the table and noted (SPEC 2: the
games decide the rating).
"""

import re
from collections.abc import Mapping, Sequence

from ladder.domain.tournament import UNRATED_FORMATS, Day, Entry, Round, Tournament
from ladder.formats import check
from ladder.formats.clean import shown, tidy
from ladder.formats.days import settled, written
from ladder.formats.findings import Findings
from ladder.formats.reading import NOTHING, Path, Reading, Supplied, applied, at_supplied, lacking
from ladder.formats.text import decoded
from ladder.formats.trf_games import Scoring, rounds, scoring
from ladder.formats.trf_rows import CELL, FIRST_CELL, Sheet, sheet

_KINDS = (
    ("bughouse", "bughouse"), ("crazyhouse", "variant"), ("antichess", "variant"), ("atomic", "variant"),
    ("horde", "variant"), ("king of the hill", "variant"), ("racing kings", "variant"),
    ("three-check", "variant"),
    ("round robin", "round_robin"), ("roundrobin", "round_robin"), ("berger", "round_robin"),
    ("knock-out", "knockout"), ("knockout", "knockout"), ("swiss", "swiss"), ("dutch", "swiss"),
    ("arena", "arena"), ("individual: match", "match"), ("individual: other", "other"),
    ("individual: variant", "variant"),
)  # fmt: skip
"""Words of the rows 092 and 192 (kind of event) and the format that they mean, the first that fits."""

_DAYS = {"starts_on": "042", "ends_on": "052"}


def read_tournament(body: bytes, supplied: Supplied = NOTHING) -> Reading:
    """A tournament from a report. `TooLarge`, or `Wrong` with lines and columns."""
    text = decoded(body, supplied.encoding)
    found = Findings(notes=[text.note] if text.note else [])
    made = sheet(text.lines, found)
    if not made.rows and not found.faults:
        found.fault("line 1", "this is no tournament report: it has no players' rows (001)")
    _numbers(made, found)
    own = _own_days(made, supplied)
    supplied, unlike = lacking(supplied, {"name": tidy(made.head("012")).text or None, **own})
    found.notes += unlike
    starts_on, ends_on = _days(made, own, supplied, found)
    points = scoring(made)
    played = () if found.faults else rounds(made, points, found)
    found.refuse()
    kind = _kind(made, found)
    finished = _finished(made, played, found)
    tournament = Tournament(
        name=_name(made, supplied, starts_on, found),
        starts_on=starts_on,
        ends_on=ends_on,
        entries=tuple(Entry(row.no, row.name, row.points, row.rank) for row in made.rows),
        rounds=played,
        format=kind or "swiss",
        finished=finished is not False,
    )
    tournament = applied(tournament, supplied)
    at = at_supplied(lambda path: _place(made, played, path), supplied)
    found.faults += check.faults(tournament, at, supplied.latest)
    found.refuse()
    _totals(made, points, found)
    stated = {flag for flag, said in (("format", kind), ("finished", finished)) if said is not None}
    return Reading(tournament, found.told(), given=supplied.given | stated)


def _numbers(made: Sheet, found: Findings) -> None:
    lines: dict[int, int] = {}
    for row in made.rows:
        if row.no in lines:
            message = f"starting number {row.no} is already that of line {lines[row.no]}"
            found.fault(f"line {row.line}, column 5", message)
        lines.setdefault(row.no, row.line)
    count = re.match(r"[0-9]+", made.head("062"))
    if count and int(count[0]) != len(made.rows) and made.rows:
        found.note(made.place("062"), f"says {int(count[0])} players; the file has {len(made.rows)}")


def _name(made: Sheet, supplied: Supplied, starts_on: Day, found: Findings) -> str:
    if supplied.name is not None:
        return supplied.name
    name = tidy(made.head("012")).text
    if not name:
        found.note(made.place("012"), f"the event has no name (012); named {starts_on}")
    return name or starts_on


def _own_days(made: Sheet, asked: Supplied) -> dict[str, Day | None]:
    """The days that the rows 042 and 052 mean beside the other dates of the file, or else beside what the
    caller says.
    """
    heads = {name: written(made.head(kind)) for name, kind in _DAYS.items()}
    beside = [*heads.values(), *map(written, _of_rounds(made))]
    said = [*beside, *(written(day) for day in (asked.starts_on, asked.ends_on) if day)]
    return {name: settled(head, beside) or settled(head, said) for name, head in heads.items()}


def _days(made: Sheet, own: Mapping[str, Day | None], supplied: Supplied, found: Findings) -> tuple[Day, Day]:
    """First and last day. Where the file has none, or day and month cannot be told, the caller is asked."""
    of_rounds = [written(each) for each in _of_rounds(made)]
    for name, kind in _DAYS.items():
        said, head = made.head(kind), written(made.head(kind))
        if own[name] is None and said and (head.days or getattr(supplied, name) is None):
            why = "can mean several days" if head.days else "is no date that can be read"
            found.fault(made.place(kind), f"{shown(said, 30)!r} {why}; say which with ?{name}=")
        elif own[name] is not None and head.loose:
            found.note(made.place(kind), f"{shown(said, 30)!r} was read as {own[name]}")
    certain = sorted(day for each in of_rounds if (day := each.certain) is not None)
    start = supplied.starts_on or own["starts_on"] or _first(certain, own["ends_on"], made, found)
    if start is None:
        if not found.faults:
            found.fault("line 1", "the file says no day (row 042); send ?starts_on=2026-09-01")
        return Day(""), Day("")
    if supplied.ends_on or own["ends_on"]:
        return start, supplied.ends_on or own["ends_on"] or start
    last = max([start, *certain]) if supplied.starts_on is None else start
    return start, last


def _first(certain: Sequence[Day], last: Day | None, made: Sheet, found: Findings) -> Day | None:
    if made.head("042"):
        return None
    start = certain[0] if certain else last
    if start is not None:
        found.note("line 1", f"the file says no first day (row 042); taken as {start}")
    return start


def _of_rounds(made: Sheet) -> list[str]:
    line = made.head("132")
    return [text for at in range(FIRST_CELL, len(line), CELL) if (text := line[at : at + CELL].strip())]


def _kind(made: Sheet, found: Findings) -> str | None:
    said = f"{made.head('092')} {made.head('192')}".casefold().replace("_", " ").replace("-", " ")
    for word, kind in _KINDS:
        if word.replace("-", " ") in said:
            if kind in UNRATED_FORMATS:
                found.note(made.place("092"), f"read as {kind}: it moves no rating")
            return kind
    return None


def _finished(made: Sheet, played: tuple[Round, ...], found: Findings) -> bool | None:
    """Whether the event is over, by the number of rounds planned (142, XXR); None: the file has none."""
    kind = "142" if re.match(r"[0-9]", made.head("142")) else "XXR"
    planned = re.match(r"[0-9]{1,4}", made.head(kind))
    if planned is None:
        return None
    with_games = [each for each in played if each.games]
    if len(with_games) < int(planned[0]):
        message = (
            f"{int(planned[0])} rounds are planned and {len(with_games)} have games; read as in progress"
        )
        found.note(made.place(kind), message)
        return False
    return all(game.result != "*" for game in with_games[-1].games) if with_games else False


def _totals(made: Sheet, points: Scoring, found: Findings) -> None:
    if points.own:
        found.note(
            made.place("162"), "the event has points of its own; the stated totals are kept for its table"
        )
    for row in made.rows:
        total = sum(points.cell(cell) for cell in row.cells)
        if row.points is not None and row.points != total:
            message = (
                f"player {row.no}: the file says {row.points / 10:g} points and its cells make {total / 10:g}"
            )
            found.note(f"line {row.line}, column 81", f"{message}; the stated points are kept for the table")
    for line in made.penalties:
        found.note(f"line {line}", "points given or taken beside the games are in the stated totals only")


def _place(made: Sheet, played: tuple[Round, ...], path: Path) -> str:
    """Where in the file a part of the tournament stands."""
    kinds = {"name": "012", "starts_on": "042", "ends_on": "052", "format": "092"}
    match list(path):
        case ["players", int(index), *_]:
            return f"line {made.rows[index].line}"
        case ["rounds", int(index), "games", int(game), *_]:
            white = played[index].games[game].white
            return next(row.at(played[index].no) for row in made.rows if row.no == white)
        case ["rounds", int(index), "byes", int(bye), *_]:
            player = played[index].byes[bye].player
            return next(f"line {row.line}" for row in made.rows if row.no == player)
        case [str(key)] if key in kinds:
            return made.place(kinds[key])
        case _:
            return made.players
