"""Clubs and evenings written short, for the tests of ratings: everybody is a member whose id is the name."""
# mypy: disable-error-code="arg-type"
# Days and tenths are written as text and numbers here: what they hold is checked by running them.

import json
from pathlib import Path

from ladder.domain.records import GUEST, Member, Records, Rules, RulesFrom, Settings, TournamentRecord
from ladder.domain.replay import replay
from ladder.domain.tournament import Bye, Entry, Game, Round, Tournament

CASES = Path(__file__).parents[1] / "data" / "ladders"


def case(name):
    """One worked ladder: what it expects, and the records it is expected of."""
    found = json.loads((CASES / name).read_text(encoding="utf-8"))
    evenings = [
        evening(
            each["id"],
            each["starts_on"],
            *each["games"],
            **{key: each[key] for key in ("ends_on", "sequence", "format", "rated")},
        )
        for each in found["tournaments"]
    ]
    rules = (RulesFrom(None, Rules(**found["rules"])),)
    return found, club(*evenings, starting=found["starting"], rules=rules)


def evening(id_, day, *games, ends_on=None, byes=(), guests=(), **flags):
    """A tournament of these games ("anna bruno 1-0", then perhaps "unrated"), with everybody linked."""
    played = [game.split() for game in games]
    names = list(
        dict.fromkeys([*(name for game in played for name in game[:2]), *(name for name, _ in byes)])
    )
    number = {name: no for no, name in enumerate(names, start=1)}
    made = [
        Game(number[white], number[black], result, rated=not rest) for white, black, result, *rest in played
    ]
    rest = tuple(Bye(number[name], "pairing", points) for name, points in byes)
    rounds = (Round(1, tuple(made), rest),)
    return TournamentRecord(
        id=id_,
        page=f"t_{id_}",
        tournament=Tournament(
            name=id_,
            starts_on=day,
            ends_on=ends_on or day,
            entries=tuple(Entry(no, name) for name, no in number.items()),
            rounds=rounds,
            **flags,
        ),
        links={no: GUEST if name in guests else name for name, no in number.items()},
    )


def club(*evenings, starting=None, merges=None, members=(), **settings):
    """A club with these evenings; `starting`: name to rating in tenths and games; `members`: changed ones."""
    starting = starting or {}
    changed = {member.id: member for member in members}
    names = dict.fromkeys(
        [
            *changed,
            *starting,
            *(link for record in evenings for link in record.links.values() if link != GUEST),
        ]
    )
    roster = {}
    for number, name in enumerate(names, start=1):
        rating, games = starting.get(name, (None, 0))
        roster[name] = changed.get(
            name, Member(name, number, name, starting_rating=rating, starting_games=games)
        )
    return Records(
        club="c_1",
        revision=len(evenings) + 1,
        settings=Settings(
            **{"slug": "club", "name": "Club", "language": "en", "link_token": "t" * 28, "names": "full"}
            | settings
        ),
        members=roster,
        tournaments={record.id: record for record in evenings},
        merges=merges or {},
        members_made=len(roster),
    )


def ratings(records, until=None):
    """Name to rating and rated games of everybody on the ladder."""
    return {line.member: (line.rating, line.games) for line in replay(records, until).standings}


def numbers(ladder):
    """All that a ladder computed, without the order of equals."""
    lines = sorted((line.member, line.rating, line.games, line.provisional) for line in ladder.standings)
    return lines, [(each.id, dict(each.frozen), dict(each.changes)) for each in ladder.tournaments]
