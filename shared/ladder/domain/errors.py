"""Every error the product answers with, in one tree. What is wrong decides the class; the API maps classes to
answers.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong in what was sent: `at` is its place (`rounds.2.games.0.white`, `line 14`)."""

    at: str
    message: str


class LadderError(Exception):
    """Root of the tree. The text is for people: never a key, a token or a body."""


class Malformed(LadderError):
    """The body is no JSON, or a header or parameter is not of its form (400)."""


class Unauthorised(LadderError):
    """No key, or one that nobody holds (401)."""


class Missing(LadderError):
    """Nothing of that name that this key may see (404)."""


class Conflict(LadderError):
    """Well-formed, but at odds with what stands (409)."""


class Contended(Conflict):
    """Other writers were faster in every try (409): send the request again."""


class Stale(LadderError):
    """`If-Match` names a version that no longer stands (412)."""


class TooLarge(LadderError):
    """Over a limit of size (413)."""


class UnknownFormat(LadderError):
    """A content type or file that no reader takes (415)."""


class Wrong(LadderError):
    """Well-formed but wrong (422), with every place that is wrong."""

    def __init__(self, *faults: Fault) -> None:
        super().__init__("; ".join(f"{fault.at}: {fault.message}" for fault in faults))
        self.faults = faults


class Unreplayable(LadderError):
    """Records that the replay refuses. `code` and ids only: it is kept and logged, so it never holds a
    name.
    """

    def __init__(self, code: str, tournament: str = "", entry: int = 0) -> None:
        super().__init__(f"{code} {tournament} {entry}")
        self.code = code
        self.tournament = tournament
        self.entry = entry
