"""The CDN: unlisted unless a path says otherwise, one error page, one host."""

import json

import pytest

from ladder.pages.site import house


@pytest.fixture
def distribution(site):
    return site["Resources"]["Distribution"]["Properties"]["DistributionConfig"]


def behaviour(distribution, path):
    [found] = [item for item in distribution["CacheBehaviors"] if item["PathPattern"] == path]
    return found


def headers(site, behaviour):
    policy = site["Resources"][behaviour["ResponseHeadersPolicyId"]["Ref"]]["Properties"]
    return policy["ResponseHeadersPolicyConfig"]


def robots(config):
    items = config.get("CustomHeadersConfig", {}).get("Items", [])
    return [item["Value"] for item in items if item["Header"] == "X-Robots-Tag"]


def test_a_path_that_nobody_thought_of_is_not_indexed(site, distribution):
    assert robots(headers(site, distribution["DefaultCacheBehavior"])) == ["noindex, nofollow"]


def test_only_a_public_clubs_pages_go_without_noindex(site, distribution):
    indexable = [
        item["PathPattern"] for item in distribution["CacheBehaviors"] if not robots(headers(site, item))
    ]

    assert indexable == ["/club/*"]


def test_only_a_missing_page_becomes_the_error_page_so_that_the_apis_answers_pass(distribution):
    """Error pages hold for the whole distribution: a rule for 404 would turn the API's 404s into HTML."""
    [rule] = distribution["CustomErrorResponses"]

    assert (rule["ErrorCode"], rule["ResponseCode"], rule["ResponsePagePath"]) == (403, 404, "/404.html")


def test_the_hosts_own_address_shows_a_page_of_the_house(distribution):
    assert distribution["DefaultRootObject"] in house()


def test_pages_may_load_a_style_sheet_and_pictures_and_nothing_else(site, distribution):
    for item in (distribution["DefaultCacheBehavior"], behaviour(distribution, "/club/*")):
        config = headers(site, item)["SecurityHeadersConfig"]
        rules = config["ContentSecurityPolicy"]["ContentSecurityPolicy"].split("; ")
        assert "default-src 'none'" in rules
        assert "frame-ancestors 'none'" in rules
        assert not [rule for rule in rules if rule.startswith("script")]
        assert config["ReferrerPolicy"]["ReferrerPolicy"] == "no-referrer"


def test_any_site_may_frame_the_embeddable_ladder_and_that_alone(site, distribution):
    framed = [
        item["PathPattern"]
        for item in [
            *distribution["CacheBehaviors"],
            distribution["DefaultCacheBehavior"] | {"PathPattern": "*"},
        ]
        if item["TargetOriginId"] == "pages" and "frame-ancestors" not in json.dumps(headers(site, item))
    ]

    assert framed == ["/embed/*"]


def test_the_api_takes_every_method_uncached(distribution):
    found = behaviour(distribution, "/api/*")

    assert found["TargetOriginId"] == "api"
    assert set(found["AllowedMethods"]) == {"GET", "HEAD", "OPTIONS", "PUT", "PATCH", "POST", "DELETE"}
    assert found["CachePolicyId"] == "4135ea2d-6df8-44a3-9df3-4b5a84be39ad"  # AWS's CachingDisabled


def test_the_console_runs_its_own_scripts_and_speaks_to_its_own_host_alone(site, distribution):
    found = behaviour(distribution, "/console/*")
    config = headers(site, found)["SecurityHeadersConfig"]
    rules = dict(
        rule.split(" ", 1) for rule in config["ContentSecurityPolicy"]["ContentSecurityPolicy"].split("; ")
    )

    assert found["TargetOriginId"] == "pages"
    assert rules == {
        "default-src": "'none'",
        "script-src": "'self'",
        "style-src": "'self'",
        "img-src": "'self' data: blob:",
        "connect-src": "'self'",
        "font-src": "'none'",
        "base-uri": "'none'",
        "form-action": "'none'",
        "frame-ancestors": "'none'",
    }
    assert config["ReferrerPolicy"]["ReferrerPolicy"] == "no-referrer"
    assert robots(headers(site, found)) == ["noindex, nofollow"]


def test_pages_are_fresh_for_as_long_as_they_say(site):
    config = site["Resources"]["PageCache"]["Properties"]["CachePolicyConfig"]

    assert config["MinTTL"] == 0


def test_no_code_runs_at_the_edge(site):
    """A page's key is its address."""
    assert not [item for item in site["Resources"].values() if item["Type"] == "AWS::CloudFront::Function"]
    assert "FunctionAssociations" not in json.dumps(site)


def test_the_api_has_one_catch_all_route_and_answers_preflights_itself(main):
    routes = [
        item["Properties"]["RouteKey"]
        for item in main["Resources"].values()
        if item["Type"] == "AWS::ApiGatewayV2::Route"
    ]

    assert routes == ["ANY /{proxy+}"]
    assert "CorsConfiguration" not in json.dumps(main)


def test_the_api_is_throttled(main):
    [stage] = [item for item in main["Resources"].values() if item["Type"] == "AWS::ApiGatewayV2::Stage"]

    assert stage["Properties"]["DefaultRouteSettings"]["ThrottlingRateLimit"] > 0
