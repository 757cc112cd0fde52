"""Texts that were erased in a tournament, known when they come in again with a later publication (SPEC 5).

They are dropped, and the entry is treated as the same one. It refuses to know a person anywhere else: whoever
comes back plays under an entry that a person confirms.
"""

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace
from types import MappingProxyType

from ladder.domain.naming import loose
from ladder.domain.nearcopy import copies
from ladder.domain.neutral import Label, digest_in, is_neutral, neutral
from ladder.domain.records import Records, TournamentRecord
from ladder.domain.tournament import Entry, Game, Tournament

_NONE: Mapping[str, str] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Recognised:
    """A content without what was erased. `entries`: numbers whose name was dropped; `title`, `notes`: whether
    such a text was. `labels`: every label put in. `strangers`: numbers of entries that the publisher says are
    an erased member's under a name that was never theirs: that is not taken.
    """

    content: Tournament
    entries: tuple[int, ...] = ()
    title: bool = False
    notes: bool = False
    labels: frozenset[str] = frozenset()
    strangers: tuple[int, ...] = ()


def recognised(
    record: TournamentRecord | None,
    content: Tournament,
    label: Label,
    theirs: AbstractSet[int] = frozenset(),
    known: Mapping[str, str] = _NONE,
) -> Recognised:
    """A content that comes in for this tournament, with labels in place of what was erased in it.

    `known`: further digests of what ever stood in it, each with the digest of the label that it gets.
    `theirs`: entries that the publisher itself says are an erased member's. Of two entries of one name of
    which one was erased, that one is meant which has its number; where none has, both lose the name.
    """
    seen = _Seen(record, label, known)
    spare = seen.namesakes(content)
    entries: list[Entry] = []
    dropped: list[int] = []
    for entry in content.entries:
        name = seen.always(entry.name) if entry.no in theirs else seen.name(entry.name)
        if name != entry.name and entry.no not in spare:
            dropped.append(entry.no)
            entry = replace(entry, name=name)  # noqa: PLW2901
        entries.append(seen.ranked(entry))
    title = seen.text(content.name)
    rounds = tuple(
        replace(each, games=tuple(seen.noted(game) for game in each.games))
        if any(game.note for game in each.games)
        else each
        for each in content.rounds
    )
    changed = replace(content, name=title, entries=tuple(entries), rounds=rounds)
    if changed == content:
        return Recognised(content)
    return Recognised(
        changed, tuple(dropped), title != content.name, rounds != content.rounds, frozenset(seen.put_in)
    )


def recognised_copy(
    records: Records,
    tournament_id: str,
    content: Tournament,
    label: Label,
    known: Mapping[str, Mapping[str, str]] = MappingProxyType({}),
) -> Recognised | None:
    """The same for a content under a new id that nearly copies a tournament in which something was erased;
    None: it copies none.
    """
    for record in records.tournaments.values():
        if not (record.erased or record.id in known) or record.deleted or record.id == tournament_id:
            continue
        if (record.tournament.starts_on, record.tournament.ends_on) != (content.starts_on, content.ends_on):
            continue
        found = recognised(record, content, label, known=known.get(record.id, _NONE))
        if found.labels and copies(found.content, record.tournament):
            return found
    return None


class _Seen:
    def __init__(self, record: TournamentRecord | None, label: Label, known: Mapping[str, str]) -> None:
        self._known = {**known, **({each: each for each in record.erased} if record else {})}
        self._standing = record.tournament.entries if record else ()
        self._content = record.tournament if record else None
        self._plain = {each.name for each in self._standing if not is_neutral(each.name)}
        self._label = label
        self._labels: dict[str, str] = {}
        self.put_in: set[str] = set()

    def always(self, text: str) -> str:
        if is_neutral(text):
            return text
        found = self._labelled(text)
        self.put_in.add(found)
        return found

    def text(self, text: str) -> str:
        if not text or not self._known or is_neutral(text):
            return text
        digest = self._known.get(digest_in(self._labelled(text)))
        if digest is None:
            return text
        self.put_in.add(neutral(digest))
        return neutral(digest)

    def name(self, text: str) -> str:
        """A typed name; in other accents or another order too, where nobody stands under it."""
        found = self.text(text)
        if found != text or not text or not self._known or text in self._plain or is_neutral(text):
            return found
        digest = self._known.get(digest_in(self._labelled(loose(text))))
        if digest is None:
            return text
        self.put_in.add(neutral(digest))
        return neutral(digest)

    def noted(self, game: Game) -> Game:
        note = self.text(game.note)
        return game if note == game.note else replace(game, note=note)

    def ranked(self, entry: Entry) -> Entry:
        """An entry with names of tie-breaks as they are kept."""
        if not self._known or all(self.text(each.name) == each.name for each in entry.tiebreaks):
            return entry
        return replace(
            entry, tiebreaks=tuple(replace(each, name=self.text(each.name)) for each in entry.tiebreaks)
        )

    def namesakes(self, content: Tournament) -> frozenset[int]:
        """Entries that keep a name which was erased elsewhere on the list: another person's."""
        spare: set[int] = set()
        if not self._known:
            return frozenset()
        plain = {self._labelled(each.name) for each in self._standing if not is_neutral(each.name)}
        for name in plain:
            if digest_in(name) not in self._known:
                continue
            gone = [each for each in self._standing if name in (each.name, each.published_name)]
            stays = [each for each in self._standing if not is_neutral(each.name)]
            stays = [each for each in stays if self._labelled(each.name) == name]
            now = {each.no for each in content.entries if self._labelled(each.name) == name}
            played = self._by_games(content, gone, stays, now)
            if played is not None:
                spare |= played
            elif sum(each.name == name for each in content.entries) >= len(gone):
                spare |= now  # the erased one's label stands there already
            elif {each.no for each in gone} & now or not gone:
                spare |= now - {each.no for each in gone}
        return frozenset(spare)

    def _by_games(
        self, content: Tournament, gone: list[Entry], stays: list[Entry], now: AbstractSet[int]
    ) -> AbstractSet[int] | None:
        """Of entries of one name in a new content those that are not the erased one's, as their games tell:
        each goes on with all that it had played. None: the games do not tell, or nobody was renumbered.
        """
        numbers = {each.no for each in (*gone, *stays)}
        standing = self._content
        if standing is None or now == numbers or len(now) != len(numbers) or not gone:
            return None
        before = {no: self._played(standing, no) for no in numbers}
        after = {no: self._played(content, no) for no in now}
        if not all(before.values()):
            return None
        goes_on = {no: [each for each in now if before[no] <= after[each]] for no in numbers}
        if any(len(found) != 1 for found in goes_on.values()):
            return None
        found = {no: each[0] for no, each in goes_on.items()}
        if len(set(found.values())) != len(found):
            return None
        return {found[each.no] for each in stays}

    def _played(self, content: Tournament, no: int) -> frozenset[tuple[int, str, str, bool]]:
        names = {each.no: each.name for each in content.entries}
        return frozenset(
            (at, self.text(names[other]), game.result, game.white == no)
            for at, game in content.games()
            if no in (game.white, game.black)
            for other in (game.black if game.white == no else game.white,)
        )

    def _labelled(self, text: str) -> str:
        if text not in self._labels:
            self._labels[text] = self._label(text)
        return self._labels[text]
