"""The three-way merge of a publication with corrections (SPEC 4): what the publisher did not change keeps the
organiser's corrections, what only the publisher changed is taken, what both changed differently is a dispute.

It refuses to choose between the two: the caller says which one is preferred where they dispute.
"""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from ladder.domain.disputes import Dispute, bye_told, game_told, round_told
from ladder.domain.stated import earned, restated
from ladder.domain.tournament import Bye, Entry, Game, Round, Tournament
from ladder.domain.versions import Key, Pairing, Seen, Version, versions

type Prefer = Literal["mine", "theirs"]

_FIELDS = ("name", "starts_on", "ends_on", "sequence", "format", "juniors", "rated", "finished")
_NO_BOARD = 1_000_000
"""Sorts games without a board after those with one."""


@dataclass(frozen=True, slots=True)
class Merged:
    """The merge. Where there are disputes, it holds there what the preferred side has."""

    tournament: Tournament
    disputes: tuple[Dispute, ...] = ()


def merge(base: Tournament, theirs: Tournament, mine: Tournament, prefer: Prefer = "mine") -> Merged:
    """What stands after `base` was changed to `theirs` by the publisher and to `mine` by the organiser.

    Players are the same by the name as published where it stands at most once in each of the three, else by
    number and name. Points, ranks and tie-breaks as stated are no place: the publisher's follow the games.
    """
    if theirs in (base, mine):
        return Merged(mine)
    if mine == base:
        return Merged(theirs)
    return _Merge(base, theirs, mine, prefer).merged()


