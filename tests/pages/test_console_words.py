"""The console's catalogues: complete, used, translated, with the same places in every language."""

import re
import string
from functools import cache

import pytest
from babel.messages.pofile import read_po

from ladder.domain.records import LANGUAGES
from ladder.pages.console import FOLDER, SHARED, console
from ladder.pages.words import words
from publish.codes import CODES, CONFLICTS

OTHERS = tuple(language for language in LANGUAGES if language != "en")

FAMILIES: dict[str, list[str]] = {
    "console.nav.": ["home", "tonight", "tournaments", "members", "next", "log", "settings"],
    "console.wrong.": sorted(CODES | CONFLICTS),
    "console.problem.s": ["400", "401", "404", "409", "412", "413", "415", "422", "429"],
}
"""Messages whose id is put together in the code: the beginning, and every end that there is."""

IN_TEMPLATES = {"console.title", "console.needs_script"}

THE_SAME: set[str] = {
    "console.nav_label",
}
"""Words that two languages may share."""


@cache
def catalogue(language: str):
    with (FOLDER / "words" / f"{language}.po").open("rb") as source:
        return read_po(source, locale=language, abort_invalid=True)


def messages(language: str) -> dict[str, tuple[str, ...]]:
    return {
        message.id if isinstance(message.id, str) else message.id[0]: (
            (message.string,) if isinstance(message.string, str) else tuple(message.string)
        )
        for message in catalogue(language)
        if message.id
    }


def places(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


@cache
def code() -> str:
    return "\n".join(page.body.decode() for key, page in console().items() if key.endswith(".js"))


def test_every_language_has_a_catalogue_and_every_catalogue_is_a_language():
    assert {path.stem for path in (FOLDER / "words").glob("*.po")} == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_in_every_language_and_says_something(language):
    assert messages(language).keys() == messages("en").keys()
    for name, said in messages(language).items():
        assert all(form.strip() == form and form for form in said), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_has_its_plural_forms(language):
    for message in catalogue(language):
        if message.id and not isinstance(message.id, str):
            assert len(message.string) == (3 if language == "ru" else 2), message.id


@pytest.mark.parametrize("language", OTHERS)
def test_no_message_is_left_in_english(language):
    english = messages("en")
    same = {
        name
        for name, said in messages(language).items()
        if said == english[name] and re.search(r"[^\W\d_]{3}", re.sub(r"\{\w+\}", "", "".join(said)))
    }
    assert same <= THE_SAME


@pytest.mark.parametrize("language", OTHERS)
def test_places_agree_between_languages(language):
    english = messages("en")
    for name, said in messages(language).items():
        expected = places(" ".join(english[name]))
        assert places(" ".join(said)) | {"n"} == expected | {"n"}, name
        assert all(places(form) <= expected | {"n"} for form in said), name


def test_every_message_is_used_and_every_used_one_is_there():
    known = set(messages("en"))
    quoted = set(re.findall(r"""["'`](console(?:\.[a-z0-9_]+)+)["'`]""", code()))
    composed = {f"{start}{end}" for start, ends in FAMILIES.items() for end in ends}
    starts = set(re.findall(r"`(console(?:\.[a-z0-9_]+)*[._][a-z0-9_]*)\$\{", code()))
    assert sorted(quoted - known) == []
    assert sorted(composed - known) == []
    assert sorted(known - quoted - composed - IN_TEMPLATES) == []
    assert starts <= set(FAMILIES)


def test_every_shared_message_is_one_of_the_pages():
    of_pages = {*words("en").messages, *words("en").plurals}
    shared = "|".join(re.escape(start) for start in SHARED)
    for name in set(re.findall(rf"""["'`]((?:{shared})[a-z0-9_.]+)["'`]""", code())):
        assert name in of_pages, name
