"""What an erasure takes, and what it leaves: rules for each kind of text, and for each kind of person."""

import re
from dataclasses import replace
from itertools import chain, combinations

import pytest
from hypothesis import given, settings

from ladder.domain import erasure
from ladder.domain.errors import Conflict, Missing
from ladder.domain.imprints import imprints
from ladder.domain.naming import normal
from ladder.domain.neutral import is_neutral, neutral
from ladder.domain.publication import FLAGS, imprint
from ladder.domain.recognition import recognised
from ladder.domain.records import Member, Merge, Records, Settings, TournamentRecord
from ladder.domain.replay import replay
from ladder.domain.tournament import Day, Entry, Game, Round, Tournament
from ladder.domain.wanted import of_entry, of_member
from tests.store.samples import people, tournament_records

OTHERS = ("Anna Rossi", "Zacharias Bianchi")
LETTERS = "abcdefghjkmnpqrstvwxyz"


def label(text):
    """Equal in comparison form, equal label; else not, as far as a test sees."""
    number, digest = abs(hash(normal(text))), ""
    for _ in range(12):
        number, at = divmod(number, len(LETTERS))
        digest += LETTERS[at]
    return neutral(digest)


ERASER = erasure.Eraser(["Zacharias Rossi", "Rossi Z.", "Zach"], OTHERS, label)


@pytest.mark.parametrize("typed", ["Zacharias Rossi", "zacharias  ROSSI", "Rossi Z.", "Zach"])
def test_a_name_goes_in_whatever_case_it_was_typed(typed):
    assert is_neutral(ERASER.name(typed))


@pytest.mark.parametrize("typed", ["Anna Rossi", "Zacharias Bianchi", "Rossi", ""])
def test_a_name_that_is_not_the_erased_ones_stays(typed):
    assert ERASER.name(typed) == typed


@pytest.mark.parametrize(
    ("text", "goes"),
    [
        ("Memorial Zacharias Rossi", True),
        ("Trofeo Zach", True),
        ("Trofeo Rossi", False),  # another Rossi is in the club, and guarded on pages
        ("Tuesday", False),
    ],
)
def test_a_title_goes_where_it_holds_what_is_nobody_elses(text, goes):
    assert is_neutral(ERASER.title(text)) == goes


def test_out_of_a_longer_text_the_full_name_goes_alone():
    told = ERASER.text("Ask zacharias\nrossi or Anna Rossi")

    assert told == f"Ask {label('Zacharias Rossi')} or Anna Rossi"


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Bianco Zacharias", "{} Zacharias"),  # another Zacharias is in the club
        ("Tel. Bianco, evenings", "Tel. {}, evenings"),
        ("Bianco's phone", "{} phone"),
        ("bianco@club.example", "{}@club.example"),
        ("Ask the board", "Ask the board"),
    ],
)
def test_out_of_contact_and_key_labels_a_surname_goes_alone(text, left):
    told = erasure.Eraser(["Zacharias Bianco"], ("Anna Rossi", "Zacharias Bianchi"), label).words(text)

    assert re.sub(r"Erased \w{12}", "{}", told) == left


def test_a_tie_break_goes_with_the_name_in_it_and_a_method_stays():
    eraser = erasure.Eraser(["Emil Buchholz", "Emil Bianco"], (), label)

    assert is_neutral(eraser.tiebreak("Bianco score"))
    assert eraser.tiebreak("Buchholz cut 1") == "Buchholz cut 1"


def test_what_is_neutral_already_is_left_alone():
    once = label("Zacharias Rossi")

    assert (ERASER.name(once), ERASER.title(once), ERASER.always(once)) == (once, once, once)


def event(*names, links, **fields):
    entries = tuple(Entry(no, name) for no, name in enumerate(names, 1))
    rounds = (Round(1, (Game(1, 2, "1-0", 1),)),)
    content = Tournament("Tuesday", Day("2026-01-01"), Day("2026-01-01"), entries, rounds)
    return TournamentRecord("one", "t_1", content, links, **fields)


