"""The public API as the tests of this room use it: clubs made, evenings published, the site waited for."""

import itertools
import time
from dataclasses import dataclass
from typing import Any

from infra.local.demo import Http

_NUMBERS = itertools.count(time.time_ns() // 1_000_000)
WITHIN = 60.0  # seconds until a change must be on the site; it takes about one


@dataclass(frozen=True, slots=True)
class Club:
    """A club on the running product: its slug, its organiser's key, the full address of its pages."""

    slug: str
    key: str
    pages: str


class Api:
    """Calls of the API at one address. Refusals are urllib.error.HTTPError."""

    def __init__(self, url: str, operator_key: str) -> None:
        self.url = url
        self.operator_key = operator_key
        self._http = Http(url)

    def call(self, club: Club, method: str, path: str, body: object = None) -> dict[str, Any]:
        """One request below the club's own address, with its organiser's key."""
        return self._http.call(method, f"/clubs/{club.slug}/{path}".rstrip("/"), club.key, body)

    def club(self, name: str = "Circolo La Torre", **settings: object) -> Club:
        """A new club of its own; English and by link unless said otherwise."""
        slug = f"club-{next(_NUMBERS)}"
        body = {"slug": slug, "name": name, "language": "en", **settings}
        made = self._http.call("POST", "/clubs", self.operator_key, body)
        return Club(slug, made["organiser_key"], f"{self.url}{made['club']['pages']}")

    def members(self, club: Club, *names: str) -> dict[str, str]:
        """Members of these names: {name: id}."""
        sheet = "\n".join(["name,rating,games", *(f"{name},," for name in names), ""])
        made = self.call(club, "POST", "members", sheet)["members"]
        return {one["name"]: one["member"] for one in made}

    def evening(self, club: Club, id_: str, *games: tuple[str, str, str], **fields: Any) -> dict[str, Any]:
        """Publish an evening of games (white, black, result), one round after the other."""
        names = list(dict.fromkeys(name for white, black, _ in games for name in (white, black)))
        number = {name: no for no, name in enumerate(names, 1)}
        rounds: list[list[dict[str, Any]]] = []
        for white, black, result in games:
            seats = {number[white], number[black]}
            for played in rounds:
                if not seats & {seat for game in played for seat in (game["white"], game["black"])}:
                    break
            else:
                rounds.append(played := [])
            board = len(played) + 1
            played.append({"board": board, "white": number[white], "black": number[black], "result": result})
        body = {
            "name": f"Evening {id_}",
            "starts_on": "2026-09-01",
            "players": [{"no": no, "name": name} for name, no in number.items()],
            "rounds": [{"no": no, "games": played} for no, played in enumerate(rounds, 1)],
        }
        return self.call(club, "PUT", f"tournaments/{id_}", body | fields)

    def confirm(self, club: Club, id_: str) -> dict[str, Any]:
        """Everybody of the evening who is not known is a new member; what is ticked is accepted."""
        entries = self.call(club, "GET", f"tournaments/{id_}/names")["entries"]
        links = {
            str(entry["no"]): {"member": entry["ticked"]}
            if str(entry["ticked"]).startswith("m_")
            else {"new": True}
            for entry in entries
            if entry["link"] is None
        }
        return self.call(club, "PUT", f"tournaments/{id_}/names", {"links": links}) if links else {}

    def settle(self, club: Club) -> int:
        """Wait until records, ladder and site are at one revision, and say which."""
        deadline = time.monotonic() + WITHIN
        while True:
            status = self.call(club, "GET", "status")
            if status["records"] == status["ladder"] == status["site"]:
                return int(status["site"])
            assert time.monotonic() < deadline, status
            time.sleep(0.1)
