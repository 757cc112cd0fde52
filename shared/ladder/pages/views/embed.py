"""The embeddable ladder: its first lines, small, for a frame on any site (SPEC 6).

It is the only page that may be framed, and its token opens nothing else: so it leads on to the whole ladder
only where everybody may find that anyway. The address of a `link` club's pages is no framing site's to know.
"""

from ladder.pages import address
from ladder.pages.edition import Edition
from ladder.pages.press import print_part
from ladder.pages.views.ladder import groups, out_of_date


def embed_page(edition: Edition) -> bytes:
    """The page at `/embed/{token}/`: ranked members, then provisional ones, as many lines as the club chose.

    Inactive members have none.
    """
    words, settings, ladder = edition.words, edition.records.settings, edition.ladder
    lines = groups(edition, edition.standings, ladder.today)
    rows = [*lines["ranked"], *lines["provisional"]]
    shown = rows if settings.embed_rows is None else rows[: settings.embed_rows]
    page = words.text("ladder.title")
    context = {
        "lang": words.language,
        "title": words.text("frame.title", page=page, club=settings.name),
        "club": settings.name,
        "page": page,
        "out_of_date": out_of_date(edition),
        "as_of": words.text("ladder.as_of", date=words.day(ladder.today)) if ladder.today else "",
        "rows": shown,
        "ranked": min(len(lines["ranked"]), len(shown)),
        "left": words.text("embed.left", shown=len(shown), all=len(rows)) if len(shown) < len(rows) else "",
        "to": address.root(settings) if settings.visibility == "public" else None,
    }
    return print_part("embed.html", edition.phrases, context).encode()
