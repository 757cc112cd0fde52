"""The API's own description."""

from publish import describe
from tests.journeys.stack import OPERATOR_KEY


def test_the_description_that_is_served_is_the_one_that_the_routes_give(road):
    assert describe.text() == describe.FILE.read_text(), "run `python -m publish.describe`"
    answer = road.ask("GET", "/api/openapi.json")
    assert (answer.status, answer.json) == (200, describe.description())
    assert road.ask("GET", "/api/openapi.json", key=OPERATOR_KEY).status == 200


def test_every_route_says_what_it_does_and_every_body_what_it_takes():
    document = describe.description()
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            assert operation["summary"], (path, method)
    assert set(document["components"]["schemas"]) >= {"TournamentBody", "NamesBody", "ClubBody"}
    assert "birth" not in describe.text()
