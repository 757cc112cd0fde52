"""One headless Chromium for all tests of this room, one running product, one server of made pages.

`tab()` opens a page of a context of its own and, when the test ends, has seen that nothing was asked of any
other host and that the console was told no error. With AT=http://127.0.0.1:8000 and OPERATOR_KEY in the
environment the tests use a `make run` that runs already.
"""

import os
from types import SimpleNamespace
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, sync_playwright

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


@pytest.fixture
def tab(chromium):
    """`tab(url=None, dark=False, width=1280, height=900, allow=(), **context)`: a page in a new context.

    `allow`: pieces of messages on the console that this test expects. `context` goes to Playwright's
    new_context (locale, accept_downloads, has_touch, ...).
    """
    opened: list[tuple[BrowserContext, list[str], tuple[str, ...]]] = []

    def tab(url=None, *, dark=False, width=1280, height=900, allow=(), **context):
        made = chromium.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if dark else "light",
            **context,
        )
        made.set_default_timeout(30_000)
        wrong: list[str] = []
        made.on("request", lambda request: _watch(request.url, wrong))
        made.on("console", lambda message: wrong.extend([message.text] if message.type == "error" else []))
        made.on("weberror", lambda error: wrong.append(str(error.error)))
        opened.append((made, wrong, tuple(allow)))
        page = made.new_page()
        if url is not None:
            page.goto(url)
        return page

    yield tab
    for context, _, _ in opened:
        context.close()
    for _, wrong, allow in opened:
        assert [each for each in wrong if not any(piece in each for piece in allow)] == []


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
