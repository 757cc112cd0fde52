"""What tests of several rooms share: the built product, and the whole of it running on this machine."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from infra.local.build import build
from infra.local.stack import start

# Two cores that also run a browser and a stack make nothing for a second now and then: no fault of a test.
settings.register_profile("shared machine", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("shared machine")

_DEAR = ("browser", "local", "rie", "journeys", "machine", "faults")


def pytest_collection_modifyitems(items):
    """Rooms whose tests take long come first, so that no worker is left alone with them at the end."""
    rooms = Path(__file__).parent
    items.sort(key=lambda item: item.path.relative_to(rooms).parts[0] not in _DEAR)


@pytest.fixture(scope="session")
def built():
    """The folder of the built template, for this machine's processor."""
    return build(print)


@pytest.fixture(scope="session")
def stack(built):
    """The product on ministack: built and deployed by SAM, IAM enforced, behind `stack.url`.

    One for all tests that ask for it: each makes its own clubs.
    """
    running = start(operator_key="the operator's key in tests")
    yield running
    running.stop()
