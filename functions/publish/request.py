"""One HTTP request (payload 2.0) as plain values. It refuses what has no right form before a route sees
it.
"""

import base64
import binascii
import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from email.message import Message
from typing import Any
from urllib.parse import parse_qsl, quote, unquote

from ladder.domain.errors import Fault, Malformed, TooLarge, Wrong
from ladder.formats.reading import MAX_BYTES

KEY_LIMIT = 200
"""Characters of an `Idempotency-Key`: room for any UUID or hash, none for a body."""

PARAMETERS = frozenset(
    "preview starts_on ends_on name juniors sequence encoding section restore version".split()  # noqa: SIM905
)
"""Every parameter that changes something (CONTRACT)."""

_OWN = {"/api/import": frozenset({"slug"}), "/members": frozenset({"known", "take"})}
"""Those that one route alone knows, by the end of its path."""

_REPLACED = "\ufffd".encode()
_NO_UTF8 = (
    "the bytes were not UTF-8. Send the file as application/octet-stream with its name in Content-"
    'Disposition (attachment; filename="evening.csv"): then other encodings are read too, and ?encoding= '
    "says which"
)

_BAD_ESCAPE = re.compile(r"%(?![0-9A-Fa-f]{2})")

_TOO_LARGE = {
    "/api/import": "the bundle is over 4 MB: one that large can be taken out, kept and verified, and not "
    "brought in; an import takes one body, no parts"
}
"""What a body over the limit is told where more can be said."""


def canonical(path: str) -> str:
    """The path with every character outside `A-Za-z0-9_.-~/` percent-encoded, whatever the gateway decoded.

    A path that is no UTF-8 or holds a broken escape is left as it is: `Request.of` refuses it.
    """
    return path if _BAD_ESCAPE.search(path) else quote(unquote(path, errors="replace"), safe="/")


def routed(event: Mapping[str, Any]) -> dict[str, Any]:
    """The event as routes know it: the path canonical, HEAD as the GET that it asks about."""
    http = event["requestContext"]["http"]
    method = "GET" if http["method"].upper() == "HEAD" else http["method"]
    context = {**event["requestContext"], "http": {**http, "method": method}}
    return {**event, "rawPath": canonical(event["rawPath"]), "requestContext": context}


