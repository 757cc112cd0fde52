"""What waits in a club, kept for its last revision: whoever follows a change asks for the status all the
time, and the records of ten years are much to read for an answer that is the same.
"""

from functools import cache
from typing import Any

from ladder.domain.publication import waits_for
from ladder.domain.records import TournamentRecord
from ladder.store import records as records_store
from publish.desk import Desk

CLUBS = 64
"""Clubs of which it is kept in one function's memory."""

type Lines = list[dict[str, Any]]


def waiting(desk: Desk) -> tuple[int, Lines]:
    """The revision of the club's records, and each tournament that waits with the reason. Errors as
    `Desk.records`.
    """
    place = desk.aws.records_table, desk.club
    at = records_store.position(desk.aws, desk.club)
    seal = (at.revision, at.seal) if at is not None and not at.closed else None
    known = _kept().get(place)
    if seal is not None and known is not None and known[0] == seal:
        return seal[0], known[1]
    records = desk.records()
    lines = [line for each in records.tournaments.values() for line in _lines(each)]
    if seal is not None and seal[0] == records.revision:
        while len(_kept()) >= CLUBS:
            del _kept()[next(iter(_kept()))]
        _kept()[place] = seal, lines
    return records.revision, lines


@cache
def _kept() -> dict[tuple[str, str], tuple[tuple[int, str], Lines]]:
    return {}


def _lines(record: TournamentRecord) -> Lines:
    if record.deleted:
        return []
    reasons = {
        "names": record.state == "pending" and waits_for(record) > 0,
        "version": record.waiting_in > 0,
        "held": record.state == "held" or record.held_in > 0,
    }
    return [{"tournament": record.id, "why": why} for why, holds in reasons.items() if holds]
