"""The last good ladder under the names and settings of today, for a history that cannot be replayed any more.

Results, ratings and who played whom stay as they were; how people are called and who may see them is what the
organiser says now (SPEC 5). It refuses to show what the records of today no longer hold.
"""

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from dataclasses import replace

from ladder.domain.ladder import Ladder
from ladder.domain.neutral import DIGEST_LETTERS, is_neutral, neutral
from ladder.domain.order import standing_tournaments
from ladder.domain.persons import persons
from ladder.domain.records import Member, Records, Settings, TournamentRecord
from ladder.domain.seating import merged
from ladder.domain.standings import Held, standings
from ladder.domain.tournament import Entry, Round, Tournament

NAMELESS = neutral("0" * DIGEST_LETTERS)
"""In place of a name that the records of today no longer hold."""


def veiled(good: Records, ladder: Ladder, now: Records) -> tuple[Records, Ladder]:
    """The records of the last good ladder with the names and settings of `now`, and that ladder for them.

    The same again where it is asked twice, and what was given where nothing was renamed or hidden since.
    """
    members = _members(good, now)
    tournaments = {
        id_: _tournament(record, now.tournaments.get(id_)) for id_, record in good.tournaments.items()
    }
    records = replace(
        good, settings=_settings(good.settings, now.settings), members=members, tournaments=tournaments
    )
    first_day = min((each.tournament.starts_on for each in standing_tournaments(records)), default=None)
    held = {
        line.member: Held(line.rating, line.games, line.provisional, line.change, line.last_played)
        for line in ladder.standings
    }
    return records, replace(ladder, standings=standings(records, held, ladder.today, first_day))


def _settings(good: Settings, now: Settings) -> Settings:
    """All settings of today, but for those that the ladder was computed with."""
    return replace(
        now,
        rules=good.rules,
        active_months=good.active_months,
        ladder_starts_on=good.ladder_starts_on,
    )


def _members(good: Records, now: Records) -> Mapping[str, Member]:
    """Names as of today. Protected as the person is today, whatever was merged or parted since."""
    people, roots = persons(now), merged(now)
    return {
        id_: _member(member, now.members.get(id_), people.get(roots.get(id_, id_)))
        for id_, member in good.members.items()
    }


def _member(good: Member, now: Member | None, person: Member | None) -> Member:
    if now is None or person is None:
        return replace(good, name=NAMELESS, spellings=(), declined=(), display="hidden")
    return replace(
        now,
        number=good.number,
        starting_rating=good.starting_rating,
        starting_games=good.starting_games,
        by_names=good.by_names,
        display=person.display,
        junior=person.junior,
        consent=person.consent,
        erased=now.erased or person.erased,
    )


def _tournament(good: TournamentRecord, now: TournamentRecord | None) -> TournamentRecord:
    """A tournament without the title, the typed names and the notes that are there no more."""
    was = good.tournament
    if now is None or now.deleted:
        return replace(good, tournament=_bare(was, "", {}))
    stands = now.tournament
    if stands.juniors and not was.juniors:
        was = replace(was, juniors=True)
    if _told(was) != _told(stands):
        was = _bare(was, stands.name, {entry.no: entry for entry in stands.entries})
    return good if was == good.tournament else replace(good, tournament=was)


def _told(content: Tournament) -> tuple[object, ...]:
    """Everything that people wrote of people in a content."""
    names = [(entry.no, entry.name, entry.published_name) for entry in content.entries]
    return content.name, names, [game.note for _, game in content.games()]


def _bare(was: Tournament, title: str, now: Mapping[int, Entry]) -> Tournament:
    """The content with this title, without notes, and with those typed names alone that are still there."""
    known = {entry.name for entry in now.values()}
    entries = tuple(
        replace(entry, name=_name(entry, now.get(entry.no), known), published_name="")
        for entry in was.entries
    )
    return replace(was, name=title, entries=entries, rounds=tuple(map(_silent, was.rounds)))


def _name(was: Entry, now: Entry | None, known: AbstractSet[str]) -> str:
    """A typed name: as it is, where it stands at this number or (programs number anew) at another one; else
    what it was corrected to, or what was left of it by an erasure.
    """
    if was.name in known or is_neutral(was.name):
        return was.name
    corrected = now is not None and now.published_name in {was.name, was.published_name} - {""}
    return now.name if now is not None and (corrected or is_neutral(now.name)) else NAMELESS


def _silent(each: Round) -> Round:
    return replace(each, games=tuple(replace(game, note="") for game in each.games))
