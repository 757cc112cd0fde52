"""History rows as columns: a tournament's numbers in a few lists, an object only for a row that is read.

A club of ten years has hundreds of thousands of rows, every replay makes them anew, and few of them are read.
It refuses to decide anything: what a row derives here is another face of its columns.
"""

from abc import abstractmethod
from collections.abc import Iterator, Mapping, Sequence

from ladder.domain.ladder import Change, Expected, Frozen
from ladder.domain.rating import added, is_provisional, k_factor, k_factors
from ladder.domain.records import Rules
from ladder.domain.tournament import Tenths


class Rows[Row](Mapping[str, Row]):
    """Member id -> row, in the order of the columns; equal to a dict of the same rows."""

    __slots__ = ("_places", "names")

    def __init__(self, names: Sequence[str]) -> None:
        self.names = names
        self._places: dict[str, int] | None = None

    @abstractmethod
    def _row(self, at: int) -> Row:
        """The row at this place of the columns."""

    @abstractmethod
    def columns(self) -> Mapping[str, Sequence[int]]:
        """Every field of the rows as a column, by its name."""

    def _by_name(self) -> dict[str, int]:
        if self._places is None:
            self._places = {name: at for at, name in enumerate(self.names)}
        return self._places

    def __getitem__(self, member: str) -> Row:
        return self._row(self._by_name()[member])

    def __contains__(self, member: object) -> bool:
        return member in self._by_name()

    def __iter__(self) -> Iterator[str]:
        return iter(self.names)

    def __len__(self) -> int:
        return len(self.names)

    def __repr__(self) -> str:
        return repr(dict(self))


class FrozenRows(Rows[Frozen]):
    """What everyone seated in a tournament brought to it; K and status follow by its rules."""

    __slots__ = ("games", "rating", "rules")

    def __init__(
        self, names: Sequence[str], rules: Rules, rating: Sequence[Tenths], games: Sequence[int]
    ) -> None:
        super().__init__(names)
        self.rules = rules
        self.rating = rating
        self.games = games

    def provisional(self) -> list[bool]:
        """The column of who is provisional."""
        if min(self.games, default=0) >= self.rules.provisional_games:
            return [False] * len(self.games)
        return [is_provisional(self.rules, each) for each in self.games]

    def only(self, places: Sequence[int]) -> "FrozenRows":
        """The rows in these places of the columns."""
        return FrozenRows(
            [self.names[at] for at in places],
            self.rules,
            [self.rating[at] for at in places],
            [self.games[at] for at in places],
        )

    def k(self) -> list[int]:
        """The column of K."""
        return k_factors(self.rules, self.games)

    def columns(self) -> Mapping[str, Sequence[int]]:
        """The fields of `Frozen`."""
        return {
            "rating": self.rating,
            "games": self.games,
            "k": self.k(),
            "provisional": self.provisional(),
        }

    def _row(self, at: int) -> Frozen:
        games = self.games[at]
        return Frozen(
            rating=self.rating[at],
            games=games,
            k=k_factor(self.rules, games),
            provisional=is_provisional(self.rules, games),
        )


class ChangeRows(Rows[Change]):
    """What a tournament added to everyone with a game that can be rated, in the order of `brought`.

    `games`, `score`, `expected` are over what counts; `before` and `games_after` are as held at its end.
    """

    __slots__ = ("before", "brought", "change", "expected", "games", "games_after", "score")

    def __init__(
        self,
        brought: FrozenRows,
        *,
        games: Sequence[int],
        score: Sequence[Tenths],
        expected: Sequence[Expected],
        before: Sequence[Tenths],
        change: Sequence[Tenths],
        games_after: Sequence[int],
    ) -> None:
        super().__init__(brought.names)
        self.brought = brought
        self.games = games
        self.score = score
        self.expected = expected
        self.before = before
        self.change = change
        self.games_after = games_after

    def columns(self) -> Mapping[str, Sequence[int]]:
        """The fields of `Change`."""
        return {
            "rated_at": self.brought.rating,
            "before": self.before,
            "k": self.brought.k(),
            "score": self.score,
            "expected": self.expected,
            "games": self.games,
            "change": self.change,
            "after": added(self.before, self.change),
            "games_after": self.games_after,
        }

    def _row(self, at: int) -> Change:
        before, change = self.before[at], self.change[at]
        return Change(
            rated_at=self.brought.rating[at],
            before=before,
            k=k_factor(self.brought.rules, self.brought.games[at]),
            score=self.score[at],
            expected=self.expected[at],
            games=self.games[at],
            change=change,
            after=Tenths(before + change),
            games_after=self.games_after[at],
        )