@dataclass(frozen=True, slots=True)
class Request:
    """What was asked. `path` is canonical (still percent-encoded); header names are in lower case."""

    method: str
    path: str
    query: Mapping[str, str]
    headers: Mapping[str, str]
    body: bytes
    decoded: bool = False
    """The gateway handed the body over as text: it was UTF-8, whatever it was declared as."""

    @classmethod
    def of(cls, event: Mapping[str, Any]) -> "Request":
        """Raises Malformed for broken escapes or base64, TooLarge for a body over the limit."""
        raw_query = event.get("rawQueryString") or ""
        try:
            unquote(event["rawPath"], errors="strict")
            asked = parse_qsl(raw_query, keep_blank_values=True, errors="strict")
        except UnicodeDecodeError:
            raise Malformed("the address holds an escape that is not UTF-8") from None
        if _BAD_ESCAPE.search(event["rawPath"]) or _BAD_ESCAPE.search(raw_query):
            raise Malformed("the address holds a broken percent escape")
        query = dict(asked)
        if len(query) < len(asked):
            raise Malformed("a parameter stands twice in the address")
        made = cls(
            method=event["requestContext"]["http"]["method"].upper(),
            path=canonical(event["rawPath"]),
            query=query,
            headers={name.lower(): value for name, value in (event.get("headers") or {}).items()},
            body=_body(event, _TOO_LARGE.get(canonical(event["rawPath"]), "the body is over 4 MB")),
            decoded=not event.get("isBase64Encoded"),
        )
        made._refuse_mangled()
        return made

    @property
    def content_type(self) -> str:
        """The media type alone, in lower case; "" where none was sent."""
        return self.headers.get("content-type", "").partition(";")[0].strip().lower()

    @property
    def charset(self) -> str:
        """The charset of `Content-Type`; "" where none was sent."""
        message = Message()
        message["content-type"] = self.headers.get("content-type", "text/plain")
        return _readable(message.get_content_charset) or ""

    def accepted(self, kinds: Sequence[str]) -> str | None:
        """The first of these media types that `Accept` names before JSON; None: JSON, or anything."""
        for each in self.headers.get("accept", "").split(","):
            kind = each.partition(";")[0].strip().lower()
            if kind in kinds:
                return kind
            if kind == "application/json":
                return None
        return None

    def accepted_parameter(self, kind: str, name: str) -> str:
        """A parameter of a media type that `Accept` names; "" where it has none."""
        for each in self.headers.get("accept", "").split(","):
            media, *parameters = (part.strip() for part in each.split(";"))
            for parameter in parameters if media.lower() == kind else ():
                key, _, value = parameter.partition("=")
                if key.strip().lower() == name:
                    return value.strip(' "').lower()
        return ""

    @property
    def file_name(self) -> str:
        """The file name of `Content-Disposition`, without folders; "" where none was sent."""
        message = Message()
        message["content-disposition"] = self.headers.get("content-disposition", "attachment")
        return (_readable(message.get_filename) or "").replace("\\", "/").rpartition("/")[2]

    @property
    def token(self) -> str | None:
        """The secret of `Authorization: Bearer …`."""
        scheme, _, token = self.headers.get("authorization", "").partition(" ")
        return token.strip() or None if scheme.lower() == "bearer" else None

    @property
    def preview(self) -> bool:
        """Whether nothing is to be written."""
        return self.flag("preview") is True

    @property
    def idempotency_key(self) -> str | None:
        """The client's own name for this POST (CONTRACT); a preview neither reads nor stores it."""
        key = self.headers.get("idempotency-key")
        if key is None or self.method != "POST" or self.preview:
            return None
        if not 0 < len(key) <= KEY_LIMIT:
            raise Malformed(f"Idempotency-Key: 1 to {KEY_LIMIT} characters")
        return key

    def flag(self, name: str) -> bool | None:
        """A parameter that is `true` or `false`; None where it was not sent."""
        value = self.query.get(name)
        if value not in {None, "true", "false"}:
            raise Malformed(f"{name}: true or false")
        return None if value is None else value == "true"

    def accepts(self, etag: str) -> bool:
        """Whether `If-Match` and `If-None-Match` let the version `etag` (unquoted) be changed; without the
        headers anything is.
        """
        wanted, unwanted = self.headers.get("if-match"), self.headers.get("if-none-match")
        return (wanted is None or _names(wanted, etag)) and (unwanted is None or not _names(unwanted, etag))

    @property
    def changes(self) -> bool:
        """Whether it is of a method that changes something."""
        return self.method not in {"GET", "HEAD", "OPTIONS"}

    @property
    def conditional(self) -> bool:
        """Whether the change asks for a version of what it changes."""
        return "if-match" in self.headers or "if-none-match" in self.headers

    def _refuse_mangled(self) -> None:
        """The gateway hands text and JSON over as text, in which bytes that are no UTF-8 have become U+FFFD:
        names would be mangled without a word, and two of them become one.
        """
        at = self.body.find(_REPLACED) if self.decoded else -1
        if at < 0:
            return
        before = re.split(rb"\r\n|\r|\n", self.body[:at])
        where = f"line {len(before)}, column {len(before[-1].decode()) + 1}"
        if self.content_type in {"", "application/json"}:
            raise Malformed(f"{where}: JSON is UTF-8, and this was none (it came as U+FFFD)")
        raise Wrong(Fault(where, _NO_UTF8))

    def refuse_unknown(self) -> None:
        """Raises Wrong for a change with a parameter that no route knows: `?preveiw=true` must not write."""
        if not self.changes:
            return
        own = next((names for end, names in _OWN.items() if self.path.endswith(end)), frozenset())
        unknown = sorted(self.query.keys() - PARAMETERS - own)
        if unknown:
            raise Wrong(*(Fault(f"?{name[:60]}", "unknown parameter") for name in unknown))


def _readable(part: Callable[[], str | None]) -> str | None:
    """A part of a header, or None where the standard library cannot parse it: then it is as if not sent."""
    with suppress(ValueError, TypeError, LookupError, AttributeError):
        return part()
    return None


def _names(tags: str, etag: str) -> bool:
    """Whether a list of tags, or `*`, names this version."""
    # A cache on the way may have made the tag weak: our tags name content, so that changes nothing.
    return tags.strip() == "*" or any(
        tag.strip().removeprefix("W/").strip('"') == etag for tag in tags.split(",")
    )


def _body(event: Mapping[str, Any], too_large: str) -> bytes:
    text = event.get("body") or ""
    if len(text) > 2 * MAX_BYTES:
        raise TooLarge(too_large)
    try:
        body = base64.b64decode(text, validate=True) if event.get("isBase64Encoded") else text.encode()
    except (binascii.Error, ValueError):
        raise Malformed("the body is neither base64 nor text") from None
    if len(body) > MAX_BYTES:
        raise TooLarge(too_large)
    return body
