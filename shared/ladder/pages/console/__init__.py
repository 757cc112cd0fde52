"""The organiser's console as it lies on the site: plain files that speak to the public API alone.

They belong to no club and are the same for everybody. Addresses within the console are fragments, so that
nothing of a club or a tournament reaches a log. Nothing of a club is read here.
"""

import json
import re
from pathlib import Path

from ladder.languages import LANGUAGES
from ladder.pages import press
from ladder.pages.press import Phrases
from ladder.pages.site import CSS, HTML, JSON, SCRIPT, Page
from ladder.pages.words import console_words, words

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
        CONSOLE: _html("console.html", languages=_languages(), modules=_at_once("main.js")),
        CONSOLE.removesuffix("/"): _html("console_door.html"),
    }


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
    body = press.coloured(path) if path.name == "console.css" else path.read_bytes()
    return Page(body, _KINDS[path.suffix])


def _words(language: str) -> Page:
    """A language's messages for the console: id -> text, or plural category -> form."""
    told: dict[str, str | dict[str, str]] = {}
    for said, starts in ((words(language), SHARED), (console_words(language), ("",))):
        told |= {key: text for key, text in said.messages.items() if key.startswith(starts)}
        told |= {key: said.categories(key) for key in said.plurals if key.startswith(starts)}
    return Page(json.dumps(told, ensure_ascii=False, sort_keys=True, indent=0).encode(), JSON)


def _languages() -> list[dict[str, str]]:
    """Every language by its own name, and what stands there where no script runs: nobody's is known yet."""
    keys = {"name": "console.language_name", "text": "console.needs_script"}
    return [
        {"language": language} | {what: console_words(language).text(key) for what, key in keys.items()}
        for language in LANGUAGES
    ]


def _html(template: str, **context: object) -> Page:
    phrases = Phrases(console_words(LANGUAGES[0]))
    return Page(press.print_part(template, phrases, context).encode(), HTML)
