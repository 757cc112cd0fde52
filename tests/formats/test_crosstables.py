"""Crosstables as sites and programs show them: Swiss and all against all, as page and as workbook."""

import io

import openpyxl
import pytest

from ladder.domain.errors import Malformed, Wrong
from ladder.formats.dispatch import read as dispatched
from ladder.formats.html_tables import tables
from tests.formats.program_files import DAY, byes, forfeits, rated, said
from tests.formats.sheets import faults, supplied

XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
SWISS = (
    ("No.", "", "Name", "Rtg", "FED", "Club/City", "1.Rd", "2.Rd", "Pts.", "Rk.", "TB1"),
    ("1", "FM", "Rossi Marco ", "2000", "ITA", "Torre", " 3w1", "  2b½", "1,5", "1", "2"),
    ("2", "", "Verdi Luca *)", "1900", "ITA", "", " 4b+", "  1w½", "1,5", "", "1"),
    ("3", "", "Neri  Sara", "0", "ITA", "", " 1b0", "  -1", "1", "3", "0"),
    ("4", "", "Bianchi Anna", "", "", "", " 2w-", "  -½", "0,5", "4", "0"),
)


def page(rows, title="Chess-Results Server Chess-results.com - Spring Open", around=""):
    cells = "".join(
        "<tr>" + "".join(f"<td class='CRc'>{cell}</td>" for cell in row) + "</tr>\n" for row in rows
    )
    inner = f"<table><tr><td>{around}<h2>Table</h2><table>{cells}</table></td></tr></table>"
    head = f"<!DOCTYPE html><html><head><title>{title}</title></head>"
    return f"{head}<body>{inner}</body></html>".encode()


def workbook(rows, above=()):
    book = openpyxl.Workbook()
    sheet = book.worksheets[0]
    for row in [*([each] for each in above), *rows, (), ("You find all details of this tournament under",)]:
        sheet.append([_number(cell) for cell in row])
    made = io.BytesIO()
    book.save(made)
    return made.getvalue()


def _number(cell):
    return int(cell) if isinstance(cell, str) and cell.strip() in {"0", "1", "2", "3", "4", "-1"} else cell


def read(body, kind="text/html", **beside):
    return dispatched(body, kind, "", supplied(**{"starts_on": "2026-09-01", **beside}))


def one(*args, **beside):
    (got,) = read(*args, **beside)
    return got


@pytest.mark.parametrize(
    "body", [(page(SWISS), "text/html"), (workbook(SWISS, ("Spring Open",)), XLSX)], ids=["page", "workbook"]
)
def test_a_swiss_crosstable(body):
    got = one(*body)
    made = got.tournament
    assert rated(made) == [[1, 1, 3, "1-0"], [2, 2, 1, "1/2-1/2"]]
    assert forfeits(made) == [[1, 2, 4, "+-"]]
    assert byes(made) == {"pairing": 1, "half": 1}
    assert [entry.name for entry in made.entries] == [
        "Rossi Marco",
        "Verdi Luca",
        "Neri Sara",
        "Bianchi Anna",
    ]
    assert [entry.points for entry in made.entries] == [15, 15, 10, 5]
    assert [entry.rank for entry in made.entries] == [1, None, 3, 4]
    assert made.name == "Spring Open"
    for what in ("rtg", "fed", "club/city", "titles and the like"):
        assert f"{what}" in said(got)


def renamed(rows, header, **letters):
    table = str.maketrans(letters)
    cells = [
        [cell.translate(table) if 5 < at < 8 else cell for at, cell in enumerate(row)] for row in rows[1:]
    ]
    return (header, *cells)


@pytest.mark.parametrize(
    ("header", "letters"),
    [
        (("Nr.", "", "Name", "Elo", "Land", "Verein", "1.Rd", "2.Rd", "Pkt.", "Rg.", "Wtg1"), {"b": "s"}),
        (
            ("N.", "", "Nombre", "Elo", "FED", "Club", "Rd.1", "Rd.2", "Pts.", "Rk.", "Des 1"),
            {"w": "b", "b": "n"},
        ),
        (
            ("Ном.", "", "Имя", "Рейт.", "ФЕД", "Клуб", "1.тур", "2.тур", "Очки", "М.", "TB1"),
            {"w": "б", "b": "ч"},
        ),
        (
            ("Α/Α", "", "Όνομα", "Rtg", "FED", "Σ", "1.Γύρ", "2.Γύρ", "Βαθ.", "Κατ.", "TB1"),
            {"w": "λ", "b": "μ"},
        ),
        (("??", "", "????", "Rtg", "FED", "?", "1.?", "2.?", "Pts.", "Rk.", "TB1"), {}),
    ],
    ids=["de", "es", "ru", "el", "unknown words"],
)
def test_the_language_of_the_site_does_not_matter(header, letters):
    made = one(page(renamed(SWISS, header, **letters))).tournament
    assert rated(made) == [[1, 1, 3, "1-0"], [2, 2, 1, "1/2-1/2"]]
    assert all(game.colours for _, game in made.games() if game.result in {"1-0", "1/2-1/2"})


