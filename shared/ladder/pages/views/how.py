"""How this ladder works: the rules with the club's own numbers, a worked example computed from them, the
two things to tell members beforehand, and what is kept and shown (SPEC 2, 5, 6).
"""

from collections.abc import Iterator
from typing import Any

from ladder.domain.ladder import Expected
from ladder.domain.rating import change, expected, k_factor, rules_on
from ladder.domain.records import Rules
from ladder.domain.tournament import Day, Tenths
from ladder.pages import address
from ladder.pages.edition import Edition, Frame

ABOVE_START = 2000
"""The example's player stands 200 points above the start value: somebody who has won some evenings."""

OPPONENTS = ((1000, 0, "0"), (-1000, 10, "1"), (2000, 5, "½"), (-500, 10, "1"))
"""Opponents against the player, in tenths, with the score (tenths) and how it is printed: 2½ of 4 (SPEC 2).
"""


def how_page(edition: Edition) -> bytes:
    """The page at `how/`."""
    words, settings = edition.words, edition.records.settings
    rules = rules_on(settings, edition.ladder.today or Day("9999-12-31"))
    starts = settings.ladder_starts_on
    return edition.page(
        "how.html",
        Frame(address.HOW, words.text("how.title"), address.HOW),
        start=words.rating(rules.start),
        k_new=rules.k_new,
        k_established=rules.k_established,
        k_games=rules.k_games,
        provisional_games=rules.provisional_games,
        active_months=settings.active_months,
        periods=_periods(edition) if len(settings.rules) > 1 else [],
        example=_example(edition, rules),
        ladder_starts=words.text("how.counts.before", date=words.day(starts)) if starts else "",
        who=words.text(f"how.privacy.{settings.visibility}"),
        names=words.text(f"how.privacy.names_{settings.names}"),
        seen=list(_seen(edition)),
        contact=words.text("how.privacy.contact", contact=settings.contact)
        if settings.contact
        else words.text("how.privacy.ask"),
    )


def _seen(edition: Edition) -> Iterator[str]:
    """What else is to be known of who sees the pages, where somebody beside the organiser does."""
    words, settings = edition.words, edition.records.settings
    if settings.visibility != "organiser":
        yield words.text("how.privacy.seen")
        if settings.embed_token is not None:
            yield words.text("how.privacy.embed")
        if settings.feed_token is not None:
            yield words.text("how.privacy.feed")


def _periods(edition: Edition) -> list[str]:
    """The numbers of each period, oldest first, where a club has changed them from a day on (SPEC 2)."""
    words = edition.words
    periods = []
    for each in edition.records.settings.rules:
        numbers = words.text(
            "how.rating.numbers",
            start=words.rating(each.rules.start),
            k_new=each.rules.k_new,
            k_games=each.rules.k_games,
            k_established=each.rules.k_established,
            provisional_games=each.rules.provisional_games,
        )
        periods.append(
            words.text("how.rating.from", date=words.day(each.since), numbers=numbers)
            if each.since is not None
            else words.text("how.rating.at_first", numbers=numbers)
        )
    return periods


def _example(edition: Edition, rules: Rules) -> dict[str, Any]:
    """SPEC 2's worked example, with this club's start value and K, through the ladder's own functions."""
    words = edition.words
    own = Tenths(rules.start + ABOVE_START)
    games = rules.k_games + 10
    k = k_factor(rules, games)
    each = [(Tenths(own + gap), score, sign) for gap, score, sign in OPPONENTS]
    expectations = [expected(own, opponent) for opponent, _, _ in each]
    total = Expected(sum(expectations))
    score = Tenths(sum(score for _, score, _ in each))
    moved = change(k, score, total)
    return {
        "intro": words.count("how.example.intro", games, rating=words.rating(own), k=k),
        "rows": [
            (words.rating(opponent), sign, words.expected(expectation))
            for (opponent, _, sign), expectation in zip(each, expectations, strict=True)
        ],
        "score": words.score(score),
        "expected": words.expected(total),
        "result": words.text(
            "how.example.result",
            score=words.score(score),
            expected=words.expected(total),
            k=k,
            change=words.change(moved),
            new=words.rating(Tenths(own + moved)),
        ),
    }
