"""Where everything is: three tables, two buckets, one distribution, and the clients to reach them."""

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

import boto3
from botocore.config import Config
from botocore.handlers import add_expect_header

if TYPE_CHECKING:
    from mypy_boto3_cloudfront import CloudFrontClient
    from mypy_boto3_dynamodb import DynamoDBClient
    from mypy_boto3_s3 import S3Client

WORKERS = 8
"""Pages put at one time: a put waits some 25 ms for S3, so 300 pages take one second and not eight."""

_CONFIG = Config(
    retries={"mode": "standard", "total_max_attempts": 4},
    connect_timeout=2,
    read_timeout=10,
    max_pool_connections=2 * WORKERS,
    account_id_endpoint_mode="disabled",  # one host a service, so that an emulator can stand in for it
)


def _clients() -> Callable[[str], Any]:
    session = boto3.Session()

    def client(service: str) -> Any:  # noqa: ANN401 - a client has no class that can be named
        made = session.client(service, config=_CONFIG)  # type: ignore[call-overload]
        if service == "s3":
            # "Expect: 100-continue" asks before each body whether it may come: a second way to S3 and back,
            # for pages that are one packet or ten.
            made.meta.events.unregister("before-call.s3", add_expect_header)
        return made

    return client


@dataclass(frozen=True)
class Aws:
    """Names and clients. `clients` makes a client by service name; a test hands in its own. Times are in
    seconds.
    """

    records_table: str
    ladders_table: str
    site_table: str
    archive_bucket: str
    site_bucket: str
    distribution: str
    clients: Callable[[str], Any]
    sleep: Callable[[float], None] = time.sleep
    clock: Callable[[], float] = time.time
    workers: int = WORKERS
    site_address: str = ""
    """Scheme and host of the site as readers reach it; only render is told."""

    @cached_property
    def dynamodb(self) -> "DynamoDBClient":
        """The client for the three tables."""
        return self.clients("dynamodb")  # type: ignore[no-any-return]

    @cached_property
    def s3(self) -> "S3Client":
        """The client for the two buckets."""
        return self.clients("s3")  # type: ignore[no-any-return]

    @cached_property
    def cloudfront(self) -> "CloudFrontClient":
        """The client for the distribution."""
        return self.clients("cloudfront")  # type: ignore[no-any-return]


def connect(environ: Mapping[str, str]) -> Aws:
    """The installation that the environment names. A function that needs no site is given none: then those
    are empty.
    """
    return Aws(
        records_table=environ.get("RECORDS_TABLE", ""),
        ladders_table=environ.get("LADDERS_TABLE", ""),
        site_table=environ.get("SITE_TABLE", ""),
        archive_bucket=environ.get("ARCHIVE_BUCKET", ""),
        site_bucket=environ.get("SITE_BUCKET", ""),
        distribution=environ.get("DISTRIBUTION_ID", ""),
        clients=_clients(),
        site_address=environ.get("SITE_ADDRESS", ""),
    )
