"""A server of made pages for the browser: objects as the site bucket would hold them, with the headers of the
CDN in infra/site.yaml. So what the content security policy would refuse shows here too.
"""

import gzip
import threading
from collections.abc import Mapping
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from infra.transform import ROOT, source
from ladder.pages.site import Page, house


class Edge:
    """Serves on `url` whatever was given to `put`, by key; the page of the house for what is not there."""

    def __init__(self) -> None:
        self.pages: dict[str, Page] = dict(house())
        self._server = _Server(("127.0.0.1", 0), _Door)
        self._server.pages = self.pages
        self._server.headers_of = _headers()
        threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True).start()
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}"

    def put(self, pages: Mapping[str, Page]) -> None:
        """Add objects."""
        self.pages |= pages

    def close(self) -> None:
        """Stop."""
        self._server.shutdown()
        self._server.server_close()


class _Server(ThreadingHTTPServer):
    daemon_threads = True
    pages: dict[str, Page]
    headers_of: list[tuple[str, dict[str, str]]]

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A browser that went away is no event."""


class _Door(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server: _Server
    disable_nagle_algorithm = True

    def do_GET(self) -> None:
        path = self.path.partition("?")[0].removeprefix("/")
        found = self.server.pages.get(path or "index.html")
        page = found or self.server.pages["404.html"]
        body = gzip.compress(page.body, 6)
        self.send_response_only(200 if found else 404)
        for name, value in self._headers_of(f"/{path}").items():
            self.send_header(name, value)
        self.send_header("Content-Type", page.content_type)
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Cache-Control", "max-age=0, must-revalidate, s-maxage=60")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def _headers_of(self, path: str) -> dict[str, str]:
        return next(headers for prefix, headers in self.server.headers_of if path.startswith(prefix))

    def log_message(self, *_: object) -> None:
        """Say nothing."""


def _headers() -> list[tuple[str, dict[str, str]]]:
    """(start of the path, headers of the template's policy), the default last."""
    resources = source(ROOT / "infra" / "site.yaml")["Resources"]
    cdn = resources["Distribution"]["Properties"]["DistributionConfig"]
    behaviours = [*cdn["CacheBehaviors"], cdn["DefaultCacheBehavior"] | {"PathPattern": "/*"}]
    return [
        (each["PathPattern"].removesuffix("*"), _policy(resources[each["ResponseHeadersPolicyId"]["Ref"]]))
        for each in behaviours
    ]


def _policy(resource: Mapping[str, Any]) -> dict[str, str]:
    config = resource["Properties"]["ResponseHeadersPolicyConfig"]
    security = config["SecurityHeadersConfig"]
    headers = {
        each["Header"]: each["Value"] for each in config.get("CustomHeadersConfig", {}).get("Items", [])
    }
    if "ContentSecurityPolicy" in security:
        headers["Content-Security-Policy"] = security["ContentSecurityPolicy"]["ContentSecurityPolicy"]
    return headers | {
        "Referrer-Policy": security["ReferrerPolicy"]["ReferrerPolicy"],
        "X-Content-Type-Options": "nosniff",
    }
