"""Taking changes back: right after a change an undo restores what was; later ones are named."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ladder.domain.aside import drop
from ladder.domain.correction import delete, restore
from ladder.domain.errors import Conflict, Missing
from ladder.domain.merging import merge
from ladder.domain.persons import present
from ladder.domain.roster import NewMember, add_members, edit_member
from ladder.domain.tournament import Tenths
from ladder.domain.undoing import Undone, undone, why_not
from tests.domain.corrections import (
    ANNA_BRUNO,
    BETTER,
    ROUND_FOUR,
    ROUND_THREE,
    T1,
    WITH_EVA,
    rated,
)
from tests.domain.evenings import club


def plain(records):
    """What an undo restores: all but the revisions and what is remembered of publications."""
    return (
        records.settings,
        {id_: replace(each, spellings=()) for id_, each in present(records).items()},
        {
            each.id: replace(each, revision=0, earlier=(), corrections=())
            for each in records.tournaments.values()
        },
        records.merges,
    )


def result(*, white=1, black=2, round_no=1):
    return st.sampled_from(["0-1", "1/2-1/2", "*", "+/-"]).map(
        lambda said: ("correct", {"round": round_no, "white": white, "black": black, "result": said})
    )


ACTS = st.one_of(
    result(),
    result(white=3, black=4),
    result(white=2, black=3, round_no=3),
    st.sampled_from([("publish", ROUND_THREE), ("publish", ROUND_FOUR), ("publish", WITH_EVA)]),
    st.sampled_from([("confirm", 4), ("drop", None), ("release", "mine"), ("release", "theirs")]),
    st.sampled_from([("rename", "Anna B"), ("rename", "Bianchi")]),
    st.sampled_from([("delete", None), ("flags", {"rated": False}), ("flags", {"starts_on": "2026-10-01"})]),
    st.just(("member", {"display": "hidden", "name": "Zeno"})),
)


def did(road, act):
    kind, what = act
    match kind:
        case "correct":
            road.correct(what)
        case "publish":
            road.publish(what)
        case "rename":
            road.correct(players=[{"no": 1, "name": what}])
        case "flags":
            road.correct(**what)
        case "delete":
            road.later(delete(road.records, "t1"))
        case "drop":
            road.later(drop(road.records, "t1"))
        case "confirm" if road.record.waiting_in:
            road.confirm_waiting(what)
        case "release" if road.record.held_in:
            road.release(what)
        case "member":
            road.later(edit_member(road.records, "m_1", **what))


@given(st.lists(ACTS, max_size=3), ACTS)
def test_an_undo_right_after_a_change_restores_what_was_and_its_own_undo_what_it_took(earlier, act):
    road = rated()
    for each in (*earlier, act):
        before = road.records
        try:
            did(road, each)
        except (Conflict, Missing):  # it is deleted, a version waits, or none does
            return
    after = road.records
    back = undone(before, after, after)
    assert back.blocked == ()
    assert plain(back.records) == plain(before)
    again = undone(after, back.records, back.records)
    assert plain(again.records) == plain(after)


def test_what_others_did_elsewhere_stays():
    road = rated()
    before = road.records
    road.correct(BETTER)
    after = road.records
    road.correct({"round": 2, "white": 1, "black": 3, "result": "*"}, players=[{"no": 4, "name": "Dario D"}])
    back = undone(before, after, road.records)
    assert back.blocked == ()
    road.records = back.records
    assert road.results()[1, "Anna", "Bruno"] == "1-0"
    assert road.results()[2, "Anna", "Carla"] == "*"
    assert road.record.tournament.entries[3].name == "Dario D"


def test_a_place_that_was_changed_again_blocks():
    road = rated()
    before = road.records
    road.correct(BETTER)
    after = road.records
    road.correct({**BETTER, "result": "*"})
    assert undone(before, after, road.records) == Undone(road.records, T1)


def test_a_first_publication_is_deleted_and_a_confirmation_leaves_nobody_new():
    road = rated()
    confirmed = road.records
    pending = replace(
        confirmed,
        members={},
        tournaments={"t1": replace(road.record, links={})},
    )
    back = undone(pending, confirmed, confirmed).records
    assert (back.tournaments["t1"].links, dict(present(back))) == ({}, {})
    first = undone(replace(pending, tournaments={}), pending, pending).records
    assert first.tournaments["t1"].deleted


def test_members_added_by_hand_leave_the_roster():
    before = club("Anna")
    after, [eva] = add_members(before, [NewMember("Eva")], lambda: "m_eva")
    assert eva in present(after)
    back = undone(before, after, after).records
    assert list(present(back)) == ["m_a1"]
    assert eva in present(undone(after, back, back).records)


def test_start_values_that_came_with_somebody_go_with_them():
    before = club("Anna")
    made, (new,) = add_members(before, [NewMember("Berta", Tenths(15000), 30)], lambda: "m_9")
    after = undone(before, made, made)
    assert after.blocked == ()
    assert new not in present(after.records)


def test_a_merge_is_undone_as_merging_does_it():
    apart = club("Anna", "A.")
    merged, id_ = merge(apart, "m_a2", "m_a1", lambda: "g_1")
    assert undone(apart, merged, merged).records.merges == {}
    assert set(undone(merged, apart, apart).records.merges) == {id_}


def test_restoring_is_undone_by_deleting_again():
    road = rated()
    gone = delete(road.records, "t1")
    back = restore(gone, "t1")
    assert undone(gone, back, back).records.tournaments["t1"].deleted


@given(st.lists(ACTS, min_size=1, max_size=4))
def test_no_undo_says_that_it_is_done_and_changes_nothing(acts):
    road, steps = rated(), []
    for act in acts:
        before = road.records
        try:
            did(road, act)
        except (Conflict, Missing):
            continue
        if road.records is not before:
            steps.append((before, road.records))
    for before, after in steps:
        try:
            back = undone(before, after, road.records)
        except Conflict:
            continue
        assert back.blocked or plain(back.records) != plain(road.records)


def test_what_was_undone_already_blocks_until_that_is_undone():
    road = rated()
    before = road.records
    road.correct(BETTER)
    after = road.records
    back = road.later(undone(before, after, after).records)
    assert undone(before, after, back) == Undone(back, T1)


def test_a_junior_by_what_was_played_since_is_not_turned_back_in_silence():
    before = club("Anna")
    after = edit_member(before, "m_a1", junior="yes")
    young = replace(rated().record, tournament=replace(ANNA_BRUNO, juniors=True), links={1: "m_a1"})
    now = replace(after, tournaments={"t1": young})
    assert undone(before, after, now) == Undone(now, T1)


@pytest.mark.parametrize("where", ["refuted", "aside_links"])
def test_whoever_has_an_entry_that_does_not_stand_yet_is_kept_by_that_tournament(where):
    before = club("Anna")
    after, [eva] = add_members(before, [NewMember("Eva")], lambda: "m_eva")
    record = replace(rated().record, links={}, **{where: {1: eva}})
    now = replace(after, tournaments={"t1": record})
    assert undone(before, after, now).blocked == T1


def test_whoever_others_were_merged_into_is_kept_by_the_merge():
    before = club("Anna")
    after, [eva] = add_members(before, [NewMember("Eva")], lambda: "m_eva")
    now, id_ = merge(after, "m_a1", eva, lambda: "g_1")
    assert undone(before, after, now).blocked == (("merge", id_),)


@pytest.mark.parametrize(
    "what",
    ["key.added", "key.revoked", "link.rotated", "embed.on", "feed.off", "feed.rotated", "member.erased"],
)
def test_what_is_final_says_why(what):
    assert why_not(what)


@pytest.mark.parametrize("what", ["tournament.corrected", "names.confirmed", "log.undone", "members.merged"])
def test_all_else_can_be_undone(what):
    assert why_not(what) == ""
