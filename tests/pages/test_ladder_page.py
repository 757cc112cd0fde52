"""The ladder's page: ranks, the three groups, what waits, and whether it is out of date."""

import re
from dataclasses import replace

import pytest

from ladder.domain.records import LANGUAGES, Records
from ladder.domain.replay import replay
from ladder.domain.tournament import Tenths
from ladder.pages.edition import State
from ladder.pages.site import page
from ladder.pages.words import words
from tests.pages import clubs


def ladder_page(records, state=State()) -> str:  # noqa: B008 - a frozen value
    return clubs.read(records, "", state=state)


def ranked(text: str) -> list[tuple[str, str]]:
    return re.findall(r'<tr><td>(\d+)</td><th scope="row"><a href="[^"]*"><bdi>([^<]*)</bdi>', text)


@pytest.fixture(scope="module")
def records():
    return clubs.club()


def listed(**starting: tuple[int, int]) -> Records:
    """A club of members taken over from an older list: rating in tenths and games."""
    roster = clubs.roster([f"{name.title()} Testa" for name in starting])
    members = {
        id_: replace(member, starting_rating=Tenths(rating), starting_games=games)
        for (id_, member), (rating, games) in zip(roster.items(), starting.values(), strict=True)
    }
    return Records("c_1", 3, clubs.settings(), members=members, members_made=len(members))


def test_equal_ratings_share_a_rank_and_the_next_is_counted_on():
    text = ladder_page(listed(bruno=(13000, 30), anna=(13000, 30), carla=(12500, 30)))
    assert ranked(text) == [("1", "A. T."), ("1", "B. T."), ("3", "C. T.")]


def test_the_page_says_as_of_which_day(records):
    assert "As of February 25, 2026" in ladder_page(records)


def test_a_pending_tournament_is_said_with_a_link_to_its_page(records):
    text = ladder_page(records)
    assert "1 tournament waits until the organiser has confirmed who played" in text
    assert '<a href="tournaments/t_wait/"><bdi>Tuesday 25</bdi></a>' in text


def test_an_out_of_date_ladder_says_so_and_a_good_one_does_not(records):
    assert "out of date" not in ladder_page(records)
    assert "out of date" in ladder_page(records, State(failed_revision=42))
    assert "running behind" in ladder_page(records, State(late=True))


@pytest.mark.parametrize("language", LANGUAGES)
def test_ladder_member_and_how_say_that_it_is_no_federation_rating(records, language):
    spoken = replace(records, settings=replace(records.settings, language=language))
    ladder = replay(spoken)
    line = words(language).text("frame.own_number").replace("'", "&#39;")
    for path in ("", "members/m_001/", "how/", "season/", "on/2025-06/"):
        assert line in clubs.read(spoken, path, ladder), path


def test_provisional_members_stand_below_without_a_rank_and_with_the_word():
    text = ladder_page(listed(anna=(12500, 30), bruno=(14000, 3)))
    assert ranked(text) == [("1", "A. T.")]
    below = text.partition("Provisional")[2]
    assert "fewer than 5 rated games: no rank yet" in below
    assert "B. T." in below


def test_where_everyone_is_provisional_the_page_says_when_ranks_begin():
    text = ladder_page(listed(anna=(12500, 3), bruno=(14000, 3)))
    assert ranked(text) == []
    assert "Nobody has 5 rated games yet" in text


def test_inactive_members_are_folded_away_and_keep_their_rating(records):
    asleep = replace(records, settings=replace(records.settings, active_months=1))
    text = ladder_page(asleep)
    folded = clubs.cut(r"<details>.*</details>", text)
    assert re.search(r"<summary>\d+ inactive members</summary>", folded)
    assert "No game in the last month" in folded
    assert re.search(r"<td>\d{3,4}\.\d</td>", folded)
    assert not re.search(r"<tr><td>\d+</td>", folded), "no rank"


def test_a_new_club_has_a_page_that_says_how_it_begins():
    empty = Records("c_1", 1, clubs.settings())
    ladder = replay(empty)
    assert "The ladder begins with the first tournament" in ladder_page(empty)
    for path in ("roster/", "tournaments/", "season/", "on/", "how/", "ladder.json", "ladder.csv"):
        assert page(empty, ladder, State(), path) is not None


def test_a_member_whose_last_games_did_not_count_has_a_dash_for_the_change(records):
    ladder = replay(records)
    still = [line.member for line in ladder.standings if line.change == 0 and line.active and line.rank]
    text = ladder_page(records)
    assert still
    for member in still:
        assert re.search(rf'<a href="members/{member}/">.*?</th><td>[^<]*</td><td>–</td>', text)
