"""Publishing, and publishing again (SPEC 3, 4)."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ladder.domain.errors import Conflict, Wrong
from ladder.domain.identity import Guest, Seat, confirm
from ladder.domain.publication import FLAGS, waits_for
from ladder.domain.records import GUEST, Merge
from tests.domain.evenings import bare, club, evening, ids, publish, renumbered


def confirmed(records, choices):
    return replace(confirm(records, "t1", choices, {}, ids())[0], revision=records.revision + 1)


def deleted(records):
    return replace(records, tournaments={"t1": replace(records.tournaments["t1"], deleted=True)})


def test_a_publication_links_and_makes_nobody_however_equal_the_names():
    records = publish(club("Marco Rossi"), evening("Marco Rossi"))
    record = records.tournaments["t1"]
    assert (record.links, record.state, waits_for(record)) == ({}, "pending", 1)
    assert (record.page, record.revision, record.published_in) == ("t_t1", 2, 2)
    assert list(records.members) == ["m_a1"]


def test_the_same_content_again_is_the_same_records():
    records = publish(club(), evening("Anna"))
    assert publish(records, evening("Anna")) is records


def test_publishing_again_replaces_the_content_and_keeps_the_page():
    records = publish(club(), evening("Anna"))
    after = publish(records, evening("Anna", "Bruno", rounds=(((1, 2),),)))
    record = after.tournaments["t1"]
    assert (len(record.tournament.entries), record.page, record.published_in) == (2, "t_t1", 3)


def test_flags_that_a_publication_leaves_out_keep_their_value():
    stated = {"juniors": True, "rated": False, "finished": False, "sequence": 3, "format": "arena"}
    records = publish(club(), evening("Anna", **stated), given=set(FLAGS))
    after = publish(records, evening("Anna", "Bruno")).tournaments["t1"].tournament
    assert {flag: getattr(after, flag) for flag in FLAGS} == stated
    lowered = publish(records, evening("Anna", "Bruno"), given=set(FLAGS)).tournaments["t1"].tournament
    assert {flag: getattr(lowered, flag) for flag in FLAGS} == {
        "juniors": True, "rated": True, "finished": True, "sequence": 0, "format": "swiss",
    }  # fmt: skip


def test_the_club_gives_the_default_for_juniors_and_the_publisher_may_say_otherwise():
    young = club(juniors=True)
    assert publish(young, evening("Anna")).tournaments["t1"].tournament.juniors
    assert not publish(young, evening("Anna"), given={"juniors"}).tournaments["t1"].tournament.juniors


def test_a_deleted_id_is_refused_unless_restored():
    records = deleted(confirmed(publish(club("Anna"), evening("Anna")), {1: Seat("m_a1")}))
    with pytest.raises(Conflict):
        publish(records, evening("Anna"))
    record = publish(records, evening("Anna"), restore=True).tournaments["t1"]
    assert (record.deleted, record.links) == (False, {1: "m_a1"})


def test_links_hold_on_by_name_when_a_late_entry_renumbers():
    records = confirmed(
        publish(club("Anna", "Bruno"), evening("Anna", "Bruno")), {1: Seat("m_a1"), 2: Seat("m_a2")}
    )
    after = publish(records, evening("Aaron", "Anna", "Bruno")).tournaments["t1"]
    assert (after.state, after.links, after.waiting_in) == ("rated", {1: "m_a1", 2: "m_a2"}, 4)
    assert after.aside_links == {2: "m_a1", 3: "m_a2"}


def test_links_that_the_new_content_refutes_are_unconfirmed_again():
    apart = evening("M. Rossi", "Marco Rossi", "Anna", rounds=(((1, 3),), ((2, 3),)))
    records = confirmed(
        publish(club("Marco", "Anna"), apart), {1: Seat("m_a1"), 2: Seat("m_a1"), 3: Seat("m_a2")}
    )
    together = evening("M. Rossi", "Marco Rossi", "Anna", rounds=(((1, 2),), ((2, 3),)))
    assert publish(records, together).tournaments["t1"].links == {3: "m_a2"}


class TestMembersSent:
    """The publisher's own confirmation: `member` (or `guest`) with an entry."""

    def test_members_that_the_publisher_confirmed_are_links_and_their_spellings_are_remembered(self):
        records = publish(club("Marco Rossi"), evening("M. Rossi", "Visitor"), members={1: "m_a1", 2: GUEST})
        assert records.tournaments["t1"].links == {1: "m_a1", 2: GUEST}
        assert records.tournaments["t1"].state == "rated"
        assert records.members["m_a1"].spellings == ("M. Rossi",)
        assert publish(records, evening("M. Rossi", "Visitor"), members={1: "m_a1", 2: GUEST}) is records

    def test_an_unknown_member_is_wrong_at_its_place_in_the_list(self):
        content = renumbered(evening(), (7, "Anna"), (9, "Bruno"))
        with pytest.raises(Wrong) as caught:
            publish(club("Anna"), content, members={7: "m_a1", 9: "m_x"})
        assert [fault.at for fault in caught.value.faults] == ["players.1.member"]

    def test_one_member_sent_twice_in_a_round_is_a_conflict(self):
        with pytest.raises(Conflict, match=r"entries 1 .* and 2 "):
            publish(club("Anna"), evening("Anna", "A.", rounds=(((1, 2),),)), members={1: "m_a1", 2: "m_a1"})

    def test_sending_the_same_member_again_does_not_undo_a_reassignment(self):
        records = publish(club("Marco", "Mario"), evening("M. Rossi"), members={1: "m_a1"})
        moved = confirmed(records, {1: Seat("m_a2")})
        assert publish(moved, evening("M. Rossi"), members={1: "m_a1"}) is moved
        later = publish(moved, evening("Zeno", "M. Rossi"), members={1: GUEST, 2: "m_a1"})
        assert later.tournaments["t1"].links == {1: GUEST, 2: "m_a2"}

    def test_a_member_that_only_the_publisher_changed_is_taken(self):
        records = publish(club("Marco", "Mario"), evening("M. Rossi"), members={1: "m_a1"})
        assert publish(records, evening("M. Rossi"), members={1: "m_a2"}).tournaments["t1"].links == {
            1: "m_a2"
        }

    def test_where_organiser_and_publisher_differ_the_organisers_link_stands(self):
        records = confirmed(publish(club("Marco", "Mario"), evening("M. Rossi")), {1: Guest()})
        assert publish(records, evening("M. Rossi"), members={1: "m_a2"}) is records


