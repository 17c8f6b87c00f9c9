"""Notifications wait until they are due, and become deliveries if they are still news."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from sqlalchemy import ColumnElement, Connection, and_, delete, insert, select, update

from trianon.server.limits import NOTIFICATIONS_PER_PASS
from trianon.server.node import ServerNode
from trianon.server.notifications.digests import DIGEST, schedule_digest
from trianon.server.notifications.occasions import Notice, news_of, occasion_of
from trianon.server.notifications.preferences import Preferences, is_muted, preferences_of
from trianon.server.notifications.subscriptions import subscribed_browsers
from trianon.server.notifications.webhooks import active_webhooks
from trianon.server.storage.mail_addresses import confirmed_address
from trianon.server.storage.schema import DELIVERIES, NOTIFICATIONS
from trianon.server.wire.field_types import NotificationChannel

MAILBOX = ""  # the address is looked up when the mail is written


def release_due(node: ServerNode) -> int:
    """Turn what is due into deliveries, in one transaction; how many were looked at.

    A row is removed in the transaction that makes its deliveries, and no other node gets hold of it meanwhile, so a
    notification is delivered once for each channel.
    """
    now = node.now()
    is_due = NOTIFICATIONS.c.due <= now
    with node.store.read() as connection:  # nothing is due most of the time: no write lock for that
        if connection.execute(select(NOTIFICATIONS.c.due).where(is_due).limit(1)).first() is None:
            return 0
    wanted = select(NOTIFICATIONS).where(is_due).order_by(NOTIFICATIONS.c.due).limit(NOTIFICATIONS_PER_PASS)
    with node.store.write() as connection:
        rows = connection.execute(wanted.with_for_update(skip_locked=True)).all()
        for row in rows:
            _release(node, connection, Notice(row.person, row.table_id, row.kind, row.number), now)
        return len(rows)


def _release(node: ServerNode, connection: Connection, notice: Notice, now: float) -> None:
    occasion = news_of(connection, notice, now)
    preferences = preferences_of(connection, notice.person)
    until = preferences.quiet_until(now)
    if occasion is not None and notice.kind == "time":
        until = max(until, occasion.alarm_at or now)  # the clock has rested since
    if occasion is not None and until > now:
        connection.execute(update(NOTIFICATIONS).where(_row_of(notice)).values(due=until))
        return
    connection.execute(delete(NOTIFICATIONS).where(_row_of(notice)))
    if notice.kind == "turn":
        _schedule_alarm(connection, notice, now)
    if occasion is None or is_muted(connection, notice.person, notice.table):
        return
    for channel in _channels(connection, notice, preferences):
        is_daily = channel == "mail" and preferences.mail == "daily"
        for target in TARGETS[channel](connection, notice.person):
            connection.execute(
                insert(DELIVERIES).values(
                    id=node.new_id(), channel=DIGEST if is_daily else channel, target=target, created=now, due=now,
                    attempts=0, **notice.columns,
                )
            )  # fmt: skip
            if is_daily:
                schedule_digest(connection, notice.person, preferences, now)


def _channels(connection: Connection, notice: Notice, preferences: Preferences) -> list[NotificationChannel]:
    """The channels of a notice; a person who is asked at once hears that, and not that the match has begun."""
    channels = preferences.channels(notice.kind)
    if notice.kind == "begun":
        turn = Notice(notice.person, notice.table, "turn", notice.number)
        if occasion_of(connection, turn) is not None:
            channels = [channel for channel in channels if channel not in preferences.channels("turn")]
    return channels


def _mailboxes(connection: Connection, person: str) -> list[str]:
    """One target, whatever its address will be, for a person who wants mail and has confirmed an address."""
    is_wanted = preferences_of(connection, person).mail != "off" and confirmed_address(connection, person) is not None
    return [MAILBOX] if is_wanted else []


# the deliveries that one notification takes on a channel
TARGETS: Mapping[NotificationChannel, Callable[[Connection, str], list[str]]] = MappingProxyType(
    {"push": subscribed_browsers, "mail": _mailboxes, "webhook": active_webhooks}
)


def _schedule_alarm(connection: Connection, notice: Notice, now: float) -> None:
    """Have the person hear when most of the time for a decision is gone, also if its opening was seen."""
    alarm = Notice(notice.person, notice.table, "time", notice.number)
    occasion = occasion_of(connection, alarm)
    if occasion is not None and occasion.alarm_at is not None and occasion.alarm_at > now:
        connection.execute(insert(NOTIFICATIONS).values(**alarm.columns, due=occasion.alarm_at))


def _row_of(notice: Notice) -> ColumnElement[bool]:
    return and_(*(NOTIFICATIONS.c[name] == value for name, value in notice.columns.items()))
