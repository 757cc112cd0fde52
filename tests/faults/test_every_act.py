"""No act of the API is left out of the sweeps."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Self

import publish
from tests.faults.operations import OPERATIONS
from tests.faults.test_founding import FOUND

WRITES_NOTHING = {("POST", "/api/clubs/{slug}/seeding")}
ELSEWHERE = {(FOUND.method, FOUND.path), ("POST", "/api/import")}
"""Acts of the operator that make a club: `test_founding`."""


class Any_(str):  # noqa: N801 - it is like Any
    """Whatever an operation needs to know."""

    __slots__ = ()

    def __getitem__(self, _: Any) -> Self:
        return self


def acts() -> Iterator[tuple[str, str]]:
    """Method and path of what changes anything, as openapi.json has them."""
    described = json.loads(Path(publish.__file__).with_name("openapi.json").read_text())
    for path, methods in described["paths"].items():
        yield from ((each.upper(), path) for each in methods if each in {"post", "put", "patch", "delete"})


def test_every_route_that_changes_anything_meets_faults():
    known: Any = Any_("x")
    asked = [each.asks(known) for each in OPERATIONS]
    swept = {(each.method, f"/api/clubs/circolo{each.path.partition('?')[0]}") for each in asked}
    missed = {
        (method, path)
        for method, path in acts()
        if not any(
            method == how and re.fullmatch(re.sub(r"\{\w+\}", "[^/]+", path), where) for how, where in swept
        )
    }
    assert missed == WRITES_NOTHING | ELSEWHERE
