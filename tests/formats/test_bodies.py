"""The other bodies of the API: what each becomes in the domain, and what each refuses."""

import json

import pytest

from ladder.domain.identity import Guest, New, Seat
from ladder.domain.records import Consent, Rules
from ladder.domain.roster import NewMember
from ladder.domain.tournament import Day, Tenths
from ladder.formats.bodies import (
    ClubBody,
    ClubPatch,
    KeyBody,
    MemberBody,
    MemberPatch,
    MergeBody,
    NamesBody,
)
from ladder.formats.rules import rules_json
from ladder.formats.strict import read
from tests.formats.sheets import faults

CLUB = {"slug": "circolo-1", "name": "Circolo", "language": "it"}


def body(model, value):
    return read(model, json.dumps(value).encode())


class TestClub:
    def test_defaults_fail_safe(self):
        settings = body(ClubBody, CLUB).settings("token")
        assert (settings.visibility, settings.names, settings.juniors) == ("link", "initials", False)
        assert (settings.season_starts, settings.active_months) == ("09-01", 12)
        assert (settings.link_token, settings.rules[0].rules) == ("token", Rules())

    def test_some_rules_leave_the_others_as_they_are(self):
        settings = body(ClubBody, CLUB | {"rules": {"start": 1000.5, "k_new": 32}}).settings("token")
        assert settings.rules[0].rules == Rules(start=Tenths(10005), k_new=32)
        assert rules_json(settings.rules[0].rules)["start"] == 1000.5

    @pytest.mark.parametrize(
        ("at", "changes"),
        [
            ("slug", {"slug": "AB"}),
            ("slug", {"slug": "a" * 41}),
            ("slug", {"slug": "a/../b"}),
            ("slug", {"slug": "abc\n"}),
            ("name", {"name": ""}),
            ("language", {"language": "xx"}),
            ("visibility", {"visibility": "secret"}),
            ("names", {"names": None}),
            ("juniors", {"juniors": "no"}),
            ("rules.k_new", {"rules": {"k_new": 0}}),
            ("rules.k_new", {"rules": {"k_new": 20.0}}),
            ("rules.k_established", {"rules": {"k_established": 201}}),
            ("rules.start", {"rules": {"start": 10000.1}}),
            ("rules.start", {"rules": {"start": 1200.05}}),
            ("rules.floor", {"rules": {"floor": 100}}),
            ("active_months", {"active_months": 0}),
            ("season_starts", {"season_starts": "02-29"}),
            ("season_starts", {"season_starts": "9-1"}),
            ("ladder_starts_on", {"ladder_starts_on": "2026-02-30"}),
            ("contact", {"contact": "x" * 201}),
            ("address", {"address": "Via Roma 1"}),
        ],
    )
    def test_each_wrong_field_is_told_with_its_place(self, at, changes):
        assert list(faults(body, ClubBody, CLUB | changes)) == [at]

    def test_a_patch_names_only_what_it_sets(self):
        patch = body(ClubPatch, {"names": "full", "ladder_starts_on": None, "rotate_link": True})
        assert patch.fields() == {"names": "full", "ladder_starts_on": None}
        assert patch.rotate_link

    def test_a_patch_switches_embed_and_feed_beside_the_settings(self):
        patch = body(ClubPatch, {"embed": True, "rotate_feed": True, "embed_rows": None})
        assert patch.fields() == {"embed_rows": None}
        assert (patch.embed, patch.rotate_embed, patch.feed, patch.rotate_feed) == (True, False, None, True)

    def test_a_patch_of_rules_says_since_when(self):
        patch = body(ClubPatch, {"rules": {"k_new": 30}, "rules_from": "2026-09-01"})
        assert patch.fields() == {}
        assert patch.rules.upon(Rules(k_established=10)) == Rules(k_new=30, k_established=10)

    @pytest.mark.parametrize(
        ("at", "value"),
        [
            ("slug", {"slug": "other"}),
            ("name", {"name": None}),
            ("rules_from", {"rules_from": "2026-09-01"}),
            ("embed", {"embed": None}),
            ("rotate_feed", {"feed": False, "rotate_feed": True}),
        ],
    )
    def test_a_patch_refuses(self, at, value):
        assert list(faults(lambda: body(ClubPatch, value).fields())) == [at]


