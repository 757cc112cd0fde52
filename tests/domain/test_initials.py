"""A name by initials (SPEC 5): the given cases, every shape of name, and what never gets through."""

import json
import unicodedata
from pathlib import Path

import pytest
import regex
from hypothesis import given
from hypothesis import strategies as st

from ladder.domain.initials import MOST, initials, plain

GIVEN = json.loads((Path(__file__).parents[1] / "data" / "initials.json").read_text(encoding="utf-8"))[
    "cases"
]


@pytest.mark.parametrize(("name", "shown"), GIVEN)
def test_the_given_names_are_shown_as_given(name, shown):
    assert initials(name) == shown


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("J.R.R. Tolkien", "J. R. R. T."),
        ("Дж.Р.Р. Толкин", "Д. Р. Р. Т."),
        ("Robert Fischer, Jr.", "R. F."),
        ("Fischer, Robert, jr.", "R. F."),
        ("Fischer jr., Robert", "R. F."),
        ("Henry Ford III", "H. F."),
        ("Иванов Иван мл.", "И. И."),
        ("Junior Silva", "J. S."),
        ("Rossi, Junior", "J. R."),
        ("Carlos Silva Júnior", "C. S."),
        ("D'Angelo, Luca", "L. A."),
        ("D’Angelo Luca", "A. L."),
        ("Jan van 't Hoff", "J. H."),
        ("van 't Hoff, Jan", "J. H."),
        ("Jan v.d. Berg", "J. B."),
        ("José Ortega y Gasset", "J. O. G."),
        ("John D Smith", "J. D. S."),
        ("Ben Stein", "B. S."),
        ("David ben Gurion", "D. G."),
        ("Saint-Exupéry, Antoine de", "A. S.-E."),
        ("Ahmad Al-Masri", "A. M."),
        ("Jean‐Pierre Dupont", "J.-P. D."),
        ("Μαρία-Ελένη Κώστα", "Μ.-Ε. Κ."),
        ("de la", "D. L."),
    ],
)
def test_particles_suffixes_and_turned_names_are_understood(name, shown):
    assert initials(name) == shown


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("김 민수", "김."),
        ("王, 伟", "王."),
        ("山田 太郎", "山."),
        ("ヤマダ・タロウ", "ヤ."),
        ("David 王伟", "D. 王."),
        ("გიორგი კვირიკაშვილი", "გ. კ."),
        ("מחמד כהן", "מ. כ."),
        ("मोहन शर्मा", "मो. श."),
        ("เกียรติ", "กี."),
        ("ｍａｒｃｏ ｒｏｓｓｉ", "M. R."),
        ("ß Weiss", "S. W."),
        ("E\u0301lodie Petit", "É. P."),
    ],
)
def test_every_script_gives_whole_letters(name, shown):
    assert initials(name) == shown


@pytest.mark.parametrize("name", ["", " ", ",", ".", "123", "<>", "=1+2", "\u202e\u200b", "🙂"])
def test_a_name_without_letters_is_a_question_mark(name):
    assert initials(name) == "?"


def test_what_cannot_be_seen_never_survives():
    assert initials("\u202eMarco\u200b \u2066Ros\u00adsi\ufeff") == "M. R."
    assert plain("\u202eMarco\u200b\tRossi\x00 \u3164") == "Marco Rossi"


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("M a r c o", "M."),
        ("M a r c o R o s s i", "M."),
        ("M A R C U S R U S S U S", "M."),
        ("R-o-s-s-i M-a-r-c-o", "R."),
        ("R.o.s.s.i M.a.r.c.o", "R."),
        ("R. O. S. S. I. M.", "R."),
        ("R·o·s·s·i", "R."),
        ("R_o_s_s_i", "R."),
        ("Rossi, M a r c o", "M. R."),
        ("L e e", "L."),
        ("L.e.e.", "L."),
        ("L E E", "L."),
        ("L-E-E Anna", "L. A."),
        ("П ё т р Иванов", "П. И."),
        ("Ｒ ｏ ｓ ｓ ｉ", "R."),
    ],
)
def test_a_name_spelt_out_in_single_letters_is_one_word(name, shown):
    assert initials(name) == shown


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("J R R Tolkien", "J. R. R. T."),
        ("j.r.r. tolkien", "J. R. R. T."),
        ("J-P Dupont", "J.-P. D."),
        ("A. B. C.", "A. B. C."),
        ("m r", "M."),
        ("M R", "M. R."),
        ("Juan i M Roca", "J. M. R."),
    ],
)
def test_single_letters_that_are_initials_stay_initials(name, shown):
    assert initials(name) == shown


def test_the_parts_of_hyphenated_words_count_towards_the_limit():
    assert initials("Ab-cd-ef-gh-ij-kl-mn") == "A.-C.-E.-G.-I. M."
    assert initials("Ab-cd ef-gh ij-kl mn-ox") == "A.-C. E.-G. I. O."


@given(st.text(max_size=60))
def test_whatever_was_typed_no_more_than_one_letter_a_word_is_shown(name):
    shown = initials(name)
    assert shown
    for word in shown.split(" "):
        for sign in word.split("-"):
            assert sign == "?" or (sign.endswith(".") and len(regex.findall(r"\X", sign[:-1])) == 1)
    assert not any(unicodedata.category(char) in ("Cc", "Cf", "Cs", "Co", "Cn") for char in shown)
    assert len(shown.replace("-", " ").split(" ")) <= MOST


@given(st.text(max_size=60))
def test_blanks_around_and_between_words_make_no_difference(name):
    assert initials(f"  {name.replace(' ', '   ')} ") == initials(name)
