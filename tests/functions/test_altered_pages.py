"""Pages that somebody took away, altered or put into the bucket by hand are found by check and put right."""

import pytest

from check import handler as check
from ladder.domain.errors import Contended
from ladder.store import bucket, found, marks, records, rows, site
from ladder.store.items import club_key
from ladder.store.lease import LEASE
from tests.functions.test_check import EVENING, club_id, replaced
from tests.journeys.past_the_door import poison
from tests.store.faults import Faults

LATER = 1_800_000_000.0
"""Another month."""


@pytest.fixture(autouse=True)
def _own_aws(monkeypatch):
    monkeypatch.setattr(check, "aws", check.aws)  # what `replaced` sets goes with the test


@pytest.fixture
def evening(road):
    club = road.club(visibility="public")
    club.publish("t1", EVENING)
    club.accept("t1")
    road.settle()
    road.check()
    return club


def spoil(road):
    """Two pages are taken away, one is altered, one is put there."""
    s3, bucket = road.clients["s3"], road.aws.site_bucket
    member = next(key for key in road.site() if key.startswith("club/circolo/members/"))
    s3.delete_object(Bucket=bucket, Key=member)
    s3.delete_object(Bucket=bucket, Key="club/circolo")
    s3.put_object(Bucket=bucket, Key="club/circolo/", Body=b"1. Nobody 3000")
    s3.put_object(Bucket=bucket, Key="club/circolo/members/m_stray/", Body=b"Marco Rossi")


def told(club):
    mended = club.get("/status")["mended"]
    return mended and (mended["rows"], mended["pages"])


def turn(road):
    for _ in range(3):
        road.check()
        road.settle()


def test_they_are_found_after_the_next_change_even_one_that_does_not_touch_them(road, evening):
    neighbour = road.club("circolo-due", visibility="public")
    neighbour.publish("t1", EVENING)
    neighbour.accept("t1")
    road.settle()
    evening.publish("t2", {**EVENING, "starts_on": "2026-01-17", "rated": False})
    road.settle()
    spoil(road)
    wanted = {key: body for key, body in road.site().items() if "circolo-due" in key}

    turn(road)

    assert told(evening) == (0, 4)
    assert told(neighbour) is None
    again = road.site()
    assert b"ladder-revision" in again["club/circolo/"]
    assert "club/circolo" in again
    assert "club/circolo/members/m_stray/" not in again
    assert wanted.items() <= again.items()
    assert found.altered(road.aws, club_id(road)) == 0
    assert marks.marked(road.aws)[0] == ()
    assert evening.get("/status")["healthy"] is True


def test_the_months_round_finds_them_in_an_idle_club_and_writes_the_same_bytes_again(road, evening):
    before = road.site()
    spoil(road)
    road.check()
    road.settle()
    assert road.site() != before

    replaced(road, clock=lambda: LATER)
    turn(road)

    assert road.site() == before
    assert told(evening) == (0, 4)


def test_a_stray_page_with_a_name_is_out_of_every_cache_before_the_site_counts_as_right(road, evening):
    spoil(road)
    road.cdn.paths.clear()

    replaced(road, clock=lambda: LATER)
    turn(road)

    assert any("/club/circolo/*" in paths for paths in road.cdn.paths)


def test_check_rings_and_asks_for_a_rebuild(road, evening, capsys):
    spoil(road)
    replaced(road, clock=lambda: LATER)
    capsys.readouterr()

    road.check()

    assert '"UnsettledClubs":[1.0]' in capsys.readouterr().out
    assert records.revision(road.aws, club_id(road)) == (3, 1)


def test_a_change_costs_one_list_of_the_clubs_own_pages_and_one_of_its_doorstep(road, evening, monkeypatch):
    evening.ask("PATCH", "", {"name": "Circolo dei pedoni"})
    road.settle()
    asked: list[str] = []
    faults = Faults(
        during=lambda name, sent: asked.append(sent["Bucket"]) if "list_objects" in name else None
    )
    monkeypatch.setattr(check, "aws", lambda: faults.over(road.aws))

    road.check()

    assert asked.count(road.aws.site_bucket) <= 2
    assert marks.marked(road.aws)[0] == ()


def test_pages_that_are_just_being_put_are_not_called_altered(road, evening):
    id_ = club_id(road)
    spoil(road)
    row = {"PK": club_key(id_), "SK": LEASE, "holder": "r_1", "until": int(road.aws.clock() * 1000) + 60_000}
    rows.put(road.aws, road.aws.site_table, row)

    with pytest.raises(Contended):
        found.altered(road.aws, id_)

    rows.put(road.aws, road.aws.site_table, {**row, "until": 1})
    assert found.altered(road.aws, id_) == 4


def test_a_render_between_the_two_looks_at_the_manifest_is_seen(road, evening, monkeypatch):
    id_, lying = club_id(road), bucket.lying

    def meanwhile(aws, paths):
        there = lying(aws, paths)
        evening.ask("PATCH", "", {"name": "Circolo dei pedoni"})
        road.settle()
        return {**there, "club/circolo/": "other"}

    monkeypatch.setattr(found, "lying", meanwhile)

    with pytest.raises(Contended):
        found.altered(road.aws, id_)


def test_of_a_refused_history_too(road, evening):
    poison(road)
    road.settle()
    turn(road)
    before = road.site()
    spoil(road)

    evening.ask("POST", "/rebuild")
    road.settle()
    turn(road)

    assert road.site() == before
    assert evening.get("/status")["failed"]["code"] == "ends_before_start"


def test_a_club_whose_pages_are_for_the_organiser_alone_is_right_without_any(road, evening):
    evening.ask("PATCH", "", {"visibility": "organiser"})
    road.settle()
    turn(road)

    assert found.altered(road.aws, club_id(road)) == 0
    assert site.site_revision(road.aws, club_id(road)) is not None
    assert told(evening) is None
