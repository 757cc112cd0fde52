"""A club whose history cannot be replayed goes out all the same: whole, and saying that it has no ladder."""

import json
from dataclasses import replace

import pytest

from ladder.domain.errors import LadderError
from ladder.domain.records import Merge
from ladder.domain.replay import replay
from ladder.domain.takeout import Takeout
from ladder.domain.tournament import Day, Tournament
from ladder.formats import bundle, bundle_files, bundle_proof
from ladder.formats.bundle_refused import Refused, replayed
from ladder.verify.__main__ import main
from tests.store.samples import first, record, tournament

ONE, TWO, FOUR = (f"m_{number:026d}" for number in (1, 2, 4))


def club(night: Tournament, links=None, merges=None):
    records = first(people=4)
    made = replace(record(records, revision=1), page="t_1", tournament=night)
    made = replace(made, links={**made.links, **(links or {})})
    merges = {each.id: each for each in merges or ()}
    return replace(records, revision=3, tournaments={"one": made}, merges=merges, keys={})


def with_game(**fields):
    night = tournament()
    games = (replace(night.rounds[0].games[0], **fields), *night.rounds[0].games[1:])
    return replace(night, rounds=(replace(night.rounds[0], games=games), *night.rounds[1:]))


def renumbered():
    night = tournament()
    entries = (*night.entries[:-1], replace(night.entries[-1], no=night.entries[0].no))
    return replace(night, entries=entries)


POISONED = {
    "ends_before_start": club(replace(tournament(), ends_on=Day("2000-01-01"))),
    "duplicate_entry": club(renumbered()),
    "unknown_member": club(tournament(), links={1: "m_nobody"}),
    "unknown_entry": club(with_game(white=77)),
    "unknown_result": club(with_game(result="2-0")),
    "self_pairing": club(tournament(), links={1: FOUR}),
    "broken_merge": club(tournament(), merges=[Merge("g_1", ONE, TWO, 2), Merge("g_2", TWO, ONE, 2)]),
}


def body_of(records):
    return bundle.written(Takeout(records), replayed(records))


def verified(tmp_path, capsys, body):
    path = tmp_path / "bundle.zip"
    path.write_bytes(body)
    code = main([str(path)])
    return code, capsys.readouterr().out


@pytest.mark.parametrize("code", POISONED)
def test_whatever_the_replay_refuses_goes_out_as_it_stands_and_says_why_there_is_no_ladder(
    code, tmp_path, capsys
):
    records = POISONED[code]
    body = body_of(records)
    files, said = bundle_files.unzipped(body)
    assert code in files["README.txt"].decode()
    assert files["README.txt"].startswith(b"NO LADDER")
    assert code in said["no_ladder"]
    assert (files["standings.jsonl"], files["changes.jsonl"]) == (b"", b"")
    assert json.loads(files["ladder.json"])["refused"]["code"] == code

    read = bundle.read(body)
    assert read.refused is not None
    assert read.refused.code == code
    assert read.takeout.records.tournaments == records.tournaments
    assert read.takeout.records.members == records.members
    assert body_of(replace(read.takeout.records, club=records.club)) == body

    exit_code, told = verified(tmp_path, capsys, body)
    assert exit_code == 3, told
    assert told.startswith("no ladder: ")
    assert code in told
    assert "not proved" in told


def test_each_line_of_a_bundle_without_a_ladder_is_as_the_schema_says():
    jsonschema = pytest.importorskip("jsonschema")
    files, _ = bundle_files.unzipped(body_of(POISONED["self_pairing"]))
    schema = json.loads(files["schema.json"])
    check = jsonschema.Draft202012Validator({**schema["properties"]["ladder.json"], "$defs": schema["$defs"]})
    check.validate(json.loads(files["ladder.json"]))


def test_who_says_that_there_is_no_ladder_where_there_is_one_is_found_out(tmp_path, capsys):
    records = club(tournament())
    body = bundle.written(Takeout(records), Refused("self_pairing", "one", 1))
    code, told = verified(tmp_path, capsys, body)
    assert (code, told.split(":")[0]) == (1, "different")
    body = bundle.written(Takeout(POISONED["self_pairing"]), Refused("unknown_entry", "one", 1))
    code, told = verified(tmp_path, capsys, body)
    assert (code, told.split(":")[0]) == (1, "different")
    assert "self_pairing" in told


def test_a_ladder_beside_records_that_give_none_is_no_bundle(tmp_path, capsys):
    """What is wrong is wrong where nothing says so, and a part of a ladder beside "none" is forged."""
    good = replay(club(tournament()))
    assert verified(tmp_path, capsys, bundle.written(Takeout(POISONED["self_pairing"]), good))[0] in (1, 2)
    held, _ = bundle_files.unzipped(body_of(POISONED["self_pairing"]))
    held["standings.jsonl"] = bundle.ladder_files(good)["standings.jsonl"]
    assert verified(tmp_path, capsys, _packed(held))[0] == 2


@pytest.mark.parametrize("name", ["members.jsonl", "settings.json", "merges.jsonl", "tournaments.jsonl"])
def test_no_mutated_bundle_without_a_ladder_does_anything_but_be_refused_or_told(name, tmp_path, capsys):
    for code in ("ends_before_start", "self_pairing"):
        records = replace(POISONED[code], merges={"g_1": Merge("g_1", f"m_{3:026d}", f"m_{4:026d}", 2)})
        held, _ = bundle_files.unzipped(body_of(records))
        for value in _mutated(json.loads(held[name].splitlines()[0])):
            lines = [bundle_files.line(value), *held[name].splitlines(keepends=True)[1:]]
            body = _packed({**held, name: b"".join(lines)})
            assert verified(tmp_path, capsys, body)[0] in (1, 2, 3)
            try:
                bundle_proof.difference(bundle.read(body, Day("2026-12-01")))
            except LadderError:
                continue


def _mutated(value):
    """The value with each of its leaves in turn as something else."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield {name: each for name, each in value.items() if name != key}
            yield from ({**value, key: other} for other in _mutated(inner))
    elif isinstance(value, list):
        for at, inner in enumerate(value):
            yield [*value[:at], *value[at + 1 :]]
            yield from ([*value[:at], other, *value[at + 1 :]] for other in _mutated(inner))
    else:
        yield from (None, "", "x", "2026-02-30", -1, 0, 2**40, [], {}, True)


def _packed(held):
    said = {"club": "x", "name": "x", "revision": 1}
    return bundle_files.zipped({"manifest.json": bundle_files.manifest(held, said), **held})
