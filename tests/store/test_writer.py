"""Writers stand in one line: what was answered is kept, what died is finished, nothing is done twice."""

from dataclasses import replace
from random import Random

import pytest

from ladder.domain.errors import Contended, TooLarge, Wrong
from ladder.domain.records import Key
from ladder.domain.ripple import Ripple
from ladder.store import archive, records, rows, writer
from tests.store.samples import KEY, act, first, joining, publishing, record, renaming, tournament


@pytest.fixture
def club(aws):
    writer.create(aws, first(), act(0), {"club": "c_1"})
    return "c_1"


def die(*_arguments, **_named):
    raise OSError("the function was stopped")


def test_a_change_is_read_back_by_the_next_reader(aws, club):
    done = writer.commit(aws, club, publishing(), act(1))
    assert done.revision == 2
    assert done.changed
    assert done.ids == {"tournament": "one"}
    assert records.read(aws, club) == done.records
    assert records.revision(aws, club) == (2, 0)
    assert archive.published(aws, club, 2, "one") == tournament()


def test_the_ripple_is_kept_in_the_log_with_numbers_for_names(aws, club, table):
    done = writer.commit(aws, club, publishing(), act(1))
    (entry, founding) = records.log(aws, done.records)
    assert (entry.what, entry.tournament, entry.ripple) == ("tournament.published", "one", done.ripple)
    assert done.ripple.moved == 4
    assert founding.what == "club.made"
    assert records.log(aws, done.records, after=2) == (founding,)


def test_an_equal_content_makes_no_revision(aws, club):
    writer.commit(aws, club, publishing(), act(1))
    again = writer.commit(aws, club, publishing(), act(2))
    assert not again.changed
    assert again.revision == 2
    assert archive.revisions_in_archive(aws, club) == [1, 2]


@pytest.mark.parametrize("edit", [{"revision": 9}, {"seal": ""}])
def test_a_revision_edited_by_hand_is_not_read(aws, club, table, edit):
    where = ("C#c_1", "REVISION")
    assert rows.put(aws, aws.records_table, table(aws.records_table)[where] | edit)
    with pytest.raises(Contended):
        records.read(aws, club)


def test_a_preview_writes_nothing(aws, club, table):
    before = table(aws.records_table)
    decision, ripple = writer.preview(aws, club, publishing())
    assert decision.ids == {"tournament": "one"}
    assert ripple.moved == 4
    assert table(aws.records_table) == before
    assert archive.revisions_in_archive(aws, club) == [1]


def test_a_writer_that_dies_before_the_archive_put_has_changed_nothing(aws, club, monkeypatch):
    monkeypatch.setattr("ladder.store.forward.put_change", die)
    with pytest.raises(OSError, match="stopped"):
        writer.commit(aws, club, publishing(), act(1))
    monkeypatch.undo()
    assert not writer.roll_forward(aws, club)
    assert records.read(aws, club) == first()


def test_a_writer_that_dies_after_the_archive_put_is_finished_by_the_next(aws, club, monkeypatch):
    monkeypatch.setattr("ladder.store.writer.apply", die)
    with pytest.raises(OSError, match="stopped"):
        writer.commit(aws, club, publishing(), act(1))
    monkeypatch.undo()
    assert records.revision(aws, club) == (1, 0)
    done = writer.commit(aws, club, joining("New Person"), act(2))
    assert done.revision == 3
    assert "one" in done.records.tournaments
    assert records.read(aws, club) == done.records


def test_a_dead_writers_change_is_finished_without_a_next_writer(aws, club, monkeypatch):
    monkeypatch.setattr("ladder.store.writer.apply", die)
    with pytest.raises(OSError, match="stopped"):
        writer.commit(aws, club, publishing(), act(1))
    assert writer.roll_forward(aws, club)
    assert not writer.roll_forward(aws, club)
    assert records.read(aws, club).revision == 2


def test_of_two_writers_at_once_both_changes_stand(aws, club):
    rival = joining("Rival Person")

    def decide(seen):
        if seen.revision == 1:
            writer.commit(aws, club, rival, act(1))
        return joining("Slow Person")(seen)

    done = writer.commit(aws, club, decide, act(2))
    assert done.revision == 3
    assert [each.name for each in done.records.members.values()][-2:] == ["Rival Person", "Slow Person"]
    assert records.read(aws, club) == done.records


def test_a_writer_that_loses_five_times_says_so(aws, club):
    turns = iter(range(100, 200))

    def decide(seen):
        turn = next(turns)
        writer.commit(aws, club, joining(f"Rival {turn}"), act(turn))
        return joining("Slow Person")(seen)

    with pytest.raises(Contended):
        writer.commit(aws, club, decide, act(1))
    assert records.revision(aws, club) == (6, 0)


def test_rolling_a_dead_writer_forward_is_no_try(aws, club, monkeypatch):
    def decide(seen):
        if seen.revision < 9:
            monkeypatch.setattr("ladder.store.writer.apply", die)
            with pytest.raises(OSError, match="stopped"):
                writer.commit(aws, club, joining("Dead Person"), act(100 + seen.revision))
            monkeypatch.undo()
        return joining("Patient Person")(seen)

    assert writer.commit(aws, club, decide, act(1)).revision == 10


