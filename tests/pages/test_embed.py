"""The embeddable ladder: off until switched on, for a frame on any site, and its token opens nothing else."""

import re
from dataclasses import replace

import html5lib
import pytest

from ladder.domain.replay import replay
from ladder.languages import LANGUAGES
from ladder.pages.edition import State
from ladder.pages.site import site
from ladder.pages.words import words
from tests.pages.clubs import club

TOKEN = "emb" * 9


def embedded(state: State | None = None, size: int = 30, evenings: int = 36, **fields):
    records = club(size=size, evenings=evenings, **{"embed_token": TOKEN, **fields})
    return site(records, replay(records), state or State()).pages


def embed(state: State | None = None, **fields) -> str:
    return str(embedded(state, **fields)[f"embed/{TOKEN}/"].body, "utf-8")


def rows(text: str) -> list[str]:
    return re.findall(r"<tr><td>(.*?)</tr>", text)


def test_it_is_off_until_switched_on():
    assert not [key for key in embedded(embed_token=None) if key.startswith("embed/")]
    assert [key for key in embedded() if key.startswith("embed/")] == [
        f"embed/{TOKEN}/",
        f"embed/{TOKEN}/style.css",
    ]


def test_a_club_whose_pages_are_for_the_organiser_alone_has_none():
    assert embedded(visibility="organiser") == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_well_formed_and_says_that_the_number_is_the_clubs_own(language):
    text = embed(language=language)
    document = html5lib.HTMLParser(strict=True, namespaceHTMLElements=False).parse(text)
    assert document.get("lang") == language
    assert document.find("head/meta[@name='robots']").get("content") == "noindex"
    assert document.find("body/main/p/small").text == words(language).text("frame.own_number")


def test_the_club_chooses_how_many_lines_it_shows():
    everybody = rows(embed(embed_rows=None))
    assert len(everybody) > 10
    assert rows(embed()) == everybody[:10]
    assert rows(embed(embed_rows=3)) == everybody[:3]
    assert f"Members shown: 3 of {len(everybody)}" in embed(embed_rows=3)
    assert "Members shown" not in embed(embed_rows=1000)


def test_provisional_members_follow_the_ranked_ones_without_a_rank():
    records = club(size=12, evenings=2, rounds=3, embed_token=TOKEN, embed_rows=None)
    pages = site(records, replay(records), State()).pages
    lines = rows(pages[f"embed/{TOKEN}/"].body.decode())
    assert lines
    for line in lines:
        assert line.startswith("–") == ("<small>provisional</small>" in line)


def test_only_a_public_clubs_embed_leads_anywhere():
    assert "<a " not in embed()
    assert re.findall(r"<a [^>]*>", embed(visibility="public")) == ['<a href="/club/torre/" target="_top">']


def test_nothing_of_another_token_is_in_it_and_nothing_of_it_on_other_pages():
    records = club()
    link, pages = records.settings.link_token, embedded(feed_token="fee" * 9)
    for key, page in pages.items():
        text = key + page.body.decode()
        tokens = [token for token in (link, TOKEN, "fee" * 9) if token in text]
        assert len(tokens) < 2, key


def test_it_names_no_members_page_and_no_hidden_member():
    text = embed(embed_rows=None, names="full")
    assert "m_0" not in text
    assert club().members["m_005"].name not in text


def test_it_says_so_where_the_ladder_is_out_of_date():
    assert 'role="status"' not in embed()
    assert "out of date" in embed(State(failed_revision=3))
    assert "running behind" in embed(State(late=True))


def test_a_new_club_says_when_its_ladder_begins():
    records = replace(club(size=4, evenings=0, embed_token=TOKEN), tournaments={})
    pages = site(records, replay(records), State()).pages
    assert "begins with the first tournament" in pages[f"embed/{TOKEN}/"].body.decode()
