"""Faults that people reported of other programs (the cases that an API without corrections can show), as
trials.
"""

import pytest

from tests.journeys.stack import tournament

TRF = {"content-type": "application/vnd.fide.trf"}


@pytest.fixture
def club(road):
    return road.club()


def evening(day, *games, **fields):
    """A tournament of one round."""
    names = list(dict.fromkeys(name for white, black, _ in games for name in (white, black)))
    made = tournament(*games, starts_on=day, **fields)
    assert [player["name"] for player in made["players"]] == names
    return made


def played(club, id_, *games, day="2026-01-10", **fields):
    club.publish(id_, evening(day, *games, **fields))
    return club.accept(id_)


def ladder(road, club):
    road.settle()
    return {name: rating for name, (rating, _) in club.ladder().items()}


def report(*players, rounds=2):
    """A FIDE tournament report: (number, name, points, cells)."""
    rows = ["012 Evening", "042 2026/01/10", "052 2026/01/10", f"XXR {rounds:3}"]
    for number, name, points, *cells in players:
        rows.append(f"001 {number:4} m    {name:33}{'':33}{points:4}{number:5}  " + "  ".join(cells))
    return "\n".join(rows).encode() + b"\n"


def test_g2_a_result_corrected_in_the_past_moves_all_that_came_after(road, club):
    played(club, "t1", ("Anna A", "Bruno B", "1-0"))
    played(club, "t2", ("Bruno B", "Carla C", "1-0"), day="2026-01-17")
    assert ladder(road, club) == {"Anna A": 1220, "Bruno B": 1201.2, "Carla C": 1178.8}

    club.publish("t1", evening("2026-01-10", ("Anna A", "Bruno B", "0-1")))

    assert ladder(road, club) == {"Anna A": 1180, "Bruno B": 1238.8, "Carla C": 1181.2}


def test_g4_a_bye_is_no_game_whatever_its_letter(road, club):
    trf = report(
        (1, "Rossi, Marco", " 2.0", "   2 w 1", "0000 - F"),
        (2, "Verdi, Luca", " 1.0", "   1 b 0", "0000 - U"),
    )
    answer = club.ask("PUT", "/tournaments/t", trf, headers=TRF)
    assert answer.status == 202, answer.text
    club.accept("t")

    road.settle()

    assert club.ladder() == {"Rossi, Marco": (1220, 1), "Verdi, Luca": (1180, 1)}


def test_g7_a_no_show_costs_nobody_a_rating_and_lists_nobody(road, club):
    played(club, "t", ("Anna A", "Bruno B", "+/-"))

    assert ladder(road, club) == {}
    assert [each["games"] for each in club.get("/members")["members"]] == [0, 0]


def test_g8_an_absence_with_an_opponent_written_beside_it_is_no_crash_and_no_game(road, club):
    trf = report(
        (1, "Rossi, Marco", " 0.0", "   2 w Z"),
        (2, "Verdi, Luca", " 0.0", "   1 b  "),
        rounds=1,
    )

    answer = club.ask("PUT", "/tournaments/t", trf, headers=TRF)

    assert answer.status == 202, answer.text
    assert answer.json["notes"]
    club.accept("t")
    assert ladder(road, club) == {}


def test_g11_the_same_file_a_second_time_changes_nothing(road, club):
    csv = b"round,white,black,result\n1,Anna A,Bruno B,1-0\n"
    for body in (csv, csv, csv.replace(b"\n", b"\r\n")):
        answer = club.ask(
            "PUT", "/tournaments/t?starts_on=2026-01-10&name=x", body, headers={"content-type": "text/csv"}
        )
        assert answer.status == 202, answer.text
    club.accept("t")

    road.settle()

    assert club.ladder() == {"Anna A": (1220, 1), "Bruno B": (1180, 1)}
    assert len(club.get("/tournaments")["tournaments"]) == 1


