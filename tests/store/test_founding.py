"""A club begins once under its slug, whoever dies on the way, and ends for everybody at once."""

import pytest

from ladder.domain.errors import Conflict, Missing
from ladder.store import archive, records, writer
from tests.store.samples import KEY, act, first, publishing


@pytest.fixture
def club(aws):
    writer.create(aws, first(), act(0), {"club": "c_1"})
    return "c_1"


def die(*_arguments, **_named):
    raise OSError("the function was stopped")


def test_a_new_club_is_found_by_slug_key_and_list(aws, club):
    assert records.read(aws, club) == first()
    assert records.find_club(aws, "martedi") == club
    assert records.find_key(aws, KEY.digest) == records.FoundKey(club, KEY.id, "organise")
    assert records.clubs(aws) == ((club, "martedi"),)


def test_unknown_clubs_and_keys_are_not_there(aws):
    assert records.find_key(aws, "0" * 64) is None
    for ask in (records.read, records.revision, records.find_club):
        with pytest.raises(Missing):
            ask(aws, "nobody")


def test_a_slug_is_given_once(aws, club):
    with pytest.raises(Conflict):
        writer.create(aws, first("c_2"), act(1), {})
    assert records.read(aws, club).revision == 1


def test_creating_again_under_the_same_key_gives_the_same_club(aws):
    asked = writer.create(aws, first(), act(1, key="k", by="operator"), {"slug": "martedi"})
    again = writer.create(aws, first("c_2"), act(2, key="k", by="operator"), {"slug": "martedi"})
    assert again.repeated
    assert again.records == asked.records


def test_a_club_whose_creator_died_is_finished_by_the_repeated_request(aws, monkeypatch):
    monkeypatch.setattr("ladder.store.founding.apply", die)
    with pytest.raises(OSError, match="stopped"):
        writer.create(aws, first(), act(1, key="k"), {"slug": "martedi"})
    monkeypatch.undo()
    again = writer.create(aws, first("c_2"), act(2, key="k"), {"slug": "martedi"})
    assert again.repeated
    assert again.records.club == "c_1"
    assert records.find_club(aws, "martedi") == "c_1"


def test_a_slug_reserved_by_a_dead_request_goes_to_the_next(aws, monkeypatch):
    monkeypatch.setattr("ladder.store.founding.stored", die)
    with pytest.raises(OSError, match="stopped"):
        writer.create(aws, first(), act(1), {})
    monkeypatch.undo()
    with pytest.raises(Missing):
        records.read(aws, records.find_club(aws, "martedi"))
    made = writer.create(aws, first("c_2"), act(2), {})
    assert made.records.club == "c_1"
    assert records.read(aws, "c_1") == made.records


def test_a_closed_club_answers_nothing(aws, club, bucket):
    writer.commit(aws, club, publishing(), act(1))
    assert writer.close(aws, club, act(2)) == 3
    for ask in (records.read, records.revision, writer.touch):
        with pytest.raises(Missing):
            ask(aws, club)
    with pytest.raises(Missing):
        writer.commit(aws, club, publishing(), act(3))
    with pytest.raises(Missing):
        records.find_club(aws, "martedi")
    assert records.find_key(aws, KEY.digest) is None
    assert records.clubs(aws) == ()
    assert records.position(aws, club) == records.Position(3, 0, "", closed=True)
    assert b"martedi" not in bucket(aws.archive_bucket)[archive.change_place(club, 3)]


def test_check_can_wake_a_closed_club_whose_pages_are_still_there(aws, club):
    writer.close(aws, club, act(1))
    assert writer.touch(aws, club, closed=True) == 1
    assert records.position(aws, club) == records.Position(2, 1, "", closed=True)


def test_a_closing_whose_writer_died_is_finished(aws, club, monkeypatch):
    monkeypatch.setattr("ladder.store.founding.apply", die)
    with pytest.raises(OSError, match="stopped"):
        writer.close(aws, club, act(2))
    monkeypatch.undo()
    with pytest.raises(Missing):
        writer.commit(aws, club, publishing(), act(3))
    with pytest.raises(Missing):
        records.find_club(aws, "martedi")


def test_a_slug_is_free_again_after_its_club_was_closed(aws, club):
    writer.close(aws, club, act(1))
    assert writer.create(aws, first("c_2"), act(2), {}).records.club == "c_2"
    assert records.find_club(aws, "martedi") == "c_2"
