"""A file of comma-separated values -> its header and lines, for the readers of games and of members.

It finds the delimiter by the header, keeps for every line the number at which it starts in the file, and
refuses what is no table.
"""

import csv
import io
from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from ladder.domain.errors import Fault, Wrong
from ladder.formats.clean import shown
from ladder.formats.findings import Findings
from ladder.formats.limits import MAX_LINES

_DELIMITERS = ",;\t"
_HEADER_WITHIN = 4_000
"""Characters within which the header stands."""
_HINT = "sep="
"""A first line `sep=;` is written by spreadsheets for spreadsheets."""


NO_OTHER_WORDS: Mapping[str, str] = {}


@dataclass(frozen=True, slots=True)
class Line:
    """One line: its number in the file and its values by column."""

    no: int
    values: dict[str, str]

    def value(self, column: str) -> str:
        """The value without blanks at its ends; "" where the file has no such column."""
        return self.values.get(column, "").strip()


def lines(
    text: str,
    needed: Sequence[str],
    read: Sequence[str],
    found: Findings,
    also: Mapping[str, str] = NO_OTHER_WORDS,
    most: int = MAX_LINES,
) -> list[Line]:
    """The lines below the header. Columns not in `read` are dropped with a note, empty lines passed over.

    `also`: column -> other words for it, with blanks between; a column of such a word is read with a note.
    `Wrong` where the header lacks a needed column, the quoting is broken, or there are more than `most`. A
    line of more or fewer values than the header is a fault: where a file was cut short, half a name would be
    somebody else's.
    """
    rows = _parsed(text, [{name, *also.get(name, "").casefold().split()} for name in needed])
    start, header = next(rows, (1, []))
    columns = [name.strip().lstrip("\ufeff").casefold() for name in header]
    _rename(columns, also, start, found)
    missing = [name for name in needed if name not in columns]
    if missing:
        raise Wrong(
            Fault(f"line {start}", f"the header has no column {', '.join(missing)}; it is {','.join(needed)}")
        )
    for name in dict.fromkeys(columns):
        if columns.count(name) > 1 and name in read:
            raise Wrong(Fault(f"line {start}", f"the header has the column {name} twice"))
        if name and name not in read:
            found.note(f"line {start}", f"the column {shown(name, 40)!r} is not kept")
    width = max(at for at, name in enumerate(columns, start=1) if name)
    made: list[Line] = []
    for number, values in rows:
        if not any(value.strip() for value in values):
            continue
        if len(made) == most:
            raise Wrong(Fault(f"line {number}", f"the file has more lines than the {most:,} that are taken"))
        if len(values) > len(columns) and any(value.strip() for value in values[len(columns) :]):
            found.fault(f"line {number}", f"has {len(values)} values; the header has {len(columns)} columns")
        elif len(values) < width:
            message = f"has {len(values)} values; the header has {width} columns. Is the file cut short?"
            found.fault(f"line {number}", message)
        made.append(
            Line(number, {name: value for name, value in zip(columns, values, strict=False) if name in read})
        )
    return made


def _rename(columns: list[str], also: Mapping[str, str], start: int, found: Findings) -> None:
    """Columns called by another word for one that is not there get its name."""
    for name, words in also.items():
        here = [at for at, column in enumerate(columns) if column in words.casefold().split()]
        if here and name not in columns:
            found.note(f"line {start}", f"the column {columns[here[0]]!r} was read as {name}")
            columns[here[0]] = name


def _parsed(text: str, needed: Sequence[AbstractSet[str]]) -> Iterator[tuple[int, list[str]]]:
    """Every row from the header on, with the line at which it starts."""
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=_delimiter(text, needed), strict=True)
    before = 0
    begun = False
    try:
        for row in reader:
            hint = before == 0 and row[:1] != [] and row[0].casefold().startswith(_HINT)
            begun = begun or (not hint and any(value.strip() for value in row))
            if begun:
                yield before + 1, row
            before = reader.line_num
    except csv.Error as error:
        raise Wrong(Fault(f"line {before + 1}", f"cannot be read as values ({shown(str(error))})")) from None


def _delimiter(text: str, needed: Sequence[AbstractSet[str]]) -> str:
    """The one that splits an early line into the needed columns, each by one of its words."""
    for line in text[:_HEADER_WITHIN].splitlines():
        for delimiter in _DELIMITERS:
            names = {name.strip(' "\ufeff').casefold() for name in line.split(delimiter)}
            if all(names & words for words in needed):
                return delimiter
    return _DELIMITERS[0]
