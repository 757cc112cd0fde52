"""The whole site of one club from one book: {key: page}. Equal books give equal bytes; nothing here has a
clock.

`site` is all of it, for the site bucket; `page` is one page, for the organiser of a club whose pages are on
no site.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from ladder.domain.ladder import Ladder
from ladder.domain.records import GUEST, Records
from ladder.languages import LANGUAGES
from ladder.pages import address, exports, feed, press, sitemap
from ladder.pages.edition import Edition, State
from ladder.pages.press import Phrases
from ladder.pages.views import doorstep, embed, how, member, months, roster, season, tournament, tournaments
from ladder.pages.views import ladder as ladder_view
from ladder.pages.words import words

HTML = "text/html; charset=utf-8"
CSS = "text/css; charset=utf-8"
TEXT = "text/plain; charset=utf-8"
ATOM = "application/atom+xml; charset=utf-8"
XML = "application/xml; charset=utf-8"
SCRIPT = "text/javascript; charset=utf-8"
JSON = "application/json; charset=utf-8"


@dataclass(frozen=True, slots=True)
class Page:
    """One object of the site: its bytes and their media type."""

    body: bytes
    content_type: str


type Plan = dict[str, Callable[[], Page]]


@dataclass(frozen=True, slots=True)
class Site:
    """Everything of one club on the site. `pages`: bucket key (no leading slash) -> page, written anew each
    time it is looked up; `root`: None for no site.

    `labels`: what readers can see of people and events: "m_…|text" a member, "t_…|title" a tournament,
    "t_…|e|initials" an entry that is nobody's. Where one of them is gone, something must vanish from caches
    (SPEC 5).
    """

    pages: Mapping[str, Page]
    labels: frozenset[str]
    root: str | None


def site(records: Records, ladder: Ladder, state: State) -> Site:
    """All pages of a club, or none where its pages are for the organiser alone or the club is closed."""
    root = address.root(records.settings)
    if root is None or records.closed:
        return Site({}, frozenset(), None)
    edition = Edition(records, ladder, state)
    edition.for_everybody()
    return Site(pages=_Written(_keyed(edition, root)), labels=frozenset(_labels(edition)), root=root)


def _keyed(edition: Edition, root: str) -> Plan:
    """Every key in the bucket with what writes its page."""
    key, settings = root.removeprefix("/"), edition.records.settings
    plan = {f"{key}{path}": write for path, write in _plan(edition).items()} | _beside(edition)
    if settings.visibility == "public":
        # A slug is typed by hand, and without the last stroke: a token is not.
        plan[key.removesuffix("/")] = lambda: _html(doorstep.doorstep_page(edition))
        if edition.state.host:
            plan[f"{key}{address.SITEMAP}"] = lambda: Page(sitemap.sitemap(edition), XML)
    return plan


def _beside(edition: Edition) -> Plan:
    """What lies under tokens of its own, by key: the embeddable ladder and the feed, where switched on."""
    settings = edition.records.settings
    plan: Plan = {}
    if path := address.embed(settings):
        key = path.removeprefix("/")
        plan[key] = lambda: _html(embed.embed_page(edition))
        plan[f"{key}{address.STYLE}"] = lambda: Page(press.embed_style(), CSS)
    if path := address.feed(settings):
        plan[path.removeprefix("/")] = lambda: Page(feed.atom_feed(edition), ATOM)
    return plan


class _Written(Mapping[str, Page]):
    """Pages by key, each written when it is looked up: whoever puts them need not wait for the last."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan

    def __getitem__(self, key: str) -> Page:
        return self._plan[key]()

    def __iter__(self) -> Iterator[str]:
        return iter(self._plan)

    def __len__(self) -> int:
        return len(self._plan)


def page(records: Records, ladder: Ladder, state: State, path: str) -> Page | None:
    """The page at `path` under the club's root ("" is the ladder), whatever the visibility; None: there is
    none.
    """
    write = _plan(Edition(records, ladder, state)).get(path)
    return write() if write is not None else None


def house() -> dict[str, Page]:
    """What belongs to no club: the host's own page, the page for what is not there, their style sheet and
    robots.txt.

    The same answer for a wrong token, a closed club and a page that never was; no address of a club is named.
    """
    return {
        "index.html": Page(_in_every_language("house.title", "house.text"), HTML),
        "404.html": Page(_in_every_language("not_found.title", "not_found.text"), HTML),
        "house.css": Page(press.style(), CSS),
        "robots.txt": Page(b"User-agent: *\nDisallow: /api/\nDisallow: /console/\n", TEXT),
    }


def _in_every_language(title: str, text: str) -> bytes:
    """A page of two messages in every language: nobody's is known there."""
    sections = [
        {"language": language, "title": words(language).text(title), "text": words(language).text(text)}
        for language in LANGUAGES
    ]
    return press.print_part("house.html", Phrases(words(LANGUAGES[0])), {"sections": sections}).encode()


def _plan(edition: Edition) -> Plan:
    """Every path under the root with what writes it."""
    plan: Plan = {
        address.LADDER: lambda: _html(ladder_view.ladder_page(edition)),
        address.SEASON: lambda: _html(season.season_page(edition)),
        address.ROSTER: lambda: _html(roster.roster_page(edition)),
        address.TOURNAMENTS: lambda: _html(tournaments.tournaments_page(edition)),
        address.MONTHS: lambda: _html(months.months_page(edition)),
        address.HOW: lambda: _html(how.how_page(edition)),
        address.JSON: lambda: Page(exports.ladder_json(edition), JSON),
        address.CSV: lambda: Page(exports.ladder_csv(edition), "text/csv; charset=utf-8"),
        address.STYLE: lambda: Page(press.style(), CSS),
        address.ICON: lambda: Page(press.icon(), "image/svg+xml"),
    }
    for event in edition.events.values():
        plan[event.path] = lambda event=event: _html(tournament.tournament_page(edition, event))  # type: ignore[misc]
    for month in months.past_months(edition):
        plan[address.month_path(month)] = lambda month=month: _html(months.month_page(edition, month))  # type: ignore[misc]
    for id_, person in edition.people.items():
        plan[person.path] = lambda id_=id_: _html(member.member_page(edition, id_))  # type: ignore[misc]
    return plan


def _html(body: bytes) -> Page:
    return Page(body, HTML)


def _labels(edition: Edition) -> Iterator[str]:
    for id_ in edition.people:
        yield f"{id_}|{edition.labels[id_].text}"
    for event in edition.events.values():
        record = event.record
        yield f"{record.page}|{event.title.unescape()}"
        for entry in record.tournament.entries:
            if record.links.get(entry.no, GUEST) == GUEST:
                yield f"{record.page}|e|{edition.entry(record, entry.no).name.unescape()}"
