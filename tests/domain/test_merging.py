"""Two records that are one person (SPEC 3): refusals, survivors, undo, and what became of edits since."""

from dataclasses import replace
from itertools import count

import pytest

from ladder.domain.errors import Conflict, Missing, Wrong
from ladder.domain.identity import Guest, New, Seat, confirm, seat
from ladder.domain.merging import merge, undo
from ladder.domain.persons import persons, present
from ladder.domain.privacy import labels
from ladder.domain.records import GUEST, Consent
from ladder.domain.replay import replay
from ladder.domain.roster import all_adults, edit_member
from ladder.domain.tournament import Day
from tests.domain.evenings import club, evening, ids, publish, with_bye

BOTH = Consent(Day("2026-01-01"), parent=True, child=True)


def joined(records, source, into, id_=None):
    """The records with the two merged, in their next revision."""
    after, _ = merge(records, source, into, lambda: id_ or f"g_{len(records.merges) + 1}")
    return replace(after, revision=records.revision + 1)


def seated(records, id_="t1", **who):
    """The records with entries (`e1`, `e2`, …) confirmed as members or guests."""
    choices = {int(no[1:]): Guest() if link == GUEST else Seat(link) for no, link in who.items()}
    return replace(confirm(records, id_, choices, {}, ids())[0], revision=records.revision + 1)


def deleted(records, id_="t1", *, gone=True):
    record = replace(records.tournaments[id_], deleted=gone)
    return replace(records, tournaments={**records.tournaments, id_: record})


class TestRefusals:
    """The two have met, or there are not two."""

    def test_who_has_played_the_other_is_another_person_and_the_answer_says_where(self):
        records = publish(club("Marco Rossi", "M. Rossi"), evening("M. R.", "Rossi", rounds=((), ((1, 2),))))
        records = seated(records, e1="m_a1", e2="m_a2")
        said = r"played each other, in t1, round 2, entries 1 \(M. R.\) and 2 \(Rossi\)"
        with pytest.raises(Conflict, match=said):
            joined(records, "m_a2", "m_a1")
        with pytest.raises(Conflict, match=said):
            joined(records, "m_a1", "m_a2")

    @pytest.mark.parametrize(
        "content",
        [
            evening("A", "B", "C", "D", rounds=(((1, 3), (2, 4)),)),
            with_bye(evening("A", "B", "C", "D", rounds=(((1, 3),),)), 2),
            evening("A", "B", "C", "D", rounds=(((1, 3), (4, 2)),), format="bughouse"),
        ],
    )
    def test_who_sits_in_one_round_with_the_other_is_another_person(self, content):
        records = seated(publish(club("A", "B"), content), e1="m_a1", e2="m_a2")
        with pytest.raises(Conflict, match=r"both in one round, in t1, round 1, entries 1 \(A\) and 2 \(B\)"):
            joined(records, "m_a2", "m_a1")

    def test_who_left_and_came_back_under_another_name_may_be_one_person(self):
        apart = evening("A", "B", "C", rounds=(((1, 3),), ((2, 3),)))
        records = joined(seated(publish(club("A", "B"), apart), e1="m_a1", e2="m_a2"), "m_a2", "m_a1")
        assert [seat(records, records.tournaments["t1"], no) for no in (1, 2)] == ["m_a1", "m_a1"]

    def test_guests_and_entries_that_nobody_confirmed_have_met_nobody(self):
        records = publish(club("A", "B"), evening("A", "B", rounds=(((1, 2),),)))
        assert joined(seated(records, e1="m_a1", e2=GUEST), "m_a2", "m_a1").merges

    def test_it_looks_through_the_merges_that_stand(self):
        records = publish(club("A", "B", "C"), evening("A", "C", rounds=(((1, 2),),)))
        records = joined(seated(records, e1="m_a1", e2="m_a3"), "m_a1", "m_a2")
        with pytest.raises(Conflict, match="C and B are two people: they have played each other"):
            joined(records, "m_a3", "m_a2")

    def test_a_deleted_evening_forbids_nothing_but_cannot_come_back_while_the_merge_stands(self):
        content = evening("A", "B", rounds=(((1, 2),),))
        apart = seated(publish(club("A", "B"), content), e1="m_a1", e2="m_a2")
        records = joined(deleted(apart), "m_a2", "m_a1", "g_1")
        with pytest.raises(Conflict, match=r"entries 1 \(A\) and 2 \(B\)"):
            publish(records, content, restore=True)
        back = publish(undo(records, "g_1"), content, restore=True)
        assert back.tournaments["t1"].links == {1: "m_a1", 2: "m_a2"}

    def test_nobody_is_merged_with_a_stranger_or_with_themselves(self):
        records = club("A", "B")
        for source, into, places in (
            ("m_x", "m_a1", ["from"]),
            ("m_a1", "m_y", ["into"]),
            ("m_x", "m_y", ["from", "into"]),
            ("m_a1", "m_a1", ["into"]),
        ):
            with pytest.raises(Wrong) as caught:
                joined(records, source, into)
            assert [fault.at for fault in caught.value.faults] == places

    def test_who_is_merged_already_is_merged_with_nobody_else(self):
        records = joined(club("A", "B", "C"), "m_a1", "m_a2")
        for source, into in (("m_a1", "m_a3"), ("m_a3", "m_a1"), ("m_a2", "m_a1")):
            with pytest.raises(Conflict, match=r"m_a1 is merged already, into B \(m_a2\)"):
                joined(records, source, into)

    def test_the_same_request_again_is_the_same_merge(self):
        records = joined(club("A", "B"), "m_a1", "m_a2", "g_1")
        assert merge(records, "m_a1", "m_a2", ids()) == (records, "g_1")

    def test_a_merge_that_does_not_stand_cannot_be_undone(self):
        with pytest.raises(Missing):
            undo(club("A", "B"), "g_1")


