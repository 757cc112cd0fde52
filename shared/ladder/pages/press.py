"""The press: compiled templates, and what a template may say with (text, plural text)."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined, Template
from markupsafe import Markup, escape

from ladder.pages.words import Words

TEMPLATES = Path(__file__).parent / "templates"


@cache
def _environment() -> Environment:
    return Environment(
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

    def text(self, key: str, **values: object) -> Markup:
        """The message `key` (see `Words.text`)."""
        message = escape(self._words.messages[key])
        return message.format(**values) if values else message

    def count(self, key: str, n: int, **values: object) -> Markup:
        """The message `key` in the plural form for `n` (see `Words.count`)."""
        return escape(self._words.form(key, n)).format(n=n, **values)


def print_page(template: str, phrases: Phrases, context: Mapping[str, Any]) -> bytes:
    """One page as UTF-8. A value that the template asks for and the view did not give is an error."""
    return _template(template).render(context, t=phrases.text, n=phrases.count).encode()


def style() -> bytes:
    """The style sheet of every club's pages."""
    return (TEMPLATES / "style.css").read_bytes()


def icon() -> bytes:
    """The small picture of the browser's tab."""
    return (TEMPLATES / "icon.svg").read_bytes()
