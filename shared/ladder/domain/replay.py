"""The replay: records in, ladder out (SPEC 2). Pure and the one code path: it refuses to patch a ladder.

A tournament is computed when it starts, against what everyone holds at that moment, and applied when it ends.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from heapq import heappop, heappush

from ladder.domain import rating
from ladder.domain.clashes import clashes
from ladder.domain.counting import NOBODY, SelfPairingError, Sums, contradiction, seats_of, sums_of
from ladder.domain.errors import Unreplayable
from ladder.domain.ladder import Ladder, RatedTournament
from ladder.domain.order import Moment, end_of, is_rated, last_day, standing_tournaments, start_of
from ladder.domain.persons import persons
from ladder.domain.records import GUEST, Records, Rules, TournamentRecord
from ladder.domain.rows import ChangeRows, FrozenRows
from ladder.domain.seating import merged
from ladder.domain.standings import Held, standings
from ladder.domain.tournament import Day, Tenths


def replay(records: Records, until: Day | None = None) -> Ladder:
    """The ladder of these records; with `until`, as of that day: from what had ended by then, or still ran.

    Raises Unreplayable where the records contradict themselves.
    """
    standing = list(standing_tournaments(records, until))
    today = max(map(last_day, standing), default=None)
    first_day = min((record.tournament.starts_on for record in standing), default=None)
    _refuse_broken_merges(records)
    walk = _Walk(records)
    running: list[tuple[Moment, _Running]] = []  # started, not yet applied: a heap, the next to end first
    for record in sorted((each for each in standing if is_rated(records, each)), key=start_of):
        while running and running[0][0] < start_of(record):
            walk.apply(heappop(running)[1])
        heappush(running, (end_of(record), walk.rate(record)))
    while running:
        walk.apply(heappop(running)[1])
    return Ladder(
        revision=records.revision,
        today=today,
        standings=standings(records, walk.held(today), today, first_day),
        tournaments=tuple(walk.applied),
        clashes=tuple(clashes(records, walk.applied)),
    )


def _refuse_broken_merges(records: Records) -> None:
    """A merge in a circle, or one of or into nobody, leaves links that cannot be read."""
    roots = merged(records)
    for source, into in roots.items():
        if into in roots or not {source, into} <= records.members.keys():
            raise Unreplayable("broken_merge")


@dataclass(frozen=True, slots=True)
class _Running:
    """A tournament that is computed but not yet applied; `day`: that it counts as played on.

    `frozen`: of everyone seated. `players`: indices of those with a game that can be rated; what they
    `brought` and their `sums` stand in the same order.
    """

    id: str
    day: Day
    frozen: FrozenRows
    players: Sequence[int]
    brought: FrozenRows
    sums: Sums


class _Walk:
    """What everyone holds as the walk goes on, in lists with a place per member.

    Every change of a club's records waits for this: a member is looked up once per entry, not per game, and
    the rows of history stay columns.
    """

    def __init__(self, records: Records) -> None:
        everyone = persons(records)
        self.settings = records.settings
        self.ids = list(everyone)
        place = {member: at for at, member in enumerate(self.ids)}
        self.index = place | {link: place[into] for link, into in merged(records).items()} | {GUEST: NOBODY}
        start = records.settings.rules[0].rules.start
        self.rating = [
            member.starting_rating if member.starting_rating is not None else start
            for member in everyone.values()
        ]
        # With rules by date: who has no starting rating and no game yet holds the start value of the day.
        self.fresh = {
            place[id_]
            for id_, member in everyone.items()
            if member.starting_rating is None and len(records.settings.rules) > 1
        }
        self.games = [member.starting_games for member in everyone.values()]
        self.change = [Tenths(0)] * len(self.ids)
        self.last_played = [Day("")] * len(self.ids)
        self.applied: list[RatedTournament] = []

    def rate(self, record: TournamentRecord) -> _Running:
        """A tournament's sums at its start, against what everyone holds just before it (SPEC 2, Frozen)."""
        tournament = record.tournament
        try:
            seats = seats_of(record, self.index)
            if len(seats.places) < len(tournament.entries) or tournament.ends_on < tournament.starts_on:
                raise contradiction(record, self.index)
            frozen = self._freeze(seats.members, rating.rules_on(self.settings, tournament.starts_on))
            sums, idle = sums_of(tournament, seats, frozen.rating, frozen.provisional())
        except (KeyError, SelfPairingError):
            raise contradiction(record, self.index) from None
        players, brought = seats.members, frozen
        if 0 in sums.counted:
            places = [at for at, counted in enumerate(sums.counted) if counted or at in idle]
            players, brought, sums = [players[at] for at in places], frozen.only(places), sums.only(places)
        self.fresh.difference_update(players)
        return _Running(record.id, last_day(record), frozen, players, brought, sums)

    def _freeze(self, members: Sequence[int], rules: Rules) -> FrozenRows:
        """What these members hold now, under the rules of the tournament that starts."""
        for at in self.fresh.intersection(members) if self.fresh else ():
            self.rating[at] = rules.start
        return FrozenRows(
            [self.ids[at] for at in members],
            rules,
            [self.rating[at] for at in members],
            [self.games[at] for at in members],
        )

    def apply(self, running: _Running) -> None:
        """A tournament's end: each change is added to what its member holds by now (SPEC 2, Order)."""
        brought, players, sums, day = running.brought, running.players, running.sums, running.day
        k = rating.k_factors(brought.rules, brought.games)
        change = rating.changes(k, sums.score, sums.expected)
        before = [self.rating[at] for at in players]
        after = rating.added(before, change)
        games_after = [self.games[at] + games for at, games in zip(players, sums.counted, strict=True)]
        for at, new, added, games in zip(players, after, change, games_after, strict=True):
            self.rating[at] = new
            self.games[at] = games
            if (
                self.last_played[at] <= day
            ):  # an event that still runs is applied late, and is not the last one
                self.last_played[at] = day
                self.change[at] = added
        rows = ChangeRows(
            brought,
            games=sums.counted,
            score=sums.score,
            expected=sums.expected,
            before=before,
            change=change,
            games_after=games_after,
        )
        self.applied.append(RatedTournament(running.id, running.frozen, rows))

    def held(self, today: Day | None) -> dict[str, Held]:
        """Whoever is listed (SPEC 2, Who is listed), with what they hold when all is applied."""
        rules = rating.rules_on(self.settings, today or Day(""))
        return {
            self.ids[at]: Held(
                rating=rules.start if at in self.fresh else self.rating[at],
                games=self.games[at],
                provisional=rating.is_provisional(rules, self.games[at]),
                change=self.change[at],
                last_played=self.last_played[at] or None,
            )
            for at, games in enumerate(self.games)
            if games > 0 or self.last_played[at]
        }
