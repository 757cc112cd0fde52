"""Who is who, as an organiser meets it: merged and taken apart, moved to another, told apart."""

import pytest

from tests.journeys.stack import tournament

FIRST = tournament(("Marco Rossi", "Luca Verdi", "1-0"), starts_on="2026-01-10")
SECOND = tournament(("M. Rossi", "Sara Neri", "1-0"), starts_on="2026-01-17")


@pytest.fixture
def club(road):
    return road.club()


def everybody_new(club, id_):
    """Confirm every entry as somebody new, whatever is ticked."""
    entries = club.get(f"/tournaments/{id_}/names")["entries"]
    links = {str(entry["no"]): {"new": True} for entry in entries}
    answer = club.ask("PUT", f"/tournaments/{id_}/names", {"links": links})
    assert answer.status == 202, answer.text
    return answer.json


def by_name(club):
    return {each["name"]: each["member"] for each in club.get("/members")["members"]}


def two_evenings(road, club):
    """Marco Rossi of the first evening and M. Rossi of the second, as two members."""
    for id_, content in (("t1", FIRST), ("t2", SECOND)):
        club.publish(id_, content)
        everybody_new(club, id_)
    road.settle()
    return by_name(club)


def merge(club, source, into, query="", **more):
    return club.ask("POST", f"/merges{query}", {"from": source, "into": into}, **more)


def pages(road, club):
    """Every page without the revision that only the ladder carries."""
    revision = club.get("/status")["site"]
    marks = (b'content="%d"' % revision, b'"revision":%d' % revision, b'"revision": %d' % revision)

    def unmarked(body):
        for mark in marks:
            body = body.replace(mark, b"")
        return body

    return {path: unmarked(body) for path, body in road.site().items()}


