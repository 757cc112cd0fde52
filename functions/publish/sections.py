"""A file of several sections: which tournaments it becomes, and which of them are its own.

`{id}-1`, `{id}-2`, … are owned by `{id}` (`section_of`). It refuses to take another tournament for a section.
"""

from collections.abc import Sequence
from dataclasses import replace

from ladder.domain import correction
from ladder.domain.errors import Conflict
from ladder.domain.nearcopy import looked_at
from ladder.domain.records import Records, TournamentRecord


def section_ids(id_: str, count: int) -> list[str]:
    """Ids of a file's tournaments: its own, or for several `{id}-1`, `{id}-2`, … in file order."""
    return [id_] if count == 1 else [f"{id_}-{at}" for at in range(1, count + 1)]


def family(records: Records, id_: str) -> list[TournamentRecord]:
    """What an id stands for: the tournament of this id, and the sections published under it, in file order;
    deleted ones too. Empty: nothing.
    """
    sections = [each for each in records.tournaments.values() if each.section_of == id_]
    alone = records.tournaments.get(id_)
    return [*([alone] if alone else []), *sorted(sections, key=lambda each: (len(each.id), each.id))]


def refuse_foreign(records: Records, id_: str, ids: Sequence[str], *, restore: bool) -> None:
    """Conflict where publishing `id_` as the tournaments `ids` would take another's, or bring back what was
    deleted without being told to `restore`.
    """
    alone = records.tournaments.get(id_)
    if alone is not None and alone.section_of:
        raise Conflict(
            f"{id_} is a section of {alone.section_of}: publish {alone.section_of} again, or correct {id_}"
        )
    owners = {each.section_of for each in records.tournaments.values()}
    for each in ids:
        there = records.tournaments.get(each)
        if each != id_ and (each in owners or (there is not None and there.section_of != id_)):
            raise Conflict(
                f"{each} is not a section of {id_}, but published by itself; publish the sections "
                "under another id"
            )
    standing = family(records, id_)
    if standing and all(each.deleted for each in standing) and not restore:
        raise Conflict(f"Tournament {id_} is deleted; publish it with restore=true to bring it back")


def surplus(records: Records, id_: str, ids: Sequence[str]) -> list[TournamentRecord]:
    """What stands under an id and is not among the tournaments that it becomes now."""
    return [each for each in family(records, id_) if each.id not in ids and not each.deleted]


def without(records: Records, gone: Sequence[TournamentRecord]) -> Records:
    """The records with these deleted."""
    for each in gone:
        records = correction.delete(records, each.id)
    return records


def compared(before: Records, after: Records, ids: Sequence[str]) -> Records:
    """The records after a file was taken, its sections compared with what stands then (SPEC 4): where one is
    put in front, or two change places, each meets under another number what has just gone from there.
    """
    taken = [id_ for id_ in ids if _took_effect(before.tournaments.get(id_), after.tournaments[id_])]
    replaced = any(id_ in before.tournaments for id_ in taken)  # years of evenings come new: nothing goes
    return looked_at(before, after, taken) if len(taken) > 1 and replaced else after


def _took_effect(old: TournamentRecord | None, new: TournamentRecord) -> bool:
    return old is None or old.deleted or old.published_in != new.published_in


def owned(records: Records, id_: str, ids: Sequence[str]) -> Records:
    """The records with the tournaments `ids` as sections of `id_`."""
    new = {
        each: replace(records.tournaments[each], section_of=id_)
        for each in ids
        if each != id_ and records.tournaments[each].section_of != id_
    }
    return replace(records, tournaments={**records.tournaments, **new}) if new else records
