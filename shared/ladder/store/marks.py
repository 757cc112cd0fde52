"""The marks of unsettled clubs: whoever changes a club marks it, render takes the mark off, check looks only
at these.

They lie in one small partition of the Site table, so that idle clubs cost nothing. A mark too many costs one
look.
"""

from dataclasses import dataclass

from ladder.store import rows
from ladder.store.aws import Aws

UNSETTLED = "UNSETTLED"


@dataclass(frozen=True, slots=True)
class Unsettled:
    """A club whose site may not yet show `revision` (and rebuild number `touch`)."""

    club: str
    revision: int
    touch: int


def mark(aws: Aws, club: str, revision: int, touch: int = 0) -> None:
    """Note that a revision or a rebuild is on its way. A mark never goes back."""
    rows.update(
        aws,
        aws.site_table,
        (UNSETTLED, club),
        "SET #revision = :revision, #touch = :touch",
        "attribute_not_exists(PK) OR #revision < :revision OR (#revision = :revision AND #touch < :touch)",
        {":revision": revision, ":touch": touch},
    )


def unmark(aws: Aws, club: str, revision: int, touch: int) -> bool:
    """Take the mark off, unless it asks for more than the site shows; False: then it stays."""
    return rows.delete(
        aws,
        aws.site_table,
        (UNSETTLED, club),
        "attribute_not_exists(PK) OR (#revision <= :revision AND #touch <= :touch)",
        {":revision": revision, ":touch": touch},
    )


def unsettled(aws: Aws) -> tuple[Unsettled, ...]:
    """Every marked club."""
    found = rows.query(aws, aws.site_table, UNSETTLED)
    return tuple(Unsettled(row["SK"], row["revision"], row["touch"]) for row in found)
