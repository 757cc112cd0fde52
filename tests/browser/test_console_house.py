"""The club kept in the console: a result corrected, records merged and taken apart, privacy set, two
organisers at once, and everything of it taken out.
"""

import json
import re

import pytest
from playwright.sync_api import expect

from tests.browser.kit import axe

EVENING = (
    ("Anna Bianchi", "Marco Rossi", "1-0"),
    ("Luca Verdi", "Carla Neri", "1/2-1/2"),
    ("Marco Rossi", "Luca Verdi", "0-1"),
    ("Carla Neri", "Anna Bianchi", "0-1"),
)
HELD = "the server responded with a status of 4"
"""A refusal that a test asks for is told on the browser's console."""


@pytest.fixture
def inside(tab, api):
    """`inside(club, path)`: a page of the console, signed in."""

    def inside(club, path, *, allow=(), **more):
        page = tab(allow=(*allow,), share=True, **more)
        who = json.dumps({"key": club.key, "slug": club.slug})
        page.add_init_script(
            "if (location.protocol !== 'about:') "
            f"sessionStorage.setItem('clubladder.session', {json.dumps(who)})"
        )
        page.goto(f"{api.url}/console/#/{club.slug}/{path}")
        page.wait_for_selector("main:not([aria-busy]) h1")
        return page

    return inside


@pytest.fixture
def club(api):
    """A club with one evening that counts."""
    return played(api)


@pytest.fixture(scope="module")
def untouched(api):
    """The same for tests that change nothing of it."""
    return played(api)


def played(api):
    made = api.club()
    api.evening(made, "t1", *EVENING)
    api.confirm(made, "t1")
    api.settle(made)
    return made


def ids_of(api, club):
    return {each["name"]: each["member"] for each in api.call(club, "GET", "members")["members"]}


def correct(page, was, result):
    """Correct the game whose line says `was`."""
    page.locator("button.line", has_text=was).click()
    page.get_by_role("radio", name=result, exact=True).check()
    page.get_by_role("button", name="Apply").click()


def confirmed(page):
    """Say yes to what will move, and wait until it is on the site."""
    dialog = page.get_by_role("dialog")
    dialog.locator(".decide button").click()
    expect(dialog).to_have_count(0, timeout=60_000)
    page.wait_for_selector("main:not([aria-busy]) h1")


def result_of(api, club, board, round_no=1, tournament="t1"):
    told = api.call(club, "GET", f"tournaments/{tournament}")["tournament"]
    games = next(each["games"] for each in told["rounds"] if each["no"] == round_no)
    return next(game["result"] for game in games if game["board"] == board)


def test_a_result_is_corrected_after_a_look_at_who_moves(inside, api, club):
    page = inside(club, "tournaments/t1")
    page.get_by_role("button", name="Round 1", exact=True).click()
    correct(page, "Anna Bianchi – Marco Rossi", "0–1")
    page.get_by_role("button", name="See what will move").click()

    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Anna Bianchi")
    assert result_of(api, club, 1) == "1-0"
    assert axe(page) == []
    confirmed(page)

    assert result_of(api, club, 1) == "0-1"
    expect(page.locator("main")).to_contain_text("0–1")
    expect(page.get_by_text("not saved yet")).to_have_count(0)


def test_a_result_is_corrected_by_keyboard_alone(inside, api, club):
    page = inside(club, "tournaments/t1")
    page.get_by_role("button", name="Round 1", exact=True).focus()
    page.keyboard.press("Enter")
    while "Anna Bianchi – Marco Rossi" not in page.evaluate("document.activeElement.textContent"):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    while page.evaluate("document.activeElement.name") != "result":
        page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator("button.line").first).to_be_focused()
    while "See what will move" not in page.evaluate("document.activeElement.textContent"):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog").get_by_role("button", name="Save")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0, timeout=60_000)

    assert result_of(api, club, 1) == "0-1"


