"""One catalogue a language: complete, translated, with the same places everywhere; and one more file there is
one more language, in the API, on pages, in the console and in what is built.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from babel import Locale

from infra.local import build
from ladder.languages import FOLDER, LANGUAGES
from ladder.pages.words import console_words, words
from tests.pages.catalogues import catalogue, entries, forms, places

SHARED = FOLDER.parents[1]
OTHERS = tuple(language for language in LANGUAGES if language != "en")
MEANT = "As in English."
"""A comment (`# As in English.`) above a message that is rightly the same in both languages."""


def test_languages_stand_in_the_order_of_their_catalogues():
    assert LANGUAGES[:5] == ("en", "it", "ru", "el", "es")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_is_called_by_the_code_of_its_language(language):
    assert re.fullmatch("[a-z]{2,3}", language), "the domain takes no other for a code"
    assert str(catalogue(language).locale) == language
    assert dict(catalogue(language).mime_headers)["Language"] == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_in_every_language(language):
    assert sorted(entries(language).keys() ^ entries("en").keys()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_empty_or_doubtful(language):
    assert not list(catalogue(language).obsolete)
    for name, message in entries(language).items():
        assert not message.fuzzy, name
        assert all(form.strip() == form and form for form in forms(message)), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_has_the_plural_forms_that_whole_numbers_need(language):
    needed = len({Locale(language).plural_form(n) for n in range(1000)})
    for name, message in entries(language).items():
        assert isinstance(message.id, str) is isinstance(entries("en")[name].id, str), name
        assert len(forms(message)) == (1 if isinstance(message.id, str) else needed), name


@pytest.mark.parametrize("language", OTHERS)
def test_no_message_is_left_in_english(language):
    english = entries("en")
    same = [
        name
        for name, message in entries(language).items()
        if set(forms(message)) == set(forms(english[name]))
        and re.search(r"[^\W\d_]{3}", re.sub(r"\{\w+\}", "", "".join(forms(message))))
        and MEANT not in message.user_comments
    ]
    assert same == []


@pytest.mark.parametrize("language", OTHERS)
def test_places_agree_between_languages(language):
    for name, message in entries(language).items():
        expected = places(" ".join(forms(entries("en")[name])))
        # A form for one alone may leave the number out ("in the last month").
        counted = set() if isinstance(message.id, str) else {"n"}
        assert places(" ".join(forms(message))) | counted == expected | counted, name
        assert all(places(form) <= expected | counted for form in forms(message)), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_is_read_as_babel_reads_it(language):
    texts: dict[str, tuple[str, ...]] = {}
    plurals: dict[str, tuple[str, ...]] = {}
    for name, message in entries(language).items():
        (texts if isinstance(message.id, str) else plurals)[name] = forms(message)
    page, console = words(language), console_words(language)
    assert {**page.plurals, **console.plurals} == plurals
    assert {name: (text,) for name, text in {**page.messages, **console.messages}.items()} == texts
    assert not any(name.startswith("console.") for name in (*page.messages, *page.plurals))
    assert all(name.startswith("console.") for name in (*console.messages, *console.plurals))


def test_texts_over_several_lines_and_marks_in_them_are_read(tmp_path, monkeypatch):
    head = 'msgid ""\nmsgstr ""\n"Language: en\\n"\n\n'
    body = (
        '# a note\n#: x.py:3\nmsgid "a.b"\nmsgstr ""\n"two "\n"lines"\n\n#. told\nmsgid "c.d"\n'
        'msgstr "a \\"b\\" \\\\ \\n {x}"\nmsgid "e.f"\nmsgid_plural "e.f"\nmsgstr[0] "one"\n'
        'msgstr[1] "{n} of "\n"them"\n\n#~ msgid "old"\n#~ msgstr "gone"\n'
    )
    (tmp_path / "en.po").write_text(head + body)
    monkeypatch.setattr("ladder.pages.words.catalogue.FOLDER", tmp_path)

    read = words.__wrapped__("en")

    assert read.messages == {"a.b": "two lines", "c.d": 'a "b" \\ \n {x}'}
    assert read.plurals == {"e.f": ("one", "{n} of them")}


ASKED = """
import json
from ladder.domain.replay import replay
from ladder.formats import strict
from ladder.formats.bodies import ClubBody
from ladder.languages import LANGUAGES
from ladder.pages.console import console
from ladder.pages.edition import State
from ladder.pages.site import house, site
from publish.describe import description
from tests.pages import clubs

