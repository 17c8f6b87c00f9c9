"""Time for tests of matches."""

import pytest

from tests.infrastructure.seated_table import Time
from trianon.server.node import ServerNode


@pytest.fixture
def time(node: ServerNode) -> Time:
    """Time that stands still unless it is moved."""
    node.tables.now = moved = Time()
    return moved
