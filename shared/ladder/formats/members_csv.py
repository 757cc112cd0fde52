"""A list of members as a spreadsheet saves it: `name,rating,games` -> new members (CONTRACT), and `junior`
(yes or no) where it has that column.

All or nothing: one line that is wrong refuses the list. Nothing else about a person is taken: a further
column is dropped with a note.
"""

import re

from ladder.domain.roster import NewMember
from ladder.domain.tournament import Tenths
from ladder.formats.clean import shown, tidy
from ladder.formats.findings import Findings
from ladder.formats.forms import MAX_PEOPLE, MAX_RATING, MAX_STARTING_GAMES
from ladder.formats.reading import MAX_NAME, Note
from ladder.formats.table import Line, lines
from ladder.formats.text import decoded

COLUMNS = ("name", "rating", "games", "junior")
ALSO = {
    "name": "nome nombre имя фио игрок участник όνομα ονοματεπώνυμο player member",
    "rating": "elo punteggio puntuación puntuacion рейтинг эло elo_rating βαθμολογία έλο ελο",
    "games": "partite partidas партии партий παρτίδες",
}
_JUNIOR = {
    "yes": frozenset("yes y 1 true x junior si sì sí да ναι ναί".split()),  # noqa: SIM905
    "no": frozenset("no n 0 false adult adulto взрослый нет όχι οχι".split()),  # noqa: SIM905
}
"""What stands in that column; nothing, or a question mark: not known."""
"""The columns in the five languages, and as pairing programs call them."""
_RATING = re.compile(r"([-−]?)([0-9]{1,5})(?:[.,]([0-9]))?\Z")
_GROUPED = re.compile(r"([-−]?)([0-9]{1,3})[.,'’\s]([0-9]{3})\Z")
"""1.400 and 1,400: a mark of thousands in one country, of decimals in the next."""
_GAMES = re.compile(r"[0-9]{1,5}\Z")


def read_members(body: bytes, encoding: str | None = None) -> tuple[NewMember, ...]:
    """The members of a list in its order; an empty rating or number of games is none. `TooLarge`, `Wrong`."""
    return tuple(member for _, member in read_list(body, encoding)[0])


def read_list(
    body: bytes, encoding: str | None = None
) -> tuple[tuple[tuple[str, NewMember], ...], tuple[Note, ...]]:
    """As `read_members`, each with its place in the file (`line 14`); and what was dropped or assumed."""
    text = decoded(body, encoding)
    found = Findings(notes=[text.note] if text.note else [])
    table = lines(text.text, ("name",), COLUMNS, found, ALSO, most=MAX_PEOPLE)
    if not table:
        found.fault("line 1", "there is no member below the header")
    members = [(f"line {line.no}", _member(line, found)) for line in table]
    found.refuse()
    return tuple(members), found.told()


def _member(line: Line, found: Findings) -> NewMember:
    name = tidy(line.value("name")).text
    if not 0 < len(name) <= MAX_NAME:
        found.fault(f"line {line.no}", f"name: has 1 to {MAX_NAME} characters")
    games = line.value("games")
    if games and not (_GAMES.match(games) and int(games) <= MAX_STARTING_GAMES):
        found.fault(
            f"line {line.no}", f"games: {shown(games, 20)!r} is no whole number up to {MAX_STARTING_GAMES:,}"
        )
        games = ""
    return NewMember(name, _rating(line, found), int(games or 0), _junior(line, found))


def _junior(line: Line, found: Findings) -> str:
    said = line.value("junior").casefold()
    if said in ("", "?", "unknown"):
        return "unknown"
    for junior, words in _JUNIOR.items():
        if said in words:
            return junior
    found.fault(f"line {line.no}", f"junior: {shown(said, 20)!r} is neither yes nor no")
    return "unknown"


def _rating(line: Line, found: Findings) -> Tenths | None:
    said = line.value("rating")
    if not said:
        return None
    if grouped := _GROUPED.match(said):
        sign, left, right = grouped.groups()
        message = f"rating: {shown(said, 20)!r} may be {sign}{left}{right} or {sign}{left}.{right}; write it"
        found.fault(f"line {line.no}", f"{message} without a mark of thousands, one decimal at most")
        return None
    read = _RATING.match(said)
    tenths = int(read[2]) * 10 + int(read[3] or 0) if read else 0
    if not read or tenths > MAX_RATING * 10:
        message = f"rating: {shown(said, 20)!r} is no number within ±{MAX_RATING:,} with one decimal at most"
        found.fault(f"line {line.no}", message)
        return None
    return Tenths(-tenths if read[1] else tenths)
