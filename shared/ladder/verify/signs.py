"""The few character classes of the package `regex` that the domain uses, over the standard library's `re`: it
stands in for that package where it is not installed.

It knows the properties of the Unicode version that Python has; a test compares both over names in all
scripts.
"""

import re
import sys
import unicodedata
from functools import cache
from importlib.util import find_spec
from types import ModuleType
from typing import Final

from ladder.verify import clusters

_IGNORABLE: Final = (
    (0xAD, 0xAD), (0x34F, 0x34F), (0x61C, 0x61C), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F),
    (0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F), (0x3164, 0x3164), (0xFE00, 0xFE0F),
    (0xFEFF, 0xFEFF), (0xFFA0, 0xFFA0), (0xFFF0, 0xFFF8), (0x1BCA0, 0x1BCA3), (0x1D173, 0x1D17A),
    (0xE0000, 0xE0FFF),
)  # fmt: skip
"""Default_Ignorable_Code_Point (DerivedCoreProperties): signs that show nothing."""
_LOGICAL_ORDER: Final = (
    (0xE40, 0xE44), (0xEC0, 0xEC4), (0x19B5, 0x19B7), (0x19BA, 0x19BA), (0xAAB5, 0xAAB6), (0xAAB9, 0xAAB9),
    (0xAABB, 0xAABC),
)  # fmt: skip
"""Logical_Order_Exception (PropList): vowels written before their consonant."""
_SCRIPTS: Final = {
    "Han": ("CJK UNIFIED", "CJK COMPATIBILITY IDEOGRAPH", "CJK RADICAL", "KANGXI RADICAL", "HANGZHOU NUMERAL",
            "IDEOGRAPHIC ITERATION", "IDEOGRAPHIC NUMBER ZERO", "VERTICAL IDEOGRAPHIC ITERATION",
            "OLD CHINESE ", "VIETNAMESE ALTERNATE READING MARK"),
    "Hangul": ("HANGUL ", "HALFWIDTH HANGUL ", "PARENTHESIZED HANGUL", "CIRCLED HANGUL"),
    "Hiragana": ("HIRAGANA ", "SQUARE HIRAGANA", "HENTAIGANA "),
    "Katakana": ("KATAKANA ", "HALFWIDTH KATAKANA LETTER", "SQUARE ", "CIRCLED KATAKANA"),
    "Bopomofo": ("BOPOMOFO ",),
    "Georgian": ("GEORGIAN ", "MODIFIER LETTER GEORGIAN"),
    "Latin": ("LATIN ", "FULLWIDTH LATIN", "MODIFIER LETTER SMALL", "FEMININE ORDINAL", "MASCULINE ORDINAL"),
    "Greek": ("GREEK ",),
    "Cyrillic": ("CYRILLIC ",),
}  # fmt: skip
"""Scripts by the beginnings of their signs' names; only of letters, marks and figures it is asked."""
_HOOK: Final = 0x16FE2
"""The one sign of punctuation that is Han."""
_CATEGORIES: Final = ("L", "M", "Mn", "Lm", "Ll", "Lu", "Pd")
_PROPERTY: Final = re.compile(r"\\p\{(\w+)\}")
_LETTER: Final = r"[\p{L}--\p{Lm}--\p{Logical_Order_Exception}]"


def stand_in() -> None:
    """Give the domain its character classes where `regex` is not installed."""
    if "regex" in sys.modules or find_spec("regex") is not None:
        return
    sys.modules["regex"] = module()


def module() -> ModuleType:
    """As much of `regex` as the domain imports."""
    made = ModuleType("regex", __doc__)
    members = {
        "compile": compiled,
        "IGNORECASE": re.IGNORECASE,
        "V1": 0,
        "Match": re.Match,
        "Pattern": re.Pattern,
    }
    for name, each in members.items():
        setattr(made, name, each)
    return made


def compiled(pattern: str, flags: int = 0) -> re.Pattern[str]:
    r"""A pattern with `\p{…}`, or that of one cluster of signs (`\X`)."""
    if pattern == r"\X":
        return re.compile(clusters.cluster())
    if pattern == _LETTER:
        return re.compile(f"[{_ranges('Letter')}]")
    return re.compile(_PROPERTY.sub(_written, pattern), flags)


def _written(found: re.Match[str]) -> str:
    """The property as ranges: in brackets, unless it stands in brackets already."""
    before = found.string[: found.start()]
    inside = before.count("[") - before.count("\\[") > before.count("]") - before.count("\\]")
    return _ranges(found[1]) if inside else f"[{_ranges(found[1])}]"


@cache
def _ranges(name: str) -> str:
    """The characters of a property as the inside of a bracket."""
    return clusters.inside(set(_codes()[name]))


@cache
def _codes() -> dict[str, list[int]]:
    """Code points by property, all found in one walk over Unicode."""
    found: dict[str, list[int]] = {name: [] for name in (*_CATEGORIES, "Letter")}
    found |= {name: [] for name in _SCRIPTS}
    ignorable, first = _in(_IGNORABLE), _in(_LOGICAL_ORDER)
    scripts = {beginning: name for name, each in _SCRIPTS.items() for beginning in each}
    words = tuple(scripts)
    for code in range(sys.maxunicode + 1):
        sign = chr(code)
        category = unicodedata.category(sign)
        if category in ("Cn", "Co", "Cs"):
            continue
        for name in (category, category[0]):
            if name in found:
                found[name].append(code)
        if category[0] == "L" and category != "Lm" and code not in first:
            found["Letter"].append(code)
        if (category[0] in "LMN" or code == _HOOK) and (name := unicodedata.name(sign, "")).startswith(words):
            found[next(scripts[word] for word in words if name.startswith(word))].append(code)
    found["Default_Ignorable_Code_Point"] = sorted(ignorable)
    return found


def _in(ranges: tuple[tuple[int, int], ...]) -> set[int]:
    return {code for first, last in ranges for code in range(first, last + 1)}
