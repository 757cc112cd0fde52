"""The laws of merging (SPEC 3), under any sequence of acts.

An undo leaves what would be if the merge had never been made, in whatever order; nobody ever sits twice in a
round; a merge is refused exactly where the two have met. The model is the past itself: the acts that were
accepted, done again from an empty club without the merges that were undone.
"""

from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from ladder.domain import merging, roster
from ladder.domain.errors import Conflict, Wrong
from ladder.domain.identity import Guest, New, Seat, confirm
from ladder.domain.persons import persons, present
from ladder.domain.privacy import labels
from ladder.domain.records import DISPLAYS, GUEST, JUNIOR, Consent, Records
from ladder.domain.replay import replay
from ladder.domain.roster import NewMember
from ladder.domain.seating import merged, refuse_doubled
from ladder.domain.tournament import Day
from ladder.store.books import book_body
from tests.domain.evenings import club, evening, publish

FOUNDERS = ("Marco Rossi", "M. Rossi", "Mario Rossi", "Anna Bianchi")
EVENINGS = {"t1": ("Marco", "M. Rossi", "Mario", "Anna"), "t2": ("M. Rossi", "Rossi", "Anna")}
"""Typed names that never change, so that links hold on while rounds do change."""


@dataclass(frozen=True)
class Act:
    """One accepted request: what it does to any records, and the merge that it makes."""

    do: Any
    merge: str = ""

    def __call__(self, records: Records) -> Records:
        after = self.do(records)
        return after if after is records else replace(after, revision=records.revision + 1)


def published(records, id_, rounds, number, juniors, late, sent):
    names = (*EVENINGS[id_], "Zeno") if late else EVENINGS[id_]
    content = evening(
        *names, rounds=rounds, name=f"Evening {number}", day=f"2026-09-0{id_[1]}", juniors=juniors
    )
    return publish(records, content, id_, members=sent, given={"juniors"})


def deleted(records, id_, *, gone):
    record = replace(records.tournaments[id_], deleted=gone)
    after = replace(records, tournaments={**records.tournaments, id_: record})
    if not gone:
        refuse_doubled(after, record)
    return after


def chosen(records, id_, choices, declined, prefix):
    numbers = iter(range(100))
    return confirm(records, id_, choices, declined, lambda: f"{prefix}_{next(numbers)}")[0]


def history(acts):
    """The records that these acts make of an empty club; None where one of them is refused."""
    records = club(*FOUNDERS)
    for act in acts:
        try:
            records = act(records)
        except (Conflict, Wrong):
            return None
    return records


def plain(records):
    """The records without the numbers of their revisions, which count the merges and their undoing too."""
    return replace(
        records,
        revision=0,
        tournaments={
            id_: replace(
                each, revision=0, published_in=bool(each.published_in), waiting_in=bool(each.waiting_in)
            )
            for id_, each in sorted(records.tournaments.items())
        },
        merges={id_: replace(each, revision=0) for id_, each in sorted(records.merges.items())},
    )


def book(records):
    """The book's very bytes."""
    return book_body(plain(records), replace(replay(records), revision=0))


def met(records, one, other):
    """Whether two persons sit in one round of a tournament that stands: by hand, from the rounds."""
    roots = merged(records)
    for record in records.tournaments.values():
        links = {**record.refuted, **record.links}
        for each in record.tournament.rounds:
            entries = {no for game in each.games for no in (game.white, game.black)}
            people = {roots.get(links[no], links[no]) for no in entries if no in links}
            if not record.deleted and {one, other} <= people:
                return True
    return False


pairs = st.sampled_from([(), ((1, 2),), ((1, 3),), ((2, 3),), ((3, 1), (1, 3))])
rounds = st.lists(pairs, min_size=1, max_size=2).map(tuple)
evenings = st.sampled_from(sorted(EVENINGS))
entries = st.integers(1, 4)
edits = st.fixed_dictionaries(
    {},
    optional={
        "name": st.sampled_from(["Marco Rossi", "Rossi M.", "Zoe"]),
        "display": st.sampled_from(DISPLAYS),
        "junior": st.sampled_from(JUNIOR),
        "consent": st.none() | st.just(Consent(Day("2026-01-01"), parent=True, child=True)),
        "starting_rating": st.none() | st.sampled_from([13000, 15000]),
        "starting_games": st.sampled_from([0, 3, 30]),
    },
)


