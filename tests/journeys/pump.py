"""Lambda's rules for a DynamoDB stream: filter, batch, partial failure, bisect, retries, failure queue.

No emulator here models them, and the product leans on them: what fails is brought back, what succeeds is not
asked for again, and a poisoned record never holds up its shard for ever. There is no clock: the pump delivers
until nothing is left, and a retry comes at once. Source: the AWS Lambda Developer Guide, "Process DynamoDB
records with Lambda".
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

Record = dict[str, Any]
Handler = Callable[[dict[str, Any], Any], Any]


@dataclass(frozen=True)
class Source:
    """One event source mapping: which function a table's stream wakes, and how its failures are treated."""

    name: str
    stream: str
    handler: Handler
    filters: tuple[dict[str, Any], ...] = ()
    batch_size: int = 100
    retries: int = 5
    bisect: bool = True
    partial: bool = True


@dataclass(frozen=True)
class GivenUp:
    """What lands in the failure queue: as on AWS, no record, only where it stands in the stream."""

    source: str
    first: str
    last: str
    count: int
    attempts: int


@dataclass
class Batch:
    """Records that are delivered together, and how often they have been delivered already."""

    records: list[Record]
    attempts: int = 0


@dataclass
class Pump:
    """Reads every source's stream from its beginning and delivers what its filter lets through.

    `streams`: a boto3 `dynamodbstreams` client.
    """

    streams: Any
    sources: tuple[Source, ...]
    given_up: list[GivenUp] = field(default_factory=list)
    calls: dict[str, int] = field(default_factory=dict)
    _iterators: dict[str, str] = field(default_factory=dict)
    _waiting: dict[str, list[Batch]] = field(default_factory=dict)

    def settle(self, rounds: int = 200) -> None:
        """Deliver until every stream is quiet; a chain that never ends is an error (a loop has formed)."""
        for _ in range(rounds):
            moved = [self.step(source) for source in self.sources]
            if True not in moved:
                return
        raise AssertionError(f"the streams are not quiet after {rounds} rounds: {self.calls}")

    def step(self, source: Source) -> bool:
        """Deliver one batch of one source; False where nothing was waiting."""
        waiting = self._waiting.setdefault(source.name, [])
        fresh = [record for record in self._read(source) if _passes(record, source.filters)]
        waiting.extend(Batch(list(part)) for part in _parts(fresh, source.batch_size))
        if not waiting:
            return False
        batch = waiting.pop(0)
        waiting[:0] = self._deliver(source, batch)
        return True

    def _read(self, source: Source) -> list[Record]:
        if source.name not in self._iterators:
            shard = self.streams.describe_stream(StreamArn=source.stream)["StreamDescription"]["Shards"][0]
            self._iterators[source.name] = self.streams.get_shard_iterator(
                StreamArn=source.stream, ShardId=shard["ShardId"], ShardIteratorType="TRIM_HORIZON"
            )["ShardIterator"]
        answer = self.streams.get_records(ShardIterator=self._iterators[source.name])
        self._iterators[source.name] = answer["NextShardIterator"]
        return list(answer["Records"])

    def _deliver(self, source: Source, batch: Batch) -> list[Batch]:
        """Call the function once; what it must be given again, in order."""
        batch.attempts += 1
        self.calls[source.name] = self.calls.get(source.name, 0) + 1
        try:
            answer = source.handler({"Records": [_event(record) for record in batch.records]}, None)
        except Exception:  # noqa: BLE001 - whatever a function raises, Lambda calls it a function error
            return self._again(source, batch, 0, failed=True)
        if not source.partial:
            return []
        first = _first_failure(answer, [_number(record) for record in batch.records])
        return self._again(source, batch, first, failed=first == 0) if first is not None else []

    def _again(self, source: Source, batch: Batch, first: int, *, failed: bool) -> list[Batch]:
        """All from the first failure on is delivered again; a batch that failed whole is halved (bisect)."""
        rest = batch.records[first:]
        if batch.attempts > source.retries:
            numbers = [_number(record) for record in rest]
            self.given_up.append(GivenUp(source.name, numbers[0], numbers[-1], len(rest), batch.attempts))
            return []
        if source.bisect and failed and len(rest) > 1:
            middle = len(rest) // 2
            return [Batch(rest[:middle], batch.attempts), Batch(rest[middle:], batch.attempts)]
        return [Batch(rest, batch.attempts)]


def _parts(records: list[Record], size: int) -> Iterator[list[Record]]:
    for start in range(0, len(records), size):
        yield records[start : start + size]


def _number(record: Record) -> str:
    return str(record["dynamodb"]["SequenceNumber"])


def _event(record: Record) -> Record:
    """A record as Lambda hands it over: times are numbers there, not datetimes."""
    at = record["dynamodb"].get("ApproximateCreationDateTime")
    body = {**record["dynamodb"], "ApproximateCreationDateTime": at.timestamp() if at else 0.0}
    return {**record, "dynamodb": body}


def _first_failure(answer: Any, numbers: list[str]) -> int | None:
    """Place of the earliest failed record; None: all done. What Lambda cannot read fails the whole batch."""
    failures = (answer or {}).get("batchItemFailures") or []
    names = [failure.get("itemIdentifier") for failure in failures]
    if not names:
        return None
    if any(name not in numbers for name in names):
        return 0
    return min(numbers.index(name) for name in names)


def _passes(record: Record, filters: tuple[dict[str, Any], ...]) -> bool:
    return not filters or any(_matches(pattern, record) for pattern in filters)


def _matches(pattern: Mapping[str, Any], value: Any) -> bool:
    """EventBridge's pattern language as far as templates here use it: nested keys, lists of exact values."""
    return isinstance(value, Mapping) and all(
        _matches(wanted, value.get(key)) if isinstance(wanted, Mapping) else value.get(key) in wanted
        for key, wanted in pattern.items()
    )
