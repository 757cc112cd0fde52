"""Which route answers what, with which status, for the API's description; and examples of both sides.

A test holds them against real answers and readers. Nothing here is read while requests are served.
"""

from dataclasses import dataclass
from typing import Any

from ladder.domain.records import SCOPES
from publish.schemas import (
    ASIDE,
    SCHEMAS,
    STATE,
    TEXT,
    WHOLE,
    Schema,
    by,
    each,
    many,
    maybe,
    one_of,
    ref,
)
from publish.schemas_moving import MOVING


@dataclass(frozen=True, slots=True)
class Reply:
    """The status of a route that did what it was asked, and the JSON that it answers.

    `schemas`: several where the answer has several shapes.
    """

    status: int
    schemas: tuple[Schema, ...]

    def schema(self) -> Schema:
        """Of the answer."""
        return self.schemas[0] if len(self.schemas) == 1 else {"anyOf": list(self.schemas)}

    def previewed(self) -> Schema:
        """Of the answer to `?preview=true`: the same with who would move, and who would become readable."""
        one = [_with(schema, ripple=ref("Ripple"), readable_=ref("Readable")) for schema in self.schemas]
        return Reply(200, tuple(one)).schema()


def _read(**fields: Schema) -> Reply:
    return Reply(200, (each(**fields),))


def _changed(status: int = 202, /, **fields: Schema) -> Reply:
    return Reply(status, (each(revision=WHOLE, **fields),))


def _with(schema: Schema, **fields: Schema) -> Schema:
    return {
        **schema,
        "properties": schema["properties"]
        | {name.removesuffix("_"): each_ for name, each_ in fields.items()},
        "required": [*schema["required"], *(name for name in fields if not name.endswith("_"))],
    }


_STANDS: dict[str, Schema] = {"tournament": ref("Tournament"), "state": STATE, **ASIDE}
_ONE_OR_SECTIONS = Reply(
    202,
    (each(revision=WHOLE, **_STANDS), each(revision=WHOLE, tournaments=many(each(id=TEXT, **_STANDS)))),
)
_PUBLISHED = _with({**SCHEMAS["Published"]}, revision=WHOLE)
_PUBLISHED["properties"] |= {"deleted": many(TEXT)}
_CLUB, _TOURNAMENT = "/api/clubs/{slug}", "/api/clubs/{slug}/tournaments/{tournament}"
_ERASED = _changed(certificate_=ref("Certificate"), erases_=ref("Erases"))

_WAITING: dict[str, Schema] = {
    "names": many(ref("PendingName")),
    "waits_for_names": WHOLE,
    "tournaments": WHOLE,
}

