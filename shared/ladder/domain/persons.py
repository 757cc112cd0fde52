"""The persons of a club: its members' records read through the merges that stand (SPEC 3). It changes
nothing.
"""

from collections.abc import Mapping
from dataclasses import replace

from ladder.domain.naming import look, normal
from ladder.domain.records import Member, Merge, Records, TournamentRecord
from ladder.domain.seating import merged

_PROTECTIVE = ("hidden", "initials", "inherit", "full")
"""Displays from the most protective on; `inherit` is never less than what the club shows."""


def persons(records: Records) -> Mapping[str, Member]:
    """Member id -> the person, for every member that is not merged into another; in order of joining.

    What survives a merge: the name and start values of `into`, else of the other; both's spellings; the more
    protective display; a junior where either is; consent only where both have it; the earlier joining number.
    What the organiser set of the person since is as it was set (`Merge.settled`). The records keep both
    members as they are, so that undoing a merge finds them.
    """
    ordered = sorted(records.members.values(), key=lambda member: member.number)
    found = {member.id: member for member in ordered}
    if not records.merges:
        return found
    roots = merged(records)
    for merge in in_order(records):
        into = merge.into if merge.into in found else roots.get(merge.into, "")
        if into in found and merge.source in found and into != merge.source:
            found[into] = _one(found[into], found.pop(merge.source), merge.settled)
    return dict(sorted(found.items(), key=lambda item: item[1].number))


def owners(records: Records, label: str) -> tuple[str, ...]:
    """Whose an erased name was: erased persons with this label among their names, in order of joining."""
    roots = merged(records)
    found = {
        roots.get(each.id, each.id): None
        for each in sorted(records.members.values(), key=lambda each: each.number)
        if each.erased and label in (each.name, *each.spellings)
    }
    return tuple(found)


def bears(records: Records, member: str, label: str) -> bool:
    """Whether a label can be this erased member's: it is one of its own, or no member's."""
    found = owners(records, label)
    return not found or merged(records).get(member, member) in found


def present(records: Records) -> Mapping[str, Member]:
    """As `persons`, without whoever was erased (SPEC 5), and without those who were made by mistake: by
    confirming an entry as somebody new, and left without any entry since (SPEC 3). Whoever was added by hand
    or has start values stays.

    An entry of a deleted tournament is one.
    """
    roots = merged(records)
    seated = {member for record in records.tournaments.values() for member in entered(record)}
    stay = {
        roots.get(member.id, member.id)
        for member in records.members.values()
        if not member.by_names
        or member.id in seated
        or member.starting_rating is not None
        or member.starting_games
    }
    return {id_: person for id_, person in persons(records).items() if id_ in stay and not person.erased}


def entered(record: TournamentRecord) -> frozenset[str]:
    """Members (and GUEST) with an entry in a tournament: also of a version that waits, and where the link
    does not stand for the moment, for all of them may come back.
    """
    return frozenset((*record.links.values(), *record.refuted.values(), *record.aside_links.values()))


def in_order(records: Records) -> list[Merge]:
    """The merges that stand, in the order in which they were made."""
    return sorted(records.merges.values(), key=lambda merge: (merge.revision, merge.id))


def _one(into: Member, other: Member, settled: tuple[str, ...]) -> Member:
    """Two persons as one; of the fields in `settled`, `into`'s alone."""
    spellings = tuple(dict.fromkeys((*into.spellings, *other.spellings, other.name)))
    person = replace(
        into,
        number=min(into.number, other.number),
        spellings=spellings,
        declined=_declined(into, other, spellings),
        apart=tuple(dict.fromkeys((*into.apart, *other.apart))),
        by_names=into.by_names and other.by_names,
        name_no=min(into.name_no, other.name_no) if look(into.name) == look(other.name) else into.name_no,
        starting_rating=_started(into, other, settled, "starting_rating").starting_rating,
        starting_games=_started(into, other, settled, "starting_games").starting_games,
    )
    if "display" not in settled:
        person = replace(person, display=min(into.display, other.display, key=_PROTECTIVE.index))
    if "junior" not in settled:
        juniors = {into.junior, other.junior}
        person = replace(person, junior="yes" if "yes" in juniors else "no" if "no" in juniors else "unknown")
    if "consent" not in settled:
        person = replace(person, consent=into.consent if into.consent and other.consent else None)
    return person


def _started(into: Member, other: Member, settled: tuple[str, ...], field: str) -> Member:
    """Whose start value the person has: the two fields are a pair, unless one was set since."""
    if field in settled:
        return into
    rating = None if "starting_rating" in settled else into.starting_rating
    games = 0 if "starting_games" in settled else into.starting_games
    return into if rating is not None or games else other


def _declined(into: Member, other: Member, spellings: tuple[str, ...]) -> tuple[str, ...]:
    """What neither was ever called: a yes to one of the two is a yes to the person."""
    called = {normal(each) for each in spellings}
    return tuple(
        each for each in dict.fromkeys((*into.declined, *other.declined)) if normal(each) not in called
    )
