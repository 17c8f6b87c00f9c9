"""What the news of other nodes may have missed: now and then a look at the tables somebody here watches."""

from __future__ import annotations

import asyncio

from sqlalchemy import select

from trianon.server.house import House
from trianon.server.hub import News
from trianon.server.storage.schema import TABLES
from trianon.server.storage.store import Unavailable

ALONE, TOGETHER, CONNECTED = 30.0, 1.0, 10.0  # seconds between two looks: one file, several nodes, nodes with Redis


class Watch:
    """Compares the tables that are listened to with the database."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._known: dict[str, tuple[int, int]] = {}
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Look from now on."""
        self._task = asyncio.create_task(self._look())

    async def stop(self) -> None:
        """Look no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def pause(self) -> float:
        """How long to wait for the next look."""
        if self.house.hub.connected:
            return CONNECTED
        return ALONE if self.house.config.is_sqlite else TOGETHER

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(self.pause())
            tables = self.house.hub.watched()
            if tables:
                try:
                    for news in await self.house.run(self._changed, tables):
                        self.house.hub.pass_on_here(news)
                except Unavailable:
                    continue

    def _changed(self, tables: list[str]) -> list[News]:
        with self.house.store.read() as connection:
            rows = connection.execute(
                select(TABLES.c.id, TABLES.c.number, TABLES.c.crew).where(TABLES.c.id.in_(tables))
            ).all()
        now = {row.id: (row.number, row.crew) for row in rows}
        changed = [News(table, at[0]) for table, at in now.items() if self._known.get(table) != at]
        self._known = now
        return changed
