"""The address of a club's page as a QR code to hold a phone at. It draws no other address."""

import io
from urllib.parse import urlsplit

from aws_lambda_powertools.event_handler import Response

from ladder.domain.errors import Fault, Missing, Wrong
from ladder.pages import address
from publish.desk import organiser
from publish.routing import Router

router = Router()

_LONGEST = 300
"""Characters of an address: a link club's longest is far shorter, and a code of more is hard to read."""


@router.get("/clubs/<slug>/qr")
def code(slug: str) -> Response[str]:
    """A QR code (SVG) of `?address=`, the whole address of one of the club's own pages: whoever asks knows
    under which host it is read.
    """
    import segno  # noqa: PLC0415 - for this alone

    desk = organiser(router, slug)
    root = address.root(desk.records().settings)
    if root is None:
        raise Missing
    asked = desk.request.query.get("address", "")
    if not _is_own(asked, root):
        raise Wrong(Fault("?address", "the whole address of one of the club's own pages"))
    drawn = io.BytesIO()
    segno.make_qr(asked, error="m").save(drawn, kind="svg", xmldecl=False, scale=8, border=4, light="#fff")
    return Response(200, "image/svg+xml", drawn.getvalue().decode())


def _is_own(asked: str, root: str) -> bool:
    """Whether it is the address of a page under the root, on whatever host."""
    try:
        parts = urlsplit(asked)
    except ValueError:
        return False
    plain = not (parts.username or parts.query or parts.fragment) and len(asked) <= _LONGEST
    return plain and parts.scheme in {"http", "https"} and bool(parts.netloc) and parts.path.startswith(root)
