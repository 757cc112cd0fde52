"""One language: its messages, plural forms, decimal mark and long dates (CLDR, through Babel).

Catalogues are read at their first use and kept. Message ids are names ("ladder.empty"), never text: English
is a translation like the others. Babel's locale data is needed for these languages alone.
"""

import json
import re
from collections.abc import Callable, Iterator, Mapping
from datetime import date
from functools import cache

from babel import Locale
from babel.dates import format_date, format_skeleton

from ladder.domain.ladder import Expected
from ladder.domain.rating import ONE
from ladder.domain.tournament import Day, Tenths
from ladder.languages import FOLDER

MINUS = "\N{MINUS SIGN}"
CATEGORIES = ("zero", "one", "two", "few", "many", "other")
"""CLDR's plural categories in CLDR's order, which is the order of a catalogue's forms."""

_ENTRIES = re.compile(r"^(?=msgid )", re.MULTILINE)
_TEXTS = re.compile(r'^(msg[a-z_]+)(?:\[\d\])? ((?:"(?:[^"\\\n]|\\.)*"\n?)+)', re.MULTILINE)
"""A keyword and its text, which may go on over lines. Babel's own reader takes four times as long, and a
function that starts cold reads a catalogue before it can answer; a test holds one against the other.
"""
_CONSOLE = 'msgid "console.'


class _Written(dict[int, str]):
    """Numbers as they are written, each worked out once: a club has a few thousand of them, on a hundred
    thousand lines.
    """

    def __init__(self, write: Callable[[int], str]) -> None:
        super().__init__()
        self._write = write

    def __missing__(self, number: int) -> str:
        written = self[number] = self._write(number)
        return written


class Words:
    """The words of one language. `locale` is CLDR's; `messages` and `plurals` are the catalogue's, by
    message id.

    `rating(tenths)`: a rating with one decimal, without grouping: 1413.8, or 1413,8 (GLOSSARY).
    `change(tenths)`: a change with its sign, a true minus, and 0.0 without one.
    `score(tenths)`: a score: 2½, ½, 0; published points that are no halves with a decimal.
    `expected(expected)`: an expected score (or a difference of scores) to three decimals, half away from
    zero.
    """

    rating: Callable[[Tenths], str]
    change: Callable[[Tenths], str]
    score: Callable[[Tenths], str]
    expected: Callable[[Expected], str]

    def __init__(
        self, locale: Locale, messages: Mapping[str, str], plurals: Mapping[str, tuple[str, ...]]
    ) -> None:
        self.language = locale.language
        self.messages = messages
        self.plurals = plurals
        self._locale = locale
        self._mark = str(locale.number_symbols["latn"]["decimal"])
        self._days: dict[str, str] = {}
        self.rating = _Written(self._rating).__getitem__
        self.change = _Written(self._change).__getitem__
        self.score = _Written(self._score).__getitem__
        self.expected = _Written(self._expected).__getitem__
        self._category: dict[int, int] = {}
        self._categories = [tag for tag in CATEGORIES if tag == "other" or tag in locale.plural_form.tags]

    def text(self, key: str, **values: object) -> str:
        """The message `key` with its values put in. A missing message is a KeyError: a fault of ours, never
        of input.
        """
        message = self.messages[key]
        return message.format_map(values) if values else message

    def form(self, key: str, n: int) -> str:
        """The form of the message `key` that goes with the number `n`, its places still open.

        A catalogue has fewer forms than CLDR where CLDR tells apart only fractions or millions: the last
        form is theirs.
        """
        category = self._category.get(n)
        if category is None:
            category = self._category[n] = self._categories.index(self._locale.plural_form(n))
        forms = self.plurals[key]
        return forms[min(category, len(forms) - 1)]

    def categories(self, key: str) -> dict[str, str]:
        """The forms of the message `key` by CLDR's plural category, for whoever counts elsewhere."""
        forms = self.plurals[key]
        return {tag: forms[min(no, len(forms) - 1)] for no, tag in enumerate(self._categories)}

    def count(self, key: str, n: int, **values: object) -> str:
        """The message `key` in the plural form for the whole number `n`, which it may name as `{n}`."""
        return self.form(key, n).format_map({"n": n, **values})

    def _rating(self, tenths: int) -> str:
        whole, tenth = divmod(abs(tenths), 10)
        return f"{MINUS if tenths < 0 else ''}{whole}{self._mark}{tenth}"

    def _change(self, tenths: int) -> str:
        return f"+{self._rating(tenths)}" if tenths > 0 else self._rating(tenths)

    def _score(self, tenths: int) -> str:
        whole, part = divmod(tenths, 10)
        if part == 0:
            return str(whole)
        if part == 5:  # noqa: PLR2004 - half a point, in tenths
            return f"{whole or ''}½"
        return self._rating(tenths)

    def _expected(self, expected: int) -> str:
        thousandths = (abs(expected) * 2000 + ONE) // (2 * ONE)
        whole, part = divmod(thousandths, 1000)
        sign = MINUS if expected < 0 and thousandths else ""
        return f"{sign}{whole}{self._mark}{part:03d}"

    def above(self, difference: Expected) -> str:
        """A score above (or below) what was expected, signed, to two decimals, half away from zero."""
        hundredths = (abs(difference) * 200 + ONE) // (2 * ONE)
        sign = ("+" if difference > 0 else MINUS) if hundredths else ""
        return f"{sign}{hundredths // 100}{self._mark}{hundredths % 100:02d}"

    def day(self, day: Day) -> str:
        """A day in the language's long form: 1 settembre 2026."""
        shown = self._days.get(day)
        if shown is None:
            shown = self._days[day] = format_date(date.fromisoformat(day), "long", locale=self._locale)
        return shown

    def short_day(self, day: Day) -> str:
        """A day where little room is: 1 set 2026."""
        return str(format_date(date.fromisoformat(day), "medium", locale=self._locale))

    def days(self, first: Day, last: Day) -> str:
        """One day, or a span of days."""
        return self.day(first) if first == last else f"{self.day(first)} – {self.day(last)}"

    def month(self, month: str) -> str:
        """A month (`YYYY-MM`) by name and year: settembre 2026."""
        return str(format_skeleton("yMMMM", date.fromisoformat(f"{month}-01"), locale=self._locale))


@cache
def words(language: str) -> Words:
    """What pages say in `language` (one of `LANGUAGES`), read from its catalogue at the first call."""
    return _read(language, console=False)


@cache
def console_words(language: str) -> Words:
    """What the console alone says in `language`."""
    return _read(language, console=True)


def _read(language: str, *, console: bool) -> Words:
    """The console's messages of a catalogue, or all others: a page does without the three times as many of
    the console, and is written without reading them.
    """
    messages: dict[str, str] = {}
    plurals: dict[str, tuple[str, ...]] = {}
    for entry in _ENTRIES.split((FOLDER / f"{language}.po").read_text(encoding="utf-8"))[2:]:
        if entry.startswith(_CONSOLE) is console:
            (_, key), *said = _said(entry)
            forms = tuple(form for what, form in said if what == "msgstr")
            if len(forms) < len(said):
                plurals[key] = forms
            else:
                messages[key] = forms[0]
    return Words(Locale(language), messages, plurals)


def _said(entry: str) -> Iterator[tuple[str, str]]:
    """The texts of one entry: msgid, msgid_plural where it counts, msgstr once or for each form."""
    for what, lines in _TEXTS.findall(entry):
        text = "".join(line[1:-1] for line in lines.splitlines())
        yield what, json.loads(f'"{text}"') if "\\" in text else text
