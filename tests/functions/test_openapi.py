"""The API's own description: the one that is served, valid, complete, and true of real answers."""

import json
import re
from copy import deepcopy

import pytest
from openapi_schema_validator import OAS31Validator
from openapi_spec_validator import validate

from ladder.domain.records import DISPLAYS, JUNIOR, NAMES, SCOPES, VISIBILITIES
from ladder.domain.tournament import BYES, FORMATS, RESULTS
from ladder.languages import LANGUAGES
from publish import describe
from publish.replies import ANSWERED, ASKED, REPLIES
from tests.journeys.stack import OPERATOR_KEY, tournament

TOURNAMENT = "/api/clubs/{slug}/tournaments/{tournament}"


@pytest.fixture(scope="module")
def document():
    return describe.description()


@pytest.fixture(scope="module")
def strict(document):
    """The description with every object closed: what an answer holds beyond it is found."""
    closed = deepcopy(document)

    def close(value):
        if isinstance(value, dict):
            if "properties" in value and value.get("type") == "object":
                value.setdefault("additionalProperties", False)
            for each in value.values():
                close(each)
        elif isinstance(value, list):
            for each in value:
                close(each)

    close(closed["components"]["schemas"])
    close(closed["paths"])
    return closed


def faults(document, schema, value):
    validator = OAS31Validator({**schema, "components": document["components"]})
    return [f"{error.json_path}: {error.message[:200]}" for error in validator.iter_errors(value)]


def test_the_description_that_is_served_is_the_one_that_the_routes_give(road, document):
    assert describe.text() == describe.FILE.read_text(), "run `python -m publish.describe`"
    answer = road.ask("GET", "/api/openapi.json")
    assert (answer.status, answer.json) == (200, document)
    assert road.ask("GET", "/api/openapi.json", key=OPERATOR_KEY).status == 200


def test_it_is_openapi(document):
    validate(document)


def test_every_route_says_what_it_does_and_every_body_what_it_takes(document):
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            assert operation["summary"], (path, method)
    assert set(document["components"]["schemas"]) >= {"TournamentBody", "NamesBody", "ClubBody"}
    assert "birth" not in describe.text()


def test_whoever_reads_it_needs_no_book_of_the_builders():
    assert not re.findall(r"SPEC|CONTRACT|ARCHITECTURE|STYLE", describe.text())


@pytest.mark.parametrize(
    ("schema", "field", "values"),
    [
        ("GameBody", "result", RESULTS),
        ("GamePatch", "result", RESULTS),
        ("ByeBody", "kind", BYES),
        ("ByePatch", "kind", BYES),
        ("TournamentBody", "format", FORMATS),
        ("TournamentPatch", "format", FORMATS),
        ("ClubBody", "visibility", VISIBILITIES),
        ("ClubPatch", "names", NAMES),
        ("ClubBody", "language", LANGUAGES),
        ("MemberPatch", "display", DISPLAYS),
        ("MemberPatch", "junior", JUNIOR),
        ("LinkBody", "junior", JUNIOR),
        ("KeyBody", "scope", SCOPES),
        ("Club", "visibility", VISIBILITIES),
        ("Member", "display", DISPLAYS),
    ],
)
def test_a_field_with_few_values_names_them_all(document, schema, field, values):
    told = document["components"]["schemas"][schema]["properties"][field]
    [allowed] = [each["enum"] for each in [told, *told.get("anyOf", [])] if "enum" in each]
    assert allowed == list(values)


def test_what_is_described_is_a_route(document):
    routes = {
        f"{method.upper()} {path}" for path, operations in document["paths"].items() for method in operations
    }
    assert set(REPLIES) | set(ASKED) | set(ANSWERED) <= routes


def test_every_example_is_of_its_form(strict):
    for path, operations in strict["paths"].items():
        for method, operation in operations.items():
            bodies = [operation.get("requestBody", {}), *operation["responses"].values()]
            for content in (content for body in bodies for content in body.get("content", {}).values()):
                if "example" in content:
                    assert not faults(strict, content["schema"], content["example"]), (method, path)
    problem = strict["components"]["responses"]["Problem"]["content"]["application/problem+json"]
    assert not faults(strict, problem["schema"], problem["example"])


