"""check finishes what a dead writer began, wakes whoever lags, proves what has changed, and no more."""

import json
from collections import Counter
from dataclasses import replace

import pytest

from check import handler as check
from ladder.store import archive, checked, ladders, marks, records, rows, site
from ladder.store.aws import Aws
from ladder.store.items import REVISION, club_key
from render import handler as render
from tests.functions.failing import failing
from tests.journeys.stack import Context, tournament
from tests.store.faults import Faults

EVENING = tournament(("Marco Rossi", "Anna Bianchi", "1-0"))


def lose_events(road, *names):
    """What is in the streams now is never delivered to anybody."""
    for source in road.pump.sources:
        if not names or source.name in names:
            road.pump._read(source)


def revisions(club):
    status = club.get("/status")
    return status["records"], status["ladder"], status["site"]


def club_id(road, slug="circolo"):
    return next(club for club, each in records.clubs(road.aws) if each == slug)


@pytest.fixture
def evening(road, club):
    """A club with an evening, all of it on the site and proved."""
    club.publish("t1", EVENING)
    club.accept("t1")
    road.settle()
    road.check()
    return club


def edit(road, sk, pk="C#{}", **values):
    """Change a row of the Records table past the door."""
    pk = pk.format(club_id(road))
    row = rows.get(road.aws, road.aws.records_table, pk, sk)
    assert row is not None
    rows.put(road.aws, road.aws.records_table, row | values)


def test_with_nothing_unsettled_nothing_is_written_and_one_page_is_read(road, evening, monkeypatch):
    before, faults = road.stored(), Faults()
    monkeypatch.setattr(check, "aws", lambda: faults.over(road.aws))

    assert road.check() == {"unsettled": 0}
    road.settle()

    assert road.stored() == before
    assert faults.calls == ["query"]


def test_what_has_changed_is_proved_once_and_status_says_when(road, club):
    road.settle()
    road.check()
    before = club.get("/status")["checked_at"]
    replaced(road, clock=lambda: 1_800_000_000.0)
    club.publish("t1", EVENING)
    road.settle()
    assert club.get("/status")["checked_at"] == before
    assert [each.shown for each in marks.marked(road.aws)[0]] == [True]

    road.check()
    stored = road.stored()
    road.check()

    assert club.get("/status")["checked_at"] == "2027-01-15T08:00:00Z"
    assert marks.marked(road.aws)[0] == ()
    assert road.stored() == stored


def replaced(road, **fields):
    """Another installation value for the same tables, for every function."""
    road.aws = replace(road.aws, **fields)
    check.aws = lambda: road.aws  # type: ignore[assignment]


@pytest.fixture(autouse=True)
def _own_aws(monkeypatch):
    monkeypatch.setattr(check, "aws", check.aws)  # what `replaced` sets goes with the test


def test_a_club_whose_events_were_lost_is_brought_back(road, club):
    road.settle()
    club.publish("t1", EVENING)
    club.accept("t1")
    lose_events(road)
    road.settle()
    assert revisions(club) == (3, 1, 1)

    road.check()
    road.settle()

    assert revisions(club) == (3, 3, 3)
    assert marks.unsettled(road.aws) == ()


def test_a_change_whose_writer_died_after_the_archive_put_is_finished(road, club, monkeypatch):
    road.settle()
    monkeypatch.setattr("ladder.store.writer.apply", lambda *_: 1 / 0)
    assert club.ask("PATCH", "", {"name": "Half made"}).status == 500
    monkeypatch.undo()
    monkeypatch.setattr(check, "aws", lambda: road.aws)

    road.check()

    assert records.revision(road.aws, club_id(road)) == (2, 1)


def test_a_mark_that_no_change_came_of_goes_at_the_second_look(road, club):
    road.settle()
    road.check()
    marks.mark(road.aws, club_id(road), 2)
    marks.mark(road.aws, "c_never", 1)

    road.check()
    assert len(marks.unsettled(road.aws)) == 2
    road.check()

    assert marks.unsettled(road.aws) == ()


def test_a_site_that_is_behind_at_two_looks_running_is_late_and_says_so_until_it_is_there(road, evening):
    page = road.page(evening.root())
    evening.ask("PATCH", "", {"name": "Circolo dei pedoni"})
    lose_events(road)
    road.check()
    assert evening.get("/status")["healthy"] is True
    lose_events(road)

    road.check()
    lose_events(road, "Replay")
    road.settle()

    assert revisions(evening) == (4, 3, 3)
    assert evening.get("/status")["healthy"] is False
    assert "running behind" in road.page(evening.root())
    assert "running behind" not in page

    road.check()
    road.settle()

    assert revisions(evening) == (4, 4, 4)
    assert evening.get("/status")["healthy"] is True
    assert "running behind" not in road.page(evening.root())


