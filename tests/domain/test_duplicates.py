"""Likely duplicates on a roster (SPEC 3), and in whose company members have played."""

from dataclasses import replace

import pytest

from ladder.domain.company import Opponent, company
from ladder.domain.duplicates import Duplicate, duplicates
from ladder.domain.errors import Wrong
from ladder.domain.identity import Guest, New, Seat, confirm
from ladder.domain.merging import merge, undo
from ladder.domain.roster import part
from tests.domain.evenings import club, evening, ids, publish


def seated(records, id_="t1", **who):
    return confirm(records, id_, {int(no[1:]): Seat(link) for no, link in who.items()}, {}, ids())[0]


@pytest.mark.parametrize(
    ("one", "other", "confidence"),
    [
        ("Marco Rossi", "Rossi Marco", "likely"),
        ("Marco Rossi", "Marco Rossi", "likely"),
        ("Marco Rossi", "M. Rossi", "likely"),
        ("Marco Rossi", "Marco Rossi jr", "possible"),
        ("Никита Уваров", "Уваров Никита Арсенович", "likely"),
    ],
)
def test_names_that_may_mean_one_person_are_a_pair(one, other, confidence):
    (pair,) = duplicates(club(one, "Anna Bianchi", other))
    assert (pair.first, pair.second, pair.confidence) == ("m_a1", "m_a3", confidence)


@pytest.mark.parametrize(
    "names", [("Marco Rossi", "Anna Rossi"), ("Marco Rossi", "Marco Verdi"), (), ("Anna",)]
)
def test_a_family_is_no_pair_of_duplicates(names):
    assert duplicates(club(*names)) == ()


def test_where_several_could_be_meant_none_is_likely():
    pairs = duplicates(club("Marco Rossi", "Mario Rossi", "M. Rossi"))
    assert {each.confidence for each in pairs} == {"possible"}
    assert {(each.first, each.second) for each in pairs} >= {("m_a1", "m_a3"), ("m_a2", "m_a3")}
    eight = duplicates(club(*["Marco Rossi"] * 8))
    assert (len(eight), {each.confidence for each in eight}) == (28, {"possible"})


def test_likely_ones_come_first_then_by_joining():
    pairs = duplicates(club("Marco Rossi", "Anna Bianchi", "Marco Rossi jr", "Bianchi Anna"))
    assert [(each.first, each.second) for each in pairs] == [("m_a2", "m_a4"), ("m_a1", "m_a3")]


def test_who_was_entered_on_one_night_is_two_people_but_not_by_an_evening_that_was_deleted():
    records = seated(publish(club("Marco Rossi", "M. Rossi"), evening("A", "B")), e1="m_a1", e2="m_a2")
    assert duplicates(records) == ()
    gone = replace(records.tournaments["t1"], deleted=True)
    assert len(duplicates(replace(records, tournaments={"t1": gone}))) == 1


def test_a_declined_pair_is_offered_no_more():
    records = club("Marco Rossi", "M. Rossi", "Rossi Marco")
    assert (Duplicate("m_a1", "m_a3", "possible", "order")) in [
        replace(each, confidence="possible") for each in duplicates(records)
    ]
    after = part(records, "m_a3", "m_a1")
    assert ("m_a1", "m_a3") not in {(each.first, each.second) for each in duplicates(after)}
    assert part(after, "m_a1", "m_a3") is after


def test_a_pair_stays_declined_through_merges_and_their_undoing():
    records = part(club("Marco Rossi", "M. Rossi", "Rossi Marco"), "m_a1", "m_a3")
    merged, id_ = merge(records, "m_a2", "m_a3", lambda: "g_1")
    assert duplicates(merged) == ()
    assert ("m_a1", "m_a3") not in {(each.first, each.second) for each in duplicates(undo(merged, id_))}


def test_a_no_to_a_typed_name_is_a_no_to_whoever_has_it():
    records = publish(club("Marco Rossi"), evening("M. Rossi"))
    records = confirm(records, "t1", {1: New()}, {1: ("m_a1",)}, ids())[0]
    assert duplicates(records) == ()


def test_who_is_merged_or_has_left_is_in_no_pair():
    records = club("Marco Rossi", "M. Rossi")
    assert duplicates(merge(records, "m_a2", "m_a1", lambda: "g_1")[0]) == ()
    records = publish(club("Marco Rossi"), evening("M. Rossi"))
    records = confirm(records, "t1", {1: New()}, {}, ids())[0]
    assert len(duplicates(records)) == 1
    assert duplicates(confirm(records, "t1", {1: Guest()}, {}, ids())[0]) == ()


def test_a_pair_to_decline_is_two_people_of_the_roster():
    for one, other, places in (
        ("m_a1", "m_x", ["members.1"]),
        ("m_a1", "m_a1", ["members.1"]),
        ("m_x", "m_y", ["members.0", "members.1"]),
    ):
        with pytest.raises(Wrong) as caught:
            part(club("Anna", "Bruno"), one, other)
        assert [fault.at for fault in caught.value.faults] == places


def test_company_is_the_most_frequent_opponents_of_played_games():
    records = club("Marco", "Anna", "Bruno", "Carla", "Dino")
    everybody = {f"e{no}": f"m_a{no}" for no in range(1, 6)}
    content = evening(*"ABCDE", rounds=(((1, 2), (3, 4)), ((2, 1),), ((1, 3),), ((4, 1),), ((1, 5),)))
    records = seated(publish(records, content), **everybody)
    assert company(records, {"m_a1", "m_a5"}) == {
        "m_a1": (Opponent("m_a2", 2), Opponent("m_a3", 1), Opponent("m_a4", 1)),
        "m_a5": (Opponent("m_a1", 1),),
    }
    merged = merge(records, "m_a5", "m_a3", lambda: "g_1")
    assert merged  # they sat in one evening, in different rounds
    assert company(merged[0], {"m_a1"})["m_a1"][:2] == (Opponent("m_a2", 2), Opponent("m_a3", 2))


def test_company_knows_no_guests_no_forfeits_and_no_deleted_evening():
    records = seated(
        publish(club("Marco", "Anna"), evening("A", "B", "V", rounds=(((1, 3),),))), e1="m_a1", e2="m_a2"
    )
    assert company(records, {"m_a1", "m_a2"}) == {"m_a1": (), "m_a2": ()}