@dataclass(slots=True)
class _Merge:
    """One merge under way. Games and byes are compared between players, not between numbers."""

    base_: Tournament
    theirs_: Tournament
    mine_: Tournament
    prefer: Prefer
    disputes: list[Dispute] = field(default_factory=list)
    base: Version = field(init=False)
    theirs: Version = field(init=False)
    mine: Version = field(init=False)

    def __post_init__(self) -> None:
        self.base, self.theirs, self.mine = versions(self.base_, self.theirs_, self.mine_)

    def merged(self) -> Merged:
        values = {name: self._field(name) for name in _FIELDS}
        if values["ends_on"] < values["starts_on"]:
            side = self._preferred()
            values |= {"starts_on": side.starts_on, "ends_on": side.ends_on}
            self._dispute("ends_on", self.mine_.ends_on, self.theirs_.ends_on)
        standing = self._standing()
        numbers = _union(self.base.rounds, self.theirs.rounds, self.mine.rounds)
        rounds = {no: self._round(no, standing) for no in sorted(numbers)}
        rounds = {no: found for no, found in rounds.items() if found[0] or found[1] or self._has_round(no)}
        entries = self._entries(_seated(rounds.values(), standing))
        made = tuple(_printed(no, *found, entries) for no, found in rounds.items())
        merged = replace(self.mine_, entries=tuple(entries.values()), rounds=made, **values)
        return Merged(self._restated(merged, entries), tuple(self.disputes))

    def _preferred(self) -> Tournament:
        return self.mine_ if self.prefer == "mine" else self.theirs_

    def _dispute(self, at: str, mine: object, theirs: object) -> None:
        self.disputes.append(Dispute(at, mine, theirs))

    def _field(self, name: str) -> Any:  # noqa: ANN401 - fields of several types
        base, theirs, mine = (getattr(each, name) for each in (self.base_, self.theirs_, self.mine_))
        return self._three(base, theirs, mine, lambda: (name, mine, theirs))

    def _three[T](self, base: T, theirs: T, mine: T, place: Callable[[], tuple[str, object, object]]) -> T:
        """One place, by the rule of SPEC 4."""
        if theirs in (base, mine):
            return mine
        if mine == base:
            return theirs
        self._dispute(*place())
        return mine if self.prefer == "mine" else theirs

    # Entries

    def _standing(self) -> dict[Key, Entry]:
        """Entries that are there, by player, in order; numbers may still collide."""
        found: dict[Key, Entry] = {}
        for key in _ordered(list(self.base.entries), list(self.theirs.entries), list(self.mine.entries)):
            base, theirs, mine = (each.entries.get(key) for each in (self.base, self.theirs, self.mine))
            entry = self._entry(base, theirs, mine)
            if entry is not None:
                found[key] = entry
        return found

    def _entry(self, base: Entry | None, theirs: Entry | None, mine: Entry | None) -> Entry | None:
        if theirs is None or mine is None:
            there = theirs or mine
            if base is None:
                return there
            if there is None or there.name == base.name:
                return None
            place = f"{self._at_entry(there)}.name"
            self._dispute(place, mine and mine.name, theirs and theirs.name)
            return mine if self.prefer == "mine" else theirs
        name = self._three(
            base.name if base else "",
            theirs.name,
            mine.name,
            lambda: (f"{self._at_entry(theirs)}.name", mine.name, theirs.name),
        )
        published = theirs.published_name or theirs.name
        number = mine.no if base is not None and theirs.no == base.no else theirs.no
        stated = mine if base is not None and _stated(theirs) == _stated(base) else theirs
        return replace(stated, no=number, name=name, published_name="" if name == published else published)

    def _at_entry(self, entry: Entry) -> str:
        holder = self.theirs_ if entry in self.theirs_.entries else self.mine_
        return f"players.{holder.entries.index(entry)}"

    def _entries(self, keys: Iterable[Key]) -> dict[Key, Entry]:
        """The entries of these players, each with a number of its own: the publisher's where two collide."""
        standing = self._standing_again(keys)
        taken: set[int] = set()
        late: list[Key] = []
        for key in sorted(standing, key=lambda each: each not in self.theirs.entries):
            if standing[key].no in taken:
                late.append(key)
            taken.add(standing[key].no)
        for key in late:
            number = max(taken) + 1
            standing[key] = replace(standing[key], no=number)
            taken.add(number)
        return standing

    def _standing_again(self, keys: Iterable[Key]) -> dict[Key, Entry]:
        told = len(self.disputes)
        found = self._standing()
        del self.disputes[told:]  # they are told already
        for key in keys:
            if key not in found:
                there = self.mine.entries.get(key) or self.theirs.entries.get(key)
                if there is not None:
                    found[key] = there
        return found

    def _restated(self, merged: Tournament, entries: Mapping[Key, Entry]) -> Tournament:
        """Stated points are the publisher's where it changed them, and follow what is corrected since."""
        new, old = earned(merged), earned(self.theirs_)
        gains = {
            key: new[entry.no] - old[self.theirs.entries[key].no]
            for key, entry in entries.items()
            if key in self.theirs.entries
        }
        moved = any(gains.values())
        fresh = {key for key in gains if self._publisher_states_anew(key)}
        told = tuple(
            restated(entry, gains[key], moved=moved) if key in fresh else entry
            for key, entry in entries.items()
        )
        return replace(merged, entries=told)

    def _publisher_states_anew(self, key: Key) -> bool:
        base = self.base.entries.get(key)
        return base is None or _stated(self.theirs.entries[key]) != _stated(base)

    # Rounds

    def _has_round(self, no: int) -> bool:
        """Whether a round without games or byes is there."""
        base, theirs, mine = (no in each.rounds for each in (self.base, self.theirs, self.mine))
        return theirs if mine == base else mine

    def _round(
        self, no: int, standing: Mapping[Key, Entry]
    ) -> tuple[Mapping[Pairing, Seen], Mapping[Key, Bye]]:
        base, theirs, mine = (each.games(no) for each in (self.base, self.theirs, self.mine))
        games: dict[Pairing, Seen] = {}
        for pairing in _ordered(list(base), list(theirs), list(mine)):
            game = self._game(no, pairing)
            if game is not None:
                games[pairing] = game
        byes: dict[Key, Bye] = {}
        given, new, held = (each.byes(no) for each in (self.base, self.theirs, self.mine))
        for key in _ordered(list(given), list(new), list(held)):
            bye = self._three(
                given.get(key),
                new.get(key),
                held.get(key),
                lambda key=key: self._told_bye(no, key),  # type: ignore[misc]
            )
            if bye is not None:
                byes[key] = bye
        if _fits(games, byes, standing) and _seats(games) <= (_seats(theirs) | _seats(mine)):
            return games, byes
        side = self.mine if self.prefer == "mine" else self.theirs
        self._dispute(f"rounds.{self._at_round(no)}", round_told(self.mine, no), round_told(self.theirs, no))
        return side.games(no), side.byes(no)

    def _game(self, no: int, pairing: Pairing) -> Seen | None:
        base, theirs, mine = (each.games(no).get(pairing) for each in (self.base, self.theirs, self.mine))

        def place() -> tuple[str, object, object]:
            return self._at_game(no, pairing), game_told(self.mine, mine), game_told(self.theirs, theirs)

        if theirs is None or mine is None:
            return self._three(base, theirs, mine, place)
        parts = {
            part: self._three(
                getattr(base, part) if base else None, getattr(theirs, part), getattr(mine, part), place
            )
            for part in ("play", "board", "rated", "colours", "note")
        }
        return replace(theirs, **parts)

    def _at_round(self, no: int) -> int:
        holder = self.theirs if no in self.theirs.rounds else self.mine
        return list(holder.rounds).index(no)

    def _at_game(self, no: int, pairing: Pairing) -> str:
        holder = self.theirs if pairing in self.theirs.games(no) else self.mine
        return f"rounds.{list(holder.rounds).index(no)}.games.{list(holder.games(no)).index(pairing)}"

    def _told_bye(self, no: int, key: Key) -> tuple[str, object, object]:
        holder = self.theirs if key in self.theirs.byes(no) else self.mine
        at = f"rounds.{list(holder.rounds).index(no)}.byes.{list(holder.byes(no)).index(key)}"
        return at, bye_told(self.mine, no, key), bye_told(self.theirs, no, key)


