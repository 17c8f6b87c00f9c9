"""Retention: tables that never started, imported matches, unused links, signed-out devices and resolved reports expire.

Finished matches are kept with their analyses and summaries, imported ones for some weeks.
"""

from __future__ import annotations

from sqlalchemy import delete, or_, select, update

from trianon.server.limits import (
    CLOSED_TABLE_LIFETIME,
    IMPORT_LIFETIME,
    OPEN_TABLE_LIFETIME,
    RESOLVED_REPORT_LIFETIME,
    RETENTION_BATCH,
    REVOKED_DEVICE_LIFETIME,
)
from trianon.server.storage.rows import GONE, OPEN, OVER
from trianon.server.storage.schema import (
    ANALYSES,
    CHAT,
    DEVICES,
    ENTRIES,
    FINISHED,
    LINKS,
    REMOVED,
    REPORTS,
    SEATS,
    TABLES,
)
from trianon.server.storage.store import Store


def apply_retention(store: Store, now: float) -> int:
    """Close open tables that expired and delete those closed long enough ago. Returns how many."""
    with store.write() as connection:
        connection.execute(delete(LINKS).where(LINKS.c.expires < now))
        connection.execute(delete(DEVICES).where(DEVICES.c.revoked < now - REVOKED_DEVICE_LIFETIME))
        connection.execute(delete(REPORTS).where(REPORTS.c.resolved < now - RESOLVED_REPORT_LIFETIME))
        expired = (
            select(TABLES.c.id)
            .where(
                or_(
                    (TABLES.c.status == OPEN) & (TABLES.c.changed < now - OPEN_TABLE_LIFETIME),
                    TABLES.c.imported.is_not(None)
                    & (TABLES.c.status == OVER)
                    & (TABLES.c.changed < now - IMPORT_LIFETIME),
                )
            )
            .limit(RETENTION_BATCH)
        )
        closed_now = connection.execute(
            update(TABLES)
            .where(TABLES.c.id.in_(expired), TABLES.c.status != GONE)
            .values(status=GONE, changed=now, seats_version=TABLES.c.seats_version + 1)
        )
        closed = (
            select(TABLES.c.id)
            .where(TABLES.c.status == GONE, TABLES.c.changed < now - CLOSED_TABLE_LIFETIME)
            .limit(RETENTION_BATCH)
        )
        tables = [row.id for row in connection.execute(closed)]
        for dependent in (ANALYSES, CHAT, ENTRIES, FINISHED, REMOVED, SEATS):
            connection.execute(delete(dependent).where(dependent.c.table_id.in_(tables)))
        connection.execute(delete(TABLES).where(TABLES.c.id.in_(tables)))
    return closed_now.rowcount + len(tables)
