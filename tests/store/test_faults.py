"""Whatever call fails: once the request or the stream comes again, all is as if nothing had failed."""

from contextlib import suppress
from dataclasses import replace

import pytest

from ladder.domain.errors import Contended, Missing
from ladder.domain.replay import replay
from ladder.store import archive, ladders, records, site, writer
from tests.store.faults import DEAD, sweep
from tests.store.samples import act, first, joining, publishing
from tests.store.test_site import Page, files, flip

LEAST = {"commit": 20, "create": 20, "close": 16, "flip": 16, "render": 60}
"""Fault points that each sweep must at least have met, so that none becomes empty unnoticed."""


def settled_as_archived(aws, club="c_1"):
    """The records are those of the last change object, and every revision is there once."""
    writer.roll_forward(aws, club)
    revision, _ = records.revision(aws, club)
    return archive.revisions_in_archive(aws, club) == list(range(1, revision + 1))


def test_a_publication_asked_for_again_is_there_once(installation):
    def prepare():
        aws = installation()
        writer.create(aws, first(), act(0), {})
        return aws

    def publish(aws, number=1):
        return writer.commit(aws, "c_1", publishing(), act(number, key="k"))

    points = 0
    for aws, where in sweep(prepare, publish):
        assert settled_as_archived(aws), where
        done = publish(aws, 2)
        assert (done.revision, done.ids) == (2, {"tournament": "one"}), where
        assert records.revision(aws, "c_1") == (2, 0), where
        assert settled_as_archived(aws), where
        points += 1
    assert points >= LEAST["commit"]


def test_of_two_writers_the_second_is_not_hurt_by_the_death_of_the_first(installation):
    def prepare():
        aws = installation()
        writer.create(aws, first(), act(0), {})
        return aws

    for aws, where in sweep(prepare, lambda aws: writer.commit(aws, "c_1", publishing(), act(1)), DEAD):
        done = writer.commit(aws, "c_1", joining("Second Person"), act(2))
        assert records.read(aws, "c_1") == done.records, where
        assert settled_as_archived(aws), where


def test_a_club_asked_for_again_is_there_once(installation):
    def create(aws, number=1):
        return writer.create(aws, first(f"c_{number}"), act(number, key="k"), {"slug": "martedi"})

    points = 0
    for aws, where in sweep(installation, create):
        made = create(aws, 2)
        assert made.ids == {"slug": "martedi"}, where
        club = made.records.club
        assert records.find_club(aws, "martedi") == club, where
        assert records.clubs(aws) == ((club, "martedi"),), where
        assert list(archive.clubs_in_archive(aws)) == [club], where
        points += 1
    assert points >= LEAST["create"]


def test_a_club_whose_closing_is_asked_for_again_is_closed(installation):
    def prepare():
        aws = installation()
        writer.create(aws, first(), act(0), {})
        return aws

    points = 0
    for aws, where in sweep(prepare, lambda aws: writer.close(aws, "c_1", act(1))):
        with suppress(Missing):
            assert writer.close(aws, "c_1", act(2)) == 2, where
        assert records.clubs(aws) == (), where
        points += 1
    assert points >= LEAST["close"]


def test_a_replay_brought_back_by_the_stream_flips_once_and_leaves_two_books(installation, bucket):
    def prepare():
        aws = installation()
        for revision in (1, 2):
            flip(aws, revision)
        return aws

    points = 0
    for aws, where in sweep(prepare, lambda aws: flip(aws, 3)):
        before = ladders.head(aws, "c_1")
        assert before is not None
        assert ladders.book(aws, before).ladder.revision == before.revision, where
        flip(aws, 3)
        head = ladders.head(aws, "c_1")
        assert head is not None
        assert head.revision == 3, where
        assert sorted(bucket(aws.archive_bucket)) == sorted([head.previous, head.book]), where
        points += 1
    assert points >= LEAST["flip"]


OLD = files(1, ("anna", "bruno", "carla"))
NEW = files(2, ("anna", "bruno", "dario"), labels=("A.", "bruno", "dario"), changed="x")


def rendered(aws, made=NEW, holder="r1"):
    return site.publish(aws, "c_1", lambda _head: made, holder=holder, lease_seconds=90, wait_seconds=60)


def shows(aws, bucket, made):
    return bucket(aws.site_bucket) == {path: page.body for path, page in made.pages.items()}


def test_a_render_brought_back_by_the_stream_shows_the_new_pages_alone(installation, bucket, table):
    def prepare():
        aws = installation()
        flip(aws, 1)
        rendered(aws, OLD)
        flip(aws, 2)
        site.mark(aws, "c_1", 2)
        return aws

    points = 0
    for aws, where in sweep(prepare, rendered):
        if site.site_revision(aws, "c_1") == site.SiteRow(2, 0):
            assert shows(aws, bucket, NEW), where
            assert ("C#c_1", "OWED") not in table(aws.site_table), where
        later = replace(aws, clock=lambda aws=aws: aws.clock() + 91)
        assert rendered(later, holder="r2") == site.SiteRow(2, 0), where
        assert shows(aws, bucket, NEW), where
        assert aws.cloudfront.paths, where
        left = [sk for pk, sk in table(aws.site_table) if pk == "C#c_1" and not sk.startswith(("P#", "N#"))]
        assert left == ["SITE"], where
        assert site.unsettled(aws) == (), where
        points += 1
    assert points >= LEAST["render"]


def test_a_render_of_a_newer_ladder_finishes_what_a_dead_one_began(installation, bucket):
    newer = site.Files({"c/OTHER/": Page(b"ladder 3")}, frozenset({"A."}))

    def prepare():
        aws = installation()
        flip(aws, 1)
        rendered(aws, OLD)
        flip(aws, 2)
        return aws

    for aws, where in sweep(prepare, rendered, DEAD):
        flip(aws, 3)
        later = replace(aws, clock=lambda aws=aws: aws.clock() + 91)
        assert rendered(later, newer, "r2") == site.SiteRow(3, 0), where
        assert shows(aws, bucket, newer), where
        assert aws.cloudfront.paths[-1] == ["/c/TOKEN/*"], where


def test_no_call_that_fails_leaves_half_a_ladder_to_read(installation):
    def prepare():
        aws = installation()
        writer.create(aws, first(people=40), act(0), {})
        return aws

    def publish(aws):
        return writer.commit(aws, "c_1", publishing(), act(1))

    for aws, where in sweep(prepare, publish, DEAD):
        try:
            seen = records.read(aws, "c_1")
        except Contended:
            continue
        assert replay(seen).revision == seen.revision, where
        assert ("one" in seen.tournaments) == (seen.revision == 2), where


@pytest.mark.parametrize("dead", ["put_object", "transact_write_items"])
def test_a_mark_is_there_before_the_change_is(aws, dead):
    writer.create(aws, first(), act(0), {})
    site.unmark(aws, "c_1", 1, 0)
    for _, where in sweep(lambda: aws, lambda aws: writer.commit(aws, "c_1", joining("One"), act(1))):
        if dead in where:
            assert site.unsettled(aws), where
            break
