"""Pasted lists, games without a result, refused files: what the console makes of them before it sends any."""

from functools import partial

import pytest
from playwright.sync_api import expect

from tests.browser.kit import go_to

ASK = "text => import('/console/views/tonight/pasted.js').then(m => m.asGames(text))"
HEAD = "round,white,black,result\n"
LISTS = [
    ("1,Ada,Boris,1-0\n1,Clara,Dan,draw", ['"1","Ada","Boris","1-0"', '"1","Clara","Dan","1/2-1/2"']),
    ("Ada;Boris;0:1", ['"1","Ada","Boris","0-1"']),
    ("Ada Rossi - Boris Neri 1-0", ['"1","Ada Rossi","Boris Neri","1-0"']),
    ("2. Rossi, Marco – Neri, Boris ½", ['"1","Rossi, Marco","Neri, Boris","1/2-1/2"']),
    ("Ada Rossi 1-0 Boris Neri", ['"1","Ada Rossi","Boris Neri","1-0"']),
    ("Jean-Luc vs Ann-Marie: 0 - 1", ['"1","Jean-Luc","Ann-Marie","0-1"']),
    ("2 тур:\nАнна - Борис ничья", ['"2","Анна","Борис","1/2-1/2"']),
    ("Turno 3\nAnna - Bruno patta\nCarla riposa", ['"3","Anna","Bruno","1/2-1/2"', '"3","Carla","","1"']),
    ("A - B +/-\nC - D -/+", ['"1","A","B","+/-"', '"1","C","D","-/+"']),
]
NO_LISTS = [HEAD + "1,A,B,1-0", '[Event "x"]', "001    1 x", "hello", "{}", "A - B 1-0 C - D 0-1"]


@pytest.fixture(scope="module")
def club(api):
    club = api.club()
    api.members(club, "Ada Rossi", "Boris Neri")
    return club


@pytest.fixture
def enter(phone, club):
    return partial(phone, club)


def test_lists_as_people_write_them_are_understood_and_nothing_else_is(enter):
    page = enter()
    for text, rows in LISTS:
        assert page.evaluate(ASK, text)["csv"] == HEAD + "\n".join(rows) + "\n", text
    for text in NO_LISTS:
        assert page.evaluate(ASK, text) is None, text
    unread = page.evaluate(ASK, "A - B 1-0\n\nNora Long Peter Small 0-1")
    assert unread == {"unread": [{"no": 3, "line": "Nora Long Peter Small 0-1"}]}


def test_a_pasted_list_without_a_heading_is_read_and_a_line_in_doubt_is_shown(enter, club):
    page = enter(allow=("422",))  # the day is asked for
    go_to(page, f"#/{club.slug}/tonight")
    page.get_by_text("Paste a list").click()
    page.fill("#paste", "Ada Rossi - Boris Neri 1-0\nNora Long Peter Small 0-1")
    page.get_by_role("button", name="Read it").click()
    expect(page.get_by_role("alert")).to_contain_text("Nora Long Peter Small 0-1")
    page.fill("#paste", "Ada Rossi - Boris Neri 1-0")
    page.get_by_role("button", name="Read it").click()
    page.get_by_role("button", name="Read again").first.click()
    expect(page.locator("#publish")).to_be_enabled()
    expect(page.locator("#read")).to_contain_text("2 names are known")


def test_a_photo_is_refused_in_the_readers_words(enter, club):
    page = enter(allow=("415",), locale="it")
    go_to(page, f"#/{club.slug}/tonight")
    photo = {"name": "foto.jpg", "mimeType": "image/jpeg", "buffer": b"\xff\xd8\xff\xe0" + bytes(900)}
    page.set_input_files("#file", photo)

    told = page.get_by_role("alert")
    expect(told).to_contain_text("Non ci sono risultati leggibili")
    assert "application/" not in told.inner_text()


def test_a_game_by_hand_without_a_result_is_told_and_one_press_away(enter, club):
    page = enter()
    go_to(page, f"#/{club.slug}/tonight/hand")
    for name in ("Ada Rossi", "Boris Neri"):
        page.get_by_role("checkbox", name=name).check()
    page.get_by_role("button", name="Add a game").click()
    page.locator('[name="rounds.0.games.0.white"]').select_option(label="Ada Rossi")
    page.locator('[name="rounds.0.games.0.black"]').select_option(label="Boris Neri")
    page.click("#look")
    expect(page.get_by_role("alert")).to_contain_text("Round 1, board 1: no result")
    page.get_by_role("button", name="Go there").click()
    expect(page.get_by_role("button", name="Board 1: 1–0")).to_be_focused()
    page.keyboard.press("Enter")
    page.click("#look")
    expect(page.locator("#publish")).to_be_enabled()


def test_next_weeks_ticks_outlive_a_reload(enter, club):
    page = enter()
    go_to(page, f"#/{club.slug}/next")
    page.get_by_label("Search members").fill("Ada")
    page.get_by_role("checkbox", name="Ada Rossi").check()
    page.locator("[name=typed]").fill("Somebody Else")
    page.reload()
    expect(page.locator("[name=typed]")).to_have_value("Somebody Else")
    expect(page.get_by_role("checkbox", name="Ada Rossi")).to_be_checked()