class TestSurvivors:
    """What is left of two: the name of `into`, the more protective of the rest."""

    def test_the_name_is_intos_and_the_other_one_an_alias_with_all_its_spellings(self):
        records = edit_member(club("Marco Rossi", "M. Rossi"), "m_a2", name="Rossi M")
        person = persons(joined(records, "m_a2", "m_a1"))["m_a1"]
        assert (person.name, person.aliases) == ("Marco Rossi", ("M. Rossi", "Rossi M"))

    @pytest.mark.parametrize(
        ("field", "into", "source", "survives"),
        [
            ("display", "full", "hidden", "hidden"),
            ("display", "initials", "inherit", "initials"),
            ("junior", "unknown", "yes", "yes"),
            ("junior", "no", "yes", "yes"),
            ("junior", "unknown", "no", "no"),
            ("consent", BOTH, None, None),
            ("consent", None, BOTH, None),
            ("consent", BOTH, BOTH, BOTH),
            ("starting_rating", None, 15000, 15000),
            ("starting_rating", 14000, 15000, 14000),
            ("starting_games", 0, 30, 30),
            ("starting_games", 5, 30, 5),
        ],
    )
    def test_of_each_field_the_right_one(self, field, into, source, survives):
        records = edit_member(club("A", "B"), "m_a1", **{field: into})
        records = joined(edit_member(records, "m_a2", **{field: source}), "m_a2", "m_a1")
        assert getattr(persons(records)["m_a1"], field) == survives

    def test_start_values_are_a_pair(self):
        records = edit_member(club("A", "B"), "m_a1", starting_rating=14000)
        records = edit_member(records, "m_a2", starting_rating=15000, starting_games=30)
        person = persons(joined(records, "m_a2", "m_a1"))["m_a1"]
        assert (person.starting_rating, person.starting_games) == (14000, 0)

    def test_a_third_one_changes_no_start_values_that_the_person_has(self):
        records = edit_member(club("A", "B", "C"), "m_a1", starting_rating=15000)
        records = edit_member(records, "m_a3", starting_rating=16000)
        records = joined(joined(records, "m_a3", "m_a2", "g_2"), "m_a1", "m_a2", "g_1")
        assert persons(records)["m_a2"].starting_rating == 16000

    def test_the_earlier_joining_number_is_kept_and_with_it_the_suffix(self):
        records = club("Marco Rossi", "Marta Russo", "Mario Rizzo")
        assert [labels(records)[each].text for each in ("m_a2", "m_a3")] == ["M. R. 2", "M. R. 3"]
        after = joined(records, "m_a2", "m_a3")
        assert list(persons(after)) == ["m_a1", "m_a3"]
        assert persons(after)["m_a3"].number == 2
        assert {labels(after)[each].text for each in ("m_a2", "m_a3")} == {"M. R. 2"}
        assert labels(undo(after, "g_1")) == labels(records)

    def test_a_name_that_one_was_declined_as_and_the_other_was_called_is_the_persons(self):
        records = publish(club("A", "B"), evening("X"))
        records = seated(records, e1="m_a1")
        records = replace(
            records,
            members={**records.members, "m_a2": replace(records.members["m_a2"], declined=("x", "Y"))},
        )
        assert persons(joined(records, "m_a2", "m_a1"))["m_a1"].declined == ("Y",)


