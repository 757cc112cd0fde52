"""Ids and secrets. Ids sort by the time they were made and say nothing else; secrets are random and are never
stored.
"""

import hashlib
import secrets
import time

_CROCKFORD = "0123456789abcdefghjkmnpqrstvwxyz"
_ID_LETTERS = 26
"""26 letters of 5 bits hold 48 bits of milliseconds and 80 random bits, as in a ULID."""
_TOKEN_LETTERS = 28
"""28 letters of 5 bits: 140 random bits, above the 128 that make an address unguessable."""


def letters(number: int, count: int) -> str:
    """The last bits of a number as letters that nobody misreads, five bits each."""
    return "".join(_CROCKFORD[number >> 5 * place & 31] for place in reversed(range(count)))


def _new(kind: str) -> str:
    moment = time.time_ns() // 1_000_000
    return f"{kind}_{letters(moment << 80 | secrets.randbits(80), _ID_LETTERS)}"


def club_id() -> str:
    """A new club's id."""
    return _new("c")


def member_id() -> str:
    """A new member's id."""
    return _new("m")


def page_id() -> str:
    """A new tournament's own opaque id, in its page's address."""
    return _new("t")


def key_id() -> str:
    """A new key's id; not the secret."""
    return _new("k")


def merge_id() -> str:
    """A new merge's id."""
    return _new("g")


def request_id() -> str:
    """A new id for one request, by which a writer knows its own change object."""
    return _new("r")


def link_token() -> str:
    """A new unguessable part of an address (link, embed, feed)."""
    return letters(secrets.randbits(5 * _TOKEN_LETTERS), _TOKEN_LETTERS)


def secret() -> str:
    """A new key's secret: shown once, then only its digest is known."""
    return f"ck_{link_token()}"


def secret_digest(text: str) -> str:
    """SHA-256 in hex of a secret: what is kept of it."""
    return hashlib.sha256(text.encode()).hexdigest()
