"""Conditions of a request: honoured, or refused; never ignored."""

import pytest

from publish.routing import CONDITIONAL
from tests.journeys.stack import OPERATOR_KEY, tournament

EVENING = tournament(("Marco Rossi", "Anna Bianchi", "1-0"))


def test_a_tournament_that_is_not_there_has_no_version_to_match(road, club):
    before = road.stored()
    for tag in ("*", '"1"'):
        assert club.ask("PUT", "/tournaments/t1", EVENING, headers={"If-Match": tag}).status == 412
    assert road.stored() == before


def test_who_means_to_publish_for_the_first_time_writes_over_nothing(road, club):
    new = {"If-None-Match": "*"}
    assert club.ask("PUT", "/tournaments/t1", EVENING, headers=new).status == 202
    before = road.stored()
    assert club.ask("PUT", "/tournaments/t1", {**EVENING, "name": "Other"}, headers=new).status == 412
    assert road.stored() == before


def test_a_file_of_several_sections_is_there_as_soon_as_one_of_them_is(club):
    sheet = b"round,white,black,result,date,tournament\n1,A,B,1-0,2026-01-10,One\n1,C,D,1-0,2026-01-10,Two\n"
    csv = {"Content-Type": "text/csv"}
    assert club.ask("PUT", "/tournaments/t", sheet, headers=csv).status == 202
    again = club.ask("PUT", "/tournaments/t", sheet, headers={**csv, "If-None-Match": "*"})
    assert again.status == 412


@pytest.mark.parametrize("path", ["", "/members/{member}"])
def test_settings_and_members_have_an_etag_that_a_change_may_name(road, club, path):
    member = club.ask("POST", "/members", {"name": "Marco Rossi"}).json["member"]["member"]
    path = path.format(member=member)
    seen = club.ask("GET", path).headers["etag"]

    club.publish("t1", EVENING)
    assert club.ask("GET", path).headers["etag"] == seen, "an evening changes neither"
    assert club.ask("PATCH", path, {"name": "Marco De Rossi"}, headers={"If-Match": seen}).status == 202
    before = road.stored()
    assert club.ask("PATCH", path, {"name": "Rossi Marco"}, headers={"If-Match": seen}).status == 412
    assert road.stored() == before
    assert club.ask("GET", path).headers["etag"] != seen


def test_a_club_is_not_closed_upon_what_was_seen_before_it_changed(road, club):
    seen = club.ask("GET", "").headers["etag"]
    club.ask("PATCH", "", {"contact": "Anna"})
    close = ("DELETE", "/api/clubs/circolo")
    assert road.ask(*close, key=OPERATOR_KEY, headers={"If-Match": seen}).status == 412
    fresh = club.ask("GET", "").headers["etag"]
    assert road.ask(*close, key=OPERATOR_KEY, headers={"If-Match": fresh}).status == 202


@pytest.mark.parametrize("header", ["If-Match", "If-None-Match"])
@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/members", {"name": "Marco Rossi"}),
        ("POST", "/members/adults", None),
        ("POST", "/keys", {"label": "app", "scope": "publish"}),
        ("DELETE", "/keys/k_1", None),
        ("POST", "/merges", {"from": "m_1", "into": "m_2"}),
        ("DELETE", "/merges/g_1", None),
        ("POST", "/log/1/undo", None),
        ("POST", "/rebuild", None),
    ],
)
def test_a_change_that_reads_no_condition_refuses_one(road, club, header, method, path, body):
    before = road.stored()
    assert club.ask(method, path, body, headers={header: '"1"'}).status == 400
    assert road.stored() == before


def test_the_list_of_names_is_accepted_as_seen_and_never_unseen(club):
    club.publish("t1", EVENING)
    for headers in ({}, {"If-Match": "*"}, {"If-Match": " * "}):
        answer = club.ask("PUT", "/tournaments/t1/names", {"accept_ticked": True}, headers=headers)
        assert answer.status == 400
    assert club.accepted("t1").status == 202


STALE = {
    "put": ("PUT", "/tournaments/t1", {**EVENING, "name": "Other"}),
    "correct": ("PATCH", "/tournaments/t1", {"name": "Other"}),
    "delete": ("DELETE", "/tournaments/t1", None),
    "restore": ("POST", "/tournaments/gone/restore", None),
    "release": ("POST", "/tournaments/copy/release", None),
    "put names": ("PUT", "/tournaments/t1/names", {"links": {"1": {"guest": True}}}),
    "put all names": ("PUT", "/names", {"names": {"Marco Rossi": {"guest": True}}}),
    "edit": ("PATCH", "", {"contact": "Anna"}),
    "edit member": ("PATCH", "/members/{member}", {"display": "hidden"}),
    "erase": ("DELETE", "/members/{member}", None),
    "close": ("DELETE", "", None),
}
"""Every route that honours a condition, by its function, with a request that it takes without one."""


@pytest.mark.parametrize("route", STALE)
def test_whatever_honours_a_condition_changes_nothing_upon_a_stale_one(road, club, route):
    method, path, body = STALE[route]
    long = tournament(*[("Marco Rossi", "Anna Bianchi", "1-0")] * 6, starts_on="2026-02-01")
    member = club.ask("POST", "/members", {"name": "Carla Verdi"}).json["member"]["member"]
    for id_, content in (("t1", EVENING), ("gone", EVENING), ("long", long), ("copy", long)):
        club.publish(id_, content)
    club.ask("DELETE", "/tournaments/gone")
    path, key = path.format(member=member), OPERATOR_KEY if route == "close" else club.key
    before = road.stored(), road.archive()

    stale = club.ask(method, path, body, key=key, headers={"If-Match": '"stale"'})

    assert stale.status == 412, stale.text
    assert (road.stored(), road.archive()) == before
    assert club.ask(method, path, body, key=key).status in (200, 202)


def test_no_route_that_honours_a_condition_is_left_out_of_the_trial(club):
    assert sorted(route.__name__ for route in CONDITIONAL) == sorted(name.partition(" ")[0] for name in STALE)
