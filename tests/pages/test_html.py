"""What holds for every page: well-formed, in its language, no script, no inline style, links that lead
somewhere.
"""

import re
from functools import cache
from urllib.parse import urljoin

import html5lib
import pytest

from ladder.domain.replay import replay
from ladder.languages import LANGUAGES
from ladder.pages.edition import State
from ladder.pages.site import house, site
from tests.pages.clubs import club

ROOT = "/c/toktoktoktoktoktoktoktok/"


@cache
def built(language: str = "en", visibility: str = "link", names: str = "initials"):
    records = club(language=language, visibility=visibility, names=names)
    return site(records, replay(records), State())


@cache
def tree(body: bytes):
    parser = html5lib.HTMLParser(strict=True, namespaceHTMLElements=False)
    return parser.parse(body.decode())


def html_pages(**kind):
    return {
        f"/{key}": page.body
        for key, page in built(**kind).pages.items()
        if page.content_type.startswith("text/html")
    }


def house_pages():
    return {f"/{key}": page.body for key, page in house().items() if key.endswith(".html")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_well_formed_and_says_its_language(language):
    for path, body in html_pages(language=language).items():
        document = tree(body)
        assert document.get("lang") == language, path
        assert document.find("head/title").text, path
        assert document.find("head/meta[@name='viewport']") is not None, path
        assert len(document.findall(".//h1")) == 1, path


def test_every_link_leads_to_a_page_without_a_redirect():
    pages = {f"/{key}" for key in built().pages}
    for path, body in html_pages().items():
        for element in tree(body).iter():
            for name in ("href", "src"):
                target = element.get(name)
                if target is not None:
                    assert urljoin(path, target).partition("#")[0] in pages, (path, target)


def test_links_stay_under_the_clubs_own_root():
    for path, body in html_pages().items():
        for target in re.findall(rb'(?:href|src)="([^"]*)"', body):
            assert urljoin(path, target.decode()).startswith(ROOT), (path, target)
            assert not target.startswith((b"/", b"http")), "a rotated link must not change every page"


def test_the_content_security_policy_has_nothing_to_refuse():
    everything = html_pages() | html_pages(visibility="public") | house_pages()
    for path, body in everything.items():
        for element in tree(body).iter():
            assert element.tag not in ("script", "style", "iframe", "object", "form"), path
            assert element.get("style") is None, path
            assert element.get("http-equiv") in (None, "refresh"), path
            assert not [name for name in element.attrib if str(name).startswith("on")], path


def test_tables_can_be_read_aloud():
    """Each has a caption, and each heading cell says what it heads."""
    for path, body in html_pages().items():
        for table in tree(body).iter("table"):
            assert table.find("caption") is not None, path
            for cell in table.iter("th"):
                assert cell.get("scope") in ("col", "row", "rowgroup"), path
            columns = len(table.find("thead/tr").findall("th"))
            for row in table.findall("tbody/tr"):
                assert sum(int(cell.get("colspan", "1")) for cell in row) == columns, path


def test_charts_say_in_words_what_they_show():
    charts = [body for path, body in html_pages().items() if b"<svg" in body]
    assert charts
    for body in charts:
        assert re.search(rb'<svg [^>]*role="img"[^>]*>\s*<title[^>]*>[^<]+</title>', body)


def test_only_the_ladder_carries_the_revision():
    carrying = [path for path, body in html_pages().items() if b"ladder-revision" in body]
    assert carrying == [ROOT]
    assert b'<meta name="ladder-revision" content="41">' in html_pages()[ROOT]
    assert b'"revision":41' in built().pages[f"{ROOT[1:]}ladder.json"].body


def test_no_page_but_the_ladder_changes_when_only_the_revision_does():
    from dataclasses import replace  # noqa: PLC0415

    records = club()
    later = replace(records, revision=42)
    one, two = (site(each, replay(each), State()).pages for each in (records, later))
    changed = {key.removeprefix(ROOT[1:]) for key in one if one[key] != two[key]}
    assert changed == {"", "ladder.json"}


def test_a_link_clubs_pages_all_say_noindex():
    for path, body in html_pages().items():
        assert tree(body).find("head/meta[@name='robots']").get("content") == "noindex", path


def test_a_public_clubs_pages_may_be_indexed_but_those_of_juniors_and_their_events():
    hidden = {
        path.removeprefix("/club/torre/")
        for path, body in html_pages(visibility="public").items()
        if tree(body).find("head/meta[@name='robots']") is not None
    }
    assert hidden == {"members/m_008/", "tournaments/t_young/", "/club/torre"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_slug_typed_without_its_last_stroke_leads_on_to_the_ladder(language):
    pages = html_pages(visibility="public", language=language)
    document = tree(pages["/club/torre"])
    assert document.get("lang") == language
    assert document.find("head/meta[@http-equiv='refresh']").get("content") == "0; url=torre/"
    links = [element.get("href") for element in document.iter() if element.get("href")]
    assert {urljoin("/club/torre", link) for link in links} <= {
        f"/{key}" for key in built(visibility="public", language=language).pages
    }
    assert urljoin("/club/torre", document.find("head/link[@rel='canonical']").get("href")) == "/club/torre/"
    assert document.find("body/main/p/a").text


def test_only_a_public_club_has_a_slug_to_type():
    assert not [key for key in built().pages if "torre" in key]
    assert not [key for key in built().pages if key == ROOT.strip("/")]


def test_an_organisers_club_has_nothing_on_the_site():
    nothing = built(visibility="organiser")
    assert (nothing.pages, nothing.labels, nothing.root) == ({}, frozenset(), None)


def test_the_house_pages_name_no_club():
    pages = house()
    assert set(pages) == {"index.html", "404.html", "house.css", "robots.txt"}
    for key in ("index.html", "404.html"):
        document = tree(pages[key].body)
        assert document.find("head/meta[@name='robots']").get("content") == "noindex"
        assert [section.get("lang") for section in document.iter("section")] == list(LANGUAGES)
        assert [link.get("href") for link in document.iter("link")] == ["/house.css", "data:,"]
        assert not list(document.iter("a")), "no club is listed"
    assert pages["index.html"] != pages["404.html"]
    assert b"/c/" not in pages["robots.txt"].body


def test_pages_are_small():
    """SPEC's budget for a ladder of 300 members: 60 KB, 15 KB packed; a first page with its style 25 KB."""
    import gzip  # noqa: PLC0415

    records = club(size=300, evenings=8, players=300, rounds=6, names="full", language="ru")
    pages = site(records, replay(records), State()).pages
    ladder, style = (pages[f"{ROOT[1:]}{name}"].body for name in ("", "style.css"))
    assert ladder.count(b"<tr>") > 290
    assert len(ladder) < 60_000
    assert len(gzip.compress(ladder)) < 15_000
    assert len(gzip.compress(ladder)) + len(gzip.compress(style)) < 25_000
