"""Moving in with the console: years of games in one file, every typed name asked once. And small acts: a copy
of an evening, an entry that was somebody else, embed, feed and keys, files of groups, a take-out in parts.
"""

import io
import json
import re
import zipfile

import pytest
from playwright.sync_api import expect

from tests.browser.kit import QUIET_NET, axe, go_to, renewed, settled, too_wide

HELD = "the server responded with a status of 4"
PHONE = {"width": 360, "height": 740}


@pytest.fixture
def inside(tab, api):
    """`inside(club, path)`: a page of the console, signed in by its link."""

    def inside(club, path="", **more):
        page = tab(share=True, **more)
        page.add_init_script(QUIET_NET)
        page.goto(f"{api.url}/console/#key={club.key}&club={club.slug}")
        page.wait_for_selector("#tonight")
        if path:
            go_to(page, f"#/{club.slug}/{path}")
        return page

    return inside


NAMES = (
    ("Anna Bianchi", "Zoe Nuova"),
    ("Anna Bianchi", "Zoe Nuova"),
    ("Rosi M.", "Guido Ospite"),
    ("Mario Rosi", "Anna Bianchi"),
)
TWINS = [{"no": no, "name": name} for no, name in enumerate(("Gina Neri", "Gina Neri", "Zoe Nuova"), 1)]


def years(nights, *extra):
    """A CSV of many evenings: of each night a day, a tournament and its games (white, black, result)."""
    rows = ["date,tournament,round,white,black,result"]
    rows += [
        f"{day},{name},{no},{','.join(game)}"
        for day, name, *games in nights
        for no, game in enumerate(games, 1)
    ]
    return {"name": "years.csv", "mimeType": "text/csv", "buffer": "\n".join([*rows, *extra, ""]).encode()}


def tuesdays(first_of_month, game=("Anna Bianchi", "Zoe Nuova", "1-0")):
    return [(f"2018-{month:02}-06", f"Tuesday {month}", game) for month in range(*first_of_month)]


def entered(page):
    """The pages have it."""
    expect(page.locator("main .progress")).to_contain_text("on the pages", timeout=60_000)


def test_years_in_one_file_are_moved_in_on_a_phone_and_each_name_is_asked_once(inside, api):
    club = api.club()
    api.members(club, "Anna Bianchi")
    nights = [
        *tuesdays((1, 9)),
        ("2018-10-02", "Autumn", ("Rosi M.", "Guido Ospite", "1-0")),
        ("2018-10-09", "Late", ("Mario Rosi", "Anna Bianchi", "0-1")),
    ]
    page = inside(club, **PHONE, allow=(HELD,))
    page.click("#move")
    settled(page)
    assert axe(page) == []
    page.set_input_files("#file", years(nights, "2018-11-06,Broken,1,Anna Bianchi,Zoe Nuova,2-1"))
    expect(page.locator("#read .problem")).to_contain_text("line 12")
    expect(page.locator("#read .problem")).to_contain_text("2018-11-06,Broken")

    page.set_input_files("#file", years(nights))
    page.wait_for_selector("#publish")
    expect(page.locator("#read")).to_contain_text("10 tournaments would be made")
    expect(page.locator("#read")).to_contain_text("5 different names; 1 of them is a member's already.")
    page.get_by_text("All 10 tournaments").click()
    assert too_wide(page) == []
    assert axe(page) == []
    assert api.call(club, "GET", "tournaments")["tournaments"] == []
    page.click("#publish")
    page.wait_for_selector("#confirm")
    entered(page)


def test_each_name_of_years_is_asked_once_and_choices_outlive_a_dead_phone(inside, api):
    club = api.club()
    api.members(club, "Anna Bianchi")
    for no, (white, black) in enumerate(NAMES, 1):
        api.evening(club, f"t{no}", (white, black, "1-0"), starts_on=f"2018-0{no}-06")
    api.evening(club, "twins", name="Twins", players=TWINS)
    page = inside(club, **PHONE)
    page.click("#all-names")
    page.wait_for_selector("#confirm")

    line = page.locator(".who > li")
    expect(line.filter(has_text="Gina Neri")).to_contain_text("two people bore this name")
    expect(line.filter(has_text="Anna Bianchi")).to_contain_text("in 3 tournaments")
    expect(page.locator("#confirm")).to_contain_text("2 new members")  # Zoe and Guido; nobody else was ticked
    page.locator(".switch button", has_text="Still open").click()
    expect(line).to_have_count(2)
    assert axe(page) == []
    assert too_wide(page) == []
    line.filter(has=page.locator(".typed b", has_text="Rosi M.")).get_by_role(
        "button", name="Mario Rosi"
    ).click()
    expect(page.locator(".makes")).to_contain_text("2 names are still open")  # the other one is open itself
    page.reload()  # the phone died
    page.wait_for_selector("#confirm")
    rosi = line.filter(has=page.locator(".typed b", has_text="Mario Rosi"))
    expect(line.filter(has=page.locator(".typed b", has_text="Rosi M."))).to_contain_text(
        "the same person as"
    )
    rosi.get_by_role("button", name="A new member").click()
    line.filter(has=page.locator(".typed b", has_text="Guido")).get_by_role("button", name="Change").click()
    line.filter(has=page.locator(".typed b", has_text="Guido")).get_by_role("button", name="guest").click()
    page.get_by_text("What will move?").click()
    expect(page.locator(".ripple")).to_contain_text("Anna Bianchi")
    expect(page.locator("#confirm")).to_have_text("Confirm 5 names: 2 new members")
    page.click("#confirm")
    expect(page.locator(".good")).to_contain_text("1 name is left")
    entered(page)

    people = {each["name"] for each in api.call(club, "GET", "members")["members"]}
    assert people == {"Anna Bianchi", "Zoe Nuova", "Mario Rosi"}
    assert page.evaluate("localStorage.length") == 0
    page.locator(".who a").click()
    expect(page.locator("tr.undecided")).to_have_count(2)
    go_to(page, f"#/{club.slug}/")
    expect(page.locator("main")).to_contain_text("Twins")


