"""What is left of a closed club is taken away; the closing object and three rows of bare numbers stay."""

from ladder.domain.errors import Conflict, LadderError
from ladder.store import checked, rows, site
from ladder.store.archive import BOOKS, CHANGES, SNAPSHOTS, change_place
from ladder.store.aws import Aws
from ladder.store.broken import is_closing
from ladder.store.items import REVISION, club_key, log_key
from ladder.store.labels import ERASURES
from ladder.store.objects import keys, remove
from ladder.store.once import OPERATOR
from ladder.store.records import position
from ladder.store.shown import SHOWN
from ladder.store.versions import purge

_KINDS = (SHOWN, SNAPSHOTS, BOOKS, ERASURES, CHANGES)


def sweep(aws: Aws, club: str) -> int:
    """Remove a closed club's records, log, books, snapshots, erasures, changes; how many of them went.

    Conflict: the club is not closed, or its pages are still on the site (the site first: else nobody would
    know what to take off). LadderError: its archive knows of no closing. May be repeated,
    and goes on where it stopped.
    """
    now, shown = position(aws, club), site.site_revision(aws, club)
    if now is None or not now.closed or shown is None or shown.revision < now.revision:
        raise Conflict("only a closed club whose pages are gone is swept")
    if not is_closing(
        aws, club, now.revision
    ):  # the row says so, which anybody can write; the archive does not
        raise LadderError("the archive does not say that this club was closed")
    gone = [
        (pk, row["SK"])
        for pk in (club_key(club), log_key(club), f"I#{club}")
        for row in rows.query(aws, aws.records_table, pk)
        if row["SK"] != REVISION
    ]
    gone += [
        (row["PK"], row["SK"])
        for row in rows.query(aws, aws.records_table, f"I#{OPERATOR}")
        if row["club"] == club
    ]
    rows.write_all(aws, aws.records_table, (), gone)
    checked.forget(aws, club)
    places = [place for kind in _KINDS for place in keys(aws, aws.archive_bucket, f"{kind}{club}/")]
    left = [place for place in places if place != change_place(club, now.revision)]
    remove(aws, aws.archive_bucket, left)
    for kind in _KINDS:  # a deletion alone only hides what it deletes
        purge(aws, f"{kind}{club}/", lambda place: place == change_place(club, now.revision))
    return len(gone) + len(left)
