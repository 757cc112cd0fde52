"""Chess-JSON (JCH) -> a tournament for each of the event's.

Persons have profiles, competitors name them. A game counts where it was played and may be rated and both
sides are there. Of people it keeps names.
"""

from dataclasses import dataclass, field
from functools import partial

from ladder.domain.tournament import Bye, Entry, Game, Round
from ladder.formats import loose
from ladder.formats.check import BYE_POINTS
from ladder.formats.clean import shown, tidy
from ladder.formats.crosstable import tenths
from ladder.formats.event import Event, reading
from ladder.formats.findings import Findings
from ladder.formats.limits import MAX_GAMES
from ladder.formats.reading import MAX_PLAYERS, NOTHING, Path, Reading, Supplied, refuse
from ladder.formats.sections import Part, read_parts

_KEPT = frozenset({"id", "lastName", "firstName", "fideName", "rating"})
_PLAYED = {("W", "L"): "1-0", ("L", "W"): "0-1", ("D", "D"): "1/2-1/2", ("L", "L"): "0-0",
           ("D", "L"): "1/2-0", ("L", "D"): "0-1/2"}  # fmt: skip
_WON = frozenset("WF+")
_BYES = {"P": "pairing", "U": "pairing", "W": "full", "F": "full", "+": "full", "D": "half", "H": "half"}
_OPEN = frozenset({"", "*", "?", "X", "A"})
_KINDS = (("round", "round_robin"), ("knock", "knockout"), ("swiss", "swiss"))


def read_tournaments(body: bytes, supplied: Supplied = NOTHING) -> tuple[Reading, ...]:
    """The tournaments of an event. `Malformed`; `Wrong` with the place of the game or the competitor."""
    found = Findings(unit="profile")
    value = loose.fields(loose.document(body, supplied.encoding, found).get("event"))
    names = _names(value, found)
    tournaments = [loose.fields(each) for each in loose.items(value.get("tournaments"))]
    parts = [
        Part(_label(each, number), partial(_tournament, each, value, names, supplied, len(tournaments) > 1))
        for number, each in enumerate(tournaments, 1)
        if loose.items(each.get("competitors"))
    ]
    if not parts:
        refuse("event.tournaments", "the file has no tournament with competitors")
    return read_parts(parts, supplied, found.told())


def _label(value: loose.Fields, number: int) -> str:
    return loose.text(loose.fields(value.get("tournamentInfo")).get("fullName")).strip() or str(number)


def _names(value: loose.Fields, found: Findings) -> dict[int, str]:
    made: dict[int, str] = {}
    for index, each in enumerate(map(loose.fields, loose.items(value.get("profiles"))), 1):
        loose.drop_rest(each, _KEPT, index, found)
        last, first = (loose.text(each.get(key)).strip() for key in ("lastName", "firstName"))
        whole = loose.text(each.get("fideName")).strip() or ", ".join(part for part in (last, first) if part)
        number = loose.whole(each.get("id"))
        if number is not None:
            made[number] = whole
    return made


