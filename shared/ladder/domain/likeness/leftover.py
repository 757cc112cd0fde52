"""Words that one side has and the other has not: which of them make another first name."""

from collections.abc import Sequence

from ladder.domain.likeness.data.marks import COMPOUND
from ladder.domain.likeness.tables import is_given
from ladder.domain.likeness.words import Form, Word


def is_first_name(word: Word) -> bool:
    """A first name, a patronymic or an initial: what may come and go beside the first name."""
    return word.initial or word.patronymic or is_given(word.text)


def changes_first_name(form: Form, left: Sequence[int]) -> bool:
    """Whether a word left over makes another first name of it: Maria and Maria Grazia, Eva and Eva-Maria."""
    for place in left:
        word = form.words[place]
        before = form.words[place - 1] if place else None
        after = form.words[place + 1] if place + 1 < len(form.words) else None
        if word.joined or (after is not None and after.joined):
            return True
        if word.initial or word.patronymic:
            continue
        if word.plain in COMPOUND and after is not None and is_given(after.text):
            return True
        if before is not None and before.plain in COMPOUND and is_given(word.text):
            return True
    return False
