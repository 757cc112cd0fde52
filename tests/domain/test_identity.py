"""Links (SPEC 3): what a person confirmed, what it holds on to, and that nothing happens by itself."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ladder.domain.errors import Conflict, Missing, Wrong
from ladder.domain.identity import Guest, New, Seat, carry_over, confirm, resolve, seat, settle_juniors
from ladder.domain.persons import persons
from ladder.domain.records import GUEST, Consent, Merge
from ladder.domain.roster import edit_member
from ladder.domain.tournament import Day, Tenths
from tests.domain.evenings import bare, club, evening, ids, publish, renumbered, with_bye


def confirmed(records, choices, declined=None, id_="t1"):
    return confirm(records, id_, choices, declined or {}, ids())


class TestCarryOver:
    """SPEC 3, "What a link holds on to"."""

    old = bare(evening("Marco Rossi", "Anna Bianchi", "Marco Rossi"), {1: "m_1", 2: "m_2", 3: "m_3"})

    @pytest.mark.parametrize(
        ("why", "entries", "links"),
        [
            (
                "nothing changed",
                [(1, "Marco Rossi"), (2, "Anna Bianchi"), (3, "Marco Rossi")],
                {1: "m_1", 2: "m_2", 3: "m_3"},
            ),
            (
                "a late entry renumbers all",
                [(1, "Zeno"), (2, "Marco Rossi"), (3, "Anna Bianchi"), (4, "Marco Rossi")],
                {3: "m_2"},
            ),
            (
                "another name at a number",
                [(1, "Marco Rossi"), (2, "Anna Bianca"), (3, "Marco Rossi")],
                {1: "m_1", 3: "m_3"},
            ),
            ("a name now twice", [(1, "Anna Bianchi"), (2, "Anna Bianchi")], {2: "m_2"}),
            ("a name twice before", [(5, "Marco Rossi")], {}),
            ("another way to write it", [(2, "ANNA BIANCHI")], {}),
            ("everybody gone", [], {}),
        ],
    )
    def test_a_link_holds_on_to_number_and_name_or_to_a_unique_name(self, why, entries, links):
        assert carry_over(self.old, renumbered(self.old.tournament, *entries)) == links

    def test_a_guest_is_carried_over_like_anyone(self):
        old = bare(evening("Visitor"), {1: GUEST})
        assert carry_over(old, renumbered(old.tournament, (7, "Visitor"))) == {7: GUEST}

    names = st.sampled_from(["Anna", "Bruno", "Carla", "Dino", "anna", ""])
    lists = st.dictionaries(st.integers(1, 6), names, max_size=6).map(lambda found: sorted(found.items()))

    @given(lists, lists, st.sets(st.integers(1, 6)))
    def test_a_link_never_moves_to_another_name_and_never_doubles(self, before, after, linked):
        old_content = renumbered(evening(), *before)
        links = {no: f"m_{no}" for no, _ in before if no in linked}
        carried = carry_over(bare(old_content, links), renumbered(old_content, *after))
        names = dict(before)
        for no, link in carried.items():
            assert names[int(link.removeprefix("m_"))] == dict(after)[no]
        assert len(set(carried.values())) == len(carried)
        assert set(carried.values()) <= set(links.values())


class TestConfirm:
    """PUT names: the organiser decides entry by entry."""

    def test_a_new_member_takes_the_typed_name_and_the_next_joining_number(self):
        records = publish(club("Anna Bianchi"), evening("Marco Rossi", "Luca Verdi"))
        after, made = confirmed(
            records,
            {1: New(), 2: New(name="Luca Verdi jr.", starting_rating=Tenths(15000), starting_games=30)},
        )
        marco, luca = (after.members[each] for each in made)
        assert (marco.name, marco.number, marco.spellings) == ("Marco Rossi", 2, ("Marco Rossi",))
        assert (luca.name, luca.number, luca.spellings) == ("Luca Verdi jr.", 3, ("Luca Verdi",))
        assert (luca.starting_rating, luca.starting_games) == (15000, 30)
        assert after.members_made == 3
        assert after.tournaments["t1"].revision == records.revision + 1

    def test_two_equal_names_confirmed_as_new_make_two_members(self):
        records = publish(club(), evening("Marco Rossi", "Marco Rossi", rounds=(((1, 2),),)))
        after, made = confirmed(records, {1: New(), 2: New()})
        assert len(set(made)) == 2
        assert {after.members[each].name for each in made} == {"Marco Rossi"}

    def test_a_seat_remembers_the_spelling_once(self):
        records = publish(club("Marco Rossi"), evening("M. Rossi"))
        after, made = confirmed(records, {1: Seat("m_a1")})
        assert made == ()
        assert after.members["m_a1"].spellings == ("M. Rossi",)
        assert confirmed(after, {1: Seat("m_a1")})[0] is after

    def test_a_guest_makes_nobody(self):
        records = publish(club(), evening("Visitor"))
        after, made = confirmed(records, {1: Guest()})
        assert (after.tournaments["t1"].links, made, after.members) == ({1: GUEST}, (), {})

    def test_reassigning_moves_the_entry_and_leaves_the_spelling_with_both(self):
        records = publish(club("Marco Rossi", "Mario Rossi"), evening("M. Rossi"))
        first, _ = confirmed(records, {1: Seat("m_a1")})
        second, _ = confirmed(first, {1: Seat("m_a2")})
        assert second.tournaments["t1"].links == {1: "m_a2"}
        assert [second.members[each].spellings for each in ("m_a1", "m_a2")] == [("M. Rossi",), ("M. Rossi",)]

    def test_a_no_is_remembered_with_the_typed_name_and_a_later_yes_takes_it_back(self):
        records = publish(club("Marco Rossi"), evening("M. Rossi"))
        refused, _ = confirmed(records, {}, {1: ("m_a1",)})
        assert refused.members["m_a1"].declined == ("M. Rossi",)
        assert confirmed(refused, {}, {1: ("m_a1",)})[0] is refused
        accepted, _ = confirmed(refused, {1: Seat("m_a1")})
        assert accepted.members["m_a1"].declined == ()

    def test_yes_and_no_to_one_pair_is_a_conflict(self):
        records = publish(club("Marco Rossi"), evening("M. Rossi"))
        with pytest.raises(Conflict):
            confirmed(records, {1: Seat("m_a1")}, {1: ("m_a1",)})
        with pytest.raises(Conflict):
            confirmed(confirmed(records, {1: Seat("m_a1")})[0], {}, {1: ("m_a1",)})

    def test_every_unknown_place_is_named_at_once(self):
        records = publish(club("Marco Rossi"), evening("Marco Rossi", "Anna"))
        with pytest.raises(Wrong) as caught:
            confirmed(records, {9: Guest(), 1: Seat("m_x"), 2: New(name=" ")}, {8: (), 2: ("m_a1", "m_y")})
        assert {fault.at for fault in caught.value.faults} == {
            "links.9", "links.1.member", "links.2.name", "declined.8", "declined.2.1",
        }  # fmt: skip

    def test_an_unknown_tournament_is_missing_and_a_deleted_one_a_conflict(self):
        records = publish(club(), evening("Anna"))
        with pytest.raises(Missing):
            confirmed(records, {1: Guest()}, id_="t2")
        deleted = replace(records, tournaments={"t1": replace(records.tournaments["t1"], deleted=True)})
        with pytest.raises(Conflict):
            confirmed(deleted, {1: Guest()})

    @pytest.mark.parametrize(
        "tournament",
        [
            evening("M. Rossi", "Marco Rossi", "Anna", "Luca", rounds=(((3, 4),), ((1, 3), (2, 4)))),
            evening("M. Rossi", "Marco Rossi", rounds=(((1, 2),),)),
            with_bye(evening("M. Rossi", "Marco Rossi", "Anna", rounds=(((1, 3),),)), 2),
        ],
    )
    def test_one_person_twice_in_a_round_is_a_conflict_that_names_both_entries(self, tournament):
        records = publish(club("Marco Rossi"), tournament)
        with pytest.raises(Conflict, match=r"entries 1 \(M\. Rossi\) and 2 \(Marco Rossi\)"):
            confirmed(records, {1: Seat("m_a1"), 2: Seat("m_a1")})

    def test_one_person_may_have_two_entries_in_different_rounds_and_two_boards_in_one(self):
        tournament = evening("M. Rossi", "Marco Rossi", "Anna", rounds=(((1, 3), (3, 1)), ((2, 3),)))
        records = publish(club("Marco Rossi"), tournament)
        after, _ = confirmed(records, {1: Seat("m_a1"), 2: Seat("m_a1")})
        assert after.tournaments["t1"].links == {1: "m_a1", 2: "m_a1"}

    def test_through_a_merge_two_members_are_one_person(self):
        records = publish(
            club("Marco Rossi", "M. Rossi"), evening("M. Rossi", "Marco Rossi", rounds=(((1, 2),),))
        )
        merged = replace(records, merges={"g_1": Merge("g_1", "m_a2", "m_a1")})
        with pytest.raises(Conflict):
            confirmed(merged, {1: Seat("m_a2"), 2: Seat("m_a1")})

    def test_a_thousand_new_names_are_made_in_one_go(self):
        typed = [f"Name{no} Family" for no in range(1000)]
        after, made = confirmed(publish(club(), evening(*typed)), {no: New() for no in range(1, 1001)})
        assert len(set(made)) == after.members_made == 1000


class TestJuniors:
    """SPEC 5: a juniors' tournament turns unknown into yes."""

    def test_whoever_sits_in_a_juniors_event_becomes_a_junior_unless_known_as_an_adult(self):
        records = publish(
            club("Carla", "Dino"), evening("Anna", "Bruno", "Carla", "Dino", juniors=True), given={"juniors"}
        )
        records = edit_member(records, "m_a1", junior="no")
        after, made = confirmed(records, {1: New(), 2: New(junior="no"), 3: Seat("m_a1")})
        assert [after.members[each].junior for each in (*made, "m_a1", "m_a2")] == [
            "yes",
            "no",
            "no",
            "unknown",
        ]

    def test_a_deleted_event_marks_nobody(self):
        records = publish(club("Anna"), evening("Anna"))
        record = bare(evening("Anna", juniors=True), {1: "m_a1"}, deleted=True)
        assert (
            settle_juniors(replace(records, tournaments={"t1": record})).members["m_a1"].junior == "unknown"
        )
        assert settle_juniors(records) is records

    def test_an_event_that_is_not_rated_marks_them_too(self):
        records = publish(
            club("Anna"), evening("Anna", juniors=True, format="bughouse"), given={"juniors", "format"}
        )
        assert confirmed(records, {1: Seat("m_a1")})[0].members["m_a1"].junior == "yes"


