"""The sitemap of a public club (sitemaps.org): every page that search engines may keep, and no other.

It lies beside the club's pages and is found from there: a robots.txt that named every club would be a list of
them, to be written anew with each.
"""

from collections.abc import Iterator

from ladder.domain import privacy
from ladder.pages import address
from ladder.pages.edition import Edition
from ladder.pages.press import print_part
from ladder.pages.views.months import past_months


def sitemap(edition: Edition) -> bytes:
    """The document at `sitemap.xml`; only for a public club whose host is known, for it holds full
    addresses.
    """
    root = f"{edition.state.host}{address.root(edition.records.settings)}"
    context = {"pages": [f"{root}{path}" for path in listed(edition)]}
    return print_part("sitemap.xml", edition.phrases, context).encode()


def listed(edition: Edition) -> Iterator[str]:
    """The paths under the root of all pages that may be kept: none of a junior or of a juniors' event (SPEC
    5).
    """
    yield from (address.LADDER, address.SEASON, address.ROSTER, address.TOURNAMENTS, address.MONTHS)
    yield address.HOW
    for member, person in edition.people.items():
        if privacy.indexable_member(edition.records, edition.persons[member]):
            yield person.path
    for event in edition.events.values():
        if privacy.indexable_tournament(edition.records, event.record):
            yield event.path
    yield from map(address.month_path, past_months(edition))
