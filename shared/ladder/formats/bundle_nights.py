"""What must be true of the tournaments in a bundle, of what was published, of the log and of what was shown.

A part of `bundle_check`; it refuses nothing itself, it yields the places of what cannot be.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator

from ladder.domain.errors import Fault
from ladder.domain.neutral import DIGEST_LETTERS
from ladder.domain.records import GUEST, CorrectionNote, Records, TournamentRecord
from ladder.domain.takeout import LogLine, ShownLine, Takeout, needed
from ladder.domain.tournament import Day, Tournament
from ladder.formats.check import MAX_NUMBER, faults, in_json
from ladder.formats.clean import shown
from ladder.formats.days import is_day
from ladder.formats.forms import TOURNAMENT_ID, is_name, is_tidy

_PAGE = re.compile(r"t_[0-9A-Za-z]{1,40}\Z")
_MEMBER = re.compile(r"m_[0-9A-Za-z]{1,40}\Z")
_IMPRINT = re.compile(r"[0-9A-Za-z_-]{8}\Z")
_ERASED = re.compile(rf"[0-9a-hjkmnp-tv-z]{{{DIGEST_LETTERS}}}\Z")
_WHAT = re.compile(r"[a-z_]{1,40}(?:\.[a-z_]{1,40}){0,2}\Z")
_BY = re.compile(r"operator\Z|k_[0-9A-Za-z]{1,40}\Z")
_MOMENT = re.compile(r"(.{10})T(?:[01][0-9]|2[0-3])(?::[0-5][0-9]){2}Z\Z")


def nights(records: Records, latest: Day | None) -> Iterator[Fault]:
    """Of every tournament's record. `latest`: the last day that is taken."""
    pages = Counter(record.page for record in records.tournaments.values())
    for record in records.tournaments.values():
        at = f"tournaments.jsonl {shown(record.id)}"
        if not TOURNAMENT_ID.match(record.id):
            yield Fault(at, "is no id of a tournament")
        if not _PAGE.match(record.page) or pages[record.page] > 1:
            yield Fault(f"{at}.page", "is no id of its own")
        for name in ("copy_of", "section_of"):
            if (value := getattr(record, name)) and not TOURNAMENT_ID.match(value):
                yield Fault(f"{at}.{name}", "is no id of a tournament")
        imprints = [*record.earlier, *filter(None, [record.published_as])]
        if not all(map(_IMPRINT.match, imprints)) or not all(map(_ERASED.match, record.erased)):
            yield Fault(at, "has imprints or digests that are none")
        yield from _content(record.tournament, at, latest)
        yield from _seats(records, record, at)
        yield from _revisions(records, record, at)
        for note in record.corrections:
            yield from _note(records, note, f"{at}.corrections", latest)


def beside(takeout: Takeout, latest: Day | None) -> Iterator[Fault]:
    """Of what was published, of the log, and of what was shown."""
    yield from _contents(takeout, latest)
    records = takeout.records
    tonight = Counter(line.tournament for line in takeout.shown)
    for line in takeout.shown:
        if tonight[line.tournament] > 1 or line.tournament not in records.tournaments:
            yield Fault("shown.jsonl", f"{shown(line.tournament)}: is of no tournament, or stands twice")
        if not _was_shown(records, line):
            yield Fault("shown.jsonl", f"{shown(line.tournament)}: are no standings of this club")
    for logged in takeout.log:
        if not 1 <= logged.revision <= records.revision:
            yield Fault("log.jsonl", f"revision {logged.revision} is none of this club")
        if not _was_logged(logged):
            yield Fault(f"log.jsonl revision {logged.revision}", "is no line of a log")


