"""What a word may sound like: its readings for exact comparison, one rough Latin key for search and near
hits.
"""

import re
from functools import lru_cache

from ladder.domain.likeness import cyrillic, greek, hanzi
from ladder.domain.likeness.fold import plain, script, spelled_out

LATIN_OF = str.maketrans(
    {"Z": "zh", "C": "ch", "S": "sh", "Q": "sh", "J": "j", "c": "ts", "T": "th", "G": "g"}
)
ROUGHLY = (
    (re.compile("^mac(?=[^aeiou]|[aeiou]{2})"), "mc"),
    (re.compile("schtsch|shch|tsch|tch|sch|sh|szcz|sz|zs|zh"), "s"),
    (re.compile("cz|cs|ch(?=[eiy])|ci(?=[aou])"), "c"),
    (re.compile("ph"), "f"),
    (re.compile("kh|gh|ch|ck|qu|q"), "k"),
    (re.compile("th"), "t"),
    (re.compile("x"), "ks"),
    (re.compile("ts|tz|dz"), "s"),
    (re.compile("c(?=[eiy])"), "s"),
    (re.compile("c"), "k"),
    (re.compile("gn"), "ni"),
    (re.compile("ou|oo"), "u"),
    (re.compile("[yj]"), "i"),
    (re.compile("[wf]"), "v"),
    (re.compile("z"), "s"),
    (re.compile("(?<=[^aeiou])h|h$"), ""),
    (re.compile("ii|ie|ei|ea|ae(?!l)"), "i"),
    (re.compile(r"(.)\1+"), r"\1"),
)


@lru_cache(maxsize=16384)
def latin(word: str) -> str:
    """A lowered word in plain Latin letters, one usual romanization."""
    kind = script(word)
    if kind == "cyrillic":
        return cyrillic.written(word)[0].translate(LATIN_OF)
    if kind == "greek":
        return greek.written(word).translate(LATIN_OF)
    if kind == "han":
        return min(hanzi.pinyin(word), default="")
    return plain(word)


@lru_cache(maxsize=16384)
def rough(word: str) -> str:
    """A key that most spellings of one name share; many different names share it too."""
    key = latin(word)
    for pattern, becomes in ROUGHLY:
        key = pattern.sub(becomes, key)
    return key


@lru_cache(maxsize=16384)
def readings(word: str) -> frozenset[str]:
    """Keys under which a lowered word may be written in another script; `c:` Cyrillic, `g:` Greek, `h:`
    Pinyin.
    """
    kind = script(word)
    if kind == "cyrillic":
        return frozenset("c:" + key for key in cyrillic.written(word))
    if kind == "greek":
        return frozenset(("g:" + greek.written(word),))
    if kind == "han":
        return frozenset("h:" + key for key in hanzi.pinyin(word))
    if kind != "latin":
        return frozenset()
    found = {"h:" + plain(word), "h:" + spelled_out(word)}
    found.update("c:" + key for key in cyrillic.read_back(word))
    found.update("g:" + key for key in greek.read_back(word))
    return frozenset(found)


FIRST_LETTERS = """
а:a б:b в:vw г:gh ґ:gh д:d е:eyji ё:yjei є:yjie ж:zjs з:zs и:iy і:iyj ї:iy й:ijy к:kc л:l м:m н:n о:o п:p р:r
с:s т:t у:u ф:fp х:hkcx ц:ctz ч:ct ш:s щ:s э:e ю:yjiu я:yjia ј:jiy ђ:d ћ:c џ:d љ:l њ:n
α:a β:vb γ:gyj δ:d ε:e ζ:z η:ih θ:t ι:ijy κ:kc λ:l μ:m ν:nd ξ:xk ο:o π:pb ρ:r σ:s τ:td υ:yiu φ:fp χ:chkx ψ:p
ω:ow
"""
INITIALS = dict(pair.split(":") for pair in FIRST_LETTERS.split())
"""First letters of romanizations, by the first letter in Cyrillic or Greek."""


@lru_cache(maxsize=16384)
def initials(word: str) -> frozenset[str]:
    """Plain letters that may stand for a lowered word as its initial."""
    bare = plain(word)
    if script(word) == "han":
        return frozenset(key[0] for key in hanzi.pinyin(word))
    first = bare[:1]
    if not first:
        return frozenset()
    return frozenset((first, *INITIALS.get(word[0], INITIALS.get(first, ""))))
