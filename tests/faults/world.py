"""One installation with failing calls, a clock that moves only when somebody waits, and readers who see all.

It redelivers as AWS does: the client sends a request again whose answer was lost, the pump brings records of
streams back, a schedule's event is tried three times.
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import batched, count
from typing import Any

import pytest
from moto.dynamodbstreams.models import dynamodbstreams_backends
from moto.s3.models import s3_backends

from check import handler as check
from ladder.domain.replay import replay as replayed
from ladder.store import ladders
from publish import desk
from render import handler as render
from replay import handler as replay
from tests.faults.breaker import Breaker
from tests.faults.readers import GreedyCdn, showing
from tests.journeys import stack
from tests.journeys.pump import Pump, Source
from tests.journeys.stack import Answer, Club, Road

_NUMBERS = count(1)
SENDS = 4
"""Times that a client sends a request whose answer it does not get."""
TRIES = 3
"""Times that Lambda tries an event that nobody waits for (asynchronous invocation)."""


@dataclass(frozen=True)
class Asked:
    """One request of a client."""

    method: str
    path: str
    body: Any = None
    headers: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Saved:
    """Everything that an installation holds, and the key of its club."""

    tables: Mapping[str, list[dict[str, Any]]]
    buckets: Mapping[str, Mapping[str, bytes]]
    key: str


@dataclass
class Clock:
    """Seconds; it stands still unless somebody sleeps."""

    now: float = 1_790_000_000.0

    def __call__(self) -> float:
        return self.now

    def sleep(self, seconds: float) -> None:
        self.now += seconds


@dataclass
class World:
    """An installation with one club. `gone`: what nobody may read any more once the site says that it is at
    `revision`; `never`: what nobody may read at any time.
    """

    road: Road
    club: Club
    breaker: Breaker
    cdn: GreedyCdn
    clock: Clock
    gone: tuple[str, ...] = ()
    never: tuple[str, ...] = ()
    revision: int = 0
    reached: dict[str, int] = field(default_factory=dict)

    def ask(self, asked: Asked, *, key: str = "") -> Answer:
        """Send a request, and again while its answer is lost. `key`: the operator's, for a whole path."""
        send = partial(self.road.ask, key=key) if key else self.club.ask
        for _ in range(SENDS):
            self.breaker.enter("publish")
            answer = send(asked.method, asked.path, asked.body, headers=asked.headers)
            if answer.status < 500:
                break
        return answer

    def settle(self) -> None:
        """Let the streams run until they are quiet."""
        self.road.pump.settle()

    def check(self) -> None:
        """The schedule's event; Lambda tries it again where it fails."""
        for tried in range(TRIES):
            self.breaker.enter("check")
            try:
                self.road.check()
            except Exception:  # noqa: BLE001 - whatever a function raises, Lambda tries again
                assert tried < TRIES - 1, "check fails again and again"
            else:
                return

    def watch(self, name: str, asked: dict[str, Any]) -> None:
        """After each call that took effect: is anything to be read that must not be?"""
        aws = self.road.aws
        if name == "put_object" and asked["Bucket"] == aws.site_bucket:
            shown = {asked["Key"]: bytes(asked["Body"])}
            assert not showing(shown, self.never), showing(shown, self.never)
        elif name == "put_item" and asked["TableName"] == aws.ladders_table:
            self._goes_forward("ladder", asked["Item"])
            self._whole_ladder()
        elif (
            name == "put_item"
            and asked["Item"]["SK"]["S"] == "SITE"
            and self._goes_forward("site", asked["Item"]) >= self.revision
        ):
            self.nothing_gone_is_shown()

    def nothing_gone_is_shown(self) -> None:
        """Neither on the site nor in the CDN."""
        for pages in (self.road.site(), self.cdn.cached):
            assert not showing(pages, self.gone), showing(pages, self.gone)

    def _goes_forward(self, what: str, row: dict[str, Any]) -> int:
        """The revision of a row that was just put: it never goes back."""
        revision = int(row["revision"]["N"])
        assert revision >= self.reached.get(what, 0), f"{what} went back to {revision}"
        self.reached[what] = revision
        return revision

    def _whole_ladder(self) -> None:
        club = self.road.clients["dynamodb"].scan(TableName=self.road.aws.ladders_table)["Items"][0]
        found = ladders.current(self.road.aws, club["PK"]["S"].removeprefix("C#"))
        if found is not None:
            _, book = found
            assert replayed(book.records) == book.ladder, "half a ladder could be read"


