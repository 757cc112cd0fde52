"""QR codes of the club's own pages, and of nothing else."""

from urllib.parse import quote

import pytest


@pytest.fixture
def club(road):
    return road.club("qr-club")


def drawn(club, address):
    return club.ask("GET", f"/qr?address={quote(address, safe='')}")


def test_the_address_of_the_clubs_pages_is_drawn(club):
    pages = club.get("")["club"]["pages"]

    answer = drawn(club, f"https://ladder.example{pages}tournaments/")

    assert (answer.status, answer.headers["content-type"]) == (200, "image/svg+xml")
    assert answer.text.startswith("<svg")


@pytest.mark.parametrize(
    "address",
    [
        "",
        "https://elsewhere.example/",
        "javascript:alert(1)//{}",
        "https://a:b@host{}",
        "https://host{}?x=1",
        "http://[{}",
    ],
)
def test_no_other_address_is_drawn(club, address):
    pages = club.get("")["club"]["pages"]

    assert drawn(club, address.replace("{}", pages)).status == 422


def test_a_club_whose_pages_are_for_its_organiser_has_no_code(club):
    club.ask("PATCH", "", {"visibility": "organiser"})

    assert drawn(club, "https://host/api/clubs/qr-club/pages/").status == 404
