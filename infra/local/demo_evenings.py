"""What the demo club played in two seasons. The same every time: the dice are seeded.

Only values: nothing here knows the API. Every special case of a club's life is in it at least once: byes of
each kind, no-shows, a double loss, an unrated game, bughouse, a league over a season, a juniors' event, a cup
in progress, two events on one evening, guests, newcomers, somebody who leaves, names that nobody confirmed.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import date, timedelta
from typing import Any

from infra.local.demo_people import PEOPLE, Person
from infra.local.demo_swiss import Swiss, game

SEED = 64
EVENINGS = 28
"""Evenings a season, from its first Tuesday on; there is no chess in the weeks of BREAKS."""
SEASONS = (date(2024, 9, 10), date(2025, 9, 9))
BREAKS = (
    date(2024, 12, 24), date(2024, 12, 31), date(2025, 4, 22),
    date(2025, 12, 23), date(2025, 12, 30), date(2026, 4, 7),
)  # fmt: skip
LEAGUES = ((date(2024, 10, 3), date(2025, 4, 10)), (date(2025, 10, 2), date(2026, 4, 16)))
LEAGUE_SIZE = 8
BUGHOUSE, FULL_BYE, NO_RATING, BOTH_LOSE, NOBODY_CAME = 13, 7, 10, 16, 18
"""Numbers of the evenings on which something special happens."""
GUEST_EACH = 9
GUEST = "guest"
LONG_EVENING = 10
"""From so many players on an evening has five rounds, else four."""


@dataclass(slots=True)
class Event:
    """A tournament to publish. `seats`: a name as typed and who it is: a person's name, GUEST, "" (unknown).

    `rounds` and `more` are as in the API; entry numbers are places in `seats`, from 1.
    """

    id: str
    name: str
    day: date
    seats: list[tuple[str, str]]
    rounds: list[dict[str, Any]] = field(default_factory=list)
    more: dict[str, Any] = field(default_factory=dict)


def events() -> list[Event]:
    """All tournaments in the order in which they begin."""
    dice = random.Random(SEED)  # noqa: S311 - a demo is no secret
    made = [_evening(dice, number, day) for number, day in enumerate(_tuesdays())]
    made += [_league(dice, season) for season in range(len(SEASONS))]
    made += [_juniors(dice), _blitz(dice, made[-4]), _cup(), _pending(dice)]
    return sorted(made, key=lambda event: (event.day, event.more.get("sequence", 0)))


def _tuesdays() -> Iterator[date]:
    for first in SEASONS:
        weeks = [first + timedelta(weeks=week) for week in range(EVENINGS + len(BREAKS))]
        yield from [day for day in weeks if day not in BREAKS][:EVENINGS]


def _evening(dice: random.Random, number: int, day: date) -> Event:
    present = [person for person in PEOPLE if _comes(dice, person, number)]
    name = f"Tuesday evening {number % EVENINGS + 1}"
    event = Event(f"evening-{day}", name, day, [(_typed(dice, person), person.name) for person in present])
    strengths = [person.strength for person in present]
    if number == BUGHOUSE:
        event.name, event.more["format"] = "Christmas bughouse", "bughouse"
        event.rounds = _bughouse(dice, len(present))
        return event
    if number % GUEST_EACH == GUEST_EACH - 1:
        event.seats.append((f"Passing Visitor {number // GUEST_EACH + 1}", GUEST))
        strengths.append(1400)
    event.rounds = Swiss(dice, strengths).rounds(5 if len(strengths) >= LONG_EVENING else 4)
    _special(number, event.rounds)
    return event


def _comes(dice: random.Random, person: Person, number: int) -> bool:
    if not person.joins <= number < person.leaves:
        return False
    return dice.random() < person.comes or (number == person.joins and not person.child)


def _typed(dice: random.Random, person: Person) -> str:
    return dice.choice((person.name, person.name, person.name, *person.typed))


def _special(number: int, rounds: list[dict[str, Any]]) -> None:
    """One thing of its kind in two seasons."""
    last = rounds[-1]["games"][-1]
    if number == FULL_BYE:  # whoever kept the bar open had a full point for it
        away = rounds[2]["games"].pop()
        rounds[2]["byes"].append({"player": away["white"], "kind": "full", "points": 1})
        rounds[2]["byes"].append({"player": away["black"], "kind": "zero", "points": 0})
    elif number == NO_RATING:
        last |= {"result": "1-0", "rated": False, "note": "played with queen's odds"}
    elif number == BOTH_LOSE:
        last["result"] = "0-0"
    elif number == NOBODY_CAME:
        last["result"] = "-/-"


def _bughouse(dice: random.Random, players: int) -> list[dict[str, Any]]:
    """Teams of two, four players a table; whoever is left over watches."""
    rounds = []
    for no in range(1, 5):
        order = list(range(1, players + 1))
        dice.shuffle(order)
        tables = [order[at : at + 4] for at in range(0, players - players % 4, 4)]
        games: list[dict[str, Any]] = []
        for one, partner, two, other in tables:
            result = dice.choice(("1-0", "0-1"))
            games.append(game(len(games) + 1, one, two, result))
            games.append(game(len(games) + 1, other, partner, "0-1" if result == "1-0" else "1-0"))
        rounds.append({"no": no, "games": games, "byes": []})
    return rounds


def _league(dice: random.Random, season: int) -> Event:
    """Everyone against everyone from autumn to spring, beside the evenings; one game is never played."""
    first, last = LEAGUES[season]
    players = [person for person in PEOPLE if not person.child][season : season + LEAGUE_SIZE]
    event = Event(f"league-{first.year}", f"Club league {first.year}/{last.year % 100}", first,
                  [(person.name, person.name) for person in players])  # fmt: skip
    event.more = {"ends_on": str(last), "format": "round_robin"}
    event.rounds = Swiss(dice, [person.strength for person in players]).everyone()
    event.rounds[-1]["games"][-1]["result"] = "+/-" if season else "*"
    return event


def _juniors(dice: random.Random) -> Event:
    children = [person for person in PEOPLE if person.child]
    event = Event(
        "juniors-2025", "Spring juniors", date(2025, 3, 15), [(it.name, it.name) for it in children]
    )
    event.more = {"juniors": True, "format": "round_robin"}
    event.rounds = Swiss(dice, [person.strength for person in children]).everyone()
    return event


def _blitz(dice: random.Random, evening: Event) -> Event:
    """After an evening on the same day: the sequence says which came first."""
    seats = evening.seats[:6]
    event = Event(f"blitz-{evening.day}", "Blitz after the evening", evening.day, list(seats))
    event.more = {"sequence": 1}
    event.rounds = Swiss(dice, [1400] * len(seats)).rounds(3)
    return event


def _cup() -> Event:
    """A knockout that is still in progress: one semi-final is adjourned."""
    names = [person.name for person in PEOPLE[:8]]
    event = Event("cup-2026", "Club cup 2026", date(2026, 4, 18), [(name, name) for name in names])
    event.more = {"ends_on": "2026-06-27", "format": "knockout", "finished": False}
    quarter = [game(board, board, 9 - board, "1-0") for board in range(1, 5)]
    half = [game(1, 1, 4, "1-0"), game(2, 2, 3, "*")]
    event.rounds = [{"no": 1, "games": quarter, "byes": []}, {"no": 2, "games": half, "byes": []}]
    return event


def _pending(dice: random.Random) -> Event:
    """The last evening: an app sent it without knowing who two of the names are."""
    known = [PEOPLE[at] for at in (0, 1, 2, 6, 8, 9, 22, 24)]
    seats = [(person.name, person.name) for person in known]
    seats[3] = ("Marta Rochad", "")
    seats.append(("Nelly Newcomer", ""))
    event = Event("evening-2026-05-05", f"Tuesday evening {EVENINGS + 1}", date(2026, 5, 5), seats)
    event.rounds = Swiss(dice, [*(person.strength for person in known), 1100]).rounds(4)
    return event
