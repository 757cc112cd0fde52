"""What must be true of a club that comes in a bundle, as it would be had it come in through the API.

It refuses with places, by the forms that the API's bodies are held to. That the ladder follows from the
records is proved elsewhere, by replaying.
"""

import re
from collections import Counter
from collections.abc import Iterator

from ladder.domain.errors import Fault
from ladder.domain.neutral import is_neutral
from ladder.domain.records import (
    DISPLAYS,
    JUNIOR,
    NAMES,
    VISIBILITIES,
    Member,
    Records,
    Rules,
    Settings,
)
from ladder.domain.roster import EDITABLE
from ladder.domain.seating import merged
from ladder.domain.takeout import Takeout
from ladder.domain.tournament import Day
from ladder.formats.bundle_nights import beside, nights
from ladder.formats.clean import shown
from ladder.formats.days import is_day
from ladder.formats.forms import (
    MAX_K,
    MAX_MONTHS,
    MAX_PEOPLE,
    MAX_RATING,
    MAX_ROWS,
    MAX_STARTING_GAMES,
    SLUG,
    is_name,
    is_season,
    is_tidy,
    why_no_line,
)
from ladder.formats.reading import refuse_if
from ladder.languages import LANGUAGES

__all__ = ["SLUG", "refuse_wrong", "tolerated"]

_OWN = {kind: re.compile(rf"{kind}_[0-9A-Za-z]{{1,40}}\Z") for kind in "mg"}
"""Ids of our own making stand in addresses."""
_UNLOGGED = 1_000_000
"""Changes that a club may have had beyond those of its log. Each has a line there, so that a revision which
can come in can still go out after any number of changes more.
"""


def refuse_wrong(takeout: Takeout, latest: Day | None = None) -> None:
    """`Wrong` with the places of what cannot be. `latest`: the last day that is taken, by the caller's clock;
    None: any.
    """
    refuse_if(list(_faults(takeout, latest)))


_HISTORY = ("tournaments.jsonl", "contents.jsonl", "merges.jsonl")
"""Where a history that cannot be replayed may be wrong."""


def tolerated(takeout: Takeout, latest: Day | None = None) -> tuple[Fault, ...]:
    """What is wrong with the history of a bundle that has no ladder. `Wrong`: anything else is, or a day of a
    tournament is none, so that nothing can be said of its order.
    """
    found = list(_faults(takeout, latest))
    refuse_if([each for each in found if not each.at.startswith(_HISTORY)])
    refuse_if(
        [
            Fault(f"tournaments.jsonl {shown(record.id)}", "has a day that is none")
            for record in takeout.records.tournaments.values()
            if not is_day(record.tournament.starts_on) or not is_day(record.tournament.ends_on)
        ]
    )
    return tuple(found)


def _faults(takeout: Takeout, latest: Day | None) -> Iterator[Fault]:
    records = takeout.records
    yield from _settings(records.settings)
    yield from _counts(takeout)
    yield from _members(records, latest)
    yield from _merges(records)
    yield from nights(records, latest)
    yield from beside(takeout, latest)


def _settings(it: Settings) -> Iterator[Fault]:
    at = "settings.json.settings"
    if not SLUG.match(it.slug):
        yield Fault(f"{at}.slug", "is 3 to 40 of a-z 0-9 -")
    for name, value, known in (
        ("language", it.language, LANGUAGES),
        ("visibility", it.visibility, VISIBILITIES),
        ("names", it.names, NAMES),
    ):
        if value not in known:
            yield Fault(f"{at}.{name}", f"is none of {', '.join(known)}")
    if not is_name(it.name):
        yield Fault(f"{at}.name", "is no name")
    if why_no_line(it.contact) or not is_tidy(it.contact):
        yield Fault(f"{at}.contact", "is no line of text")
    if not 1 <= it.active_months <= MAX_MONTHS:
        yield Fault(f"{at}.active_months", f"is a whole number from 1 to {MAX_MONTHS:,}")
    if not is_season(it.season_starts):
        yield Fault(f"{at}.season_starts", "is a month and day that every year has, in the form 09-01")
    if it.ladder_starts_on is not None and not is_day(it.ladder_starts_on):
        yield Fault(f"{at}.ladder_starts_on", "is no day")
    if it.embed_rows is not None and not 1 <= it.embed_rows <= MAX_ROWS:
        yield Fault(f"{at}.embed_rows", f"is a whole number from 1 to {MAX_ROWS:,}, or null")
    yield from _rules(it, at)


