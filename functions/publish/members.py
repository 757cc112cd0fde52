"""The roster: listed, read with history and games, added by hand or from CSV, edited."""

import hashlib
import json
from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from datetime import date, timedelta
from typing import TYPE_CHECKING, Any

from aws_lambda_powertools.event_handler import Response

from ladder.domain import roster as acts
from ladder.domain.errors import Fault, Missing, Wrong
from ladder.domain.naming import normal
from ladder.domain.persons import persons, present
from ladder.domain.privacy import labels
from ladder.domain.rating import is_provisional
from ladder.domain.records import Consent, Member, Records, Rules
from ladder.domain.roster import NewMember
from ladder.domain.tournament import Tenths
from ladder.store import tokens
from ladder.store.acts import Decision
from ladder.store.books import Book
from publish import bodies
from publish.answers import answer
from publish.career import games_json, history_json
from publish.change import change
from publish.desk import Desk, organiser
from publish.numbers import tenths
from publish.request import Request
from publish.routing import Router, conditional

if TYPE_CHECKING:
    from ladder.formats.reading import Note

type Sent = tuple[tuple[str, NewMember], ...]
"""Members as sent, each with the place of its name."""

router = Router()


@router.get("/clubs/<slug>/members")
def listed(slug: str) -> Response[str]:
    """Everybody on the roster in order of joining, with the rating of the last ladder."""
    desk = organiser(router, slug)
    records = desk.records()
    return answer(200, {"members": members_json(desk.book, records, list(present(records)))})


@router.post("/clubs/<slug>/members")
def add(slug: str) -> Response[str]:
    """Add one member by JSON, or many by CSV (`name,rating,games`, and `junior`; all or nothing).

    With `?known=leave` those lines of a list are left out whose name somebody on the roster has already;
    `&take=` (`3,14`) names lines that are taken nevertheless. `lines` of the answer says who is known.
    """
    desk = organiser(router, slug)
    sent, dropped = _sent(desk)
    as_list = _is_list(desk.request)

    taken = _taken(desk.request) if as_list else None

    def decide(records: Records) -> Decision:
        known = _known(records) if taken is not None else {}
        chosen = [
            no for no, (at, new) in enumerate(sent) if not known.get(normal(new.name)) or at in (taken or ())
        ]
        after, ids = acts.add_members(records, [sent[no][1] for no in chosen], tokens.member_id)
        return Decision(after, "members.added", after=list(ids), ids={"made": list(ids), "chosen": chosen})

    def tell(records: Records, ids: Mapping[str, Any]) -> dict[str, Any]:
        everyone = persons(records)
        # A newcomer is in no ladder yet, also where the request is sent again after the first evening.
        made = members_json(None, records, [id_ for id_ in ids["made"] if id_ in everyone])
        places = {
            id_: sent[no][0] for id_, no in zip(ids["made"], ids.get("chosen", range(len(sent))), strict=True)
        }
        notes = [{"at": note.at, "message": note.message} for note in dropped]
        notes += _namesakes(records, places)
        told: dict[str, Any] = {"member": next(iter(made), None)}
        if as_list:
            told = {"members": made, "lines": _lines(records, sent, set(ids["made"]))}
        return told | ({"notes": notes} if notes else {})

    return change(desk, decide, tell, status=201)


@router.post("/clubs/<slug>/members/adults")
def adults(slug: str) -> Response[str]:
    """Everybody of whom it is not known is marked as an adult."""
    desk = organiser(router, slug)

    def decide(records: Records) -> Decision:
        after = acts.all_adults(records)
        turned = [id_ for id_, member in after.members.items() if records.members[id_] != member]
        return Decision(after, "members.adults", after=turned, ids={"turned": len(turned)})

    return change(desk, decide, lambda _, ids: {"marked": ids["turned"]})


@router.get("/clubs/<slug>/members/<member>")
def read(slug: str, member: str) -> Response[str]:
    """One member, with every tournament that moved the rating and every game, counted or not."""
    desk = organiser(router, slug)
    records = desk.records()
    if member not in present(records):
        raise Missing
    book = desk.book
    return answer(
        200,
        {
            "member": members_json(desk.book, records, [member])[0],
            "history": history_json(book, member),
            "games": games_json(book, member),
        },
        etag=member_etag(records, member),
    )


@router.patch("/clubs/<slug>/members/<member>")
@conditional
def edit(slug: str, member: str) -> Response[str]:
    """Change a member's name, display, junior, consent or start values."""
    from ladder.formats.bodies import MemberPatch  # noqa: PLC0415 - pydantic

    desk = organiser(router, slug)
    fields = bodies.read(desk.request, MemberPatch).fields()
    _refuse_coming(fields.get("consent"), desk.at)

    def decide(records: Records) -> Decision:
        if member not in present(records):
            raise Missing
        desk.refuse_stale(member_etag(records, member), f"Member {member}")
        after = acts.edit_member(records, member, **fields)
        before_json, after_json = (_own_json(it.members[member]) for it in (records, after))
        changed = [name for name, value in after_json.items() if before_json[name] != value]
        return Decision(
            after,
            "member.edited",
            member=member,
            before={name: before_json[name] for name in changed},
            after={name: after_json[name] for name in changed},
        )

    return change(desk, decide, lambda records, _: {"member": members_json(desk.book, records, [member])[0]})


