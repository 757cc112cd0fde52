"""Clubs for the tests of the store: one small and written out, one of any size, and generated ones."""

from dataclasses import replace

from hypothesis import strategies as st

from ladder.domain.records import (
    DISPLAYS,
    GUEST,
    JUNIOR,
    NAMES,
    SCOPES,
    VISIBILITIES,
    Consent,
    CorrectionNote,
    Key,
    Member,
    Merge,
    Records,
    Rules,
    RulesFrom,
    Settings,
    TournamentRecord,
)
from ladder.domain.tournament import BYES, FORMATS, RESULTS, Bye, Entry, Game, Round, Tiebreak, Tournament
from ladder.languages import LANGUAGES
from ladder.store.writer import Act, Decision, Idempotency

SETTINGS = Settings("martedi", "Circolo del Martedì", "it", "0" * 28)
KEY = Key("k_1", "organiser", "organise", "d" * 64)


def act(number=1, key=None, body="b", by="k_1"):
    idempotency = Idempotency(key, body) if key else None
    return Act(by, "2026-09-01T20:00:00Z", f"r_{number}", idempotency)


def member(number, name=None, **fields):
    name = name or f"Given{number} Family{number}"
    return Member(f"m_{number:026d}", number, name, (name,), **fields)


def first(club="c_1", slug="martedi", people=4):
    members = {each.id: each for each in (member(number) for number in range(1, people + 1))}
    settings = replace(SETTINGS, slug=slug)
    return Records(club, 1, settings, members, keys={KEY.id: KEY}, members_made=people)


def tournament(day="2026-09-01", players=4, rounds=1, name="Martedì", turn=0):
    """A round robin of sorts: in each round the halves meet, shifted by one."""
    half = players // 2
    results = list(RESULTS)[:3]
    made = tuple(
        Round(
            number,
            tuple(
                Game(1 + at, 1 + half + (at + number) % half, results[(at * number + turn) % 3], at + 1)
                for at in range(half)
            ),
        )
        for number in range(1, rounds + 1)
    )
    entries = tuple(Entry(no, f"Given{no} Family{no}") for no in range(1, players + 1))
    return Tournament(name, day, day, entries, made)


def record(records, name="one", content=None, revision=None):
    """A tournament record with everybody linked to the member of the same number."""
    content = content or tournament()
    links = {entry.no: f"m_{entry.no:026d}" for entry in content.entries}
    revision = records.revision + 1 if revision is None else revision
    return TournamentRecord(name, f"t_{name}", content, links, revision, published_in=revision)


def publishing(name="one", content=None):
    """The decision to publish a tournament with everybody confirmed."""

    def decide(records):
        made = record(records, name, content)
        standing = records.tournaments.get(name)
        if standing and standing.tournament == made.tournament:
            return Decision(records, "tournament.published", tournament=name)
        return Decision(
            replace(records, tournaments={**records.tournaments, name: made}),
            "tournament.published",
            tournament=name,
            published={name: made.tournament},
            ids={"tournament": name},
        )

    return decide


def joining(*names):
    """The decision to add members."""

    def decide(records):
        made = records.members_made
        new = [member(made + place, name) for place, name in enumerate(names, 1)]
        grown = {**records.members, **{each.id: each for each in new}}
        return Decision(
            replace(records, members=grown, members_made=made + len(names)),
            "members.added",
            ids={"made": [each.id for each in new]},
        )

    return decide


def renaming(name):
    """The decision to give the club another name."""
    return lambda records: Decision(
        replace(records, settings=replace(records.settings, name=name)), "club.changed", after={"name": name}
    )


words = st.text(st.characters(codec="utf-8", exclude_characters="\x00"), max_size=12)
days = st.dates().map(lambda day: day.isoformat())
small = st.integers(0, 40)
tenths = st.integers(-100_000, 100_000)
rules = st.builds(Rules, tenths, small, small, small, small)
settings = st.builds(
    Settings,
    slug=words,
    name=words,
    language=st.sampled_from(LANGUAGES),
    link_token=words,
    visibility=st.sampled_from(VISIBILITIES),
    names=st.sampled_from(NAMES),
    juniors=st.booleans(),
    rules=st.lists(st.builds(RulesFrom, st.none() | days, rules), min_size=1, max_size=3).map(tuple),
    active_months=small,
    ladder_starts_on=st.none() | days,
    contact=words,
    embed_token=st.none() | words,
    embed_rows=st.none() | small,
)
spellings = st.lists(words, unique=True, max_size=3).map(tuple)
tiebreaks = st.lists(st.builds(Tiebreak, words, words), max_size=2).map(tuple)
same_tiebreaks = st.tuples(words).map(lambda values: (Tiebreak("Buchholz", values[0]),))
games = st.builds(
    Game, small, small, st.sampled_from(list(RESULTS)), st.none() | small, st.booleans(), st.booleans(), words
)
rounds = st.builds(
    Round,
    st.integers(1, 5),
    st.lists(games | st.builds(Game, small, small, st.sampled_from(list(RESULTS)), small), max_size=4).map(
        tuple
    ),
    st.lists(st.builds(Bye, small, st.sampled_from(BYES), tenths), max_size=2).map(tuple),
)


