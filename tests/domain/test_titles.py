"""Whether a title holds a name: as a word, in another case or compound, in another script."""

import pytest

from ladder.domain.titles import guard


@pytest.mark.parametrize(
    ("name", "title"),
    [
        ("Marco Rossi", "Memorial Rossi"),
        ("Marco Rossi", "memorial ROSSI 2026"),
        ("Marco Rossi", "Coppa Bianchi-Rossi"),
        ("Marco Rossi", "Torneo di Marco"),
        ("Marco Rossi", "Rossi's 5th"),
        ("Marco Rossi", "Кубок Росси"),
        ("Sean O'Neil", "ONeil cup"),
        ("Sean O'Neil", "The O’Neil Cup"),
        ("Juan Pérez-Gil", "Abierto Perez"),
        ("Hans Müller", "Muellerpokal"),
        ("Hans Müller", "Müllerpokal"),
        ("Li Wei", "Li Cup"),
        ("Иван Смирнов", "Мемориал Смирнова"),
        ("Иван Смирнов", "Memorial Smirnov"),
        ("Анна Иванова", "Мемориал Ивановой"),
        ("Пётр Чайковский", "Кубок Чайковского"),
        ("Νίκος Παπαδόπουλος", "Τουρνουά Παπαδοπούλου"),
        ("Νίκος Παπαδόπουλος", "Papadopoulos Cup"),
        ("Πέτρος Παππάς", "Μνημόσυνο Παππά"),
        ("김민수", "민수컵"),
        ("王伟", "王伟杯"),
        ("Ro\u200bssi", "Memorial Ros\u00adsi"),
    ],
)
def test_a_name_is_found(name, title):
    assert guard([name]).holds(title)


@pytest.mark.parametrize(
    ("name", "title"),
    [
        ("Marco Rossi", "Martedì 12"),
        ("Marte Rossi", "Martedì 12"),
        ("Juan de la Cruz", "Torneo de la Rosa"),
        ("Jan van Dijk", "Avond van de club"),
        ("Pedro do Carmo", "Torneio do Porto"),
        ("Robert Fischer jr.", "Jr. Cup"),
        ("Κυριάκος Παππάς", "Τουρνουά Κυριακής"),
        ("M. R.", "M. R. Cup"),
        ("王伟", "王杯"),
        ("Rosso", "Rosse"),
        ("", "Cup"),
        ("Anna", ""),
    ],
)
def test_another_word_is_no_name(name, title):
    assert not guard([name]).holds(title)
