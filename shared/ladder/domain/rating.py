"""The rating rule as functions of small values (SPEC 2). It refuses to know about members, order or storage.

| quantity | unit |
|---|---|
| rating, change, score | whole tenths |
| expected score | whole multiples of 2**-40: sums of them are exact |

Not modelled: a floor, a 400-point rule (SPEC 2 has neither).
"""

from collections.abc import Sequence
from functools import cache
from typing import Protocol, cast

from ladder.domain.ladder import Expected
from ladder.domain.records import Rules, Settings
from ladder.domain.tournament import Day, Tenths

_ONE_BITS = 40

ONE = 1 << _ONE_BITS
"""A full point of expected score. At 2**-40 a thousand games with K 200 err by less than 0.000001 in all."""

HALF = ONE >> 1

SCALE = 4000
"""Tenths of rating for odds of 10 to 1 (SPEC 2: 400 points)."""

_BITS = 128
"""Fixed point of the powers below: 49,400 truncated products lose 17 bits, and 41 decide an entry."""


@cache
def table() -> tuple[Expected, ...]:
    """Expected scores by difference: `table()[reach() + own - opponent]`, for differences within `reach()`.

    Computed with whole numbers only, at the first use. Each entry is the multiple of 2**-40 nearest to the
    formula, and E(d) + E(-d) is ONE exactly. It ends where that rounds to a full point (about 4,940 points).
    """
    unit = 1 << _BITS
    step = _tenth_root_step()
    power = unit
    upper = [HALF]
    while upper[-1] < ONE:
        power = power * step >> _BITS
        odds = unit + power
        upper.append(((ONE << (_BITS + 1)) + odds) // (2 * odds))
    lower = [ONE - each for each in reversed(upper[1:])]
    return tuple(Expected(each) for each in (*lower, *upper))


def reach() -> int:
    """The largest difference in tenths that `table` holds; from there on the expected score is 0 or ONE."""
    return len(table()) // 2


def _tenth_root_step() -> int:
    """10 ** (-1 / SCALE) in fixed point: what one tenth of rating does to the odds."""
    # ln 10 = 3 ln 2 + ln(5/4), and ln((n + 1) / (n - 1)) = 2 artanh(1/n).
    power = (6 * _artanh_of_inverse(3) + 2 * _artanh_of_inverse(9)) // SCALE
    total = term = 1 << _BITS
    n = 0
    while term:
        n += 1
        term = (term * power >> _BITS) // n
        total += -term if n % 2 else term
    return total


def _artanh_of_inverse(n: int) -> int:
    """artanh(1/n) in fixed point, by its series."""
    power = (1 << _BITS) // n
    total, odd = power, 1
    while power:
        power //= n * n
        odd += 2
        total += power // odd
    return total


class Curve(Protocol):
    """The expected scores in the form that a loop over games wants: `curve[reach() + own - opponent]`."""

    def __getitem__(self, at: int, /) -> Expected: ...


def curve(widest: int) -> Curve:
    """The curve for games between ratings that differ by `widest` at most."""
    return table() if widest <= reach() else _Clamped(table())


class _Clamped:
    """The table without ends: beyond them the expected score is 0 or ONE, whatever the difference."""

    def __init__(self, table: Sequence[Expected]) -> None:
        self._table = table

    def __getitem__(self, at: int) -> Expected:
        return self._table[max(0, min(len(self._table) - 1, at))]


def expected(own: Tenths, opponent: Tenths) -> Expected:
    """Expected score of one game, `1 / (1 + 10^((opponent - own) / 400))` (SPEC 2), for any two ratings."""
    scores, at = table(), reach() + own - opponent
    return scores[at] if 0 <= at < len(scores) else _Clamped(scores)[at]


def change(k: int, score: Tenths, expected: Expected) -> Tenths:
    """`round(K * (score - expected), 0.1)`, half away from zero, exactly (SPEC 2)."""
    return changes([k], [score], [expected])[0]


def changes(k: Sequence[int], score: Sequence[Tenths], expected: Sequence[Expected]) -> list[Tenths]:
    """`change` of many at once."""
    # In tenths of rating, as multiples of 2**-40. Shifting rounds down: a half below 0 must not reach 0.
    exact = [k_ * (score_ * ONE - 10 * each) for k_, score_, each in zip(k, score, expected, strict=True)]
    return cast("list[Tenths]", [each + (HALF if each >= 0 else HALF - 1) >> _ONE_BITS for each in exact])


def added(before: Sequence[Tenths], change: Sequence[Tenths]) -> list[Tenths]:
    """`new = old + change` (SPEC 2), of many at once."""
    return cast("list[Tenths]", [old + each for old, each in zip(before, change, strict=True)])


def k_factor(rules: Rules, games: int) -> int:
    """K of a member with so many rated games (SPEC 2)."""
    return rules.k_new if games < rules.k_games else rules.k_established


def k_factors(rules: Rules, games: Sequence[int]) -> list[int]:
    """`k_factor` of many at once."""
    if min(games, default=0) >= rules.k_games:
        return [rules.k_established] * len(games)
    return [k_factor(rules, each) for each in games]


def is_provisional(rules: Rules, games: int) -> bool:
    """Whether a member with so many rated games is provisional (SPEC 1, 2)."""
    return games < rules.provisional_games


def rules_on(settings: Settings, day: Day) -> Rules:
    """The rules in force on a day (SPEC 2): a tournament's are those of its `starts_on`."""
    in_force = settings.rules[0].rules
    for each in settings.rules[1:]:
        if each.since is not None and each.since <= day:
            in_force = each.rules
    return in_force
