"""Who asks, and for which club: a key becomes a desk at which one request is served, or a refusal.

401 without a key that somebody holds; 404 for every club and every right that it does not have; never 403.
"""

import hashlib
import hmac
import os
import re
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from functools import cache, cached_property

from ladder.domain.errors import Malformed, Missing, Stale, Unauthorised
from ladder.domain.records import Records
from ladder.domain.tournament import Day
from ladder.store import ladders, records, tokens, writer
from ladder.store.acts import Act, Idempotency
from ladder.store.aws import Aws, connect
from ladder.store.books import Book
from publish.request import Request
from publish.routing import Router

OPERATOR = "operator"

DAYS_AHEAD = 400
"""A season's calendar is published ahead; nobody publishes results further off."""

_SLUG = re.compile(r"[a-z0-9-]{3,40}\Z")
"""CONTRACT. What is none was never founded, and is no key that a table would take."""


@cache
def aws() -> Aws:
    """The installation's AWS, made at the first request."""
    return connect(os.environ)


@dataclass(frozen=True)
class Desk:
    """One request with all that serves it. `club` is the opaque id ("" for the installation's own routes).

    `by`: a key's id or `operator`, as the log names who did it.
    """

    aws: Aws
    request: Request
    by: str
    club: str = ""

    def records(self) -> Records:
        """The club's records as they stand now; a change that was left half applied is finished first."""
        return writer.settled(self.aws, self.club).records

    @cached_property
    def book(self) -> Book | None:
        """What the last replay made, with the records it was made from; None before the first."""
        stands = ladders.current(self.aws, self.club)
        return stands[1] if stands else None

    @cached_property
    def at(self) -> str:
        """When it was asked (ISO, UTC): one moment for all that comes of the request."""
        return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")

    @property
    def latest_day(self) -> Day:
        """The last day that an event may have: a slip of the pen in a year would move the club's today."""
        return Day((date.fromisoformat(self.at[:10]) + timedelta(days=DAYS_AHEAD)).isoformat())

    def act(self) -> Act:
        """Who does what when, for the log; with what makes a POST sent again the same one."""
        return Act(
            by=self.by,
            at=self.at,
            request=tokens.request_id(),
            idempotency=self._idempotency(),
        )

    def refuse_stale(self, etag: str, what: str) -> None:
        """Stale where the request's condition does not hold for the version `etag` (unquoted) of `what`."""
        if self.request.accepts(etag):
            return
        there = "if-none-match" in self.request.headers
        raise Stale(f"{what} is there already." if there else f"{what} has changed since it was read.")

    def refuse_unseen(self) -> None:
        """Malformed where names are accepted as ticked without saying in which list they were seen so."""
        if self.request.headers.get("if-match", "*").strip() == "*":
            raise Malformed("accept_ticked needs If-Match with the ETag of the list that was seen.")

    def _idempotency(self) -> Idempotency | None:
        key = self.request.idempotency_key
        if key is None:
            return None
        asked = [
            self.request.path,
            *(f"{name}={self.request.query[name]}" for name in sorted(self.request.query)),
        ]
        body = hashlib.sha256("\n".join(asked).encode() + b"\n\n" + self.request.body).hexdigest()
        return Idempotency(key=tokens.secret_digest(f"{self.by}\n{key}"), body=body)


def operator(router: Router) -> Desk:
    """The desk of the installation itself: the operator's key and no other."""
    request = asked(router)
    if not _is_operator(_token(request)):
        _holder(request)
        raise Missing
    return Desk(aws(), request, OPERATOR)


def organiser(router: Router, slug: str) -> Desk:
    """The desk of a club for a key with the scope `organise`."""
    return _at_club(router, slug, ("organise",), lets_operator=False)


def publisher(router: Router, slug: str) -> Desk:
    """As `organiser`, for a key with the scope `publish` as well."""
    return _at_club(router, slug, ("organise", "publish"), lets_operator=False)


def keeper(router: Router, slug: str, *, publishes: bool = False) -> Desk:
    """As `organiser`, for the operator as well: club, keys and state, nothing with members' names."""
    return _at_club(router, slug, ("organise", "publish") if publishes else ("organise",), lets_operator=True)


def holder(router: Router) -> tuple[Desk, str]:
    """The desk of whatever club the key is of, and the key's scope; the operator's has no club."""
    request = asked(router)
    if _is_operator(_token(request)):
        return Desk(aws(), request, OPERATOR), OPERATOR
    found = _holder(request)
    router.context["logger"].append_keys(club=found.club, by=found.id)
    return Desk(aws(), request, found.id, found.club), found.scope


def asked(router: Router) -> Request:
    """The request that is being served."""
    request: Request = router.context["request"]
    return request


def _at_club(router: Router, slug: str, scopes: tuple[str, ...], *, lets_operator: bool) -> Desk:
    request = asked(router)
    found = None if _is_operator(_token(request)) else _holder(request)
    if not _SLUG.match(slug) or (found is None and not lets_operator):
        raise Missing
    club = records.find_club(aws(), slug)
    if found is not None and (found.club != club or found.scope not in scopes):
        raise Missing
    by = found.id if found else OPERATOR
    router.context["logger"].append_keys(club=club, by=by)
    return Desk(aws(), request, by, club)


def _holder(request: Request) -> records.FoundKey:
    found = records.find_key(aws(), tokens.secret_digest(_token(request)))
    if found is None:
        raise Unauthorised("This key is not known here.")
    return found


def _token(request: Request) -> str:
    if request.token is None:
        raise Unauthorised("Send the key as `Authorization: Bearer KEY`.")
    return request.token


def _is_operator(token: str) -> bool:
    return hmac.compare_digest(tokens.secret_digest(token), os.environ["OPERATOR_KEY_SHA256"].lower())
