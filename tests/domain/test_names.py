"""Suggestions and what is ticked in advance (SPEC 3): what club and night add to how names are alike."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ladder.domain.identity import Guest, New, Seat, confirm
from ladder.domain.names import EntryNames, Suggestion, names, normal, ticks
from ladder.domain.records import GUEST, Merge
from tests.domain.evenings import bare, club, evening, ids, publish


def listed(records, *typed, links=None):
    return names(records, bare(evening(*typed), links or {}))


def remembering(records, *confirmed):
    """The club after evenings on which these typed names were confirmed for these members."""
    for at, (typed, member) in enumerate(confirmed):
        records = publish(records, evening(typed), f"before{at}")
        records = confirm(records, f"before{at}", {1: Seat(member)}, {}, ids())[0]
    return records


def sure(member, reason="alias"):
    return (Suggestion(member, "sure", reason),)


def possible(*members, reason="exact"):
    return tuple(Suggestion(member, "possible", reason) for member in members)


def offered(entry):
    return [(each.member, each.confidence) for each in entry.suggestions]


def test_a_spelling_confirmed_before_is_sure_and_ticked():
    records = remembering(club("Marco Rossi"), ("M. Rossi", "m_a1"))
    assert listed(records, "M. Rossi") == (EntryNames(1, "M. Rossi", None, "m_a1", sure("m_a1")),)


def test_a_name_written_on_the_roster_by_hand_is_known_on_the_first_evening():
    assert listed(club("Marco Rossi"), "marco  ROSSI")[0].ticked == "m_a1"


def test_a_name_that_nobody_has_looks_new_where_it_stands_once_on_the_list():
    first, second, third = listed(club(), "Anna", "Bruno", "anna ")
    assert (first.ticked, second.ticked, third.ticked) == (None, "new", None)
    assert first.suggestions == ()


def test_a_spelling_of_two_members_ticks_neither():
    records = remembering(club("Marco Rossi", "Mario Rossi"), ("M. Rossi", "m_a1"), ("M. Rossi", "m_a2"))
    (entry,) = listed(records, "M. Rossi")
    assert (entry.ticked, entry.suggestions) == (None, possible("m_a1", "m_a2", reason="alias"))


def test_a_father_and_a_son_of_one_name_are_both_offered_and_neither_is_ticked():
    (entry,) = listed(club("Marco Rossi", "Marco Rossi"), "Marco Rossi")
    assert (entry.ticked, entry.suggestions) == (None, possible("m_a1", "m_a2"))


def test_two_equal_names_on_one_night_tick_nothing():
    for entry in listed(club("Marco Rossi"), "Marco Rossi", "MARCO ROSSI"):
        assert (entry.ticked, entry.suggestions) == (None, possible("m_a1"))


def test_two_spellings_of_one_member_on_one_night_are_two_people_and_the_name_itself_is_ticked():
    records = remembering(club("Marco Rossi"), ("M. Rossi", "m_a1"))
    entries = listed(records, "Marco Rossi", "M. Rossi")
    assert [entry.ticked for entry in entries] == ["m_a1", None]
    assert offered(entries[1]) == [("m_a1", "possible")]


def test_a_member_confirmed_for_another_entry_is_offered_but_not_ticked():
    entry = listed(club("Marco Rossi"), "Marco Rossi", "Somebody", links={2: "m_a1"})[0]
    assert (entry.ticked, entry.suggestions) == (None, possible("m_a1"))


def test_where_the_best_fit_sits_elsewhere_nobody_else_is_ticked_instead():
    entry = listed(club("Marco Rossi", "M. Rossi"), "Marco Rossi", "Somebody", links={2: "m_a1"})[0]
    assert (entry.ticked, offered(entry)) == (None, [("m_a2", "possible"), ("m_a1", "possible")])


def test_a_confirmed_entry_keeps_its_offers_for_whoever_wants_to_change_it():
    entry = listed(club("Marco Rossi", "Mario Rossi"), "M. Rossi", links={1: "m_a1"})[0]
    assert (entry.ticked, offered(entry)) == (None, [("m_a1", "possible"), ("m_a2", "possible")])


@pytest.mark.parametrize("typed", ["Rossi Marco", "Rossi, Marco", "ROSSI Marco", "Marco  Rossi "])
def test_g13_surname_first_or_last_is_the_same_person_until_somebody_says_no(typed):
    records = publish(club("Marco Rossi"), evening(typed))
    (entry,) = listed(records, typed)
    assert entry.ticked == "m_a1"
    assert records.tournaments["t1"].links == {}
    refused = confirm(records, "t1", {}, {1: ("m_a1",)}, ids())[0]
    assert listed(refused, typed)[0].suggestions == ()


def test_who_was_made_by_mistake_and_has_left_is_offered_no_more():
    records = publish(club("Marco Rossi"), evening("M. Rossi"))
    for choice in (New(), Seat("m_a1")):
        records = confirm(records, "t1", {1: choice}, {}, ids())[0]
    assert offered(listed(records, "M. Rossi")[0]) == [("m_a1", "sure")]


def test_a_confirmed_entry_says_its_link_and_ticks_nothing():
    entries = listed(club("Marco Rossi"), "Marco Rossi", "Visitor", "Anna", links={1: "m_a1", 2: GUEST})
    assert [(entry.link, entry.ticked) for entry in entries] == [("m_a1", None), (GUEST, None), (None, "new")]


def test_a_declined_pair_is_never_offered_again_and_then_the_name_looks_new():
    records = publish(club("Marco Rossi"), evening("Marco Rossi"))
    records = confirm(records, "t1", {}, {1: ("m_a1",)}, ids())[0]
    (entry,) = listed(records, "MARCO rossi")
    assert (entry.ticked, entry.suggestions) == ("new", ())


def test_after_a_reassignment_both_are_offered_until_one_is_declined():
    records = publish(club("Marco", "Mario"), evening("M. Rossi"))
    for choice in (Seat("m_a1"), Seat("m_a2")):
        records = confirm(records, "t1", {1: choice}, {}, ids())[0]
    assert listed(records, "M. Rossi")[0].ticked is None
    records = confirm(records, "t1", {}, {1: ("m_a1",)}, ids())[0]
    assert listed(records, "M. Rossi")[0].suggestions == sure("m_a2")


def test_merged_members_are_one_suggestion_with_the_spellings_of_both():
    records = remembering(club("Marco Rossi", "M. Rossi"), ("Rossi, M.", "m_a2"))
    merged = replace(records, merges={"g_1": Merge("g_1", "m_a2", "m_a1")})
    for typed in ("Marco Rossi", "M. Rossi", "Rossi, M."):
        assert offered(listed(merged, typed)[0]) == [("m_a1", "sure")]


def test_at_most_five_are_offered():
    (entry,) = listed(club(*["Marco Rossi"] * 7), "Marco Rossi")
    assert [suggestion.member for suggestion in entry.suggestions] == ["m_a1", "m_a2", "m_a3", "m_a4", "m_a5"]


def test_what_is_ticked_is_what_accepting_would_confirm():
    records = publish(
        club("Marco Rossi", "Luca Verdi", "Luca Verdi"), evening("Marco Rossi", "Luca Verdi", "Anna")
    )
    assert ticks(records, records.tournaments["t1"]) == {1: Seat("m_a1"), 3: New()}


@pytest.mark.parametrize(
    ("one", "other"),
    [("Marco Rossi", " MARCO\u00a0 rossi"), ("STRASSE", "straße"), ("ＡＢ", "ab"), ("Ι", "ι")],
)
def test_names_compare_whatever_case_width_and_blanks(one, other):
    assert normal(one) == normal(other)


NAMES = st.sampled_from(["Anna", "anna", "Bruno", "Carla", "Dino", "Dino "])


@given(st.lists(NAMES, max_size=4), st.lists(NAMES, max_size=6), st.data())
def test_accepting_what_is_ticked_can_always_be_done_and_seats_nobody_twice(roster, typed, data):
    records = publish(club(*roster), evening(*typed))
    early = data.draw(st.sets(st.integers(1, len(typed)))) if typed else set()
    records = confirm(records, "t1", dict.fromkeys(early, Guest()), {}, ids())[0]
    choices = ticks(records, records.tournaments["t1"])
    after, made = confirm(records, "t1", choices, {}, ids())
    seated = [link for link in after.tournaments["t1"].links.values() if link != GUEST]
    assert len(set(seated)) == len(seated)
    new = [typed[no - 1] for no, choice in choices.items() if choice == New()]
    assert [after.members[each].name for each in made] == new
    assert not {normal(each) for each in new} & {normal(each) for each in roster}
