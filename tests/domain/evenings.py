"""A small club and its evenings for the tests of names, links, publication and privacy."""

from dataclasses import replace
from itertools import count

from ladder.domain import publication
from ladder.domain.records import Records, Settings, TournamentRecord
from ladder.domain.roster import NewMember, add_members
from ladder.domain.tournament import Bye, Entry, Game, Round, Tenths, Tournament

TOKEN = "t" * 28


def ids():
    """A maker of member ids that never repeats itself."""
    numbers = count(1)
    return lambda: f"m_{next(numbers)}"


def club(*names, **settings):
    """A club with these members (`m_a1`, `m_a2`, …) on its roster."""
    records = Records("c_1", 1, Settings("club", "Club", "en", TOKEN, **settings))
    numbers = count(1)
    made, _ = add_members(records, [NewMember(name) for name in names], lambda: f"m_a{next(numbers)}")
    return made


def evening(*typed, rounds=((),), name="Tuesday", day="2026-09-01", **flags):
    """A tournament with these typed names as entries 1, 2, 3, …; `rounds` are tuples of (white, black)."""
    played = tuple(
        Round(no, tuple(Game(white, black, "1-0", board) for board, (white, black) in enumerate(games, 1)))
        for no, games in enumerate(rounds, 1)
    )
    return Tournament(
        name, day, day, tuple(Entry(no, each) for no, each in enumerate(typed, 1)), played, **flags
    )


def with_bye(tournament, player):
    """The tournament with a bye for that entry in round 1."""
    first = tournament.rounds[0]
    rounds = (
        Round(first.no, first.games, (*first.byes, Bye(player, "pairing", Tenths(10)))),
        *tournament.rounds[1:],
    )
    return replace(tournament, rounds=rounds)


def renumbered(tournament, *entries):
    """The tournament with exactly these (number, name) entries and no games."""
    return replace(tournament, entries=tuple(Entry(no, name) for no, name in entries), rounds=())


def publish(records, tournament, id_="t1", *, members=None, given=frozenset(), restore=False):
    """The records with it published in their next revision."""
    after = publication.publish(
        records,
        id_,
        tournament,
        members or {},
        f"t_{id_}",
        records.revision + 1,
        frozenset(given),
        restore=restore,
    )
    return after if after is records else replace(after, revision=records.revision + 1)


def bare(tournament, links, id_="t1", **fields):
    """A record of a tournament with these links."""
    return TournamentRecord(id_, f"t_{id_}", tournament, links, **fields)
