"""An erasure takes every form in which the person's entry ever stood, confirmed or not, and knows them."""

import pytest

from ladder.store import records
from tests.faults.agreement import agree, club_of
from tests.journeys.stack import tournament
from tests.journeys.stores import holding
from tests.journeys.test_erasure import (
    WILHELMINA,
    WORDS,
    XAVIER,
    YOLANDA,
    ZACHARIAS,
    changes,
    clock,
    ended,
    erase,
)

__all__ = ["clock"]

TYPO = "Zachar Quintrelle"


def cup(name, **more):
    return tournament((name, YOLANDA, "1-0"), (XAVIER, name, "1/2-1/2"), name="Cup", **more)


def _mended_by_the_publisher(club):
    club.publish("cup", cup(TYPO))
    club.publish("cup", cup(ZACHARIAS))
    club.accept("cup")


def _mended_by_the_organiser(club):
    club.publish("cup", cup(TYPO))
    for name in ("Zak Quintrela", ZACHARIAS):
        assert club.ask("PATCH", "/tournaments/cup", {"players": [{"no": 1, "name": name}]}).status == 202
    club.accept("cup")


def _dropped_while_it_waited(club):
    club.publish("cup", cup(ZACHARIAS))
    club.accept("cup")
    assert club.publish("cup", cup(TYPO))["waiting"]
    assert club.ask("DELETE", "/tournaments/cup?version=waiting").status == 202


def _superseded_while_it_waited(club):
    club.publish("cup", cup(ZACHARIAS))
    club.accept("cup")
    assert club.publish("cup", cup(TYPO))["waiting"]
    club.publish("cup", {**cup(ZACHARIAS), "name": "Cup of winter"})


def _held(club):
    club.publish("cup", cup(ZACHARIAS))
    club.accept("cup")
    fix = {"games": [{"round": 1, "white": 1, "black": 2, "result": "0-1"}]}
    assert club.ask("PATCH", "/tournaments/cup", fix).status == 202
    other = tournament((TYPO, YOLANDA, "0-0"), (XAVIER, TYPO, "1/2-1/2"), name="Cup")
    assert club.publish("cup", other)["held"]


def _mended_with_a_late_entry_before(club):
    club.publish("cup", cup(TYPO))
    late = cup(ZACHARIAS)
    for each in late["players"]:
        each["no"] += 1
    late["players"].insert(0, {"no": 1, "name": WILHELMINA})
    for each in late["rounds"]:
        each["games"] = [
            {**game, "white": game["white"] + 1, "black": game["black"] + 1} for game in each["games"]
        ]
    club.publish("cup", late)
    club.accept("cup")


PASTS = (
    _mended_by_the_publisher,
    _mended_by_the_organiser,
    _dropped_while_it_waited,
    _superseded_while_it_waited,
    _held,
    _mended_with_a_late_entry_before,
)


@pytest.mark.parametrize("past", PASTS, ids=lambda past: past.__name__.strip("_"))
def test_a_form_that_nobody_confirmed_goes_too(road, clock, past):
    club = road.club(names="full")
    past(club)
    road.settle()
    before = changes(club)

    ended(road, club, clock, erase(club, ZACHARIAS)["certificate"])

    assert holding(road, *WORDS, "Zachar", "Quintrel", "Zak ") == []
    assert changes(club) == before
    agree(road, club_of(road))


def test_a_late_retry_of_the_first_form_brings_no_name_back(road, clock):
    club = road.club(names="full")
    _mended_by_the_publisher(club)
    road.settle()
    before = records.read(road.aws, club_of(road)).tournaments["cup"]
    ended(road, club, clock, erase(club, ZACHARIAS)["certificate"])
    after = records.read(road.aws, club_of(road)).tournaments["cup"]
    assert before.earlier.index(before.published_as) == after.earlier.index(after.published_as)
    assert before.published_as != after.published_as, "an imprint may tell the name"

    answer = club.publish("cup", cup(TYPO))

    assert answer["held"]["late"]
    assert holding(road, *WORDS, "Zachar", "Quintrel") == []


def test_who_only_stood_in_the_same_place_keeps_the_name(road, clock):
    club = road.club(names="full")
    club.publish("cup", tournament((WILHELMINA, YOLANDA, "1-0"), name="Cup"))
    renumbered = tournament((ZACHARIAS, WILHELMINA, "1-0"), (WILHELMINA, YOLANDA, "1-0"), name="Cup")
    club.publish("cup", renumbered)
    links = {"1": {"new": True}, "2": {"guest": True}, "3": {"guest": True}}
    club.ask("PUT", "/tournaments/cup/names", {"links": links})
    road.settle()

    ended(road, club, clock, erase(club, ZACHARIAS)["certificate"])

    names = [each["name"] for each in club.get("/tournaments/cup")["tournament"]["players"]]
    assert names[1:] == [WILHELMINA, YOLANDA]
    assert holding(road, *WORDS) == []


