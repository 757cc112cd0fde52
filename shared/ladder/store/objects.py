"""Objects of a bucket, many at a time: listing and taking away."""

from collections.abc import Iterable
from typing import Any

from ladder.store.aws import Aws

_DELETIONS = 1000
"""Keys that one DeleteObjects may name."""


def etag_at(aws: Aws, bucket: str, place: str) -> str:
    """The ETag of the object at exactly this key, "" where there is none; for whoever may only list."""
    answer = aws.s3.list_objects_v2(Bucket=bucket, Prefix=place, MaxKeys=1)
    return next((each["ETag"].strip('"') for each in answer.get("Contents", ()) if each["Key"] == place), "")


def etags(aws: Aws, bucket: str, prefix: str, after: str = "") -> dict[str, str]:
    """ETags of every object under `prefix` (of keys beyond `after`), by key, ascending."""
    beyond: Any = {"StartAfter": after} if after else {}
    pages = aws.s3.get_paginator("list_objects_v2").paginate(Bucket=bucket, Prefix=prefix, **beyond)
    return {each["Key"]: each["ETag"].strip('"') for page in pages for each in page.get("Contents", ())}


def keys(aws: Aws, bucket: str, prefix: str, after: str = "") -> list[str]:
    """Keys of every object under `prefix` (beyond `after`), ascending."""
    return list(etags(aws, bucket, prefix, after))


def remove(aws: Aws, bucket: str, places: Iterable[str]) -> None:
    """Take objects away; one that is gone already is no error."""
    left = sorted(places)
    while left:
        some, left = left[:_DELETIONS], left[_DELETIONS:]
        wanted: Any = {"Objects": [{"Key": place} for place in some], "Quiet": True}
        answer = aws.s3.delete_objects(Bucket=bucket, Delete=wanted)
        for error in answer.get("Errors", ()):
            aws.s3.delete_object(Bucket=bucket, Key=error["Key"])  # raises what is wrong
