"""Who may be shown how (SPEC 5)."""

from dataclasses import replace

import pytest
import regex
from hypothesis import given, settings
from hypothesis import strategies as st

from ladder.domain.identity import Guest, Seat, confirm
from ladder.domain.privacy import (
    HIDDEN,
    Label,
    entry_label,
    indexable_member,
    indexable_tournament,
    labels,
    shows_full,
    tournament_title,
)
from ladder.domain.records import DISPLAYS, GUEST, JUNIOR, NAMES, Consent, Member, Merge, Settings
from ladder.domain.roster import NewMember, add_members, edit_member
from ladder.domain.tournament import Day
from tests.domain.evenings import TOKEN, bare, club, evening, ids, publish

BOTH = Consent(Day("2026-01-01"), parent=True, child=True)
PARENT = Consent(Day("2026-01-01"), parent=True, child=False)


def shown(records):
    return {member: label.text for member, label in labels(records).items()}


@pytest.mark.parametrize(
    ("names", "display", "junior", "consent", "full"),
    [
        ("initials", "inherit", "no", None, False),
        ("initials", "full", "no", None, False),
        ("full", "inherit", "no", None, True),
        ("full", "inherit", "unknown", None, True),
        ("full", "full", "no", None, True),
        ("full", "initials", "no", None, False),
        ("full", "hidden", "no", None, False),
        ("full", "full", "yes", None, False),
        ("full", "full", "yes", PARENT, False),
        ("full", "inherit", "yes", BOTH, True),
        ("initials", "full", "yes", BOTH, False),
        ("full", "initials", "yes", BOTH, False),
    ],
)
def test_the_more_protective_of_club_and_member_wins_and_juniors_need_both_consents(
    names, display, junior, consent, full
):
    member = Member("m_1", 1, "Marco Rossi", display=display, junior=junior, consent=consent)
    assert shows_full(Settings("club", "Club", "en", TOKEN, names=names), member) is full


def test_equal_initials_are_told_apart_by_joining_order():
    assert shown(club("Marco Rossi", "Maria Russo", "Anna Bianchi", "Rossi, Mario")) == {
        "m_a1": "M. R.", "m_a2": "M. R. 2", "m_a3": "A. B.", "m_a4": "M. R. 3",
    }  # fmt: skip


def test_equal_full_names_are_told_apart_by_joining_order():
    records = club("Marco Rossi", "Maria Russo", "MARCO ROSSI", names="full")
    assert shown(records) == {"m_a1": "Marco Rossi", "m_a2": "Maria Russo", "m_a3": "MARCO ROSSI 2"}


def test_a_hidden_member_is_no_text_at_all():
    assert (
        labels(edit_member(club("Anna"), "m_a1", display="hidden"))["m_a1"] == HIDDEN == Label("", "hidden")
    )


@pytest.mark.parametrize(
    "fields", [{"display": "hidden"}, {"name": "Luca Bianchi"}, {"display": "full"}, {"junior": "yes"}]
)
def test_a_number_stays_whatever_happens_to_the_first_of_these_initials(fields):
    records = edit_member(club("Marco Rossi", "Maria Russo"), "m_a1", **fields)
    assert shown(records)["m_a2"] == "M. R. 2"
    later, (newest,) = add_members(records, [NewMember("Mia Riva")], ids())
    assert shown(later)[newest] == "M. R. 3"


def test_a_rename_keeps_the_number_while_the_initials_stay_and_takes_the_next_one_otherwise():
    records = club("Marco Rossi", "Maria Russo", "Luca Bianchi")
    assert shown(edit_member(records, "m_a2", name="Mara Russo"))["m_a2"] == "M. R. 2"
    assert shown(edit_member(records, "m_a3", name="Mino Rea"))["m_a3"] == "M. R. 3"


def test_members_without_numbers_are_told_apart_all_the_same():
    members = {f"m_{no}": Member(f"m_{no}", no, "Marco Rossi") for no in (1, 2, 3)}
    assert shown(replace(club(), members=members)) == {"m_1": "M. R.", "m_2": "M. R. 2", "m_3": "M. R. 3"}