def test_g12_two_spellings_that_a_person_confirmed_as_one_are_one(road, club):
    played(club, "t1", ("Marco Rossi", "Luca Verdi", "1-0"))
    marco = next(each for each in club.get("/members")["members"] if each["name"] == "Marco Rossi")["member"]
    club.publish("t2", evening("2026-01-17", ("M. Rossi", "Sara Neri", "1-0")))

    club.ask("PUT", "/tournaments/t2/names", {"links": {"1": {"member": marco}, "2": {"new": True}}})

    assert ladder(road, club) == {"Marco Rossi": 1238.8, "Luca Verdi": 1180, "Sara Neri": 1181.2}
    assert club.get(f"/members/{marco}")["member"]["games"] == 2


def test_g13_case_and_blanks_are_the_same_person_and_a_no_is_remembered(road, club):
    played(club, "t1", ("Marco Rossi", "Luca Verdi", "1-0"))
    club.publish("t2", evening("2026-01-17", ("MARCO  rossi", "Sara Neri", "1-0")))
    [entry, _] = club.get("/tournaments/t2/names")["entries"]
    [offered] = entry["suggestions"]
    assert entry["link"] is None

    answer = club.ask("PUT", "/tournaments/t2/names", {"declined": {"1": [offered["member"]]}})

    assert answer.status == 202, answer.text
    assert answer.json["entries"][0]["suggestions"] == []
    club.publish("t3", evening("2026-01-24", ("MARCO  rossi", "Sara Neri", "1-0")))
    assert club.get("/tournaments/t3/names")["entries"][0]["suggestions"] == []


def test_g14_a_bye_raises_no_rating_and_counts_no_win(road, club):
    made = evening("2026-01-10", ("Anna A", "Bruno B", "1-0"))
    made["players"].append({"no": 3, "name": "Carla C"})
    made["rounds"][0]["byes"] = [{"player": 3, "kind": "pairing", "points": 1}]
    club.publish("t", made)
    club.accept("t")

    assert ladder(road, club) == {"Anna A": 1220, "Bruno B": 1180}
    carla = next(each for each in club.get("/members")["members"] if each["name"] == "Carla C")
    assert (carla["rating"], carla["games"]) == (1200, 0)


def test_g15_no_point_vanishes_in_rounding(road, club):
    for at in range(12):
        day = f"2026-{1 + at:02}-10"
        pair = ("Anna A", "Bruno B") if at % 3 else ("Bruno B", "Anna A")
        played(club, f"t{at}", (*pair, "1-0" if at % 2 else "0-1"), day=day)
        assert round(sum(ladder(road, club).values()), 1) == 2400


def test_a_one_day_event_stays_on_its_day(road, club):
    played(club, "t", ("Anna A", "Bruno B", "1-0"), day="2026-03-29")

    assert club.get("/tournaments/t")["tournament"]["ends_on"] == "2026-03-29"
    assert ladder(road, club)
    assert {line["last_played"] for line in club.get("/ladder")["standings"]} == {"2026-03-29"}


def test_the_order_of_publication_never_matters(road):
    forwards, backwards = road.club("forwards"), road.club("backwards")
    for club, order in ((forwards, (0, 1, 2)), (backwards, (2, 1, 0))):
        for name in ("Anna A", "Bruno B", "Carla C"):
            club.ask("POST", "/members", {"name": name})
        for at in order:
            pair = [("Anna A", "Bruno B"), ("Bruno B", "Carla C"), ("Carla C", "Anna A")][at]
            played(club, f"t{at}", (*pair, "1-0"), day=f"2026-01-{10 + at}")

    assert ladder(road, forwards) == ladder(road, backwards)


def test_as_of_a_day_is_the_ladder_replayed_to_that_day(road, club):
    played(club, "t1", ("Anna A", "Bruno B", "1-0"))
    played(club, "t2", ("Anna A", "Carla C", "1-0"), day="2026-01-17")
    road.settle()

    then = club.get("/ladder?date=2026-01-12")

    assert then["as_of"] == "2026-01-12"
    assert {line["name"]: line["rating"] for line in then["standings"]} == {"Anna A": 1220, "Bruno B": 1180}
    assert club.ask("GET", "/ladder?date=yesterday").status == 400