class TestMerges:
    """Links keep the id as confirmed and resolve through the merges that stand."""

    def test_links_resolve_through_chains_and_undoing_the_first_leaves_the_second(self):
        records = publish(club("A", "B", "C"), evening("A", "B", "C"))
        records, _ = confirmed(records, {1: Seat("m_a1"), 2: Seat("m_a2"), 3: Seat("m_a3")})
        chain = {"g_1": Merge("g_1", "m_a1", "m_a2"), "g_2": Merge("g_2", "m_a2", "m_a3")}
        both = replace(records, merges=chain)
        assert [seat(both, both.tournaments["t1"], no) for no in (1, 2, 3, 4)] == [
            "m_a3",
            "m_a3",
            "m_a3",
            None,
        ]
        undone = replace(records, merges={"g_2": chain["g_2"]})
        assert [resolve(undone, each) for each in ("m_a1", "m_a2")] == ["m_a1", "m_a3"]

    def test_merges_in_a_circle_end(self):
        circle = {"g_1": Merge("g_1", "m_a1", "m_a2"), "g_2": Merge("g_2", "m_a2", "m_a1")}
        assert resolve(replace(club("A", "B"), merges=circle), "m_a1") in ("m_a1", "m_a2")

    def test_what_survives_a_merge_is_the_name_of_into_and_the_more_protective_of_the_rest(self):
        records = club("Marco Rossi", "M. Rossi")
        consent = Consent(Day("2026-01-01"), parent=True, child=True)
        records = edit_member(
            records, "m_a1", display="hidden", starting_rating=15000, junior="yes", consent=consent
        )
        records = edit_member(records, "m_a2", junior="no")
        people = persons(replace(records, merges={"g_1": Merge("g_1", "m_a1", "m_a2")}))
        assert list(people) == ["m_a2"]
        one = people["m_a2"]
        assert (one.name, one.number, one.display, one.junior, one.consent) == (
            "M. Rossi",
            1,
            "hidden",
            "yes",
            None,
        )
        assert (one.aliases, one.starting_rating) == (("Marco Rossi",), 15000)
