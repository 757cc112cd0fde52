"""The demo club of `make run`: two seasons of an invented club, published through the API as an app and an
organiser would. And two small clubs beside it, with public pages and with the organiser's alone.

Standard library and HTTP only: it shows what the product does, not what its parts could be made to do.
"""

import json
import time
import urllib.error
import urllib.request
import uuid
from collections.abc import Callable
from typing import Any, Protocol

from infra.local.demo_evenings import GUEST, Event, events
from infra.local.demo_people import BY_INITIALS, HIDDEN, WITH_CONSENT, founders
from infra.local.demo_small import small_clubs

Answer = dict[str, Any]
Progress = Callable[[str], None]

SETTLES_WITHIN = 30.0
"""Seconds to wait for the pages. They follow by themselves: a slow machine sees them a moment later."""
TRIES = 4
AGAIN = (429, 500, 502, 503, 504)
"""Answers after which the same request is sent again (CONTRACT)."""
DEMO = "/clubs/demo"


class Api(Protocol):
    """The public API: one request and its JSON answer."""

    def call(self, method: str, path: str, key: str, body: object = None) -> Answer:
        """`body`: text is CSV, anything else JSON."""
        ...


def load(base_url: str, operator_key: str, progress: Progress) -> list[str]:
    """Load the demo clubs into an empty installation; the lines that tell a person where they are.

    Raises urllib.error.HTTPError where the API refuses.
    """
    return fill(Http(base_url), base_url, operator_key, progress)


def fill(api: Api, base_url: str, operator_key: str, progress: Progress) -> list[str]:
    """As `load`, through any API."""
    club = Demo(api)
    lines = club.found(base_url, operator_key)
    planned = events()
    for number, event in enumerate(planned, 1):
        club.publish(event)
        if number % 10 == 0 or number == len(planned):
            progress(f"demo club: {number} of {len(planned)} tournaments")
    club.people()
    for small in small_clubs():
        lines += _small(api, small, base_url, operator_key)
    progress("demo club: waiting for its pages")
    _settle(api, club.organiser)
    return [*lines, "waiting for names: evening-2026-05-05 of club demo (Marta Rochad, Nelly Newcomer)"]


class Demo:
    """The large demo club while it is loaded; `ids`: name -> member id, as far as they are known."""

    def __init__(self, api: Api) -> None:
        self._api = api
        self.ids: dict[str, str] = {}
        self.organiser = self.app = ""

    def found(self, base_url: str, operator_key: str) -> list[str]:
        """The club, its keys and its first members; the lines that tell of them."""
        made = self._api.call("POST", "/clubs", operator_key, CLUB)
        self.organiser = made["organiser_key"]
        app = {"label": "evening app", "scope": "publish"}
        self.app = self._api.call("POST", f"{DEMO}/keys", self.organiser, app)["secret"]
        rows = [f"{person.name},{person.rating},{person.games or ''}" for person in founders()]
        sheet = "\n".join(["name,rating,games", *rows, ""])
        members = self._api.call("POST", f"{DEMO}/members", self.organiser, sheet)["members"]
        self.ids = {member["name"]: member["member"] for member in members}
        return [
            f"demo club: {base_url}{made['club']['pages']}",
            f"demo club's console: {base_url}/console/#key={self.organiser}&club={CLUB['slug']}",
            f"demo organiser's key: {self.organiser}",
            f"demo app's key (may publish): {self.app}",
        ]

    def publish(self, event: Event) -> None:
        """Publish one tournament; newcomers are then confirmed as an organiser would."""
        body = {"name": event.name, "starts_on": str(event.day), **event.more}
        body["players"] = [self._player(no, *seat) for no, seat in enumerate(event.seats, 1)]
        body["rounds"] = event.rounds
        self._api.call("PUT", f"{DEMO}/tournaments/{event.id}", self.app, body)
        known = {"", GUEST, *self.ids}
        new = {no: who for no, (_, who) in enumerate(event.seats, 1) if who not in known}
        if new:
            links = {str(no): {"new": True, "name": who} for no, who in new.items()}
            path = f"{DEMO}/tournaments/{event.id}/names"
            made = self._api.call("PUT", path, self.organiser, {"links": links})["made"]
            self.ids |= dict(zip((new[no] for no in sorted(new)), made, strict=True))

    def _player(self, no: int, typed: str, who: str) -> Answer:
        player: Answer = {"no": no, "name": typed}
        if who == GUEST:
            player["guest"] = True
        elif who in self.ids:
            player["member"] = self.ids[who]
        return player

    def people(self) -> None:
        """What members asked for: one is hidden, one by initials; a child and its parent consent."""
        consent = {"on": "2025-04-01", "parent": True, "child": True}
        for name, change in (
            (HIDDEN, {"display": "hidden"}),
            (BY_INITIALS, {"display": "initials"}),
            (WITH_CONSENT, {"consent": consent}),
        ):
            self._api.call("PATCH", f"{DEMO}/members/{self.ids[name]}", self.organiser, change)


