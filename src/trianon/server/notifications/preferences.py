"""What a person wants to hear of, by channel, and when not; muted tables."""

import json
from dataclasses import dataclass, field, replace
from datetime import timedelta

from sqlalchemy import Connection, Row, delete, insert, select, union_all, update
from sqlalchemy.exc import IntegrityError

from trianon.server.errors import ApiError, Conflict
from trianon.server.limits import DIGEST_MINUTE, MAX_MUTED_TABLES
from trianon.server.storage.mail_addresses import confirmed_address
from trianon.server.storage.schema import (
    MUTED_TABLES,
    NOTIFICATION_SETTINGS,
    PUSH_SUBSCRIPTIONS,
    WEBHOOKS,
)
from trianon.server.table_store.seated_people import reload_seats_of, reset_deadlines_of
from trianon.server.wall_clock import day_of, end_of_quiet_hours, known_time_zones, moments_of
from trianon.server.wire.field_types import MailMode, NotificationChannel, NotificationKind
from trianon.server.wire.notification_messages import NotificationChange

Kinds = dict[NotificationChannel, list[NotificationKind]]
ALL_KINDS: tuple[NotificationKind, ...] = ("turn", "time", "begun", "invited", "over")
DEFAULT_KINDS: Kinds = {"push": [*ALL_KINDS], "mail": [*ALL_KINDS], "webhook": [*ALL_KINDS]}


@dataclass(frozen=True)
class Preferences:
    """The kinds that go to each channel, the quiet hours in the person's time zone, and how mail comes."""

    kinds: Kinds = field(default_factory=lambda: dict(DEFAULT_KINDS))
    time_zone: str = "UTC"
    quiet: tuple[int, int] | None = None  # minutes of the day
    mail: MailMode = "off"
    digest_at: int = DIGEST_MINUTE  # minute of the day

    def quiet_until(self, moment: float) -> float:
        """When the quiet hours end that a moment lies in; the moment itself outside of them."""
        return moment if self.quiet is None else end_of_quiet_hours(*self.quiet, self.time_zone, moment)

    def next_digest(self, now: float) -> float:
        """When the next daily mail is due: at its minute of the day, or at the end of the quiet hours."""
        today = day_of(now, self.time_zone)
        days = (today + timedelta(days=number) for number in range(3))
        moments = (moments_of(day, self.digest_at, self.time_zone)[0] for day in days)
        return self.quiet_until(next(moment for moment in moments if moment > now))

    def channels(self, kind: NotificationKind) -> list[NotificationChannel]:
        """The channels that a kind goes to."""
        return [channel for channel, kinds in self.kinds.items() if kind in kinds]


def preferences_of(connection: Connection, person: str) -> Preferences:
    """The preferences of a person; the default ones of a person who has changed none."""
    row = _row(connection, person)
    if row is None:
        return Preferences()
    quiet = None if row.quiet_from is None else (row.quiet_from, row.quiet_until)
    kinds: Kinds = {**DEFAULT_KINDS, **json.loads(row.kinds)}
    return Preferences(kinds, row.time_zone, quiet, row.mail, row.digest_at)


def change_preferences(connection: Connection, person: str, wanted: NotificationChange) -> None:
    """Write what a person changes."""
    changed = preferences_of(connection, person)
    if wanted.time_zone not in (None, changed.time_zone):  # pages tell the same one again and again
        reset_deadlines_of(connection, person)
    elif wanted.quiet is not None:
        reload_seats_of(connection, person)
    if wanted.kinds is not None:
        kinds: Kinds = {channel: sorted(set(kinds)) for channel, kinds in wanted.kinds.items()}
        changed = replace(changed, kinds={**changed.kinds, **kinds})
    if wanted.time_zone is not None:
        if wanted.time_zone not in known_time_zones():
            raise ApiError("no-time-zone")
        changed = replace(changed, time_zone=wanted.time_zone)
    if wanted.quiet is not None:
        hours = wanted.quiet
        changed = replace(changed, quiet=(hours.begin, hours.end) if hours.begin != hours.end else None)
    if wanted.mail is not None:
        changed = replace(changed, mail=wanted.mail)
    if wanted.digest_at is not None:
        changed = replace(changed, digest_at=wanted.digest_at)
    values = {
        "kinds": json.dumps(changed.kinds),
        "time_zone": changed.time_zone,
        "quiet_from": changed.quiet[0] if changed.quiet else None,
        "quiet_until": changed.quiet[1] if changed.quiet else None,
        "mail": changed.mail,
        "digest_at": changed.digest_at,
    }
    if _row(connection, person) is None:
        connection.execute(insert(NOTIFICATION_SETTINGS).values(person=person, listens=False, **values))
    else:
        connection.execute(
            update(NOTIFICATION_SETTINGS).where(NOTIFICATION_SETTINGS.c.person == person).values(**values)
        )


def update_listening(connection: Connection, person: str) -> None:
    """Note whether a person has a channel now; if that changed, the seats of the person's tables are read anew."""
    row = _row(connection, person)
    has_mail = row is not None and row.mail != "off" and confirmed_address(connection, person) is not None
    listens = has_mail or _has_address(connection, person)
    if (row is not None and row.listens) == listens:
        return
    if row is None:
        change_preferences(connection, person, NotificationChange())
    reload_seats_of(connection, person)
    connection.execute(
        update(NOTIFICATION_SETTINGS).where(NOTIFICATION_SETTINGS.c.person == person).values(listens=listens)
    )


def _has_address(connection: Connection, person: str) -> bool:
    browser = select(PUSH_SUBSCRIPTIONS.c.id).where(PUSH_SUBSCRIPTIONS.c.person == person)
    webhook = select(WEBHOOKS.c.id).where(WEBHOOKS.c.person == person, WEBHOOKS.c.switched_off.is_(None))
    return connection.execute(union_all(browser, webhook).limit(1)).first() is not None


def muted_tables(connection: Connection, person: str) -> list[str]:
    """The tables that a person wants to hear nothing of."""
    return list(connection.execute(select(MUTED_TABLES.c.table_id).where(MUTED_TABLES.c.person == person)).scalars())


def is_muted(connection: Connection, person: str, table: str) -> bool:
    """Whether a person wants to hear nothing of a table."""
    found = select(MUTED_TABLES.c.person).where(MUTED_TABLES.c.person == person, MUTED_TABLES.c.table_id == table)
    return connection.execute(found).first() is not None


def mute_table(connection: Connection, person: str, table: str, muted: bool) -> None:
    """Hear nothing of a table any more, or again what is chosen for all."""
    own = (MUTED_TABLES.c.person == person) & (MUTED_TABLES.c.table_id == table)
    if not muted:
        connection.execute(delete(MUTED_TABLES).where(own))
    elif not is_muted(connection, person, table):
        if len(muted_tables(connection, person)) >= MAX_MUTED_TABLES:
            raise Conflict("too-many-muted", most=MAX_MUTED_TABLES)
        try:
            connection.execute(insert(MUTED_TABLES).values(person=person, table_id=table))
        except IntegrityError:  # muted concurrently
            raise Conflict("raced") from None


def _row(connection: Connection, person: str) -> Row[tuple[object, ...]] | None:
    return connection.execute(select(NOTIFICATION_SETTINGS).where(NOTIFICATION_SETTINGS.c.person == person)).first()
