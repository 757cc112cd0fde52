"""A club goes out in one bundle and comes in elsewhere with the same ladder (SPEC 5)."""

import io
import json
import re
import subprocess
import sys
import zipfile
from hashlib import sha256
from pathlib import Path

import pytest

from tests.journeys.stack import OPERATOR_KEY, tournament

ROOT = Path(__file__).parents[2]
ZIP = {"Content-Type": "application/zip"}
PEOPLE = ("Anna Bianchi", "Luca Verdi", "Marco Rossi", "Nina Gallo", "Piero Conti", "Sara Greco")


def evening(day, *results, **fields):
    """A round robin's first rounds between the first four."""
    a, b, c, d = PEOPLE[:4]
    pairs = [(a, b), (c, d), (a, c), (b, d), (a, d), (b, c)]
    games = [(white, black, result) for (white, black), result in zip(pairs, results, strict=False)]
    return tournament(*games, starts_on=day, **fields)


@pytest.fixture
def lived(road):
    """A club with corrections, a merge and one undone, versions that wait and are held, juniors, rules from a
    day on, a near-copy, a deleted tournament, a declined pair.
    """
    club = road.club(juniors=False)
    club.ask("POST", "/members", {"name": "Old Hand", "starting_rating": 1512.5, "starting_games": 30})
    for number in range(1, 6):
        club.publish(f"evening-{number}", evening(f"2026-01-{number + 9}", "1-0", "1/2-1/2", "0-1", "1-0"))
        club.accept(f"evening-{number}")
    club.publish(
        "junior-cup", tournament((PEOPLE[4], PEOPLE[5], "1-0"), starts_on="2026-02-01", juniors=True)
    )
    club.accept("junior-cup")
    club.ask(
        "PATCH",
        "/tournaments/evening-1",
        {"games": [{"round": 1, "board": 1, "white": 1, "black": 2, "result": "0-1"}]},
    )
    club.ask("PATCH", "", {"rules": {"k_new": 30}, "rules_from": "2026-01-12"})
    club.ask("PATCH", "", {"embed": True})
    # evening-2 again with a stranger: it waits; evening-1 again at odds with the correction: it is held
    club.publish(
        "evening-2",
        evening("2026-01-11", "1-0", "1/2-1/2", "0-1", "1-0")
        | {
            "players": [
                *evening("2026-01-11", "1-0")["players"],
                {"no": 3, "name": PEOPLE[2]},
                {"no": 4, "name": PEOPLE[3]},
                {"no": 5, "name": "A. Stranger"},
            ]
        },
    )
    club.publish("evening-1", evening("2026-01-10", "1/2-1/2", "1/2-1/2", "0-1", "1-0"))
    members = {each["name"]: each["member"] for each in club.get("/members")["members"]}
    made = club.ask("POST", "/members", {"name": "M. Rossi"}).json["member"]["member"]
    club.ask("POST", "/merges", {"from": made, "into": members["Marco Rossi"]})
    club.ask("POST", "/duplicates/declined", {"members": [members["Anna Bianchi"], members["Sara Greco"]]})
    club.publish("gone", tournament(("Old Hand", PEOPLE[0], "1-0"), starts_on="2026-03-01"))
    club.ask("DELETE", "/tournaments/gone")
    road.settle()
    return club


def bundle(club):
    answer = club.ask("GET", "/export")
    assert answer.status == 200, answer.text
    assert answer.headers["content-type"] == "application/zip"
    return answer.body


def bring(road, body, query="?slug=altrove"):
    return road.ask("POST", f"/api/import{query}", body, key=OPERATOR_KEY, headers=ZIP)


@pytest.fixture
def moved(lived, road):
    """The same club, imported under another name."""
    answer = bring(road, bundle(lived))
    assert answer.status == 201, answer.text
    road.settle()
    return type(lived)(road, "altrove", answer.json["organiser_key"])


