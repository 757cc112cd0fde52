"""One address for all: what the browser meets in front of CloudFront."""

import http.client
import json


def ask(stack, method, path, body=None, **headers):
    connection = http.client.HTTPConnection("127.0.0.1", int(stack.url.rsplit(":", 1)[1]), timeout=40)
    try:
        connection.request(method, path, body=body, headers=headers)
        answer = connection.getresponse()
        return answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read()
    finally:
        connection.close()


def test_a_page_that_never_was_is_the_error_page_unlisted_and_without_scripts(stack):
    status, headers, body = ask(stack, "GET", "/c/nobodyguessesthis/")

    assert status == 404
    assert headers["content-type"].startswith("text/html")
    assert headers["x-robots-tag"].startswith("noindex")
    assert "default-src 'none'" in headers["content-security-policy"]
    assert headers["referrer-policy"] == "no-referrer"
    assert body


def test_a_public_path_carries_no_noindex_of_the_cdn(stack):
    _, headers, _ = ask(stack, "GET", "/club/nobody/")

    assert "x-robots-tag" not in headers


def test_an_embed_may_be_framed_by_any_site(stack):
    _, headers, _ = ask(stack, "GET", "/embed/nobody/")

    assert "frame-ancestors" not in headers["content-security-policy"]


def test_the_apis_404_stays_the_apis(stack):
    status, headers, body = ask(
        stack, "GET", "/api/clubs/nobody", Authorization=f"Bearer {stack.operator_key}"
    )

    assert status == 404
    assert headers["content-type"].startswith("application/problem+json")
    assert json.loads(body)["status"] == 404


def test_a_preflight_is_answered_for_apps_on_any_host(stack):
    status, headers, _ = ask(
        stack,
        "OPTIONS",
        "/api/clubs",
        Origin="https://app.example",
        **{"Access-Control-Request-Method": "PUT"},
    )

    assert status == 204
    assert headers["access-control-allow-origin"] == "*"
    assert "PUT" in headers["access-control-allow-methods"]
    assert "If-Match" in headers["access-control-allow-headers"]


def test_a_body_that_comes_in_chunks_arrives_whole(stack):
    text = json.dumps({"slug": "in-chunks", "name": "Chunks", "language": "en"}).encode()
    status, _, body = ask(
        stack,
        "POST",
        "/api/clubs?preview=true",
        iter([text[:7], text[7:]]),
        Authorization=f"Bearer {stack.operator_key}",
        **{"Content-Type": "application/json"},
    )

    assert status in (200, 201), body


def test_more_than_a_gateway_takes_is_refused_before_it_is_read(stack):
    status, _, body = ask(
        stack, "PUT", "/api/clubs/x/tournaments/y", None, **{"Content-Length": str(11 << 20)}
    )

    assert (status, json.loads(body)["status"]) == (413, 413)
