"""The site as a whole: which pages there are, and that the same book gives the same bytes."""

import pytest

from ladder.domain.replay import replay
from ladder.pages.edition import State
from ladder.pages.site import page, site
from tests.pages.clubs import club


@pytest.fixture(scope="module")
def records():
    return club()


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
