"""What is lost or edited in the Records table comes back from the archive; a healthy club stays as it is."""

from dataclasses import replace

import pytest

from ladder.domain.errors import Conflict, Contended, LadderError, Missing
from ladder.domain.records import Key, Merge
from ladder.domain.replay import replay
from ladder.store import archive, ladders, mending, records, recovery, site, sweep, writer
from tests.store.samples import act, first, joining, publishing, renaming, tournament


def merging(seen):
    merge = Merge("g_1", f"m_{1:026d}", f"m_{2:026d}")
    return writer.Decision(replace(seen, merges={"g_1": merge}), "merged")


def unmerging(seen):
    return writer.Decision(replace(seen, merges={}), "unmerged")


def keyed(seen):
    return writer.Decision(
        replace(seen, keys={**seen.keys, "k_2": Key("k_2", "app", "publish", "e" * 64)}), "key"
    )


def unkeyed(seen):
    return writer.Decision(
        replace(seen, keys={name: key for name, key in seen.keys.items() if name != "k_2"}), "key"
    )


@pytest.fixture
def club(aws):
    writer.create(aws, first(people=40), act(0, key="made", by="operator"), {"slug": "martedi"})
    acts = (
        publishing(),
        joining("New Person"),
        merging,
        keyed,
        publishing(content=tournament(rounds=2)),
        unmerging,
        unkeyed,
        publishing("two"),
    )
    for number, decide in enumerate(acts, 1):
        writer.commit(aws, "c_1", decide, act(number, key=f"key{number}"))
    return "c_1"


def wipe(account, name):
    for row in account["dynamodb"].scan(TableName=name)["Items"]:
        account["dynamodb"].delete_item(TableName=name, Key={"PK": row["PK"], "SK": row["SK"]})


def test_a_lost_table_comes_back_as_it_was(aws, club, table, account):
    before, known = table(aws.records_table), records.read(aws, club)
    log = records.log(aws, known)
    wipe(account, aws.records_table)
    assert [each.club for each in recovery.recover(aws)] == [club]
    assert records.read(aws, club) == known
    assert records.log(aws, known) == log
    assert table(aws.records_table) == before
    again = writer.commit(aws, club, joining("New Person"), act(99, key="key2"))
    assert again.repeated


def test_a_healthy_club_is_left_alone(aws, club, table):
    before = table(aws.records_table)
    assert recovery.recover(aws) == (recovery.Mended(club, 9, 0),)
    assert table(aws.records_table) == before


def test_a_request_that_changed_nothing_is_no_fault(aws, club, table):
    writer.commit(aws, club, publishing("two"), act(50, key="same"))
    assert recovery.recover_club(aws, club).rows == 0


def test_rows_edited_by_hand_are_put_back_and_the_ladder_is_built_again(aws, club, table, account):
    before, client = table(aws.records_table), account["dynamodb"]
    place = {"TableName": aws.records_table}
    for sk, sets in (("T#one", {"revision": {"N": "77"}}), ("SETTINGS", {"doc": {"B": b"no document"}})):
        key = {"PK": {"S": "C#c_1"}, "SK": {"S": sk}}
        item = client.get_item(Key=key, **place)["Item"]
        client.put_item(Item=item | sets, **place)
    client.delete_item(Key={"PK": {"S": "C#c_1"}, "SK": {"S": "T#two"}}, **place)
    client.delete_item(Key={"PK": {"S": "K#" + "d" * 64}, "SK": {"S": "KEY"}}, **place)
    client.put_item(Item={"PK": {"S": "C#c_1"}, "SK": {"S": "T#stray"}, "revision": {"N": "3"}}, **place)
    with pytest.raises(Contended):
        records.read(aws, club)
    assert recovery.recover_club(aws, club) == recovery.Mended(club, 9, 5)
    where = ("C#c_1", "REVISION")
    assert table(aws.records_table) == before | {where: before[where] | {"touch": 1}}


def test_a_change_left_half_done_is_finished(aws, club, monkeypatch):
    def die(*_asked):
        raise OSError("stopped")

    monkeypatch.setattr("ladder.store.writer.apply", die)
    with pytest.raises(OSError, match="stopped"):
        writer.commit(aws, club, renaming("Other"), act(60))
    monkeypatch.undo()
    assert recovery.recover_club(aws, club) == recovery.Mended(club, 10, 0)
    assert records.read(aws, club).settings.name == "Other"


def test_a_mending_overtaken_by_a_writer_is_done_another_time(aws, club, account, monkeypatch):
    account["dynamodb"].delete_item(
        TableName=aws.records_table, Key={"PK": {"S": "K#" + "d" * 64}, "SK": {"S": "KEY"}}
    )
    honest = mending._stored

    def overtaken(*asked):
        found = honest(*asked)
        writer.commit(aws, club, renaming("Other"), act(60))
        return found

    monkeypatch.setattr("ladder.store.mending._stored", overtaken)
    with pytest.raises(Contended):
        recovery.recover_club(aws, club)
    monkeypatch.undo()
    assert recovery.recover_club(aws, club) == recovery.Mended(club, 10, 1)


def test_a_recovered_club_wakes_a_ladder_that_was_not_lost(aws, club, account):
    known = records.read(aws, club)
    ladders.flip(aws, known, replay(known), 4)
    wipe(account, aws.records_table)
    recovery.recover(aws)
    assert records.revision(aws, club) == (9, 5)


def test_an_archive_with_a_gap_is_an_error(aws, club, account):
    account["s3"].delete_object(Bucket=aws.archive_bucket, Key=archive.change_place(club, 4))
    wipe(account, aws.records_table)
    with pytest.raises(LadderError, match="missing"):
        recovery.recover(aws)
    with pytest.raises(Missing):
        records.read(aws, club)


def closed(aws, club):
    writer.close(aws, club, act(90))
    ladders.close(aws, club, 10, 0)
    site.publish(aws, club, lambda _head: site.Files(), holder="r", lease_seconds=9, wait_seconds=9)


def test_a_closed_club_stays_closed_when_it_is_recovered(aws, club, table, account):
    closed(aws, club)
    wipe(account, aws.records_table)
    recovery.recover(aws)
    assert [row["SK"] for row in table(aws.records_table).values()] == ["REVISION"]
    with pytest.raises(Missing):
        records.read(aws, club)
    assert recovery.recover(aws) == (recovery.Mended(club, 10, 0),)


def test_a_sweep_leaves_numbers_and_the_closing_object(aws, club, table, bucket):
    known = records.read(aws, club)
    ladders.flip(aws, known, replay(known), 0)
    closed(aws, club)
    assert sweep.sweep(aws, club) > 20
    assert sweep.sweep(aws, club) == 0
    assert list(table(aws.records_table)) == [("C#c_1", "REVISION")]
    assert list(bucket(aws.archive_bucket)) == [archive.change_place(club, 10)]
    assert recovery.recover(aws) == (recovery.Mended(club, 10, 0),)


def test_a_club_whose_pages_are_on_the_site_is_not_swept(aws, club):
    with pytest.raises(Conflict):
        sweep.sweep(aws, club)
    writer.close(aws, club, act(90))
    with pytest.raises(Conflict):
        sweep.sweep(aws, club)
