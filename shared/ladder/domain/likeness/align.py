"""A typed name laid beside a member's: which word stands for which, and what is left over on either side."""

from dataclasses import dataclass, field
from itertools import pairwise

from ladder.domain.likeness.evidence import STRONG, Evidence, compare
from ladder.domain.likeness.fold import script
from ladder.domain.likeness.roles import SURNAME
from ladder.domain.likeness.sounds import latin
from ladder.domain.likeness.words import Form

Pair = tuple[int, int, Evidence]
WIDEST = 3
"""Words that one joined word may stand for (Vanderberg)."""


@dataclass(slots=True)
class Alignment:
    """Pairs of places (typed, member's) with their evidence; places left over; what is written differently.

    `joined`: words run together or apart, `particle`: one of them a particle.
    """

    pairs: list[Pair] = field(default_factory=list)
    left_typed: list[int] = field(default_factory=list)
    left_meant: list[int] = field(default_factory=list)
    joined: bool = False
    particle: bool = False


def align(typed: Form, meant: Form, roles: tuple[str, ...]) -> Alignment:
    """The best laying side by side: same words first, then words run together, then whatever else may be
    one.
    """
    found = Alignment(left_typed=list(range(len(typed.words))), left_meant=list(range(len(meant.words))))
    grid = [
        (compare(word, other, surname=roles[place] == SURNAME), i, place)
        for i, word in enumerate(typed.words)
        for place, other in enumerate(meant.words)
    ]
    grid.sort(key=lambda item: (item[0], abs(item[1] - item[2])))
    _take(found, [item for item in grid if item[0] <= STRONG])
    if found.left_typed or found.left_meant:
        _join(found, typed, meant)
        _particles(found, typed, meant)
        _take(found, [item for item in grid if STRONG < item[0] < Evidence.NONE])
        _run_of_initials(found, typed, meant)
    return found


def _take(found: Alignment, grid: list[tuple[Evidence, int, int]]) -> None:
    for evidence, i, j in grid:
        if i in found.left_typed and j in found.left_meant:
            found.pairs.append((i, j, evidence))
            found.left_typed.remove(i)
            found.left_meant.remove(j)


def _sequence(form: Form) -> list[tuple[int, str]]:
    """All words with the particles where they stand; a particle's place is -1."""
    sequence: list[tuple[int, str]] = []
    for place in range(len(form.words) + 1):
        sequence.extend((-1, particle.casefold()) for at, particle in form.particles if at == place)
        if place < len(form.words):
            sequence.append((place, latin(form.words[place].text)))
    return sequence


def _windows(form: Form, free: list[int]) -> dict[str, list[int]]:
    """What words of a form give when they are run together, two or three, all of them free."""
    sequence = [item for item in _sequence(form) if item[0] < 0 or item[0] in free]
    found: dict[str, list[int]] = {}
    for width in range(2, WIDEST + 1):
        for start in range(len(sequence) - width + 1):
            window = sequence[start : start + width]
            places = [place for place, _ in window]
            if any(place >= 0 for place in places):
                found.setdefault("".join(text for _, text in window), places)
    return found


def _join(found: Alignment, typed: Form, meant: Form) -> None:
    for windows, left_one, left_many, one in (
        (_windows(meant, found.left_meant), found.left_typed, found.left_meant, typed),
        (_windows(typed, found.left_typed), found.left_meant, found.left_typed, meant),
    ):
        for place in list(left_one):
            places = windows.get(latin(one.words[place].text))
            if not places or not all(p in left_many for p in places if p >= 0):
                continue
            words = [p for p in places if p >= 0]
            found.joined = True
            found.particle = found.particle or -1 in places
            left_one.remove(place)
            for p in words:
                left_many.remove(p)
                pair = (place, p) if one is typed else (p, place)
                scripts = {script(typed.words[pair[0]].text), script(meant.words[pair[1]].text)}
                found.pairs.append((*pair, Evidence.ACCENT if len(scripts) == 1 else Evidence.READ))


def _particles(found: Alignment, typed: Form, meant: Form) -> None:
    """A word of one side that the other side takes for a particle (Lê, Le)."""
    for form, left in ((typed, found.left_meant), (meant, found.left_typed)):
        words = meant.words if form is typed else typed.words
        small = {particle.casefold() for _, particle in form.particles}
        for place in list(left):
            if words[place].plain in small:
                left.remove(place)


def _run_of_initials(found: Alignment, typed: Form, meant: Form) -> None:
    """`KH Finke`, `SJ Buckley`: capitals run together, for two first names."""
    if all(word.caps or word.initial for word in typed.words):
        return
    for i in list(found.left_typed):
        word = typed.words[i]
        if not word.caps or len(word.text) != 2:  # noqa: PLR2004
            continue
        for j, k in pairwise(found.left_meant):
            if meant.words[j].plain[:1] == word.plain[0] and meant.words[k].plain[:1] == word.plain[1]:
                found.left_typed.remove(i)
                found.left_meant.remove(j)
                found.left_meant.remove(k)
                found.pairs.extend(((i, j, Evidence.INITIAL), (i, k, Evidence.INITIAL)))
                break
