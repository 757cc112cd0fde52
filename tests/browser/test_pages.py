"""Club pages measured in a real browser (SPEC 6): on a phone and a wide screen, light and dark, in five
languages.
"""

import pytest

from ladder.languages import LANGUAGES
from tests.browser import made
from tests.browser.kit import axe, too_wide

PHONE = {"width": 320, "height": 640}
DESK = {"width": 1280, "height": 900}
BUDGET = 25_000  # bytes of a first page with all that it loads, packed


@pytest.fixture(scope="module")
def shown(edge):
    """{name: address}: every kind of page in a language."""

    def shown(language):
        club, new = made.made(language), made.empty(language)
        edge.put(club.pages | new.pages)
        return {
            **{kind: edge.url + club.root + path for kind, path in made.KINDS.items()},
            **{f"empty {path}": edge.url + new.root + path for path in made.EMPTY_KINDS},
            "embed": edge.url + club.embed,
            "empty embed": edge.url + new.embed,
        }

    return shown


@pytest.fixture(scope="module")
def public(edge):
    """The addresses of a public club's ladder and of a junior there, of its doorstep, and of the house."""
    club = made.made("en", "public", "full")
    edge.put(club.pages)
    paths = (club.root, f"{club.root}members/m_008/", "/", "/not-there")
    return [edge.url + path for path in paths]


@pytest.mark.parametrize("language", LANGUAGES)
def test_axe_finds_nothing_on_any_page_wide_and_light(tab, shown, language):
    page = tab(**DESK)
    found = {}
    for kind, address in shown(language).items():
        page.goto(address)
        found[kind] = axe(page)

    assert {kind: what for kind, what in found.items() if what} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_axe_finds_nothing_and_nothing_sticks_out_on_a_phone_at_night(tab, shown, language):
    page = tab(**PHONE, dark=True)
    found = {}
    for kind, address in shown(language).items():
        page.goto(address)
        found[kind] = [*too_wide(page), *axe(page, colours_alone=language != "en")]

    assert {kind: what for kind, what in found.items() if what} == {}


@pytest.mark.parametrize("dark", [False, True])
def test_axe_finds_nothing_on_a_public_clubs_pages_and_those_of_the_house(tab, public, dark):
    page = tab(**PHONE, dark=dark, allow=["404"])
    found = {}
    for address in public:
        page.goto(address)
        found[address] = [*too_wide(page), *axe(page)]

    assert {address: what for address, what in found.items() if what} == {}


def test_long_names_and_hundreds_of_members_do_not_stick_out(tab, edge):
    club = made.stretched()
    edge.put(club.pages)
    page = tab(**PHONE)
    found = {}
    paths = ("", "season/", "roster/", "members/m_001/", "tournaments/", "tournaments/t_e001/", "how/")
    for path in (club.embed, *(club.root + path for path in paths)):
        page.goto(edge.url + path)
        found[path] = too_wide(page)

    assert {path: what for path, what in found.items() if what} == {}


def test_a_first_visit_to_a_ladder_of_three_hundred_is_small_and_asks_no_other_host(tab, edge):
    """That nothing is asked elsewhere is seen by `tab` for every page of this room."""
    club = made.large()
    edge.put(club.pages)
    sizes: dict[str, int] = {}
    page = tab()
    page.on("requestfinished", lambda one: sizes.update({one.url: one.sizes()["responseBodySize"]}))
    page.goto(edge.url + club.root, wait_until="networkidle")

    assert page.locator("tbody tr").count() > 250
    assert edge.url + club.root + "style.css" in sizes
    assert sum(sizes.values()) < BUDGET, sizes


def test_pages_follow_the_readers_choice_of_light_or_dark(tab, shown):
    page = tab(shown("en")["ladder"])
    seen = {}
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        seen[scheme] = [brightness(page, "background-color"), brightness(page, "color")]

    assert seen["light"][0] > 200
    assert seen["light"][1] < 80
    assert seen["dark"][0] < 80
    assert seen["dark"][1] > 200


@pytest.mark.parametrize("kind", ["ladder", "evening", "member"])
def test_a_printed_page_is_black_on_white_without_ways_to_go(tab, shown, kind):
    page = tab(shown("it")[kind], dark=True)
    page.emulate_media(media="print", color_scheme="dark")

    assert brightness(page, "background-color") == 255
    assert brightness(page, "color") == 0
    assert not page.locator("nav").is_visible()
    assert page.locator("table").first.is_visible()
    assert page.pdf(format="A4").startswith(b"%PDF")


@pytest.mark.parametrize("kind", ["ladder", "member", "evening", "tournaments"])
def test_the_tab_key_walks_through_every_link_in_reading_order_and_shows_where_it_is(tab, shown, kind):
    page = tab(shown("en")[kind])
    links = page.evaluate("""() => [...document.querySelectorAll('a[href], summary')]
        .filter(one => one.checkVisibility()).length""")
    walked, plain = [], []
    for _ in range(min(links, 60)):
        page.keyboard.press("Tab")
        place, outlined, text = page.evaluate("""() => {
            const here = document.activeElement;
            const all = [...document.querySelectorAll('*')];
            const style = getComputedStyle(here);
            return [all.indexOf(here), style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2,
                    here.textContent];
        }""")
        walked.append(place)
        plain += [] if outlined else [text]

    assert walked == sorted(set(walked)), "each once, and in the order of the page"
    assert plain == []


def test_the_first_tab_offers_to_skip_to_the_content(tab, shown):
    page = tab(shown("en")["ladder"])
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.getBoundingClientRect().width") > 20
    page.keyboard.press("Enter")

    assert page.url.endswith("#main")


def test_headings_go_down_one_step_at_a_time_and_tables_say_what_they_hold(tab, shown):
    page = tab()
    wrong = {}
    for kind, address in shown("en").items():
        page.goto(address)
        wrong[kind] = page.evaluate("""() => {
            const steps = [...document.querySelectorAll('h1,h2,h3,h4,h5,h6')].map(one => +one.tagName[1]);
            const leaps = steps.filter((step, at) => step > (at ? steps[at - 1] : 0) + 1);
            const every = (what, wrong) => [...document.querySelectorAll(what)].filter(wrong);
            const nameless = every('table', one => !one.caption?.textContent.trim());
            const loose = every('th', one => !['col', 'row', 'rowgroup'].includes(one.scope));
            return [...leaps, ...[...nameless, ...loose].map(one => one.outerHTML.slice(0, 99))];
        }""")

    assert {kind: what for kind, what in wrong.items() if what} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_written_on_a_chart_can_be_read_on_a_phone(tab, shown, language):
    page = tab(**PHONE)
    page.goto(shown(language)["member"])
    boxes = page.evaluate("""() => [...document.querySelectorAll('svg text')].map(one => {
        const {left, right, top, bottom} = one.getBoundingClientRect();
        return [left, right, top, bottom, one.textContent];
    })""")
    crossing = [
        (one[4], two[4])
        for at, one in enumerate(boxes)
        for two in boxes[at + 1 :]
        if one[0] < two[1] and two[0] < one[1] and one[2] + 2 < two[3] and two[2] + 2 < one[3]
    ]

    assert len(boxes) > 4
    assert crossing == []
    assert min(box[3] - box[2] for box in boxes) > 10, "pixels of height"


def brightness(page, what):
    """0 to 255: of the body's colour or background."""
    return page.evaluate(
        """what => {
            const colour = getComputedStyle(document.body).getPropertyValue(what);
            const [red, green, blue] = colour.match(/[\\d.]+/g);
            return Math.round(.2126 * red + .7152 * green + .0722 * blue);
        }""",
        what,
    )
