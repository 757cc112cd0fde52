"""Children's names: by initials everywhere, until consent is recorded, and again when it is withdrawn."""

import pytest

from tests.journeys.stack import tournament

JUNIORS = tournament(("Emma Piccoli", "Leo Minori", "1-0"), juniors=True, name="School cup")
CONSENT = {"on": "2026-02-01", "parent": True, "child": True}


@pytest.fixture
def club(road):
    """A public club with full names, in which children have played."""
    made = road.club(visibility="public", names="full")
    made.publish("cup", JUNIORS)
    made.accept("cup")
    made.publish("open", tournament(("Emma Piccoli", "Marco Rossi", "0-1"), starts_on="2026-01-17"))
    made.accept("open")
    road.settle()
    return made


def member(club, name):
    return next(each for each in club.get("/members")["members"] if each["name"] == name)


def seen(road, text):
    return [key for key, body in road.site().items() if text.encode() in body]


def test_who_played_in_a_juniors_event_is_shown_by_initials_everywhere(road, club):
    assert member(club, "Emma Piccoli")["junior"] == "yes"
    assert member(club, "Marco Rossi")["junior"] == "unknown"
    assert seen(road, "Piccoli") == []
    assert seen(road, "Minori") == []
    assert len(seen(road, "Marco Rossi")) > 3
    assert len(seen(road, "E. P.")) > 3


def test_pages_of_juniors_and_of_their_events_stay_noindex_in_a_public_club(road, club):
    emma = member(club, "Emma Piccoli")["member"]
    marco = member(club, "Marco Rossi")["member"]
    cup = club.publish("cup", JUNIORS)["page"]

    assert 'content="noindex' in road.page(f"/club/circolo/members/{emma}/")
    assert 'content="noindex' in road.page(cup)
    assert 'content="noindex' not in road.page(f"/club/circolo/members/{marco}/")


def test_consent_shows_the_name_and_withdrawing_it_takes_it_off_again(road, club):
    emma = member(club, "Emma Piccoli")["member"]

    given = club.ask("PATCH", f"/members/{emma}", {"consent": CONSENT})
    road.settle()
    assert given.json["member"]["consent"] == CONSENT
    assert len(seen(road, "Emma Piccoli")) > 3
    assert 'content="noindex' in road.page(f"/club/circolo/members/{emma}/")

    invalidations = len(road.cdn.paths)
    club.ask("PATCH", f"/members/{emma}", {"consent": None})
    road.settle()

    assert seen(road, "Piccoli") == []
    assert len(road.cdn.paths) > invalidations


def test_consent_of_the_parent_alone_is_none(club):
    emma = member(club, "Emma Piccoli")["member"]

    refused = club.ask(
        "PATCH", f"/members/{emma}", {"consent": {"on": "2026-02-01", "parent": True, "child": False}}
    )

    assert refused.status == 422
    assert member(club, "Emma Piccoli")["consent"] is None


def test_marking_the_adults_leaves_the_juniors_alone(club):
    answer = club.ask("POST", "/members/adults")

    assert answer.json["marked"] == 1
    assert member(club, "Emma Piccoli")["junior"] == "yes"
    assert member(club, "Marco Rossi")["junior"] == "no"


def test_publishing_again_never_lowers_juniors(road, club):
    answer = club.publish("cup", {**JUNIORS, "juniors": False})

    assert answer["tournament"]["juniors"] is True


def test_a_title_that_names_a_child_is_a_date_on_pages_and_the_publisher_is_told(road, club):
    answer = club.publish("cup", {**JUNIORS, "name": "Piccoli cup"})
    road.settle()

    assert [note["at"] for note in answer["notes"]] == ["name"]
    assert seen(road, "Piccoli") == []


def test_the_api_answers_full_names_to_the_organiser(club):
    names = {line["name"] for line in club.get("/ladder")["standings"]}

    assert names == {"Emma Piccoli", "Leo Minori", "Marco Rossi"}


def test_a_hidden_member_is_nowhere_but_in_the_api(road, club):
    marco = member(club, "Marco Rossi")["member"]

    club.ask("PATCH", f"/members/{marco}", {"display": "hidden"})
    road.settle()

    assert seen(road, "Rossi") == []
    assert seen(road, marco) == []
    assert member(club, "Marco Rossi")["display"] == "hidden"
