"""Whether a tournament's name holds the name of somebody who is not shown in full (SPEC 5).

Which word of a typed name is the surname, nobody can know ("Rossi Marco"); so every word of it is guarded,
first names too. It refuses the title rather than the person: "Tournament of DATE" costs little, a name on a
page much.
"""

import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

import regex

from ladder.domain.initials import plain
from ladder.domain.particles import LAST_ONLY, PARTICLES, SMALL_PARTICLES, SUFFIXES

SHORTEST: Final = 2
"""Letters of a word that is guarded ("Li"); a single one is what initials show anyway."""

_LONG: Final = 4
"""Letters from which a word is compared in other scripts and forms too; shorter ones would hit by chance."""

_NEVER: Final = PARTICLES | SUFFIXES | LAST_ONLY
_APOSTROPHES: Final = regex.compile("['’‘ʼʹ`´ʻ′＇‛]")
_BETWEEN: Final = regex.compile(r"[^\p{L}\p{M}]+")
_HYPHENS: Final = regex.compile(r"[\p{Pd}־]+")
_UNSPACED: Final = regex.compile(r"[\p{Han}\p{Hangul}\p{Hiragana}\p{Katakana}]")
_MARKS: Final = regex.compile(r"\p{Mn}+")

_PLAIN_LETTERS: Final = str.maketrans(
    {"ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "æ": "ae", "œ": "oe", "ı": "i", "ŋ": "n", "ς": "σ"}
)
_UMLAUTS: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "å": "aa"})


def _pairs(text: str) -> tuple[tuple[str, str], ...]:
    return tuple((written, sound) for written, _, sound in (pair.partition("=") for pair in text.split()))


def _ends(text: str) -> tuple[str, ...]:
    return tuple(end.strip("-") for end in text.split())


_LATIN: Final = str.maketrans(
    dict(
        _pairs(
            "а=a б=b в=v г=g ґ=g д=d е=e є=e ж=zh з=z и=i і=i к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f "
            "х=h ц=ts ч=ch ш=sh щ=sch ъ= ы=i ь= э=e ю=iu я=ia ј=i љ=l њ=n ћ=ch ђ=d џ=j ѕ=z "
            "α=a β=v γ=g δ=d ε=e ζ=z η=i θ=th ι=i κ=k λ=l μ=m ν=n ξ=ks ο=o π=p ρ=r σ=s τ=t υ=i φ=f "
            "χ=h ψ=ps ω=o"
        )
    )
)
"""Letters as folded (й is и by then)."""
_GREEK_PAIRS: Final = _pairs("ου=u μπ=b ντ=d γκ=g γγ=ng αυ=av ευ=ev")
_SPELLINGS: Final = _pairs("shch=sch tsch=ch kh=h ch=h ph=f ck=k tz=ts ou=u x=ks w=v y=i j=i c=k")
"""Ways to write one sound in Latin letters, brought together: Papadopoulos, Papadopulos; Yuri, Juri, Iuri."""

_CASES: Final = (
    # (script, endings of a name, endings of its cases in a title), all as folded; the longest first
    (
        ("а", "ӿ"),
        _ends("-ии -ыи -ои -ая -яя -а -я -и -ь -о -"),
        _ends(
            "-ого -его -ому -ему -ыми -ова -ым -им -ом -ем -ои -еи -ых -их -ов -ыи -ии -ая -ую -а -у -е -ы "
            "-и -ю -я -"
        ),
    ),
    (("α", "ω"), _ends("-οσ"), _ends("-οσ -ου -ο -οι -ων -ουσ")),
    (("α", "ω"), _ends("-ησ -η"), _ends("-ησ -η -ηδεσ -ηδων")),
    (("α", "ω"), _ends("-ασ -α"), _ends("-ασ -α -αδεσ -αδων")),
)
_COMPOUNDS: Final = _ends(
    "-spokal -pokal -sturnier -turnier -gedenkturnier -cup -open -memorial -blitz -s -n"
)
"""What follows a name within one word in Latin script: a German compound, a possessive."""


