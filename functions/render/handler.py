"""Puts the pages that changed on the site, whenever a ladder moves. It cannot write what wakes it."""

import gc
import os
from functools import cache
from typing import Any

from aws_lambda_powertools import Logger
from aws_lambda_powertools.utilities.typing import LambdaContext

from ladder.domain.errors import Contended
from ladder.pages.console import console
from ladder.pages.edition import State
from ladder.pages.site import house, site
from ladder.store import ladders, tokens
from ladder.store import site as site_store
from ladder.store.aws import Aws, connect
from ladder.store.ladders import Head
from ladder.store.site import Files
from streams import club_by_club

logger = Logger()

LEASE_SECONDS = 150.0
"""Longer than render may live (120 s in the template), so that whoever finds a lease expired knows its
holder dead.
"""
RESERVE_SECONDS = 25.0
"""What is left of a call's time when it stops waiting: enough to put a large club's pages and to answer."""


@cache
def aws() -> Aws:
    """The installation's AWS, made at the first event."""
    return connect(os.environ)


@logger.inject_lambda_context(clear_state=True)
def handler(event: dict[str, Any], context: LambdaContext) -> dict[str, Any]:
    """HEAD rows that moved in, the records of clubs that failed out.

    A club that must wait, for the CDN or for another render, waits after all others have been put. An event
    without records is whoever deployed: then the console is put, which is the same until the next time.
    """
    _house()
    if not event["Records"]:
        site_store.house(aws(), console())
    waits: set[str] = set()
    hasty = club_by_club(event, lambda club: _at_once(club, waits), logger)
    patient = club_by_club(event, lambda club: _put(club, _patience(context)), logger, only=waits)
    return {"batchItemFailures": [*hasty["batchItemFailures"], *patient["batchItemFailures"]]}


@cache
def _house() -> None:
    """The error page and robots.txt, once a container."""
    site_store.house(aws(), house())


def _at_once(club: str, waits: set[str]) -> None:
    try:
        _put(club, 0.0)
    except Contended:
        waits.add(club)


def _put(club: str, wait_seconds: float) -> None:
    # A book and its pages are some million objects and no circles among them: looking for circles meanwhile
    # costs a tenth of the time and finds none.
    gc.disable()
    try:
        shown = site_store.publish(
            aws(),
            club,
            _files,
            holder=tokens.request_id(),
            lease_seconds=LEASE_SECONDS,
            wait_seconds=wait_seconds,
        )
    finally:
        gc.enable()
    if shown is not None:
        logger.info("rendered", club=club, revision=shown.revision, touch=shown.touch)


def _files(head: Head) -> Files:
    """Every page of the ladder that stands."""
    book = ladders.book(aws(), head)
    state = State(head.failed.revision if head.failed else None, head.late, aws().site_address)
    made = site(book.records, book.ladder, state)
    return Files(made.pages, made.labels)


def _patience(context: LambdaContext) -> float:
    return max(0.0, context.get_remaining_time_in_millis() / 1000 - RESERVE_SECONDS)
