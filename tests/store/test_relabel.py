"""A past without a name is the same past: relabelled documents read as relabelled records, once and again."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ladder.domain import erasure
from ladder.domain.naming import normal
from ladder.domain.wanted import of_member
from ladder.store.changes import Change
from ladder.store.codec import parts, whole
from ladder.store.gathering import Past
from ladder.store.labels import labels_by
from ladder.store.relabel import Relabel
from tests.store.samples import clubs

LABEL = labels_by(b"k" * 32)


def change(records, revision=3, **more):
    return Change("c_1", revision, "r", "2026-01-01T00:00:00Z", "k_1", "what", parts=parts(records), **more)


def relabel(records, wanted, revision=9):
    numbers = frozenset(records.members[id_].number for id_ in wanted.members)
    names = frozenset(map(normal, wanted.others))
    past = Past(wanted.members, numbers, set(wanted.names), names)
    past.read([change(records)])
    eraser = erasure.Eraser(past.names, wanted.others, LABEL)
    known = frozenset(records.tournaments)
    return Relabel(eraser, revision, wanted.members, numbers, known, past.pairs())


def texts(records):
    """Every name and title of the records, in order."""
    for member in sorted(records.members.values(), key=lambda each: each.id):
        yield from (member.id, member.name, *member.spellings)
    for record in sorted(records.tournaments.values(), key=lambda each: each.id):
        yield record.tournament.name
        for entry in record.tournament.entries:
            yield from (entry.name, entry.published_name)
        yield from (game.note for _, game in record.tournament.games())


@settings(deadline=None, max_examples=25)
@given(clubs(), st.data())
def test_relabelled_documents_are_the_documents_of_relabelled_records(records, data):
    records = replace(records, merges={}, members=_typed(records.members))
    if not records.members:
        return
    wanted = of_member(records, data.draw(st.sampled_from(sorted(records.members))))

    erased = erasure.erase(records, wanted, LABEL)
    found = relabel(records, wanted).change(change(records))

    read = whole("c_1", records.revision, found.parts)
    assert [each or None for each in texts(read)] == [each or None for each in texts(_like(erased, read))]
    assert relabel(records, wanted).change(found) is found


def _typed(members):
    """Members whose names are names: two letters and more, nobody erased."""
    return {
        id_: replace(each, name=f"{each.name} {id_}", erased=0, declined=()) for id_, each in members.items()
    }


def _like(erased, read):
    """Erased records, with a published name that equals the name written down as the documents have it."""
    tournaments = {}
    for id_, record in erased.tournaments.items():
        entries = tuple(
            replace(one, published_name=other.published_name) if one.name == other.published_name else one
            for one, other in zip(
                record.tournament.entries, read.tournaments[id_].tournament.entries, strict=True
            )
        )
        tournaments[id_] = replace(record, tournament=replace(record.tournament, entries=entries))
    return replace(erased, tournaments=tournaments)


PUBLISHED = {
    "name": "Memorial Zacharias Quintrell",
    "starts_on": "2026-01-01",
    "who": ["Zacharias Quintrell", ["Quintrell, Z."], "Anna"],
    "rounds": [{"w": [1], "b": [2], "r": "w", "notes": [[0, "Quintrell was late"]]}],
}


@pytest.mark.parametrize("revision", [3, 12])
def test_a_publication_of_a_tournament_of_before_loses_the_name_whenever_it_came(revision):
    eraser = erasure.Eraser(["Zacharias Quintrell", "Quintrell, Z."], ["Anna"], LABEL)
    found = Relabel(eraser, 9, frozenset({"m_1"}), frozenset({1}), frozenset({"old"}))
    made = Change("c_1", revision, "r", "", "", "", published={"old": PUBLISHED, "new": PUBLISHED})

    new = found.change(made)

    assert "Quintrell" not in str(new.published["old"])
    assert ("Quintrell" in str(new.published["new"])) == (revision > 9)


def test_the_digest_of_a_request_that_held_the_name_goes():
    eraser = erasure.Eraser(["Zacharias Quintrell"], (), LABEL)
    found = Relabel(eraser, 9, frozenset({"m_1"}), frozenset({1}))
    once = {"scope": "c_1", "key": "k", "body": "digest", "ids": {"made": ["m_1"]}}

    made = found.change(Change("c_1", 2, "r", "", "", "", idempotency=once))

    assert made.idempotency == once | {"body": ""}


def test_values_of_the_log_and_of_an_import_lose_the_name():
    eraser = erasure.Eraser(["Zacharias Quintrell", "Quintrell, Z."], ("Anna",), LABEL)
    found = Relabel(eraser, 9, frozenset({"m_1"}), frozenset({1}))
    told = {"member": "m_1", "before": {"name": "Zack"}, "after": {"name": "Zacharias Quintrell"}}
    carried = {"contents": {"old": {"2": PUBLISHED}}, "log": [told | {"revision": 2}]}
    new = found.change(Change("c_1", 2, "r", "", "", "", entry=told, carried=carried))

    assert "Zack" not in str(new.entry)
    assert "Quintrell" not in str((new.entry, new.carried))
