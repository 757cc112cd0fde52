"""The road under enforced rights: only here is a policy of template.yaml really asked.

moto lets everybody do everything, so a right that is missing shows nowhere else before AWS.
"""

import contextlib
import gzip
import http.client
import json
import time

import pytest

EVENING = {
    "name": "Lunedì",
    "starts_on": "2026-03-02",
    "players": [{"no": 1, "name": "Ada Prova"}, {"no": 2, "name": "Bruno Esempio"}],
    "rounds": [{"no": 1, "games": [{"board": 1, "white": 1, "black": 2, "result": "1-0"}]}],
}


class Organiser:
    """One club on the running stack."""

    def __init__(self, stack, slug):
        self._stack = stack
        self.slug = slug
        self._key = stack.operator_key
        made = self.must(
            "POST", "/api/clubs", {"slug": slug, "name": "Circolo della prova", "language": "it"}
        )
        self._key = made["organiser_key"]

    def ask(self, method, path, body=None, **headers):
        connection = http.client.HTTPConnection(
            "127.0.0.1", int(self._stack.url.rsplit(":", 1)[1]), timeout=60
        )
        sent = {"Authorization": f"Bearer {self._key}", "Content-Type": "application/json", **headers}
        try:
            connection.request(method, path, body=None if body is None else json.dumps(body), headers=sent)
            answer = connection.getresponse()
            return answer.status, answer.headers, answer.read()
        finally:
            connection.close()

    def must(self, method, path, body=None, **headers):
        status, _, content = self.ask(method, path, body, **headers)
        assert status in (200, 201, 202), (method, path, status, content)
        return json.loads(content)

    def club(self, method, path="", body=None, **headers):
        return self.must(method, f"/api/clubs/{self.slug}{path}", body, **headers)

    def settled(self, **wanted):
        deadline = time.monotonic() + 30
        while True:
            found = self.club("GET", "/status")
            level = found["records"] == found["ladder"] == found["site"]
            if level and all(found[name] >= value for name, value in wanted.items()):
                return found
            assert time.monotonic() < deadline, found
            time.sleep(0.1)

    def page(self):
        return self.club("GET")["club"]["pages"]


@pytest.fixture
def organiser(stack, request):
    return Organiser(stack, request.node.name.replace("_", "-")[5:45].strip("-"))


def publish(organiser, evening=EVENING):
    organiser.club("PUT", "/tournaments/evening", evening)
    _, headers, _ = organiser.ask("GET", f"/api/clubs/{organiser.slug}/tournaments/evening/names")
    organiser.club(
        "PUT", "/tournaments/evening/names", {"accept_ticked": True}, **{"If-Match": headers["ETag"]}
    )
    return organiser.settled()


def test_an_evening_reaches_the_page(organiser):
    publish(organiser)

    status, headers, body = organiser.ask("GET", organiser.page())

    assert status == 200
    assert headers["X-Robots-Tag"].startswith("noindex")
    assert "A. P." in body.decode()
    assert "Ada Prova" not in body.decode()
    assert "1220" in body.decode()


def test_a_rotated_link_is_dead_once_status_says_so(organiser):
    publish(organiser)
    before = organiser.page()

    organiser.club("PATCH", body={"rotate_link": True})
    organiser.settled()

    assert organiser.page() != before
    assert organiser.ask("GET", before)[0] == 404
    assert organiser.ask("GET", organiser.page())[0] == 200


def test_a_rebuild_where_nothing_is_wrong_changes_no_byte(organiser):
    publish(organiser)
    page = organiser.ask("GET", organiser.page())[2]

    number = organiser.club("POST", "/rebuild")["rebuild"]
    organiser.settled(rebuilt=number)

    assert page == organiser.ask("GET", organiser.page())[2]


def test_check_may_do_all_that_it_does(organiser, stack):
    publish(organiser)

    stack.invoke("check", {})
    stack.invoke("check", {"recover": True})

    assert organiser.settled()["healthy"]


def test_check_may_put_back_what_was_edited_and_take_away_what_was_closed(organiser, stack):
    publish(organiser)
    dynamodb, table = stack.client("dynamodb"), stack.outputs["RecordsTable"]
    slug = {"PK": {"S": f"S#{organiser.slug}"}, "SK": {"S": "SLUG"}}
    club = dynamodb.get_item(TableName=table, Key=slug)["Item"]["club"]["S"]
    dynamodb.delete_item(TableName=table, Key={"PK": {"S": f"C#{club}"}, "SK": {"S": "T#evening"}})

    organiser.club("POST", "/rebuild")
    deadline = time.monotonic() + 60
    while True:  # until then the records are no one state, and status answers 409
        stack.invoke("check", {})
        status, _, content = organiser.ask("GET", f"/api/clubs/{organiser.slug}/status")
        if status == 200 and json.loads(content)["mended"]:
            break
        assert time.monotonic() < deadline
    assert organiser.settled()["healthy"]

    organiser.club("DELETE")
    s3, archive = stack.client("s3"), stack.outputs["ArchiveBucket"]
    while len(s3.list_objects_v2(Bucket=archive, Prefix=f"changes/{club}/")["Contents"]) > 1:
        stack.invoke("check", {})
        assert time.monotonic() < deadline


def test_tables_that_were_emptied_are_rebuilt_from_the_archive(organiser, stack):
    publish(organiser)
    before = organiser.club("GET", "/ladder")
    dynamodb = stack.client("dynamodb")
    for table in ("RecordsTable", "LaddersTable", "SiteTable"):
        name = stack.outputs[table]
        for item in dynamodb.scan(TableName=name)["Items"]:
            dynamodb.delete_item(TableName=name, Key={"PK": item["PK"], "SK": item["SK"]})

    stack.invoke("check", {"recover": True})

    organiser.settled()
    assert before == organiser.club("GET", "/ladder")


def test_no_function_was_refused_anything(organiser, stack):
    """Run with the others or alone: whatever was asked until now, AWS would have allowed."""
    publish(organiser)
    logs = stack.client("logs")
    refused = [
        event["message"]
        for group in logs.describe_log_groups()["logGroups"]
        for event in logs.filter_log_events(logGroupName=group["logGroupName"])["events"]
        if "AccessDenied" in event["message"]
    ]

    assert not refused


def stored(stack, word):
    """Keys of the archive's objects of which any version holds the word."""
    s3, bucket = stack.client("s3"), stack.outputs["ArchiveBucket"]
    listed = s3.list_object_versions(Bucket=bucket).get("Versions", [])
    found = []
    for each in listed:
        body = s3.get_object(Bucket=bucket, Key=each["Key"], VersionId=each["VersionId"])["Body"].read()
        with contextlib.suppress(OSError):
            body = gzip.decompress(body)
        if word.encode() in body:
            found.append(each["Key"])
    return found


def test_an_erasure_may_do_all_that_it_does(organiser, stack):
    publish(organiser, {**EVENING, "players": [{"no": 1, "name": "Zeno Cancellato"}, EVENING["players"][1]]})
    zeno = next(
        each["member"]
        for each in organiser.club("GET", "/members")["members"]
        if each["name"] == "Zeno Cancellato"
    )
    assert stored(stack, "Zeno Cancellato")

    made = organiser.club("DELETE", f"/members/{zeno}")
    organiser.settled(records=made["revision"])
    organiser.club("GET", f"/erasures/{made['certificate']['id']}")

    assert stored(stack, "Zeno Cancellato") == []
    stack.invoke("check", {})
    assert organiser.settled()["healthy"]
