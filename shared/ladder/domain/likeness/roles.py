"""Which words of a member's name are first names and which the surname: a guess by tables, order and the
roster.
"""

from collections.abc import Mapping, Sequence

from ladder.domain.likeness.tables import leaning
from ladder.domain.likeness.words import Form

GIVEN, SURNAME, PATRONYMIC = "g", "s", "p"


def leanings(form: Form, learnt: Mapping[str, float]) -> list[float]:
    """For each word how much it looks like a first name: tables first, then what the roster has shown."""
    found = []
    for word in form.words:
        if word.initial or word.patronymic:
            found.append(3.0)
        else:
            found.append(leaning(word.text) + max(-1.5, min(1.5, learnt.get(word.plain, 0.0))))
    return found


def split(form: Form, learnt: Mapping[str, float], first: float) -> tuple[str, ...]:
    """A role for each word. `first`: how much this roster writes the first name first (negative: the
    surname).
    """
    words = form.words
    count = len(words)
    if count == 1:
        return (GIVEN if leanings(form, learnt)[0] > 0 else SURNAME,)
    if form.comma and form.comma < count:
        roles = [SURNAME] * form.comma + [GIVEN] * (count - form.comma)
    else:
        roles = _by_capitals(form) or _likeliest(leanings(form, learnt), first, form)
    return tuple(
        PATRONYMIC if role == GIVEN and word.patronymic and roles.count(GIVEN) > 1 else role
        for role, word in zip(roles, words, strict=True)
    )


def _by_capitals(form: Form) -> list[str]:
    caps = [word.caps for word in form.words]
    if any(caps) and not all(caps) and (caps == sorted(caps) or caps == sorted(caps, reverse=True)):
        return [SURNAME if big else GIVEN for big in caps]
    return []


def _likeliest(lean: Sequence[float], first: float, form: Form) -> list[str]:
    count = len(lean)
    best, chosen = float("-inf"), [GIVEN] * (count - 1) + [SURNAME]
    for cut in range(1, count):
        torn = 0.8 if form.words[cut].joined else 0.0
        if any(place == cut for place, _ in form.particles):
            torn -= 0.6
        for head, sign in ((GIVEN, 1.0), (SURNAME, -1.0)):
            score = sign * (sum(lean[:cut]) - sum(lean[cut:]) + first) - torn
            score -= 0.2 * (cut - 1 if sign > 0 else count - cut - 1)  # one first name is the usual
            if score > best:
                tail = SURNAME if head == GIVEN else GIVEN
                best, chosen = score, [head] * cut + [tail] * (count - cut)
    return chosen


def learn(forms: Sequence[Form]) -> tuple[dict[str, float], float]:
    """What a roster shows: words that stand beside a known first name are surnames, and the usual order."""
    learnt: dict[str, float] = {}
    order = seen = 0
    for form in forms:
        words = form.words
        if len(words) != 2:  # noqa: PLR2004
            continue
        lean = leanings(form, {})
        if abs(lean[0] - lean[1]) < 2:  # noqa: PLR2004
            continue
        first = lean[0] > lean[1]
        if not form.comma:
            order += 1 if first else -1
            seen += 1
        for word, given in zip(words, (first, not first), strict=True):
            learnt[word.plain] = learnt.get(word.plain, 0.0) + (0.4 if given else -0.4)
    return learnt, (1.0 * order / seen if seen else 0.3)
