"""Pictures of the main pages, to look at, in build/screenshots/: on a phone, a wide screen, dark, printed."""

import pytest

from ladder.languages import LANGUAGES
from tests.browser import made
from tests.browser.kit import SCREENSHOTS

MAIN = ("ladder", "season", "member", "tournaments", "evening", "how")
LOOKS = {
    "phone": {"width": 360, "height": 740},
    "wide": {"width": 1280, "height": 900},
    "dark": {"width": 1280, "height": 900, "dark": True},
    "print": {"width": 794, "height": 1123},
}


# every page on an English phone; the main ones in each look, and in each language where words are tightest
TAKEN = [
    ("en", "phone", "embed"),
    ("en", "dark", "embed"),
    *(("en", "phone", kind) for kind in made.KINDS),
    *(("en", look, kind) for look in ("wide", "dark", "print") for kind in MAIN),
    *((language, "phone", kind) for language in LANGUAGES if language != "en" for kind in MAIN),
]


@pytest.mark.parametrize("look", LOOKS)
def test_pictures_are_taken(tab, edge, look):
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    page = tab(**LOOKS[look])
    if look == "print":
        page.emulate_media(media="print")
    for language, kind in [(language, kind) for language, of, kind in TAKEN if of == look]:
        club = made.made(language, "link", "full")
        edge.put(club.pages)
        page.goto(edge.url + (club.embed if kind == "embed" else club.root + made.KINDS[kind]))
        name = f"{kind}-{language}-{look}.png".replace(" ", "-").replace("'", "")
        taken = page.screenshot(path=SCREENSHOTS / name, full_page=True)
        assert taken.startswith(b"\x89PNG")
