"""A list of members: all of it or none."""

import pytest

from ladder.domain.roster import NewMember
from ladder.domain.tournament import Tenths
from ladder.formats.members_csv import read_list, read_members
from tests.formats.sheets import faults


def read(*lines, header="name,rating,games"):
    return read_members("\n".join([header, *lines, ""]).encode())


def test_members_stand_in_the_order_of_the_list():
    assert read("Marco Rossi,1413.8,34", "Anna  Bianchi,,", "Иван Петров,1200,0") == (
        NewMember("Marco Rossi", Tenths(14138), 34),
        NewMember("Anna Bianchi", None, 0),
        NewMember("Иван Петров", Tenths(12000), 0),
    )


def test_a_decimal_comma_stands_in_a_list_with_semicolons():
    assert read("Marco;1413,8;2", header="Name;Rating;Games") == (NewMember("Marco", Tenths(14138), 2),)


def test_a_list_of_names_alone_is_enough():
    assert read("Marco", "Anna", header="name") == (NewMember("Marco"), NewMember("Anna"))


def test_nothing_else_about_a_person_is_taken():
    assert read("Marco,2015-01-01", header="name,born") == (NewMember("Marco"),)


@pytest.mark.parametrize(
    "line",
    [
        ",1200,0",
        "\u200b,1200,0",
        f"{'x' * 201},1200,0",
        "A,1200.55,0",
        "A,12x,0",
        "A,10001,0",
        "A,1e3,0",
        "A,1200,-1",
        "A,1200,1.5",
        "A,1200,999999",
        "A,nan,0",
        "A,1200,0,x",
        "A,1200",
        "A",
        "A,1200.50,0",
        "A,1 400,0",
    ],
)
def test_one_wrong_line_refuses_the_list(line):
    assert list(faults(lambda: read("Marco,1200,3", line))) == ["line 3"]


@pytest.mark.parametrize("header", ["", "rating,games", "name,name"])
def test_a_header_without_names_is_refused(header):
    assert faults(lambda: read("Marco,1200", header=header))


def test_an_empty_list_is_refused():
    assert list(faults(read)) == ["line 1"]


@pytest.mark.parametrize("written", ["1.400", "2.000", "1,500", "-1.400", "1 400", "1'400"])
def test_a_mark_of_thousands_is_refused_with_both_readings(written):
    found = faults(lambda: read("Marco;1200;3", f"Anna;{written};0", header="name;rating;games"))
    whole = "".join(each for each in written if each.isdigit() or each == "-")
    assert list(found) == ["line 3"]
    assert f"may be {whole} or {whole[:-3]}.{whole[-3:]}" in found["line 3"]


@pytest.mark.parametrize(
    "header",
    ["nome;punteggio;partite", "Имя;Рейтинг;Партии", "όνομα;βαθμολογία;παρτίδες", "nombre;Elo;partidas"],
)
def test_the_columns_are_known_in_the_five_languages(header):
    members, notes = read_list(f"{header}\nMarco;1500,5;3\n".encode())
    assert [member for _, member in members] == [NewMember("Marco", Tenths(15005), 3)]
    assert len(notes) == 3


def test_the_column_of_the_contract_goes_before_one_that_means_the_same():
    members, notes = read_list(b"name,elo,rating\nMarco,2000,1500\n")
    assert [member for _, member in members] == [NewMember("Marco", Tenths(15000))]
    assert [note.message for note in notes] == ["the column 'elo' is not kept"]


def test_a_column_says_who_is_a_junior():
    heads = "name;junior"
    assert [each.junior for each in read("A;yes", "B;No", "C;", "D;sì", "E;нет", header=heads)] == [
        "yes",
        "no",
        "unknown",
        "yes",
        "no",
    ]
    assert list(faults(lambda: read("A;yes", "B;perhaps", header=heads))) == ["line 3"]