class TestMember:
    def test_a_member_added_by_hand(self):
        made = body(MemberBody, {"name": " Marco  Rossi", "starting_rating": 1413.8, "starting_games": 7})
        assert made.member() == NewMember("Marco Rossi", Tenths(14138), 7)

    @pytest.mark.parametrize(
        ("at", "changes"),
        [
            ("name", {"name": "\u200b"}),
            ("name", {"name": "x" * 10_000}),
            ("starting_rating", {"starting_rating": True}),
            ("starting_rating", {"starting_rating": "1200"}),
            ("starting_rating", {"starting_rating": 1e308}),
            ("starting_games", {"starting_games": -1}),
            ("birth_date", {"birth_date": "2015-01-01"}),
        ],
    )
    def test_refuses(self, at, changes):
        assert list(faults(body, MemberBody, {"name": "A"} | changes)) == [at]

    def test_a_patch_sets_and_takes_away(self):
        said = {"on": "2026-09-01", "parent": True, "child": True}
        assert body(MemberPatch, {"consent": said}).fields() == {
            "consent": Consent(Day("2026-09-01"), parent=True, child=True)
        }
        patch = body(MemberPatch, {"consent": None, "starting_rating": None, "junior": "no"})
        assert patch.fields() == {"consent": None, "starting_rating": None, "junior": "no"}

    @pytest.mark.parametrize(
        ("at", "value"),
        [
            ("name", {"name": None}),
            ("display", {"display": "none"}),
            ("junior", {"junior": True}),
            ("consent.child", {"consent": {"on": "2026-09-01", "parent": True, "child": False}}),
            ("consent.parent", {"consent": {"on": "2026-09-01", "child": True}}),
            ("consent.on", {"consent": {"on": "today", "parent": True, "child": True}}),
        ],
    )
    def test_a_patch_refuses(self, at, value):
        assert list(faults(lambda: body(MemberPatch, value).fields())) == [at]


class TestNames:
    def test_each_kind_of_choice(self):
        links = {
            "1": {"member": "m_1"},
            "2": {"new": True, "name": "Anna Bianchi", "starting_rating": 1300, "junior": "yes"},
            "3": {"guest": True},
            "4": {"new": True},
        }
        sent = body(NamesBody, {"links": links, "declined": {"2": ["m_2"]}})
        new = New("Anna Bianchi", Tenths(13000), 0, "yes")
        assert sent.choices() == {1: Seat("m_1"), 2: new, 3: Guest(), 4: New(None, None, 0, None)}
        assert sent.declines() == {2: ("m_2",)}

    def test_all_as_ticked(self):
        sent = body(NamesBody, {"accept_ticked": True})
        assert (sent.choices(), sent.accept_ticked) == ({}, True)

    @pytest.mark.parametrize(
        ("at", "value"),
        [
            ("links", {}),
            ("links", {"links": {"1": {"guest": True}}, "accept_ticked": True}),
            ("links.1", {"links": {"1": {}}}),
            ("links.1", {"links": {"1": {"guest": True, "new": True}}}),
            ("links.1.name", {"links": {"1": {"guest": True, "name": "A"}}}),
            ("links.x", {"links": {"x": {"new": True}}}),
            ("links.01", {"links": {"01": {"new": True}}}),
            ("links.1.member", {"links": {"1": {"member": "guest"}}}),
            ("links.1.new", {"links": {"1": {"new": 1}}}),
            ("declined.1.0", {"declined": {"1": ["x"]}}),
            ("declined.0", {"declined": {"0": ["m_1"]}}),
        ],
    )
    def test_refuses(self, at, value):
        def choose():
            sent = body(NamesBody, value)
            sent.choices()
            sent.declines()

        assert list(faults(choose)) == [at]


def test_keys_and_merges():
    assert body(KeyBody, {"label": "App", "scope": "publish"}).scope == "publish"
    assert list(faults(body, KeyBody, {"label": "App", "scope": "operate"})) == ["scope"]
    assert body(MergeBody, {"from": "m_1", "into": "m_2"}).source == "m_1"
    assert set(faults(body, MergeBody, {"source": "m_1", "into": "m_2"})) == {"from", "source"}
