"""Generated tournaments: all that CONTRACT allows, and those that a pairing program could have made."""

from hypothesis import strategies as st

from ladder.domain.records import TournamentRecord
from ladder.domain.tournament import FORMATS, RESULTS, Bye, Day, Entry, Game, Round, Tenths, Tournament
from ladder.formats.check import BYE_POINTS
from ladder.formats.clean import tidy

letters = st.characters(codec="utf-8", exclude_categories=("Cs", "Cc", "Cf", "Co", "Cn"))
names = (
    st.text(letters, min_size=1, max_size=50)
    | st.sampled_from(
        ["Rossi, Marco", "Παπαδοπούλου, Μαρία", "Jürgen O'Neil-Smith", "### 001", "王", "a" * 80]
    )
).map(lambda raw: tidy(raw).text)
titles = names


def record(tournament):
    """As a club has it."""
    return TournamentRecord("t1", "t_1", tournament)


@st.composite
def events(draw, results=tuple(RESULTS), *, plain=False):
    """A tournament. `plain`: every game rated, with colours, one a round and player; byes at usual points."""
    typed = draw(st.lists(names.filter(bool), min_size=2, max_size=9))
    entries = tuple(Entry(no, name) for no, name in enumerate(typed, 1))
    rounds = []
    for no in range(1, draw(st.integers(0, 4)) + 1):
        seats = draw(st.permutations([entry.no for entry in entries]))
        pairs = list(zip(seats[::2], seats[1::2], strict=False))
        playing = pairs[: draw(st.integers(1 if plain else 0, len(pairs)))]
        games = [
            Game(
                white,
                black,
                draw(st.sampled_from(results)),
                board,
                rated=plain or draw(st.booleans()),
                colours=plain or draw(st.booleans()),
            )
            for board, (white, black) in enumerate(playing, 1)
        ]
        left = [seat for seat in seats if all(seat not in {game.white, game.black} for game in games)]
        byes = [
            Bye(seat, kind, BYE_POINTS[kind])
            for seat in left
            for kind in [draw(st.sampled_from(["pairing", "full", "half", "zero"]))]
        ]
        rounds.append(Round(no, tuple(games), tuple(byes)))
    return Tournament(
        draw(titles.filter(bool)),
        Day("2026-09-01"),
        Day(draw(st.sampled_from(["2026-09-01", "2026-10-06"]))),
        entries,
        tuple(rounds),
        format=draw(st.sampled_from(FORMATS)),
        finished=draw(st.booleans()),
    )


@st.composite
def leagues(draw):
    """A tournament with all that a report has no room for."""
    event = draw(events())
    numbers = [entry.no for entry in event.entries]
    twice = Round(
        draw(st.integers(5, 99_999)),
        tuple(Game(1, 2, draw(st.sampled_from(sorted(RESULTS))), board) for board in (1, 2)),
        (Bye(numbers[-1], "half", Tenths(draw(st.sampled_from([0, 5, 10])))),) if len(numbers) > 2 else (),
    )
    shift = draw(st.sampled_from([0, 9_000, 90_000]))

    def moved(no):
        return no + shift

    rounds = [
        Round(
            each.no,
            tuple(
                Game(moved(it.white), moved(it.black), it.result, it.board, it.rated, it.colours, note="late")
                for it in each.games
            ),
            tuple(Bye(moved(bye.player), bye.kind, bye.points) for bye in each.byes),
        )
        for each in (*event.rounds, twice)
    ]
    entries = tuple(
        Entry(moved(it.no), it.name, points=draw(st.none() | st.integers(-100, 10_000).map(Tenths)))
        for it in event.entries
    )
    return Tournament(
        event.name, event.starts_on, event.ends_on, entries, tuple(rounds), finished=event.finished
    )
