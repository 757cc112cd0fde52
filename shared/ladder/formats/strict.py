"""JSON from outside, taken at its word: bytes -> plain values -> model, or a refusal with its places.

It refuses what is no UTF-8 or no JSON, NaN too (400), keys twice, wrong types and unknown fields (422).
"""

import json
from collections.abc import Iterator
from typing import Annotated, Any, ClassVar, NoReturn

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, ValidationError

from ladder.domain.errors import Fault, Malformed, TooLarge, Wrong
from ladder.domain.tournament import Tenths
from ladder.formats.clean import shown
from ladder.formats.reading import MAX_BYTES, Note, refuse_if
from ladder.formats.tournament_json import Document

MAX_DEPTH = 12
"""The deepest body of CONTRACT is five deep; beyond twelve somebody is trying something."""
MAX_PARTS = 120_000
"""Entries of all lists and wide objects: more games than 4 MB of a tournament can hold. Each part that is
wrong costs the model a kilobyte and ten microseconds before the first fault is told.
"""
_WIDE = 60
"""Fields of an object; no model has as many."""
_BELOW_ONE_TENTH = 1e-6
_FAR = 1e9
"""No rating or score is near it, and up to it a float tells tenths exactly enough."""


UNKNOWN = "is no field of this"
OF_PEOPLE = f"{UNKNOWN}; only names and results are taken, nothing else about a person"


class Body(BaseModel):
    """A body of the API: nothing is converted, nothing unknown taken. `unknown_field`: how that is said."""

    unknown_field: ClassVar[str] = UNKNOWN
    model_config = ConfigDict(strict=True, extra="forbid", frozen=True, allow_inf_nan=False)


def _in_tenths(value: float) -> float:
    if not abs(value) < _FAR:
        raise ValueError("is too large a number")
    if abs(value * 10 - round(value * 10)) > _BELOW_ONE_TENTH:
        raise ValueError("has one decimal at most")
    return value


def _plain_number(value: object) -> object:
    if isinstance(value, bool):
        raise ValueError("must be a number")  # noqa: TRY004 - pydantic listens to ValueError
    return value


Decimal1 = Annotated[float, BeforeValidator(_plain_number), AfterValidator(_in_tenths)]
"""A rating or a score as a JSON number with one decimal at most."""


def tenths(value: float) -> Tenths:
    """A `Decimal1` as whole tenths."""
    return Tenths(round(value * 10))


def document(body: bytes) -> Document:
    """The JSON object of a body. `Malformed`: it is none; `TooLarge`: over 4 MB; `Wrong`: a key twice."""
    if len(body) > MAX_BYTES:
        raise TooLarge(f"The body has {len(body):,} bytes; at most {MAX_BYTES:,} are taken.")
    text = _text(body)
    twice: dict[int, str] = {}
    held: list[Document] = []  # keeps every object with a double key alive, so that its id stays its own

    def gather(pairs: list[tuple[str, Any]]) -> Document:
        made = dict(pairs)
        if len(made) < len(pairs):
            seen: set[str] = set()
            twice[id(made)] = next(key for key, _ in pairs if key in seen or seen.add(key))  # type: ignore[func-returns-value]
            held.append(made)
        return made

    try:
        value = json.loads(text, object_pairs_hook=gather, parse_constant=_no_number)
    except json.JSONDecodeError as error:
        raise Malformed(
            f"line {error.lineno}, column {error.colno}: this is not JSON ({error.msg})"
        ) from None
    except RecursionError:
        raise Malformed("The JSON is nested too deeply.") from None
    except ValueError as error:
        raise Malformed(f"A number in the JSON cannot be read: {shown(str(error))}") from None
    if not isinstance(value, dict):
        raise Wrong(Fault("body", "must be a JSON object"))
    if _parts(value) > MAX_PARTS:
        raise Wrong(Fault("body", f"has more than {MAX_PARTS:,} parts; that is no tournament and no list"))
    refuse_if([Fault(at, message) for at, message in _faults_of_shape(value, (), twice)])
    return value


def _parts(value: Document) -> int:
    """How much there is to look at, counted without recursion."""
    counted, left = 0, list[Any]([value])
    while left and counted <= MAX_PARTS:
        each = left.pop()
        if isinstance(each, dict):
            counted += len(each) if len(each) > _WIDE else 0
            left.extend(item for item in each.values() if isinstance(item, dict | list))
        else:
            counted += len(each)
            left.extend(item for item in each if isinstance(item, dict | list))
    return counted