def test_where_the_pages_alone_are_late_the_api_says_it(road, evening):
    evening.ask("PATCH", "", {"name": "Circolo dei pedoni"})
    for _ in range(2):
        while any(road.pump.step(source) for source in road.pump.sources if source.name == "Replay"):
            pass
        lose_events(road, "Render")
        road.check()
    lose_events(road, "Render")

    assert revisions(evening) == (4, 4, 3)
    assert evening.get("/status")["healthy"] is False

    road.check()
    road.settle()

    assert revisions(evening) == (4, 4, 4)
    assert evening.get("/status")["healthy"] is True
    assert "running behind" not in road.page(evening.root())


def test_a_render_that_dies_on_every_try_is_said_at_the_second_look_and_rings(
    road, evening, monkeypatch, capsys
):
    def dying(_):
        raise ValueError("no page can be written")

    with monkeypatch.context() as patch:
        patch.setattr(render, "_files", dying)
        evening.ask("PATCH", "", {"name": "Circolo dei pedoni"})
        for looks in range(1, 6):
            road.settle()
            capsys.readouterr()
            road.check()
            said = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
            stuck = [line["UnsettledClubs"] for line in said if "UnsettledClubs" in line]
            assert (evening.get("/status")["healthy"], stuck) == (
                (True, [[0.0]]) if looks == 1 else (False, [[1.0]])
            )
        road.settle()
        assert revisions(evening) == (4, 4, 3)

    road.check()
    road.settle()

    assert revisions(evening) == (4, 4, 4)
    assert evening.get("/status")["healthy"] is True
    assert "running behind" not in road.page(evening.root())


def test_a_change_that_came_between_two_looks_is_not_late(road, evening):
    for name in ("One", "Two", "Three"):
        evening.ask("PATCH", "", {"name": name})
        road.check()
        assert evening.get("/status")["healthy"] is True
        road.settle()


def test_waiting_for_the_cdn_is_no_lag(road, evening, monkeypatch):
    monkeypatch.setattr(Context, "get_remaining_time_in_millis", lambda _: 0)
    road.cdn.looks = 10**9
    evening.ask("PATCH", "", {"rotate_link": True})
    road.settle()
    assert revisions(evening) == (4, 4, 3)
    monkeypatch.setattr(Context, "get_remaining_time_in_millis", lambda _: 60_000)
    touched = records.revision(road.aws, club_id(road))

    for _ in range(3):
        road.check()

    assert evening.get("/status")["healthy"] is True
    assert records.revision(road.aws, club_id(road)) == touched

    road.cdn.looks = 1
    road.check()
    road.settle()
    assert revisions(evening) == (4, 4, 4)


@pytest.mark.parametrize("row", ["SETTINGS", "T#t1", "M#00000", REVISION])
def test_a_row_that_was_edited_by_hand_is_put_back_and_that_is_said(road, evening, row, capsys):
    site_before, ladder = road.site(), evening.get("/ladder")
    edit(road, row, **({"revision": 99} if row == REVISION else {"doc": b"no document"}))
    capsys.readouterr()

    evening.ask("POST", "/rebuild")
    for _ in range(4):
        road.settle()
        road.check()

    assert revisions(evening) == (3, 3, 3)
    assert (road.site(), evening.get("/ladder")) == (site_before, ladder)
    status = evening.get("/status")
    assert (status["healthy"], status["mended"]["rows"]) == (True, 1)
    assert marks.marked(road.aws)[0] == ()
    assert '"UnsettledClubs":[1.0]' in capsys.readouterr().out


def test_a_row_that_was_edited_so_that_its_ladder_looks_right_is_found_after_the_next_change(road, evening):
    id_ = club_id(road)
    state = rows.get(road.aws, road.aws.records_table, club_key(id_), "T#t1")
    evening.publish("t1", tournament(("Marco Rossi", "Anna Bianchi", "0-1")))
    right = rows.get(road.aws, road.aws.records_table, club_key(id_), "T#t1")
    assert state is not None
    assert right is not None
    rows.put(road.aws, road.aws.records_table, right | {"doc": state["doc"]})
    road.settle()
    assert evening.ladder()["Marco Rossi"][0] == 1220

    road.check()
    road.settle()

    assert evening.ladder()["Marco Rossi"][0] == 1180
    assert evening.get("/status")["mended"]["rows"] == 1


