# mypy: disable-error-code="arg-type"
# Days and tenths are written as text and numbers here: what they hold is checked by running them.
"""Generated clubs: evenings and leagues with every kind of result, guests, older lists, rules by date."""

from hypothesis import strategies as st

from ladder.domain.records import Rules, RulesFrom
from tests.domain.ladders import club, evening

NAMES = "abcdefgh"
days = st.integers(1, 28).map(lambda day: f"2026-01-{day:02}")
codes = st.sampled_from(["1-0", "0-1", "1/2-1/2", "0-0", "1/2-0", "+/-", "*", "1-0 unrated"])
games = st.lists(
    st.tuples(st.permutations(NAMES).map(lambda order: order[:2]), codes).map(
        lambda game: f"{game[0][0]} {game[0][1]} {game[1]}"
    ),
    max_size=8,
)


@st.composite
def clubs(draw):
    evenings = []
    for no in range(draw(st.integers(1, 6))):
        first, last = sorted((draw(days), draw(days)))
        flags = draw(st.sampled_from([{}, {}, {"rated": False}, {"finished": False}, {"sequence": 1}]))
        guests = draw(st.sampled_from(["", "", "h"]))
        evenings.append(
            evening(
                f"t{no}",
                first,
                *draw(games),
                ends_on=draw(st.sampled_from([first, last])),
                guests=guests,
                **flags,
            )
        )
    starting = draw(
        st.dictionaries(st.sampled_from(NAMES), st.tuples(st.integers(-500, 40000), st.integers(0, 30)))
    )
    rules = (
        RulesFrom(None, Rules(provisional_games=draw(st.integers(0, 6)), k_games=draw(st.integers(0, 8)))),
        RulesFrom("2026-01-15", Rules(start=10000)),
    )
    return club(*evenings, starting=starting, rules=draw(st.sampled_from([rules, rules[:1]])))
