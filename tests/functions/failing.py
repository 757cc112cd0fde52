"""A function whose next call of one kind fails."""

from contextlib import contextmanager

import pytest

from publish import desk
from tests.store.faults import Faults, Stopped


@contextmanager
def failing(road, call, after=0):
    """While this runs, publish's calls of that name fail once so many have come through."""
    seen = []

    def during(name, _asked):
        if name == call:
            seen.append(name)
            if len(seen) > after:
                raise Stopped(name)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(desk, "aws", lambda: Faults(during=during).over(road.aws))
        yield
