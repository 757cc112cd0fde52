"""Two records that are one person: merged, and taken apart again (SPEC 3).

A merge changes no member and no link; it is read through (`persons`, `seating`). So undoing it restores what
would be if it had never happened, in any order, and what was edited since stays with `into`, whom it was
edited on. It refuses to merge people who have met.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace

from ladder.domain.errors import Conflict, Fault, Missing, Wrong
from ladder.domain.identity import settle_juniors
from ladder.domain.persons import present
from ladder.domain.records import GUEST, Merge, Records, TournamentRecord
from ladder.domain.seating import Doubled, doubled, merged, partners, settle


def merge(records: Records, source: str, into: str, new_id: Callable[[], str]) -> tuple[Records, str]:
    """The records with `source` read as `into`, and the merge's id.

    Wrong at `from` or `into`: nobody on the roster, or both the same. Conflict: one of them is merged into
    somebody already; the two have met, or sit in one round of a tournament that stands, through the merges
    that stand. The very merge that stands already: the same Records.
    """
    for each in records.merges.values():
        if (each.source, each.into) == (source, into):
            return records, each.id
    _refuse_unknown(records, source, into)
    made = Merge(new_id(), source, into, records.revision + 1)
    after = replace(records, merges={**records.merges, made.id: made})
    _refuse_two_people(records, after, source, into)
    return after, made.id


def undo(records: Records, merge_id: str) -> Records:
    """The records without a merge, whatever other merges were made before or since.

    Links that were refuted because the two were one person stand again. Missing: no such merge. Conflict,
    naming both entries: one of those entries would now be a person who has been confirmed for another one of
    the same round meanwhile.
    """
    if merge_id not in records.merges:
        raise Missing(f"There is no merge {merge_id}")
    after = replace(records, merges={id_: each for id_, each in records.merges.items() if id_ != merge_id})
    before, roots = merged(records), merged(after)
    restored = {
        record.id: _restored(record, before, roots, records.revision + 1)
        for record in records.tournaments.values()
        if record.refuted
    }
    return settle_juniors(replace(after, tournaments={**records.tournaments, **restored}))


def in_the_way(records: Records, source: str, into: str) -> Iterator[tuple[str, str]]:
    """What stands in the way of a merge that was undone and is to stand again: ("merge", its id) of one by
    which `source` is somebody else by now, or `into` is `source`; ("member", id) of whoever was erased since.
    """
    by_source = {each.source: each for each in records.merges.values()}
    way: list[Merge] = []
    at = into
    while at in by_source and len(way) < len(by_source):
        way.append(by_source[at])
        at = way[-1].into
    yield from (("merge", each.id) for each in way if each.into == source)
    if source in by_source:
        yield "merge", by_source[source].id
    for member in (source, into):
        if records.members[member].erased:
            yield "member", member


def _refuse_unknown(records: Records, source: str, into: str) -> None:
    roots = merged(records)
    there = present(records)
    faults = [
        Fault(at, "There is no such member on the roster")
        for at, member in (("from", source), ("into", into))
        if roots.get(member, member) not in there
    ]
    if source == into:
        faults.append(Fault("into", "This is the same member as from"))
    if faults:
        raise Wrong(*faults)
    for member in (source, into):
        if member in roots:
            person = there[roots[member]]
            raise Conflict(f"{member} is merged already, into {person.name} ({person.id})")


def _refuse_two_people(records: Records, after: Records, source: str, into: str) -> None:
    roots = merged(after)
    for record in records.tournaments.values():
        if record.deleted:
            continue
        every = {**record.refuted, **record.links}
        seated = {no: roots.get(link, link) for no, link in every.items() if link != GUEST}
        for one in doubled(record.tournament, seated):
            if one.member == into and not _one_already(merged(records), every, one):
                names = records.members[source].name, records.members[into].name
                raise Conflict(_reason(record, one, names))


def _one_already(roots: Mapping[str, str], links: Mapping[int, str], one: Doubled) -> bool:
    first, second = links[one.first], links[one.second]
    return roots.get(first, first) == roots.get(second, second)


def _reason(record: TournamentRecord, one: Doubled, people: tuple[str, str]) -> str:
    """Why the two are two people, with the entries by which one can see it."""
    names = {entry.no: entry.name for entry in record.tournament.entries}
    played = next(each for each in record.tournament.rounds if each.no == one.round)
    met = any({game.white, game.black} == {one.first, one.second} for game in played.games)
    what = "have played each other" if met else "are both in one round"
    return (
        f"{people[0]} and {people[1]} are two people: they {what}, in {record.id}, round {one.round}, "
        f"entries {one.first} ({names[one.first]}) and {one.second} ({names[one.second]})"
    )


def _restored(
    record: TournamentRecord, before: Mapping[str, str], roots: Mapping[str, str], revision: int
) -> TournamentRecord:
    """A tournament whose refuted links are looked at again; with `revision` where one stands again."""
    if not record.deleted:
        _refuse_taken(record, before, roots)
    links, refuted = settle(record.tournament, record.links, record.refuted, roots, frozenset(record.links))
    if links == record.links:
        return record
    return replace(record, links=links, refuted=refuted, revision=revision)


def _refuse_taken(record: TournamentRecord, before: Mapping[str, str], roots: Mapping[str, str]) -> None:
    """A Conflict where a link that this merge refuted cannot stand again: its person sits at another entry of
    the round by now.
    """
    every = {**record.refuted, **record.links}
    then, now = (partners(record.tournament, every, each) for each in (before, roots))
    for no in record.refuted:
        sitting = sorted(now.get(no, frozenset()) & record.links.keys())
        if sitting and now.get(no) != then.get(no):
            names = {entry.no: entry.name for entry in record.tournament.entries}
            raise Conflict(
                f"In {record.id}, entries {no} ({names[no]}) and {sitting[0]} ({names[sitting[0]]}) would be "
                f"the same member ({roots.get(every[no], every[no])}); confirm one of them as another first"
            )
