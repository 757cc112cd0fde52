"""A tournament corrected, deleted, brought back, released: by the organiser, however old it is."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from aws_lambda_powertools.event_handler import Response

from ladder.domain import aside, correction
from ladder.domain.errors import Fault, Missing, Wrong
from ladder.domain.records import Records, TournamentRecord
from ladder.domain.tournament import Tournament
from ladder.store.acts import Decision
from publish import bodies
from publish.change import Tell, change
from publish.contents import Contents
from publish.desk import Desk, organiser
from publish.entries import deleted_together, every
from publish.names import found
from publish.routing import Router, conditional
from publish.sections import family, without
from publish.sheet import aside_json, content_json, logged, title_note

router = Router()

_FIELDS = ("name", "starts_on", "ends_on", "sequence", "juniors", "rated", "finished", "format")


@router.patch("/clubs/<slug>/tournaments/<tournament>")
@conditional
def correct(slug: str, tournament: str) -> Response[str]:
    """Correct results, colours, byes, typed names, dates and flags."""
    from ladder.formats.corrections import TournamentPatch, corrected  # noqa: PLC0415 - pydantic

    desk = organiser(router, slug)
    fixes = bodies.read(desk.request, TournamentPatch).fixes()
    contents = Contents(desk)

    def decide(records: Records) -> Decision:
        _seen(desk, records, tournament)
        old = correction.correctable(records, tournament)
        content = contents.known(records, old, corrected(old.tournament, fixes, desk.latest_day))
        contents.refuse_labels(records, content)
        after = correction.correct(records, tournament, content)
        was, now = _differences(old.tournament, after.tournaments[tournament].tournament)
        return Decision(after, "tournament.corrected", tournament=tournament, before=was, after=now)

    def tell(records: Records, _: Mapping[str, Any]) -> dict[str, Any]:
        record = found(records, tournament)
        notes = title_note(records, record) if "name" in fixes.fields else []
        return _told(desk, records, record) | ({"notes": notes} if notes else {})

    return change(desk, decide, tell)


@router.delete("/clubs/<slug>/tournaments/<tournament>")
@conditional
def delete(slug: str, tournament: str) -> Response[str]:
    """Delete a tournament, or all sections of a file; with `?version=waiting` only the version that waits or
    is held.
    """
    desk = organiser(router, slug)
    version = desk.request.query.get("version")
    if version not in {None, "waiting"}:
        raise Wrong(Fault("?version", "is `waiting`, or left out"))

    def decide(records: Records) -> Decision:
        olds = _all_seen(desk, records, tournament)
        if version is None:
            return _decision_on_all(without(records, olds), olds, "tournament.deleted", tournament)
        after = records
        for old in [each for each in olds if each.waiting_in or each.held_in] or olds[:1]:
            after = aside.drop(after, old.id)
        return _decision_on_all(after, olds, "version.dropped", tournament)

    return change(desk, decide, _teller_of_all(desk, tournament))


@router.post("/clubs/<slug>/tournaments/<tournament>/restore")
@conditional
def restore(slug: str, tournament: str) -> Response[str]:
    """Bring a deleted tournament back as it was; of a file those sections that were deleted last, at once."""
    desk = organiser(router, slug)

    def decide(records: Records) -> Decision:
        olds = _all_seen(desk, records, tournament)
        last = deleted_together((entry for _, entry in every(desk.aws, records)), olds)
        after = records
        for old in olds:
            if old.id in last:
                after = correction.restore(after, old.id)
        return _decision_on_all(after, olds, "tournament.restored", tournament)

    return change(desk, decide, _teller_of_all(desk, tournament))


@router.post("/clubs/<slug>/tournaments/<tournament>/release")
@conditional
def release(slug: str, tournament: str) -> Response[str]:
    """Let a near-copy through; or settle a held re-publication by `keep`: mine or theirs."""
    from ladder.formats.corrections import ReleaseBody  # noqa: PLC0415 - pydantic

    desk = organiser(router, slug)
    keep = bodies.read(desk.request, ReleaseBody).keep if desk.request.body else None
    contents = Contents(desk)

    def decide(records: Records) -> Decision:
        old = _seen(desk, records, tournament)
        if keep is None and old.held_in:
            raise Wrong(Fault("keep", "is required: mine or theirs"))
        if keep is None:
            return _decision(aside.release_copy(records, tournament), old, "copy.released")
        held = contents.aside(records, old) if old.held_in else aside.Aside(old.tournament, old.tournament)
        return _decision(aside.release(records, tournament, held, keep), old, f"version.kept_{keep}")

    return change(desk, decide, _teller(desk, tournament))


def _seen(desk: Desk, records: Records, tournament: str) -> TournamentRecord:
    """The tournament, if it is still the one that `If-Match` names. Missing, Stale."""
    found(records, tournament)
    return _all_seen(desk, records, tournament)[0]


def _all_seen(desk: Desk, records: Records, tournament: str) -> list[TournamentRecord]:
    """What the id stands for: a tournament, or all sections of a file. Missing, Stale."""
    there = family(records, tournament)
    if not there:
        raise Missing
    for each in there:
        desk.refuse_stale(str(each.revision), f"Tournament {each.id}")
    return there


def _decision(after: Records, old: TournamentRecord, what: str) -> Decision:
    new = after.tournaments[old.id]
    return Decision(after, what, tournament=old.id, before=logged(old), after=logged(new))


def _decision_on_all(after: Records, olds: list[TournamentRecord], what: str, tournament: str) -> Decision:
    if [old.id for old in olds] == [tournament]:
        return _decision(after, olds[0], what)
    changed = [old for old in olds if after.tournaments[old.id] is not old]
    return Decision(
        after,
        what,
        tournament=tournament,
        before={old.id: logged(old) for old in changed},
        after={old.id: logged(after.tournaments[old.id]) for old in changed},
    )


def _teller(desk: Desk, tournament: str) -> Tell:
    return lambda records, _: _told(desk, records, found(records, tournament))


def _teller_of_all(desk: Desk, tournament: str) -> Tell:
    def tell(records: Records, _: Mapping[str, Any]) -> dict[str, Any]:
        all_of_it = family(records, tournament)
        if [each.id for each in all_of_it] == [tournament]:
            return _told(desk, records, all_of_it[0])
        return {"tournaments": [{"id": each.id, **_told(desk, records, each)} for each in all_of_it]}

    return tell


def _told(desk: Desk, records: Records, record: TournamentRecord) -> dict[str, Any]:
    told = {"tournament": content_json(records, record), "state": record.state}
    return told | aside_json(Contents(desk), records, record)


def _differences(old: Tournament, new: Tournament) -> tuple[dict[str, Any], dict[str, Any]]:
    """What a correction changed, for the log: values before and after; of players their numbers alone, for
    the log holds nobody's name.
    """
    fields = [name for name in _FIELDS if getattr(old, name) != getattr(new, name)]
    sides = []
    for one, other in ((old, new), (new, old)):
        told: dict[str, Any] = {name: getattr(one, name) for name in fields}
        games = Counter(one.games()) - Counter(other.games())
        told["games"] = [
            {
                "round": no,
                "board": game.board,
                "white": game.white,
                "black": game.black,
                "result": game.result,
            }
            for no, game in games.elements()
        ]
        byes = Counter(_byes(one)) - Counter(_byes(other))
        told["byes"] = [{"round": no, "player": bye.player, "kind": bye.kind} for no, bye in byes.elements()]
        names = {(entry.no, entry.name) for entry in other.entries}
        told["players"] = [entry.no for entry in one.entries if (entry.no, entry.name) not in names]
        sides.append({name: value for name, value in told.items() if value != []})
    return sides[0], sides[1]


def _byes(tournament: Tournament) -> list[tuple[int, Any]]:
    return [(each.no, bye) for each in tournament.rounds for bye in each.byes]
