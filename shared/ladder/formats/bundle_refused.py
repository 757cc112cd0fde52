"""What a bundle says where no ladder follows from the records: the history cannot be replayed (SPEC 5).

People's data are theirs all the same, so it goes out as it stands. Standard library only. It refuses to guess
a ladder: the bundle's three files of it are empty.
"""

from dataclasses import dataclass

from ladder.domain.errors import Unreplayable
from ladder.domain.ladder import Ladder
from ladder.domain.records import Records
from ladder.domain.replay import replay
from ladder.formats.clean import shown

_WHY = {
    "broken_merge": "members are merged in a circle, or with nobody",
    "ends_before_start": "a tournament ends before it begins",
    "duplicate_entry": "two entries of a tournament have one number",
    "unknown_member": "an entry is confirmed as a member who is not there",
    "unknown_entry": "a game or a bye is of an entry that is not in the list",
    "unknown_result": "a game has a result that is none",
    "self_pairing": "somebody has played against themselves",
}
"""In words, by the code of the refusal."""


@dataclass(frozen=True, slots=True)
class Refused:
    """Why no ladder follows from the records: a code, and the tournament and entry at which the replay
    stopped ("" and 0: at none).
    """

    code: str
    tournament: str = ""
    entry: int = 0

    @property
    def told(self) -> str:
        """In words, without a name."""
        where = f" in tournament {shown(self.tournament)}" if self.tournament else ""
        where += f", entry {self.entry}" if self.entry else ""
        return f"{_WHY.get(self.code, 'the records contradict themselves')} ({shown(self.code)}{where})"


def replayed(records: Records) -> Ladder | Refused:
    """The ladder of these records, or why they give none."""
    try:
        return replay(records)
    except Unreplayable as error:
        return Refused(error.code, error.tournament, error.entry)


def statement(refused: Refused) -> str:
    """What stands above everything else in the README of such a bundle."""
    return f"""\
NO LADDER IS IN THIS BUNDLE. The club's history cannot be replayed, so no ladder could be computed:
{refused.told}.

All records are here as they stand. ladder.json says the same, standings.jsonl and changes.jsonl are empty.
The verifier says what could be proved and what not. The bundle can be imported nowhere as it is: mend what is
named here in the club it was taken from, and take it out again.

"""
