"""Slips of the hand: one letter omitted, doubled, swapped with its neighbour, or a neighbouring key
struck.
"""

from functools import lru_cache

from rapidfuzz.distance import OSA

ROWS = (
    ("qwertyuiop", "asdfghjkl", "zxcvbnm"),
    ("qwertzuiop", "asdfghjkl", "yxcvbnm"),
    ("йцукенгшщзхъ", "фывапролджэ", "ячсмитьбю"),
    ("йцукенгшщзхї", "фівапролджє", "ячсмитьбю"),
    ("σςερτυθιοπ"[1:], "ασδφγηξκλ", "ζχψωβνμ"),
)
SHIFTS = (0.0, 0.25, 0.75)
"""How far each row of keys stands to the right, in keys."""
REACH = 1.85
"""Keys no farther apart than this are neighbours: the six around, and the next on the slant."""
SHORTEST = 4
"""In shorter words one letter more or less makes another name."""
VOWELS = frozenset("aeiouyаеёиіїоуыэюяєαεηιουω")


def _neighbours() -> frozenset[tuple[str, str]]:
    pairs: set[tuple[str, str]] = set()
    for rows in ROWS:
        start = 1 if rows[0].startswith("ς") else 0
        keys = [
            (letter, place + SHIFTS[line] + (start if line == 0 else 0), line)
            for line, row in enumerate(rows)
            for place, letter in enumerate(row)
        ]
        for letter, x, y in keys:
            pairs.update((letter, other) for other, u, v in keys if (x - u) ** 2 + (y - v) ** 2 <= REACH**2)
    return frozenset((a, b) for a, b in pairs if a != b)


NEIGHBOURS = _neighbours()


def _longer(longer: str, shorter: str, place: int, *, typed_longer: bool) -> bool:
    letter = longer[place]
    around = longer[max(place - 1, 0) : place] + longer[place + 1 : place + 2]
    if letter in around:
        return True
    if place == len(longer) - 1 and letter in VOWELS:
        return False  # a last vowel more or less: Paolo's sister, not a slip
    if not typed_longer:
        return place > 0
    return place > 0 and any((letter, near) in NEIGHBOURS for near in around) and len(shorter) >= SHORTEST - 1


@lru_cache(maxsize=8192)
def slip(typed: str, meant: str) -> bool:
    """Whether two different plain words of one script differ by one likely slip of the hand.

    Never where only the last vowel differs (Mario, Maria), nor for a struck key that is no neighbour
    (Fokin, Fomin).
    """
    if min(len(typed), len(meant)) < SHORTEST - 1 or len(meant) < SHORTEST or OSA.distance(typed, meant) != 1:
        return False
    place = next(
        (i for i, (a, b) in enumerate(zip(typed, meant, strict=False)) if a != b), min(len(typed), len(meant))
    )
    if len(typed) != len(meant):
        longer, shorter = (typed, meant) if len(typed) > len(meant) else (meant, typed)
        return _longer(longer, shorter, place, typed_longer=len(typed) > len(meant))
    if typed[place + 1 :] != meant[place + 1 :]:
        # Two letters swapped: not the first two of a short word.
        return place > 0 or len(meant) > SHORTEST
    if place == len(meant) - 1 and typed[place] in VOWELS and meant[place] in VOWELS:
        return False
    return place > 0 and (typed[place], meant[place]) in NEIGHBOURS