REPLIES: dict[str, Reply] = {
    "POST /api/clubs": _changed(201, club=ref("Club"), organiser_key_=TEXT),
    "GET /api/clubs": _read(clubs=many(each(slug=TEXT))),
    f"GET {_CLUB}": _read(club=ref("Club")),
    f"PATCH {_CLUB}": _changed(club=ref("Club")),
    f"DELETE {_CLUB}": _changed(),
    f"GET {_CLUB}/status": Reply(200, (SCHEMAS["Status"],)),
    f"POST {_CLUB}/rebuild": _changed(rebuild=WHOLE),
    f"GET {_CLUB}/export": Reply(202, (MOVING["Parts"],)),
    "POST /api/import": _changed(
        201, club=ref("Club"), members=WHOLE, tournaments=WHOLE, ladder_sha256=TEXT, organiser_key_=TEXT
    ),
    f"GET {_CLUB}/names": _read(**_WAITING),
    f"PUT {_CLUB}/names": _changed(
        **_WAITING, made=by("typed name", TEXT), confirmed=WHOLE, notes=many(ref("Note"))
    ),
    f"GET {_CLUB}/log": _read(entries=many(ref("LogEntry")), after=maybe(TEXT)),
    f"POST {_CLUB}/log/{{entry}}/undo": _changed(undone=TEXT),
    "GET /api/key": _read(club=maybe(TEXT), scope=one_of(*SCOPES, "operator"), key=maybe(TEXT)),
    f"GET {_CLUB}/keys": _read(keys=many(ref("Key"))),
    f"POST {_CLUB}/keys": _changed(201, key=ref("Key"), secret_=TEXT),
    f"DELETE {_CLUB}/keys/{{key}}": _changed(200),
    f"GET {_CLUB}/ladder": Reply(200, (SCHEMAS["Ladder"],)),
    f"GET {_CLUB}/members": _read(members=many(ref("Member"))),
    f"POST {_CLUB}/members": Reply(
        201,
        (
            each(revision=WHOLE, member=ref("Member"), notes_=many(ref("Note"))),
            each(
                revision=WHOLE,
                members=many(ref("Member")),
                lines=many(ref("ListLine")),
                notes_=many(ref("Note")),
            ),
        ),
    ),
    f"POST {_CLUB}/members/adults": _changed(marked=WHOLE),
    f"GET {_CLUB}/members/{{member}}": _read(
        member=ref("Member"), history=many(ref("MemberTournament")), games=many(ref("MemberGame"))
    ),
    f"PATCH {_CLUB}/members/{{member}}": _changed(member=ref("Member")),
    f"DELETE {_CLUB}/members/{{member}}": _ERASED,
    f"DELETE {_TOURNAMENT}/entries/{{no}}/name": _ERASED,
    f"GET {_CLUB}/erasures": _read(erasures=many(ref("Certificate"))),
    f"GET {_CLUB}/erasures/{{id}}": _read(certificate=ref("Certificate")),
    f"GET {_CLUB}/merges": _read(merges=many(ref("StandingMerge"))),
    f"POST {_CLUB}/merges": _changed(merge=ref("Merge")),
    f"DELETE {_CLUB}/merges/{{merge}}": _changed(merge=ref("Merge")),
    f"POST {_CLUB}/seeding": Reply(200, (SCHEMAS["Seeding"],)),
    f"GET {_CLUB}/duplicates": _read(duplicates=many(ref("Duplicate"))),
    f"POST {_CLUB}/duplicates/declined": _changed(201, declined=many(TEXT)),
    f"GET {_CLUB}/tournaments": _read(tournaments=many(ref("TournamentLine"))),
    f"GET {_TOURNAMENT}": _read(
        **_STANDS, page=maybe(TEXT), revision=WHOLE, changes=by("member's id", ref("Change"))
    ),
    f"PUT {_TOURNAMENT}": Reply(
        202,
        (
            _PUBLISHED,
            each(
                revision=WHOLE,
                tournaments=many({"anyOf": [ref("Published"), ref("PublishedInBrief")]}),
                summary=ref("Summary"),
                deleted_=many(TEXT),
            ),
        ),
    ),
    f"PATCH {_TOURNAMENT}": _changed(**_STANDS, notes_=many(ref("Note"))),
    f"DELETE {_TOURNAMENT}": _ONE_OR_SECTIONS,
    f"POST {_TOURNAMENT}/restore": _ONE_OR_SECTIONS,
    f"POST {_TOURNAMENT}/release": _changed(**_STANDS),
    f"GET {_TOURNAMENT}/names": _read(entries=many(ref("NamesEntry"))),
    f"PUT {_TOURNAMENT}/names": _changed(entries=many(ref("NamesEntry")), made=many(TEXT)),
}
"""A route that is not here answers JSON that is not described yet."""

_EVENING = {
    "name": "Tuesday 12",
    "starts_on": "2026-09-01",
    "players": [
        {"no": 1, "name": "Marco Rossi"},
        {"no": 2, "name": "Anna Bianchi"},
        {"no": 3, "name": "Luca Verdi"},
    ],
    "rounds": [
        {
            "no": 1,
            "games": [{"board": 1, "white": 1, "black": 2, "result": "1-0"}],
            "byes": [{"player": 3, "kind": "pairing"}],
        }
    ],
}


def _row(no: int, name: str, points: str, rank: int, cell: str) -> str:
    return f"001 {no:>4}      {name:<33} {'':31} {points:>4} {rank:>4}  {cell}"


