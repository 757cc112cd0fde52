"""The whole road in one process: moto's tables and buckets as template.yaml has them, the real handlers,
the pump.

`Road.ask` is the API as a client sees it; `Road.settle` lets the streams run until all is quiet.
"""

import base64
import hashlib
import importlib
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, partial
from typing import Any
from urllib.parse import quote

import boto3
from moto import mock_aws

from infra import transform
from ladder.store.aws import Aws
from tests.journeys.pump import Pump, Source
from tests.store.cdn import Cdn

REGION = "eu-south-1"
OPERATOR_KEY = "the operator's key in tests"
ENVIRONMENT = {
    "AWS_ACCOUNT_ID_ENDPOINT_MODE": "disabled",
    "AWS_DEFAULT_REGION": REGION,
    "AWS_ACCESS_KEY_ID": "test",
    "AWS_SECRET_ACCESS_KEY": "test",
    "OPERATOR_KEY_SHA256": hashlib.sha256(OPERATOR_KEY.encode()).hexdigest(),
    "POWERTOOLS_SERVICE_NAME": "tests",
    "POWERTOOLS_METRICS_NAMESPACE": "Clubladder",
}
"""What the functions find in their environment, beside the names of tables and buckets."""

SERVICES = ("dynamodb", "dynamodbstreams", "s3")


@dataclass(frozen=True)
class Context:
    """As much of a Lambda context as the logger reads."""

    function_name: str = "function"
    memory_limit_in_mb: int = 1024
    invoked_function_arn: str = "arn:aws:lambda:eu-south-1:123456789012:function:function"
    aws_request_id: str = "request"

    def get_remaining_time_in_millis(self) -> int:
        return 60_000


class Text(str):
    """A body that the gateway took for text and decoded."""

    __slots__ = ()


