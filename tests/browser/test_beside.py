"""What lies beside a club's pages, and wide tables, in a real browser: the embeddable ladder in a frame,
crosstables of all against all.
"""

import pytest

from ladder.domain.replay import replay
from ladder.languages import LANGUAGES
from ladder.pages.edition import State
from ladder.pages.site import site
from tests.browser.kit import axe, too_wide
from tests.pages import clubs

TOKEN = "emb" * 9


def embedded(edge, language, **fields):
    """The address of a made club's embed."""
    token = f"{TOKEN}{language}"
    records = clubs.club(
        evenings=14,
        language=language,
        link_token=f"x{token}",
        slug=f"x-{language}",
        embed_token=token,
        **fields,
    )
    edge.put(dict(site(records, replay(records), State()).pages))
    return f"{edge.url}/embed/{token}/"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("dark", [False, True])
def test_axe_finds_nothing_on_an_embed_and_nothing_sticks_out_of_a_narrow_frame(tab, edge, language, dark):
    page = tab(embedded(edge, language, visibility="public"), width=240, height=500, dark=dark)

    assert [*too_wide(page), *axe(page)] == []


def test_any_site_may_frame_the_embed_and_no_other_page(tab, edge):
    address = embedded(edge, "en")
    page = tab(allow=["frame-ancestors"])
    page.set_content(f'<iframe src="{address}"></iframe><iframe src="{edge.url}/c/x{TOKEN}en/"></iframe>')
    embed, ladder = page.frames[1:]
    embed.wait_for_load_state()

    assert embed.locator("tbody tr").count() == 10
    assert ladder.locator("tbody tr").count() == 0


@pytest.mark.parametrize(("players", "double"), [(5, False), (8, True), (16, False), (18, False)])
def test_a_crosstable_of_all_against_all_is_readable_at_every_width(tab, edge, players, double):
    root = f"c/r{players}{'x' * 24}"
    records = clubs.all_against_all(players, double=double, link_token=root.removeprefix("c/"), language="el")
    edge.put(dict(site(records, replay(records), State()).pages))
    page = tab(f"{edge.url}/{root}/tournaments/t_rr/")
    wrong = {}
    for width in (320, 360, 700, 1100):
        page.set_viewport_size({"width": width, "height": 800})
        wrong[width] = too_wide(page)

    assert {width: what for width, what in wrong.items() if what} == {}
    assert axe(page) == []
