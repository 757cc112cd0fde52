"""The templates as CloudFormation would see them, read once."""

import pytest

from infra import transform


@pytest.fixture(scope="session")
def written():
    """template.yaml as written."""
    return transform.source()


@pytest.fixture(scope="session")
def main():
    """template.yaml after SAM's transform."""
    return transform.transformed()


@pytest.fixture(scope="session")
def site():
    """infra/site.yaml: bucket and CDN."""
    return transform.source(transform.ROOT / "infra" / "site.yaml")


@pytest.fixture(scope="session")
def alarms():
    """infra/alarms.yaml."""
    return transform.source(transform.ROOT / "infra" / "alarms.yaml")
