"""Laws of the three-way merge (SPEC 4), on evenings as programs publish them and organisers correct them."""

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from ladder.domain.threeway import _Merge, merge
from ladder.domain.tournament import Bye, Day, Entry, Game, Round, Tenths, Tournament
from tests.domain.corrections import ANNA_BRUNO, renamed, with_result
from tests.domain.evenings import with_bye

NAMES = ["Anna", "Bruno", "Carla", "Dario", "Eva", "Fabio"]
RESULTS = ["1-0", "0-1", "1/2-1/2", "+/-", "*"]


@st.composite
def rounds(draw, no, numbers):
    seats = draw(st.permutations(numbers))
    pairs = [(seats[at], seats[at + 1]) for at in range(0, len(seats) - 1, 2)]
    kept = [pair for pair in pairs if draw(st.integers(0, 4))]
    games = tuple(
        Game(white, black, draw(st.sampled_from(RESULTS)), board)
        for board, (white, black) in enumerate(kept, 1)
    )
    seated = {no for pair in kept for no in pair}
    byes = tuple(
        Bye(each, "pairing", Tenths(10)) for each in numbers if each not in seated and draw(st.booleans())
    )
    return Round(no, games, byes)


@st.composite
def events(draw, count=None):
    """An evening of three to six people; numbers in any order of the names."""
    names = draw(st.permutations(NAMES))[: draw(st.integers(3, 6))]
    entries = tuple(Entry(no, name) for no, name in enumerate(names, 1))
    numbers = [entry.no for entry in entries]
    made = tuple(draw(rounds(no, numbers)) for no in range(1, (count or draw(st.integers(1, 3))) + 1))
    return Tournament(
        draw(st.sampled_from(["Tuesday", "Wednesday"])),
        Day("2026-09-01"),
        draw(st.sampled_from([Day("2026-09-01"), Day("2026-09-02")])),
        entries,
        made,
        finished=draw(st.booleans()),
    )


def slowly(base, theirs, mine, prefer="mine"):
    """The merge without its short cuts."""
    return _Merge(base, theirs, mine, prefer).merged()


def facts(tournament):
    """What a tournament says, whatever its numbers and orders are."""
    names = {entry.no: entry.name for entry in tournament.entries}
    games = {
        (no, names[game.white], names[game.black], game.result, game.board) for no, game in tournament.games()
    }
    byes = {
        (each.no, names[bye.player], bye.kind, bye.points) for each in tournament.rounds for bye in each.byes
    }
    whole = (tournament.name, tournament.starts_on, tournament.ends_on, tournament.finished)
    return set(names.values()), games, byes, whole


def fits(tournament):
    numbers = [entry.no for entry in tournament.entries]
    assert len(set(numbers)) == len(numbers)
    for each in tournament.rounds:
        seats = [no for game in each.games for no in (game.white, game.black)]
        seats += [bye.player for bye in each.byes]
        assert len(set(seats)) == len(seats)
        assert set(seats) <= set(numbers)


@given(events(), events())
def test_who_changed_nothing_takes_nothing_back(base, other):
    assert merge(base, base, other).tournament == other
    assert merge(base, other, base).tournament == other
    assert merge(base, other, other).tournament == other


@settings(deadline=None)
@given(events(), events())
def test_the_long_way_says_the_same_as_the_short_cuts(base, other):
    for theirs, mine in ((base, other), (other, base), (other, other)):
        long = slowly(base, theirs, mine)
        assert long.disputes == ()
        assert facts(long.tournament) == facts(other)


@settings(deadline=None)
@given(events(), events(), events(), st.sampled_from(["mine", "theirs"]))
def test_whatever_is_merged_is_a_tournament_that_can_be(base, theirs, mine, prefer):
    fits(merge(base, theirs, mine, prefer).tournament)


@settings(deadline=None)
@given(events(), events(), events())
def test_without_a_dispute_it_does_not_matter_who_is_who(base, theirs, mine):
    one, other = merge(base, theirs, mine), merge(base, mine, theirs)
    assert bool(one.disputes) == bool(other.disputes)
    if not one.disputes:
        assert facts(one.tournament) == facts(other.tournament)
        assert merge(base, theirs, mine, "theirs") == one


@settings(deadline=None)
@given(events(), events(), events())
def test_merging_the_result_again_changes_nothing(base, theirs, mine):
    merged = merge(base, theirs, mine).tournament
    assert facts(merge(theirs, theirs, merged).tournament) == facts(merged)


def test_a_dispute_names_its_place_and_both_sides():
    mine = with_result(ANNA_BRUNO, 1, 1, 2, "0-1")
    theirs = with_result(ANNA_BRUNO, 1, 1, 2, "1/2-1/2")
    [one] = merge(ANNA_BRUNO, theirs, mine).disputes
    game = {"board": 1, "white": "Anna", "black": "Bruno"}
    assert (one.at, one.mine, one.theirs) == (
        "rounds.0.games.0",
        {**game, "result": "0-1"},
        {**game, "result": "1/2-1/2"},
    )


def test_a_bye_where_the_other_side_has_a_game_is_a_dispute_about_the_round():
    short = replace(ANNA_BRUNO, rounds=(Round(1, ANNA_BRUNO.rounds[0].games[:1]),))
    mine, theirs = with_bye(short, 3), with_result(short, 1, 3, 4, "1-0")
    sides = (merge(short, theirs, mine, "mine"), 1), (merge(short, theirs, mine, "theirs"), 0)
    for merged, byes in sides:
        assert [each.at for each in merged.disputes] == ["rounds.0"]
        assert len(merged.tournament.rounds[0].byes) == byes


def test_two_games_put_on_one_board_are_a_dispute():
    short = replace(ANNA_BRUNO, rounds=(Round(1),))
    mine = replace(short, rounds=(Round(1, (Game(1, 2, "1-0", 1),)),))
    theirs = replace(short, rounds=(Round(1, (Game(3, 4, "1-0", 1),)),))
    assert [each.at for each in merge(short, theirs, mine).disputes] == ["rounds.0"]


def test_colours_put_right_and_a_board_moved_are_both_taken():
    mine = with_result(ANNA_BRUNO, 1, 2, 1, "0-1")
    moved = replace(ANNA_BRUNO.rounds[0].games[0], board=7)
    first = replace(ANNA_BRUNO.rounds[0], games=(ANNA_BRUNO.rounds[0].games[1], moved))
    theirs = replace(ANNA_BRUNO, rounds=(first, ANNA_BRUNO.rounds[1]))
    merged = merge(ANNA_BRUNO, theirs, mine)
    assert merged.disputes == ()
    game = merged.tournament.rounds[0].games[1]
    assert (game.white, game.black, game.result, game.board) == (2, 1, "0-1", 7)


def test_a_last_day_before_the_first_is_a_dispute():
    base = replace(ANNA_BRUNO, ends_on="2026-09-03")
    mine = replace(base, starts_on="2026-09-03")
    theirs = replace(base, ends_on="2026-09-01")
    merged = merge(base, theirs, mine)
    assert [each.at for each in merged.disputes] == ["ends_on"]
    assert merged.tournament.ends_on == "2026-09-03"


def test_a_player_renamed_by_both_is_a_dispute_where_the_name_is_another():
    mine = replace(renamed(ANNA_BRUNO, 1, "Anna B"))
    mine = replace(mine, entries=(replace(mine.entries[0], published_name="Anna"), *mine.entries[1:]))
    theirs = renamed(ANNA_BRUNO, 1, "Anita")
    assert merge(ANNA_BRUNO, theirs, mine).disputes
