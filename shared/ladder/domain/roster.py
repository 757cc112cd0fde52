"""The roster by hand: members added, edited, marked as adults. It refuses to remove anyone or to touch a
result.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ladder.domain.errors import Fault, Missing, Wrong
from ladder.domain.identity import settle_juniors
from ladder.domain.naming import Register, normal, spelled
from ladder.domain.neutral import is_neutral
from ladder.domain.persons import present
from ladder.domain.records import DISPLAYS, JUNIOR, Member, Merge, Records
from ladder.domain.seating import merged, resolve
from ladder.domain.tournament import Tenths

EDITABLE = ("name", "display", "junior", "consent", "starting_rating", "starting_games")
"""What an organiser may change of a member."""

_LABEL = "This reads as the label of an erased name; type the name otherwise"


@dataclass(frozen=True, slots=True)
class NewMember:
    """Somebody to put on the roster. `starting_rating` in tenths, None: the club's start; `junior` one of
    JUNIOR.
    """

    name: str
    starting_rating: Tenths | None = None
    starting_games: int = 0
    junior: str = "unknown"


def add_members(
    records: Records, newcomers: Sequence[NewMember], new_id: Callable[[], str]
) -> tuple[Records, tuple[str, ...]]:
    """The records with these members, in this order of joining, and their ids. Equal names are different
    people.

    Wrong at `members.N.…` where one has no name or a negative number of games; then nobody is added.
    """
    faults = [
        Fault(f"members.{at}.name", "A member needs a name")
        for at, newcomer in enumerate(newcomers)
        if not normal(newcomer.name)
    ]
    faults += [
        Fault(f"members.{at}.name", _LABEL)
        for at, newcomer in enumerate(newcomers)
        if is_neutral(newcomer.name)
    ]
    faults += [
        Fault(f"members.{at}.starting_games", "Nobody has played fewer than no games")
        for at, newcomer in enumerate(newcomers)
        if newcomer.starting_games < 0
    ]
    faults += [
        Fault(f"members.{at}.junior", f"This is one of {', '.join(JUNIOR)}")
        for at, newcomer in enumerate(newcomers)
        if newcomer.junior not in JUNIOR
    ]
    if faults:
        raise Wrong(*faults)
    if not newcomers:
        return records, ()
    members = dict(records.members)
    register = Register(members.values())
    made: list[str] = []
    for number, newcomer in enumerate(newcomers, records.members_made + 1):
        blank = Member(
            new_id(),
            number,
            name="",
            starting_rating=newcomer.starting_rating,
            starting_games=newcomer.starting_games,
            junior=newcomer.junior,
        )
        members[blank.id] = register.named(blank, newcomer.name)
        made.append(blank.id)
    return replace(records, members=members, members_made=records.members_made + len(made)), tuple(made)


def edit_member(records: Records, member: str, **fields: Any) -> Records:  # noqa: ANN401 - fields of Member
    """The records with some of a member's fields (`EDITABLE`) changed.

    A merged member's are those of its person: they change on the record that the others are merged into, and
    the merges remember that there its value stands alone (`Merge.settled`). Undoing a merge then leaves the
    edit where it was made, and the other one as it was.

    A new name keeps the old one as a spelling: tonight's app may still send it. The number that tells equal
    initials apart stays while the initials do (`naming.Register`). `junior` set back to "unknown" turns to
    "yes" again where the member sits in a juniors' tournament. Missing: no such member. Wrong: a field or
    value that is none. Nothing changed: the same Records.
    """
    root = resolve(records, member)
    old = records.members.get(root)
    if old is None:
        raise Missing(f"There is no member {member}")
    _refuse_wrong(fields)
    new = replace(old, **{field: value for field, value in fields.items() if field != "name"})
    if fields.get("name", old.name) != old.name:
        new = spelled(Register(records.members.values()).named(new, fields["name"]), old.name)
    merges = {id_: _settled(each, root, fields) for id_, each in records.merges.items()}
    if new == old and merges == records.merges:
        return records
    return settle_juniors(replace(records, members={**records.members, root: new}, merges=merges))


def part(records: Records, one: str, other: str) -> Records:
    """The records with two members declined as one person: they are offered as a pair no more (SPEC 3).

    Wrong at `members.0` or `members.1`: nobody on the roster, or twice the same person. Known already: the
    same Records.
    """
    there, roots = present(records), merged(records)
    pair = [roots.get(each, each) for each in (one, other)]
    faults = [
        Fault(f"members.{at}", "There is no such member on the roster")
        for at, each in enumerate(pair)
        if each not in there
    ]
    if not faults and pair[0] == pair[1]:
        faults.append(Fault("members.1", "This is the same member"))
    if faults:
        raise Wrong(*faults)
    earlier, later = sorted(pair, key=lambda each: records.members[each].number)
    member = records.members[later]
    if earlier in member.apart:
        return records
    changed = replace(member, apart=(*member.apart, earlier))
    return replace(records, members={**records.members, later: changed})


def all_adults(records: Records) -> Records:
    """The records with everybody of unknown age marked as an adult. Nobody unknown: the same Records."""
    turned = {
        member.id: replace(member, junior="no")
        for member in records.members.values()
        if member.junior == "unknown"
    }
    return replace(records, members={**records.members, **turned}) if turned else records


def _settled(merge: Merge, root: str, fields: dict[str, Any]) -> Merge:
    """The merge, with what was set of the person since. Age unknown settles nothing: who is a junior by one
    of the two records is one again.
    """
    if merge.into != root:
        return merge
    settled = {*merge.settled, *fields} - {"name"}
    if fields.get("junior") == "unknown":
        settled.discard("junior")
    return replace(merge, settled=tuple(sorted(settled)))


def _refuse_wrong(fields: dict[str, Any]) -> None:
    faults = [Fault(field, "This cannot be changed") for field in fields if field not in EDITABLE]
    if "name" in fields and not normal(fields["name"]):
        faults.append(Fault("name", "A member needs a name"))
    if "name" in fields and is_neutral(fields["name"]):
        faults.append(Fault("name", _LABEL))
    if fields.get("display", "inherit") not in DISPLAYS:
        faults.append(Fault("display", f"This is one of {', '.join(DISPLAYS)}"))
    if fields.get("junior", "unknown") not in JUNIOR:
        faults.append(Fault("junior", f"This is one of {', '.join(JUNIOR)}"))
    if fields.get("starting_games", 0) < 0:
        faults.append(Fault("starting_games", "Nobody has played fewer than no games"))
    if faults:
        raise Wrong(*faults)