def _stated(entry: Entry) -> tuple[object, ...]:
    return entry.points, entry.rank, entry.tiebreaks


def _union[T](*parts: Iterable[T]) -> set[T]:
    return {each for part in parts for each in part}


def _ordered[T: Hashable](base: Sequence[T], theirs: Sequence[T], mine: Sequence[T]) -> list[T]:
    """All of them: in the order of `mine` where `theirs` kept that of `base`, else in that of `theirs`."""
    first, second = (mine, theirs) if base == theirs else (theirs, mine)
    return list(dict.fromkeys((*first, *second, *base)))


def _seated(
    rounds: Iterable[tuple[Mapping[Pairing, Seen], Mapping[Key, Bye]]], standing: Iterable[Key]
) -> list[Key]:
    found = dict.fromkeys(standing)
    for games, byes in rounds:
        found |= dict.fromkeys(key for game in games.values() for key in game.players)
        found |= dict.fromkeys(byes)
    return list(found)


def _seats(games: Mapping[Pairing, Seen]) -> Counter[Key]:
    """In how many games of the round each player is: in no more than one of the two sides says."""
    return Counter(key for game in games.values() for key in game.players)


def _fits(games: Mapping[Pairing, Seen], byes: Mapping[Key, Bye], standing: Mapping[Key, Entry]) -> bool:
    """Whether what was taken from both sides can be one round (the rules of `formats.check`)."""
    seats = _seats(games)
    loose = {key for game in games.values() if game.board is None for key in game.players}
    boards = Counter(game.board for game in games.values() if game.board is not None)
    return not (
        any(count > 1 for count in boards.values())
        or any(seats[key] > 1 for key in loose)
        or any(key in seats for key in byes)
        or any(key not in standing for key in (*seats, *byes))
    )


def _printed(
    no: int, games: Mapping[Pairing, Seen], byes: Mapping[Key, Bye], entries: Mapping[Key, Entry]
) -> Round:
    made = (
        Game(
            entries[game.play[0]].no,
            entries[game.play[1]].no,
            game.play[2],
            game.board,
            game.rated,
            game.colours,
            game.note,
        )
        for game in games.values()
    )
    ordered = sorted(made, key=lambda game: game.board or _NO_BOARD)
    given = (replace(bye, player=entries[key].no) for key, bye in byes.items())
    return Round(no, tuple(ordered), tuple(given))
