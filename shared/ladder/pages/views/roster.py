"""The roster: who belongs to the club, in the order of what is displayed. Hidden members are not on it
(SPEC 5).
"""

from ladder.pages import address
from ladder.pages.edition import Edition, Frame


def roster_page(edition: Edition) -> bytes:
    """The page at `roster/`."""
    return edition.page(
        "roster.html",
        Frame(address.ROSTER, edition.words.text("roster.title"), address.ROSTER),
        members=[(person.name, person.path) for person in edition.people.values()],
    )
