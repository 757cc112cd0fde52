"""Reads `evenings.txt`: rosters of invented people and the names typed on their club evenings."""

from dataclasses import dataclass
from pathlib import Path

from ladder.domain.likeness.index import Person

FILE = Path(__file__).parent / "evenings.txt"


@dataclass(frozen=True, slots=True)
class Typed:
    """One typed name: the kind of typing, who it is (None: nobody), who fits, whether it may be ticked."""

    name: str
    kind: str
    answer: str | None
    fitting: frozenset[str]
    tick: str


@dataclass(frozen=True, slots=True)
class Evening:
    """The names typed on one evening of one club."""

    roster: str
    typed: tuple[Typed, ...]


def read() -> tuple[dict[str, list[Person]], list[Evening]]:
    rosters: dict[str, list[Person]] = {}
    evenings: list[Evening] = []
    roster, lines = (
        "",
        [line for line in FILE.read_text(encoding="utf-8").split("\n") if line and line[:2] != "# "],
    )
    night: list[Typed] | None = None
    for line in lines:
        if line[0] == "@":
            roster, night = line[1:], None
            rosters[roster] = []
        elif line[0] == "#":
            night = []
            evenings.append(Evening(line[1:].split()[0], ()))
        elif night is None:
            name, *spellings = line.split("|")
            rosters[roster].append(Person(str(len(rosters[roster])), name, tuple(spellings)))
        else:
            name, kind, answer, fitting, tick = line.split("|")
            night.append(Typed(name, kind, answer or None, frozenset(fitting.split()), tick))
            evenings[-1] = Evening(evenings[-1].roster, tuple(night))
    return rosters, evenings
