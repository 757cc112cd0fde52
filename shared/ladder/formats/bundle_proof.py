"""The proof of a bundle: its ladder is the one that its records give, byte for byte.

Standard library only. It refuses nothing: it says where the two differ.
"""

import json
from collections.abc import Mapping
from itertools import zip_longest
from typing import Any

from ladder.formats.bundle import Bundle, ladder_files
from ladder.formats.bundle_files import LADDER, Files
from ladder.formats.bundle_refused import Refused, replayed
from ladder.formats.clean import shown


def difference(bundle: Bundle) -> str:
    """Where the ladder in the bundle first is not the one that its records give, in words; "": nowhere. Of a
    bundle that says it has none: "" where the records give none either, for the same reason.
    """
    found = replayed(bundle.takeout.records)
    if isinstance(found, Refused) and found != bundle.refused:
        there = f"that there is none: {bundle.refused.told}" if bundle.refused else "a ladder"
        return f"ladder.json: the bundle says {there}; replayed there is none: {found.told}"
    if bundle.refused and not isinstance(found, Refused):
        return f"ladder.json: the bundle says there is none: {bundle.refused.told}; replayed there is one"
    made = ladder_files(found)
    return next((_first(name, bundle.files, made) for name in LADDER if bundle.files[name] != made[name]), "")


def _first(name: str, found: Files, made: Files) -> str:
    lines = zip_longest(found[name].split(b"\n"), made[name].split(b"\n"), fillvalue=b"")
    place, (there, right) = next((at, both) for at, both in enumerate(lines, 1) if both[0] != both[1])
    here = f"{name} line {place}"
    if not there or not right:
        return f"{here}: {'is missing' if not there else 'is one too many'}: {_told(right or there)}"
    read, wanted = _flat(there), _flat(right)
    field = next((each for each in {**wanted, **read} if read.get(each) != wanted.get(each)), "")
    who = ", ".join(str(wanted[each]) for each in ("tournament", "member") if each in wanted)
    return f"{here} ({who}): {field} is {_value(read.get(field))}, replayed {_value(wanted.get(field))}"


def _flat(line: bytes) -> dict[str, Any]:
    """The values of a line by their path."""
    try:
        value = json.loads(line)
    except ValueError:
        return {"line": "no JSON"}
    found: dict[str, Any] = {}

    def walk(path: str, each: Any) -> None:  # noqa: ANN401 - any JSON value
        if isinstance(each, Mapping):
            for key, inner in each.items():
                walk(f"{path}.{key}" if path else key, inner)
        else:
            found[path] = each

    walk("", value)
    return found


def _value(value: Any) -> str:  # noqa: ANN401 - any JSON value
    return "not there" if value is None else shown(json.dumps(value, ensure_ascii=False))


def _told(line: bytes) -> str:
    return shown(line.decode("utf-8", "replace"), 100)
