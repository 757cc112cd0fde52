"""Every other body of the API as a model, with its way to the domain: `strict.read(ClubBody, body)`.

It checks forms only: whether a member is known, a slug taken or an act allowed is decided further in.
"""

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Annotated, Any, ClassVar

from pydantic import Field

from ladder.domain.errors import Fault
from ladder.domain.identity import Choice, Guest, New, Seat
from ladder.domain.records import Consent, Rules, RulesFrom, Settings
from ladder.domain.roster import NewMember
from ladder.domain.tournament import Day, Tenths
from ladder.formats.clean import shown
from ladder.formats.fields import (
    Agreed,
    DayText,
    Display,
    Games,
    Junior,
    K,
    Language,
    Line,
    MemberId,
    Months,
    Name,
    Names,
    Rating,
    Rows,
    Scope,
    Season,
    Slug,
    Visibility,
)
from ladder.formats.reading import refuse, refuse_if
from ladder.formats.strict import OF_PEOPLE, Body, tenths

_ENTRY = re.compile(r"[1-9][0-9]{0,4}\Z")


class RulesBody(Body):
    """The numbers of the rating rule, all or some; `start` a rating, the rest whole numbers."""

    start: Rating | None = None
    k_new: K | None = None
    k_established: K | None = None
    k_games: Games | None = None
    provisional_games: Games | None = None

    def upon(self, base: Rules) -> Rules:
        """These rules; what is left out as in `base`."""
        given: dict[str, Any] = {
            key: value for key in self.model_fields_set if (value := getattr(self, key)) is not None
        }
        if "start" in given:
            given["start"] = tenths(given["start"])
        return replace(base, **given)


class ClubBody(Body):
    """A new club."""

    slug: Slug
    name: Name
    language: Language
    visibility: Visibility = "link"
    names: Names = "initials"
    juniors: bool = False
    rules: RulesBody = RulesBody()
    active_months: Months = 12
    season_starts: Season = "09-01"
    ladder_starts_on: DayText | None = None
    contact: Line = ""

    def settings(self, link_token: str) -> Settings:
        """The club's settings with the token of its link pages."""
        return Settings(
            slug=self.slug,
            name=self.name,
            language=self.language,
            link_token=link_token,
            visibility=self.visibility,
            names=self.names,
            juniors=self.juniors,
            rules=(RulesFrom(None, self.rules.upon(Rules())),),
            active_months=self.active_months,
            season_starts=self.season_starts,
            ladder_starts_on=None if self.ladder_starts_on is None else Day(self.ladder_starts_on),
            contact=self.contact,
        )


class ClubPatch(Body):
    """Some of a club's settings. `ladder_starts_on: null` takes the day away, `embed_rows: null` shows all
    lines; no other field may be null. `embed` and `feed` switch on and off; `rotate_…` gives a new address.
    """

    name: Name | None = None
    language: Language | None = None
    visibility: Visibility | None = None
    names: Names | None = None
    juniors: bool | None = None
    rules: RulesBody | None = None
    rules_from: DayText | None = None
    active_months: Months | None = None
    season_starts: Season | None = None
    ladder_starts_on: DayText | None = None
    contact: Line | None = None
    embed_rows: Rows | None = None
    embed: bool | None = None
    feed: bool | None = None
    rotate_link: bool = False
    rotate_embed: bool = False
    rotate_feed: bool = False

    def fields(self) -> dict[str, Any]:
        """Those of `Settings` that it sets, but the rules and the tokens, which are acts of their own.

        `Wrong` where a field is null that cannot be, or `rules_from` stands without `rules`.
        """
        given = {key: getattr(self, key) for key in sorted(self.model_fields_set)}
        nulls = [key for key, value in given.items() if value is None and key not in _MAY_BE_NULL]
        faults = [Fault(key, "cannot be null; leave it out") for key in nulls]
        if self.rules_from is not None and self.rules is None:
            faults.append(Fault("rules_from", "says since when `rules` hold, which are missing"))
        faults += [
            Fault(f"rotate_{each}", "gives a new address to what is switched off here")
            for each in ("embed", "feed")
            if given.get(each) is False and given.get(f"rotate_{each}")
        ]
        refuse_if(faults)
        return {key: value for key, value in given.items() if key not in _ACTS}


_ACTS = frozenset({"rules", "rules_from", "embed", "feed", "rotate_link", "rotate_embed", "rotate_feed"})
_MAY_BE_NULL = frozenset({"ladder_starts_on", "rules_from", "embed_rows", "starting_rating", "consent"})


