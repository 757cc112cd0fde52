"""An edition: one book (records and ladder of one revision) made ready for reading.

Here everybody and every event gets the one text that readers may see (SPEC 5); views take names from here
alone and never from the records.
"""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from markupsafe import Markup, escape

from ladder.domain import identity, privacy
from ladder.domain.history import GameRow, games_of
from ladder.domain.ladder import Change, Ladder, RatedTournament, Standing
from ladder.domain.order import end_of, last_day
from ladder.domain.persons import persons
from ladder.domain.records import GUEST, Records, TournamentRecord
from ladder.domain.tournament import Day
from ladder.pages import address
from ladder.pages.press import Phrases, print_page
from ladder.pages.words import Words, words

SHOWN_STATES = frozenset({"rated", "unrated", "pending"})
"""A near-copy that is held has no page, a deleted tournament none (SPEC 5)."""


@dataclass(frozen=True, slots=True)
class State:
    """What is known about the road behind the ladder: the revision whose replay failed (None: none did),
    and whether check found the site behind at two looks running.
    """

    failed_revision: int | None = None
    late: bool = False


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
        self.persons = persons(records)
        self.hidden = Shown(escape(self.words.text("word.a_member")), hidden=True)
        self._into = {member: identity.resolve(records, member) for member in records.members}
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
    def standing_of(self) -> dict[str, Standing]:
        """The ladder's line of each member who is listed."""
        return {line.member: line for line in self.standings}

    @cached_property
    def standings(self) -> tuple[Standing, ...]:
        """The ladder's lines without hidden members."""
        return tuple(each for each in self.ladder.standings if each.member in self.people)

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
        return Shown(escape(privacy.entry_label(self.records, self.labels, record, no).text))

    def tells_nobody(self, published: str) -> bool:
        """Whether a publisher's own words hold no name of anybody in the club who is not shown in full."""
        return not self.labels.guard.holds(published)

    def reason(self, code: str) -> str:
        """Why a game did not count, in words (`history.REASONS`)."""
        return self.words.text(f"reason.{code}")

    def rows_of(self, member: str) -> tuple[GameRow, ...]:
        """Every game of a member's life, from their side, oldest first."""
        return games_of(self.records, self.ladder, member)

    def page(self, template: str, path: str, title: str, here: str | None, **content: Any) -> bytes:  # noqa: ANN401
        """One HTML page at `path`. `here`: the path in the navigation that it belongs to.

        `indexed=True` among the content lets search engines in, where the club is public; nothing else does.
        """
        tell = self.phrases.text
        context = {
            "indexed": False,
            **content,
            "lang": self.words.language,
            "club": self.records.settings.name,
            "title": title,
            "up": address.up(path),
            "nav": [(to, tell(f"nav.{key}"), to == here) for to, key in NAVIGATION],
        }
        context["indexed"] = self._public and context["indexed"]
        return print_page(template, self.phrases, context)

    def titled(self, part: str) -> str:
        """The text of <title>: this page, then the club."""
        return self.words.text("frame.title", page=part, club=self.records.settings.name)

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
    """The first day of the season that a day lies in; `settings_start` is `MM-DD` (SPEC 6)."""
    year = int(day[:4]) - (day[5:] < settings_start)
    return Day(f"{year:04d}-{settings_start}")