def files(body):
    with zipfile.ZipFile(io.BytesIO(body)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def packed(held):
    """A bundle of these files with digests that fit: whoever tampers can do as much."""
    from ladder.formats import bundle_files  # noqa: PLC0415

    said = json.loads(held["manifest.json"])
    data = {name: body for name, body in held.items() if name != "manifest.json"}
    head = {name: said[name] for name in ("club", "name", "revision")}
    return bundle_files.zipped({"manifest.json": bundle_files.manifest(data, head), **data})


def test_the_imported_ladder_is_the_same_bytes_and_so_is_everything_else(lived, moved):
    """Also its revision, on which every number in log and records stands."""
    for path in ("/ladder", "/members", "/tournaments", "/merges", "/duplicates", "/status"):
        before, after = (club.ask("GET", path).json for club in (lived, moved))
        for told in (before, after):
            told.pop("checked_at", None)
        assert before == after, path
    for id_ in ("evening-1", "evening-2", "junior-cup", "gone"):
        one, other = (club.get(f"/tournaments/{id_}") for club in (lived, moved))
        assert {**one, "page": ""} == {**other, "page": ""}
        assert lived.get(f"/tournaments/{id_}/names") == moved.get(f"/tournaments/{id_}/names")
    for member in lived.get("/members")["members"]:
        assert lived.get(f"/members/{member['member']}") == moved.get(f"/members/{member['member']}")


def test_its_pages_are_the_same_but_for_the_secret_address(lived, moved, road):
    roots = lived.root(), moved.root()
    assert roots[0] != roots[1]
    pages = [
        {
            path.removeprefix(root[1:]): body.replace(root.encode(), b"/ROOT/")
            for path, body in road.site().items()
            if path.startswith(root[1:])
        }
        for root in roots
    ]
    assert len(pages[0]) > 20
    assert pages[0].keys() == pages[1].keys()
    embeds = [club.get("")["club"]["embed"] for club in (lived, moved)]
    assert embeds[0] != embeds[1]
    for path, body in pages[0].items():
        told = [
            each.decode().replace("altrove", "circolo").replace(embed, "/EMBED/")
            for each, embed in zip((body, pages[1][path]), embeds, strict=True)
        ]
        assert told[0] == told[1], path


def test_its_own_bundle_is_the_same_but_for_the_log_of_the_import(lived, moved):
    before, after = files(bundle(lived)), files(bundle(moved))
    log = [line for line in after["log.jsonl"].splitlines() if b"club.imported" not in line]
    assert log == before["log.jsonl"].splitlines()
    for name in before.keys() - {"log.jsonl", "manifest.json", "settings.json"}:
        assert before[name] == after[name], name


def test_a_bundle_is_the_same_bytes_each_time_and_opens_nothing(lived, road):
    body = bundle(lived)
    assert body == bundle(lived)
    everything = b"\n".join(files(body).values())
    settings = lived.get("")["club"]
    for secret in (settings["pages"].split("/")[2], settings["embed"].split("/")[2], lived.key):
        assert secret.encode() not in everything
    assert sha256(lived.key.encode()).hexdigest().encode() not in everything


def test_the_log_goes_on_and_says_what_came_along(lived, moved):
    before = lived.get("/log")["entries"]
    after = moved.get("/log")["entries"]
    assert after[0]["what"] == "club.imported"
    for old, new in zip(before, after[1:], strict=True):
        assert {**old, "entry": "", "undoable": ""} == {**new, "entry": "", "undoable": ""}
        assert "came with the import" in new["undoable"]
    answer = moved.ask("POST", f"/log/{after[1]['entry']}/undo")
    assert answer.status == 409
    assert "came with the import" in answer.json["detail"]


def test_what_waits_and_what_is_held_is_settled_after_the_import_as_before(lived, moved):
    for club in (lived, moved):
        held = club.get("/tournaments/evening-1")["held"]
        assert len(held["places"]) == 1
        assert club.ask("POST", "/tournaments/evening-1/release", {"keep": "theirs"}).status == 202
        entries = club.get("/tournaments/evening-2/names")["entries"]
        assert [each["name"] for each in entries if each["link"] is None] == ["A. Stranger"]
        answer = club.ask("PUT", "/tournaments/evening-2/names", {"links": {"5": {"guest": True}}})
        assert answer.status == 202, answer.text
        club.road.settle()
    assert lived.get("/ladder")["standings"] == moved.get("/ladder")["standings"]


def test_a_publication_after_the_import_is_merged_with_what_was_corrected_before(lived, moved):
    """Three ways, with the last published content that the bundle carries; an old one is known as late."""
    old = evening("2026-01-12", "1-0", "1/2-1/2", "0-1", "1-0")
    new = evening("2026-01-12", "1-0", "1/2-1/2", "0-1", "1/2-1/2")
    for club in (lived, moved):
        fix = {"games": [{"round": 1, "board": 1, "white": 1, "black": 2, "result": "0-1"}]}
        assert club.ask("PATCH", "/tournaments/evening-3", fix).status == 202
        told = club.publish("evening-3", new)
        assert told["state"] == "rated"
        late = club.publish("evening-3", old)
        assert late["held"]["late"] is True
        club.road.settle()
    one, other = (club.get("/tournaments/evening-3")["tournament"] for club in (lived, moved))
    assert one == other
    assert one["rounds"][0]["games"][0]["result"] == "0-1"
    assert lived.get("/ladder")["standings"] == moved.get("/ladder")["standings"]


def test_a_merge_from_before_the_import_can_be_undone(lived, moved):
    for club in (lived, moved):
        merge = club.get("/merges")["merges"][0]["id"]
        assert club.ask("DELETE", f"/merges/{merge}").status == 202
        club.road.settle()
    assert lived.get("/members") == moved.get("/members")


def test_changes_after_the_import_are_undone_from_the_log(moved):
    before = moved.get("/ladder")["standings"]
    assert moved.ask("PATCH", "/tournaments/evening-4", {"starts_on": "2026-01-01"}).status == 202
    moved.road.settle()
    entry = moved.get("/log")["entries"][0]["entry"]
    answer = moved.ask("POST", f"/log/{entry}/undo")
    assert answer.status == 202, answer.text
    moved.road.settle()
    assert moved.get("/ladder")["standings"] == before


def test_the_tables_of_an_imported_club_are_rebuilt_from_its_archive(moved, road):
    standings, log = moved.get("/ladder"), moved.get("/log")
    for name in (road.aws.records_table, road.aws.ladders_table):
        for item in road.clients["dynamodb"].scan(TableName=name)["Items"]:
            road.clients["dynamodb"].delete_item(TableName=name, Key={key: item[key] for key in ("PK", "SK")})
    road.check({"recover": True})
    road.settle()
    assert (moved.get("/ladder"), moved.get("/log")) == (standings, log)
    road.check()
    assert moved.get("/status")["healthy"]


def test_a_slug_that_is_taken_is_refused_and_nothing_is_stored(lived, road):
    body, before = bundle(lived), road.stored()
    archive = road.archive()
    assert bring(road, body, "").status == 409
    assert bring(road, body, "?preview=true").status == 409
    told = bring(road, body, "?slug=altrove&preview=true")
    assert (told.status, told.json["members"]) == (200, 8)
    assert (road.stored(), road.archive()) == (before, archive)


def test_the_same_request_sent_again_is_answered_the_same_without_the_key(lived, road):
    headers = {**ZIP, "Idempotency-Key": "once"}
    answers = [
        road.ask("POST", "/api/import?slug=altrove", bundle(lived), key=OPERATOR_KEY, headers=headers)
        for _ in range(2)
    ]
    assert [each.status for each in answers] == [201, 201]
    assert "organiser_key" not in answers[1].json
    assert answers[0].json["club"] == answers[1].json["club"]


def test_only_the_operator_brings_a_club_in_and_only_an_organiser_takes_one_out(lived, road):
    assert road.ask("POST", "/api/import", bundle(lived), key=lived.key, headers=ZIP).status == 404
    assert lived.ask("GET", "/export", key=OPERATOR_KEY).status == 404
    other = road.club("altri-ancora")
    assert lived.ask("GET", "/export", key=other.key).status == 404


def tampered(held, name, old, new):
    assert held[name].count(old) >= 1, (name, old)
    return packed({**held, name: held[name].replace(old, new, 1)})


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("members.jsonl", b'"starting_rating":15125', b'"starting_rating":15126'),
        ("standings.jsonl", b'"rating":15', b'"rating":25'),
        ("changes.jsonl", b'"change":{"after":', b'"change":{"after":1'),
        ("settings.json", b'"k_new":30', b'"k_new":31'),
        ("tournaments.jsonl", b'"result":"1-0"', b'"result":"0-1"'),
    ],
)
def test_a_tenth_that_was_tampered_with_is_found_and_named(lived, road, name, old, new):
    """Also where every digest was made to fit."""
    before = road.stored()
    answer = bring(road, tampered(files(bundle(lived)), name, old, new))
    assert answer.status == 422, answer.text
    assert re.match(r"(standings|changes)\.jsonl line \d+ \(", answer.json["errors"][0]["at"]), answer.text
    assert "replayed" in answer.json["errors"][0]["message"]
    assert road.stored() == before


