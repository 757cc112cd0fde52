"""Ink for tournaments' pages: the pieces that their tables are made of, each written once for an edition."""

from collections.abc import Iterable

from markupsafe import Markup

from ladder.pages import address
from ladder.pages.edition import Edition, Shown
from ladder.pages.press import slip

UP = address.up(f"{address.TOURNAMENTS}t/")
"""From a tournament's page to the club's root."""


class Ink:
    """Made by `edition.once`. What is asked for with values wants them escaped (press.slip)."""

    def __init__(self, edition: Edition) -> None:
        """Nothing written yet."""
        self._phrases = edition.phrases
        self.place = slip("slips.html", "place", 7)
        self.number = slip("slips.html", "number", 1)
        self.wide = slip("slips.html", "wide", 1)
        self.cross = slip("slips.html", "cross", 4)
        self.self = slip("slips.html", "self", 0)(())
        self.opponent = slip("slips.html", "opponent", 2)
        self.pair = slip("slips.html", "pair", 4)
        self.bye = slip("slips.html", "bye", 3)
        self._names: dict[str, str] = {}
        self._texts: dict[tuple[str, ...], str] = {}
        self._scores: dict[tuple[str, str], str] = {}

    def text(self, key: str) -> str:
        """A message."""
        if (key,) not in self._texts:
            self._texts[(key,)] = str(self._phrases.text(key))
        return self._texts[(key,)]

    def small(self, *keys: str) -> str:
        """Messages beside something, in small."""
        told = ("small", *keys)
        if told not in self._texts:
            self._texts[told] = slip("slips.html", "small", 1)((", ".join(map(self.text, keys)),))
        return self._texts[told]

    def score(self, result: str, against: str) -> str:
        """A result in the crosstable, and against whom."""
        key = result, against
        if key not in self._scores:
            self._scores[key] = slip("slips.html", "score", 2)(key)
        return self._scores[key]

    def name(self, person: Shown) -> str:
        """Somebody's name."""
        if person.name not in self._names:
            self._names[person.name] = slip("slips.html", "nobody", 1)((person.name,))
        return self._names[person.name]

    def link(self, person: Shown) -> str:
        """Somebody's name, with the way to their page where they have one."""
        if not person.path:
            return self.name(person)
        if person.path not in self._names:
            self._names[person.path] = slip("slips.html", "link", 2)((f"{UP}{person.path}", person.name))
        return self._names[person.path]


def joined(pieces: Iterable[str]) -> Markup:
    """Pieces one after the other."""
    return Markup("".join(pieces))  # noqa: S704 - of escaped pieces