class TestEdits:
    """A person is edited on the record that the others are merged into."""

    def edited(self, **fields):
        records = edit_member(club("A", "B"), "m_a1", display="hidden", junior="yes", starting_rating=15000)
        records = joined(edit_member(records, "m_a1", starting_games=30), "m_a1", "m_a2")
        return records, edit_member(records, "m_a2", **fields)

    @pytest.mark.parametrize(
        "fields",
        [
            {"name": "Bea"},
            {"display": "full"},
            {"junior": "no"},
            {"consent": BOTH},
            {"starting_rating": 13000},
            {"starting_rating": None},
            {"starting_games": 3},
            {"display": "inherit", "starting_rating": 12500, "starting_games": 0},
        ],
    )
    def test_what_is_set_holds_and_the_rest_is_as_it_was(self, fields):
        before, after = self.edited(**fields)
        old, new = persons(before)["m_a2"], persons(after)["m_a2"]
        for field in ("name", "display", "junior", "consent", "starting_rating", "starting_games"):
            assert getattr(new, field) == fields.get(field, getattr(old, field)), field

    def test_after_the_undo_the_edit_stays_where_it_was_made_and_the_other_record_is_as_it_was(self):
        before, after = self.edited(display="full", junior="no", starting_games=3)
        parted = undo(after, "g_1").members
        assert parted["m_a1"] == before.members["m_a1"]
        assert (parted["m_a2"].display, parted["m_a2"].junior, parted["m_a2"].starting_games) == (
            "full",
            "no",
            3,
        )

    def test_the_same_edit_again_is_the_same_records(self):
        _, after = self.edited(display="full", consent=BOTH)
        assert edit_member(after, "m_a2", display="full", consent=BOTH) is after

    def test_age_unknown_is_no_decision_so_a_junior_stays_one(self):
        _, after = self.edited(junior="no")
        assert persons(edit_member(after, "m_a2", junior="unknown"))["m_a2"].junior == "yes"

    def test_a_later_merge_looks_at_the_person_again(self):
        records = edit_member(club("A", "B", "C"), "m_a3", display="hidden")
        records = edit_member(joined(records, "m_a1", "m_a2"), "m_a2", display="full")
        assert persons(joined(records, "m_a3", "m_a2"))["m_a2"].display == "hidden"

    def test_an_edit_through_a_chain_is_undone_with_its_own_link_of_it_alone(self):
        records = edit_member(club("A", "B", "C"), "m_a1", display="hidden")
        records = joined(joined(records, "m_a1", "m_a2"), "m_a2", "m_a3")
        records = edit_member(records, "m_a3", display="full")
        assert persons(records)["m_a3"].display == "full"
        assert persons(undo(records, "g_1"))["m_a3"].display == "full"
        parted = persons(undo(records, "g_2"))
        assert (parted["m_a2"].display, parted["m_a3"].display) == ("hidden", "full")

    def test_marking_the_adults_is_the_same_with_and_without_the_merge(self):
        records = club("A", "B", "C")
        through = undo(all_adults(joined(records, "m_a1", "m_a2")), "g_1")
        assert through.members == all_adults(records).members