def test_a_disputed_new_version_is_settled_with_both_sides_in_view(inside, api, club):
    api.call(club, "PATCH", "tournaments/t1", {"games": [{"round": 1, "board": 1, "result": "0-1"}]})
    again = (("Anna Bianchi", "Marco Rossi", "1/2-1/2"), *EVENING[1:])
    api.evening(club, "t1", *again)
    page = inside(club, "tournaments/t1")
    row = page.locator("table.sides tbody tr")
    expect(row).to_contain_text("0–1")
    expect(row).to_contain_text("½–½")
    page.get_by_role("button", name="Look at the new version").click()
    expect(page.locator(".version")).to_contain_text("Anna Bianchi")
    assert axe(page) == []
    page.get_by_role("button", name="Take what was published").click()
    confirmed(page)

    assert result_of(api, club, 1) == "1/2-1/2"


def test_a_new_version_that_waits_is_looked_at_and_dropped(inside, api, club):
    api.evening(club, "t1", *EVENING, ("Nadia Nuova", "Anna Bianchi", "0-1"))
    page = inside(club, "tournaments/t1")
    expect(page.locator(".notice")).to_contain_text("1 name is not confirmed yet")
    expect(page.get_by_role("button", name="Add a game")).to_have_count(0)
    page.get_by_role("button", name="Look at the new version").click()
    expect(page.locator(".version")).to_contain_text("Nadia Nuova")
    page.get_by_role("button", name="Drop the new version").click()
    confirmed(page)

    assert "waiting" not in api.call(club, "GET", "tournaments/t1")


def test_a_tournament_is_deleted_and_brought_back(inside, api, club):
    page = inside(club, "tournaments/t1")
    page.get_by_role("button", name="Delete the tournament").click()
    page.get_by_role("button", name="See what will move").click()
    expect(page.get_by_role("dialog")).to_contain_text("Anna Bianchi")
    confirmed(page)
    page.get_by_role("button", name="Bring it back").click()
    confirmed(page)

    assert api.call(club, "GET", "tournaments/t1")["state"] == "rated"


def test_what_the_api_refuses_is_said_at_the_correction_it_is_about(inside, untouched):
    page = inside(untouched, "tournaments/t1", allow=(HELD,))
    page.get_by_role("button", name="Add a bye").click()
    page.get_by_role("dialog").get_by_label("Player").select_option(index=1)
    page.get_by_role("button", name="Apply").click()
    page.get_by_role("button", name="See what will move").click()

    expect(page.locator(".pending li .problem")).to_contain_text("has a game and a bye")


def test_the_second_of_two_organisers_is_told_what_changed_and_keeps_what_he_typed(inside, api, club):
    page = inside(club, "tournaments/t1", allow=(HELD,))
    page.get_by_role("button", name="Round 2", exact=True).click()
    correct(page, "Marco Rossi – Luca Verdi", "½–½")
    fix = {"games": [{"round": 1, "board": 2, "result": "1-0"}], "name": "Renamed meanwhile"}
    api.call(club, "PATCH", "tournaments/t1", fix)
    page.get_by_role("button", name="See what will move").click()

    told = page.locator(".notice[role=alert]")
    expect(told).to_contain_text("Renamed meanwhile")
    expect(told).to_contain_text("Luca Verdi – Carla Neri ½–½ → Luca Verdi – Carla Neri 1–0")
    expect(page.locator(".pending")).to_contain_text("½–½")
    assert axe(page) == []
    page.get_by_role("button", name="See what will move").click()
    confirmed(page)

    assert result_of(api, club, 1, round_no=2) == "1/2-1/2"
    assert result_of(api, club, 2) == "1-0"


EDITS = (
    "m.rounds[0].games[0].result = '0-1'",
    "const g = m.rounds[0].games[0]; [g.white, g.black] = [g.black, g.white]",
    "const [a, b] = m.rounds[0].games; [a.board, b.board] = [b.board, a.board]",
    "const [a, b] = m.rounds[0].games; [a.black, b.black] = [b.black, a.black]",
    "m.rounds[1].games[0].rated = false",
    "const g = m.rounds[1].games[1]; delete g.board; g.result = '*'",
    "m.rounds[1].games.splice(1, 1); m.rounds[1].byes.push({player: 1, kind: 'half'})",
    "d.round(m, 3).games.push({board: 1, white: 1, black: 3, result: '1/2-1/2'})",
    "m.players.push({no: 5, name: 'Late Comer'}); m.players[0].name = 'Anna Bianci'",
    "m.starts_on = m.ends_on = '2026-09-02'; m.sequence = 2",
)
"""One after the other: a result, colours, boards and players that change places, not rated, no board, a bye
in place of a game, one more round, players, dates.
"""