class TestMerging:
    """Two records that are one person."""

    def test_g12_merged_means_merged(self, road, club):
        people = two_evenings(road, club)
        assert club.ladder()["M. Rossi"] == (1220, 1)

        answer = merge(club, people["M. Rossi"], people["Marco Rossi"])

        assert answer.status == 202, answer.text
        made = answer.json["merge"]
        assert made == {"id": made["id"], "from": people["M. Rossi"], "into": people["Marco Rossi"]}
        road.settle()
        assert club.ladder() == {
            "Marco Rossi": (1238.8, 2),
            "Luca Verdi": (1180, 1),
            "Sara Neri": (1181.2, 1),
        }
        one = club.get(f"/members/{people['Marco Rossi']}")
        assert one["member"]["aliases"] == ["M. Rossi"]
        assert [each["tournament"] for each in one["games"]] == ["t1", "t2"]
        assert club.ask("GET", f"/members/{people['M. Rossi']}").status == 404
        assert f"{club.root()[1:]}members/{people['M. Rossi']}/" not in road.site()
        assert club.get("/tournaments/t2")["tournament"]["players"][0]["member"] == people["Marco Rossi"]

    def test_the_undo_leaves_the_pages_of_a_club_that_never_merged(self, road, club):
        people = two_evenings(road, club)
        before = pages(road, club)
        made = merge(club, people["M. Rossi"], people["Marco Rossi"]).json["merge"]
        road.settle()
        assert pages(road, club) != before
        assert [each["id"] for each in club.get("/merges")["merges"]] == [made["id"]]

        answer = club.ask("DELETE", f"/merges/{made['id']}")

        assert (answer.status, answer.json["merge"]) == (202, made)
        road.settle()
        assert pages(road, club) == before
        assert club.get("/merges") == {"merges": []}
        assert club.ask("DELETE", f"/merges/{made['id']}").status == 404

    def test_an_evening_between_merge_and_undo_counts_for_whom_it_was_confirmed(self, road, club):
        people = two_evenings(road, club)
        made = merge(club, people["M. Rossi"], people["Marco Rossi"]).json["merge"]
        club.publish("t3", tournament(("M. Rossi", "Luca Verdi", "1-0"), starts_on="2026-01-24"))
        entry = club.get("/tournaments/t3/names")["entries"][0]
        assert (entry["ticked"], entry["suggestions"][0]["confidence"]) == (people["Marco Rossi"], "sure")
        club.accept("t3")
        club.ask("DELETE", f"/merges/{made['id']}")
        road.settle()
        assert {name: games for name, (_, games) in club.ladder().items()} == {
            "Marco Rossi": 2, "M. Rossi": 1, "Luca Verdi": 2, "Sara Neri": 1,
        }  # fmt: skip

    def test_who_has_met_is_refused_and_told_where(self, road, club):
        club.publish("t1", FIRST)
        everybody_new(club, "t1")
        people = by_name(club)
        for query in ("", "?preview=true"):
            answer = merge(club, people["Luca Verdi"], people["Marco Rossi"], query)
            assert answer.status == 409
            assert "played each other, in t1, round 1" in answer.json["detail"]
        assert club.get("/merges") == {"merges": []}

    def test_what_is_wrong_is_told_with_its_place(self, road, club):
        people = two_evenings(road, club)
        marco = people["Marco Rossi"]
        unknown = "m_" + "0" * 26
        for body, places in (
            ({"from": unknown, "into": marco}, ["from"]),
            ({"from": marco, "into": marco}, ["into"]),
            ({"from": marco}, ["into"]),
        ):
            answer = club.ask("POST", "/merges", body)
            assert (answer.status, [each["at"] for each in answer.json["errors"]]) == (422, places)

    def test_a_preview_says_who_moves_and_writes_nothing(self, road, club):
        people = two_evenings(road, club)
        before = road.stored(), road.archive()
        answer = merge(club, people["M. Rossi"], people["Marco Rossi"], "?preview=true")
        moved = {each["name"]: each["rating"] for each in answer.json["ripple"]["members"]}
        assert answer.status == 200
        assert moved["Marco Rossi"] == [1220, 1238.8]
        assert moved["M. Rossi"] == [1220, None]
        assert (road.stored(), road.archive()) == before

    def test_the_same_request_again_is_the_same_merge(self, road, club):
        people = two_evenings(road, club)
        asked = [
            merge(club, people["M. Rossi"], people["Marco Rossi"], headers=headers)
            for headers in ({"Idempotency-Key": "k"}, {"Idempotency-Key": "k"}, {})
        ]
        assert [each.status for each in asked] == [202] * 3
        assert asked[0].json == asked[1].json == asked[2].json
        other = merge(club, people["Sara Neri"], people["Marco Rossi"], headers={"Idempotency-Key": "k"})
        assert other.status == 422

    def test_the_log_says_who_was_merged_and_parted(self, road, club):
        people = two_evenings(road, club)
        made = merge(club, people["M. Rossi"], people["Marco Rossi"]).json["merge"]
        club.ask("DELETE", f"/merges/{made['id']}")
        undone, merged = club.get("/log")["entries"][:2]
        assert (merged["what"], merged["member"], merged["after"]) == ("members.merged", made["into"], made)
        assert (undone["what"], undone["before"]) == ("merge.undone", made)
        assert merged["ripple"]["moved"] > 0

    def test_a_person_is_edited_as_one_and_parted_as_two(self, road, club):
        people = two_evenings(road, club)
        marco, short = people["Marco Rossi"], people["M. Rossi"]
        club.ask("PATCH", f"/members/{short}", {"display": "hidden"})
        made = merge(club, short, marco).json["merge"]
        assert club.get(f"/members/{marco}")["member"]["display"] == "hidden"
        changed = club.ask("PATCH", f"/members/{marco}", {"display": "initials", "starting_rating": 1300})
        assert (changed.json["member"]["display"], changed.json["member"]["starting_rating"]) == (
            "initials",
            1300,
        )
        club.ask("DELETE", f"/merges/{made['id']}")
        members = {each["member"]: each for each in club.get("/members")["members"]}
        assert [members[each]["display"] for each in (marco, short)] == ["initials", "hidden"]
        assert [members[each]["starting_rating"] for each in (marco, short)] == [1300, None]


class TestMoving:
    """A confirmed link changed: one entry of one tournament moves to another member."""

    def test_an_entry_moves_with_its_games_and_leaves_nobody_behind(self, road, club):
        people = two_evenings(road, club)
        gone = f"{club.root()[1:]}members/{people['M. Rossi']}/"
        assert gone in road.site()

        answer = club.ask("PUT", "/tournaments/t2/names", {"links": {"1": {"member": people["Marco Rossi"]}}})

        assert (answer.status, answer.json["made"]) == (202, [])
        road.settle()
        assert club.ladder()["Marco Rossi"] == (1238.8, 2)
        assert "M. Rossi" not in by_name(club)
        assert club.ask("GET", f"/members/{people['M. Rossi']}").status == 404
        assert gone not in road.site()
        assert club.get("/duplicates") == {"duplicates": []}

    def test_a_history_is_split_by_confirming_an_entry_as_somebody_new(self, road, club):
        people = two_evenings(road, club)
        club.ask("PUT", "/tournaments/t2/names", {"links": {"1": {"member": people["Marco Rossi"]}}})
        body = {"links": {"1": {"new": True, "name": "Mario Rossi"}}}
        split = [club.ask("PUT", "/tournaments/t2/names", body).json for _ in "it is sent twice"]
        assert [len(each["made"]) for each in split[:2]] == [1, 0]
        assert len({each["revision"] for each in split}) == 1
        road.settle()
        assert club.ladder()["Mario Rossi"] == (1220, 1)
        assert club.ladder()["Marco Rossi"] == (1220, 1)

    def test_a_move_that_seats_one_person_twice_names_both_entries(self, road, club):
        people = two_evenings(road, club)
        answer = club.ask("PUT", "/tournaments/t2/names", {"links": {"1": {"member": people["Sara Neri"]}}})
        assert answer.status == 409
        assert "entries 1 (M. Rossi) and 2 (Sara Neri)" in answer.json["detail"]

    def test_who_was_added_by_hand_stays_without_an_entry(self, road, club):
        by_hand = club.ask("POST", "/members", {"name": "Mario Rossi"}).json["member"]["member"]
        two_evenings(road, club)
        for link in ({"member": by_hand}, {"guest": True}):
            club.ask("PUT", "/tournaments/t2/names", {"links": {"1": link}})
        assert "Mario Rossi" in by_name(club)


