"""The site as a whole: which pages there are, and that the same book gives the same bytes."""

from dataclasses import replace

import pytest

from ladder.domain.replay import replay
from ladder.pages.edition import State
from ladder.pages.site import page, site
from tests.pages import clubs


@pytest.fixture(scope="module")
def records():
    return clubs.club()


def test_a_site_has_the_pages_of_the_contract(records):
    built = site(records, replay(records), State())
    assert built.root == "/c/toktoktoktoktoktoktoktok/"
    root = built.root.removeprefix("/")
    for path in ("", "season/", "roster/", "tournaments/", "how/", "ladder.json", "ladder.csv", "style.css"):
        assert root + path in built.pages
    assert f"{root}members/m_001/" in built.pages
    assert f"{root}tournaments/t_e000/" in built.pages


def test_equal_books_give_equal_bytes(records):
    one, two = (site(records, replay(records), State()) for _ in range(2))
    assert one == two


def test_one_page_alone_is_the_page_of_the_site(records):
    ladder = replay(records)
    built = site(records, ladder, State())
    for path in ("", "how/", "members/m_001/", "tournaments/t_league/", "ladder.csv"):
        assert page(records, ladder, State(), path) == built.pages[f"c/toktoktoktoktoktoktoktok/{path}"]
    assert page(records, ladder, State(), "members/m_nobody/") is None


def test_an_evening_changes_the_pages_of_whoever_played_and_a_few_more(records):
    """Issue budget: one page a member who played and twelve objects; here across a month's end, too."""
    played = ["m_001", "m_002", "m_003", "m_004", "m_006", "m_007"]
    evening = clubs.swiss("new", "2026-03-10", records.members, played, 4, 5)
    after = replace(records, revision=42, tournaments={**records.tournaments, "new": evening})
    one, two = (site(each, replay(each), State()).pages for each in (records, after))
    changed = {key.split("/", 2)[2] for key in two if one.get(key) != two[key]}
    members = {f"members/{member}/" for member in played}
    lists = {"", "ladder.json", "ladder.csv", "season/", "tournaments/", "on/"}
    assert changed == members | lists | {"tournaments/t_new/", "on/2026-02/"}
    assert not one.keys() - two.keys()
