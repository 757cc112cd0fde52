"""Whether a tournament's name holds the name of somebody who is not shown in full (SPEC 5).

Which word of a typed name is the surname, nobody can know ("Rossi Marco"); so every word of it is guarded,
first names too. It refuses the title rather than the person: "Tournament of DATE" costs little, a name on a
page much.
"""

import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache, partial
from itertools import groupby
from typing import Final

import regex

from ladder.domain.declensions import of_name, of_title
from ladder.domain.initials import plain
from ladder.domain.particles import LAST_ONLY, PARTICLES, SMALL_PARTICLES, SUFFIXES
from ladder.domain.skeleton import folded, latin
from ladder.domain.vocabulary import ORDINARY

SHORTEST: Final = 2
"""Letters of a word that is guarded ("Li"); a single one is what initials show anyway."""

INSIDE: Final = 5
"""Letters from which a word is found anywhere inside another; shorter ones would hit by chance."""

_LONG: Final = 4
"""Letters from which a word is compared in another script and compounds."""

_NEVER: Final = PARTICLES | SUFFIXES | LAST_ONLY
_APOSTROPHES: Final = regex.compile("['’‘ʼʹ`´ʻ′＇‛]")
_BETWEEN: Final = regex.compile(r"[^\p{L}\p{M}]+")
_HYPHENS: Final = regex.compile(r"[\p{Pd}־]+")
_UNSPACED: Final = regex.compile(r"[\p{Han}\p{Hangul}\p{Hiragana}\p{Katakana}]")
_HUMPS: Final = regex.compile(r"(?<=\p{Ll})(?=\p{Lu})")
"""Where a word has a capital inside: MarziaZuccarello, McNeil."""
_TOKEN: Final = regex.compile(r"[\p{L}\p{M}\d]+")
_DIGITS: Final = regex.compile(r"\d")
_UMLAUTS: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "å": "aa"})
_LOOKS: Final = tuple(str.maketrans("0134579", f"o{one}eastg") for one in "li")
"""Digits in place of letters: Zuccare11o, R0ss1."""
_LATIN_LETTER: Final = regex.compile(r"\p{Latin}")
_LOOKS_LATIN: Final = regex.compile(r"[\p{Greek}\p{Cyrillic}]")
_BY_LOOK: Final = str.maketrans(
    "АВЕЅІЈКМНОРСТУХасеѕіјорухѵАΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορτυχ", "ABESIJKMHOPCTYXacesijopyxvAABEZHIKMNOPTYXaikvoptux"
)
"""Cyrillic and Greek letters within a Latin word, for what they look like there."""
_GLUED: Final = (
    "mc",
    "mac",
    "de",
    "del",
    "dela",
    "della",
    "dello",
    "der",
    "den",
    "des",
    "di",
    "da",
    "dos",
    "das",
    "du",
    "van",
    "von",
    "li",
    "la",
    "lo",
    "o",
    "fitz",
)
"""Before a short name within one word: McNeil, DeLaRosa, VANDIJK."""
_GLUED_LEAST: Final = 3
_TWO_AND_TWO: Final = 4
_MOST_TOGETHER: Final = 3

_COMPOUNDS: Final = (
    "spokal", "pokal", "sturnier", "turnier", "gedenkturnier", "cup", "open", "memorial", "blitz", "s", "n"
)  # fmt: skip
"""What follows a short name within one word in Latin script: a German compound, a possessive."""


