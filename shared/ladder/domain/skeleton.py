"""Words of names and titles as they are compared: folded, and as a rough Latin skeleton (SPEC 5).

It compares what may be a name where nothing may be shown; who is who is decided in `likeness`, not here.
"""

import re
import unicodedata
from typing import Final

import regex

_MARKS: Final = regex.compile(r"\p{Mn}+")
_PLAIN_LETTERS: Final = str.maketrans(
    {"ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "æ": "ae", "œ": "oe", "ı": "i", "ŋ": "n", "ς": "σ"}
)
_TWICE: Final = re.compile(r"(.)\1+")


def _pairs(text: str) -> tuple[tuple[str, str], ...]:
    return tuple((written, sound) for written, _, sound in (pair.partition("=") for pair in text.split()))


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


def folded(text: str) -> str:
    """A casefolded text without accents, in plain letters."""
    if text.isascii():
        return text
    bare = _MARKS.sub("", unicodedata.normalize("NFKD", text))
    return unicodedata.normalize("NFC", bare).translate(_PLAIN_LETTERS)


def latin(word: str) -> str:
    """A folded word in rough Latin letters, so that a name is found in another script: Смирнов, Smirnov;
    Παπαδόπουλος, Papadopoulos. No letter stands twice in a row.
    """
    text = word
    if not text.isascii():
        for pair, sound in _GREEK_PAIRS:
            text = text.replace(pair, sound)
        text = text.translate(_LATIN)
    for written, sound in _SPELLINGS:
        text = text.replace(written, sound)
    return _TWICE.sub(r"\1", text)