def members_json(book: Book | None, records: Records, wanted: list[str]) -> list[dict[str, Any]]:
    """M of CONTRACT for each, and what the pages call them (`shown`, null for the hidden); rating and games
    as on the last ladder (`book`), else the start values.
    """
    standing = {line.member: line for line in book.ladder.standings} if book else {}
    rules = records.settings.rules[-1].rules
    everyone = persons(records)
    shown = labels(records) if wanted else {}
    lines = []
    for id_ in wanted:
        member, line = everyone[id_], standing.get(id_)
        own = _own_json(member)
        lines.append(
            {
                "member": id_,
                "name": member.name,
                "shown": shown[id_].text or None,
                "aliases": list(member.aliases),
                "rating": tenths(line.rating) if line else tenths(_start(member, rules)),
                "games": line.games if line else member.starting_games,
                "provisional": line.provisional if line else is_provisional(rules, member.starting_games),
                **own,
            }
        )
    return lines


def _taken(request: Request) -> frozenset[str] | None:
    """Places (`line 14`) of lines that are taken although their names are known; None: all lines are."""
    said = request.query.get("known", "add")
    if said not in ("add", "leave"):
        raise Wrong(Fault("?known", "one of add, leave"))
    lines = [each.strip() for each in request.query.get("take", "").split(",") if each.strip()]
    if not all(each.isascii() and each.isdigit() for each in lines):
        raise Wrong(Fault("?take", "numbers of lines, with commas between"))
    return frozenset(f"line {int(each)}" for each in lines) if said == "leave" else None


def _known(records: Records, but: AbstractSet[str] = frozenset()) -> dict[str, list[str]]:
    """Who on the roster has which name, or was confirmed under it, by its normal form."""
    found: dict[str, list[str]] = {}
    for id_, member in present(records).items():
        if id_ not in but:
            for name in {normal(each) for each in (member.name, *member.spellings)}:
                found.setdefault(name, []).append(id_)
    return found


def _lines(records: Records, sent: Sent, made: AbstractSet[str]) -> list[dict[str, Any]]:
    """Every line of a list, with the members who were called so before it."""
    known = _known(records, made)
    return [
        {
            "at": at,
            "name": new.name,
            "known": [
                {"member": id_, "name": records.members[id_].name} for id_ in known.get(normal(new.name), ())
            ],
        }
        for at, new in sent
    ]


def _namesakes(records: Records, places: Mapping[str, str]) -> list[dict[str, str]]:
    """A note for everybody who was just made (id -> place in what was sent) under a name that an earlier
    member has, or was confirmed under: there may be two people of one name, and one person twice.
    """
    known: dict[str, str] = {}
    notes = []
    for id_, member in present(records).items():
        if id_ in places and (other := known.get(normal(member.name))):
            message = f"{other} has this name already; if this is the same person, merge the two"
            notes.append({"at": places[id_], "message": message})
        for name in (member.name, *member.spellings):
            known.setdefault(normal(name), id_)
    return notes


def _refuse_coming(consent: Consent | None, at: str) -> None:
    """Wrong for a consent of a day to come: it shows a child's name from the moment it is recorded (SPEC 5).

    The day after the request's own is taken: east of Greenwich it has begun.
    """
    latest = (date.fromisoformat(at[:10]) + timedelta(days=1)).isoformat()
    if consent is not None and consent.on > latest:
        raise Wrong(Fault("consent.on", "is still to come; a consent is recorded once it has been given"))


def member_etag(records: Records, member: str) -> str:
    """Names what was set by hand of a member; nobody's games change it."""
    return hashlib.sha256(json.dumps(_own_json(persons(records)[member])).encode()).hexdigest()[:20]


def _start(member: Member, rules: Rules) -> Tenths:
    return rules.start if member.starting_rating is None else member.starting_rating


def _own_json(member: Member) -> dict[str, Any]:
    """What is set by hand of a member."""
    consent = member.consent
    return {
        "name": member.name,
        "display": member.display,
        "junior": member.junior,
        "consent": {"on": consent.on, "parent": consent.parent, "child": consent.child} if consent else None,
        "starting_rating": tenths(member.starting_rating),
        "starting_games": member.starting_games,
    }


def _is_list(request: Request) -> bool:
    """Whether members are sent as a CSV of them: by its type, or as bytes under such a name."""
    named = request.content_type == "application/octet-stream" and request.file_name.lower().endswith(".csv")
    return named or request.content_type == "text/csv"


def _sent(desk: Desk) -> tuple[Sent, tuple["Note", ...]]:
    """Members as sent, each with the place of the name, and what is to be told of it: a CSV of them, or one
    in JSON.
    """
    request = desk.request
    if _is_list(request):
        from ladder.formats.members_csv import read_list  # noqa: PLC0415

        said = request.query.get("encoding") or request.charset or None
        return read_list(request.body, "utf-8" if request.decoded else said)
    from ladder.formats.bodies import MemberBody  # noqa: PLC0415 - pydantic

    return (("name", bodies.read(request, MemberBody).member()),), ()
