"""A tournament's page: its own table, crosstable and rounds; pending, in progress and unrated said."""

import re
from dataclasses import replace

import pytest

from ladder.domain.records import Records
from ladder.domain.replay import replay
from ladder.domain.tournament import FORMATS, Bye, Game, Round, Tenths
from ladder.languages import LANGUAGES
from tests.pages import clubs


@pytest.fixture(scope="module")
def records():
    return clubs.club()


@pytest.fixture(scope="module")
def ladder(records):
    return replay(records)


def tournament_page(records, id_, ladder=None) -> str:
    return clubs.read(records, f"tournaments/t_{id_}/", ladder)


def table(text: str, kind: str) -> list[list[str]]:
    """The cells of a table's lines, without markup."""
    body = text.partition(f'class="{kind}"')[2].partition("<tbody>")[2].partition("</tbody>")[0]
    return [
        [
            re.sub(r"<[^>]*>", "", cell).replace("&nbsp;", " ")
            for cell in re.findall(r"<t[hd].*?</t[hd]>", line)
        ]
        for line in re.findall(r"<tr>.*?</tr>", body)
    ]


@pytest.fixture(scope="module")
def odd():
    """Four members, every kind of result and bye, and a game whose colours nobody knows."""
    members = clubs.roster(["Ada Uno", "Bea Due", "Cia Tre", "Dea Qua"])
    evening = clubs.event(
        "e1", "2026-09-01", [(1, "m_001", "m_002", "1-0"), (1, "m_003", "m_004", "+/-")], members
    )
    one, two, three, four = range(1, 5)
    rounds = (
        *evening.tournament.rounds,
        Round(2, (Game(one, three, "1/2-1/2", colours=False), Game(two, four, "-/-"))),
        Round(3, (Game(four, one, "*"), Game(two, three, "0-1", rated=False))),
        Round(4, (Game(three, four, "0-0"),), (Bye(one, "pairing", Tenths(10)), Bye(two, "half", Tenths(5)))),
    )
    evening = replace(evening, tournament=replace(evening.tournament, rounds=rounds, finished=False))
    return Records("c_1", 2, clubs.settings(), members=members, tournaments={"e1": evening}, members_made=4)


def test_the_crosstable_has_results_colours_byes_and_forfeits(odd):
    lines = {line[1]: line[2:] for line in table(tournament_page(odd, "e1"), "cross")}
    assert lines["A. U."][0] == f"1 w{[*lines].index('B. D.') + 1}"
    assert lines["A. U."][1] == f"½ {[*lines].index('C. T.') + 1}", "no colour where none is known"
    assert lines["A. U."][3] == "1 bye"
    assert lines["B. D."][3] == "½ bye"
    assert lines["C. T."][0].startswith("+ w")
    assert lines["D. Q."][0].startswith("− b")
    assert lines["D. Q."][1].startswith("− b")
    assert lines["B. D."][1].startswith("− w")
    assert lines["D. Q."][2].startswith("* w")
    assert lines["D. Q."][3].startswith("0 b")


def test_the_rounds_say_in_words_what_was_not_an_ordinary_game(odd):
    text = tournament_page(odd, "e1")
    for word in (
        "forfeit, not played",
        "colours not known",
        "unfinished",
        "not rated",
        "half-point bye",
        "In progress",
        "Standings so far",
    ):
        assert word in text, word
    assert "+ : −" in text
    assert "− : −" in text


def test_changes_and_frozen_ratings_are_the_ladders(records, ladder):
    from ladder.pages.words import words  # noqa: PLC0415

    rated = next(each for each in ladder.tournaments if each.id == "e030")
    text = tournament_page(records, "e030", ladder)
    for member, frozen in rated.frozen.items():
        line = next((line for line in text.splitlines() if f"members/{member}/" in line), "")
        if member == "m_005":
            assert not line
            continue
        assert f"<td>{words('en').rating(frozen.rating)}</td>" in line
        change = rated.changes.get(member)
        shown = words("en").change(change.change) if change else "–"
        assert line.endswith(f"<td>{shown}</td></tr>")


def test_points_ranks_and_tie_breaks_are_shown_as_published(records, ladder):
    text = tournament_page(records, "guest", ladder)
    lines = table(text, "final")
    assert [line[0] for line in lines] == ["1", "2", "3", "4"]
    assert lines[0][3:6] == ["1½", "4.5", "3,25"]
    assert "Buchholz" in text


def test_a_pending_tournament_says_that_it_waits_and_moves_nothing(records, ladder):
    text = tournament_page(records, "wait", ladder)
    assert "waits until the organiser has confirmed who played" in text
    assert len(table(text, "final")[0]) == 3, "neither rating nor change"