def test_what_was_edited_is_what_stands_after_the_patch(inside, api, club):
    page = inside(club, "tournaments")
    for edit in EDITS:
        base = api.call(club, "GET", "tournaments/t1")["tournament"]
        made = page.evaluate(
            f"""async (base) => {{
                const d = await import('/console/views/tournament/draft.js');
                const m = d.workingCopy(base);
                {edit};
                const body = d.patchOf(base, m);
                return {{body, mine: m, again: d.applied(base, body)}};
            }}""",
            base,
        )
        api.call(club, "PATCH", "tournaments/t1", made["body"])
        stands = bare(api.call(club, "GET", "tournaments/t1")["tournament"])

        assert bare(made["mine"]) == stands, edit
        assert bare(made["again"]) == stands, edit


def bare(tournament):
    """What a person sees of a tournament: no marks of the console, no order within a round."""
    games = [
        (each["no"], game.get("board"), game["white"], game["black"], game["result"], game.get("rated", True))
        for each in tournament["rounds"]
        for game in each["games"]
    ]
    byes = [(each["no"], bye["player"], bye["kind"]) for each in tournament["rounds"] for bye in each["byes"]]
    names = [(player["no"], player["name"]) for player in tournament["players"]]
    return sorted(map(repr, games)), sorted(byes), names, tournament["starts_on"], tournament["ends_on"]


def test_two_organisers_at_once_on_one_member(inside, api, club):
    member = ids_of(api, club)["Luca Verdi"]
    page = inside(club, f"members/{member}", allow=(HELD,))
    page.get_by_label("Name", exact=True).fill("Luca Verdi Jr")
    api.call(club, "PATCH", f"members/{member}", {"display": "hidden"})
    page.get_by_role("button", name="Save").click()

    expect(page.locator(".notice[role=alert]")).to_contain_text("hidden")
    assert page.get_by_label("Name", exact=True).input_value() == "Luca Verdi Jr"
    expect(page.get_by_role("radio", name="hidden")).to_be_checked()


def test_two_records_are_merged_and_taken_apart_again(inside, api, club):
    twin = api.members(club, "Luca Verde")["Luca Verde"]
    before = api.call(club, "GET", "ladder")["standings"]
    page = inside(club, f"members/{twin}")
    page.get_by_role("button", name="Merge with another record").click()
    page.get_by_role("combobox", name="The record that stays").fill("luca verdi")
    page.get_by_role("dialog").get_by_role("option").first.click()
    page.get_by_role("button", name="See what will move").click()
    confirmed(page)

    expect(page.locator("h1")).to_have_text("Luca Verdi")
    assert len(api.call(club, "GET", "merges")["merges"]) == 1
    page.get_by_text("Merged records (1)").click()
    page.get_by_role("button", name="Undo").click()
    confirmed(page)

    assert api.call(club, "GET", "merges")["merges"] == []
    api.settle(club)
    assert api.call(club, "GET", "ladder")["standings"] == before


def test_a_merge_of_two_who_have_met_is_refused_with_the_reason(inside, api, untouched):
    ids = ids_of(api, untouched)
    page = inside(untouched, f"members/{ids['Anna Bianchi']}", allow=(HELD,))
    page.get_by_role("button", name="Merge with another record").click()
    page.get_by_role("combobox", name="The record that stays").fill("marco")
    page.get_by_role("dialog").get_by_role("option").first.click()
    page.get_by_role("button", name="See what will move").click()

    expect(page.locator(".problem")).to_contain_text("played each other")


def test_the_log_says_what_moved_and_not_what_will(inside, api):
    club = played(api)
    api.call(club, "PATCH", "tournaments/t1", {"games": [{"round": 1, "board": 1, "result": "0-1"}]})
    again = (("Anna Bianchi", "Marco Rossi", "1/2-1/2"), *EVENING[1:])
    api.evening(club, "t1", *again)
    page = inside(club, "log")
    for summary in page.locator(".log summary").all():
        summary.click()
    expect(page.locator("main")).to_contain_text("members moved, by")
    expect(page.locator("main")).to_contain_text("joined the ladder")
    expect(page.locator("main")).to_contain_text("A new version is held back: yes")
    expect(page.locator("main")).not_to_contain_text("members move,")
    expect(page.locator("main")).not_to_contain_text("will move")


