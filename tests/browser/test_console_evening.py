"""A whole evening in the console: from a file, by hand, by mouse, by keyboard alone, on a phone, without a
network in the middle, with two organisers at once, and with names that are no names.
"""

import pytest

from tests.browser.kit import axe, too_wide

PHONE = {"width": 360, "height": 740}
MOST_INTERACTIONS = 6  # from home to the ladder, twenty players whose names are all known
HOSTILE = "<img src=x onerror=window.gone=1>"
TWENTY = [
    f"{first} {last}"
    for first in ("Anna", "Bruno", "Carla", "Dario")
    for last in ("Rossi", "Bianchi", "Verdi", "Neri", "Gallo")
]
OFFLINE = ("ERR_INTERNET_DISCONNECTED", "ERR_FAILED")


@pytest.fixture
def enter(tab, stack):
    """`enter(club, **tab)`: a tab with the console of a club, signed in by its link."""

    def enter(club, **more):
        page = tab(f"{stack.url}/console/#key={club.key}&club={club.slug}", share=True, **more)
        page.wait_for_selector("#tonight")
        assert club.key not in page.url
        return page

    return enter


@pytest.fixture
def twenty(api):
    """A club of twenty members."""
    club = api.club()
    api.members(club, *TWENTY)
    return club


@pytest.fixture(scope="module")
def untouched(api):
    """The same for tests that change nothing of it."""
    club = api.club()
    api.members(club, *TWENTY)
    return club


def report(names, day="2026/05/12", title="Tuesday evening"):
    """An evening of one round as a tournament report: the first against the second, and so on."""
    lines = [f"012 {title}", f"042 {day}", f"052 {day}"]
    for no, name in enumerate(names, 1):
        other, colour, result = (no + 1, "w", "1") if no % 2 else (no - 1, "b", "0")
        points = "1.0" if no % 2 else "0.0"
        lines.append(f"001 {no:4} {'':4} {name:<33} {'':31} {points:>4} {no:4}  {other:4} {colour} {result}")
    return {"name": "evening.trf", "mimeType": "text/plain", "buffer": ("\n".join(lines) + "\n").encode()}


def choose(page, file):
    page.set_input_files("#file", file)
    page.wait_for_selector("#publish")


def finish(page):
    """The evening is on the pages."""
    page.wait_for_selector("#page", timeout=40_000)


def rated(api, club, id_):
    api.settle(club)
    return api.call(club, "GET", f"tournaments/{id_}")["changes"]


def test_twenty_known_players_take_six_interactions_from_file_to_ladder(api, enter, twenty):
    page = enter(twenty)
    interactions = 0

    def click(selector):
        nonlocal interactions
        interactions += 1
        page.click(selector)

    click("#tonight")
    interactions += 1
    choose(page, report(TWENTY))
    assert "20 names are known" in page.inner_text("#read")
    assert api.call(twenty, "GET", "tournaments")["tournaments"] == []  # nothing was sent yet
    click("#publish")
    page.wait_for_selector("text=What will move: 20 members join the ladder")
    assert "Makes no new member." in page.inner_text(".bottom")
    click("#confirm")
    finish(page)
    with page.expect_popup() as ladder:
        click("#ladder")

    assert "Anna Rossi" in ladder.value.content() or "A. R." in ladder.value.content()
    assert interactions <= MOST_INTERACTIONS
    assert len(rated(api, twenty, "2026-05-12-tuesday-evening")) == 20


def test_the_whole_evening_goes_by_keyboard_alone(api, enter, twenty):
    page = enter(twenty)

    def to(selector, key="Tab", most=120):
        for _ in range(most):
            if page.evaluate("s => document.activeElement.matches(s)", selector):
                return
            page.keyboard.press(key)
        raise AssertionError(f"{selector} is not reached")

    to("#tonight")
    page.keyboard.press("Enter")
    page.wait_for_selector("#file", state="attached")
    to('a[href$="tonight/hand"]')
    page.keyboard.press("Enter")
    page.wait_for_selector("#look")
    to("[role=combobox]")
    for name in ("anna ros", "bruno b"):
        page.keyboard.type(name)
        page.wait_for_selector("[role=option]")
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
    to(".round .actions button")
    page.keyboard.press("Enter")  # a game, and on to White
    page.keyboard.type("Anna")
    to("select[name$=black]")
    page.keyboard.type("Bruno")
    to(".result button", key="Shift+Tab")
    page.keyboard.press("Enter")
    to("#look")
    page.keyboard.press("Enter")
    page.wait_for_selector("#publish")
    to("#publish")
    page.keyboard.press("Enter")
    finish(page)
    page.wait_for_function("document.activeElement.matches('h1')")

    [line] = api.call(twenty, "GET", "tournaments")["tournaments"]
    assert (line["state"], line["players"], line["games"]) == ("rated", 2, 1)


