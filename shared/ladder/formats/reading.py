"""What every reader answers, what a caller may supply beside a file, and the limits of CONTRACT.

It refuses query parameters that are not of their form; what a file holds is the readers' own matter.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice
from typing import NoReturn

from ladder.domain.errors import Fault, Wrong
from ladder.domain.tournament import Day, Tournament
from ladder.formats.clean import shown, tidy
from ladder.formats.days import why_no_day

MAX_BYTES = 4_000_000
"""A body (CONTRACT: 4 MB)."""
MAX_PLAYERS = 1_000
MAX_ROUNDS = 30
MAX_NAME = 200
"""Characters of a name, of a player as of a tournament or a club."""
MAX_FAULTS = 50
"""So many places are told at once; a file that is wrong throughout is not repeated back whole."""
MAX_NOTES = 200
MAX_SEQUENCE = 1_000_000
NO_BOARD = 1_000_000
"""Sorts games without a board after those with one."""

Path = Sequence[str | int]
Place = Callable[[Path], str]
"""Names the place of a part (`("rounds", 2, "games", 0, "white")`) in the form of its source."""


@dataclass(frozen=True, slots=True)
class Note:
    """Something that was dropped, repaired or assumed, and where; it goes back to the publisher."""

    at: str
    message: str


@dataclass(frozen=True, slots=True)
class Reading:
    """One tournament as read. `members`: entry number -> member id (or GUEST) where the publisher sent one.

    `given`: those of `juniors`, `rated`, `finished`, `sequence`, `format` that the source stated; publishing
    again keeps the others (SPEC 4). `section`: its name within a file of several, else "".
    """

    tournament: Tournament
    notes: tuple[Note, ...] = ()
    members: Mapping[int, str] = field(default_factory=dict)
    given: frozenset[str] = frozenset()
    section: str = ""


@dataclass(frozen=True, slots=True)
class Supplied:
    """What the address of a publication says beside its body: it supplies what the body lacks (CONTRACT).

    `latest`: the last day that is taken, by the caller's clock; None: any.
    """

    starts_on: Day | None = None
    ends_on: Day | None = None
    name: str | None = None
    juniors: bool | None = None
    sequence: int | None = None
    encoding: str | None = None
    section: str | None = None
    latest: Day | None = None

    @property
    def given(self) -> frozenset[str]:
        """The flags among it."""
        flags = {"juniors": self.juniors, "sequence": self.sequence}
        return frozenset(name for name, value in flags.items() if value is not None)


NOTHING = Supplied()


def from_query(query: Mapping[str, str]) -> Supplied:
    """The query parameters of a publication (CONTRACT), others not looked at. `Wrong` at `?name`."""
    faults: list[Fault] = []

    def fault(name: str, message: str) -> None:
        faults.append(Fault(f"?{name}", message))

    given = {name: value.strip() for name, value in query.items() if value.strip()}
    for name in ("starts_on", "ends_on"):
        if name in given and (why := why_no_day(given[name])):
            fault(name, why)
    juniors = given.get("juniors")
    if juniors not in (None, "true", "false"):
        fault("juniors", "is true or false")
    sequence = _whole(given["sequence"]) if "sequence" in given else None
    if "sequence" in given and sequence is None:
        fault("sequence", f"is a whole number within ±{MAX_SEQUENCE:,}")
    title = tidy(given["name"]).text if "name" in given else None
    if title is not None and not 0 < len(title) <= MAX_NAME:
        fault("name", f"has 1 to {MAX_NAME} characters")
    refuse_if(faults)
    return Supplied(
        starts_on=Day(given["starts_on"]) if "starts_on" in given else None,
        ends_on=Day(given["ends_on"]) if "ends_on" in given else None,
        name=title,
        juniors=None if juniors is None else juniors == "true",
        sequence=sequence,
        encoding=given.get("encoding"),
        section=given.get("section"),
    )


def lacking(supplied: Supplied, own: Mapping[str, object]) -> tuple[Supplied, tuple[Note, ...]]:
    """What is supplied of what a source lacks, and a note for each parameter that differs from what the
    source says itself. `own`: what it says, by parameter (None: nothing).

    That there are juniors is heard from whoever says it (SPEC 5).
    """
    left: dict[str, None] = {}
    notes: list[Note] = []
    for name, said in own.items():
        wish = getattr(supplied, name)
        if said is None or wish is None:
            continue
        if name == "juniors" and wish and not said:
            notes.append(Note("?juniors", "the body says false; taken as true, which protects more"))
            continue
        left[name] = None
        if wish != said:
            notes.append(Note(f"?{name}", f"not taken: the body says {_said(said)} itself"))
    return replace(supplied, **left), tuple(notes)


def _said(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else shown(str(value))


def at_supplied(at: Place, supplied: Supplied) -> Place:
    """Names a place within a body; but what the address said in its stead as `?ends_on`."""

    def place(path: Path) -> str:
        name = str(path[0]) if len(path) == 1 else ""
        return f"?{name}" if getattr(supplied, name, None) is not None else at(path)

    return place


def supplied_charset(supplied: Supplied, charset: str | None) -> Supplied:
    """With the charset of the content type, where the address names no encoding."""
    return supplied if supplied.encoding or not charset else replace(supplied, encoding=charset)


def _whole(text: str) -> int | None:
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) <= len(str(MAX_SEQUENCE))):
        return None
    return int(text) if int(digits) <= MAX_SEQUENCE else None


def applied(tournament: Tournament, supplied: Supplied) -> Tournament:
    """The tournament with what was supplied; the last day follows the first where they were one."""
    one_day = tournament.starts_on == tournament.ends_on
    ends_on = supplied.ends_on or (supplied.starts_on if one_day else None)
    return replace(
        tournament,
        name=tournament.name if supplied.name is None else supplied.name,
        starts_on=supplied.starts_on or tournament.starts_on,
        ends_on=ends_on or tournament.ends_on,
        juniors=tournament.juniors if supplied.juniors is None else supplied.juniors,
        sequence=tournament.sequence if supplied.sequence is None else supplied.sequence,
    )


def in_order(tournament: Tournament) -> Tournament:
    """Rounds by their numbers, games by their boards (those without a board last, as sent)."""
    rounds = sorted(tournament.rounds, key=lambda each: each.no)
    return replace(
        tournament,
        rounds=tuple(
            replace(each, games=tuple(sorted(each.games, key=lambda game: game.board or NO_BOARD)))
            for each in rounds
        ),
    )


def refuse(at: str, message: str) -> NoReturn:
    """One thing is wrong."""
    raise Wrong(Fault(at, message))


def refuse_if(faults: Sequence[Fault]) -> None:
    """`Wrong` with the first `MAX_FAULTS` of them and a word on the rest, if there are any."""
    if not faults:
        return
    told = list(dict.fromkeys(islice(faults, MAX_FAULTS * 4)))
    rest = len(faults) - MAX_FAULTS
    if rest > 0 and len(told) > MAX_FAULTS:
        told = [*told[:MAX_FAULTS], Fault(told[MAX_FAULTS - 1].at, f"and {rest:,} more places are wrong")]
    raise Wrong(*told)