def test_a_log_entry_that_was_taken_away_is_put_back(road, evening):
    entries = evening.get("/log")
    id_ = club_id(road)
    rows.delete(road.aws, road.aws.records_table, (f"L#{id_}", "000000002"))

    replaced(road, clock=lambda: 1_800_000_000.0)  # another month: every entry is proved
    road.check()

    assert evening.get("/log") == entries


@pytest.mark.parametrize("spoilt", ["book", "no book", "head", "head ahead", "site ahead"])
def test_a_ladder_that_is_not_the_one_of_the_records_is_built_again(road, evening, spoilt):
    ladder, pages, id_ = evening.get("/ladder"), road.site(), club_id(road)
    head = ladders.head(road.aws, id_)
    assert head is not None
    if spoilt == "book":
        road.clients["s3"].put_object(Bucket=road.aws.archive_bucket, Key=head.book, Body=b"spoilt")
    elif spoilt == "no book":
        archive.delete_book(road.aws, head.book)
    elif spoilt == "site ahead":
        row = {"PK": club_key(id_), "SK": site.SITE, "revision": 99, "touch": 0}
        rows.put(road.aws, road.aws.site_table, row)
    else:
        stands = rows.get(road.aws, road.aws.ladders_table, club_key(id_), "HEAD")
        assert stands is not None
        wrong: dict = {"revision": 99} if spoilt == "head ahead" else {"book": head.previous}
        rows.put(road.aws, road.aws.ladders_table, stands | wrong)
        lose_events(road)

    evening.ask("POST", "/rebuild")
    for _ in range(4):
        road.settle()
        road.check()

    assert (evening.get("/ladder"), road.site()) == (ladder, pages)
    assert revisions(evening) == (3, 3, 3)
    assert marks.marked(road.aws)[0] == ()


def test_a_rebuild_asked_for_twice_under_one_key_is_one_rebuild(road, evening):
    head = {"Idempotency-Key": "again"}

    first = evening.ask("POST", "/rebuild", headers=head)
    again = evening.ask("POST", "/rebuild", headers=head)
    other = evening.ask("POST", "/rebuild", headers={"Idempotency-Key": "other"})
    late = evening.ask("POST", "/rebuild", headers=head)

    assert first.json == again.json == late.json == {"revision": 3, "rebuild": 1}
    assert other.json["rebuild"] == 2
    assert records.revision(road.aws, club_id(road)) == (3, 2)


def test_a_rebuild_whose_request_died_on_the_way_is_made_when_it_is_sent_again(road, evening, monkeypatch):
    head = {"Idempotency-Key": "again"}
    with failing(road, "update_item", after=1):  # the mark has been written, REVISION not
        assert evening.ask("POST", "/rebuild", headers=head).status == 500

    assert evening.ask("POST", "/rebuild", headers=head).json == {"revision": 3, "rebuild": 1}
    assert records.revision(road.aws, club_id(road)) == (3, 1)


def test_a_ladder_that_was_refused_without_reason_is_built_again(road, club):
    road.settle()
    road.check()
    id_ = club_id(road)
    club.ask("PATCH", "", {"name": "New"})
    ladders.fail(road.aws, id_, 2, 0, "self_pairing")
    lose_events(road, "Replay")
    road.settle()
    assert club.get("/status")["failed"] == {"revision": 2, "code": "self_pairing"}
    assert club.get("/status")["healthy"] is False

    road.check()  # the archive can be replayed: the ladder is built again
    road.settle()
    road.check()

    assert revisions(club) == (2, 2, 2)
    assert club.get("/status")["healthy"] is True


def test_every_club_is_looked_at_even_where_one_cannot_be_and_then_it_is_said(road, club):
    other = road.club("other")
    road.settle()
    broken = club_id(road)
    for each in (club, other):
        each.ask("PATCH", "", {"name": "New"})
    lose_events(road)
    rows.put(road.aws, road.aws.records_table, {"PK": club_key(broken), "SK": REVISION, "revision": 2})
    bucket, gap = road.aws.archive_bucket, archive.change_place(broken, 1)
    road.clients["s3"].delete_object(Bucket=bucket, Key=gap)  # so that nothing tells what the row was

    with pytest.raises(Exception, match="1 clubs"):
        road.check()
    road.settle()

    assert revisions(other) == (2, 2, 2)


def test_a_closed_club_whose_pages_are_still_there_is_closed_on_the_site_too_and_swept(road, evening):
    root, id_ = evening.root().removeprefix("/"), club_id(road)
    evening.ask("DELETE")
    lose_events(road)
    road.settle()
    assert root in road.site()

    road.check()
    road.settle()
    assert [key for key in road.site() if key.startswith(root)] == []
    road.check()

    assert marks.marked(road.aws)[0] == ()
    assert list(road.archive()) == [archive.change_place(id_, 4)]
    left = {(row["PK"]["S"], row["SK"]["S"]) for row in road.stored()}
    assert left == {(club_key(id_), sk) for sk in (REVISION, "HEAD", "SITE")} | {("UNSETTLED", "#TURN")}


