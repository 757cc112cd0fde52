"""A history that cannot be replayed: who may be shown how does not wait until it is mended (SPEC 5)."""

import pytest

from ladder.store import rows
from ladder.store.items import club_key
from tests.journeys.past_the_door import poison
from tests.journeys.stack import tournament

EVENING = tournament(
    ("Marco Rossi", "Anna Bianchi", "1-0"),
    ("Luca Verdi", "Marco Rossi", "0-1"),
    ("Anna Bianchi", "Guido Gala", "1-0"),
)
GUEST = 4
"""Guido Gala is nobody's; the evening is called after somebody."""
CODE = "ends_before_start"


@pytest.fixture
def refused(road):
    """A public club with full names, on the site; then its history is refused. The club and its id."""
    club = road.club(visibility="public", names="full")
    club.publish("t1", {**EVENING, "name": "Coppa Ferragosto"})
    links = {str(no): {"new": True} for no in (1, 2, 3)} | {str(GUEST): {"guest": True}}
    assert club.ask("PUT", "/tournaments/t1/names", {"links": links}).status == 202
    club.publish("t2", {**EVENING, "starts_on": "2026-01-17", "name": "Torneo"})
    club.accept("t2")
    road.settle()
    id_ = poison(road, tournament="t2")
    road.settle()
    assert club.get("/status")["failed"] == {"revision": club.get("/status")["records"], "code": CODE}
    assert b"Marco Rossi" in everything(road)
    return club, id_


def everything(road):
    """Every byte of the site bucket: keys, pages, what is said of them."""
    s3, bucket = road.clients["s3"], road.aws.site_bucket
    told = []
    for key, body in road.site().items():
        head = s3.head_object(Bucket=bucket, Key=key)
        told += [key.encode(), body, str(head["Metadata"]).encode()]
    return b"\n".join(told)


def member(club, name):
    return next(each["member"] for each in club.get("/members")["members"] if each["name"] == name)


def is_under(club, road):
    """The pages are under the newest names and settings, and say that their ladder is not the newest."""
    status = club.get("/status")
    assert status["privacy"] == status["records"] > status["ladder"] == status["site"]
    assert (status["failed"], status["healthy"]) == ({"revision": status["records"], "code": CODE}, False)
    assert road.pump.given_up == []
    road.check()
    road.settle()
    road.check()
    assert club.get("/status") == {**status, "checked_at": club.get("/status")["checked_at"]}
    if club.get("")["club"]["visibility"] != "organiser":
        assert "out of date" in road.page(club.root())


def test_a_club_that_goes_over_to_initials(road, refused):
    club, _ = refused
    ratings = {rating for rating, _ in club.ladder().values()}

    club.ask("PATCH", "", {"names": "initials"})
    road.settle()

    is_under(club, road)
    found = everything(road)
    assert not [name for name in (b"Marco", b"Rossi", b"Anna", b"Bianchi", b"Verdi") if name in found]
    assert "M. R." in road.page(club.root())
    assert {rating for rating, _ in club.ladder().values()} == ratings
    assert ["/club/circolo", "/club/circolo/*"] in [sorted(paths) for paths in road.cdn.paths]


def test_a_club_that_is_for_the_organiser_alone(road, refused):
    club, _ = refused

    club.ask("PATCH", "", {"visibility": "organiser"})
    road.settle()

    is_under(club, road)
    assert not [key for key in road.site() if key.startswith("club/")]
    assert ["/club/circolo", "/club/circolo/*"] in [sorted(paths) for paths in road.cdn.paths]
    page = club.ask("GET", "/pages/")
    assert (page.status, "out of date" in page.text) == (200, True)


def test_an_address_that_is_exchanged(road, refused):
    club, _ = refused
    club.ask("PATCH", "", {"visibility": "link"})
    road.settle()
    old = club.root()
    assert road.page(old)

    club.ask("PATCH", "", {"rotate_link": True})
    road.settle()

    is_under(club, road)
    assert club.root() != old
    assert old.strip("/").encode() not in everything(road)
    assert [f"{old}*"] in [list(paths) for paths in road.cdn.paths]


def test_a_member_who_is_hidden_leaves_no_gap_in_the_ranks(road, refused):
    club, _ = refused
    gone = member(club, "Marco Rossi")

    club.ask("PATCH", f"/members/{gone}", {"display": "hidden"})
    road.settle()

    is_under(club, road)
    found = everything(road)
    assert b"Rossi" not in found
    assert gone.encode() not in found


@pytest.mark.parametrize("tightened", [{"junior": "yes"}, {"display": "initials"}, {"name": "Marta Rota"}])
def test_a_junior_a_member_by_initials_and_another_name(road, refused, tightened):
    club, _ = refused

    assert club.ask("PATCH", f"/members/{member(club, 'Marco Rossi')}", tightened).status in (200, 202)
    road.settle()

    is_under(club, road)
    found = everything(road)
    assert b"Marco" not in found
    assert b"Rossi" not in found
    assert b"Anna Bianchi" in found


def test_a_title_and_a_typed_name_that_are_corrected_or_deleted(road, refused):
    club, _ = refused
    assert b"G. G." in everything(road)
    club.ask("PATCH", "/tournaments/t1", {"name": "Torneo", "players": [{"no": GUEST, "name": "Zeno"}]})
    road.settle()
    is_under(club, road)
    assert b"Ferragosto" not in everything(road)

    club.ask("DELETE", "/tournaments/t1")
    road.settle()

    is_under(club, road)
    pages = [body for key, body in road.site().items() if "/tournaments/t_" in key]
    assert not [page for page in pages if b"Zeno" in page or b"Z." in page]


def test_the_change_that_mends_the_history_brings_its_own_names(road, refused):
    club, _ = refused
    club.ask("PATCH", "", {"names": "initials"})
    road.settle()
    club.ask("PATCH", "", {"names": "full"})
    club.ask("PATCH", "/tournaments/t2", {"ends_on": "2026-01-17"})
    road.settle()
    road.check()

    status = club.get("/status")
    assert status["privacy"] == status["records"] == status["ladder"] == status["site"]
    assert (status["failed"], status["healthy"]) == (None, True)
    assert b"Marco Rossi" in everything(road)


def test_where_the_ladder_was_lost_as_well_no_older_name_comes_up(road, refused):
    club, id_ = refused
    club.ask("PATCH", "", {"names": "initials"})
    road.settle()
    rows.delete(road.aws, road.aws.ladders_table, (club_key(id_), "HEAD"))
    for key in road.site():
        road.clients["s3"].delete_object(Bucket=road.aws.site_bucket, Key=key)

    club.ask("POST", "/rebuild")
    while any(road.pump.step(source) for source in road.pump.sources):
        assert b"Rossi" not in everything(road)

    is_under(club, road)
    assert "M. R." in road.page(club.root())


def test_a_club_refused_before_this_was_known_is_put_under_its_names_by_check(road, refused, monkeypatch):
    club, _ = refused
    with monkeypatch.context() as before:
        before.setattr("ladder.store.refused.veiled", lambda good, ladder, _now: (good, ladder))
        club.ask("PATCH", "", {"names": "initials"})
        road.settle()
    assert b"Marco Rossi" in everything(road)

    road.check()
    road.settle()

    assert b"Rossi" not in everything(road)
    is_under(club, road)
