"""The site of a club: its pages brought to what HEAD says, forward only (ARCHITECTURE, "The site only moves
forward").

It refuses to know what a page shows: it is told the labels that readers can see, and sees to it that one
which is gone is gone everywhere before the revision counts as being on the site.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from ladder.domain.errors import Contended, Missing
from ladder.store import ladders, rowkinds, rows
from ladder.store.aws import Aws
from ladder.store.bucket import Page, lying, put_pages
from ladder.store.items import club_key
from ladder.store.ladders import Head
from ladder.store.lease import Lease
from ladder.store.manifest import (
    Manifest,
    Shown,
    label_digests,
    manifest_changes,
    manifest_from,
    root,
)
from ladder.store.marks import mark, show, unmark, unsettled
from ladder.store.objects import etags, remove
from ladder.store.owed import owe, owed_from, settle

__all__ = ["Files", "SiteRow", "house", "mark", "publish", "site_revision", "unmark", "unsettled"]

SITE = "SITE"
_ROUNDS = 5
"""Times that HEAD may move under a render before the stream is asked to bring it back."""


@dataclass(frozen=True, slots=True)
class Files:
    """A club's pages by path, which is the key in the bucket, and what readers can read on them (names with
    whose they are, titles): a label that is in it no more has vanished.

    Each page is looked up once, while others are being put: the mapping may write it only then.
    """

    pages: Mapping[str, Page] = field(default_factory=dict)
    labels: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class SiteRow:
    """The revision that is on the site, and the rebuild that it answers. `veil`: a later one that cannot be
    replayed, whose names and settings the pages are under (0: there is none).
    """

    revision: int
    touch: int
    veil: int = 0


type Build = Callable[[Head], Files]


def site_revision(aws: Aws, club: str) -> SiteRow | None:
    """What is on the club's site; None: nothing yet."""
    return _site_from(rows.get(aws, aws.site_table, club_key(club), SITE))


def forget(aws: Aws, club: str, revision: int) -> bool:
    """Take away a SITE row beyond this revision, which is the last that there is: somebody edited it by hand.

    The next render then lists what is on the site, and believes nothing else.
    """
    values = {":revision": revision}
    return rows.delete(aws, aws.site_table, (club_key(club), SITE), "#revision > :revision", values)


def publish(
    aws: Aws, club: str, build: Build, *, holder: str, lease_seconds: float, wait_seconds: float
) -> SiteRow | None:
    """Bring the site to HEAD; what is on it now, or None where there is no HEAD. `build` makes the pages of a
    HEAD.

    `holder`: unique to this call. `lease_seconds` must be longer than the caller can live. `wait_seconds`:
    how long to wait for another render and for the CDN. Contended: that was too short, or HEAD kept moving;
    whoever calls again goes on where this one stopped, as it does after any other error.
    """
    deadline = aws.clock() + wait_seconds
    lease = Lease(aws, club, holder, lease_seconds)
    lease.take(deadline)
    try:
        stands = ladders.head(aws, club)
        for _ in range(_ROUNDS):
            if stands is None:
                return None
            done = _round(aws, club, stands, build, lease, deadline)
            again = ladders.head(aws, club)
            if done and again == stands:
                return _moved(aws, club, stands)
            stands = again
        raise Contended("the ladder moved on while its pages were put")
    finally:
        lease.release()


def house(aws: Aws, pages: Mapping[str, Page]) -> int:
    """Put pages that belong to no club (the error page, robots.txt); how many were not as they should be."""
    found: dict[str, Shown] = {}
    for folder in {path.partition("/")[0] for path in pages}:
        stands = etags(aws, aws.site_bucket, folder)
        found |= {path: Shown(etag, etag) for path, etag in stands.items() if path in pages}
    put = put_pages(aws, pages, found, lambda: None)
    return sum(put[path] != found.get(path) for path in pages)


def _round(aws: Aws, club: str, stands: Head, build: Build, lease: Lease, deadline: float) -> bool:
    """Bring pages, manifest and CDN to one HEAD; False: its book is gone, so HEAD has moved on."""
    try:
        files = build(stands) if stands.book else Files()
    except Missing:
        return False
    found = rows.query(aws, aws.site_table, club_key(club))
    stored, due = manifest_from(found), owed_from(found)
    site = _site_from(next((row for row in found if row["SK"] == SITE), None))
    shown, lost = stored, False
    if site is None or stands.touch > site.touch:
        shown = _verified(aws, stored, files)
        lost = not stored.pages and bool(shown.pages)
    labels = label_digests(files.labels)
    gone = shown.pages.keys() - files.pages.keys()
    if gone or lost or shown.labels - labels:
        due = owe(aws, club, {root(path) for path in shown.pages}, due)
    new = {path: Shown() for path in files.pages if path not in shown.pages}
    ahead = Manifest({**shown.pages, **new}, shown.labels | labels)
    _write(aws, club, stored, ahead)
    remove(aws, aws.site_bucket, gone)
    _write(aws, club, ahead, Manifest(put_pages(aws, files.pages, ahead.pages, lease.renew), labels))
    if due:
        settle(aws, club, due, deadline)
    return True


def _verified(aws: Aws, stored: Manifest, files: Files) -> Manifest:
    """The manifest as the bucket has it: with strays, without what is missing, with ETags as they are."""
    known = stored.pages
    pages = {
        path: known[path] if path in known and known[path].etag == etag else Shown(etag, etag)
        for path, etag in lying(aws, [*known, *files.pages]).items()
    }
    return Manifest(pages, stored.labels)


def _write(aws: Aws, club: str, old: Manifest, new: Manifest) -> None:
    puts, deletions = manifest_changes(club, old, new)
    rows.write_all(aws, aws.site_table, puts, deletions)


def _moved(aws: Aws, club: str, stands: Head) -> SiteRow:
    """The site has moved: say so, on the mark too."""
    row: rows.Row = {"PK": club_key(club), "SK": SITE, "revision": stands.revision, "touch": stands.touch}
    if stands.veil:
        row["veil"] = stands.veil
    newer = (
        "attribute_not_exists(PK) OR #revision < :revision OR (#revision = :revision AND #touch <= :touch)"
    )
    rows.put(aws, aws.site_table, row, newer, {":revision": stands.revision, ":touch": stands.touch})
    show(aws, club, stands.revision, stands.touch)
    return SiteRow(stands.revision, stands.touch, stands.veil)


def _site_from(row: rows.Row | None) -> SiteRow | None:
    if row is None:
        return None
    rowkinds.sound(row, rowkinds.SITE)
    return SiteRow(row["revision"], row["touch"], row.get("veil", 0))
