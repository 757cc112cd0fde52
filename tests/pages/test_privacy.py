"""What readers can see of a person (SPEC 5): a law over made-up clubs, and the cases by name.

Sentinel names are nonsense words that no page has for another reason; whoever is not shown in full leaves
no word of them in any byte of the site.
"""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ladder.domain import privacy
from ladder.domain.history import games_of
from ladder.domain.persons import persons
from ladder.domain.records import GUEST, Consent, Member, Merge, Records, TournamentRecord
from ladder.domain.replay import replay
from ladder.domain.tournament import Bye, Day, Entry, Game, Round, Tenths, Tiebreak, Tournament
from ladder.pages.edition import State
from ladder.pages.site import page, site
from tests.pages import clubs

SENTINELS = (
    "Qzarviko", "Wjubnesto", "Xhoqlumi", "Kzytrobal", "Žqolvane", "Þjuxkeri", "Щъэюмир", "Жыхцовна",
    "Ξωψητας", "Ψιχθυξης", "Yqwarduno", "Vzplikoma", "Jxnutrela", "Hqobvisto", "Gzwemkari", "Fqjyldova",
)  # fmt: skip


def names():
    """First name and surname, in either order, hyphenated, or with a comma."""
    forms = ("{0} {1}", "{1}, {0}", "{0}-{1} {1}", "{1} {0}", "{0} van {1}")
    return st.builds(
        lambda form, pair: form.format(*pair),
        st.sampled_from(forms),
        st.permutations(SENTINELS).map(lambda order: order[:2]),
    )


def members(count: int):
    def one(number: int):
        return st.builds(
            lambda name, spelling, display, junior, consent: Member(
                f"m_{number}",
                number,
                name,
                spellings=(name, spelling),
                display=display,
                junior=junior,
                consent=consent,
            ),
            names(),
            names(),
            st.sampled_from(["inherit", "initials", "full", "hidden"]),
            st.sampled_from(["unknown", "yes", "no"]),
            st.sampled_from([None, Consent(Day("2026-01-01"), parent=True, child=True)]),
        )

    return st.tuples(*map(one, range(1, count + 1)))


@st.composite
def tournaments(draw, at: int, roster: tuple[Member, ...]):
    typed = [draw(names()) for _ in range(6)]
    links = {
        no: member.id
        for no, member in enumerate(draw(st.permutations(roster))[:6], start=1)
        if draw(st.integers(0, 9)) > 1
    }
    links |= {no: GUEST for no in range(1, 7) if no not in links and draw(st.booleans())}
    tiebreak = Tiebreak(*draw(st.sampled_from([("Buchholz", "4.5"), (typed[0], "1"), ("SB", typed[1])])))
    entries = tuple(
        Entry(no, name, points=Tenths(10), rank=no, tiebreaks=(tiebreak,))
        for no, name in enumerate(typed, start=1)
    )
    results = st.sampled_from(["1-0", "1/2-1/2", "0-1", "+/-", "*"])
    games = tuple(Game(white, white + 3, draw(results), note=typed[2]) for white in (1, 2))
    title = draw(st.sampled_from(["Evening", f"Memorial {typed[3].split()[-1]}", f"Cup of {roster[0].name}"]))
    return TournamentRecord(
        f"{typed[4].split()[0]}-{at}",
        f"t_{at}",
        Tournament(
            title,
            Day(f"2026-0{at}-01"),
            Day(f"2026-0{at}-01"),
            entries,
            (Round(1, games, (Bye(3, "half", Tenths(5)),)),),
            format=draw(st.sampled_from(["swiss", "bughouse"])),
            juniors=draw(st.booleans()),
            rated=draw(st.booleans()),
        ),
        links,
        copy_of=draw(st.sampled_from(["", "", "other"])),
        deleted=draw(st.integers(0, 5)) == 0,
    )


@st.composite
def made_up_clubs(draw) -> Records:
    roster = draw(members(7))
    events = [draw(tournaments(at, roster)) for at in range(1, 4)]
    merges = {"g_1": Merge("g_1", "m_7", "m_6")} if draw(st.booleans()) else {}
    # Whom a merge joins must not sit twice in a round.
    if merges:
        events = [
            replace(each, links={no: GUEST if link == "m_7" else link for no, link in each.links.items()})
            for each in events
        ]
    roster = [_spelled(member, events) for member in roster]
    return Records(
        club="c_1",
        revision=7,
        settings=clubs.settings(
            names=draw(st.sampled_from(["initials", "full"])),
            visibility=draw(st.sampled_from(["link", "public"])),
            language=draw(st.sampled_from(["en", "ru"])),
            embed_token="emb" * 9,
            embed_rows=draw(st.sampled_from([None, 3])),
            feed_token="fee" * 9,
        ),
        members={member.id: member for member in roster},
        tournaments={each.id: each for each in events},
        merges=merges,
        members_made=7,
    )


