"""The ladder at past months' ends, and the season's table: read off one replay, equal to replays of their
own.
"""

from dataclasses import replace

import pytest

from ladder.domain.records import Member, Records, Rules, RulesFrom
from ladder.domain.replay import replay
from ladder.domain.tournament import Day, Tenths
from ladder.pages.edition import Edition, State, season_start
from ladder.pages.views.months import past_months, standings_at
from tests.pages import clubs


@pytest.fixture(scope="module")
def records():
    return clubs.club()


def test_a_months_ladder_is_that_of_a_replay_until_its_end(records):
    edition = Edition(records, replay(records), State())
    months = past_months(edition)
    assert len(months) == 17
    for month in months:
        until = Day(f"{month}-31")
        alone = [line for line in replay(records, until).standings if line.member != "m_005"]
        assert list(standings_at(edition, until)) == alone, month


def test_a_later_rule_does_not_change_what_somebody_without_a_game_held_before(records):
    rules = (RulesFrom(None, Rules()), RulesFrom(Day("2025-06-01"), Rules(start=Tenths(15000))))
    idle = Member("m_900", 900, "Never Played", starting_games=7)
    with_idle = replace(
        records,
        settings=replace(records.settings, rules=rules),
        members={**records.members, idle.id: idle},
    )
    edition = Edition(with_idle, replay(with_idle), State())
    for month in past_months(edition):
        until = Day(f"{month}-31")
        alone = [line for line in replay(with_idle, until).standings if line.member != "m_005"]
        assert list(standings_at(edition, until)) == alone, month


def test_months_go_from_the_first_event_to_the_one_before_today(records):
    edition = Edition(records, replay(records), State())
    months = past_months(edition)
    assert (months[0], months[-1]) == ("2026-01", "2024-09")
    assert "2024-12" in months
    assert "2025-01" in months


def test_a_new_club_has_no_past_month():
    empty = Records("c_1", 1, clubs.settings())
    assert past_months(Edition(empty, replay(empty), State())) == []


@pytest.mark.parametrize(
    ("starts", "day", "first"),
    [
        ("09-01", "2026-09-01", "2026-09-01"),
        ("09-01", "2026-08-31", "2025-09-01"),
        ("01-01", "2026-05-05", "2026-01-01"),
        ("02-29", "2026-05-05", "2026-03-01"),
        ("02-29", "2024-02-29", "2024-02-29"),
        ("02-29", "2026-02-28", "2025-03-01"),
    ],
)
def test_a_season_begins_on_the_clubs_own_day(starts, day, first):
    assert season_start(starts, Day(day)) == first


def test_the_seasons_table_adds_up_the_changes_since_its_start(records):
    ladder = replay(records)
    text = clubs.read(records, "season/", ladder)
    assert "Since September 1, 2025" in text
    changes = [
        rated.changes["m_001"]
        for rated in ladder.tournaments
        if "m_001" in rated.changes and records.tournaments[rated.id].tournament.ends_on >= "2025-09-01"
    ]
    line = clubs.cut(r'<tr><th scope="row"><a href="../members/m_001/">[^\n]*', text)
    assert f"<td>{sum(change.games for change in changes)}</td>" in line
    assert line.endswith(
        f"<td>{sum(change.change for change in changes) / 10:+.1f}</td></tr>".replace("-", "−")
    )


def test_tournaments_are_listed_by_season_latest_first(records):
    text = clubs.read(records, "tournaments/")
    assert text.index("Season 2025/26") < text.index("Season 2024/25")
    for state in ("in progress", "waiting for confirmation", "not rated"):
        assert state in text


def test_a_season_that_is_a_year_is_named_by_it(records):
    yearly = replace(records, settings=replace(records.settings, season_starts="01-01"))
    text = clubs.read(yearly, "tournaments/")
    assert "Season 2025<" in text
