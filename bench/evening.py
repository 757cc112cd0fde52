"""What one evening costs a ten-year club: requests, bytes and pages, counted on an emulated AWS, not timed.

The road itself is walked: `writer.commit`, then the replay and render handlers with the stream's own events.
"""

import gc
import os
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from types import SimpleNamespace
from typing import Any
from unittest import mock

from bench.clubs import Size, club, evening

PLAYERS = 40
FIRST = "evening-00000"
TEMPLATE = Path(__file__).parents[1] / "template.yaml"
NAMES = {"RECORDS_TABLE": "Records", "LADDERS_TABLE": "Ladders", "SITE_TABLE": "SiteState"}
ENVIRONMENT = {name: table.lower() for name, table in NAMES.items()} | {
    "ARCHIVE_BUCKET": "archive",
    "SITE_BUCKET": "pages",
    "DISTRIBUTION_ID": "E1",
    "AWS_DEFAULT_REGION": "eu-south-1",
    "AWS_ACCESS_KEY_ID": "test",
    "AWS_SECRET_ACCESS_KEY": "test",
    "POWERTOOLS_SERVICE_NAME": "bench",
    "POWERTOOLS_METRICS_NAMESPACE": "bench",
    "POWERTOOLS_LOG_LEVEL": "CRITICAL",
}


@dataclass(slots=True)
class Tally:
    """Requests by operation, bytes sent and received, and the keys of pages put."""

    requests: Counter[str] = field(default_factory=Counter)
    sent: int = 0
    received: int = 0
    pages: list[str] = field(default_factory=list)

    def count(self, model: Any, params: dict[str, Any], **_: Any) -> None:  # noqa: ANN401 - botocore's event
        """A request is about to leave."""
        self.requests[model.name] += 1
        body = params["body"]
        self.sent += len(body.read() if hasattr(body, "read") else body)
        if hasattr(body, "seek"):
            body.seek(0)
        if model.name == "PutObject" and params["context"]["input_params"]["Bucket"] == "pages":
            self.pages.append(params["context"]["input_params"]["Key"])

    def answer(self, http_response: Any, model: Any, parsed: Any, **_: Any) -> None:  # noqa: ANN401 - as above
        """Its answer has come; of a streamed one the length is told."""
        streamed = model.has_streaming_output
        self.received += parsed["ContentLength"] if streamed else len(http_response.content)


def report() -> Iterator[str]:
    """The rows of the table, and the two budgets with what was counted."""
    with installation() as (aws, tallied):
        from ladder.domain.publication import publish  # noqa: PLC0415 - under the emulation
        from ladder.store.writer import Decision, commit, create  # noqa: PLC0415

        size = Size(500, PLAYERS, 5, 300)
        records = create(aws, club(size), act(1), {}).records
        replayed(records.club)
        rendered(records.club)
        seated = Random(7).sample(sorted(records.members), PLAYERS)
        new = evening(size.tournaments, [records.members[one].name for one in seated], 5, Random(7))
        links = dict(enumerate(seated, start=1))

        def decide(now: Any) -> Decision:  # noqa: ANN401 - Records, imported under the emulation
            after = publish(now, "tonight", new, links, "t_tonight", now.revision + 1, frozenset())
            return Decision(after, "tournament.published", "tonight", published={"tonight": new})

        steps: tuple[tuple[str, Callable[[], Any]], ...] = (
            ("publish", lambda: commit(aws, records.club, decide, act(2))),
            ("replay", lambda: replayed(records.club)),
            ("render", lambda: rendered(records.club)),
            ("render again, nothing changed", lambda: rendered(records.club)),
            ("correct the very first evening", lambda: commit(aws, records.club, first_turned, act(3))),
            ("replay that", lambda: replayed(records.club)),
            ("render that", lambda: rendered(records.club)),
        )
        yield f"One evening of {PLAYERS} players published into a club of {size} (counted):"
        tallies = {}
        for name, step in steps:
            tallies[name] = tally = tallied(step)
            kinds = ", ".join(f"{kind} {times}" for kind, times in sorted(tally.requests.items()))
            yield f"  {name:<30} {tally.sent:>9,} B sent {tally.received:>9,} B received   {kinds}"
        yield from _budgets(tallies)
        yield from _handler_beside_replay(aws, records.club)


def _budgets(tallies: dict[str, Tally]) -> Iterator[str]:
    queries = tallies["replay"].requests["Query"]
    pages = tallies["render"].pages
    members = sum("/members/m_" in page for page in pages)
    yield f"  Query pages that the replay reads: {queries} (budget 1)"
    others = len(pages) - members
    yield f"  pages written: {members} of members ({PLAYERS} played), {others} others (budget 12)"
    assert queries == 1, "the records of ten years are more than one Query page"
    assert members <= PLAYERS, "a page of a member who did not play was written"
    assert others <= 12, "more than twelve other objects were written"
    assert not tallies["render again, nothing changed"].pages, "a page was written although nothing changed"
    corrected, shown = tallies["replay that"].requests, tallies["render that"].pages
    yield (
        f"  a correction of the very first evening: {corrected['Query']} Query page (budget 1),"
        f" {corrected['PutObject']} book (budget 1), {len(shown)} pages whose bytes changed"
    )
    assert (corrected["Query"], corrected["PutObject"]) == (1, 1), "more than one page or book"
    assert len(shown) == len(set(shown)), "a page was written twice"


