"""The body that confirms names in all tournaments together. It checks forms only, as `bodies` does."""

from collections.abc import Mapping
from typing import Annotated, ClassVar

from pydantic import Field

from ladder.domain.settling import NameChoice, SameAs
from ladder.formats.bodies import LinkBody
from ladder.formats.fields import MemberId
from ladder.formats.forms import MAX_PEOPLE
from ladder.formats.reading import MAX_NAME, refuse
from ladder.formats.strict import OF_PEOPLE, Body

TypedName = Annotated[str, Field(min_length=1, max_length=MAX_NAME)]


class NameBody(LinkBody):
    """Who a typed name is wherever it waits: exactly one of a member, a new one, a guest, another name."""

    same_as: TypedName | None = None

    def wish(self, at: str) -> NameChoice:
        """As `settling.settle_names` takes it; `Wrong` as `choice`."""
        if self.same_as is None:
            return self.choice(at)
        if len(self.model_fields_set) > 1:
            refuse(at, "says exactly one of member, new, guest, same_as")
        return SameAs(self.same_as)


class AllNamesBody(Body):
    """The organiser's confirmation of typed names in all tournaments, all or part; or all as ticked."""

    unknown_field: ClassVar[str] = OF_PEOPLE

    names: dict[TypedName, NameBody] = Field(default_factory=dict, max_length=MAX_PEOPLE)
    declined: dict[TypedName, list[MemberId]] = Field(default_factory=dict, max_length=MAX_PEOPLE)
    accept_ticked: bool = False

    def wishes(self) -> Mapping[str, NameChoice]:
        """Typed name -> choice. `Wrong` with places."""
        if self.accept_ticked and self.names:
            refuse("names", "stand beside accept_ticked; send one of the two")
        if not (self.accept_ticked or self.names or self.declined):
            refuse("names", "is required, or accept_ticked")
        return {name: each.wish(f"names.{name}") for name, each in self.names.items()}

    def declines(self) -> Mapping[str, tuple[str, ...]]:
        """Typed name -> members that it is not."""
        return {name: tuple(members) for name, members in self.declined.items()}
