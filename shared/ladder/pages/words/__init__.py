"""Words: every text that a reader can see, one catalogue a language (`en.po` and its sisters), and its
numbers and days.

A sixth language is one more `.po` file here and its place in `records.LANGUAGES`.
"""

from ladder.pages.words.catalogue import Words, words

__all__ = ["Words", "words"]
