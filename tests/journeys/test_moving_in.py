"""A club moves in: its list of members, years of games in one file, everybody's name confirmed in one go."""

import io
import zipfile

import pytest

CSV = {"Content-Type": "text/csv"}
PEOPLE = ("Anna Bianchi", "Luca Verdi", "Marco Rossi", "Nina Gallo", "Piero Conti", "Sara Greco")


def years(evenings, *more):
    """A CSV of so many evenings of four."""
    lines = ["date,tournament,round,white,black,result"]
    for at in range(evenings):
        day = f"20{10 + at // 12:02}-{at % 12 + 1:02}-05"
        a, b, c, d = (PEOPLE[(at + each) % 6] for each in range(4))
        lines += [f"{day},Evening {at + 1},1,{a},{b},1-0", f"{day},Evening {at + 1},1,{c},{d},1/2-1/2"]
    return ("\n".join([*lines, *more]) + "\n").encode()


def send(club, body, query="", headers=CSV):
    return club.ask("PUT", f"/tournaments/years{query}", body, headers=headers)


@pytest.fixture
def club(road):
    return road.club()


def test_a_preview_tells_what_would_be_made_and_writes_nothing(club, road):
    before = road.stored()
    told = send(club, years(30), "?preview=true").json
    assert told["summary"] == {
        "tournaments": 30,
        "first": "2010-01-05",
        "last": "2012-06-05",
        "entries": 120,
        "games": 60,
        "names": 6,
        "known": 0,
        "waits_for_names": 120,
    }
    assert [each["id"] for each in told["tournaments"]][:2] == ["years-1", "years-2"]
    assert told["tournaments"][0]["tournament"]["name"] == "Evening 1"
    assert "rounds" not in told["tournaments"][0]["tournament"]
    assert road.stored() == before


def test_every_fault_of_the_file_is_told_with_its_line(club, road):
    before = road.stored()
    faults = [
        "2011-01-05,Evening 99,1,Anna Bianchi,Luca Verdi,2-0",
        "2011-02-30,Evening 98,x,Anna Bianchi,,1",
    ]
    answer = send(club, years(30, *faults), "?preview=true")
    assert answer.status == 422
    assert {each["at"] for each in answer.json["errors"]} >= {"line 62", "line 63"}
    assert road.stored() == before


def test_a_zip_of_files_tells_its_faults_by_file_and_line(club):
    kept = io.BytesIO()
    with zipfile.ZipFile(kept, "w") as archive:
        archive.writestr(
            "one.csv", "date,round,white,black,result\n2026-01-05,1,Anna Bianchi,Luca Verdi,1-0\n"
        )
        archive.writestr(
            "two.csv", "date,round,white,black,result\n2026-01-12,1,Anna Bianchi,Luca Verdi,9-0\n"
        )
    answer = send(club, kept.getvalue(), headers={"Content-Type": "application/zip"})
    assert answer.status == 422
    assert [each["at"] for each in answer.json["errors"]] == ["two.csv: line 2"]


def test_years_of_names_are_confirmed_in_one_change(club, road):
    assert send(club, years(24)).status == 202
    seen = club.ask("GET", "/names")
    told = seen.json
    assert (told["tournaments"], told["waits_for_names"]) == (24, 96)
    assert [each["name"] for each in told["names"]] == sorted(PEOPLE)
    assert {each["ticked"] for each in told["names"]} == {"new"}
    assert told["names"][0]["places"][0] == {"tournament": "years-1", "no": 1}
    match = {"If-Match": seen.headers["etag"]}
    before = road.stored()
    would = club.ask("PUT", "/names?preview=true", {"accept_ticked": True}, headers=match)
    assert (would.status, would.json["confirmed"], len(would.json["ripple"]["members"])) == (200, 96, 6)
    assert road.stored() == before
    done = club.ask("PUT", "/names", {"accept_ticked": True}, headers=match)
    assert done.status == 202, done.text
    assert done.json["made"].keys() == set(PEOPLE)
    assert (done.json["waits_for_names"], done.json["names"]) == (0, [])
    road.settle()
    status = club.get("/status")
    assert status["records"] == status["ladder"] == status["site"]
    assert status["waiting"] == []
    assert {games for _, games in club.ladder().values()} <= {
        15,
        16,
    }  # established against provisional: one only
    assert club.ask("PUT", "/names", {"accept_ticked": True}, headers=match).status == 412