@dataclass(frozen=True, slots=True)
class Guard:
    """The words that no title may hold. `unspaced`: names of scripts without blanks, found inside a word.
    `inside`: what is found inside of any word, by its first `INSIDE` letters.
    """

    words: frozenset[str] = frozenset()
    unspaced: frozenset[str] = frozenset()
    inside: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    def holds(self, title: str) -> bool:
        """Whether a title holds one of them: as a word or part of one, in another case or script, spelt out
        or run together, with digits for letters.
        """
        seen = unicodedata.normalize("NFKC", plain(title))
        signs = "".join(_BETWEEN.split(seen.casefold())) if self.unspaced else ""
        if any(name in signs for name in self.unspaced):
            return True
        return any(self._in_words(text) or self._in_run(text) for text in _readings(seen))

    def _in_words(self, text: str) -> bool:
        return any(form in self.words for word in _words(text) for form in _read(word))

    def _in_run(self, text: str) -> bool:
        """Whether a name stands in the letters of a title alone, words run together; the words that titles
        are made of are nobody's and end a run.
        """
        if not self.inside:
            return False
        words = _BETWEEN.split(folded(_APOSTROPHES.sub("", text.casefold())))
        for ordinary, run in groupby(words, key=ORDINARY.__contains__):
            letters = "".join(run)
            if not ordinary and (self._holds_inside(letters) or self._holds_inside(latin(letters))):
                return True
        return False

    def _holds_inside(self, letters: str) -> bool:
        for at in range(len(letters) - INSIDE + 1):
            for name in self.inside.get(letters[at : at + INSIDE], ()):
                if letters.startswith(name, at):
                    return True
        return False


def guard(names: Iterable[str], spared: Iterable[str] = ()) -> Guard:
    """The guard of these typed names, without the words of those in `spared`."""
    words: set[str] = set()
    inside: set[str] = set()
    unspaced: set[str] = set()
    for name in dict.fromkeys(names):
        if not name.isascii() and _UNSPACED.search(name):
            unspaced |= _signs(name)
        inside |= _together(name)
        for word in _guarded(name):
            forms, within = _forms(word)
            words.update(forms)
            inside.update(within)
    for name in dict.fromkeys(spared):
        if not name.isascii() and _UNSPACED.search(name):
            unspaced -= _signs(name)
        inside -= _together(name)
        for word in _guarded(name):
            forms, within = _forms(word)
            words.difference_update(forms)
            inside.difference_update(within)
    return Guard(frozenset(words), frozenset(unspaced), _by_head(inside))


def either(one: Guard, other: Guard) -> Guard:
    """The guard of both."""
    inside = {*_all(one.inside), *_all(other.inside)}
    return Guard(one.words | other.words, one.unspaced | other.unspaced, _by_head(inside))


def _all(inside: Mapping[str, tuple[str, ...]]) -> Iterator[str]:
    return (name for names in inside.values() for name in names)


def _by_head(inside: Iterable[str]) -> dict[str, tuple[str, ...]]:
    heads: dict[str, list[str]] = {}
    for name in inside:
        heads.setdefault(name[:INSIDE], []).append(name)
    # Where the head is a name itself, the longer ones are found with it.
    return {head: (head,) if head in found else tuple(found) for head, found in heads.items()}


def _signs(name: str) -> set[str]:
    """A Han, Hangul or Japanese name with and without its first sign, which is what initials show; of a long
    one both halves, for a surname of two signs stands on either side.
    """
    run = "".join(sign for sign in plain(name).casefold() if _UNSPACED.match(sign))
    parts = {run, run[1:]} | ({run[:2], run[-2:]} if len(run) >= _TWO_AND_TWO else set())
    return {part for part in parts if len(part) >= SHORTEST}


def _together(name: str) -> set[str]:
    """A name of short words with all of them run together, in both orders: BobLee, LEEBOB."""
    words = [word for word in _BETWEEN.split(folded(name.casefold())) if word]
    if not 1 < len(words) <= _MOST_TOGETHER or min(map(len, words)) >= INSIDE:
        return set()
    runs = {"".join(words), "".join(reversed(words))}
    return {run for run in runs if len(run) >= INSIDE}


