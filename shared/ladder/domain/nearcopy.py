"""Near-copies: one event published twice under two ids (SPEC 4). It holds the second one, deletes neither.

Two different events of one evening with the same people are normal: they differ in their results.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from ladder.domain.naming import normal
from ladder.domain.records import Records, TournamentRecord
from ladder.domain.tournament import Tournament
from ladder.domain.versions import published_name

FEWEST_GAMES = 6
"""Below it, equal results are no evidence (SPEC 4)."""
EQUAL_PERCENT = 90
"""Of the games of the larger one must stand in both, equal in round, names and result (SPEC 4)."""
REMAINING_PERCENT = 50
"""Of a held one's games must still stand where it was held for, else that is another event by now. Far below
the measure: an original that is played on, or corrected, keeps its copy held.
"""


def watched(records: Records, record: TournamentRecord) -> TournamentRecord:
    """The record as the measure finds it: a near-copy of a tournament that stands is held for it.

    Once released it never is again. One that has grown to be another event is let go.
    """
    return record if record.released else replace(record, copy_of=original(records, record))


def looked_at(before: Records, after: Records, ids: Sequence[str]) -> Records:
    """The records after the publications `ids` took effect together: each of these watched, in this order,
    and what is held for one of them let go, or held for another, where nothing of it stands there any more.

    Each is compared with what stands now, never with what a later one of them has just replaced.
    """
    stand = {
        id_: each if each is (old := before.tournaments.get(id_)) else _held_as(old, each)
        for id_, each in after.tournaments.items()
    }
    coming = dict.fromkeys(ids)
    for id_ in ids:
        at = {other: each for other, each in stand.items() if other not in coming}
        del coming[id_]
        stand[id_] = watched(replace(after, tournaments=at), stand[id_])
    taken = frozenset(ids)
    for id_, record in stand.items():
        if record.copy_of not in taken or id_ in taken or record.state != "held":
            continue
        other = stand[record.copy_of]
        if not _remains(record, other):
            now = replace(after, tournaments=stand)
            stand[id_] = replace(watched(now, record), revision=other.revision)
    return replace(after, tournaments=stand)


def original(records: Records, record: TournamentRecord) -> str:
    """The id of the standing tournament that this one nearly copies, or ""."""
    games = _games(record.tournament)
    if games.total() < FEWEST_GAMES:
        return ""
    for other in sorted(records.tournaments.values(), key=lambda each: (each.id != record.copy_of, each.id)):
        if record.id in (other.id, other.copy_of) or other.state in ("deleted", "held"):
            continue  # of two of which one was let through as the copy, neither is held again
        if _sent_there(record, other) or (
            _same_days(record, other) and _nearly(games, _games(other.tournament))
        ):
            return other.id
    return ""


def copies(one: Tournament, other: Tournament) -> bool:
    """Whether two contents are one event by the measure (their days apart)."""
    games = _games(one)
    return games.total() >= FEWEST_GAMES and _nearly(games, _games(other))


def _nearly(one: Counter[tuple[int, str, str, str]], other: Counter[tuple[int, str, str, str]]) -> bool:
    return 100 * (one & other).total() >= EQUAL_PERCENT * max(one.total(), other.total())


def _held_as(old: TournamentRecord | None, new: TournamentRecord) -> TournamentRecord:
    """The new one, held for what the old one was held for."""
    copy_of = old.copy_of if old else ""
    return new if new.copy_of == copy_of else replace(new, copy_of=copy_of)


def _remains(record: TournamentRecord, other: TournamentRecord) -> bool:
    """Whether a tournament still has what was held for it as a near-copy."""
    games = _games(record.tournament)
    left = (games & _games(other.tournament)).total()
    return _sent_there(record, other) or 100 * left >= REMAINING_PERCENT * games.total()


def _sent_there(record: TournamentRecord, other: TournamentRecord) -> bool:
    """Whether the very same is the publication in effect there, however much was corrected of it since: of a
    small evening one corrected result, or a corrected day, is enough to hide the copy. What the publisher
    himself replaced, and what lies aside, is no longer or not yet there.
    """
    imprint = _in_effect(record)
    return bool(imprint) and imprint == _in_effect(other)


def _in_effect(record: TournamentRecord) -> str:
    """The imprint of the publication in effect; of records older than `published_as`, the last one's."""
    aside = record.waiting_in or record.held_in
    return record.published_as or ("" if aside or not record.earlier else record.earlier[-1])


def _same_days(one: TournamentRecord, other: TournamentRecord) -> bool:
    first, second = one.tournament, other.tournament
    return (first.starts_on, first.ends_on) == (second.starts_on, second.ends_on)


def _games(tournament: Tournament) -> Counter[tuple[int, str, str, str]]:
    """Every game as round, names (as published) and result; entry numbers and boards may differ in a copy."""
    names = {entry.no: normal(published_name(entry)) for entry in tournament.entries}
    return Counter((no, names[game.white], names[game.black], game.result) for no, game in tournament.games())