class Merging(RuleBasedStateMachine):
    """A club in which everything happens, beside its past without the merges."""

    def __init__(self):
        super().__init__()
        self.acts = []
        self.records = club(*FOUNDERS)
        self.number = 0

    @initialize(data=st.data())
    def start(self, data):
        """Two evenings of people who have not met, so that there is something to merge."""
        for id_, typed in EVENINGS.items():
            self.ask(
                partial(
                    published, id_=id_, rounds=((),), number=self.next(), juniors=False, late=False, sent={}
                )
            )
            order = data.draw(st.permutations(self.roots()))
            choices = {no: Seat(member) for no, member in zip(range(1, len(typed) + 1), order, strict=False)}
            self.ask(partial(chosen, id_=id_, choices=choices, declined={}, prefix="m_x"))

    def ask(self, do, merge=""):
        """One request; not one that a club that never merged would refuse, so that both have one past."""
        act = Act(do, merge)
        try:
            after = act(self.records)
        except (Conflict, Wrong):
            return False
        if after is self.records:
            return True
        if not merge and history([*(each for each in self.acts if not each.merge), act]) is None:
            return False
        self.records = after
        self.acts.append(act)
        return True

    def next(self):
        self.number += 1
        return self.number

    @rule(id_=evenings, rounds=rounds, juniors=st.booleans(), late=st.booleans(), data=st.data())
    def publish(self, id_, rounds, juniors, late, data):
        record = self.records.tournaments.get(id_)
        open_ = record.unconfirmed if record else ()
        sent = {}
        if open_ and data.draw(st.booleans()):
            sent = {data.draw(st.sampled_from(open_)): data.draw(st.sampled_from([*self.roots(), GUEST]))}
        sent = {no: link for no, link in sent.items() if no <= len(EVENINGS[id_])}
        self.ask(
            partial(
                published, id_=id_, rounds=rounds, number=self.next(), juniors=juniors, late=late, sent=sent
            )
        )

    @rule(id_=evenings, rounds=rounds)
    def publish_again(self, id_, rounds):
        self.ask(
            partial(published, id_=id_, rounds=rounds, number=self.next(), juniors=False, late=False, sent={})
        )

    @precondition(lambda self: self.records.tournaments)
    @rule(data=st.data(), no=entries, decline=st.booleans())
    def confirm(self, data, no, decline):
        id_ = data.draw(st.sampled_from(sorted(self.records.tournaments)))
        member = data.draw(st.sampled_from(sorted(self.records.members)))
        number = self.next()
        choice = data.draw(st.sampled_from([Seat(member), Guest(), New(name=f"New {number}")]))
        choices, declined = ({}, {no: (member,)}) if decline else ({no: choice}, {})
        self.ask(partial(chosen, id_=id_, choices=choices, declined=declined, prefix=f"m_n{number:03}"))

    @precondition(lambda self: self.records.tournaments)
    @rule(data=st.data())
    def delete_or_restore(self, data):
        id_ = data.draw(st.sampled_from(sorted(self.records.tournaments)))
        self.ask(partial(deleted, id_=id_, gone=not self.records.tournaments[id_].deleted))

    @rule(data=st.data(), fields=edits)
    def edit(self, data, fields):
        member = data.draw(st.sampled_from(self.roots()))
        self.ask(partial(roster.edit_member, member=member, **fields))

    @rule()
    def mark_adults(self):
        self.ask(roster.all_adults)

    @rule(name=st.sampled_from(["Marco Rossi", "Zoe"]))
    def add(self, name):
        number = self.next()
        self.ask(lambda records: roster.add_members(records, [NewMember(name)], lambda: f"m_h{number:03}")[0])

    @rule(data=st.data())
    def decline_as_a_pair(self, data):
        one, other = (data.draw(st.sampled_from(self.roots())) for _ in "ab")
        self.ask(partial(roster.part, one=one, other=other))

    @precondition(lambda self: len(self.roots()) > 1)
    @rule(data=st.data())
    def merge(self, data):
        source, into = data.draw(st.permutations(self.roots()))[:2]
        there = {source, into} <= present(self.records).keys()
        id_ = f"g_{self.next():03}"
        done = self.ask(lambda records: merging.merge(records, source, into, lambda: id_)[0], id_)
        assert done == (there and not met(self.before, source, into))

    @precondition(lambda self: self.records.merges)
    @rule(data=st.data())
    def undo(self, data):
        id_ = data.draw(st.sampled_from(sorted(self.records.merges)))
        never = [each for each in self.acts if each.merge != id_]
        expected = history(never)
        if expected is None:
            # In a club without this merge the organiser could not have said all that was said since.
            with pytest.raises(Conflict):
                merging.undo(self.records, id_)
            return
        self.records = replace(merging.undo(self.records, id_), revision=self.records.revision + 1)
        self.acts = never
        assert plain(self.records) == plain(expected)
        assert book(self.records) == book(expected)
        assert labels(self.records) == labels(expected)

    @invariant()
    def nobody_sits_twice_in_a_round_and_everything_can_be_read(self):
        for record in self.records.tournaments.values():
            if not record.deleted:
                refuse_doubled(self.records, record)
        replay(self.records)
        assert set(labels(self.records)) == set(self.records.members)
        self.before = self.records

    def roots(self):
        return list(persons(self.records))

    def teardown(self):
        """Whatever happened: with every merge undone, the club is one that never merged."""
        never = history([each for each in self.acts if not each.merge])
        records = self.records
        for id_ in sorted(records.merges):
            try:
                records = merging.undo(records, id_)
            except Conflict:
                return
        assert never is not None
        assert book(records) == book(never)


Merging.TestCase.settings = settings(max_examples=60, stateful_step_count=25, deadline=None)
TestMerging = Merging.TestCase