@dataclass(slots=True)
class _Games:
    """The games of one tournament by rounds. `places`: path within the tournament -> where it stands."""

    known: frozenset[int]
    found: Findings
    rounds: dict[int, tuple[list[Game], list[Bye]]] = field(default_factory=dict)
    places: dict[tuple[str | int, ...], str] = field(default_factory=dict)

    def add(self, value: loose.Fields, at: str) -> None:
        """One more game, or a bye where one side is missing."""
        no = loose.whole(value.get("round"))
        white, black = (loose.fields(value.get(side)) for side in ("white", "black"))
        first, second = (loose.whole(side.get("cid")) or 0 for side in (white, black))
        if no is None or no < 1 or not (first or second):
            self.found.fault(at, "has no round, or names nobody")
            return
        for number in (first, second):
            if number and number not in self.known:
                self.found.fault(at, f"competitor {number} is not in this file")
        codes = tuple(loose.text(side.get("result")).strip().upper() for side in (white, black))
        games, byes = self.rounds.setdefault(no, ([], []))
        if not (first and second):
            kind = _BYES.get(codes[0] if first else codes[1], "zero")
            self.places[no, "byes", len(byes)] = at
            byes.append(Bye(first or second, kind, BYE_POINTS[kind]))
            return
        result = _result(codes, value.get("played") is True)
        if result is None:
            said = " and ".join(shown(code, 10) for code in codes)
            self.found.fault(at, f"the results {said!r} of one game contradict each other")
            return
        self.places[no, "games", len(games)] = at
        rated = value.get("rated") is True or result not in _PLAYED.values()
        if not rated:
            self.found.note(at, f"round {no}: played, not to be rated")
        games.append(Game(first, second, result, rated=rated))

    def at(self, path: Path) -> str:
        """The place of a path."""
        place = tuple(path)
        if place[0] == "rounds" and len(place) > 3:  # noqa: PLR2004 - "rounds", index, "games", index
            return self.places.get((list(self.rounds)[int(place[1])], *place[2:4]), "gameList")
        return f"competitors.{place[1]}" if place[0] == "players" and len(place) > 1 else "gameList"


def _result(codes: tuple[str, ...], played: bool) -> str | None:  # noqa: FBT001 - a field of the file
    white, black = codes
    if played:
        return _PLAYED.get((white, black), "*" if white in _OPEN and black in _OPEN else None)
    if white in _OPEN and black in _OPEN:
        return "*"
    if white in _WON and black in _WON:
        return None
    return "+/-" if white in _WON else "-/+" if black in _WON else "-/-"


def _tournament(
    value: loose.Fields,
    event: loose.Fields,
    names: dict[int, str],
    supplied: Supplied,
    several: bool,  # noqa: FBT001 - bound by partial
    alone: bool,  # noqa: FBT001 - as Part.read calls it
) -> Reading:
    found = Findings()
    info, whole = (
        loose.fields(each.get(key)) for each, key in ((value, "tournamentInfo"), (event, "eventInfo"))
    )
    entries = _entries(value, names, found)
    made = _Games(frozenset(entry.no for entry in entries), found)
    games = loose.items(value.get("gameList"))
    if len(games) > MAX_GAMES:
        refuse("gameList", f"has {len(games):,} games; at most {MAX_GAMES:,} are taken")
    for index, each in enumerate(games):
        made.add(loose.fields(each), f"gameList.{index}")
    if value.get("teamTournament") is True:
        found.note("matchList", "teams are not kept; the games of their players are read")
    said = loose.text(value.get("tournamentType")).casefold()
    name = (
        loose.text(whole.get("fullName")) or loose.text(event.get("name")) or loose.text(info.get("fullName"))
    )
    return reading(
        Event(
            name=name,
            first=loose.text(info.get("startDate")) or loose.text(whole.get("startDate")),
            last=loose.text(info.get("endDate")) or loose.text(whole.get("endDate")),
            kind=next((kind for word, kind in _KINDS if word in said), None),
            section=loose.text(info.get("fullName")) if several else "",
            at="event",
            alone=alone,
        ),
        entries,
        [Round(no, tuple(each), tuple(byes)) for no, (each, byes) in made.rounds.items()],
        supplied,
        found,
        made.at,
    )


def _entries(value: loose.Fields, names: dict[int, str], found: Findings) -> list[Entry]:
    made: list[Entry] = []
    for index, each in enumerate(map(loose.fields, loose.items(value.get("competitors")))):
        at = f"competitors.{index}"
        if index > MAX_PLAYERS:
            break
        number, profile = loose.whole(each.get("cid")), loose.whole(each.get("profileId"))
        if number is None:
            found.fault(at, "has no number (cid)")
            continue
        rank = loose.whole(each.get("rank"))
        points = tenths(loose.text(each.get("gamePoints")), at, found)
        name = tidy(names.get(profile or 0, "")).text
        made.append(Entry(number, name, points, rank if rank and 0 < rank < MAX_GAMES else None))
    return made
