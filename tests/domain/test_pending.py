"""Names that wait in many tournaments are asked about once (SPEC 3)."""

from itertools import count

import pytest

from ladder.domain.errors import Conflict, Wrong
from ladder.domain.identity import Guest, New, Seat
from ladder.domain.pending import pending, waiting_tournaments
from ladder.domain.records import GUEST, Member, Records, Settings, TournamentRecord
from ladder.domain.replay import replay
from ladder.domain.settling import SameAs, settle_names, ticked
from ladder.domain.tournament import Entry, Game, Round, Tenths, Tournament

ANNA, LUCA, MARCO = "Anna Bianchi", "Luca Verdi", "Marco Rossi"


def night(day, *names, links=None):
    """One round, each with the next."""
    entries = tuple(Entry(no, name) for no, name in enumerate(names, 1))
    games = tuple(Game(no, no + 1, "1-0", no) for no in range(1, len(names), 2))
    content = Tournament("Tuesday", day, day, entries, (Round(1, games),))
    return TournamentRecord(f"n-{day}", f"t_{day}", content, links or {}, 1)


def club(*nights, members=()):
    people = {f"m_{no}": Member(f"m_{no}", no, name, (name,)) for no, name in enumerate(members, 1)}
    return Records(
        "c",
        5,
        Settings("c", "C", "en", "t"),
        people,
        {each.id: each for each in nights},
        members_made=len(people),
    )


def names(records):
    return pending(records, waiting_tournaments(records))


def by_name(records):
    return {each.name: each for each in names(records)}


def settled(records, said, declined=None):
    ids = count(100)
    return settle_names(records, names(records), said, declined or {}, {}, lambda: f"m_{next(ids)}")


def test_an_equal_spelling_is_asked_once_over_all_nights():
    found = by_name(club(night("2026-01-01", ANNA, LUCA), night("2026-01-08", "anna  BIANCHI", MARCO)))
    assert list(found) == [ANNA, LUCA, MARCO]
    anna = found[ANNA]
    assert (len(anna.places), anna.first, anna.last) == (2, "2026-01-01", "2026-01-08")
    assert anna.spellings == (ANNA, "anna  BIANCHI")
    assert anna.ticked == "new"


def test_one_confirmation_seats_a_name_wherever_it_waits_and_makes_one_member():
    records = club(night("2026-01-08", MARCO, ANNA), night("2026-01-01", ANNA, LUCA))
    done = settled(records, ticked(names(records)))
    assert sorted(each.name for each in done.records.members.values()) == [ANNA, LUCA, MARCO]
    assert done.confirmed == 4
    assert {each.state for each in done.records.tournaments.values()} == {"rated"}
    assert len(replay(done.records).tournaments) == 2
    assert done.made.keys() == {ANNA, LUCA, MARCO}
    assert names(done.records) == ()


def test_members_join_in_the_order_of_their_first_night():
    records = club(night("2026-01-08", MARCO, ANNA), night("2026-01-01", ANNA, LUCA))
    done = settled(records, ticked(names(records)))
    joined = sorted(done.records.members.values(), key=lambda each: each.number)
    assert [each.name for each in joined] == [ANNA, LUCA, MARCO]


def test_two_entries_of_one_night_are_two_people_and_the_name_is_confirmed_there():
    records = club(night("2026-01-01", ANNA, ANNA), night("2026-01-08", ANNA, LUCA))
    anna = by_name(records)[ANNA]
    assert anna.apart == ("n-2026-01-01",)
    assert anna.ticked is None
    with pytest.raises(Wrong, match="two entries of one night"):
        settled(records, {ANNA: New()})


def test_two_ways_to_write_one_name_are_told_and_made_one_person():
    records = club(night("2026-01-01", "Marco Rossi", LUCA), night("2026-01-08", "Rossi Marco", ANNA))
    found = by_name(records)
    assert [each.name for each in found["Rossi Marco"].alike] == ["Marco Rossi"]
    assert found["Rossi Marco"].ticked is None
    said = {
        "Marco Rossi": New(starting_rating=Tenths(15000)),
        "Rossi Marco": SameAs("Marco Rossi"),
        LUCA: New(),
        ANNA: Guest(),
    }
    done = settled(records, said)
    marco = done.records.members[done.made["Marco Rossi"]]
    assert (marco.name, marco.spellings, marco.starting_rating) == (
        "Marco Rossi",
        ("Marco Rossi", "Rossi Marco"),
        15000,
    )
    assert len(done.records.members) == 2


def test_the_same_person_may_come_first_under_the_other_spelling():
    records = club(night("2026-01-01", "Rossi Marco", LUCA), night("2026-01-08", "Marco Rossi", ANNA))
    done = settled(records, {"Marco Rossi": New(), "Rossi Marco": SameAs("Marco Rossi")})
    (marco,) = done.records.members.values()
    assert marco.name == "Marco Rossi"