class TestUndo:
    """As if it had never happened, in any order."""

    def test_a_chain_whose_first_merge_is_undone(self):
        records = publish(club("A", "B", "C"), evening("a", "b", "c", rounds=((), ())))
        records = seated(records, e1="m_a1", e2="m_a2", e3="m_a3")
        chain = joined(joined(records, "m_a1", "m_a2", "g_1"), "m_a2", "m_a3", "g_2")
        assert [seat(chain, chain.tournaments["t1"], no) for no in (1, 2, 3)] == ["m_a3"] * 3
        parted = undo(chain, "g_1")
        assert [seat(parted, parted.tournaments["t1"], no) for no in (1, 2, 3)] == ["m_a1", "m_a3", "m_a3"]
        assert undo(parted, "g_2") == replace(records, revision=parted.revision)

    def test_a_later_publication_that_shows_two_people_is_taken_and_the_undo_gives_both_their_links(self):
        """The publisher knows what was played; the organiser says who it was."""
        apart = evening("M. Rossi", "Marco Rossi", "Anna", rounds=(((1, 3),), ((2, 3),)))
        together = evening("M. Rossi", "Marco Rossi", "Anna", rounds=(((1, 2),), ((2, 3),)))
        never = seated(publish(club("Marco", "M.", "Anna"), apart), e1="m_a2", e2="m_a1", e3="m_a3")
        records = publish(joined(never, "m_a2", "m_a1"), together)
        record = records.tournaments["t1"]
        assert (record.links, record.refuted, record.state) == (
            {3: "m_a3"},
            {1: "m_a2", 2: "m_a1"},
            "pending",
        )
        assert publish(records, together) is records
        parted = undo(records, "g_1").tournaments["t1"]
        assert (parted.links, parted.refuted, parted.state) == (
            {1: "m_a2", 2: "m_a1", 3: "m_a3"},
            {},
            "rated",
        )
        assert parted.revision == records.revision + 1

    def test_the_links_stand_again_where_a_further_publication_no_longer_refutes_them(self):
        apart = evening("M. Rossi", "Marco Rossi", "Anna", rounds=(((1, 3),), ((2, 3),)))
        together = evening("M. Rossi", "Marco Rossi", "Anna", rounds=(((1, 2),), ((2, 3),)))
        records = seated(publish(club("Marco", "M."), apart), e1="m_a2", e2="m_a1")
        records = publish(joined(records, "m_a2", "m_a1"), together)
        records = publish(records, replace(apart, name="Tuesday after all"))
        assert records.tournaments["t1"].links == {1: "m_a2", 2: "m_a1"}

    def test_what_the_organiser_decided_meanwhile_stands(self):
        apart = evening("M. Rossi", "Marco Rossi", "Anna", rounds=(((1, 3),), ((2, 3),)))
        together = evening("M. Rossi", "Marco Rossi", "Anna", rounds=(((1, 2),), ((2, 3),)))
        records = seated(publish(club("Marco", "M.", "Anna"), apart), e1="m_a2", e2="m_a1", e3="m_a3")
        records = seated(publish(joined(records, "m_a2", "m_a1"), together), e1=GUEST)
        assert records.tournaments["t1"].links == {1: GUEST, 2: "m_a1", 3: "m_a3"}
        assert undo(records, "g_1").tournaments["t1"].links == {1: GUEST, 2: "m_a1", 3: "m_a3"}

    def test_an_undo_that_would_seat_somebody_twice_in_a_round_names_both_entries(self):
        apart = evening("M.", "Marco", "Anna", "X", rounds=(((1, 3),), ((2, 3),)))
        together = evening("M.", "Marco", "Anna", "X", rounds=(((1, 2), (3, 4)),))
        records = seated(publish(club("Marco", "M."), apart), e1="m_a2", e2="m_a1")
        records = publish(joined(records, "m_a2", "m_a1"), together)
        records = seated(records, e4="m_a1")
        with pytest.raises(Conflict, match=r"entries 2 \(Marco\) and 4 \(X\) would be the same member"):
            undo(records, "g_1")
        parted = undo(seated(records, e2=GUEST), "g_1").tournaments["t1"]
        assert parted.links == {1: "m_a2", 2: GUEST, 4: "m_a1"}

    def test_another_merges_trouble_does_not_hold_up_an_undo(self):
        apart = evening("M.", "Marco", "Anna", rounds=(((1, 3),), ((2, 3),)))
        together = evening("M.", "Marco", "Anna", rounds=(((1, 2),), ((2, 3),)))
        records = seated(publish(club("Marco", "M.", "Rossi"), apart), e1="m_a2", e2="m_a1")
        records = joined(joined(records, "m_a2", "m_a1", "g_1"), "m_a3", "m_a1", "g_2")
        records = publish(records, together)
        assert undo(records, "g_2").tournaments["t1"].refuted == {1: "m_a2", 2: "m_a1"}

    def test_a_child_in_an_evening_that_was_refuted_is_a_junior_all_the_same(self):
        apart = evening("M.", "Marco", "Anna", rounds=(((1, 3),), ((2, 3),)))
        together = evening("M.", "Marco", "Anna", rounds=(((1, 2),),), juniors=True)
        records = seated(publish(club("Marco", "M."), apart), e1="m_a2", e2="m_a1")
        records = publish(joined(records, "m_a2", "m_a1"), together, given={"juniors"})
        assert [each.junior for each in records.members.values()] == ["yes", "yes"]

    def test_confirming_the_person_that_is_read_already_keeps_the_link_as_confirmed(self):
        records = seated(publish(club("A", "B"), evening("a")), e1="m_a1")
        records = joined(records, "m_a1", "m_a2")
        assert confirm(records, "t1", {1: Seat("m_a2")}, {}, ids())[0] is records
        again = publish(records, evening("a"), members={1: "m_a2"})
        assert again.tournaments["t1"].links == {1: "m_a1"}

    def test_g12_merged_means_merged(self):
        numbers = count(1)
        records = club()
        for id_, white, black, day in (
            ("t1", "Marco Rossi", "Luca Verdi", "2026-01-01"),
            ("t2", "M. Rossi", "Sara Neri", "2026-01-02"),
        ):
            records = publish(records, evening(white, black, rounds=(((1, 2),),), day=day), id_)
            records = confirm(records, id_, {1: New(), 2: New()}, {}, lambda: f"m_{next(numbers)}")[0]
        apart = replay(records)
        assert {line.member: line.rating for line in apart.standings} == {
            "m_1": 12200, "m_2": 11800, "m_3": 12200, "m_4": 11800,
        }  # fmt: skip
        records = joined(records, "m_3", "m_1")
        assert {line.member: (line.rating, line.games) for line in replay(records).standings} == {
            "m_1": (12388, 2), "m_2": (11800, 1), "m_4": (11812, 1),
        }  # fmt: skip
        assert replace(replay(undo(records, "g_1")), revision=0) == replace(apart, revision=0)


