"""What nobody needs any more: tables that never began, and links that were never used. Finished matches are kept."""

from __future__ import annotations

from sqlalchemy import delete, select, update

from trianon.server.node import GONE, OPEN, ServerNode
from trianon.server.storage.schema import CHAT, ENTRIES, LINKS, SEATS, TABLES

OPEN_TABLE_LIFE = 30 * 24 * 3600.0  # seconds after which a table that nobody came to is given up
CLOSED_TABLE_LIFE = 24 * 3600.0  # seconds after which nothing of a table that is gone is kept
BATCH = 200  # tables in one go


def apply_retention(node: ServerNode) -> int:
    """Give up tables that waited too long, and forget those that are gone; how many there were."""
    now = node.now()
    with node.store.write() as connection:
        connection.execute(delete(LINKS).where(LINKS.c.expires < now))
        waiting = (
            select(TABLES.c.id).where(TABLES.c.status == OPEN, TABLES.c.changed < now - OPEN_TABLE_LIFE).limit(BATCH)
        )
        given_up = connection.execute(
            update(TABLES)
            .where(TABLES.c.id.in_(waiting), TABLES.c.status == OPEN)
            .values(status=GONE, changed=now, seats_version=TABLES.c.seats_version + 1)
        )
        gone = (
            select(TABLES.c.id).where(TABLES.c.status == GONE, TABLES.c.changed < now - CLOSED_TABLE_LIFE).limit(BATCH)
        )
        tables = [row.id for row in connection.execute(gone)]
        for kept in (CHAT, ENTRIES, SEATS):
            connection.execute(delete(kept).where(kept.c.table_id.in_(tables)))
        connection.execute(delete(TABLES).where(TABLES.c.id.in_(tables)))
    return given_up.rowcount + len(tables)