def test_a_proof_begins_with_the_last_snapshot_and_reads_only_what_came_after(road, club, monkeypatch):
    monkeypatch.setattr("ladder.store.history.EVERY", 4)
    for number in range(2, 7):
        club.ask("PATCH", "", {"name": f"Circolo {number}"})
    road.settle()
    road.check()
    id_ = club_id(road)
    assert [key for key in road.archive() if key.startswith("snapshots/")] == [f"snapshots/{id_}/000000004"]
    assert checked.checked(road.aws, id_).snapshot == 4
    club.ask("PATCH", "", {"name": "Circolo 7"})
    road.settle()

    read: list[str] = []
    faults = Faults(during=lambda name, asked: read.append(asked["Key"]) if name == "get_object" else None)
    monkeypatch.setattr(check, "aws", lambda: faults.over(replace(road.aws, workers=1)))
    road.check()

    changes = [archive.change_place(id_, number) for number in (5, 6, 7)]
    places = [each for each in read if each.startswith("changes/")]
    assert places == [archive.change_place(id_, 8), *changes]  # the first: is there one beyond REVISION?
    assert sum(each.startswith("snapshots/") for each in read) == 1
    assert marks.marked(road.aws)[0] == ()


def test_a_snapshot_that_is_not_what_its_changes_leave_is_written_again_in_the_months_round(
    road, club, monkeypatch
):
    monkeypatch.setattr("ladder.store.history.EVERY", 2)
    club.ask("PATCH", "", {"name": "Circolo 2"})
    road.settle()
    road.check()
    before, place = road.archive(), f"snapshots/{club_id(road)}/000000002"
    archive.put_snapshot(road.aws, club_id(road), 2, b'{"rows":[],"seal":""}')

    replaced(road, clock=lambda: 1_800_000_000.0)
    road.check()

    assert road.archive()[place] == before[place]


def test_once_a_month_every_club_is_proved_from_its_first_change_on_as_far_as_the_time_goes(
    road, club, monkeypatch
):
    for number in range(3):
        road.club(f"other-{number}")
    road.settle()
    road.check()
    edit(road, "SETTINGS", doc=b"no document")
    replaced(road, clock=lambda: 1_800_000_000.0)
    left = iter([60_000, 60_000, 0])
    monkeypatch.setattr(Context, "get_remaining_time_in_millis", lambda _: next(left, 0))
    road.check()
    first = marks.marked(road.aws)[1]
    monkeypatch.setattr(Context, "get_remaining_time_in_millis", lambda _: 60_000)
    road.check()

    assert (first.month, first.after) == ("2027-01", sorted(club for club, _ in records.clubs(road.aws))[1])
    assert marks.marked(road.aws)[1] == marks.Turn("2027-01", "~")
    assert club.get("")["club"]["name"] == "Circolo della prova"
    road.settle()
    road.check()
    assert all(checked.checked(road.aws, id_).at.startswith("2027-01") for id_, _ in records.clubs(road.aws))


def test_a_club_that_is_lost_from_the_tables_is_brought_back_by_the_months_round(road, evening):
    id_, known = club_id(road), road.site()
    for pk in (club_key(id_), f"L#{id_}", "CLUBS"):
        for row in rows.query(road.aws, road.aws.records_table, pk):
            rows.delete(road.aws, road.aws.records_table, (row["PK"], row["SK"]))

    replaced(road, clock=lambda: 1_800_000_000.0)
    road.check()
    road.settle()

    assert revisions(evening) == (3, 3, 3)
    assert road.site() == known


def test_the_number_of_requests_of_a_proof_does_not_grow_with_the_clubs_age(road, evening, monkeypatch):
    counts = []
    for number in range(2):
        evening.publish(f"later-{number}", {**EVENING, "starts_on": f"2026-02-0{number + 1}"})
        road.settle()
        monkeypatch.setattr("ladder.store.history.EVERY", 1)
        road.check()
        evening.ask("PATCH", "", {"name": f"Circolo {number}"})
        road.settle()
        faults = Faults()
        monkeypatch.setattr(check, "aws", lambda faults=faults: faults.over(road.aws))
        road.check()
        monkeypatch.setattr(check, "aws", lambda: road.aws)
        counts.append(Counter(faults.calls))

    assert counts[0] == counts[1]
    assert sum(counts[0].values()) < 35


def test_aws_is_made_of_what_the_environment_names():
    assert isinstance(check.aws(), Aws)
