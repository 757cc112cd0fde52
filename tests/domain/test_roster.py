"""The roster by hand."""

from dataclasses import replace

import pytest

from ladder.domain.errors import Missing, Wrong
from ladder.domain.identity import Seat, confirm
from ladder.domain.records import Consent, Merge
from ladder.domain.roster import NewMember, add_members, all_adults, edit_member
from ladder.domain.tournament import Day, Tenths
from tests.domain.evenings import club, evening, ids, publish


def test_members_join_in_the_order_given_and_equal_names_are_different_people():
    records, made = add_members(
        club("Anna"), [NewMember("Bruno", Tenths(15000), 30), NewMember("Anna")], ids()
    )
    bruno, anna = (records.members[each] for each in made)
    assert (bruno.number, bruno.starting_rating, bruno.starting_games, anna.number) == (2, 15000, 30, 3)
    assert (anna.name_no, anna.initials_no) == (2, 2)
    assert records.members_made == 3


def test_a_list_with_a_wrong_line_adds_nobody_and_names_every_place():
    with pytest.raises(Wrong) as caught:
        add_members(club(), [NewMember("Anna"), NewMember(" "), NewMember("Bruno", None, -1)], ids())
    assert [fault.at for fault in caught.value.faults] == ["members.1.name", "members.2.starting_games"]


def test_nobody_added_and_nothing_edited_are_the_same_records():
    records = club("Anna")
    assert add_members(records, [], ids()) == (records, ())
    assert edit_member(records, "m_a1", name="Anna", display="inherit", junior="unknown") is records
    assert all_adults(all_adults(records)) == all_adults(records)


def test_a_rename_keeps_the_old_name_as_a_spelling():
    member = edit_member(club("Anna Bianchi"), "m_a1", name="Anna Verdi").members["m_a1"]
    assert (member.name, member.aliases) == ("Anna Verdi", ("Anna Bianchi",))


def test_every_field_can_be_set_and_taken_away():
    consent = Consent(Day("2026-01-01"), parent=True, child=True)
    fields = {
        "display": "hidden",
        "junior": "yes",
        "consent": consent,
        "starting_rating": 15000,
        "starting_games": 4,
    }
    records = edit_member(club("Anna"), "m_a1", **fields)
    assert {field: getattr(records.members["m_a1"], field) for field in fields} == fields
    bare = edit_member(records, "m_a1", consent=None, starting_rating=None)
    assert (bare.members["m_a1"].consent, bare.members["m_a1"].starting_rating) == (None, None)


def test_what_is_no_field_or_value_is_wrong_at_its_place():
    with pytest.raises(Wrong) as caught:
        edit_member(
            club("Anna"), "m_a1", number=1, name="", display="loud", junior="maybe", starting_games=-1
        )
    assert [fault.at for fault in caught.value.faults] == [
        "number",
        "name",
        "display",
        "junior",
        "starting_games",
    ]
    with pytest.raises(Missing):
        edit_member(club("Anna"), "m_x", name="Bruno")


def test_editing_a_merged_member_edits_the_person():
    records = replace(club("Marco", "M."), merges={"g_1": Merge("g_1", "m_a2", "m_a1")})
    after = edit_member(records, "m_a2", display="hidden")
    assert (after.members["m_a1"].display, after.members["m_a2"].display) == ("hidden", "inherit")


def test_marking_the_adults_leaves_juniors_and_a_junior_cannot_become_unknown_again():
    records = publish(club("Anna", "Bruno"), evening("Anna", juniors=True), given={"juniors"})
    records = all_adults(confirm(records, "t1", {1: Seat("m_a1")}, {}, ids())[0])
    assert [member.junior for member in records.members.values()] == ["yes", "no"]
    assert edit_member(records, "m_a1", junior="unknown") == records
    assert edit_member(records, "m_a1", junior="no").members["m_a1"].junior == "no"