@dataclass(frozen=True, slots=True)
class Guard:
    """The words that no title may hold. `unspaced`: names of scripts without blanks, found inside a word."""

    words: frozenset[str] = frozenset()
    unspaced: frozenset[str] = frozenset()

    def holds(self, title: str) -> bool:
        """Whether a title holds one of them: as a word or part of a hyphenated one, whatever case and
        accents.
        """
        seen = plain(title).casefold()
        return any(name in seen for name in self.unspaced) or any(
            form in self.words for word in _words(title) for form in _read(word)
        )


def guard(names: Iterable[str]) -> Guard:
    """The guard of these typed names."""
    words: set[str] = set()
    unspaced: set[str] = set()
    for name in names:
        if _UNSPACED.search(name):
            unspaced |= _signs(name)
        words.update(_forms(name))
    return Guard(frozenset(words), frozenset(unspaced))


def either(one: Guard, other: Guard) -> Guard:
    """The guard of both."""
    return Guard(one.words | other.words, one.unspaced | other.unspaced)


def _signs(name: str) -> set[str]:
    """A Han, Hangul or Japanese name with and without its first sign, which is what initials show."""
    run = "".join(sign for sign in plain(name).casefold() if _UNSPACED.match(sign))
    return {part for part in (run, run[1:]) if len(part) >= SHORTEST}


def _forms(name: str) -> Iterator[str]:
    """What of a name is looked for: its words, their stems, and both in plain Latin letters."""
    capital = {folded for word in plain(name).split() if word.istitle() for folded in _words(word)}
    for word in _words(name):
        if len(word) < SHORTEST or word in _NEVER or (word in SMALL_PARTICLES and word not in capital):
            continue
        yield word
        if len(word) >= _LONG:
            yield _latin(word)
            yield from _stems(word, of_title=False)


def _read(word: str) -> Iterator[str]:
    """The forms under which a title's word is looked up: "Мемориал Смирнова", "Müllerpokal", "Rossi's"."""
    yield word
    if len(word) >= _LONG:
        yield _latin(word)
        yield from _stems(word, of_title=True)
        for end in _COMPOUNDS:
            if word.endswith(end) and len(word) - len(end) >= _LONG:
                yield word.removesuffix(end)
                yield _latin(word.removesuffix(end))


def _stems(word: str, *, of_title: bool) -> Iterator[str]:
    """A word without the endings of a name, or of a name's cases: marked, so that a stem meets only stems."""
    for kind, ((first, last), ends, cases) in enumerate(_CASES):
        if not first <= word[0] <= last:
            continue
        found = [word.removesuffix(end) for end in (cases if of_title else ends) if word.endswith(end)]
        for stem in found if of_title else found[:1]:
            if len(stem) >= _LONG - 1:
                yield f"{stem}~{kind}"


def _words(text: str) -> set[str]:
    """The folded words of a text; hyphens and apostrophes both part and join ("O'Neil": o, neil, oneil)."""
    whole = unicodedata.normalize("NFKC", plain(text)).casefold()
    joined = _APOSTROPHES.sub("", whole)
    spellings = {whole, joined, _HYPHENS.sub("", whole), _HYPHENS.sub("", joined)}
    spellings |= {spelling.translate(_UMLAUTS) for spelling in spellings}
    return {word for spelling in spellings for word in _BETWEEN.split(_folded(spelling)) if word}


def _folded(text: str) -> str:
    """Without accents, in plain letters."""
    bare = _MARKS.sub("", unicodedata.normalize("NFKD", text))
    return unicodedata.normalize("NFC", bare).translate(_PLAIN_LETTERS)


def _latin(word: str) -> str:
    """A rough Latin skeleton, so that a name is found in another script: Смирнов, Smirnov; Παπαδόπουλος,
    Papadopoulos.
    """
    text = word
    for pair, sound in _GREEK_PAIRS:
        text = text.replace(pair, sound)
    text = text.translate(_LATIN)
    for written, sound in _SPELLINGS:
        text = text.replace(written, sound)
    return "".join(sign for at, sign in enumerate(text) if text[at - 1 : at] != sign)
