"""The console's messages: every one is used, and every used one is there."""

import re
from functools import cache

from ladder.pages.console import SHARED, console
from ladder.pages.words import words
from publish.codes import CODES, CONFLICTS
from tests.pages.catalogues import messages

FAMILIES: dict[str, list[str]] = {
    "console.nav.": ["home", "tonight", "tournaments", "members", "next", "log", "settings"],
    "console.wrong.": sorted(CODES | CONFLICTS),
    "console.problem.s": ["400", "401", "404", "409", "412", "413", "415", "422", "429"],
}
"""Messages whose id is put together in the code: the beginning, and every end that there is."""

IN_TEMPLATES = {"console.title", "console.language_name", "console.needs_script"}


@cache
def code() -> str:
    return "\n".join(page.body.decode() for key, page in console().items() if key.endswith(".js"))


def test_every_message_is_used_and_every_used_one_is_there():
    known = set(messages("en", console=True))
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
