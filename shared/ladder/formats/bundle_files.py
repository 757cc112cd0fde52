"""The files of a take-out as one zip, and a zip as those files: equal files give equal bytes.

Standard library only. It refuses everything that is not exactly such a zip, within limits on what comes out
of it, whatever it says of itself.
"""

import io
import json
import zipfile
from collections.abc import Mapping
from hashlib import sha256
from math import isfinite
from typing import Any

from ladder.domain.errors import Fault, Malformed, Wrong
from ladder.formats.archive import refusing, taken
from ladder.formats.clean import shown

FORMAT = "clubladder-takeout"
VERSION = 1
README, MANIFEST, SCHEMA = "README.txt", "manifest.json", "schema.json"
DATA = (
    "settings.json",
    "members.jsonl",
    "merges.jsonl",
    "tournaments.jsonl",
    "contents.jsonl",
    "log.jsonl",
    "shown.jsonl",
    "ladder.json",
    "standings.jsonl",
    "changes.jsonl",
)
"""Files of the bundle, in its order; README, MANIFEST and SCHEMA stand before them."""
LADDER = DATA[-3:]
"""The ladder: what is recomputed and compared."""
MAX_UNPACKED = 100_000_000
"""Bytes of all files together: a club of ten years has some fifteen million."""
_CREATED = (1980, 1, 1, 0, 0, 0)
"""The first moment that a zip can tell: the same club at the same revision gives the same bytes."""

type Files = Mapping[str, bytes]


def line(value: Any) -> bytes:  # noqa: ANN401 - any JSON value
    """Canonical JSON with its line end: equal values give equal bytes."""
    text = json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"), allow_nan=False)
    return text.encode("utf-8", "backslashreplace") + b"\n"


def ladder_digest(files: Files) -> str:
    """SHA-256 (hex) of the ladder's files."""
    return sha256(b"".join(files[name] for name in LADDER)).hexdigest()


def manifest(files: Files, said: Mapping[str, Any]) -> bytes:
    """What the bundle says of itself: format, what is `said` of the club, and each file's digest."""
    told = {
        name: {"sha256": sha256(body).hexdigest(), "bytes": len(body), "lines": body.count(b"\n")}
        for name, body in files.items()
    }
    head = {"format": FORMAT, "version": VERSION, **said, "ladder_sha256": ladder_digest(files)}
    return json.dumps({**head, "files": told}, ensure_ascii=False, indent=1).encode() + b"\n"


def zipped(files: Files) -> bytes:
    """The files as a zip, in their order."""
    kept = io.BytesIO()
    with zipfile.ZipFile(kept, "w", zipfile.ZIP_DEFLATED, compresslevel=6) as archive:
        for name, body in files.items():
            info = zipfile.ZipInfo(name, _CREATED)
            info.compress_type = zipfile.ZIP_DEFLATED
            info.create_system = 3
            info.external_attr = 0o644 << 16
            archive.writestr(info, body)
    return kept.getvalue()


def unzipped(body: bytes) -> tuple[dict[str, bytes], dict[str, Any]]:
    """The files of a bundle, each as its manifest says, and the manifest. `Malformed`: it is none, or broken;
    `Wrong`: a file is not what the manifest says; `TooLarge`.
    """
    with refusing(), zipfile.ZipFile(io.BytesIO(body)) as archive:
        files = _files(archive)
    said = parsed(files.pop(MANIFEST), MANIFEST)
    if not isinstance(said, dict) or said.get("format") != FORMAT:
        raise Malformed("The zip is no take-out of Clubladder.")
    if said.get("version") != VERSION:
        raise Malformed(
            f"The take-out is of version {shown(str(said.get('version')))}; {VERSION} is read here."
        )
    told = said.get("files")
    if not isinstance(told, dict):
        raise Wrong(Fault(MANIFEST, "names no files"))
    faults = [
        Fault(name, "is not what the manifest says: the bundle was changed, or is broken")
        for name, each in files.items()
        if told.get(name)
        != {"sha256": sha256(each).hexdigest(), "bytes": len(each), "lines": each.count(b"\n")}
    ]
    if said.get("ladder_sha256") != ladder_digest(files):
        faults.append(Fault(MANIFEST, "the ladder is not the one whose digest stands here"))
    if faults:
        raise Wrong(*faults)
    return files, said


def parsed(body: bytes, at: str) -> Any:  # noqa: ANN401 - any JSON value
    """The JSON value of these bytes. `Wrong` at the place, for half a surrogate pair too: that is no text."""
    try:
        value = json.loads(body, parse_constant=_no_number, parse_float=_finite, object_pairs_hook=_once)
        if b"\\u" in body:
            json.dumps(value, ensure_ascii=False).encode()
    except (ValueError, RecursionError):
        raise Wrong(Fault(at, "is not JSON")) from None
    return value


def _files(archive: zipfile.ZipFile) -> dict[str, bytes]:
    infos = archive.infolist()
    names = [each.filename for each in infos]
    wanted = {README, MANIFEST, SCHEMA, *DATA}
    if len(names) > len(wanted) or set(names) - wanted or len(set(names)) < len(names):
        odd = next((name for name in names if name not in wanted), "a file twice")
        raise Malformed(f"The zip is no take-out of Clubladder: it holds {shown(odd)}.")
    if missing := sorted(wanted - set(names)):
        raise Malformed(f"The zip is no whole take-out of Clubladder: {missing[0]} is missing.")
    files = {}
    left = MAX_UNPACKED
    for each in infos:
        files[each.filename] = taken(archive, each, left)
        left -= len(files[each.filename])
    return files


def _finite(text: str) -> float:
    value = float(text)
    if not isfinite(value):
        raise ValueError
    return value


def _no_number(_: str) -> None:
    raise ValueError


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made = dict(pairs)
    if len(made) < len(pairs):
        raise ValueError("a key twice")
    return made
