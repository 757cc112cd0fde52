"""A tournament -> T of CONTRACT, as `json.read_tournament` takes it; without pydantic, for reading routes."""

import re
from collections.abc import Callable, Mapping
from itertools import chain
from typing import Any

from ladder.domain.records import GUEST, TournamentRecord
from ladder.domain.tournament import Entry, Game, Tiebreak

type Document = dict[str, Any]

_NUMBER = re.compile(r"-?(0|[1-9][0-9]{0,8})(\.[0-9]{0,3}[1-9])?\Z")
"""A tie-break that reads as a JSON number goes out as one."""


def number(value: int) -> int | float:
    """Tenths as the API writes them: 14138 -> 1413.8, 12000 -> 1200."""
    return value // 10 if value % 10 == 0 else value / 10


def tournament_json(record: TournamentRecord, seat: Callable[[int], str | None]) -> Document:
    """T of CONTRACT: what `read_tournament` takes, with `member` or `guest` for every confirmed player.

    `seat`: entry number -> member id, GUEST or None. Of a game or player, what is assumed anyway is left out.
    """
    tournament = record.tournament
    return {
        "name": tournament.name,
        "starts_on": tournament.starts_on,
        "ends_on": tournament.ends_on,
        "sequence": tournament.sequence,
        "format": tournament.format,
        "juniors": tournament.juniors,
        "rated": tournament.rated,
        "finished": tournament.finished,
        "players": [_player_json(entry, seat(entry.no)) for entry in tournament.entries],
        "rounds": [
            {
                "no": each.no,
                "games": [_game_json(game) for game in each.games],
                "byes": [
                    {"player": bye.player, "kind": bye.kind, "points": number(bye.points)}
                    for bye in each.byes
                ],
            }
            for each in tournament.rounds
        ],
    }


def _player_json(entry: Entry, seated: str | None) -> Document:
    who: Mapping[str, Any] = (
        {} if seated is None else {"guest": True} if seated == GUEST else {"member": seated}
    )
    parts = chain(
        [("no", entry.no), ("name", entry.name)],
        who.items(),
        [("points", number(entry.points))] if entry.points is not None else [],
        [("rank", entry.rank)] if entry.rank is not None else [],
        [("tiebreaks", [_tiebreak_json(each) for each in entry.tiebreaks])] if entry.tiebreaks else [],
    )
    return dict(parts)


def _tiebreak_json(tiebreak: Tiebreak) -> Document:
    text = tiebreak.value
    if not _NUMBER.match(text):
        return {"name": tiebreak.name, "value": text}
    return {"name": tiebreak.name, "value": float(text) if "." in text else int(text)}


def _game_json(game: Game) -> Document:
    made: Document = {} if game.board is None else {"board": game.board}
    made |= {"white": game.white, "black": game.black, "result": game.result}
    if not game.rated:
        made["rated"] = False
    if not game.colours:
        made["colours"] = False
    if game.note:
        made["note"] = game.note
    return made
