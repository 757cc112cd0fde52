"""A woman's and a man's form of one surname: Иванова and Ivanov, Kowalska, Nováková, Παπαδοπούλου."""

from functools import lru_cache

from ladder.domain.likeness.fold import plain
from ladder.domain.likeness.sounds import readings

CYRILLIC = (
    ("ova", "ov"),
    ("eva", "ev"),
    ("ina", "in"),
    ("skaia", "ski"),
    ("ska", "ski"),
    ("ckaia", "cki"),
    ("cka", "cki"),
    ("aia", "i"),
    ("aia", "oi"),
)
GREEK = (
    ("u", "os"),
    ("u", "is"),
    ("u", "as"),
    ("u", "us"),
    ("i", "is"),
    ("a", "as"),
    ("u", "es"),
    ("o", "os"),
    ("e", "es"),
    ("dos", "s"),
)
LATIN = (
    ("ska", "ski"), ("cka", "cki"), ("zka", "zki"), ("ska", "sky"), ("cka", "cky"), ("na", "ny"),
    ("ova", ""), ("ova", "a"),
    ("ova", "e"), ("kova", "ek"), ("cova", "ec"), ("lova", "el"), ("ova", "o"), ("ova", "y"), ("a", "y"),
    ("eva", "ev"), ("ova", "ov"), ("owa", "ow"),
    ("ina", "in"), ("aite", "as"), ("iene", "as"), ("yte", "ys"), ("iene", "ys"), ("dottir", "son"),
    ("ne", ""),
)  # fmt: skip
"""Endings of a woman's and a man's form: on readings, and on plain Latin."""
SHORTEST = 3


def _men(word: str) -> frozenset[str]:
    found: set[str] = set()
    for key in readings(word):
        pairs = {"c": CYRILLIC, "g": GREEK}.get(key[0], ())
        found.update(
            key.removesuffix(woman) + man
            for woman, man in pairs
            if key.endswith(woman) and len(key) > len(woman) + SHORTEST
        )
    bare = plain(word)
    found.update(
        "h:" + bare.removesuffix(woman) + man
        for woman, man in LATIN
        if bare.isascii() and bare.endswith(woman) and len(bare) >= len(woman) + SHORTEST
    )
    return frozenset(found)


@lru_cache(maxsize=8192)
def one_family(one: str, other: str) -> bool:
    """Whether two different lowered surnames are the woman's and the man's form of one."""
    return bool(_men(one) & readings(other) or _men(other) & readings(one))
