"""replay builds the ladder of the records as they stand, whatever woke it."""

from tests.functions.test_streams import batch
from tests.journeys.stack import Context, handler, tournament


def woken(*clubs):
    return handler("Replay")(batch(*clubs), Context())


def test_a_club_that_never_was_is_nothing_to_rebuild_and_nothing_to_retry(road):
    assert woken("c_gone") == {"batchItemFailures": []}


def test_the_same_event_twice_or_late_changes_nothing(road, club):
    club.publish("t1", tournament(("Marco Rossi", "Anna Bianchi", "1-0")))
    club.accept("t1")
    road.settle()
    [row] = road.clients["dynamodb"].scan(TableName=road.aws.ladders_table)["Items"]
    before = road.stored()

    for _ in range(2):
        assert woken(row["PK"]["S"].removeprefix("C#")) == {"batchItemFailures": []}
    road.settle()

    assert road.stored() == before


def test_a_club_that_is_closed_loses_its_ladder_and_its_pages(road, club):
    road.settle()
    root = club.root().removeprefix("/")
    assert club.ask("DELETE").status == 202

    road.settle()

    assert [key for key in road.site() if key.startswith(root)] == []
    assert road.pump.given_up == []
