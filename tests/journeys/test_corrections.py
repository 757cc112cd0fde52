"""Corrections through the API: each changes what stands, says what it did, and goes through to the ladder."""

import pytest

from tests.journeys.stack import tournament


@pytest.fixture
def club(road):
    return road.club()


def evening(*games, day="2026-01-10", **fields):
    return tournament(*games, starts_on=day, **fields)


def played(club, id_, *games, **fields):
    club.publish(id_, evening(*games, **fields))
    return club.accept(id_)


def ratings(road, club):
    road.settle()
    return {name: rating for name, (rating, _) in club.ladder().items()}


def patch(club, id_, body, **more):
    answer = club.ask("PATCH", f"/tournaments/{id_}", body, **more)
    assert answer.status in (200, 202), answer.text
    return answer.json


def post(club, path, body=None):
    answer = club.ask("POST", path, body)
    assert answer.status in (200, 202), answer.text
    return answer.json


@pytest.fixture
def two_evenings(club):
    played(club, "t1", ("Anna A", "Bruno B", "1-0"))
    played(club, "t2", ("Bruno B", "Carla C", "1-0"), day="2026-01-17")
    return club


LATER = tournament(("Anna A", "Bruno B", "1-0"), ("Bruno B", "Anna A", "1-0"), starts_on="2026-01-10")

FLIPPED = {"games": [{"round": 1, "white": 1, "black": 2, "result": "0-1"}]}

RENUMBERED = {
    **evening(("Zeno Z", "Anna A", "1-0"), ("Anna A", "Bruno B", "1-0")),
    "rounds": [
        {"no": 1, "games": [{"board": 1, "white": 2, "black": 3, "result": "1-0"}]},
        {"no": 2, "games": [{"board": 1, "white": 1, "black": 2, "result": "1-0"}]},
    ],
}

GAMES = (
    ("A A", "B B", "1-0"),
    ("C C", "D D", "1-0"),
    ("A A", "C C", "0-1"),
    ("B B", "D D", "1-0"),
    ("A A", "D D", "1-0"),
    ("B B", "C C", "1/2-1/2"),
)


class TestReports:
    """Faults that people reported of other programs (cases/reports.md), about corrections and deletion."""

    def test_g1_a_deleted_tournament_leaves_no_rating_behind(self, road, club):
        played(club, "t1", ("Anna A", "Bruno B", "1-0"))
        played(club, "t2", ("Anna A", "Carla C", "1-0"), day="2026-01-17")

        assert club.ask("DELETE", "/tournaments/t1").status == 202

        assert ratings(road, club) == {"Anna A": 1220, "Carla C": 1180}
        assert club.ladder()["Anna A"] == (1220, 1)

    def test_g2_a_result_corrected_in_the_past_moves_all_that_came_after(self, road, two_evenings):
        club = two_evenings
        assert ratings(road, club) == {"Anna A": 1220, "Bruno B": 1201.2, "Carla C": 1178.8}

        patch(club, "t1", {"games": [{"round": 1, "white": 1, "black": 2, "result": "0-1"}]})

        assert ratings(road, club) == {"Anna A": 1180, "Bruno B": 1238.8, "Carla C": 1181.2}

    def test_g3_no_count_stays_after_a_deletion(self, road, club):
        played(club, "t1", *[("Anna A", f"{letter} {letter}", "1-0") for letter in "BCDEF"])
        played(club, "t2", ("Anna A", "G G", "1-0"), day="2026-01-17")
        road.settle()
        assert club.ladder()["Anna A"] == (1300, 5)
        assert club.ladder()["G G"] == (1185.6, 1)

        club.ask("DELETE", "/tournaments/t1")

        road.settle()
        assert club.ladder() == {"Anna A": (1220, 1), "G G": (1180, 1)}
        assert all(line["provisional"] for line in club.get("/ladder")["standings"])

    def test_readers_are_told_on_the_page_of_the_event_and_of_whoever_was_moved(self, road, two_evenings):
        road.settle()
        root = two_evenings.root()
        carla = next(each for each in two_evenings.get("/members")["members"] if each["name"] == "Carla C")
        patch(two_evenings, "t2", {"games": [{"round": 1, "board": 1, "result": "0-1"}]})
        patch(two_evenings, "t2", {"format": "round_robin"})
        road.settle()

        pages = {
            path.removeprefix(root.removeprefix("/")): body.decode() for path, body in road.site().items()
        }
        [event] = [
            body
            for path, body in pages.items()
            if path.startswith("tournaments/t_") and "ratings moved" in body
        ]
        assert "2 ratings moved, by at most " in event
        assert "corrected; no rating moved" in event
        moved = {
            path for path, body in pages.items() if "ratings moved" in body and path.startswith("members/")
        }
        assert f"members/{carla['member']}/" in moved
        assert len(moved) == 2

    def test_a_deletion_taken_back_is_as_if_it_had_never_been(self, road, two_evenings):
        before = ratings(road, two_evenings)
        site = set(road.site())

        two_evenings.ask("DELETE", "/tournaments/t1")
        road.settle()
        assert two_evenings.get("/tournaments/t1")["state"] == "deleted"
        assert set(road.site()) < site
        post(two_evenings, "/tournaments/t1/restore")

        assert ratings(road, two_evenings) == before
        assert set(road.site()) == site


