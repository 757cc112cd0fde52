"""After an erasure what comes in again is known, who comes back is somebody new, and all else goes on."""

from datetime import UTC, datetime

from ladder.domain.neutral import is_neutral
from ladder.domain.replay import replay
from ladder.domain.wanted import of_member
from ladder.store import archive, erasures, records, recovery, rewriting
from tests.faults.agreement import agree, club_of
from tests.journeys.stack import tournament
from tests.journeys.stores import every_byte, holding
from tests.journeys.test_erasure import (
    FIRST,
    WILHELMINA,
    WORDS,
    XAVIER,
    YOLANDA,
    ZACHARIAS,
    changes,
    clock,
    club,
    ended,
    erase,
    ids,
)

__all__ = ["clock", "club"]


def players(club, id_="first"):
    return club.get(f"/tournaments/{id_}")["tournament"]["players"]


def erased_at(answer):
    return [note["at"] for note in answer["notes"] if "erased" in note["message"]]


def test_the_same_publication_again_changes_nothing(road, club, clock):
    revision = ended(road, club, clock, erase(club, ZACHARIAS)["certificate"])["revision"]

    again = club.publish("first", FIRST)

    assert again["revision"] == revision
    assert erased_at(again) == ["players.0.name"]
    assert holding(road, *WORDS) == []


def test_a_later_publication_is_taken_without_the_name_and_its_entry_is_the_same_one(road, club, clock):
    member = ids(club)[ZACHARIAS]
    ended(road, club, clock, erase(club, ZACHARIAS)["certificate"])
    more = tournament(
        (WILHELMINA, YOLANDA, "1-0"),
        (ZACHARIAS, YOLANDA, "1-0"),
        (XAVIER, ZACHARIAS, "1-0"),
        (YOLANDA, XAVIER, "0-1"),
        name="First",
    )

    answer = club.publish("first", more)
    club.accept("first")
    road.settle()

    (entry,) = [each for each in players(club) if is_neutral(each["name"])]
    assert (entry["no"], entry["member"]) == (3, member)
    assert erased_at(answer) == ["players.2.name"]
    assert club.ladder()[XAVIER][1] == 2
    assert holding(road, *WORDS) == []


def test_a_corrected_result_stands_when_the_app_sends_its_old_version(road, club, clock):
    late = {**FIRST, "name": "First, round 2"}
    club.publish("first", late)
    ended(road, club, clock, erase(club, ZACHARIAS)["certificate"])

    answer = club.publish("first", FIRST)

    assert answer["held"]["late"]
    assert holding(road, *WORDS) == []


def test_whoever_comes_back_is_somebody_new(road, club, clock):
    member = ids(club)[ZACHARIAS]
    ended(road, club, clock, erase(club, ZACHARIAS)["certificate"])
    club.publish("later", tournament((ZACHARIAS, YOLANDA, "1-0"), starts_on="2026-03-01"))

    (entry, _) = club.get("/tournaments/later/names")["entries"]
    club.accept("later")
    road.settle()

    assert (entry["name"], entry["link"], entry["suggestions"]) == (ZACHARIAS, None, [])
    assert ids(club)[ZACHARIAS] != member
    assert club.ladder()[ZACHARIAS][1] == 1
    again = club.publish("first", FIRST)
    assert erased_at(again) == ["players.0.name"]


def test_an_app_that_still_sends_the_member_keeps_its_evening_and_stores_no_name(road, club, clock):
    member = ids(club)[ZACHARIAS]
    ended(road, club, clock, erase(club, ZACHARIAS)["certificate"])
    evening = tournament((ZACHARIAS, YOLANDA, "1-0"), starts_on="2026-03-01")
    evening["players"][0]["member"] = member

    answer = club.publish("later", evening)
    road.settle()

    assert erased_at(answer) == ["players.0.name"]
    assert is_neutral(players(club, "later")[0]["name"])
    assert holding(road, *WORDS) == []


def test_a_copy_of_the_evening_under_another_id_is_held_without_the_name(road, club, clock):
    names = [ZACHARIAS, YOLANDA, XAVIER, WILHELMINA]
    games = [(white, black, "1-0") for white in names for black in names if white < black]
    club.publish("long", tournament(*games, starts_on="2026-04-01"))
    club.accept("long")
    ended(road, club, clock, erase(club, ZACHARIAS)["certificate"])

    answer = club.publish("again", tournament(*games, starts_on="2026-04-01"))

    assert answer["state"] == "held"
    assert holding(road, *WORDS) == []