def test_a_phone_enters_an_evening_by_hand_and_loses_nothing(api, enter, twenty):
    page = enter(twenty, **PHONE, has_touch=True, allow=OFFLINE)
    page.tap("#tonight")
    page.tap('a[href$="tonight/hand"]')
    for name in ("Anna Rossi", "Bruno Rossi", "Carla Rossi"):
        page.locator(".ticks label", has_text=name).tap()
    page.tap(".round .actions button")
    page.select_option("select[name$=white]", label="Anna Rossi")
    page.select_option("select[name$=black]", label="Bruno Rossi")
    page.locator(".result button").nth(1).tap()
    page.tap(".round details summary")
    page.locator(".round details select").select_option("half")
    assert too_wide(page) == []
    assert axe(page) == []
    page.reload()  # the phone died
    page.wait_for_selector("#look")
    assert page.locator(".chips li").count() == 3
    assert page.locator('.result [aria-pressed="true"]').inner_text() == "½–½"
    page.fill("#evening-day", "2026-05-12")
    page.tap("#look")
    page.wait_for_selector("#publish")
    page.context.set_offline(True)
    page.tap("#publish")
    page.wait_for_selector("text=goes out by itself")
    assert api.call(twenty, "GET", "tournaments")["tournaments"] == []
    page.context.set_offline(False)
    finish(page)

    [line] = api.call(twenty, "GET", "tournaments")["tournaments"]
    stands = api.call(twenty, "GET", f"tournaments/{line['id']}")["tournament"]
    assert stands["rounds"][0]["games"][0]["result"] == "1/2-1/2"
    assert [bye["kind"] for bye in stands["rounds"][0]["byes"]] == ["half"]
    assert page.evaluate("localStorage.getItem('clubladder.draft.' + location.hash.split('/')[1])") is None


def test_names_that_are_no_names_stay_text_everywhere(api, enter):
    club = api.club(name=HOSTILE, names="full")
    api.members(club, HOSTILE)
    page = enter(club)
    names = [HOSTILE, '"><script>window.gone=1</script>', "\u202eAnna\u202c {n} {name}", "Χρήστος 王"]
    rows = ["round,white,black,result,date,tournament"]
    for white, black in ((names[0], names[1]), (names[2], names[3])):
        cells = ('"' + name.replace('"', '""') + '"' for name in (white, black))
        rows.append(f'1,{",".join(cells)},1-0,2026-05-12,"{HOSTILE}"')
    page.click("#tonight")
    choose(page, {"name": f"{HOSTILE}.csv", "mimeType": "text/csv", "buffer": "\n".join(rows).encode()})
    page.click("#read details summary")
    page.click("#publish")
    page.wait_for_selector("#confirm:not([disabled])")
    page.wait_for_timeout(800)
    assert names[1] in page.inner_text("main")
    page.click("#confirm")
    finish(page)

    assert page.evaluate("window.gone") is None
    assert page.locator("main img, main script, header img").count() == 0
    assert page.inner_text(".club") == HOSTILE


def test_nothing_is_decided_where_two_members_fit_and_their_histories_stand_side_by_side(api, enter):
    club = api.club()
    api.members(club, "Marco Rossi", "Mario Rossi", "Anna Bianchi")
    api.evening(club, "t1", ("M. Rossi", "Anna Bianchi", "1-0"), ("M. Rossi", "Zoe Nuova", "0-1"))
    page = enter(club)
    page.click("text=Evening t1")
    page.wait_for_selector(".candidate")

    assert page.locator(".undecided").count() == 1
    assert page.locator(".candidate details[open]").count() == 2
    assert "1 name is still open." in page.inner_text(".bottom")
    assert "Makes 1 new member: Zoe Nuova" in page.inner_text(".bottom")
    assert axe(page) == []

    page.locator(".candidate", has_text="Mario Rossi").get_by_text("Not the same person").click()
    page.locator(".candidate", has_text="Marco Rossi").get_by_text("This one").click()
    page.wait_for_selector("text=What will move:")
    page.click("#confirm")
    finish(page)
    entries = {each["name"]: each for each in api.call(club, "GET", "tournaments/t1/names")["entries"]}
    people = {each["member"]: each["name"] for each in api.call(club, "GET", "members")["members"]}
    assert people[entries["M. Rossi"]["link"]] == "Marco Rossi"
    assert people[entries["Zoe Nuova"]["link"]] == "Zoe Nuova"


