"""The catalogues as Babel reads them, for the tests."""

import string
from functools import cache

from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po

from ladder.languages import FOLDER


@cache
def catalogue(language: str) -> Catalog:
    with (FOLDER / f"{language}.po").open("rb") as source:
        return read_po(source, locale=language, abort_invalid=True)


def entries(language: str) -> dict[str, Message]:
    """Every entry but the head, by its id."""
    return {
        message.id if isinstance(message.id, str) else message.id[0]: message
        for message in catalogue(language)
        if message.id
    }


def forms(message: Message) -> tuple[str, ...]:
    return (message.string,) if isinstance(message.string, str) else tuple(message.string or ())


def messages(language: str, *, console: bool) -> dict[str, tuple[str, ...]]:
    """What the console alone says, or what pages say."""
    return {
        name: forms(message)
        for name, message in entries(language).items()
        if name.startswith("console.") is console
    }


def places(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}
