"""How good the name suggestions are, over committed rosters of invented people: rates beside their targets.

Another set is scored by its own scorer: `make names SET=in.json OUT=out.json`.
"""

from collections.abc import Iterator

from ladder.domain.likeness.index import Index, Suggestion
from tests.domain.likeness.evenings import Typed, read
from tests.domain.likeness.test_evenings import HARD, NOBODY_NEAR, ticked, wrongly

type Answers = list[tuple[Typed, tuple[Suggestion, ...]]]


def report() -> Iterator[str]:
    """A line for each rate (issue 3), in percent of the names it is about."""
    answers = _answers()
    one = [(typed, offered) for typed, offered in answers if len(typed.fitting) == 1]
    several = [(typed, offered) for typed, offered in answers if len(typed.fitting) > 1]
    new = [(typed, offered) for typed, offered in answers if not typed.fitting]
    far = [(typed, offered) for typed, offered in new if typed.kind in NOBODY_NEAR]
    clear = [(typed, offered) for typed, offered in answers if typed.tick == "e"]
    hard = [(typed, offered) for typed, offered in answers if typed.kind in HARD]
    yield f"Name suggestions over {len(answers):,} typed names of invented people:"
    yield _line("right member first, one fits", [_first(*each) for each in one], "at least 98")
    yield _line(
        "everyone who fits in the first three, several fit", [_all(*each) for each in several], "at least 97"
    )
    yield _line("ticked where it must be", [ticked(o[:1]) == [t.answer] for t, o in clear], "at least 96")
    yield _line("falsely ticked, all", [wrongly(*each) for each in answers], "at most 0.5")
    yield _line("falsely ticked, the hard kinds", [wrongly(*each) for each in hard], "exactly 0")
    yield _line("new player with nothing ticked", [not ticked(offered) for _, offered in new], "at least 99")
    yield _line("new player, nobody near: empty list", [not offered for _, offered in far], "at least 95")
    mean = sum(len(offered) for _, offered in answers) / len(answers)
    yield f"  {'candidates offered, mean':<52}{mean:8.2f}   target: at most 1.4"


def _answers() -> Answers:
    rosters, evenings = read()
    indexes = {roster: Index.of(people) for roster, people in rosters.items()}
    answers: Answers = []
    for evening in evenings:
        offered = indexes[evening.roster].night([typed.name for typed in evening.typed])
        answers += zip(evening.typed, offered, strict=True)
    return answers


def _first(typed: Typed, offered: tuple[Suggestion, ...]) -> bool:
    return bool(offered) and offered[0].member in typed.fitting


def _all(typed: Typed, offered: tuple[Suggestion, ...]) -> bool:
    return typed.fitting <= {suggestion.member for suggestion in offered[:3]}


def _line(name: str, held: list[bool], target: str) -> str:
    rate = 100 * sum(held) / len(held)
    return f"  {name:<52}{rate:7.1f}%   target: {target} ({len(held)} names)"
