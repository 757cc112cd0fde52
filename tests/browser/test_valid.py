"""Every page is valid, as the Nu checker (which is the W3C's) reads it: HTML, style sheets, the picture."""

import json
import subprocess
from collections.abc import Iterable
from pathlib import Path

import pytest

from ladder.languages import LANGUAGES
from ladder.pages.site import house
from tests.browser import made
from tests.browser.kit import CHECKER, JAVA, need

ENDINGS = {"text/html": "html", "text/css": "css", "image/svg+xml": "svg"}


def test_the_nu_checker_finds_nothing(tmp_path):
    sites = [
        made.made("en", "public", "full").pages,
        made.stretched().pages,
        house(),
        *(club.pages for language in LANGUAGES for club in (made.made(language), made.empty(language))),
    ]
    files = {}
    for number, (key, page) in enumerate(item for pages in sites for item in pages.items()):
        if ending := ENDINGS.get(page.content_type.partition(";")[0]):
            path = tmp_path / f"{number}.{ending}"
            path.write_bytes(page.body)
            files[path.name] = (path, key)

    assert len(files) > 300
    found = findings([path for path, _ in files.values()])
    assert {files[name][1]: message for name, message in found} == {}


def test_the_nu_checker_would_have_found_something(tmp_path):
    """That nothing is found means something."""
    path = tmp_path / "wrong.html"
    path.write_text("<!DOCTYPE html><html lang=en><title>x</title><p><table><tr><th scope=colum>a</table>")

    assert findings([path])


def findings(files: Iterable[Path]):
    """(file's name, message) of everything that the checker says of these files."""
    command = [str(need(JAVA)), "-Xss8m", "-jar", str(need(CHECKER)), "--also-check-css", "--also-check-svg"]
    done = subprocess.run(
        [*command, "--format", "json", "--stdout", "--exit-zero-always", *map(str, files)],
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    try:
        messages = json.loads(done.stdout)["messages"]
    except json.JSONDecodeError:
        pytest.fail(f"the checker did not run: {done.stdout[-500:]}{done.stderr[-2000:]}")
    return [
        (one.get("url", "").rpartition("/")[2], f"{one['type']}: {one['message']} {one.get('extract', '')}")
        for one in messages
    ]
