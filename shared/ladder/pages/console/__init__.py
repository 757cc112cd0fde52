"""The organiser's console as it lies on the site: plain files that speak to the public API alone.

They belong to no club and are the same for everybody. Addresses within the console are fragments, so that
nothing of a club or a tournament reaches a log. Nothing of a club is read here.
"""

import json
import re
from functools import cache
from pathlib import Path

from ladder.domain.records import LANGUAGES
from ladder.pages import press
from ladder.pages.press import Phrases
from ladder.pages.site import CSS, HTML, JSON, SCRIPT, Page
from ladder.pages.words import Words, words
from ladder.pages.words.catalogue import read

FOLDER = Path(__file__).parent
CONSOLE = "console/"
SHARED = ("alike.", "bye.", "count.", "cut.", "format.", "frame.own_number", "reason.", "state.", "word.")
"""Beginnings of the pages' messages that the console says too."""

_IMPORTED = re.compile(r"^(?:import|export) [^;]*?from '([^']+)';", re.MULTILINE)
_KINDS = {".css": CSS, ".js": SCRIPT}


def console() -> dict[str, Page]:
    """Every file of the console by its key, and `console` without the stroke, which leads on."""
    pages = {f"{CONSOLE}{path.relative_to(FOLDER).as_posix()}": _file(path) for path in _files()}
    pages |= {f"{CONSOLE}words/{language}.json": _words(language) for language in LANGUAGES}
    return pages | {
        CONSOLE: _html("console.html", notices=_notices(), modules=_at_once("main.js")),
        CONSOLE.removesuffix("/"): _html("console_door.html"),
    }


@cache
def console_words(language: str) -> Words:
    """The console's own catalogue of a language."""
    return read(FOLDER / "words" / f"{language}.po", language)


def _files() -> list[Path]:
    return sorted(path for kind in _KINDS for path in FOLDER.rglob(f"*{kind}"))


def _at_once(name: str) -> list[str]:
    """Every module that `name` cannot do without, itself too: a browser that asks for all of them together
    need not find out file by file.
    """
    found, left = set[str](), [name]
    while left:
        each = left.pop()
        if each not in found:
            found.add(each)
            path = FOLDER / each
            named = _IMPORTED.findall(path.read_text())
            left += [(path.parent / one).resolve().relative_to(FOLDER.resolve()).as_posix() for one in named]
    return sorted(found)


def _file(path: Path) -> Page:
    return Page(path.read_bytes(), _KINDS[path.suffix])


def _words(language: str) -> Page:
    """A language's messages for the console: id -> text, or plural category -> form."""
    told: dict[str, str | dict[str, str]] = {}
    for said, starts in ((words(language), SHARED), (console_words(language), ("",))):
        told |= {key: text for key, text in said.messages.items() if key.startswith(starts)}
        told |= {key: said.categories(key) for key in said.plurals if key.startswith(starts)}
    return Page(json.dumps(told, ensure_ascii=False, sort_keys=True, indent=0).encode(), JSON)


def _notices() -> list[dict[str, str]]:
    """What stands there where no script runs, in every language: nobody's is known yet."""
    key = "console.needs_script"
    return [{"language": language, "text": console_words(language).text(key)} for language in LANGUAGES]


def _html(template: str, **context: object) -> Page:
    phrases = Phrases(console_words(LANGUAGES[0]))
    return Page(press.print_part(template, phrases, context).encode(), HTML)
