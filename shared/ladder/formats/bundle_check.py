"""What must be true of a club that comes in a bundle, as it would be had it come in through the API.

It refuses with places. That the ladder follows from the records is proved elsewhere, by replaying.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator

from ladder.domain.errors import Fault
from ladder.domain.records import (
    DISPLAYS,
    GUEST,
    JUNIOR,
    LANGUAGES,
    NAMES,
    VISIBILITIES,
    Member,
    Records,
    Rules,
    Settings,
    TournamentRecord,
)
from ladder.domain.takeout import Takeout, needed
from ladder.domain.tournament import Tournament
from ladder.formats.check import faults, in_json
from ladder.formats.clean import shown, tidy
from ladder.formats.days import is_day
from ladder.formats.reading import MAX_NAME, refuse_if

SLUG = re.compile(r"[a-z0-9-]{3,40}\Z")
_TOURNAMENT = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,63}\Z")
_OWN = {kind: re.compile(rf"{kind}_[0-9A-Za-z]{{1,40}}\Z") for kind in "mtg"}
"""Ids of our own making stand in addresses."""
_MONTH_DAY = re.compile(r"(?:0[1-9]|1[0-2])-[0-3][0-9]\Z")
_MOST_RATING = 100_000
_MOST_K = 200
_MOST_COUNT = 100_000
_MOST_REVISION = 10**9 - 1
"""Places of change objects have nine digits."""
_MOST_TEXT = 1_000


def refuse_wrong(takeout: Takeout) -> None:
    """`Wrong` with the places of what cannot be."""
    refuse_if(list(_faults(takeout)))


def _faults(takeout: Takeout) -> Iterator[Fault]:
    records = takeout.records
    yield from _settings(records)
    yield from _members(records)
    for merge in records.merges.values():
        if not _OWN["g"].match(merge.id) or not {merge.source, merge.into} <= records.members.keys():
            yield Fault(f"merges.jsonl {shown(merge.id)}", "is no merge of two members")
    pages = Counter(record.page for record in records.tournaments.values())
    for record in records.tournaments.values():
        at = f"tournaments.jsonl {shown(record.id)}"
        if not _TOURNAMENT.match(record.id):
            yield Fault(at, "is no id of a tournament")
        if not _OWN["t"].match(record.page) or pages[record.page] > 1:
            yield Fault(f"{at}.page", "is no id of its own")
        yield from _content(record.tournament, at)
        yield from _seats(records, record, at)
        yield from _revisions(records, record, at)
    yield from _beside(takeout)


def _settings(records: Records) -> Iterator[Fault]:
    it = records.settings
    at = "settings.json"
    if not SLUG.match(it.slug):
        yield Fault(f"{at}.settings.slug", "is 3 to 40 of a-z 0-9 -")
    for name, value, known in (
        ("language", it.language, LANGUAGES),
        ("visibility", it.visibility, VISIBILITIES),
        ("names", it.names, NAMES),
    ):
        if value not in known:
            yield Fault(f"{at}.settings.{name}", f"is none of {', '.join(known)}")
    if not _is_name(it.name):
        yield Fault(f"{at}.settings.name", "is no name")
    if len(it.contact) > _MOST_TEXT or tidy(it.contact).text != it.contact:
        yield Fault(f"{at}.settings.contact", "is no line of text")
    if not 1 <= it.active_months <= _MOST_COUNT or not _MONTH_DAY.match(it.season_starts):
        yield Fault(f"{at}.settings", "has no months, or a season that starts on no day")
    if it.ladder_starts_on is not None and not is_day(it.ladder_starts_on):
        yield Fault(f"{at}.settings.ladder_starts_on", "is no day")
    if not 1 <= records.revision <= _MOST_REVISION:
        yield Fault(f"{at}.revision", "is no revision")
    yield from _rules(it, at)


def _rules(settings: Settings, at: str) -> Iterator[Fault]:
    since = [each.since for each in settings.rules]
    later = [day for day in since[1:] if day is not None and is_day(day)]
    if not since or since[0] is not None or later != sorted(set(since[1:]), key=str):
        yield Fault(f"{at}.settings.rules", "do not begin with rules for all time, or are not in order")
    for each in settings.rules:
        if not _are_rules(each.rules):
            yield Fault(f"{at}.settings.rules", "hold a number that is no rule")


def _are_rules(rules: Rules) -> bool:
    ks = (rules.k_new, rules.k_established)
    counts = (rules.k_games, rules.provisional_games)
    return (
        abs(rules.start) <= _MOST_RATING
        and all(1 <= k <= _MOST_K for k in ks)
        and all(0 <= count <= _MOST_COUNT for count in counts)
    )


def _members(records: Records) -> Iterator[Fault]:
    numbers = Counter(member.number for member in records.members.values())
    for member in records.members.values():
        at = f"members.jsonl {shown(member.id)}"
        if not _OWN["m"].match(member.id):
            yield Fault(at, "is no id of a member")
        if not 1 <= member.number <= records.members_made or numbers[member.number] > 1:
            yield Fault(f"{at}.number", "is no joining number, or that of another member too")
        if not all(map(_is_name, (member.name, *member.spellings))):
            yield Fault(f"{at}.name", "is no name")
        if member.display not in DISPLAYS or member.junior not in JUNIOR:
            yield Fault(at, "has a display or a junior of no kind")
        if member.consent is not None and not is_day(member.consent.on):
            yield Fault(f"{at}.consent.on", "is no day")
        if not _may_start(member):
            yield Fault(at, "has start values that are none")


def _may_start(member: Member) -> bool:
    rating = member.starting_rating
    return (rating is None or abs(rating) <= _MOST_RATING) and 0 <= member.starting_games <= _MOST_COUNT


def _content(content: Tournament, at: str) -> Iterator[Fault]:
    for fault in faults(content, in_json):
        yield Fault(f"{at}.{fault.at}", fault.message)
    for name in (content.name, *(entry.name for entry in content.entries)):
        if tidy(name).text != name:
            yield Fault(at, "holds a name with signs that cannot be seen")


def _seats(records: Records, record: TournamentRecord, at: str) -> Iterator[Fault]:
    entries = {entry.no for entry in record.tournament.entries}
    if record.links.keys() - entries:
        yield Fault(f"{at}.links", "name an entry that is not in the list")
    for name in ("links", "sent", "refuted", "aside_sent", "aside_links"):
        if _strangers(records, getattr(record, name).values()):
            yield Fault(f"{at}.{name}", "name a member who is not in members.jsonl")
    noted = [member for note in record.corrections for member in note.members]
    if _strangers(records, noted):
        yield Fault(f"{at}.corrections", "name a member who is not in members.jsonl")


def _revisions(records: Records, record: TournamentRecord, at: str) -> Iterator[Fault]:
    for name in ("revision", "published_in", "waiting_in", "held_in"):
        if not 0 <= getattr(record, name) <= records.revision:
            yield Fault(f"{at}.{name}", "is no revision of this club")
    if record.waiting_in and record.held_in:
        yield Fault(at, "has a version that waits and one that is held")


def _beside(takeout: Takeout) -> Iterator[Fault]:
    yield from _contents(takeout)
    records = takeout.records
    for line in takeout.shown:
        strangers = _strangers(records, (each.member for each in line.standings))
        if strangers or line.tournament not in records.tournaments:
            yield Fault("shown.jsonl", f"{shown(line.tournament)}: is of no tournament, or of strangers")
    for logged in takeout.log:
        if not 1 <= logged.revision <= records.revision:
            yield Fault("log.jsonl", f"revision {logged.revision} is none of this club")


def _contents(takeout: Takeout) -> Iterator[Fault]:
    records = takeout.records
    for id_, revisions in needed(records).items():
        for revision in revisions:
            if revision not in takeout.contents.get(id_, {}):
                yield Fault("contents.jsonl", f"lacks revision {revision} of {shown(id_)}")
    for id_, each in takeout.contents.items():
        if id_ not in records.tournaments:
            yield Fault("contents.jsonl", f"{shown(id_)} is no tournament of the club")
        for content in each.values():
            yield from _content(content, f"contents.jsonl {shown(id_)}")


def _strangers(records: Records, members: Iterable[str]) -> set[str]:
    return {each for each in members if each != GUEST} - records.members.keys()


def _is_name(name: str) -> bool:
    return 0 < len(name) <= MAX_NAME and tidy(name).text == name