@pytest.mark.parametrize("kind", ASKED[f"PUT {TOURNAMENT}"])
def test_every_example_of_a_tournament_is_taken(club, kind):
    example = ASKED[f"PUT {TOURNAMENT}"][kind]
    body = example.encode() if isinstance(example, str) else json.dumps(example).encode()

    answer = club.ask("PUT", "/tournaments/t1", body, headers={"content-type": kind})

    assert (answer.status, answer.json["waits_for_names"]) == (202, 2 if "trf" in kind else 3), answer.text
    assert answer.json["notes"] == []


class Listener:
    """A club whose every answer is held against the description."""

    def __init__(self, document, club):
        self.document, self.club, self.heard = document, club, set()
        self.paths = {
            re.compile(re.sub(r"{(\w+)}", r"[^/]+", path) + r"\Z"): path for path in document["paths"]
        }

    def ask(self, method, path="", body=None, **more):
        answer = self.club.ask(method, path, body, **more)
        address = f"/api/clubs/{self.club.slug}{path}".partition("?")[0]
        route = next(route for pattern, route in self.paths.items() if pattern.match(address))
        operation = self.document["paths"][route][method.lower()]
        assert str(answer.status) in operation["responses"], (method, path, answer.status, answer.text)
        schema = operation["responses"][str(answer.status)]["content"]["application/json"]["schema"]
        found = faults(self.document, schema, answer.json)
        assert not found, f"{method} {route}: describe it in publish/schemas.py or replies.py: {found}"
        self.heard.add(f"{method} {route}")
        return answer.json


SHEET = {"headers": {"content-type": "text/csv"}}


def an_evening(api):
    """Published, confirmed, with a version that waits, one that is held, and a file of sections."""
    anna = api.ask("POST", "/members", {"name": "Anna Bianchi"})["member"]["member"]
    evening = tournament(("Marco Rossi", "Anna Bianki", "1-0"), ("Luca Verdi", "Marco Rossi", "*"))
    evening["players"][0] |= {"points": 1.5, "rank": 1, "tiebreaks": [{"name": "Buchholz", "value": 2.5}]}
    evening["rounds"][1]["byes"] = [{"player": 2, "kind": "half"}]
    api.ask("PUT", "/tournaments/t1?preview=true", evening)
    api.ask("PUT", "/tournaments/t1", evening)
    api.ask("GET", "/tournaments/t1/names")
    links = {"1": {"new": True}, "2": {"member": anna}, "3": {"guest": True}}
    api.ask("PUT", "/tournaments/t1/names", {"links": links})
    api.ask(
        "PUT", "/tournaments/t1", {**evening, "players": [*evening["players"], {"no": 4, "name": "Late"}]}
    )
    assert "waiting" in api.ask("GET", "/tournaments/t1")
    api.ask("DELETE", "/tournaments/t1?version=waiting")
    api.ask("PATCH", "/tournaments/t1", {"games": [{"round": 1, "white": 1, "black": 2, "result": "0-1"}]})
    flipped = deepcopy(evening)
    flipped["rounds"][0]["games"][0]["result"] = "1/2-1/2"
    api.ask("PUT", "/tournaments/t1", flipped)
    assert "held" in api.ask("GET", "/tournaments/t1")
    api.ask("POST", "/tournaments/t1/release", {"keep": "mine"})
    files = b"tournament,date,round,white,black,result\nA,2026-02-01,1,X,Y,1-0\nB,2026-02-01,1,X,Y,1-0\n"
    api.ask("PUT", "/tournaments/series", files, **SHEET)
    api.ask("GET", "/names")
    api.ask("PUT", "/names?preview=true", {"names": {"X": {"new": True}}})
    api.ask("PUT", "/names", {"names": {"X": {"new": True}}})
    many = "".join(f"E{no},2026-03-{no + 1:02},1,X,Y,1-0\n" for no in range(25))
    api.ask(
        "PUT", "/tournaments/many", b"tournament,date,round,white,black,result\n" + many.encode(), **SHEET
    )
    api.ask("DELETE", "/tournaments/series")
    api.ask("POST", "/tournaments/series/restore")
    return anna


def what_follows(api):
    """Everything that is only read."""
    for path in (
        "",
        "/tournaments",
        "/ladder",
        "/ladder?date=2026-01-10",
        "/status",
        "/duplicates",
        "/merges",
    ):
        api.ask("GET", path)
    for each in api.ask("GET", "/members")["members"]:
        api.ask("GET", f"/members/{each['member']}")


