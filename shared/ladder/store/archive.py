"""The archive bucket: change objects, which are the truth; books and snapshots, which are derived.

Never an upload.

    changes/{club}/{revision:09d}              canonical JSON; written once. The founding is always at 1,
                                               also that of an imported club, whose revision is a later one
    books/{club}/{revision:09d}-{digest}       canonical JSON, gzip; the last two stay
    snapshots/{club}/{revision:09d}            canonical JSON, gzip; what all changes up to this one left
"""

import gzip
import zlib
from collections.abc import Iterator
from typing import Any

from botocore.exceptions import ClientError

from ladder.domain.errors import Contended, Missing
from ladder.domain.ladder import Ladder
from ladder.domain.records import Records
from ladder.domain.tournament import Tournament
from ladder.store.aws import Aws
from ladder.store.books import Book, book_body, book_from
from ladder.store.canonical import digest
from ladder.store.changes import Change, change_body, change_from
from ladder.store.codec import content_from
from ladder.store.objects import keys

CHANGES = "changes/"
FOUNDING = 1
"""The place of a club's first change object."""
BOOKS = "books/"
SNAPSHOTS = "snapshots/"
_TRIES = 6
"""S3 answers 409 to a conditional put while another one of the same key is under way; it asks to try again.
"""


def change_place(club: str, revision: int) -> str:
    """Where this revision's change object is."""
    return f"{CHANGES}{club}/{revision:09d}"


def place_of(change: Change) -> str:
    """Where this change object is. All foundings of one club meet at one place, so that one of them wins."""
    return change_place(change.club, FOUNDING if change.slug else change.revision)


def put_change(aws: Aws, change: Change) -> bool:
    """Store the change: the commit point. False: an object of this revision is there already (perhaps one's
    own).
    """
    for tried in range(_TRIES):
        try:
            aws.s3.put_object(
                Bucket=aws.archive_bucket,
                Key=place_of(change),
                Body=change_body(change),
                ContentType="application/json",
                IfNoneMatch="*",
            )
        except ClientError as error:
            code = error.response["Error"]["Code"]
            if code == "PreconditionFailed":
                return False
            if code != "ConditionalRequestConflict":
                raise
            aws.sleep(0.05 * 2**tried)
        else:
            return True
    raise Contended("another change of this club is being stored")


def get_change(aws: Aws, club: str, revision: int) -> Change | None:
    """The change at this place, or None where there is none yet."""
    body = body_at(aws, change_place(club, revision))
    return None if body is None else change_from(body)


def change_of(aws: Aws, club: str, revision: int) -> Change | None:
    """The change that made this revision; that of an imported club's own first revision is its founding."""
    if change := get_change(aws, club, revision):
        return change if change.revision == revision else None
    founding = get_change(aws, club, FOUNDING)
    return founding if founding and founding.revision == revision else None


def published(aws: Aws, club: str, revision: int, tournament: str) -> Tournament:
    """The content of a tournament as published in this revision."""
    change = get_change(aws, club, revision)
    if change is not None and change.revision == revision and tournament in change.published:
        return content_from(change.published[tournament])
    founding = change if revision == FOUNDING else get_change(aws, club, FOUNDING)
    carried = founding.carried if founding else None
    content = carried["contents"].get(tournament, {}).get(str(revision)) if carried else None
    if content is None:
        raise Missing("no such publication")
    return content_from(content)


def clubs_in_archive(aws: Aws, after: str = "") -> Iterator[str]:
    """Ids of all clubs that ever were (beyond `after`), closed ones too, by id."""
    beyond: Any = {"StartAfter": f"{CHANGES}{after}"} if after else {}
    lister = aws.s3.get_paginator("list_objects_v2")
    for page in lister.paginate(Bucket=aws.archive_bucket, Prefix=CHANGES, Delimiter="/", **beyond):
        for each in page.get("CommonPrefixes", ()):
            club = each["Prefix"].removeprefix(CHANGES).rstrip("/")
            if club > after:  # its own changes lie beyond its name
                yield club


def revisions_in_archive(aws: Aws, club: str, since: int = 0) -> list[int]:
    """Places of the club's change objects (beyond `since`), ascending: their revisions, the founding 1."""
    after = change_place(club, since) if since else ""
    found = keys(aws, aws.archive_bucket, f"{CHANGES}{club}/", after)
    return [int(key.rpartition("/")[2]) for key in found]


def put_snapshot(aws: Aws, club: str, revision: int, body: bytes) -> None:
    """Store what all changes up to this one left."""
    aws.s3.put_object(
        Bucket=aws.archive_bucket,
        Key=f"{SNAPSHOTS}{club}/{revision:09d}",
        Body=gzip.compress(body, compresslevel=4, mtime=0),
        ContentType="application/json",
        ContentEncoding="gzip",
    )


def get_snapshot(aws: Aws, club: str, revision: int) -> bytes | None:
    """The snapshot of this revision, or None where there is none."""
    body = body_at(aws, f"{SNAPSHOTS}{club}/{revision:09d}")
    return None if body is None else gzip.decompress(body)


def book_place(records: Records, ladder: Ladder, body: bytes) -> str:
    """Where the book with this body belongs: the same book has the same key."""
    return f"{BOOKS}{records.club}/{ladder.revision:09d}-{digest(body)[:16]}"


def book_stands(aws: Aws, place: str, body: bytes) -> bool:
    """Whether the book with this body is at this key, byte for byte."""
    found = body_at(aws, place)
    try:
        return found is not None and gzip.decompress(found) == body
    except (OSError, EOFError, zlib.error):  # somebody put something else there
        return False


def put_book(aws: Aws, records: Records, ladder: Ladder) -> str:
    """Store the ladder with the names and settings that pages need; the key."""
    body = book_body(records, ladder)
    place = book_place(records, ladder, body)
    aws.s3.put_object(
        Bucket=aws.archive_bucket,
        Key=place,
        Body=gzip.compress(body, compresslevel=4, mtime=0),
        ContentType="application/json",
        ContentEncoding="gzip",
    )
    return place


def get_book(aws: Aws, place: str) -> Book:
    """The book at this key; Missing: a newer one has taken its place, read HEAD again."""
    body = body_at(aws, place)
    if body is None:
        raise Missing("this book is no longer kept")
    return book_from(gzip.decompress(body))


def books_in_archive(aws: Aws, club: str) -> list[str]:
    """Keys of all books of the club that are there, oldest first."""
    return keys(aws, aws.archive_bucket, f"{BOOKS}{club}/")


def delete_book(aws: Aws, place: str) -> None:
    """Take a book away; one that is gone already is no error."""
    aws.s3.delete_object(Bucket=aws.archive_bucket, Key=place)


def body_at(aws: Aws, place: str) -> bytes | None:
    """The bytes of the object at this key; None: there is none."""
    found = lying_at(aws, place)
    return None if found is None else found[0]


def lying_at(aws: Aws, place: str) -> tuple[bytes, str] | None:
    """The bytes of the object at this key and its ETag, for whoever puts another in its place; None: there is
    none.
    """
    try:
        answer = aws.s3.get_object(Bucket=aws.archive_bucket, Key=place)
    except ClientError as error:
        if error.response["Error"]["Code"] in {"NoSuchKey", "404"}:
            return None
        raise
    return answer["Body"].read(), answer["ETag"].strip('"')
