"""The replay: records in, ladder out (SPEC 2). Pure and the one code path: it refuses to patch a ladder.

A tournament is computed when it starts, against what everyone holds at that moment, and applied when it ends.
"""

from dataclasses import dataclass
from heapq import heappop, heappush

from ladder.domain import rating
from ladder.domain.clashes import clashes
from ladder.domain.counting import NOBODY, SelfPairingError, Sums, contradiction, sums_of
from ladder.domain.errors import Unreplayable
from ladder.domain.ladder import Change, Expected, Frozen, Ladder, RatedTournament
from ladder.domain.order import Moment, end_of, is_rated, last_day, standing_tournaments, start_of
from ladder.domain.persons import persons
from ladder.domain.records import GUEST, Records, TournamentRecord
from ladder.domain.seating import merged
from ladder.domain.standings import Held, standings
from ladder.domain.tournament import Day, Tenths


def replay(records: Records, until: Day | None = None) -> Ladder:
    """The ladder of these records; with `until`, as of that day: from the tournaments that had ended by then.

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
    """A tournament that is computed but not yet applied. `members`: indices of those seated in it."""

    id: str
    day: Day
    members: list[int]
    frozen: list[Frozen]
    sums: Sums


class _Walk:
    """What everyone holds as the walk goes on, in lists with a place per member.

    Every change of a club's records waits for this loop: a member is looked up once per entry, not per game.
    """

    def __init__(self, records: Records) -> None:
        everyone = persons(records)
        self.settings = records.settings
        self.ids = list(everyone)
        place = {member: at for at, member in enumerate(self.ids)}
        self.index = place | {link: place[into] for link, into in merged(records).items()} | {GUEST: NOBODY}
        # Who has no starting rating and no game that can be rated yet holds the start value of the day.
        self.settled = [member.starting_rating is not None for member in everyone.values()]
        self.rating = [member.starting_rating or Tenths(0) for member in everyone.values()]
        self.games = [member.starting_games for member in everyone.values()]
        self.listed = [member.starting_games > 0 for member in everyone.values()]
        self.change = [Tenths(0)] * len(self.ids)
        self.last_played: list[Day | None] = [None] * len(self.ids)
        self.applied: list[RatedTournament] = []

    def rate(self, record: TournamentRecord) -> _Running:
        """A tournament's sums at its start, against what everyone holds just before it (SPEC 2, Frozen)."""
        tournament = record.tournament
        try:
            seats = {entry.no: self.index[record.links[entry.no]] for entry in tournament.entries}
            if tournament.ends_on < tournament.starts_on or len(seats) < len(tournament.entries):
                raise contradiction(record, self.index)
            members = [at for at in dict.fromkeys(seats.values()) if at != NOBODY]
            frozen = self._freeze(members, tournament.starts_on)
            provisional = {at for at, held in zip(members, frozen, strict=True) if held.provisional}
            sums = sums_of(tournament, seats, self.rating, provisional)
        except (KeyError, SelfPairingError):
            raise contradiction(record, self.index) from None
        for at in members:
            if sums.played[at]:
                self.settled[at] = self.listed[at] = True
        return _Running(
            id=record.id,
            day=last_day(record),
            members=members,
            frozen=frozen,
            sums=sums,
        )

    def _freeze(self, members: list[int], day: Day) -> list[Frozen]:
        """What each of these brings to a tournament that starts on this day."""
        rules = rating.rules_on(self.settings, day)
        frozen = []
        for at in members:
            if not self.settled[at]:
                self.rating[at] = rules.start
            games = self.games[at]
            k = rating.k_factor(rules, games)
            frozen.append(Frozen(self.rating[at], games, k, rating.is_provisional(rules, games)))
        return frozen

    def apply(self, running: _Running) -> None:
        """A tournament's end: each sum is added to what its member holds by now (SPEC 2, Order)."""
        sums = running.sums
        changes = {}
        for at, own in zip(running.members, running.frozen, strict=True):
            if not sums.played[at]:
                continue
            score, expected, counted = Tenths(sums.score[at]), Expected(sums.expected[at]), sums.counted[at]
            change = rating.change(own.k, score, expected)
            before = self.rating[at]
            after = Tenths(before + change)
            games = self.games[at] + counted
            changes[self.ids[at]] = Change(
                own.rating, before, own.k, score, expected, counted, change, after, games
            )
            self.rating[at] = after
            self.games[at] = games
            self.change[at] = change
            self.last_played[at] = max(self.last_played[at] or running.day, running.day)
        frozen = dict(zip([self.ids[at] for at in running.members], running.frozen, strict=True))
        self.applied.append(RatedTournament(running.id, frozen, changes))

    def held(self, today: Day | None) -> dict[str, Held]:
        """Whoever is listed (SPEC 2, Who is listed), with what they hold when all is applied."""
        rules = rating.rules_on(self.settings, today or Day(""))
        return {
            self.ids[at]: Held(
                self.rating[at] if self.settled[at] else rules.start,
                self.games[at],
                rating.is_provisional(rules, self.games[at]),
                self.change[at],
                self.last_played[at],
            )
            for at, listed in enumerate(self.listed)
            if listed
        }
