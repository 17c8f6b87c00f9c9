"""Deliveries: each is claimed by one node at a time, sent, and removed or tried again."""

import random
from dataclasses import dataclass

from sqlalchemy import Row, delete, select, update

from trianon.server.limits import (
    DELIVERY_ATTEMPTS,
    DELIVERY_LEASE,
    DELIVERY_RETRY_DELAY,
    DELIVERY_RETRY_FACTOR,
    NOTIFICATIONS_PER_PASS,
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
    """A delivery that did not arrive; its text names no person and no address."""

    def __init__(self, reason: str, *, is_final: bool = False, retry_after: float = 0.0) -> None:
        super().__init__(reason)
        self.is_final, self.retry_after = is_final, retry_after


def claim_due(node: ServerNode) -> list[Delivery]:
    """Claim deliveries that are due, or whose node did not finish them within its lease."""
    now = node.now()
    is_due = DELIVERIES.c.due <= now
    with node.store.read() as connection:
        if connection.execute(select(DELIVERIES.c.id).where(is_due).limit(1)).first() is None:
            return []
    wanted = select(DELIVERIES).where(is_due).order_by(DELIVERIES.c.due).limit(NOTIFICATIONS_PER_PASS)
    with node.store.write() as connection:
        rows = connection.execute(wanted.with_for_update(skip_locked=True)).all()
        connection.execute(
            update(DELIVERIES)
            .where(DELIVERIES.c.id.in_([row.id for row in rows]))
            .values(due=now + DELIVERY_LEASE, attempts=DELIVERIES.c.attempts + 1)
        )
    return [_delivery(row) for row in rows]


def finish(node: ServerNode, delivery: Delivery, outcome: str) -> None:
    """Remove a delivery that arrived, or that is no news any more."""
    with node.store.write() as connection:
        connection.execute(delete(DELIVERIES).where(DELIVERIES.c.id == delivery.id))
    DELIVERED.labels(delivery.channel, outcome).inc()


def retry(node: ServerNode, delivery: Delivery, failed: DeliveryFailed) -> None:
    """Try a delivery again later, each time after a longer wait; give it up in the end."""
    if failed.is_final or delivery.attempts >= DELIVERY_ATTEMPTS:
        finish(node, delivery, "failed")
        return
    delay = DELIVERY_RETRY_DELAY * DELIVERY_RETRY_FACTOR ** (delivery.attempts - 1)
    delay = max(failed.retry_after, delay * random.uniform(0.8, 1.2))  # not all at the same moment
    with node.store.write() as connection:
        connection.execute(update(DELIVERIES).where(DELIVERIES.c.id == delivery.id).values(due=node.now() + delay))
    DELIVERED.labels(delivery.channel, "retried").inc()


def _delivery(row: Row[tuple[object, ...]]) -> Delivery:
    notice = Notice(row.person, row.table_id, row.kind, row.number)
    return Delivery(row.id, notice, row.channel, row.target, row.created, row.attempts + 1)