def test_the_same_key_and_body_are_answered_the_same_again(aws, club):
    asked = writer.commit(aws, club, joining("New Person"), act(1, key="k"))
    writer.commit(aws, club, renaming("Other"), act(2))
    again = writer.commit(aws, club, joining("New Person"), act(3, key="k"))
    assert again.repeated
    assert (again.revision, again.ids) == (asked.revision, asked.ids)
    assert len(records.read(aws, club).members) == 5


def test_the_same_key_with_another_body_is_refused(aws, club):
    writer.commit(aws, club, joining("New Person"), act(1, key="k"))
    with pytest.raises(Wrong) as refusal:
        writer.commit(aws, club, joining("New Person"), act(2, key="k", body="other"))
    assert refusal.value.faults[0].at == "Idempotency-Key"


def test_a_request_repeated_after_its_writer_died_is_done_once(aws, club, monkeypatch):
    monkeypatch.setattr("ladder.store.writer.apply", die)
    with pytest.raises(OSError, match="stopped"):
        writer.commit(aws, club, joining("New Person"), act(1, key="k"))
    monkeypatch.undo()
    again = writer.commit(aws, club, joining("New Person"), act(2, key="k"))
    assert again.repeated
    assert again.revision == 2
    assert list(again.ids["made"]) == [f"m_{5:026d}"]
    assert len(records.read(aws, club).members) == 5


def test_a_request_that_changed_nothing_is_answered_the_same_later(aws, club):
    writer.commit(aws, club, renaming("Same"), act(1))
    assert not writer.commit(aws, club, renaming("Same"), act(2, key="k")).changed
    writer.commit(aws, club, renaming("Other"), act(3))
    again = writer.commit(aws, club, renaming("Same"), act(4, key="k"))
    assert (again.repeated, again.revision) == (True, 2)


def test_a_put_whose_answer_was_lost_is_known_by_its_request(aws, club, monkeypatch):
    honest = archive.put_change
    monkeypatch.setattr("ladder.store.forward.put_change", lambda *asked: honest(*asked) and False)
    done = writer.commit(aws, club, publishing(), act(1))
    assert (done.revision, done.changed) == (2, True)


def test_keys_are_found_while_they_stand(aws, club):
    second = Key("k_2", "app", "publish", "e" * 64)

    def with_keys(*keys):
        return lambda seen: writer.Decision(replace(seen, keys={key.id: key for key in keys}), "keys")

    writer.commit(aws, club, with_keys(KEY, second), act(1))
    assert records.find_key(aws, second.digest) == records.FoundKey(club, "k_2", "publish")
    writer.commit(aws, club, with_keys(KEY), act(2))
    assert records.find_key(aws, second.digest) is None
    assert records.read(aws, club).keys == {KEY.id: KEY}


def test_a_touch_counts_rebuilds_and_changes_no_record(aws, club):
    before = records.read(aws, club)
    assert [writer.touch(aws, club), writer.touch(aws, club)] == [1, 2]
    assert records.read(aws, club) == before
    assert records.revision(aws, club) == (1, 2)
    writer.commit(aws, club, publishing(), act(1))
    assert records.revision(aws, club) == (2, 2)


def test_a_tournament_over_the_limit_is_refused_and_nothing_stored(aws, club, table):
    before = table(aws.records_table)
    # Text that does not compress, as a hostile file might hold it.
    noise = "".join(map(chr, Random(1).choices(range(0x4E00, 0x9000), k=400_000)))
    with pytest.raises(TooLarge, match="tournament one"):
        writer.commit(aws, club, publishing(content=tournament(name=noise)), act(1))
    assert archive.revisions_in_archive(aws, club) == [1]
    assert table(aws.records_table) == before


def test_a_change_of_many_items_is_one_object_applied_in_parts(aws, club):
    def many(seen):
        made = {f"t{number}": record(seen, f"t{number}") for number in range(150)}
        return writer.Decision(replace(seen, tournaments=made), "imported")

    done = writer.commit(aws, club, many, act(1), weigh=lambda _old, _new: Ripple(()))
    assert records.read(aws, club) == done.records
    assert archive.revisions_in_archive(aws, club) == [1, 2]


def test_readers_of_a_half_applied_change_stop_and_writers_finish_it(aws, club, monkeypatch):
    def many(seen):
        made = {f"t{number}": record(seen, f"t{number}") for number in range(150)}
        return writer.Decision(replace(seen, tournaments=made), "imported")

    monkeypatch.setattr("ladder.store.transaction._move", die)
    with pytest.raises(OSError, match="stopped"):
        writer.commit(aws, club, many, act(1), weigh=lambda _old, _new: Ripple(()))
    monkeypatch.undo()
    with pytest.raises(Contended):
        records.read(aws, club)
    done = writer.commit(aws, club, renaming("Other"), act(2), weigh=lambda _old, _new: Ripple(()))
    assert len(done.records.tournaments) == 150
    assert records.read(aws, club) == done.records
