"""The pages as a browser meets them on the running product: through the CDN, with its headers."""

from tests.browser.kit import axe, too_wide


def test_an_evening_is_read_in_a_browser(tab, api):
    club = api.club()
    api.evening(club, "t1", ("Anna Bianchi", "Marco Rossi", "1-0"))
    api.confirm(club, "t1")
    api.settle(club)

    page = tab(club.pages)

    assert "A. B." in page.content()
    assert axe(page) == []
    assert too_wide(page) == []