def people(api, anna):
    """The roster and its doubles."""
    api.ask("POST", "/members?preview=true", {"name": "Anna Bianchi"})
    sheet = b"name,rating,games\nAnna Bianchi,1500,9\nLuca Verdi,,\n"
    double, luca = api.ask("POST", "/members", sheet, **SHEET)["members"]
    what_follows(api)
    api.ask("POST", "/seeding", {"players": [anna, luca["member"], "Luca Verdy", "Zoe"], "groups": 2})
    consent = {"on": "2026-01-01", "parent": True, "child": True}
    api.ask("PATCH", f"/members/{anna}", {"consent": consent, "starting_rating": 1400.5})
    api.ask("POST", "/members/adults")
    api.ask("POST", "/duplicates/declined", {"members": [anna, luca["member"]]})
    made = api.ask("POST", "/merges", {"from": double["member"], "into": anna})["merge"]["id"]
    api.ask("GET", "/merges")
    api.ask("DELETE", f"/merges/{made}")


def names_that_go(api, anna):
    """A member's name, and that of a guest."""
    api.ask("DELETE", f"/members/{anna}?preview=true")
    made = api.ask("DELETE", f"/members/{anna}")["certificate"]["id"]
    api.ask("DELETE", "/tournaments/t1/entries/3/name")
    api.ask("GET", "/erasures")
    api.ask("GET", f"/erasures/{made}")


def the_house(api):
    """Settings, keys, log."""
    api.ask("PATCH", "", {"names": "full", "rules": {"k_new": 30}, "rules_from": "2026-01-01"})
    key = api.ask("POST", "/keys", {"label": "app", "scope": "publish"})["key"]["id"]
    api.ask("GET", "/keys")
    api.ask("DELETE", f"/keys/{key}?preview=true")
    api.ask("DELETE", f"/keys/{key}")
    api.ask("POST", "/rebuild")
    entries = api.ask("GET", "/log")["entries"]
    settings = next(each for each in entries if each["what"] == "club.settings")
    api.ask("POST", f"/log/{settings['entry']}/undo")
    api.ask("DELETE", key=OPERATOR_KEY)


def test_real_answers_are_as_described_and_hold_nothing_else(road, club, strict):
    api = Listener(strict, club)

    anna = an_evening(api)
    road.settle()
    people(api, anna)
    road.settle()
    names_that_go(api, anna)
    the_house(api)

    assert set(REPLIES) - api.heard == {
        "POST /api/clubs",
        "GET /api/clubs",
        "GET /api/key",
        "GET /api/clubs/{slug}/export",
        "POST /api/import",
    }


def test_answers_about_a_takeout_are_as_described(road, club, strict, monkeypatch):
    def schema(path, method, status):
        found = strict["paths"][path][method]["responses"][status]
        return found["content"]["application/json"]["schema"]

    bundle = club.ask("GET", "/export").body
    monkeypatch.setattr("publish.takeout.PART", 1_000)
    parts = club.ask("GET", "/export")
    assert not faults(strict, schema("/api/clubs/{slug}/export", "get", "202"), parts.json)
    for query, status in (("&preview=true", "200"), ("", "201")):
        kind = {"content-type": "application/zip"}
        answer = road.ask("POST", f"/api/import?slug=other{query}", bundle, key=OPERATOR_KEY, headers=kind)
        assert not faults(strict, schema("/api/import", "post", status), answer.json)


def test_the_operators_answers_are_as_described(road, strict):
    def schema(method, status):
        found = strict["paths"]["/api/clubs"][method]["responses"][status]
        return found["content"]["application/json"]["schema"]

    body = {"slug": "circolo", "name": "Circolo", "language": "it", "ladder_starts_on": "2026-01-01"}
    previewed = road.ask("POST", "/api/clubs?preview=true", body, key=OPERATOR_KEY)
    made = road.ask("POST", "/api/clubs", body, key=OPERATOR_KEY)
    listed = road.ask("GET", "/api/clubs", key=OPERATOR_KEY)
    assert not faults(strict, schema("post", "200"), previewed.json)
    assert not faults(strict, schema("post", "201"), made.json)
    assert not faults(strict, schema("get", "200"), listed.json)
    whose = road.ask("GET", "/api/key", key=OPERATOR_KEY)
    told = strict["paths"]["/api/key"]["get"]["responses"]["200"]["content"]["application/json"]["schema"]
    assert not faults(strict, told, whose.json)
    refused = road.ask("POST", "/api/clubs", {**body, "slug": "?"}, key=OPERATOR_KEY)
    assert not faults(strict, strict["components"]["schemas"]["Problem"], refused.json)
