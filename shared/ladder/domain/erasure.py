"""Erasing a person's name (SPEC 5): every typed form of it becomes a neutral label; results and ratings stay.

It refuses to take a name from another person: what somebody else of the club is called too stays with them,
and only the erased one's own entries lose it.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from functools import cached_property

from ladder.domain.naming import normal
from ladder.domain.neutral import Label, digest_in, is_neutral
from ladder.domain.records import Member, Records, TournamentRecord
from ladder.domain.titles import Guard, guard
from ladder.domain.tournament import Entry, Game, Tournament
from ladder.domain.wanted import Wanted, called

_SHORTEST = 4
"""Letters from which a name of one word is looked for inside a longer text."""

_METHODS = frozenset(
    "buchholz sonneborn berger koya median solkoff neustadtl cut score points wins black games "  # noqa: SIM905
    "progressive direct encounter average rating performance opponents sum of".split()
)
"""Words in names of tie-breaks."""

_WORDS = re.compile(r"([^\W\d_]+(?:['’`´-][^\W\d_]+)*)")
_BLANK = re.compile(r"[\W\d_]+\Z")


class Eraser:
    """The rule for every kind of text, for one erasure.

    A name goes where it is the erased one's alone; a title, a note or a tie-break's name where it holds a
    word of the name that is nobody else's; in contact and labels of keys such words go out of the middle, in
    the club's name the full name alone.
    """

    def __init__(self, names: Iterable[str], others: Iterable[str], label: Label) -> None:
        spared = {normal(each) for each in others}
        self._others = tuple(others)
        self._alone = {normal(each): each for each in names if not is_neutral(each)}
        self.shared = frozenset(self._alone.keys() & spared)
        for each in self.shared:
            del self._alone[each]
        self._label = label
        self._titles: dict[str, str] = {}

    def always(self, text: str) -> str:
        """The label of a text that is the erased one's, whoever else is called so."""
        return self._label(text) if text and not is_neutral(text) else text

    def is_name(self, text: str) -> bool:
        """Whether a text is the erased one's name, and nobody else's."""
        return normal(text) in self._alone

    def name(self, text: str) -> str:
        """A typed name."""
        return self._label(text) if text and self.is_name(text) else text

    def title(self, text: str) -> str:
        """A tournament's name, or a note of a game: a label where it holds the name."""
        if text not in self._titles:
            holds = bool(text) and not is_neutral(text) and self.holds(text)
            self._titles[text] = self._label(text) if holds else text
        return self._titles[text]

    def holds(self, text: str) -> bool:
        """Whether a word of the name that is nobody else's stands in a text, or the full name."""
        return self._guard.holds(text) or self.text(text) != text

    def tiebreak(self, text: str) -> str:
        """A tie-break's name; what methods are called after is nobody's here."""
        known = all(word in _METHODS or not word.isalpha() for word in normal(text).replace("-", " ").split())
        return text if known else self.title(text)

    def words(self, text: str) -> str:
        """A text of the club's own, with labels in place of whatever holds a word of the name."""
        text = self.text(text)
        if not text or not self._guard.holds(text):
            return text
        kept, run = [], ""
        for part in _WORDS.split(text):  # words and what is between them in turn
            if part and (self._guard.holds(part) or (run and not _WORDS.fullmatch(part))):
                run += part
                continue
            kept += [self._without(run), part]
            run = ""
        kept.append(self._without(run))
        left = "".join(kept)
        return self._label(text) if self._guard.holds(left) else left

    def _without(self, run: str) -> str:
        """Words of the name in a row, as one label."""
        bare = _BLANK.sub("", run)
        return self._label(bare) + run[len(bare) :] if bare else run

    def text(self, text: str) -> str:
        """A text of the club's own, with labels in place of the full name."""
        if not text or self._pattern is None:
            return text
        return self._pattern.sub(lambda found: self._label(found[0]), text)

    @cached_property
    def _guard(self) -> Guard:
        return guard(self._alone.values(), self._others)

    @cached_property
    def _pattern(self) -> re.Pattern[str] | None:
        long = [each for each in self._alone.values() if " " in each.strip() or len(each) >= _SHORTEST]
        forms = [r"\s+".join(map(re.escape, each.split())) for each in sorted(long, key=len, reverse=True)]
        return re.compile(rf"(?<!\w)(?:{'|'.join(forms)})(?!\w)", re.IGNORECASE) if forms else None


