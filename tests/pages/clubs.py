"""Clubs made up for the tests of the pages: invented names, every special case of SPEC 2 and 5 in them."""

import random
import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from ladder.domain.ladder import Ladder
from ladder.domain.records import (
    GUEST,
    CorrectionNote,
    Key,
    Member,
    Records,
    Settings,
    TournamentRecord,
)
from ladder.domain.replay import replay
from ladder.domain.tournament import Bye, Day, Entry, Game, Round, Tenths, Tiebreak, Tournament
from ladder.pages.edition import State
from ladder.pages.site import page


def read(records: Records, path: str, ladder: Ladder | None = None, state: State | None = None) -> str:
    """The page at a path under the club's root, as text."""
    found = page(records, ladder or replay(records), state or State(), path)
    assert found is not None, path
    return found.body.decode()


def cut(pattern: str, text: str) -> str:
    """The first piece of a text that a pattern finds, over lines."""
    found = re.search(pattern, text, re.DOTALL)
    assert found is not None, pattern
    return found.group()


FIRST = (
    "Anna",
    "Bruno",
    "Carla",
    "Dario",
    "Elena",
    "Fabio",
    "Giulia",
    "Hugo",
    "Irene",
    "Jacopo",
    "Katia",
    "Luca",
    "Marta",
    "Nino",
    "Olga",
    "Piero",
    "Rita",
    "Sandro",
    "Teresa",
    "Ugo",
)
LAST = (
    "Abbati",
    "Belmonte",
    "Cordano",
    "Dolcini",
    "Estivi",
    "Farnesi",
    "Gradoni",
    "Lombardini",
    "Marchesan",
    "Nardelli",
    "Ostuni",
    "Parodini",
    "Quaranti",
    "Rovetta",
    "Salviani",
    "Tordelli",
    "Ughetto",
    "Venosta",
    "Zaccarin",
    "Zuffellato",
)


def settings(**fields: Any) -> Settings:
    """A link club's settings, in English, with initials."""
    basic = Settings(slug="torre", name="Circolo La Torre", language="en", link_token="tok" * 8)
    return replace(basic, **fields)


def roster(names: list[str]) -> dict[str, Member]:
    """Members `m_001`, `m_002`, … of these names, in order of joining."""
    return {
        f"m_{number:03d}": Member(f"m_{number:03d}", number, name, spellings=(name,))
        for number, name in enumerate(names, start=1)
    }


def event(
    id_: str,
    day: str,
    games: list[tuple[int, str, str, str]],
    members: Mapping[str, Member],
    *,
    byes: tuple[tuple[int, str, str, int], ...] = (),
    until: str | None = None,
    **fields: Any,
) -> TournamentRecord:
    """A confirmed tournament: games are (round, white, black, result) by member id, byes (round, member,
    kind, points).
    """
    seated = dict.fromkeys([side for _, white, black, _ in games for side in (white, black)])
    seated |= dict.fromkeys(member for _, member, _, _ in byes)
    numbers = {member: no for no, member in enumerate(seated, start=1)}
    rounds = sorted({at for at, *_ in games} | {at for at, *_ in byes})
    tournament = Tournament(
        name=f"Evening {id_}",
        starts_on=Day(day),
        ends_on=Day(until or day),
        entries=tuple(Entry(no, members[member].name) for member, no in numbers.items()),
        rounds=tuple(
            Round(
                at,
                tuple(
                    Game(numbers[white], numbers[black], result, board=board)
                    for board, (_, white, black, result) in enumerate(
                        [game for game in games if game[0] == at], start=1
                    )
                ),
                tuple(Bye(numbers[who], kind, Tenths(points)) for of, who, kind, points in byes if of == at),
            )
            for at in rounds
        ),
    )
    return TournamentRecord(
        id=id_,
        page=f"t_{id_}",
        tournament=replace(tournament, **fields),
        links={no: member for member, no in numbers.items()},
    )


def swiss(
    id_: str,
    day: str,
    members: Mapping[str, Member],
    players: list[str],
    rounds: int,
    seed: int,
    **fields: Any,
) -> TournamentRecord:
    """An evening with made-up pairings and results; the odd one out has a bye."""
    dice = random.Random(seed)
    games: list[tuple[int, str, str, str]] = []
    byes: list[tuple[int, str, str, int]] = []
    for at in range(1, rounds + 1):
        order = dice.sample(players, len(players))
        if len(order) % 2:
            byes.append((at, order.pop(), "pairing", 10))
        for white, black in zip(order[::2], order[1::2], strict=True):
            strong = int(white[2:]) < int(black[2:])
            result = dice.choices(
                ["1-0", "0-1", "1/2-1/2", "+/-", "-/+"], [6 if strong else 2, 2 if strong else 6, 2, 0.2, 0.2]
            )[0]
            games.append((at, white, black, result))
    return event(id_, day, games, members, byes=tuple(byes), **fields)


