"""Greek words and their romanizations, read back to one key by sound.

As in `cyrillic`: a romanized word (ELOT, English, Greeklish) has several readings. T is θ, G is γκ and γγ.
"""

import re
import unicodedata
from functools import lru_cache
from itertools import islice, product

from ladder.domain.likeness.fold import plain

LETTERS = {
    "ου": "u", "αι": "e", "ει": "i", "οι": "i", "υι": "i", "αυ": "av", "ευ": "ev", "ηυ": "iv", "γγ": "G",
    "γκ": "G",
    "γχ": "nh", "γξ": "nks", "μπ": "b", "ντ": "d", "τζ": "tz", "α": "a", "β": "v", "γ": "g", "δ": "d",
    "ε": "e",
    "ζ": "z", "η": "i", "θ": "T", "ι": "i", "κ": "k", "λ": "l", "μ": "m", "ν": "n", "ξ": "ks", "ο": "o",
    "π": "p",
    "ρ": "r", "σ": "s", "τ": "t", "υ": "i", "φ": "f", "χ": "h", "ψ": "ps", "ω": "o", "\u0308": "",
}  # fmt: skip
PIECES = re.compile("(?:ου|αι|ει|οι|υι|αυ|ευ|ηυ)(?!\u0308)|γγ|γκ|γχ|γξ|μπ|ντ|τζ|.")
GRAPHEMES: dict[str, tuple[str, ...]] = {
    "ou": ("u",), "oy": ("u", "oi"), "ai": ("e", "ai"), "ae": ("e", "ae"), "ei": ("i", "ei"),
    "oi": ("i", "oi"),
    "yi": ("i",), "au": ("av",), "av": ("av",), "af": ("av",), "ay": ("av", "e"), "eu": ("ev",),
    "ev": ("ev",), "ef": ("ev",),
    "ey": ("ev", "ei"), "iv": ("iv",), "if": ("if", "iv"), "mp": ("b", "mp"), "mb": ("b", "mb"),
    "b": ("b", "v"), "nt": ("d", "nt"), "nd": ("nd", "d"),
    "gk": ("G",), "gg": ("G",), "ng": ("G",), "nk": ("G",), "gh": ("g",), "g": ("g", "G"), "gx": ("nh",),
    "nch": ("nh",),
    "nth": ("nT",), "th": ("T",), "dh": ("d",), "ch": ("h",), "kh": ("h",), "h": ("h", "i"),
    "x": ("ks", "h"), "cs": ("ks",),
    "c": ("k",), "q": ("k",), "ph": ("f",), "w": ("o", "v"), "y": ("i",), "u": ("u", "i"), "j": ("tz", "i"),
    "dz": ("tz",), "e": ("e", "i"), "8": ("T",), "ī": ("i",), "ō": ("o",), "ē": ("i",),
}  # fmt: skip
LATIN_PIECES = re.compile("|".join(sorted(GRAPHEMES, key=len, reverse=True)) + "|.")
TIDY = ((re.compile("g(?=[ie])"), "i"), (re.compile(r"(.)\1+"), r"\1"))
MOST = 192


def tidy(key: str) -> str:
    """γ before e and i sounds like y; doubled letters are one."""
    for pattern, becomes in TIDY:
        key = pattern.sub(becomes, key)
    return key


def without_accents(word: str) -> str:
    """Accents off, the diaeresis kept: it parts two vowels."""
    marks = unicodedata.normalize("NFD", word.replace("ς", "σ"))
    return "".join(letter for letter in marks if letter == "\u0308" or not unicodedata.combining(letter))


@lru_cache(maxsize=16384)
def written(word: str) -> str:
    """The key of a lowered Greek word."""
    return tidy("".join(LETTERS.get(piece, "") for piece in PIECES.findall(without_accents(word))))


@lru_cache(maxsize=16384)
def read_back(word: str) -> frozenset[str]:
    """Keys of the Greek words that a lowered Latin word may stand for."""
    options = [GRAPHEMES.get(piece) or (plain(piece),) for piece in LATIN_PIECES.findall(word)]
    return frozenset(tidy("".join(pieces)) for pieces in islice(product(*options), MOST))
