"""The standings as first shown after a tournament are written once, as numbers."""

import gzip
from dataclasses import replace

from ladder.domain.records import CorrectionNote
from ladder.domain.replay import replay
from ladder.domain.tournament import Day, Tenths
from ladder.store import shown
from tests.store.samples import record, tournament
from tests.store.test_ladders import flipped, history


def test_a_ladder_is_kept_for_the_tournament_that_is_new_on_it(aws):
    flipped(aws, 1)
    flipped(aws, 2)
    records = history(2)
    for name, revision in (("t0", 1), ("t1", 2)):
        kept = shown.shown(aws, records, name)
        assert kept is not None
        assert kept.revision == revision
        assert kept.standings == replay(history(revision)).standings


def test_what_was_shown_stays_whatever_is_corrected(aws):
    flipped(aws, 1)
    first = shown.shown(aws, history(1), "t0")
    records = history(2)
    other = record(records, "t0", tournament(turn=5), revision=2)
    records = replace(records, tournaments={"t0": other})
    assert shown.keep(aws, records, replay(records), 1) == 0
    assert shown.shown(aws, records, "t0") == first


def test_no_name_is_in_it(aws, bucket):
    flipped(aws, 1)
    [body] = [body for place, body in bucket(aws.archive_bucket).items() if place.startswith("shown/")]
    assert b"Family" not in gzip.decompress(body)


def test_what_comes_at_once_in_great_number_was_nobodys_evening(aws):
    many, few = history(shown.MOST + 1), history(shown.MOST)
    assert shown.keep(aws, many, replay(many), 0) == 0
    assert shown.keep(aws, few, replay(few), 0) == shown.MOST
    assert shown.keep(aws, many, replay(many), 0) == 1  # all others were shown before


def test_one_that_was_never_on_the_ladder_has_none(aws):
    assert shown.shown(aws, history(1), "t0") is None


def test_a_correction_of_an_evening_that_came_in_great_number_is_not_its_first_night(aws):
    many = history(shown.MOST + 1)
    revision = many.revision
    assert shown.keep(aws, many, replay(many), 0) == 0
    note = CorrectionNote(Day("2026-09-30"), revision + 1, 1, Tenths(2))
    other = replace(record(many, "t0", tournament(turn=5), revision=revision + 1), corrections=(note,))
    records = replace(many, revision=revision + 1, tournaments={**many.tournaments, "t0": other})

    assert shown.keep(aws, records, replay(records), revision) == 0
    assert shown.shown(aws, records, "t0") is None