CLUB: Answer = {
    "slug": "demo",
    "name": "Invented Knights Chess Club",
    "language": "en",
    "visibility": "link",
    "names": "full",
    "contact": "Ask the organiser on any Tuesday.",
}


def _small(api: Api, small: Answer, base_url: str, operator_key: str) -> list[str]:
    """A club of one evening whose entries are all new members."""
    slug = small["club"]["slug"]
    made = api.call("POST", "/clubs", operator_key, small["club"])
    key = made["organiser_key"]
    api.call("PUT", f"/clubs/{slug}/tournaments/first", key, small["tournament"])
    links = {str(player["no"]): {"new": True} for player in small["tournament"]["players"]}
    api.call("PUT", f"/clubs/{slug}/tournaments/first/names", key, {"links": links})
    pages = f"{base_url}{made['club']['pages']}"
    if small["club"]["visibility"] == "organiser":
        return [f"small club, for its organiser alone: curl -H 'Authorization: Bearer {key}' {pages}"]
    beside = api.call("PATCH", f"/clubs/{slug}", key, {"embed": True, "feed": True})["club"]
    return [
        f"small club, {small['club']['visibility']}: {pages} (organiser's key: {key})",
        f"its embeddable ladder: {base_url}{beside['embed']}  its feed: {base_url}{beside['feed']}",
    ]


def _settle(api: Api, key: str) -> None:
    """Wait until the pages show what was loaded."""
    deadline = time.monotonic() + SETTLES_WITHIN
    while time.monotonic() < deadline:
        status = api.call("GET", f"{DEMO}/status", key)
        if status["site"] == status["ladder"] == status["records"]:
            return
        time.sleep(0.25)


class Http:
    """The API over HTTP. After a busy answer the same is sent again; a POST with a key counts only once."""

    def __init__(self, base_url: str) -> None:
        self._base = f"{base_url}/api"

    def call(self, method: str, path: str, key: str, body: object = None) -> Answer:
        """One request and its JSON answer. Raises urllib.error.HTTPError where it is refused."""
        headers = {"Authorization": f"Bearer {key}"}
        if method == "POST":
            headers["Idempotency-Key"] = uuid.uuid4().hex
        data = None
        if isinstance(body, str):
            data, headers["Content-Type"] = body.encode(), "text/csv"
        elif body is not None:
            data, headers["Content-Type"] = json.dumps(body).encode(), "application/json"
        request = urllib.request.Request(self._base + path, data, headers, method=method)  # noqa: S310 - our own
        for left in reversed(range(TRIES)):
            try:
                with urllib.request.urlopen(request, timeout=60) as answer:  # noqa: S310 - our own
                    read: Answer = json.load(answer)
                    return read
            except urllib.error.HTTPError as error:
                if left == 0 or error.code not in AGAIN:
                    raise
                time.sleep(0.5)
        raise AssertionError("the last try returns or raises")
