"""Old versions of objects, taken away for good: in a versioned bucket a deletion alone hides them only."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from ladder.store.aws import Aws


@dataclass(frozen=True, slots=True)
class Version:
    """One version of an object, or the mark of a deletion. `latest`: what is read at its key now."""

    key: str
    id: str
    latest: bool
    mark: bool


def versions(aws: Aws, prefix: str) -> Iterator[Version]:
    """Every version of every object of the archive under a prefix, and every mark."""
    for page in aws.s3.get_paginator("list_object_versions").paginate(
        Bucket=aws.archive_bucket, Prefix=prefix
    ):
        for kind in ("Versions", "DeleteMarkers"):
            listed: Any = page.get(kind, ())
            for each in listed:
                yield Version(each["Key"], each["VersionId"], each["IsLatest"], mark=kind == "DeleteMarkers")


def purge(aws: Aws, prefix: str, stays: Callable[[str], bool]) -> tuple[Version, ...]:
    """Take away every version under a prefix but the latest of keys that stay; which ones those were.

    A mark of a deletion goes with what it hides: first that, so that nothing comes to light again.
    """
    gone = [each for each in versions(aws, prefix) if each.mark or not (each.latest and stays(each.key))]
    # One by one: the emulator asks for another right for the first of many. Deletions cost nothing.
    for some in ([each for each in gone if not each.mark], [each for each in gone if each.mark]):
        with ThreadPoolExecutor(aws.workers) as pool:
            list(pool.map(lambda each: _delete(aws, each), some))
    return tuple(gone)


def _delete(aws: Aws, version: Version) -> None:
    aws.s3.delete_object(Bucket=aws.archive_bucket, Key=version.key, VersionId=version.id)
