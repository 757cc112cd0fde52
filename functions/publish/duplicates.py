"""The roster's likely duplicates: offered to the organiser, who merges or declines."""

from collections.abc import Mapping
from typing import Any

from aws_lambda_powertools.event_handler import Response

from ladder.domain import roster as acts
from ladder.domain.records import Records
from ladder.store.acts import Decision
from publish import bodies
from publish.answers import answer
from publish.candidates import candidates_json
from publish.change import change
from publish.desk import organiser
from publish.routing import Router

router = Router()


@router.get("/clubs/<slug>/duplicates")
def listed(slug: str) -> Response[str]:
    """Pairs that may be one person, likely ones first, each with confidence and reason."""
    from ladder.domain.duplicates import duplicates  # noqa: PLC0415 - tables of names
    from ladder.pages.words import words  # noqa: PLC0415 - catalogues and locale data

    desk = organiser(router, slug)
    records = desk.records()
    pairs = duplicates(records)
    people = candidates_json(desk, records, {id_ for each in pairs for id_ in (each.first, each.second)})
    texts = words(records.settings.language)
    return answer(
        200,
        {
            "duplicates": [
                {
                    "members": [each.first, each.second],
                    "confidence": each.confidence,
                    "reason": each.reason,
                    "reason_text": texts.text(f"alike.{each.reason}"),
                    "candidates": [people[each.first], people[each.second]],
                }
                for each in pairs
            ]
        },
    )


@router.post("/clubs/<slug>/duplicates/declined")
def decline(slug: str) -> Response[str]:
    """Two members are two people: the pair is not offered again."""
    from ladder.formats.bodies import PairBody  # noqa: PLC0415 - pydantic

    desk = organiser(router, slug)
    one, other = bodies.read(desk.request, PairBody).pair()

    def decide(records: Records) -> Decision:
        after = acts.part(records, one, other)
        return Decision(after, "members.declined", member=other, after=[one, other])

    def tell(_: Records, __: Mapping[str, Any]) -> dict[str, Any]:
        return {"declined": [one, other]}

    return change(desk, decide, tell, status=201)
