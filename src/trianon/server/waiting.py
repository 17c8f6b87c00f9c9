"""The plain way to follow a table: a question that is answered when there is something to tell."""

from __future__ import annotations

import asyncio

from trianon.server.house import House
from trianon.server.hub import News
from trianon.server.messages import situation
from trianon.server.protocol import Situation


class Waiter:
    """Waits for the next news of one table after an entry."""

    def __init__(self, since: int) -> None:
        self.since, self.heard = since, asyncio.Event()

    def hear(self, news: News) -> None:
        """Note that something changed; talk is asked for elsewhere."""
        if not news.chat and not (news.doubt and news.number <= self.since):
            self.heard.set()


async def situation_after(house: House, table: str, person: str | None, since: int | None, seconds: float) -> Situation:
    """Where a table stands: at once if there is something new since an entry, else when it changes or time is up."""
    waiter = Waiter(since or 0)
    house.hub.follow_table(waiter, table)
    try:
        now = await house.run(situation, house, table, person, since)
        if since is None or now.number > since or not seconds or house.hub.closing.is_set():
            return now
        hearing = [asyncio.create_task(event.wait()) for event in (waiter.heard, house.hub.closing)]
        try:
            await asyncio.wait(hearing, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in hearing:
                task.cancel()
        return await house.run(situation, house, table, person, since)
    finally:
        house.hub.leave_table(waiter, table)
