"""Sizes: what ten years of a club weigh, and how many items an evening touches."""

from base64 import urlsafe_b64encode
from dataclasses import replace
from random import Random

import pytest

from ladder.domain.records import CorrectionNote
from ladder.domain.ripple import Ripple
from ladder.domain.tournament import RESULTS, Bye, Day, Entry, Game, Round, Tenths, Tiebreak, Tournament
from ladder.store import records, writer
from ladder.store.codec import parts, touched
from ladder.store.items import part_row
from ladder.store.rows import size
from tests.store.samples import act, first, member, record, tournament

EVENING_BYTES = 1536
"""An evening of 40 players and 5 rounds is at most about 1.5 KB (issue of the main job)."""
PAGE_BYTES = 1024 * 1024
"""One page of a Query."""
ORDINARY_ITEMS = 50


def evening(number, people=40, pool=200):
    """An evening drawn by lot, with all that may come with one, so that nothing in it compresses by luck."""
    lot = Random(number)
    day = Day(f"{2016 + number // 50}-{1 + number % 12:02d}-{1 + number % 28:02d}")
    seats = lot.sample(range(1, pool + 1), people)
    entries = tuple(
        Entry(
            no,
            f"Given{seat}",
            points=Tenths(5 * lot.randrange(11)),
            rank=lot.randrange(1, people + 1),
            tiebreaks=(
                Tiebreak("Buchholz", f"{lot.randrange(30) / 2:g}"),
                Tiebreak("Sonneborn-Berger", f"{lot.randrange(60) / 4:g}"),
            ),
        )
        for no, seat in enumerate(seats, 1)
    )
    rounds = []
    for turn in range(1, 6):
        order = lot.sample(range(1, people + 1), people)
        pairs = zip(order[::2], order[1::2], strict=True)
        games = tuple(
            Game(white, black, lot.choices(list(RESULTS), [45, 35, 15, 0, 0, 0, 2, 2, 0, 1])[0], board)
            for board, (white, black) in enumerate(pairs, 1)
        )
        rounds.append(Round(turn, games[:-1], (Bye(games[-1].white, "pairing", Tenths(10)),)))
    content = Tournament(f"Club evening {number}", day, day, entries, tuple(rounds))
    moved = [tuple(f"m_{seat:026d}" for seat in range(1, pool + 1) if lot.random() < 0.5) for _ in range(3)]
    notes = tuple(
        CorrectionNote(Day(f"2026-0{at}-15"), 1000 + at, len(moved[at - 1]), Tenths(32), moved[at - 1])
        for at in (1, 2, 3)
    )
    return replace(
        record(first(), f"evening-{number}", content),
        links={no: f"m_{seat:026d}" for no, seat in enumerate(seats, 1)},
        page=f"t_{lot.getrandbits(104):026x}",
        corrections=notes,
        earlier=tuple(urlsafe_b64encode(lot.randbytes(6)).decode() for _ in range(12)),
        published_as="AbCdEf_-",
    )


def ten_years():
    people = {each.id: each for each in (member(n, f"Given{n}") for n in range(1, 201))}
    events = {each.id: each for each in map(evening, range(500))}
    return replace(first(), members=people, tournaments=events, members_made=200)


def test_an_evening_is_a_small_item():
    club = ten_years()
    weights = [
        size(part_row(club.club, part, 1, document))
        for part, document in parts(club).items()
        if part[0] == "T"
    ]
    assert max(weights) <= EVENING_BYTES


def test_ten_years_of_a_club_are_one_page_of_a_query():
    club = ten_years()
    weight = sum(size(part_row(club.club, part, 1, document)) for part, document in parts(club).items())
    assert weight < PAGE_BYTES


def test_a_thousand_new_names_are_an_ordinary_change():
    old = first()
    grown = {**old.members, **{each.id: each for each in map(member, range(5, 1005))}}
    one = record(old, "one", tournament(players=1000, rounds=9))
    new = replace(old, members=grown, members_made=1004, tournaments={"one": one})
    besides = 3  # REVISION, the log entry, the idempotency key
    assert len(touched(old, new)) + besides <= ORDINARY_ITEMS


@pytest.mark.parametrize("people", [1000])
def test_the_largest_tournament_is_kept(aws, people):
    writer.create(aws, first(people=people), act(0), {})
    largest = tournament(players=people, rounds=30)

    def decide(seen):
        return writer.Decision(replace(seen, tournaments={"big": record(seen, "big", largest)}), "published")

    writer.commit(aws, "c_1", decide, act(1), weigh=lambda _old, _new: Ripple(()))
    assert records.read(aws, "c_1").tournaments["big"].tournament == largest
