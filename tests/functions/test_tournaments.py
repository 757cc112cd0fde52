"""Tournaments: published in several forms, again, in sections; listed and read."""

from datetime import UTC, datetime, timedelta

import pytest

from tests.journeys.stack import Text, tournament

EVENING = tournament(("Marco Rossi", "Anna Bianchi", "1-0"))
CSV = b"round,white,black,result\n1,Marco Rossi,Anna Bianchi,1-0\n1,Luca Verdi,,\n"
SECTIONS = (
    b"date,tournament,round,white,black,result\n"
    b"2026-01-10,A,1,Marco Rossi,Anna Bianchi,1-0\n"
    b"2026-01-10,B,1,Luca Verdi,Sara Neri,0-1\n"
    b"2026-01-17,C,1,Marco Rossi,Luca Verdi,1/2-1/2\n"
)
TEXT = {"content-type": "text/csv"}


def test_json_comes_back_as_it_was_sent_with_what_it_left_unsaid(club):
    sent = {
        **EVENING,
        "sequence": 2,
        "format": "round_robin",
        "rounds": [
            {
                "no": 1,
                "games": [
                    {"board": 1, "white": 1, "black": 2, "result": "1-0", "rated": False, "note": "blitz"},
                ],
                "byes": [],
            }
        ],
    }

    club.publish("t1", sent)

    got = club.get("/tournaments/t1")["tournament"]
    assert {key: got[key] for key in sent} == sent
    assert (got["ends_on"], got["juniors"], got["rated"], got["finished"]) == (
        "2026-01-10",
        False,
        True,
        True,
    )


def test_a_csv_needs_a_date_from_the_address(club):
    missing = club.ask("PUT", "/tournaments/t1", CSV, headers=TEXT)
    given = club.ask("PUT", "/tournaments/t1?starts_on=2026-01-10&name=Tuesday", CSV, headers=TEXT)

    assert missing.status == 422
    assert given.status == 202, given.text
    got = given.json["tournament"]
    assert (got["name"], got["starts_on"], len(got["players"])) == ("Tuesday", "2026-01-10", 3)
    assert got["rounds"][0]["byes"] == [{"player": 3, "kind": "pairing", "points": 1}]


@pytest.mark.parametrize("kind", ["application/octet-stream", "text/csv; charset=utf-8"])
def test_a_file_is_known_by_its_type_or_by_a_look_at_it(club, kind):
    headers = {"content-type": kind, "content-disposition": 'attachment; filename="evening.csv"'}

    answer = club.ask("PUT", "/tournaments/t1?starts_on=2026-01-10&name=Tuesday", CSV, headers=headers)

    assert answer.status == 202, answer.text


def test_a_file_of_several_sections_becomes_several_tournaments(road, club):
    answer = club.ask("PUT", "/tournaments/series", SECTIONS, headers=TEXT)

    assert answer.status == 202, answer.text
    assert [each["id"] for each in answer.json["tournaments"]] == ["series-1", "series-2", "series-3"]
    assert answer.json["revision"] == 2
    assert [each["id"] for each in club.get("/tournaments")["tournaments"]] == [
        "series-3",
        "series-2",
        "series-1",
    ]
    assert club.ask("PUT", "/tournaments/series", SECTIONS, headers=TEXT).json["revision"] == 2


def test_sections_never_take_the_place_of_a_tournament_that_is_not_theirs(road, club):
    for id_ in ("series-1", "series-2"):
        club.publish(id_, EVENING)
    club.publish("other-3", EVENING)
    before = road.stored()

    for id_ in ("series", "other"):
        assert club.ask("PUT", f"/tournaments/{id_}", SECTIONS, headers=TEXT).status == 409

    assert road.stored() == before
    assert club.ask("PUT", f"/tournaments/{'x' * 63}", SECTIONS, headers=TEXT).status == 422


def states(club):
    return {each["id"]: each["state"] for each in club.get("/tournaments")["tournaments"]}


def upload(club, body, query="", status=202):
    answer = club.ask("PUT", f"/tournaments/series{query}", body, headers=TEXT)
    assert answer.status == status, answer.text
    return answer.json


TWO = b"".join(SECTIONS.splitlines(keepends=True)[:3])
ONE = b"".join(SECTIONS.splitlines(keepends=True)[:2])


