"""Values of the domain as JSON and back, by their own type hints: one rule for every dataclass, so that what
a club has cannot be forgotten in its take-out.

Fields at their defaults are left out; tuples are lists; keys of mappings are text. Standard library only. It
refuses everything that is not exactly of its type, with the place.
"""

from collections.abc import Callable, Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Any, NewType, Union, get_args, get_origin, get_type_hints

from ladder.domain.errors import Fault, Wrong
from ladder.formats.clean import shown

type Read = Callable[[Any, str], Any]
type Write = Callable[[Any], Any]

MOST = 2**53
"""Whole numbers stay within what every JSON reader tells exactly."""
_LONG = 17
MAX_DEPTH = 12
"""Levels of a value of the log; the deepest that is written has four."""
_NAMES = {str: "text", int: "a whole number", bool: "true or false"}


@cache
def hints(kind: type) -> Mapping[str, Any]:
    """The types of a dataclass's fields."""
    return get_type_hints(kind)


def bare(hint: Any) -> Any:  # noqa: ANN401 - any type hint
    """A type hint without its name: `Tenths` is int."""
    while isinstance(hint, NewType):
        hint = hint.__supertype__
    return hint


def default(field: Field[Any]) -> Any:  # noqa: ANN401 - of any field
    """What a field is where it is not said; MISSING: it must be said."""
    return field.default if field.default_factory is MISSING else field.default_factory()


@cache
def writer(hint: Any) -> Write:  # noqa: ANN401 - any type hint
    """How a value of this type becomes JSON."""
    hint = bare(hint)
    origin, args = get_origin(hint), get_args(hint)
    if is_dataclass(hint):
        return _dataclass_writer(hint)  # type: ignore[arg-type]
    if origin in (UnionType, Union):
        inner = writer(next(each for each in args if each is not NoneType))
        return lambda value: None if value is None else inner(value)
    if origin is tuple:
        inner = writer(args[0])
        return lambda value: [inner(each) for each in value]
    if origin is Mapping:
        inner = writer(args[1])
        return lambda value: {str(key): inner(each) for key, each in value.items()}
    return lambda value: value


def _dataclass_writer(kind: type) -> Write:
    columns = [(each.name, default(each), writer(hints(kind)[each.name])) for each in fields(kind)]

    def write(value: Any) -> Any:  # noqa: ANN401 - a dataclass
        document = {}
        for name, usual, inner in columns:
            found = getattr(value, name)
            if found != usual:
                document[name] = inner(found)
        return document

    return write


@cache
def reader(hint: Any) -> Read:  # noqa: ANN401 - any type hint
    """How JSON becomes a value of this type; `Wrong` with the place."""
    hint = bare(hint)
    origin, args = get_origin(hint), get_args(hint)
    if is_dataclass(hint):
        return _dataclass_reader(hint)  # type: ignore[arg-type]
    if origin in (UnionType, Union):
        inner = reader(next(each for each in args if each is not NoneType))
        return lambda value, at: None if value is None else inner(value, at)
    if origin is tuple:
        return _tuple_reader(reader(args[0]))
    if origin is Mapping:
        return _mapping_reader(bare(args[0]), reader(args[1]))
    if hint is Any:
        return _any
    return _plain_reader(hint)


def _any(value: Any, at: str) -> Any:  # noqa: ANN401 - JSON
    """Any JSON, as the log has it of values before and after."""
    if _deep(value, MAX_DEPTH):
        raise Wrong(Fault(at, "is too deep"))
    return value


def _deep(value: Any, left: int) -> bool:  # noqa: ANN401 - any JSON value
    if not isinstance(value, dict | list):
        return False
    inner = value.values() if isinstance(value, dict) else value
    return left == 0 or any(_deep(each, left - 1) for each in inner)


def _plain_reader(kind: type) -> Read:
    def read(value: Any, at: str) -> Any:  # noqa: ANN401 - JSON
        if type(value) is not kind or (isinstance(value, int) and abs(value) > MOST):
            raise Wrong(Fault(at, f"is not {_NAMES[kind]}"))
        return value

    return read


def _tuple_reader(inner: Read) -> Read:
    def read(value: Any, at: str) -> Any:  # noqa: ANN401 - JSON
        if not isinstance(value, list):
            raise Wrong(Fault(at, "is not a list"))
        return tuple([inner(each, f"{at}.{place}") for place, each in enumerate(value)])

    return read


def _mapping_reader(key: type, inner: Read) -> Read:
    def read(value: Any, at: str) -> Any:  # noqa: ANN401 - JSON
        if not isinstance(value, dict):
            raise Wrong(Fault(at, "is not an object"))
        made = {_key(key, name, at): inner(each, f"{at}.{shown(name)}") for name, each in value.items()}
        return dict(sorted(made.items()))

    return read


def _key(kind: type, name: str, at: str) -> Any:  # noqa: ANN401 - text or a number
    if kind is str:
        return name
    digits = name.isascii() and len(name) < _LONG and name.removeprefix("-").isdecimal()
    if not digits or str(int(name)) != name:
        raise Wrong(Fault(at, f"{shown(name)!r} is not a whole number"))
    return int(name)


def _dataclass_reader(kind: type) -> Read:
    columns = {each.name: reader(hints(kind)[each.name]) for each in fields(kind)}
    required = frozenset(each.name for each in fields(kind) if default(each) is MISSING)

    def read(value: Any, at: str) -> Any:  # noqa: ANN401 - JSON
        if not isinstance(value, dict):
            raise Wrong(Fault(at, "is not an object"))
        if not required <= value.keys() or not value.keys() <= columns.keys():
            odd = sorted(required - value.keys()) or sorted(value.keys() - columns.keys())
            what = "is missing" if odd[0] in required else "is no field of this"
            raise Wrong(Fault(f"{at}.{shown(odd[0])}", what))
        return kind(**{name: columns[name](each, f"{at}.{name}") for name, each in value.items()})

    return read


def schema(hint: Any, models: dict[str, Any]) -> Any:  # noqa: ANN401 - any type hint -> JSON Schema
    """The JSON Schema of this type; that of each dataclass goes into `models`."""
    hint = bare(hint)
    origin, args = get_origin(hint), get_args(hint)
    if is_dataclass(hint):
        name = hint.__name__  # type: ignore[union-attr]
        if name not in models:
            models[name] = {}
            models[name] = _dataclass_schema(hint, models)  # type: ignore[arg-type]
        return {"$ref": f"#/$defs/{name}"}
    if origin in (UnionType, Union):
        return {"anyOf": [schema(each, models) for each in args]}
    if origin is tuple:
        return {"type": "array", "items": schema(args[0], models)}
    if origin is Mapping:
        return {"type": "object", "additionalProperties": schema(args[1], models)}
    plain = {str: "string", int: "integer", bool: "boolean", NoneType: "null"}
    return {"type": plain[hint]} if hint in plain else {}


def _dataclass_schema(kind: type, models: dict[str, Any]) -> dict[str, Any]:
    properties = {}
    for each in fields(kind):
        properties[each.name] = schema(hints(kind)[each.name], models)
        usual = default(each)
        if usual is None or isinstance(usual, str | int):
            properties[each.name] = {**properties[each.name], "default": usual}
    return {
        "description": " ".join((kind.__doc__ or "").split()),
        "type": "object",
        "properties": properties,
        "required": [each.name for each in fields(kind) if default(each) is MISSING],
        "additionalProperties": False,
    }
