"""Who may be shown how (SPEC 5). It refuses full names wherever the more protective reading says initials.

Every page, address, chart label and export takes what it shows of a person from here, and from nowhere else.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from ladder.domain.initials import initials, plain
from ladder.domain.naming import Known, numbers
from ladder.domain.neutral import is_neutral
from ladder.domain.persons import persons
from ladder.domain.records import GUEST, Member, Records, Settings, TournamentRecord
from ladder.domain.seating import merged, seat
from ladder.domain.titles import Guard, either, guard

__all__ = [
    "Label",
    "entry_label",
    "hidden",
    "indexable_member",
    "indexable_tournament",
    "initials",
    "is_junior",
    "labels",
    "shows_full",
    "tournament_title",
]


@dataclass(frozen=True, slots=True)
class Label:
    """What is shown of a person. `kind`: "full", "initials", or "hidden" (then `text` is "", and pages say "a
    member").
    """

    text: str
    kind: str


HIDDEN = Label("", "hidden")


class Labels(Mapping[str, Label]):
    """The labels of one club's members, with the names that no title may hold, worked out once when first
    asked.
    """

    def __init__(self, shown: Mapping[str, Label], guarded: Callable[[], Guard]) -> None:
        self._shown = shown
        self._guarded = guarded

    def __getitem__(self, member: str) -> Label:
        return self._shown[member]

    def __iter__(self) -> Iterator[str]:
        return iter(self._shown)

    def __len__(self) -> int:
        return len(self._shown)

    @cached_property
    def guard(self) -> Guard:
        """The names and spellings of everybody in the club who is not shown in full."""
        return self._guarded()


def hidden(member: Member) -> bool:
    """Whether the member appears nowhere: no page, no rank, "a member" in others' games (SPEC 5)."""
    return member.display == "hidden"


def is_junior(member: Member) -> bool:
    """Whether the member is known to be a junior; `unknown` is not."""
    return member.junior == "yes"


def consented(member: Member) -> bool:
    """Whether a full name may be shown although the member is a junior: parent and child were both asked
    (SPEC 5).
    """
    return member.consent is not None and member.consent.parent and member.consent.child


def shows_full(settings: Settings, member: Member) -> bool:
    """Whether a club shows this person's full name: the more protective of club and member wins, and a
    junior's is not shown anywhere without consent (SPEC 5).
    """
    if is_junior(member) and not consented(member):
        return False
    return settings.names == "full" and member.display in ("inherit", "full")


def labels(records: Records) -> Labels:
    """Member id -> what is shown of that person, for every member there is; a merged one reads as what it is
    merged into.

    Equal initials get a number ("M. R.", "M. R. 2"), equal full names too. It is the number given with the
    name (`naming.Register`), counted over all members ever, shown in full or hidden ones included: it changes
    only by a rename of that very member to other initials, never by what happens to anybody else. Two shown
    labels are never equal.
    """
    everyone = persons(records)
    roots = merged(records)
    given = numbers(records.members.values())
    shown: dict[str, Label] = {}
    groups: dict[str, list[str]] = {}
    for member in records.members:
        groups.setdefault(roots.get(member, member), []).append(member)
    for root, group in groups.items():
        shown |= dict.fromkeys(group, _label(records, everyone[root], group, given))
    return Labels(shown, lambda: _guard(records, shown))


def entry_label(records: Records, shown: Mapping[str, Label], record: TournamentRecord, no: int) -> Label:
    """What is shown of one entry, given the club's labels: the member's label; initials of the typed name,
    without a number, for a guest and for an entry that nobody has confirmed, in every club (SPEC 5); nothing
    where the name was erased.
    """
    seated = seat(records, record, no)
    if seated is not None and seated != GUEST:
        return shown[seated]
    typed = next(entry.name for entry in record.tournament.entries if entry.no == no)
    return HIDDEN if is_neutral(typed) else Label(initials(typed), "initials")


def tournament_title(records: Records, shown: Mapping[str, Label], record: TournamentRecord) -> str | None:
    """A tournament's name, given the club's labels; None where it must be shown as "Tournament of DATE" (SPEC
    5).

    That is where it holds a word of the name, as it stands or as it was ever typed, of anybody in the club
    who is not shown in full, or of a guest or an entry that nobody has confirmed; of those of other
    tournaments not the words that members are shown with. Which word is the surname cannot be known, so first
    names count too. (`titles` says how words are compared.)
    """
    guarded = shown.guard if isinstance(shown, Labels) else _guard(records, shown)
    name = record.tournament.name
    if is_neutral(name):
        return None
    return None if guarded.holds(name) or guard(_strangers(record)).holds(name) else plain(name) or None


def indexable_member(records: Records, member: Member) -> bool:
    """Whether search engines may keep a member's page: only in a public club, never a junior's, consent or
    not.
    """
    return records.settings.visibility == "public" and not is_junior(member) and not hidden(member)


def indexable_tournament(records: Records, record: TournamentRecord) -> bool:
    """Whether search engines may keep a tournament's page: only in a public club, never that of a juniors'
    event.
    """
    return records.settings.visibility == "public" and not record.tournament.juniors


def _label(records: Records, person: Member, group: list[str], given: Mapping[str, Known]) -> Label:
    if hidden(person):
        return HIDDEN
    text, own = given[person.id].initials, plain(person.name)
    if shows_full(records.settings, person) and own not in ("", text):
        same = [given[each].name_no for each in group if records.members[each].name == person.name]
        return Label(_numbered(own, min(same)), "full")
    same = [given[each].initials_no for each in group if given[each].initials == text]
    return Label(_numbered(text, min(same)), "initials")


def _guard(records: Records, shown: Mapping[str, Label]) -> Guard:
    """The names that no title of the club may hold: those of members who are not shown in full, and those
    typed for a guest or somebody not confirmed in any tournament that stands. Of the latter not the words
    that members are shown with: else each evening's list would hide titles until it is confirmed.
    """
    full = [member for member in records.members.values() if shown[member.id].kind == "full"]
    known = guard(
        name
        for member in records.members.values()
        if shown[member.id].kind != "full" and not member.erased
        for name in (member.name, *member.spellings)
    )
    strangers = (
        name for record in records.tournaments.values() if not record.deleted for name in _strangers(record)
    )
    return either(known, guard(strangers, (member.name for member in full)))


def _strangers(record: TournamentRecord) -> list[str]:
    """The names typed for guests and for entries that nobody has confirmed."""
    typed = (each.name for each in record.tournament.entries if record.links.get(each.no, GUEST) == GUEST)
    return [name for name in typed if not is_neutral(name)]


def _numbered(text: str, number: int) -> str:
    return text if number == 1 else f"{text} {number}"
