"""One word, many typings: case, accents, scripts and look-alike letters taken off."""

import re
import unicodedata
from functools import lru_cache

DASHES = re.compile(r"\s*[‐‑‒–—―−]\s*|\s+-\s*|\s*-\s+")
"""Every dash, and a hyphen with blanks beside it, for the plain hyphen."""
LIGATURES = str.maketrans(
    {
        "ß": "ss", "ø": "o", "æ": "ae", "œ": "oe", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ı": "i",
        "ħ": "h",
        "ə": "e", "ŋ": "n", "ς": "σ", "ʹ": "", "ʼ": "", "’": "", "'": "", "`": "", "´": "", "‘": "", "ʻ": "",
    }
)  # fmt: skip
UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ø": "oe", "å": "aa", "ë": "e", "ñ": "n"})
SCRIPTS = (
    ("latin", re.compile(r"[a-zà-ɏḀ-ỿ]")),
    ("cyrillic", re.compile(r"[Ѐ-ԯ]")),
    ("greek", re.compile(r"[Ͱ-Ͽἀ-῿]")),
    ("han", re.compile(r"[㐀-鿿]")),
)
LOOKALIKE = {
    "cyrillic": str.maketrans("aceopxyikmhtb", "асеорхуикмнтв"),
    "greek": str.maketrans("aoiuvkpxetnmb", "αοιυνκρχετνμβ"),
}
"""Latin letters typed into a word of another script, for the letter that looks the same."""


def lower(text: str) -> str:
    """Casefolded and composed; accents kept."""
    return unicodedata.normalize("NFC", unicodedata.normalize("NFKC", text).casefold().replace("i̇", "i"))


def script(word: str) -> str:
    """`latin`, `cyrillic`, `greek`, `han` or `other`: the script of most of the letters of a lowered word."""
    best, most = "other", 0
    for name, letters in SCRIPTS:
        count = len(letters.findall(word))
        if count > most:
            best, most = name, count
    return best


@lru_cache(maxsize=16384)
def repaired(word: str) -> str:
    """A lowered word with the look-alike letters of another script put right."""
    table = LOOKALIKE.get(script(word))
    return word.translate(table) if table else word


@lru_cache(maxsize=16384)
def plain(word: str) -> str:
    """A lowered word without accents, script kept."""
    if word.isascii():
        return word.replace("'", "").replace("`", "")
    marks = unicodedata.normalize("NFKD", word.translate(LIGATURES))
    return "".join(letter for letter in marks if not unicodedata.combining(letter))


@lru_cache(maxsize=16384)
def spelled_out(word: str) -> str:
    """As `plain`, but ä, ö, ü written ae, oe, ue, as where the key is missing."""
    return word if word.isascii() else plain(word.translate(UMLAUTS))


def undoubled(word: str) -> str:
    """Each run of one letter shortened to one."""
    return re.sub(r"(.)\1+", r"\1", word)
