"""The doorstep: what stands at a public club's address as people type it, without the last stroke, and leads
on to the ladder.
"""

from ladder.pages.edition import Edition
from ladder.pages.press import print_part


def doorstep_page(edition: Edition) -> bytes:
    """The page at `club/{slug}`; it leads on without a script, and says nothing that the ladder does not."""
    settings, tell = edition.records.settings, edition.phrases.text
    page = tell("ladder.title")
    context = {
        "lang": edition.words.language,
        "title": tell("frame.title", page=page, club=settings.name),
        "to": f"{settings.slug}/",
        "club": settings.name,
        "page": page,
    }
    return print_part("doorstep.html", edition.phrases, context).encode()