def test_in_a_table_by_rank_the_numbers_are_places():
    rows = (
        ("Rk.", "SNo", "Name", "1.Rd", "2.Rd", "Pts."),
        ("1", "3", "C", "4w1", "2b1", "2"),
        ("2", "1", "A", "3b1", "1w0", "1"),
        ("3", "2", "B", "2w0", "4b1", "1"),
        ("", "4", "D", "1b0", "3w0", "0"),
    )
    made = one(page(rows)).tournament
    assert [(entry.no, entry.name) for entry in made.entries] == [(3, "C"), (1, "A"), (2, "B"), (4, "D")]
    assert rated(made) == [[1, 2, 1, "0-1"], [1, 3, 4, "1-0"], [2, 1, 3, "0-1"], [2, 4, 2, "0-1"]]


def test_a_list_that_was_cut_is_refused():
    found = faults(read, page(SWISS[:3]))
    assert any("no player of the file has that number" in message for message in found.values())
    assert all(at.startswith("row ") for at in found)


def test_halves_that_contradict_each_other_are_refused():
    rows = [list(row) for row in SWISS]
    rows[3][6] = " 1b1"
    assert any("both cannot be" in message for message in faults(read, page(rows)).values())


def test_cells_that_cannot_be_read_are_refused_with_row_and_round():
    rows = [list(row) for row in SWISS]
    rows[1][7] = "what"
    assert "no opponent, colour and result" in faults(read, page(rows))["row 2, round 2"]


@pytest.mark.parametrize("result", ["", "*"])
def test_games_that_go_on_are_not_finished(result):
    rows = [list(row) for row in SWISS]
    rows[1][7], rows[2][7] = f"2b{result}", f"1w{result}"
    got = one(page(rows))
    assert sorted(game.result for _, game in got.tournament.games()) == ["*", "-/+", "1-0"]
    assert (got.tournament.finished, "finished" in got.given) == (False, True)


def test_a_page_that_says_its_charset_is_read_by_it():
    rows = [[cell.replace("Rossi Marco", "Иванов Пётр") for cell in row] for row in SWISS]
    text = (
        page(rows).decode().replace("<head>", '<head><meta charset="windows-1251">').replace("½", "&frac12;")
    )
    assert one(text.encode("cp1251")).tournament.entries[0].name == "Иванов Пётр"
    assert one(text.encode()).tournament.entries[0].name == "Иванов Пётр"


def test_menus_with_rounds_are_no_crosstables():
    head = "<tr><td>Name</td><td>Rd.1</td><td>Rd.2</td></tr>"
    menu = f"<table>{head}<tr><td>Lists</td><td>Pairings</td><td>x</td></tr>"
    assert len(rated(one(page(SWISS, around=f"{menu}</table>")).tournament)) == 2


def test_the_days_of_the_details_are_read():
    got = one(page(SWISS, around="<table><tr><td>Date</td><td>2026/08/01 to 2026/08/09</td></tr></table>"))
    assert (got.tournament.starts_on, got.tournament.ends_on) == ("2026-08-01", "2026-08-09")


def test_points_that_the_cells_do_not_make_are_kept_and_noted():
    rows = [list(row) for row in SWISS]
    rows[4][8] = "3,5"
    got = one(page(rows))
    assert got.tournament.entries[3].points == 35
    assert "the file says 3.5 points and its cells make 0.5" in said(got)


ROBIN = (
    ("No.", "", "Name", "Rtg", "1", "2", "3", "Pts.", "Rk."),
    ("1", "", "A", "1500", "*", "1", "½", "1,5", "1"),
    ("2", "", "B", "1400", "0", "*", "+", "1", "2"),
    ("3", "", "C", "1300", "½", "-", "*", "0,5", "3"),
)


def test_all_against_all():
    got = one(page(ROBIN))
    assert sorted(each[1:] for each in rated(got.tournament)) == [[1, 2, "1-0"], [1, 3, "1/2-1/2"]]
    assert [each[1:] for each in forfeits(got.tournament)] == [[2, 3, "+-"]]
    assert got.tournament.format == "round_robin"
    assert not any(game.colours for _, game in got.tournament.games())
    assert "rounds are made up" in said(got)


def test_all_against_all_twice():
    rows = [list(row) for row in ROBIN]
    rows[1][5], rows[2][4] = "1½", "0½"
    made = one(page(rows)).tournament
    assert sorted(each[1:] for each in rated(made)) == [[1, 2, "1-0"], [1, 2, "1/2-1/2"], [1, 3, "1/2-1/2"]]


def test_all_against_all_with_a_contradiction_is_refused():
    rows = [list(row) for row in ROBIN]
    rows[2][4] = "1"
    assert "both cannot be" in next(iter(faults(read, page(rows)).values()))


