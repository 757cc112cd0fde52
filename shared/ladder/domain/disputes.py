"""What two sides of a merge say differently, as JSON for whoever has to choose (SPEC 4). It decides none."""

from dataclasses import dataclass

from ladder.domain.tournament import Tenths
from ladder.domain.versions import Key, Seen, Version


@dataclass(frozen=True, slots=True)
class Dispute:
    """A place that both changed differently. `at`: its path in the new version, or where it is not there in
    what stands; `mine`, `theirs`: what stands and what is new there, as JSON; None: not there.
    """

    at: str
    mine: object
    theirs: object


def game_told(version: Version, game: Seen | None) -> object:
    """A game as JSON, players by their typed names."""
    if game is None:
        return None
    white, black, result = game.play
    told: dict[str, object] = {} if game.board is None else {"board": game.board}
    return told | {
        "white": version.entries[white].name,
        "black": version.entries[black].name,
        "result": result,
    }


def bye_told(version: Version, no: int, key: Key) -> object:
    """A bye as JSON; None: not there."""
    bye = version.byes(no).get(key)
    if bye is None:
        return None
    return {"player": version.entries[key].name, "kind": bye.kind, "points": _number(bye.points)}


def round_told(version: Version, no: int) -> object:
    """A whole round as JSON; None: not there."""
    if no not in version.rounds:
        return None
    return {
        "no": no,
        "games": [game_told(version, game) for game in version.games(no).values()],
        "byes": [bye_told(version, no, key) for key in version.byes(no)],
    }


def _number(tenths: Tenths) -> float:
    return tenths // 10 if tenths % 10 == 0 else tenths / 10
