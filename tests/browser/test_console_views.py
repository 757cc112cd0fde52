"""Every view of the console in every language: clean for axe-core, nothing sticks out of a phone, no word is
missing, and names that would be markup stay text.
"""

import re

import pytest

from tests.browser.kit import QUIET_NET, axe, go_to, settled, too_wide

HOSTILE = '"><img src=x onerror=alert(1)> & <b>Bobby</b>'
VIEWS = (
    "",
    "tonight",
    "tonight/hand",
    "move",
    "names",
    "tournaments/open1/names",
    "tournaments/t1/done",
    "tournaments",
    "tournaments/t1",
    "members",
    "members/{member}",
    "log",
    "settings",
    "next",
    "pages",
)


@pytest.fixture(scope="module")
def club(api):
    """A club with an evening that counts, and two that wait, in one of which a name stands twice."""
    made = api.club(name=HOSTILE, names="full")
    api.evening(made, "t1", (HOSTILE, "=1+1", "1-0"), ("أحمد", "W" * 90, "+/-"), name=HOSTILE)
    api.confirm(made, "t1")
    api.evening(made, "open1", ("W" * 80 + "x", "Zoe Nuova", "1-0"), ("A. Rossi", "Anna Rossi", "1-0"))
    twins = {
        "players": [
            {"no": no, "name": name} for no, name in enumerate(("Gina Neri", "Gina Neri", "Zoe Nuova"), 1)
        ],
        "rounds": [{"no": 1, "games": [{"board": 1, "white": 1, "black": 2, "result": "1-0"}]}],
    }
    api.evening(made, "open2", name=HOSTILE, starts_on="2026-09-08", **twins)
    api.settle(made)
    return made


@pytest.mark.parametrize(
    ("language", "dark", "width", "whole"),
    [
        ("en-GB", False, 1280, True),
        ("it-IT", True, 360, False),
        ("ru-RU", True, 320, True),
        ("el-GR", False, 320, False),
        ("es-ES", True, 1280, False),
    ],
)
def test_every_view_is_clean_in_every_language(tab, api, club, language, dark, width, whole):
    member = api.call(club, "GET", "members")["members"][0]["member"]
    page = tab(share=True, dark=dark, width=width, height=640, locale=language)
    page.add_init_script(QUIET_NET)
    page.goto(f"{api.url}/console/#key={club.key}&club={club.slug}")
    page.wait_for_selector("#tonight")
    found = {}
    for view in VIEWS:
        go_to(page, f"#/{club.slug}/{view.format(member=member)}")
        for summary in page.locator("main details:not([open]) > summary").all():
            if summary.is_visible():
                summary.click()
        settled(page)
        text = page.inner_text("body")
        found[view] = [
            *too_wide(page),
            *axe(page, colours_alone=not whole),
            *(["an id for a word"] if re.search(r"console\.[a-z]", text) else []),
            *(["markup"] if page.locator("main img, header img, main b:text-is('Bobby')").count() else []),
        ]
    assert page.evaluate("document.documentElement.lang") == language[:2]

    assert {view: wrong for view, wrong in found.items() if wrong} == {}