@pytest.mark.parametrize("size", [4, 5, 10, 20])
def test_all_against_all_fills_as_few_rounds_as_it_can(size):
    header = ("#", "Name", *map(str, range(1, size + 1)))
    rows = [
        (str(n), f"P{n}", *("" if n == m else "½" for m in range(1, size + 1))) for n in range(1, size + 1)
    ]
    made = one(page((header, *rows))).tournament
    assert len(made.rounds) == size - 1 + size % 2
    assert len(rated(made)) == size * (size - 1) // 2


def vega(no, name, *cells):
    drawn = []
    for cell in cells:
        result, mark, opponent = cell or ("", "", "")
        inner = f'<div class="res"> {result} </div><div class="{mark}">{opponent}  </div>' if cell else " "
        drawn.append(f"<td>{inner}</td>")
    box = (
        f'<div class="player-container" <div=""><div class="player-name-box2"><span>{name}</span></div>'
        f'<div class="player-data-box"><div class="sort-num"> {no}</div><div class="rating">1409</div></div>'
        "</div>"
    )
    head = f'<td> <span class="idn"> {no} </span></td><td>{box}</td><td class="score"> 1.0</td>'
    return f"<tr>{head}{''.join(drawn)}</tr>"


def test_a_swiss_of_vega():
    head = "<tr><th>#</th><th>Player</th><th>Pts</th><th>1</th><th>2</th></tr>"
    rows = [
        vega(1, "Rossi,Marco", ("1", "cw", 2), ("½", "cf", "BYE")),
        vega(2, "Verdi, Luca (W)", ("0", "cb", 1), ("1", "cf", 3)),
        vega(3, "Neri,Sara", ("1", "cf", "BYE"), ("0", "cf", 2)),
        vega(4, "Galli,Ugo", None, None),
    ]
    got = one(f"<html><title>Club</title><table>{head}{''.join(rows)}</table>".encode())
    assert rated(got.tournament) == [[1, 1, 2, "1-0"]]
    assert forfeits(got.tournament) == [[2, 2, 3, "+-"]]
    assert byes(got.tournament) == {"half": 1, "pairing": 1}
    assert [entry.name for entry in got.tournament.entries] == [
        "Rossi,Marco",
        "Verdi, Luca",
        "Neri,Sara",
        "Galli,Ugo",
    ]
    assert "what stands beside the names: not kept" in said(got)


TEXT = (
    "No\tName\tLoc Id\tTotal\t1\t2\n\n1\tRossi, Marco\t12\t1.5\t2:W\t0:D\n"
    "2\tVerdi, Luca\t\t1\t1:L\t3:+\n3\tNeri, S\t\t\t :W\t2:-\n"
)


def test_swissperfect_byes_and_forfeits():
    got = one(TEXT.encode(), "")
    assert rated(got.tournament) == [[1, 1, 2, "1-0"]]
    assert forfeits(got.tournament) == [[2, 2, 3, "+-"]]
    assert byes(got.tournament) == {"half": 1, "full": 1}
    assert "loc id: not kept (1 row)" in said(got)


def test_swissperfect_cells_that_cannot_be_read_are_refused_with_line_and_round():
    assert "such as 4:W" in faults(read, TEXT.replace("2:W", "2?W").encode(), "")["line 3, round 1"]


@pytest.mark.parametrize(
    "body", [b"<html></html>", b"<table></table>", page([("a", "b"), ("c", "d")]), page(SWISS[:1])]
)
def test_pages_without_a_crosstable_are_refused(body):
    with pytest.raises(Wrong, match="no crosstable"):
        read(body)


def test_a_workbook_that_is_none_is_malformed():
    with pytest.raises(Malformed):
        read(b"PK\x03\x04not a workbook at all", XLSX)


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("<table><tr><td>a<td>b<tr><td>c</table>", [["a", "b"], ["c"]]),
        ("<TABLE><TR><TD>x &lt; y</TD></TR></TABLE>", [["x < y"]]),
        ("<table><tr><td><!-- <td>no</td> -->a</td></tr></table>", [["a"]]),
        ("<table><tr><td>a<script>'<td>no</td>'</script></td></tr></table>", [["a"]]),
        ("<table><tr><td>1 < 2</td></tr></table>", [["1 < 2"]]),
        ("<table><tr><td>½<br>x</td></tr>", [["½ x"]]),
        ("<table><tr><td>a<table><tr><td>b</td></tr></table>c</td></tr></table>", [["ac"]]),
    ],
)
def test_tables_of_untidy_pages(text, right):
    grid = tables(text).grids[0]
    assert [grid.texts(row) for row in range(len(grid.rows))] == right


def test_nothing_said_beside_the_tables_gets_through():
    got = one(page(SWISS, around="<p>secret@example.org</p>"))
    assert "secret@example.org" not in repr(got)
    assert DAY.starts_on == got.tournament.starts_on