@pytest.mark.parametrize(
    ("id_", "notice"),
    [
        ("bug", "Bughouse and other variants are not rated"),
        ("fun", "This tournament is not rated"),
        ("league", "In progress"),
    ],
)
def test_what_is_not_plain_about_a_tournament_is_said(records, ladder, id_, notice):
    assert notice in tournament_page(records, id_, ladder)


def test_a_tournament_from_before_the_ladder_says_so(records):
    late = replace(records, settings=replace(records.settings, ladder_starts_on="2025-01-01"))
    assert "ended before the ladder began" in tournament_page(late, "e000")


def test_corrections_are_listed_with_what_they_moved(records, ladder):
    text = tournament_page(records, "guest", ladder)
    assert "February 27, 2026: corrected; 7 ratings moved, by at most 3.2." in text
    assert "February 28, 2026: corrected; no rating moved." in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("format_", FORMATS)
def test_every_format_and_language_has_a_page(records, ladder, language, format_):
    event = replace(records.tournaments["e000"].tournament, format=format_)
    changed = replace(
        records,
        settings=replace(records.settings, language=language),
        tournaments={"e000": replace(records.tournaments["e000"], tournament=event)},
    )
    assert tournament_page(changed, "e000", replay(changed))


def test_a_tournament_without_a_round_has_a_page(records):
    bare = replace(records.tournaments["e000"].tournament, rounds=(), finished=False)
    changed = replace(records, tournaments={"e000": replace(records.tournaments["e000"], tournament=bare)})
    assert "No round has been played yet." in tournament_page(changed, "e000")


def test_two_games_of_one_round_are_both_in_its_cell(records):
    record = records.tournaments["e000"]
    first = record.tournament.rounds[0].games[0]
    twice = replace(
        record.tournament,
        rounds=(Round(1, (replace(first, board=1), Game(first.black, first.white, "0-1", board=9))),),
        format="match",
    )
    changed = replace(records, tournaments={"e000": replace(record, tournament=twice)})
    cells = [line[2] for line in table(tournament_page(changed, "e000"), "cross")]
    assert sum(cell.count("w") == 1 == cell.count("b") for cell in cells) == 2


def square(text: str) -> list[list[str]]:
    """The cells of results of each line of the crosstable."""
    table = clubs.cut(r'<table class="cross square".*?</table>', text)
    return [
        [
            re.sub("<[^>]*>", "", cell).replace("&nbsp;", " ")
            for cell in re.findall(r"<td[^>]*>(.*?)</td>", line)[1:-1]
        ]
        for line in re.findall(r"<tr>(<td>.*?)</tr>", table)
    ]


def test_a_round_robin_has_a_column_for_each_player():
    text = clubs.read(clubs.all_against_all(5), "tournaments/t_rr/")
    cells = square(text)
    assert [len(line) for line in cells] == [5] * 5
    for row, line in enumerate(cells):
        for column, cell in enumerate(line):
            assert (cell == "") == (row == column)
    assert "player with that number" in text


def test_both_sides_of_a_pair_agree_in_the_square():
    cells = square(clubs.read(clubs.all_against_all(6), "tournaments/t_rr/"))
    for row, line in enumerate(cells):
        for column, cell in enumerate(line):
            if row != column:
                assert {cell[0], cells[column][row][0]} == {"1", "0"}
                assert cell.endswith(str(column + 1)), "the number that stands on narrow screens"


def test_a_double_round_robin_has_both_games_in_a_cell():
    for row, line in enumerate(
        square(clubs.read(clubs.all_against_all(4, double=True), "tournaments/t_rr/"))
    ):
        for column, cell in enumerate(line):
            assert len(re.findall("[01½] [wb]", cell)) == (0 if row == column else 2)


def test_free_rounds_have_a_column_where_they_gave_points():
    without, given = (
        clubs.read(clubs.all_against_all(5, free=free), "tournaments/t_rr/") for free in (0, 10)
    )
    assert {len(line) for line in square(without)} == {5}
    assert {line[-1] for line in square(given)} == {"1"}


def test_a_round_robin_of_many_is_told_round_by_round():
    text = clubs.read(clubs.all_against_all(18), "tournaments/t_rr/")
    assert "cross square" not in text
    assert 'class="scroll"' in text


def test_where_an_unfinished_event_is_reckoned_later_the_page_says_so(records, ladder):
    """The league has begun by then, runs on, and shares players with those evenings."""
    league = records.tournaments["league"].tournament
    shared = {
        id_: not ladder_of(ladder, id_).isdisjoint(ladder_of(ladder, "league")) for id_ in records.tournaments
    }
    for id_, record in records.tournaments.items():
        if id_ == "league" or not record.tournament.finished or record.page == "":
            continue
        later = record.tournament.ends_on >= league.starts_on and shared[id_]
        if record.state == "rated":
            assert ("reckoned after this tournament" in tournament_page(records, id_, ladder)) == later, id_


def ladder_of(ladder, id_):
    return next((set(each.changes) for each in ladder.tournaments if each.id == id_), set())
