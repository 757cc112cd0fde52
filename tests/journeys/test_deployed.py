"""The road as it is deployed: the built template on ministack with IAM enforced, one address, HTTP alone."""

import http.client
import json
import time
from urllib.parse import urlsplit

import pytest

from tests.journeys.stack import tournament

EVENING = tournament(("Marco Rossi", "Anna Bianchi", "1-0"))
WITHIN = 60.0
"""Seconds until a change must be on the site; it takes less than one, on a machine that does nothing else."""


def asked(stack, method, path, body=None, key=None, headers=None):
    """One request to the one address: status, headers in lower case, body."""
    connection = http.client.HTTPConnection(urlsplit(stack.url).netloc, timeout=30)
    sent = {"Content-Type": "application/json", **(headers or {})}
    if key:
        sent["Authorization"] = f"Bearer {key}"
    try:
        connection.request(method, path, None if body is None else json.dumps(body), sent)
        answer = connection.getresponse()
        return answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read()
    finally:
        connection.close()


def reached(stack, slug, key, revision):
    """Wait until records, ladder and site are at that revision."""
    deadline = time.monotonic() + WITHIN
    while True:
        status = json.loads(asked(stack, "GET", f"/api/clubs/{slug}/status", key=key)[2])
        if status["records"] == status["ladder"] == status["site"] == revision:
            return status
        assert time.monotonic() < deadline, status
        time.sleep(0.1)


@pytest.fixture
def club(stack):
    """A new club: its slug and its organiser's key."""
    slug = f"deployed-{time.monotonic_ns()}"
    body = {"slug": slug, "name": "Circolo", "language": "it"}
    status, _, answer = asked(stack, "POST", "/api/clubs", body, stack.operator_key)
    assert status == 201, answer
    return slug, json.loads(answer)["organiser_key"]


