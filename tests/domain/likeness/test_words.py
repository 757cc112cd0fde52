"""A typed name is taken apart: what says nothing about who is meant is left out."""

import pytest

from ladder.domain.likeness.words import parse


@pytest.mark.parametrize(
    ("typed", "words", "suffix"),
    [
        ("Rossi,Marco", "rossi marco", ""),
        ("M.Rossi", "m rossi", ""),
        ("  Marco\u00a0 Rossi ", "marco rossi", ""),
        ("GM Robert Fischer", "robert fischer", ""),
        ("Dr. Wilhelmina Kas", "wilhelmina kas", ""),
        ("Sr. Ema da Silva Dias", "ema silva dias", ""),
        ("Vass Erzsébet 1432 ELO", "vass erzsébet", ""),
        ("Rosa Proietti (C)", "rosa proietti", ""),
        ("Anna Bruni (bye)", "anna bruni", ""),
        ("Serena Druso Jr.", "serena druso", "jr"),
        ("Péter Deák (figlio)", "péter deák", "jr"),
        ("Mario Conti II", "mario conti", "jr"),
        ("Catharina van der Janssens", "catharina janssens", ""),
        ("Jan v.d. Berg", "jan berg", ""),
        ("Borges, Sebastião dos", "borges sebastião", ""),
        ("Sean O’Neil", "sean o'neil", ""),
        ("Do Van Anh", "do van anh", ""),
        ("Pan Jianguo", "pan jianguo", ""),
        ("Billy Joe Lord", "billy joe lord", ""),
        ("王伟", "王 伟", ""),
        ("欧阳娜娜", "欧阳 娜娜", ""),
        ("Eva–Maria Bender", "eva maria bender", ""),
    ],
)
def test_words_without_titles_particles_and_remarks(typed: str, words: str, suffix: str) -> None:
    form = parse(typed)
    assert (" ".join(word.text for word in form.words), form.suffix) == (words, suffix)
    assert not form.junk


@pytest.mark.parametrize(
    "typed", ["", "---", "X", "BYE", "Player 12", "Guest 1", "Гость", "12", ".", "😀", "A. B."]
)
def test_what_names_nobody_is_junk(typed: str) -> None:
    assert parse(typed).junk


def test_a_nickname_in_quotes_is_set_aside() -> None:
    form = parse('John "Jack" O\'Casey')
    assert ([word.text for word in form.words], form.quoted) == (["john", "o'casey"], ("jack",))


def test_a_latin_letter_in_a_cyrillic_word_is_put_right() -> None:
    assert parse("Мишa Чигорин").words[0].text == "миша"