def test_sections_that_a_later_file_no_longer_has_are_deleted_in_the_same_change(road, club):
    upload(club, SECTIONS)

    fewer = upload(club, TWO)

    assert (fewer["revision"], fewer["deleted"]) == (3, ["series-3"])
    assert states(club) == {"series-1": "pending", "series-2": "pending", "series-3": "deleted"}
    assert upload(club, TWO)["revision"] == 3, "nothing is new"
    upload(club, SECTIONS, status=409)
    assert upload(club, SECTIONS, "?restore=true")["revision"] == 4
    assert set(states(club).values()) == {"pending"}


def test_one_section_and_several_replace_each_other(club):
    upload(club, SECTIONS)

    one = upload(club, ONE)

    assert (one["tournament"]["name"], one["deleted"]) == ("A", ["series-1", "series-2", "series-3"])
    assert [id_ for id_, state in states(club).items() if state != "deleted"] == ["series"]
    several = upload(club, TWO, "?restore=true")
    assert several["deleted"] == ["series"]
    assert [each["id"] for each in several["tournaments"]] == ["series-1", "series-2"]


def test_a_file_is_deleted_and_brought_back_whole(road, club):
    upload(club, SECTIONS)
    upload(club, TWO)

    deleted = club.ask("DELETE", "/tournaments/series")

    assert deleted.status == 202, deleted.text
    assert [each["state"] for each in deleted.json["tournaments"]] == ["deleted"] * 3
    assert deleted.json["revision"] == 4
    upload(club, TWO, status=409)
    upload(club, ONE, status=409)
    for back in ("/tournaments/series/restore", "/log/6/undo"):
        assert club.ask("POST", back).status == 202
        assert states(club) == {"series-1": "pending", "series-2": "pending", "series-3": "deleted"}
        entry = club.ask("DELETE", "/tournaments/series").json["revision"]
    assert club.ask("POST", f"/log/{entry}/undo").status == 202


def sections(*names, result="1-0"):
    """A file with a section for each of these names: six games of four people of its own."""
    pairs = [(1, "1", "2"), (1, "3", "4"), (2, "1", "3"), (2, "2", "4"), (3, "1", "4"), (3, "2", "3")]
    lines = [
        f"2026-01-10,{name},{no},{name} {white},{name} {black},{result}\n"
        for name in names
        for no, white, black in pairs
    ]
    return ("date,tournament,round,white,black,result\n" + "".join(lines)).encode()


def titles(club):
    names = {id_: club.get(f"/tournaments/{id_}")["tournament"]["name"] for id_ in states(club)}
    return {id_: (names[id_], state) for id_, state in sorted(states(club).items())}


@pytest.mark.parametrize("later", ["XAB", "BA", "BXA", "BAX"])
def test_a_section_that_moves_within_its_file_is_no_copy_of_what_stood_there_before(club, later):
    upload(club, sections("A", "B"))

    upload(club, sections(*later))

    assert titles(club) == {f"series-{at}": (name, "pending") for at, name in enumerate(later, 1)}


@pytest.mark.parametrize("order", [(1, 2, 3), (3, 2, 1), (2, 1, 3)])
def test_sections_that_move_in_a_rated_file_are_all_rated_once_their_names_are_confirmed(club, order):
    upload(club, sections("A", "B"))
    club.accept("series-1")
    club.accept("series-2")

    upload(club, sections("X", "A", "B"))
    for at in order:
        club.accept(f"series-{at}")

    assert titles(club) == {f"series-{at}": (name, "rated") for at, name in enumerate("XAB", 1)}
    assert not any(each["waiting"] for each in club.get("/tournaments")["tournaments"])


def test_a_section_that_stands_twice_in_its_file_is_held_also_when_it_comes_again(club):
    upload(club, sections("A", "B"))
    twice = sections("B") + sections("B").replace(b",B,", b",C,").split(b"\n", 1)[1]

    upload(club, twice)

    assert titles(club) == {"series-1": ("B", "pending"), "series-2": ("C", "held")}
    held = club.get("/tournaments/series-2")["held"]
    assert held == {"copy_of": "series-1"}


def test_a_section_belongs_to_its_file(club):
    upload(club, SECTIONS)
    one = club.ask("PUT", "/tournaments/series-1", EVENING)
    assert one.status == 409
    assert "publish series again" in one.json["detail"]
    lines = club.get("/tournaments")["tournaments"]
    assert {each["section_of"] for each in lines} == {"series"}
    assert club.ask("DELETE", "/tournaments/series-2").json["state"] == "deleted"
    club.ask("PUT", "/tournaments/file-1", SECTIONS, headers=TEXT)
    assert club.ask("PUT", "/tournaments/file", SECTIONS, headers=TEXT).status == 409, "file-1 is a file's"