def _spelled(member: Member, events: list[TournamentRecord]) -> Member:
    """The member with every name that was confirmed for it, as confirming does."""
    typed = (
        entry.name
        for event in events
        for entry in event.tournament.entries
        if event.links.get(entry.no) == member.id
    )
    return replace(member, spellings=tuple(dict.fromkeys((*member.spellings, *typed))))


def words_of(name: str) -> set[str]:
    return {word.casefold() for word in name.replace(",", " ").replace("-", " ").split() if len(word) > 3}


def protected_words(records: Records, event: TournamentRecord | None = None) -> set[str]:
    """The words of names that no reader may see: of whoever is not shown in full, as named and as ever
    typed; on an event's own page those of its guests and of entries that nobody has confirmed too. Less the
    words of people who are shown in full.
    """
    everyone = persons(records)
    full = {
        id_
        for id_, person in everyone.items()
        if privacy.shows_full(records.settings, person) and not privacy.hidden(person)
    }
    into = {merge.source: merge.into for merge in records.merges.values()}
    typed = {
        name
        for member in records.members.values()
        if into.get(member.id, member.id) not in full
        for name in (member.name, *member.spellings)
    }
    if event is not None:
        entries = event.tournament.entries
        typed |= {entry.name for entry in entries if event.links.get(entry.no, GUEST) == GUEST}
    seen = {word for id_ in full for word in words_of(everyone[id_].name)}
    return {word for name in typed for word in words_of(name)} - seen


@settings(max_examples=60, deadline=None)
@given(made_up_clubs())
def test_no_word_of_a_name_that_is_not_shown_in_full_is_anywhere_on_the_site(records):
    built = site(records, replay(records), State(host="https://ladders.example"))
    events = {record.page: record for record in records.tournaments.values()}
    for key, each in built.pages.items():
        event = next((record for page, record in events.items() if f"/{page}/" in key), None)
        forbidden, text = protected_words(records, event), each.body.decode().casefold()
        assert not [word for word in forbidden if word in text or word in key.casefold()], key
    labels = "\n".join(built.labels).casefold()
    assert not [word for word in protected_words(records) if word in labels]


@pytest.fixture(scope="module")
def records():
    return clubs.club(names="full")


@pytest.fixture(scope="module")
def built(records):
    return site(records, replay(records), State())


def body(built, path: str) -> str:
    return str(built.pages[f"{built.root[1:]}{path}"].body, "utf-8")


def test_a_hidden_member_is_on_no_list_and_has_no_page(records, built):
    assert "members/m_005/" not in "\n".join(built.pages)
    for path in ("", "roster/", "season/", "ladder.json", "ladder.csv", "on/2025-06/"):
        assert "m_005" not in body(built, path), path
        assert records.members["m_005"].name not in body(built, path), path


def test_a_hidden_member_is_a_member_in_the_tables_of_others_without_rating_or_link(built):
    text = body(built, "tournaments/t_young/")
    line = next(line for line in text.splitlines() if "a member" in line)
    assert "href" not in line
    assert line.count("<td></td>") == 2, "neither rating nor change"


def test_ranks_are_counted_without_hidden_members(built):
    import re  # noqa: PLC0415

    ranks = re.findall(r"<tr><td>(\d+)</td>", body(built, ""))
    assert ranks[0] == "1"
    assert [int(rank) for rank in ranks] == sorted(int(rank) for rank in ranks)


def test_a_junior_is_shown_by_initials_in_a_club_with_full_names(built):
    assert ">H. N.<" in body(built, "roster/")
    assert not [key for key, page in built.pages.items() if b"Hugo Nardelli" in page.body]


def test_consent_shows_the_name_and_withdrawing_it_takes_it_off_again(records):
    def roster_with(consent):
        members = {**records.members, "m_008": replace(records.members["m_008"], consent=consent)}
        changed = replace(records, members=members)
        return clubs.read(changed, "roster/")

    assert "Hugo Nardelli" in roster_with(Consent(Day("2026-01-01"), parent=True, child=True))
    assert "Hugo Nardelli" not in roster_with(Consent(Day("2026-01-01"), parent=True, child=False))
    assert "Hugo Nardelli" not in roster_with(None)


def test_guests_and_unconfirmed_entries_are_shown_by_initials_in_a_club_with_full_names(built):
    assert "X. G." in body(built, "tournaments/t_guest/")
    waiting = body(built, "tournaments/t_wait/")
    assert "Anna" in waiting
    assert "H. N." in waiting


def test_a_held_near_copy_and_a_deleted_tournament_have_no_page(built):
    for gone in ("t_copy", "t_gone"):
        assert not [key for key, page in built.pages.items() if gone in key or gone.encode() in page.body]


