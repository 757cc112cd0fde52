"""What the API's answers are made of, as schemas for its description: one for each noun.

Written by hand: answers are plain values, made where no pydantic is loaded. A test holds real answers against
them, with no field left undescribed. Nothing here is read while requests are served.
"""

from typing import Any

from ladder.domain.records import DISPLAYS, JUNIOR, NAMES, SCOPES, VISIBILITIES
from ladder.domain.seeding import REASONS, STATUSES
from ladder.domain.tournament import BYES, FORMATS, RESULTS
from ladder.languages import LANGUAGES

type Schema = dict[str, Any]

TEXT: Schema = {"type": "string"}
DAY: Schema = {"type": "string", "format": "date"}
TIME: Schema = {"type": "string", "format": "date-time"}
WHOLE: Schema = {"type": "integer"}
NUMBER: Schema = {"type": "number", "description": "one decimal at most"}
FLAG: Schema = {"type": "boolean"}
ANY: Schema = {}


def one_of(*values: str) -> Schema:
    """A text of these alone."""
    return {"type": "string", "enum": list(values)}


def maybe(schema: Schema) -> Schema:
    """It, or null."""
    return {"anyOf": [schema, {"type": "null"}]}


def many(schema: Schema) -> Schema:
    """A list of it."""
    return {"type": "array", "items": schema}


def by(key: str, schema: Schema) -> Schema:
    """An object of it by something."""
    return {"type": "object", "description": f"by {key}", "additionalProperties": schema}


def ref(name: str) -> Schema:
    """One of `SCHEMAS`."""
    return {"$ref": f"#/components/schemas/{name}"}


def each(**fields: Schema) -> Schema:
    """An object; a field whose name ends in `_` may be missing."""
    return {
        "type": "object",
        "properties": {name.removesuffix("_"): schema for name, schema in fields.items()},
        "required": [name for name in fields if not name.endswith("_")],
    }


STATE = one_of("pending", "rated", "unrated", "held", "deleted")
RESULT, KIND, FORMAT = one_of(*RESULTS), one_of(*BYES), one_of(*FORMATS)
ASIDE: dict[str, Schema] = {"held_": ref("Held"), "waiting_": ref("Waiting")}

_GAME = each(board_=WHOLE, white=WHOLE, black=WHOLE, result=RESULT, rated_=FLAG, colours_=FLAG, note_=TEXT)
_PLAYER = each(
    no=WHOLE,
    name={**TEXT, "description": "as typed"},
    member_=TEXT,
    guest_=FLAG,
    points_=NUMBER,
    rank_=WHOLE,
    tiebreaks_=many(each(name=TEXT, value={"type": ["string", "number"]})),
)
_HEAD: dict[str, Schema] = {"name": TEXT, "starts_on": DAY, "ends_on": DAY, "sequence": WHOLE}
_SET_BY_HAND: dict[str, Schema] = {
    "display": one_of(*DISPLAYS),
    "junior": one_of(*JUNIOR),
    "consent": maybe(each(on=DAY, parent=FLAG, child=FLAG)),
    "starting_rating": maybe(NUMBER),
    "starting_games": WHOLE,
}
_CANDIDATE: dict[str, Schema] = {
    "member": TEXT,
    "name": TEXT,
    "number": {**WHOLE, "description": "which of the club's members of this name it is"},
    "rating": maybe(NUMBER),
    "games": WHOLE,
    "last_played": maybe(DAY),
    "company": many(each(member=TEXT, name=TEXT, games=WHOLE)),
}
_ALIKE: dict[str, Schema] = {
    "confidence": one_of("sure", "likely", "possible"),
    "reason": TEXT,
    "reason_text": {**TEXT, "description": "in the club's language"},
}

_STAYS: Schema = {
    **many(each(code=one_of("slug", "club", "tournament"), value=TEXT, what=TEXT)),
    "description": "what holds the name and is not changed: the club's address or name, ids of tournaments",
}

