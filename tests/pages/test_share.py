"""What search engines and share previews are told: of a public club alone, and of no page that stays
unlisted.
"""

from xml.etree import ElementTree as ET

import html5lib
import pytest

from ladder.domain.replay import replay
from ladder.languages import LANGUAGES
from ladder.pages.edition import State
from ladder.pages.site import house, site
from ladder.pages.words import words
from tests.pages.clubs import club

HOST = "https://ladders.example"
ROOT = "club/torre/"
NAMESPACE = "{http://www.sitemaps.org/schemas/sitemap/0.9}"


def pages(host: str = HOST, **fields):
    records = club(**{"visibility": "public", **fields})
    return site(records, replay(records), State(host=host)).pages


def heads(found):
    """Every page's head, by key."""
    parser = html5lib.HTMLParser(namespaceHTMLElements=False)
    return {
        key: parser.parse(page.body.decode()).find("head")
        for key, page in found.items()
        if page.content_type.startswith("text/html")
    }


def told(head) -> dict[str, str]:
    """Of the preview's properties, the description and the canonical address."""
    metas = {
        each.get("property") or each.get("name") or "": each.get("content") for each in head.iter("meta")
    }
    of = {name: text for name, text in metas.items() if name.startswith("og:") or name == "description"}
    link = head.find("link[@rel='canonical']")
    return of if link is None else of | {"canonical": link.get("href")}


def listed(found) -> set[str]:
    document = ET.fromstring(found[f"{ROOT}sitemap.xml"].body)  # noqa: S314 - our own
    assert document.tag == f"{NAMESPACE}urlset"
    assert {each.tag for each in document.iter()} == {f"{NAMESPACE}{tag}" for tag in ("urlset", "url", "loc")}
    return {each.text or "" for each in document.iter(f"{NAMESPACE}loc")}


def test_every_page_that_may_be_kept_says_what_it_is_and_where_it_lies():
    for key, head in heads(pages()).items():
        if head.find("meta[@name='robots']") is None:
            of = told(head)
            assert of["canonical"] == of["og:url"] == f"{HOST}/{key}", key
            assert of["og:title"] == head.find("title").text, key
            assert of["og:site_name"] == "Circolo La Torre", key


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_preview_says_that_the_number_is_the_clubs_own(language):
    of = told(heads(pages(language=language))[ROOT])
    line = words(language).text("frame.own_number")
    assert of["og:description"] == line
    assert of["description"].endswith(line)


def test_a_page_that_stays_unlisted_has_no_preview():
    unlisted = {
        key: told(head)
        for key, head in heads(pages(names="full")).items()
        if head.find("meta[@name='robots']") is not None and key != ROOT.strip("/")
    }
    assert set(unlisted) == {f"{ROOT}members/m_008/", f"{ROOT}tournaments/t_young/"}
    assert not any(unlisted.values())


def test_other_clubs_have_neither_preview_nor_sitemap_nor_a_way_to_their_feed():
    tokens = {"embed_token": "emb" * 9, "feed_token": "fee" * 9}
    found = pages(visibility="link", **tokens)
    assert not [key for key in found if key.endswith("sitemap.xml")]
    assert not any(told(head) for head in heads(found).values())
    assert not [key for key, head in heads(found).items() if head.find("link[@rel='alternate']") is not None]


def test_the_sitemap_lists_what_may_be_kept_and_no_more():
    found = pages()
    kept = {
        f"{HOST}/{key}"
        for key, head in heads(found).items()
        if head.find("meta[@name='robots']") is None and not key.startswith("embed/")
    }
    assert listed(found) == kept
    assert f"{HOST}/{ROOT}members/m_008/" not in kept
    assert heads(found)[f"{ROOT}how/"].find("link[@rel='sitemap']").get("href") == "../sitemap.xml"


def test_without_a_known_host_there_is_no_full_address():
    found = pages(host="")
    assert f"{ROOT}sitemap.xml" not in found
    assert {"canonical", "og:url"}.isdisjoint(told(heads(found)[ROOT]))
    assert heads(found)[ROOT].find("link[@rel='sitemap']") is None


def test_a_public_clubs_pages_name_its_feed_where_there_is_one():
    assert heads(pages())[ROOT].find("link[@rel='alternate']") is None
    for key, head in heads(pages(feed_token="fee" * 9)).items():
        if key != ROOT.strip("/"):
            link = head.find("link[@rel='alternate']")
            assert link.get("type") == "application/atom+xml", key
            assert link.get("href") == f"/feed/{'fee' * 9}.xml", key


def test_the_house_is_no_list_of_clubs():
    assert b"itemap" not in house()["robots.txt"].body
