"""What the replay is measured against: the same club computed in other ways, written as one would write them.

`plain`: dictionaries by member, floats and `**`; the same rules (frozen at the start, overlapping events, K,
status, what counts) and the same rows. It checks nothing that the replay refuses, merges and ranks nobody.

`elote_rows`: elote's competitors, game by game in order, with a row for each player and evening: before,
expected, score, after. elote knows neither freezing nor provisional players, and one K for all.

`elote_bare`: that loop without a row, for who wants to know what the library alone costs.
"""

from collections.abc import Iterator
from heapq import heappop, heappush
from typing import Any

from elote import EloCompetitor

from ladder.domain.order import end_of, start_of
from ladder.domain.records import GUEST, Records, Rules, TournamentRecord
from ladder.domain.tournament import RESULTS, Game

RULES = Rules()

type Row = dict[str, Any]
type Rows = dict[str, Row]


def plain(records: Records) -> list[tuple[str, Rows, Rows]]:
    """Each tournament's id, what everyone brought, what everyone gained; in the order in which they end."""
    ratings: dict[str, float] = {}
    games: dict[str, int] = {}
    history: list[tuple[str, Rows, Rows]] = []
    running: list[tuple[Any, str, Rows, Rows]] = []
    for record in sorted(_rated(records), key=start_of):
        while running and running[0][0] < start_of(record):
            history.append(_applied(heappop(running), ratings, games))
        frozen = {
            member: _brought(member, ratings, games) for member in record.links.values() if member != GUEST
        }
        heappush(running, (end_of(record), record.id, frozen, _summed(record, frozen)))
    while running:
        history.append(_applied(heappop(running), ratings, games))
    return history


def _brought(member: str, ratings: dict[str, float], games: dict[str, int]) -> Row:
    played = games.get(member, 0)
    return {
        "rating": ratings.get(member, RULES.start / 10),
        "games": played,
        "k": RULES.k_new if played < RULES.k_games else RULES.k_established,
        "provisional": played < RULES.provisional_games,
    }


def _summed(record: TournamentRecord, frozen: Rows) -> Rows:
    links = record.links
    sums: Rows = {}
    for game in _played(record):
        outcome = RESULTS[game.result]
        white, black = links[game.white], links[game.black]
        if GUEST in (white, black):
            continue
        expected = 1 / (1 + 10 ** ((frozen[black]["rating"] - frozen[white]["rating"]) / 400))
        for own, other, score, chance in (
            (white, black, outcome.white / 10, expected),
            (black, white, outcome.black / 10, 1 - expected),
        ):
            row = sums.setdefault(own, {"score": 0.0, "expected": 0.0, "games": 0})
            if frozen[own]["provisional"] or not frozen[other]["provisional"]:
                row["score"] += score
                row["expected"] += chance
                row["games"] += 1
    return sums


def _applied(
    running: tuple[Any, str, Rows, Rows], ratings: dict[str, float], games: dict[str, int]
) -> tuple[str, Rows, Rows]:
    _, id_, frozen, sums = running
    changes = {}
    for member, row in sums.items():
        brought = frozen[member]
        before = ratings.get(member, RULES.start / 10)
        change = round(brought["k"] * (row["score"] - row["expected"]), 1)
        ratings[member] = before + change
        games[member] = games.get(member, 0) + row["games"]
        changes[member] = {
            "rated_at": brought["rating"],
            "before": before,
            "k": brought["k"],
            "score": row["score"],
            "expected": row["expected"],
            "games": row["games"],
            "change": change,
            "after": ratings[member],
            "games_after": games[member],
        }
    return id_, frozen, changes


def elote_rows(records: Records) -> list[tuple[str, Rows]]:
    """Each tournament's id with a row for everybody seated in it."""
    competitors = _competitors(records)
    history = []
    for record in sorted(_rated(records), key=start_of):
        links = record.links
        rows = {
            member: {"before": competitors[member].rating, "expected": 0.0, "score": 0.0, "after": 0.0}
            for member in links.values()
        }
        for game in _played(record):
            outcome = RESULTS[game.result]
            white, black = links[game.white], links[game.black]
            chance = competitors[white].expected_score(competitors[black])
            rows[white]["expected"] += chance
            rows[black]["expected"] += 1 - chance
            rows[white]["score"] += outcome.white / 10
            rows[black]["score"] += outcome.black / 10
            _play(game, competitors[white], competitors[black])
        for member, row in rows.items():
            row["after"] = competitors[member].rating
        history.append((record.id, rows))
    return history


def elote_bare(records: Records) -> dict[str, EloCompetitor]:
    """The competitors after every game."""
    competitors = _competitors(records)
    for record in sorted(_rated(records), key=start_of):
        for game in _played(record):
            _play(game, competitors[record.links[game.white]], competitors[record.links[game.black]])
    return competitors


def _competitors(records: Records) -> dict[str, EloCompetitor]:
    start = RULES.start / 10
    return {
        member: EloCompetitor(initial_rating=start, k_factor=RULES.k_established)
        for member in records.members
    }


def _play(game: Game, white: EloCompetitor, black: EloCompetitor) -> None:
    if game.result == "1-0":
        white.beat(black)
    elif game.result == "0-1":
        white.lost_to(black)
    else:
        white.tied(black)


def _rated(records: Records) -> Iterator[TournamentRecord]:
    return (record for record in records.tournaments.values() if record.state == "rated")


def _played(record: TournamentRecord) -> Iterator[Game]:
    for each in record.tournament.rounds:
        for game in each.games:
            if game.rated and RESULTS[game.result].played:
                yield game
