"""The rebuild button, and two of the failures that it is there for."""

import pytest

from tests.journeys.stack import tournament


@pytest.fixture
def club(road):
    made = road.club()
    made.publish("t1", tournament(("Marco Rossi", "Anna Bianchi", "1-0")))
    made.accept("t1")
    road.settle()
    return made


def test_a_rebuild_with_nothing_wrong_changes_not_one_byte_and_proves_that_it_ran(road, club):
    site, ladder = road.site(), club.get("/ladder")
    objects = road.clients["s3"].list_objects_v2(Bucket=road.aws.site_bucket)["Contents"]
    written = {each["Key"]: each["LastModified"] for each in objects}

    asked = club.ask("POST", "/rebuild")
    road.settle()

    assert (asked.status, asked.json) == (202, {"revision": 3, "rebuild": 1})
    status = club.get("/status")
    assert (status["records"], status["ladder"], status["site"], status["rebuilt"]) == (3, 3, 3, 1)
    assert road.site() == site
    assert club.get("/ladder") == ladder
    objects = road.clients["s3"].list_objects_v2(Bucket=road.aws.site_bucket)["Contents"]
    assert {each["Key"]: each["LastModified"] for each in objects} == written


def test_a_page_that_was_spoilt_or_lost_on_the_site_is_put_back(road, club):
    site = road.site()
    pages = sorted(key for key in site if key.endswith("/"))
    road.clients["s3"].put_object(Bucket=road.aws.site_bucket, Key=pages[0], Body=b"spoilt")
    road.clients["s3"].delete_object(Bucket=road.aws.site_bucket, Key=pages[1])

    club.ask("POST", "/rebuild")
    road.settle()

    assert road.site() == site


def test_a_preview_of_a_rebuild_wakes_nobody(road, club):
    before = road.stored()

    assert club.ask("POST", "/rebuild?preview=true").status == 200

    assert road.stored() == before
