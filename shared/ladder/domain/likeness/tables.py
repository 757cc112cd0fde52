"""The tables of names, prepared once: which words are names of their own, and which short form is whose."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache

from ladder.domain.likeness.data import given_names, short_forms, short_forms_east, surnames
from ladder.domain.likeness.fold import lower, plain, script
from ladder.domain.likeness.sounds import latin, readings

SHORT_TABLES = (
    short_forms.ENGLISH, short_forms.ITALIAN, short_forms.SPANISH, short_forms.PORTUGUESE, short_forms.FRENCH,
    short_forms.GERMAN, short_forms.DUTCH, short_forms_east.RUSSIAN, short_forms_east.UKRAINIAN,
    short_forms_east.BULGARIAN_SERBIAN, short_forms_east.LATIN_SLAVIC, short_forms_east.GREEK,
    short_forms_east.HUNGARIAN, short_forms_east.OTHERS,
)  # fmt: skip
GIVEN_TABLES = (given_names.LATIN, given_names.CYRILLIC, given_names.GREEK)
SURNAME_TABLES = (surnames.LATIN, surnames.CYRILLIC, surnames.GREEK)
MEN = ("ov", "ev", "in", "ow", "ew", "ов", "ев", "ин", "sk", "ck", "ск", "цк")
SURNAME_ENDING = re.compile(
    r"(?:[oei]v|[oei]va|[iy]n|ina|sk[iy]|ska[ia]?a?|enko|chuk|uk|ich|itsch|ic|escu|[oa]poul(?:os|ou)|idis|idou|iadis|akis|aki"
    r"|sen|son|sson|mann|ez|es|ini|etti|elli|ucci|ova|wa|ow|ew|ian|dze|shvili|stra|sma|czyk|wicz|oglu)$"
)


def _lines() -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
    for table in SHORT_TABLES:
        for line in table.strip().replace("\n  ", " ").splitlines():
            full, _, short = line.partition(":")
            yield tuple(full.strip().split("/")), tuple(short.split())


def _keys(word: str) -> Iterator[str]:
    """Keys under which a name of the tables is found: itself, and its readings where another script writes
    it.
    """
    yield plain(word)
    if script(word) in ("cyrillic", "greek"):
        yield from readings(word)


@dataclass(frozen=True, slots=True)
class Names:
    """First names and surnames by plain word and by reading; short forms by the number of the table's
    line.
    """

    given: frozenset[str]
    surnames: frozenset[str]
    full: dict[str, frozenset[int]]
    short: dict[str, frozenset[int]]


@cache
def names() -> Names:
    """The prepared tables (made at the first use, the same for every club)."""
    full: dict[str, set[int]] = {}
    short: dict[str, set[int]] = {}
    given: set[str] = {lower(word) for table in GIVEN_TABLES for word in table.split()}
    for number, (fulls, shorts) in enumerate(_lines()):
        for name in fulls:
            words = lower(name)
            given.update(re.split("[ -]", words))
            for key in _keys(re.sub("[ -]", "", words)):
                full.setdefault(key, set()).add(number)
        for name in shorts:
            for key in _keys(lower(name)):
                short.setdefault(key, set()).add(number)
    families = {lower(word) for table in SURNAME_TABLES for word in table.split()}
    return Names(
        frozenset(key for word in given for key in _keys(word)),
        frozenset(key for word in families for key in _keys(word)),
        {key: frozenset(numbers) for key, numbers in full.items()},
        {key: frozenset(numbers) for key, numbers in short.items()},
    )


def _found(word: str, table: dict[str, frozenset[int]]) -> frozenset[int]:
    numbers = table.get(plain(word), frozenset())
    for key in readings(word):
        numbers |= table.get(key, frozenset())
    return numbers


@lru_cache(maxsize=8192)
def fulls_of(word: str) -> frozenset[int]:
    """Numbers of the table's lines whose full name this lowered word is."""
    return _found(word, names().full)


@lru_cache(maxsize=8192)
def shorts_of(word: str) -> frozenset[int]:
    """Numbers of the table's lines that have this lowered word as a short form."""
    return _found(word, names().short)


def _known(word: str, table: frozenset[str], *, men: bool = False) -> bool:
    if plain(word) in table:
        return not men or word.endswith(MEN)
    if men and not word.endswith(MEN):
        return False
    return not readings(word).isdisjoint(table)


def related(one: str, other: str) -> str:
    """`short`: one lowered first name is a short form of the other; `full`: both are one name; or nothing.

    Two names that are both usual in Latin are not compared through what they may stand for in another script.
    """
    if {plain(one), plain(other)} <= names().given and script(one) == script(other) == "latin":
        full, short = (table.get(plain(one), frozenset()) for table in (names().full, names().short))
        fulls, shorts = (table.get(plain(other), frozenset()) for table in (names().full, names().short))
    else:
        full, short, fulls, shorts = fulls_of(one), shorts_of(one), fulls_of(other), shorts_of(other)
    if full & shorts or short & fulls or (short & shorts and not (is_given(one) and is_given(other))):
        return "short"
    return "full" if full & fulls else ""


@lru_cache(maxsize=8192)
def is_given(word: str) -> bool:
    """Whether a lowered word is a first name of its own."""
    return _known(word, names().given)


@lru_cache(maxsize=8192)
def is_surname(word: str) -> bool:
    """Whether a lowered word, or the man's form of it, is a common surname."""
    return _known(word, names().surnames) or _known(plain(word).rstrip("aа"), names().surnames, men=True)


@lru_cache(maxsize=16384)
def leaning(word: str) -> float:
    """How much a lowered word looks like a first name (positive) or a surname (negative)."""
    first, family = is_given(word), is_surname(word)
    if first != family:
        return 2.0 if first else -1.5
    if first:
        return 0.5
    return -1.0 if SURNAME_ENDING.search(latin(word)) else 0.0