def test_a_list_of_members_first_and_the_games_find_them(club, road):
    rows = "name,rating,games\n" + "".join(f"{name},15{at}0,30\n" for at, name in enumerate(PEOPLE))
    assert club.ask("POST", "/members", rows.encode(), headers=CSV).status == 201
    assert send(club, years(6)).json["summary"]["known"] == 6
    members = {each["name"]: each["member"] for each in club.get("/members")["members"]}
    seen = club.ask("GET", "/names")
    assert {each["name"]: each["ticked"] for each in seen.json["names"]} == members
    match = {"If-Match": seen.headers["etag"]}
    assert club.ask("PUT", "/names", {"accept_ticked": True}, headers=match).json["made"] == {}
    road.settle()
    assert len(club.get("/members")["members"]) == 6


def test_games_before_the_day_on_which_the_ladder_starts_are_kept_and_not_counted(club, road):
    assert club.ask("PATCH", "", {"ladder_starts_on": "2010-07-01"}).status == 202
    send(club, years(12))
    match = {"If-Match": club.ask("GET", "/names").headers["etag"]}
    club.ask("PUT", "/names", {"accept_ticked": True}, headers=match)
    road.settle()
    assert sum(games for _, games in club.ladder().values()) == 6 * 4
    assert len(club.get("/tournaments")["tournaments"]) == 12


def test_names_are_confirmed_part_by_part_and_the_log_takes_a_part_back(club, road):
    send(club, years(6))
    answer = club.ask(
        "PUT",
        "/names",
        {"names": {"Anna Bianchi": {"new": True, "starting_rating": 1500}, "Luca Verdi": {"guest": True}}},
    )
    assert answer.status == 202
    assert len(answer.json["names"]) == 4
    again = club.ask("PUT", "/names", {"names": {"Anna Bianchi": {"new": True}}})
    assert again.json["revision"] == answer.json["revision"]
    assert again.json["notes"][0]["at"] == "names.Anna Bianchi"
    entry = club.get("/log")["entries"][0]
    assert entry["what"] == "names.confirmed"
    undone = club.ask("POST", f"/log/{entry['entry']}/undo")
    assert undone.status == 202, undone.text
    assert len(club.get("/names")["names"]) == 6
    assert club.get("/members")["members"] == []


def test_a_version_that_waits_is_asked_about_with_the_others(club, road):
    game = {
        "name": "Tuesday",
        "starts_on": "2026-01-06",
        "rounds": [{"no": 1, "games": [{"white": 1, "black": 2, "result": "1-0"}]}],
    }
    players = [{"no": 1, "name": "Anna Bianchi"}, {"no": 2, "name": "Luca Verdi"}]
    club.publish("tuesday", {**game, "players": players})
    club.accept("tuesday")
    club.publish("tuesday", {**game, "players": [*players, {"no": 3, "name": "Nina Gallo"}]})
    assert [each["name"] for each in club.get("/names")["names"]] == ["Nina Gallo"]
    answer = club.ask("PUT", "/names", {"names": {"Nina Gallo": {"new": True}}})
    assert answer.status == 202, answer.text
    assert len(club.get("/tournaments/tuesday")["tournament"]["players"]) == 3
    assert club.get("/status")["waiting"] == []


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({}, 422),
        ({"accept_ticked": True}, 400),
        ({"names": {"Anna Bianchi": {}}}, 422),
        ({"names": {"Anna Bianchi": {"new": True, "same_as": "Luca Verdi"}}}, 422),
        ({"names": {"Anna Bianchi": {"same_as": "Nobody"}}}, 422),
        ({"names": {"Nobody": {"new": True}}}, 422),
        ({"names": {"Anna Bianchi": {"member": "m_nobody"}}}, 422),
        ({"names": {"Anna Bianchi": {"new": True, "born": 1990}}}, 422),
    ],
)
def test_a_wrong_confirmation_is_refused_and_stores_nothing(club, road, body, status):
    send(club, years(2))
    before = road.stored()
    answer = club.ask("PUT", "/names", body)
    assert answer.status == status, answer.text
    assert road.stored() == before


def test_only_an_organiser_confirms(club):
    key = club.ask("POST", "/keys", {"label": "app", "scope": "publish"}).json["secret"]
    assert club.ask("GET", "/names", key=key).status == 404
    assert club.ask("PUT", "/names", {"accept_ticked": True}, key=key).status == 404
