"""Which signs stand together as one (extended grapheme clusters, UAX 29), as a pattern for the standard `re`.

It knows the letters and marks of the Unicode version that Python has, and by the tables here what their
categories do not say. Emoji joined by a joiner are two here: a joiner is taken out of every name before.
"""

import sys
import unicodedata
from typing import Final

_EXTENDING: Final = (
    "9BE 9D7 B3E B57 BBE BD7 CC0 CC2 CC7-CC8 CCA-CCB CD5-CD6 D3E D57 DCF DDF 1715 1734 1B35 1B3B 1B3D "
    "1B43-1B44 1BAA 1BF2-1BF3 200D 302E-302F A953 A9C0 FF9E-FF9F 111C0 11235 1133E 1134D 11357 114B0 114BD "
    "115AF 116B6 11930 1193D 11F41 16FF0-16FF1 1D165-1D166 1D16D-1D172 1F3FB-1F3FF E0020-E007F"
)
"""What extends a sign although it is no nonspacing mark: vowels that stand beside, tones, shades of skin."""
_FOLLOWING: Final = "200C E33 EB3"
"""What follows its sign although it is no mark."""
_APART: Final = (
    "102B-102C 1038 1062-1064 1067-106D 1083 1087-108C 108F 109A-109C 1A61 1A63-1A64 AA7B AA7D 11720-11721"
)
"""Marks that stand for themselves: vowels and tones of Burmese, Tai Tham and Ahom."""
_BEFORE: Final = "600-605 6DD 70F 890-891 8E2 D4E 110BD 110CD 111C2-111C3 1193F 11941 11A84-11A89 11D46 11F02"
"""What belongs to the sign after it."""
_LINKING: Final = (
    "94D 9CD ACD B4D C4D D4D 1039 17D2 1A60 1B44 1BAB 1CF5-1CF6 A9C0 AAF6 10A3F 11133 1193E 11A3A 11A47 "
    "11A99 11F42"
)
"""Viramas: a consonant after one is one sign with what stands before it."""
_CONSONANTS: Final = (
    "915-939 958-95F 978-97F 995-9B9 9DC-9DF 9F0-9F1 A95-AB9 AF9 B15-B39 B5C-B5F B71 C15-C39 C58-C5A D15-D3A "
    "1000-102A 103F 1050-1055 105A-105D 1061 1065-1066 106E-1070 1075-1081 108E 1780-17B3 1A20-1A54 "
    "1B0B-1B0C 1B13-1B33 1B45-1B4C 1B83-1BA0 1BAE-1BAF 1BBB-1BBD A989-A98B A98F-A9B2 A9E0-A9E4 A9E7-A9EF "
    "A9FA-A9FE AA60-AA6F AA71-AA73 AA7A AA7E-AA7F AAE0-AAEA ABC0-ABDA 10A00 10A10-10A35 11103-11126 "
    "11144 11147 11900-1192F 11A00 11A0B-11A32 11A50 11A5C-11A83 11F04-11F33"
)
_INITIAL, _VOWEL, _FINAL = (
    "[\u1100-\u115f\ua960-\ua97c]",
    "[\u1160-\u11a7\ud7b0-\ud7c6]",
    "[\u11a8-\u11ff\ud7cb-\ud7fb]",
)
"""Parts of Hangul syllables."""
_FLAG: Final = "[\U0001f1e6-\U0001f1ff]"


def cluster() -> str:
    """The pattern of one cluster; as it matches any single sign, it splits every text."""
    marks, spacing, control = _by_category()
    extends = marks | _codes(_EXTENDING)
    mark = f"[{inside(extends | spacing | _codes(_FOLLOWING))}]"
    joined = f"[{inside(_codes(_LINKING))}][{inside(extends)}]*[{inside(_codes(_CONSONANTS))}]"
    after = f"(?:{joined}|{mark})*"
    whole = f"[{chr(0xAC00)}-{chr(0xD7A3)}]"
    open_ = "[" + "".join(map(chr, range(0xAC00, 0xD7A4, 28))) + "]"
    syllable = f"{_INITIAL}*(?:{open_}{_VOWEL}*|{whole}|{_VOWEL}+){_FINAL}*|{_INITIAL}+|{_FINAL}+"
    single = f"[{inside(control)}]"
    before = f"[{inside(_codes(_BEFORE))}]*"
    return rf"\r\n|{single}|{before}(?:{syllable}|{_FLAG}{{2}}|{joined}|(?!{single})(?s:.)){after}"


def _by_category() -> tuple[set[int], set[int], set[int]]:
    """Marks that take no room, marks that do, and signs that nothing stands together with."""
    marks: set[int] = set()
    spacing: set[int] = set()
    control: set[int] = set()
    apart = _codes(_APART)
    beside = _codes(_BEFORE) | _codes(_EXTENDING) | _codes(_FOLLOWING)
    for code in range(sys.maxunicode + 1):
        category = unicodedata.category(chr(code))
        if category in ("Mn", "Me") and code not in apart:
            marks.add(code)
        elif category == "Mc" and code not in apart:
            spacing.add(code)
        elif category in ("Cc", "Cf", "Zl", "Zp") and code not in beside:
            control.add(code)
    return marks, spacing, control


def _codes(table: str) -> set[int]:
    """The code points of a table of ranges in hexadecimal."""
    found: set[int] = set()
    for each in table.split():
        first, _, last = each.partition("-")
        found |= set(range(int(first, 16), int(last or first, 16) + 1))
    return found


def inside(codes: set[int]) -> str:
    """Code points as the inside of a bracket of a pattern."""
    runs: list[list[int]] = []
    for code in sorted(codes):
        if runs and runs[-1][1] == code - 1:
            runs[-1][1] = code
        else:
            runs.append([code, code])
    return "".join(f"\\U{first:08x}-\\U{last:08x}" for first, last in runs)
