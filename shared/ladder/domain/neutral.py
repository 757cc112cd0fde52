"""The neutral label that stands in place of a text that was erased (SPEC 5). It refuses to say whose it was.

A label is made of a keyed digest of the text, so that equal texts of one club have equal labels: links,
merges and late retries go on working, and a text that comes in again is known without being kept.
"""

import re
from collections.abc import Callable

type Label = Callable[[str], str]
"""A text -> its neutral label; equal in comparison form (`naming.normal`), equal label. The club's key is in
it."""

DIGEST_LETTERS = 12
"""Letters of 5 bits: of a million texts of one club two would be taken for one in two million clubs."""

_WORD = "Erased "
_NEUTRAL = re.compile(rf"{_WORD}[0-9a-hjkmnp-tv-z]{{{DIGEST_LETTERS}}}\Z")


def neutral(digest: str) -> str:
    """The label of this digest."""
    return _WORD + digest


def is_neutral(text: str) -> bool:
    """Whether this is a label, and nobody's name."""
    return _NEUTRAL.match(text) is not None


def digest_in(label: str) -> str:
    """The digest that a label holds."""
    return label.removeprefix(_WORD)
