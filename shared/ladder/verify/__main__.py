"""Recomputes the ladder of a take-out and says whether it is the one in there.

Exit codes: 0 it is; 1 it is not, or the records give none; 2 the file is no whole bundle, or was changed.
"""

import sys
from collections.abc import Sequence
from pathlib import Path

from ladder.verify import signs

EQUAL, DIFFERENT, UNREADABLE = 0, 1, 2


def main(arguments: Sequence[str]) -> int:
    """Verify one bundle and tell the result in a line or two."""
    if len(arguments) != 1:
        _tell("usage: python -m ladder.verify bundle.zip")
        return UNREADABLE
    signs.stand_in()
    from ladder.domain.errors import LadderError, Unreplayable  # noqa: PLC0415 - after the stand-in
    from ladder.formats.bundle import read  # noqa: PLC0415
    from ladder.formats.bundle_files import ladder_digest  # noqa: PLC0415
    from ladder.formats.bundle_proof import difference  # noqa: PLC0415

    try:
        bundle = read(Path(arguments[0]).read_bytes())
        found = difference(bundle)
    except OSError as error:
        _tell(f"cannot be read: {error.strerror}")
        return UNREADABLE
    except Unreplayable as error:
        _tell(f"different: the records give no ladder ({error})")
        return DIFFERENT
    except LadderError as error:
        _tell(f"no whole bundle: {error}")
        return UNREADABLE
    records = bundle.takeout.records
    if found:
        _tell(f"different: {found}")
        return DIFFERENT
    _tell(
        f"equal: {records.settings.slug}, revision {records.revision}: {len(records.members)} members, "
        f"{len(records.tournaments)} tournaments; the ladder follows from them"
    )
    _tell(f"ladder sha256 {ladder_digest(bundle.files)}")
    return EQUAL


def _tell(text: str) -> None:
    sys.stdout.write(f"{text}\n")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
