"""Tonight's list as the body of a seeding request (SPEC 7)."""

from typing import Annotated

from pydantic import BeforeValidator, Field

from ladder.domain.seeding import PERMILLE, Here
from ladder.formats.fields import DayText, MemberId, Name
from ladder.formats.json import MEMBER_ID
from ladder.formats.reading import MAX_PLAYERS, MAX_ROUNDS, refuse
from ladder.formats.strict import Body


class HereBody(Body):
    """Somebody who is here tonight: a member, or a name as typed; `new`: it is somebody new, whoever is
    called alike.
    """

    member: MemberId | None = None
    name: Name | None = None
    new: bool = False


def _here(said: object) -> object:
    """A text is a member's id if it has the form of one, else a typed name."""
    if not isinstance(said, str):
        return said
    return {"member": said} if MEMBER_ID.match(said) else {"name": said}


class SeedingBody(Body):
    """Who is here tonight, and how they are to be parted. `tolerance`: how far a group may be from an equal
    share (0.2: 20 %). `group`, `name`, `on`, `rounds` are for a file: one group alone, and what its heading
    says.
    """

    players: Annotated[
        list[Annotated[HereBody, BeforeValidator(_here, json_schema_input_type=str | HereBody)]],
        Field(max_length=MAX_PLAYERS),
    ]
    groups: Annotated[int, Field(ge=1, le=MAX_PLAYERS)] = 1
    tolerance: Annotated[float, Field(ge=0, le=1)] = 0.2
    group: Annotated[int, Field(ge=1)] | None = None
    name: Name | None = None
    on: DayText | None = None
    rounds: Annotated[int, Field(ge=1, le=MAX_ROUNDS)] | None = None

    def here(self) -> tuple[Here, ...]:
        """As `seeding.order` takes it. `Wrong` at `players.N` where one says no member and no name,
        or both.
        """
        for at, each in enumerate(self.players):
            if (each.member is None) == (each.name is None):
                refuse(f"players.{at}", "says exactly one of member, name")
            if each.new and each.name is None:
                refuse(f"players.{at}.new", "is said of a name only")
        if self.group is not None and self.group > self.groups:
            refuse("group", f"is from 1 to {self.groups}")
        return tuple(Here(each.member, each.name or "", each.new) for each in self.players)

    @property
    def permille(self) -> int:
        """The tolerance in whole thousandths."""
        return round(self.tolerance * PERMILLE)
