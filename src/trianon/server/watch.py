"""What the news of other nodes may have missed: now and then a look at the tables somebody here listens to."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator, Sequence
from typing import Any

from sqlalchemy import func, select

from trianon.server.house import House
from trianon.server.hub import News
from trianon.server.storage.schema import CHAT, SEATS, TABLES
from trianon.server.storage.store import Unavailable

LOG = logging.getLogger("trianon.watch")
APART, CONNECTED = 1.0, 10.0  # seconds between two looks: without Redis, and with it
OVERLAP = 30.0  # seconds that the clocks of two nodes may differ
CHUNK = 500  # names in one query

Mark = tuple[int, Any, Any]  # a table's latest entry, its seats, its open wish


class Watch:
    """Compares the tables that are listened to with the database."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._known: dict[str, Mark] = {}
        self._talk: dict[str, int] = {}
        self._heard: dict[tuple[str, bool], int] = {}  # what the news told since the last look
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Look from now on."""
        self.house.hub.listen(self)
        self._task = asyncio.create_task(self._look())

    async def stop(self) -> None:
        """Look no more."""
        self.house.hub.leave(self)
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def hear(self, news: News) -> None:
        """Note what need not be told again."""
        self._heard[news.table, news.chat > 0] = news.chat or news.number

    async def _look(self) -> None:
        waited, were_connected = 0.0, False
        while True:
            await asyncio.sleep(APART)
            waited += APART
            connected = bool(self.house.hub.connected)
            # at once, too, when Redis is there again: what was said meanwhile nobody heard
            if connected and were_connected and waited < CONNECTED:
                continue
            waited, were_connected = 0.0, connected
            hasty = self.house.store.hasty
            # what the loop itself wrote, it told
            if (hasty is None or hasty.others_wrote()) and not await self._pass_on() and hasty is not None:
                hasty.doubt()

    async def _pass_on(self) -> bool:
        """Look, and tell what was found; False when the database could not be looked at."""
        tables, people = self.house.hub.watched(), self.house.hub.people()
        heard, self._heard = self._heard, {}
        if not tables and not people:
            return True
        try:
            found = await self.house.run(self._changed, tables, people, heard)
        except Unavailable:
            self._heard = {**heard, **self._heard}
            return False
        except Exception:  # this look is lost, the next one may do better
            LOG.exception("look failed")
            return False
        for news in found:
            self.house.hub.pass_on_here(news)
            self._heard.pop((news.table, news.chat > 0), None)
        return True

    def _changed(self, tables: list[str], people: dict[str, float], heard: dict[tuple[str, bool], int]) -> list[News]:
        now, talk, owners = self._marks(tables, people)
        watched, changed = set(tables), []
        for table, at in now.items():
            known, told = self._known.get(table), heard.get((table, False), 0)
            if known is None:
                new = at[0] > told and (table in watched or table in owners)
            else:
                new = at[0] > max(known[0], told) or at[1:] != known[1:]
            if new:
                changed.append(News(table, at[0], owners.get(table, ()), doubt=known is None))
            if talk.get(table, 0) > max(self._talk.get(table, 0), heard.get((table, True), 0)):
                changed.append(News(table, at[0], (), chat=talk[table], doubt=True))
        self._known, self._talk = now, talk
        return changed

    def _marks(
        self, tables: list[str], people: dict[str, float]
    ) -> tuple[dict[str, Mark], dict[str, int], dict[str, list[str]]]:
        """How far tables and their talk are: those listened to, and those of people here that changed lately."""
        now: dict[str, Mark] = {}
        talk: dict[str, int] = {}
        owners: dict[str, list[str]] = {}
        since = self.house.now() - CONNECTED - OVERLAP
        columns = (TABLES.c.id, TABLES.c.number, TABLES.c.crew, TABLES.c.request)
        with self.house.store.read() as connection:
            for some in _chunks(tables):
                for row in connection.execute(select(*columns).where(TABLES.c.id.in_(some))):
                    now[row.id] = (row.number, row.crew, row.request)
                lines = select(CHAT.c.table_id, func.max(CHAT.c.number).label("last"))
                lines = lines.where(CHAT.c.table_id.in_(some)).group_by(CHAT.c.table_id)
                talk |= {row.table_id: row.last for row in connection.execute(lines)}
            for some in _chunks(list(people)):
                theirs = select(*columns, TABLES.c.changed, SEATS.c.person).join(SEATS, SEATS.c.table_id == TABLES.c.id)
                for own in connection.execute(theirs.where(SEATS.c.person.in_(some), TABLES.c.changed > since)):
                    now[own.id] = (own.number, own.crew, own.request)
                    if own.changed >= people[own.person]:  # what was before one came is no news
                        owners.setdefault(own.id, []).append(own.person)
        return now, talk, owners


def _chunks(names: Sequence[str]) -> Iterator[Sequence[str]]:
    for first in range(0, len(names), CHUNK):
        yield names[first : first + CHUNK]