SCHEMAS: dict[str, Schema] = {
    "Fault": each(
        at={**TEXT, "description": "rounds.2.games.0.white; line 14; ?ends_on"},
        message=TEXT,
        code_={**TEXT, "description": "what is commonly wrong has one, which stays; with `values`"},
        values_=by("place", TEXT),
    ),
    "Erases": each(
        members=many(TEXT),
        tournaments=WHOLE,
        entries=WHOLE,
        titles={**many(TEXT), "description": "tournaments whose name holds the name"},
        same_name={**many(TEXT), "description": "other members who are called so too, and keep it"},
        stays=_STAYS,
    ),
    "Certificate": each(
        id=TEXT,
        at={**TEXT, "description": "path of this certificate"},
        revision=WHOLE,
        state=one_of("rewriting", "settling", "done"),
        asked_at=TIME,
        finished_at=maybe(TIME),
        members=many(TEXT),
        entries=many(each(tournament=TEXT, no=WHOLE)),
        same_name=many(TEXT),
        stays=_STAYS,
        places=many(each(code=TEXT, place=TEXT, erased_=WHOLE, done_=FLAG)),
        backups=many(each(code=TEXT, what=TEXT, holds_name=FLAG, expires=DAY)),
    ),
    "Problem": each(
        type=TEXT,
        title=TEXT,
        status=WHOLE,
        detail=TEXT,
        errors_=many(ref("Fault")),
        code_=TEXT,
        values_=by("place", TEXT),
    ),
    "Note": each(at=TEXT, message=TEXT),
    "Readable": each(
        by=one_of(*VISIBILITIES),
        full=many(each(member=TEXT, name=TEXT)),
        initials=many(each(member=TEXT, name=TEXT)),
    ),
    "ListLine": each(
        at={**TEXT, "description": "line 14"},
        name={**TEXT, "description": "as in the list"},
        known={**many(each(member=TEXT, name=TEXT)), "description": "who is called so already"},
    ),
    "Rules": each(start=NUMBER, k_new=WHOLE, k_established=WHOLE, k_games=WHOLE, provisional_games=WHOLE),
    "Club": each(
        slug=TEXT,
        name=TEXT,
        language=one_of(*LANGUAGES),
        visibility=one_of(*VISIBILITIES),
        names=one_of(*NAMES),
        juniors=FLAG,
        rules=ref("Rules"),
        rules_from=maybe(DAY),
        active_months=WHOLE,
        season_starts={**TEXT, "description": "MM-DD"},
        ladder_starts_on=maybe(DAY),
        contact=TEXT,
        pages={**TEXT, "description": "path of the club's pages"},
        embed=maybe({**TEXT, "description": "path of the embeddable ladder; null: switched off"}),
        feed=maybe({**TEXT, "description": "path of the Atom feed; null: switched off"}),
        embed_rows=maybe({**WHOLE, "description": "lines that the embed shows; null: all"}),
        revision=WHOLE,
    ),
    "Status": each(
        records={**WHOLE, "description": "revision of the records"},
        ladder={**WHOLE, "description": "of the ladder built from them"},
        site={**WHOLE, "description": "of the pages on the site"},
        privacy={**WHOLE, "description": "whose names, visibility and addresses the pages are under"},
        healthy=FLAG,
        checked_at=maybe(TIME),
        mended=maybe(each(at=TIME, rows=WHOLE, pages=WHOLE)),
        rebuilt=WHOLE,
        waiting=many(each(tournament=TEXT, why=one_of("names", "version", "held"))),
        failed=maybe(each(revision=WHOLE, code=TEXT)),
    ),
    "Tournament": each(
        **_HEAD,
        format=FORMAT,
        juniors=FLAG,
        rated=FLAG,
        finished=FLAG,
        players=many(_PLAYER),
        rounds=many(
            each(no=WHOLE, games=many(_GAME), byes=many(each(player=WHOLE, kind=KIND, points=NUMBER)))
        ),
    ),
    "TournamentLine": each(
        id=TEXT, **_HEAD, state=STATE, waiting=FLAG, held_=FLAG, section_of_=TEXT, players=WHOLE, games=WHOLE
    ),
    "Waiting": each(revision=WHOLE, waits_for_names=WHOLE),
    "Held": {
        "anyOf": [
            each(revision=WHOLE, late=FLAG, places=many(each(at=TEXT, mine=ANY, theirs=ANY))),
            each(copy_of={**TEXT, "description": "id of the tournament that this one nearly copies"}),
        ]
    },
    "Published": each(
        id_=TEXT,
        tournament=ref("Tournament"),
        names=each(entries=many(ref("NamesEntry"))),
        notes=many(ref("Note")),
        state=STATE,
        **ASIDE,
        page=maybe(TEXT),
        confirm=TEXT,
        waits_for_names=WHOLE,
    ),
    "NamesEntry": each(
        no=WHOLE,
        name=TEXT,
        link={**maybe(TEXT), "description": "member's id, `guest`, or null: nobody has confirmed it"},
        ticked={**maybe(TEXT), "description": "member's id, `new`, or null"},
        suggestions=many(ref("Suggestion")),
    ),
    "Suggestion": each(**_CANDIDATE, **_ALIKE),
    "Candidate": each(**_CANDIDATE),
    "Seeding": each(
        seeds=many(
            each(
                seed=WHOLE,
                player={**WHOLE, "description": "place in the list as sent, from 0"},
                member={**maybe(TEXT), "description": "null: somebody new"},
                name=TEXT,
                rating=NUMBER,
                status=one_of(*STATUSES),
            )
        ),
        groups={**many(many(WHOLE)), "description": "the seeds of each group"},
        cuts=many(
            each(
                after={**WHOLE, "description": "the last seed of the group above"},
                gap=NUMBER,
                between={**many(NUMBER), "description": "the two ratings beside the cut"},
                first=WHOLE,
                last={**WHOLE, "description": "with `first`: between which seeds it could fall"},
                reason=one_of(*REASONS),
                reason_text={**TEXT, "description": "in the club's language"},
            )
        ),
        asked=many(
            each(
                player={**WHOLE, "description": "place in the list as sent, from 0"},
                name=TEXT,
                ticked={**maybe(TEXT), "description": "member's id; `new` (seeded so meanwhile), or null"},
                suggestions=many(ref("Suggestion")),
            )
        ),
    ),
    "Duplicate": each(members=many(TEXT), **_ALIKE, candidates=many(ref("Candidate"))),
    "Change": each(
        before=NUMBER,
        rated_at=NUMBER,
        k=WHOLE,
        score=NUMBER,
        expected={"type": "number"},
        games=WHOLE,
        change=NUMBER,
        after=NUMBER,
    ),
    "Standing": each(
        rank=maybe(WHOLE),
        member=TEXT,
        name=TEXT,
        rating=NUMBER,
        games=WHOLE,
        provisional=FLAG,
        active=FLAG,
        change=NUMBER,
        last_played=maybe(DAY),
    ),
    "Ladder": each(revision=WHOLE, as_of=maybe(DAY), standings=many(ref("Standing"))),
    "Member": each(
        member=TEXT,
        name=TEXT,
        shown={**maybe(TEXT), "description": "on the pages; null for the hidden"},
        aliases=many(TEXT),
        rating=NUMBER,
        games=WHOLE,
        provisional=FLAG,
        **_SET_BY_HAND,
    ),
    "MemberTournament": each(
        tournament=TEXT, ended=DAY, before=NUMBER, change=NUMBER, after=NUMBER, games=WHOLE
    ),
    "MemberGame": each(
        tournament=TEXT,
        round=WHOLE,
        board=maybe(WHOLE),
        opponent=maybe(TEXT),
        opponent_name=TEXT,
        colour=TEXT,
        result=TEXT,
        own_rating=maybe(NUMBER),
        opponent_rating=maybe(NUMBER),
        expected=maybe({"type": "number"}),
        k=maybe(WHOLE),
        counted=FLAG,
        reason=TEXT,
        reason_text=TEXT,
    ),
    "Ripple": each(
        members=many(
            each(
                member=TEXT,
                name=maybe(TEXT),
                rating={**many(maybe(NUMBER)), "description": "before, after"},
                rank=many(maybe(WHOLE)),
                provisional=many(maybe(FLAG)),
            )
        ),
        moved=WHOLE,
        most=NUMBER,
    ),
    "Merge": each(**{"id": TEXT, "from": TEXT, "into": TEXT}),
    "StandingMerge": each(
        **{"id": TEXT, "from": TEXT, "into": TEXT, "from_name": TEXT, "into_name": TEXT, "revision": WHOLE}
    ),
    "Key": each(id=TEXT, label=TEXT, scope=one_of(*SCOPES)),
    "LogEntry": each(
        entry=TEXT,
        revision=WHOLE,
        at=TIME,
        by=TEXT,
        what=TEXT,
        tournament_=TEXT,
        member_=TEXT,
        before=ANY,
        after=ANY,
        ripple=ref("Ripple"),
        undoable={"description": "true, or why not", "type": ["boolean", "string"]},
    ),
}
