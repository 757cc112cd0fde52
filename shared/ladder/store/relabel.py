"""Change objects without a name that was erased: the same changes, with neutral labels in its places.

What it changes is texts alone, never a number, a link or an order: places of spellings stay, so whatever
refers to them reads the label. It refuses to touch another person's name. Doing it twice does nothing more.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from ladder.domain.erasure import Eraser
from ladder.domain.imprints import moved
from ladder.domain.naming import loose, normal
from ladder.domain.neutral import digest_in, is_neutral
from ladder.store.canonical import Document
from ladder.store.changes import Change
from ladder.store.codec import SETTINGS, content_from
from ladder.store.once import ERASED

type Pairs = Mapping[str, frozenset[tuple[int, str]]]
"""Tournament -> entries (number and name in comparison form) that are the erased one's though others are
called so too."""


@dataclass(slots=True)
class Relabel:
    """One erasure. `revision`: of its own change: what came before is relabelled in full, what came after in
    the tournaments `known` before alone, for whoever comes back may be called so again.

    `members`, `numbers`: ids and joining numbers of the erased one. `imprints`: by tournament, what became of
    the imprints of publications met so far. `hits`: how many of which kind of place were relabelled.
    `digests`: by tournament, the digests of every text that became a label there, each with that label's own;
    of a name its loose form's too.
    """

    eraser: Eraser
    revision: int
    members: frozenset[str]
    numbers: frozenset[int]
    known: frozenset[str] = frozenset()
    pairs: Pairs = field(default_factory=dict)
    imprints: dict[str, dict[str, str]] = field(default_factory=dict)
    hits: Counter[str] = field(default_factory=Counter)
    digests: dict[str, dict[str, str]] = field(default_factory=dict)

    def change(self, change: Change) -> Change:
        """The change without the name; the same object where it holds none."""
        published = {
            name: self._sheet(name, document) if self._may(change, name) else document
            for name, document in change.published.items()
        }
        carried = change.carried and self._carried(change.carried)
        self._follow(change)
        parts = {part: self._part(change, part, document) for part, document in change.parts.items()}
        before = change.revision < self.revision
        entry = self._entry(change.entry) if before else change.entry
        new = replace(
            change,
            published=published,
            parts=parts,
            entry=entry,
            carried=carried,
            idempotency=change.idempotency,
        )
        if before:
            new = replace(new, idempotency=self._once(change, new))
        for kind in ("published", "carried", "parts", "entry", "idempotency"):
            self.hits[kind] += getattr(new, kind) != getattr(change, kind)
        return change if new == change else new

    def _may(self, change: Change, tournament: str) -> bool:
        return change.revision < self.revision or tournament in self.known

    def _part(self, change: Change, part: str, document: Document | None) -> Document | None:
        if document is None or (not part.startswith("T#") and change.revision >= self.revision):
            return document
        if part.startswith("T#"):
            name = part[2:]
            return self._sheet(name, document) if self._may(change, name) else document
        if part.startswith("M#"):
            return {**document, "members": [self._member(each) for each in document["members"]]}
        return self._settings(document) if part == SETTINGS else document

    def _member(self, document: Document) -> Document:
        if document["id"] in self.members:
            kept = {key: value for key, value in document.items() if key not in ("consent", "declined")}
            always = self.eraser.always
            spelled = {"spellings": [always(each) for each in document.get("spellings", ())]}
            return kept | {"name": always(document["name"])} | (spelled if spelled["spellings"] else {})
        declined = document.get("declined", [])
        left = [each for each in declined if not self.eraser.is_name(each)]
        if left == declined:
            return document
        kept = {key: value for key, value in document.items() if key != "declined"}
        return kept | ({"declined": left} if left else {})

    def _settings(self, document: Document) -> Document:
        settings, words = document["settings"], self.eraser.words
        rules = {"name": self.eraser.text, "contact": words}
        fields = {name: rule(settings[name]) for name, rule in rules.items() if name in settings}
        keys = [{**key, "label": words(key["label"])} for key in document["keys"]]
        return {**document, "settings": {**settings, **fields}, "keys": keys}

    def _sheet(self, tournament: str, document: Document) -> Document:
        """A tournament, as it stood or as it was published."""
        who = document["who"]
        numbers = document.get("no") or range(1, len(who) + 1)
        pairs = self.pairs.get(tournament, frozenset())
        fresh = {
            **document,
            "name": self.eraser.title(document["name"]),
            "who": [self._who(no, each, pairs) for no, each in zip(numbers, who, strict=True)],
            "rounds": [self._round(each) for each in document["rounds"]],
        }
        if "published_names" in document:
            fresh["published_names"] = [
                [at, self._typed(numbers[at], name, pairs, own=self._is_own(who[at]))]
                for at, name in document["published_names"]
            ]
        for name in ("tiebreaks", "own_tiebreaks"):
            if name in document:
                fresh[name] = _deep(document[name], self.eraser.tiebreak)
        self._remember(tournament, document, fresh)
        if "earlier" in document:
            fresh["earlier"] = self._earlier(tournament, document["earlier"])
            if not fresh["earlier"]:
                del fresh["earlier"]
        if "published_as" in document:
            fresh |= {"published_as": "".join(self._earlier(tournament, [document["published_as"]]))}
            if not fresh["published_as"]:
                del fresh["published_as"]
        return fresh

    def _remember(self, tournament: str, old: Document, new: Document) -> None:
        """Learn by which digests what was erased here is known again."""
        if old == new:
            return
        known = self.digests.setdefault(tournament, {})
        for key in ("name", "rounds", "tiebreaks", "own_tiebreaks", "who", "published_names"):
            for text, label in _changed(old.get(key), new.get(key)):
                digest = digest_in(label)
                known[digest] = digest
                if key in ("who", "published_names"):
                    known.setdefault(digest_in(self.eraser.always(loose(text))), digest)

    def _who(self, no: int, who: Any, pairs: frozenset[tuple[int, str]]) -> Any:  # noqa: ANN401 - see scoresheet
        if isinstance(who, str):
            return self._typed(no, who, pairs)
        if isinstance(who, list) and isinstance(who[-1], str):
            return [*who[:-1], self._typed(no, who[-1], pairs, own=self._is_own(who))]
        return who

    def _is_own(self, who: Any) -> bool:  # noqa: ANN401 - see scoresheet
        reference = who[0] if isinstance(who, list) else who
        return reference in self.numbers if isinstance(reference, int) else reference in self.members

    def _typed(self, no: int, text: str, pairs: frozenset[tuple[int, str]], *, own: bool = False) -> str:
        own = own or (no, normal(text)) in pairs
        return self.eraser.always(text) if own else self.eraser.name(text)

    def _round(self, document: Document) -> Document:
        if "notes" not in document:
            return document
        return {**document, "notes": [[at, self.eraser.title(note)] for at, note in document["notes"]]}

    def _carried(self, carried: Document) -> Document:
        contents = {
            name: {revision: self._sheet(name, document) for revision, document in by_revision.items()}
            for name, by_revision in carried["contents"].items()
        }
        return {**carried, "contents": contents, "log": [self._entry(each) for each in carried["log"]]}

    def _earlier(self, tournament: str, imprints: Iterable[str]) -> list[str]:
        """Imprints over the new contents; one of an unknown content goes, for it may tell the name."""
        known = self.imprints.get(tournament, {})
        return [known[each] for each in imprints if each in known]

    def _follow(self, change: Change) -> None:
        """Learn what becomes of the imprints of the contents that came with this change."""
        for name, document in change.published.items():
            self._learn(change, name, document)
        for name, by_revision in (change.carried or {}).get("contents", {}).items():
            for document in by_revision.values():
                self._learn(change, name, document, old=True)

    def _learn(self, change: Change, tournament: str, document: Document, *, old: bool = False) -> None:
        """`old`: its imprint may stand anywhere among the earlier ones; else it is the last."""
        part = change.parts.get(f"T#{tournament}") or {}
        known = self.imprints.setdefault(tournament, {})
        asked = [each for each in part.get("earlier", ()) if each not in known]
        if not asked:
            return
        new = self._sheet(tournament, document) if self._may(change, tournament) else document
        if new == document and not old:
            known[asked[-1]] = asked[-1]
            return
        became = moved(content_from(document), content_from(new))
        known |= {each: became[each] for each in asked if each in became}

    def _entry(self, entry: Document) -> Document:
        own = entry.get("member") in self.members
        event = bool(entry.get("tournament"))
        return {
            key: self._told(value, own=own, event=event) if key in ("before", "after") else value
            for key, value in entry.items()
        }

    def _told(self, value: Any, *, own: bool, event: bool, key: str = "") -> Any:  # noqa: ANN401 - JSON
        """A value of the log. `own`: it is about the erased one; `event`: about a tournament."""
        if isinstance(value, dict):
            return {name: self._told(each, own=own, event=event, key=name) for name, each in value.items()}
        if isinstance(value, list):
            return [self._told(each, own=own, event=event, key=key) for each in value]
        if isinstance(value, str) and key in ("contact", "label"):
            return self.eraser.words(value)
        if not isinstance(value, str) or key != "name":
            return self.eraser.text(value) if isinstance(value, str) else value
        if own:
            return self.eraser.always(value)
        return self.eraser.title(value) if event else self.eraser.text(self.eraser.name(value))

    def _once(self, change: Change, new: Change) -> Document | None:
        """A request that made the erased one or brought a text that went held the name: its digest goes, the
        key stays.
        """
        once = change.idempotency
        settings = change.parts.get(SETTINGS) != new.parts.get(SETTINGS)
        held = settings or (change.published, change.entry) != (new.published, new.entry)
        if once is None or not (held or self.members & set(once["ids"].get("made") or ())):
            return once
        return {**once, "body": ERASED}


def _deep(value: Any, text: Any) -> Any:  # noqa: ANN401 - JSON
    if isinstance(value, list):
        return [_deep(each, text) for each in value]
    return text(value) if isinstance(value, str) else value


def _changed(old: Any, new: Any) -> Iterator[tuple[str, str]]:  # noqa: ANN401 - JSON
    """Texts that became labels, with them."""
    if isinstance(new, str):
        if old != new and is_neutral(new):
            yield old, new
    elif isinstance(new, dict):
        for name, each in new.items():
            yield from _changed(old[name], each)
    elif isinstance(new, list):
        for one, other in zip(old, new, strict=True):
            yield from _changed(one, other)
