"""An edition: one book (records and ladder of one revision) made ready for reading.

Here everybody and every event gets the one text that readers may see (SPEC 5); views take names from here
alone and never from the records.
"""

from calendar import isleap
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from markupsafe import Markup, escape

from ladder.domain import identity, privacy
from ladder.domain.history import GameRow, games_in, games_of
from ladder.domain.ladder import Change, Ladder, RatedTournament, Standing
from ladder.domain.notes import recent
from ladder.domain.order import end_of, last_day
from ladder.domain.persons import present
from ladder.domain.records import GUEST, CorrectionNote, Records, TournamentRecord
from ladder.domain.titles import guard
from ladder.domain.tournament import Day
from ladder.pages import address
from ladder.pages.press import Phrases, print_part
from ladder.pages.words import Words, words

CUT = Markup("\0")
"""Where a frame is cut to take in a page: a sign that no text holds (the door takes control signs off)."""

SHOWN_STATES = frozenset({"rated", "unrated", "pending"})
"""A near-copy that is held has no page, a deleted tournament none (SPEC 5)."""


type _Pieces = tuple[str, str, str, str]


@dataclass(frozen=True, slots=True)
class State:
    """What is known about the road behind the ladder: the revision whose replay failed (None: none did),
    and whether check found the site behind at two looks running.

    `host`: scheme and host of the site as readers reach it; "": not known, and pages do without.
    """

    failed_revision: int | None = None
    late: bool = False
    host: str = ""


@dataclass(frozen=True, slots=True)
class Shown:
    """Somebody as readers see them: the name escaped, and the path of their page under the root ("": none).

    `hidden`: shown without a name, so without a rating too (SPEC 5).
    """

    name: Markup
    path: str = ""
    hidden: bool = False


@dataclass(frozen=True, slots=True)
class Event:
    """A tournament as readers see it. `days` is empty where the title itself names the day."""

    record: TournamentRecord
    title: Markup
    path: str
    days: str


@dataclass(frozen=True, slots=True)
class Frame:
    """What stands around a page's own content: its path, its title, and the path in the navigation it
    belongs to.

    `indexed`: search engines may keep it, where the club is public. `revision`: of the ladder, on its own
    page alone; on any other it would change bytes where nothing is said anew.
    """

    path: str
    title: str
    here: str | None
    indexed: bool = True
    revision: int | None = None


@dataclass(frozen=True, slots=True)
class Step:
    """One tournament in a member's life: its id, its end, the day it counts as played on, and what it
    added.
    """

    tournament: str
    ended: Day
    played: Day
    change: Change


