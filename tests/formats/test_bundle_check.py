"""Nothing comes in a bundle that would not have come in through the API, and no page dies of what does."""

import json
import time
from collections.abc import Sequence
from dataclasses import replace

import pytest

from ladder.domain.errors import LadderError, Malformed, Wrong
from ladder.domain.records import GUEST, Consent, CorrectionNote, Merge
from ladder.domain.replay import replay
from ladder.domain.ripple import Moved
from ladder.domain.takeout import LogLine, ShownLine, Takeout
from ladder.domain.tournament import Day, Tenths
from ladder.formats import bundle, bundle_files, bundle_proof
from ladder.formats.bodies import ClubPatch
from ladder.formats.strict import model_of
from ladder.pages.edition import State
from ladder.pages.site import site
from tests.store.samples import first, record, tournament

DAY = Day("2026-09-02")


def lived():
    """A club in which there is something of everything."""
    records = first(people=5)
    members = dict(records.members)
    one, two, five = (f"m_{number:026d}" for number in (1, 2, 5))
    members[one] = replace(
        members[one], junior="yes", consent=Consent(DAY, parent=True, child=True), starting_rating=14000
    )
    members[two] = replace(members[two], declined=("Ada",), apart=(one,), initials_no=1)
    night = replace(record(records, revision=3), page="t_1", published_in=3, earlier=("AbCdEf_-",))
    night = replace(
        night, corrections=(CorrectionNote(DAY, 4, 1, Tenths(35), (two,)),), sent={1: one, 2: GUEST}
    )
    settings = replace(records.settings, name="Circolo", slug="circolo", contact="Anna", embed_rows=5)
    records = replace(
        records,
        revision=9,
        settings=settings,
        members=members,
        tournaments={"one": night},
        merges={"g_1": Merge("g_1", five, one, 5, ("display",))},
        keys={},
    )
    ladder = replay(records)
    log = LogLine(3, "2026-09-01T20:00:00Z", "k_1", "tournament.published", "one", "", None, {"a": [1]},
                  (Moved(two, None, Tenths(12000), None, 1, None, False),))  # fmt: skip
    shown = ShownLine("one", 3, ladder.today, ladder.standings)
    return Takeout(records, {"one": {3: tournament()}}, (log,), (shown,))


@pytest.fixture(scope="module")
def files():
    takeout = lived()
    body = bundle.written(takeout, replay(takeout.records))
    assert bundle_proof.difference(bundle.read(body, DAY)) == ""
    return bundle_files.unzipped(body)[0]


def packed(files):
    head = {"club": "circolo", "name": "Circolo", "revision": 9}
    return bundle_files.zipped({"manifest.json": bundle_files.manifest(files, head), **files})


def changed(files, name, path, value):
    """The first line of a file with one value at a path."""
    first_line, rest = files[name].split(b"\n", 1)
    document = json.loads(first_line)
    at = document
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = value
    return {**files, name: bundle_files.line(document) + rest}


WRONG: list[tuple[str, str, Sequence[object]]] = [
    ("settings.json", "settings.season_starts", ["02-30", "02-29", "00-10", "13-01", "9-1", ""]),
    ("settings.json", "settings.embed_rows", [0, -1, 1001]),
    ("settings.json", "settings.active_months", [0, 1201]),
    ("settings.json", "settings.contact", ["x" * 201, " x"]),
    ("settings.json", "settings.ladder_starts_on", ["2026-99-99"]),
    ("settings.json", "revision", [0, 1_000_002, 999_999_999]),
    ("settings.json", "members_made", [45_001, 2**53, -1]),
    ("members.jsonl", "consent.on", ["zzz", "2199-01-01"]),
    ("members.jsonl", "consent.child", [False]),
    ("members.jsonl", "starting_games", [10_001]),
    ("members.jsonl", "erased", [1, 10, -1]),
    ("members.jsonl", "initials_no", [-1, 6]),
    ("members.jsonl", "apart", [["m_stranger"]]),
    ("members.jsonl", "declined", [[""], ["x" * 201], ["a\u202eb"]]),
    ("merges.jsonl", "settled", [["id"]]),
    ("merges.jsonl", "revision", [10]),
    ("merges.jsonl", "into", [f"m_{5:026d}"]),
    ("tournaments.jsonl", "corrections.0.on", ["zzz", "2026-99-99", "2199-01-01"]),
    ("tournaments.jsonl", "corrections.0.revision", [10, -1]),
    ("tournaments.jsonl", "corrections.0.moved", [-1]),
    ("tournaments.jsonl", "copy_of", ["../x", "x" * 65]),
    ("tournaments.jsonl", "section_of", ["../x"]),
    ("tournaments.jsonl", "earlier", [["x"]]),
    ("tournaments.jsonl", "published_as", ["x"]),
    ("tournaments.jsonl", "erased", [["Ada"]]),
    ("tournaments.jsonl", "sent", [{"-1": "guest"}, {"100000": "guest"}]),
    ("tournaments.jsonl", "tournament.starts_on", ["2199-01-01"]),
    ("tournaments.jsonl", "tournament.entries.0.published_name", ["x" * 201, "a\u202eb"]),
    ("tournaments.jsonl", "tournament.entries.0.tiebreaks", [[{"name": "a\u202eb", "value": "1"}]]),
    ("tournaments.jsonl", "tournament.rounds.0.games.0.note", ["a\u202eb"]),
    ("contents.jsonl", "revision", [2]),
    ("log.jsonl", "at", ["yesterday", "2026-02-30T20:00:00Z", "2026-02-20T24:00:00Z"]),
    ("log.jsonl", "by", ["", "Ada"]),
    ("log.jsonl", "what", ["", "<b>"]),
    ("log.jsonl", "tournament", ["../x"]),
    ("log.jsonl", "member", ["x"]),
    ("log.jsonl", "before", [1e999, "\ud800"]),
    ("log.jsonl", "ripple.0.member", ["x"]),
    ("shown.jsonl", "today", ["zzz"]),
    ("shown.jsonl", "revision", [0, 10]),
    ("shown.jsonl", "standings.0.last_played", ["zzz"]),
    ("shown.jsonl", "standings.0.rank", [0]),
    ("shown.jsonl", "standings.0.member", ["guest", "m_stranger"]),
]