def test_one_section_of_many_may_be_asked_for(club):
    answer = club.ask("PUT", "/tournaments/b?section=B", SECTIONS, headers=TEXT)

    assert answer.status == 202, answer.text
    assert answer.json["tournament"]["name"] == "B"


def test_if_match_keeps_a_publication_from_overwriting_what_was_not_seen(club):
    revision = club.publish("t1", EVENING)["revision"]
    changed = {**EVENING, "name": "Other name"}

    stale = club.ask("PUT", "/tournaments/t1", changed, headers={"If-Match": '"99"'})
    fresh = club.ask("PUT", "/tournaments/t1", changed, headers={"If-Match": f'"{revision}"'})

    assert (stale.status, fresh.status) == (412, 202)


def test_the_list_says_what_stands(club):
    club.publish("rated", EVENING)
    club.accept("rated")
    club.publish("pending", {**EVENING, "starts_on": "2026-02-01"})
    club.publish("bug", {**EVENING, "format": "bughouse", "starts_on": "2026-03-01"})

    lines = {each["id"]: each for each in club.get("/tournaments")["tournaments"]}

    assert {id_: line["state"] for id_, line in lines.items()} == {
        "rated": "rated",
        "pending": "pending",
        "bug": "unrated",
    }
    assert lines["rated"] == {
        "id": "rated",
        "name": "Club evening",
        "starts_on": "2026-01-10",
        "ends_on": "2026-01-10",
        "sequence": 0,
        "state": "rated",
        "waiting": False,
        "players": 2,
        "games": 1,
    }


def test_a_publisher_may_say_who_an_entry_is_where_a_person_has_confirmed_it_there(club):
    marco = club.ask("POST", "/members", {"name": "Marco Rossi"}).json["member"]["member"]
    players = [{"no": 1, "name": "Marco R.", "member": marco}, {"no": 2, "name": "Anna", "guest": True}]

    answer = club.publish("t1", {**EVENING, "players": players})

    assert (answer["state"], answer["waits_for_names"]) == ("rated", 0)
    got = club.get("/tournaments/t1")["tournament"]["players"]
    assert got == [{"no": 1, "name": "Marco R.", "member": marco}, {"no": 2, "name": "Anna", "guest": True}]


def test_a_preview_of_a_publication_writes_nothing(road, club):
    before = road.stored(), road.archive()

    answer = club.ask("PUT", "/tournaments/t1?preview=true", EVENING)

    assert (answer.status, answer.json["state"], answer.json["ripple"]["moved"]) == (200, "pending", 0)
    assert (road.stored(), road.archive()) == before


def test_what_is_not_there_is_404(club):
    for path in ("/tournaments/none", "/tournaments/none/names", "/members/m_none", "/keys/k_none"):
        assert club.ask("GET", path).status == 404


GAMES = "round,white,black,result\n1,{},Anna Bianchi,1-0\n"


def test_a_file_that_the_gateway_has_mangled_is_refused_with_the_way_out(road, club):
    before = road.stored()
    where = "/tournaments/t1?starts_on=2026-01-10"
    answer = club.ask("PUT", where, Text(GAMES.format("M\ufffdller")), headers={"Content-Type": "text/csv"})
    json = club.ask(
        "PUT", where, Text('{"name": "M\ufffdller"}'), headers={"Content-Type": "application/json"}
    )

    assert (answer.status, answer.json["errors"][0]["at"]) == (422, "line 2, column 4")
    assert json.status == 400
    assert road.stored() == before
    file = {
        "Content-Type": "application/octet-stream",
        "Content-Disposition": 'attachment; filename="serata.csv"',
    }
    assert club.ask("PUT", where, GAMES.format("Müller").encode("cp1252"), headers=file).status == 202


def test_a_file_that_came_as_text_is_not_decoded_twice(club):
    answer = club.ask(
        "PUT",
        "/tournaments/t1?starts_on=2026-01-10&encoding=cp1251",
        Text(GAMES.format("José Müller")),
        headers={"Content-Type": "text/csv; charset=windows-1252"},
    )
    assert answer.json["tournament"]["players"][0]["name"] == "José Müller"


