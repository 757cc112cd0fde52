"""A bundle holds all of a club that may leave, and nothing else."""

import io
import json
import re
import zipfile
from dataclasses import fields, replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ladder.domain.errors import LadderError
from ladder.domain.records import Records, Settings
from ladder.domain.replay import replay
from ladder.domain.takeout import LogLine, Takeout
from ladder.formats import bundle, bundle_files, bundle_proof
from ladder.formats.bundle_values import reader, writer
from tests.domain import generated
from tests.store.samples import clubs, first, record


def club():
    records = first(people=4)
    made = record(records, revision=1)
    made = replace(made, page="t_1")
    return replace(records, tournaments={"one": made}, keys={})


def bundle_of(records, **more):
    content = {"one": {1: records.tournaments["one"].tournament}}
    return bundle.written(Takeout(records, content, **more), replay(records))


@pytest.mark.parametrize("kind", [Settings, Records])
def test_of_every_field_somebody_has_said_whether_it_may_leave(kind):
    """A new one: name it in TAKEN_OUT, or in KEPT_BACK where it opens something or is of this place alone."""
    assert {each.name for each in fields(kind)} == bundle.TAKEN_OUT[kind] | bundle.KEPT_BACK[kind]
    assert not bundle.TAKEN_OUT[kind] & bundle.KEPT_BACK[kind]
    assert not [
        name for name in bundle.TAKEN_OUT[kind] if "token" in name or "key" in name or "secret" in name
    ]


@settings(max_examples=60)
@given(clubs())
def test_every_value_of_a_club_is_written_and_read_back_the_same(records):
    for kind, values in (("members", records.members), ("tournaments", records.tournaments)):
        hint = bundle.LINES[f"{kind}.jsonl"]
        for value in values.values():
            line = bundle_files.line(writer(hint)(value))
            assert reader(hint)(bundle_files.parsed(line, "here"), "here") == value


def test_a_bundle_is_read_as_it_was_written():
    records = club()
    line = LogLine(1, "2026-01-01T00:00:00Z", "operator", "club.made", before={"a": [1, None]})
    read = bundle.read(bundle_of(records, log=(line,)))
    blank = replace(records.settings, link_token="")
    assert replace(read.takeout.records, club=records.club) == replace(records, settings=blank)
    assert read.takeout.log == (line,)
    assert bundle.written(read.takeout, replay(read.takeout.records)) == bundle_of(records, log=(line,))


def test_every_line_is_as_the_schema_says():
    jsonschema = pytest.importorskip("jsonschema")
    files, _ = bundle_files.unzipped(bundle_of(club()))
    schema = json.loads(files["schema.json"])
    for name, its in schema["properties"].items():
        check = jsonschema.Draft202012Validator({**its, "$defs": schema["$defs"]})
        for line in files[name].splitlines():
            check.validate(json.loads(line))


def test_no_broken_zip_does_anything_but_be_refused():
    body = bundle_of(club())
    for at in range(0, len(body), 97):
        for sent in (body[:at], body[:at] + b"\xff" + body[at + 1 :]):
            if sent == body:
                continue
            try:
                bundle.read(sent)
            except LadderError:
                continue
            files, _ = bundle_files.unzipped(sent)  # a byte that is of no file
            assert files == bundle_files.unzipped(body)[0]


@pytest.mark.parametrize(
    "line",
    [b"[" * 100_000, b'{"a":1,"a":2}', b"NaN", b"\xff\xfe", b"1" * 5000, b'{"revision":1e999}', b"", b'"x"'],
)
def test_no_line_does_anything_but_be_refused(line):
    files, said = bundle_files.unzipped(bundle_of(club()))
    for name in ("members.jsonl", "log.jsonl", "settings.json"):
        data = {**files, name: line + b"\n"}
        head = {key: said[key] for key in ("club", "name", "revision")}
        sent = bundle_files.zipped({"manifest.json": bundle_files.manifest(data, head), **data})
        with pytest.raises(LadderError):
            bundle.read(sent)


def test_what_unpacks_to_too_much_is_refused_whatever_it_says_of_itself(monkeypatch):
    monkeypatch.setattr(bundle_files, "MAX_UNPACKED", 10_000)
    with pytest.raises(LadderError, match="unpacks to more"):
        bundle.read(bundle_of(club()))


def test_a_bundle_has_no_time_stamp_of_its_making():
    with zipfile.ZipFile(io.BytesIO(bundle_of(club()))) as archive:
        assert {each.date_time for each in archive.infolist()} == {(1980, 1, 1, 0, 0, 0)}


def on_boards(content):
    """With a board for each game: several games of two people in one round need them."""
    rounds = [
        replace(each, games=tuple(replace(game, board=at) for at, game in enumerate(each.games, 1)))
        for each in content.rounds
    ]
    return replace(content, rounds=tuple(rounds))


def taken(records):
    """A generated club as one that came through the API: ids and names of our own form."""
    own = {id_: f"m_{at}" for at, id_ in enumerate(sorted(records.members), 1)}
    members = {
        own[id_]: replace(each, id=own[id_], number=at, name=each.name or id_, spellings=())
        for at, (id_, each) in enumerate(sorted(records.members.items()), 1)
    }
    tournaments = {
        id_: replace(
            each,
            page=f"t_{id_}",
            tournament=on_boards(each.tournament),
            links={no: own.get(link, link) for no, link in each.links.items()},
        )
        for id_, each in records.tournaments.items()
        if each.tournament.entries
    }
    head = replace(records.settings, slug="generated", name="Generated", language="en")
    return replace(
        records, revision=max(records.revision, 9), settings=head, members=members, tournaments=tournaments,
        members_made=len(members), keys={},
    )  # fmt: skip


@settings(max_examples=80, deadline=None)
@given(generated.clubs(), st.integers(0, 10**6))
def test_of_any_club_the_ladder_follows_and_a_tenth_that_was_changed_is_found(club, at):
    records = taken(club)
    body = bundle.written(Takeout(records), replay(records))
    assert bundle_proof.difference(bundle.read(body)) == ""
    files, said = bundle_files.unzipped(body)
    numbers = [found.span() for found in re.finditer(rb"(?<=rating\":)-?\d+", files["standings.jsonl"])]
    if not numbers:
        return
    start, end = numbers[at % len(numbers)]
    line = files["standings.jsonl"]
    changed = str(int(line[start:end]) + 1).encode()
    data = {**files, "standings.jsonl": line[:start] + changed + line[end:]}
    head = {key: said[key] for key in ("club", "name", "revision")}
    tampered = bundle_files.zipped({"manifest.json": bundle_files.manifest(data, head), **data})
    told = bundle_proof.difference(bundle.read(tampered))
    assert re.match(r"standings\.jsonl line \d+ \(m_\d+\): rating is -?\d+, replayed -?\d+\Z", told), told
