"""The ladder flips in one step, forward only; a replay that cannot be done leaves the last good one."""

from dataclasses import replace

import pytest

from ladder.domain.replay import replay
from ladder.store import archive, ladders
from tests.store.samples import first, record, tournament


def head(aws):
    found = ladders.head(aws, "c_1")
    assert found is not None
    return found


def books(aws, bucket):
    """Keys of the books that are there; the standings as first shown lie beside them."""
    return sorted(place for place in bucket(aws.archive_bucket) if not place.startswith("shown/"))


def history(revision):
    """Records of this revision, with as many tournaments."""
    club = replace(first(), revision=revision)
    made = {f"t{turn}": record(club, f"t{turn}", tournament(turn=turn), revision) for turn in range(revision)}
    return replace(club, tournaments=made)


def flipped(aws, revision, touch=0):
    records = history(revision)
    return ladders.flip(aws, records, replay(records), touch)


def test_the_book_holds_records_and_ladder_without_keys(aws):
    records = history(3)
    ladder = replay(records)
    assert ladders.flip(aws, records, ladder, 0)
    book = ladders.book(aws, head(aws))
    assert book.ladder == ladder
    assert book.records == replace(records, keys={})


def test_a_late_replay_changes_nothing(aws, table, bucket):
    assert flipped(aws, 3)
    before = table(aws.ladders_table), bucket(aws.archive_bucket)
    assert not flipped(aws, 2)
    assert (table(aws.ladders_table), bucket(aws.archive_bucket)) == before


def test_the_same_revision_flips_only_for_a_later_rebuild(aws):
    assert flipped(aws, 3)
    assert not flipped(aws, 3)
    before = head(aws)
    assert flipped(aws, 3, touch=2)
    assert head(aws) == replace(before, touch=2)


def test_only_the_last_two_books_stay(aws, bucket):
    for revision in (1, 2, 3, 4):
        flipped(aws, revision)
    stands = head(aws)
    assert books(aws, bucket) == [stands.previous, stands.book]
    assert stands.book.startswith("books/c_1/000000004-")


def test_a_rebuild_takes_away_what_dead_replays_left(aws, bucket, account):
    for revision in (1, 2, 3):
        flipped(aws, revision)
    strays = ["books/c_1/000000002-left", "books/c_1/000000004-coming"]
    for place in strays:
        account["s3"].put_object(Bucket=aws.archive_bucket, Key=place, Body=b"")
    flipped(aws, 3, touch=1)
    stands = head(aws)
    assert books(aws, bucket) == [stands.previous, stands.book, strays[1]]


def test_a_reader_whose_book_was_taken_away_reads_head_again(aws, monkeypatch):
    flipped(aws, 1)
    honest = ladders.book

    def slow(*asked):
        monkeypatch.undo()
        for revision in (2, 3):
            flipped(aws, revision)
        return honest(*asked)

    monkeypatch.setattr("ladder.store.ladders.book", slow)
    found = ladders.current(aws, "c_1")
    assert found is not None
    assert (found[0].revision, found[1].ladder.revision) == (3, 3)


def test_without_a_replay_there_is_no_ladder(aws):
    assert ladders.current(aws, "c_1") is None


def test_a_replay_overtaken_while_it_wrote_its_book_takes_the_book_away(aws, bucket, monkeypatch):
    honest = archive.put_book

    def overtaken(*asked):
        monkeypatch.undo()
        place = honest(*asked)
        flipped(aws, 3)
        return place

    monkeypatch.setattr("ladder.store.ladders.put_book", overtaken)
    assert not flipped(aws, 2)
    assert books(aws, bucket) == [head(aws).book]


def test_a_failed_replay_keeps_the_last_good_ladder(aws):
    flipped(aws, 2)
    good = head(aws)
    assert ladders.fail(aws, "c_1", 3, 0, "rating_range")
    assert head(aws) == replace(good, failed=ladders.Failed(3, "rating_range"))
    assert not ladders.fail(aws, "c_1", 3, 0, "rating_range")
    assert flipped(aws, 4)
    assert head(aws).failed is None


def test_a_first_revision_that_cannot_be_replayed_has_no_book(aws):
    assert ladders.fail(aws, "c_1", 1, 0, "rating_range")
    stands = head(aws)
    assert (stands.revision, stands.book, stands.failed) == (0, "", ladders.Failed(1, "rating_range"))
    assert flipped(aws, 2)
    assert head(aws).failed is None


def test_a_late_good_replay_does_not_hide_a_later_failure(aws):
    ladders.fail(aws, "c_1", 3, 0, "rating_range")
    assert flipped(aws, 2)
    assert head(aws).failed == ladders.Failed(3, "rating_range")


def test_a_late_failure_changes_nothing(aws):
    flipped(aws, 3)
    assert not ladders.fail(aws, "c_1", 2, 0, "rating_range")
    assert head(aws).failed is None


def test_late_is_said_and_taken_back(aws):
    flipped(aws, 1)
    assert ladders.late(aws, "c_1", 3)
    assert not ladders.late(aws, "c_1", 3)
    assert head(aws).late
    flipped(aws, 2)
    assert head(aws).late
    flipped(aws, 3)
    assert not head(aws).late


def test_a_club_that_never_had_a_ladder_can_be_late_too(aws):
    assert ladders.late(aws, "c_1", 1)
    assert head(aws).late
    assert flipped(aws, 1)
    assert not head(aws).late


def test_a_ladder_whose_pages_alone_are_late_does_not_say_so_on_them(aws):
    flipped(aws, 3)
    assert ladders.late(aws, "c_1", 3)
    assert (head(aws).awaited, head(aws).late) == (3, False)


def test_a_head_beyond_the_last_revision_is_taken_away(aws):
    flipped(aws, 3)
    assert not ladders.forget(aws, "c_1", 3)
    assert ladders.forget(aws, "c_1", 2)
    assert ladders.head(aws, "c_1") is None


@pytest.mark.parametrize("known", [True, False])
def test_a_closed_club_has_no_ladder_and_gets_none(aws, known):
    if known:
        flipped(aws, 1)
    assert ladders.close(aws, "c_1", 2, 0)
    assert not ladders.close(aws, "c_1", 2, 0)
    assert not flipped(aws, 3)
    assert ladders.close(aws, "c_1", 2, 1)
    stands = head(aws)
    assert (stands.closed, stands.book, stands.revision) == (True, "", 2)
