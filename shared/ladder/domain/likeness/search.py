"""Who comes into question at all: members who share a word, or nearly one, with a typed name."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from math import log

from rapidfuzz import process
from rapidfuzz.distance import JaroWinkler

from ladder.domain.likeness.fit import Known
from ladder.domain.likeness.sounds import initials, rough
from ladder.domain.likeness.words import Form

MOST = 28
"""Members looked at closely for one typed name."""
NEAR, FAR = 0.45, 0.15
"""Least share of the best member's weight; an initial fits many, and all of them must be seen."""
CLOSE = 0.8
INITIAL_FITS = 0.3
"""What an initial adds: it finds the right ones of a large family."""
NEAREST = 24
"""Near words followed for one typed word."""


@dataclass(frozen=True, slots=True)
class Search:
    """Rough keys of all the roster's words, each with the places of the members who have it."""

    members: dict[str, tuple[int, ...]]
    keys: tuple[str, ...]
    letters: dict[int, frozenset[str]]

    @staticmethod
    def of(knowns: Sequence[Known]) -> "Search":
        """Prepared from every way in which the members are written."""
        members: defaultdict[str, dict[int, None]] = defaultdict(dict)
        for known in knowns:
            run = [rough(word.text) for word in known.form.words if not word.initial]
            for key in (*run, *(_joined(known.form))):
                if key:
                    members[key][known.member] = None
        letters: defaultdict[int, set[str]] = defaultdict(set)
        for known in knowns:
            letters[known.member].update(*(initials(word.text) for word in known.form.words))
        return Search(
            {key: tuple(found) for key, found in members.items()},
            tuple(members),
            {member: frozenset(found) for member, found in letters.items()},
        )

    def near(self, typed: Form) -> list[int]:
        """Places of the members to look at, the likeliest first."""
        total: defaultdict[int, float] = defaultdict(float)
        for key in dict.fromkeys((*(rough(w.text) for w in typed.words if not w.initial), *_joined(typed))):
            best: dict[int, float] = {}
            for near, score in self._words(key):
                holders = self.members[near]
                weight = score**3 / (1 + 0.25 * log(len(holders)))
                for member in holders:
                    if weight > best.get(member, 0.0):
                        best[member] = weight
            for member, weight in best.items():
                total[member] += weight
        short = {letter for word in typed.words if word.initial for letter in initials(word.text)}
        if short:
            for member in total:
                total[member] += INITIAL_FITS * (not short.isdisjoint(self.letters[member]))
        ranked = sorted(total.items(), key=lambda item: (-item[1], item[0]))[: 2 * MOST if short else MOST]
        least = (FAR if short else NEAR) * ranked[0][1] if ranked else 0.0
        return [member for member, weight in ranked if weight >= least]

    def _words(self, key: str) -> list[tuple[str, float]]:
        if not key:
            return []
        found = process.extract(
            key, self.keys, scorer=JaroWinkler.normalized_similarity, score_cutoff=CLOSE, limit=NEAREST
        )
        return [(near, score) for near, score, _ in found]


def _joined(form: Form) -> list[str]:
    """Neighbouring words and particles run together, as one key: `Vanderberg`, `Gianmarco`."""
    if not form.particles and len(form.words) < 3:  # noqa: PLR2004
        return []
    small = "".join(particle.casefold() for _, particle in form.particles)
    if small:
        return [
            rough(small + form.words[place].text)
            for place, _ in form.particles[-1:]
            if place < len(form.words)
        ]
    return [rough(form.words[0].text + form.words[1].text)]