def test_the_second_of_two_organisers_is_told_what_the_first_settled(api, enter):
    club = api.club()
    anna = api.members(club, "Anna Bianchi")["Anna Bianchi"]
    api.evening(club, "t1", ("Anna Bianchi", "Zoe Nuova", "1-0"))
    page = enter(club, allow=["412"])
    page.click("text=Evening t1")
    page.wait_for_selector("#confirm:not([disabled])")
    api.call(club, "PUT", "tournaments/t1/names", {"links": {"2": {"guest": True}}})
    page.click("#confirm")
    page.wait_for_selector("[role=alert]")

    told = page.inner_text("[role=alert]")
    assert "Somebody else changed this" in told
    assert "Zoe Nuova: open → guest" in told
    page.click("#confirm")
    finish(page)
    links = {each["no"]: each["link"] for each in api.call(club, "GET", "tournaments/t1/names")["entries"]}
    assert links == {1: anna, 2: "guest"}


def test_what_a_file_does_not_say_is_asked_and_an_encoding_by_how_it_reads(api, enter):
    club = api.club(language="ru")
    page = enter(club, allow=["422"])
    text = "round,white,black,result\n1,Иван Слонов,Анна Ладьина,1-0\n"
    page.click("#tonight")
    page.set_input_files("#file", {"name": "e.csv", "mimeType": "text/csv", "buffer": text.encode("cp1251")})
    page.locator(".reading", has_text="Иван Слонов").click()
    page.wait_for_selector("#ask-starts_on")
    assert page.inner_text("#read h2") == "One thing the file does not say"
    page.fill("#ask-starts_on", "2026-05-12")
    page.fill("#ask-name", "Вторник")
    page.keyboard.press("Enter")
    page.wait_for_selector("#publish")
    page.click("#publish")
    page.wait_for_selector("#confirm")

    [line] = api.call(club, "GET", "tournaments")["tournaments"]
    assert (line["id"], line["name"], line["starts_on"]) == ("2026-05-12-vtornik", "Вторник", "2026-05-12")


def test_a_fault_is_shown_with_its_line(enter, untouched):
    page = enter(untouched, allow=["422"])
    page.click("#tonight")
    page.click("text=Paste a list")
    page.fill("#paste", "round,white,black,result\n1,Anna,Bruno,1-0\n1,Carla,Dario,2-1\n")
    page.click("text=Read it")
    page.wait_for_selector("#read .problem")

    told = page.inner_text("#read .problem")
    assert "line 3" in told
    assert "1,Carla,Dario,2-1" in told


def test_the_same_evening_again_is_asked_about_before_anything_is_sent(api, enter, twenty):
    api.evening(
        twenty, "t1", *[(TWENTY[no], TWENTY[no + 1], "1-0") for no in range(0, 20, 2)], starts_on="2026-05-12"
    )
    page = enter(twenty)
    page.click("nav >> text=Tonight")
    choose(page, report(TWENTY))
    assert page.is_disabled("#publish")
    page.locator("label", has_text="newer version of").click()
    page.wait_for_selector("#publish:not([disabled])")
    page.click("#publish")
    page.wait_for_selector("#confirm")
    assert [each["id"] for each in api.call(twenty, "GET", "tournaments")["tournaments"]] == ["t1"]


def test_a_file_of_sections_is_read_whole_and_each_is_asked_for_its_names(api, enter, twenty):
    page = enter(twenty)
    rows = ["round,white,black,result,date,tournament"]
    rows += [
        f"1,{TWENTY[0]},{TWENTY[1]},1-0,2026-05-12,Open",
        f"1,{TWENTY[2]},Zoe Nuova,0-1,2026-05-12,Second",
    ]
    page.click("#tonight")
    choose(page, {"name": "groups.csv", "mimeType": "text/csv", "buffer": "\n".join(rows).encode()})
    assert page.locator("#read .card h3").all_inner_texts() == ["Open", "Second"]
    page.click("#publish")
    page.click("#confirm")
    page.click("text=1 section still waits >> xpath=../.. >> a")
    page.wait_for_selector("text=Makes 1 new member: Zoe Nuova")
    page.click("#confirm")
    finish(page)

    lines = api.call(twenty, "GET", "tournaments")["tournaments"]
    assert {(each["id"], each["state"]) for each in lines} == {
        ("2026-05-12-groups-1", "rated"),
        ("2026-05-12-groups-2", "rated"),
    }


