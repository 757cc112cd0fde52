"""One night's names against a roster: who is ticked, who is only offered, and why."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ladder.domain.likeness.index import Index, Person, Suggestion
from ladder.domain.likeness.reasons import REASONS

ROSTER = (
    "Marco Rossi",
    "Luca Rossi",
    "Giuseppe Verdi",
    "Paolo Bianchi",
    "Maria Grazia Ferrari",
    "Иван Петрович Смирнов",
    "Дмитрий Щербаков",
    "Γιώργος Παπαδόπουλος",
    "Jan van den Berg",
    "Hans-Peter Müller",
    "Michael Andrew O'Brien",
    "Elizabeth Smith",
    "Maximilian von Hohenzollern",
    "王伟",
    "Gustavo Espejo Galán",
    "Anna Bláhová",
    "Mario Conti",
    "Mario Conti jr",
    "Christian Bender-Matthäi",
)


def suggested(typed: str, *roster: str) -> list[tuple[str, str, str]]:
    index = Index.of([Person(name, name) for name in roster or ROSTER])
    return [(s.member, s.confidence, s.reason) for s in index.night([typed])[0]]


@pytest.mark.parametrize(
    ("typed", "member", "confidence", "reason"),
    [
        ("Marco Rossi", "Marco Rossi", "sure", "exact"),
        ("marco  ROSSI", "Marco Rossi", "sure", "exact"),
        ("Rossi,Marco", "Marco Rossi", "likely", "order"),
        ("GM Marco Rossi", "Marco Rossi", "likely", "title"),
        ('Giuseppe "Beppe" Verdi', "Giuseppe Verdi", "likely", "nickname"),
        ("Beppe Verdi", "Giuseppe Verdi", "likely", "nickname"),
        ("G. Verdi", "Giuseppe Verdi", "likely", "initial"),
        ("Verdi Giusepe", "Giuseppe Verdi", "likely", "typo"),
        ("Paola Bianchi", "Paolo Bianchi", "possible", "surname_only"),
        ("Maria Ferrari", "Maria Grazia Ferrari", "possible", "middle"),
        ("Iwan Smirnow", "Иван Петрович Смирнов", "likely", "translit"),
        ("Смирнов Иван", "Иван Петрович Смирнов", "likely", "patronymic"),
        ("Ivan Smirnova", "Иван Петрович Смирнов", "possible", "gender_form"),
        ("Dima Shcherbakov", "Дмитрий Щербаков", "likely", "nickname"),
        ("Yorgos Papadopulos", "Γιώργος Παπαδόπουλος", "likely", "translit"),
        ("Jan Vandenberg", "Jan van den Berg", "likely", "particle"),
        ("Jan Berg", "Jan van den Berg", "likely", "particle"),
        ("Hans Peter Mueller", "Hans-Peter Müller", "likely", "spelling"),
        ("Hans-Peter Muller", "Hans-Peter Müller", "likely", "diacritics"),
        ("HP Müller", "Hans-Peter Müller", "possible", "initial"),
        ("Michael OBrien", "Michael Andrew O'Brien", "likely", "middle"),
        ("Maximilian von Hohen", "Maximilian von Hohenzollern", "possible", "cut"),
        ("Wang Wei", "王伟", "likely", "translit"),
        ("Gustavo Espejo", "Gustavo Espejo Galán", "likely", "surname_part"),
        ("Anna Bláha", "Anna Bláhová", "possible", "gender_form"),
        ("Christian Bender", "Christian Bender-Matthäi", "possible", "hyphen"),
        ("Elizabeth", "Elizabeth Smith", "possible", "first_only"),
        ("Verdi", "Giuseppe Verdi", "possible", "surname_only"),
        ("Giuseppe V.", "Giuseppe Verdi", "possible", "surname_initial"),
        ("Mario Conti", "Mario Conti", "possible", "exact"),
    ],
)
def test_who_stands_first_and_why(typed: str, member: str, confidence: str, reason: str) -> None:
    assert suggested(typed)[0] == (member, confidence, reason)


@pytest.mark.parametrize("typed", ["Sigrid Lindqvist", "BYE", "X", "", "Player 3", "Marco Lindqvist"])
def test_nobody_is_offered_whom_nothing_points_to(typed: str) -> None:
    assert suggested(typed) == []


def test_two_that_fit_one_initial_are_both_shown_and_neither_ticked() -> None:
    found = suggested("M. Rossi", "Marco Rossi", "Matteo Rossi", "Luca Rossi")
    assert {member for member, _, _ in found} == {"Marco Rossi", "Matteo Rossi"}
    assert {confidence for _, confidence, _ in found} == {"possible"}


def test_an_initial_is_not_ticked_where_the_family_has_more_members() -> None:
    assert suggested("M. Rossi")[0] == ("Marco Rossi", "possible", "initial")


def test_the_second_of_two_first_names_may_be_a_brothers() -> None:
    assert suggested("Dario Druso", "Gabriele Dario Druso") == [
        ("Gabriele Dario Druso", "possible", "middle")
    ]


def test_letters_and_marks_typed_apart_are_the_same_name() -> None:
    assert suggested("Hegedu\u030bs Korne\u0301l", "Hegedűs Kornél")[0][:2] == ("Hegedűs Kornél", "sure")


def test_father_and_son_are_offered_and_never_ticked() -> None:
    for typed in ("Mario Conti", "Mario Conti jr.", "Conti, Mario", "M. Conti"):
        assert [confidence for _, confidence, _ in suggested(typed)] == ["possible", "possible"]


def test_a_spelling_confirmed_before_is_sure_while_it_fits_no_other() -> None:
    people = [Person("a", "Alexandra Conti", ("Alex Conti",)), Person("b", "Bruno Verdi")]
    assert Index.of(people).night(["alex conti"])[0] == (Suggestion("a", "sure", "alias"),)
    people.append(Person("c", "Alexander Conti"))
    assert {s.confidence for s in Index.of(people).night(["Alex Conti"])[0]} == {"possible"}


def test_a_declined_spelling_is_not_offered_again() -> None:
    people = [Person("a", "Marco Rossi", declined=("M. Rossi",))]
    assert Index.of(people).night(["m. rossi"])[0] == ()


def test_two_names_of_one_night_are_two_people() -> None:
    index = Index.of([Person("a", "Samuele Tebaldi")])
    full, short = index.night(["Samuele Tebaldi", "S. Tebaldi"])
    assert full == (Suggestion("a", "sure", "exact"),)
    assert [s.confidence for s in short] == ["possible"]


def test_one_name_typed_twice_ticks_nobody_twice() -> None:
    index = Index.of([Person("a", "Samuele Tebaldi")])
    first, second = index.night(["Tebaldi Samuele", "Tebaldi Samuele"])
    assert sum(s.confidence != "possible" for s in (*first, *second)) <= 1


def test_a_member_whom_a_person_has_confirmed_elsewhere_is_offered_to_no_other() -> None:
    index = Index.of([Person("a", "Samuele Tebaldi")])
    assert index.night(["S. Tebaldi", "Samuele Tebaldi"], {0: "a"}) == ((), ())


def test_an_empty_roster_offers_nobody() -> None:
    assert Index.of([]).night(["Marco Rossi"]) == ((),)


GIVEN = st.sampled_from(
    ["Marco", "Marko", "Maria", "M.", "Luca", "Иван", "Ivan", "Γιώργος", "José", "Anna-Maria", "王"]
)
FAMILY = st.sampled_from(
    ["Rossi", "Rosi", "Grossi", "de Rossi", "Иванов", "Ivanova", "Παππάς", "Müller-Lang", "伟", "Li"]
)
NAME = st.builds(
    lambda given, family, comma: f"{family}, {given}" if comma else f"{given} {family}",
    GIVEN,
    FAMILY,
    st.booleans(),
)


@settings(max_examples=60, deadline=None)
@given(
    st.lists(st.one_of(NAME, st.text(max_size=12)), max_size=8),
    st.lists(st.one_of(NAME, st.text(max_size=25)), max_size=8),
)
def test_any_night_is_answered_shortly_one_to_one_and_always_alike(
    roster: list[str], typed: list[str]
) -> None:
    people = [Person(str(place), name) for place, name in enumerate(roster)]
    index = Index.of(people)
    answers = index.night(typed)
    ticks = [s.member for offered in answers for s in offered if s.confidence != "possible"]
    assert len(answers) == len(typed)
    assert all(len(offered) <= 5 and len({s.member for s in offered}) == len(offered) for offered in answers)
    assert len(ticks) == len(set(ticks))
    assert {s.reason for offered in answers for s in offered} <= set(REASONS)
    assert all(s.confidence == "possible" for offered in answers for s in offered[1:])
    assert Index.of(people).night(typed) == answers