def test_a_merged_member_reads_as_its_person_under_the_earlier_number_and_renumbers_nobody():
    records = club("Marco Rossi", "Maria Russo", "Mario Rossi")
    merged = replace(records, merges={"g_1": Merge("g_1", "m_a1", "m_a3")})
    assert shown(merged) == {"m_a1": "M. R.", "m_a2": "M. R. 2", "m_a3": "M. R."}


def test_a_merge_with_a_junior_is_shown_by_initials():
    records = edit_member(club("Marco Rossi", "M. Rossi", names="full"), "m_a2", junior="yes")
    merged = replace(records, merges={"g_1": Merge("g_1", "m_a2", "m_a1")})
    assert labels(merged)["m_a1"].kind == "initials"


def test_guests_and_unconfirmed_entries_are_initials_without_a_number_in_every_club():
    records = club("Marco Rossi", names="full")
    record = bare(evening("M. Rossi", "Maria Russo", "Rossi, Mario"), {1: "m_a1", 2: GUEST})
    assert [entry_label(records, labels(records), record, no) for no in (1, 2, 3)] == [
        Label("Marco Rossi", "full"),
        Label("M. R.", "initials"),
        Label("M. R.", "initials"),
    ]


def test_invisible_characters_of_a_name_are_not_shown_in_full_either():
    assert shown(club("Marco\u202e Ros\u200bsi", names="full"))["m_a1"] == "Marco Rossi"


class TestTournamentTitle:
    """SPEC 5: a name that holds a surname of someone shown by initials gives way to "Tournament of DATE"."""

    @pytest.mark.parametrize(
        ("title", "kept"),
        [
            ("Martedì 12", True),
            ("Memorial Rossi", False),
            ("MEMORIAL RÓSSI 3", False),
            ("Coppa Bianchi-Rossi", False),
        ],
    )
    def test_a_title_with_the_name_of_someone_by_initials_is_not_shown(self, title, kept):
        records = club("Marco Rossi")
        record = bare(evening("Zeno", name=title), {1: "m_a1"})
        assert tournament_title(records, labels(records), record) == (title if kept else None)

    def test_a_title_may_hold_the_name_of_someone_shown_in_full(self):
        records = club("Marco Rossi", "Anna Bianchi", names="full")
        record = bare(evening(name="Memorial Rossi"), {})
        assert tournament_title(records, labels(records), record) == "Memorial Rossi"
        for fields in ({"junior": "yes"}, {"display": "hidden"}, {"display": "initials"}):
            protected = edit_member(records, "m_a1", **fields)
            assert tournament_title(protected, labels(protected), record) is None

    def test_a_guest_or_an_unconfirmed_entry_is_guarded_in_their_own_tournament(self):
        records = club(names="full")
        record = bare(evening("Ugo Neri", "Pia Verdi", name="Neri Cup"), {1: GUEST})
        assert tournament_title(records, labels(records), record) is None
        other = bare(evening("Pia Verdi", name="Neri Cup"), {})
        assert tournament_title(records, labels(records), other) == "Neri Cup"

    def test_a_guest_or_an_unconfirmed_entry_is_guarded_in_every_other_tournament_that_stands(self):
        cup = bare(evening("Pia Verdi", name="Neri Cup"), {})
        for link in ({}, {1: GUEST}):
            night = bare(evening("Ugo Neri", name="Tuesday"), link)
            records = replace(club(names="full"), tournaments={"t1": night, "t2": cup})
            assert tournament_title(records, labels(records), cup) is None
            gone = replace(records, tournaments={"t1": replace(night, deleted=True), "t2": cup})
            assert tournament_title(gone, labels(gone), cup) == "Neri Cup"

    def test_a_pending_list_hides_no_title_that_holds_a_member_who_is_shown(self):
        night = bare(evening("Ugo Neri", name="Neri Cup"), {})
        cup = bare(evening("Pia Verdi", name="Neri Cup"), {})
        records = replace(club("Ada Neri", names="full"), tournaments={"t1": night, "t2": cup})
        assert tournament_title(records, labels(records), cup) == "Neri Cup"
        assert tournament_title(records, labels(records), night) is None, "in one's own it is always guarded"
        hidden = edit_member(records, "m_a1", display="initials")
        assert tournament_title(hidden, labels(hidden), cup) is None

    def test_names_that_a_member_once_had_or_was_typed_under_are_guarded_too(self):
        records = edit_member(club("Anna Bianchi"), "m_a1", name="Anna Verdi")
        record = bare(evening(name="Torneo Bianchi"), {})
        assert tournament_title(records, dict(labels(records)), record) is None


