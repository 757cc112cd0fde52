"""`how/`: the club's own numbers, an example computed from them, the two warnings, and whom to ask."""

import re
from dataclasses import replace

import pytest

from ladder.domain.records import Rules, RulesFrom
from ladder.domain.replay import replay
from ladder.domain.tournament import Day, Tenths
from ladder.languages import LANGUAGES
from ladder.pages.edition import State
from ladder.pages.site import page
from tests.pages import clubs


def how(**fields) -> str:
    records = clubs.club(size=4, evenings=2, players=4, **fields)
    body = clubs.read(records, "how/")
    return re.sub(r"\s+", " ", re.sub(r"<[^>]*>", " ", body))


def test_the_example_is_the_worked_one_with_the_default_rules():
    text = how()
    assert "a rating of 1400.0 and 30 rated games (so K 20)" in text
    assert "Sum 2½ 1.812" in text
    assert "20 × (2½ − 1.812) = +13.8, and the new rating 1413.8" in text


def test_the_numbers_and_the_example_are_those_of_the_clubs_own_rules():
    rules = Rules(start=Tenths(15000), k_new=32, k_established=16, k_games=10, provisional_games=3)
    text = how(rules=(RulesFrom(None, rules),), active_months=6)
    assert "Everybody starts at 1500.0" in text
    assert "K is 32 for whoever has fewer than 10 rated games" in text
    assert "K is 16 from then on" in text
    assert "provisional below 3 rated games" in text
    assert "has not played for 6 months" in text
    assert "a rating of 1700.0 and 20 rated games (so K 16)" in text
    assert "16 × (2½ − 1.812) = +11.0, and the new rating 1711.0" in text


def test_a_change_of_the_rules_from_a_day_on_is_said():
    rules = (RulesFrom(None, Rules()), RulesFrom(Day("2024-09-10"), Rules(k_new=30)))
    assert "For tournaments from September 10, 2024 on: start 1200.0, K 30 below 20" in how(rules=rules)


def test_every_period_of_the_rules_is_told_once_oldest_first():
    periods = (
        RulesFrom(None, Rules(start=Tenths(11110), k_new=41, k_established=21, provisional_games=6)),
        RulesFrom(Day("2024-01-10"), Rules(start=Tenths(12220), k_new=32, k_established=12, k_games=22)),
        RulesFrom(Day("2024-09-10"), Rules(start=Tenths(13330), k_new=23, k_established=13, k_games=33)),
    )
    text = how(rules=periods)
    told = (
        "At first: start 1111.0, K 41 below 20 rated games and 21 from then on, provisional below 6.",
        "For tournaments from January 10, 2024 on: start 1222.0, K 32 below 22 rated games and 12 from",
        "For tournaments from September 10, 2024 on: start 1333.0, K 23 below 33 rated games and 13 from",
    )
    places = [text.find(each) for each in told]
    assert -1 not in places
    assert places == sorted(places)
    for number in ("1111.0", "1222.0", "1333.0"):
        assert text.count(number) == 1, "none is said twice"
    assert "Everybody starts at" not in text
    assert "K is" not in text


def test_an_event_in_progress_and_members_of_an_older_list_are_explained():
    text = how()
    assert "A tournament still in progress is in already with the games decided so far" in text
    assert "whoever was taken over from an older list" in text


def test_the_two_warnings_are_there():
    text = how()
    assert "A provisional number swings for some weeks and then settles." in text
    assert "An established player who meets only newcomers may end the evening unchanged." in text


def test_the_slip_of_the_clients_guide_is_repeated_nowhere():
    assert "brought more" not in how()


def test_whom_to_ask_is_the_clubs_own_line():
    assert "name: Ask at the bar, torre@example.org" in how(
        contact="Ask at the bar, torre@example.org"
    ).replace("your name", "name")
    assert "ask the organiser" in how()


@pytest.mark.parametrize(
    ("fields", "line"),
    [
        ({"visibility": "link"}, "seen by whoever has their address"),
        ({"visibility": "public"}, "These pages are public"),
        ({"visibility": "organiser"}, "seen by the organiser alone"),
        ({"names": "initials"}, "Members are shown by initials"),
        ({"names": "full"}, "Members are shown with their full name"),
    ],
)
def test_privacy_is_told_as_the_club_has_set_it(fields, line):
    assert line in how(**fields)


def test_what_initials_do_not_hide_is_said_plainly():
    seen = "Whoever has the address sees the rating history and every game of each member, also of those"
    for visibility in ("link", "public"):
        assert seen in how(visibility=visibility)
    assert seen not in how(visibility="organiser"), "it has no address"
    assert "On request a member can be hidden" in how()


def test_a_ladder_that_began_on_a_day_says_so():
    assert "ended before September 10, 2024" in how(ladder_starts_on=Day("2024-09-10"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_example(language):
    mark = "." if language == "en" else ","
    assert f"1413{mark}8" in how(language=language)


def test_how_does_not_change_with_a_new_evening():
    records = clubs.club(size=4, evenings=2, players=4)
    more = replace(clubs.club(size=4, evenings=3, players=4), revision=50)
    assert page(records, replay(records), State(), "how/") == page(more, replay(more), State(), "how/")


def test_who_sees_the_embed_and_the_feed_is_told_where_they_are_on():
    assert "as a feed" not in how()
    assert "another website" not in how()
    assert "another website" in how(embed_token="e" * 28)
    assert "as a feed" in how(feed_token="f" * 28)
    assert "as a feed" not in how(feed_token="f" * 28, visibility="organiser")
