"""Two words: one name in two romanizations, a slip of the hand, a short form, or two people."""

import pytest

from ladder.domain.likeness.evidence import Evidence, compare
from ladder.domain.likeness.slips import slip
from ladder.domain.likeness.sounds import readings
from ladder.domain.likeness.words import parse


@pytest.mark.parametrize(
    ("latin", "original"),
    [
        *[(latin, "Щербаков") for latin in ("Shcherbakov", "Schtscherbakow", "Ščerbakov", "Szczerbakow")],
        *[(latin, "Юлия") for latin in ("Yulia", "Iuliia", "Julija", "Yuliya", "Julia")],
        *[(latin, "Василий") for latin in ("Vasily", "Wassilij", "Vasilii", "Vasiliy", "Vassili")],
        *[(latin, "Пётр") for latin in ("Petr", "Pyotr", "Pjotr", "Piotr")],
        *[(latin, "Алексеев") for latin in ("Alekseev", "Alexeyev", "Aleksejew", "Alexeev")],
        *[
            (latin, "Чайковский")
            for latin in ("Chaikovsky", "Tschaikowskij", "Tchaikovski", "Čajkovskij", "Czajkowski")
        ],
        *[(latin, "Хорошев") for latin in ("Khoroshev", "Choroschew", "Horošev")],
        *[(latin, "Євген") for latin in ("Yevhen", "Jewhen", "Ievgen")],
        *[(latin, "Ангел") for latin in ("Angel",)],
        *[(latin, "Ђорђевић") for latin in ("Đorđević", "Djordjevic")],
        *[(latin, "Παπαδόπουλος") for latin in ("Papadopoulos", "Papadopoylos", "Papadopulos")],
        *[(latin, "Γιώργος") for latin in ("Giorgos", "Yiorgos", "Yorgos")],
        *[(latin, "Χρήστος") for latin in ("Christos", "Hristos", "Xristos", "Khristos")],
        *[(latin, "Ευαγγελία") for latin in ("Evangelia", "Euaggelia", "Evaggelia")],
        *[(latin, "Αντώνης") for latin in ("Antonis", "Andonis")],
        *[(latin, "Μπάμπης") for latin in ("Mpampis", "Babis", "Bampis")],
        *[(latin, "Ξανθή") for latin in ("Xanthi", "Ksanthi")],
        *[(latin, "单") for latin in ("Shan", "Dan")],
        *[(latin, "雪华") for latin in ("Xuehua",)],
        *[(latin, "吕") for latin in ("Lü", "Lu", "Lv")],
    ],
)
def test_a_romanized_word_is_read_back_to_its_original(latin: str, original: str) -> None:
    assert not readings(latin.casefold()).isdisjoint(readings(original.casefold()))


@pytest.mark.parametrize(
    ("latin", "original"),
    [
        ("Fokin", "Фомин"),
        ("Maria", "Марина"),
        ("Mario", "Мария"),
        ("Olga", "Олег"),
        ("Nikos", "Νίκη"),
        ("Wei", "王"),
    ],
)
def test_another_name_is_not_read_into_it(latin: str, original: str) -> None:
    assert readings(latin.casefold()).isdisjoint(readings(original.casefold()))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("giusepppe", "giuseppe"),
        ("platii", "platini"),
        ("pluido", "pulido"),
        ("vladimiro", "vladimirov"),
        ("charlwes", "charles"),
        ("drusl", "druso"),
        ("людмрла", "людмила"),
        ("лармионова", "ларионова"),
        ("τσιπτας", "τσιπρας"),
    ],
)
def test_an_omitted_doubled_swapped_or_neighbouring_letter_is_a_slip(typed: str, meant: str) -> None:
    assert slip(typed, meant)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("paola", "paolo"),
        ("martina", "martin"),
        ("herrera", "herrero"),
        ("фокин", "фомин"),
        ("rossi", "grossi"),
        ("marco", "mirko"),
        ("anna", "ann"),
        ("li", "lin"),
        ("same", "same"),
    ],
)
def test_a_last_vowel_a_first_letter_or_a_far_key_is_no_slip(typed: str, meant: str) -> None:
    assert not slip(typed, meant)


FIRST, LAST = False, True


@pytest.mark.parametrize(
    ("typed", "meant", "surname", "evidence"),
    [
        ("José", "Jose", FIRST, Evidence.ACCENT),
        ("Großmann", "Grossmann", LAST, Evidence.SAME),
        ("Mueller", "Müller", LAST, Evidence.ACCENT),
        ("Вова", "Владимир", FIRST, Evidence.SHORT),
        ("Vova", "Владимир", FIRST, Evidence.SHORT),
        ("Beppe", "Giuseppe", FIRST, Evidence.SHORT),
        ("Pepe", "José", FIRST, Evidence.SHORT),
        ("Zé", "José", FIRST, Evidence.SHORT),
        ("Kees", "Cornelis", FIRST, Evidence.SHORT),
        ("Kuba", "Jakub", FIRST, Evidence.SHORT),
        ("Pisti", "István", FIRST, Evidence.SHORT),
        ("Takis", "Δημήτρης", FIRST, Evidence.SHORT),
        ("Μπάμπης", "Χαράλαμπος", FIRST, Evidence.SHORT),
        ("Ch.", "Χρήστος", FIRST, Evidence.INITIAL),
        ("Yu.", "Юрий", FIRST, Evidence.INITIAL),
        ("J", "Юрий", FIRST, Evidence.INITIAL),
        ("M", "Luca", FIRST, Evidence.NONE),
        ("Ivanova", "Иванов", LAST, Evidence.FORM),
        ("Kowalski", "Kowalska", LAST, Evidence.FORM),
        ("Novák", "Nováková", LAST, Evidence.FORM),
        ("Makariadis", "Μακαριάδου", LAST, Evidence.FORM),
        ("Gargalio", "Gargallo", LAST, Evidence.SLIP),
        ("MacDonald", "McDonald", LAST, Evidence.SOUND),
        ("Федотов", "Федоров", LAST, Evidence.NEAR),
        ("Julie", "Julia", FIRST, Evidence.NONE),
        ("Marko", "Marco", FIRST, Evidence.SOUND),
        ("Paola", "Paolo", FIRST, Evidence.NONE),
        ("Huy", "Chi", FIRST, Evidence.NONE),
        ("Dupond", "Dupont", LAST, Evidence.NEAR),
        ("Chen", "Shen", LAST, Evidence.SOUND),
        ("Gulyaeva", "Guljaewa", LAST, Evidence.READ),
        ("Svyatoslav", "Sviatoslav", FIRST, Evidence.READ),
        ("Влладимирова", "Владимирова", LAST, Evidence.SLIP),
    ],
)
def test_evidence_of_two_words(typed: str, meant: str, surname: bool, evidence: Evidence) -> None:
    one, other = parse(f"{typed} Zzyzx").words[0], parse(f"{meant} Zzyzx").words[0]
    assert compare(one, other, surname=surname) == evidence