def test_what_needs_no_confirmation_waits_for_nobody():
    waiting = bare(evening("Anna", "Bruno"), {})
    assert waits_for(waiting) == 2
    assert waits_for(replace(waiting, deleted=True)) == 0
    assert waits_for(bare(evening("Anna", rated=False), {})) == 0
    assert waits_for(bare(evening("Anna", format="bughouse"), {})) == 0


def test_publishing_through_a_merge_sees_one_person():
    apart = evening("M. Rossi", "Marco Rossi", "Anna", rounds=(((1, 3),), ((2, 3),)))
    records = confirmed(publish(club("Marco", "M."), apart), {1: Seat("m_a1"), 2: Seat("m_a2")})
    merged = replace(records, merges={"g_1": Merge("g_1", "m_a2", "m_a1")})
    together = evening("M. Rossi", "Marco Rossi", "Anna", rounds=(((1, 2),),))
    assert publish(merged, together).tournaments["t1"].links == {}


NAMES = st.sampled_from(["Anna Bianchi", "Marco Rossi", "M. Rossi", "Luca Verdi"])
FLAGGED = st.fixed_dictionaries(
    {}, optional={"juniors": st.booleans(), "rated": st.booleans(), "sequence": st.integers(0, 3)}
)
EVENINGS = st.tuples(
    st.lists(NAMES, min_size=1, max_size=5),
    FLAGGED,
    st.dictionaries(st.integers(1, 5), st.sampled_from(["m_a1", GUEST])),
)


@given(st.lists(EVENINGS, min_size=1, max_size=5))
def test_publishing_twice_is_publishing_once_and_juniors_is_never_lowered(evenings):
    records = club("Marco Rossi", "Anna Bianchi")
    for names, flags, sent in evenings:
        members = {no: member for no, member in sent.items() if no <= len(names)}
        tournament = evening(*names, **flags)
        before = records.tournaments.get("t1")
        records = publish(records, tournament, members=members, given=set(flags))
        assert publish(records, tournament, members=members, given=set(flags)) is records
        assert records.tournaments["t1"].tournament.juniors >= (
            before is not None and before.tournament.juniors
        )


@given(st.lists(EVENINGS, min_size=1, max_size=5))
def test_no_sequence_of_publications_without_members_links_or_makes_anyone(evenings):
    records = club("Marco Rossi", "Anna Bianchi")
    for names, flags, _ in evenings:
        records = publish(records, evening(*names, **flags), given=set(flags))
        assert records.tournaments["t1"].links == {}
        assert list(records.members) == ["m_a1", "m_a2"]
