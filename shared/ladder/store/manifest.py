"""The manifest: what is on a club's site. Which pages, with their ETags, and which labels, as digests.

It lies in the Site table in rows that an ordinary evening touches few of: pages by folder, large folders in
eight parts; labels in sixteen. A page or label stands in it from before it can be seen until after it is
gone.
"""

import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any
from zlib import crc32

from ladder.store.canonical import digest, packed, unpacked
from ladder.store.items import club_key
from ladder.store.rows import Row

_PAGES = "P#"
_LABELS = "N#"
_PARTS = 8
_LABEL_BYTES = 8
"""64 bits: of a thousand labels two would be taken for one in 10**13 clubs, and then one invalidation is
missed.
"""
_ROOT_DEPTH = 2
"""A club's pages lie under two words: `c/TOKEN/`, `club/SLUG/`."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A page on the site: the ETag that S3 gave, "" where the put may or may not have come through; the
    content's MD5.
    """

    etag: str = ""
    content: str = ""


@dataclass(frozen=True, slots=True)
class Manifest:
    """Pages by path (which is the key in the bucket), and digests of the labels that readers can see."""

    pages: Mapping[str, Shown] = field(default_factory=dict)
    labels: frozenset[bytes] = frozenset()


def content_digest(body: bytes) -> str:
    """MD5 in hex: what S3 answers as the ETag of an object that was put in one piece."""
    return hashlib.md5(body, usedforsecurity=False).hexdigest()


def label_digests(labels: Iterable[str]) -> frozenset[bytes]:
    """Digests of labels, so that the Site table holds nobody's name."""
    return frozenset(hashlib.sha256(label.encode()).digest()[:_LABEL_BYTES] for label in labels)


def prefix_of(path: str) -> str:
    """What all pages under the same root begin with: `c/TOKEN/`; without its last stroke it would be the
    beginning of `c/TOKENS/` too.
    """
    words = path.split("/")
    return "/".join([*words[:_ROOT_DEPTH], ""]) if len(words) > _ROOT_DEPTH else path


def root(path: str) -> str:
    """The root that a page lies under as CloudFront's invalidation names it: one wildcard for all of it."""
    prefix = prefix_of(path)
    return f"/{prefix}*" if prefix.endswith("/") else f"/{prefix}"


def manifest_from(found: Iterable[Row]) -> Manifest:
    """The manifest that these rows of the Site table hold; other rows are passed over."""
    pages: dict[str, Shown] = {}
    labels: set[bytes] = set()
    for row in found:
        if row["SK"].startswith(_PAGES):
            document = unpacked(row["doc"])
            for name, value in document["pages"].items():
                pages[document["folder"] + name] = (
                    Shown(value, value) if isinstance(value, str) else Shown(*value)
                )
        elif row["SK"].startswith(_LABELS):
            doc: bytes = row["doc"]
            labels.update(doc[at : at + _LABEL_BYTES] for at in range(0, len(doc), _LABEL_BYTES))
    return Manifest(pages, frozenset(labels))


def manifest_changes(club: str, old: Manifest, new: Manifest) -> tuple[list[Row], list[tuple[str, str]]]:
    """Rows to put and keys of rows to delete that make the one manifest of the other."""
    before, after = _contents(old), _contents(new)
    partition = club_key(club)
    puts = [
        {
            "PK": partition,
            "SK": name,
            "doc": packed(content) if name.startswith(_PAGES) else b"".join(content),
        }
        for name, content in sorted(after.items())
        if before.get(name) != content
    ]
    return puts, [(partition, name) for name in sorted(before.keys() - after.keys())]


def _contents(manifest: Manifest) -> dict[str, Any]:
    contents: dict[str, Any] = {}
    for path, shown in manifest.pages.items():
        folder = _folder(path)
        part = crc32(path.encode()) % _PARTS if folder.count("/") > _ROOT_DEPTH else 0
        name = f"{_PAGES}{digest(folder.encode())[:8]}{part}"
        content = contents.setdefault(name, {"folder": folder, "pages": {}})
        same = shown.etag == shown.content
        content["pages"][path[len(folder) :]] = shown.etag if same else [shown.etag, shown.content]
    for label in sorted(manifest.labels):
        contents.setdefault(f"{_LABELS}{label[0] >> 4:x}", []).append(label)
    return contents


def _folder(path: str) -> str:
    """`c/TOKEN/members/` for `c/TOKEN/members/m_1/`, `c/TOKEN/` for `c/TOKEN/ladder.json`."""
    return path[: path.rstrip("/").rfind("/") + 1]
