"""PGN as pairing programs and databases write it -> a tournament for each event.

The tags decide, not the end of the moves: `*` is a game that was not played, or not finished. What a forfeit
or a bye was worth no PGN tells; the notes say where to look. Of people it keeps names.
"""

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import partial

from ladder.domain.tournament import Bye, Entry, Game, Round
from ladder.formats.check import BYE_POINTS
from ladder.formats.clean import shown, tidy
from ladder.formats.crosstable import whole
from ladder.formats.event import Event, reading, span
from ladder.formats.findings import Findings
from ladder.formats.limits import MAX_SECTIONS
from ladder.formats.pgn_tags import Tags, games
from ladder.formats.reading import NOTHING, Path, Reading, Supplied, refuse
from ladder.formats.sections import Part, read_parts
from ladder.formats.text import decoded

_RESULTS = {
    "1-0": "1-0", "0-1": "0-1", "1/2-1/2": "1/2-1/2", "1/2": "1/2-1/2", "½-½": "1/2-1/2", "0-0": "0-0",
    "0.5-0.5": "1/2-1/2", "0,5-0,5": "1/2-1/2", "=": "1/2-1/2", "½": "1/2-1/2",
    "+--": "+/-", "--+": "-/+", "---": "-/-", "+/-": "+/-", "-/+": "-/+", "*": "*", "": "*",
}  # fmt: skip
_FORFEITS = {"1-0": "+/-", "0-1": "-/+", "0-0": "-/-"}
_BYES = {"1-0": "pairing", "0-1": "pairing", "+/-": "pairing", "-/+": "pairing",
         "1/2-1/2": "half"}  # fmt: skip
_NOBODY = frozenset(
    {
        "bye", "", "nobody", "not paired", "freilos", "spielfrei", "exempt", "riposo", "libre", "descansa",
        "бай", "свободен", "ρεπό", "ρεπο",
    }
)  # fmt: skip
"""What stands in place of an opponent, without signs around it."""
_ROUND = re.compile(r"([0-9]{1,3})(?:\.([0-9]{1,4})(?:\.[0-9]+)?)?\Z")
_BY_FORFEIT = re.compile(r"forfeit|walkover|no.?show|default", re.IGNORECASE)
_PLAYED_OUT = re.compile(r"time forfeit|on time", re.IGNORECASE)
_PERSONAL = (
    ("Elo", "ratings"), ("FideId", "federation ids"), ("Title", "titles"), ("Team", "teams"),
    ("USCF", "ratings"), ("NA", "addresses"), ("Country", "federations"), ("RatingDiff", "ratings"),
    ("Type", "kinds of player"),
    ("TeamCountry", "federations"), ("Clock", "clocks"),
)  # fmt: skip
_COMMA = re.compile(r"\s*,\s*")
_KINDS = (("swiss", "swiss"), ("k.o.", "knockout"), ("match", "match"), ("tourn", "round_robin"))


def read_tournaments(body: bytes, supplied: Supplied = NOTHING) -> tuple[Reading, ...]:
    """The events of a file. `TooLarge`; `Wrong` with lines."""
    text = decoded(body, supplied.encoding)
    found = Findings(notes=[text.note] if text.note else [])
    every = games(text.text.replace("\r\n", "\n").replace("\r", "\n"))
    if not every:
        refuse("line 1", 'this is no PGN: it has no tags such as [White "…"]')
    events = _events(every, found)
    parts = [
        Part(name or f"line {own[0].line}", partial(_event, name, own, supplied)) for name, own in events
    ]
    return read_parts(parts, supplied, found.told())


def _events(every: Sequence[Tags], found: Findings) -> list[tuple[str, list[Tags]]]:
    """The games by their Event tag. Where nearly each game has its own, the file is one event."""
    by_name: dict[str, tuple[str, list[Tags]]] = {}
    for each in every:
        name = tidy(each.value("Event")).text
        by_name.setdefault(name.casefold(), (name, []))[1].append(each)
    many = len(by_name) > MAX_SECTIONS or len(by_name) * 2 > len(every)
    if len(by_name) > 1 and many:
        found.note(
            f"line {every[0].line}", "nearly every game has an Event of its own; read as one tournament"
        )
        return [(next(iter(by_name.values()))[0], list(every))]
    return list(by_name.values())


