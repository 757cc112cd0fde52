"""Runs the name suggestions over a set in the form of `cases/names`: `python -m bench.names SET OUT`.

Writes `{"0": [[member, confidence, reason], …]}`, one list a query, as the set's scorer reads it: `sure`
is 1.0,
`likely` 0.9, `possible` below 0.8. The names of one night of one roster are matched together.
"""

import json
import sys
from collections import defaultdict
from pathlib import Path
from typing import Any

from ladder.domain.likeness.index import Index, Person, Suggestion

CONFIDENCE = {"sure": 1.0, "likely": 0.9, "possible": 0.7}


def predictions(names: dict[str, Any]) -> dict[str, list[list[object]]]:
    """The suggestions for every query of a set, by the query's number."""
    nights: defaultdict[tuple[str, str], list[int]] = defaultdict(list)
    for number, query in enumerate(names["queries"]):
        nights[query["roster"], query["night"]].append(number)
    rosters = {
        roster: Index.of([Person(m["member"], m["name"], tuple(m["aliases"])) for m in members])
        for roster, members in names["rosters"].items()
    }
    found: dict[str, list[list[object]]] = {}
    for (roster, _), numbers in nights.items():
        answers = rosters[roster].night([names["queries"][number]["typed"] for number in numbers])
        for number, suggestions in zip(numbers, answers, strict=True):
            found[str(number)] = _scored(suggestions)
    return found


def _scored(suggestions: tuple[Suggestion, ...]) -> list[list[object]]:
    return [
        [s.member, CONFIDENCE[s.confidence] - 0.01 * place, s.reason] for place, s in enumerate(suggestions)
    ]


def main(source: str, target: str) -> None:
    """Reads the set, writes the predictions."""
    names = json.loads(Path(source).read_text(encoding="utf-8"))
    Path(target).write_text(json.dumps(predictions(names), ensure_ascii=False), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
