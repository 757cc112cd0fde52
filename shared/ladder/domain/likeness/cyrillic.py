"""Cyrillic words and their romanizations, read back to one key.

A romanized word is read under all systems at once (English, scientific, passport, German, French, Polish),
so it has
several readings; two words agree where they share one. Keys are ASCII: Z zh, C ch, S sh, Q shch, c ts, J dzh.
"""

import re
from functools import lru_cache
from itertools import islice, product

from ladder.domain.likeness.fold import plain

LETTERS: dict[str, tuple[str, ...]] = {
    "а": ("a",), "б": ("b",), "в": ("v",), "г": ("g",), "ґ": ("g",), "д": ("d",), "е": ("e",), "ё": ("e",),
    "є": ("e",),
    "ж": ("Z",), "з": ("z",), "и": ("i",), "і": ("i",), "ї": ("i",), "й": ("i",), "к": ("k",), "л": ("l",),
    "м": ("m",),
    "н": ("n",), "о": ("o",), "п": ("p",), "р": ("r",), "с": ("s",), "т": ("t",), "у": ("u",), "ф": ("f",),
    "х": ("h",),
    "ц": ("c",), "ч": ("C",), "ш": ("S",), "щ": ("Q", "St"), "ъ": ("", "a", "u"), "ы": ("i",), "ь": ("",),
    "э": ("e",),
    "ю": ("iu",), "я": ("ia",), "ј": ("i",), "љ": ("li",), "њ": ("ni",), "ђ": ("J",), "ћ": ("C",),
    "џ": ("J",),
    "ѓ": ("g",), "ќ": ("k",), "ѕ": ("z",), "ў": ("u",), "дж": ("J",), "ьо": ("io", "e"), "йо": ("io", "e"),
}  # fmt: skip

GRAPHEMES: dict[str, tuple[str, ...]] = {
    "schtsch": ("Q",), "chtch": ("Q",), "shch": ("Q",), "stch": ("Q",), "szcz": ("Q",), "šč": ("Q",),
    "sht": ("St", "Q"),
    "tsch": ("C",), "tch": ("C",), "sch": ("S", "Q"), "dsch": ("J",), "dzh": ("J",), "dž": ("J",),
    "dj": ("J", "di"),
    "sh": ("S", "Z"), "zh": ("Z",), "ch": ("C", "h", "S"), "cz": ("C",), "sz": ("S",), "kh": ("h",),
    "ts": ("c",),
    "tz": ("c",), "ph": ("f",), "th": ("t",), "ck": ("k",), "gh": ("g",), "ou": ("u", "ou"), "ss": ("s",),
    "yo": ("e", "io"), "jo": ("e", "io", "Zo"), "io": ("io", "e"), "š": ("S",), "ś": ("S",), "ş": ("S",),
    "ș": ("S",),
    "č": ("C",), "ć": ("C",), "ç": ("c", "s"), "ž": ("Z",), "ż": ("Z",), "ź": ("z",), "đ": ("J",),
    "ŝ": ("Q",),
    "j": ("i", "Z", "J"), "y": ("i",), "w": ("v",), "x": ("ks",), "q": ("k",), "c": ("k", "c", "C"),
    "h": ("h", "g"),
    "s": ("s", "z", "S"), "z": ("z", "c", "Z"), "ë": ("e",), "ö": ("o", "e"), "ä": ("a", "ia"),
    "ü": ("u", "iu"),
    "â": ("ia", "a"),
    "û": ("iu", "u"), "è": ("e",), "ė": ("e",), "ǎ": ("a",), "ŭ": ("u",),
}  # fmt: skip
LATIN_PIECES = re.compile("|".join(sorted(map(re.escape, GRAPHEMES), key=len, reverse=True)) + "|.")
CYRILLIC_PIECES = re.compile("дж|ьо|йо|.")
TIDY = (
    (re.compile("SC|sC"), "Q"),
    (re.compile("ts"), "c"),
    (re.compile("dZ"), "J"),
    (re.compile("o(?:ff?)$"), "ov"),
    (re.compile("e(?:ff?)$"), "ev"),
    (re.compile("i+e"), "e"),
    (re.compile("(?<=[ZCSQ])o"), "e"),
    (re.compile(r"(.)\1+"), r"\1"),
)
MOST = 48
"""Readings kept of one word; the likelier come first."""


def tidy(key: str) -> str:
    """A raw key with what the systems write differently made one."""
    for pattern, becomes in TIDY:
        key = pattern.sub(becomes, key)
    return key


@lru_cache(maxsize=16384)
def written(word: str) -> tuple[str, ...]:
    """Keys of a lowered Cyrillic word, the usual one first."""
    options = [LETTERS.get(piece, ("",)) for piece in CYRILLIC_PIECES.findall(word)]
    return tuple(dict.fromkeys(tidy("".join(pieces)) for pieces in islice(product(*options), MOST)))


@lru_cache(maxsize=16384)
def read_back(word: str) -> frozenset[str]:
    """Keys of the Cyrillic words that a lowered Latin word may stand for."""
    options = [GRAPHEMES.get(piece) or (plain(piece),) for piece in LATIN_PIECES.findall(word)]
    choices = sorted((index for index, option in enumerate(options) if len(option) > 1), reverse=True)
    for index in choices[5:]:
        options[index] = options[index][:2]
    found = frozenset(tidy("".join(pieces)) for pieces in islice(product(*options), 5 * MOST))
    return found | read_back(word[1:]) if word.startswith("he") else found  # Helena for Елена
