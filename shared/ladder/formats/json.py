"""The tournament JSON of CONTRACT ⇄ the domain's tournament.

Strict: an unknown field is refused with its place (so personal data is not taken), `x-…` dropped with a note.
"""

import re
from typing import Annotated, Any, ClassVar

from pydantic import BeforeValidator, Field, ValidationError

from ladder.domain.errors import Fault
from ladder.domain.records import GUEST
from ladder.domain.tournament import Bye, Day, Entry, Game, Round, Tenths, Tiebreak, Tournament
from ladder.formats import check, strict
from ladder.formats.clean import tidy
from ladder.formats.codes import ByeKind, Format, Result
from ladder.formats.reading import (
    MAX_NOTES,
    NOTHING,
    Note,
    Reading,
    Supplied,
    applied,
    at_supplied,
    in_order,
    lacking,
    refuse_if,
)
from ladder.formats.tournament_json import Document, tournament_json

__all__ = ["MEMBER_ID", "TournamentBody", "read_tournament", "tournament_json", "tournament_of"]

FLAGS = ("juniors", "rated", "finished", "sequence", "format")
"""What a publication may leave out to keep its value (SPEC 4)."""
SUPPLIED = ("name", "starts_on", "ends_on", "juniors", "sequence")
"""What the address may say where the body does not."""
MEMBER_ID = re.compile(r"m_[A-Za-z0-9_-]{1,64}\Z")
NO_MEMBER_ID = "is no member's id (m_…); GET /api/clubs/{slug}/members lists the ids with the names"


def _as_text(value: object) -> object:
    if isinstance(value, int | float) and not isinstance(value, bool):
        return f"{value:.10g}" if isinstance(value, float) else str(value)
    return value


class TiebreakBody(strict.Body):
    """A tie-break as published; a number is kept as it reads."""

    name: str
    value: Annotated[str, BeforeValidator(_as_text)]


class PlayerBody(strict.Body):
    """A line of the players' list. `member` or `guest`: a person has confirmed there who it is."""

    no: int
    name: str
    member: str | None = None
    guest: bool = False
    points: strict.Decimal1 | None = None
    rank: int | None = None
    tiebreaks: list[TiebreakBody] = Field(default_factory=list)


class GameBody(strict.Body):
    """A game between two numbers of the players' list."""

    white: int
    black: int
    result: Result
    board: int | None = None
    rated: bool = True
    colours: bool = True
    note: str = ""


class ByeBody(strict.Body):
    """A round without an opponent."""

    player: int
    kind: ByeKind
    points: strict.Decimal1 | None = None


class RoundBody(strict.Body):
    """A round's games and byes."""

    no: int
    games: list[GameBody] = Field(default_factory=list)
    byes: list[ByeBody] = Field(default_factory=list)


class TournamentBody(strict.Body):
    """A tournament as published (CONTRACT)."""

    unknown_field: ClassVar[str] = strict.OF_PEOPLE

    name: str
    starts_on: str
    players: list[PlayerBody]
    rounds: list[RoundBody]
    ends_on: str | None = None
    sequence: int = 0
    format: Format = "swiss"
    juniors: bool = False
    rated: bool = True
    finished: bool = True


def read_tournament(body: bytes, supplied: Supplied = NOTHING) -> Reading:
    """A tournament from its JSON.

    `Malformed` where it is no JSON, `TooLarge` over 4 MB, `Wrong` with every place that is wrong.
    """
    return tournament_of(strict.document(body), supplied)


