"""The records: everything that people put in, the only source of truth (SPEC 1). The ladder is derived from
them.

Values only. Acts upon them are functions `Records -> Records` in `club`, `publication`, `identity`, `merging`
and `roster`;
the store writes down the difference.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from ladder.domain.tournament import Day, Tenths, Tournament

GUEST = "guest"
"""In place of a member's id: the entry is confirmed as nobody's."""

VISIBILITIES = ("organiser", "link", "public")
NAMES = ("initials", "full")
DISPLAYS = ("inherit", "initials", "full", "hidden")
JUNIOR = ("unknown", "yes", "no")
SCOPES = ("publish", "organise")


@dataclass(frozen=True, slots=True)
class Rules:
    """The numbers of the rating rule (SPEC 2). `start` in tenths; K whole; the rest are counts of rated
    games.
    """

    start: Tenths = Tenths(12000)
    k_new: int = 40
    k_established: int = 20
    k_games: int = 20
    provisional_games: int = 5


@dataclass(frozen=True, slots=True)
class RulesFrom:
    """Rules and the first day they hold for; None: for all time before the next one."""

    since: Day | None
    rules: Rules


@dataclass(frozen=True, slots=True)
class Settings:
    """A club's settings. Defaults fail safe: only who has the link, initials (SPEC 5).

    `rules` ascends by `since`, the first with None. `season_starts` is `MM-DD`. Tokens are unguessable and
    secret: never logged. `embed_token` and `feed_token` are None while switched off. `embed_rows`: how many
    lines of the ladder the embed shows; None: all.
    """

    slug: str
    name: str
    language: str
    link_token: str
    visibility: str = "link"
    names: str = "initials"
    juniors: bool = False
    rules: tuple[RulesFrom, ...] = (RulesFrom(None, Rules()),)
    active_months: int = 12
    season_starts: str = "09-01"
    ladder_starts_on: Day | None = None
    contact: str = ""
    embed_token: str | None = None
    feed_token: str | None = None
    embed_rows: int | None = 10


@dataclass(frozen=True, slots=True)
class Consent:
    """A junior's full name may be shown: recorded on a day, parent and child both asked (SPEC 5)."""

    on: Day
    parent: bool
    child: bool


@dataclass(frozen=True, slots=True)
class Member:
    """A person on the roster. `number` is the joining number: rising, never used again.

    `spellings`: every typed name confirmed for this member, oldest first; it only grows, so that a tournament
    can refer to a spelling by its place. `declined`: typed spellings that the organiser said are not this
    member. `initials_no`, `name_no`: which of the club's members of these initials, of this name, it is ("M.
    R. 2"): given with the name and kept whatever happens to the others (SPEC 5: never renumbered); 0: not
    given. `by_names`: made by confirming an entry as somebody new, not by hand or import: such a one leaves
    the roster with the last entry (`persons`). `apart`: members whom the organiser said are other people.
    `erased`: the revision that erased the name (0: none); `name` and `spellings` are neutral labels then.
    """

    id: str
    number: int
    name: str
    spellings: tuple[str, ...] = ()
    display: str = "inherit"
    junior: str = "unknown"
    consent: Consent | None = None
    starting_rating: Tenths | None = None
    starting_games: int = 0
    declined: tuple[str, ...] = ()
    initials_no: int = 0
    name_no: int = 0
    by_names: bool = False
    apart: tuple[str, ...] = ()
    erased: int = 0

    @property
    def aliases(self) -> tuple[str, ...]:
        """Confirmed spellings that differ from the name."""
        return tuple(spelling for spelling in self.spellings if spelling != self.name)


