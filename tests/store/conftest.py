"""An emulated account for each file of the store's tests; tables and buckets are new for each test."""

from functools import cache
from itertools import count
from pathlib import Path

import boto3
import pytest
from cfnlint.decode.decode import decode
from moto import mock_aws

from ladder.store.aws import Aws
from ladder.store.rows import plain
from tests.store.cdn import Cdn

TEMPLATE = Path(__file__).parents[2] / "template.yaml"
REGION = "eu-south-1"
NUMBERS = count(1)


@pytest.fixture(scope="module")
def account():
    """One emulated account a file: while it stands everything goes to it, and other rooms talk to others."""
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("AWS_ACCOUNT_ID_ENDPOINT_MODE", "disabled")
        environment.setenv("AWS_DEFAULT_REGION", REGION)
        environment.setenv("AWS_ACCESS_KEY_ID", "test")
        environment.setenv("AWS_SECRET_ACCESS_KEY", "test")
        with mock_aws():
            yield clients()


@cache
def clients():
    """One client a service for the whole session: making one takes longer than a test."""
    session = boto3.Session()
    return {name: session.client(name) for name in ("dynamodb", "s3")}


@pytest.fixture(scope="session")
def tables():
    """The three tables as the template makes them, without their streams."""
    template, _ = decode(str(TEMPLATE))
    found = [template["Resources"][name]["Properties"] for name in ("Records", "Ladders", "SiteState")]
    wanted = ("BillingMode", "KeySchema", "AttributeDefinitions")
    return [{name: properties[name] for name in wanted} for properties in found]


@pytest.fixture
def installation(account, tables):
    """Makes empty installations. Pauses take no time there."""
    made = []

    def make():
        number = next(NUMBERS)
        names = [f"{kind}-{number}" for kind in ("records", "ladders", "site")]
        for name, properties in zip(names, tables, strict=True):
            account["dynamodb"].create_table(TableName=name, **properties)
            made.append(name)
        for kind in ("archive", "pages"):
            where = {"LocationConstraint": REGION}
            account["s3"].create_bucket(Bucket=f"{kind}-{number}", CreateBucketConfiguration=where)
        clients = account | {"cloudfront": Cdn()}
        return Aws(
            records_table=names[0],
            ladders_table=names[1],
            site_table=names[2],
            archive_bucket=f"archive-{number}",
            site_bucket=f"pages-{number}",
            distribution="EDIST",
            clients=clients.__getitem__,
            sleep=lambda _seconds: None,
            workers=1,
        )

    yield make
    for name in made:
        account["dynamodb"].delete_table(TableName=name)


@pytest.fixture
def aws(installation):
    """An empty installation."""
    return installation()


@pytest.fixture
def table(account):
    """Everything in a table, by key."""

    def rows(name):
        found = map(plain, account["dynamodb"].scan(TableName=name)["Items"])
        return {(row["PK"], row["SK"]): row for row in found}

    return rows


@pytest.fixture
def bucket(account):
    """Every object of a bucket, by key."""

    def objects(name):
        listed = account["s3"].list_objects_v2(Bucket=name).get("Contents", ())
        return {
            each["Key"]: account["s3"].get_object(Bucket=name, Key=each["Key"])["Body"].read()
            for each in listed
        }

    return objects
