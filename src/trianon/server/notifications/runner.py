"""The background task of a node that sends notifications, each of them by one node."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from types import MappingProxyType
from typing import Any

from trianon.server.limits import NOTIFICATION_INTERVAL, RETENTION_INTERVAL, SENDING
from trianon.server.node import ServerNode
from trianon.server.notifications.deliveries import Delivery, DeliveryFailed, claim_due, due_channels, finish, retry
from trianon.server.notifications.digests import Digest, claim_digests
from trianon.server.notifications.mail_delivery import send_digest, send_mail
from trianon.server.notifications.occasions import Occasion, news_of
from trianon.server.notifications.parking import release_due
from trianon.server.notifications.preferences import is_muted, preferences_of
from trianon.server.notifications.push_keys import push_key
from trianon.server.notifications.subscriptions import drop_unused
from trianon.server.notifications.web_push import send_push
from trianon.server.notifications.webhook_delivery import send_webhook
from trianon.server.storage.store import Unavailable
from trianon.server.wire.field_types import NotificationChannel

LOG = logging.getLogger("trianon.notifications")

Send = Callable[[ServerNode, Delivery, Occasion], Awaitable[None]]
SENDERS: Mapping[NotificationChannel, Send] = MappingProxyType(
    {"push": send_push, "mail": send_mail, "webhook": send_webhook}
)


class NotificationRunner:
    """Looks each `NOTIFICATION_INTERVAL` for notifications that are due."""

    def __init__(self, node: ServerNode) -> None:
        self.node = node
        self.sending: dict[NotificationChannel, set[asyncio.Task[None]]] = {channel: set() for channel in SENDERS}
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start looking."""
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Stop; another node goes on with what this one has claimed."""
        if self._task is not None:
            tasks = [self._task, *(task for tasks in self.sending.values() for task in tasks)]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self) -> None:
        tidied = float("-inf")
        while True:
            try:
                if time.monotonic() - tidied > RETENTION_INTERVAL:
                    await self.node.store.run_in_thread(push_key, self.node.store)  # made at the first start
                    await self.node.store.run_in_thread(drop_unused, self.node)
                    tidied = time.monotonic()
                while await self.send_due():
                    pass
            except Unavailable:
                LOG.warning("database unavailable")
            except Exception:
                LOG.exception("sending notifications failed")
            await asyncio.sleep(NOTIFICATION_INTERVAL)

    async def send_due(self) -> int:
        """Release what is due and start to send it, so much of each channel as has room; how much that was."""
        run = self.node.store.run_in_thread
        moved = await run(release_due, self.node)
        for channel in await run(due_channels, self.node):
            tasks = self.sending[channel]
            room = SENDING[channel] - len(tasks)
            claimed = await run(claim_due, self.node, channel, room) if room else []
            for delivery in claimed:
                self._start(channel, _send(self.node, delivery))
            moved += len(claimed)
        room = SENDING["mail"] - len(self.sending["mail"])
        digests = await run(claim_digests, self.node, room) if room else []
        for digest in digests:
            self._start("mail", _send_digest(self.node, digest))
        return moved + len(digests)

    def _start(self, channel: NotificationChannel, sending: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(sending)
        self.sending[channel].add(task)
        task.add_done_callback(self.sending[channel].discard)


async def _send_digest(node: ServerNode, digest: Digest) -> None:
    """Send a daily mail; one that this node cannot note comes back after its lease."""
    try:
        await send_digest(node, digest)
    except Unavailable:
        LOG.warning("database unavailable")
    except Exception:
        LOG.exception("sending a daily mail failed")


async def _send(node: ServerNode, delivery: Delivery) -> None:
    """Send a delivery if it is still news, and note what came of it."""
    run = node.store.run_in_thread
    try:
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
    except Unavailable:  # what was claimed comes back after its lease
        LOG.warning("database unavailable")
    except Exception:
        LOG.exception("sending a notification failed", extra={"channel": delivery.channel})
        await run(retry, node, delivery, DeliveryFailed("internal error"))


def _news(node: ServerNode, delivery: Delivery) -> Occasion | None:
    """What a delivery is about; None if it is no news any more. An attempt in quiet hours waits for their end."""
    notice, now = delivery.notice, node.now()
    with node.store.read() as connection:
        occasion = news_of(connection, notice, now)
        if occasion is None or is_muted(connection, notice.person, notice.table):
            return None
        until = preferences_of(connection, notice.person).quiet_until(now)
    if until > now:
        raise DeliveryFailed("quiet hours", retry_after=until - now, is_paced=True)
    return occasion
