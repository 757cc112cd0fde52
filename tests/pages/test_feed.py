"""The Atom feed, held against RFC 4287: off until switched on, without a clock, by the pages' privacy."""

import re
from dataclasses import replace
from xml.etree import ElementTree as ET

import pytest

from ladder.domain.records import CorrectionNote
from ladder.domain.replay import replay
from ladder.domain.tournament import Day, Tenths
from ladder.languages import LANGUAGES
from ladder.pages.edition import State
from ladder.pages.site import site
from ladder.pages.words import words
from tests.pages.clubs import club

TOKEN = "fee" * 9
ATOM = "{http://www.w3.org/2005/Atom}"
XHTML = "{http://www.w3.org/1999/xhtml}"
MOMENT = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ\Z")


def fed(records=None, state: State | None = None, **fields) -> str:
    records = records or club(**{"feed_token": TOKEN, **fields})
    return site(records, replay(records), state or State()).pages[f"feed/{TOKEN}.xml"].body.decode()


def parsed(text: str) -> ET.Element:
    return ET.fromstring(text)  # noqa: S314 - our own


def child(element: ET.Element, path: str) -> ET.Element:
    """The child that must be there exactly once."""
    found = element.findall(path)
    assert len(found) == 1, path
    return found[0]


def once(element: ET.Element, name: str) -> str:
    """The text of such a child."""
    return child(element, f"{ATOM}{name}").text or ""


def check_rfc4287(feed: ET.Element) -> None:
    """What section 4.1 demands of a feed and its entries."""
    assert feed.tag == f"{ATOM}feed"
    known = {"id", "title", "subtitle", "updated", "author", "link", "entry"}
    assert {child.tag for child in feed} <= {f"{ATOM}{name}" for name in known}
    author = child(feed, f"{ATOM}author/{ATOM}name").text
    assert author, "entries without an author have the feed's"
    for each in (feed, *feed.findall(f"{ATOM}entry")):
        assert re.fullmatch(r"urn:uuid:[0-9a-f-]{36}", once(each, "id"))
        assert once(each, "title").strip()
        assert MOMENT.match(once(each, "updated"))
        links = [link for link in each.findall(f"{ATOM}link") if link.get("rel") == "alternate"]
        assert len(links) < 2, "one of a type and language"
        assert all(link.get("href") for link in each.iter(f"{ATOM}link"))
    ids = [once(entry, "id") for entry in feed.findall(f"{ATOM}entry")]
    assert len(set(ids)) == len(ids)
    for entry in feed.findall(f"{ATOM}entry"):
        content = child(entry, f"{ATOM}content")
        assert content.get("type") == "xhtml"
        assert [child.tag for child in content] == [f"{XHTML}div"], "4.1.3.3: a single div"
        assert all(each.tag.startswith(XHTML) for each in content.iter() if each is not content)
        assert content.text is None or not content.text.strip()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("visibility", ["link", "public"])
def test_it_is_valid_atom(language, visibility):
    text = fed(language=language, visibility=visibility)
    feed = parsed(text)
    check_rfc4287(feed)
    assert feed.get("{http://www.w3.org/XML/1998/namespace}lang") == language
    assert once(feed, "subtitle") == words(language).text("frame.own_number")


def test_it_is_off_until_switched_on_and_gone_with_the_pages():
    for records in (club(), club(feed_token=TOKEN, visibility="organiser")):
        assert not [key for key in site(records, replay(records), State()).pages if key.startswith("feed/")]


def test_its_times_are_days_of_the_records_and_equal_books_give_equal_bytes():
    records = club(feed_token=TOKEN)
    assert fed(records) == fed(records)
    assert fed(records) == fed(replace(records, revision=99))
    before = once(parsed(fed(records)), "updated")
    record = next(each for each in records.tournaments.values() if each.page == "t_guest")
    noted = replace(
        record, corrections=(*record.corrections, CorrectionNote(Day("2027-01-02"), 42, 1, Tenths(1)))
    )
    later = parsed(fed(replace(records, tournaments={**records.tournaments, record.id: noted})))
    assert "2027-01-02T00:00:00Z" == once(later, "updated") > before


def test_ids_stay_when_the_address_changes():
    def ids(text):
        return re.findall(r"<id>(.*?)</id>", text)

    records = club(feed_token=TOKEN)
    moved = replace(records, settings=replace(records.settings, feed_token="new" * 9, name="New name"))
    assert ids(fed(records)) == ids(
        site(moved, replay(moved), State()).pages[f"feed/{'new' * 9}.xml"].body.decode()
    )


def test_it_tells_the_latest_rated_tournaments_and_no_other():
    titles = [once(entry, "title") for entry in parsed(fed()).findall(f"{ATOM}entry")]
    assert len(titles) == 20
    assert "Liga & <friends>" in titles
    assert not {"Bughouse night", "Blitz for fun", "Tuesday 25"} & set(titles)


def test_a_podium_and_whom_it_moved_most_are_told():
    entry = next(
        each for each in parsed(fed()).findall(f"{ATOM}entry") if once(each, "title") == "Evening e035"
    )
    first, moved = (["".join(line.itertext()) for line in each] for each in entry.iter(f"{XHTML}ul"))
    assert first[0].startswith("1. ")
    changes = [float(number) for line in moved for number in re.findall("[+−]([0-9.]+) →", line)]
    assert changes == sorted(changes, reverse=True)
    assert len(changes) == 5


def test_only_a_public_clubs_feed_links_to_pages():
    def links(text):
        return {link.get("href") for link in parsed(text).iter(f"{ATOM}link")}

    assert links(fed()) == {f"/feed/{TOKEN}.xml"}
    public = links(fed(visibility="public", state=State(host="https://ladders.example")))
    assert f"https://ladders.example/feed/{TOKEN}.xml" in public
    assert "https://ladders.example/club/torre/" in public
    assert "https://ladders.example/club/torre/tournaments/t_league/" in public


def test_hidden_members_are_absent_and_juniors_have_initials():
    text = fed(names="full")
    assert "a member" not in text
    for member in ("m_005", "m_008"):
        assert club().members[member].name not in text


def test_a_club_without_tournaments_has_an_empty_feed_that_is_valid():
    records = replace(club(size=4, evenings=0, feed_token=TOKEN), tournaments={})
    feed = parsed(fed(records))
    check_rfc4287(feed)
    assert not feed.findall(f"{ATOM}entry")
