"""The law of SPEC 3: nothing is linked, merged or created by itself, whatever is published, published again,
read or sent once more; and what a person decided is remembered.
"""

from dataclasses import replace

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from ladder.domain.duplicates import duplicates
from ladder.domain.errors import Conflict
from ladder.domain.identity import Guest, New, Seat, confirm
from ladder.domain.merging import merge, undo
from ladder.domain.names import names, ticks
from ladder.domain.naming import normal
from ladder.domain.records import GUEST
from ladder.domain.replay import replay
from ladder.domain.roster import part
from tests.domain.evenings import club, evening, ids, publish

FIRST = ("Marco", "Mario", "M.", "Anna", "Ana", "Μάρκος", "Марко")
LAST = ("Rossi", "Rosso", "Bianchi", "de Rossi", "Росси")
people = st.builds(
    lambda first, last, style: style.format(first, last),
    st.sampled_from(FIRST),
    st.sampled_from(LAST),
    st.sampled_from(["{} {}", "{1}, {0}", "{1} {0}", "{0} {1} jr"]),
)
TOURNAMENTS = st.sampled_from(["t1", "t2"])


class Deciding(RuleBasedStateMachine):
    """A club whose organiser decides now and then. `said`: every decision, typed name and member or guest."""

    @initialize(names=st.lists(people, max_size=6))
    def found(self, names):
        self.records = club(*names)
        self.made = set(self.records.members)
        self.said = set()
        self.ids = ids()
        self.last = {}

    @rule(id_=TOURNAMENTS, typed=st.lists(people, min_size=1, max_size=5), again=st.booleans())
    def publish(self, id_, typed, again):
        record = self.records.tournaments.get(id_)
        if again and record:
            typed = [*reversed([entry.name for entry in record.tournament.entries]), *typed]
        pairs = tuple((one, one + 1) for one in range(1, len(typed), 2))
        content = evening(*typed, rounds=(pairs,), day=f"2026-09-0{id_[1]}")
        try:
            self.records = publish(self.records, content, id_, restore=True)
        except Conflict:
            return
        self.last[id_] = content

    @precondition(lambda self: self.last)
    @rule(id_=TOURNAMENTS)
    def retry(self, id_):
        """An app sends its last publication once more."""
        if id_ in self.last:
            self.records = publish(self.records, self.last[id_], id_, restore=True)

    @precondition(lambda self: self.last)
    @rule(id_=TOURNAMENTS)
    def delete(self, id_):
        if id_ in self.records.tournaments:
            record = replace(self.records.tournaments[id_], deleted=True)
            self.records = replace(self.records, tournaments={**self.records.tournaments, id_: record})

    @precondition(lambda self: self.last)
    @rule(id_=TOURNAMENTS, data=st.data())
    def decide(self, id_, data):
        """The one act that may link or make anybody, and it does what was said and no more."""
        record = self.records.tournaments.get(id_)
        if record is None or record.deleted:
            return
        offered = ticks(self.records, record) if data.draw(st.booleans()) else {}
        typed = {entry.no: entry.name for entry in record.tournament.entries}
        choices = dict(offered) or {
            data.draw(st.sampled_from(sorted(typed))): data.draw(
                st.sampled_from([New(), Guest(), *map(Seat, self.records.members)])
            )
        }
        for _ in "the same request is sent twice":
            try:
                self.records, made = confirm(self.records, id_, choices, {}, self.ids)
            except Conflict:
                return
            self.made |= set(made)
            links = self.records.tournaments[id_].links
            self.said |= {(typed[no], links[no]) for no in choices}

    @rule()
    def read(self):
        """Whoever looks changes nothing, and sees what is there."""
        before = self.records
        for record in before.tournaments.values():
            for each in names(before, record):
                assert each.ticked is None or each.link is None
                assert all(
                    (each.name, it.member) in self.said
                    or it.confidence != "sure"
                    or normal(each.name) == normal(before.members[it.member].name)
                    for it in each.suggestions
                )
        duplicates(before)
        replay(before)
        assert self.records == before

    @invariant()
    def nobody_is_linked_made_or_merged_but_by_a_request_that_said_so(self):
        assert set(self.records.members) == self.made
        assert self.records.merges == {}
        for record in self.records.tournaments.values():
            typed = {entry.no: entry.name for entry in record.tournament.entries}
            seats = {**record.refuted, **record.links}
            assert {(typed[no], link) for no, link in seats.items()} <= self.said
        for member in self.records.members.values():
            assert {(spelling, member.id) for spelling in member.spellings} <= self.said


Deciding.TestCase.settings = settings(max_examples=40, stateful_step_count=20, deadline=None)
TestDeciding = Deciding.TestCase


class TestMemory:
    """Decisions outlive the tournament that they were made for."""

    def decided(self):
        """M. Rossi is Marco and not Mario; the visitor is nobody."""
        records = publish(club("Marco Rossi", "Mario Rossi"), evening("M. Rossi", "Visitor"))
        return confirm(records, "t1", {1: Seat("m_a1"), 2: Guest()}, {1: ("m_a2",)}, ids())[0]

    def deleted(self, records):
        record = replace(records.tournaments["t1"], deleted=True)
        return replace(records, tournaments={"t1": record})

    def suggested(self, records):
        records = publish(records, evening("M. Rossi"), "t2")
        (entry,) = names(records, records.tournaments["t2"])
        return entry.ticked, [(each.member, each.confidence) for each in entry.suggestions]

    def test_a_decision_outlives_publication_deletion_and_restoration(self):
        records = self.decided()
        for after in (
            publish(records, evening("M. Rossi", "Visitor", name="Another name")),
            publish(records, evening("Visitor", "M. Rossi")),
            publish(self.deleted(records), evening("M. Rossi", "Visitor"), restore=True),
            publish(self.deleted(records), evening("Visitor", "M. Rossi", name="Back"), restore=True),
        ):
            record = after.tournaments["t1"]
            by_name = {entry.name: record.links[entry.no] for entry in record.tournament.entries}
            assert by_name == {"M. Rossi": "m_a1", "Visitor": GUEST}

    def test_a_link_is_never_carried_by_number_alone(self):
        after = publish(self.decided(), evening("Mara Rossi", "Visitor")).tournaments["t1"]
        assert after.aside_links == {2: GUEST}

    def test_what_was_learnt_of_spellings_outlives_the_tournament(self):
        records = self.decided()
        for after in (records, self.deleted(records), publish(records, evening("Anna"))):
            assert self.suggested(after) == ("m_a1", [("m_a1", "sure")])

    def test_a_no_is_remembered_after_a_merge_and_its_undo(self):
        records = part(self.decided(), "m_a1", "m_a2")
        merged, _ = merge(records, "m_a2", "m_a1", lambda: "g_1")
        assert self.suggested(merged) == ("m_a1", [("m_a1", "sure")])
        parted = undo(merged, "g_1")
        assert self.suggested(parted) == self.suggested(records)
        assert duplicates(parted) == ()

    def test_a_reassigned_entry_keeps_its_new_member_when_it_is_published_again(self):
        records = confirm(self.decided(), "t1", {1: Seat("m_a2")}, {}, ids())[0]
        after = publish(records, evening("Visitor", "M. Rossi")).tournaments["t1"]
        assert after.links == {1: GUEST, 2: "m_a2"}
