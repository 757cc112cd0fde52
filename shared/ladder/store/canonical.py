"""One text for one value: canonical JSON, its digest, its packed form. It refuses values that JSON has no
word for.
"""

import hashlib
import json
import zlib
from typing import Any

type Document = dict[str, Any]
"""A JSON object as Python has it: text keys; numbers whole."""


def canonical(value: Any) -> bytes:  # noqa: ANN401 - any JSON value
    """The value as JSON in UTF-8 with sorted keys and no blanks: equal values give equal bytes."""
    text = json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"), allow_nan=False)
    return text.encode()


def parsed(data: bytes) -> Any:  # noqa: ANN401 - any JSON value
    """The value that `canonical` wrote."""
    return json.loads(data)


def packed(value: Any) -> bytes:  # noqa: ANN401 - any JSON value
    """Canonical JSON, compressed: what an item's `doc` holds. Compare values, never these bytes: zlib
    versions differ.
    """
    return zlib.compress(canonical(value), 9)


def unpacked(data: bytes) -> Any:  # noqa: ANN401 - any JSON value
    """The value that `packed` wrote."""
    return json.loads(zlib.decompress(data))


def digest(data: bytes) -> str:
    """SHA-256 in hex."""
    return hashlib.sha256(data).hexdigest()
