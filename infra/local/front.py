"""The local front door: one address for pages, API and console, as a browser would see CloudFront.

It gives every request the distribution's host name and the https that CloudFront insists on, and answers
the API's preflights itself, because ministack's gateway would answer them without the product's headers.
It decides nothing else.
"""

import http.client
import json
import threading
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from infra.local.errors import LocalError

_TO_PUBLISH = "/api/"
_LARGEST_BODY = 10 * 1024 * 1024  # what an HTTP API takes
_API_CALLS_AT_ONCE = 4  # each call under way is a worker that unpacks a copy of the layer, a second's work
_HOP_BY_HOP = frozenset({
    "connection", "keep-alive", "transfer-encoding", "te", "trailer", "upgrade", "proxy-connection",
    "host", "x-forwarded-proto", "content-length", "expect",
})  # fmt: skip
_NOT_ON_HTTP = _HOP_BY_HOP | {"strict-transport-security"}

# The same headers as publish answers; the journeys compare the two.
PREFLIGHT = {
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Allow-Methods": "GET, HEAD, PUT, POST, PATCH, DELETE, OPTIONS",
    "Access-Control-Allow-Headers": (
        "Authorization, Content-Type, Content-Disposition, If-Match, If-None-Match, Idempotency-Key"
    ),
    "Access-Control-Expose-Headers": "ETag",
    "Access-Control-Max-Age": "86400",
}


class Front:
    """Listens on 127.0.0.1 from the start, so that a taken port shows at once; 503 until `open_to`."""

    def __init__(self, port: int) -> None:
        """Take the port (0: any free one), or refuse with LocalError."""
        try:
            self._server = _Server(("127.0.0.1", port), _Door)
        except OSError as error:
            raise LocalError(
                f"port {port} is taken ({error.strerror}); choose another: PORT=8001 make run"
            ) from error
        self.port = int(self._server.server_address[1])
        threading.Thread(target=self._server.serve_forever, args=(0.1,), name="front", daemon=True).start()

    @property
    def url(self) -> str:
        """The one address."""
        return f"http://127.0.0.1:{self.port}"

    def open_to(self, emulator_port: int, distribution: str) -> None:
        """From now on pass requests to the distribution of that host name."""
        self._server.target = (emulator_port, distribution)

    def close(self) -> None:
        """Stop answering and free the port."""
        self._server.shutdown()
        self._server.server_close()


class _Server(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 128
    target: tuple[int, str] | None = None
    api_calls = threading.BoundedSemaphore(_API_CALLS_AT_ONCE)

    def handle_error(self, request: Any, client_address: Any) -> None:  # noqa: ANN401 - the base class's types
        """A browser that went away is no event."""


class _Door(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server: _Server
    disable_nagle_algorithm = True

    def _pass_on(self) -> None:
        body = self._body()
        if body is None:
            return
        if self.command == "OPTIONS" and self.path.startswith("/api/"):
            self._answer(204, list(PREFLIGHT.items()), b"")
        elif self.server.target is None:
            self._problem(503, "Service Unavailable", "the local stack is still starting")
        elif self.path.startswith(_TO_PUBLISH):
            with self.server.api_calls:
                self._ask(*self.server.target, body)
        else:
            self._ask(*self.server.target, body)

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - as object's
        """Every method is passed on alike (the base class looks for do_GET, do_PUT, ...)."""
        if name.startswith("do_"):
            return self._pass_on
        raise AttributeError(name)

    def _ask(self, emulator_port: int, distribution: str, body: bytes) -> None:
        headers = {name: value for name, value in self.headers.items() if name.lower() not in _HOP_BY_HOP}
        headers |= {"Host": distribution, "X-Forwarded-Proto": "https"}
        connection = http.client.HTTPConnection("127.0.0.1", emulator_port, timeout=60)
        try:
            connection.request(self.command, self.path, body=body or None, headers=headers)
            answer = connection.getresponse()
            content = answer.read()
        except (OSError, http.client.HTTPException):
            self._problem(502, "Bad Gateway", "the local AWS did not answer")
            return
        finally:
            connection.close()
        here = f"http://{self.headers.get('Host', '')}"
        passed = [
            (name, value.replace(f"https://{distribution}", here) if name.lower() == "location" else value)
            for name, value in answer.getheaders()
            if name.lower() not in _NOT_ON_HTTP
        ]
        length = answer.getheader("Content-Length") if self.command == "HEAD" else None
        self._answer(answer.status, passed, content, length)

    def _body(self) -> bytes | None:
        """The request's body, or None where it was refused (already answered)."""
        if "chunked" in self.headers.get("Transfer-Encoding", "").lower():
            return self._chunks()
        length = int(self.headers.get("Content-Length") or 0)
        if length > _LARGEST_BODY:
            self.close_connection = True
            self._problem(413, "Content Too Large", "at most 10 MB pass the gateway")
            return None
        return self.rfile.read(length)

    def _chunks(self) -> bytes | None:
        body = bytearray()
        while size := int(self.rfile.readline().split(b";")[0], 16):
            if len(body) + size > _LARGEST_BODY:
                self.close_connection = True
                self._problem(413, "Content Too Large", "at most 10 MB pass the gateway")
                return None
            body += self.rfile.read(size)
            self.rfile.readline()
        while self.rfile.readline().strip():
            pass  # trailers
        return bytes(body)

    def _problem(self, status: int, title: str, detail: str) -> None:
        problem = {"type": "about:blank", "title": title, "status": status, "detail": detail}
        headers = [("Content-Type", "application/problem+json"), ("Access-Control-Allow-Origin", "*")]
        self._answer(status, headers, json.dumps(problem).encode())

    def _answer(
        self, status: int, headers: list[tuple[str, str]], content: bytes, length: str | None = None
    ) -> None:
        self.send_response_only(status)
        for name, value in headers:
            self.send_header(name, value)
        if status not in (HTTPStatus.NO_CONTENT, HTTPStatus.NOT_MODIFIED):
            self.send_header("Content-Length", length or str(len(content)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(content)

    def log_message(self, *_: object) -> None:
        """Say nothing: an address may hold a link token."""