class TestPatch:
    """PATCH: what it finds, what it refuses."""

    def test_dates_flags_and_names_are_corrected_and_the_last_day_follows(self, road, two_evenings):
        got = patch(
            two_evenings,
            "t1",
            {
                "starts_on": "2026-01-24",
                "name": "Thursday",
                "sequence": 2,
                "format": "round_robin",
                "players": [{"no": 1, "name": "Anna Aa"}],
            },
        )["tournament"]

        assert (got["starts_on"], got["ends_on"], got["name"]) == ("2026-01-24", "2026-01-24", "Thursday")
        assert got["players"][0]["name"] == "Anna Aa"
        assert got["players"][0]["member"].startswith("m_")
        # the later evening now comes first
        assert ratings(road, two_evenings) == {"Bruno B": 1198.8, "Anna A": 1221.2, "Carla C": 1180}

    def test_every_fault_is_told_with_its_place_and_nothing_is_stored(self, road, two_evenings):
        before = road.stored()
        bad = {
            "games": [
                {"round": 1, "white": 1, "black": 2, "result": "2-0"},
                {"round": 2, "white": 1, "black": 9, "result": "1-0"},
            ],
            "players": [{"no": 2, "name": ""}],
        }

        answer = two_evenings.ask("PATCH", "/tournaments/t1", bad)

        assert answer.status == 422
        places = [each["at"] for each in answer.json["errors"]]
        assert places == ["players.0.name", "games.0.result", "games.1.black"]
        for body in ({"games": [{"round": 1, "white": 2, "black": 3, "remove": True}]}, {"birth": 1}):
            assert two_evenings.ask("PATCH", "/tournaments/t1", body).status == 422
        assert road.stored() == before

    def test_if_match_keeps_two_organisers_from_correcting_over_each_other(self, two_evenings):
        etag = two_evenings.ask("GET", "/tournaments/t1").headers["etag"]
        first = {"games": [{"round": 1, "board": 1, "result": "0-1"}]}
        patch(two_evenings, "t1", first, headers={"If-Match": etag})

        for method, path, body in (
            ("PATCH", "/tournaments/t1", {"games": [{"round": 1, "board": 1, "result": "1-0"}]}),
            ("DELETE", "/tournaments/t1", None),
        ):
            assert two_evenings.ask(method, path, body, headers={"If-Match": etag}).status == 412

    def test_the_same_correction_again_makes_no_revision(self, two_evenings):
        body = {"games": [{"round": 1, "board": 1, "result": "0-1"}]}
        assert patch(two_evenings, "t1", body)["revision"] == patch(two_evenings, "t1", body)["revision"]

    def test_one_person_at_two_entries_of_a_round_is_a_conflict_that_names_both(self, two_evenings):
        anna = two_evenings.get("/tournaments/t1")["tournament"]["players"][0]["member"]
        apart = tournament(("Anna A", "X", "1-0"), ("A. A.", "X", "1-0"), starts_on="2026-02-01")
        two_evenings.publish("t3", apart)
        links = {"1": {"member": anna}, "3": {"member": anna}, "2": {"new": True}}
        two_evenings.ask("PUT", "/tournaments/t3/names", {"links": links})

        answer = two_evenings.ask(
            "PATCH", "/tournaments/t3", {"games": [{"round": 1, "white": 1, "black": 3, "result": "1-0"}]}
        )

        # the game is new on that round, where entry 1 has one already
        assert answer.status == 422
        answer = two_evenings.ask(
            "PATCH", "/tournaments/t3", {"byes": [{"round": 1, "player": 3, "kind": "half"}]}
        )
        assert answer.status == 409
        assert "entries 1 (Anna A) and 3 (A. A.)" in answer.json["detail"]

    def test_publish_keys_may_not_correct(self, two_evenings):
        key = two_evenings.ask("POST", "/keys", {"label": "app", "scope": "publish"}).json["secret"]
        for method, path in (
            ("PATCH", ""),
            ("DELETE", ""),
            ("POST", "/restore"),
            ("POST", "/release"),
        ):
            assert two_evenings.ask(method, f"/tournaments/t1{path}", {}, key=key).status == 404

    def test_a_preview_says_who_would_move_and_writes_nothing(self, road, two_evenings):
        road.settle()
        before = road.stored(), road.archive()
        body = {"games": [{"round": 1, "white": 1, "black": 2, "result": "0-1"}]}

        previewed = patch(two_evenings, "t1?preview=true", body)
        gone = two_evenings.ask("DELETE", "/tournaments/t1?preview=true").json

        assert (previewed["ripple"]["moved"], previewed["ripple"]["most"]) == (3, 40)
        assert previewed["tournament"]["rounds"][0]["games"][0]["result"] == "0-1"
        assert gone["ripple"]["moved"] == 3
        assert (road.stored(), road.archive()) == before

    def test_the_log_says_what_was_before_and_after_and_no_name(self, two_evenings):
        patch(
            two_evenings,
            "t1",
            {"games": [{"round": 1, "board": 1, "result": "0-1"}], "players": [{"no": 1, "name": "Anna Aa"}]},
        )

        [entry, *_] = two_evenings.get("/log")["entries"]

        assert (entry["what"], entry["tournament"]) == ("tournament.corrected", "t1")
        game = {"round": 1, "board": 1, "white": 1, "black": 2}
        assert entry["before"] == {"games": [{**game, "result": "1-0"}], "players": [1]}
        assert entry["after"] == {"games": [{**game, "result": "0-1"}], "players": [1]}
        assert entry["ripple"]["moved"] == 3