TITLED = tournament((ZACHARIAS, YOLANDA, "1-0"), (XAVIER, ZACHARIAS, "1/2-1/2"), name="Quintrell Cup")


def _with_note(note):
    first, *rest = TITLED["rounds"]
    games = [{**first["games"][0], **({"note": note} if note else {})}, *first["games"][1:]]
    return {**TITLED, "name": "Cup", "rounds": [{**first, "games": games}, *rest]}


def _gone_by(road, club, clock, *files, fix=None):
    for each in files:
        club.publish("cup", each)
        club.accept("cup")
    if fix:
        assert club.ask("PATCH", "/tournaments/cup", fix).status == 202
    road.settle()
    ended(road, club, clock, erase(club, ZACHARIAS)["certificate"])


def test_a_title_that_was_published_away_is_known_when_the_old_file_comes(road, clock):
    club = road.club(names="full")
    _gone_by(road, club, clock, TITLED, {**TITLED, "name": "Winter Cup"})

    answer = club.publish("cup", TITLED)
    road.settle()

    assert "name" in [note["at"] for note in answer["notes"]]
    assert answer["held"]["late"]
    assert holding(road, *WORDS) == []


def test_a_title_that_was_corrected_away_is_known_and_nothing_new(road, clock):
    club = road.club(names="full")
    _gone_by(road, club, clock, TITLED, fix={"name": "Winter Cup"})
    revision = club.get("/status")["records"]

    answer = club.publish("cup", TITLED)
    road.settle()

    assert answer["revision"] == revision
    assert holding(road, *WORDS) == []


def test_a_note_that_was_published_away_is_known(road, clock):
    club = road.club(names="full")
    _gone_by(road, club, clock, _with_note("Quintrell late"), _with_note(""))

    answer = club.publish("cup", _with_note("Quintrell late"))

    assert "rounds" in [note["at"] for note in answer["notes"]]
    assert answer["held"]["late"]
    assert holding(road, *WORDS) == []


@pytest.mark.parametrize("typed", ["Quintrell, Zacharias", "Zácharias Quintréll", "QUINTRELL ZACHARIAS"])
def test_the_name_in_another_order_or_with_accents_is_known(road, clock, typed):
    club = road.club(names="full")
    _gone_by(road, club, clock, cup(ZACHARIAS))
    revision = club.get("/status")["records"]

    answer = club.publish("cup", cup(typed))
    road.settle()

    assert "players.0.name" in [note["at"] for note in answer["notes"]]
    assert answer["revision"] == revision
    assert holding(road, *WORDS, "QUINTRELL", "Quintr") == []


def test_a_surname_in_tie_breaks_contact_and_key_labels_goes_and_does_not_come_back(road, clock):
    club = road.club(names="full")
    ranked = cup(ZACHARIAS)
    ranked["players"][0] |= {
        "rank": 1,
        "points": 1.5,
        "tiebreaks": [{"name": "Quintrell score", "value": "1"}],
    }
    club.publish("cup", ranked)
    club.accept("cup")
    club.ask("PATCH", "", {"contact": "Quintrell Zacharias, tel. 1"})
    club.ask("POST", "/keys", {"label": "Quintrell's phone", "scope": "publish"})
    road.settle()
    assert holding(road, *WORDS)

    ended(road, club, clock, erase(club, ZACHARIAS)["certificate"])
    club.publish("cup", ranked)
    road.settle()

    assert holding(road, *WORDS) == []
    assert club.get("")["club"]["contact"].endswith(", tel. 1")
    agree(road, club_of(road))


def test_an_erased_persons_entry_that_became_a_guests_can_be_seated_again(road, clock):
    club = road.club(names="full")
    member = _seated_and_erased(road, club, clock)
    before = changes(club)
    names = "/tournaments/cup/names"
    assert club.ask("PUT", names, {"links": {"1": {"guest": True}}}).status == 202
    (offered,) = club.get(names)["entries"][0]["suggestions"]

    answer = club.ask("PUT", names, {"links": {"1": {"member": offered["member"]}}})
    road.settle()

    assert offered["member"] == member
    assert answer.status == 202, answer.text
    assert changes(club) == before


