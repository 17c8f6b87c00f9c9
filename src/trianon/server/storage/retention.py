"""Retention: what expires is closed or deleted.

Tables that never started, matches without an answer for months, guests without traces, imported matches, published
editions that nobody plays, unused links, signed-out devices and resolved reports expire. Finished matches are kept with
their analyses and summaries, imported ones for some weeks.
"""

from collections.abc import Iterable

from sqlalchemy import ColumnElement, Connection, and_, delete, or_, select, update

from trianon.server.limits import (
    ABANDONED_LIFETIME,
    CLOSED_TABLE_LIFETIME,
    GUEST_LIFETIME,
    GUESTS_PER_PASS,
    GUESTS_PER_TRANSACTION,
    IMPORT_LIFETIME,
    OPEN_TABLE_LIFETIME,
    PUBLISHED_LIFETIME,
    RESOLVED_REPORT_LIFETIME,
    RETENTION_BATCH,
    REVOKED_DEVICE_LIFETIME,
)
from trianon.server.storage.daily_counts import forget_counts
from trianon.server.storage.people_schema import (
    ACCOUNT_NAMES,
    DEVICES,
    LINKS,
    MAIL_CONFIRMATIONS,
    MAIL_COUNTS,
    PASSKEY_CHALLENGES,
    PEOPLE,
)
from trianon.server.storage.rows import GONE, OPEN, OVER, RUNNING
from trianon.server.storage.schema import (
    ANALYSES,
    BLOCKS,
    CHAT,
    DAYS_OFF,
    DELIVERIES,
    ENTRIES,
    FINISHED,
    IMPORT_COUNTS,
    MUTED_TABLES,
    NOTIFICATION_SETTINGS,
    NOTIFICATIONS,
    PUBLISHED_EDITIONS,
    PUSH_SUBSCRIPTIONS,
    REMOVED,
    REPORTS,
    SEATS,
    TABLE_COUNTS,
    TABLES,
    WEBHOOKS,
)
from trianon.server.storage.store import Store

OF_TABLES = (ANALYSES, CHAT, DELIVERIES, ENTRIES, FINISHED, MUTED_TABLES, NOTIFICATIONS, REMOVED, SEATS)
NOTIFYING = (DELIVERIES, MUTED_TABLES, NOTIFICATION_SETTINGS, NOTIFICATIONS, PUSH_SUBSCRIPTIONS, WEBHOOKS)


def apply_retention(store: Store, now: float) -> int:
    """Close tables that expired and delete those closed long enough ago. Returns how many."""
    with store.write() as connection:
        connection.execute(delete(LINKS).where(LINKS.c.expires < now))
        connection.execute(delete(DEVICES).where(DEVICES.c.revoked < now - REVOKED_DEVICE_LIFETIME))
        connection.execute(delete(REPORTS).where(REPORTS.c.resolved < now - RESOLVED_REPORT_LIFETIME))
        connection.execute(delete(PUBLISHED_EDITIONS).where(PUBLISHED_EDITIONS.c.used < now - PUBLISHED_LIFETIME))
        connection.execute(delete(PASSKEY_CHALLENGES).where(PASSKEY_CHALLENGES.c.expires < now))
        connection.execute(delete(MAIL_CONFIRMATIONS).where(MAIL_CONFIRMATIONS.c.expires < now))
        for counts in (IMPORT_COUNTS, MAIL_COUNTS, TABLE_COUNTS):
            forget_counts(connection, counts, now)
        expired = (
            select(TABLES.c.id)
            .where(
                or_(
                    (TABLES.c.status == OPEN) & (TABLES.c.changed < now - OPEN_TABLE_LIFETIME),
                    (TABLES.c.status == RUNNING) & (TABLES.c.changed < now - ABANDONED_LIFETIME),
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
    for table in tables:  # one in a transaction: with its entries it may have some MB, and other writers wait
        with store.write() as connection:
            for dependent in OF_TABLES:
                connection.execute(delete(dependent).where(dependent.c.table_id == table))
            connection.execute(delete(TABLES).where(TABLES.c.id == table))
    return closed_now.rowcount + len(tables) + _delete_guests(store, now - GUEST_LIFETIME)


def forgotten_guests(before: float) -> ColumnElement[bool]:
    """People who have not been here since a time, and of whom nothing is left but a name."""
    left = (
        SEATS.c.person, TABLES.c.owner, CHAT.c.person, REMOVED.c.person, BLOCKS.c.person, BLOCKS.c.blocked,
        REPORTS.c.reporter, REPORTS.c.person, LINKS.c.person, ACCOUNT_NAMES.c.person, PUBLISHED_EDITIONS.c.person,
    )  # fmt: skip
    known = [PEOPLE.c.id.not_in(select(person).where(person.is_not(None))) for person in left]
    back = select(DEVICES.c.person).where(DEVICES.c.seen >= before)
    return and_(PEOPLE.c.created < before, PEOPLE.c.id.not_in(back), *known)


def _delete_guests(store: Store, before: float) -> int:
    """Delete forgotten guests, found before the database is locked; how many."""
    with store.read() as connection:
        wanted = select(PEOPLE.c.id).where(forgotten_guests(before)).limit(GUESTS_PER_PASS)
        found = [row.id for row in connection.execute(wanted)]
    deleted = 0
    for first in range(0, len(found), GUESTS_PER_TRANSACTION):
        some = found[first : first + GUESTS_PER_TRANSACTION]
        with store.write() as connection:
            here = select(DEVICES.c.person).where(DEVICES.c.person.in_(some), DEVICES.c.seen >= before)
            gone = set(some) - set(connection.execute(here).scalars())  # without those that came back meanwhile
            for table in (DAYS_OFF, DEVICES, PASSKEY_CHALLENGES):
                connection.execute(delete(table).where(table.c.person.in_(gone)))
            delete_notifications(connection, gone)
            connection.execute(delete(PEOPLE).where(PEOPLE.c.id.in_(gone)))
        deleted += len(gone)
    return deleted


def delete_notifications(connection: Connection, people: Iterable[str]) -> None:
    """Delete all that is there to notify people: what they want to hear, where, and what is on its way."""
    some = list(people)
    for table in NOTIFYING:
        connection.execute(delete(table).where(table.c.person.in_(some)))
