"""What two words have to do with each other, in classes: never a sum (Paola and Paolo are near, and two
people).
"""

from enum import IntEnum
from functools import lru_cache

from rapidfuzz.distance import OSA, JaroWinkler

from ladder.domain.likeness.fold import plain, script, spelled_out, undoubled
from ladder.domain.likeness.forms import one_family
from ladder.domain.likeness.hanzi import SOUNDS
from ladder.domain.likeness.slips import SHORTEST, VOWELS, slip
from ladder.domain.likeness.sounds import initials, latin, readings, rough
from ladder.domain.likeness.tables import is_given, is_surname, names, related
from ladder.domain.likeness.words import Word


class Evidence(IntEnum):
    """The strongest first. Up to READ it is the same word; from FORM on something else is needed beside
    it.
    """

    SAME = 0
    ACCENT = 1
    READ = 2
    FORM = 3
    SHORT = 4
    INITIAL = 5
    CUT = 6
    SLIP = 7
    SOUND = 8
    NEAR = 9
    NONE = 10


STRONG = Evidence.READ
SOFT = frozenset("jyi")
OTHER_STARTS = {
    **dict.fromkeys("jyi", tuple(a + b for a in "jyi" for b in "aeou")),
    "e": ("ye", "je", "ie"),
    "v": ("w",),
    "w": ("v",),
    "h": ("kh",),
    "f": ("ph",),
    "x": ("ks", "kh"),
}
"""How a first name may begin in another romanization, by its initial in one."""
LONG = 8
GREEK_ENDS = VOWELS | {"s"}
"""Last letters of Greek names; two Latin words that end otherwise are not read as Greek."""
CLOSE = 0.91
"""Jaro-Winkler similarity of rough keys from which a surname is worth showing beside the same first name."""


@lru_cache(maxsize=8192)
def _initial(short: str, word: str) -> bool:
    """Whether a lowered initial or abbreviation may stand for a lowered word."""
    if plain(word).startswith(plain(short)):
        return True
    if len(short) > 1:
        starts = tuple(readings(short))
        return bool(starts) and any(key.startswith(starts) for key in readings(word))
    if script(short) != script(word):
        return not initials(short).isdisjoint(initials(word))
    return latin(word).startswith(OTHER_STARTS.get(plain(short), short))


def _same_word(typed: str, meant: str) -> Evidence:
    if plain(typed) == plain(meant):
        return Evidence.SAME if typed == meant else Evidence.ACCENT
    if spelled_out(typed) == plain(meant) or plain(typed) == spelled_out(meant):
        return Evidence.ACCENT
    common = readings(typed) & readings(meant)
    if script(typed) == script(meant) and common and not _other_system(typed, meant, common):
        return Evidence.NONE
    return Evidence.READ if common else Evidence.NONE


def _other_system(typed: str, meant: str, common: frozenset[str]) -> bool:
    """Whether two words of one script are two romanizations, and not rather a slip or another name."""
    one, other = plain(typed), plain(meant)
    if undoubled(one) == undoubled(other) or _last_vowels_differ(typed, meant):
        return False
    tables = (names().given, names().surnames)
    if all(any(word in table for table in tables) for word in (one, other)):
        return False  # Marko and Marco, Dupond and Dupont: each a name of its own as it stands
    if one in SOUNDS and other in SOUNDS:
        return False  # Zhang and Shang, Chen and Shen
    if any(key.startswith("c:") for key in common):
        return True
    greek = all(len(word) > SHORTEST and word[-1] in GREEK_ENDS for word in (one, other))
    return greek and not slip(one, other)


def _last_vowels_differ(typed: str, meant: str) -> bool:
    one, other = plain(typed)[-1:], plain(meant)[-1:]
    if one in SOFT and other in SOFT:
        return False
    return one != other and (one in VOWELS or other in VOWELS)


def _own_name(typed: str, meant: str) -> bool:
    """Whether what looks like a slip is a name of its own. A doubled letter is read like a single one, so
    it is not.
    """
    if undoubled(plain(typed)) == undoubled(plain(meant)):
        return plain(typed) in names().given or plain(typed) in names().surnames
    return is_given(typed) or is_surname(typed)


def _doubled(typed: str, meant: str) -> bool:
    """A letter doubled or undoubled by a slip, which readings and tables would not see."""
    one, other = plain(typed), plain(meant)
    return undoubled(one) == undoubled(other) and slip(one, other) and not _own_name(typed, meant)


