"""Bodies of corrections: what may be put right of a tournament, and how a held one is settled (CONTRACT).

It checks forms, and that the corrected whole is a tournament like any other; what may be corrected when is
decided further in.
"""

from typing import Any, ClassVar, Literal

from pydantic import Field

from ladder.domain.errors import Fault
from ladder.domain.repair import ByeFix, Fixes, GameFix, PlayerFix, repaired
from ladder.domain.tournament import Day, Tenths, Tournament
from ladder.formats import check, strict
from ladder.formats.clean import tidy
from ladder.formats.codes import ByeKind, Format, Result
from ladder.formats.fields import DayText, Name
from ladder.formats.reading import refuse_if


class GamePatch(strict.Body):
    """A game put right, found by round and board or by round and the two players; a new one; `remove`."""

    round: int
    board: int | None = None
    white: int | None = None
    black: int | None = None
    result: Result | None = None
    rated: bool | None = None
    colours: bool | None = None
    note: str | None = None
    remove: bool = False

    def fix(self) -> GameFix:
        """As the domain takes it."""
        note = None if self.note is None else tidy(self.note).text
        return GameFix(**{**self.model_dump(), "note": note})


class ByePatch(strict.Body):
    """A bye put right, found by round and player; a new one; `remove`."""

    round: int
    player: int
    kind: ByeKind | None = None
    points: strict.Decimal1 | None = None
    remove: bool = False

    def fix(self) -> ByeFix:
        """As the domain takes it; points follow the kind where they are not said."""
        points = None if self.points is None else strict.tenths(self.points)
        if points is None and self.kind is not None:
            points = check.BYE_POINTS.get(self.kind, Tenths(0))
        return ByeFix(self.round, self.player, self.kind, points, self.remove)


class PlayerPatch(strict.Body):
    """A typed name put right, found by its number; a new player; `remove`."""

    no: int
    name: str | None = None
    remove: bool = False

    def fix(self) -> PlayerFix:
        """As the domain takes it."""
        return PlayerFix(self.no, None if self.name is None else tidy(self.name).text, self.remove)


class TournamentPatch(strict.Body):
    """What is put right of a tournament; all else stays as it stands."""

    unknown_field: ClassVar[str] = strict.OF_PEOPLE

    name: Name | None = None
    starts_on: DayText | None = None
    ends_on: DayText | None = None
    sequence: int | None = None
    juniors: bool | None = None
    rated: bool | None = None
    finished: bool | None = None
    format: Format | None = None
    games: list[GamePatch] = Field(default_factory=list, max_length=10_000)
    byes: list[ByePatch] = Field(default_factory=list, max_length=10_000)
    players: list[PlayerPatch] = Field(default_factory=list, max_length=1_000)

    def fixes(self) -> Fixes:
        """As the domain takes it. `Wrong` where a field is null: all of them are left out or said."""
        said = sorted(self.model_fields_set - {"games", "byes", "players"})
        fields: dict[str, Any] = {key: getattr(self, key) for key in said}
        refuse_if([Fault(key, "cannot be null; leave it out") for key in said if fields[key] is None])
        for key in ("starts_on", "ends_on"):
            if key in fields:
                fields[key] = Day(fields[key])
        return Fixes(
            fields,
            tuple(each.fix() for each in self.games),
            tuple(each.fix() for each in self.byes),
            tuple(each.fix() for each in self.players),
        )


class ReleaseBody(strict.Body):
    """Which side of a held re-publication is kept; nothing for a near-copy that is let through."""

    keep: Literal["mine", "theirs"] | None = None


def corrected(tournament: Tournament, fixes: Fixes, latest: Day | None = None) -> Tournament:
    """The content with these fixes. `Wrong` with every place, in the body of the correction where it is
    there. `latest`: the last day that a correction of the dates may name.
    """
    mended = repaired(tournament, fixes)
    dated = not fixes.fields.keys().isdisjoint({"starts_on", "ends_on"})
    refuse_if(list(check.faults(mended.tournament, mended.at, latest if dated else None)))
    return mended.tournament