def _text(body: bytes) -> str:
    try:
        return body.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = body[: error.start]
        line = before.count(b"\n") + 1
        column = error.start - before.rfind(b"\n")
        raise Malformed(f"line {line}, column {column}: JSON is UTF-8, and this byte is not") from None


def _no_number(name: str) -> NoReturn:
    raise ValueError(f"{name} is no JSON number")


def _faults_of_shape(
    value: object, path: tuple[str | int, ...], twice: dict[int, str]
) -> Iterator[tuple[str, str]]:
    if len(path) > MAX_DEPTH:
        yield place(path), "is nested too deeply"
        return
    if isinstance(value, dict):
        if id(value) in twice:
            yield place((*path, twice[id(value)])), "stands twice"
        for key, each in value.items():
            yield from _faults_of_shape(each, (*path, key), twice)
    elif isinstance(value, list):
        for index, each in enumerate(value):
            if isinstance(each, dict | list):
                yield from _faults_of_shape(each, (*path, index), twice)


def without_extensions(value: Document) -> tuple[Document, tuple[Note, ...]]:
    """The document without its `x-…` fields, wherever they stand, and a note for each place (SPEC 5)."""
    notes: list[Note] = []

    def pruned(each: object, path: tuple[str | int, ...]) -> object:
        if isinstance(each, list):
            return [pruned(item, (*path, index)) for index, item in enumerate(each)]
        if not isinstance(each, dict):
            return each
        kept: Document = {}
        for key, item in each.items():
            if key.startswith("x-"):
                notes.append(Note(place((*path, key)), "dropped: fields of one's own (x-…) are not kept"))
            else:
                kept[key] = pruned(item, (*path, key))
        return kept

    kept = {key: pruned(item, (key,)) for key, item in value.items() if not key.startswith("x-")}
    own = tuple(
        Note(place((key,)), "dropped: fields of one's own (x-…) are not kept")
        for key in value
        if key.startswith("x-")
    )
    return kept, own + tuple(notes)


def place(path: tuple[str | int, ...] | list[str | int]) -> str:
    """`rounds.2.games.0.white`."""
    return ".".join(shown(str(part), 80) for part in path) or "body"


def read[B: Body](model: type[B], body: bytes) -> B:
    """A body of the API as its model; `Malformed` (400), `TooLarge` (413), `Wrong` (422) with all places."""
    return model_of(model, without_extensions(document(body))[0])


def model_of[B: Body](model: type[B], value: Document) -> B:
    """Plain values as their model, or `Wrong` with every place."""
    try:
        return model.model_validate(value)
    except ValidationError as error:
        refuse_if(faults_of(error, model))
        raise


def faults_of(error: ValidationError, model: type[Body]) -> list[Fault]:
    """What pydantic found in a body, in the product's words."""
    said = {"unknown": model.unknown_field}
    return [
        Fault(place(each["loc"]), _message(each["type"], said | each.get("ctx", {})))
        for each in error.errors(include_url=False, include_input=False)
    ]


_MESSAGES = {
    "missing": "is required",
    "extra_forbidden": "{unknown}",
    "int_type": "must be a whole number",
    "int_from_float": "must be a whole number",
    "float_type": "must be a number",
    "finite_number": "must be a number",
    "bool_type": "must be true or false",
    "string_type": "must be text",
    "string_unicode": "holds characters that are no text (half of a surrogate pair)",
    "list_type": "must be a list",
    "tuple_type": "must be a list",
    "dict_type": "must be an object",
    "model_type": "must be an object",
    "model_attributes_type": "must be an object",
    "greater_than_equal": "must be at least {ge}",
    "less_than_equal": "must be at most {le}",
    "string_too_short": "must have at least {min_length} characters",
    "string_too_long": "must have at most {max_length} characters",
    "too_short": "must have at least {min_length} entries",
    "too_long": "must have at most {max_length} entries",
    "literal_error": "must be one of {expected}",
    "value_error": "{error}",
}


def _message(kind: str, context: dict[str, Any]) -> str:
    return _MESSAGES.get(kind, "is not of the right form").format(**context)
