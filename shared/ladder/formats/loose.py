"""JSON of other programs, taken as it comes: unknown fields are passed over, odd types read as nothing.

It refuses what is no JSON. The API's own JSON is `strict`'s matter.
"""

import json
import re
from typing import Any

from ladder.domain.errors import Malformed
from ladder.formats.clean import shown
from ladder.formats.findings import Findings
from ladder.formats.text import decoded

type Fields = dict[str, Any]
_PADDED = re.compile(rb"(?:\xef\xbb\xbf)?\s*\{\s*\"[^\0]*\0")
"""Some programs write the sign NUL into a text in place of nothing."""


def document(body: bytes, encoding: str | None, found: Findings) -> Fields:
    """The object of a file; what was assumed of its encoding is noted. `Malformed`, `Wrong` (encoding)."""
    if _PADDED.match(body):
        body = body.replace(b"\0", b" ")
    text = decoded(body, encoding)
    if text.note:
        found.notes.append(text.note)
    return parsed(text.text)


def parsed(text: str) -> Fields:
    """The object of a text. `Malformed` where it is none."""
    try:
        value = json.loads(text, strict=False, parse_constant=lambda _: None)
    except json.JSONDecodeError as error:
        at = f"line {error.lineno}, column {error.colno}"
        raise Malformed(f"{at}: this is not JSON ({error.msg})") from None
    except RecursionError:
        raise Malformed("The JSON is nested too deeply.") from None
    except ValueError as error:
        raise Malformed(f"A number in the JSON cannot be read: {shown(str(error))}") from None
    if not isinstance(value, dict):
        raise Malformed("The JSON is no object.")
    return value


def fields(value: object) -> Fields:
    """An object; an empty one where it is none."""
    return value if isinstance(value, dict) else {}


def items(value: object) -> list[Any]:
    """A list; an empty one where it is none."""
    return value if isinstance(value, list) else []


def text(value: object) -> str:
    """A text, or a number as it reads; "" where it is neither."""
    if isinstance(value, str):
        return value
    if isinstance(value, int | float) and not isinstance(value, bool):
        return f"{value:.10g}"
    return ""


def whole(value: object) -> int | None:
    """A whole number, also where it is written as text; None where it is none."""
    if isinstance(value, bool):
        return None
    if isinstance(value, float) and value.is_integer() and abs(value) < 1e9:  # noqa: PLR2004 - no number of ours is near it
        return int(value)
    if isinstance(value, int):
        return value if abs(value) < 1e9 else None  # noqa: PLR2004 - as above
    if isinstance(value, str):
        digits = value.strip()
        plain = digits.removeprefix("-")
        short = len(plain) < 10  # noqa: PLR2004 - as above
        return int(digits) if plain.isascii() and plain.isdigit() and short else None
    return None


def drop_rest(value: Fields, kept: frozenset[str], number: int, found: Findings) -> None:
    """Everything said of a person beside what is kept is left behind; its name is noted (SPEC 5)."""
    for key, said in value.items():
        if key not in kept and said not in ("", None, 0, [], {}, False):
            found.drop(shown(key, 40), number)
