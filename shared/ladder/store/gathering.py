"""What must be known of a club's past before a name can be erased from it: every form in which it stood, and
the tournaments in which it did. It changes nothing.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from ladder.domain.naming import normal
from ladder.domain.neutral import is_neutral
from ladder.store.canonical import Document
from ladder.store.changes import Change

_PAIR = 2
"""[member, name or place of a spelling]: see `scoresheet`."""


@dataclass(slots=True)
class Past:
    """`members`, `numbers`: ids and joining numbers of whom is to be erased. `names`: as typed. `shared`:
    in comparison form, those that others have too; of them `owner` says whose each entry last was.
    """

    members: frozenset[str]
    numbers: frozenset[int]
    names: set[str]
    others: frozenset[str]
    known: set[str] = field(default_factory=set)
    spellings: dict[int, list[str]] = field(default_factory=dict)
    owner: dict[tuple[str, int, str], Any] = field(default_factory=dict)

    def read(self, changes: Iterable[Change]) -> None:
        """Go on with these, in order."""
        for change in changes:
            for part, document in change.parts.items():
                if document and part.startswith("M#"):
                    self._members(document)
            for part, document in change.parts.items():
                if document and part.startswith("T#"):
                    self.known.add(part[2:])
                    self._sheet(part[2:], document)

    def pairs(self) -> Mapping[str, frozenset[tuple[int, str]]]:
        """Entries that are the erased one's though others are called so too."""
        found: dict[str, set[tuple[int, str]]] = {}
        for (tournament, no, name), owner in self.owner.items():
            if self._is_own(owner):
                found.setdefault(tournament, set()).add((no, name))
        return {name: frozenset(each) for name, each in found.items()}

    def _members(self, document: Document) -> None:
        for each in document["members"]:
            self.spellings[each["number"]] = each.get("spellings", [])
            if each["id"] in self.members:
                self._called(each["name"], *each.get("spellings", ()))

    def _sheet(self, tournament: str, document: Document) -> None:
        who = document["who"]
        numbers = document.get("no") or range(1, len(who) + 1)
        published = dict(document.get("published_names", ()))
        for at, (no, each) in enumerate(zip(numbers, who, strict=True)):
            linked = each[0] if isinstance(each, list) and len(each) == _PAIR else each
            owner = linked if isinstance(each, int) or linked is not each else ""
            typed = [name for name in (self._typed(each), published.get(at)) if name]
            if self._is_own(owner):
                self._called(*typed)
            for name in typed:
                if normal(name) in self.others:
                    self.owner[tournament, no, normal(name)] = owner

    def _typed(self, who: Any) -> str:  # noqa: ANN401 - see scoresheet
        if isinstance(who, str):
            return who
        if isinstance(who, int):
            return next(self._spelled(who), "")
        if isinstance(who[-1], str):
            return who[-1]
        return next(self._spelled(who[0], who[1]), "")

    def _spelled(self, number: int, place: int = 0) -> Iterator[str]:
        yield from self.spellings.get(number, [])[place : place + 1]

    def _is_own(self, owner: Any) -> bool:  # noqa: ANN401 - see scoresheet
        return owner in self.numbers if isinstance(owner, int) else owner in self.members

    def _called(self, *names: str) -> None:
        self.names.update(name for name in names if not is_neutral(name))
