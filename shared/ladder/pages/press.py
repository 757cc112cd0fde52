"""The press: compiled templates, and what a template may say with (text, plural text)."""

import re
from collections.abc import Callable, Mapping, MutableMapping
from functools import cache, cached_property
from operator import itemgetter
from pathlib import Path
from types import CodeType
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined, Template
from markupsafe import Markup, escape

from ladder.pages.words import Words

TEMPLATES = Path(__file__).parent / "templates"


_special = re.compile("[&<>\"']").search


def escaped(value: object) -> str:
    """A value as it stands in a page: what `markupsafe.escape` says, without a new object for each of the
    hundred thousand numbers and names that have nothing to escape (half of a template's time).
    """
    if type(value) is Markup or (type(value) is str and not _special(value)):
        return value
    return escape(value)


class _Sheet(Template):
    """A template that escapes by `escaped`."""

    @classmethod
    def from_code(
        cls,
        environment: Environment,
        code: CodeType,
        globals: MutableMapping[str, Any],  # noqa: A002 - the base class's name
        uptodate: Callable[[], bool] | None = None,
    ) -> Template:
        template = super().from_code(environment, code, globals, uptodate)
        template.root_render_func.__globals__["escape"] = escaped
        return template


class _Press(Environment):
    template_class = _Sheet


@cache
def _environment() -> Environment:
    return _Press(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )


@cache
def _template(name: str) -> Template:
    return _environment().get_template(name)


class Phrases:
    """A language's messages as markup: the message is escaped, and so is every value that is put into it."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._messages = {key: escape(message) for key, message in words.messages.items()}
        self._blanks: dict[tuple[str, int], Callable[[tuple[object, ...]], Markup]] = {}

    def text(self, key: str, **values: object) -> Markup:
        """The message `key` (see `Words.text`)."""
        message = self._messages[key]
        return _filled(message, values) if values else message

    def count(self, key: str, n: int, **values: object) -> Markup:
        """The message `key` in the plural form for `n` (see `Words.count`)."""
        return _filled(escape(self._words.form(key, n)), {"n": n, **values})

    def blank(self, key: str, n: int, names: tuple[str, ...]) -> Callable[[tuple[object, ...]], Markup]:
        """The message `key` in the plural form for `n` as a function of the values of `names`, which must be
        escaped already: for what is said twenty thousand times. Other values the message may not name.
        """
        at = key, n
        if at not in self._blanks:
            places = {name: f"\0{name}\0" for name in names}
            written = str(_filled(escape(self._words.form(key, n)), {"n": n, **places}))
            order, fill = _form(written)
            pick = itemgetter(*(names.index(name) for name in order))
            self._blanks[at] = lambda values: Markup(fill(pick(values)))  # noqa: S704 - both were escaped
        return self._blanks[at]

    @cached_property
    def heads(self) -> Mapping[str, Markup]:
        """The heading cells of columns that are short on narrow screens, by the end of their message's id."""
        head = _template("macros.html").module.head  # type: ignore[attr-defined]
        suffix = "_short"
        keys = [
            key.removeprefix("col.").removesuffix(suffix) for key in self._messages if key.endswith(suffix)
        ]
        return {key: head(self.text, key) for key in keys}


def _filled(message: str, values: Mapping[str, object]) -> Markup:
    """An escaped message with its values escaped into it (`Markup.format` does the same, at many times the
    cost).
    """
    filled = str(message).format_map({name: escape(value) for name, value in values.items()})
    return Markup(filled)  # noqa: S704 - both were escaped


def print_part(template: str, phrases: Phrases, context: Mapping[str, Any]) -> Markup:
    """A template filled in. A value that it asks for and the view did not give is an error.

    A page is two of these, what it says and the frame around it: inheritance would hand each piece of a long
    table through two more generators.
    """
    return Markup(_template(template).render(context, t=phrases.text, n=phrases.count, heads=phrases.heads))  # noqa: S704 - autoescaped


type Slip = Callable[[tuple[object, ...]], str]


@cache
def slip(template: str, macro: str, places: int) -> Slip:
    """A macro of so many places as a function of their values, for what stands on pages a hundred thousand
    times: the template engine writes it once, around marks, and after that values are only put in.

    The values must be escaped already, and a macro may not look at them: it is asked with the marks. Each
    place stands in it once, in the order of the macro's parameters.
    """
    marks = [Markup(f"\0{place}\0") for place in range(places)]  # noqa: S704 - marks
    written = str(getattr(_template(template).module, macro)(*marks))
    order, fill = _form(written)
    if order != [str(place) for place in range(places)]:
        raise ValueError(f"{template}: {macro} has its places in another order than its parameters")
    return fill


def _form(written: str) -> tuple[list[str], Slip]:
    """A text with marks (a place's name between two NULs) as its places, in order, and what fills them."""
    order = re.findall("\0([a-z0-9_]+)\0", written)
    return order, re.sub("\0[a-z0-9_]+\0", "%s", written.replace("%", "%%")).__mod__


def style() -> bytes:
    """The style sheet of every club's pages."""
    return coloured(TEMPLATES / "style.css")


def embed_style() -> bytes:
    """The style sheet of embeddable ladders."""
    return coloured(TEMPLATES / "embed.css")


def coloured(sheet: Path) -> bytes:
    """A style sheet behind the colours that pages, embeds and console share."""
    return (TEMPLATES / "palette.css").read_bytes() + sheet.read_bytes()


def icon() -> bytes:
    """The small picture of the browser's tab."""
    return (TEMPLATES / "icon.svg").read_bytes()