@pytest.mark.parametrize(
    ("visibility", "fields", "indexed"),
    [
        ("public", {}, True),
        ("public", {"junior": "yes", "consent": BOTH}, False),
        ("public", {"display": "hidden"}, False),
        ("link", {}, False),
        ("organiser", {}, False),
    ],
)
def test_search_engines_keep_only_adults_of_public_clubs(visibility, fields, indexed):
    records = edit_member(club("Anna", visibility=visibility), "m_a1", **fields)
    assert indexable_member(records, records.members["m_a1"]) is indexed


def test_search_engines_never_keep_a_juniors_event():
    records = club(visibility="public")
    assert indexable_tournament(records, bare(evening("Anna"), {}))
    assert not indexable_tournament(records, bare(evening("Anna", juniors=True), {}))
    assert not indexable_tournament(club(), bare(evening("Anna"), {}))


# Sentinel names: every word is longer than an initial and occurs nowhere else.
WORDS = ("Quaxo", "Brimley", "Zanthe", "Corvell", "Жорлов", "Πλέντης", "Müxner", "D'Orvane")
PEOPLE = st.lists(st.sampled_from(WORDS), min_size=1, max_size=3).map(" ".join)
EDIT = st.fixed_dictionaries(
    {},
    optional={
        "name": PEOPLE,
        "display": st.sampled_from(DISPLAYS),
        "junior": st.sampled_from(JUNIOR),
        "consent": st.sampled_from([None, BOTH, PARENT]),
    },
)


@settings(max_examples=60, deadline=None)
@given(
    st.lists(st.tuples(PEOPLE, EDIT), min_size=1, max_size=6),
    st.sampled_from(NAMES),
    st.lists(PEOPLE, max_size=3),
    st.sampled_from(WORDS),
)
def test_nothing_of_a_protected_name_but_its_initials_is_ever_shown(people, names, visitors, word):
    records = club(*[name for name, _ in people], names=names)
    for at, (_, edit) in enumerate(people, 1):
        records = edit_member(records, f"m_a{at}", **edit)
    typed = [name for name, _ in people] + visitors
    records = publish(records, evening(*typed, name=f"{word.upper()} Open"))
    choices = {at: Seat(f"m_a{at}") for at in range(1, len(people) + 1)}
    records = confirm(records, "t1", choices | ({len(typed): Guest()} if visitors else {}), {}, ids())[0]
    record, everyone = records.tournaments["t1"], labels(records)
    title = tournament_title(records, everyone, record)
    for no in range(1, len(typed) + 1):
        member = records.members.get(record.links.get(no, ""))
        label = entry_label(records, everyone, record, no)
        if member is not None and shows_full(records.settings, member):
            assert member.name in label.text
            continue
        assert regex.fullmatch(r"((\p{Lu}\.-?)+ ?)*( \d+)?", label.text)
        assert label.text == "" or label.kind == "initials"
        assert title is None or word not in typed[no - 1]


@settings(max_examples=60, deadline=None)
@given(
    st.lists(PEOPLE, min_size=2, max_size=6),
    st.lists(st.tuples(st.integers(2, 6), EDIT), max_size=6),
    st.lists(PEOPLE, max_size=3),
    st.booleans(),
    st.integers(1, 6),
)
def test_a_label_changes_by_nothing_that_happens_to_others(people, edits, joining, merging, kept):
    records = club(*people)
    me = f"m_a{min(kept, len(people))}"
    before = shown(records)[me]
    for at, edit in edits:
        other = f"m_a{min(at, len(people))}"
        if other != me:
            records = edit_member(records, other, **edit)
    records, _ = add_members(records, [NewMember(name) for name in joining], ids())
    others = [member for member in records.members if member != me]
    if merging and len(others) > 1:
        records = replace(records, merges={"g_1": Merge("g_1", others[0], others[-1])})
    after = shown(records)
    assert after[me] == before
    standing = [member for member in records.members if member == me or not merging or member != others[0]]
    visible = [after[member] for member in standing if after[member]]
    assert len(set(visible)) == len(visible)
