"""Corrections on the pages: of the tournament, and of those whose rating moved, for a year."""

import re
from dataclasses import replace

import pytest

from ladder.domain.records import CorrectionNote
from ladder.domain.replay import replay
from ladder.domain.tournament import Day, Tenths
from ladder.languages import LANGUAGES
from tests.pages import clubs
from tests.pages.test_member_page import text_of


@pytest.fixture(scope="module")
def club():
    return clubs.club()


def noted(records, id_="e000", on=None, members=("m_001", "m_002"), **fields):
    """The records with a correction of that tournament that moved these members, made `on` a day."""
    note = CorrectionNote(Day(on or str(replay(records).today)), 50, 2, Tenths(32), members)
    record = replace(records.tournaments[id_], corrections=(note,), **fields)
    return replace(records, tournaments={**records.tournaments, id_: record})


def page_of(records, member):
    return clubs.read(records, f"members/{member}/")


def test_whoever_was_moved_is_told_where_and_by_how_much_at_most(club):
    records = noted(club)
    html = page_of(records, "m_001")
    assert "2 ratings moved, by at most 3.2" in text_of(html)
    assert html.count('href="../../tournaments/t_e000/"') > page_of(club, "m_001").count(
        'href="../../tournaments/t_e000/"'
    )


def test_the_day_of_the_tournament_and_that_of_its_correction_do_not_read_as_a_span(club):
    html = page_of(noted(club), "m_001")
    assert "</small><br>" in html
    assert "</small> – " not in html


def test_whoever_was_not_moved_has_the_same_page_as_before(club):
    assert page_of(noted(club), "m_003") == page_of(club, "m_003")


def test_after_a_year_nothing_is_said_any_more(club):
    records = noted(club, on="2000-01-01")
    assert page_of(records, "m_001") == page_of(club, "m_001")
    assert clubs.read(records, "tournaments/t_e000/") == clubs.read(club, "tournaments/t_e000/")


def test_a_deleted_tournament_is_called_by_its_day_and_leads_nowhere(club):
    records = noted(club, deleted=True)
    html = page_of(records, "m_001")
    assert records.tournaments["e000"].tournament.name not in html
    assert re.search(r"Tournament of \w+ \d+, \d+ \(deleted\)", text_of(html))
    assert "t_e000" not in html


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_every_language(club, language):
    records = replace(club, settings=replace(club.settings, language=language))
    told = text_of(page_of(noted(records), "m_001"))
    assert ("3.2" if language == "en" else "3,2") in told.rpartition("2026")[2] + told
    assert page_of(noted(records), "m_001") != page_of(records, "m_001")