def _counts(takeout: Takeout) -> Iterator[Fault]:
    records = takeout.records
    if not 1 <= records.revision <= _UNLOGGED + len(takeout.log):
        yield Fault("settings.json.revision", "is no revision of a club with this log")
    if not 0 <= records.members_made <= MAX_PEOPLE * max(1, records.revision):
        yield Fault("settings.json.members_made", "are more than so many changes can make")


def _rules(settings: Settings, at: str) -> Iterator[Fault]:
    since = [each.since for each in settings.rules]
    later = [day for day in since[1:] if day is not None and is_day(day)]
    if not since or since[0] is not None or later != sorted(set(since[1:]), key=str):
        yield Fault(f"{at}.rules", "do not begin with rules for all time, or are not in order")
    for each in settings.rules:
        if not _are_rules(each.rules):
            yield Fault(f"{at}.rules", "hold a number that is no rule")


def _are_rules(rules: Rules) -> bool:
    ks = (rules.k_new, rules.k_established)
    counts = (rules.k_games, rules.provisional_games)
    return (
        abs(rules.start) <= MAX_RATING * 10
        and all(1 <= k <= MAX_K for k in ks)
        and all(0 <= count <= MAX_STARTING_GAMES for count in counts)
    )


def _members(records: Records, latest: Day | None) -> Iterator[Fault]:
    numbers = Counter(member.number for member in records.members.values())
    for member in records.members.values():
        at = f"members.jsonl {shown(member.id)}"
        if not _OWN["m"].match(member.id):
            yield Fault(at, "is no id of a member")
        if not 1 <= member.number <= records.members_made or numbers[member.number] > 1:
            yield Fault(f"{at}.number", "is no joining number, or that of another member too")
        if not all(map(is_name, (member.name, *member.spellings, *member.declined))):
            yield Fault(f"{at}.name", "is no name")
        if member.display not in DISPLAYS or member.junior not in JUNIOR:
            yield Fault(at, "has a display or a junior of no kind")
        if not all(0 <= no <= records.members_made for no in (member.initials_no, member.name_no)):
            yield Fault(at, "has a number beside its name that was never given")
        if not set(member.apart) <= records.members.keys():
            yield Fault(f"{at}.apart", "names a member who is not in members.jsonl")
        if not 0 <= member.erased <= records.revision or (member.erased and not is_neutral(member.name)):
            yield Fault(f"{at}.erased", "is no revision of this club, or the name is there still")
        if not _may_start(member):
            yield Fault(at, "has start values that are none")
        yield from _consent(member, at, latest)


def _consent(member: Member, at: str, latest: Day | None) -> Iterator[Fault]:
    given = member.consent
    if given is None:
        return
    if not is_day(given.on) or (latest is not None and given.on > latest):
        yield Fault(f"{at}.consent.on", "is no day, or one to come")
    if not (given.parent and given.child):
        yield Fault(f"{at}.consent", "must be that of parent and child both")


def _may_start(member: Member) -> bool:
    rating = member.starting_rating
    return (rating is None or abs(rating) <= MAX_RATING * 10) and (
        0 <= member.starting_games <= MAX_STARTING_GAMES
    )


def _merges(records: Records) -> Iterator[Fault]:
    sources = Counter(merge.source for merge in records.merges.values())
    ends = merged(records)
    for merge in records.merges.values():
        at = f"merges.jsonl {shown(merge.id)}"
        if not _OWN["g"].match(merge.id) or not {merge.source, merge.into} <= records.members.keys():
            yield Fault(at, "is no merge of two members")
        elif sources[merge.source] > 1 or ends[merge.source] in ends:
            yield Fault(at, "merges a member a second time, or in a circle")
        if not 0 <= merge.revision <= records.revision or not set(merge.settled) <= set(EDITABLE):
            yield Fault(at, "is of no revision of this club, or settles what is no field")
