"""A zip archive -> its files, within limits on what comes out of it, not on what it says of itself.

It refuses archives in archives, encrypted files and everything that would unpack to more than a few evenings.
"""

import io
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from ladder.domain.errors import Malformed, TooLarge
from ladder.formats.clean import shown
from ladder.formats.limits import MAX_MEMBERS, MAX_UNPACKED

_ENCRYPTED = 0x1
_CHUNK = 65_536
_METHODS = frozenset({zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED})
"""What every zip program writes; others (LZMA, bzip2) need memory before their first byte comes out."""
_TOO_MUCH = "The archive unpacks to more bytes than are taken."


@dataclass(frozen=True, slots=True)
class Member:
    """A file of an archive; `name` without its folders."""

    path: str
    body: bytes

    @property
    def name(self) -> str:
        """Its name without folders."""
        return self.path.replace("\\", "/").rpartition("/")[2]


def unpacked(body: bytes) -> tuple[Member, ...]:
    """The files of an archive in its order. `Malformed`: it is none or broken; `TooLarge`."""
    with refusing(), zipfile.ZipFile(io.BytesIO(body)) as archive:
        return _members(archive)


@contextmanager
def refusing() -> Iterator[None]:
    """Whatever a broken archive makes the standard library raise is `Malformed`."""
    try:
        yield
    except (
        zipfile.BadZipFile,
        zlib.error,
        EOFError,
        OSError,
        ValueError,
        NotImplementedError,
        RuntimeError,
    ) as error:
        raise Malformed(f"The archive is broken: {shown(str(error))}") from None


def _members(archive: zipfile.ZipFile) -> tuple[Member, ...]:
    infos = [each for each in archive.infolist() if not each.is_dir()]
    if len(infos) > MAX_MEMBERS:
        raise TooLarge(f"The archive has {len(infos):,} files; at most {MAX_MEMBERS} are taken.")
    left = MAX_UNPACKED
    if sum(each.file_size for each in infos) > left:
        raise TooLarge(_TOO_MUCH)
    made = []
    for each in infos:
        body = taken(archive, each, left)
        left -= len(body)
        made.append(Member(each.filename, body))
    return tuple(made)


def taken(archive: zipfile.ZipFile, info: zipfile.ZipInfo, left: int) -> bytes:
    """The bytes of a file, `left` at most: they may be more than it declares. `Malformed`, `TooLarge`."""
    if info.flag_bits & _ENCRYPTED:
        raise Malformed(f"{shown(info.filename)!r} is encrypted.")
    if info.compress_type not in _METHODS:
        raise Malformed(f"{shown(info.filename)!r} is packed in a way that is not read here.")
    kept = io.BytesIO()
    with archive.open(info) as source:
        while chunk := source.read(_CHUNK):
            kept.write(chunk)
            if kept.tell() > left:
                raise TooLarge(_TOO_MUCH)
    return kept.getvalue()