def test_a_refused_evening_by_hand_is_told_at_its_field(enter, untouched):
    page = enter(untouched, allow=["422"])
    page.click("#tonight")
    page.click('a[href$="tonight/hand"]')
    for name in ("Anna Rossi", "Bruno Rossi"):
        page.locator(".ticks label", has_text=name).click()
    page.fill("#evening-name", " ")
    page.fill("#evening-day", "1492-10-12")
    page.click("#look")
    page.wait_for_selector("#read [role=alert]")

    for field in ("#evening-name", "#evening-day"):
        assert page.get_attribute(field, "aria-invalid") == "true"
        assert page.locator(f"p:has({field}) .fault").inner_text() != ""


def test_in_a_juniors_event_the_adults_are_marked_and_consent_is_asked_for(api, enter):
    club = api.club(names="full")
    api.members(club, "Teacher Old", "Kim Small")
    api.evening(club, "t1", ("Teacher Old", "Kim Small", "1-0"), juniors=True)
    page = enter(club)
    page.click("text=Evening t1")
    page.wait_for_selector("text=A juniors' tournament")
    page.click("text=Understood")
    page.locator("tr", has_text="Teacher Old").locator("input[type=checkbox]").check()
    page.click("#confirm")
    finish(page)
    page.click("text=1 junior is shown by initials")
    page.locator("fieldset", has_text="Kim Small").get_by_text("A parent agrees").click()
    page.locator("fieldset", has_text="Kim Small").get_by_text("The child agrees").click()
    page.click("text=Record the consent")
    page.wait_for_selector("text=Recorded.")

    people = {each["name"]: each for each in api.call(club, "GET", "members")["members"]}
    assert people["Teacher Old"]["junior"] == "no"
    assert people["Kim Small"]["junior"] == "yes"
    assert people["Kim Small"]["consent"]["child"] is True
    page.goto(page.url.split("#")[0] + f"#/{club.slug}/tournaments/t1/names")
    page.wait_for_selector("text=A juniors' tournament")
    assert page.locator("text=Understood").count() == 0


def test_a_wrong_key_says_so_and_signing_out_forgets_the_key(tab, stack, untouched):
    page = tab(f"{stack.url}/console", allow=["401"])
    page.fill("#key", "ck_wrong")
    page.keyboard.press("Enter")
    page.wait_for_selector("text=This key opens no club.")
    assert axe(page) == []
    page.fill("#key", untouched.key)
    page.keyboard.press("Enter")
    page.wait_for_selector("#tonight")
    assert page.evaluate("localStorage.length") == 0
    page.click("#sign-out")
    page.wait_for_selector("#key")

    assert page.evaluate("sessionStorage.length + localStorage.length") == 0
    assert page.input_value("#key") == ""


def test_a_confirmation_whose_answer_was_lost_is_known_as_ones_own(api, enter, twenty):
    api.evening(twenty, "t1", ("Anna Rossi", "Bruno Rossi", "1-0"))
    page = enter(twenty, allow=["412", *OFFLINE])
    page.click("text=Evening t1")
    page.wait_for_selector("text=What will move: 2 members")

    def lose(route):
        if route.request.method == "PUT" and "preview" not in route.request.url:
            route.fetch()
            route.abort()
            page.unroute("**/names*")
        else:
            route.continue_()

    page.route("**/names*", lose)
    page.click("#confirm")
    page.click("text=Try now")
    finish(page)

    assert (
        len([each for each in api.call(twenty, "GET", "log")["entries"] if each["what"] == "names.confirmed"])
        == 1
    )


def test_the_organiser_of_a_closed_club_sees_its_pages_here(api, enter):
    club = api.club(visibility="organiser", names="full")
    api.evening(club, "t1", ("Anna Rossi", "Bruno Rossi", "1-0"))
    page = enter(club)

    assert page.locator("text=Show as QR code").count() == 0
    page.click("text=Evening t1")
    page.click("#confirm:not([disabled])")
    finish(page)
    assert page.locator("#print").count() == 1
    page.click("#page")
    page.wait_for_selector("main:not([aria-busy]) >> text=Bruno Rossi")
    assert f"#/{club.slug}/pages/tournaments/t_" in page.url