class Edition:
    """Everything that the views of one site share, worked out once."""

    def __init__(self, records: Records, ladder: Ladder, state: State) -> None:
        self.records = records
        self.ladder = ladder
        self.state = state
        self.words: Words = words(records.settings.language)
        self.phrases = Phrases(self.words)
        self.labels = privacy.labels(records)
        self.persons = present(records)
        self.hidden = Shown(escape(self.words.text("word.a_member")), hidden=True)
        self._into = {member: identity.resolve(records, member) for member in records.members}
        self._frames: dict[tuple[str, str | None, int | None, bool], _Pieces] = {}
        self._rows: dict[str, list[GameRow]] | None = None
        self._for_everybody = False
        self._made: dict[object, Any] = {}
        self._public = records.settings.visibility == "public"

    @cached_property
    def people(self) -> dict[str, Shown]:
        """Everybody on the roster who is shown by a name, by member id, in the order of what is displayed."""
        shown = {
            member: self.labels[member] for member in self.persons if self.labels[member].kind != "hidden"
        }
        ordered = sorted(shown.items(), key=lambda each: (each[1].text.casefold(), each[0]))
        return {member: Shown(escape(label.text), address.member_path(member)) for member, label in ordered}

    @cached_property
    def events(self) -> dict[str, Event]:
        """Every tournament that has a page, by its id, latest first."""
        shown = [each for each in self.records.tournaments.values() if each.state in SHOWN_STATES]
        shown.sort(key=end_of, reverse=True)
        return {record.id: self._event(record) for record in shown}

    @cached_property
    def rated(self) -> dict[str, RatedTournament]:
        """The tournaments as rated, by id, in the order in which they were applied."""
        return {each.id: each for each in self.ladder.tournaments}

    @cached_property
    def timelines(self) -> dict[str, list[Step]]:
        """What moved each member's rating, oldest first, by member id."""
        timelines: dict[str, list[Step]] = {}
        for rated in self.ladder.tournaments:
            record = self.records.tournaments[rated.id]
            ended, played = record.tournament.ends_on, last_day(record)
            for member, change in rated.changes.items():
                timelines.setdefault(member, []).append(Step(rated.id, ended, played, change))
        return timelines

    @cached_property
    def corrections(self) -> dict[str, list[tuple[TournamentRecord, CorrectionNote]]]:
        """The corrections of the last year that moved each member's rating, oldest first, by member id."""
        found: dict[str, list[tuple[TournamentRecord, CorrectionNote]]] = {}
        noted = [
            (note.revision, record.id, record, note)
            for record in self.records.tournaments.values()
            for note in recent(record, self.ladder.today)
        ]
        for *_, record, note in sorted(noted, key=lambda each: each[:2]):
            for member in dict.fromkeys(self._into.get(each, each) for each in note.members):
                found.setdefault(member, []).append((record, note))
        return found

    @cached_property
    def standing_of(self) -> dict[str, Standing]:
        """The ladder's line of each member who is listed."""
        return {line.member: line for line in self.standings}

    @cached_property
    def standings(self) -> tuple[Standing, ...]:
        """The ladder's lines without hidden members."""
        return tuple(each for each in self.ladder.standings if each.member in self.people)

    @cached_property
    def hides_somebody(self) -> bool:
        """Whether anybody on the roster is shown without a name."""
        return len(self.people) < len(self.persons)

    def person(self, member: str | None) -> Shown:
        """A member as shown in tables: "a member", without a path, where hidden."""
        return self.people.get(self._into[member], self.hidden) if member else self.hidden

    def member_at(self, record: TournamentRecord, no: int) -> str | None:
        """The member (through merges) confirmed at an entry; None for a guest or nobody yet."""
        link = record.links.get(no)
        return self._into[link] if link is not None and link != GUEST else None

    def entry(self, record: TournamentRecord, no: int) -> Shown:
        """Who sits at an entry, as shown; a guest or an entry that is not confirmed is nobody's, so by
        initials.
        """
        member = self.member_at(record, no)
        if member is not None:
            return self.people.get(member, self.hidden)
        label = privacy.entry_label(self.records, self.labels, record, no)
        return self.hidden if label.kind == "hidden" else Shown(escape(label.text))

    def tells_nobody(self, record: TournamentRecord, published: str) -> bool:
        """Whether a publisher's own words hold no name of anybody who is not shown in full: nobody's in the
        club, and none that was typed for a guest or an entry that nobody has confirmed.
        """
        typed = [each.name for each in record.tournament.entries if record.links.get(each.no, GUEST) == GUEST]
        return not (self.labels.guard.holds(published) or guard(typed).holds(published))

    def rows_of(self, member: str) -> Sequence[GameRow]:
        """Every game of a member's life, from their side, oldest first."""
        if self._rows is None:
            if not self._for_everybody:
                return games_of(self.records, self.ladder, member)
            self._rows = self._gathered()
        return self._rows.get(member, ())

    def once[Made](self, make: "Callable[[Edition], Made]") -> Made:
        """What `make` makes of this edition, made at the first call and kept."""
        if make not in self._made:
            self._made[make] = make(self)
        made: Made = self._made[make]
        return made

    def for_everybody(self) -> None:
        """Says that everybody's rows are going to be asked for: then every game is read once, and kept."""
        self._for_everybody = True

    def _gathered(self) -> dict[str, list[GameRow]]:
        rows: dict[str, list[GameRow]] = {}
        for tournament in reversed(self.events):
            for row in games_in(self.records, self.ladder, tournament):
                if row.member is not None:
                    rows.setdefault(row.member, []).append(row)
        return rows

    def page(self, template: str, frame: Frame, **content: Any) -> bytes:  # noqa: ANN401 - a template's own
        """One HTML page: what a template says of `content`, in the frame that all pages share."""
        up = address.up(frame.path)
        indexed = frame.indexed and self._public
        before, between, head, after = self._around(up, frame.here, frame.revision, indexed)
        title = self.phrases.text("frame.title", page=frame.title, club=self.records.settings.name)
        share = self._share(frame.path, title) if indexed else ""
        main = print_part(template, self.phrases, {**content, "up": up})
        return f"{before}{title}{between}{share}{head}{main}{after}".encode()

    def _share(self, path: str, title: str) -> str:
        """What search engines and share previews are told of a page that they may keep (SPEC 6)."""
        place = self.state.host and f"{self.state.host}{address.root(self.records.settings)}{path}"
        return print_part(
            "share.html",
            self.phrases,
            {"title": title, "club": self.records.settings.name, "address": place},
        )

    def _around(self, up: str, here: str | None, revision: int | None, indexed: bool) -> _Pieces:  # noqa: FBT001
        """The frame before the title, between it and what is told of the page, from there to the content, and
        after: the same on hundreds of pages.
        """
        key = (up, here, revision, indexed)
        if key not in self._frames:
            tell = self.phrases.text
            context = {
                "lang": self.words.language,
                "title": CUT,
                "indexed": indexed,
                "share": CUT,
                "sitemap": indexed and self.state.host != "",
                "feed": address.feed(self.records.settings) if self._public else None,
                "revision": revision,
                "up": up,
                "club": self.records.settings.name,
                "nav": [(to, tell(f"nav.{name}"), to == here) for to, name in NAVIGATION],
                "main": CUT,
            }
            before, between, head, after = print_part("base.html", self.phrases, context).split(CUT)
            self._frames[key] = (before, between, head, after)
        return self._frames[key]

    def _event(self, record: TournamentRecord) -> Event:
        days = self.words.days(record.tournament.starts_on, record.tournament.ends_on)
        title = privacy.tournament_title(self.records, self.labels, record)
        if title is None:
            return Event(
                record,
                escape(self.words.text("tournament.of", date=days)),
                address.tournament_path(record),
                "",
            )
        return Event(record, escape(title), address.tournament_path(record), days)


NAVIGATION = (
    (address.LADDER, "ladder"),
    (address.SEASON, "season"),
    (address.ROSTER, "roster"),
    (address.TOURNAMENTS, "tournaments"),
    (address.HOW, "how"),
)


def season_start(settings_start: str, day: Day) -> Day:
    """The first day of the season that a day lies in; `settings_start` is `MM-DD` (SPEC 6), and a season that
    starts on the 29th of February starts a day later where there is none.
    """
    year = int(day[:4]) - (day[5:] < settings_start)
    if settings_start == "02-29" and not isleap(year):
        settings_start = "03-01"
    return Day(f"{year:04d}-{settings_start}")