def first_turned(now: Any) -> Any:  # noqa: ANN401 - Records -> Decision, imported under the emulation
    """The decision to correct the club's very first evening."""
    from ladder.domain.correction import correct  # noqa: PLC0415 - under the emulation
    from ladder.store.writer import Decision  # noqa: PLC0415

    after = correct(now, FIRST, turned(now.tournaments[FIRST].tournament))
    return Decision(after, "tournament.corrected", FIRST)


def turned(content: Any) -> Any:  # noqa: ANN401 - Tournament
    """The evening with the first game's result turned round."""
    first, *rounds = content.rounds
    game, *games = first.games
    other = replace(game, result="0-1" if game.result == "1-0" else "1-0")
    return replace(content, rounds=(replace(first, games=(other, *games)), *rounds))


def _handler_beside_replay(aws: Any, club_id: str) -> Iterator[str]:  # noqa: ANN401 - Aws
    """Processor time of one call of replay's handler, beside what it must do: read, replay, write."""
    from ladder.domain.replay import replay  # noqa: PLC0415 - under the emulation
    from ladder.store import ladders, records, writer  # noqa: PLC0415

    times: dict[str, list[float]] = {}

    def timed[Value](name: str, work: Callable[[], Value]) -> Value:
        gc.collect()
        started = process_time()
        value = work()
        times.setdefault(name, []).append(process_time() - started)
        return value

    def read() -> Any:  # noqa: ANN401 - State
        records.position(aws, club_id)
        return records.state(aws, club_id)

    for _ in range(7):
        writer.touch(aws, club_id)
        timed("handler", lambda: replayed(club_id))
        writer.touch(aws, club_id)
        state = timed("reading", read)
        ladder = timed("replay", partial(replay, state.records))
        timed("writing", partial(ladders.flip, aws, state.records, ladder, state.touch))
    each = {name: 1000 * median(found) for name, found in times.items()}
    ratio = (each["handler"] - each["reading"] - each["writing"]) / each["replay"]
    parts = ", ".join(f"{name} {value:.0f} ms" for name, value in each.items())
    yield f"  replay's handler: {parts}: {ratio:.2f} x the bare replay, plus reading and writing (budget 1.5)"
    assert ratio <= 1.5, "the handler does more than it must"


def act(number: int) -> Any:  # noqa: ANN401 - Act
    """Who does something, and when."""
    from ladder.store.writer import Act  # noqa: PLC0415 - under the emulation

    return Act("k_1", f"2026-01-0{number}T00:00:00Z", f"r{number}")


@contextmanager
def installation() -> Iterator[tuple[Any, Callable[[Callable[[], Any]], Tally]]]:
    """Tables and buckets as the template makes them, and a way to count what a step asks of them."""
    from cfnlint.decode.decode import decode  # noqa: PLC0415 - heavy, and only here
    from moto import mock_aws  # noqa: PLC0415

    with mock.patch.dict(os.environ, ENVIRONMENT), mock_aws():
        from ladder.store.aws import connect  # noqa: PLC0415 - the environment stands now

        aws = replace(connect(os.environ), workers=1)
        template, _ = decode(str(TEMPLATE))
        for name, resource in NAMES.items():
            wanted = ("BillingMode", "KeySchema", "AttributeDefinitions")
            properties = {key: template["Resources"][resource]["Properties"][key] for key in wanted}
            aws.dynamodb.create_table(TableName=ENVIRONMENT[name], **properties)
        for bucket in ("archive", "pages"):
            where: Any = {"LocationConstraint": "eu-south-1"}
            aws.s3.create_bucket(Bucket=bucket, CreateBucketConfiguration=where)
        with (
            mock.patch("replay.handler.aws", return_value=aws),
            mock.patch("render.handler.aws", return_value=aws),
        ):
            yield aws, lambda step: _tallied(aws, step)


def _tallied(aws: Any, step: Callable[[], Any]) -> Tally:  # noqa: ANN401 - Aws, imported under the emulation
    tally = Tally()
    for client in (aws.dynamodb, aws.s3):
        client.meta.events.register("before-call.*.*", tally.count, unique_id="tally")
        client.meta.events.register("after-call.*.*", tally.answer, unique_id="answers")
    try:
        step()
    finally:
        for client in (aws.dynamodb, aws.s3):
            client.meta.events.unregister("before-call.*.*", unique_id="tally")
            client.meta.events.unregister("after-call.*.*", unique_id="answers")
    return tally


def _event(club_id: str, row: str) -> dict[str, Any]:
    keys = {"PK": {"S": f"C#{club_id}"}, "SK": {"S": row}}
    record = {
        "eventSource": "aws:dynamodb",
        "eventName": "MODIFY",
        "dynamodb": {"Keys": keys, "SequenceNumber": "1"},
    }
    return {"Records": [record]}


def _context() -> Any:  # noqa: ANN401 - what Powertools reads of Lambda's context
    return SimpleNamespace(
        function_name="bench",
        memory_limit_in_mb=512,
        invoked_function_arn="arn:aws:lambda:eu-south-1:1:function:bench",
        aws_request_id="r",
        get_remaining_time_in_millis=lambda: 60_000,
    )


def replayed(club_id: str) -> None:
    """What replay's handler does with the stream's record of a change."""
    from replay.handler import handler  # noqa: PLC0415 - under the emulation

    assert handler(_event(club_id, "REVISION"), _context()) == {"batchItemFailures": []}


def rendered(club_id: str) -> None:
    """What render's handler does with the stream's record of a ladder that moved."""
    from render.handler import handler  # noqa: PLC0415 - under the emulation

    assert handler(_event(club_id, "HEAD"), _context()) == {"batchItemFailures": []}