def test_of_two_people_of_one_name_the_other_keeps_it(road, club, clock):
    father = ids(club)[ZACHARIAS]
    club.publish("second", tournament((ZACHARIAS, YOLANDA, "1-0"), starts_on="2026-01-17"))
    links = {"1": {"new": True}, "2": {"member": ids(club)[YOLANDA]}}
    son = club.ask("PUT", "/tournaments/second/names", {"links": links}).json["made"][0]
    road.settle()

    answer = club.ask("DELETE", f"/members/{father}").json
    ended(road, club, clock, answer["certificate"])

    assert answer["certificate"]["same_name"] == [son]
    assert is_neutral(players(club)[0]["name"])
    assert players(club, "second")[0] == {"no": 1, "name": ZACHARIAS, "member": son}
    again = club.publish("second", tournament((ZACHARIAS, YOLANDA, "1-0"), starts_on="2026-01-17"))
    assert erased_at(again) == []
    places = [place for place, _ in holding(road, "Quintrell")]
    assert not [place for place in places if "T#first" in place]
    agree(road, club_of(road))


def test_both_records_of_a_merged_person_are_erased_and_the_merge_can_be_undone(road, club, clock):
    club.publish("second", tournament(("Zach Quill", YOLANDA, "1-0"), starts_on="2026-01-17"))
    links = {"1": {"new": True}, "2": {"member": ids(club)[YOLANDA]}}
    club.ask("PUT", "/tournaments/second/names", {"links": links})
    who = ids(club)
    merge = club.ask("POST", "/merges", {"from": who["Zach Quill"], "into": who[ZACHARIAS]}).json["merge"]

    certificate = ended(road, club, clock, erase(club, ZACHARIAS)["certificate"])

    assert set(certificate["members"]) == {who[ZACHARIAS], who["Zach Quill"]}
    assert holding(road, *WORDS, "Quill") == []
    assert club.ask("DELETE", f"/merges/{merge['id']}").status == 202
    assert ids(club).keys() == {YOLANDA, XAVIER}


def test_the_name_of_a_guest_is_erased_by_its_entry(road, club, clock):
    for id_, day in (("second", "2026-01-17"), ("third", "2026-01-24")):
        club.publish(id_, tournament((WILHELMINA, YOLANDA, "1-0"), starts_on=day))
        links = {"1": {"guest": True}, "2": {"member": ids(club)[YOLANDA]}}
        club.ask("PUT", f"/tournaments/{id_}/names", {"links": links})
    road.settle()

    answer = club.ask("DELETE", "/tournaments/second/entries/1/name")
    ended(road, club, clock, answer.json["certificate"])

    assert holding(road, "Wilhelmina", "Vandersloot") == []
    again = club.ask("DELETE", "/tournaments/second/entries/1/name")
    assert (again.status, again.json["revision"]) == (202, answer.json["revision"])
    assert club.ask("DELETE", "/tournaments/first/entries/1/name").status == 409
    assert "a member" in road.page(club.get("/tournaments/second")["page"])


def test_asked_again_the_same_certificate_is_answered(road, club, clock):
    member = ids(club)[ZACHARIAS]
    first = erase(club, ZACHARIAS)

    again = club.ask("DELETE", f"/members/{member}")

    assert (again.status, again.json["revision"]) == (202, first["revision"])
    assert again.json["certificate"]["id"] == first["certificate"]["id"]
    assert club.ask("GET", f"/members/{member}").status == 404
    assert club.ask("PATCH", f"/members/{member}", {"display": "full"}).status == 404


def test_a_preview_says_what_would_go_and_writes_nothing(road, club, clock):
    before = every_byte(road)

    answer = erase(club, ZACHARIAS, "?preview=true")

    assert (answer["erases"]["tournaments"], answer["erases"]["entries"]) == (1, 1)
    assert answer["ripple"]["moved"] == 0
    assert every_byte(road) == before


def test_a_request_that_made_the_member_is_answered_the_same_and_makes_nobody(road, club, clock):
    once = {"Idempotency-Key": "add"}
    club.ask("POST", "/members", {"name": WILHELMINA}, headers=once)
    ended(road, club, clock, erase(club, WILHELMINA)["certificate"])

    again = club.ask("POST", "/members", {"name": WILHELMINA}, headers=once)

    assert again.status == 201
    assert WILHELMINA not in ids(club)
    assert holding(road, "Wilhelmina") == []


def test_a_book_that_an_old_replay_puts_late_is_taken_away(road, club, clock):
    aws, id_ = road.aws, club_of(road)
    stood = records.read(aws, id_)
    certificate = erase(club, ZACHARIAS)["certificate"]
    road.settle()
    road.check()

    archive.put_book(aws, stood, replay(stood))
    assert holding(road, *WORDS)

    assert ended(road, club, clock, certificate)["state"] == "done"
    assert holding(road, *WORDS) == []