@st.composite
def people(draw):
    numbers = draw(st.lists(st.integers(1, 100), unique=True, max_size=6))
    return {
        f"m_{number}": draw(
            st.builds(
                Member,
                id=st.just(f"m_{number}"),
                number=st.just(number),
                name=words,
                spellings=spellings,
                display=st.sampled_from(DISPLAYS),
                junior=st.sampled_from(JUNIOR),
                consent=st.none() | st.builds(Consent, days, st.booleans(), st.booleans()),
                starting_rating=st.none() | tenths,
                starting_games=small,
                declined=spellings,
                initials_no=small,
                name_no=small,
                by_names=st.booleans(),
                apart=spellings,
                erased=small,
            )
        )
        for number in numbers
    }


@st.composite
def tournament_records(draw, members):
    numbers = draw(
        st.lists(small, unique=True, max_size=5) | st.integers(0, 5).map(lambda n: list(range(1, n + 1)))
    )
    typed = words | st.sampled_from([each for one in members.values() for each in one.spellings] or [""])
    ties = draw(st.sampled_from([tiebreaks, same_tiebreaks, st.just(())]))
    entries = tuple(
        draw(
            st.builds(
                Entry, st.just(no), typed, st.none() | tenths, st.none() | small, ties, st.just("") | words
            )
        )
        for no in numbers
    )
    seats = st.sampled_from([*members, GUEST, "m_gone"])
    links = draw(st.dictionaries(st.sampled_from([*numbers, 77]), seats, max_size=6))
    content = draw(
        st.builds(
            Tournament,
            name=words,
            starts_on=days,
            ends_on=days,
            entries=st.just(entries),
            rounds=st.lists(rounds, max_size=3).map(tuple),
            sequence=st.integers(-3, 3),
            format=st.sampled_from(FORMATS),
            juniors=st.booleans(),
            rated=st.booleans(),
            finished=st.booleans(),
        )
    )
    joined = sorted(members, key=lambda id_: members[id_].number)
    moved = st.sets(st.sampled_from(joined)) if joined else st.just(set())
    told = st.tuples(moved, st.sampled_from([(), ("m_gone",)])).map(
        lambda each: (*(id_ for id_ in joined if id_ in each[0]), *each[1])
    )
    notes = st.lists(st.builds(CorrectionNote, days, small, small, tenths, told), max_size=2).map(tuple)
    return draw(
        st.builds(
            TournamentRecord,
            id=st.sampled_from(["one", "two", "Three-3"]),
            page=words,
            tournament=st.just(content),
            links=st.just(links),
            revision=small,
            deleted=st.booleans(),
            published_in=small,
            waiting_in=small,
            held_in=small,
            copy_of=words,
            released=st.booleans(),
            corrections=notes,
            sent=st.dictionaries(small, seats, max_size=3),
            refuted=st.dictionaries(small, seats, max_size=3),
            aside_sent=st.dictionaries(small, seats, max_size=3),
            aside_links=st.dictionaries(small, seats, max_size=3),
            aside_wins=st.booleans(),
            aside_late=st.booleans(),
            earlier=st.lists(words, max_size=3).map(tuple),
            published_as=words,
            section_of=words,
            erased=st.lists(words, max_size=2).map(tuple),
        )
    )


@st.composite
def clubs(draw, members=None):
    members = draw(people()) if members is None else members
    tournaments = draw(st.lists(tournament_records(members), max_size=3, unique_by=lambda each: each.id))
    merges = draw(
        st.lists(
            st.builds(Merge, st.sampled_from(["g_1", "g_2"]), words, words, small, spellings), max_size=2
        )
    )
    keys = draw(st.lists(st.builds(Key, words, words, st.sampled_from(SCOPES), words), max_size=2))
    return Records(
        club="c_1",
        revision=draw(small),
        settings=draw(settings),
        members=members,
        tournaments={each.id: each for each in tournaments},
        merges={each.id: each for each in merges},
        keys={each.id: each for each in keys},
        members_made=draw(small),
    )
