"""A full disk: writes are refused and nothing acknowledged is lost; play goes on once there is space."""

import pytest
from sqlalchemy import Connection

from tests.infrastructure.seated_table import table_of
from trianon.server.lobby.chat import post_chat, recent_chat
from trianon.server.node import ServerNode
from trianon.server.storage.store import Unavailable

MUCH = 1_000_000  # pages


def limit_pages(connection: Connection, pages: int) -> None:
    """Let the database grow to so many pages, as a disk of that size would."""
    connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")


def write_until_full(node: ServerNode, table: str, person: str) -> None:
    """Post chat lines until the database refuses one."""
    for _ in range(10_000):
        post_chat(node.tables, table, person, "x" * 500)


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_a_full_disk_refuses_writes_and_loses_nothing(node: ServerNode) -> None:
    company = table_of(node)
    ada = company.ids[0]
    with node.store.write() as connection:  # the one connection that writes
        limit_pages(connection, int(connection.exec_driver_sql("PRAGMA page_count").scalar_one()) + 3)
    with pytest.raises(Unavailable, match="full"):
        write_until_full(node, company.table, ada)
    kept = len(recent_chat(node.tables, company.table, ada))
    assert kept > 0
    with pytest.raises(Unavailable):
        write_until_full(node, company.table, ada)
    assert len(recent_chat(node.tables, company.table, ada)) >= kept, "reading goes on"
    with node.store.write() as connection:
        limit_pages(connection, MUCH)
    assert post_chat(node.tables, company.table, ada, "space again").number > kept
    company.play(4)