class MemberBody(Body):
    """A member added by hand."""

    unknown_field: ClassVar[str] = OF_PEOPLE

    name: Name
    starting_rating: Rating | None = None
    starting_games: Games = 0
    junior: Junior = "unknown"

    def member(self) -> NewMember:
        """As the roster takes it."""
        return NewMember(self.name, _rating(self.starting_rating), self.starting_games, self.junior)


def _rating(value: float | None) -> Tenths | None:
    return None if value is None else tenths(value)


class ConsentBody(Body):
    """Consent to a junior's full name: both were asked and both agree (SPEC 5). Null withdraws."""

    on: DayText
    parent: Agreed
    child: Agreed


class MemberPatch(Body):
    """Some of a member's fields. `starting_rating: null` and `consent: null` take them away."""

    unknown_field: ClassVar[str] = OF_PEOPLE

    name: Name | None = None
    display: Display | None = None
    junior: Junior | None = None
    consent: ConsentBody | None = None
    starting_rating: Rating | None = None
    starting_games: Games | None = None

    def fields(self) -> dict[str, Any]:
        """The fields of `Member` that it sets, in the domain's values. `Wrong` where one cannot be null."""
        given = {key: getattr(self, key) for key in sorted(self.model_fields_set)}
        nulls = [key for key, value in given.items() if value is None and key not in _MAY_BE_NULL]
        refuse_if([Fault(key, "cannot be null; leave it out") for key in nulls])
        if "starting_rating" in given:
            given["starting_rating"] = _rating(self.starting_rating)
        if self.consent is not None:
            given["consent"] = Consent(Day(self.consent.on), self.consent.parent, self.consent.child)
        return given


class KeyBody(Body):
    """A new key of the club."""

    label: Name
    scope: Scope


class MergeBody(Body):
    """Two members' records are one person."""

    source: Annotated[MemberId, Field(alias="from")]
    into: MemberId


class PairBody(Body):
    """Two members who are not one person."""

    members: Annotated[list[MemberId], Field(min_length=2, max_length=2)]

    def pair(self) -> tuple[str, str]:
        """The two, as sent."""
        one, other = self.members
        return one, other


class LinkBody(Body):
    """Who an entry is: exactly one of an existing member, a new one, a guest."""

    member: MemberId | None = None
    new: bool = False
    guest: bool = False
    name: Name | None = None
    starting_rating: Rating | None = None
    starting_games: Games | None = None
    junior: Junior | None = None

    def choice(self, at: str) -> Choice:
        """As `identity.confirm` takes it; `Wrong` at `at` where it says none or several, or fits none."""
        said = [key for key in ("member", "new", "guest") if getattr(self, key)]
        if len(said) != 1:
            refuse(at, "says exactly one of member, new, guest")
        beside = [
            key
            for key in ("name", "starting_rating", "starting_games", "junior")
            if key in self.model_fields_set
        ]
        if not self.new and beside:
            refuse(f"{at}.{beside[0]}", "is said of a new member only")
        if self.member is not None:
            return Seat(self.member)
        if self.guest:
            return Guest()
        return New(self.name, _rating(self.starting_rating), self.starting_games or 0, self.junior)


class NamesBody(Body):
    """The organiser's confirmation of a tournament's names, all or part; or everything as ticked."""

    unknown_field: ClassVar[str] = OF_PEOPLE

    links: dict[str, LinkBody] = Field(default_factory=dict)
    declined: dict[str, list[MemberId]] = Field(default_factory=dict)
    accept_ticked: bool = False

    def choices(self) -> dict[int, Choice]:
        """Entry number -> choice. `Wrong` with places."""
        if self.accept_ticked and self.links:
            refuse("links", "stand beside accept_ticked; send one of the two")
        if not (self.accept_ticked or self.links or self.declined):
            refuse("links", "is required, or accept_ticked")
        return {_number(key, "links"): link.choice(f"links.{key}") for key, link in self.links.items()}

    def declines(self) -> Mapping[int, tuple[str, ...]]:
        """Entry number -> members that it is not."""
        return {_number(key, "declined"): tuple(members) for key, members in self.declined.items()}


def _number(key: str, at: str) -> int:
    if not _ENTRY.match(key):
        refuse(f"{at}.{shown(key)}", "is no number of the players' list")
    return int(key)
