"""The marks of unsettled clubs: whoever changes a club marks it, render notes that the site shows it, check
looks at the marked clubs alone, and takes the mark off once it has proved them against the archive.

They lie in one small partition of the Site table, so that idle clubs cost nothing. A mark too many costs one
look. Beside them lies how far the month's round over all clubs has come.
"""

from dataclasses import dataclass

from ladder.store import rows
from ladder.store.aws import Aws
from ladder.store.rowkinds import is_sound

UNSETTLED = "UNSETTLED"
_KINDS = {"revision": int, "touch": int, "shown": bool, "idle": bool}
_TURN = "#TURN"
"""Sorts before every club's id."""


@dataclass(frozen=True, slots=True)
class Unsettled:
    """A club whose site may not yet show `revision` (and rebuild number `touch`).

    `shown`: render says that it does. What check found at its last look: `idle`: nothing had come of this
    mark; `behind`: the revision that the site lacked then (0: none).
    """

    club: str
    revision: int
    touch: int
    shown: bool = False
    idle: bool = False
    behind: int = 0


@dataclass(frozen=True, slots=True)
class Turn:
    """The month's round over all clubs: which month, and the club that was proved last ("~": all were)."""

    month: str = ""
    after: str = ""


def mark(aws: Aws, club: str, revision: int, touch: int = 0) -> None:
    """Note that a revision or a rebuild is on its way. A mark never goes back."""
    rows.update(
        aws,
        aws.site_table,
        (UNSETTLED, club),
        "SET #revision = :revision, #touch = :touch, #shown = :no, #idle = :no",
        "attribute_not_exists(PK) OR #revision < :revision OR (#revision = :revision AND #touch < :touch)",
        {":revision": revision, ":touch": touch, ":no": False},
    )


def show(aws: Aws, club: str, revision: int, touch: int) -> bool:
    """Note that the site shows what the mark asks for; False: it asks for more, or there is none."""
    return rows.update(
        aws,
        aws.site_table,
        (UNSETTLED, club),
        "SET #shown = :yes",
        "#revision <= :revision AND #touch <= :touch",
        {":revision": revision, ":touch": touch, ":yes": True},
    )


def note(aws: Aws, found: Unsettled, *, idle: bool, behind: int) -> None:
    """Keep what this look found, for the next one, unless that is known or the mark has moved."""
    if (found.idle, found.behind) == (idle, behind):
        return
    rows.update(
        aws,
        aws.site_table,
        (UNSETTLED, found.club),
        "SET #idle = :idle, #behind = :behind",
        "#revision = :revision AND #touch = :touch",
        {":revision": found.revision, ":touch": found.touch, ":idle": idle, ":behind": behind},
    )


def unmark(aws: Aws, club: str, revision: int, touch: int) -> bool:
    """Take the mark off, unless it asks for more than this; False: then it stays."""
    return rows.delete(
        aws,
        aws.site_table,
        (UNSETTLED, club),
        "attribute_not_exists(PK) OR (#revision <= :revision AND #touch <= :touch)",
        {":revision": revision, ":touch": touch},
    )


def marked(aws: Aws) -> tuple[tuple[Unsettled, ...], Turn]:
    """Every marked club, and the month's round."""
    found = {row.pop("SK"): row for row in rows.query(aws, aws.site_table, UNSETTLED)}
    turn = found.pop(_TURN, {})
    marks = tuple(_unsettled(aws, row | {"SK": club}) for club, row in found.items())
    month, after = (str(turn.get(name, "")) for name in ("month", "after"))
    return marks, Turn(month, after)


def _unsettled(aws: Aws, row: rows.Row) -> Unsettled:
    """A mark as it stands; one that cannot be read, because somebody edited it, is made anew: it stands in no
    other club's way.
    """
    if not is_sound(row, _KINDS):
        row = {"PK": UNSETTLED, "SK": row["SK"], "revision": 0, "touch": 0, "shown": False, "idle": False}
        rows.put(aws, aws.site_table, row)
    return Unsettled(row["SK"], **{name: row[name] for name in Unsettled.__slots__[1:] if name in row})


def unsettled(aws: Aws) -> tuple[Unsettled, ...]:
    """Every club whose site may be behind."""
    marks, _ = marked(aws)
    return tuple(each for each in marks if not each.shown)


def keep_turn(aws: Aws, turn: Turn) -> None:
    """Keep how far the month's round has come."""
    rows.put(aws, aws.site_table, {"PK": UNSETTLED, "SK": _TURN, "month": turn.month, "after": turn.after})