@dataclass(slots=True)
class _People:
    """Names -> numbers in order of appearance. Blanks after the comma and case do not make another person."""

    numbers: dict[str, int] = field(default_factory=dict)
    spellings: list[Counter[str]] = field(default_factory=list)
    lines: list[int] = field(default_factory=list)

    def number(self, raw: str, line: int) -> int:
        """The number of a name, a new one where it was not met before."""
        name = tidy(raw).text
        no = self.numbers.setdefault(_COMMA.sub(",", name).casefold(), len(self.numbers) + 1)
        if no > len(self.spellings):
            self.spellings.append(Counter())
            self.lines.append(line)
        self.spellings[no - 1][name] += 1
        return no

    def entries(self, found: Findings) -> list[Entry]:
        """The list of players, each in the spelling that stands most often."""
        made = []
        for no, (spelt, line) in enumerate(zip(self.spellings, self.lines, strict=True), 1):
            name = spelt.most_common(1)[0][0]
            if len(spelt) > 1:
                forms = ", ".join(repr(shown(each)) for each in spelt)
                found.note(f"line {line}", f"{forms} are taken as one person; {shown(name)!r} is kept")
            made.append(Entry(no, name))
        return made


@dataclass(slots=True)
class _Pairings:
    """The games of one event by rounds; round 0: the file says none. `places`: path -> line."""

    found: Findings
    any_moves: bool
    people: _People = field(default_factory=_People)
    rounds: dict[int, tuple[list[Game], list[Bye]]] = field(default_factory=dict)
    places: dict[tuple[str | int, ...], int] = field(default_factory=dict)
    seen: dict[tuple[str, int, int], str] = field(default_factory=dict)
    variants: int = 0

    def add(self, tags: Tags) -> None:
        """One more game, or a bye."""
        at = f"line {tags.line}"
        names = [tags.value(side) for side in ("White", "Black")]
        said = tags.values.get("Result", "").replace(" ", "").replace("\u2013", "-")
        if said not in _RESULTS:
            self.found.fault(at, f"the result {shown(said, 20)!r} is none of 1-0, 0-1, 1/2-1/2, *")
            return
        result = _RESULTS[said]
        in_round = _ROUND.match(tags.value("Round"))
        no, board = (
            (int(in_round[1]), whole(in_round[2] or tags.value("Board")) or None) if in_round else (0, None)
        )
        present = [name for name in names if not _is_nobody(name)]
        if not present:
            self.found.note(at, "neither side has a name; left out")
            return
        if len(present) == 1:
            self._bye(present[0], result, no, tags)
            return
        white, black = (self.people.number(name, tags.line) for name in names)
        key = tags.value("Round"), white, black
        if no and key in self.seen:
            self._again(key, result, at)
            return
        self.seen[key] = result
        games_, _ = self.rounds.setdefault(no, ([], []))
        self.places[no, "games", len(games_)] = tags.line
        games_.append(self._game(white, black, result, board, tags))

    def _again(self, key: tuple[str, int, int], result: str, at: str) -> None:
        if self.seen[key] == result:
            self.found.note(at, "this game stands in the file twice; counted once")
        else:
            self.found.fault(at, f"this game stands in the file twice, with {self.seen[key]} and {result}")

    def _bye(self, name: str, result: str, no: int, tags: Tags) -> None:
        at = f"line {tags.line}"
        player = self.people.number(name, tags.line)
        if not no:
            self.found.note(at, "a bye without a round; left out")
            return
        kind = _BYES.get(result, "zero")
        if kind == "zero":
            message = (
                f"a bye in round {no}: a PGN does not tell its value; read as 0 points, correct it where"
            )
            self.found.note(at, f"{message} it was worth more")
        _, byes = self.rounds.setdefault(no, ([], []))
        self.places[no, "byes", len(byes)] = tags.line
        byes.append(Bye(player, kind, BYE_POINTS[kind]))

    def _game(self, white: int, black: int, result: str, board: int | None, tags: Tags) -> Game:
        at, ended = f"line {tags.line}", tags.value("Termination")
        who = f"round {tags.value('Round') or '?'}, players {white} and {black}"
        if result in _FORFEITS and _BY_FORFEIT.search(ended) and not _PLAYED_OUT.search(ended):
            result = _FORFEITS[result]
            self.found.note(at, f"{who}: {shown(ended, 40)!r} read as a forfeit {result}")
        elif result == "*":
            message = (
                "no result: not finished, or a forfeit"
                if tags.moves
                else "not played: a forfeit, or still open"
            )
            self.found.note(at, f"{who}: {message}; not rated. Correct it to +/-, -/+ or the result")
        elif self.any_moves and not tags.moves:
            self.found.note(
                at, f"{who}: {result} without a move; if it was a forfeit, correct it to +/- or -/+"
            )
        variant = tags.value("Variant").casefold()
        odd = variant not in {"", "standard", "normal", "chess", "from position"}
        self.variants += odd
        if odd:
            self.found.note(at, f"{who}: {shown(variant, 40)!r} is not rated here")
        return Game(white, black, result, board=board, rated=not odd)

    def made(self) -> list[Round]:
        """The rounds. Games of no round follow the others, in one round, each on a board of its own."""
        if 0 in self.rounds:
            last = max(self.rounds) + 1
            games_ = self.rounds.pop(0)[0]
            first = self.places[0, "games", 0]
            self.rounds[last] = ([_on_board(game, index) for index, game in enumerate(games_, 1)], [])
            for index in range(len(games_)):
                self.places[last, "games", index] = self.places.pop((0, "games", index))
            self.found.note(
                f"line {first}", f"the file says no round of {len(games_)} games; all in round {last}"
            )
        return [
            Round(no, tuple(self._boards(no, each)), tuple(byes)) for no, (each, byes) in self.rounds.items()
        ]

    def _boards(self, no: int, games_: list[Game]) -> list[Game]:
        """The games of a round; with boards of their own where somebody has several."""
        boards = [game.board for game in games_ if game.board]
        seats = Counter(player for game in games_ for player in (game.white, game.black))
        twice = any(count > 1 for count in seats.values())
        if len(set(boards)) == len(boards) and (not twice or len(boards) == len(games_)):
            return games_
        line = self.places[no, "games", 0]
        self.found.note(f"line {line}", f"round {no}: boards are numbered in the order of the file")
        return [_on_board(game, index) for index, game in enumerate(games_, 1)]

    def at(self, path: Path) -> str:
        """The line of a path."""
        place = tuple(path)
        if place[0] == "players" and len(place) > 1:
            return f"line {self.people.lines[int(place[1])]}"
        if place[0] == "rounds" and len(place) > 3:  # noqa: PLR2004 - "rounds", index, "games", index
            key = (list(self.rounds)[int(place[1])], *place[2:4])
            return f"line {self.places.get(key, 1)}"
        return f"line {self.people.lines[0] if self.people.lines else 1}"


