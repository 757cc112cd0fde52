"""The thirty people of the demo club, all made up: several scripts, equal initials, children, newcomers."""

from dataclasses import dataclass

FOUNDERS_JOIN = 0


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody of the demo club. `strength` rolls the dice; `joins`, `leaves`: numbers of evenings.

    `comes`: to which part of the evenings; `typed`: other ways in which the name gets typed.
    """

    name: str
    strength: int
    comes: float = 0.5
    joins: int = FOUNDERS_JOIN
    leaves: int = 999
    rating: str = ""
    games: int = 0
    child: bool = False
    typed: tuple[str, ...] = ()


PEOPLE = (
    Person("Ada Rookwell", 1730, 0.7, rating="1685.5", games=42, typed=("Rookwell, Ada", "A. Rookwell")),
    Person("Boris Pawnov", 1660, 0.6, rating="1640", games=60),
    Person("Иван Слонов", 1610, rating="1590", games=25, typed=("Слонов Иван",)),
    Person("Νίκος Πύργος", 1560, rating="1500", games=18, typed=("Πύργος, Νίκος",)),
    Person("Clara Queensbury", 1530, 0.6, rating="1480.5", games=12),
    Person("Tobias von Springer", 1500, rating="1450", games=5),
    Person("Marta Rochade", 1450, 0.7),
    Person("Milo Rankfile", 1380, 0.6),
    Person("Peter Knightley", 1340),
    Person("Paula Kingside", 1300, 0.6, typed=("Paula  KINGSIDE",)),
    Person("José Alfil Blanco", 1290, typed=("Jose Alfil",)),
    Person("Élodie Latour", 1260, 0.4),
    Person("Szilárd Bástya", 1240, 0.4),
    Person("Pim van der Toren", 1210),
    Person("Sigrún Hróksdóttir", 1180, 0.4),
    Person("王小兵", 1400, 0.4),
    Person("Oskar Zugzwang", 1150, 0.8, leaves=13),
    Person("Greta Gambit", 1120),
    Person("Анна Ладьина", 1480, joins=2),
    Person("Άννα Ίππου", 1320, joins=4),
    Person("Freddie Fianchetto", 1090, joins=7),
    Person("Nora Underpromo", 1060, joins=7),
    Person("Luis Peón", 1030, joins=11),
    Person("Beatriz Enroque", 1350, joins=15),
    Person("Ciro Scaccomatto", 1580, joins=19),
    Person("Hedda Hanging-Pawn", 1000, 0.0, joins=54),
    Person("Timmy Tempo", 900, 0.3, joins=26, child=True),
    Person("Lina Skewer", 980, 0.4, joins=26, child=True),
    Person("Миша Пешкин", 940, 0.3, joins=26, child=True),
    Person("Zara Zwischenzug", 870, 0.0, joins=26, child=True),
)
HIDDEN = "Sigrún Hróksdóttir"
BY_INITIALS = "Greta Gambit"
WITH_CONSENT = "Lina Skewer"


def founders() -> tuple[Person, ...]:
    """Who is on the roster before the first evening."""
    return tuple(person for person in PEOPLE if person.joins == FOUNDERS_JOIN)
