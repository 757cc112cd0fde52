"""What an evening costs: the requests of a change, a replay and a render, counted."""

from collections import Counter

from ladder.domain.replay import replay
from ladder.store import ladders, records, site, writer
from tests.store.faults import Faults
from tests.store.samples import act, first, publishing, tournament
from tests.store.test_site import Page, flip, render


def asked(aws, work):
    """How often each call was made."""
    faults = Faults()
    work(faults.over(aws))
    return Counter(faults.calls)


def published(aws):
    writer.create(aws, first(people=40), act(0), {})
    for number in range(3):
        content = tournament(f"2026-09-0{number + 1}", players=40, turn=number)
        writer.commit(aws, "c_1", publishing(f"t{number}", content), act(number + 1))
    return aws


def test_a_change_reads_one_page_marks_the_club_and_writes_twice(aws):
    publishing_another = publishing("evening", tournament("2026-10-01", players=40, rounds=5))
    calls = asked(published(aws), lambda aws: writer.commit(aws, "c_1", publishing_another, act(9, key="k")))
    assert calls == {
        "query": 1,
        "get_item": 1,  # the idempotency key
        "update_item": 1,  # the mark
        "put_object": 1,
        "transact_write_items": 1,
    }


def test_a_replay_reads_one_page_and_writes_one_book(aws):
    def rebuild(aws):
        seen = records.state(aws, "c_1")
        ladders.flip(aws, seen.records, replay(seen.records), seen.touch)

    published(aws)
    rebuild(aws)
    writer.commit(aws, "c_1", publishing("t0", tournament(players=40, turn=7)), act(9))
    rebuild(aws)
    writer.commit(aws, "c_1", publishing("t0", tournament(players=40, turn=8)), act(10))
    calls = asked(aws, rebuild)
    assert calls == {
        "query": 1,
        "get_item": 1,
        "put_object": 1,  # the book: what was first shown of this evening was kept with its first ladder
        "delete_object": 1,
        "put_item": 1,
    }


def evening(number, people=300, events=500):
    """The pages of a ten-year club after its evening `number`, at which every seventh member played."""
    folder = "c/TOKEN/"
    pages = {
        f"{folder}{name}": f"{number}" for name in ("", "season/", "roster/", "tournaments/", "ladder.json")
    }
    for member in range(people):
        last = max((played for played in range(number + 1) if (member + played) % 7 == 0), default=0)
        pages[f"{folder}members/m_{member:026d}/"] = f"{member} {last}"
    pages |= {f"{folder}tournaments/t_{event:026d}/": f"{event}" for event in range(events + number)}
    made = {path: Page(text.encode()) for path, text in pages.items()}
    labels = [f"member {member}" for member in range(people)] + [
        f"event {event}" for event in range(events + number)
    ]
    return site.Files(made, frozenset(labels))


def test_a_render_puts_the_changed_pages_and_some_fifteen_small_rows(aws):
    flip(aws, 1)
    render(aws, evening(1))
    flip(aws, 2)
    rows: list = []
    puts: list = []

    def look(name, asked):
        if name == "batch_write_item":
            rows.extend(asked["RequestItems"][aws.site_table])
        if name == "put_object":
            puts.append(asked["Key"])

    faults = Faults(during=look)
    render(faults.over(aws), evening(2))
    changed = {path for path, page in evening(2).pages.items() if evening(1).pages.get(path) != page}
    assert sorted(puts) == sorted(changed)
    calls = Counter(faults.calls)
    del calls["put_object"]
    assert calls == {
        "query": 1,
        "get_item": 2,  # HEAD, before and after
        "put_item": 2,  # the lease, SITE
        "batch_write_item": 2,  # the manifest, ahead and after
        "update_item": 1,  # the mark
        "delete_item": 1,  # the lease
    }
    assert len(rows) <= 15
    assert sum(len(str(row)) for row in rows) < 60_000