class TestPublishingAgain:
    """The app comes again after the organiser has corrected."""

    def test_the_next_round_keeps_the_correction(self, road, two_evenings):
        patch(two_evenings, "t1", FLIPPED)

        receipt = two_evenings.publish("t1", LATER)

        assert receipt["state"] == "rated"
        rounds = receipt["tournament"]["rounds"]
        assert [each["games"][0]["result"] for each in rounds] == ["0-1", "1-0"]

    def test_the_apps_late_retry_of_an_old_version_is_held_until_the_organiser_chooses(
        self, road, two_evenings
    ):
        two_evenings.publish("t1", LATER)
        patch(two_evenings, "t1", FLIPPED)
        before = ratings(road, two_evenings)

        late = two_evenings.publish("t1", evening(("Anna A", "Bruno B", "1-0")))

        assert (late["state"], late["held"]["late"]) == ("rated", True)
        assert two_evenings.get("/status")["waiting"] == [{"tournament": "t1", "why": "held"}]
        lines = {each["id"]: each for each in two_evenings.get("/tournaments")["tournaments"]}
        assert (lines["t1"]["state"], lines["t1"]["waiting"], lines["t1"]["held"]) == ("rated", True, True)
        assert ratings(road, two_evenings) == before
        again = two_evenings.publish("t1", evening(("Anna A", "Bruno B", "1-0")))
        assert again["revision"] == late["revision"]
        post(two_evenings, "/tournaments/t1/release", {"keep": "mine"})
        assert two_evenings.get("/status")["waiting"] == []
        assert ratings(road, two_evenings) == before

    def test_a_dispute_is_shown_with_both_values_and_settled_by_a_choice(self, road, two_evenings):
        patch(two_evenings, "t1", FLIPPED)
        drawn = tournament(("Anna A", "Bruno B", "1/2-1/2"), starts_on="2026-01-10")

        held = two_evenings.publish("t1", drawn)["held"]

        [place] = held["places"]
        assert (place["at"], place["mine"]["result"], place["theirs"]["result"]) == (
            "rounds.0.games.0",
            "0-1",
            "1/2-1/2",
        )
        assert two_evenings.get("/tournaments/t1")["held"] == held
        theirs = two_evenings.get("/tournaments/t1?version=waiting")["tournament"]
        assert theirs["rounds"][0]["games"][0]["result"] == "1/2-1/2"
        assert two_evenings.ask("POST", "/tournaments/t1/release", {}).status == 422
        preview = post(two_evenings, "/tournaments/t1/release?preview=true", {"keep": "theirs"})
        assert preview["ripple"]["moved"] > 0
        post(two_evenings, "/tournaments/t1/release", {"keep": "theirs"})
        assert ratings(road, two_evenings)["Anna A"] == 1200
        assert two_evenings.ask("POST", "/tournaments/t1/release", {"keep": "mine"}).status == 409

    def test_the_log_says_what_a_publication_found_and_what_it_left(self, two_evenings):
        [*_, first, _] = two_evenings.get("/log")["entries"]
        assert (first["what"], first["before"], first["after"]["t1"]["state"]) == (
            "tournament.published",
            None,
            "pending",
        )
        two_evenings.publish("t1", LATER)
        [entry, *_] = two_evenings.get("/log")["entries"]
        assert (entry["before"]["t1"]["games"], entry["after"]["t1"]["games"]) == (1, 2)

    def test_a_held_version_is_dropped_for_good(self, road, two_evenings):
        patch(two_evenings, "t1", FLIPPED)
        two_evenings.publish("t1", tournament(("Anna A", "Bruno B", "*"), starts_on="2026-01-10"))

        assert two_evenings.ask("DELETE", "/tournaments/t1?version=waiting").status == 202

        assert two_evenings.get("/tournaments/t1")["state"] == "rated"
        assert two_evenings.get("/status")["waiting"] == []
        assert two_evenings.ask("DELETE", "/tournaments/t1?version=waiting").status == 404
        assert two_evenings.ask("GET", "/tournaments/t1?version=waiting").status == 404