def _content(content: Tournament, at: str, latest: Day | None) -> Iterator[Fault]:
    for fault in faults(content, in_json, latest):
        yield Fault(f"{at}.{fault.at}", fault.message)
    texts = [content.name]
    for entry in content.entries:
        texts.append(entry.name)
        texts += [text for each in entry.tiebreaks for text in (each.name, each.value)]
        if entry.published_name and not is_name(entry.published_name):
            yield Fault(at, "holds a published name that is none")
    texts += [game.note for _, game in content.games()]
    if not all(map(is_tidy, texts)):
        yield Fault(at, "holds a text with signs that cannot be seen")


def _seats(records: Records, record: TournamentRecord, at: str) -> Iterator[Fault]:
    entries = {entry.no for entry in record.tournament.entries}
    if record.links.keys() - entries:
        yield Fault(f"{at}.links", "name an entry that is not in the list")
    for name in ("links", "sent", "refuted", "aside_sent", "aside_links"):
        seats = getattr(record, name)
        if _strangers(records, seats.values()):
            yield Fault(f"{at}.{name}", "name a member who is not in members.jsonl")
        if not all(1 <= no <= MAX_NUMBER for no in seats):
            yield Fault(f"{at}.{name}", "name a number that no entry can have")


def _revisions(records: Records, record: TournamentRecord, at: str) -> Iterator[Fault]:
    for name in ("revision", "published_in", "waiting_in", "held_in"):
        if not 0 <= getattr(record, name) <= records.revision:
            yield Fault(f"{at}.{name}", "is no revision of this club")
    if record.waiting_in and record.held_in:
        yield Fault(at, "has a version that waits and one that is held")


def _note(records: Records, note: CorrectionNote, at: str, latest: Day | None) -> Iterator[Fault]:
    if _strangers(records, note.members):
        yield Fault(at, "name a member who is not in members.jsonl")
    if not is_day(note.on) or (latest is not None and note.on > latest):
        yield Fault(f"{at}.on", "is no day, or one to come")
    if not 0 <= note.revision <= records.revision or note.moved < 0 or note.most < 0:
        yield Fault(at, "are of no revision of this club, or move less than nothing")


def _contents(takeout: Takeout, latest: Day | None) -> Iterator[Fault]:
    records = takeout.records
    asked = needed(records)
    for id_, revisions in asked.items():
        for revision in revisions:
            if revision not in takeout.contents.get(id_, {}):
                yield Fault("contents.jsonl", f"lacks revision {revision} of {shown(id_)}")
    for id_, each in takeout.contents.items():
        if id_ not in records.tournaments:
            yield Fault("contents.jsonl", f"{shown(id_)} is no tournament of the club")
        elif more := each.keys() - set(asked.get(id_, ())):
            yield Fault("contents.jsonl", f"revision {min(more)} of {shown(id_)} is needed for nothing")
        for content in each.values():
            if id_ not in records.tournaments or content is not records.tournaments[id_].tournament:
                yield from _content(content, f"contents.jsonl {shown(id_)}", latest)


def _was_shown(records: Records, line: ShownLine) -> bool:
    days = [line.today, *(each.last_played for each in line.standings)]
    members = [each.member for each in line.standings]
    return (
        1 <= line.revision <= records.revision
        and all(day is None or is_day(day) for day in days)
        and len(set(members)) == len(members)
        and not _strangers(records, members)
        and GUEST not in members
        and all(each.games >= 0 and (each.rank is None or each.rank >= 1) for each in line.standings)
    )


def _was_logged(line: LogLine) -> bool:
    moment = _MOMENT.match(line.at)
    members = [line.member] if line.member else []
    members += [each.member for each in line.ripple]
    return (
        moment is not None
        and is_day(moment[1])
        and _BY.match(line.by) is not None
        and _WHAT.match(line.what) is not None
        and (not line.tournament or TOURNAMENT_ID.match(line.tournament) is not None)
        and all(map(_MEMBER.match, members))
    )


def _strangers(records: Records, members: Iterable[str]) -> set[str]:
    return {each for each in members if each != GUEST} - records.members.keys()
