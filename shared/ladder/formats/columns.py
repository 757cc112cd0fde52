"""Which columns of a crosstable hold what: numbers, names, points, places, rounds; in whatever language.

Known words decide; where they are not known, the form of the cells does.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from ladder.formats.grid import Grid, GridCell

_NAME = frozenset(
    {
        "name", "player", "players", "игрок", "участник", "παίκτης", "παικτησ", "jogador", "spelare",
        "speler", "oyuncu", "gracz", "hráč", "igrač", "játékos", "név", "jugadores", "nominativo", "nome",
        "nombre", "nom", "naam", "navn", "namn", "nimi", "jméno", "meno", "nazwisko", "ime", "име", "имя",
        "фио", "isim", "nume", "jugador", "giocatore", "joueur", "adı", "ονοματεπώνυμο", "όνομα", "ονομα",
        "surname, name", "spieler", "imię i nazwisko", "jucător",
    }
)  # fmt: skip
_POINTS = frozenset(
    {
        "pts", "pts.", "points", "pkt", "pkt.", "punkte", "punti", "puntos", "ptos", "ptos.", "total",
        "очки", "очк.", "βαθμοί", "βαθ.", "βαθ", "score", "p.", "o.", "bod", "body", "poeng", "poäng",
        "pist.", "pont", "punt", "punt.", "pnt.", "pct", "pct.", "точки",
    }
)  # fmt: skip
_RANK = frozenset(
    {
        "rk", "rk.", "rank", "rg", "rg.", "rang", "pos", "pos.", "pl", "pl.", "place", "platz", "cl.",
        "clas.", "plas.", "sıra", "col", "мест", "θέση", "plaats", "sija", "vieta", "mjesto", "м.",
        "место", "κατ.", "rnk", "pst.", "poř.", "m.",
    }
)  # fmt: skip
_START = frozenset(
    {
        "#", "no", "no.", "nr", "nr.", "sno", "sno.", "s.no.", "snr", "n.", "n°", "nº", "num", "num.", "№",
        "ном.", "no.ini.", "nº.inic.", "n.ini.", "ст.ном.", "start no.", "snr.", "n.ro", "st.č.",
        "bşl.no.", "α/α", "n", "br.", "rb.", "č.", "st.no",
    }
)  # fmt: skip
_ROUND = re.compile(r"([0-9]{1,2})\s*\.\s*\D{0,12}\Z|\D{1,3}\s?([0-9]{1,2})\Z")
_PLAIN = re.compile(r"[0-9]{1,3}\Z")
_TIEBREAK = re.compile(r"(?:tb|wtg|bh|sb|desc?|kr)[ .]*[0-9]*\Z", re.IGNORECASE)
_WHOLE = re.compile(r"[0-9]{1,4}\Z")


@dataclass(frozen=True, slots=True)
class Columns:
    """Columns of a crosstable by their places; `rounds`: number of the round (or opponent) -> column.

    `plain`: the rounds' headings are bare numbers, which are opponents in a table of all against all.
    """

    header: int
    titles: tuple[str, ...]
    name: int
    rounds: dict[int, int]
    plain: bool
    start: int | None = None
    rank: int | None = None
    points: int | None = None

    @property
    def first(self) -> int | None:
        """The leftmost column of numbers: the cells' opponents are meant by it."""
        found = [each for each in (self.start, self.rank) if each is not None]
        return min(found) if found else None

    @property
    def others(self) -> tuple[int, ...]:
        """Columns that say something else."""
        used = {self.name, self.start, self.rank, self.points, *self.rounds.values()}
        return tuple(
            each for each, title in enumerate(self.titles) if each not in used and not _TIEBREAK.match(title)
        )


def columns(grid: Grid) -> Columns | None:
    """The columns of a crosstable; None: the table is none."""
    for index, row in enumerate(grid.rows):
        titles = tuple(cell.text.strip().casefold() for cell in row)
        name = next((at for at, title in enumerate(titles) if title in _NAME), None)
        numbers, plain = _rounds(titles)
        if name is None and numbers:
            name = _longest(grid.rows[index + 1 :], titles, set(numbers.values()))
        if name is not None and numbers:
            return _named(index, titles, name, numbers, plain=plain)
    return None


def _named(
    index: int, titles: tuple[str, ...], name: int, numbers: dict[int, int], *, plain: bool
) -> Columns:
    def of(words: frozenset[str]) -> int | None:
        taken = {name, *numbers.values()}
        return next((at for at, title in enumerate(titles) if title in words and at not in taken), None)

    return Columns(index, titles, name, numbers, plain, of(_START), of(_RANK), of(_POINTS))


def _rounds(titles: Sequence[str]) -> tuple[dict[int, int], bool]:
    """Columns of rounds: `1.Rd`, `R1`; or, where there are none, bare numbers 1, 2, 3 in a row."""
    dotted: dict[int, int] = {}
    for at, title in enumerate(titles):
        found = _ROUND.match(title)
        if found and not _TIEBREAK.match(title):
            dotted.setdefault(int(found[1] or found[2]), at)
    if 1 in dotted:
        return _counted(dotted), False
    bare: dict[int, int] = {}
    for at, title in enumerate(titles):
        if _PLAIN.match(title):
            bare.setdefault(int(title), at)
    return (_counted(bare), True) if 1 in bare else ({}, False)


def _counted(found: dict[int, int]) -> dict[int, int]:
    """Those from 1 on without a gap."""
    made: dict[int, int] = {}
    while len(made) + 1 in found:
        made[len(made) + 1] = found[len(made) + 1]
    return made


def _longest(rows: Sequence[Sequence[GridCell]], titles: Sequence[str], rounds: set[int]) -> int | None:
    """The column with most letters before the rounds: names are longer than anything beside them."""
    lengths = dict.fromkeys((at for at in range(len(titles)) if at not in rounds), 0)
    for row in rows:
        for at in lengths:
            if at < len(row) and not _WHOLE.match(row[at].text):
                lengths[at] += sum(char.isalpha() for char in row[at].text)
    best = max(lengths, key=lambda at: lengths[at], default=None)
    return best if best is not None and lengths[best] else None
