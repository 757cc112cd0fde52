"""The maps of the large rooms name every module: whoever looks for one finds it."""

import ast
import re
from pathlib import Path

import pytest

LADDER = Path(__file__).parents[1] / "shared" / "ladder"


@pytest.mark.parametrize("room", ["domain", "formats", "store"])
def test_the_map_of_a_room_names_every_module(room):
    folder = LADDER / room
    there = {each.stem for each in folder.glob("[!_]*.py")}
    there |= {each.parent.name for each in folder.glob("*/__init__.py")}
    told = ast.get_docstring(ast.parse((folder / "__init__.py").read_text())) or ""
    rows = re.findall(r"^\|[^|]+\|([^|]+)\|$", told, re.MULTILINE)[2:]
    mapped = {word for row in rows for word in re.findall(r"[a-z0-9_]+(?=/?(?:,|;|$))", row.strip())}
    assert there - mapped == set(), f"say in {room}/__init__.py where they belong"
