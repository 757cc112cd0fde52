"""The site moves forward only: what must vanish is gone everywhere before the revision counts as shown."""

from dataclasses import dataclass, replace

import pytest

from ladder.domain.errors import Contended
from ladder.domain.replay import replay
from ladder.store import ladders, site
from ladder.store.lease import Lease
from ladder.store.manifest import manifest_from
from tests.store.faults import Faults
from tests.store.samples import first


@dataclass
class Page:
    body: bytes
    content_type: str = "text/html; charset=utf-8"


ROOT = "c/TOKEN/"


def files(revision, members=("anna", "bruno"), *, root=ROOT, labels=None, changed=""):
    """A ladder page with the revision, and a page a member; `changed` stands on every member's page."""
    pages = {root: Page(f"ladder {revision}".encode())}
    pages |= {f"{root}members/{name}/": Page(f"{name} {changed}".encode()) for name in members}
    return site.Files(pages, frozenset(members if labels is None else labels))


def flip(aws, revision, touch=0):
    records = replace(first(), revision=revision)
    ladders.flip(aws, records, replay(records), touch)


def render(aws, made, holder="r1", wait=60):
    return site.publish(aws, "c_1", lambda _head: made, holder=holder, lease_seconds=90, wait_seconds=wait)


@pytest.fixture
def up(aws):
    """A site that stands at revision 1."""
    flip(aws, 1)
    render(aws, files(1))
    return aws


def bodies(made):
    return {path: page.body for path, page in made.pages.items()}


def calls(aws, made, **named):
    """The AWS calls of one render."""
    faults = Faults()
    render(faults.over(aws), made, **named)
    return faults.calls


def test_a_first_render_puts_every_page_with_its_headers(aws, bucket, account):
    flip(aws, 1)
    assert render(aws, files(1)) == site.SiteRow(1, 0)
    assert bucket(aws.site_bucket) == bodies(files(1))
    head = account["s3"].head_object(Bucket=aws.site_bucket, Key=ROOT)
    assert head["ContentType"] == "text/html; charset=utf-8"
    assert head["CacheControl"] == "max-age=0, must-revalidate, s-maxage=60"
    assert head["Metadata"] == {}
    assert aws.cloudfront.paths == []


def test_without_a_ladder_there_is_nothing_to_do(aws, bucket):
    assert render(aws, files(1)) is None
    assert site.site_revision(aws, "c_1") is None
    assert bucket(aws.site_bucket) == {}


def test_only_pages_whose_bytes_changed_are_put(up):
    flip(up, 2)
    assert calls(up, files(2)).count("put_object") == 1
    assert site.site_revision(up, "c_1") == site.SiteRow(2, 0)


def test_a_repair_where_nothing_changed_writes_no_page_and_no_manifest(up):
    flip(up, 1, touch=1)
    asked = calls(up, files(1))
    assert not {"put_object", "delete_objects", "batch_write_item", "create_invalidation"} & set(asked)
    assert site.site_revision(up, "c_1") == site.SiteRow(1, 1)


def test_a_new_name_needs_no_invalidation(up):
    flip(up, 2)
    render(up, files(2, ("anna", "bruno", "carla")))
    assert up.cloudfront.paths == []


@pytest.mark.parametrize(
    ("made", "why"),
    [
        (files(2, ("anna",)), "a page is gone"),
        (files(2, labels=("anna", "B.")), "a name is gone"),
        (files(2, root="c/OTHER/"), "the link was rotated"),
        (site.Files(), "the club is nobody's to read"),
    ],
)
def test_what_vanishes_is_dropped_by_the_cdn_before_the_site_moves(up, bucket, made, why):
    flip(up, 2)
    up.cloudfront.looks = 3
    seen = []

    def look(name, _asked):
        if name == "get_invalidation":
            seen.append((site.site_revision(up, "c_1"), bucket(up.site_bucket) == bodies(made)))

    render(Faults(during=look).over(up), made)
    assert seen == [(site.SiteRow(1, 0), True)] * 3, why
    assert up.cloudfront.paths == [["/c/TOKEN/*"]]
    assert site.site_revision(up, "c_1") == site.SiteRow(2, 0)
    assert bucket(up.site_bucket) == bodies(made)


