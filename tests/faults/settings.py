"""What is done to the club itself while calls fail: one line an operation.

Embed and feed lie under tokens of their own: nothing of an address that was switched off or moved may stay.
"""

from tests.faults.club import TWIN, XAVIER, YOLANDA, ZACHARIAS, Operation, addresses, ask, names, patch
from tests.faults.world import Asked

_RULES = {"start": 1000, "k_new": 30, "k_established": 10, "k_games": 5, "provisional_games": 2}
_PUBLIC = (patch(visibility="public", embed=True, feed=True),)
_SHARED = (patch(embed=True, feed=True),)
_APP = ask("POST", "/keys", {"label": "app", "scope": "publish"})
_ALL = names(ZACHARIAS, YOLANDA, XAVIER, TWIN)
_ONCE_OR_TWICE = (1, 2)
"""A new address that is asked for again is another one."""

SETTINGS = (
    Operation("initials", patch(names="initials"), gone=_ALL),
    Operation("initials of a club that shares", patch(names="initials"), before=_PUBLIC, gone=_ALL),
    Operation("rotate the link", patch(rotate_link=True), revisions=_ONCE_OR_TWICE, gone=addresses("root")),
    Operation("pages for the organiser alone", patch(visibility="organiser"), gone=addresses("root")),
    Operation(
        "pages, embed and feed for nobody",
        patch(visibility="organiser"),
        before=_PUBLIC,
        gone=addresses("root", "embed", "feed"),
    ),
    Operation("pages for everybody", patch(visibility="public"), gone=addresses("root")),
    Operation(
        "pages for whoever has the link",
        patch(visibility="link"),
        before=_PUBLIC,
        gone=addresses("root"),
    ),
    Operation("embed on", patch(embed=True)),
    Operation("embed off", patch(embed=False), before=_SHARED, gone=addresses("embed")),
    Operation(
        "rotate the embed",
        patch(rotate_embed=True),
        before=_SHARED,
        revisions=_ONCE_OR_TWICE,
        gone=addresses("embed"),
    ),
    Operation("feed on", patch(feed=True)),
    Operation("feed off", patch(feed=False), before=_PUBLIC, gone=addresses("feed")),
    Operation(
        "rotate the feed",
        patch(rotate_feed=True),
        before=_PUBLIC,
        revisions=_ONCE_OR_TWICE,
        gone=addresses("feed"),
    ),
    Operation("other rules", patch(rules=_RULES)),
    Operation("other rules from a day on", patch(rules=_RULES, rules_from="2026-01-15")),
    Operation("the ladder starts later", patch(ladder_starts_on="2026-01-15")),
    # A club's name is nobody's: the CDN may have the old one for its minute.
    Operation("another name of the club", patch(name="Circolo nuovo")),
    Operation("add a key", _APP),
    Operation("revoke a key", lambda known: Asked("DELETE", f"/keys/{known['keys']['app']}"), before=(_APP,)),
    Operation("rebuild", ask("POST", "/rebuild"), revisions=(0,)),
    Operation("close the club", ask("DELETE", ""), gone=addresses("root"), closes=True),
)
