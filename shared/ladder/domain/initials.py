"""A name as its initials, in every script and shape (SPEC 5). It refuses to let more than one sign a word
through.

It works on graphemes, not code units, and on names as people type them: markup, formulas, control and
direction signs are no letters and never survive.
"""

import unicodedata
from dataclasses import dataclass
from itertools import groupby
from typing import Final

import regex

from ladder.domain.particles import FIRST_ALSO, LAST_ONLY, PARTICLES, ROMAN, SMALL_PARTICLES, SUFFIXES

NOTHING: Final = "?"
"""What stands for a name without a single letter ("123")."""

MOST: Final = 6
"""A name of more signs shows its first five and its last: "Ma-r-co Ro-s-si" must not spell itself out."""

_SPELT: Final = 4
"""Letters standing alone in a row that are no initials any more: nobody has four first names without a word
behind ("J R R Tolkien"), and "M a r c o" is one word."""

_SIGNS: Final = 6
"""Code points of one grapheme that are kept: a script needs a few marks, nobody needs a hundred."""

_IGNORABLE: Final = regex.compile(r"\p{Default_Ignorable_Code_Point}")
"""Signs that show nothing, whatever their category: zero-width, bidi, variation selectors, Hangul fillers."""
_BLANKS: Final = regex.compile(r"\s+")
_APOSTROPHES: Final = str.maketrans(dict.fromkeys("’‘ʼʹ`´ʻ′＇‛", "'"))
_COMMAS: Final = regex.compile("[,،，﹐、]")
_BETWEEN: Final = regex.compile(r"[\s_·・‧∙•]+")
_HYPHENS: Final = regex.compile(r"[\p{Pd}־]+")
_PIECE: Final = regex.compile(r"([^.]+)(\.?)")
_GRAPHEME: Final = regex.compile(r"\X")
_LETTER: Final = regex.compile(r"[\p{L}--\p{Lm}--\p{Logical_Order_Exception}]", regex.V1)
"""What one can be called by: no modifier letters, and no Thai vowel that is written before its consonant."""
_ONE_SIGN: Final = regex.compile(r"[\p{Han}\p{Hangul}\p{Hiragana}\p{Katakana}\p{Bopomofo}]")
_CASELESS: Final = regex.compile(r"\p{Georgian}")
"""Georgian has capitals in Unicode that nobody writes a name with."""
_ELIDED: Final = regex.compile(r"^'?(?:d|l|dell|dall|nell|all|degl|dagl|t|s)'(?=\w)", regex.IGNORECASE)


@dataclass(frozen=True, slots=True)
class _Word:
    """One word of a name. `dotted`: a full stop follows it ("Дж."). `signs`: its initials, one, or one for
    each side of its hyphens; none where it has no letter. `one_sign`: written in Han, Hangul or Japanese
    signs, of which one stands for the whole name. `letters`: those of a word of nothing but letters standing
    alone ("M", "J-P"), as written; else none.
    """

    text: str
    dotted: bool
    signs: tuple[str, ...]
    one_sign: bool
    letters: tuple[str, ...] = ()


def plain(name: str) -> str:
    """The name without what cannot be seen (control, bidi and zero-width characters), blanks collapsed."""
    if name.isascii() and name.isprintable():
        return " ".join(name.split())
    text = _IGNORABLE.sub("", _BLANKS.sub(" ", unicodedata.normalize("NFC", name)))
    return " ".join("".join(sign for sign in text if unicodedata.category(sign)[0] != "C").split())


def initials(name: str) -> str:
    """The name as shown by initials (SPEC 5; `cases/initials.json`): "Jean-Pierre Dupont" is "J.-P. D.".

    One grapheme a word, both of a hyphenated one; particles and suffixes left out; "Surname, First" turned
    round; one sign for a name in Han, Hangul or Japanese signs; `NOTHING` for a name without letters.
    """
    text = plain(unicodedata.normalize("NFKC", plain(name).translate(_APOSTROPHES))).translate(_APOSTROPHES)
    parts = [words for part in _COMMAS.split(text) if (words := _words(part))]
    if any(word.letters for part in parts for word in part):
        alone = all(word.letters for part in parts for word in part)
        parts = [_unspelt(part, alone=alone) for part in parts]
    named = [words for part in parts if (words := _without_suffixes(part))] or parts
    if len(named) > 1 and not all(word.one_sign for part in named for word in part):
        named = [*named[1:], named[0]]
    words = _without_particles([word for part in named for word in part])
    shown: list[tuple[str, ...]] = []
    signed = False
    for word in words:
        if not (word.one_sign and signed):
            shown.append(word.signs)
        signed = word.one_sign
    return " ".join("-".join(f"{sign}." for sign in signs) for signs in _limited(shown)) or NOTHING


def _limited(shown: list[tuple[str, ...]]) -> list[tuple[str, ...]]:
    """The signs of each word, of all together the first ones and the last; hyphen parts count too."""
    if sum(map(len, shown)) <= MOST:
        return shown
    left = MOST - 1
    kept: list[tuple[str, ...]] = []
    for signs in shown:
        kept.append(signs[:left])
        left -= len(kept[-1])
    last = (shown[-1][-1],)
    return [*(signs for signs in kept if signs), last]


