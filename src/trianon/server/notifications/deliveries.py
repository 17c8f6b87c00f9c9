"""Deliveries: each is claimed by one node at a time, sent, and removed or tried again."""

import random
from dataclasses import dataclass, replace
from typing import get_args

from sqlalchemy import Row, delete, select, update

from trianon.server.limits import (
    DELIVERY_ATTEMPTS,
    DELIVERY_LEASE,
    DELIVERY_RETRY_DELAY,
    DELIVERY_RETRY_FACTOR,
    MAX_FAILURE_CHARS,
)
from trianon.server.metrics import DELIVERED
from trianon.server.node import ServerNode
from trianon.server.notifications.occasions import Notice
from trianon.server.storage.schema import DELIVERIES
from trianon.server.wire.field_types import NotificationChannel


@dataclass(frozen=True)
class Delivery:
    """A notice on its way to one browser, mailbox or address."""

    id: str  # the same for each attempt
    notice: Notice
    channel: NotificationChannel
    target: str
    created: float
    attempts: int  # with the present one


class DeliveryFailed(Exception):
    """A delivery that did not arrive; its text names no person and no address.

    One that is paced is tried again exactly after `retry_after`, however often that was done before.
    """

    def __init__(
        self, reason: str, *, is_final: bool = False, retry_after: float = 0.0, is_paced: bool = False
    ) -> None:
        super().__init__(reason[:MAX_FAILURE_CHARS])
        self.is_final, self.retry_after, self.is_paced = is_final, retry_after, is_paced


def due_channels(node: ServerNode) -> set[NotificationChannel]:
    """The channels with deliveries that are due."""
    with node.store.read() as connection:
        is_sent_alone = DELIVERIES.c.channel.in_(get_args(NotificationChannel))  # and not with a daily mail
        found = select(DELIVERIES.c.channel).where(is_sent_alone, DELIVERIES.c.due <= node.now()).distinct()
        return set(connection.execute(found).scalars())


def claim_due(node: ServerNode, channel: NotificationChannel, most: int) -> list[Delivery]:
    """Claim deliveries that are due, or whose node did not finish them within its lease."""
    now = node.now()
    is_due = (DELIVERIES.c.channel == channel) & (DELIVERIES.c.due <= now)
    wanted = select(DELIVERIES).where(is_due).order_by(DELIVERIES.c.due).limit(most)
    with node.store.write() as connection:
        rows = connection.execute(wanted.with_for_update(skip_locked=True)).all()
        connection.execute(
            update(DELIVERIES)
            .where(DELIVERIES.c.id.in_([row.id for row in rows]))
            .values(due=now + DELIVERY_LEASE, attempts=DELIVERIES.c.attempts + 1)
        )
    return [replace(delivery_of(row), attempts=row.attempts + 1) for row in rows]


def finish(node: ServerNode, delivery: Delivery, outcome: str) -> None:
    """Remove a delivery that arrived, or that is no news any more."""
    with node.store.write() as connection:
        connection.execute(delete(DELIVERIES).where(DELIVERIES.c.id == delivery.id))
    DELIVERED.labels(delivery.channel, outcome).inc()


def retry(node: ServerNode, delivery: Delivery, failed: DeliveryFailed) -> None:
    """Try a delivery again later, each time after a longer wait; give it up in the end."""
    if failed.is_final or (delivery.attempts >= DELIVERY_ATTEMPTS and not failed.is_paced):
        finish(node, delivery, "failed")
        return
    delay = failed.retry_after if failed.is_paced else max(failed.retry_after, retry_delay(delivery.attempts))
    with node.store.write() as connection:
        connection.execute(
            update(DELIVERIES).where(DELIVERIES.c.id == delivery.id).values(due=node.now() + delay, failure=str(failed))
        )
    DELIVERED.labels(delivery.channel, "retried").inc()


def retry_delay(attempts: int) -> float:
    """The wait after so many attempts."""
    backoff = DELIVERY_RETRY_DELAY * DELIVERY_RETRY_FACTOR ** (attempts - 1)
    return backoff * random.uniform(0.8, 1.2)  # not all at the same moment


def delivery_of(row: Row[tuple[object, ...]]) -> Delivery:
    """A row of the outbox."""
    notice = Notice(row.person, row.table_id, row.kind, row.number)
    return Delivery(row.id, notice, row.channel, row.target, row.created, row.attempts)
