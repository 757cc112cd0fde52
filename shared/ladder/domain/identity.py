"""Who sits where: links between entries and members, as a person confirmed them (SPEC 3).

It refuses to link, merge or create anyone by itself, and to seat one person twice in a round.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from ladder.domain.errors import Conflict, Fault, Missing, Wrong
from ladder.domain.naming import Register, normal, spelled
from ladder.domain.neutral import is_neutral
from ladder.domain.persons import bears
from ladder.domain.records import GUEST, Member, Records, TournamentRecord
from ladder.domain.seating import members_seated, merged, refuse_doubled, resolve, seat, settle
from ladder.domain.tournament import Entry, Tenths, Tournament

__all__ = [
    "Choice",
    "Guest",
    "New",
    "Seat",
    "carry_over",
    "confirm",
    "members_seated",
    "refuse_doubled",
    "resolve",
    "seat",
    "settle_juniors",
]


@dataclass(frozen=True, slots=True)
class Seat:
    """The entry is this member."""

    member: str


@dataclass(frozen=True, slots=True)
class New:
    """The entry is somebody not on the roster yet. `name` None: as typed. `starting_rating` in tenths."""

    name: str | None = None
    starting_rating: Tenths | None = None
    starting_games: int = 0
    junior: str | None = None


@dataclass(frozen=True, slots=True)
class Guest:
    """The entry is nobody of the club."""


type Choice = Seat | New | Guest


def carry_over(old: TournamentRecord, new: Tournament) -> dict[int, str]:
    """The links of a tournament that hold on to its new content (SPEC 3 "What a link holds on to").

    A link carries over only where number and typed name are both the same, or where the name is the same and
    unique in both versions. Programs renumber after a late entry: by number alone, results would move to
    another person.
    """
    before = old.tournament.entries
    names = {entry.no: entry.name for entry in before}
    once_before = {entry.name: entry.no for entry in before}
    counts_before = Counter(entry.name for entry in before)
    counts_now = Counter(entry.name for entry in new.entries)
    links: dict[int, str] = {}
    for entry in new.entries:
        if names.get(entry.no) == entry.name:
            source = entry.no
        elif counts_before[entry.name] == 1 == counts_now[entry.name]:
            source = once_before[entry.name]
        else:
            continue
        if source in old.links:
            links[entry.no] = old.links[source]
    return links


def confirm(
    records: Records,
    tournament_id: str,
    choices: Mapping[int, Choice],
    declined: Mapping[int, tuple[str, ...]],
    new_id: Callable[[], str],
) -> tuple[Records, tuple[str, ...]]:
    """The records with an organiser's choices for entries of one tournament, and the ids of the members made.

    A typed name is remembered as a spelling of the member it was confirmed for. Moving an entry to another
    member (reassign) leaves the spelling with the first one too: whoever was called that once may be meant
    again, so from then on both are offered and neither is ticked, which costs a click and can weld nobody
    together; the organiser takes it off by declining the pair. (And `spellings` only grows, as tournaments
    refer to its places.)

    Who is the same person through a merge is no change: the link keeps the id as confirmed. Confirming
    somebody as new again, who was made so from this very entry and has no other, makes nobody: it is the same
    request sent again.

    `declined`: entry number -> members whom the organiser says it is not; remembered with the typed name.
    Seating a member under a spelling takes back an earlier "no" to it.

    Missing: no such tournament. Wrong: an unknown entry or member, a member both chosen and declined.
    Conflict: a deleted tournament, one person twice in a round, a "no" to the link that stands. Nothing
    changed: the same Records.
    """
    record = _standing(records, tournament_id)
    _refuse_unknown(records, record, choices, declined)
    entries = {entry.no: entry for entry in record.tournament.entries}
    roster = dict(records.members)
    register: Register | None = None  # reading all names takes longer than all else here
    links = dict(record.links)
    made: list[str] = []
    said = [(no, choice) for no, choice in choices.items() if not _stands(records, record, no, choice)]
    for no, choice in sorted(said, key=lambda each: each[0]):
        match choice:
            case Guest():
                links[no] = GUEST
            case Seat(member):
                roster[member] = spelled(roster[member], entries[no].name)
                links[no] = member
            case New():
                made.append(new_id())
                blank = _blank(made[-1], records.members_made + len(made), entries[no], choice)
                register = register or Register(roster.values())
                roster[made[-1]] = register.named(blank, choice.name or entries[no].name)
                links[no] = made[-1]
    for no, members in sorted(declined.items()):
        for member in members:
            roster[member] = _declined(roster[member], entries[no].name)
    aside = {no: link for no, link in record.refuted.items() if no not in links}
    aside = {no: link for no, link in aside.items() if link not in declined.get(no, ())}
    links, aside = settle(record.tournament, links, aside, merged(records), frozenset(links))
    if links == record.links and aside == record.refuted and roster == records.members:
        return records, ()
    if links != record.links or aside != record.refuted:
        record = replace(record, links=links, refuted=aside, revision=records.revision + 1)
    after = replace(
        records,
        members=roster,
        tournaments={**records.tournaments, tournament_id: record},
        members_made=records.members_made + len(made),
    )
    refuse_doubled(after, record)
    _refuse_contradiction(after, record, declined)
    return settle_juniors(after), tuple(made)


def settle_juniors(records: Records) -> Records:
    """`unknown` becomes "yes" for whoever sits in a standing juniors' tournament, pending ones too (SPEC 5).

    It marks the member as confirmed, not the one it is merged into: undoing the merge then leaves nothing
    behind. Everyone known already: the same Records.
    """
    young = {
        link
        for record in records.tournaments.values()
        if record.tournament.juniors and not record.deleted
        for link in (*record.links.values(), *record.refuted.values())
    }
    turned = {
        member: replace(records.members[member], junior="yes")
        for member in sorted(young)
        if member in records.members and records.members[member].junior == "unknown"
    }
    return replace(records, members={**records.members, **turned}) if turned else records


def _standing(records: Records, tournament_id: str) -> TournamentRecord:
    record = records.tournaments.get(tournament_id)
    if record is None:
        raise Missing(f"There is no tournament {tournament_id}")
    if record.deleted:
        raise Conflict(f"Tournament {tournament_id} is deleted; restore it first")
    return record


def _refuse_unknown(
    records: Records,
    record: TournamentRecord,
    choices: Mapping[int, Choice],
    declined: Mapping[int, tuple[str, ...]],
) -> None:
    entries = {entry.no: entry.name for entry in record.tournament.entries}
    faults = [Fault(f"links.{no}", "There is no entry of this number") for no in choices if no not in entries]
    faults += [
        Fault(f"declined.{no}", "There is no entry of this number") for no in declined if no not in entries
    ]
    for no, choice in choices.items():
        typed, link = entries.get(no, ""), record.links.get(no)
        if isinstance(choice, Seat) and not _is_there(records, link, choice.member, typed):
            faults.append(Fault(f"links.{no}.member", "There is no such member"))
        if isinstance(choice, New) and no in entries and not _nameable(entries[no], choice):
            faults.append(Fault(f"links.{no}.name", "This name was erased: give another, or say guest"))
        if isinstance(choice, New) and choice.name is not None and not normal(choice.name):
            faults.append(Fault(f"links.{no}.name", "A member needs a name"))
    for no, members in declined.items():
        faults += [
            Fault(f"declined.{no}.{at}", "There is no such member")
            for at, member in enumerate(members)
            if member not in records.members
        ]
    if faults:
        raise Wrong(*faults)


def _is_there(records: Records, link: str | None, member: str, typed: str) -> bool:
    """Whether an entry may be this member: one who was erased only under a label, its own or nobody's, or
    where that is confirmed already.
    """
    found = records.members.get(member)
    if found is None or not found.erased or link == member:
        return found is not None
    return is_neutral(typed) and bears(records, member, typed)


def _nameable(typed: str, choice: New) -> bool:
    return not is_neutral(choice.name if choice.name is not None else typed)


def _refuse_contradiction(
    records: Records, record: TournamentRecord, declined: Mapping[int, tuple[str, ...]]
) -> None:
    """An entry cannot be a member and declined as that member at once: which of the two is meant, a person
    must say.
    """
    for no, members in declined.items():
        seated = seat(records, record, no)
        for member in members:
            if seated == resolve(records, member):
                raise Conflict(
                    f"Entry {no} of {record.id} is confirmed as the member it is declined as ({member})"
                )


def _blank(member: str, number: int, entry: Entry, new: New) -> Member:
    """A new member before it is named."""
    return Member(
        member,
        number,
        name="",
        spellings=(entry.name,),
        junior=new.junior or "unknown",
        starting_rating=new.starting_rating,
        starting_games=new.starting_games,
        by_names=True,
    )


def _stands(records: Records, record: TournamentRecord, no: int, choice: Choice) -> bool:
    """Whether the entry's link says as much already, though not in these letters: the same person through a
    merge, or somebody new made from this entry by the same request.
    """
    link = record.links.get(no)
    if isinstance(choice, Seat):
        return link not in (None, choice.member) and resolve(records, str(link)) == resolve(
            records, choice.member
        )
    return isinstance(choice, New) and _is_made(records, record, no, choice)


def _is_made(records: Records, record: TournamentRecord, no: int, new: New) -> bool:
    """Whether the entry is somebody already who was made from it just so, and has no other entry."""
    member = records.members.get(record.links.get(no, ""))
    if member is None or not member.by_names:
        return False
    typed = next(entry.name for entry in record.tournament.entries if entry.no == no)
    entries = [
        (each.id, at)
        for each in records.tournaments.values()
        for at, link in each.links.items()
        if link == member.id
    ]
    return (
        entries == [(record.id, no)]
        and member.spellings == (typed,)
        and member.name == (new.name or typed)
        and (member.starting_rating, member.starting_games) == (new.starting_rating, new.starting_games)
        and new.junior in (None, member.junior)
        and resolve(records, member.id) == member.id
    )


def _declined(member: Member, typed: str) -> Member:
    if any(normal(each) == normal(typed) for each in member.declined):
        return member
    return replace(member, declined=(*member.declined, typed))
