"""The ladder's page: ranks, the three groups, what waits, and whether it is out of date."""

import re
from dataclasses import replace

import pytest

from ladder.domain.records import Records
from ladder.domain.replay import replay
from ladder.domain.tournament import Tenths
from ladder.languages import LANGUAGES
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
    assert "No active member has 5 rated games yet" in text


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


def test_a_change_of_zero_is_a_number_and_a_dash_says_that_there_was_no_event(records):
    newcomer = replace(clubs.roster(["Zeno Vecchi"] * 31)["m_031"], starting_games=30)
    records = replace(
        records, members={**records.members, "m_031": newcomer}, settings=clubs.settings(active_months=24)
    )
    ladder = replay(records)
    still = [line for line in ladder.standings if line.change == 0 and line.active]
    text = ladder_page(records)
    assert {bool(line.last_played) for line in still} == {True, False}
    for line in still:
        shown = "0.0" if line.last_played else "–"
        assert re.search(rf'<a href="members/{line.member}/">.*?</th><td>[^<]*</td><td>{shown}</td>', text)


def test_the_caption_says_of_which_tournament_the_change_is(records):
    said = "Change: in each member's last tournament".replace("'", "&#39;")
    assert f"Ranking <small>{said}</small>" in ladder_page(records)
    provisional = ladder_page(listed(anna=(12500, 3), bruno=(14000, 3)))
    assert f"no rank yet. {said}</small>" in provisional


def test_an_established_member_who_is_inactive_is_not_forgotten_where_nobody_active_is():
    members = listed(anna=(12500, 30), bruno=(14000, 30), carla=(12000, 2), dario=(12000, 2)).members
    events = [
        clubs.event("old", "2024-01-09", [(1, "m_001", "m_003", "1-0")], members),
        clubs.event("new", "2026-01-13", [(1, "m_003", "m_004", "1/2-1/2")], members),
    ]
    records = Records(
        "c_1", 3, clubs.settings(), members=members, tournaments={each.id: each for each in events}
    )
    text = ladder_page(records)
    assert ranked(text) == []
    assert "No active member has 5 rated games yet" in text
    folded = clubs.cut(r"<details>.*</details>", text)
    assert re.search(r"A\. T\..*?<td>30</td><td>January 9, 2024</td>", folded)
    assert re.search(r"B\. T\..*?<td>30</td><td>no game here yet</td>", folded), "taken over, never seen"
