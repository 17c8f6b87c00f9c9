"""The notification settings of a person as the page shows them."""

from trianon.server.node import ServerNode
from trianon.server.notifications.preferences import muted_tables, preferences_of
from trianon.server.notifications.push_keys import push_key
from trianon.server.notifications.subscriptions import subscription_count
from trianon.server.notifications.webhooks import list_webhooks
from trianon.server.wire.notification_messages import NotificationSettings, Quiet


def notification_settings(node: ServerNode, person: str) -> NotificationSettings:
    """What a person wants to hear of, and where."""
    key = push_key(node.store)
    with node.store.read() as connection:
        preferences = preferences_of(connection, person)
        return NotificationSettings(
            kinds=preferences.kinds,
            time_zone=preferences.time_zone,
            quiet=Quiet(*preferences.quiet) if preferences.quiet is not None else None,
            push_key=key.public,
            push_devices=subscription_count(connection, person),
            webhooks=list_webhooks(connection, person),
            muted=muted_tables(connection, person),
        )
