"""What a request is before any route sees it."""

import base64

import pytest

from ladder.domain.errors import Malformed, TooLarge, Wrong
from publish.request import Request, canonical


def event(path="/api/clubs", query="", method="GET", **more):
    return {
        "rawPath": path,
        "rawQueryString": query,
        "headers": {},
        "requestContext": {"http": {"method": method}},
        **more,
    }


@pytest.mark.parametrize(
    ("raw", "path"),
    [
        ("/api/clubs/circolo", "/api/clubs/circolo"),
        ("/api/clubs/c/tournaments/a%2Db", "/api/clubs/c/tournaments/a-b"),
        ("/api/clubs/c/tournaments/più", "/api/clubs/c/tournaments/pi%C3%B9"),
        ("/api/clubs/c/tournaments/pi%C3%B9", "/api/clubs/c/tournaments/pi%C3%B9"),
        ('/api/clubs/c/tournaments/a"b', "/api/clubs/c/tournaments/a%22b"),
    ],
)
def test_a_path_reads_the_same_whether_the_gateway_decoded_it_or_not(raw, path):
    assert path == canonical(raw)


@pytest.mark.parametrize(
    "broken",
    [
        event(path="/api/clubs/%zz"),
        event(path="/api/clubs/%"),
        event(path="/api/clubs/%ff"),
        event(query="date=%zz"),
        event(query="date=%ff"),
        event(body="not base64!", isBase64Encoded=True),
    ],
)
def test_an_address_or_a_body_that_cannot_be_decoded_is_malformed(broken):
    with pytest.raises(Malformed):
        Request.of(broken)


def test_a_body_over_four_megabytes_is_too_large_however_it_comes():
    body = b"x" * 4_000_001

    with pytest.raises(TooLarge):
        Request.of(event(body=body.decode()))
    with pytest.raises(TooLarge):
        Request.of(event(body=base64.b64encode(body).decode(), isBase64Encoded=True))
    assert len(Request.of(event(body="x" * 4_000_000)).body) == 4_000_000


def test_of_a_bundle_that_is_too_large_it_is_said_that_no_parts_are_taken():
    with pytest.raises(TooLarge, match="an import takes one body, no parts"):
        Request.of(event(path="/api/import", body="x" * 4_000_001))


def test_only_a_bearer_key_is_a_key():
    def token(value):
        return Request.of(event(headers={"Authorization": value})).token

    assert [
        token("Bearer abc"),
        token("bearer abc "),
        token("Basic abc"),
        token("Bearer "),
        token("abc"),
    ] == [
        "abc",
        "abc",
        None,
        None,
        None,
    ]


def test_the_media_type_and_the_file_name_are_read_without_their_ornaments():
    request = Request.of(
        event(
            headers={
                "Content-Type": "Text/CSV; charset=UTF-8",
                "Content-Disposition": 'attachment; filename="C:\\tmp\\serata.trf"',
            }
        )
    )

    assert (request.content_type, request.file_name) == ("text/csv", "serata.trf")


@pytest.mark.parametrize(
    ("header", "accepted"),
    [
        (None, True),
        ("*", True),
        ('"7"', True),
        ('"6", "7"', True),
        ('W/"7"', True),
        ('"8"', False),
        ("", False),
    ],
)
def test_if_match_lets_only_the_version_through_that_was_seen(header, accepted):
    headers = {} if header is None else {"if-match": header}

    assert accepted == Request.of(event(headers=headers)).accepts("7")


def test_an_idempotency_key_counts_on_a_post_alone_and_not_on_a_preview():
    def key(method, query=""):
        return Request.of(event(method=method, query=query, headers={"idempotency-key": "k"})).idempotency_key

    assert [key("POST"), key("PUT"), key("POST", "preview=true"), key("POST", "preview=false")] == [
        "k",
        None,
        None,
        "k",
    ]


def test_a_misspelt_parameter_of_a_change_is_refused_rather_than_written():
    with pytest.raises(Wrong) as refusal:
        Request.of(event(method="PUT", query="preveiw=true")).refuse_unknown()

    assert [fault.at for fault in refusal.value.faults] == ["?preveiw"]
    Request.of(event(method="GET", query="whatever=1")).refuse_unknown()


def test_a_preview_is_true_or_false_and_nothing_else():
    with pytest.raises(Malformed):
        _ = Request.of(event(query="preview=yes")).preview


@pytest.mark.parametrize(
    "header",
    [
        "attachment; filename*=utf-8''a; filename*0*=utf-8''b",
        "attachment; filename*=''",
        "; ;;=",
        "filename*0*='''''",
    ],
)
def test_a_file_name_that_cannot_be_parsed_is_none(header):
    request = Request.of(event(headers={"content-disposition": header}))

    assert request.file_name == ""


def test_a_parameter_that_stands_twice_is_malformed_whatever_it_says():
    for query in ("preview=true&preview=false", "name=a&name=a", "date=2026-01-01&x=1&date="):
        with pytest.raises(Malformed):
            Request.of(event(query=query))


@pytest.mark.parametrize("kind", ["application/json", "Application/JSON; charset=utf-8", ""])
def test_json_that_was_no_utf_8_is_malformed(kind):
    with pytest.raises(Malformed, match="line 2, column 12"):
        Request.of(event(method="PUT", headers={"content-type": kind}, body='{\r\n "name": "M\ufffdller"}'))


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_text_that_was_no_utf_8_is_refused_with_its_place_and_the_way_out(end):
    body = end.join(["round,white,black,result", "1,è M\ufffdller,B,1-0"])

    with pytest.raises(Wrong) as refusal:
        Request.of(event(method="PUT", headers={"content-type": "text/csv"}, body=body))

    [fault] = refusal.value.faults
    assert fault.at == "line 2, column 6"
    assert "application/octet-stream" in fault.message
    assert "Content-Disposition" in fault.message


def test_the_same_sign_in_bytes_that_came_as_such_is_left_to_the_reader():
    body = base64.b64encode("M\ufffdller".encode()).decode()

    assert not Request.of(event(body=body, isBase64Encoded=True)).decoded


@pytest.mark.parametrize(("header", "accepted"), [(None, True), ("*", False), ('"7"', False), ('"8"', True)])
def test_if_none_match_lets_only_what_is_not_there_through(header, accepted):
    headers = {} if header is None else {"if-none-match": header}

    assert accepted == Request.of(event(headers=headers)).accepts("7")