def test_names_of_one_night_are_never_alike_and_never_one_person():
    records = club(night("2026-01-01", "Marco Rossi", "Rossi Marco"))
    assert {each.alike for each in names(records)} == {()}
    with pytest.raises(Conflict, match="two people"):
        settled(records, {"Marco Rossi": New(), "Rossi Marco": SameAs("Marco Rossi")})
    with pytest.raises(Conflict, match="two people"):
        settled(
            club(night("2026-01-01", ANNA, LUCA), members=(MARCO,)), {ANNA: Seat("m_1"), LUCA: Seat("m_1")}
        )


def test_two_guests_of_one_night_may_be_confirmed_together():
    done = settled(club(night("2026-01-01", ANNA, LUCA)), {ANNA: Guest(), LUCA: Guest()})
    assert done.records.tournaments["n-2026-01-01"].links == {1: "guest", 2: "guest"}


def test_a_member_is_ticked_unless_they_sit_beside_the_name():
    here = by_name(club(night("2026-01-01", MARCO, LUCA), members=(MARCO,)))[MARCO]
    assert here.ticked == "m_1"
    beside = night("2026-01-01", "Somebody", LUCA, MARCO, ANNA, links={1: "m_1"})
    there = by_name(club(beside, night("2026-01-08", MARCO, ANNA), members=(MARCO,)))[MARCO]
    assert there.ticked is None
    assert there.suggestions[0].confidence == "possible"


def test_of_two_names_of_a_night_that_mean_one_member_the_better_one_is_ticked():
    found = by_name(club(night("2026-01-01", MARCO, "M. Rossi"), members=(MARCO,)))
    assert found[MARCO].ticked == "m_1"
    assert found["M. Rossi"].ticked is None


def test_a_declined_member_is_not_offered_again():
    records = club(night("2026-01-01", "M. Rossi", LUCA), members=(MARCO,))
    done = settled(records, {}, {"M. Rossi": ("m_1",)})
    assert by_name(done.records)["M. Rossi"].suggestions == ()


def test_what_was_confirmed_meanwhile_is_passed_over_and_what_was_never_typed_refused():
    records = club(night("2026-01-01", ANNA, LUCA))
    once = settled(records, {ANNA: New()})
    again = settled(once.records, {ANNA: New()})
    assert again.passed == (ANNA,)
    assert again.records is once.records
    with pytest.raises(Wrong, match="no name that was typed"):
        settled(records, {"Nobody": New()})


def test_the_same_as_a_name_confirmed_meanwhile_is_the_person_made_then():
    before = night("2026-01-01", MARCO, ANNA, links={1: "m_1", 2: "m_2"})
    records = club(before, night("2026-01-08", "Rossi Marco", LUCA), members=(MARCO, ANNA))
    done = settled(records, {MARCO: New(), "Rossi Marco": SameAs(MARCO)})
    assert done.passed == (MARCO,)
    assert done.made == {}
    assert done.records.members.keys() == {"m_1", "m_2"}
    assert done.records.tournaments["n-2026-01-08"].links == {1: "m_1"}


@pytest.mark.parametrize("links", [{1: GUEST, 2: "m_2"}, {1: "m_1", 2: "m_2"}])
def test_the_same_as_a_name_confirmed_as_nobody_or_as_several_is_a_conflict(links):
    first = night("2026-01-01", MARCO, ANNA, links=links)
    second = night("2026-01-02", MARCO, LUCA, links={1: "m_3" if links[1] != GUEST else GUEST, 2: "m_4"})
    later = night("2026-01-08", "Rossi Marco", "Vera")
    records = club(first, second, later, members=(MARCO, ANNA, "Marco Rossi jr", LUCA))
    with pytest.raises(Conflict, match=r"Marco Rossi was confirmed as (several|nobody)"):
        settled(records, {MARCO: New(), "Rossi Marco": SameAs(MARCO)})


def test_one_name_in_two_spellings_says_one_thing():
    records = club(night("2026-01-01", ANNA, LUCA), members=(MARCO,))
    with pytest.raises(Wrong, match="is the same name as Anna Bianchi"):
        settled(records, {ANNA: New(), "anna  BIANCHI": Guest()})
    assert settled(records, {ANNA: New(), "anna  BIANCHI": New()}).made.keys() == {ANNA}


@pytest.mark.parametrize(
    "said", [{ANNA: SameAs(LUCA)}, {ANNA: SameAs(ANNA)}, {ANNA: SameAs(LUCA), LUCA: SameAs(ANNA)}]
)
def test_the_same_as_nobody_is_refused(said):
    with pytest.raises(Wrong, match="same_as"):
        settled(club(night("2026-01-01", ANNA, "X"), night("2026-01-08", LUCA, "X")), said)


def test_tournaments_that_move_no_rating_ask_nothing():
    still = night("2026-01-01", ANNA, LUCA)
    from dataclasses import replace  # noqa: PLC0415

    records = club(replace(still, tournament=replace(still.tournament, format="bughouse")))
    assert names(records) == ()
    assert names(club(replace(still, deleted=True))) == ()