def _given(typed: str, meant: str) -> Evidence:
    """Two different first names."""
    if _doubled(typed, meant):
        return Evidence.SLIP
    relation = related(typed, meant)
    if relation:
        return Evidence.SHORT if relation == "short" else Evidence.SOUND
    if script(typed) == script(meant) and slip(plain(typed), plain(meant)) and not _own_name(typed, meant):
        return Evidence.SLIP
    return Evidence.NONE if is_given(typed) and is_given(meant) else _like_given(typed, meant)


def _like_given(typed: str, meant: str) -> Evidence:
    """Two first names of which the tables know one at most."""
    one, other = plain(typed), plain(meant)
    if len(one) >= SHORTEST - 1 and (other.startswith(one) or _pet_name(one, other)):
        return Evidence.CUT
    if rough(typed) == rough(meant):
        return Evidence.SOUND
    distance = OSA.distance(latin(typed), latin(meant), score_cutoff=2)
    most = 1 if len(other) == SHORTEST or is_given(typed) else 2
    return Evidence.NEAR if len(other) >= SHORTEST and distance <= most else Evidence.NONE


PET_ENDINGS = (
    "inho", "inha", "ito", "ita", "illo", "illa", "ino", "ina", "etto", "etta", "uccio", "uccia", "chen",
    "lein", "erl",
    "ie", "i", "y", "ek", "ka", "ko", "ik", "us", "sia", "cia", "sha", "ja", "je", "tje", "ke", "ska",
    "uska", "en", "o",
    "ик", "ка", "ша", "чка", "ня", "ля", "ко", "ся", "ась", "усь", "ечка", "очка", "енька", "юша", "уша",
    "ёк",
    "ακης", "ουλα", "ιτσα", "ακι", "ουλης",
)  # fmt: skip


def _pet_name(short: str, full: str) -> bool:
    """A short form by rule: a pet ending behind a beginning of three letters or more."""
    return any(
        short.endswith(end) and len(short) - len(end) >= SHORTEST - 1 and full.startswith(short[: -len(end)])
        for end in PET_ENDINGS
    )


def _surname(typed: str, meant: str) -> Evidence:
    """Two different surnames."""
    if one_family(typed, meant):
        return Evidence.FORM
    one, other = plain(typed), plain(meant)
    alike = script(typed) == script(meant)
    if alike and slip(one, other) and not _own_name(typed, meant):
        return Evidence.SLIP
    if rough(typed) == rough(meant):
        return Evidence.SOUND
    if alike and len(one) >= SHORTEST and other.startswith(one):
        return Evidence.CUT
    return Evidence.NEAR if _near(typed, meant) else Evidence.NONE


def _consonants(key: str) -> str:
    return "".join(letter for letter in key if letter not in VOWELS)


def _near(typed: str, meant: str) -> bool:
    one, other = latin(typed), latin(meant)
    longest = max(len(one), len(other))
    if longest < SHORTEST:
        return False
    most = 1 if longest <= SHORTEST + 1 else 2 if longest <= LONG else 3
    if OSA.distance(one, other, score_cutoff=most) <= most:
        return True
    one, other = rough(typed), rough(meant)
    if (
        one[:1] == other[:1]
        and len(_consonants(one)) >= SHORTEST - 1
        and _consonants(one) == _consonants(other)
    ):
        return True
    return len(one) > SHORTEST and JaroWinkler.similarity(one, other) >= CLOSE


@lru_cache(maxsize=32768)
def _compare(typed: str, meant: str, surname: bool) -> Evidence:  # noqa: FBT001
    found = _same_word(typed, meant)
    if found != Evidence.NONE:
        return found
    return _surname(typed, meant) if surname else _given(typed, meant)


def compare(typed: Word, meant: Word, *, surname: bool) -> Evidence:
    """The class of evidence that `typed` stands for `meant`, a surname or a first name of the member."""
    if typed.initial or meant.initial:
        if typed.initial and meant.initial:
            same = Evidence.SAME if typed.plain == meant.plain else Evidence.INITIAL
            return same if _initial(typed.text, meant.text) else Evidence.NONE
        short, word = (typed, meant) if typed.initial else (meant, typed)
        return Evidence.INITIAL if _initial(short.text, word.text) else Evidence.NONE
    return _compare(typed.text, meant.text, surname)
