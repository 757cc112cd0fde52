"""Small tournaments as JSON and small tournament reports, for the tests of the readers."""

import json

from ladder.domain.errors import Wrong
from ladder.domain.tournament import Bye
from ladder.formats.json import read_tournament
from ladder.formats.reading import Supplied
from ladder.formats.trf import read_tournament as read_trf


def evening(**changes):
    """A tournament of four players and one round, as an app sends it."""
    made = {
        "name": "Martedì 12",
        "starts_on": "2026-09-01",
        "players": [
            {"no": 1, "name": "Marco Rossi"},
            {"no": 2, "name": "Anna Bianchi"},
            {"no": 3, "name": "Иван Петров"},
            {"no": 4, "name": "Νίκος Παππάς"},
        ],
        "rounds": [
            {
                "no": 1,
                "games": [{"board": 1, "white": 1, "black": 2, "result": "1-0"}],
                "byes": [{"player": 3, "kind": "pairing", "points": 1}],
            }
        ],
    }
    return {key: value for key, value in {**made, **changes}.items() if value is not None}


def one_round(*games, byes=()):
    """Rounds of an evening: one, of these games (white, black, result) and byes (player, kind)."""
    return [
        {
            "no": 1,
            "games": [dict(zip(("white", "black", "result", "board"), game, strict=False)) for game in games],
            "byes": [dict(zip(("player", "kind"), bye, strict=True)) for bye in byes],
        }
    ]


def supplied(**said):
    """What the address of a publication says."""
    return Supplied(**said)


def bye(player, kind, points):
    """A bye with its points in tenths."""
    return Bye(player, kind, points)


def sent(value):
    """The reading of a value sent as JSON."""
    return read_tournament(json.dumps(value).encode())


def faults(read, *args):
    """Place -> message of everything that a reader finds wrong."""
    try:
        read(*args)
    except Wrong as wrong:
        return {fault.at: fault.message for fault in wrong.faults}
    return {}


def row(no, name, *cells, points="", rank="", beside=" m   ", **columns):
    """A row 001; cells as `   2 w 1`, `beside` columns 9 to 13 (sex and title)."""
    person = f"{columns.get('rating', ''):>4} {columns.get('federation', ''):<3} {columns.get('id', ''):>11}"
    head = f"001 {no:>4}{beside:<5} {name:<33} {person} {columns.get('born', ''):<10}"
    return f"{head} {points:>4} {rank:>4}" + "".join(f"  {cell:<8}" for cell in cells)


def report(*rows, heads=("012 Prova", "042 2026/09/01"), end="\n"):
    """A tournament report of these rows."""
    return end.join([*heads, *rows, ""]).encode()


def read_report(*rows, **options):
    """The reading of a tournament report of these rows."""
    return read_trf(report(*rows, **options))


def messages(reading):
    """Every note of a reading with its place, as one text."""
    return " | ".join(f"{note.at}: {note.message}" for note in reading.notes)


def two(first, second, **options):
    """The reading of a report of two players, each with these cells."""
    return read_report(row(1, "Rossi, Marco", first), row(2, "Verdi, Luca", second), **options)