def test_an_evening_reaches_the_readers_and_a_rotated_link_is_dead(stack, club):
    slug, key = club
    base = f"/api/clubs/{slug}"
    status, _, answer = asked(stack, "PUT", f"{base}/tournaments/t1", EVENING, key)
    assert status == 202, answer
    page = json.loads(answer)["page"]
    accept = {"accept_ticked": True}
    _, seen, _ = asked(stack, "GET", f"{base}/tournaments/t1/names", None, key)
    status, _, answer = asked(
        stack, "PUT", f"{base}/tournaments/t1/names", accept, key, {"If-Match": seen["etag"]}
    )
    assert status == 202, answer
    reached(stack, slug, key, 3)

    root = page.partition("tournaments/")[0]
    status, headers, body = asked(stack, "GET", root)
    assert (status, headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert "noindex" in headers["x-robots-tag"]
    assert b"M. R." in body
    assert b"Rossi" not in body
    assert asked(stack, "GET", page)[0] == 200

    status, _, answer = asked(stack, "PATCH", base, {"rotate_link": True}, key)
    assert status == 202, answer
    reached(stack, slug, key, 4)
    new = json.loads(answer)["club"]["pages"]
    assert (asked(stack, "GET", root)[0], asked(stack, "GET", new)[0]) == (404, 200)

    rebuild = json.loads(asked(stack, "POST", f"{base}/rebuild", key=key)[2])["rebuild"]
    deadline = time.monotonic() + WITHIN
    while reached(stack, slug, key, 4)["rebuilt"] < rebuild:
        assert time.monotonic() < deadline
        time.sleep(0.1)
    assert stack.invoke("check", {})["unsettled"] >= 0


def test_embed_feed_and_sitemap_are_served_as_what_they_are(stack, club):
    slug, key = club
    change = {"visibility": "public", "embed": True, "feed": True}
    status, _, answer = asked(stack, "PATCH", f"/api/clubs/{slug}", change, key)
    assert status == 202, answer
    reached(stack, slug, key, 2)
    told = json.loads(answer)["club"]

    status, headers, _ = asked(stack, "GET", told["embed"])
    assert (status, headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert "frame-ancestors" not in headers["content-security-policy"], "any site may frame it"
    assert asked(stack, "GET", f"{told['embed']}style.css")[0] == 200
    status, headers, _ = asked(stack, "GET", told["feed"])
    assert (status, headers["content-type"]) == (200, "application/atom+xml; charset=utf-8")
    assert "noindex" in headers["x-robots-tag"]
    status, headers, body = asked(stack, "GET", f"{told['pages']}sitemap.xml")
    assert (status, headers["content-type"]) == (200, "application/xml; charset=utf-8")
    assert f"<loc>{stack.url}{told['pages']}</loc>".encode() in body


def test_refusals_reach_the_client_as_they_were_answered(stack, club):
    slug, key = club
    for status, method, path, body, used in (
        (401, "GET", f"/api/clubs/{slug}", None, None),
        (404, "GET", "/api/clubs/never-was", None, key),
        (422, "PUT", f"/api/clubs/{slug}/tournaments/t1", {**EVENING, "players": []}, key),
        (404, "GET", "/api/nothing", None, key),
    ):
        answered, headers, answer = asked(stack, method, path, body, used)
        assert (path, answered) == (path, status)
        assert headers["content-type"] == "application/problem+json"
        assert headers["access-control-allow-origin"] == "*"
        assert json.loads(answer)["status"] == status


def test_a_closed_club_leaves_nothing_to_read(stack, club):
    slug, key = club
    reached(stack, slug, key, 1)
    root = json.loads(asked(stack, "GET", f"/api/clubs/{slug}", key=key)[2])["club"]["pages"]
    assert asked(stack, "GET", root)[0] == 200

    assert asked(stack, "DELETE", f"/api/clubs/{slug}", key=key)[0] == 202

    deadline = time.monotonic() + WITHIN
    while asked(stack, "GET", root)[0] != 404:
        assert time.monotonic() < deadline
        time.sleep(0.1)
    assert asked(stack, "GET", f"/api/clubs/{slug}", key=stack.operator_key)[0] == 404


def answered(stack, path, *, method="GET"):
    """What can be told from an answer, but when and to which request it was given."""
    status, headers, body = asked(stack, method, path)
    told = {name: value for name, value in headers.items() if name not in ("date", "age", "via", "x-cache")}
    return status, {name: value for name, value in told.items() if not name.startswith("x-amz-")}, body


def test_an_old_a_closed_and_a_wrong_address_are_answered_as_what_never_was(stack, club):
    """SPEC 5, CONTRACT (Pages): whoever tries addresses learns nothing."""
    slug, key = club
    base = f"/api/clubs/{slug}"
    told = json.loads(asked(stack, "PATCH", base, {"embed": True, "feed": True}, key)[2])["club"]
    reached(stack, slug, key, 2)
    asked(stack, "PATCH", base, {"visibility": "public"}, key)
    reached(stack, slug, key, 3)
    assert asked(stack, "GET", f"/club/{slug}/")[0] == 200
    asked(stack, "PATCH", base, {"visibility": "organiser"}, key)
    reached(stack, slug, key, 4)

    gone = (told["pages"], told["embed"], told["feed"], f"/club/{slug}/", f"/club/{slug}")
    wrong = (f"{told['pages']}ladder.json", f"{told['pages']}members/m_1/", f"{told['pages'][:-2]}/")
    for path in (*gone, *wrong):
        for method in ("GET", "HEAD"):
            like = answered(stack, f"/{path.split('/')[1]}/never-was/", method=method)
            assert (path, answered(stack, path, method=method)) == (path, like)
            assert like[0] == 404
    lists = stack.client("s3").get_paginator("list_objects_v2").paginate(Bucket=stack.outputs["SiteBucket"])
    keys = [each["Key"] for page in lists for each in page.get("Contents", [])]
    assert keys, "those of other clubs and of the house"
    assert not [each for each in keys if f"/{each}".startswith(gone)]