def test_a_disputed_result_is_not_broken_on_a_phone(inside, api):
    club = played(api)
    api.call(club, "PATCH", "tournaments/t1", {"games": [{"round": 1, "board": 1, "result": "0-1"}]})
    api.evening(club, "t1", ("Anna Bianchi", "Marco Rossi", "1/2-1/2"), *EVENING[1:])
    page = inside(club, "tournaments/t1", width=360)
    lines = (
        "one => { const range = document.createRange(); range.selectNodeContents(one); "
        "return new Set([...range.getClientRects()].map(box => Math.round(box.top))).size }"
    )
    shown = page.locator("table.sides .result")
    expect(shown).to_have_text(["0–1", "½–½"])
    assert [each.evaluate(lines) for each in shown.all()] == [1, 1]
    head = page.locator("table.sides thead th").first
    assert head.evaluate(lines) == 1


def test_an_entry_of_the_log_is_undone(inside, api, club):
    api.call(club, "PATCH", "tournaments/t1", {"games": [{"round": 1, "board": 1, "result": "0-1"}]})
    api.settle(club)
    page = inside(club, "log")
    expect(page.locator(".log li").first).to_contain_text("Tournament corrected")
    page.get_by_role("button", name=re.compile("^Undo")).first.click()
    confirmed(page)

    assert result_of(api, club, 1) == "1-0"


def test_a_juniors_clubs_privacy_is_set_by_a_picture(inside, api, club):
    page = inside(club, "settings")
    frames = page.locator(".frame")
    expect(frames.nth(0)).to_contain_text("There is no page here")
    expect(frames.nth(1)).to_contain_text("M. B.")
    page.get_by_role("radio", name="everybody").check()
    page.get_by_role("radio", name="full names").check()
    expect(frames.nth(0)).to_contain_text("Mary Brown")
    expect(frames.nth(0)).to_contain_text("T. G.")
    page.get_by_role("radio", name="organisers alone").check()
    expect(frames.nth(1)).to_contain_text("There is no page here")
    page.get_by_role("checkbox", name="Our tournaments are juniors' tournaments").check()
    assert axe(page) == []
    page.get_by_role("button", name="Save").first.click()
    confirmed(page)

    told = api.call(club, "GET", "")["club"]
    assert (told["visibility"], told["names"], told["juniors"]) == ("organiser", "full", True)
    page.goto(f"{api.url}/console/#/{club.slug}/pages")
    page.get_by_role("link", name="How it works").click()
    expect(page.locator(".shown-page")).to_contain_text("An example")


def test_a_rotated_link_is_dead_once_the_console_says_so(inside, api, club):
    page = inside(club, "settings")
    page.get_by_role("button", name="Give the pages a new address").click()
    page.get_by_role("dialog").get_by_role("button", name="Give the pages a new address").click()
    expect(page.get_by_role("dialog")).to_have_count(0, timeout=60_000)

    told = api.call(club, "GET", "")["club"]["pages"]
    assert f"{api.url}{told}" != club.pages
    assert page.request.get(club.pages).status == 404
    assert page.request.get(f"{api.url}{told}").status == 200


def test_consent_shows_a_juniors_name_only_where_both_were_asked(inside, api, club):
    ids = ids_of(api, club)
    api.call(club, "PATCH", "", {"names": "full"})
    page = inside(club, f"members/{ids['Carla Neri']}")
    page.get_by_role("radio", name="yes, a junior").check()
    page.get_by_label("A parent was asked and agrees").check()
    expect(page.locator(".shown-as")).to_contain_text("Once saved: Others see the initials: both")
    page.get_by_label("The child was asked and agrees").check()
    page.get_by_role("button", name="Save").click()
    confirmed(page)

    member = api.call(club, "GET", f"members/{ids['Carla Neri']}")["member"]
    assert member["junior"] == "yes"
    assert member["consent"]["parent"]
    assert member["consent"]["child"]

    page.get_by_label("The child was asked and agrees").uncheck()
    page.get_by_role("button", name="Save").click()
    confirmed(page)
    assert api.call(club, "GET", f"members/{ids['Carla Neri']}")["member"]["consent"] is None
    page.get_by_label("A parent was asked and agrees").check()
    page.get_by_label("The child was asked and agrees").check()
    page.get_by_role("button", name="Save").click()
    expect(page.locator(".readable")).to_contain_text("Carla Neri: the full name will be readable")


