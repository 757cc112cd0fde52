"""What a reader finds on its way through a file: faults, notes, what it leaves out for privacy (SPEC 5)."""

from dataclasses import dataclass, field

from ladder.domain.errors import Fault
from ladder.formats.reading import MAX_NOTES, Note, refuse_if


@dataclass(slots=True)
class Findings:
    """Gathered while one file is read; `dropped`: what is not kept -> the lines on which it stood.

    `unit`: what the numbers count, where a file has no lines. `doubts`: what was read as it stands, but may
    well be a slip.
    """

    faults: list[Fault] = field(default_factory=list)
    notes: list[Note] = field(default_factory=list)
    dropped: dict[str, list[int]] = field(default_factory=dict)
    unit: str = "line"
    doubts: list[Note] = field(default_factory=list)

    def fault(self, at: str, message: str) -> None:
        """Something is wrong: the file will be refused."""
        self.faults.append(Fault(at, message))

    def note(self, at: str, message: str) -> None:
        """Something was repaired or assumed."""
        self.notes.append(Note(at, message))

    def doubt(self, at: str, message: str) -> None:
        """Something is read as it stands, and somebody should look at it."""
        self.doubts.append(Note(at, message))

    def drop(self, what: str, line: int) -> None:
        """Something on this line is not kept."""
        self.dropped.setdefault(what, []).append(line)

    def refuse(self) -> None:
        """`Wrong` with the faults, if there are any."""
        refuse_if(self.faults)

    def told(self) -> tuple[Note, ...]:
        """All notes: the doubts, then what was repaired or assumed, in file order; at last what was dropped,
        one note each.
        """
        left_out = [
            Note(
                f"{self.unit} {lines[0]}",
                f"{what}: not kept ({len(lines)} {'row' if len(lines) == 1 else 'rows'})",
            )
            for what, lines in self.dropped.items()
        ]
        left_out = left_out[:MAX_NOTES]
        return (*[*self.doubts, *self.notes][: MAX_NOTES - len(left_out)], *left_out)
