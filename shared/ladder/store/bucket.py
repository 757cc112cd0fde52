"""The site bucket: putting, taking away and listing pages. It refuses to overwrite what it does not know."""

from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol

from botocore.exceptions import ClientError

from ladder.domain.errors import Contended
from ladder.store.aws import Aws
from ladder.store.manifest import Shown, content_digest

CACHE_CONTROL = "max-age=0, must-revalidate, s-maxage=60"
"""A browser asks each time, the CDN once a minute (CONTRACT, Pages)."""
_TRIES = 6
_DELETIONS = 1000
"""Keys that one DeleteObjects may name."""


class Page(Protocol):
    """A page's bytes and their type."""

    @property
    def body(self) -> bytes:
        """The bytes as they are served."""

    @property
    def content_type(self) -> str:
        """The Content-Type as it is served."""


def put_pages(
    aws: Aws, pages: Mapping[str, Page], known: Mapping[str, Shown], renew: Callable[[], None]
) -> dict[str, Shown]:
    """Put the pages, each on the condition that it is as `known` (or new); what is on the site now, by path.

    A page that is not as known is adopted as it is, once `renew` has made sure that the lease is one's own.
    """

    def put(path: str) -> Shown:
        return _put(aws, path, pages[path], known.get(path, Shown()).etag, renew)

    if aws.workers == 1:
        return {path: put(path) for path in pages}
    with ThreadPoolExecutor(aws.workers) as pool:
        return dict(zip(pages, pool.map(put, pages), strict=True))


def _put(aws: Aws, path: str, page: Page, etag: str, renew: Callable[[], None]) -> Shown:
    content = content_digest(page.body)
    for tried in range(_TRIES):
        condition: Any = {"IfMatch": f'"{etag}"'} if etag else {"IfNoneMatch": "*"}
        try:
            answer = aws.s3.put_object(
                Bucket=aws.site_bucket,
                Key=path,
                Body=page.body,
                ContentType=page.content_type,
                CacheControl=CACHE_CONTROL,
                **condition,
            )
        except ClientError as error:
            code = error.response["Error"]["Code"]
            if code == "ConditionalRequestConflict":
                aws.sleep(0.05 * 2**tried)
            elif code in {"PreconditionFailed", "NoSuchKey", "404"}:
                renew()
                etag = _etag(aws, path)
                if etag == content:
                    return Shown(etag, content)
            else:
                raise
        else:
            return Shown(answer["ETag"].strip('"'), content)
    raise Contended("another render is at this page")


def _etag(aws: Aws, path: str) -> str:
    """The ETag of the page as it is; "" where there is none."""
    try:
        return aws.s3.head_object(Bucket=aws.site_bucket, Key=path)["ETag"].strip('"')
    except ClientError as error:
        if error.response["Error"]["Code"] in {"NoSuchKey", "404"}:
            return ""
        raise


def remove_pages(aws: Aws, paths: Iterable[str]) -> None:
    """Take pages away; one that is gone already is no error."""
    left = sorted(paths)
    while left:
        some, left = left[:_DELETIONS], left[_DELETIONS:]
        wanted: Any = {"Objects": [{"Key": path} for path in some], "Quiet": True}
        answer = aws.s3.delete_objects(Bucket=aws.site_bucket, Delete=wanted)
        for error in answer.get("Errors", ()):
            aws.s3.delete_object(Bucket=aws.site_bucket, Key=error["Key"])


def listed(aws: Aws, prefix: str) -> dict[str, str]:
    """ETags of all pages under `prefix`, by path."""
    pages = aws.s3.get_paginator("list_objects_v2").paginate(Bucket=aws.site_bucket, Prefix=prefix)
    return {each["Key"]: each["ETag"].strip('"') for page in pages for each in page.get("Contents", ())}
