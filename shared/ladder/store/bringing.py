"""A take-out brought into this installation: a club founded with all that it had (SPEC 5).

The club keeps its revision, so that every number in its records, log and ladder stands; keys and tokens are
new. It refuses to judge what it is given: that is proved before.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from ladder.domain.records import Key, Records
from ladder.domain.ripple import Ripple
from ladder.domain.takeout import LogLine, Takeout
from ladder.store import shown, tokens
from ladder.store.acts import Act, Committed
from ladder.store.aws import Aws
from ladder.store.canonical import Document
from ladder.store.codec import content_document
from ladder.store.founding import Brought, create
from ladder.store.ripples import ripple_rows
from ladder.store.scoresheet import Roster, roster


def first_records(takeout: Takeout, slug: str, key: Key) -> Records:
    """The records that the club begins with here: under an id, a slug and tokens of its own."""
    settings = takeout.records.settings
    new = replace(
        settings,
        slug=slug,
        link_token=tokens.link_token(),
        embed_token=None if settings.embed_token is None else tokens.link_token(),
        feed_token=None if settings.feed_token is None else tokens.link_token(),
    )
    return replace(takeout.records, club=tokens.club_id(), settings=new, keys={key.id: key}, closed=False)


def bring(aws: Aws, takeout: Takeout, first: Records, act: Act, ids: Mapping[str, Any]) -> Committed:
    """Found the club with these first records. Errors as `create`."""
    people = roster(first.members)
    carried: Document = {
        "contents": {
            tournament: {str(revision): content_document(content) for revision, content in each.items()}
            for tournament, each in takeout.contents.items()
        },
        "log": [_entry(line, people) for line in takeout.log],
    }
    beside = Brought(carried, lambda club: shown.put_every(aws, replace(first, club=club), takeout.shown))
    return create(aws, first, act, ids, beside)


def _entry(line: LogLine, people: Roster) -> Document:
    document: Document = {name: getattr(line, name) for name in ("revision", "at", "by", "what")}
    document["ripple"] = ripple_rows(Ripple(line.ripple), people)
    for name in ("tournament", "member", "before", "after"):
        if (value := getattr(line, name)) not in ("", None):
            document[name] = value
    return document
