"""What one evening costs a ten-year club: requests, bytes and pages, counted on an emulated AWS, not timed.

The road itself is walked: `writer.commit`, then the replay and render handlers with the stream's own events.
"""

import os
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any
from unittest import mock

from bench.clubs import Size, club, evening

PLAYERS = 40
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
    with _installation() as (aws, tallied):
        from ladder.domain.publication import publish  # noqa: PLC0415 - under the emulation
        from ladder.store.writer import Act, Decision, commit, create  # noqa: PLC0415

        size = Size(500, PLAYERS, 5, 300)
        records = create(aws, club(size), Act("k_1", "2026-01-01T00:00:00Z", "r1"), {}).records
        _replay(records.club)
        _render(records.club)
        seated = Random(7).sample(sorted(records.members), PLAYERS)
        new = evening(size.tournaments, [records.members[one].name for one in seated], 5, Random(7))
        links = dict(enumerate(seated, start=1))

        def decide(now: Any) -> Decision:  # noqa: ANN401 - Records, imported under the emulation
            after = publish(now, "tonight", new, links, "t_tonight", now.revision + 1, frozenset())
            return Decision(after, "tournament.published", "tonight", published={"tonight": new})

        steps: tuple[tuple[str, Callable[[], Any]], ...] = (
            ("publish", lambda: commit(aws, records.club, decide, Act("k_1", "2026-01-02T00:00:00Z", "r2"))),
            ("replay", lambda: _replay(records.club)),
            ("render", lambda: _render(records.club)),
            ("render again, nothing changed", lambda: _render(records.club)),
        )
        yield f"One evening of {PLAYERS} players published into a club of {size} (counted):"
        tallies = {}
        for name, step in steps:
            tallies[name] = tally = tallied(step)
            kinds = ", ".join(f"{kind} {times}" for kind, times in sorted(tally.requests.items()))
            yield f"  {name:<30} {tally.sent:>9,} B sent {tally.received:>9,} B received   {kinds}"
        yield from _budgets(tallies)


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


@contextmanager
def _installation() -> Iterator[tuple[Any, Callable[[Callable[[], Any]], Tally]]]:
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


def _replay(club_id: str) -> None:
    from replay.handler import handler  # noqa: PLC0415 - under the emulation

    assert handler(_event(club_id, "REVISION"), _context()) == {"batchItemFailures": []}


def _render(club_id: str) -> None:
    from render.handler import handler  # noqa: PLC0415 - under the emulation

    assert handler(_event(club_id, "HEAD"), _context()) == {"batchItemFailures": []}
