"""One night's list settled: who is ticked, who is only offered. Two names typed on one night are two
people.
"""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field

from ladder.domain.likeness.fit import Level, Verdict

READ_LOOSELY = ("translit", "particle")
"""Reasons by which a name that is only near may be the one that was meant."""
SOME = 3
"""Members offered who share a name's surname only."""


@dataclass(slots=True)
class Choice:
    """All who fit one typed name, best first; what is offered of them; who is ticked (None: nobody).

    `elsewhere`: who would fit as well but is clearly another name of the night: shown last, never ticked,
    for the other
    claim is only a suggestion too. `crowded`: there is such a one, or nearly.
    """

    fits: list[Verdict]
    offered: list[Verdict] = field(default_factory=list)
    ticked: Verdict | None = None
    elsewhere: list[Verdict] = field(default_factory=list)
    crowded: bool = False

    def confidence(self, verdict: Verdict) -> str:
        """`sure`, `likely` or `possible`."""
        if verdict is not self.ticked:
            return "possible"
        return "sure" if verdict.spelled else "likely"


def settle(choices: Sequence[Choice]) -> None:
    """Ticks and offers for the whole list: clear claims first, then the rest without the members so
    claimed.
    """
    claimed: dict[int, Choice] = {}
    for choice in choices:
        best = _clear(choice.fits)
        if best is not None:
            claimed[best.member] = (
                choice if best.member not in claimed else _stronger(claimed[best.member], choice)
            )
    for choice in choices:
        others = [verdict for verdict in choice.fits if claimed.get(verdict.member, choice) is not choice]
        choice.fits = [verdict for verdict in choice.fits if claimed.get(verdict.member, choice) is choice]
        choice.elsewhere = [verdict for verdict in others if verdict.standing <= Level.ONE_DOUBT]
        choice.crowded = any(verdict.standing <= Level.TWO_DOUBTS for verdict in others)
        choice.ticked = _tick(choice)
    _one_each(choices)
    for choice in choices:
        choice.offered = _offer(choice)


def _clear(fits: Sequence[Verdict]) -> Verdict | None:
    """The one member whose very name this is."""
    if not fits or fits[0].standing > Level.SAME or not fits[0].tickable:
        return None
    return fits[0] if _alone(fits) else None


def _stronger(one: Choice, other: Choice) -> Choice:
    return min(one, other, key=lambda choice: (choice.fits[0].level, choice.fits[0].rank))


def _alone(fits: Sequence[Verdict]) -> bool:
    """Nobody else could be meant by the first's kind of evidence."""
    return not any(_could_be(other, fits[0]) for other in fits[1:])


def _could_be(other: Verdict, best: Verdict) -> bool:
    """Whether `other` might be meant as well, by evidence of the best one's kind."""
    if best.alone:
        return True
    if best.standing <= Level.SAME:
        return _as_same(other, best)
    if best.standing == Level.PARTS:
        return other.standing <= Level.ONE_DOUBT and (best.unmet or not other.unmet)
    if (
        other.standing == Level.PART_ONLY
    ):  # a sister or a brother: an initial or a short form may be one more of them
        return best.reason in ("initial", "nickname")
    near = other.standing == Level.TWO_DOUBTS and (other.near or best.reason != "typo")
    return other.standing <= Level.ONE_DOUBT or near


def _as_same(other: Verdict, best: Verdict) -> bool:
    """Beside a name that is the same: another that is; if accents or script differ, a longer one too."""
    if best.reason in READ_LOOSELY and other.near:
        return other.standing <= Level.TWO_DOUBTS
    longer = other.standing == Level.PARTS and best.loose and not other.unmet
    return other.standing <= Level.SAME or longer


def _tick(choice: Choice) -> Verdict | None:
    fits = choice.fits
    if not fits or not fits[0].tickable or not _alone(fits):
        return None
    if choice.crowded and (fits[0].standing > Level.SAME or fits[0].loose):
        return None
    return fits[0]


def _one_each(choices: Sequence[Choice]) -> None:
    """A member whom two names of the night may mean is ticked for the better one, for neither where they
    are equal.
    """
    wanted: defaultdict[int, list[Choice]] = defaultdict(list)
    for choice in choices:
        if choice.fits and choice.fits[0].standing <= Level.TWO_DOUBTS:
            wanted[choice.fits[0].member].append(choice)
    for rivals in wanted.values():
        if len(rivals) > 1:
            best = min(rival.fits[0].standing for rival in rivals)
            leaders = [rival for rival in rivals if rival.fits[0].standing == best]
            for rival in rivals:
                if len(leaders) > 1 or rival is not leaders[0]:
                    rival.ticked = None


def _offer(choice: Choice) -> list[Verdict]:
    """A short list: who fits as well as the best or nearly so; sharers of a surname only where nobody fits
    better.
    """
    if not choice.fits:
        return choice.elsewhere[:SOME]
    best = choice.fits[0].standing
    if best <= Level.SAME:
        last = Level.SAME
        if choice.ticked is None:
            last = Level.TWO_DOUBTS if choice.fits[0].reason in READ_LOOSELY else Level.PARTS
    elif best == Level.PARTS:
        last = Level.ONE_DOUBT
    elif best <= Level.TWO_DOUBTS:
        last = Level.TWO_DOUBTS
    else:
        last = best
    found = [verdict for verdict in choice.fits if verdict.standing <= last]
    if best <= Level.SAME and not choice.fits[0].loose:
        return found
    return (found[:SOME] if best >= Level.OTHER else found) + choice.elsewhere