def _words(part: str) -> list[_Word]:
    """The words of one part between commas; "J.R.R." is three of them, "jr." one."""
    found: list[_Word] = []
    for word in _BETWEEN.split(part):
        if word.casefold() in SUFFIXES:
            found.append(_word(word, dotted=False))
        else:
            found.extend(_word(piece[1], dotted=bool(piece[2])) for piece in _PIECE.finditer(word))
    return [word for word in found if word.signs]


def _word(text: str, *, dotted: bool) -> _Word:
    pieces = [piece for piece in _HYPHENS.split(_ELIDED.sub("", text)) if _LETTER.search(piece)]
    named = [piece for piece in pieces if not _joins(piece)] or pieces
    signs = tuple(_sign(piece) for piece in named)
    one_sign = bool(signs) and _ONE_SIGN.match(signs[0]) is not None
    if one_sign:
        return _Word(text, dotted, signs[:1], one_sign)
    letters = tuple(bare for piece in pieces if (bare := _alone(piece)))
    return _Word(text, dotted, signs, one_sign, letters if len(letters) == len(pieces) else ())


def _alone(piece: str) -> str:
    """The letter of a piece that has no other, without the marks upon it; else ""."""
    if piece.isalpha() and len(piece) > 1:
        return ""
    letters: list[str] = _LETTER.findall(piece)
    return letters[0] if len(letters) == 1 else ""


def _unspelt(words: list[_Word], *, alone: bool) -> list[_Word]:
    """The words with each name that is spelt out in letters standing alone as one word. `alone`: the whole
    name is nothing else.
    """
    kept: list[_Word] = []
    for single, run in groupby(words, key=lambda word: bool(word.letters)):
        each = list(run)
        kept += [_spelt(each)] if single and _is_spelt(each, alone=alone) else each
    return kept


def _is_spelt(run: list[_Word], *, alone: bool) -> bool:
    """Whether letters standing alone spell a name rather than being its initials: "M a r c o", "L-e-e",
    "R.o.s.s.i", "L E E"; not "J R R" before a name, "J-P", "j.r.r." or "A. B. C.".
    """
    letters = [letter for word in run for letter in word.letters]
    dotted = all(word.dotted for word in run)
    small = any(letter.islower() for letter in letters[1:]) and not (dotted and letters[0].islower())
    hyphened = any(len(word.letters) > 1 for word in run)
    whole = len(letters) == _SPELT - 1 and not dotted and (alone or hyphened)
    return len(letters) >= _SPELT or small or whole


def _spelt(run: list[_Word]) -> _Word:
    """These words as the one that they spell."""
    return _Word("".join(word.text for word in run), run[-1].dotted, run[0].signs[:1], one_sign=False)


def _without_suffixes(words: list[_Word]) -> list[_Word]:
    """Without "jr.", "III", "мл."; in the first place a word is a name ("Junior Silva"), if it can be one."""
    return [
        word
        for at, word in enumerate(words)
        if not (
            (word.text.casefold() in SUFFIXES and (at > 0 or word.text.casefold() in FIRST_ALSO))
            or (word.text in ROMAN and at > 0)
            or (word.text.casefold() in LAST_ONLY and 0 < at == len(words) - 1)
        )
    ]


def _without_particles(words: list[_Word]) -> list[_Word]:
    """Without "van", "de", "y"; all words, where nothing else is left ("Van")."""
    mixed = any(word.text[:1].isupper() for word in words)
    return [
        word
        for at, word in enumerate(words)
        if not (
            _is_particle(word)
            or (at > 0 and _is_small_particle(word, last=at == len(words) - 1, mixed=mixed))
        )
    ] or words


def _is_particle(word: _Word) -> bool:
    bare = word.text.strip("'").casefold()
    if len(bare) == 1:  # "John D Smith" has a middle initial; "D' Artagnan" has none
        return "'" in word.text and bare in "dlts"
    return bare in PARTICLES and not word.dotted


def _is_small_particle(word: _Word, *, last: bool, mixed: bool) -> bool:
    """Words that are particles only in small letters and inside a name: "Ortega y Gasset", "v. Goethe"."""
    if last or not word.text.islower():
        return False
    return word.text in ("v", "vd", "d") and mixed if word.dotted else word.text in SMALL_PARTICLES


def _joins(piece: str) -> bool:
    """Whether a piece between hyphens is a particle: "Jean-de-Dieu", "Al-Masri"."""
    if piece.islower():
        return piece in PARTICLES or piece in SMALL_PARTICLES
    return piece.casefold() in ("al", "el")


def _sign(piece: str) -> str:
    """The first letter of a piece as a capital, with the marks that belong to it; there is one."""
    # A mark may stand before its letter in one grapheme: somebody's slip, and no reason to fail.
    there = ((found[0], _LETTER.search(found[0])) for found in _GRAPHEME.finditer(piece))
    grapheme = next(text[letter.start() :] for text, letter in there if letter)[:_SIGNS]
    if grapheme.isascii():
        return grapheme.upper()
    if _CASELESS.match(grapheme):
        return grapheme
    capital = unicodedata.normalize("NFC", grapheme.upper())
    first = _GRAPHEME.match(capital)
    return first[0] if first else grapheme
