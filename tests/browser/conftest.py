"""One headless Chromium for all tests of this room, one running product, one server of made pages.

`tab()` opens a page of a context of its own and, when the test ends, has seen that nothing was asked of any
other host and that the console was told no error. With AT=http://127.0.0.1:8000 and OPERATOR_KEY in the
environment the tests use a `make run` that runs already.
"""

import os
from contextlib import suppress
from dataclasses import dataclass, field
from types import SimpleNamespace
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, Error, sync_playwright

from infra.local import demo as demo_club
from tests.browser import kit
from tests.browser.api import Api
from tests.browser.edge import Edge


@pytest.fixture(scope="session")
def chromium():
    """The browser."""
    path = kit.executable()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(kit.QUIET))
        yield browser
        browser.close()


@dataclass(eq=False, slots=True)
class Held:
    """A context, and what went wrong in it: requests to other hosts, errors on the console."""

    context: BrowserContext
    wrong: list[str] = field(default_factory=list)

    def emptied(self):
        """Without pages, and without what they kept; what they loaded stays in the cache."""
        for page in self.context.pages:
            with suppress(Error):  # about:blank has no storage
                page.evaluate("localStorage.clear()")
            page.close()
        self.context.set_offline(False)
        self.wrong.clear()


@pytest.fixture(scope="module")
def kept():
    """Contexts by their settings, for tests that share what the browser loaded already."""
    contexts: dict[str, Held] = {}
    yield contexts
    for held in contexts.values():
        held.context.close()


@pytest.fixture
def tab(chromium, kept):
    """`tab(url=None, dark=False, width=1280, height=900, allow=(), share=False, **context)`: a page in a new
    context; with `share` in an emptied one of this module, which loads in a third of the time.

    `allow`: pieces of messages on the console that this test expects. `context` goes to Playwright's
    new_context (locale, accept_downloads, has_touch, ...).
    """
    opened: list[tuple[Held, tuple[str, ...], bool]] = []

    def tab(url=None, *, dark=False, width=1280, height=900, allow=(), share=False, **context):
        settings = context | {
            "viewport": {"width": width, "height": height},
            "color_scheme": "dark" if dark else "light",
        }
        held = kept.get(repr(settings)) if share else None
        if held is None or held in [each for each, _, _ in opened]:
            held = _held(chromium.new_context(**settings))
            if share:
                kept.setdefault(repr(settings), held)
        opened.append((held, tuple(allow), share and kept[repr(settings)] is held))
        page = held.context.new_page()
        if url is not None:
            page.goto(url)
        return page

    yield tab
    wrong = [
        each for held, allow, _ in opened for each in held.wrong if not any(piece in each for piece in allow)
    ]
    for held, _, stays in opened:
        if stays:
            held.emptied()
        else:
            held.context.close()
    assert wrong == []


@pytest.fixture
def phone(tab, stack):
    """`phone(club, **tab)`: the console of a club on a phone, signed in by its link, under QUIET_NET."""

    def phone(club, **more):
        page = tab(share=True, width=390, **more)
        page.add_init_script(kit.QUIET_NET)
        page.goto(f"{stack.url}/console/#key={club.key}&club={club.slug}")
        page.wait_for_selector("#tonight")
        return page

    return phone


def _held(context):
    held = Held(context)
    context.set_default_timeout(30_000)
    context.on("request", lambda request: _watch(request.url, held.wrong))
    context.on("console", lambda said: held.wrong.extend([said.text] if said.type == "error" else []))
    context.on("weberror", lambda error: held.wrong.append(str(error.error)))
    return held


def _watch(url, wrong):
    parts = urlsplit(url)
    if parts.scheme not in ("data", "blob", "about") and parts.hostname != "127.0.0.1":
        wrong.append(f"a request to another host: {url}")


@pytest.fixture(scope="session")
def stack(request):
    """The running product (`url`, `operator_key`): that of AT, else the session's own on ministack."""
    if at := os.environ.get("AT"):
        return SimpleNamespace(url=at, operator_key=os.environ["OPERATOR_KEY"])
    return request.getfixturevalue("stack")


@pytest.fixture(scope="session")
def api(stack):
    """The public API of the running product; `api.club()` makes a club of its own for a test."""
    return Api(stack.url, stack.operator_key)


@pytest.fixture(scope="session")
def demo(stack):
    """The demo clubs of `make run` on the running product: the lines that it prints about them."""
    return demo_club.load(stack.url, stack.operator_key, lambda _: None)


@pytest.fixture(scope="session")
def edge():
    """A server of made pages with the headers of the template's CDN, without anything behind it."""
    serving = Edge()
    yield serving
    serving.close()
