"""How well a typed name fits one member: the values. Levels are classes of evidence, never a sum."""

from dataclasses import dataclass
from enum import IntEnum

from ladder.domain.likeness.words import Form


class Level(IntEnum):
    """How well a name fits, the best first."""

    SPELLED = 0
    """Letter for letter the member's name or a spelling confirmed before."""
    SAME = 1
    """Every word the same but for case, accents, order or script."""
    PARTS = 2
    """What is there is the same; one side has a word more."""
    ONE_DOUBT = 3
    """One word is an initial, a short form, a slip or another form."""
    TWO_DOUBTS = 4
    OTHER = 5
    """The same first name and surname, and on both sides a word that the other does not have."""
    PART_ONLY = 6
    """Only the surname, or only the first name."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """`member` by place in the roster; `rank` orders within a level.

    `reach`: up to which level others fit as well, for a name written short (`M. Rossi`) or met as a
    confirmed spelling
    only (`Alex Rossi` for Alessandra): the spelling fits whoever it would have fitted before. `spelled`:
    confirmed before, letter for letter. `loose`: the same word
    only without its accents or in another script. `near`: a word was only near, so a better slip may hide
    another.
    `by_initial`: a first name was typed where this way of writing the member has an initial; the member's
    own name,
    where it is written out, knows better. `unmet`: a surname was typed that this member has not. `alone`:
    one word was typed.
    """

    member: int
    level: Level
    rank: float
    tickable: bool
    reason: str
    reach: Level = Level.SAME
    spelled: bool = False
    loose: bool = False
    near: bool = False
    by_initial: bool = False
    unmet: bool = False
    alone: bool = False

    @property
    def standing(self) -> Level:
        """The level to compare with others': a name that reaches further stands no higher than what it
        reaches.
        """
        return max(self.level, self.reach) if self.level <= Level.SAME else self.level


@dataclass(frozen=True, slots=True)
class Known:
    """One way in which a member is written: the name (`own`) or a confirmed spelling."""

    member: int
    form: Form
    roles: tuple[str, ...]
    own: bool