def club(*records, members=None, merges=()):
    people = members or [Member("m_1", 1, "Zacharias Rossi", ("Zach",)), Member("m_2", 2, "Anna Rossi")]
    return Records(
        "c_1",
        7,
        Settings("club", "Club", "en", "x" * 28),
        {each.id: each for each in people},
        {each.id: each for each in records},
        {each.id: each for each in merges},
        members_made=len(people),
    )


def erased(records, member="m_1"):
    return erasure.erase(records, of_member(records, member), label)


def test_ratings_of_others_and_all_numbers_are_as_before():
    records = club(event("Zach", "Anna Rossi", links={1: "m_1", 2: "m_2"}))

    before, after = replay(records), replay(erased(records))

    assert after.tournaments == before.tournaments
    assert {each.member: each.rating for each in after.standings} == {
        each.member: each.rating for each in before.standings
    }


def test_an_entry_that_nobody_has_confirmed_loses_the_name_too_where_it_is_nobody_elses():
    after = erased(club(event("Zacharias Rossi", "Anna Rossi", links={})))

    first, second = after.tournaments["one"].tournament.entries
    assert is_neutral(first.name)
    assert second.name == "Anna Rossi"
    assert after.tournaments["one"].links == {}


def test_whoever_was_declined_as_the_erased_one_forgets_the_name():
    anna = Member("m_2", 2, "Anna Rossi", declined=("Zach", "Anna R."))

    after = erased(club(members=[Member("m_1", 1, "Zacharias Rossi", ("Zach",)), anna]))

    assert after.members["m_2"].declined == ("Anna R.",)


def test_a_merged_person_is_erased_whole_by_either_record():
    members = [Member("m_1", 1, "Zacharias Rossi"), Member("m_2", 2, "Zack Red"), Member("m_3", 3, "Anna")]
    records = club(members=members, merges=[Merge("g_1", "m_2", "m_1", 3)])

    for asked in ("m_1", "m_2"):
        after = erased(records, asked)
        assert [id_ for id_, each in after.members.items() if each.erased] == ["m_1", "m_2"]
        assert after.merges == records.merges


def test_nobody_is_erased_twice_and_nobody_unknown():
    records = club()

    with pytest.raises(Missing):
        of_member(erased(records), "m_1")
    with pytest.raises(Missing):
        of_member(records, "m_9")


def test_an_entry_of_a_member_is_erased_with_the_member_alone():
    records = club(event("Zach", "Visitor", links={1: "m_1", 2: "guest"}))

    with pytest.raises(Conflict):
        of_entry(records, "one", 1)
    after = erasure.erase(records, of_entry(records, "one", 2), label)
    assert [is_neutral(each.name) for each in after.tournaments["one"].tournament.entries] == [False, True]


def test_of_two_entries_of_one_name_that_one_is_known_which_has_its_number():
    records = erased(
        club(
            event("Zach", "Zach", links={1: "m_1", 2: "m_2"}),
            members=[Member("m_1", 1, "Zacharias", ("Zach",)), Member("m_2", 2, "Zoe", ("Zach",))],
        )
    )
    record = records.tournaments["one"]
    sent = event("Zach", "Zach", links={}).tournament

    assert recognised(record, sent, label).content == record.tournament
    renumbered = replace(sent, entries=(Entry(3, "Zach"), Entry(2, "Zach")), rounds=())
    known = recognised(record, renumbered, label).content.entries
    assert [is_neutral(each.name) for each in known] == [True, True]


def test_a_correction_keeps_what_was_published_as_a_label_beside_it():
    record = event("Zack", "Anna Rossi", links={1: "m_1"})
    entry = replace(record.tournament.entries[0], published_name="Zach")
    record = replace(
        record, tournament=replace(record.tournament, entries=(entry, *record.tournament.entries[1:]))
    )

    after = erased(club(record)).tournaments["one"]

    assert after.tournament.entries[0].published_name == label("Zach")
    assert recognised(after, event("Zach", "Anna Rossi", links={}).tournament, label).entries == (1,)


@settings(deadline=None, max_examples=25)
@given(people().flatmap(tournament_records))
def test_every_imprint_that_a_publication_can_have_had_is_among_them(record):
    every = set(imprints(record.tournament).values())
    for given_ in chain.from_iterable(combinations(FLAGS, size) for size in range(len(FLAGS) + 1)):
        assert imprint(record.tournament, frozenset(given_)) in every
