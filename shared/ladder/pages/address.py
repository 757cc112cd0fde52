"""Where a club's pages lie (CONTRACT, Pages). An address holds only the product's own opaque ids (SPEC 5).

Paths here are relative to the club's root and end in "/", so that every link answers without a redirect.
"""

from ladder.domain.records import Settings, TournamentRecord

LADDER = ""
SEASON = "season/"
ROSTER = "roster/"
TOURNAMENTS = "tournaments/"
MONTHS = "on/"
HOW = "how/"
STYLE = "style.css"
ICON = "icon.svg"
JSON = "ladder.json"
CSV = "ladder.csv"
SITEMAP = "sitemap.xml"


def root(settings: Settings) -> str | None:
    """The path of the club's root on the site, or None where nothing of the club is on the site
    (`organiser`).
    """
    if settings.visibility == "public":
        return f"/club/{settings.slug}/"
    if settings.visibility == "link":
        return f"/c/{settings.link_token}/"
    return None


def embed(settings: Settings) -> str | None:
    """The path of the embeddable ladder, with its token; None while it is switched off (SPEC 6)."""
    return None if settings.embed_token is None else f"/embed/{settings.embed_token}/"


def feed(settings: Settings) -> str | None:
    """The path of the Atom feed, with its token; None while it is switched off (SPEC 6)."""
    return None if settings.feed_token is None else f"/feed/{settings.feed_token}.xml"


def tournament_path(record: TournamentRecord) -> str:
    """The path of a tournament's page under the club's root."""
    return f"tournaments/{record.page}/"


def member_path(member: str) -> str:
    """The path of a member's page under the club's root."""
    return f"members/{member}/"


def month_path(month: str) -> str:
    """The path of the ladder at the end of a month (`YYYY-MM`) under the club's root."""
    return f"on/{month}/"


def beside(path: str) -> str:
    """What leads from a page to the one at `path` in the same folder: shorter than by way of the root."""
    return f"../{path.rstrip('/').rpartition('/')[2]}/"


def up(path: str) -> str:
    """What leads from the page at `path` back to the club's root: "" at the root itself, else "../" per
    folder.
    """
    return "../" * path.count("/")
