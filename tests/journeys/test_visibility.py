"""Who may see a club's pages: everybody, whoever has the link, or the organiser alone."""

import re
from posixpath import join, normpath

import pytest

from tests.journeys.stack import tournament

EVENING = tournament(("Marco Rossi", "Anna Bianchi", "1-0"))


@pytest.fixture
def club(road):
    made = road.club()
    made.publish("t1", EVENING)
    made.accept("t1")
    road.settle()
    return made


def pages(road):
    """What is on the site of any club."""
    return {key for key in road.site() if "/" in key}


def settled(club):
    status = club.get("/status")
    assert status["records"] == status["ladder"] == status["site"]


def test_a_link_club_has_noindex_on_every_page(road, club):
    root = club.root().removeprefix("/")
    html = [body.decode() for key, body in road.site().items() if key.startswith(root) and key.endswith("/")]

    assert len(html) >= 7
    assert all('<meta name="robots" content="noindex' in page for page in html)


def test_rotating_the_link_takes_the_old_pages_away_and_out_of_every_cache(road, club):
    old = club.root()
    before = pages(road)

    club.ask("PATCH", "", {"rotate_link": True})
    road.settle()

    new = club.root()
    settled(club)
    assert new != old
    assert not before & pages(road)
    assert {key.replace(old, new, 1) for key in (f"/{each}" for each in before)} == {
        f"/{each}" for each in pages(road)
    }
    assert any(path.startswith(old) for paths in road.cdn.paths for path in paths)


def test_a_club_that_becomes_public_lies_under_its_slug_and_nowhere_else(road, club):
    old = club.root()

    club.ask("PATCH", "", {"visibility": "public"})
    road.settle()

    settled(club)
    assert all(key.startswith("club/circolo/") for key in pages(road) - {"club/circolo"})
    assert 'content="0; url=circolo/"' in road.page("/club/circolo"), "for whoever types the slug alone"
    assert 'content="noindex' not in road.page("/club/circolo/")
    assert any(path.startswith(old) for paths in road.cdn.paths for path in paths)


def test_the_pages_of_an_organisers_club_are_behind_a_key_and_on_no_site(road, club):
    on_site = {
        key.removeprefix(club.root().removeprefix("/")): body
        for key, body in road.site().items()
        if "/" in key
    }

    club.ask("PATCH", "", {"visibility": "organiser"})
    road.settle()

    settled(club)
    assert pages(road) == set()
    for path in ("", "roster/", "tournaments/", "how/", "ladder.json", "style.css"):
        answer = club.ask("GET", f"/pages/{path}")
        assert answer.status == 200, path
        assert answer.headers["cache-control"] == "no-store"
        assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert "M. R." in club.ask("GET", "/pages/").text
    assert club.ask("GET", "/pages/nothing/").status == 404
    assert road.ask("GET", "/api/clubs/circolo/pages/").status == 401
    assert on_site


def test_every_link_on_an_organisers_page_answers(road, club):
    club.ask("PATCH", "", {"visibility": "organiser"})
    road.settle()
    seen, wanted = set(), [""]
    while wanted:
        path = wanted.pop()
        if path in seen:
            continue
        seen.add(path)
        answer = club.ask("GET", f"/pages/{path}")
        assert answer.status == 200, path
        if answer.headers["content-type"].startswith("text/html"):
            for link in re.findall(r'(?:href|src)="([^"#]+)', answer.text):
                if ":" not in link:
                    target = normpath(join("/", path, link))
                    wanted.append((target + "/" if link.endswith("/") and target != "/" else target)[1:])

    assert any(path.startswith("members/m_") for path in seen)
    assert any(path.startswith("tournaments/t_") for path in seen)


def test_a_name_that_may_no_longer_be_shown_is_gone_everywhere_before_status_says_so(road, club):
    club.ask("PATCH", "", {"names": "full"})
    road.settle()
    assert any(b"Marco Rossi" in body for body in road.site().values())
    invalidations = len(road.cdn.paths)

    club.ask("PATCH", "", {"names": "initials"})
    road.settle()

    settled(club)
    assert not any(b"Rossi" in body for body in road.site().values())
    assert len(road.cdn.paths) == invalidations + 1


def test_publishing_alone_sends_no_invalidation(road, club):
    road.settle()
    before = len(road.cdn.paths)
    club.publish("t2", {**EVENING, "starts_on": "2026-01-17"})
    club.accept("t2")
    road.settle()

    assert len(road.cdn.paths) == before


def switched(club, **change):
    answer = club.ask("PATCH", "", change)
    assert answer.status == 202
    return answer.json["club"]


@pytest.mark.parametrize("name", ["embed", "feed"])
def test_embed_and_feed_die_with_their_address_and_out_of_every_cache(road, club, name):
    def lies(path):
        return path.removeprefix("/") in road.site()

    first = switched(club, **{name: True})[name]
    road.settle()
    assert lies(first)

    second = switched(club, **{f"rotate_{name}": True})[name]
    road.settle()
    settled(club)
    assert (lies(first), lies(second)) == (False, True)
    assert any(path.startswith(first) for paths in road.cdn.paths for path in paths)

    switched(club, **{name: False})
    road.settle()
    settled(club)
    assert not lies(second)
    assert any(path.startswith(second) for paths in road.cdn.paths for path in paths)
    assert not [key for key in road.site() if key.startswith(f"{name}/")]


def test_embed_and_feed_stay_when_the_link_is_rotated_and_go_with_the_pages(road, club):
    before = switched(club, embed=True, feed=True)
    after = switched(club, rotate_link=True)
    road.settle()
    assert (after["embed"], after["feed"]) == (before["embed"], before["feed"])
    assert before["embed"].removeprefix("/") in road.site()

    switched(club, visibility="organiser")
    road.settle()
    settled(club)
    assert pages(road) == set()


def test_a_name_that_may_no_longer_be_shown_is_gone_from_embed_and_feed_and_their_caches(road, club):
    told = switched(club, names="full", embed=True, feed=True)
    road.settle()
    places = [told[name].removeprefix("/") for name in ("embed", "feed")]
    assert all(b"Marco Rossi" in road.site()[place] for place in places)

    switched(club, names="initials")
    road.settle()
    assert not any(b"Rossi" in road.site()[place] for place in places)
    assert all(any(path.startswith(f"/{place}") for path in road.cdn.paths[-1]) for place in places)
