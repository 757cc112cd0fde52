"""What an organiser is told at once or asked first: a lost answer, an unlikely day, a name turned round,
what is being saved, what is reckoned later.
"""

from functools import partial

import pytest
from playwright.sync_api import Route, expect

from tests.browser.kit import go_to

CSV = "round,white,black,result\n1,Ada Rossi,Boris Neri,1-0\n"
OFFLINE = ("ERR_FAILED",)


@pytest.fixture(scope="module")
def club(api):
    """A club with an evening of May, and one that waits for somebody whom a list has surname first."""
    made = api.club()
    api.members(made, "Ada Rossi", "Boris Neri")
    api.evening(made, "t1", ("Ada Rossi", "Boris Neri", "1-0"), starts_on="2026-05-05")
    api.confirm(made, "t1")
    api.evening(made, "t2", ("Fairweather, Gwen", "Ada Rossi", "1-0"), starts_on="2026-05-01")
    api.settle(made)
    return made


@pytest.fixture
def enter(phone, club):
    return partial(phone, club)


def given(page, club, day):
    """The list is read, of this day."""
    go_to(page, f"#/{club.slug}/tonight")
    page.set_input_files("#file", {"name": "l.csv", "mimeType": "text/csv", "buffer": CSV.encode()})
    page.fill("[name=starts_on]", day)
    page.get_by_role("button", name="Read again").first.click()
    expect(page.locator("#publish")).to_be_enabled()


def test_a_day_before_everything_is_asked_about_and_nothing_is_sent_before_the_answer(api, enter, club):
    page = enter(allow=("422",))
    given(page, club, "2016-05-05")
    before = len(api.call(club, "GET", "tournaments")["tournaments"])
    page.click("#publish")
    expect(page.get_by_role("dialog")).to_contain_text("May 5, 2016 is before everything")
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    assert len(api.call(club, "GET", "tournaments")["tournaments"]) == before


def test_an_evening_that_arrived_though_its_answer_was_lost_is_not_offered_again(api, enter, club):
    page = enter(allow=("422", *OFFLINE))
    given(page, club, "2026-05-12")

    def lost(route):
        route.fetch()
        route.abort()

    page.route(lambda url: "/tournaments/" in url and "preview" not in url, lost)
    page.click("#publish")
    page.wait_for_selector("text=No connection")
    page.unroute_all()
    go_to(page, f"#/{club.slug}/")
    expect(page.get_by_role("heading", name="To do")).to_be_visible()
    assert page.get_by_text("Not sent yet").count() == 0
    assert any(
        each["starts_on"] == "2026-05-12" for each in api.call(club, "GET", "tournaments")["tournaments"]
    )


def test_a_new_members_name_is_turned_round_can_be_put_right_and_a_later_event_is_named(enter, club):
    page = enter()
    go_to(page, f"#/{club.slug}/tournaments/t2/names")
    row = page.locator("tr", has_text="Fairweather, Gwen")
    if row.get_by_role("button", name="A new member").count():
        row.get_by_role("button", name="A new member").click()
    expect(row.get_by_label("Name on the ladder")).to_have_value("Gwen Fairweather")
    row.get_by_label("Name on the ladder").fill("Gwen Fairweather-Lee")
    row.get_by_label("Name on the ladder").press("Tab")
    expect(page.locator(".makes")).to_contain_text("Gwen Fairweather-Lee")
    page.locator(".moves summary").click()
    expect(page.locator(".moves .later")).to_contain_text("is reckoned after this evening")


def test_what_was_pressed_says_at_once_that_it_is_being_saved(enter, club):
    page = enter(allow=OFFLINE)
    held: list[Route] = []
    go_to(page, f"#/{club.slug}/log")

    def hold(route):  # not answered while we look, and never sent on
        held.append(route)

    page.route("**/undo", hold)
    page.route("**/undo?preview=true", lambda route: route.continue_())
    page.get_by_role("button", name="Undo").first.click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Undo").click()
    expect(dialog.get_by_role("status")).to_have_text("Saving …")
    for each in held:
        each.abort()
