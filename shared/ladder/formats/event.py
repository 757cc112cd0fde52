"""What readers of foreign files have in common at the end: name and days of an event, checks, the `Reading`.

It refuses what CONTRACT refuses, with the places of the file. Day and month are never guessed.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from ladder.domain.tournament import UNRATED_FORMATS, Day, Entry, Round, Tournament
from ladder.formats import check
from ladder.formats.clean import shown, tidy
from ladder.formats.days import settled, written
from ladder.formats.findings import Findings
from ladder.formats.reading import MAX_NAME, Path, Reading, Supplied, applied, at_supplied, in_order, lacking


@dataclass(frozen=True, slots=True)
class Event:
    """What a file says of an event beside its games. `first`, `last`: dates as written, "" where none.

    `kind`, `finished`: None where the file does not say. `section`: its part of the event, which is added to
    the name. `at`: where name and dates stand. `alone`: no other section is read with it.
    """

    name: str = ""
    first: str = ""
    last: str = ""
    kind: str | None = None
    finished: bool | None = None
    section: str = ""
    at: str = "file"
    alone: bool = True


def reading(
    event: Event,
    entries: Iterable[Entry],
    rounds: Iterable[Round],
    supplied: Supplied,
    found: Findings,
    place: Callable[[Path], str],
) -> Reading:
    """The tournament, checked. `Wrong` with the places of everything that is wrong."""
    own = _own_days(event, supplied)
    supplied, unlike = lacking(supplied, {"name": tidy(event.name).text or None, **own})
    found.notes += unlike
    starts_on, ends_on = _days(event, own, supplied, found)
    found.refuse()
    if event.kind in UNRATED_FORMATS:
        found.note(event.at, f"read as {event.kind}: it moves no rating")
    made = Tournament(
        name=_name(event, supplied, starts_on, found),
        starts_on=starts_on,
        ends_on=ends_on,
        entries=tuple(entries),
        rounds=tuple(rounds),
        format=event.kind or "swiss",
        finished=event.finished is not False,
    )
    flags = Supplied(juniors=supplied.juniors, sequence=supplied.sequence)
    made = applied(made, flags)
    heads = {"name", "starts_on", "ends_on", "format"}
    at = at_supplied(lambda path: event.at if path[0] in heads else place(path), supplied)
    found.faults += check.faults(made, at, supplied.latest)
    found.refuse()
    said = (("format", event.kind), ("finished", event.finished))
    stated = {flag for flag, value in said if value is not None}
    return Reading(in_order(made), found.told(), given=supplied.given | stated, section=event.section)


def _name(event: Event, supplied: Supplied, starts_on: Day, found: Findings) -> str:
    if supplied.name is not None and event.alone:
        return supplied.name
    title = tidy(event.name).text or supplied.name or ""
    section = tidy(event.section).text
    parts = [each for each in (title, section) if each]
    name = title if title.casefold().endswith(section.casefold()) else ": ".join(parts)
    if not name:
        found.note(event.at, f"the event has no name; named {starts_on}")
        return starts_on
    if len(name) > MAX_NAME:
        found.note(event.at, f"the name has {len(name):,} characters; cut after {MAX_NAME}")
        name = name[:MAX_NAME].strip()
    return name


def _own_days(event: Event, asked: Supplied) -> dict[str, Day | None]:
    """The days that the file means, or else means beside what the caller says."""
    dates = {"starts_on": written(event.first), "ends_on": written(event.last)}
    said = [*dates.values(), *(written(day) for day in (asked.starts_on, asked.ends_on) if day)]
    return {name: settled(day, dates.values()) or settled(day, said) for name, day in dates.items()}


def _days(
    event: Event, own: Mapping[str, Day | None], supplied: Supplied, found: Findings
) -> tuple[Day, Day]:
    for name, said in (("starts_on", event.first), ("ends_on", event.last)):
        day = written(said)
        if own[name] is None and said.strip() and (day.days or getattr(supplied, name) is None):
            why = "can mean several days" if day.days else "is no date that can be read"
            found.fault(event.at, f"{shown(said, 30)!r} {why}; say which with ?{name}=")
        elif own[name] is not None and day.loose:
            found.note(event.at, f"{shown(said, 30)!r} was read as {own[name]}")
    start = own["starts_on"] or supplied.starts_on
    if start is None:
        if not found.faults:
            found.fault(event.at, "the file says no day; send ?starts_on=2026-09-01")
        return Day(""), Day("")
    return start, own["ends_on"] or supplied.ends_on or start


def span(dates: Sequence[str]) -> tuple[str, str]:
    """First and last of dates as written in one form that sorts (`2026.09.01`), "" where there is none."""
    certain = sorted(day for each in dates if (day := written(each).certain) is not None)
    return (certain[0], certain[-1]) if certain else ("", "")
