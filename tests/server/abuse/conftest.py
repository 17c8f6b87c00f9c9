"""Nodes with small limits."""

import shutil
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest

from tests.infrastructure.twin_nodes import served_node
from trianon.server import limits
from trianon.server.client_address import Network, proxy_networks

READ_RATE = 1e-3  # tokens a second: none during a test


@contextmanager
def limited_node(folder: Path, migrated_file: Path, trusted: tuple[Network, ...]) -> Iterator[httpx.Client]:
    """A node with small buckets that do not refill during a test."""
    small = {"ADDRESS_RATE": 1e-3, "READ_RATE": READ_RATE, "ADDRESS_BURST": 40.0, "READ_BURST": 30.0}
    small |= {"PERSON_RATE": 1e-3, "PERSON_BURST": 8.0}
    small |= {"MAX_ADDRESS_SOCKETS": 3, "MAX_ADDRESS_CONNECTIONS": 10, "MAX_ADDRESS_REQUESTS": 2}
    shutil.copy(migrated_file, folder / "trianon.db")
    with ExitStack() as stack:
        with pytest.MonkeyPatch.context() as patch:  # for the start of this node only
            for name, value in small.items():
                patch.setattr(limits, name, value)
            client = stack.enter_context(served_node(folder, rate_limit_factor=1, trusted_proxies=trusted))
        yield client


@pytest.fixture
def http(request: pytest.FixtureRequest, tmp_path: Path, migrated_file: Path) -> Iterator[httpx.Client]:
    """A node that only one test uses."""
    with limited_node(tmp_path, migrated_file, getattr(request, "param", ())) as client:
        yield client


@pytest.fixture(scope="module")
def behind_proxy(tmp_path_factory: pytest.TempPathFactory, migrated_file: Path) -> Iterator[httpx.Client]:
    """A node behind a trusted proxy, which names the client: every test has buckets of its own with an own address."""
    with limited_node(tmp_path_factory.mktemp("node"), migrated_file, proxy_networks("127.0.0.1", "")) as client:
        yield client


def must_wait(done: httpx.Response) -> bool:
    """Whether this is a refusal as it should be."""
    if done.status_code != 429:
        return False
    assert int(done.headers["retry-after"]) >= 1
    assert done.json()["error"] == "too-fast"
    assert done.headers["content-security-policy"]
    return True