class TestWaiting:
    """New entries on a rated tournament."""

    def test_the_confirmed_version_stays_until_the_late_entry_has_a_name(self, road, two_evenings):
        before = ratings(road, two_evenings)

        receipt = two_evenings.publish("t1", RENUMBERED)

        assert (receipt["state"], receipt["waits_for_names"]) == ("rated", 1)
        assert receipt["waiting"]["waits_for_names"] == 1
        assert two_evenings.get("/status")["waiting"] == [{"tournament": "t1", "why": "version"}]
        assert ratings(road, two_evenings) == before
        names = two_evenings.get("/tournaments/t1/names")["entries"]
        assert [(each["name"], bool(each["link"])) for each in names] == [
            ("Zeno Z", False),
            ("Anna A", True),
            ("Bruno B", True),
        ]
        assert len(two_evenings.get("/tournaments/t1")["tournament"]["players"]) == 2
        assert len(two_evenings.get("/tournaments/t1?version=waiting")["tournament"]["players"]) == 3
        assert two_evenings.ask("PATCH", "/tournaments/t1", {"rated": False}).status == 409

        made = two_evenings.accept("t1")["made"]

        assert len(made) == 1
        after = ratings(road, two_evenings)
        assert after["Zeno Z"] == 1220
        assert two_evenings.get("/status")["waiting"] == []
        assert two_evenings.ask("GET", "/tournaments/t1?version=waiting").status == 404

    def test_dropping_it_lets_corrections_through_again(self, road, two_evenings):
        two_evenings.publish("t1", RENUMBERED)
        two_evenings.ask("DELETE", "/tournaments/t1?version=waiting")

        patch(two_evenings, "t1", {"rated": False})

        assert two_evenings.get("/tournaments/t1")["state"] == "unrated"

    def test_a_preview_of_a_version_that_would_wait_says_whom_it_asks_for(self, road, two_evenings):
        before = road.stored(), road.archive()
        answer = two_evenings.ask("PUT", "/tournaments/t1?preview=true", RENUMBERED)
        assert (answer.status, answer.json["waits_for_names"], answer.json["ripple"]["moved"]) == (200, 1, 0)
        assert (road.stored(), road.archive()) == before


class TestNearCopies:
    """The same evening under another id."""

    def test_it_is_held_released_and_the_answer_remembered(self, road, club):
        played(club, "t1", *GAMES)
        road.settle()
        pages = len(road.site())

        receipt = club.publish("copy", evening(*GAMES))

        assert (receipt["state"], receipt["page"], receipt["held"]) == ("held", None, {"copy_of": "t1"})
        assert {"tournament": "copy", "why": "held"} in club.get("/status")["waiting"]
        road.settle()
        assert len(road.site()) == pages
        post(club, "/tournaments/copy/release")
        assert club.get("/tournaments/copy")["state"] == "pending"
        again = club.publish("copy", evening(*GAMES, ("A A", "B B", "0-1")))
        assert again["state"] == "pending"

    def test_two_events_of_one_evening_with_the_same_people_are_both_taken(self, club):
        played(club, "t1", *GAMES)
        reversed_ = [(black, white, "1-0") for white, black, _ in GAMES]
        assert club.publish("t2", evening(*reversed_))["state"] == "pending"
