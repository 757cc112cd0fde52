"""A club whose evening was published, confirmed and corrected, for the tests of SPEC 4."""

from dataclasses import replace
from itertools import count

from ladder.domain.aside import Aside, confirm_waiting, release
from ladder.domain.correction import correct
from ladder.domain.identity import New, confirm
from ladder.domain.publication import publish, stated
from ladder.domain.repair import Fixes, GameFix, PlayerFix, repaired
from tests.domain.evenings import club, evening, ids

ANNA_BRUNO = evening("Anna", "Bruno", "Carla", "Dario", rounds=(((1, 2), (3, 4)), ((1, 3), (2, 4))))


class Road:
    """Records with the archive of what was published, as the API has them: one club, one tournament `t1`."""

    def __init__(self):
        self.records = club()
        self.archive = {}
        self.numbers = count(1)

    @property
    def record(self):
        return self.records.tournaments["t1"]

    @property
    def state(self):
        return self.record.state, bool(self.record.waiting_in), bool(self.record.held_in)

    @property
    def aside(self):
        return Aside(
            self.archive[self.record.waiting_in or self.record.held_in],
            self.archive[self.record.published_in],
        )

    def publish(self, content, *, given=frozenset(), members=None, restore=False, id_="t1"):
        old = self.records.tournaments.get(id_)
        last = self.archive[old.published_in] if old else None
        revision = self.records.revision + 1
        self.archive[revision] = stated(self.records, id_, content, frozenset(given), last)
        return self._took(
            publish(
                self.records,
                id_,
                content,
                members or {},
                f"t_{id_}",
                revision,
                frozenset(given),
                restore=restore,
                last=last,
            )
        )

    def confirm(self):
        """Everybody unconfirmed is somebody new."""
        self._took(
            confirm(self.records, "t1", {no: New() for no in self.record.unconfirmed}, {}, self._id)[0]
        )
        return self

    def confirm_waiting(self, *entries):
        choices = {no: New() for no in entries}
        return self._took(confirm_waiting(self.records, "t1", self.aside, choices, {}, self._id)[0])

    def release(self, keep):
        return self._took(release(self.records, "t1", self.aside, keep))

    def correct(self, *games, players=(), **fields):
        fixes = Fixes(
            fields, [GameFix(**game) for game in games], (), [PlayerFix(**each) for each in players]
        )
        content = repaired(self.record.tournament, fixes).tournament
        return self._took(correct(self.records, "t1", content))

    def later(self, records):
        """The records after an act that was done to them elsewhere."""
        self._took(records)
        return self.records

    def results(self):
        """(round, white's typed name, black's) -> result, of what stands."""
        names = {entry.no: entry.name for entry in self.record.tournament.entries}
        return {
            (no, names[game.white], names[game.black]): game.result
            for no, game in self.record.tournament.games()
        }

    def _took(self, after):
        changed = after is not self.records
        if changed:
            self.records = replace(after, revision=self.records.revision + 1)
        return changed

    def _id(self):
        return f"m_{next(self.numbers)}"


def rated(content=ANNA_BRUNO):
    """The evening, published and confirmed."""
    road = Road()
    road.publish(content)
    return road.confirm()


def with_result(content, round_no, white, black, result):
    """The content with that game's result; a round or a game that is not there is made."""
    fix = GameFix(round_no, None, white, black, result)
    return repaired(content, Fixes(games=[fix])).tournament


def renamed(content, no, name):
    entries = tuple(replace(each, name=name) if each.no == no else each for each in content.entries)
    return replace(content, entries=entries)


ROUND_THREE = with_result(ANNA_BRUNO, 3, 1, 4, "1-0")
ROUND_FOUR = with_result(ROUND_THREE, 4, 1, 2, "1-0")
WITH_EVA = renamed(ROUND_THREE, 4, "Eva")
T1 = (("tournament", "t1"),)
BETTER = {"round": 1, "white": 1, "black": 2, "result": "0-1"}

__all__ = [
    "ANNA_BRUNO",
    "BETTER",
    "ROUND_FOUR",
    "ROUND_THREE",
    "T1",
    "WITH_EVA",
    "Road",
    "ids",
    "rated",
    "renamed",
    "with_result",
]
