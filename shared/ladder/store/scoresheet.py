"""A tournament as a compact document: columns instead of rows, members by joining number (ARCHITECTURE,
Records).

`who` has one value an entry:
    "typed"            not confirmed
    ["typed"]          a guest
    7                  member number 7 under the first of that member's spellings
    [7, 2]             the same under the spelling at place 2
    [7, "typed"]       the same under a name that is not among the spellings (a member's id in place of an
    unknown number)
Each round has `w` and `b` (entry numbers of White and Black) and `r` (one letter a game, see LETTERS), and
only where they say something: `no`, `board`, `unrated`, `colourless` (places in the lists), `notes`, `byes`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from ladder.domain.records import GUEST, Member
from ladder.domain.tournament import Bye, Entry, Game, Round, Tiebreak, Tournament
from ladder.store.canonical import Document

LETTERS = {
    "1-0": "w",
    "0-1": "b",
    "1/2-1/2": "d",
    "0-0": "z",
    "1/2-0": "v",
    "0-1/2": "a",
    "+/-": "W",
    "-/+": "B",
    "-/-": "Z",
    "*": "u",
}
_tiebreak = lru_cache(4096)(Tiebreak)
"""Tie-breaks repeat: a club's evenings have the same few names and values."""
_RESULTS = {letter: result for result, letter in LETTERS.items()}


@dataclass(frozen=True, slots=True)
class Roster:
    """Members by id and by joining number: what a tournament's document refers to."""

    by_id: Mapping[str, Member]
    by_number: Mapping[int, Member]

    def reference(self, member: str) -> int | str:
        """The joining number; the id itself of somebody who is not on the roster."""
        known = self.by_id.get(member)
        return known.number if known else member

    def id_of(self, reference: int | str) -> str:
        """The id that `reference` stood for."""
        return self.by_number[reference].id if isinstance(reference, int) else reference


def roster(members: Mapping[str, Member]) -> Roster:
    """The members, ready to be referred to."""
    return Roster(members, {member.number: member for member in members.values()})


def sheet(content: Tournament, links: Mapping[int, str], people: Roster) -> Document:
    """Content and links of one tournament as a document."""
    document: Document = {"name": content.name, "starts_on": content.starts_on}
    if content.ends_on != content.starts_on:
        document["ends_on"] = content.ends_on
    if content.sequence:
        document["sequence"] = content.sequence
    if content.format != "swiss":
        document["format"] = content.format
    if content.juniors:
        document["juniors"] = True
    if not content.rated:
        document["rated"] = False
    if not content.finished:
        document["finished"] = False
    document["who"] = [_who(entry, links.get(entry.no), people) for entry in content.entries]
    document |= _entry_columns(content.entries)
    document["rounds"] = [_round(each, place) for place, each in enumerate(content.rounds, 1)]
    stray = links.keys() - {entry.no for entry in content.entries}
    if stray:
        document["stray_links"] = [[no, links[no]] for no in sorted(stray)]
    return document


def unsheet(document: Document, people: Roster) -> tuple[Tournament, dict[int, str]]:
    """Content and links that `sheet` wrote down, read with the same roster or a later one."""
    who: list[Any] = document["who"]
    numbers = document.get("no") or range(1, len(who) + 1)
    links: dict[int, str] = {}
    names = [_seated(no, each, people, links) for no, each in zip(numbers, who, strict=True)]
    links |= document.get("stray_links", ())
    content = Tournament(
        name=document["name"],
        starts_on=document["starts_on"],
        ends_on=document["ends_on"] if "ends_on" in document else document["starts_on"],
        entries=tuple(_entries(document, numbers, names)),
        rounds=tuple(_unround(each, place) for place, each in enumerate(document["rounds"], 1)),
        sequence=document.get("sequence", 0),
        format=document.get("format", "swiss"),
        juniors=document.get("juniors", False),
        rated=document.get("rated", True),
        finished=document.get("finished", True),
    )
    return content, links


def _who(entry: Entry, link: str | None, people: Roster) -> Any:  # noqa: ANN401 - see the module's text
    if link is None:
        return entry.name
    if link == GUEST:
        return [entry.name]
    reference = people.reference(link)
    spellings = people.by_id[link].spellings if link in people.by_id else ()
    if entry.name not in spellings:
        return [reference, entry.name]
    place = spellings.index(entry.name)
    return [reference, place] if place else reference


