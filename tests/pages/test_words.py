"""The pages' messages: used, with the club's own words; and how numbers are written."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import ladder.pages
from ladder.domain import history
from ladder.domain.ladder import Expected
from ladder.domain.likeness.reasons import REASONS
from ladder.domain.rating import ONE
from ladder.domain.records import NAMES, VISIBILITIES
from ladder.domain.tournament import BYES, FORMATS, Day, Tenths
from ladder.languages import LANGUAGES
from ladder.pages.words import words
from tests.pages.catalogues import messages

PAGES = Path(ladder.pages.__file__).parent

FAMILIES = {
    "reason.": [*filter(None, history.REASONS)],
    "alike.": [*REASONS],
    "cut.": ["widest", "level", "only"],
    "format.": FORMATS,
    "bye.": BYES,
    "colour.": ["white", "black", "white_letter", "black_letter"],
    "state.": ["unrated", "pending"],
    "nav.": ["ladder", "season", "roster", "tournaments", "how"],
    "how.privacy.": VISIBILITIES,
    "how.privacy.names_": NAMES,
}
"""Messages whose id is put together in the code: the beginning, and every end that there is."""


def code_and_templates() -> str:
    files = [path for end in ("py", "html", "xml") for path in PAGES.rglob(f"*.{end}")]
    return "\n".join(path.read_text() for path in files)


def test_every_message_is_used_and_every_used_one_is_there():
    text = code_and_templates()
    known = messages("en", console=False)
    quoted = set(re.findall(r"""["']((?:[a-z_]+\.)+[a-z_]+)["']""", text))
    heads = {f"col.{name}{end}" for name in re.findall(r"heads\.(\w+)", text) for end in ("", "_short")}
    composed = {f"{start}{end}" for start, ends in FAMILIES.items() for end in ends}
    used = quoted | heads | composed
    assert set(known) - used == set()
    beginnings = {name.split(".")[0] for name in known}
    suffixes = (".html", ".css", ".xml", ".json", ".csv", ".svg", ".po", ".txt")
    missing = {
        name for name in used if name.split(".")[0] in beginnings and not name.endswith(suffixes)
    } - set(known)
    assert missing == set()
    api = "\n".join(path.read_text() for path in (PAGES.parents[2] / "functions" / "publish").glob("*.py"))
    for start in FAMILIES:
        assert start in text or start in api, start


def test_no_text_is_written_outside_the_catalogues():
    for path in (PAGES / "templates").glob("*.html"):
        text = re.sub(r"\{#.*?#\}|\{%.*?%\}|\{\{.*?\}\}", "", path.read_text(), flags=re.DOTALL)
        visible = re.sub(r"<[^>]*>|&nbsp;", " ", text)
        assert set(re.findall(r"[^\W\d_]+", visible)) <= {"K"}, path.name
        said = re.findall(r'(?:title|alt|aria-label)="([^"]*)"', text)
        assert not [words for words in said if re.search(r"[^\W\d_]", words)], path.name


@pytest.mark.parametrize(
    ("language", "rating", "up", "down", "expected", "day"),
    [
        ("en", "1413.8", "+13.8", "−7.2", "1.812", "September 1, 2026"),
        ("it", "1413,8", "+13,8", "−7,2", "1,812", "1 settembre 2026"),
        ("ru", "1413,8", "+13,8", "−7,2", "1,812", "1 сентября 2026 г."),
        ("el", "1413,8", "+13,8", "−7,2", "1,812", "1 Σεπτεμβρίου 2026"),
        ("es", "1413,8", "+13,8", "−7,2", "1,812", "1 de septiembre de 2026"),
    ],
)
def test_numbers_and_days_are_written_as_the_language_does(language, rating, up, down, expected, day):
    say = words(language)
    assert say.rating(Tenths(14138)) == rating
    assert say.change(Tenths(138)) == up
    assert say.change(Tenths(-72)) == down
    assert say.expected(Expected(int(1.8118 * ONE))) == expected
    assert re.sub(r"\s", " ", say.day(Day("2026-09-01"))) == day


@pytest.mark.parametrize(
    ("tenths", "shown"),
    [(0, "0"), (5, "½"), (10, "1"), (25, "2½"), (100, "10"), (3, "0.3"), (17, "1.7")],
)
def test_scores_are_written_with_a_half_sign(tenths, shown):
    assert words("en").score(Tenths(tenths)) == shown


@pytest.mark.parametrize(
    ("tenths", "shown"), [(0, "0.0"), (1, "+0.1"), (-1, "−0.1"), (-100, "−10.0"), (12345, "+1234.5")]
)
def test_a_change_has_its_sign_and_a_true_minus(tenths, shown):
    assert words("en").change(Tenths(tenths)) == shown


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (0, "0.000"),
        (ONE, "1.000"),
        (ONE // 2, "0.500"),
        (-ONE // 4, "−0.250"),
        (-1, "0.000"),
        (ONE - 1, "1.000"),
    ],
)
def test_expected_scores_have_three_decimals(value, shown):
    assert words("en").expected(Expected(value)) == shown


@pytest.mark.parametrize(
    ("value", "shown"),
    [(0, "0.00"), (ONE, "+1.00"), (-ONE // 4, "−0.25"), (-1, "0.00"), (ONE * 3 // 2, "+1.50")],
)
def test_a_score_above_expectation_is_signed(value, shown):
    assert words("en").above(Expected(value)) == shown


@pytest.mark.parametrize(
    ("n", "shown"),
    [
        (1, "1 тур"),
        (2, "2 тура"),
        (5, "5 туров"),
        (11, "11 туров"),
        (21, "21 тур"),
        (22, "22 тура"),
        (0, "0 туров"),
    ],
)
def test_russian_has_three_plural_forms(n, shown):
    assert words("ru").count("count.rounds", n) == shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_million_is_a_plural_in_every_language(language):
    """Italian and Spanish have a form for millions in CLDR that the catalogues do without."""
    assert "1000000" in words(language).count("count.players", 1_000_000)


GLOSSARY = {
    "it": [
        "classifica interna",
        "socio",
        "punteggio",
        "provvisorio",
        "consolidato",
        "bye",
        "forfait",
        "ospite",
    ],
    "ru": [
        "лесенк",
        "участник",
        "рейтинг",
        "предварительн",
        "установившийся",
        "бай",
        "неявка",
        "гость",
        "швейцарка",
    ],
    "el": [
        "κλίμακα",
        "μέλος",
        "βαθμολογία",
        "προσωρινή",
        "εδραιωμένη",
        "ρεπό",
        "μηδενισμός",
        "φιλοξενούμενος",
    ],
    "es": ["escalera", "socio", "elo", "provisional", "establecido", "bye", "incomparecencia", "invitado"],
}


@pytest.mark.parametrize("language", GLOSSARY)
def test_the_clubs_own_words_are_used(language):
    said = "\n".join(form for each in messages(language, console=False).values() for form in each).casefold()
    for word in GLOSSARY[language]:
        assert word.casefold() in said, word


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_roster_has_one_name(language):
    assert words(language).text("nav.roster") == words(language).text("roster.title")


def test_a_missing_message_is_an_error_and_not_its_own_name():
    with pytest.raises(KeyError):
        words("en").text("no.such.message")


def test_only_the_locale_data_of_the_languages_is_read():
    """The build ships no other: everything that the pages ask of CLDR is asked here, in a process of its
    own.
    """
    asked = """
from babel import localedata
from ladder.languages import LANGUAGES
from ladder.pages.words import words
for language in LANGUAGES:
    say = words(language)
    say.day("2026-09-01"), say.month("2026-09"), say.rating(14138), say.count("count.rounds", 3)
print(*sorted(localedata._cache))
"""
    search = os.pathsep.join(path for path in sys.path if path)
    told = subprocess.run(
        [sys.executable, "-c", asked], capture_output=True, text=True, check=True, env={"PYTHONPATH": search}
    )
    assert set(told.stdout.split()) == {"root", *LANGUAGES}
