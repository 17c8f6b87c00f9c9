"""The background task of a node that sends notifications, each of them by one node."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Mapping
from types import MappingProxyType

from trianon.server.limits import NOTIFICATION_INTERVAL, RETENTION_INTERVAL
from trianon.server.node import ServerNode
from trianon.server.notifications.deliveries import Delivery, DeliveryFailed, claim_due, finish, retry
from trianon.server.notifications.occasions import Occasion, news_of
from trianon.server.notifications.parking import release_due
from trianon.server.notifications.push_keys import push_key
from trianon.server.notifications.subscriptions import drop_unused
from trianon.server.notifications.web_push import send_push
from trianon.server.storage.store import Unavailable
from trianon.server.wire.field_types import NotificationChannel

LOG = logging.getLogger("trianon.notifications")

Send = Callable[[ServerNode, Delivery, Occasion], Awaitable[None]]
SENDERS: Mapping[NotificationChannel, Send] = MappingProxyType({"push": send_push})


class NotificationRunner:
    """Looks each `NOTIFICATION_INTERVAL` for notifications that are due."""

    def __init__(self, node: ServerNode) -> None:
        self.node = node
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start looking."""
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Stop; another node goes on with what this one has claimed."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        tidied = float("-inf")
        while True:
            try:
                if time.monotonic() - tidied > RETENTION_INTERVAL:
                    await self.node.store.run_in_thread(push_key, self.node.store)  # made at the first start
                    await self.node.store.run_in_thread(drop_unused, self.node)
                    tidied = time.monotonic()
                while await send_due(self.node):
                    pass
            except Unavailable:
                LOG.warning("database unavailable")
            except Exception:
                LOG.exception("sending notifications failed")
            await asyncio.sleep(NOTIFICATION_INTERVAL)


async def send_due(node: ServerNode) -> int:
    """Release and send what is due; how many there were."""
    released = await node.store.run_in_thread(release_due, node)
    claimed = await node.store.run_in_thread(claim_due, node)
    await asyncio.gather(*(_send(node, delivery) for delivery in claimed))
    return released + len(claimed)


async def _send(node: ServerNode, delivery: Delivery) -> None:
    """Send a delivery if it is still news, and note what came of it."""
    run = node.store.run_in_thread
    try:
        occasion = await run(_news, node, delivery)
        if occasion is None:
            await run(finish, node, delivery, "withdrawn")
            return
        await SENDERS[delivery.channel](node, delivery, occasion)
        await run(finish, node, delivery, "sent")
    except DeliveryFailed as failed:
        LOG.info("notification not delivered", extra={"channel": delivery.channel, "reason": str(failed)})
        await run(retry, node, delivery, failed)


def _news(node: ServerNode, delivery: Delivery) -> Occasion | None:
    with node.store.read() as connection:
        return news_of(connection, delivery.notice, node.now())