def test_an_invalidation_that_takes_too_long_is_waited_for_by_the_next_render(up, table):
    flip(up, 2)
    up.cloudfront.looks = 3
    with pytest.raises(Contended):
        render(up, files(2, ("anna",)), wait=1)
    assert site.site_revision(up, "c_1") == site.SiteRow(1, 0)
    assert ("C#c_1", "OWED") in table(up.site_table)
    assert "put_object" not in calls(up, files(2, ("anna",)))
    assert up.cloudfront.paths == [["/c/TOKEN/*"]]
    assert ("C#c_1", "OWED") not in table(up.site_table)
    assert site.site_revision(up, "c_1") == site.SiteRow(2, 0)


def test_what_vanishes_while_an_invalidation_is_under_way_has_one_of_its_own(up):
    flip(up, 2)
    up.cloudfront.looks = 99
    with pytest.raises(Contended):
        render(up, files(2, ("anna",)), wait=1)
    flip(up, 3)
    up.cloudfront.looks = 1
    render(up, files(3, ("anna",), labels=("A.",)))
    assert up.cloudfront.paths == [["/c/TOKEN/*"], ["/c/TOKEN/*"]]


def test_an_invalidation_that_cloudfront_forgot_is_made_anew(up):
    flip(up, 2)
    up.cloudfront.looks = 99
    with pytest.raises(Contended):
        render(up, files(2, ("anna",)), wait=1)
    up.cloudfront.made.clear()
    up.cloudfront.looks = 1
    render(up, files(2, ("anna",)))
    assert site.site_revision(up, "c_1") == site.SiteRow(2, 0)


def test_a_ladder_that_moves_while_its_pages_are_put_is_followed(aws, bucket):
    flip(aws, 1)

    def build(head):
        if head.revision == 1:
            flip(aws, 2)
        return files(head.revision)

    shown = site.publish(aws, "c_1", build, holder="r1", lease_seconds=90, wait_seconds=1)
    assert shown == site.SiteRow(2, 0)
    assert bucket(aws.site_bucket) == bodies(files(2))


def test_a_render_that_finds_the_lease_taken_is_brought_back(up):
    flip(up, 2)
    Lease(up, "c_1", "another", 90).take(up.clock())
    with pytest.raises(Contended):
        render(up, files(2), wait=1)
    assert site.site_revision(up, "c_1") == site.SiteRow(1, 0)


def test_an_expired_lease_is_taken_over(up):
    flip(up, 2)
    Lease(up, "c_1", "dead", 90).take(up.clock())
    later = replace(up, clock=lambda: up.clock() + 91)
    assert render(later, files(2)) == site.SiteRow(2, 0)


def test_a_render_that_stalls_at_a_put_is_left_alone_by_the_next(up, bucket):
    flip(up, 2)

    def second(name, _asked):
        if name == "put_object":
            with pytest.raises(Contended):
                render(up, files(2), holder="r2", wait=1)

    render(Faults(during=second).over(up), files(2, changed="x"))
    assert bucket(up.site_bucket) == bodies(files(2, changed="x"))


def test_a_stalled_render_that_lost_its_lease_overwrites_nothing(up, bucket):
    flip(up, 2)
    later = replace(up, clock=lambda: up.clock() + 91)
    done: list = []

    def second(name, _asked):
        if name == "put_object" and not done:
            done.append(name)
            flip(up, 3)
            render(later, files(3, changed="newer"), holder="r2")

    with pytest.raises(Contended):
        render(Faults(during=second).over(up), files(2, changed="older"))
    assert bucket(up.site_bucket) == bodies(files(3, changed="newer"))
    assert site.site_revision(up, "c_1") == site.SiteRow(3, 0)


def test_a_rebuild_puts_back_what_is_missing_wrong_or_strange(up, bucket, account):
    client = account["s3"]
    client.delete_object(Bucket=up.site_bucket, Key=f"{ROOT}members/anna/")
    client.put_object(Bucket=up.site_bucket, Key=f"{ROOT}members/bruno/", Body=b"edited by hand")
    client.put_object(Bucket=up.site_bucket, Key=f"{ROOT}members/nobody/", Body=b"a stray")
    client.put_object(Bucket=up.site_bucket, Key="c/TOKENS/", Body=b"another club's")
    flip(up, 1, touch=1)
    render(up, files(1))
    assert bucket(up.site_bucket) == bodies(files(1)) | {"c/TOKENS/": b"another club's"}
    assert up.cloudfront.paths == [["/c/TOKEN/*"]]


