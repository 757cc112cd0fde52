"""Answers about many tournaments at once and about take-outs, as schemas for the API's description."""

from publish.schemas import DAY, SCHEMAS, TEXT, WHOLE, Schema, each, many, maybe, one_of, ref

_ALIKE = {
    "confidence": one_of("sure", "likely", "possible"),
    "reason": TEXT,
    "reason_text": {**TEXT, "description": "in the club's language"},
}


def _brief() -> Schema:
    """A publication's receipt without entries and games, as a file of many sections has it."""
    full, content = SCHEMAS["Published"], SCHEMAS["Tournament"]
    kept = {name: it for name, it in content["properties"].items() if name not in ("players", "rounds")}
    brief = {**content, "properties": kept, "required": list(kept)}
    return {**full, "properties": {**full["properties"], "tournament": brief}}


MOVING: dict[str, Schema] = {
    "PublishedInBrief": _brief(),
    "Summary": each(
        tournaments=WHOLE,
        first=DAY,
        last=DAY,
        entries=WHOLE,
        games=WHOLE,
        names={**WHOLE, "description": "distinct typed names"},
        known={**WHOLE, "description": "those of them that a member is called, or was confirmed under"},
        waits_for_names=WHOLE,
    ),
    "PendingName": each(
        name=TEXT,
        spellings={**many(TEXT), "description": "as typed; they differ in blanks and capitals alone"},
        entries={**WHOLE, "description": "entries that wait under this name, in all tournaments"},
        first=DAY,
        last=DAY,
        places={**many(each(tournament=TEXT, no=WHOLE)), "description": "the first of these entries"},
        apart={**many(TEXT), "description": "tournaments where two entries bear it: confirm it there"},
        ticked={**maybe(TEXT), "description": "member's id, `new`, or null"},
        suggestions=many(ref("Suggestion")),
        alike={
            **many(each(name=TEXT, **_ALIKE)),
            "description": "other names that wait and may be the same person's (`same_as`)",
        },
    ),
    "Parts": each(
        job=TEXT,
        revision=WHOLE,
        bytes=WHOLE,
        sha256=TEXT,
        address={**TEXT, "description": "of the first part"},
        parts={**many(TEXT), "description": "addresses; the bundle is their bytes in this order"},
        no_ladder={
            **maybe(each(code=TEXT, tournament=TEXT, entry=WHOLE)),
            "description": "why no ladder follows from the records; null: one does",
        },
    ),
}
