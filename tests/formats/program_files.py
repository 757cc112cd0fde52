"""Files of pairing programs kept with the tests, and what of a reading is compared with the right one."""

import io
import json
import zipfile
from collections import Counter
from pathlib import Path

from ladder.domain.tournament import RESULTS
from ladder.formats.dispatch import read
from tests.formats.sheets import supplied

FILES = Path(__file__).parents[1] / "data" / "files"
TURNED = {"1-0": "0-1", "0-1": "1-0", "+/-": "-/+", "-/+": "+/-"}
DAY = supplied(starts_on="2026-09-01")


def zipped(members, **options):
    """An archive of name -> bytes."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED, **options) as archive:
        for name, body in members.items():
            archive.writestr(name, body)
    return made.getvalue()


def body(name):
    """The bytes of a file; of a folder, those of an archive of its files."""
    path = FILES / name
    if path.is_dir():
        return zipped({each.name: each.read_bytes() for each in sorted(path.iterdir())})
    return path.read_bytes()


def readings(name, said=DAY, **options):
    """The readings of a file sent as bytes with its name."""
    return read(body(name), options.get("kind", "application/octet-stream"), name, said)


def expected(name):
    """The right reading."""
    return json.loads((FILES / "expected" / f"{name}.expected.json").read_text("utf-8"))


def rated(tournament):
    """[round, white, black, result] of the rated games, sorted."""
    return sorted(
        [no, game.white, game.black, game.result]
        for no, game in tournament.games()
        if game.rated and RESULTS[game.result].played
    )


def forfeits(tournament):
    """[round, one, two, signs] of the pairings that nobody played, the lower number first."""
    made = []
    for no, game in tournament.games():
        if game.result in {"+/-", "-/+", "-/-"}:
            one, two, result = game.white, game.black, game.result
            if one > two:
                one, two, result = two, one, TURNED.get(result, result)
            made.append([no, one, two, result.replace("/", "")])
    return sorted(made)


def byes(tournament):
    """How many byes of each kind."""
    return Counter(bye.kind for each in tournament.rounds for bye in each.byes)


def totals(tournament, *, byes_too=True):
    """Name -> points from games and byes."""
    points = dict.fromkeys((entry.no for entry in tournament.entries), 0)
    for each in tournament.rounds:
        for game in each.games:
            points[game.white] += RESULTS[game.result].white
            points[game.black] += RESULTS[game.result].black
        for bye in each.byes if byes_too else ():
            points[bye.player] += bye.points
    return {entry.name: points[entry.no] / 10 for entry in tournament.entries}


def said(reading):
    """All notes of a reading as one text."""
    return " | ".join(f"{note.at}: {note.message}" for note in reading.notes)
