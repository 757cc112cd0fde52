"""Dice that pair and play: a club evening by the Swiss system, and everyone against everyone."""

import random
from collections.abc import Sequence
from typing import Any

DRAWS = 0.16
NO_SHOWS = 0.015
LATE, LEAVES_EARLY = 0.06, 0.05
"""Parts of all games and of all players; as at a club."""


def game(board: int, white: int, black: int, result: str) -> dict[str, Any]:
    """A game as in the API."""
    return {"board": board, "white": white, "black": black, "result": result}


class Swiss:
    """Players by number, from 1, with the strengths that decide what the dice give."""

    def __init__(self, dice: random.Random, strengths: Sequence[int]) -> None:
        self._dice = dice
        self._strength = dict(enumerate(strengths, 1))
        self._points = dict.fromkeys(self._strength, 0.0)
        self._met: set[frozenset[int]] = set()
        self._free: set[int] = set()

    def rounds(self, count: int) -> list[dict[str, Any]]:
        """An evening: pairings by points, a bye where the number is odd; some come late, some leave early."""
        late = {player for player in self._strength if self._dice.random() < LATE}
        early = {player for player in self._strength if self._dice.random() < LEAVES_EARLY} - late
        made = []
        for no in range(1, count + 1):
            away = late if no == 1 else early if no == count else set()
            byes = [self._bye(player, "half" if no == 1 else "zero") for player in sorted(away)]
            here = sorted(set(self._strength) - away, key=lambda player: (-self._points[player], player))
            if len(here) % 2:
                free = next((player for player in reversed(here) if player not in self._free), here[-1])
                here.remove(free)
                byes.append(self._bye(free, "pairing"))
            games = [self._play(board, *pair) for board, pair in enumerate(self._pairs(here), 1)]
            made.append({"no": no, "games": games, "byes": byes})
        return made

    def everyone(self) -> list[dict[str, Any]]:
        """Everyone once against everyone (the circle of Berger), for an even number of players."""
        order = list(self._strength)
        made = []
        for no in range(1, len(order)):
            pairs = [(order[at], order[-1 - at]) for at in range(len(order) // 2)]
            turned = [pair if (no + at) % 2 else pair[::-1] for at, pair in enumerate(pairs)]
            games = [self._play(board, *pair) for board, pair in enumerate(turned, 1)]
            made.append({"no": no, "games": games, "byes": []})
            order = [order[0], order[-1], *order[1:-1]]
        return made

    def _pairs(self, here: list[int]) -> list[tuple[int, int]]:
        """The first with the next one not met yet, and so on down."""
        left, pairs = list(here), []
        while left:
            first = left.pop(0)
            other = next((player for player in left if frozenset((first, player)) not in self._met), left[0])
            left.remove(other)
            self._met.add(frozenset((first, other)))
            pairs.append((first, other) if self._dice.random() < 1 / 2 else (other, first))
        return pairs

    def _bye(self, player: int, kind: str) -> dict[str, Any]:
        points = {"pairing": 1, "half": 0.5, "zero": 0}[kind]
        self._points[player] += points
        if kind == "pairing":
            self._free.add(player)
        return {"player": player, "kind": kind, "points": points}

    def _play(self, board: int, white: int, black: int) -> dict[str, Any]:
        expected = 1 / (1 + 10 ** ((self._strength[black] - self._strength[white]) / 400))
        roll = self._dice.random()
        won, drawn = expected * (1 - DRAWS), DRAWS
        result = "1-0" if roll < won else "1/2-1/2" if roll < won + drawn else "0-1"
        if self._dice.random() < NO_SHOWS:
            result = {"1-0": "+/-", "0-1": "-/+"}.get(result, result)
        points = {"1-0": (1, 0), "+/-": (1, 0), "1/2-1/2": (0.5, 0.5)}.get(result, (0, 1))
        self._points[white] += points[0]
        self._points[black] += points[1]
        return game(board, white, black, result)