class TestLeaving:
    """A member made by mistake, and left without any entry, leaves (SPEC 3)."""

    def made(self, *names, **new):
        records = publish(club("Marco Rossi", "Anna"), evening("M. Rossi", "Anna"))
        records, (made,) = confirm(records, "t1", {1: New(**new), 2: Seat("m_a2")}, {}, ids())
        return records, made

    def test_an_entry_that_is_moved_away_leaves_nobody_behind(self):
        records, made = self.made()
        assert made in present(records)
        moved = seated(records, e1="m_a1")
        assert list(present(moved)) == ["m_a1", "m_a2"]
        assert made in moved.members

    def test_and_who_is_given_an_entry_again_is_back_as_before(self):
        records, made = self.made()
        records = edit_member(records, made, display="hidden")
        back = seated(seated(records, e1="m_a1"), e1=made)
        assert present(back)[made].display == "hidden"

    @pytest.mark.parametrize("new", [{"starting_rating": 15000}, {"starting_games": 3}])
    def test_who_has_start_values_stays(self, new):
        records, made = self.made(**new)
        assert made in present(seated(records, e1="m_a1"))

    def test_who_was_added_by_hand_stays(self):
        records = seated(publish(club("Marco", "Mario"), evening("M.")), e1="m_a1")
        assert list(present(seated(records, e1="m_a2"))) == ["m_a1", "m_a2"]

    def test_a_deleted_evening_keeps_its_people(self):
        records, made = self.made()
        assert made in present(deleted(records))

    def test_two_of_whom_one_stays_are_a_person_who_stays(self):
        records, made = self.made()
        records = seated(records, e1="m_a1")
        with pytest.raises(Wrong):
            joined(records, made, "m_a2")
        records, made = self.made()
        records = seated(joined(records, made, "m_a2"), e1="m_a1")
        assert list(present(records)) == ["m_a1", "m_a2"]
        assert list(present(undo(records, "g_1"))) == ["m_a1", "m_a2"]
        replay(records)

    def test_the_ladder_can_be_replayed_where_both_of_a_merge_have_left(self):
        records = publish(club("Marco"), evening("A", "B"))
        records, made = confirm(records, "t1", {1: New(), 2: New()}, {}, ids())
        records = seated(joined(records, made[0], made[1]), e1=GUEST, e2=GUEST)
        assert list(present(records)) == ["m_a1"]
        assert replay(records).standings == ()
        assert labels(records)["m_a1"].text == "M."

    def test_the_same_confirmation_again_makes_nobody(self):
        records, _ = self.made(name="Marco R.")
        again, new = confirm(records, "t1", {1: New(name="Marco R.")}, {}, ids())
        assert (again is records, new) == (True, ())

    def test_somebody_new_in_place_of_a_member_with_other_evenings_is_made(self):
        records, made = self.made()
        records = publish(records, evening("M. Rossi"), "t2")
        records = seated(records, "t2", e1=made)
        numbers = ids()
        split, new = confirm(records, "t2", {1: New()}, {}, lambda: f"{numbers()}b")
        assert len(new) == 1
        assert split.tournaments["t1"].links[1] == made
