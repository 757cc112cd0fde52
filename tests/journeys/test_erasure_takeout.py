"""Erasure and take-out: no bundle holds an erased name or the key, and an imported club can erase as well."""

import io
import zipfile

from ladder.store import erasing
from ladder.store.archive import clubs_in_archive
from ladder.store.records import find_club
from tests.journeys.stack import Club
from tests.journeys.stores import every_byte
from tests.journeys.test_erasure import clock, ended
from tests.journeys.test_takeout import bring, bundle, lived

__all__ = ["clock", "lived"]

MARCO = "Marco Rossi"


def unpacked(body):
    with zipfile.ZipFile(io.BytesIO(body)) as found:
        return b"\n".join(found.read(name) for name in found.namelist())


def standing(club):
    return [
        (each["member"], each["rating"], each["games"], each["rank"])
        for each in club.get("/ladder")["standings"]
    ]


def member(club, name):
    return next(each["member"] for each in club.get("/members")["members"] if each["name"] == name)


def test_a_bundle_holds_no_erased_name_and_brings_the_same_ladder(road, clock, lived):
    answer = lived.ask("DELETE", f"/members/{member(lived, MARCO)}")
    ended(road, lived, clock, answer.json["certificate"])

    body = bundle(lived)
    made = bring(road, body)
    road.settle()

    assert made.status == 201, made.text
    assert MARCO.encode() not in unpacked(body)
    moved = Club(road, "altrove", made.json["organiser_key"])
    assert standing(moved) == standing(lived)
    key = next(each for place, each in every_byte(road).items() if "/key " in place)
    assert key.partition(b"\n")[2] not in unpacked(body)


def test_what_an_imported_club_brought_along_is_erased_too(road, clock, lived):
    made = bring(road, bundle(lived))
    road.settle()
    moved = Club(road, "altrove", made.json["organiser_key"])
    before = standing(moved)
    marco = member(moved, MARCO)

    answer = moved.ask("DELETE", f"/members/{marco}")
    assert answer.status == 202, answer.text
    ended(road, moved, clock, answer.json["certificate"])

    club = find_club(road.aws, "altrove")
    assert club in set(clubs_in_archive(road.aws))
    own = {place: body for place, body in every_byte(road).items() if club in place}
    assert own
    assert [place for place, body in own.items() if MARCO.encode() in body] == []
    assert [each[:3] for each in standing(moved)] == [each[:3] for each in before if each[0] != marco]
    assert erasing.open_orders(road.aws, club) == ()
