"""Text from outside made harmless and comparable: NFC, blanks collapsed, unseen characters taken out.

What a reader can see is never changed: markup, `=cmd|…` and the like are plain text, escaped on the way out.
"""

import unicodedata
from dataclasses import dataclass

_JOINERS = frozenset("\u200c\u200d")
"""Zero-width (non-)joiner: they shape words in Persian and Indic scripts; kept between their letters."""
_FIRST_JOINING = 0x0600
"""From Arabic on; a joiner between Latin, Greek or Cyrillic letters only makes equal names differ."""
_UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})
"""Controls, formats (bidi marks, zero-width signs, tags), lone surrogates, private use, unassigned."""
_FILLERS = frozenset("\u115f\u1160\u3164\uffa0\u034f\u2800\u00ad")
"""Letters and signs by category that show nothing: Hangul fillers, grapheme joiner, blank braille."""
MAX_MARKS = 8
"""Combining marks on one letter: no script needs more than four; a pile hides what stands around it."""


@dataclass(frozen=True, slots=True)
class Tidy:
    """A text made harmless; `dropped`: characters that nobody could see were taken out (blanks apart)."""

    text: str
    dropped: bool


def tidy(raw: str) -> Tidy:
    """The text in NFC without unseen characters, inner blanks as one space each, none at the ends."""
    if raw.isascii() and raw.isprintable():
        return Tidy(" ".join(raw.split()), dropped=False)
    kept: list[str] = []
    dropped = False
    marks = 0
    for at, char in enumerate(raw):
        if char.isspace():
            kept.append(" ")
            marks = 0
            continue
        marks = marks + 1 if unicodedata.category(char)[0] == "M" else 0
        if marks > MAX_MARKS or _is_unseen(raw, at, char):
            dropped = True
            continue
        kept.append(char)
    text = unicodedata.normalize("NFC", "".join(kept))
    return Tidy(" ".join(text.split()), dropped)


def _is_unseen(raw: str, at: int, char: str) -> bool:
    if char in _JOINERS:
        return not (_joins(raw[at - 1 : at]) and _joins(raw[at + 1 : at + 2]))
    return char in _FILLERS or unicodedata.category(char) in _UNSEEN


def _joins(neighbour: str) -> bool:
    return neighbour != "" and ord(neighbour) >= _FIRST_JOINING and unicodedata.category(neighbour)[0] in "LM"


def shown(raw: str, most: int = 60) -> str:
    """A piece of what was sent, fit to stand in a message."""
    text = tidy(raw[: most * 4]).text
    return text if len(text) <= most else text[: most - 1] + "…"
