"""The webhooks of a person: addresses that notifications are posted to."""

import secrets
from base64 import b64encode
from urllib.parse import urlsplit

from sqlalchemy import Connection, Row, delete, func, insert, select, update

from trianon.server.errors import Conflict, NotFound
from trianon.server.limits import MAX_WEBHOOKS, WEBHOOK_SECRET_BYTES
from trianon.server.node import ServerNode
from trianon.server.notifications.outbound import AddressRefused, check_url
from trianon.server.notifications.preferences import update_listening
from trianon.server.storage.schema import DELIVERIES, WEBHOOKS
from trianon.server.wire.notification_messages import Webhook, WebhookWanted

SECRET_MARK = "whsec_"  # what secrets of Standard Webhooks begin with
HEALTHY = {"failures": 0, "failing_since": None, "retry_at": None, "failure": None, "switched_off": None}


def add_webhook(node: ServerNode, person: str, wanted: WebhookWanted) -> str:
    """Add a webhook; its secret, which is not told again."""
    try:
        check_url(wanted.url, node.config.notification_origins)
        if (urlsplit(wanted.url).hostname or "").rstrip(".") in node.config.hosts:
            raise AddressRefused("this server")
    except AddressRefused:
        raise Conflict("bad-webhook") from None
    secret = _new_secret()
    with node.store.write() as connection:
        own = select(func.count()).select_from(WEBHOOKS).where(WEBHOOKS.c.person == person)
        if connection.execute(own).scalar_one() >= MAX_WEBHOOKS:
            raise Conflict("too-many-webhooks", most=MAX_WEBHOOKS)
        connection.execute(
            insert(WEBHOOKS).values(
                id=node.new_id(), person=person, url=wanted.url, form=wanted.form, secret=secret, created=node.now(),
                failures=0,
            )
        )  # fmt: skip
        update_listening(connection, person)
    return secret


def remove_webhook(node: ServerNode, person: str, webhook: str) -> None:
    """Remove a webhook with what is on its way there; no effect if there is none."""
    with node.store.write() as connection:
        connection.execute(delete(WEBHOOKS).where(WEBHOOKS.c.person == person, WEBHOOKS.c.id == webhook))
        drop_deliveries(connection, person, webhook)
        update_listening(connection, person)


def rotate_secret(node: ServerNode, person: str, webhook: str) -> str:
    """Replace the secret of a webhook; the new one."""
    secret = _new_secret()
    with node.store.write() as connection:
        own = (WEBHOOKS.c.person == person) & (WEBHOOKS.c.id == webhook)
        if connection.execute(update(WEBHOOKS).where(own).values(secret=secret)).rowcount != 1:
            raise NotFound("no-webhook")
    return secret


def drop_deliveries(connection: Connection, person: str, webhook: str) -> None:
    """Drop what is on its way to a webhook."""
    connection.execute(
        delete(DELIVERIES).where(
            DELIVERIES.c.person == person, DELIVERIES.c.channel == "webhook", DELIVERIES.c.target == webhook
        )
    )


def list_webhooks(connection: Connection, person: str) -> list[Webhook]:
    """The webhooks of a person as the page shows them: an address is a secret of its own, so its end is not shown."""
    found = select(WEBHOOKS).where(WEBHOOKS.c.person == person).order_by(WEBHOOKS.c.created, WEBHOOKS.c.id)
    return [
        Webhook(
            row.id, urlsplit(row.url).netloc, row.form, row.created, row.failing_since, row.failure, row.switched_off
        )
        for row in connection.execute(found)
    ]


def active_webhooks(connection: Connection, person: str) -> list[str]:
    """The ids of a person's webhooks that are not switched off."""
    active = (WEBHOOKS.c.person == person) & WEBHOOKS.c.switched_off.is_(None)
    return list(connection.execute(select(WEBHOOKS.c.id).where(active)).scalars())


def own_webhook(connection: Connection, person: str, webhook: str) -> Row[tuple[object, ...]] | None:
    """A webhook of a person."""
    own = (WEBHOOKS.c.person == person) & (WEBHOOKS.c.id == webhook)
    return connection.execute(select(WEBHOOKS).where(own)).first()


def _new_secret() -> str:
    return SECRET_MARK + b64encode(secrets.token_bytes(WEBHOOK_SECRET_BYTES)).decode()