def test_a_list_of_members_is_shown_as_read_before_it_is_added(inside, api, club):
    page = inside(club, "members", allow=(HELD,))
    before = len(api.call(club, "GET", "members")["members"])
    page.get_by_role("button", name="Import a list").click()
    pasted = page.get_by_label("Or paste the list here")
    pasted.fill("name,rating,games\nPaolo Gialli,1400,30\nRita Blu,fast,\n")
    page.get_by_role("button", name="Read").click()
    expect(page.get_by_role("dialog")).to_contain_text("line 3")
    pasted.fill("name,rating,games\nPaolo Gialli,1400,30\nRita Blu,,\ncarla neri,,\nAnna Bianchi,,\n")
    page.get_by_role("button", name="Read").click()
    expect(page.get_by_role("dialog")).to_contain_text("Paolo Gialli")
    page.get_by_role("button", name="Add the 2 new ones").wait_for()
    page.get_by_label("Anna Bianchi").check()  # another one of that name
    assert axe(page) == []
    page.get_by_role("button", name="Add the 3 new ones").click()

    expect(page.locator("main")).to_contain_text("Rita Blu")
    names = [each["name"] for each in api.call(club, "GET", "members")["members"]]
    assert "Paolo Gialli" in names
    assert names.count("Anna Bianchi") == 2
    assert len(names) == before + 3


def test_tonights_order_is_made_and_a_doubtful_name_is_asked_back(inside, untouched):
    page = inside(untouched, "next")
    for name in ("Anna Bianchi", "Marco Rossi"):
        page.get_by_role("checkbox", name=name).check()
    page.get_by_label("Others, one name a line").fill("L. Verdi\nNadia Nuova")
    page.get_by_role("button", name="Make the order").click()
    page.get_by_label("L. Verdi").select_option(index=1)
    page.get_by_role("button", name="Make the order again").click()

    printed = page.locator(".printed")
    expect(printed).to_contain_text("Luca Verdi")
    expect(printed).to_contain_text("Nadia Nuova")
    with page.expect_download() as download:
        page.get_by_role("button", name="TRF", exact=True).click()
    assert "Luca Verdi" in download.value.path().read_text() or "Verdi" in download.value.path().read_text()
    assert axe(page) == []

    page.get_by_role("button", name="Enter the results by hand").click()
    expect(page.locator(".chips")).to_contain_text("Luca Verdi")
    expect(page.locator(".chips li")).to_have_count(4)


def test_the_sign_up_sheet_can_stand_as_on_the_pages(inside, api, club):
    ids = ids_of(api, club)
    api.call(club, "PATCH", f"members/{ids['Anna Bianchi']}", {"display": "hidden"})
    page = inside(club, "next")
    page.evaluate("window.print = () => {}")
    print_ = page.get_by_role("button", name="Print the sign-up sheet")
    print_.click()
    assert "Anna Bianchi" in page.locator(".sheet").text_content()
    page.get_by_role("radio", name="As on the pages").check()
    print_.click()
    printed = page.locator(".sheet").text_content()
    assert "M. R." in printed
    assert "Rossi" not in printed
    assert "A. B." not in printed


def test_a_club_without_a_contact_is_asked_for_one(inside, api, club):
    page = inside(club, "")
    page.get_by_role("link", name="Set a contact").click()
    field = page.get_by_label("Whom members ask")
    expect(field).to_be_focused()
    field.fill("torre@example.org")
    page.locator("form:has([name=contact])").get_by_role("button", name="Save").click()
    confirmed(page)
    page.evaluate("location.hash = location.hash.replace(/settings.*/, '')")
    expect(page.locator("#tonight")).to_be_visible()
    expect(page.locator("#no-contact")).to_have_count(0)


