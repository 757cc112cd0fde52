"""The next evening: tonight's order and groups, as JSON, CSV or a report for pairing programs."""

from collections.abc import Mapping, Sequence
from typing import Any

from aws_lambda_powertools.event_handler import Response

from ladder.domain import seeding
from ladder.domain.errors import Fault, Wrong
from ladder.domain.names import NEW
from ladder.domain.records import Records
from ladder.domain.seeding import Cut, Order, Seed
from publish import bodies
from publish.answers import answer
from publish.desk import Desk, organiser
from publish.names import suggestions_json
from publish.numbers import tenths
from publish.routing import Router

router = Router()

CSV, TRF, ZIP = FILES = ("text/csv", "application/vnd.fide.trf", "application/zip")
"""What may be asked for with `Accept` in place of JSON."""


@router.post("/clubs/<slug>/seeding")
def seeded(slug: str) -> Response[Any]:
    """Who is here tonight, in seeding order and in groups; writes nothing. `Accept: text/csv`,
    `application/vnd.fide.trf` (ready for round 1) or `application/zip` (a report a group) answer files.
    """
    from ladder.formats.seeding import SeedingBody  # noqa: PLC0415 - pydantic

    desk = organiser(router, slug)
    body = bodies.read(desk.request, SeedingBody)
    records = desk.records()
    standings = desk.book.ladder.standings if desk.book else ()
    order = seeding.order(records, standings, body.here())
    many = body.groups if order.seeds or body.groups == 1 else 1
    parts, cuts = seeding.groups(order.seeds, many, body.permille)
    kind = desk.request.accepted(FILES)
    if kind is None:
        return answer(200, _told(desk, records, order, parts, cuts))
    _refuse_open(order)
    chosen = parts if body.group is None else (parts[body.group - 1],)
    title = body.name or records.settings.name
    return _file(kind, chosen, title, body.on or "", body.rounds)


def _refuse_open(order: Order) -> None:
    """A file has no room for a question, and a list without somebody who is here would be wrong. Whoever is
    like nobody is in it as new.
    """
    faults = [
        Fault(f"players.{place}", f"{entry.name} may be several people, or none: ask for JSON, then say who")
        for place, entry in order.asked.items()
        if entry.ticked != NEW
    ]
    if faults:
        raise Wrong(*faults)
    if not order.seeds:
        raise Wrong(Fault("players", "is empty"))


def _told(
    desk: Desk,
    records: Records,
    order: Order,
    parts: Sequence[Sequence[Seed]],
    cuts: Sequence[Cut],
) -> Mapping[str, Any]:
    from ladder.pages.words import words  # noqa: PLC0415 - catalogues and locale data

    texts = words(records.settings.language)
    asked = suggestions_json(desk, records, order.asked.values())
    return {
        "seeds": [_seed_json(seed) for seed in order.seeds],
        "groups": [[seed.no for seed in part] for part in parts],
        "cuts": [
            _cut_json(cut, order.seeds) | {"reason_text": texts.text(f"cut.{cut.reason}")} for cut in cuts
        ],
        "asked": [
            {"player": place, "name": entry.name, "ticked": entry.ticked, "suggestions": offers}
            for (place, entry), offers in zip(order.asked.items(), asked, strict=True)
        ],
    }


def _seed_json(seed: Seed) -> dict[str, Any]:
    return {
        "seed": seed.no,
        "player": seed.place,
        "member": seed.member,
        "name": seed.name,
        "rating": tenths(seed.rating),
        "status": seed.status,
    }


def _cut_json(cut: Cut, seeds: Sequence[Seed]) -> dict[str, Any]:
    return {
        "after": cut.after,
        "gap": tenths(cut.gap),
        "between": [tenths(seeds[cut.after - 1].rating), tenths(seeds[cut.after].rating)],
        "first": cut.first,
        "last": cut.last,
        "reason": cut.reason,
    }


def _file(
    kind: str, parts: Sequence[Sequence[Seed]], title: str, day: str, rounds: int | None
) -> Response[Any]:
    from ladder.formats import seeding_files  # noqa: PLC0415

    if kind == CSV:
        return Response(
            200, f"{CSV}; charset=utf-8", seeding_files.sheet(parts).decode(), _named("seeding.csv")
        )
    if kind == TRF:
        report = seeding_files.report(parts, title, day, rounds)
        return Response(200, f"{TRF}; charset=utf-8", report.decode(), _named("seeding.trf"))
    files = {"seeding.csv": seeding_files.sheet(parts)}
    for no, part in enumerate(parts, 1):
        name = f"{title} {no}" if len(parts) > 1 else title
        files[f"group-{no}.trf"] = seeding_files.report([part], name, day, rounds)
    return Response(200, ZIP, seeding_files.archive(files), _named("seeding.zip"))


def _named(name: str) -> Mapping[str, str]:
    return {"Content-Disposition": f'attachment; filename="{name}"'}