def raw(files, name, path, value):
    """As `changed`, for what canonical JSON refuses to write."""
    marked = changed(files, name, path, "MARK")
    return {
        **marked,
        name: marked[name].replace(b'"MARK"', json.dumps(value).replace("Infinity", "1e999").encode()),
    }


@pytest.mark.parametrize(
    ("name", "path", "value"),
    [(name, path, value) for name, path, values in WRONG for value in values],
)
def test_what_no_door_lets_in_is_refused_with_its_place(files, name, path, value):
    sent = raw(files, name, [int(key) if key.isdigit() else key for key in path.split(".")], value)
    with pytest.raises(LadderError) as refused:
        bundle.read(packed(sent), DAY)
    if isinstance(refused.value, Wrong):
        assert any(fault.at.startswith(name) for fault in refused.value.faults), refused.value.faults


@pytest.mark.parametrize("text", ["02-28", "02-29", "02-30", "12-31", "00-01", "1-1"])
def test_a_season_of_a_bundle_is_one_that_the_api_takes(files, text):
    def taken(work):
        try:
            work()
        except LadderError:
            return False
        return True

    sent = changed(files, "settings.json", ["settings", "season_starts"], text)
    assert taken(lambda: bundle.read(packed(sent))) == taken(
        lambda: model_of(ClubPatch, {"season_starts": text})
    )


def leaves(value, path=()):
    if isinstance(value, dict | list):
        for key, each in value.items() if isinstance(value, dict) else enumerate(value):
            yield from leaves(each, (*path, key))
    else:
        yield path, value


HOSTILE = ("", "zzz", "2026-99-99", "guest", "m_x", "<b>", "x" * 300, -1, 0, 1, 10**9, 2**53)


def test_no_page_dies_of_a_bundle_that_is_taken(files):
    tried = 0
    for name in ("settings.json", "members.jsonl", "merges.jsonl", "tournaments.jsonl"):
        for path, value in leaves(json.loads(files[name].split(b"\n", 1)[0])):
            for other in HOSTILE:
                if type(other) is not type(value) or other == value:
                    continue
                try:
                    takeout = bundle.read(packed(changed(files, name, path, other)), DAY).takeout
                    ladder = replay(takeout.records)
                except LadderError:
                    continue
                whole = replace(takeout.records, club="c_1")
                pages = site(whole, ladder, State(None, False, "https://example.org")).pages
                assert all(pages[each] for each in pages)
                assert bundle.read(bundle.written(takeout, ladder), DAY).takeout == takeout
                tried += 1
    assert tried > 20


def test_a_club_of_the_highest_revision_that_comes_in_still_goes_out_and_in_after_more_changes():
    takeout = lived()
    high = replace(takeout.records, revision=1_000_001)
    line = replace(takeout.log[0], revision=1_000_002)
    for each in (
        replace(takeout, records=high),
        replace(takeout, records=replace(high, revision=1_000_002), log=(*takeout.log, line)),
    ):
        assert bundle.read(bundle.written(each, replay(each.records))).takeout.records.revision


@pytest.mark.parametrize("name", ["contents.jsonl", "members.jsonl", "shown.jsonl", "log.jsonl"])
def test_a_million_equal_lines_are_refused_before_they_are_read(files, name):
    began = time.process_time()
    with pytest.raises(Malformed, match="holds a line twice"):
        bundle.read(
            packed({**files, name: files[name].split(b"\n", 1)[0][:90] + b"\n" * 2 + b"{}\n" * 1_000_000})
        )
    assert time.process_time() - began < 5


def test_a_revision_of_a_tournament_stands_once(files):
    line = json.loads(files["contents.jsonl"])
    other = bundle_files.line({**line, "content": json.loads(files["tournaments.jsonl"])["tournament"]})
    with pytest.raises(Malformed, match="twice"):
        bundle.read(packed({**files, "contents.jsonl": files["contents.jsonl"] + other}))
