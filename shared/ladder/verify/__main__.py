"""Recomputes the ladder of a take-out and says whether it is the one in there.

Exit codes: 0 it is; 1 it is not; 2 the file is no whole bundle, or was changed; 3 the bundle is whole, and
there is no ladder in it, because the records give none.
"""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from ladder.verify import signs

if TYPE_CHECKING:
    from ladder.formats.bundle import Bundle

EQUAL, DIFFERENT, UNREADABLE, NONE = 0, 1, 2, 3
_MOST = 10
"""Places that are told of a history that is wrong in many."""


def main(arguments: Sequence[str]) -> int:
    """Verify one bundle and tell the result in a line or two."""
    if len(arguments) != 1:
        _tell("usage: python -m ladder.verify bundle.zip")
        return UNREADABLE
    signs.stand_in()
    from ladder.domain.errors import LadderError  # noqa: PLC0415 - after the stand-in
    from ladder.formats.bundle import read  # noqa: PLC0415
    from ladder.formats.bundle_files import ladder_digest  # noqa: PLC0415
    from ladder.formats.bundle_proof import difference  # noqa: PLC0415

    try:
        bundle = read(Path(arguments[0]).read_bytes())
        found = difference(bundle)
    except OSError as error:
        _tell(f"cannot be read: {error.strerror}")
        return UNREADABLE
    except LadderError as error:
        _tell(f"no whole bundle: {error}")
        return UNREADABLE
    records = bundle.takeout.records
    if found:
        _tell(f"different: {found}")
        return DIFFERENT
    held = (
        f"{records.settings.slug}, revision {records.revision}: {len(records.members)} members, "
        f"{len(records.tournaments)} tournaments"
    )
    if bundle.refused:
        _tell(f"no ladder: {held}; {bundle.refused.told}")
        return _without(bundle)
    _tell(f"equal: {held}; the ladder follows from them")
    _tell(f"ladder sha256 {ladder_digest(bundle.files)}")
    return EQUAL


def _without(bundle: "Bundle") -> int:
    """What could be proved of a bundle without a ladder, and what not."""
    _tell(
        "proved: every file is as the manifest says; replayed here, the records are refused for that reason"
    )
    _tell("not proved: any rating, for there is none; mend what is named in the club, and take it out again")
    for each in bundle.faults[:_MOST]:
        _tell(f"wrong: {each.at}")
    if len(bundle.faults) > _MOST:
        _tell(f"wrong: {len(bundle.faults) - _MOST} places more")
    return NONE


def _tell(text: str) -> None:
    sys.stdout.write(f"{text}\n")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
