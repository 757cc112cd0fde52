"""The Records table rebuilt from the archive, club by club: what a change object says is put back, the rest
goes.

Safe on a healthy club, where it changes nothing, and while others write: each mending holds on the condition
that REVISION has not moved. It refuses to guess: an archive with a gap is an error.
"""

from contextlib import suppress
from dataclasses import dataclass

from ladder.domain.errors import Contended
from ladder.store import ladders, rows, site
from ladder.store.archive import clubs_in_archive
from ladder.store.aws import Aws
from ladder.store.broken import clear
from ladder.store.forward import roll_forward
from ladder.store.history import Past, past
from ladder.store.items import REVISION, club_key
from ladder.store.marks import mark
from ladder.store.mending import mend
from ladder.store.records import position
from ladder.store.writer import touch


@dataclass(frozen=True, slots=True)
class Mended:
    """What a recovery did: the revision that the club stands at, and how many rows were not as the archive
    has them.
    """

    club: str
    revision: int
    rows: int


def recover(aws: Aws) -> tuple[Mended, ...]:
    """Bring every club in the archive back. Errors as `recover_club`."""
    return tuple(recover_club(aws, club) for club in clubs_in_archive(aws))


def recover_club(aws: Aws, club: str) -> Mended:
    """Bring one club's records to what the archive says, and have its ladder built again where anything
    differed.

    Contended: somebody is changing the club just now. LadderError: the archive itself is not whole.
    """
    clear(aws, club)
    now = position(aws, club)
    if now is not None:
        with suppress(Contended):  # a row that was edited is in the way: it is mended below
            roll_forward(aws, club)
        now = position(aws, club)
    found = past(aws, club)
    if now is None:
        return _made_anew(aws, found)
    if now.closed or found.closing:
        return Mended(club, now.revision, 0)
    differed = mend(aws, now, found)
    if differed:
        touch(aws, club)
    return Mended(club, found.revision, differed)


def _made_anew(aws: Aws, found: Past) -> Mended:
    """A club without a REVISION row: nobody reads or writes it, so its rows are put at once and REVISION
    last.
    """
    partition, rebuild = club_key(found.club), _touch(aws, found.club)
    stray = [(partition, row["SK"]) for row in rows.query(aws, aws.records_table, partition)]
    gone = [each for each in stray if each not in found.rows]
    rows.write_all(aws, aws.records_table, found.rows.values(), gone)
    mark(aws, found.club, found.revision, rebuild)
    row: rows.Row = {
        "PK": partition,
        "SK": REVISION,
        "revision": found.revision,
        "seal": found.seal,
        "touch": rebuild,
    }
    if found.closing:
        row["closed"] = True
    rows.put(aws, aws.records_table, row, "attribute_not_exists(PK)")
    return Mended(found.club, found.revision, len(found.rows) + 1)


def _touch(aws: Aws, club: str) -> int:
    """A rebuild number above all that ladder and site have seen, so that they are built again."""
    head, shown = ladders.head(aws, club), site.site_revision(aws, club)
    seen = [each.touch for each in (head, shown) if each]
    return max(seen) + 1 if seen else 0
