"""Three versions of one tournament made comparable: the same player under one key, whatever the numbers are
(SPEC 4). It compares nothing itself.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from ladder.domain.tournament import Bye, Entry, Game, Tournament

type Key = tuple[str | int, ...]
"""One player: (name as published), or (name as published, number) where the name is not unique."""
type Pairing = tuple[Key, Key, int]
"""Two players of a round, in one order whoever had White, and which of their games on that round it is."""
type Play = tuple[Key, Key, str]
"""White, Black and the result: one place, for a result means nothing without who had White."""


@dataclass(frozen=True, slots=True)
class Seen:
    """A game between players."""

    play: Play
    board: int | None
    rated: bool
    colours: bool
    note: str

    @property
    def players(self) -> tuple[Key, Key]:
        """Both players."""
        return self.play[0], self.play[1]


@dataclass(frozen=True, slots=True)
class Version:
    """One version. `entries` by player, `rounds` by number: its games by pairing, its byes by player.

    A bye's own number is that of nobody here: who has it is said by the key.
    """

    entries: Mapping[Key, Entry]
    rounds: Mapping[int, tuple[Mapping[Pairing, Seen], Mapping[Key, Bye]]] = field(default_factory=dict)

    def games(self, no: int) -> Mapping[Pairing, Seen]:
        """The games of a round; none where there is no such round."""
        return self.rounds[no][0] if no in self.rounds else {}

    def byes(self, no: int) -> Mapping[Key, Bye]:
        """The byes of a round."""
        return self.rounds[no][1] if no in self.rounds else {}


def published_name(entry: Entry) -> str:
    """The name as published, which a correction keeps beside its own."""
    return entry.published_name or entry.name


def versions(base: Tournament, theirs: Tournament, mine: Tournament) -> tuple[Version, Version, Version]:
    """The three with one key a player: the name as published where it stands at most once in each, else that
    name with the number.

    A name that the publisher has now put right as the organiser had corrected it is the same player's.
    """
    names = [{entry.no: published_name(entry) for entry in each.entries} for each in (base, theirs, mine)]
    names[1] = _put_right(names, mine)
    counts = [Counter(each.values()) for each in names]

    def keys(of: Mapping[int, str]) -> dict[int, Key]:
        once = {name for name in of.values() if all(count[name] <= 1 for count in counts)}
        return {no: (name,) if name in once else (name, no) for no, name in of.items()}

    first, second, third = (
        _version(each, keys(of)) for each, of in zip((base, theirs, mine), names, strict=True)
    )
    return first, second, third


def _put_right(names: list[dict[int, str]], mine: Tournament) -> dict[int, str]:
    base, theirs, standing = (Counter(each.values()) for each in names)
    same = {
        entry.name: entry.published_name
        for entry in mine.entries
        if entry.published_name
        and not theirs[entry.published_name]
        and theirs[entry.name] == 1
        and not base[entry.name]
        and not standing[entry.name]
    }
    return {no: same.get(name, name) for no, name in names[1].items()}


def _version(tournament: Tournament, keys: Mapping[int, Key]) -> Version:
    rounds: dict[int, tuple[Mapping[Pairing, Seen], Mapping[Key, Bye]]] = {}
    for each in tournament.rounds:
        met: Counter[tuple[Key, Key]] = Counter()
        games: dict[Pairing, Seen] = {}
        for game in each.games:
            one, other = sorted((keys[game.white], keys[game.black]), key=repr)
            games[one, other, met[one, other]] = _seen(game, keys)
            met[one, other] += 1
        byes = {keys[bye.player]: replace(bye, player=0) for bye in each.byes}
        rounds[each.no] = games, byes
    return Version({keys[entry.no]: entry for entry in tournament.entries}, rounds)


def _seen(game: Game, keys: Mapping[int, Key]) -> Seen:
    play = keys[game.white], keys[game.black], game.result
    return Seen(play, game.board, game.rated, game.colours, game.note)
