# mypy: disable-error-code="arg-type,misc"
# Days and tenths are written as text and numbers here: what they hold is checked by running them.

"""Laws of the replay over generated clubs."""

from dataclasses import replace
from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from ladder.domain import rating
from ladder.domain.replay import replay
from ladder.domain.tournament import Round
from tests.domain.generated import NAMES, clubs, days
from tests.domain.ladders import numbers


class TestLaws:
    @given(clubs(), st.randoms())
    def test_the_order_of_publication_changes_nothing(self, records, chance):
        order = list(records.tournaments)
        chance.shuffle(order)
        people = list(records.members)
        chance.shuffle(people)
        shuffled = replace(
            records,
            tournaments={id_: records.tournaments[id_] for id_ in order},
            members={id_: records.members[id_] for id_ in people},
        )
        assert replay(shuffled) == replay(records)

    @given(clubs(), st.randoms())
    def test_the_order_of_games_in_a_tournament_changes_nothing(self, records, chance):
        def mixed(record):
            games = list(record.tournament.rounds[0].games)
            chance.shuffle(games)
            return replace(record, tournament=replace(record.tournament, rounds=(Round(1, tuple(games)),)))

        shuffled = {id_: mixed(record) for id_, record in records.tournaments.items()}
        assert numbers(replay(replace(records, tournaments=shuffled))) == numbers(replay(records))

    @given(clubs(), st.permutations(NAMES))
    def test_names_change_no_rating(self, records, names):
        renamed = {
            id_: replace(member, name=name)
            for (id_, member), name in zip(records.members.items(), names, strict=False)
        }
        assert numbers(replay(replace(records, members=renamed))) == numbers(replay(records))

    @given(clubs())
    def test_a_second_replay_is_the_same(self, records):
        assert replay(records) == replay(records)

    @given(clubs())
    def test_every_row_says_what_it_was_computed_from(self, records):
        for rated in replay(records).tournaments:
            for member, row in rated.changes.items():
                assert row.change == rating.change(row.k, row.score, row.expected)
                assert row.after == row.before + row.change
                own = rated.frozen[member]
                assert (own.rating, own.k) == (row.rated_at, row.k)
                assert 0 <= row.expected <= row.games * rating.ONE
                assert 0 <= row.score <= 10 * row.games

    @given(clubs())
    def test_each_rating_is_where_the_changes_lead(self, records):
        ladder = replay(records)
        for line in ladder.standings:
            rows = [
                rated.changes[line.member] for rated in ladder.tournaments if line.member in rated.changes
            ]
            for one, next_ in pairwise(rows):
                assert (one.after, one.games_after) == (next_.before, next_.games_after - next_.games)
            if rows:
                assert (line.rating, line.games) == (rows[-1].after, rows[-1].games_after)

    @settings(max_examples=25)
    @given(clubs(), days)
    def test_a_ladder_as_of_a_day_is_that_of_what_had_ended_or_still_ran(self, records, day):
        known = {
            id_: record
            for id_, record in records.tournaments.items()
            if record.tournament.ends_on <= day
            or (not record.tournament.finished and record.tournament.starts_on <= day)
        }
        assert replay(records, day) == replay(replace(records, tournaments=known))

    @settings(max_examples=25)
    @given(clubs())
    def test_the_ladder_as_of_today_is_the_ladder(self, records):
        ladder = replay(records)
        assert replay(records, ladder.today) == ladder