def test_a_title_that_would_tell_a_name_is_said_as_the_day(records):
    members = {**records.members, "m_001": replace(records.members["m_001"], display="initials")}
    shy = replace(records, members=members)
    built = site(shy, replay(shy), State())
    assert not [
        key for key, page in built.pages.items() if b"Memorial" in page.body or b"Abbati" in page.body
    ]
    assert "Tournament of February 24, 2026" in body(built, "tournaments/")


def test_a_tie_break_that_would_tell_a_name_is_left_out(records):
    record = records.tournaments["guest"]
    entries = tuple(
        replace(
            entry, tiebreaks=(Tiebreak("Hugo's", "1"), Tiebreak("BH", "after Nardelli"), Tiebreak("SB", "3"))
        )
        for entry in record.tournament.entries
    )
    changed = replace(record, tournament=replace(record.tournament, entries=entries))
    odd = replace(records, tournaments={**records.tournaments, "guest": changed})
    text = clubs.read(odd, "tournaments/t_guest/")
    assert "Nardelli" not in text
    assert "Hugo" not in text
    assert "SB" in text


def test_a_games_note_and_a_publishers_own_id_are_on_no_page(records):
    record = records.tournaments["guest"]
    games = tuple(replace(game, note="secret remark") for game in record.tournament.rounds[0].games)
    rounds = (replace(record.tournament.rounds[0], games=games), *record.tournament.rounds[1:])
    odd = replace(record, id="martedi-rossi", tournament=replace(record.tournament, rounds=rounds))
    others = {key: each for key, each in records.tournaments.items() if key != "guest"}
    changed = replace(records, tournaments={**others, odd.id: odd})
    built = site(changed, replay(changed), State())
    for key, each in built.pages.items():
        assert b"secret remark" not in each.body, key
        assert b"martedi-rossi" not in each.body, key


def test_labels_hold_what_readers_can_see_of_people_and_events(built):
    assert "m_001|Anna Abbati" in built.labels
    assert "m_008|H. N." in built.labels
    assert not [label for label in built.labels if label.startswith("m_005|")]
    assert "t_league|Liga & <friends>" in built.labels
    assert "t_guest|e|X. G." in built.labels
    assert not [label for label in built.labels if label.startswith(("t_copy|", "t_gone|"))]


def test_a_hidden_opponents_rating_is_not_told_by_the_expected_score(built):
    for key, each in built.pages.items():
        if "/members/" in key:
            for line in each.body.decode().splitlines():
                if "<bdi>a member</bdi>" in line:
                    assert "href" not in line, key
                    assert line.endswith("<td>–</td></tr>"), key


def test_nor_by_what_was_expected_of_an_evening_with_them(records, built):
    ladder = replay(records)
    met = 0
    for member in records.members:
        rows = games_of(records, ladder, member)
        nights = {row.tournament for row in rows if row.counted and row.opponent == "m_005"}
        if member == "m_005" or not nights:
            continue
        text = body(built, f"members/{member}/")
        assert text.count("What was expected is not shown") == len(nights), member
        for id_ in nights:
            met += 1
            at = f"tournaments/{records.tournaments[id_].page}/"
            line = next(each for each in text.splitlines() if at in each and each.startswith("<tr>"))
            assert line.count("<td>–</td>") == 2, "neither what was expected nor K"
    assert met


HOSTILE = (
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "=cmd|' /C calc'!A0",
    "\u202egnirts\u202c \u2066name\u2069",
    "Ann" + "a" * 197,
    "{{ 7 * 7 }} {name}",
    "&lt;b&gt; & co",
)


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_name_stays_a_name(records, name):
    import html5lib  # noqa: PLC0415

    members = {**records.members, "m_002": replace(records.members["m_002"], name=name, spellings=(name,))}
    record = records.tournaments["fun"]
    named = replace(record, tournament=replace(record.tournament, name=name))
    changed = replace(
        records,
        members=members,
        tournaments={**records.tournaments, "fun": named},
        settings=replace(records.settings, name=name, contact=name),
    )
    ladder = replay(changed)
    for key in (
        "",
        "season/",
        "roster/",
        "members/m_002/",
        "tournaments/",
        "tournaments/t_fun/",
        "how/",
        "on/2025-06/",
    ):
        each = page(changed, ladder, State(), key)
        if each is not None:
            text = each.body.decode()
            document = html5lib.HTMLParser(strict=True, namespaceHTMLElements=False).parse(text)
            assert not [tag for tag in ("script", "img", "b/b") if document.find(f".//{tag}") is not None], (
                key
            )
            assert " onerror=" not in text.replace("&lt;img src=x onerror=", ""), key