@contextmanager
def world(account: Mapping[str, Any], saved: Saved | None = None) -> Iterator[World]:
    """An installation as it was saved, or a new one; every function works on it while this runs."""
    built = FastRoad(**vars(stack.build(account, f"fault-{next(_NUMBERS)}")))
    clock, breaker = Clock(), Breaker()
    cdn = GreedyCdn(bucket=built.site)
    clients = {**account, "cloudfront": cdn}.__getitem__
    built.aws = replace(built.aws, clients=clients, clock=clock, sleep=clock.sleep, workers=1)
    built.pump = Pump(built.pump.streams, tuple(_entered(each, breaker) for each in built.pump.sources))
    with pytest.MonkeyPatch.context() as patch:
        failing = breaker.over(built.aws)
        for function in (desk, replay, render, check):
            patch.setattr(function, "aws", lambda: failing)
        render._house.cache_clear()
        if saved:
            _load(built, saved)
            cdn.cached = built.site()
        club = Club(built, "circolo", saved.key if saved else "")
        made = World(built, club, breaker, cdn, clock)
        yield made
    for table in (built.aws.records_table, built.aws.ladders_table, built.aws.site_table):
        account["dynamodb"].delete_table(TableName=table)
    for bucket in (built.aws.archive_bucket, built.aws.site_bucket):
        _backend().buckets.pop(bucket)
    _streams().shard_iterators.clear()  # each of them holds on to its table


def save(made: World) -> Saved:
    """Everything that the installation holds."""
    account, aws = made.road.clients, made.road.aws
    tables = {
        kind: account["dynamodb"].scan(TableName=getattr(aws, kind))["Items"]
        for kind in ("records_table", "ladders_table", "site_table")
    }
    buckets = {kind: objects(getattr(aws, kind)) for kind in ("archive_bucket", "site_bucket")}
    return Saved(tables, buckets, made.club.key)


def _load(road: Road, saved: Saved) -> None:
    for kind, items in saved.tables.items():
        for batch in batched(items, 25, strict=False):
            requests = [{"PutRequest": {"Item": item}} for item in batch]
            road.clients["dynamodb"].batch_write_item(RequestItems={getattr(road.aws, kind): requests})
    for kind, bodies in saved.buckets.items():
        for key, body in bodies.items():
            road.clients["s3"].put_object(Bucket=getattr(road.aws, kind), Key=key, Body=body)
    for source in road.pump.sources:
        road.pump._read(source)  # what made the tables what they are has been delivered


def _entered(source: Source, breaker: Breaker) -> Source:
    def handler(event: dict[str, Any], context: Any) -> Any:
        breaker.enter(source.name.lower())
        return source.handler(event, context)

    return replace(source, handler=handler)


def objects(bucket: str) -> dict[str, bytes]:
    """Every object, read from moto itself: a hundred times as fast as asking for each."""
    return {
        key: each.value for key, each in _backend().buckets[bucket].keys.items() if hasattr(each, "value")
    }


def _streams() -> Any:
    return dynamodbstreams_backends["123456789012"][stack.REGION]


def _backend() -> Any:
    return s3_backends["123456789012"]["aws"]


class FastRoad(Road):
    """A road whose buckets are read at once."""

    def site(self) -> dict[str, bytes]:
        return objects(self.aws.site_bucket)

    def archive(self) -> dict[str, bytes]:
        return objects(self.aws.archive_bucket)
