"""A file of several sections: which tournaments it becomes, and which of them are its own.

The records do not say yet who owns `{id}-1`; until they do, this goes by the numbers and refuses whatever
it would have to guess at.
"""

import re

from ladder.domain.errors import Conflict
from ladder.domain.records import Records


def section_ids(id_: str, count: int) -> list[str]:
    """Ids of a file's tournaments: its own, or for several `{id}-1`, `{id}-2`, … in file order."""
    return [id_] if count == 1 else [f"{id_}-{at}" for at in range(1, count + 1)]


def refuse_foreign(records: Records, id_: str, count: int) -> None:
    """Conflict where the sections would overwrite or leave behind a tournament that may not be theirs."""
    if count == 1:
        return
    pattern = re.compile(rf"{re.escape(id_)}-([1-9][0-9]*)\Z")
    numbers = sorted(int(found[1]) for each in records.tournaments if (found := pattern.match(each)))
    if id_ in records.tournaments:
        raise Conflict(f"{id_} is one tournament already; publish its sections under another id.")
    if numbers and (len(numbers) == 1 or numbers != list(range(1, len(numbers) + 1))):
        raise Conflict(
            f"{id_}-{numbers[0]} is a tournament of its own; publish the sections under another id."
        )
    if len(numbers) > count:
        raise Conflict(f"{id_} had {len(numbers)} sections; with {count}, what becomes of the others?")