def _guarded(name: str) -> Iterator[str]:
    """The folded words of a name that are guarded."""
    capital: set[str] | None = None
    for word in _words(name):
        if len(word) < SHORTEST or word in _NEVER:
            continue
        if word in SMALL_PARTICLES:
            if capital is None:
                capital = {each for part in plain(name).split() if part.istitle() for each in _words(part)}
            if word not in capital:
                continue
        yield word


@lru_cache(maxsize=20_000)
def _forms(word: str) -> tuple[frozenset[str], frozenset[str]]:
    """What of a word of a name is looked for as a word, and what inside of others."""
    words, inside = {word}, {word}  # a skeleton and a stem are marked: they meet only their own kind
    skeleton = latin(word)
    if len(word) >= _LONG:
        words.add(f"{skeleton}~")
        inside.add(skeleton)
        if word[-1] in "oae":
            plural = f"{word[:-1]}i"  # i Zuccarelli
            inside |= {plural, latin(plural)}
    words.update(of_name(word, skeleton))
    return frozenset(words), frozenset(each for each in inside if len(each) >= INSIDE)


def _read(word: str) -> Iterator[str]:
    """The forms under which a title's word is looked up: "Мемориал Смирнова", "Müllerpokal", "Rossi's"."""
    yield word
    if len(word) < SHORTEST or word in ORDINARY:
        return
    skeleton = latin(word)
    yield from of_title(word, skeleton)
    if len(word) < _LONG:
        return
    yield f"{skeleton}~"
    for end in _COMPOUNDS:
        if word.endswith(end) and len(word) - len(end) >= _LONG:
            yield word.removesuffix(end)
            yield f"{latin(word.removesuffix(end))}~"
    for start in _GLUED:
        if word.startswith(start) and len(word) - len(start) >= _GLUED_LEAST:
            yield word.removeprefix(start)


def _readings(title: str) -> Iterator[str]:
    """The ways to read a title: as it is, parted at capitals inside of words, with digits for letters."""
    yield title
    parted = _HUMPS.sub(" ", title)
    if parted != title:
        yield parted
    if not title.isascii() and any(map(_is_mixed, _TOKEN.findall(title))):
        yield _TOKEN.sub(
            lambda found: found[0].translate(_BY_LOOK) if _is_mixed(found[0]) else found[0], title
        )
    if _DIGITS.search(title):
        for looks in _LOOKS:
            yield _TOKEN.sub(partial(_as_letters, looks), title)


def _is_mixed(token: str) -> bool:
    """Whether a word has letters of Latin script and of one that looks like it."""
    return bool(_LATIN_LETTER.search(token) and _LOOKS_LATIN.search(token))


def _as_letters(looks: Mapping[int, int], found: regex.Match[str]) -> str:
    """Digits among letters as the letters that they look like; a number stays one."""
    return found[0] if found[0].isdigit() else found[0].translate(looks)


def _words(text: str) -> set[str]:
    """The folded words of a text; hyphens and apostrophes both part and join ("O'Neil": o, neil, oneil);
    letters standing alone in a row are a word ("L i").
    """
    if text.isascii() and text.replace(" ", "").isalpha():
        whole = text.casefold()
        return {*whole.split(), *_spelt(whole.split())}
    whole = unicodedata.normalize("NFKC", plain(text)).casefold()
    joined = _APOSTROPHES.sub("", whole)
    spellings = {whole, joined, _HYPHENS.sub("", whole), _HYPHENS.sub("", joined)}
    spellings |= {spelling.translate(_UMLAUTS) for spelling in spellings}
    words = [word for spelling in spellings for word in _BETWEEN.split(folded(spelling)) if word]
    return {*words, *_spelt([word for word in _BETWEEN.split(folded(whole)) if word])}


def _spelt(words: list[str]) -> Iterator[str]:
    """Runs of letters that stand alone, each as one word."""
    for single, run in groupby(words, key=lambda word: len(word) == 1):
        if single and len(letters := "".join(run)) >= _GLUED_LEAST:
            yield letters
