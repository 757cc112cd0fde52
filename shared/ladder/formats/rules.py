"""A club's rules -> `rules` of CONTRACT; without pydantic, for reading routes."""

from ladder.domain.records import Rules
from ladder.formats.tournament_json import Document, number


def rules_json(rules: Rules) -> Document:
    """`rules` of CONTRACT: the start value as a number with one decimal at most, the rest whole."""
    return {
        "start": number(rules.start),
        "k_new": rules.k_new,
        "k_established": rules.k_established,
        "k_games": rules.k_games,
        "provisional_games": rules.provisional_games,
    }
