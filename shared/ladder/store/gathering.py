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
from ladder.store.forms import Form, Versions

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
    versions: Versions = field(default_factory=Versions)
    _forms: dict[str, str] = field(default_factory=dict)

    def read(self, changes: Iterable[Change]) -> None:
        """Go on with these, in order."""
        for change in changes:
            for part, document in change.parts.items():
                if document and part.startswith("M#"):
                    self._members(document)
            for name, by_revision in (change.carried or {}).get("contents", {}).items():
                for _, document in sorted(by_revision.items(), key=lambda each: int(each[0])):
                    self._version(name, document)
            for name, document in change.published.items():
                self._version(name, document)
            for part, document in change.parts.items():
                if document and part.startswith("T#"):
                    self.known.add(part[2:])
                    self._sheet(part[2:], document)

    def pairs(self) -> Mapping[str, frozenset[Form]]:
        """Entries that are the erased one's though others are called so too, or under a form of the name that
        was never confirmed.
        """
        known = frozenset(map(normal, self.names))
        found = {name: set(each) for name, each in self.versions.forms(known, self.others).items()}
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
        self._version(tournament, document)
        who = document["who"]
        numbers = document.get("no") or range(1, len(who) + 1)
        published = dict(document.get("published_names", ()))
        for at, (no, each) in enumerate(zip(numbers, who, strict=True)):
            owner = _owner(each)
            typed = [name for name in (self._typed(each), published.get(at)) if name]
            if self._is_own(owner):
                self._called(*typed)
            for name in typed:
                if normal(name) in self.others:
                    self.owner[tournament, no, normal(name)] = owner

    def _version(self, tournament: str, document: Document) -> None:
        who = document["who"]
        numbers = document.get("no") or range(1, len(who) + 1)
        names = {no: self._compared(self._typed(each)) for no, each in zip(numbers, who, strict=True)}
        own = [no for no, each in zip(numbers, who, strict=True) if self._is_own(_owner(each))]
        self.versions.add(tournament, names, own, document["rounds"])

    def _compared(self, name: str) -> str:
        if name not in self._forms:
            self._forms[name] = "" if is_neutral(name) else normal(name)
        return self._forms[name]

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


def _owner(who: Any) -> Any:  # noqa: ANN401 - see scoresheet
    """Whose an entry is: a joining number or an id; "": nobody's, a guest's, or not confirmed."""
    if isinstance(who, list):
        return who[0] if len(who) == _PAIR else ""
    return who if isinstance(who, int) else ""