def test_all_is_brought_back_from_the_archive_without_the_name(road, club, clock):
    ended(road, club, clock, erase(club, ZACHARIAS)["certificate"])
    aws, id_ = road.aws, club_of(road)
    before, ladder, pages = records.read(aws, id_), changes(club), road.site()
    dynamodb = road.clients["dynamodb"]
    for table in (aws.records_table, aws.ladders_table, aws.site_table):
        for item in dynamodb.scan(TableName=table)["Items"]:
            dynamodb.delete_item(TableName=table, Key={name: item[name] for name in ("PK", "SK")})

    recovery.recover(aws)
    road.settle()

    assert records.read(aws, id_) == before
    assert changes(club) == ladder
    assert road.site() == pages
    assert holding(road, *WORDS) == []


def test_an_order_whose_change_never_came_is_taken_away(road, club, clock):
    from ladder.store.acts import Act  # noqa: PLC0415

    aws, id_ = road.aws, club_of(road)
    stood = records.read(aws, id_)
    wanted = of_member(stood, ids(club)[ZACHARIAS])
    now = datetime.fromtimestamp(aws.clock(), UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    erasures.begin(aws, stood, wanted, Act("k", now, "r_dead"))
    club.ask("PATCH", "", {"contact": "board"})
    road.settle()

    road.check()

    assert erasures.orders(aws, id_) == ()


def test_a_closed_club_leaves_neither_key_nor_certificate(road, club, clock):
    erase(club, ZACHARIAS)
    club.ask("DELETE", "")
    road.settle()
    road.check()
    road.settle()
    road.check()

    assert [place for place in every_byte(road) if "erasures/" in place] == []
    assert holding(road, *WORDS, "Xavier") == []


def test_nothing_is_undone_while_old_images_hold_the_name(road, club, clock, monkeypatch):
    club.ask("PATCH", f"/members/{ids(club)[ZACHARIAS]}", {"name": "Zack Quintrell"})
    entry = club.get("/log")["entries"][0]["entry"]
    monkeypatch.setattr("publish.erasures.SECONDS", -1.0)
    certificate = erase(club, "Zack Quintrell")["certificate"]

    assert certificate["state"] == "rewriting"
    assert club.ask("POST", f"/log/{entry}/undo").status == 409
    other = club.ask("DELETE", f"/members/{ids(club)[XAVIER]}")
    assert other.status == 409
    ended(road, club, clock, certificate)
    assert holding(road, *WORDS) == []


def test_a_label_that_nobody_has_confirmed_is_nobody_new(road, club, clock):
    club.publish("second", tournament((ZACHARIAS, WILHELMINA, "1-0"), starts_on="2026-01-17"))
    erase(club, ZACHARIAS)

    waiting = {each["name"]: each["ticked"] for each in club.get("/names")["names"]}
    club.accept("second")

    (told,) = [ticked for name, ticked in waiting.items() if is_neutral(name)]
    assert told is None
    assert ids(club).keys() == {YOLANDA, XAVIER, WILHELMINA}
    assert club.ask("PUT", "/tournaments/second/names", {"links": {"1": {"new": True}}}).status == 422
    assert club.ask("PUT", "/tournaments/second/names", {"links": {"1": {"guest": True}}}).status == 202
    assert club.get("/tournaments/second")["state"] == "rated"


def test_an_evening_that_comes_in_while_the_archive_is_rewritten_stands_without_the_name(
    road, club, clock, monkeypatch
):
    put_all = rewriting._put_all
    sent: list[object] = []

    def meanwhile(*asked):
        if not sent:
            sent.append(club.publish("first", {**FIRST, "name": "First again"}))
        return put_all(*asked)

    monkeypatch.setattr(rewriting, "_put_all", meanwhile)

    ended(road, club, clock, erase(club, ZACHARIAS)["certificate"])

    assert erased_at(sent[0]) == ["players.0.name"]
    assert club.get("/tournaments/first")["tournament"]["name"] == "First again"
    assert holding(road, *WORDS) == []
    agree(road, club_of(road))


def test_a_row_that_somebody_edited_holds_no_erasure_up(road, club, clock):
    member = ids(club)[ZACHARIAS]
    aws, id_ = road.aws, club_of(road)
    key = {"PK": {"S": f"C#{id_}"}, "SK": {"S": "T#first"}}
    aws.dynamodb.update_item(
        TableName=aws.records_table,
        Key=key,
        UpdateExpression="SET revision = :far",
        ExpressionAttributeValues={":far": {"N": "999"}},
    )
    road.check({"recover": True})
    road.settle()

    answer = club.ask("DELETE", f"/members/{member}")
    ended(road, club, clock, answer.json["certificate"])

    assert holding(road, *WORDS) == []
