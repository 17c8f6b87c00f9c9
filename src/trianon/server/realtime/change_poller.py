"""Polls the database for changes of subscribed tables that no notification reported."""

import asyncio
import logging
from collections.abc import Iterator, Sequence
from typing import Any

from sqlalchemy import func, select

from trianon.server.limits import CHANGE_POLL_INTERVAL, CHANGE_POLL_INTERVAL_WITH_REDIS, CLOCK_SKEW, IDS_PER_QUERY
from trianon.server.node import ServerNode
from trianon.server.pubsub import Published, TableChanged
from trianon.server.storage.schema import CHAT, SEATS, TABLES
from trianon.server.storage.store import Unavailable

LOG = logging.getLogger("trianon.change_poller")

Mark = tuple[int, Any, Any]  # a table's latest entry, seats version, undo request


class ChangePoller:
    """Compares subscribed tables with the database and publishes differences on this node."""

    def __init__(self, node: ServerNode) -> None:
        self.node = node
        self._known: dict[str, Mark] = {}
        self._chat: dict[str, int] = {}
        self._published: Published = {}  # since the last successful poll

    async def run(self) -> None:
        """Poll until cancelled."""
        waited, were_connected = 0.0, False
        while True:
            await asyncio.sleep(CHANGE_POLL_INTERVAL)
            waited += CHANGE_POLL_INTERVAL
            connected = bool(self.node.pubsub.connected)
            # poll at once when Redis is back: notifications were lost meanwhile
            if connected and were_connected and waited < CHANGE_POLL_INTERVAL_WITH_REDIS:
                continue
            waited, were_connected = 0.0, connected
            nonblocking_writer = self.node.store.nonblocking_writer
            # our own writes were already published
            if (
                (nonblocking_writer is None or nonblocking_writer.changed_externally())
                and not await self._poll()
                and nonblocking_writer is not None
            ):
                nonblocking_writer.invalidate()

    async def _poll(self) -> bool:
        """Poll once and publish the changes; False after a failure."""
        tables, people = self.node.pubsub.subscribed_tables(), self.node.pubsub.present_people()
        self._published |= self.node.pubsub.take_published()
        try:
            found = await self.node.store.run_in_thread(self._changed, tables, people) if tables or people else []
        except Unavailable:
            return False
        except Exception:  # the next poll may succeed
            LOG.exception("polling failed")
            return False
        self._published = {}
        for change in found:
            self.node.pubsub.publish_locally(change)
        return True

    def _changed(self, tables: list[str], people: dict[str, float]) -> list[TableChanged]:
        now, chat_lines, owners = self._marks(tables, people)
        watched, changed = set(tables), []
        for table, at in now.items():
            known, reported = self._known.get(table), self._published.get((table, False), 0)
            if known is None:
                new = at[0] > reported and (table in watched or table in owners)
            else:
                new = at[0] > max(known[0], reported) or at[1:] != known[1:]
            if new:
                changed.append(TableChanged(table, at[0], owners.get(table, ()), only_if_newer=known is None))
            if chat_lines.get(table, 0) > max(self._chat.get(table, 0), self._published.get((table, True), 0)):
                changed.append(TableChanged(table, at[0], (), chat=chat_lines[table], only_if_newer=True))
        self._known, self._chat = now, chat_lines
        return changed

    def _marks(
        self, tables: list[str], people: dict[str, float]
    ) -> tuple[dict[str, Mark], dict[str, int], dict[str, list[str]]]:
        """Versions and chat numbers of subscribed tables and of recently changed tables of present people."""
        now: dict[str, Mark] = {}
        chat_lines: dict[str, int] = {}
        owners: dict[str, list[str]] = {}
        since = self.node.now() - CHANGE_POLL_INTERVAL_WITH_REDIS - CLOCK_SKEW
        columns = (TABLES.c.id, TABLES.c.number, TABLES.c.seats_version, TABLES.c.undo_request)
        with self.node.store.read() as connection:
            for some in _chunks(tables):
                for row in connection.execute(select(*columns).where(TABLES.c.id.in_(some))):
                    now[row.id] = (row.number, row.seats_version, row.undo_request)
                lines = select(CHAT.c.table_id, func.max(CHAT.c.number).label("last"))
                lines = lines.where(CHAT.c.table_id.in_(some)).group_by(CHAT.c.table_id)
                chat_lines |= {row.table_id: row.last for row in connection.execute(lines)}
            for some in _chunks(list(people)):
                theirs = select(*columns, TABLES.c.changed, SEATS.c.person).join(SEATS, SEATS.c.table_id == TABLES.c.id)
                for own in connection.execute(theirs.where(SEATS.c.person.in_(some), TABLES.c.changed > since)):
                    now[own.id] = (own.number, own.seats_version, own.undo_request)
                    if own.changed >= people[own.person]:  # changes before the arrival are not reported
                        owners.setdefault(own.id, []).append(own.person)
        return now, chat_lines, owners


def _chunks(names: Sequence[str]) -> Iterator[Sequence[str]]:
    for first in range(0, len(names), IDS_PER_QUERY):
        yield names[first : first + IDS_PER_QUERY]