def test_a_file_that_is_not_what_the_manifest_says_is_refused(lived, road):
    held = files(bundle(lived))
    held["members.jsonl"] = held["members.jsonl"].replace(b"Luca", b"Luka")
    kept = io.BytesIO()
    with zipfile.ZipFile(kept, "w") as archive:
        for name, body in held.items():
            archive.writestr(name, body)
    answer = bring(road, kept.getvalue())
    assert (answer.status, answer.json["errors"][0]["at"]) == (422, "members.jsonl")


def test_what_is_no_whole_bundle_is_refused(lived, road):
    body = bundle(lived)
    held = files(body)
    nothing = io.BytesIO()
    with zipfile.ZipFile(nothing, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in held:
            archive.writestr(name, b"0" * 30_000_000 if name.endswith("l") else b"{}")
    cases = {
        "truncated": (body[: len(body) // 2], 400),
        "no zip": (b"hello", 400),
        "a bomb": (nothing.getvalue(), 413),
        "stray file": (_with(body, "evil.txt"), 400),
    }
    for name, (sent, status) in cases.items():
        assert bring(road, sent).status == status, name


def _with(body, name):
    kept = io.BytesIO(body)
    with zipfile.ZipFile(kept, "a") as archive:
        archive.writestr(name, b"x")
    return kept.getvalue()


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("members.jsonl", b'"name":"Luca Verdi"', b'"name":"Luca\\u202e Verdi"'),
        ("members.jsonl", b'"id":"m_', b'"id":"../m_'),
        ("members.jsonl", b'"number":2', b'"number":1'),
        ("tournaments.jsonl", b'"page":"t_', b'"page":"t/../'),
        ("tournaments.jsonl", b'"result":"1-0"', b'"result":"2-0"'),
        ("tournaments.jsonl", b'"starts_on":"2026-01-10"', b'"starts_on":"2026-01-40"'),
        ("tournaments.jsonl", b'"links"', b'"lynx"'),
        ("tournaments.jsonl", b'"published_in":', b'"published_in":9'),
        ("settings.json", b'"language":"en"', b'"language":"xx"'),
        ("contents.jsonl", b'"tournament":"evening-1"', b'"tournament":"evening-9"'),
    ],
)
def test_what_could_not_have_come_through_the_api_does_not_come_in_a_bundle(lived, road, name, old, new):
    answer = bring(road, tampered(files(bundle(lived)), name, old, new))
    assert answer.status == 422, answer.text
    assert answer.json["errors"][0]["at"].startswith(name), answer.text


def verify(path):
    """In a bare interpreter: no site packages, nothing but the source."""
    code = (
        "import runpy, sys; sys.path.insert(0, sys.argv.pop(1)); "
        "runpy.run_module('ladder.verify', run_name='__main__', alter_sys=True)"
    )
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-B", "-c", code, str(ROOT / "shared"), str(path)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert "Traceback" not in done.stderr, done.stderr
    return done.returncode, done.stdout


def test_anybody_can_verify_a_bundle_with_python_alone(lived, tmp_path):
    body = bundle(lived)
    path = tmp_path / "bundle.zip"
    path.write_bytes(body)
    code, told = verify(path)
    assert (code, told.split(":")[0]) == (0, "equal"), told
    path.write_bytes(
        tampered(files(body), "members.jsonl", b'"starting_rating":15125', b'"starting_rating":15126')
    )
    code, told = verify(path)
    assert code == 1
    assert "Old Hand" not in told
    assert "15125" in told
    assert "15126" in told
    path.write_bytes(body[:1000])
    assert verify(path)[0] == 2
    assert verify(tmp_path / "nowhere.zip")[0] == 2


def test_a_large_bundle_comes_in_parts_that_make_one(lived, road, monkeypatch):
    whole = bundle(lived)
    monkeypatch.setattr("publish.takeout.PART", 10_000)
    answer = lived.ask("GET", "/export")
    assert answer.status == 202
    told = answer.json
    assert told["sha256"] == sha256(whole).hexdigest()
    parts = [road.ask("GET", part, key=lived.key) for part in told["parts"]]
    assert [each.status for each in parts] == [200] * len(parts)
    assert b"".join(each.body for each in parts) == whole
    lived.ask("PATCH", "", {"contact": "ask Anna"})
    assert road.ask("GET", told["parts"][0], key=lived.key).status == 409