def _is_nobody(name: str) -> bool:
    """`BYE`, `(bye)`, `Bye, Bye`, `?`."""
    words = {part.strip("-.!*()[]<>? ") for part in tidy(name).text.casefold().split(",")}
    return words <= _NOBODY


def _on_board(game: Game, board: int) -> Game:
    return replace(game, board=board)


def _event(
    name: str,
    own: Sequence[Tags],
    supplied: Supplied,
    alone: bool,  # noqa: FBT001 - as Part.read calls it
) -> Reading:
    found = Findings()
    pairings = _Pairings(found, any(each.moves for each in own))
    for tags in own:
        pairings.add(tags)
        for key in tags.values:
            if what := _personal(key):
                found.drop(what, tags.line)
    dates = [each.value("Date") or each.value("UTCDate") for each in own]
    first, last = span(dates)
    if not first:
        first, last = span([each.value("EventDate") for each in own])
    rounds = pairings.made()
    said = own[0].value("EventType").casefold()
    kind = next((kind for word, kind in _KINDS if word in said), None)
    played = sum(len(each.games) for each in rounds)
    if played and pairings.variants == played:
        kind = "variant"
    event = Event(name, first, last, kind, at=f"line {own[0].line}", alone=alone)
    return reading(event, pairings.people.entries(found), rounds, supplied, found, pairings.at)


def _personal(key: str) -> str:
    """What a tag says of a person beside the name; "" where it says nothing."""
    side = next((side for side in ("White", "Black") if key.startswith(side)), "")
    return next((what for rest, what in _PERSONAL if side and key == side + rest), "")