def test_pages_are_adopted_where_the_site_table_was_lost(up, bucket, account):
    for row in account["dynamodb"].scan(TableName=up.site_table)["Items"]:
        account["dynamodb"].delete_item(
            TableName=up.site_table, Key={name: row[name] for name in ("PK", "SK")}
        )
    assert "put_object" not in calls(up, files(1))
    assert bucket(up.site_bucket) == bodies(files(1))
    assert site.site_revision(up, "c_1") == site.SiteRow(1, 0)


def test_a_closed_clubs_pages_vanish(up, bucket):
    ladders.close(up, "c_1", 2, 0)
    assert render(up, files(1)) == site.SiteRow(2, 0)
    assert bucket(up.site_bucket) == {}
    assert up.cloudfront.paths == [["/c/TOKEN/*"]]


def test_a_mark_comes_off_when_the_site_has_moved_that_far(up):
    site.mark(up, "c_1", 3)
    flip(up, 2)
    render(up, files(2))
    assert [each.revision for each in site.unsettled(up)] == [3]
    flip(up, 3)
    render(up, files(3))
    assert site.unsettled(up) == ()


def test_a_mark_for_a_rebuild_stays_until_the_rebuild_is_shown(up):
    site.mark(up, "c_1", 1, 1)
    render(up, files(1))
    assert [each.touch for each in site.unsettled(up)] == [1]
    flip(up, 1, touch=1)
    render(up, files(1))
    assert site.unsettled(up) == ()


def test_many_pages_are_put_by_several_workers(aws, bucket):
    flip(aws, 1)
    made = files(1, [f"m{number}" for number in range(60)])
    render(replace(aws, workers=8), made)
    assert bucket(aws.site_bucket) == bodies(made)


def test_the_manifest_knows_every_page_and_no_name(up, table):
    found = [row for row in table(up.site_table).values() if row["PK"] == "C#c_1"]
    assert manifest_from(found).pages.keys() == files(1).pages.keys()
    assert len(manifest_from(found).labels) == 2
    assert not any(b"bruno" in row["doc"] for row in found if row["SK"].startswith("N#"))


def test_a_page_beside_its_folder_is_no_claim_to_what_begins_alike(aws, bucket, account):
    """A slug typed without its last stroke has a page; the next club's slug may begin with that slug."""
    doorstep = site.Files(
        {**files(1, root="club/torre/").pages, "club/torre": Page(b"leads on")}, frozenset()
    )
    neighbours = {"club/torrevieja": b"leads on, too", "club/torrevieja/": b"another club's ladder"}
    for key, body in neighbours.items():
        account["s3"].put_object(Bucket=aws.site_bucket, Key=key, Body=body)
    flip(aws, 1)
    render(aws, doorstep)
    flip(aws, 1, touch=1)
    render(aws, doorstep)
    assert bucket(aws.site_bucket) == bodies(doorstep) | neighbours


def test_a_page_beside_its_folder_goes_with_it_and_out_of_the_caches(aws, bucket):
    flip(aws, 1)
    pages = {**files(1, root="club/torre/").pages, "club/torre": Page(b"leads on")}
    render(aws, site.Files(pages, frozenset()))
    flip(aws, 2)
    render(aws, files(2))
    assert bucket(aws.site_bucket) == bodies(files(2))
    assert set(aws.cloudfront.paths[-1]) == {"/club/torre", "/club/torre/*"}


def test_pages_of_no_club_are_put_where_they_differ(aws, bucket):
    made = {"404.html": Page(b"not here"), "robots.txt": Page(b"all", "text/plain")}
    assert site.house(aws, made) == 2
    assert site.house(aws, made) == 0
    assert site.house(aws, made | {"robots.txt": Page(b"none", "text/plain")}) == 1
    assert bucket(aws.site_bucket) == {"404.html": b"not here", "robots.txt": b"none"}
