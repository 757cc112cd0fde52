"""Why a member fits, in one code of `reasons`: the most telling difference first."""

import unicodedata
from collections.abc import Sequence

from ladder.domain.likeness.align import Alignment
from ladder.domain.likeness.evidence import Evidence
from ladder.domain.likeness.fold import DASHES
from ladder.domain.likeness.roles import SURNAME
from ladder.domain.likeness.tables import is_given, is_surname
from ladder.domain.likeness.words import Form

WEAK = {
    Evidence.SLIP: "typo",
    Evidence.NEAR: "typo",
    Evidence.SHORT: "nickname",
    Evidence.FORM: "gender_form",
    Evidence.SOUND: "spelling",
    Evidence.INITIAL: "initial",
    Evidence.CUT: "cut",
}
"""By the doubtful word, the most telling first."""
CUT_AT = 18
"""From this length on a typed name may have been cut by the program it was typed into (20 characters)."""
KINDS = ("hyphen", "surname_part", "patronymic", "middle")


def spelled_reason(typed: Form, meant: Form) -> str:
    """The same line: what is written differently all the same."""
    if particles_differ(typed, meant):
        return "particle"
    composed = unicodedata.normalize("NFC", typed.raw)
    if composed != typed.raw and composed == unicodedata.normalize("NFC", meant.raw):
        return "diacritics"
    return "spelling" if set(DASHES.findall(typed.raw)) != set(DASHES.findall(meant.raw)) else "exact"


def same_reason(typed: Form, meant: Form, found: Alignment) -> str:
    """All words the same."""
    evidence = {item for _, _, item in found.pairs}
    order = [j for _, j, _ in sorted(found.pairs)]
    hyphens = any(typed.words[i].joined != meant.words[j].joined for i, j, _ in found.pairs)
    differences = {
        "translit": Evidence.READ in evidence,
        "particle": found.particle or particles_differ(typed, meant),
        "nickname": bool(typed.quoted) and not meant.quoted,
        "spelling": found.joined or hyphens,
        "diacritics": Evidence.ACCENT in evidence,
        "order": order != sorted(order),
        "title": typed.title and not meant.title,
    }
    return next((reason for reason, differs in differences.items() if differs), "exact")


def weak_reason(typed: Form, roles: Sequence[str], found: Alignment, weak: Sequence[Evidence]) -> str:
    """One or two words are doubtful."""
    telling = min(weak, key=list(WEAK).index)
    of = {roles[j] for _, j, evidence in found.pairs if evidence == telling}
    if telling == Evidence.INITIAL and of == {SURNAME}:
        return "surname_initial"
    if telling == Evidence.CUT:
        if SURNAME not in of:
            return "nickname"
        return "cut" if len(typed.same) >= CUT_AT else "typo"
    if telling == Evidence.SOUND and any(evidence == Evidence.READ for _, _, evidence in found.pairs):
        return "translit"
    return WEAK[telling]


def left_reason(typed: Form, meant: Form, roles: Sequence[str], found: Alignment) -> str:
    """One side has a word more."""
    if any(evidence == Evidence.READ for _, _, evidence in found.pairs):
        return "translit"
    if typed.quoted and not meant.quoted:
        return "nickname"
    kinds = {
        _kind(
            typed,
            place,
            surname=is_surname(typed.words[place].text) and not is_given(typed.words[place].text),
        )
        for place in found.left_typed
    }
    kinds.update(_kind(meant, place, surname=roles[place] == SURNAME) for place in found.left_meant)
    return next(kind for kind in KINDS if kind in kinds)


def _kind(form: Form, place: int, *, surname: bool) -> str:
    word = form.words[place]
    last = place == len(form.words) - 1
    if word.joined or (not last and form.words[place + 1].joined):
        return "hyphen"
    if word.patronymic:
        return "patronymic"
    return "surname_part" if surname and (last or place == 0) else "middle"


def particles_differ(typed: Form, meant: Form) -> bool:
    """Small words missing or added, behind the name, or in another case than the words around them."""
    ours, theirs = [p for _, p in typed.particles], [p for _, p in meant.particles]
    if [p.casefold() for p in ours] != [p.casefold() for p in theirs]:
        return True
    if not ours or ours == theirs:
        return any(place == len(typed.words) for place, _ in typed.particles)
    if any(place == len(typed.words) for place, _ in typed.particles):
        return True
    in_step = all(typed.words[place].raw.isupper() == p.isupper() for place, p in typed.particles)
    lowered = all(word.raw.islower() for word in typed.words)
    return not lowered and not (in_step and any(p.isupper() for p in ours))
