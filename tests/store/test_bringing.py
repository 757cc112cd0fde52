"""A take-out brought in: at whatever call its request dies, asked again the club is there once, and whole."""

from dataclasses import replace

import pytest

from ladder.domain.errors import Conflict
from ladder.domain.ladder import Standing
from ladder.domain.takeout import LogLine, ShownLine, Takeout
from ladder.domain.tournament import Day, Tenths
from ladder.store import archive, bringing, export, history, records, shown, writer
from ladder.store.recovery import recover_club
from tests.store.faults import sweep
from tests.store.samples import KEY, act, first, joining, publishing, record, tournament

NEWEST = 37
OLD = tournament(name="As first published")


def taken_out():
    """A club at revision 37 with one evening: published in 12, a version that is held in 30."""
    club = replace(first(people=4), revision=NEWEST, keys={})
    made = replace(record(club, revision=20), published_in=12, held_in=30)
    line = LogLine(12, "2026-01-01T00:00:00Z", "k_old", "tournament.published", "one", after={"players": 4})
    standing = Standing(
        "m_" + "1".zfill(26),
        1,
        Tenths(12000),
        5,
        provisional=False,
        active=True,
        change=Tenths(0),
        last_played=None,
    )
    return Takeout(
        replace(club, tournaments={"one": made}),
        {"one": {12: OLD, 30: tournament(turn=1)}},
        (line, replace(line, revision=NEWEST, what="club.settings")),
        (ShownLine("one", 12, Day("2026-09-01"), (standing,)),),
    )


def bring(aws, number=1, slug="altrove"):
    given = taken_out()
    new = bringing.first_records(given, slug, KEY)
    return bringing.bring(aws, given, new, act(number, key="k", by="operator"), {})


def whole(aws, club):
    """All that was brought is there, and the archive alone gives it again."""
    found = records.read(aws, club)
    given = taken_out()
    assert (found.revision, found.members) == (NEWEST, given.records.members)
    assert dict(found.tournaments) == dict(given.records.tournaments)
    out = export.takeout(aws, club)
    assert out.contents == given.contents
    assert [each for each in out.log if each.what != "club.imported"] == list(given.log)
    assert out.shown == given.shown
    assert archive.published(aws, club, 12, "one") == OLD
    assert history.records_of(history.past(aws, club)) == found
    assert recover_club(aws, club).rows == 0


def test_wherever_an_import_dies_asked_again_it_is_there_once_and_whole(installation):
    points = 0
    for aws, where in sweep(installation, bring):
        done = bring(aws, 2)
        club = done.records.club
        assert records.find_club(aws, "altrove") == club, where
        assert list(archive.clubs_in_archive(aws)) == [club], where
        assert archive.revisions_in_archive(aws, club) == [archive.FOUNDING], where
        whole(aws, club)
        points += 1
    assert points >= 15


def test_it_goes_on_from_its_own_revision(aws):
    club = bring(aws).records.club
    assert writer.commit(aws, club, joining("Somebody New"), act(5)).revision == NEWEST + 1
    assert writer.commit(aws, club, publishing("two"), act(6)).revision == NEWEST + 2
    assert archive.revisions_in_archive(aws, club) == [1, NEWEST + 1, NEWEST + 2]
    assert history.records_of(history.past(aws, club)) == records.read(aws, club)
    newest = archive.change_of(aws, club, NEWEST)
    assert newest is not None
    assert newest.what == "club.imported"
    assert archive.change_of(aws, club, 1) is None
    assert recover_club(aws, club).rows == 0


def test_a_slug_that_is_taken_is_refused_and_the_club_that_has_it_is_as_it_was(aws):
    writer.create(aws, first(slug="altrove"), act(0), {})
    before = records.read(aws, "c_1")
    with pytest.raises(Conflict, match="taken"):
        bring(aws)
    assert records.read(aws, "c_1") == before
    assert shown.every(aws, before) == ()


def test_keys_and_tokens_are_new_and_nothing_else(aws):
    given = taken_out()
    on = replace(given.records.settings, embed_token="", feed_token=None)
    new = bringing.first_records(replace(given, records=replace(given.records, settings=on)), "altrove", KEY)
    assert len(new.settings.link_token) == len(new.settings.embed_token or "") == 28
    assert new.settings.feed_token is None
    assert new.keys == {KEY.id: KEY}
    blank = replace(new.settings, slug=on.slug, link_token=on.link_token, embed_token="")
    assert replace(new, club="c_1", keys={}, settings=blank) == replace(given.records, settings=on)
