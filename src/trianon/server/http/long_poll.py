"""The plain way to follow a table: a question that is answered when there is something to tell."""

from __future__ import annotations

import asyncio

from trianon.server.matches.situations import situation
from trianon.server.node import ServerNode
from trianon.server.realtime.pubsub import TableChanged
from trianon.server.wire.messages import Situation


class LongPoll:
    """Waits for the next news of one table after an entry."""

    def __init__(self, since: int) -> None:
        self.since, self.changed = since, asyncio.Event()

    def notify(self, change: TableChanged) -> None:
        """Note that something changed; talk is asked for elsewhere."""
        if not change.chat and not (change.only_if_newer and change.number <= self.since):
            self.changed.set()


async def situation_after(
    node: ServerNode, table: str, person: str | None, since: int | None, seconds: float
) -> Situation:
    """Where a table stands: at once if there is something new since an entry, else when it changes or time is up."""
    poll = LongPoll(since or 0)
    node.pubsub.subscribe_table(poll, table)
    try:
        now = await node.run_in_thread(situation, node, table, person, since)
        if since is None or now.number > since or not seconds or node.pubsub.closing.is_set():
            return now
        waits = [asyncio.create_task(event.wait()) for event in (poll.changed, node.pubsub.closing)]
        try:
            await asyncio.wait(waits, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in waits:
                task.cancel()
        return await node.run_in_thread(situation, node, table, person, since)
    finally:
        node.pubsub.unsubscribe_table(poll, table)