def test_the_same_years_again_are_a_newer_version_of_the_file(inside, api):
    club = api.club()
    page = inside(club, "move")
    for _ in range(2):
        page.set_input_files("#file", years(tuesdays((1, 9))))
        page.wait_for_selector("#publish")
        newer = page.get_by_text("This is a newer version of")
        if newer.count():
            newer.click()
            settled(page)
            page.wait_for_selector("#publish:not([disabled])")
        page.click("#publish")
        page.wait_for_selector("#confirm")
        go_to(page, f"#/{club.slug}/move")

    assert len(api.call(club, "GET", "tournaments")["tournaments"]) == 8


def test_the_second_organiser_of_all_names_is_told_what_the_first_settled(inside, api):
    club = api.club()
    for no, name in enumerate(("Zoe Nuova", "Gino Blu"), 1):
        api.evening(club, f"t{no}", ("Anna Bianchi", name, "1-0"), starts_on=f"2026-09-0{no}")
    page = inside(club, allow=("412",))
    page.click("#all-names")
    page.wait_for_selector("#confirm:not([disabled])")
    api.call(club, "PUT", "names", {"names": {"Anna Bianchi": {"new": True}}})
    page.click("#confirm")
    expect(page.locator("[role=alert]")).to_contain_text("Wait no more: Anna Bianchi")
    page.click("#confirm")
    page.wait_for_selector("#ladder")
    assert api.call(club, "GET", "names")["names"] == []


def test_choices_in_one_evening_survive_a_reload_until_the_list_is_another(inside, api):
    club = api.club()
    api.members(club, "Marco Rossi", "Mario Rossi")
    api.evening(club, "t1", ("M. Rossi", "Zoe Nuova", "1-0"))
    page = inside(club, "tournaments/t1/names")
    page.locator("tr", has_text="M. Rossi").get_by_role("button", name="A guest").click()
    page.reload()
    settled(page)
    expect(page.locator("tr.undecided")).to_have_count(0)
    page.click("#sign-out")
    page.get_by_role("dialog").get_by_role("button", name="Keep it").click()
    page.wait_for_selector("#key")
    api.call(club, "PUT", "tournaments/t1/names", {"links": {"2": {"new": True}}})
    page.goto(f"{api.url}/console/#key={club.key}&club={club.slug}")
    page.wait_for_selector("#tonight")
    go_to(page, f"#/{club.slug}/tournaments/t1/names")
    expect(page.locator("tr.undecided")).to_have_count(1)


def test_a_copy_of_an_evening_is_held_and_counts_only_where_the_organiser_says_so(inside, api):
    club = api.club()
    games = [
        (f"Anna {name}", f"Marco {name}", "1-0")
        for name in ("Bianchi", "Conti", "Neri", "Gallo", "Serra", "Riva")
    ]
    for id_ in ("t1", "t2"):
        api.evening(club, id_, *games)
    api.confirm(club, "t1")
    page = inside(club, "tournaments/t2")
    assert api.call(club, "GET", "tournaments/t2")["state"] == "held"
    told = api.call(club, "GET", "tournaments/t1")["tournament"]
    expect(page.locator(".notice a")).to_contain_text(told["name"])
    expect(page.locator(".notice a")).to_contain_text("2026")
    expect(page.get_by_text("deleted meanwhile")).to_have_count(0)
    api.call(club, "DELETE", "tournaments/t1")
    page.reload()
    expect(page.get_by_text("deleted meanwhile")).to_be_visible()
    api.call(club, "POST", "tournaments/t1/restore")
    page.reload()
    page.get_by_role("button", name="Another event: let it count").click()
    page.get_by_role("dialog").get_by_role("button", name="Another event: let it count").click()
    expect(page.get_by_role("dialog")).to_have_count(0, timeout=60_000)
    assert api.call(club, "GET", "tournaments/t2")["state"] != "held"