@pytest.mark.parametrize("key", ["x-\ud800", "x-" + "k" * 10_000, "x-\u202ea\x00b"])
def test_whatever_a_field_of_ones_own_is_called_the_answer_can_be_sent_and_kept_short(club, key):
    body = {**tournament(("Marco Rossi", "Anna Bianchi", "1-0")), key: 1}
    for _ in range(2):
        answer = club.ask("PUT", "/tournaments/t1", body)
        assert answer.status == 202, answer.text
        assert len(answer.json["notes"][0]["at"]) <= 80
    assert club.ask("GET", "/tournaments/t1").status == 200


def test_a_day_far_ahead_is_a_slip_of_the_pen(road, club):
    games = ("Marco Rossi", "Anna Bianchi", "1-0")

    def far(days):
        return (datetime.now(UTC).date() + timedelta(days=days)).isoformat()

    assert club.ask("PUT", "/tournaments/t1", tournament(games, starts_on=far(399))).status == 202
    before = road.stored()
    csv = (GAMES.replace("result", "result,date").format("Marco")[:-1] + f",{far(402)}\n").encode()
    undated = {name: each for name, each in tournament(games).items() if name != "starts_on"}
    refused = {
        "starts_on": club.ask("PUT", "/tournaments/t2", tournament(games, starts_on=far(402))),
        "ends_on": club.ask("PATCH", "/tournaments/t1", {"ends_on": far(402)}),
        "?starts_on": club.ask("PUT", f"/tournaments/t2?starts_on={far(402)}", undated),
        "line 2": club.ask("PUT", "/tournaments/t2", csv, headers={"Content-Type": "text/csv"}),
    }
    for at, answer in refused.items():
        assert (answer.status, [each["at"] for each in answer.json["errors"]]) == (422, [at]), answer.text
    assert road.stored() == before


def test_a_corrected_name_that_pages_will_not_show_is_told(club):
    club.publish("t1", tournament(("Marco Rossi", "Anna Bianchi", "1-0")))

    hidden = club.ask("PATCH", "/tournaments/t1", {"name": "TrofeoBianchi"})
    shown = club.ask("PATCH", "/tournaments/t1", {"name": "Trofeo"})

    assert [note["at"] for note in hidden.json["notes"]] == ["name"]
    assert "notes" not in shown.json


REPORT = {"accept": "application/vnd.fide.trf"}


@pytest.mark.parametrize(
    ("query", "headers", "kind"),
    [
        ("", REPORT, "XXR 2"),
        ("", {"accept": "text/html, application/vnd.fide.trf; version=26, */*"}, "142 2"),
        ("?format=trf16", {}, "XXR 2"),
        ("?format=trf26", REPORT, "142 2"),
    ],
)
def test_a_tournament_is_a_report_for_whoever_asks_for_one(club, query, headers, kind):
    club.publish("t1", tournament(("Anna", "Bruno", "1-0"), ("Bruno", "Anna", "1/2-1/2")))

    answer = club.ask("GET", f"/tournaments/t1{query}", headers=headers)

    assert (answer.status, answer.headers["content-type"]) == (200, "application/vnd.fide.trf; charset=utf-8")
    assert answer.headers["content-disposition"] == 'attachment; filename="t1.trf"'
    assert answer.headers["etag"] == f'"{club.get("/tournaments/t1")["revision"]}"'
    assert kind in answer.text.split("\r\n")
    again = club.ask(
        "PUT", "/tournaments/t2?preview=true", answer.body, headers={"content-type": REPORT["accept"]}
    )
    own, back = club.get("/tournaments/t1")["tournament"], again.json["tournament"]
    assert [each["name"] for each in back["players"]] == [each["name"] for each in own["players"]]
    results = [[(it["white"], it["black"], it["result"]) for it in each["games"]] for each in back["rounds"]]
    assert results == [[(1, 2, "1-0")], [(2, 1, "1/2-1/2")]]


@pytest.mark.parametrize(
    ("query", "accept"), [("?format=pdf", "*/*"), ("", "application/vnd.fide.trf;version=06")]
)
def test_a_report_of_another_kind_is_refused(club, query, accept):
    club.publish("t1", tournament(("Anna", "Bruno", "1-0")))
    assert club.ask("GET", f"/tournaments/t1{query}", headers={"accept": accept}).status == 400


def test_whoever_takes_anything_or_json_first_gets_json(club):
    club.publish("t1", tournament(("Anna", "Bruno", "1-0")))
    for accept in ("*/*", "application/json", "application/json, application/vnd.fide.trf"):
        assert club.ask("GET", "/tournaments/t1", headers={"accept": accept}).json["state"] == "pending"
    assert club.ask("GET", "/tournaments/t1?format=json", headers=REPORT).json["state"] == "pending"
