"""The console's files: complete, of the product alone, and without a road from typed text to markup."""

import json
import re
from pathlib import PurePosixPath

import pytest
from babel import Locale

from ladder.languages import LANGUAGES
from ladder.pages.console import console
from ladder.pages.words import words


@pytest.fixture(scope="module")
def files():
    return console()


def scripts(files):
    return {key: page.body.decode() for key, page in files.items() if key.endswith(".js")}


def test_the_console_lies_at_its_address_and_leads_there_without_the_stroke(files):
    assert files["console/"].content_type == "text/html; charset=utf-8"
    assert b"url=/console/" in files["console"].body


def test_every_file_is_sent_as_what_it_is(files):
    kinds = {PurePosixPath(key).suffix: page.content_type for key, page in files.items()}
    assert kinds == {
        ".js": "text/javascript; charset=utf-8",
        ".css": "text/css; charset=utf-8",
        ".json": "application/json; charset=utf-8",
        "": "text/html; charset=utf-8",
    }


def test_every_file_that_is_asked_for_is_there(files):
    asked = re.findall(r'(?:href|src)="/(console/[^"]+)"', files["console/"].body.decode())
    for key, text in scripts(files).items():
        for name in re.findall(r"""(?:\bfrom |\bimport |import\()'([^'\n]+)'""", text):
            assert name.startswith("."), (key, name)
            folder = PurePosixPath(key).parent
            parts: list[str] = []
            for part in (folder / name).parts:
                parts = parts[:-1] if part == ".." else [*parts, part]
            asked.append("/".join(parts))
    assert {"console/main.js", "console/console.css", "console/views/home.js"} <= set(asked)
    assert sorted(set(asked) - set(files)) == []


def test_what_people_typed_can_never_become_markup_or_code(files):
    """Only text nodes; no other road from a string into a page or a program."""
    roads = (
        r"\b(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write|createContextualFragment|DOMParser"
        r"|srcdoc|\beval\s*\(|new Function|setTimeout\(\s*['\"`]|javascript:(?!\|)|\.style\s*="
        r"|setAttribute\(\s*['\"](?:style|on\w+)"
    )
    for key, text in scripts(files).items():
        code = re.sub(r"^\s*//.*$", "", text, flags=re.MULTILINE)
        found = [each for each in re.findall(roads, code) if key != "console/dom.js"]
        if key == "console/views/pages.js":  # parses a page to pick its elements by a list; tests/browser
            found.remove("DOMParser")
        assert found == [], key


def test_nobody_elses_host_is_named(files):
    for key, page in files.items():
        assert not re.search(rb"https?://(?!www\.w3\.org/(?:2000/svg|1999/xhtml))|['\"(]//", page.body), key


def test_the_front_page_holds_no_style_and_no_script_of_its_own(files):
    text = files["console/"].body.decode()
    assert not re.search(r"<style|<script(?![^>]*\bsrc=)|\sstyle=|\son\w+=", text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_come_by_id_and_plurals_by_category(files, language):
    told = json.loads(files[f"console/words/{language}.json"].body)
    assert told["console.sign_out"]
    assert told["bye.half"] == words(language).text("bye.half")
    assert set(told["count.rounds"]) == Locale(language).plural_form.tags | {"other"}
    for category, n in (("one", 1), ("other", 1000)):
        assert told["count.rounds"][category].replace("{n}", str(n)) == words(language).count(
            "count.rounds", n
        )
