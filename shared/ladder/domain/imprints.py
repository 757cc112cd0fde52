"""Every imprint that a publication of a content can have had (`publication.imprint`), cheaply.

An erasure changes contents, and the imprints by which late retries are known with them. What stands in the
archive is a content with all its flags; which of them its publisher had stated is told by the imprint alone.
"""

from base64 import urlsafe_b64encode
from collections.abc import Mapping
from dataclasses import astuple, fields
from hashlib import sha256
from itertools import product

from ladder.domain.publication import FLAGS
from ladder.domain.tournament import Tournament

_ORDER = tuple(field.name for field in fields(Tournament) if field.name in FLAGS)
"""They stand last in a content, so that everything before them is read once; a test holds that."""

type Stated = tuple[object, ...]
"""The flags as stated, in the order of the fields; None: left out."""


def imprints(content: Tournament) -> Mapping[Stated, str]:
    """Stated flags -> the imprint of a publication of this content that stated just these."""
    values = astuple(content)
    head = ", ".join(map(repr, values[: -len(_ORDER)]))
    found: dict[Stated, str] = {}
    choices = [
        (None, value, False) if name == "juniors" and value else (None, value)
        for name, value in zip(_ORDER, values[-len(_ORDER) :], strict=True)
    ]
    for said in product(*choices):
        text = f"({head}, {', '.join(map(repr, said))})"
        found[said] = urlsafe_b64encode(sha256(text.encode()).digest()[:6]).decode()
    return found


def moved(old: Tournament, new: Tournament) -> Mapping[str, str]:
    """Imprint of the one -> imprint of the other, for two contents that differ in texts alone."""
    others = imprints(new)
    return {imprint: others[said] for said, imprint in imprints(old).items()}
