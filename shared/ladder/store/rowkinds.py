"""Of which kind the attributes of the few rows of bare numbers are, by which everybody finds the way.

Somebody may have edited them by hand. Whoever reads one refuses what cannot be read; `broken` takes it away.
"""

from collections.abc import Mapping

from ladder.domain.errors import LadderError
from ladder.store.rows import Row

type Kinds = Mapping[str, type]

POSITION: Kinds = {"revision": int, "touch": int, "seal": str}
HEAD: Kinds = {"revision": int, "touch": int, "book": str, "previous": str, "awaited": int, "closed": bool}
SITE: Kinds = {"revision": int, "touch": int}
CHECKED: Kinds = {"revision": int, "touch": int, "at": str, "snapshot": int}
_MAY: Kinds = {
    "closed": bool,
    "veil": int,
    "failed_revision": int,
    "failed_code": str,
    "mended_at": str,
    "mended_rows": int,
    "mended_pages": int,
}
"""What only some rows have, and of which kind it is there."""


def sound(row: Row, kinds: Kinds) -> Row:
    """The row, if every attribute is there that must be and each is of its kind (a truth value is no number);
    else a LadderError.
    """
    known = {**_MAY, **kinds}
    missing = [name for name in kinds if name not in row]
    strange = [name for name, kind in known.items() if name in row and type(row[name]) is not kind]
    if missing or strange:
        raise LadderError(f"{row['SK']} cannot be read: somebody edited it by hand")
    return row


def is_sound(row: Row, kinds: Kinds) -> bool:
    """Whether it is (`sound`)."""
    try:
        sound(row, kinds)
    except LadderError:
        return False
    return True
