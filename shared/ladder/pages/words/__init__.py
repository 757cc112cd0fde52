"""Words: every text that a reader can see, from the catalogue of its language (`ladder/languages`), and its
numbers and days.
"""

from ladder.pages.words.catalogue import Words, console_words, words

__all__ = ["Words", "console_words", "words"]
