"""The demo club, loaded into the domain itself: every body is one that the API takes, every case is in it."""

import json
from collections import Counter
from itertools import count

import pytest

from infra.local.demo import fill
from infra.local.demo_evenings import events
from infra.local.demo_people import BY_INITIALS, HIDDEN, PEOPLE, WITH_CONSENT
from ladder.domain import identity, publication, roster
from ladder.domain.club import found
from ladder.domain.records import GUEST, Key
from ladder.domain.replay import replay
from ladder.formats import bodies, dispatch, strict
from ladder.formats.members_csv import read_members

OPERATOR = "the operator's key"


class House:
    """The API without HTTP and store: the real readers and the real acts of the domain."""

    def __init__(self):
        self.records = {}
        self.calls: Counter = Counter()
        self.lines: list[str] = []
        self._numbers = count(1)

    def call(self, method, path, key, body=None):
        assert key
        sent = body.encode() if isinstance(body, str) else json.dumps(body).encode()
        parts = path.strip("/").split("/")
        name = f"_{method.lower()}_{'_'.join(parts[::2])}"
        self.calls[name] += 1
        return getattr(self, name)(sent, *parts[1::2])

    def _id(self):
        return f"m_{next(self._numbers)}"

    def _post_clubs(self, sent):
        settings = strict.read(bodies.ClubBody, sent).settings("token")
        self.records[settings.slug] = found("c_1", 1, settings, Key("k_1", "organiser", "organise", "0" * 64))
        return {"club": {"pages": "/c/token/"}, "organiser_key": "organiser's"}

    def _patch_clubs(self, sent, _slug):
        patch = strict.read(bodies.ClubPatch, sent)
        assert (patch.embed, patch.feed) == (True, True)
        return {"club": {"embed": "/embed/token/", "feed": "/feed/token.xml"}}

    def _post_clubs_keys(self, sent, slug):
        assert strict.read(bodies.KeyBody, sent).scope == "publish"
        return {"secret": "app's"}

    def _post_clubs_members(self, sent, slug):
        self.records[slug], ids = roster.add_members(self.records[slug], read_members(sent), self._id)
        members = self.records[slug].members
        return {"members": [{"member": id_, "name": members[id_].name} for id_ in ids]}

    def _put_clubs_tournaments(self, sent, slug, id_):
        (read,) = dispatch.read(sent, "application/json")
        self.records[slug] = publication.publish(
            self.records[slug], id_, read.tournament, read.members, f"t_{id_}", 1, read.given
        )
        return {}

    def _put_clubs_tournaments_names(self, sent, slug, id_):
        choices = strict.read(bodies.NamesBody, sent).choices()
        self.records[slug], made = identity.confirm(self.records[slug], id_, choices, {}, self._id)
        return {"made": list(made)}

    def _patch_clubs_members(self, sent, slug, member):
        fields = strict.read(bodies.MemberPatch, sent).fields()
        self.records[slug] = roster.edit_member(self.records[slug], member, **fields)
        return {}

    def _get_clubs_status(self, _, slug):
        return {"records": 1, "ladder": 1, "site": 1}


@pytest.fixture(scope="module")
def house():
    made = House()
    made.lines = fill(made, "http://127.0.0.1:8000", OPERATOR, lambda _: None)
    return made


@pytest.fixture(scope="module")
def club(house):
    return house.records["demo"]


def member(club, name):
    return next(it for it in club.members.values() if it.name == name)


def test_it_is_the_same_every_time():
    assert [vars_of(event) for event in events()] == [vars_of(event) for event in events()]


def vars_of(event):
    return (event.id, event.name, event.day, event.seats, event.rounds, event.more)


def test_needless_calls_are_not_made(house):
    assert house.calls["_post_clubs_members"] == 1
    assert house.calls["_put_clubs_tournaments"] == len(events()) + 2
    assert sum(house.calls.values()) < 100


def test_there_are_thirty_members_and_two_seasons(club):
    assert sorted(it.name for it in club.members.values()) == sorted(person.name for person in PEOPLE)
    assert len(PEOPLE) == 30
    assert 60 <= len(club.tournaments) <= 70
    assert {record.tournament.starts_on[:4] for record in club.tournaments.values()} == {
        "2024",
        "2025",
        "2026",
    }


def test_every_special_case_is_in_it(club):
    every = [record.tournament for record in club.tournaments.values()]
    games = [game for tournament in every for _, game in tournament.games()]
    byes = {bye.kind for tournament in every for each in tournament.rounds for bye in each.byes}
    assert byes == {"pairing", "full", "half", "zero"}
    assert {"+/-", "-/+", "-/-", "0-0", "*", "1/2-1/2"} <= {game.result for game in games}
    assert any(not game.rated for game in games)
    assert {tournament.format for tournament in every} == {"swiss", "round_robin", "knockout", "bughouse"}
    assert any(tournament.juniors for tournament in every)
    assert any(not tournament.finished for tournament in every)
    assert any(tournament.sequence for tournament in every)
    assert any(GUEST in record.links.values() for record in club.tournaments.values())
    assert member(club, HIDDEN).display == "hidden"
    assert member(club, BY_INITIALS).display == "initials"
    assert member(club, WITH_CONSENT).consent is not None
    assert all(member(club, person.name).junior == "yes" for person in PEOPLE if person.child)
    assert any(it.aliases for it in club.members.values())
    assert any(it.starting_games for it in club.members.values())


def test_one_tournament_waits_for_two_names(club):
    waiting = [record for record in club.tournaments.values() if record.state == "pending"]
    assert [record.id for record in waiting] == ["evening-2026-05-05"]
    assert len(waiting[0].unconfirmed) == 2


def test_its_ladder_has_every_kind_of_standing(club):
    standings = replay(club).standings
    assert {line.provisional for line in standings} == {True, False}
    assert {line.active for line in standings} == {True, False}
    assert len(standings) == 30


def test_a_person_is_told_where_everything_is(house):
    assert house.lines[0] == "demo club: http://127.0.0.1:8000/c/token/"
    [console] = [line for line in house.lines if "console" in line]
    assert "http://127.0.0.1:8000/console/#key=" in console
    assert any("organiser's key" in line for line in house.lines)
    [look] = [line for line in house.lines if "its organiser alone" in line]
    assert look.endswith("curl -H 'Authorization: Bearer organiser's' http://127.0.0.1:8000/c/token/")
    assert set(house.records) == {"demo", "circolo-torre", "ladya"}