strict.read(ClubBody, b'{"slug": "club", "name": "Club", "language": "fr"}')
records = clubs.club(language="fr")
pages = site(records, replay(records), State()).pages
root = "c/toktoktoktoktoktoktoktok/"
schemas = description()["components"]["schemas"]
print(json.dumps({
    "languages": LANGUAGES,
    "enums": [schemas[name]["properties"]["language"]["enum"] for name in ("ClubBody", "Club")],
    "ladder": pages[root].body.decode(),
    "member": pages[f"{root}members/m_001/"].body.decode(),
    "house": house()["index.html"].body.decode(),
    "door": console()["console/"].body.decode(),
    "words": json.loads(console()["console/words/fr.json"].body),
}))
"""


def sixth(shared: Path) -> None:
    """One file more: everything in it is said in words that are no English (`‹Ladder›`)."""
    english = (FOLDER / "en.po").read_text()
    head, rest = english.split("\n\n", 1)
    head = re.sub(r'"X-Place.*\n?', "", head.replace("Language: en", "Language: fr"))
    said = re.sub(r'^(msgstr(?:\[\d\])?) "(.*)"$', r'\1 "‹\2›"', rest, flags=re.MULTILINE)
    (shared / "ladder" / "languages" / "fr.po").write_text(f"{head.rstrip()}\n\n{said}")


def test_one_more_file_is_one_more_language(tmp_path):
    shutil.copytree(SHARED, tmp_path / "shared", ignore=shutil.ignore_patterns("__pycache__", ".*"))
    sixth(tmp_path / "shared")
    path = [str(tmp_path / "shared"), *(each for each in sys.path if each and Path(each) != SHARED)]

    done = subprocess.run(
        [sys.executable, "-c", ASKED],
        capture_output=True,
        text=True,
        check=False,
        env={"PYTHONPATH": os.pathsep.join(path), "PYTHONDONTWRITEBYTECODE": "1"},
    )

    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["languages"][:5] == [*LANGUAGES[:5]]
    assert set(told["languages"]) == {*LANGUAGES, "fr"}
    assert told["enums"] == [told["languages"]] * 2
    assert '<html lang="fr"' in told["ladder"]
    ladder = words("en").text("nav.ladder")
    assert f"‹{ladder}›" in told["ladder"]
    assert not re.search(rf">\s*{ladder}\s*<", told["ladder"])
    assert re.search(r"\b(?:janvier|février|mars|avril|juin|septembre|octobre) 20\d\d", told["member"])
    assert re.search(r"\b1\d\d\d,\d\b", told["ladder"])
    assert '<section lang="fr">' in told["house"]
    assert '<option value="fr">‹English›</option>' in told["door"]
    assert told["words"]["console.sign_out"] == f"‹{console_words('en').text('console.sign_out')}›"
    assert told["words"]["count.rounds"]["many"] == "‹{n} rounds›"


def test_what_is_built_has_babels_data_of_the_catalogues_and_no_other(tmp_path):
    layer = tmp_path / "LadderLayer" / "python"
    shutil.copytree(SHARED / "ladder" / "languages", layer / "ladder" / "languages")
    sixth(layer)
    data = layer / "babel" / "locale-data"
    data.mkdir(parents=True)
    for name in ("root", "en", "en_GB", "it", "ru", "el", "es", "fr", "fr_CA", "de", "eo", "ro"):
        (data / f"{name}.dat").touch()

    build._keep_our_languages(tmp_path)

    assert {path.stem for path in data.iterdir()} >= {"root", *LANGUAGES, "fr", "fr_CA"}
    assert not {path.stem for path in data.iterdir()} & ({"de", "eo", "ro"} - set(LANGUAGES))
