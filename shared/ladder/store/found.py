"""What lies in the site bucket beside what the manifest says: pages that somebody altered, took or put.

It reads and counts. Whoever renders again puts right what is found.
"""

from ladder.domain.errors import Contended
from ladder.store import rows
from ladder.store.aws import Aws
from ladder.store.bucket import lying
from ladder.store.items import club_key
from ladder.store.lease import LEASE
from ladder.store.manifest import manifest_from


def altered(aws: Aws, club: str) -> int:
    """How many pages are missing, are not the bytes that were put, or are there without being known.

    One list request for a thousand pages. Contended: a render is at this site just now.
    """
    before = _rows(aws, club)
    known = {path: shown.etag for path, shown in manifest_from(before).pages.items()}
    there = lying(aws, known)
    wrong = sum(known.get(path) != there.get(path) for path in known.keys() | there.keys())
    if wrong and _rows(aws, club) != before:
        raise Contended("the pages were just being put")
    return wrong


def _rows(aws: Aws, club: str) -> list[rows.Row]:
    found = rows.query(aws, aws.site_table, club_key(club))
    if any(row["SK"] == LEASE and row["until"] > aws.clock() * 1000 for row in found):
        raise Contended("a render is at this site")
    return found
