"""Real reports through the whole road: published, confirmed, on the ladder with their games, on a page."""

import json
from pathlib import Path

import pytest

FILES = Path(__file__).parents[1] / "data" / "files"
REPORTS = sorted(path.name for path in FILES.iterdir() if path.suffix in {".trf", ".tab"})
TRF = {"content-type": "application/vnd.fide.trf"}
SUPPLIED = "starts_on=2026-01-10&ends_on=2026-01-10&name=Evening"
"""Some of the files lack a name or a day."""


@pytest.mark.parametrize("name", REPORTS)
def test_a_real_report_comes_through_with_every_game_that_counts(road, name):
    expected = json.loads((FILES / "expected" / f"{name}.expected.json").read_text())
    club = road.club()

    answer = club.ask("PUT", f"/tournaments/t?{SUPPLIED}", (FILES / name).read_bytes(), headers=TRF)

    assert answer.status == 202, answer.text
    assert answer.json["waits_for_names"] == len(expected["players"])
    links = {str(player["no"]): {"new": True} for player in expected["players"]}
    confirmed = club.ask("PUT", "/tournaments/t/names", {"links": links})
    assert confirmed.status == 202, confirmed.text
    road.settle()
    status = club.get("/status")
    assert status["records"] == status["ladder"] == status["site"] == 3
    games = sum(line["games"] for line in club.get("/ladder")["standings"])
    assert games == 2 * len(expected["rated_games"])
    assert answer.json["page"].removeprefix("/") in road.site()