def _seated(no: int, who: Any, people: Roster, links: dict[int, str]) -> str:  # noqa: ANN401 - as `_who`
    """The typed name; the link goes into `links`."""
    if isinstance(who, str):
        return who
    if isinstance(who, int):
        member = people.by_number[who]
        links[no] = member.id
        return member.spellings[0]
    if len(who) == 1:
        links[no] = GUEST
        return str(who[0])
    links[no] = people.id_of(who[0])
    return who[1] if isinstance(who[1], str) else people.by_number[who[0]].spellings[who[1]]


def _entry_columns(entries: Sequence[Entry]) -> Document:
    columns: Document = {}
    numbers = [entry.no for entry in entries]
    if numbers != list(range(1, len(entries) + 1)):
        columns["no"] = numbers
    if any(entry.points is not None for entry in entries):
        columns["points"] = [entry.points for entry in entries]
    if any(entry.rank is not None for entry in entries):
        columns["rank"] = [entry.rank for entry in entries]
    names = {tuple(each.name for each in entry.tiebreaks) for entry in entries}
    if len(names) == 1 and () not in names:
        values = [[each.value for each in entry.tiebreaks] for entry in entries]
        columns["tiebreaks"] = [list(names.pop()), *values]
    elif names - {()}:
        own = [[[each.name, each.value] for each in entry.tiebreaks] for entry in entries]
        columns["own_tiebreaks"] = own
    published = [[place, entry.published_name] for place, entry in enumerate(entries) if entry.published_name]
    if published:
        columns["published_names"] = published
    return columns


def _entries(document: Document, numbers: Sequence[int], names: Sequence[str]) -> list[Entry]:
    points = document.get("points") or [None] * len(names)
    ranks = document.get("rank") or [None] * len(names)
    if "tiebreaks" in document:
        titles, *rows = document["tiebreaks"]
        tiebreaks = [tuple(map(_tiebreak, titles, row)) for row in rows]
    elif "own_tiebreaks" in document:
        tiebreaks = [tuple(Tiebreak(*each) for each in row) for row in document["own_tiebreaks"]]
    else:
        tiebreaks = [()] * len(names)
    published = dict(document.get("published_names", ()))
    columns = zip(numbers, names, points, ranks, tiebreaks, strict=True)
    return [Entry(*columned, published.get(place, "")) for place, columned in enumerate(columns)]


def _round(each: Round, place: int) -> Document:
    games = each.games
    document: Document = {
        "w": [game.white for game in games],
        "b": [game.black for game in games],
        "r": "".join(LETTERS[game.result] for game in games),
    }
    if each.no != place:
        document["no"] = each.no
    boards = [game.board for game in games]
    if boards != list(range(1, len(games) + 1)):
        document["board"] = boards
    marks = {
        "unrated": [at for at, game in enumerate(games) if not game.rated],
        "colourless": [at for at, game in enumerate(games) if not game.colours],
        "notes": [[at, game.note] for at, game in enumerate(games) if game.note],
        "byes": [[bye.player, bye.kind, bye.points] for bye in each.byes],
    }
    return document | {name: places for name, places in marks.items() if places}


def _unround(document: Document, place: int) -> Round:
    whites, blacks, letters = document["w"], document["b"], document["r"]
    results = [_RESULTS[letter] for letter in letters]
    boards = document.get("board") or range(1, len(letters) + 1)
    if document.keys() & {"unrated", "colourless", "notes"}:
        unrated, colourless = set(document.get("unrated", ())), set(document.get("colourless", ()))
        notes = dict(document.get("notes", ()))
        marks = ((at not in unrated, at not in colourless, notes.get(at, "")) for at in range(len(letters)))
        rows = zip(whites, blacks, results, boards, marks, strict=True)
        games = tuple(Game(white, black, result, board, *mark) for white, black, result, board, mark in rows)
    else:
        games = tuple(map(Game, whites, blacks, results, boards))
    byes = tuple(Bye(*bye) for bye in document.get("byes", ()))
    return Round(document.get("no", place), games, byes)
