"""The languages that there are: the catalogues that lie here, one file each (`en.po` and its sisters).

A catalogue holds every text that a reader can see, on pages and in the console (`console.…`). To lay one more
here is all that a new language takes; nothing else names them. What is said in them is `ladder.pages.words`'.
"""

import re
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent

_PLACE = re.compile(r'"X-Place: (\d+)\\n"')


def _place(catalogue: Path) -> tuple[float, str]:
    """Where a language stands: as its catalogue's head says, else behind the others, by its code."""
    with catalogue.open(encoding="utf-8") as lines:
        for line in lines:
            if said := _PLACE.match(line):
                return int(said[1]), catalogue.stem
            if not line.strip():
                break
    return float("inf"), catalogue.stem


LANGUAGES: Final = tuple(path.stem for path in sorted(FOLDER.glob("*.po"), key=_place))
"""Their codes, in the order in which people see them."""