def erase(records: Records, wanted: Wanted, label: Label) -> Records:
    """The records without the name; ratings, results and links as they were.

    The person leaves roster, ladder, pages and suggestions for ever (`persons.present`, display "hidden").
    Each tournament remembers the digests of what was erased in it, by which a later publication is known.
    """
    revision = records.revision + 1
    eraser = Eraser(wanted.names, wanted.others, label)
    members = {
        id_: _erased(member, eraser, revision) if id_ in wanted.members else _others(member, eraser)
        for id_, member in records.members.items()
    }
    tournaments = {
        id_: _without(records, record, wanted, eraser, members) for id_, record in records.tournaments.items()
    }
    settings = replace(
        records.settings,
        name=eraser.text(records.settings.name),
        contact=eraser.words(records.settings.contact),
    )
    keys = {id_: replace(key, label=eraser.words(key.label)) for id_, key in records.keys.items()}
    return replace(records, members=members, tournaments=tournaments, settings=settings, keys=keys)


def stays(records: Records, wanted: Wanted, label: Label) -> tuple[tuple[str, str], ...]:
    """What holds the name and is not changed, for addresses and publishers hang on it, as (kind, text): the
    club's slug, its name where a part of the person's stands in it, ids of tournaments.
    """
    eraser = Eraser(wanted.names, wanted.others, label)
    texts = [("slug", records.settings.slug), ("club", eraser.text(records.settings.name))]
    texts += [("tournament", id_) for id_ in sorted(records.tournaments)]
    return tuple((kind, text) for kind, text in texts if eraser.holds(text))


def relabelled(content: Tournament, own: Callable[[int], bool], eraser: Eraser) -> Tournament:
    """A content without the name; `own`: whether an entry is the erased one's."""

    def one(entry: Entry) -> Entry:
        change = eraser.always if own(entry.no) else eraser.name
        name, published = change(entry.name), change(entry.published_name)
        if any(eraser.tiebreak(each.name) != each.name for each in entry.tiebreaks):
            tiebreaks = tuple(replace(each, name=eraser.tiebreak(each.name)) for each in entry.tiebreaks)
            entry = replace(entry, tiebreaks=tiebreaks)
        if (name, published) == (entry.name, entry.published_name):
            return entry
        return replace(entry, name=name, published_name="" if published == name else published)

    def noted(game: Game) -> Game:
        note = eraser.title(game.note)
        return game if note == game.note else replace(game, note=note)

    rounds = tuple(
        replace(each, games=tuple(map(noted, each.games))) if any(game.note for game in each.games) else each
        for each in content.rounds
    )
    return replace(
        content, name=eraser.title(content.name), entries=tuple(map(one, content.entries)), rounds=rounds
    )


def labels_in(content: Tournament) -> Iterator[str]:
    """Every label that a content holds."""
    texts = [content.name]
    texts += [text for entry in content.entries for text in (entry.name, entry.published_name)]
    texts += {each.name for entry in content.entries for each in entry.tiebreaks}
    texts += [game.note for _, game in content.games()]
    return (text for text in texts if is_neutral(text))


def with_digests(record: TournamentRecord, labels: Iterable[str]) -> TournamentRecord:
    """The record remembering these labels' digests."""
    known = {*record.erased, *map(digest_in, labels)}
    return record if known == set(record.erased) else replace(record, erased=tuple(sorted(known)))


def _erased(member: Member, eraser: Eraser, revision: int) -> Member:
    """What is left of a member: numbers, and labels in the places of spellings."""
    return replace(
        member,
        name=eraser.always(member.name),
        spellings=tuple(map(eraser.always, member.spellings)),
        display="hidden",
        junior="no",
        consent=None,
        declined=(),
        apart=(),
        by_names=False,
        erased=revision,
    )


def _others(member: Member, eraser: Eraser) -> Member:
    """Another member: what it was declined as may be the name."""
    declined = tuple(each for each in member.declined if not eraser.is_name(each))
    return member if declined == member.declined else replace(member, declined=declined)


def _without(
    records: Records,
    record: TournamentRecord,
    wanted: Wanted,
    eraser: Eraser,
    members: Mapping[str, Member],
) -> TournamentRecord:
    seats = (record.aside_links, record.aside_sent, record.sent, record.refuted, record.links)
    here = wanted.members & {link for each in seats for link in each.values()}
    every = {**record.refuted, **record.links}
    own = frozenset(entry.no for entry in record.tournament.entries if every.get(entry.no) in wanted.members)
    single = {no for id_, no in wanted.entries if id_ == record.id}
    content = relabelled(record.tournament, lambda no: no in own or no in single, eraser)
    labels = [*labels_in(content), *(name for id_ in here for name in called(members[id_]))]
    aside = any(id_ == record.id for id_, _ in wanted.aside)
    if aside:
        labels += map(eraser.always, wanted.names)
    changed = with_digests(record, labels)
    if content != record.tournament or aside:
        changed = replace(changed, tournament=content, revision=records.revision + 1)
    return changed