def test_a_member_is_erased_after_two_questions_and_the_certificate_is_shown(inside, api, club):
    ids = ids_of(api, club)
    page = inside(club, f"members/{ids['Carla Neri']}")
    page.get_by_role("button", name="Erase this person").click()
    page.get_by_role("button", name="Go on").click()
    page.get_by_label("Name", exact=True).last.fill("Anna Bianchi")
    page.get_by_role("button", name="Erase for ever").click()
    expect(page.get_by_role("dialog")).to_contain_text("not the name above")
    page.get_by_role("dialog").get_by_label("Name").fill("carla neri")
    page.get_by_role("button", name="Erase for ever").click()

    expect(page.get_by_role("dialog")).to_contain_text("A name has been erased", timeout=60_000)
    expect(page.get_by_role("heading", name="Carla Neri", include_hidden=True)).to_have_count(0)
    assert axe(page) == []
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    assert "Carla Neri" not in json.dumps(api.call(club, "GET", "members"))


def test_everything_is_taken_out_in_one_file_and_worked_out_again(inside, untouched):
    page = inside(untouched, "settings")
    with page.expect_download() as download:
        page.get_by_role("button", name="Download everything").click()
    assert download.value.suggested_filename.endswith(".zip")
    assert download.value.path().read_bytes()[:2] == b"PK"
    page.get_by_role("button", name="Work everything out again").click()
    expect(page.get_by_text("Done: ladder and pages are worked out again.")).to_be_visible(timeout=60_000)


def test_a_name_of_a_version_that_waits_is_erased_and_the_certificate_says_what_stays_and_why(
    inside, api, club
):
    later = {"starts_on": "2026-02-02", "ends_on": "2026-02-02"}
    api.evening(club, "nuova-open", *EVENING, **later)
    api.confirm(club, "nuova-open")
    api.evening(club, "nuova-open", *EVENING, ("Nadia Nuova", "Anna Bianchi", "0-1"), **later)
    page = inside(club, "tournaments/nuova-open")
    page.get_by_role("button", name="Look at the new version").click()
    page.get_by_role("button", name="Erase the name …: Nadia Nuova").click()
    expect(page.get_by_role("dialog")).to_contain_text("A tournament's identifier")
    page.get_by_role("button", name="Go on").click()
    page.get_by_role("dialog").get_by_label("Name").fill("Nadia Nuova")
    page.get_by_role("button", name="Erase for ever").click()

    certificate = page.locator(".certificate")
    expect(certificate).to_contain_text("stays because other things hang on it", timeout=60_000)
    expect(certificate.get_by_role("listitem")).to_contain_text("given by its publisher")
    expect(certificate.get_by_role("listitem")).to_contain_text("nuova-open")
    assert axe(page) == []
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    assert "Nadia" not in json.dumps(api.call(club, "GET", "tournaments/nuova-open?version=waiting"))


def test_a_take_out_without_a_ladder_says_so(inside, untouched):
    page = inside(untouched, "settings")
    page.route(
        "**/export",
        lambda route: route.fulfill(
            status=200,
            body=b"PK",
            headers={
                "Content-Type": "application/zip",
                "Content-Disposition": 'attachment; filename="x-6.zip"',
                "Clubladder-No-Ladder": "ends_before_start t1",
            },
        ),
    )
    with page.expect_download():
        page.get_by_role("button", name="Download everything").click()
    expect(page.get_by_text("Saved, without a ladder")).to_contain_text("(ends_before_start t1)")


STRANGE = """<main onclick="alert(1)"><h1 style="color:red">Ladder</h1><script>alert(1)</script>
<img src="x" onerror="alert(1)"><iframe src="/"></iframe><form action="/"></form>
<a href="javascript:alert(1)">a</a><a href=" javascript:alert(1)">b</a><a href="//other.example/">c</a>
<a href="https://other.example/">d</a><a href="../members/m_1/">e</a>
<svg viewBox="0 0 1 1"><a href="javascript:alert(1)"><text>f</text></a><path d="M0 0"/></svg></main>"""


def test_of_a_page_only_what_pages_are_made_of_is_shown(inside, untouched):
    """A page is parsed, never run; and its elements are picked from a list."""
    page = inside(untouched, "tournaments", allow=("Content Security Policy",))
    shown = page.evaluate(
        """async (text) => {
            const { taken } = await import('/console/views/pages/taken.js');
            return taken(new DOMParser().parseFromString(text, 'text/html').body).outerHTML;
        }""",
        STRANGE,
    )
    assert not re.search(r"on\w+=|style=|script|img|iframe|form|javascript|other\.example", shown)
    assert 'href="../members/m_1/"' in shown
    assert '<path d="M0 0">' in shown