_MARCO, _ANNA = "m_01JB3Y6W7C2Q9R8T5V4X1Z0A", "m_01JB3Y6W7D9F2G4H6J8K0M3N"
ASKED: dict[str, dict[str, Any]] = {
    "POST /api/clubs": {
        "application/json": {"slug": "circolo-torre", "name": "Circolo La Torre", "language": "it"}
    },
    f"PATCH {_CLUB}": {"application/json": {"names": "full", "rules": {"k_new": 30}}},
    f"POST {_CLUB}/keys": {"application/json": {"label": "evening app", "scope": "publish"}},
    f"POST {_CLUB}/members": {
        "application/json": {"name": "Marco Rossi", "starting_rating": 1512.5, "starting_games": 30},
        "text/csv": "name,rating,games\nMarco Rossi,1512.5,30\nAnna Bianchi,,\n",
    },
    f"PATCH {_CLUB}/members/{{member}}": {
        "application/json": {"consent": {"on": "2026-09-01", "parent": True, "child": True}}
    },
    f"POST {_CLUB}/seeding": {
        "application/json": {"players": ["Anna Bianchi", _MARCO, {"name": "Luca Verdi", "new": True}]}
    },
    f"POST {_CLUB}/merges": {"application/json": {"from": _MARCO, "into": _ANNA}},
    f"PUT {_TOURNAMENT}": {
        "application/json": _EVENING,
        "text/csv": "date,tournament,round,white,black,result\n"
        "2026-09-01,Tuesday 12,1,Marco Rossi,Anna Bianchi,1-0\n2026-09-01,Tuesday 12,1,Luca Verdi,,\n",
        "application/vnd.fide.trf": "\n".join(
            [
                "012 Tuesday 12",
                "042 2026/09/01",
                _row(1, "Rossi, Marco", "1.0", 1, "   2 w 1"),
                _row(2, "Bianchi, Anna", "0.0", 2, "   1 b 0"),
                "",
            ]
        ),
    },
    f"PATCH {_TOURNAMENT}": {
        "application/json": {"games": [{"round": 1, "white": 1, "black": 2, "result": "1/2-1/2"}]}
    },
    f"POST {_TOURNAMENT}/release": {"application/json": {"keep": "mine"}},
    f"PUT {_TOURNAMENT}/names": {
        "application/json": {
            "links": {"1": {"member": _MARCO}, "2": {"new": True, "junior": "no"}, "3": {"guest": True}}
        }
    },
}
"""Examples of bodies, by route and content type."""

_STANDING = {
    "rank": 1,
    "member": _MARCO,
    "name": "Marco Rossi",
    "rating": 1413.8,
    "games": 34,
    "provisional": False,
    "active": True,
    "change": 13.8,
    "last_played": "2026-09-01",
}
ANSWERED: dict[str, Any] = {
    f"GET {_CLUB}/ladder": {"revision": 12, "as_of": "2026-09-01", "standings": [_STANDING]},
    f"GET {_CLUB}/status": {
        "records": 12,
        "ladder": 12,
        "site": 11,
        "privacy": 11,
        "healthy": True,
        "checked_at": "2026-09-01T20:00:00Z",
        "mended": None,
        "rebuilt": 0,
        "waiting": [{"tournament": "evening-12", "why": "names"}],
        "failed": None,
    },
    f"GET {_TOURNAMENT}/names": {
        "entries": [
            {"no": 1, "name": "Marco Rossi", "link": _MARCO, "ticked": None, "suggestions": []},
            {"no": 2, "name": "Anna Bianchi", "link": None, "ticked": "new", "suggestions": []},
        ]
    },
}
"""Examples of answers, by route."""

REFUSED = {
    "type": "about:blank",
    "title": "Unprocessable Content",
    "status": 422,
    "detail": "rounds.0.games.0.black: unknown player number 9: no player of the list has it",
    "errors": [
        {
            "at": "rounds.0.games.0.black",
            "message": "unknown player number 9: no player of the list has it",
            "code": "no_player",
            "values": {"no": "9"},
        }
    ],
}
"""An example of a problem."""
