"""Long polling: a situation request that waits until the table changes."""

import asyncio

from trianon.server.errors import Unauthenticated
from trianon.server.matches.situations import situation
from trianon.server.node import ServerNode
from trianon.server.pubsub import TableChanged
from trianon.server.sessions.tokens import Identity
from trianon.server.wire.match_messages import Situation


class LongPoll:
    """Subscriber that waits for the next change of one table after an entry."""

    def __init__(self, since: int) -> None:
        self.since, self.changed, self.signed_out = since, asyncio.Event(), asyncio.Event()

    def notify(self, change: TableChanged) -> None:
        """Wake up on a change of the match; chat has a route of its own."""
        if not change.chat and not (change.only_if_newer and change.number <= self.since):
            self.changed.set()


async def situation_after(
    node: ServerNode, table: str, identity: Identity | None, since: int | None, seconds: float
) -> Situation:
    """The situation: immediately if it is newer than `since`, else after the next change or `seconds`."""
    poll, person = LongPoll(since or 0), None if identity is None else identity.person
    node.pubsub.subscribe_table(poll, table)
    if identity is not None:
        node.device_sessions.attach(identity, poll.signed_out.set)
    try:
        now = await node.store.run_at_table(table, situation, node.tables, table, person, since)
        if since is None or now.number > since or not seconds or node.pubsub.closing.is_set():
            return now
        is_seated = any(seat.you for seat in now.table.seats)
        waits = [asyncio.create_task(event.wait()) for event in (poll.changed, poll.signed_out, node.pubsub.closing)]
        if person is not None and is_seated:
            node.tables.presence.enter(table, person)
        try:
            await asyncio.wait(waits, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        finally:
            if person is not None and is_seated:
                node.tables.presence.leave(table, person)
            for task in waits:
                task.cancel()
        if poll.signed_out.is_set():
            raise Unauthenticated("signed-out")
        return await node.store.run_at_table(table, situation, node.tables, table, person, since)
    finally:
        node.pubsub.unsubscribe_table(poll, table)
        if identity is not None:
            node.device_sessions.detach(identity, poll.signed_out.set)