class TestTellingApart:
    """What the person who decides is shown."""

    def test_two_people_of_one_name_live_side_by_side(self, road, club):
        for id_, other, day in (("t1", "Luca Verdi", "2026-01-10"), ("t2", "Sara Neri", "2026-01-17")):
            club.publish(id_, tournament(("Marco Rossi", other, "1-0"), starts_on=day))
            everybody_new(club, id_)
        road.settle()
        assert club.ask("PATCH", "", {"names": "full"}).status == 202
        road.settle()
        page = road.page(f"{club.root()}roster/")
        assert ">Marco Rossi<" in page
        assert ">Marco Rossi 2<" in page

        club.publish("t3", tournament(("Marco Rossi", "Luca Verdi", "1-0"), starts_on="2026-01-24"))
        entry = club.get("/tournaments/t3/names")["entries"][0]

        assert entry["ticked"] is None
        first, second = entry["suggestions"]
        assert [each["confidence"] for each in (first, second)] == ["possible", "possible"]
        assert [(each["number"], each["last_played"]) for each in (first, second)] == [
            (1, "2026-01-10"),
            (2, "2026-01-17"),
        ]
        assert [(each["rating"], each["games"]) for each in (first, second)] == [(1220, 1), (1220, 1)]
        company = [[(it["name"], it["games"]) for it in each["company"]] for each in (first, second)]
        assert company == [[("Luca Verdi", 1)], [("Sara Neri", 1)]]

    @pytest.mark.parametrize(
        ("language", "reason"),
        [
            ("en", "the same name in another order"),
            ("it", "lo stesso nome in un altro ordine"),
            ("ru", "то же имя в другом порядке"),
            ("el", "το ίδιο όνομα με άλλη σειρά"),
            ("es", "el mismo nombre en otro orden"),
        ],
    )
    def test_the_reason_is_in_the_clubs_language(self, road, language, reason):
        club = road.club(f"club-{language}", language=language)
        club.ask("POST", "/members", {"name": "Marco Rossi"})
        club.publish("t1", tournament(("Rossi Marco", "Anna Bianchi", "1-0")))
        [offer] = club.get("/tournaments/t1/names")["entries"][0]["suggestions"]
        assert (offer["confidence"], offer["reason"], offer["reason_text"]) == ("likely", "order", reason)

    def test_likely_duplicates_are_offered_until_somebody_says_no(self, road, club):
        people = two_evenings(road, club)
        [pair] = club.get("/duplicates")["duplicates"]
        assert pair["members"] == [people["Marco Rossi"], people["M. Rossi"]]
        assert (pair["confidence"], pair["reason_text"]) == ("likely", "an initial for the first name")
        assert [each["name"] for each in pair["candidates"]] == ["Marco Rossi", "M. Rossi"]
        assert pair["candidates"][1]["company"][0]["name"] == "Sara Neri"

        previewed = club.ask("POST", "/duplicates/declined?preview=true", {"members": pair["members"]})
        assert previewed.status == 200
        assert len(club.get("/duplicates")["duplicates"]) == 1
        declined = [club.ask("POST", "/duplicates/declined", {"members": pair["members"]}) for _ in "ab"]
        assert [each.status for each in declined] == [201, 201]
        assert declined[0].json == declined[1].json
        assert club.get("/duplicates") == {"duplicates": []}

        wrong = club.ask("POST", "/duplicates/declined", {"members": [people["M. Rossi"]]})
        assert (wrong.status, wrong.json["errors"][0]["at"]) == (422, "members")

    def test_a_key_that_only_publishes_sees_and_changes_nothing_of_it(self, road, club):
        people = two_evenings(road, club)
        key = club.ask("POST", "/keys", {"label": "app", "scope": "publish"}).json["secret"]
        body = {"from": people["M. Rossi"], "into": people["Marco Rossi"]}
        asked = [
            club.ask("POST", "/merges", body, key=key),
            club.ask("GET", "/merges", key=key),
            club.ask("DELETE", "/merges/g_1", key=key),
            club.ask("GET", "/duplicates", key=key),
            club.ask("POST", "/duplicates/declined", {"members": [*people.values()][:2]}, key=key),
        ]
        assert [each.status for each in asked] == [404] * 5
