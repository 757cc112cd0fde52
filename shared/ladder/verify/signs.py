"""The few character classes of the package `regex` that the domain uses, over the standard library's `re`: it
stands in for that package where it is not installed.

It knows the properties of the Unicode version that Python has, and clusters of signs as far as names need
them; a test compares both over names in all scripts.
"""

import re
import sys
import unicodedata
from functools import cache
from importlib.util import find_spec
from types import ModuleType
from typing import Final

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
            "IDEOGRAPHIC ITERATION", "IDEOGRAPHIC NUMBER ZERO", "VERTICAL IDEOGRAPHIC ITERATION"),
    "Hangul": ("HANGUL ", "HALFWIDTH HANGUL ", "PARENTHESIZED HANGUL", "CIRCLED HANGUL"),
    "Hiragana": ("HIRAGANA ", "SQUARE HIRAGANA"),
    "Katakana": ("KATAKANA ", "HALFWIDTH KATAKANA LETTER", "SQUARE ", "CIRCLED KATAKANA"),
    "Bopomofo": ("BOPOMOFO ",),
    "Georgian": ("GEORGIAN ",),
    "Latin": ("LATIN ", "FULLWIDTH LATIN", "MODIFIER LETTER SMALL", "FEMININE ORDINAL", "MASCULINE ORDINAL"),
    "Greek": ("GREEK ",),
    "Cyrillic": ("CYRILLIC ",),
}  # fmt: skip
"""Scripts by the beginnings of their signs' names; only of letters and figures it is asked."""
_CATEGORIES: Final = ("L", "M", "Mn", "Lm", "Ll", "Lu", "Pd")
_VIRAMAS: Final = "\u094d\u09cd\u0acd\u0b4d\u0c4d\u0d4d"
_INDIC: Final = (
    "\u0915-\u0939\u0958-\u095f\u0978-\u097f\u0995-\u09b9\u09dc-\u09df\u09f0\u09f1\u0a95-\u0ab9\u0af9"
    "\u0b15-\u0b39\u0b5c-\u0b5f\u0b71\u0c15-\u0c39\u0c58-\u0c5a\u0d15-\u0d3a"
)
"""Consonants that a virama between them makes one sign (UAX 29, GB9c)."""
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
        return re.compile(_cluster(), re.DOTALL)
    if pattern == _LETTER:
        return re.compile(f"[{_ranges('Letter')}]")
    return re.compile(_PROPERTY.sub(_written, pattern), flags)


def _written(found: re.Match[str]) -> str:
    """The property as ranges: in brackets, unless it stands in brackets already."""
    before = found.string[: found.start()]
    inside = before.count("[") - before.count("\\[") > before.count("]") - before.count("\\]")
    return _ranges(found[1]) if inside else f"[{_ranges(found[1])}]"


def _cluster() -> str:
    """An extended grapheme cluster (UAX 29) as far as names need it: Hangul by its parts, a sign with what
    follows it.
    """
    hangul = "[\u1100-\u115f\ua960-\ua97c]*(?:[\uac00-\ud7a3]|[\u1160-\u11a7\ud7b0-\ud7c6])[\u1160-\u11ff]*"
    after = f"[{_ranges('Extend')}]*"
    joined = f"[{_INDIC}](?:{after}[{_VIRAMAS}]{after}[{_INDIC}])+"
    return rf"\r\n|(?:{hangul}|[\u1100-\u115f\ua960-\ua97c]+|{joined}|(?s:.)){after}"


@cache
def _ranges(name: str) -> str:
    """The characters of a property as the inside of a bracket."""
    runs: list[list[int]] = []
    for code in _codes()[name]:
        if runs and runs[-1][1] == code - 1:
            runs[-1][1] = code
        else:
            runs.append([code, code])
    return "".join(f"\\U{first:08x}-\\U{last:08x}" for first, last in runs)


@cache
def _codes() -> dict[str, list[int]]:
    """Code points by property, all found in one walk over Unicode."""
    found: dict[str, list[int]] = {
        name: [] for name in ("L", "M", "Mn", "Lm", "Ll", "Lu", "Pd", "Letter", "Extend")
    }
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
        if category[0] == "M" or code in (0x200C, 0x200D):
            found["Extend"].append(code)
        if category[0] in "LN" and (name := unicodedata.name(sign, "")).startswith(words):
            found[next(scripts[word] for word in words if name.startswith(word))].append(code)
    found["Default_Ignorable_Code_Point"] = sorted(ignorable)
    return found


def _in(ranges: tuple[tuple[int, int], ...]) -> set[int]:
    return {code for first, last in ranges for code in range(first, last + 1)}
