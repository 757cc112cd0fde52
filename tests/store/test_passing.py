"""Troubles that pass: a service that asks to try again is asked again, and one that says no is believed."""

from dataclasses import replace
from typing import Any

import pytest
from botocore.exceptions import ClientError

from ladder.domain.errors import Contended
from ladder.store import records, rows, site, writer
from tests.store.faults import Faults
from tests.store.samples import act, first, publishing
from tests.store.test_site import bodies, files, flip, render


def troubled(call, times, code, **extra):
    """Clients of which `call` fails so many times with this code."""
    left = [times]

    def trouble(name, _asked):
        if name == call and left[0]:
            left[0] -= 1
            answer: Any = {"Error": {"Code": code}} | extra
            raise ClientError(answer, name)

    return Faults(during=trouble)


def cancelled(times, *reasons):
    listed = [{"Code": reason} for reason in reasons]
    return troubled("transact_write_items", times, "TransactionCanceledException", CancellationReasons=listed)


@pytest.fixture
def club(aws):
    writer.create(aws, first(), act(0), {})
    return aws


def test_a_conditional_put_that_meets_another_is_tried_again(club):
    faults = troubled("put_object", 2, "ConditionalRequestConflict")
    assert writer.commit(faults.over(club), "c_1", publishing(), act(1)).revision == 2


def test_a_conditional_put_that_always_meets_another_is_given_up(club):
    faults = troubled("put_object", 99, "ConditionalRequestConflict")
    with pytest.raises(Contended):
        writer.commit(faults.over(club), "c_1", publishing(), act(1))
    assert records.revision(club, "c_1") == (1, 0)


@pytest.mark.parametrize(
    "reason", ["TransactionConflict", "ThrottlingError", "ProvisionedThroughputExceeded"]
)
def test_a_transaction_cancelled_for_a_passing_reason_is_tried_again(club, reason):
    faults = cancelled(3, "None", reason)
    assert writer.commit(faults.over(club), "c_1", publishing(), act(1)).revision == 2
    assert records.revision(club, "c_1") == (2, 0)


@pytest.mark.parametrize("reason", ["ValidationError", "ItemCollectionSizeLimitExceeded"])
def test_a_transaction_cancelled_for_good_is_an_error_and_the_change_stands(club, reason):
    faults = cancelled(1, "None", reason)
    with pytest.raises(ClientError):
        writer.commit(faults.over(club), "c_1", publishing(), act(1))
    assert faults.calls.count("transact_write_items") == 1
    assert writer.roll_forward(club, "c_1")
    assert records.revision(club, "c_1") == (2, 0)


def test_a_transaction_that_loses_to_whoever_rolled_it_forward_is_a_success(club):
    def rolled(name, _asked):
        if name == "transact_write_items":
            assert writer.roll_forward(club, "c_1")

    assert writer.commit(Faults(during=rolled).over(club), "c_1", publishing(), act(1)).revision == 2


def test_a_page_put_that_meets_another_is_tried_again(aws, bucket):
    flip(aws, 1)
    render(troubled("put_object", 2, "ConditionalRequestConflict").over(aws), files(1))
    assert bucket(aws.site_bucket) == bodies(files(1))


def test_a_page_that_cannot_be_put_leaves_the_site_where_it_is(aws):
    flip(aws, 1)
    with pytest.raises(ClientError):
        render(troubled("put_object", 99, "AccessDenied").over(aws), files(1))
    assert site.site_revision(aws, "c_1") is None


def test_rows_that_a_short_winded_table_left_are_written_again(aws, table):
    some = [{"PK": "x", "SK": f"{number:03d}"} for number in range(60)]

    class Slow:
        """A client that takes ten rows of a batch at a time."""

        def __getattr__(self, name):
            return getattr(aws.dynamodb, name)

        def batch_write_item(self, *, RequestItems):  # noqa: N803 - as the service has it
            ((name, requests),) = RequestItems.items()
            aws.dynamodb.batch_write_item(RequestItems={name: requests[:10]})
            return {"UnprocessedItems": {name: requests[10:]} if requests[10:] else {}}

    rows.write_all(replace(aws, clients=lambda _service: Slow()), aws.site_table, some)
    assert len(table(aws.site_table)) == 60
