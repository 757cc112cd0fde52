"""A name in another case than it was typed in: "Мемориал Павла", "Memorial Dorohovoy", "Κύπελλο Νίκου".

Of a name and of a title's word it gives stems, marked with the way of declining, so that a stem meets only
stems of its own kind. It refuses to know grammar: a stem too many hides a title, one too few shows a name.
"""

import re
from collections.abc import Iterator
from itertools import islice
from typing import Final


def _ends(text: str) -> tuple[str, ...]:
    return tuple(end.strip("-") for end in text.split())


_ADJECTIVES: Final = _ends("-ии -ыи -ои -ая -яя")
_NOUNS: Final = _ends("-а -я -и -ь -о -")
"""Endings of names as folded (й is и)."""
_OF_ADJECTIVES: Final = _ends(
    "-ого -его -ому -ему -ыми -ими -ым -им -ом -ем -ои -еи -ых -их -ыи -ии -ая -яя -ую -юю -ые -ие"
)
_OF_NOUNS: Final = _ends("-ами -ями -ью -ов -ев -ом -ем -ои -еи -а -у -е -ы -и -ю -я -")
_SHORTEST: Final = 2
_LONGER: Final = 3
"""Letters of a stem that takes an ending as long or an adjective's: a shorter one would be in any word."""
_SURNAME: Final = 4
"""Letters of the stem of a noun that is declined like an adjective too: Смирновым, Ивановой."""
_FLEETING: Final = re.compile(r"([^аеиоуыэюя])[ео]([^аеиоуыэюяьъ])\Z")
_AFTER_VOWEL: Final = re.compile(r"([аеиоуыэюя])[ея]([^аеиоуыэюяьъ])\Z")

_GREEK: Final = (
    # endings of a name, endings of its cases, as folded
    (_ends("-οσ -ου"), _ends("-οσ -ου -ο -ε -οι -ων -ουσ")),
    (_ends("-ησ -η"), _ends("-ησ -η -ηδεσ -ηδων")),
    (_ends("-ασ -α"), _ends("-ασ -α -αδεσ -αδων -εσ")),
)
_GREEK_STEM: Final = 3

_LATIN: Final = (
    # endings of a name and of its cases in the skeleton's letters; the least of a stem; what it ends with
    (_ends("-aia -oi -a -i -"), _ends(
        "-ogo -ego -omu -emu -aia -uiu -oiu -oi -ei -im -om -em -ih -a -u -i -e -o -"
    ), 5, ("ov", "ev", "in", "sk")),
    (_ends("-os -u"), _ends("-os -u"), 4, ()),
    (_ends("-os -u"), _ends("-os -u -o -e -on"), 5, ()),
    (_ends("-is -i"), _ends("-is -i"), 4, ()),
    (_ends("-as"), _ends("-as -a"), 4, ()),
)  # fmt: skip
"""Slavic surnames, then Greek names in Latin letters."""


def of_name(word: str, skeleton: str) -> Iterator[str]:
    """The stems of a folded word of a name. `skeleton`: the word in Latin letters."""
    if "а" <= word[0] <= "ӿ":
        yield from _russian_name(word)
    elif "α" <= word[0] <= "ω":
        for kind, (ends, _) in enumerate(_GREEK):
            yield from (f"{stem}~{kind}" for stem in islice(_stems(word, ends, _GREEK_STEM), 1))
    for kind, (ends, _, least, last) in enumerate(_LATIN):
        yield from (f"{stem}~l{kind}" for stem in islice(_stems(skeleton, ends, least, last), 1))


def of_title(word: str, skeleton: str) -> Iterator[str]:
    """The stems of a folded word of a title, whatever case it is in."""
    if "а" <= word[0] <= "ӿ":
        yield from (f"{stem}~a" for stem in _stems(word, _OF_ADJECTIVES, _LONGER))
        for end in _OF_NOUNS:
            least = _SHORTEST if len(end) < _LONGER else _LONGER
            yield from (f"{stem}~r" for stem in _stems(word, (end,), least))
    elif "α" <= word[0] <= "ω":
        for kind, (_, cases) in enumerate(_GREEK):
            yield from (f"{stem}~{kind}" for stem in _stems(word, cases, _GREEK_STEM))
    for kind, (_, cases, least, last) in enumerate(_LATIN):
        yield from (f"{stem}~l{kind}" for stem in _stems(skeleton, cases, least, last))


def _russian_name(word: str) -> Iterator[str]:
    """The stems of a Russian name: "Чайковский", "Анна", "Павел" (Павла), "Лев" (Льва), "Заяц" (Зайца),
    "Соловей" (Соловья).
    """
    nouns = list(islice(_stems(word, _NOUNS, _SHORTEST), 1))
    if fleeting := _FLEETING.search(word):
        soft = "ь" if fleeting[1] == "л" else ""
        nouns.append(f"{word[: fleeting.start()]}{fleeting[1]}{soft}{fleeting[2]}")
    if after := _AFTER_VOWEL.search(word):
        nouns.append(f"{word[: after.start()]}{after[1]}и{after[2]}")
    if word.endswith("еи"):
        nouns.append(f"{word[:-2]}ь")
    yield from (f"{stem}~r" for stem in nouns)
    yield from (f"{stem}~a" for stem in _stems(word, _ADJECTIVES, _LONGER))
    yield from (f"{stem}~a" for stem in nouns if len(stem) >= _SURNAME)


def _stems(word: str, ends: tuple[str, ...], least: int, last: tuple[str, ...] = ()) -> Iterator[str]:
    """The word without each of these endings that it has; of `least` letters, and ending in one of `last`,
    if there are any.
    """
    for end in ends:
        stem = word.removesuffix(end)
        if word.endswith(end) and len(stem) >= least and (not last or stem.endswith(last)):
            yield stem
