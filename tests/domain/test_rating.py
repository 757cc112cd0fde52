# mypy: disable-error-code="arg-type,misc"
# Days and tenths are written as text and numbers here: what they hold is checked by running them.

import hashlib
from decimal import Decimal, localcontext

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ladder.domain import rating
from ladder.domain.records import Rules, RulesFrom, Settings

ONE = rating.ONE


def exact(tenths):
    """The expected score by SPEC 2's formula, to 60 digits, as a multiple of 2**-40."""
    return ONE / (1 + Decimal(10) ** (Decimal(-tenths) / 4000))


def test_every_entry_is_the_multiple_nearest_to_the_formula():
    with localcontext(prec=60):
        far = rating.reach()
        wrong = [
            gap for gap in range(far + 1) if abs(rating.table()[far + gap] - exact(gap)) > Decimal("0.5")
        ]
    assert wrong == []


def test_the_table_is_the_same_on_every_platform():
    text = ",".join(map(str, rating.table()))
    digest = hashlib.sha256(text.encode()).hexdigest()
    assert digest == "c33704dfd85693f60260b4479f9dfd6ec166c748b7f15d5f6fd0ba27abe1c675"


def test_the_table_ends_where_the_score_is_full_and_not_before():
    far = rating.reach()
    assert (far, len(rating.table())) == (49369, 2 * 49369 + 1)
    assert (rating.table()[0], rating.table()[1]) == (0, 1)
    assert (rating.table()[-1], rating.table()[-2]) == (ONE, ONE - 1)


@given(st.integers(-(10**12), 10**12), st.integers(-(10**12), 10**12))
def test_both_sides_of_a_game_share_exactly_one_point(own, opponent):
    assert rating.expected(own, opponent) + rating.expected(opponent, own) == ONE


@given(st.integers(-60000, 60000), st.integers(-60000, 60000))
def test_a_higher_rating_is_never_expected_to_score_less(one, other):
    low, high = sorted((one, other))
    assert rating.expected(low, 12000) <= rating.expected(high, 12000)


@pytest.mark.parametrize("gap", [49368, 49369, 49370, 98737, 98738, 98739, 200000, 10**30])
def test_ratings_any_distance_apart_saturate_and_never_flip(gap):
    assert rating.expected(gap, 0) >= ONE - 1
    assert rating.expected(0, gap) <= 1


@given(st.integers(-300000, 300000), st.integers(-300000, 300000))
def test_the_curve_for_wide_gaps_is_the_table_without_ends(own, opponent):
    curve = rating.curve(abs(own - opponent))
    assert curve[rating.reach() + own - opponent] == rating.expected(own, opponent)


def test_the_worked_example_of_the_rules():
    expected = sum(rating.expected(14000, other) for other in (15000, 13000, 16000, 13500))
    assert f"{expected / ONE:.2f}" == "1.81"
    assert rating.change(20, 25, expected) == 138


@pytest.mark.parametrize(
    ("k", "score", "expected", "change"),
    [
        (40, 10, ONE // 2, 200),
        (40, 0, ONE // 2, -200),
        (1, 10, ONE - ONE // 20, 0),  # just under half a tenth
        (5, 0, ONE // 100, 0),
        (1, 5, ONE // 4, 3),  # 2.5 tenths: away from zero
        (1, 0, ONE // 4, -3),
        (1, 0, ONE // 4 - 1, -2),
        (1, 0, ONE // 4 + 1, -3),
        (1, 5, ONE // 4 + 1, 2),
        (1, 5, ONE // 4 - 1, 3),
        (20, 5, ONE // 2, 0),
    ],
)
def test_changes_are_rounded_to_a_tenth_half_away_from_zero(k, score, expected, change):
    assert rating.change(k, score, expected) == change


@given(st.integers(1, 200), st.integers(0, 300), st.integers(0, 30 * ONE))
def test_a_change_is_the_tenth_nearest_to_the_exact_product(k, score, expected):
    change = rating.change(k, score, expected)
    wanted = k * (score * ONE - 10 * expected)
    assert abs(2 * (change * ONE - wanted)) <= ONE
    assert abs(change * ONE) >= abs(wanted) or abs(2 * (change * ONE - wanted)) < ONE


@given(st.integers(1, 200), st.integers(0, 60), st.integers(0, 30))
def test_what_one_side_gains_the_other_loses_with_the_same_k(k, halves, games):
    expected = games * ONE // 3
    mirrored = rating.change(k, 10 * games - 5 * halves, games * ONE - expected)
    assert rating.change(k, 5 * halves, expected) == -mirrored


@pytest.mark.parametrize(
    ("games", "k", "provisional"),
    [(0, 40, True), (4, 40, True), (5, 40, False), (19, 40, False), (20, 20, False), (999, 20, False)],
)
def test_k_and_status_follow_from_rated_games(games, k, provisional):
    rules = Rules()
    assert (rating.k_factor(rules, games), rating.is_provisional(rules, games)) == (k, provisional)


@given(st.lists(st.integers(0, 40)))
def test_k_of_many_is_the_k_of_each(games):
    assert rating.k_factors(Rules(), games) == [rating.k_factor(Rules(), each) for each in games]


@pytest.mark.parametrize(
    ("day", "start"),
    [("2025-12-31", 12000), ("2026-01-01", 10000), ("2026-08-31", 10000), ("2026-09-01", 9000)],
)
def test_rules_hold_from_their_day_on(day, start):
    settings = Settings(
        "club",
        "Club",
        "en",
        "t",
        rules=(
            RulesFrom(None, Rules()),
            RulesFrom("2026-01-01", Rules(start=10000)),
            RulesFrom("2026-09-01", Rules(start=9000)),
        ),
    )
    assert rating.rules_on(settings, day).start == start


def test_ratings_have_no_floor_and_no_ceiling():
    assert rating.expected(-5000, -5000) == ONE // 2
    assert rating.change(200, 0, 30 * ONE) == -60000