def club(
    size: int = 30, evenings: int = 36, *, rounds: int = 4, players: int = 12, seed: int = 1, **fields: Any
) -> Records:
    """Two seasons of evenings and one of everything that is special (SPEC 2, 5)."""
    names = [f"{FIRST[at % 20]} {LAST[(at * 7 + at // 20) % 20]}" for at in range(size)]
    members = roster(names)
    ids = list(members)
    dice = random.Random(seed)
    events: list[TournamentRecord] = []
    for at in range(evenings):
        month, week = divmod(at, 2)
        year, month = 2024 + (month + 8) // 12, (month + 8) % 12 + 1
        day = f"{year}-{month:02d}-{3 + week * 14:02d}"
        here = ids[: size * 2 // 3] if at < evenings - 3 else ids[2:]
        events.append(
            swiss(f"e{at:03d}", day, members, sorted(dice.sample(here, min(players, len(here)))), rounds, at)
        )
    records = Records(
        club="c_1",
        revision=41,
        settings=settings(**fields),
        members=members,
        tournaments={each.id: each for each in events},
        keys={"k_1": Key("k_1", "console", "organise", "0" * 64)},
        members_made=size,
    )
    return special(records, events[-1].tournament.ends_on[:7]) if size >= 30 else records


def special(records: Records, month: str) -> Records:
    """The club with a bughouse night, an unrated one, a juniors' event, an overlapping league, a pending
    tournament, a near-copy, a deleted one, a guest, a hidden member, a junior, and a title with a name in
    it.
    """
    members = dict(records.members)
    hidden, young = "m_005", "m_008"
    members[hidden] = replace(members[hidden], display="hidden")
    members[young] = replace(members[young], junior="yes")
    members["m_030"] = replace(members["m_030"], starting_rating=Tenths(14505), starting_games=25)

    def four(id_: str, day: str, **fields: Any) -> TournamentRecord:
        return swiss(id_, day, members, ["m_001", "m_002", hidden, young], 3, 7, **fields)

    league = four(
        "league",
        f"{month}-01",
        until=f"{month}-26",
        name="Liga & <friends>",
        finished=False,
        format="round_robin",
    )
    bug = four("bug", f"{month}-21", name="Bughouse night", format="bughouse")
    fun = four("fun", f"{month}-22", name="Blitz for fun", rated=False)
    young_cup = four("young", f"{month}-23", name="Young cup", juniors=True)
    waiting = four("wait", f"{month}-25", name="Tuesday 25")
    waiting = replace(waiting, links={1: "m_001", 2: "m_002"})
    copy = replace(four("copy", f"{month}-23", name="Young cup"), copy_of="young")
    gone = replace(four("gone", f"{month}-24"), deleted=True)
    named_cup = four("named", f"{month}-24", name=f"Memorial {members['m_001'].name.split()[1]}")
    guest = four("guest", f"{month}-24", name="Open evening", sequence=1)
    tournament = guest.tournament
    guest = replace(
        guest,
        tournament=replace(
            tournament,
            entries=(
                replace(tournament.entries[0], name="Xaver Gastowski"),
                *(
                    replace(
                        entry,
                        points=Tenths(15),
                        rank=at,
                        tiebreaks=(Tiebreak("Buchholz", "4.5"), Tiebreak("SB", "3,25")),
                    )
                    for at, entry in enumerate(tournament.entries[1:], start=1)
                ),
            ),
        ),
        links={**guest.links, 1: GUEST},
        corrections=(
            CorrectionNote(Day(f"{month}-27"), 40, 7, Tenths(32)),
            CorrectionNote(Day(f"{month}-28"), 41, 0, Tenths(0)),
        ),
    )
    more = (league, bug, fun, young_cup, waiting, copy, gone, named_cup, guest)
    return replace(
        records, members=members, tournaments={**records.tournaments, **{each.id: each for each in more}}
    )


def all_against_all(players: int = 5, *, double: bool = False, free: int = 0, **fields: Any) -> Records:
    """A round robin of m_001 to m_00N, with a free round of so many points (tenths) each."""
    members = roster([f"{FIRST[at]} {LAST[at]}" for at in range(players)])
    ids: list[str | None] = [*members, *([None] if players % 2 else [])]
    games: list[tuple[int, str, str, str]] = []
    byes: list[tuple[int, str, str, int]] = []
    rounds = len(ids) - 1
    for at in range(rounds * (2 if double else 1)):
        for one, other in zip(ids[: len(ids) // 2], ids[::-1], strict=False):
            if one is None or other is None:
                byes.append((at + 1, one or other or "", "zero" if not free else "pairing", free))
            else:
                white, black = (one, other) if at < rounds else (other, one)
                games.append((at + 1, white, black, "1-0" if at < rounds else "1/2-1/2"))
        ids = [ids[0], ids[-1], *ids[1:-1]]
    league = event("rr", "2026-02-03", games, members, byes=tuple(byes), format="round_robin")
    return Records("c_1", 3, settings(names="full", **fields), members=members, tournaments={"rr": league})
