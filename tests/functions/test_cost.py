"""What a correction of the very first evening costs, counted (`make bench` counts it for ten years)."""

import pytest

import render.handler  # noqa: F401 - with its logger, before the benchmark's environment silences it
import replay.handler  # noqa: F401 - as above
from bench.clubs import Size, club
from bench.evening import act, first_turned, installation, rendered, replayed

SIZE = Size(tournaments=24, players=8, rounds=3, members=20)


def pages_of(aws):
    """Key -> ETag of all that lies in the site bucket."""
    found = aws.s3.list_objects_v2(Bucket=aws.site_bucket)
    assert not found["IsTruncated"]
    return {each["Key"]: each["ETag"] for each in found["Contents"]}


@pytest.fixture(scope="module")
def corrected():
    """Requests of replay and of render after that correction, and the pages before and after it."""
    with installation() as (aws, tallied):
        from ladder.store.writer import commit, create  # noqa: PLC0415 - under the emulation

        club_id = create(aws, club(SIZE), act(1), {}).records.club
        replayed(club_id)
        rendered(club_id)
        before = pages_of(aws)
        commit(aws, club_id, first_turned, act(2))
        yield tallied(lambda: replayed(club_id)), tallied(lambda: rendered(club_id)), before, pages_of(aws)


def test_the_replay_reads_one_page_of_records_and_writes_one_book(corrected):
    replay, *_ = corrected
    assert replay.requests["Query"] == 1
    assert replay.requests["PutObject"] == 1
    assert replay.pages == []


def test_only_pages_whose_bytes_changed_are_put_and_each_once(corrected):
    _, render, before, after = corrected
    changed = {key for key in after if before.get(key) != after[key]}
    assert before.keys() == after.keys()
    assert sorted(render.pages) == sorted(changed)
    assert any("/members/m_" in key for key in changed)
    assert changed < after.keys()