@dataclass(frozen=True)
class Answer:
    """What the API answered. `headers` in lower case."""

    status: int
    headers: Mapping[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def text(self) -> str:
        return self.body.decode()


@cache
def template() -> dict[str, Any]:
    """template.yaml after SAM's transform."""
    return transform.transformed()


def resources(kind: str) -> dict[str, dict[str, Any]]:
    """Resources of one type by their logical name."""
    found = template()["Resources"].items()
    return {name: each["Properties"] for name, each in found if each["Type"] == kind}


def handler(function: str) -> Any:
    """The function's handler, as the template names it."""
    module, _, name = resources("AWS::Lambda::Function")[function]["Handler"].rpartition(".")
    return getattr(importlib.import_module(module), name)


@dataclass
class Road:
    """One installation, empty at first."""

    clients: Mapping[str, Any]
    aws: Aws
    cdn: Cdn
    pump: Pump
    context: Context = field(default_factory=Context)

    def ask(
        self,
        method: str,
        path: str,
        body: Any = None,
        *,
        key: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Answer:
        """One request to publish. `path` with its query; `body` a JSON value, bytes as they are, or `Text` as
        the gateway hands it over.
        """
        address, _, query = path.partition("?")
        sent = {name.lower(): value for name, value in (headers or {}).items()}
        if key is not None:
            sent["authorization"] = f"Bearer {key}"
        event: dict[str, Any] = {
            "version": "2.0",
            "routeKey": "ANY /{proxy+}",
            "rawPath": address,
            "rawQueryString": query,
            "headers": sent,
            "requestContext": {
                "stage": "$default",
                "requestId": "r",
                "http": {"method": method, "path": address, "protocol": "HTTP/1.1", "sourceIp": "127.0.0.1"},
            },
            "isBase64Encoded": False,
        }
        if isinstance(body, bytes):
            event |= {"body": base64.b64encode(body).decode(), "isBase64Encoded": True}
        elif isinstance(body, Text):
            event["body"] = str(body)
        elif body is not None:
            sent.setdefault("content-type", "application/json")
            event["body"] = json.dumps(body)
        return self.send(event)

    def send(self, event: dict[str, Any]) -> Answer:
        """One raw event to publish."""
        answer = handler("Publish")(event, self.context)
        found = answer.get("body") or ""
        return Answer(
            answer["statusCode"],
            {name.lower(): value for name, value in answer.get("headers", {}).items()},
            base64.b64decode(found) if answer.get("isBase64Encoded") else found.encode(),
        )

    def settle(self) -> None:
        """Let replay and render follow until nothing moves any more."""
        self.pump.settle()

    def check(self, event: Mapping[str, Any] | None = None) -> Any:
        """One run of check."""
        return handler("Check")(dict(event or {}), self.context)

    def site(self) -> dict[str, bytes]:
        """Everything in the site bucket."""
        return dict(self._objects(self.aws.site_bucket))

    def archive(self) -> dict[str, bytes]:
        """Everything in the archive bucket."""
        return dict(self._objects(self.aws.archive_bucket))

    def page(self, path: str) -> str:
        """The page at an address, as the CDN would find it."""
        return self.site()[path.removeprefix("/")].decode()

    def stored(self) -> list[dict[str, Any]]:
        """Every item of every table, to see that nothing changed."""
        tables = (self.aws.records_table, self.aws.ladders_table, self.aws.site_table)
        return [item for table in tables for item in self.clients["dynamodb"].scan(TableName=table)["Items"]]

    def club(self, slug: str = "circolo", **settings: Any) -> "Club":
        """A new club with its organiser's key."""
        body = {"slug": slug, "name": "Circolo della prova", "language": "en", **settings}
        answer = self.ask("POST", "/api/clubs", body, key=OPERATOR_KEY)
        assert answer.status == 201, answer.text
        return Club(self, slug, answer.json["organiser_key"])

    def _objects(self, bucket: str) -> Iterator[tuple[str, bytes]]:
        s3 = self.clients["s3"]
        for each in s3.list_objects_v2(Bucket=bucket).get("Contents", []):
            yield each["Key"], s3.get_object(Bucket=bucket, Key=each["Key"])["Body"].read()


@dataclass(frozen=True)
class Club:
    """One club as its organiser's app sees it."""

    road: Road
    slug: str
    key: str

    def ask(self, method: str, path: str = "", body: Any = None, **more: Any) -> Answer:
        """A request under the club's own address."""
        return self.road.ask(method, f"/api/clubs/{self.slug}{path}", body, **{"key": self.key, **more})

    def get(self, path: str) -> Any:
        """The JSON of a route that must answer."""
        answer = self.ask("GET", path)
        assert answer.status == 200, answer.text
        return answer.json

    def publish(self, id_: str, tournament: Mapping[str, Any], query: str = "", **more: Any) -> Any:
        """Publish a tournament that must be taken."""
        answer = self.ask("PUT", f"/tournaments/{quote(id_)}{query}", tournament, **more)
        assert answer.status in (200, 202), answer.text
        return answer.json

    def accept(self, id_: str) -> Any:
        """Confirm every entry as ticked."""
        answer = self.accepted(id_)
        assert answer.status == 202, answer.text
        return answer.json

    def accepted(self, id_: str, query: str = "") -> Answer:
        """What is answered to whoever accepts the list that is there now."""
        path = f"/tournaments/{id_}/names"
        seen = self.ask("GET", path).headers["etag"]
        return self.ask("PUT", path + query, {"accept_ticked": True}, headers={"If-Match": seen})

    def undo(self, entry: int | str, *, status: int = 202, query: str = "") -> Any:
        """What undoing an entry of the log answers, with this status."""
        answer = self.ask("POST", f"/log/{entry}/undo{query}")
        assert answer.status == status, answer.text
        return answer.json

    def moved(self, slug: str) -> "Club":
        """The club as its bundle brings it in under another slug."""
        kind = {"Content-Type": "application/zip"}
        bundle = self.ask("GET", "/export").body
        path = f"/api/import?slug={slug}"
        answer = self.road.ask("POST", path, bundle, key=OPERATOR_KEY, headers=kind)
        assert answer.status == 201, answer.text
        return Club(self.road, slug, answer.json["organiser_key"])

    def ladder(self) -> dict[str, tuple[float, int]]:
        """Rating and rated games by name."""
        return {line["name"]: (line["rating"], line["games"]) for line in self.get("/ladder")["standings"]}

    def root(self) -> str:
        """The path of its pages."""
        path: str = self.get("")["club"]["pages"]
        return path


def tournament(*games: tuple[str, str, str], **fields: Any) -> dict[str, Any]:
    """A tournament of one round a game: (white, black, result) by typed name."""
    names = list(dict.fromkeys(name for white, black, _ in games for name in (white, black)))
    numbers = {name: at for at, name in enumerate(names, start=1)}
    return {
        "name": "Club evening",
        "starts_on": "2026-01-10",
        "players": [{"no": number, "name": name} for name, number in numbers.items()],
        "rounds": [
            {
                "no": at,
                "games": [{"board": 1, "white": numbers[white], "black": numbers[black], "result": result}],
            }
            for at, (white, black, result) in enumerate(games, start=1)
        ],
        **fields,
    }


def account() -> Iterator[Mapping[str, Any]]:
    """An emulated account, empty, and one client a service. Only while this runs does anything go to moto."""
    with mock_aws():
        yield clients()


@cache
def clients() -> Mapping[str, Any]:
    """Made once, because making one takes longer than a test."""
    make: Any = boto3.Session(region_name=REGION).client
    return {name: make(name) for name in SERVICES}


def build(made: Mapping[str, Any], suffix: str) -> Road:
    """The template's tables, buckets and streams, under names that end in `suffix`."""
    for name, table in resources("AWS::DynamoDB::Table").items():
        _make_table(made["dynamodb"], f"{name}-{suffix}", table)
    for bucket in ("archive", "site"):
        made["s3"].create_bucket(
            Bucket=f"{bucket}-{suffix}", CreateBucketConfiguration={"LocationConstraint": REGION}
        )
    made["s3"].put_bucket_versioning(
        Bucket=f"archive-{suffix}",
        VersioningConfiguration=resources("AWS::S3::Bucket")["Archive"]["VersioningConfiguration"],
    )
    cdn = Cdn()
    aws = Aws(
        records_table=f"Records-{suffix}",
        ladders_table=f"Ladders-{suffix}",
        site_table=f"SiteState-{suffix}",
        archive_bucket=f"archive-{suffix}",
        site_bucket=f"site-{suffix}",
        distribution="EDIST",
        clients={**made, "cloudfront": cdn}.__getitem__,
        sleep=lambda _: None,
    )
    return Road(made, aws, cdn, Pump(made["dynamodbstreams"], tuple(_sources(made["dynamodb"], suffix))))


def _sources(dynamodb: Any, suffix: str) -> Iterator[Source]:
    for mapping in resources("AWS::Lambda::EventSourceMapping").values():
        function = mapping["FunctionName"]["Ref"]
        table, attribute = mapping["EventSourceArn"]["Fn::GetAtt"]
        assert attribute == "StreamArn"
        patterns = [json.loads(each["Pattern"]) for each in mapping["FilterCriteria"]["Filters"]]
        yield Source(
            name=function,
            stream=dynamodb.describe_table(TableName=f"{table}-{suffix}")["Table"]["LatestStreamArn"],
            handler=partial(_call, function),
            filters=tuple(patterns),
            batch_size=mapping["BatchSize"],
            retries=mapping["MaximumRetryAttempts"],
            bisect=mapping["BisectBatchOnFunctionError"],
            partial=mapping["FunctionResponseTypes"] == ["ReportBatchItemFailures"],
        )


def _call(function: str, event: dict[str, Any], _: Any) -> Any:
    return handler(function)(event, Context())


def _make_table(dynamodb: Any, name: str, properties: Mapping[str, Any]) -> None:
    wanted = {
        key: properties[key]
        for key in ("AttributeDefinitions", "KeySchema", "BillingMode")
        if key in properties
    }
    if stream := properties.get("StreamSpecification"):
        wanted["StreamSpecification"] = {"StreamEnabled": True, **stream}
    dynamodb.create_table(TableName=name, **wanted)
