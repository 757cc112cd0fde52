"""What check found last about a club: one small row beside its site, written when there is something new."""

from dataclasses import dataclass

from ladder.store import rows
from ladder.store.aws import Aws
from ladder.store.items import club_key
from ladder.store.rowkinds import CHECKED as KINDS
from ladder.store.rowkinds import sound

CHECKED = "CHECKED"


@dataclass(frozen=True, slots=True)
class Checked:
    """At `at` (ISO UTC) records and ladder of this revision and rebuild were what the archive says.

    `snapshot`: the newest snapshot of the club (0: none). `mended_at`, `mended_rows`, `mended_pages`: when
    rows of the tables were last put back from the archive, or pages of the site had to be written again, and
    how many of each ("" and 0: never).
    """

    revision: int = 0
    touch: int = -1
    at: str = ""
    snapshot: int = 0
    mended_at: str = ""
    mended_rows: int = 0
    mended_pages: int = 0


def checked(aws: Aws, club: str) -> Checked:
    """What check found last; a club that it never came to has an empty one."""
    row = rows.get(aws, aws.site_table, club_key(club), CHECKED)
    if row is None:
        return Checked()
    sound(row, KINDS)
    return Checked(**{name: row[name] for name in Checked.__slots__ if name in row})


def keep(aws: Aws, club: str, found: Checked) -> None:
    """Keep what check found."""
    values = {name: getattr(found, name) for name in Checked.__slots__}
    rows.put(aws, aws.site_table, {"PK": club_key(club), "SK": CHECKED, **values})


def forget(aws: Aws, club: str) -> None:
    """Take the row away: the club was closed."""
    rows.delete(aws, aws.site_table, (club_key(club), CHECKED))
