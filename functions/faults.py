"""What may be logged of an exception. Its text may hold a name, so the text never is."""

import traceback
from typing import Any


def told(error: BaseException) -> dict[str, Any]:
    """The exception's class, and the places it came through, innermost last."""
    frames = traceback.extract_tb(error.__traceback__)[-8:]
    return {"error_class": type(error).__name__, "places": [f"{each.name}:{each.lineno}" for each in frames]}
