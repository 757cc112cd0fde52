"""The site bucket: what lies there, and putting pages. It refuses to overwrite what it does not know."""

from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from threading import BoundedSemaphore
from typing import Any, Protocol

from botocore.exceptions import ClientError

from ladder.domain.errors import Contended
from ladder.store.aws import Aws
from ladder.store.manifest import Shown, content_digest, prefix_of
from ladder.store.objects import etag_at, etags

CACHE_CONTROL = "max-age=0, must-revalidate, s-maxage=60"
"""A browser asks each time, the CDN once a minute (CONTRACT, Pages)."""
_TRIES = 6
_WAITING = 8
"""Pages a worker that may be written and not yet put: some ten megabytes in all."""


class Page(Protocol):
    """A page's bytes and their type."""

    @property
    def body(self) -> bytes:
        """The bytes as they are served."""

    @property
    def content_type(self) -> str:
        """The Content-Type as it is served."""


def lying(aws: Aws, paths: Iterable[str]) -> dict[str, str]:
    """ETags of all that lies under the roots of these paths, by path."""
    found: dict[str, str] = {}
    for prefix in sorted({prefix_of(path) for path in paths}):
        if prefix.endswith("/"):
            found |= etags(aws, aws.site_bucket, prefix)
        elif etag := etag_at(aws, aws.site_bucket, prefix):
            # A page that is no folder's, `club/SLUG`, is the beginning of another club's `club/SLUGS/`, too.
            found[prefix] = etag
    return found


def put_pages(
    aws: Aws, pages: Mapping[str, Page], known: Mapping[str, Shown], renew: Callable[[], None]
) -> dict[str, Shown]:
    """Put the pages that are not as `known`, each on the condition that it is so (or new); what is on the
    site now, by path.

    Each page is looked up once, while those before it are being put: `pages` may write them only then.
    A page that is not as known is adopted as it is, once `renew` has made sure that the lease is one's own.
    """
    if aws.workers == 1:
        return {path: _brought(aws, path, pages[path], known, renew) for path in pages}
    waiting = BoundedSemaphore(_WAITING * aws.workers)
    with ThreadPoolExecutor(aws.workers) as pool:
        under_way: dict[str, Future[Shown]] = {}
        for path in pages:
            page = pages[path]
            waiting.acquire()  # pages that wait for a worker are kept in memory: not all of them
            under_way[path] = pool.submit(_brought, aws, path, page, known, renew)
            under_way[path].add_done_callback(lambda _: waiting.release())
        return {path: each.result() for path, each in under_way.items()}


def _brought(aws: Aws, path: str, page: Page, known: Mapping[str, Shown], renew: Callable[[], None]) -> Shown:
    """This page brought to what it is to be: as it was, if that is known to be the same."""
    shown, content = known.get(path, Shown()), content_digest(page.body)
    if shown.etag and shown.content == content:
        return shown
    return _put(aws, path, page, content, shown.etag, renew)


def _put(aws: Aws, path: str, page: Page, content: str, etag: str, renew: Callable[[], None]) -> Shown:
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
