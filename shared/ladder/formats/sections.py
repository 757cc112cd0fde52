"""The sections of a file that holds several tournaments: which are asked for, and what they are called."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from ladder.domain.errors import Fault, Wrong
from ladder.formats.clean import shown
from ladder.formats.limits import MAX_SECTIONS
from ladder.formats.reading import MAX_NOTES, Note, Reading, Supplied, refuse, refuse_if

_LABELS_TOLD = 20
_WHOLE = re.compile(r"[0-9]{1,5}\Z")


@dataclass(frozen=True, slots=True)
class Part:
    """A section before it is read. `read` takes whether it is the only one that is read.

    `label` names it among the others; `names`: what else it may be asked for by.
    """

    label: str
    read: Callable[[bool], Reading]
    names: tuple[str, ...] = ()


def chosen[P](
    all_of_them: Sequence[P], names: Callable[[P], Sequence[str]], wanted: str | None
) -> Sequence[P]:
    """Those asked for, by one of their names (the first is their label) or by place in the file; all where
    nothing is asked. `Wrong` at `?section` where there is none such.
    """
    if wanted is None:
        return all_of_them
    asked = wanted.casefold()
    named = [each for each in all_of_them if asked in {name.casefold() for name in names(each)}]
    if not named and _WHOLE.match(wanted) and 1 <= int(wanted) <= len(all_of_them):
        named = [all_of_them[int(wanted) - 1]]
    if not named:
        labels = ", ".join(shown(names(each)[0], 30) for each in all_of_them[:_LABELS_TOLD])
        refuse("?section", f"{shown(wanted, 30)!r} is no section of the file; it has {labels}")
    return named


def read_parts(parts: Sequence[Part], supplied: Supplied, shared: Sequence[Note] = ()) -> tuple[Reading, ...]:
    """The sections asked for. `shared`: notes on the whole file, told with the first. `Wrong` with the places
    of all sections that are wrong.
    """
    if len(parts) > MAX_SECTIONS:
        refuse("file", f"holds {len(parts):,} tournaments; at most {MAX_SECTIONS} are taken")
    several = len(parts) > 1
    picked = parts if not several else chosen(parts, lambda part: (part.label, *part.names), supplied.section)
    readings: list[Reading] = []
    faults: list[Fault] = []
    for part in picked:
        try:
            reading = part.read(len(picked) == 1)
        except Wrong as wrong:
            faults += [
                Fault(_within(part, fault.at, several=several), fault.message) for fault in wrong.faults
            ]
            continue
        first = tuple(shared) if not readings else ()
        notes = (first + reading.notes)[:MAX_NOTES]
        readings.append(replace(reading, notes=notes, section=part.label if several else reading.section))
    refuse_if(faults)
    return tuple(readings)


def _within(part: Part, at: str, *, several: bool) -> str:
    return f"{shown(part.label, 40)}: {at}" if several and not at.startswith("?") else at
