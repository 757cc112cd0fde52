"""The pump itself: each rule of Lambda's that the journeys lean on."""

from typing import Any

import pytest

from tests.journeys.pump import Pump, Source

REVISION = {"dynamodb": {"Keys": {"SK": {"S": ["REVISION"]}}}}


class Stream:
    """A `dynamodbstreams` client with one shard, in memory."""

    def __init__(self) -> None:
        self.records: list[dict[str, Any]] = []

    def add(self, club: str, sort_key: str = "REVISION") -> None:
        number = str(100 + len(self.records))
        keys = {"PK": {"S": f"C#{club}"}, "SK": {"S": sort_key}}
        self.records.append({"eventName": "MODIFY", "dynamodb": {"Keys": keys, "SequenceNumber": number}})

    def describe_stream(self, StreamArn):  # noqa: N803 - boto3's spelling
        return {"StreamDescription": {"Shards": [{"ShardId": "s"}]}}

    def get_shard_iterator(self, **_):
        return {"ShardIterator": "0"}

    def get_records(self, ShardIterator):  # noqa: N803 - boto3's spelling
        return {"Records": self.records[int(ShardIterator) :], "NextShardIterator": str(len(self.records))}


def clubs(event):
    return [record["dynamodb"]["Keys"]["PK"]["S"].removeprefix("C#") for record in event["Records"]]


def identifiers(event, *names):
    return {
        "batchItemFailures": [
            {"itemIdentifier": record["dynamodb"]["SequenceNumber"]}
            for record, name in zip(event["Records"], clubs(event), strict=True)
            if name in names
        ]
    }


@pytest.fixture
def stream():
    return Stream()


def source(handler, **settings):
    return Source("replay", "arn", handler, (REVISION,), **settings)


def test_only_records_that_the_filter_names_are_delivered(stream):
    seen = []
    pump = Pump(stream, (source(lambda event, _: seen.extend(clubs(event))),))
    stream.add("a", "T#1")
    stream.add("b")
    stream.add("c", "REVISION#2")

    pump.settle()

    assert seen == ["b"]


def test_records_come_in_order_and_in_batches_of_the_size(stream):
    seen = []
    pump = Pump(stream, (source(lambda event, _: seen.append(clubs(event)), batch_size=2),))
    for name in "abcde":
        stream.add(name)

    pump.settle()

    assert seen == [["a", "b"], ["c", "d"], ["e"]]


def test_what_was_delivered_is_not_delivered_again(stream):
    seen = []
    pump = Pump(stream, (source(lambda event, _: seen.extend(clubs(event))),))
    stream.add("a")
    pump.settle()
    stream.add("b")
    pump.settle()

    assert seen == ["a", "b"]


def test_everything_from_the_earliest_failure_on_comes_again(stream):
    seen = []

    def handler(event, _):
        seen.append(clubs(event))
        return identifiers(event, "b", "d") if len(seen) == 1 else {"batchItemFailures": []}

    pump = Pump(stream, (source(handler),))
    for name in "abcd":
        stream.add(name)

    pump.settle()

    assert seen == [["a", "b", "c", "d"], ["b", "c", "d"]]
    assert pump.given_up == []


def test_an_identifier_that_was_not_in_the_batch_fails_the_whole_batch(stream):
    seen = []

    def handler(event, _):
        seen.append(clubs(event))
        return {"batchItemFailures": [{"itemIdentifier": ""}]} if len(seen) == 1 else None

    pump = Pump(stream, (source(handler, bisect=False),))
    for name in "ab":
        stream.add(name)

    pump.settle()

    assert seen == [["a", "b"], ["a", "b"]]


def test_a_raise_halves_the_batch_until_the_poison_stands_alone(stream):
    seen = []

    def handler(event, _):
        if "poison" in clubs(event):
            raise RuntimeError
        seen.extend(clubs(event))

    pump = Pump(stream, (source(handler),))
    for name in ("a", "b", "poison", "c"):
        stream.add(name)

    pump.settle()

    assert seen == ["a", "b", "c"]
    assert [(each.count, each.attempts) for each in pump.given_up] == [(1, 6)]


def test_after_the_retries_the_batch_goes_to_the_failure_queue_and_the_stream_moves_on(stream):
    seen = []

    def handler(event, _):
        seen.append(clubs(event))
        return identifiers(event, "poison")

    pump = Pump(stream, (source(handler, retries=2, batch_size=1),))
    for name in ("poison", "a"):
        stream.add(name)

    pump.settle()

    assert seen == [["poison"], ["poison"], ["poison"], ["a"]]
    assert pump.given_up[0].first == "100"


def test_a_loop_is_noticed(stream):
    pump = Pump(stream, (source(lambda event, _: stream.add("a")),))
    stream.add("a")

    with pytest.raises(AssertionError, match="not quiet"):
        pump.settle(rounds=20)