def _seated_and_erased(road, club, clock):
    _gone_by(road, club, clock, cup(ZACHARIAS))
    return club.get("/tournaments/cup")["tournament"]["players"][0]["member"]


def test_nobody_elses_entry_can_be_given_to_who_was_erased(road, clock):
    club = road.club(names="full")
    member = _seated_and_erased(road, club, clock)

    answer = club.ask("PUT", "/tournaments/cup/names", {"links": {"2": {"member": member}}})

    assert answer.status == 422


def test_an_erased_members_id_beside_another_name_is_not_taken(road, clock):
    club = road.club(names="full")
    member = _seated_and_erased(road, club, clock)
    evening = tournament((WILHELMINA, YOLANDA, "1-0"), starts_on="2026-03-01")
    evening["players"][0]["member"] = member

    answer = club.publish("later", evening)

    (entry, _) = club.get("/tournaments/later/names")["entries"]
    assert (entry["name"], entry["link"]) == (WILHELMINA, None)
    assert [note["at"] for note in answer["notes"]] == ["players.0.member"]


def test_an_id_that_holds_the_name_stays_and_is_told(road, clock):
    club = road.club(names="full")
    club.publish("Quintrell-memorial", cup(ZACHARIAS))
    club.accept("Quintrell-memorial")
    road.settle()

    told = erase(club, ZACHARIAS, "?preview=true")["erases"]["stays"]
    found = ended(road, club, clock, erase(club, ZACHARIAS)["certificate"])

    assert [(each["code"], each["value"]) for each in told] == [("tournament", "Quintrell-memorial")]
    assert found["stays"] == told


def test_father_and_son_of_one_name_are_told_apart_by_their_games_when_the_list_is_renumbered(road, clock):
    club = road.club(names="full")
    pairings = (((0, 2, "1-0"), (1, 3, "0-1")), ((0, 3, "1-0"), (1, 2, "1-0")))

    def evening(*late):
        names = [*late, ZACHARIAS, ZACHARIAS, YOLANDA, XAVIER]
        first = len(late) + 1
        rounds = [
            {
                "no": no,
                "games": [
                    {"board": board, "white": white + first, "black": black + first, "result": result}
                    for board, (white, black, result) in enumerate(games, 1)
                ],
            }
            for no, games in enumerate(pairings, 1)
        ]
        players = [{"no": no, "name": name} for no, name in enumerate(names, 1)]
        return {"name": "Cup", "starts_on": "2026-01-10", "players": players, "rounds": rounds}

    club.publish("cup", evening())
    links = {str(no): {"new": True} for no in range(1, 5)}
    father, son, *_ = club.ask("PUT", "/tournaments/cup/names", {"links": links}).json["made"]
    road.settle()
    before = changes(club)["cup"]
    certificate = club.ask("DELETE", f"/members/{father}").json["certificate"]
    ended(road, club, clock, certificate)

    club.publish("cup", evening(WILHELMINA))
    club.ask("PUT", "/tournaments/cup/names", {"links": {"1": {"guest": True}}})
    road.settle()

    listed = club.get("/tournaments/cup")["tournament"]["players"]
    assert [each["member"] for each in listed[1:3]] == [father, son]
    assert listed[2]["name"] == ZACHARIAS
    assert changes(club)["cup"] == before


def test_nobody_is_typed_as_a_label_that_is_none(road, clock):
    club = road.club(names="full")
    _seated_and_erased(road, club, clock)
    strange = "Erased 0123456789ab"
    standing = club.get("/tournaments/cup")["tournament"]["players"][0]["name"]

    sent = club.ask("PUT", "/tournaments/later", tournament((strange, YOLANDA, "1-0")))
    fixed = club.ask("PATCH", "/tournaments/cup", {"players": [{"no": 2, "name": strange}]})
    added = club.ask("POST", "/members", {"name": strange})
    again = club.ask("PUT", "/tournaments/cup", cup(standing))

    assert [each.status for each in (sent, fixed, added, again)] == [422, 422, 422, 202]


def test_the_digest_of_a_request_that_held_the_name_goes(road, clock):
    club = road.club(names="full")
    once = {"Idempotency-Key": "phone"}
    club.ask("POST", "/keys", {"label": f"{ZACHARIAS}'s phone", "scope": "publish"}, headers=once)
    _gone_by(road, club, clock, cup(ZACHARIAS))

    rows = [row for row in road.stored() if row["PK"]["S"].startswith("I#")]
    assert rows
    assert all(row["body"]["S"] == "" for row in rows)
