"""Hostile text: it is shown as the text it is, or not at all, and breaks no page and no export."""

import csv
import io
import json

import pytest

from tests.journeys.stack import tournament

HOSTILE = [
    "<script>alert(1)</script> <img src=x onerror=alert(1)>",
    "=cmd|' /C calc'!A0",
    '"><b>Rossi</b>',
    "Robert'); DROP TABLE members;--",
    "{{ 7*7 }} {% include 'x' %}",
    "\u202eissoR ocraM",
    "Ma\x00r\x07co\u200b Rossi",
    "+1 @SUM(A1) -2",
    "</title></head><body>",
    "\U0001f469\u200d\U0001f469\u200d\U0001f466 Rossi",
]


@pytest.fixture
def site(road):
    """The site of a club with full names, where everybody is called something hostile."""
    club = road.club(visibility="public", names="full", contact=HOSTILE[0])
    club.ask("PATCH", "", {"name": HOSTILE[0]})
    evening = tournament(*((name, "Anna Bianchi", "1-0") for name in HOSTILE), name=HOSTILE[2])
    club.publish("t1", evening)
    club.accept("t1")
    road.settle()
    return road.site()


def test_no_page_holds_markup_that_somebody_typed(site):
    pages = [body.decode() for key, body in site.items() if key.endswith(("/", ".html"))]
    assert len(pages) > 15
    for page in pages:
        for markup in ("<script", "<img", "<b>Rossi", "onerror=alert(1)>", "</title></head><body>"):
            assert markup not in page
        for sign in ("\u202e", "\x00", "\x07"):
            assert sign not in page


def test_the_exports_hold_text_and_no_formula(site):
    [sheet] = [body for key, body in site.items() if key.endswith("ladder.csv")]
    [data] = [body for key, body in site.items() if key.endswith("ladder.json")]

    cells = [cell for row in csv.reader(io.StringIO(sheet.decode("utf-8-sig"))) for cell in row]
    assert not [cell for cell in cells if cell[:1] in tuple("=@\t\r")]
    assert not [cell for cell in cells if cell[:1] == "+" and not cell[1:].replace(".", "").isdigit()]
    names = json.dumps(json.loads(data), ensure_ascii=False)
    assert "\u202e" not in names


def test_what_cannot_be_seen_is_taken_out_and_said(road):
    club = road.club()

    answer = club.publish("t1", tournament(("Ma\x07rco Rossi", "Anna\u200b Bianchi", "1-0")))

    assert [player["name"] for player in answer["tournament"]["players"]] == ["Marco Rossi", "Anna Bianchi"]
    assert {note["at"] for note in answer["notes"]} >= {"players.0.name", "players.1.name"}


def test_half_a_surrogate_pair_is_refused_and_does_not_break_the_answer(road):
    club = road.club()
    body = (
        b'{"name": "x", "starts_on": "2026-01-10", "players": [{"no": 1, "name": "\\ud800"}], "rounds": []}'
    )

    answer = club.ask("PUT", "/tournaments/t1", body, headers={"content-type": "application/json"})

    assert answer.status == 422