@dataclass(frozen=True, slots=True)
class CorrectionNote:
    """The short public form of a correction: the day it was made, how many ratings moved, by how much at
    most.

    `members`: whose ratings moved, in order of joining.
    """

    on: Day
    revision: int
    moved: int
    most: Tenths
    members: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class TournamentRecord:
    """A tournament as it stands, with who sits where.

    `id` is the publisher's; `page` the product's own opaque `t_…`. `links`: entry number -> member id as
    confirmed, or GUEST; an entry that is not in it is unconfirmed. `revision`: of its own last change.
    `published_in`, `waiting_in`, `held_in`: the revision whose change object holds that content (0: none).
    `copy_of`: id of the tournament that this one nearly copies while it is held for it; `released`: the
    organiser let it through. `sent`: entry number -> member as the publisher last sent it, so that sending it
    again does not undo what the organiser decided since. `refuted`: links as confirmed that do not stand,
    because a later content would seat one person twice in a round; its entries are unconfirmed, and the links
    stand again where another content, or undoing a merge, no longer refutes them.

    A version set aside waits for names (`waiting_in`) or is held for the organiser's choice (`held_in`),
    never both. `aside_sent`: `sent` of that version; `aside_links`: what is confirmed of a waiting one's
    entries; `aside_wins`: it waits because the organiser chose it over what stands; `aside_late`: it equals
    an earlier publication, and is held for that. `earlier`: imprints of what was published, as
    `publication.imprint` makes them, oldest first, that of a version aside last. `published_as`: the imprint
    of the publication in effect (that of `published_in`). `section_of`: the id under which a file of several
    sections was published, of which this is one; "": it was published by itself. `erased`: digests of texts
    that were erased in it (`neutral`), by which they are known when they come in again.
    """

    id: str
    page: str
    tournament: Tournament
    links: Mapping[int, str] = field(default_factory=dict)
    revision: int = 0
    deleted: bool = False
    published_in: int = 0
    waiting_in: int = 0
    held_in: int = 0
    copy_of: str = ""
    released: bool = False
    corrections: tuple[CorrectionNote, ...] = ()
    sent: Mapping[int, str] = field(default_factory=dict)
    aside_sent: Mapping[int, str] = field(default_factory=dict)
    aside_links: Mapping[int, str] = field(default_factory=dict)
    aside_wins: bool = False
    aside_late: bool = False
    earlier: tuple[str, ...] = ()
    published_as: str = ""
    refuted: Mapping[int, str] = field(default_factory=dict)
    section_of: str = ""
    erased: tuple[str, ...] = ()

    @property
    def unconfirmed(self) -> tuple[int, ...]:
        """Numbers of the entries that nobody has confirmed yet."""
        return tuple(entry.no for entry in self.tournament.entries if entry.no not in self.links)

    @property
    def state(self) -> str:
        """`deleted`, `held`, `unrated`, `pending` or `rated` (CONTRACT)."""
        if self.deleted:
            return "deleted"
        if self.copy_of and not self.released:
            return "held"
        if not self.tournament.can_rate:
            return "unrated"
        return "pending" if self.unconfirmed else "rated"


@dataclass(frozen=True, slots=True)
class Merge:
    """Two members' records are one person: links to `source` are read as `into` while the merge stands.

    `revision`: that made it, so that merges have an order. `settled`: fields of the person that the organiser
    has set since; there the value of `into` stands alone.
    """

    id: str
    source: str
    into: str
    revision: int = 0
    settled: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Key:
    """A key of the club: only the SHA-256 (hex) of the secret is kept."""

    id: str
    label: str
    scope: str
    digest: str


@dataclass(frozen=True, slots=True)
class Records:
    """All of one club, at one revision. Mappings are read-only by agreement: an act makes new ones.

    `members_made`: how many joining numbers have been given out. `closed`: the club was deleted.
    """

    club: str
    revision: int
    settings: Settings
    members: Mapping[str, Member] = field(default_factory=dict)
    tournaments: Mapping[str, TournamentRecord] = field(default_factory=dict)
    merges: Mapping[str, Merge] = field(default_factory=dict)
    keys: Mapping[str, Key] = field(default_factory=dict)
    members_made: int = 0
    closed: bool = False