def tournament_of(value: Document, supplied: Supplied = NOTHING) -> Reading:
    """As `read_tournament`, from a JSON object already read."""
    value, dropped = strict.without_extensions(value)
    supplied, unlike = lacking(supplied, {name: value.get(name) for name in SUPPLIED})
    if supplied.name is not None:
        value.setdefault("name", supplied.name)
    if supplied.starts_on is not None:
        value.setdefault("starts_on", supplied.starts_on)
    faults, sent = _shape(value)
    if sent is None:
        refuse_if(faults)
        raise AssertionError("a shape that is refused has faults")
    notes = [*dropped, *unlike]
    tournament = applied(_domain(sent, notes), supplied)
    faults += _people(sent)
    faults += check.faults(tournament, at_supplied(check.in_json, supplied), supplied.latest)
    refuse_if(faults)
    given = frozenset(flag for flag in FLAGS if flag in sent.model_fields_set) | supplied.given
    return Reading(in_order(tournament), tuple(notes[:MAX_NOTES]), _members(sent), given)


def _members(sent: TournamentBody) -> dict[int, str]:
    members = {each.no: each.member for each in sent.players if each.member is not None}
    return members | {each.no: GUEST for each in sent.players if each.guest}


def _shape(value: Document) -> tuple[list[Fault], TournamentBody | None]:
    """The model; without its unknown fields where they are all that is wrong, so that the rest is checked."""
    try:
        return [], TournamentBody.model_validate(value)
    except ValidationError as error:
        faults = strict.faults_of(error, TournamentBody)
        found = error.errors(include_url=False, include_input=False)
    if any(each["type"] != "extra_forbidden" for each in found):
        return faults, None
    for each in found:
        _drop(value, each["loc"])
    return faults, TournamentBody.model_validate(value)


def _drop(value: Any, path: tuple[str | int, ...]) -> None:  # noqa: ANN401 - plain JSON
    for part in path[:-1]:
        value = value[part]
    value.pop(path[-1], None)


def _people(sent: TournamentBody) -> list[Fault]:
    faults = []
    for index, player in enumerate(sent.players):
        if player.member is not None and not MEMBER_ID.match(player.member):
            faults.append(Fault(f"players.{index}.member", NO_MEMBER_ID))
        if player.member is not None and player.guest:
            faults.append(Fault(f"players.{index}.guest", "a player is either a member or a guest"))
    return faults


def _domain(sent: TournamentBody, notes: list[Note]) -> Tournament:
    return Tournament(
        name=_text(sent.name, "name", notes),
        starts_on=Day(sent.starts_on),
        ends_on=Day(sent.starts_on if sent.ends_on is None else sent.ends_on),
        entries=tuple(_entry(each, f"players.{index}", notes) for index, each in enumerate(sent.players)),
        rounds=tuple(_round(each, f"rounds.{index}", notes) for index, each in enumerate(sent.rounds)),
        sequence=sent.sequence,
        format=sent.format,
        juniors=sent.juniors,
        rated=sent.rated,
        finished=sent.finished,
    )


def _text(raw: str, at: str, notes: list[Note]) -> str:
    tidied = tidy(raw)
    if tidied.dropped:
        notes.append(Note(at, "characters that cannot be seen were taken out"))
    return tidied.text


def _entry(sent: PlayerBody, at: str, notes: list[Note]) -> Entry:
    return Entry(
        no=sent.no,
        name=_text(sent.name, f"{at}.name", notes),
        points=_tenths(sent.points),
        rank=sent.rank,
        tiebreaks=tuple(Tiebreak(tidy(each.name).text, tidy(each.value).text) for each in sent.tiebreaks),
    )


def _round(sent: RoundBody, at: str, notes: list[Note]) -> Round:
    games = tuple(
        Game(
            white=each.white,
            black=each.black,
            result=each.result,
            board=each.board,
            rated=each.rated,
            colours=each.colours,
            note=_text(each.note, f"{at}.games.{index}.note", notes),
        )
        for index, each in enumerate(sent.games)
    )
    byes = tuple(_bye(each) for each in sent.byes)
    return Round(sent.no, games, byes)


def _bye(sent: ByeBody) -> Bye:
    points = _tenths(sent.points)
    return Bye(
        sent.player, sent.kind, check.BYE_POINTS.get(sent.kind, Tenths(0)) if points is None else points
    )


def _tenths(value: float | None) -> Tenths | None:
    return None if value is None else strict.tenths(value)
