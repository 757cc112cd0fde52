"""Made-up clubs for the benchmarks: the same numbers give the same club on every run."""

from dataclasses import dataclass
from random import Random

from ladder.domain.records import Member, Records, Settings, TournamentRecord
from ladder.domain.tournament import Bye, Day, Entry, Game, Round, Tenths, Tournament

RESULTS = ("1-0",) * 42 + ("0-1",) * 36 + ("1/2-1/2",) * 18 + ("+/-", "-/+", "-/-", "*")


@dataclass(frozen=True, slots=True)
class Size:
    """How large a club is: members on the roster, tournaments, and in each players and rounds."""

    tournaments: int
    players: int
    rounds: int
    members: int

    def __str__(self) -> str:
        return f"{self.tournaments:,} x {self.players} x {self.rounds}"


def club(size: Size, seed: int = 1) -> Records:
    """A club of that size: an evening each day, pairings by chance, a few games not played."""
    chance = Random(seed)
    members = {
        f"m_{no:06}": Member(
            f"m_{no:06}", no, f"{_word(no)} {_word(no * 7919 + 13)}", initials_no=no, name_no=1
        )
        for no in range(1, size.members + 1)
    }
    tournaments = {}
    for at in range(size.tournaments):
        seated = chance.sample(sorted(members), size.players)
        record = TournamentRecord(
            id=f"evening-{at:05}",
            page=f"t_{at:06}",
            tournament=evening(at, [members[member].name for member in seated], size.rounds, chance),
            links=dict(enumerate(seated, start=1)),
            revision=at + 1,
        )
        tournaments[record.id] = record
    return Records(
        club="c_bench",
        revision=size.tournaments,
        settings=Settings(slug="bench", name="Bench", language="en", link_token="x" * 32),
        members=members,
        tournaments=tournaments,
        members_made=size.members,
    )


def evening(at: int, names: list[str], rounds: int, chance: Random) -> Tournament:
    """The evening of that number, with these players."""
    day = Day(f"{2000 + at // 336:04}-{at // 28 % 12 + 1:02}-{at % 28 + 1:02}")
    entries = tuple(Entry(no, name) for no, name in enumerate(names, start=1))
    return Tournament(
        name=f"Evening {at}",
        starts_on=day,
        ends_on=day,
        entries=entries,
        rounds=tuple(_round(no, len(names), chance) for no in range(1, rounds + 1)),
    )


def _round(no: int, players: int, chance: Random) -> Round:
    order = list(range(1, players + 1))
    chance.shuffle(order)
    pairs = list(zip(order[::2], order[1::2], strict=False))
    games = tuple(
        Game(white, black, chance.choice(RESULTS), board)
        for board, (white, black) in enumerate(pairs, start=1)
    )
    byes = (Bye(order[-1], "pairing", Tenths(10)),) if players % 2 else ()
    return Round(no, games, byes)


def _word(no: int) -> str:
    """A name-like word for a number."""
    syllables = ("ra", "mo", "ti", "le", "no", "sa", "vi", "ko", "de", "lu")
    return "".join(syllables[int(digit)] for digit in f"{no % 9973:03}").capitalize()
