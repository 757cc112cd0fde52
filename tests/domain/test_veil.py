# mypy: disable-error-code="arg-type"
# Days are written as text here: what they hold is checked by running them.
"""The last good ladder under the names and settings of today."""

from dataclasses import replace

from hypothesis import given

from ladder.domain import privacy
from ladder.domain.neutral import neutral
from ladder.domain.records import Merge
from ladder.domain.replay import replay
from ladder.domain.veil import veiled
from tests.domain.generated import clubs
from tests.domain.ladders import club, evening

STARTING = {name: (rating, 10) for name, rating in (("anna", 16000), ("bruno", 15000), ("carla", 14000))}


def renamed(records, member, **fields):
    return replace(records, members={**records.members, member: replace(records.members[member], **fields)})


def retyped(records, **fields):
    record = records.tournaments["t1"]
    content = replace(record.tournament, **fields)
    return replace(records, tournaments={"t1": replace(record, tournament=content)})


def typed(records):
    return [entry.name for entry in records.tournaments["t1"].tournament.entries]


def good(**fields):
    return club(evening("t1", "2026-01-10", "anna bruno 1-0", "carla dora 0-1", **fields), starting=STARTING)


@given(clubs())
def test_where_nothing_was_renamed_or_hidden_it_is_what_it_was(records):
    ladder = replay(records)

    assert veiled(records, ladder, records) == (records, ladder)


@given(clubs(), clubs())
def test_asked_twice_it_is_the_same_and_no_number_moves(records, now):
    ladder = replay(records)
    once = veiled(records, ladder, now)

    assert veiled(*once, now) == once
    assert once[1].tournaments == ladder.tournaments
    held = {(each.member, each.rating, each.games, each.last_played) for each in ladder.standings}
    assert {(each.member, each.rating, each.games, each.last_played) for each in once[1].standings} == held


def test_ranks_are_counted_without_whoever_is_hidden_since():
    records = good()
    ladder = replay(records)
    assert [(each.member, each.rank) for each in ladder.standings[:2]] == [("anna", 1), ("bruno", 2)]

    _, seen = veiled(records, ladder, renamed(records, "anna", display="hidden"))

    assert {each.member: each.rank for each in seen.standings if each.rank} == {"bruno": 1, "carla": 2}


def test_results_and_what_they_were_computed_with_stay_as_they_were():
    records = good()
    now = replace(
        records,
        settings=replace(records.settings, names="initials", active_months=1, ladder_starts_on="2026-02-01"),
    )

    seen, _ = veiled(records, replay(records), now)

    assert (seen.settings.names, seen.settings.active_months) == ("initials", 12)
    assert seen.settings.ladder_starts_on is None
    assert replay(seen) == replay(records)


def test_two_who_were_merged_since_are_each_protected_as_the_person_is():
    records = good()
    now = renamed(records, "carla", junior="yes")
    now = replace(now, merges={"g_1": Merge("g_1", "carla", "anna", 9)})

    seen, _ = veiled(records, replay(records), now)

    shown = privacy.labels(seen)
    assert (shown["anna"].kind, shown["carla"].kind, shown["bruno"].kind) == ("initials", "initials", "full")


def test_whoever_the_records_of_today_do_not_know_is_nobody():
    records = good()
    now = replace(records, members={id_: each for id_, each in records.members.items() if id_ != "anna"})

    seen, _ = veiled(records, replay(records), now)

    assert privacy.labels(seen)["anna"].kind == "hidden"
    assert seen.members["anna"].name != "anna"


def test_a_title_and_typed_names_follow_what_stands_at_their_numbers():
    records = good()
    entries = records.tournaments["t1"].tournament.entries
    erased, corrected, other = neutral("1" * 12), "Ben", "Zoe"
    changed = (
        replace(entries[0], name=erased),
        replace(entries[1], name=corrected, published_name="bruno"),
        replace(entries[2], name=other),
        replace(entries[3], no=9),
    )
    now = retyped(records, name="New title", entries=changed)

    seen, _ = veiled(records, replay(records), now)

    assert seen.tournaments["t1"].tournament.name == "New title"
    nobody = neutral("0" * 12)
    assert typed(seen) == [erased, corrected, nobody, "dora"], (
        "another person at that number is nobody's affair"
    )


def test_of_a_tournament_that_was_deleted_since_no_title_and_no_typed_name_is_left():
    records = good()
    deleted = replace(records.tournaments["t1"], deleted=True)

    seen, _ = veiled(records, replay(records), replace(records, tournaments={"t1": deleted}))

    assert seen.tournaments["t1"].tournament.name == ""
    assert set(typed(seen)) == {neutral("0" * 12)}


def test_a_juniors_event_is_one_from_the_moment_on_that_it_is_called_so():
    records = good()

    seen, _ = veiled(records, replay(records), retyped(records, juniors=True))

    assert seen.tournaments["t1"].tournament.juniors
