"""The notification settings of a person as the page shows them."""

from trianon.server.node import ServerNode
from trianon.server.notifications.digests import adapt_digest
from trianon.server.notifications.preferences import (
    change_preferences,
    muted_tables,
    preferences_of,
    update_listening,
)
from trianon.server.notifications.push_keys import push_key
from trianon.server.notifications.subscriptions import subscription_count
from trianon.server.notifications.webhooks import list_webhooks
from trianon.server.storage.mail_addresses import confirmed_address
from trianon.server.wire.notification_messages import NotificationChange, NotificationSettings, Quiet


def notification_settings(node: ServerNode, person: str) -> NotificationSettings:
    """What a person wants to hear of, and where."""
    key = push_key(node.store)
    with node.store.read() as connection:
        preferences = preferences_of(connection, person)
        return NotificationSettings(
            kinds=preferences.kinds,
            time_zone=preferences.time_zone,
            quiet=Quiet(*preferences.quiet) if preferences.quiet is not None else None,
            mail=preferences.mail,
            digest_at=preferences.digest_at,
            mail_address=confirmed_address(connection, person) if node.mail is not None else None,
            push_key=key.public,
            push_devices=subscription_count(connection, person),
            webhooks=list_webhooks(connection, person),
            muted=muted_tables(connection, person),
        )


def change_settings(node: ServerNode, person: str, wanted: NotificationChange) -> None:
    """Write what a person changes, with what follows for the mail that waits."""
    with node.store.write() as connection:
        change_preferences(connection, person, wanted)
        adapt_digest(connection, person, node.now())
        update_listening(connection, person)
