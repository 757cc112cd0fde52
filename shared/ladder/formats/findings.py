"""What a reader finds on its way through a file: faults, notes, what it leaves out for privacy (SPEC 5)."""

from dataclasses import dataclass, field

from ladder.domain.errors import Fault
from ladder.formats.reading import MAX_NOTES, Note, refuse_if


@dataclass(slots=True)
class Findings:
    """Gathered while one file is read; `dropped`: what is not kept -> the lines on which it stood.

    `unit`: what the numbers count, where a file has no lines.
    """

    faults: list[Fault] = field(default_factory=list)
    notes: list[Note] = field(default_factory=list)
    dropped: dict[str, list[int]] = field(default_factory=dict)
    unit: str = "line"

    def fault(self, at: str, message: str) -> None:
        """Something is wrong: the file will be refused."""
        self.faults.append(Fault(at, message))

    def note(self, at: str, message: str) -> None:
        """Something was repaired or assumed."""
        self.notes.append(Note(at, message))

    def drop(self, what: str, line: int) -> None:
        """Something on this line is not kept."""
        self.dropped.setdefault(what, []).append(line)

    def refuse(self) -> None:
        """`Wrong` with the faults, if there are any."""
        refuse_if(self.faults)

    def told(self) -> tuple[Note, ...]:
        """All notes: what was dropped as one note each, then what was repaired or assumed, in file order."""
        left_out = [
            Note(
                f"{self.unit} {lines[0]}",
                f"{what}: not kept ({len(lines)} {'row' if len(lines) == 1 else 'rows'})",
            )
            for what, lines in self.dropped.items()
        ]
        return tuple([*left_out, *self.notes][:MAX_NOTES])
