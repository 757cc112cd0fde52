"""The functions are tested where they stand: on the emulated installation of the journeys."""

import pytest

from tests.journeys.conftest import account, road

__all__ = ["account", "road"]


@pytest.fixture
def club(road):
    """A club with an organiser's key."""
    return road.club()
