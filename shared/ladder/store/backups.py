"""What AWS itself keeps for a while of what was erased, as template.yaml has it; a test compares the two."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, timedelta

RECOVERY_DAYS = 35
"""Point-in-time recovery of the tables: what DynamoDB keeps unless told otherwise."""
LOG_DAYS = 30
QUEUE_DAYS = 14
STREAM_DAYS = 1


@dataclass(frozen=True, slots=True)
class Backup:
    """A code that stays, what it is, whether it holds the name, and the day from which it no longer does."""

    code: str
    what: str
    holds_name: bool
    expires: str


def backups(day: str) -> Iterator[Backup]:
    """All of them, where the tables were last rewritten on this day (ISO)."""

    def after(days: int) -> str:
        return (date.fromisoformat(day) + timedelta(days=days + 1)).isoformat()

    yield Backup(
        "recovery", "point-in-time recovery of the tables", holds_name=True, expires=after(RECOVERY_DAYS)
    )
    yield Backup("logs", "logs of the functions (ids and counts)", holds_name=False, expires=after(LOG_DAYS))
    yield Backup(
        "queue", "queue of failed events (keys of rows)", holds_name=False, expires=after(QUEUE_DAYS)
    )
    yield Backup(
        "streams", "streams of the tables (keys of rows)", holds_name=False, expires=after(STREAM_DAYS)
    )
