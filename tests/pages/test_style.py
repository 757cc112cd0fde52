"""The style sheet: enough contrast by light and dark, nothing from elsewhere, paper too."""

import re

import pytest

from ladder.pages.console import console as console_pages
from ladder.pages.press import TEMPLATES, embed_style, icon, style

SHEET = style().decode()
EMBED = embed_style().decode()


def colours(block: str) -> dict[str, str]:
    return dict(re.findall(r"--([\w-]+): (#[0-9a-f]{3,6});", block))


LIGHT = colours(SHEET.partition("@media")[0])
DARK = colours(SHEET.partition("prefers-color-scheme: dark")[2].partition("* {")[0])


def luminance(colour: str) -> float:
    digits = colour[1:] if len(colour) == 7 else "".join(digit * 2 for digit in colour[1:])
    parts = [int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    red, green, blue = (
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("scheme", [LIGHT, DARK], ids=["light", "dark"])
def test_every_text_stands_out_from_what_is_behind_it(scheme):
    for text in ("ink", "soft", "link"):
        for behind in ("paper", "sheet", "stripe"):
            assert contrast(scheme[text], scheme[behind]) >= 4.5, (text, behind)
    for text in ("ink", "link"):
        assert contrast(scheme[text], scheme["notice"]) >= 4.5, text
    for mark in ("wood",):
        assert contrast(scheme[mark], scheme["sheet"]) >= 3, mark


def test_dark_has_a_colour_for_every_light_one():
    assert DARK.keys() == LIGHT.keys()


def test_every_sheet_has_the_colours_that_it_speaks_of_and_the_common_ones_are_written_once():
    console = "".join(console_pages()[f"console/{name}.css"].body.decode() for name in ("console", "house"))
    palette = (TEMPLATES / "palette.css").read_text()
    for sheet in (SHEET, EMBED, console):
        assert sheet.startswith(palette)
        own = sheet.removeprefix(palette).partition("@media print")[0]
        assert set(re.findall(r"var\(--([\w-]+)", sheet)) <= colours(sheet).keys()
        assert not colours(own).keys() & colours(palette).keys()


def test_nothing_is_fetched_from_elsewhere():
    for text in (SHEET, EMBED, icon().decode().replace("http://www.w3.org/2000/svg", "")):
        assert "url(" not in text
        assert "@import" not in text
        assert "//" not in text.replace("/*", "").replace("*/", "")


def rule(selector: str) -> str:
    return SHEET.partition(f"\n{selector} {{")[2].partition("}")[0]


def test_a_tile_is_as_wide_as_its_number_and_words_in_place_of_a_day_may_break():
    """Tiles of one width, however many there are, let "+141 =37 −41" stand out of its box."""
    assert "flex-wrap: wrap" in rule(".facts")
    assert "grid" not in rule(".facts")
    assert "flex: 1 1" in rule(".facts div")
    assert "min-width" not in rule(".facts div"), "less than its number is what it would then be"
    assert "white-space: normal" in rule(".inactive td:nth-child(4)")


def test_there_is_a_style_for_paper_and_for_narrow_screens():
    assert "@media print" in SHEET
    assert re.search(r"@media \(max-width: \d+rem\)", SHEET)
