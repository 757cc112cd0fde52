"""Readers that miss nothing: a CDN that caches pages at the worst moment, and whoever looks for names."""

from collections.abc import Callable
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Any

from tests.store.cdn import Cdn

Pages = dict[str, bytes]


@dataclass
class GreedyCdn(Cdn):
    """Holds a copy of every page; what an invalidation drops was fetched again the moment it was asked for.

    So a page that is changed only after its invalidation was asked for stays in the cache as it was.
    """

    bucket: Callable[[], Pages] = dict
    cached: Pages = field(default_factory=dict)
    fetched: dict[str, Pages] = field(default_factory=dict)

    def create_invalidation(self, **asked: Any) -> Any:
        reference = asked["InvalidationBatch"]["CallerReference"]
        if reference not in self.fetched:
            self.fetched[reference] = self.bucket()
        return super().create_invalidation(**asked)

    def get_invalidation(self, **asked: Any) -> Any:
        answer = super().get_invalidation(**asked)
        reference = asked["Id"].removeprefix("I-")
        if answer["Invalidation"]["Status"] == "Completed" and reference in self.fetched:
            fetched = self.fetched.pop(reference)
            for pattern in self.made[reference]["Paths"]["Items"]:
                self._drop(pattern.removeprefix("/"), fetched)
        return answer

    def _drop(self, pattern: str, fetched: Pages) -> None:
        kept = {path: body for path, body in self.cached.items() if not fnmatchcase(path, pattern)}
        again = {path: body for path, body in fetched.items() if fnmatchcase(path, pattern)}
        self.cached = kept | again


def showing(pages: Pages, names: tuple[str, ...]) -> list[tuple[str, str]]:
    """Which pages show which of the names."""
    return [
        (path, name)
        for path, body in pages.items()
        for name in names
        if name.encode() in body or name in path
    ]
