"""A club's pages behind a key: all there is to read of a club whose pages are for the organiser alone."""

from aws_lambda_powertools.event_handler import Response

from ladder.domain.errors import Missing
from ladder.store import ladders
from publish.desk import organiser
from publish.routing import Router

router = Router()

HEADERS = {
    # As CloudFront gives to pages on the site.
    "Content-Security-Policy": "default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'",
    "Referrer-Policy": "no-referrer",
    "X-Robots-Tag": "noindex, nofollow",
}


@router.get("/clubs/<slug>/pages/.*")
def page(slug: str) -> Response[str]:
    """One page of the club as of the last replay."""
    from ladder.pages.edition import State  # noqa: PLC0415 - the templates' engine
    from ladder.pages.site import page as written  # noqa: PLC0415

    desk = organiser(router, slug)
    stands = ladders.current(desk.aws, desk.club)
    if stands is None:
        raise Missing
    head, book = stands
    state = State(head.failed.revision if head.failed else None, head.late)
    path = desk.request.path.removeprefix(f"/api/clubs/{slug}/pages/")
    found = written(book.records, book.ladder, state, path)
    if found is None:
        raise Missing
    return Response(200, found.content_type, found.body.decode(), HEADERS)