def test_an_entry_that_was_somebody_else_is_confirmed_again(inside, api):
    club = api.club()
    ids = api.members(club, "Anna Bianchi", "Marco Rossi", "Mario Rosso")
    api.evening(club, "t1", ("Anna Bianchi", "Marco Rossi", "1-0"))
    api.confirm(club, "t1")
    page = inside(club, "tournaments/t1/names")
    page.locator("tr", has_text="Marco Rossi").get_by_role("button", name="Change").click()
    page.get_by_role("combobox", name="Someone else").fill("mario")
    page.get_by_role("option", name="Mario").click()
    page.wait_for_selector("text=What will move")
    page.click("#confirm")
    page.wait_for_selector("#page", timeout=40_000)
    links = {each["no"]: each["link"] for each in api.call(club, "GET", "tournaments/t1/names")["entries"]}
    assert links[2] == ids["Mario Rosso"]


def test_embed_and_feed_are_switched_and_a_feed_that_stood_on_public_pages_is_moved(inside, api):
    club = api.club(visibility="public")
    page = inside(club, "settings")
    told = lambda: api.call(club, "GET", "")["club"]  # noqa: E731

    def press(name, sure=False):
        with renewed(page):
            page.get_by_role("button", name=name, exact=True).first.click()
            if sure:
                page.get_by_role("dialog").get_by_role("button", name=name, exact=True).click()

    press("Switch it on")
    page.get_by_label("Lines to show").fill("3")
    press("Save the number of lines")
    press("Switch the feed on")
    assert (bool(told()["embed"]), told()["embed_rows"]) == (True, 3)
    press("Switch off", sure=True)
    assert told()["embed"] is None
    feed = told()["feed"]
    page.get_by_role("radio", name="whoever has the link").check()
    page.get_by_role("button", name="Save", exact=True).first.click()
    page.get_by_role("dialog").get_by_role("button", name="Save").click()
    with renewed(page):
        page.get_by_role("button", name="Give the feed a new address").click(timeout=60_000)
    assert told()["visibility"] == "link"
    assert told()["feed"] not in (None, feed)
    go_to(page, f"#/{club.slug}/log")
    expect(page.locator(".log")).to_contain_text("embed")


def test_a_key_is_made_and_revoking_ones_own_is_warned_about(inside, api):
    club = api.club()
    page = inside(club, "settings", allow=("401",))
    page.get_by_role("button", name="Add a key").click()
    page.get_by_label("What or whom is it for?").fill("the app")
    page.get_by_role("radio", name="may do everything").check()
    page.get_by_role("button", name="Make the key").click()
    expect(page.get_by_role("dialog")).to_contain_text("shown this once")
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Revoke: the app").click()
    expect(page.get_by_role("dialog")).not_to_contain_text("this very key")
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Revoke: organiser").click()
    expect(page.get_by_role("dialog")).to_contain_text("this very key")
    page.get_by_role("dialog").get_by_role("button", name="Revoke").click()
    page.wait_for_selector("#key", timeout=60_000)


def test_groups_are_taken_along_as_files(inside, api):
    club = api.club()
    api.members(club, "Anna Bianchi", "Marco Rossi", "Luca Verdi", "Carla Neri")
    page = inside(club, "next")
    for name in ("Anna Bianchi", "Marco Rossi", "Luca Verdi", "Carla Neri"):
        page.get_by_role("checkbox", name=name).check()
    page.get_by_label("How many groups").fill("2")
    page.get_by_role("button", name="Make the order").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="A TRF file for each group").click()
    held = zipfile.ZipFile(io.BytesIO(download.value.path().read_bytes()))
    assert sorted(held.namelist()) == ["group-1.trf", "group-2.trf", "seeding.csv"]


def test_a_large_club_is_taken_out_in_parts(inside, api):
    club = api.club()
    page = inside(club, "settings")
    parts = [b"PK" + b"a" * 10, b"b" * 5]

    def export(route):
        if "part=" in route.request.url:
            asked = re.search(r"part=(\d)", route.request.url)
            assert asked is not None
            no = int(asked[1])
            route.fulfill(status=200, content_type="application/zip", body=parts[no - 1])
        else:
            at = f"/api/clubs/{club.slug}/export?of=x&part="
            body = {
                "job": "x",
                "revision": 7,
                "bytes": 17,
                "sha256": "",
                "address": at,
                "parts": [f"{at}1", f"{at}2"],
            }
            route.fulfill(status=202, content_type="application/json", body=json.dumps(body))

    page.route("**/export*", export)
    with page.expect_download() as download:
        page.get_by_role("button", name="Download everything").click()
    assert download.value.suggested_filename == f"{club.slug}-7.zip"
    assert download.value.path().read_bytes() == b"".join(parts)
