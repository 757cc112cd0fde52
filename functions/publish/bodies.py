"""The JSON body of a request as one of the models of `formats.bodies`. The models come with pydantic:
only then.
"""

from typing import TYPE_CHECKING

from ladder.domain.errors import Malformed, UnknownFormat
from publish.request import Request

if TYPE_CHECKING:
    from ladder.formats.strict import Body


def read[B: "Body"](request: Request, model: type[B]) -> B:
    """Raises Malformed without a body, UnknownFormat for another content type, and what `strict.read`
    raises.
    """
    from ladder.formats import strict  # noqa: PLC0415 - reading routes start without it

    if request.content_type not in {"", "application/json"}:
        raise UnknownFormat("The body of this route is application/json.")
    if not request.body:
        raise Malformed("The body is empty.")
    return strict.read(model, request.body)
